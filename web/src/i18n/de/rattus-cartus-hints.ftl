cart-hint-privilege = Privileg: { $building }
cart-hint-look = Karte { $n } der Nonnenreihe ansehen
cart-hint-visit = Besuch: { $building }, mit { $cards }
cart-hint-visit-alone = Besuch: { $building }, ohne Karten
cart-hint-give = Geben: { $cards }
cart-hint-discard = Hier lassen: { $cards }
cart-hint-discard-none = Keine Karten hier lassen
