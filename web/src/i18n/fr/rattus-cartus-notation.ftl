## Comment s’écrivent les positions
cart-notation-hand = La main de A : un personnage et son nombre de nonnes, ou joker, pass, flute, sword, gold.
cart-notation-rats = Les rats de A ; 10 si rien n’est dit.
cart-notation-row = Les bâtiments de cette manche.
cart-notation-influence = L’influence dans une classe, dans l’ordre des rangs.
cart-notation-nuns = Les cinq cartes de la rangée des nonnes ; n’importe lesquelles si rien n’est dit.
cart-notation-first = A est premier joueur.
cart-notation-privilege = A choisit un soutien. Ou, plus tard dans la manche, une visite : visit A.
