## What lies in the box
land-box-food = Nahrungskarten
land-box-pieces = Käse
land-box-clans = Clans
land-box-events = Ereignisse
land-box-rest = Ratten, Ernährung, Beutel
land-box-food-card = Nahrung { $n }
land-box-start = Zu Beginn
land-box-feeding = Ernährung
land-box-bag = Der Beutel

## Cheese
land-box-yellow = Gelb
land-box-orange = Orange
land-box-white = Weiß
land-box-black = Schwarz
land-box-purple = Lila
land-box-blue = Blau
land-box-in-the-box = Stücke in einer Schachtel
land-box-gives = Käse, den es bringt
land-box-rat-to = Wohin die Ratte kommt

## Rats, feeding, bag
land-box-rats = Ratten in einer Schachtel
land-box-start-rats = Ratten für jeden
land-box-start-cheese = Käse für jeden
land-box-step = Stufe { $n }
land-box-most = Bis zu so vielen Ratten
land-box-cost = Käse insgesamt
land-box-beyond = Käse für jede weitere Ratte
land-box-extra-from = Von jeder Farbe eins mehr ab so vielen Mitspielern
land-box-extra-to = … bis zu so vielen Mitspielern
land-box-two-cards = Zwei Nahrungskarten ab so vielen Mitspielern
land-box-extra-two-cards = Zwei Karten und von jeder Farbe eins mehr ab so vielen Mitspielern

## Events and clans
land-box-kind = Art
land-box-base = Anfangs
land-box-upgraded = Später
land-box-extra-draw-dump = Zusätzliche Stücke von der Müllkippe
land-box-one-each-max = Stücke eins zu eins getauscht
land-box-two-for-one-max = Stücke zwei zu eins getauscht
land-box-purple-worth = Käse für Lila
land-box-cheese-total = Käse für alle verirrten Ratten
land-box-cheese-per-rat = Käse für jede verirrte Ratte
land-box-scavenges = Bereiche zum Plündern
land-box-conversions = Käse, der zu Ratten wird
land-box-ninja-rats = Ratten im Seitenkanal, genau
land-box-ninja-single = Nur in einem Seitenkanal
land-box-ninja-cheese = Gestohlener Käse mindestens
land-box-births-if-empty = Geburten bei leerer Kinderstube
land-box-extra-births = Zusätzliche Geburten
land-box-ignores-black = Schwarz tut nichts
land-box-defence = Zusätzliche Verteidigung
land-box-donors = Mitspieler, die Käse geben
land-box-moves = Ratten, die umziehen dürfen
land-box-adds = Bereiche, in denen ein Stück dazukommt
land-box-sees-event = Sieht das Ereignis
land-box-sees-food = Sieht die Nahrung
