## The stories of the Situations, and what is different
pol-situation-base-story = Une ville, un chasseur et ses Chats, et un rival derrière chaque mur. Quelle ville ? À vous de le dire.
pol-situation-base-rules = Huit manches. Un rat de chaque famille dans chaque Bâtiment. Un Avantage de plus que de joueurs.
pol-situation-a-story = Rideaux de dentelle, perrons balayés, saluts par-dessus la haie. Cela dure exactement deux manches.
pol-situation-a-rules = Sans C, G, H, I et T : 15 Bâtiments et 15 rats par famille. Les Avantages sont A, B, F, L et S. Pas d’attaque aux manches 1 et 2, une seule aux manches 3 et 5. Les manches 4 et 8 sont fermées.
pol-situation-b-story = De grandes maisons au milieu, de petites boutiques autour, et tout le monde est pressé d’être ailleurs.
pol-situation-b-rules = Toute la ville, dans sa disposition. Aucune règle ne change.
pol-situation-c-story = Personne n’a redressé une rue ici depuis le premier rat. Les longs toits gardent le bord, les échoppes se serrent au milieu.
pol-situation-c-rules = Toute la ville, dans sa disposition. Aucune règle ne change.
pol-situation-f-story = Un terrain vague au centre, des volets clos tout autour, et plus personne ne prévient personne.
pol-situation-f-rules = Sans A, B, F, L et S : 15 Bâtiments et 15 rats par famille. Les Avantages sont C, G, H, I et T. Aux manches 1 à 3, personne ne voit de carte Indice ; si la carte tirée désigne un Bâtiment à Avantage, seul l’Avantage est perdu. Les manches 4 et 8 sont fermées.
pol-situation-g-story = On a semé une bande d’herbe à travers la ville. Aucun Chat n’y chasse, et il n’y a presque rien à manger.
pol-situation-g-rules = Trois tuiles Extérieur divisent la ville. Les Chats n’y viennent jamais ; chaque rat y vaut 1 point de gruyère.
pol-situation-h-story = Des lampions, un orgue, du sucre sous les pattes. Celui qui tient la fête à la fin ramasse les miettes.
pol-situation-h-rules = Trois tuiles Extérieur forment la fête. À la fin, celui qui y a le plus de rats au total gagne 10 points de gruyère de plus ; une égalité ne donne rien.
pol-situation-i-story = Quatre coins, quatre familles, et chacune sait faire une chose mieux que les autres.
pol-situation-i-rules = Chacun commence dans un coin avec 12 rats et un Avantage. À la manche 4, les cartes des cinq Bâtiments à Avantage sont visibles, et l’un de ces Bâtiments tombe.
pol-situation-l-story = Le printemps dans les caves. Là où deux d’une famille partagent un toit, un troisième n’est jamais loin.
pol-situation-l-rules = Une action de plus : avec deux rats dans un Bâtiment, un autre arrive de votre réserve s’il y a de la place. Le Marché et l’Hôpital n’ont pas d’Avantage. Deux tuiles Extérieur sont en ville.
pol-situation-s-story = Nous venons de la campagne, tous nos biens sur le dos. Qu’y a-t-il derrière ces portes ? Personne n’a su nous le dire.
pol-situation-s-rules = Sans B, F et S ; l’Hôpital n’a pas d’Avantage. Tous commencent dedans et autour, et il tombe à la manche 5. Sept Bâtiments sont face cachée jusqu’à ce qu’on y entre ; si un Chat est sur sa carte, c’est un piège. Les manches 4 et 8 sont fermées.
pol-situation-t-story = Le chasseur tire une chaise. Il sait quelles portes ses Chats peuvent pousser ce soir, et c’est lui qui choisit.
pol-situation-t-rules = Un joueur est Balthus et n’a pas de rats. À chaque manche, il choisit en secret une des cartes visibles et marque le gruyère des rats pris. À la fin, son total est doublé et comparé à celui de tous les rats réunis. Les rats ne s’attaquent pas. Les Archives, le Stand de tir et la Station de radio n’ont pas d’Avantage.

## The chooser
pol-situation-random-story = Dix papiers dans un chapeau. Quelqu’un tire.
pol-situation-random-rules = Une des Situations prévues pour ce nombre de joueurs.
pol-situation-own-story = De la boîte du propriétaire de cette maison.
pol-situation-choose = Choisir une Situation
pol-situation-first = Idéal pour débuter
pol-situation-simple = simple
pol-situation-medium = moyen
pol-situation-hard = exigeant
pol-situation-players = { $least }–{ $most } joueurs
pol-situation-players-only = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
pol-situation-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
pol-situation-unfit = { $n ->
    [one] Pas à { $n } joueur.
   *[other] Pas à { $n } joueurs.
  }
pol-situation-two = À deux : une troisième famille, neutre, habite la ville. Elle ne bouge pas, mais compte pour les majorités, peut être capturée et attaque après les Chats.
pol-situation-estimate = Le niveau de chacune est notre propre estimation.

## The city
pol-option-city-choose = Choisir une ville
pol-option-city-build = Construire une ville
pol-option-city-build-help = Faites glisser les tuiles sur le sol, ou choisissez-en une puis un endroit. Elles doivent remplir un rectangle.
pol-option-city-ground = Le terrain
pol-option-city-bench = Hors de la ville
pol-option-city-cell = Rangée { $row }, colonne { $column }
pol-option-city-lies = { $tile }, rangée { $row }, colonne { $column }
pol-option-city-turn = Tourner
pol-option-city-away = Retirer
pol-option-city-clear = Tout retirer
pol-option-city-use = Jouer dans cette ville
pol-option-city-fine = { $columns } × { $rows }, { $n ->
    [one] { $n } Bâtiment
   *[other] { $n } Bâtiments
}. Manches : { $rounds }.
pol-option-city-hole = { $n ->
    [one] { $n } trou dans le rectangle.
   *[other] { $n } trous dans le rectangle.
  }
pol-option-city-too-few = { $n ->
    [one] { $n } Bâtiment ; il en faut au moins { $least }.
   *[other] { $n } Bâtiments ; il en faut au moins { $least }.
  }
pol-option-city-unfit = On ne peut pas jouer dans cette ville.
pol-option-city-missing = Pour Balthus, il faut les vingt. Manquent : { $list }.
pol-option-city-no-outdoors = Avec Balthus, pas de tuiles Extérieur : { $list }.

## Options
pol-option-situation-help = Le jeu de base, ou l’une des dix histoires avec sa ville et ses règles.
pol-option-city-help = Une disposition toute faite, ou la vôtre.
pol-option-balthus-help = Le joueur qui chasse.
pol-option-teams-help = Les coéquipiers additionnent leur gruyère. Ils parlent à voix haute, ne s’attaquent pas et ne se montrent pas leurs cartes, sauf par les Archives.
pol-option-partners-help = La composition des équipes, par place.
pol-option-edition-help = Les règles françaises et russes diffèrent sur deux points. Chacun se règle aussi séparément ci-dessous.
pol-option-market-help = Quels rats il peut ramener.
pol-option-final-help = Les Avantages sont-ils attribués une dernière fois ? La Fromagerie rapporte alors une fois de plus.
pol-option-share-help = Ce qui se passe quand plusieurs groupes ne tiennent pas tous.
pol-option-log-help = La page garde ce qui s’est passé et les cartes que vous avez vues. Sinon, à vous de vous en souvenir.
pol-option-marks-help = Choisissez une manche pour la fermer ou limiter les attaques. La boîte a six cartes : au plus trois manches sans attaque et trois à une seule.
pol-option-marks-small = Cette ville a moins de vingt Bâtiments : les manches 4 et 8 sont fermées, ce qui prend deux cartes sur six.
pol-option-mark = Manche { $n } : { $mark }
