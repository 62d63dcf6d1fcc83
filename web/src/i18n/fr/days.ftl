## The slate with the days
days-title = La donne du jour
days-lead = Chaque jour, une donne par jeu, la même pour tous : mêmes cartes, mêmes adversaires, même chance. Un seul essai compte.
days-left = { $hours ->
    [0] Prochaines donnes dans { $minutes } min.
   *[other] Prochaines donnes dans { $hours } h { $minutes } min.
  }
days-streak = { $n ->
    [one] { $n } jour
   *[other] { $n } jours de suite
  }
days-new = Pas encore jouée
days-waits = Votre table attend
days-players = { $n ->
    [0] Personne n’a encore fini
    [one] { $n } personne a fini
   *[other] { $n } personnes ont fini
  }
days-before = Les jours passés
days-none = Rien n’a été donné avant aujourd’hui. À partir de demain, les jours s’amassent ici, et chacun peut encore être joué.
days-day = Jour
days-look = Voir
days-earlier = Plus tôt encore
days-all = Tous les jours

## One deal
day-not = Rien n’a été donné ici ce jour-là.
day-who = À la table
day-begin = Jouer : cet essai compte
day-once = Un seul essai. On ne reprend rien et personne n’aide ; vous pouvez partir et revenir à la même table jusqu’à minuit UTC.
day-go-on = Reprendre votre essai
day-fun = Jouer pour le plaisir
day-fun-how = Votre essai est fini. Rejouée, la même donne ne compte pas.
day-fun-beside = { $n ->
    [one] { $n } personne a joué cette donne le jour même.
   *[other] { $n } personnes ont joué cette donne le jour même.
} Mieux placées à la table : { $ahead }. Au même rang que vous : { $level }.
day-over-how = La journée est finie : ceux qui jouent cette donne maintenant jouent pour le plaisir.
day-late = Vous avez commencé, mais pas fini le jour même.
day-rank = { $rank } sur { $of }
day-place = Rang à la table : { $place }
day-level = à égalité avec le meilleur des autres
day-ahead = { $n ->
    [one] { $n } point d’avance
   *[other] { $n } points d’avance
  }
day-behind = { $n ->
    [one] { $n } point de retard
   *[other] { $n } points de retard
  }
day-gave-up = Abandon
day-spread = Ce que tous en ont fait
day-spread-after = Ce que les autres en ont fait se montre dès que votre essai est fini.
day-spread-per = Un morceau de fromage vaut { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
  }.
day-how = Le rang à la table compte d’abord, puis l’avance, ou le retard, en points sur le meilleur des autres. À égalité, on partage la place. On vient après tous les autres si on abandonne.
day-best = Les meilleurs, par leurs yeux
day-best-how = Mêmes cartes, autres idées : regardez les parties des cinq meilleurs.
day-somebody = Quelqu’un
day-watch = Regarder
day-share = Copier une ligne à partager
day-share-line = Ratskeller, { $game }, { $date } : { $rank } sur { $of }
day-fair = Était-ce pareil pour tous ?
day-fair-how = Cartes, adversaires, options et toute la chance viennent d’un seul nombre, la graine. Son SHA-256 est ici dès le début du jour, la graine elle-même quand il est fini ; et chaque partie enregistrée dit de quelle graine elle vient.
day-commitment = SHA-256 de la graine
day-seed = Graine
day-seed-later = dite quand le jour est fini
day-holds = Ils concordent.
day-broken = Ils ne concordent pas.
