## Wie Stellungen geschrieben werden
pol-notation-players = Die Farben von A an: r Rot, b Blau, y Gelb, g Grün, o Orange; x ist Balthus.
pol-notation-rats = Eine rote Ratte und zwei blaue auf O.
pol-notation-gone = Zerstörte Gebäude.
pol-notation-cat = Die Jagdkarte, die auf Runde 2 liegen bleibt.
pol-notation-orange = Vorteile im Spiel: Der von C gehört A, der von F liegt auf seinem Gebäude.
pol-notation-held = Jagdkarten auf der Hand in Runde 7.
pol-notation-up = Offene Jagdkarten in Runde 7.
pol-notation-plan = Alle planen.
pol-notation-options = Eine Regel, die von der üblichen abweicht.
