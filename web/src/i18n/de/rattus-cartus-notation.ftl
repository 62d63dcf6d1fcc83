## Wie Stellungen geschrieben werden
cart-notation-hand = As Hand: eine Person mit der Zahl der Nonnen, oder joker, pass, flute, sword, gold.
cart-notation-rats = As Ratten; 10, wenn nichts dasteht.
cart-notation-row = Die Gebäude dieser Runde.
cart-notation-influence = Einfluss in einem Stand, in der Reihenfolge der Ränge.
cart-notation-nuns = Die fünf Karten der Nonnenreihe; irgendwelche, wenn nichts dasteht.
cart-notation-first = A ist Startspieler.
cart-notation-privilege = A wählt Nachschub. Oder, später in der Runde, einen Besuch: visit A.
