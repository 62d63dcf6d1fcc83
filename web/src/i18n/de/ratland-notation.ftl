## Wie Stellungen geschrieben werden
land-notation-rats = A hat 13 Ratten zu verteilen.
land-notation-stock = Was A noch hat; auch lost 2 für Verirrte.
land-notation-sent = Schon verteilt: Müllkippe, Stadt, Felder, linker und rechter Seitenkanal, Vorratskammer, Kinderstube.
land-notation-event = Das Ereignis dieser Runde.
land-notation-food = Die Nahrungskarte dieser Runde.
land-notation-area = Was ein Bereich bietet, wenn nicht das, was die Nahrungskarte zeigt: y gelb, o orange, w weiß, k schwarz, p lila, b blau.
land-notation-active = Bei Gleichstand gewinnt A.
land-notation-options = Eine Regel, die von der üblichen abweicht.
