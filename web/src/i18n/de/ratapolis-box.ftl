## What lies in the box
pol-box-tiles = Gebäude
pol-box-outdoors = Außenplättchen
pol-box-cities = Städte
pol-box-situations = Szenarien
pol-box-rest = Karten
pol-box-tile = Plättchen { $id }
pol-box-beginner = Erste Stadt
pol-box-hunt = Jagdkarten je Runde
pol-box-round-cards = Rundenkarten
pol-box-no = Nr. { $n }
pol-box-round = Runde { $n }

## On a tile
pol-box-cells = Felder in einer Reihe
pol-box-plain = Käse auf der gelben Seite
pol-box-advantage = Käse auf der orangen Seite
pol-box-cheese = Käse
pol-box-face = Buchstabe auf Seite { $n }

## Cards
pol-box-no-attack = Ohne Angriff
pol-box-one-attack = Mit einem Angriff

## A city
pol-box-rows = Von oben: ein Buchstabe für jedes Feld, eine Ziffer für ein verdecktes Plättchen, ein Punkt für nichts
pol-box-row = Reihe { $n }
pol-box-faces = Welche Seite oben liegt
pol-box-fair = Plättchen des Jahrmarkts
pol-box-hidden = Plättchen, von denen einige verdeckt liegen

## A Situation
pol-box-least = Mitspieler mindestens
pol-box-most = Mitspieler höchstens
pol-box-layout = Stadt
pol-box-rats = Ratten je Familie
pol-box-blind = Runden ohne offene Jagdkarten
pol-box-fair-bonus = Käse für die meisten Ratten auf dem Jahrmarkt
pol-box-balthus = Mit Balthus
pol-box-lots = Ecken durch Los
pol-box-procreation = Ratten können Nachwuchs bekommen
pol-box-marks = Was auf den Runden liegt
pol-box-tokens = Vorteile
pol-box-pool = Vorteile werden gezogen aus
pol-box-fixed = Ein Gebäude fällt von selbst
pol-box-in-round = In Runde
pol-box-falls = Gebäude
pol-box-stacked = Karten, die bereitliegen
pol-box-start = Ratten zu Beginn
pol-box-north-west = Ecke oben links
pol-box-north-east = Ecke oben rechts
pol-box-south-west = Ecke unten links
pol-box-south-east = Ecke unten rechts
