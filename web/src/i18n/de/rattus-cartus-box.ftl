## What lies in the box
cart-box-buildings = Gebäudekarten
cart-box-heap-cards = Handkarten
cart-box-rest = Davor und danach
cart-box-population = Bevölkerungskarten
cart-box-start = Zu Beginn
cart-box-table = { $n ->
    [one] { $n } Mitspieler
   *[other] { $n } Mitspieler
  }
cart-box-scoring = Schlusswertung
cart-box-set = Empfohlene Gebäude

## On a building card
cart-box-copy = Karte Nr. { $n }, linke obere Ecke
cart-box-cards = Bevölkerungskarten ziehen
cart-box-rats = Ratten abwerfen
cart-box-looks = Blicke in die Nonnenreihe
cart-box-premium = Premiumaktion
cart-box-standard = Standardaktion
cart-box-kind = Was sie bewirkt
cart-box-card = Welche Karte
cart-box-n = Wie viele
cart-box-per = Einfluss für eine Karte
cart-box-free-rats = Ratten ohne Karte
cart-box-most-cards = Karten höchstens
cart-box-kind-draw = Bevölkerungskarten ziehen
cart-box-kind-gain-points = Siegpunkte bekommen
cart-box-kind-discard-rats = Ratten abwerfen
cart-box-kind-guard-tower = Karten verlangen
cart-box-kind-look = in die Nonnenreihe schauen
cart-box-kind-take = vom Stapel nehmen
cart-box-kind-hospital = Karten und Ratten abwerfen
cart-box-kind-draw-per-influence = nach Einfluss ziehen
cart-box-kind-none = nichts

## How many there are
cart-box-in-the-box = Karten in der Schachtel
cart-box-nuns = Karten jedes Standes nach Nonnen

## Before and after
cart-box-start-rats = Ratten
cart-box-start-hand = Handkarten
cart-box-row = Gebäude in der Gasse
cart-box-replacement = Gebäude im Ersatzstapel
cart-box-rounds = Runden
cart-box-influence = Platz { $n } auf einer Einflussleiste
cart-box-most = Die meisten Karten einer Art
cart-box-most-tied = Gleichstand bei den meisten
cart-box-gold-first = Am meisten Gold
cart-box-gold-first-shared = Gleichstand beim meisten Gold, geteilt
cart-box-gold-second = Am zweitmeisten Gold
cart-box-gold-second-two = Am zweitmeisten Gold, zu zweit
cart-box-set-place = Nr. { $n }
