cart-hint-privilege = Privilège : { $building }
cart-hint-look = Regarder la carte { $n } de la rangée des nonnes
cart-hint-visit = Visite : { $building }, avec { $cards }
cart-hint-visit-alone = Visite : { $building }, sans carte
cart-hint-give = Donner : { $cards }
cart-hint-discard = Laisser ici : { $cards }
cart-hint-discard-none = Ne laisser aucune carte
