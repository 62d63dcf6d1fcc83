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
position-sit = Hier sitzt du
position-sit-line = Wer hier sitzt, nimmt deinen Platz.
