## Wie Stellungen geschrieben werden
tat-notation-row = As Reihe von links, nichts verdeckt.
tat-notation-known = Eine Karte, die A und B gesehen haben.
tat-notation-special = Tauschen, Zweimal ziehen, Spähen, Superspähen.
tat-notation-deck = Der Nachziehstapel, oberste Karte zuerst. Die zwei Punkte sind die übrigen Karten.
tat-notation-discard = Der Ablagestapel, oberste Karte zuerst.
tat-notation-turn = A ist am Zug.
tat-notation-called = B hat angesagt; A hat noch einen Zug.
tat-notation-options = Regeln, die von den üblichen abweichen.
