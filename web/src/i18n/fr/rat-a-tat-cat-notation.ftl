## Comment s’écrivent les positions
tat-notation-row = La rangée de A, de gauche à droite, tout visible.
tat-notation-known = Une carte que A et B ont vue.
tat-notation-special = Échange, Pioche 2, Coup d’œil, Super coup d’œil.
tat-notation-deck = La pioche, carte du dessus d’abord. Les deux points : le reste des cartes.
tat-notation-discard = La défausse, carte du dessus d’abord.
tat-notation-turn = C’est à A de jouer.
tat-notation-called = B a annoncé ; il reste un tour à A.
tat-notation-options = Les règles qui diffèrent des règles habituelles.
