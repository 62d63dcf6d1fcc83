## Karten
face-0 = 0, der schlafende Engel
face-1 = 1, das Kätzchen mit der Wolle
face-2 = 2, die Katze an der Milch
face-3 = 3, der Butler
face-4 = 4, der Zweifler
face-5 = 5, der gekränkte Siamkater
face-6 = 6, der Straßenkater
face-7 = 7, der kleine Dieb
face-8 = 8, der Schläger
face-9 = 9, der König der Ratten
face-swap = Tauschen
face-draw2 = Zweimal ziehen
face-peek = Spähen
face-super-peek = Superspähen
card-down = verdeckt
card-known = verdeckt, von dir gesehen
card-at = { $owner }, Platz { $slot }: { $card }
card-mine-at = Dein Platz { $slot }: { $card }
deck = Nachziehstapel
deck-of = Nachziehstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
discard = Ablagestapel
discard-top = Ablagestapel, obenauf: { $card }
discard-empty = Ablagestapel, leer
scanner = Kat-o-matischer Rattenscanner

## Plätze
row-of = Reihe: { $name }
seat-dealer = Geber
seat-caller = Ansager
seat-out = Ausgeschieden
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }

## Was gefragt ist
ask-first-look = Sieh dir deine zwei äußeren Karten an. Einmal und nie wieder.
ask-source = Du bist am Zug. Zieh vom Nachziehstapel oder nimm die oberste abgelegte Karte.
ask-keep = Ersetze damit eine deiner Karten, oder leg sie ab.
ask-swap = Tauschen: eine von dir gegen eine von ihnen, ungesehen.
ask-draw2 = Noch einmal ziehen? { $n ->
    [one] Einmal geht noch.
   *[other] { $n }-mal geht noch.
  }
ask-peek = Spähen: wähl eine deiner Karten.
ask-super-peek = Superspähen: alle Reihen. Danach keine Ansage.
ask-look = Schau gut hin. Gleich ist es wieder dunkel.
ask-call = Ist deine Reihe die niedrigste? Dann sag es.
ask-ready = Nächster Durchgang?
ask-wait = { $name } ist am Zug.
do-draw = Karte ziehen
do-done = Gesehen
do-discard = Ablegen
do-decline = Verzichten
do-again = Noch einmal ziehen
do-stop = Aufhören
do-look = Ansehen
do-call = Rat-a-tat cat!
do-no-call = Nicht ansagen
do-ready = Bereit
why-not-turn = Du bist nicht am Zug.
why-special = Eine Sonderkarte kann man nicht vom Ablagestapel nehmen.
why-keep-own = Sie kann nur in deine eigene Reihe.

## Die Ansage und der Zettel
call-shout = Rat-a-tat cat!
call-by = { $name } sagt an. Ein letzter Zug für alle anderen.
score-sheet = Punktezettel
score-round = Durchgang { $n }
score-total = Gesamt
score-winner = Am niedrigsten: { $name }
called-here = angesagt
