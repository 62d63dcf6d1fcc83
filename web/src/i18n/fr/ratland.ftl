## Boards
land-board-of = Égout de { $name }
land-others = Les autres égouts
land-offer = Ce qu’offrent les zones
land-place-holds = { $place } : { $rats }
land-fewer-at = { $place } : un de moins
land-more-at = { $place } : un de plus
land-one-hidden = un de caché
land-in-burrow = Terrier : { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  }
land-ready = Prêt
land-plans = réfléchit
land-first = gagne les égalités
land-neighbour-left = Voisin de gauche.
land-neighbour-right = Voisin de droite.
land-open-board = Voir le plateau entier

## What lies open
land-shelf = Cartes, réserve et sac
land-before-round = Les cartes sont encore face cachée
land-round = Tour { $n }
land-supply = { $n ->
    [one] { $n } rat en réserve
   *[other] { $n } rats en réserve
  }
land-food = Nourriture { $cards }
land-next-event = Prochain événement : { $name }
land-next-food = Prochaine nourriture : { $cards }
land-next-food-unknown = Prochaine nourriture : face cachée
land-bag-holds = { $n ->
    [one] { $n } morceau dans le sac
   *[other] { $n } morceaux dans le sac
  }
land-bag-empty = Le sac est vide.
land-feeding = Ce que mangent les rats
land-will-eat = { $rats ->
    [one] Votre rat mange
   *[other] Vos { $rats } rats mangent
  } { $cost } ; vous avez { $cheese }.

## The plan in numbers
land-slip = Si rien ne change
land-slip-births = { $n ->
    [0] aucune naissance
    [one] { $n } naissance
   *[other] { $n } naissances
  }
land-slip-back = { $n ->
    [one] { $n } retour
   *[other] { $n } retours
  }
land-slip-upkeep = { $rats ->
    [one] { $rats } bouche
   *[other] { $rats } bouches
  }, repas { $cost }, en stock { $cheese }
land-slip-short = en trouver encore { $n }
land-slip-attack = attaque { $n }
land-slip-defence = défense { $n }

## Questions
land-ask-keep-clan = Quel clan menez-vous ?
land-ask-board = Quelle face de votre plateau jouez-vous ? Les autres la verront au premier placement.
land-ask-holy-rat = Sacré rat : sortir un rat de votre cimetière ?
land-ask-deploy = { $n ->
    [0] Tous les rats ont une place. On les envoie ?
    [one] Placez vos rats : { $n } est encore au terrier.
   *[other] Placez vos rats : { $n } sont encore au terrier.
  }
land-ask-move = Sportifs : touchez un lieu, puis celui où court un de ses rats. { $left ->
    [0] Toutes les courses sont faites.
    [one] Encore { $left } course.
   *[other] Encore { $left } courses.
  }
land-ask-ninja = Ninjas : voler au moins 1 fromage, { $where } ?
land-ask-add = Corrompus : ajouter un morceau au sac, { $where } ?
land-ask-wound = Vous avez le plus de rats { $where }. À qui le rat blessé ?
land-ask-put-back = Rat casqué : remettre un de ces morceaux ?
land-ask-swap = Échanger des morceaux blancs contre du fromage ?
land-ask-scavenge = Charognards : tirer un morceau, { $where } ?
land-ask-lecter = Rattibal Lecter : donner un rat contre 1 fromage avant le repas ?
land-ask-starve = { $dead ->
    [one] Un rat meurt de faim.
   *[other] { $dead } rats meurent de faim.
  } Lesquels ?
land-ask-alchemy = Alchimistes : changer du fromage en rats ?
land-ask-wait = { $name } décide.
land-ask-draws = { $name } pioche.
land-ask-wait-all = Scellé. Les paravents se lèvent quand tout le monde est prêt.
land-ask-quiet = Regardez courir les rats.
land-ask-over = La partie est finie.

## Answers
land-do-yes = Oui
land-do-no = Non
land-do-holy-rat = Le sortir
land-do-leave-grave = Le laisser
land-do-move = Courir
land-do-stay = Rester là
land-do-ninja = Voler
land-do-add-none = Ne rien ajouter
land-do-keep-all = Tout garder
land-do-no-swap = Ne rien échanger
land-do-scavenge = Tirer
land-do-no-lecter = N’en donner aucun
land-do-no-alchemy = N’en faire aucun
land-do-give-rat = Un rat valide
land-do-give-sick = Un rat de l’infirmerie
land-do-swap = { $whites } contre { $cheese ->
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
  }
land-do-starve = { $sick } de l’infirmerie, { $others } valides
land-do-alchemy = { $n ->
    [one] { $n } fromage pour { $n } rat
   *[other] { $n } fromages pour { $n } rats
  }
land-do-change = Changer le plan
land-do-again = Comme la dernière fois
land-do-clear = Tous au terrier
land-do-hide = Cacher un fromage
land-do-seal = Les envoyer
land-still-home = { $n ->
    [one] { $n } rat n’a pas encore de place.
   *[other] { $n } rats n’ont pas encore de place.
  }
land-handful = Rats à la fois
land-handful-all = Tous
land-never = Ne plus demander de la partie
land-never-off = Plus demandé : { $power }
land-later = Plus tard :

## Why not now
land-why-burrow-empty = Le terrier est vide. Reprenez d’abord des rats ailleurs.
land-why-both-full = Trois rats au plus gardent et se reproduisent à la fois.
land-why-nobody-here = Aucun rat d’ici ne peut courir.
land-why-enough-moves = Toutes les courses sont faites.
land-why-planned = Votre plan est scellé. Vous pouvez encore le changer.
land-why-not-now = Rien à placer pour l’instant.

## What is this?
land-help-touch = Touchez une partie de la table pour savoir ce que c’est.
land-help-burrow = Le terrier : les rats qui n’ont pas encore de place. Faites glisser un groupe vers un lieu, ou touchez le lieu. Tous doivent sortir.
land-help-cheese = Le fromage de ce garde-manger. Tout le monde peut savoir combien il y en a.
land-help-offer = Ce que contiendra le sac ce tour-ci à la décharge, en ville et au champ. On tire sans voir.
land-help-event = L’événement du tour. Il ne vaut que pour ce tour.
land-help-round = On joue de cinq à neuf tours. Personne ne sait quand vient la fin de partie.
land-help-first = Ce joueur gagne toutes les égalités du tour. Au tour suivant, ce sera son voisin de gauche.
land-help-next-food = La prochaine carte Nourriture. Personne ne la connaît, sauf un Devin qui a regardé, ou si les cartes se suivent.
land-help-bag = Le sac. Qui a envoyé le moins de rats dans la zone tire d’abord, un morceau par rat, sous les yeux de tous.
land-help-feeding = À la fin du tour, tant de rats coûtent tant de fromages. Pour chaque fromage manquant, un rat meurt de faim.
land-help-slip = Ce que signifie votre plan, d’après ce qui est visible. Ce que font les autres, personne ne le sait.
land-help-plaque = Un joueur, son clan et son état.
land-help-mini = L’égout d’un autre. Touchez-le pour le voir en entier.
land-help-sealed = Les rats se placent une fois par tour. Tant que tout le monde n’est pas prêt, un plan peut changer.
