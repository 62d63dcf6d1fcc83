hint-title = Le Sage : à votre place…
hint-thinking = Le Sage réfléchit… C’est le plus fort des joueurs ordinateur de la maison.
hint-sole = Rien d’autre ne mérite réflexion.
hint-best = mon choix
hint-as-good = aussi bien
hint-worse = un peu moins bien
hint-bad = nettement moins bien
hint-chance = gagne environ { $n } fois sur 20
hint-do = Le faire
hint-why-points = { $n ->
    [one] Vous devriez arriver à environ { $n } point ; avec le deuxième choix, à { $m }.
   *[other] Vous devriez arriver à environ { $n } points ; avec le deuxième choix, à { $m }.
}
hint-why-cost = { $n ->
    [one] Cette manche devrait vous coûter environ { $n } point ; avec le deuxième choix, { $m }.
   *[other] Cette manche devrait vous coûter environ { $n } points ; avec le deuxième choix, { $m }.
}
hint-why-cheese = Votre gruyère devrait arriver à environ { $n } ; avec le deuxième choix, à { $m }.
hint-why-even = Le deuxième choix gagne aussi souvent et rapporte à peu près autant. Prenez ce qui vous plaît.
hint-why-often = Cela rapporte à peu près autant que le deuxième choix, { $n }, mais devrait gagner plus souvent.
hint-why-chance = Cela rapporte un peu moins pour l’instant que le deuxième choix, mais gagne plus souvent.
hint-why-close = Cela gagne aussi souvent que le deuxième choix, même si celui-ci rapporte un peu plus pour l’instant. Peu de chose les sépare.
hint-line-points = { $n ->
    [one] Vous devriez arriver à environ { $n } point.
   *[other] Vous devriez arriver à environ { $n } points.
}
hint-line-cost = { $n ->
    [one] Cette manche devrait vous coûter environ { $n } point.
   *[other] Cette manche devrait vous coûter environ { $n } points.
}
hint-line-cheese = Votre gruyère devrait arriver à environ { $n }.
hint-more = { $n ->
    [one] { $n } autre possibilité
   *[other] { $n } autres possibilités
}
hint-how = Plus la barre est longue, plus la victoire est probable. Le Sage, le plus fort des joueurs ordinateur, ne voit que ce que vous voyez et peut se tromper.
hint-somebody = { $name } a demandé conseil.

chances-counting = L’Alchimiste, une joueuse ordinateur qui calcule, revoit chaque coup. Après une longue partie, cela peut prendre une demi-minute.
chances-graph = Chances de gagner, du début à la fin : { $list }.
chances-end = { $name } de { $from } % à { $to } %
chances-turning = Tournants
chances-none = Pas de grand tournant : tout s’est terminé comme cela avait commencé.
chances-slow = Pas de grand tournant : tout s’est joué petit à petit.
chances-step = Étape { $n } : { $name }, { $from } % → { $to } %
chances-table = Chances en %, étape par étape
chances-frame = Étape
chances-how = Chacun est jugé d’après ce qu’il pouvait savoir alors ; c’est une estimation.

decided-whose = Les décisions de qui ?
decided-counting = Le Sage, le plus fort des joueurs ordinateur, revoit chaque décision en ne voyant que ce qu’on pouvait voir alors. Cela peut prendre une demi-minute.
decided-round = Manche { $round }, étape { $n }
decided-chance = gagne : { $n } %
decided-cost = { $n ->
    [one] Cela a coûté environ { $n } victoire sur cent (à { $m } près).
   *[other] Cela a coûté environ { $n } victoires sur cent (à { $m } près).
}
decided-points = Points à attendre : environ { $n }, et environ { $m } à la façon du Sage.
decided-cost-points = Coût à attendre dans cette manche : environ { $n }, et environ { $m } à la façon du Sage.
decided-cheese = Gruyère à attendre : environ { $n }, et environ { $m } à la façon du Sage.
decided-see = Revoir ce moment
decided-play = Rejouer à partir d’ici
decided-few = Le Sage ne peut prouver aucune autre erreur.
decided-none = Vous n’avez fait aucune erreur que le Sage puisse prouver.
decided-none-of = { $name } n’a fait aucune erreur que le Sage puisse prouver.
decided-how = { $n ->
    [one] { $n } décision revue d’après ce qu’on pouvait savoir alors, non d’après ce qui était caché. Le Sage peut se tromper.
   *[other] { $n } décisions revues d’après ce qu’on pouvait savoir alors, non d’après ce qui était caché. Le Sage peut se tromper.
}
