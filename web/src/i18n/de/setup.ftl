## Eine Partie aus einer Stellung
position-in = Stellung aufbauen
position-out = Wie gewohnt austeilen
position-title = Stellung aufbauen
position-help = Du spielst von hier aus gegen Computerspieler weiter, nach den Regeln, die in der Stellung stehen. Wer sie schreibt, sieht alle Karten; darum gibt es von der Partie keine Aufzeichnung.
position-example = Beispiel
position-copy = Link zu dieser Stellung kopieren
position-how = Wie man sie schreibt
position-sections = Teile in beliebiger Reihenfolge, durch Strichpunkte getrennt. Plätze sind die Buchstaben auf den Stühlen; drück auf einen Stuhl, um selbst dort zu sitzen. Was fehlt, ist wie gewohnt.
position-empty = Schreib eine Stellung oder nimm das Beispiel.
position-read = { $n ->
    [one] Eine Stellung für { $n } Spieler.
   *[other] Eine Stellung für { $n } Spieler.
  }
position-fault-at = Zeile { $n }: „{ $text }“ passt hier nicht.
position-fault-end = Zeile { $n }: Am Ende fehlt etwas.
position-fault = Diese Stellung lässt sich nicht spielen.
position-expected = Hier erwartet:

## How long, and whether people may talk
clock-help = Läuft die Zeit ab, wird ein sicherer Zug für dich gemacht.
clock-none = Keins
clock-slow-help = Ein Tisch zum Wiederkommen: Er wartet, solange du weg bist. In „Mein Platz“ kannst du sagen, wo wir dir melden, dass du dran bist.
talk-help = Aus: An diesem Tisch kann niemand schreiben; gezeichnete Reaktionen bleiben.

## Mehrere an einem Gerät
here-title = Wo ihr spielt
here-each = Jeder am eigenen Gerät
here-all = Alle an diesem
here-each-help = Du bekommst einen Link für die anderen.
here-all-help = Es geht von Hand zu Hand. Dazwischen fällt ein Vorhang, und jeder sieht nur, was seins ist. Es geht ohne Netz und zählt für nichts.
here-name = Wer auf Platz { $n } spielt

## How strong the computer players are
setup-strength = Computerspieler
strength-beginner = Anfänger
strength-evening = Spieleabend
strength-club = Verein
strength-master = Meister
