cart-hint-privilege = Privilege: { $building }
cart-hint-look = Look at card { $n } of the nun row
cart-hint-visit = Visit: { $building }, with { $cards }
cart-hint-visit-alone = Visit: { $building }, without cards
cart-hint-give = Give: { $cards }
cart-hint-discard = Leave here: { $cards }
cart-hint-discard-none = Leave no cards
