## Boards
land-board-of = Égout : { $name }
land-others = Les autres égouts
land-offer = Ce qu’offrent les zones
land-place-holds = { $place } : { $rats }
land-fewer-at = { $place } : un de moins
land-more-at = { $place } : un de plus
land-one-hidden = un de caché
land-tally = Votre fromage et les rats que vous ne pouvez pas placer
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
land-after-rounds = Tours joués : { $n }
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
land-will-eat = Rats à nourrir : { $rats }. Prix : { $cost }. Vous avez : { $cheese }.
land-has-eaten = Rats nourris : { $rats }. Payé : { $paid } sur { $cost }.

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
land-slip-away = { $n ->
    [one] { $n } fromage pour l’absence
   *[other] { $n } fromages pour l’absence
  }
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
land-ask-lecter = Rattibal Lecter : le repas coûte { $cost }, vous avez { $cheese }. Donner d’abord un rat contre 1 fromage ?
land-ask-starve = { $dead ->
    [1] Un rat meurt de faim. Lequel ?
    [one] { $dead } rat meurt de faim. Lequel ?
   *[other] { $dead } rats meurent de faim. Lesquels ?
}
land-ask-alchemy = Alchimistes : changer du fromage en rats ?
land-ask-wait = { $name } décide.
land-ask-draws = { $name } tire.
land-ask-wait-all = C’est fait. Les paravents se lèvent quand tout le monde est prêt.
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
land-do-starve = Infirmerie : { $sick }, autres : { $others }
land-do-alchemy = { $n ->
    [one] { $n } fromage pour { $n } rat
   *[other] { $n } fromages pour { $n } rats
  }
land-do-change = Changer le plan
land-do-again = Comme la dernière fois
land-do-clear = Tous au terrier
land-do-hide = Cacher 1 fromage
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
land-why-both-full = Il n’y a place ici que pour trois rats.
land-why-nobody-here = Aucun rat d’ici ne peut courir.
land-why-enough-moves = Toutes les courses sont faites.
land-why-planned = Votre plan est envoyé. Vous pouvez encore le changer.
land-why-not-now = Rien à placer pour l’instant.

## What is this?
land-help-touch = Touchez n’importe quoi sur la table pour savoir ce que c’est.
land-help-burrow = Le terrier : les rats qui n’ont pas encore de place. Faites glisser un groupe vers un lieu, ou touchez le lieu. Tous doivent sortir.
land-help-cheese = Le fromage de ce garde-manger. Tout le monde peut savoir combien il y en a.
land-help-offer = Ce que contiendra le sac ce tour-ci à la décharge, en ville et au champ. On tire sans voir.
land-help-event = L’événement du tour. Il ne vaut que pour ce tour.
land-help-round = On joue de cinq à neuf tours, de sept à onze dans la partie longue. Personne ne sait quand vient la fin de partie.
land-help-first = Le joueur actif. Les égalités vont au premier dans l’ordre du tour, qui commence ici. Au tour suivant, c’est son voisin de gauche.
land-help-next-food = La prochaine carte Nourriture. Personne ne la connaît, sauf un Devin qui a regardé, ou si les cartes se suivent.
land-help-bag = Le sac. Celui qui a le moins de rats dans la zone tire d’abord, un morceau par rat, sous les yeux de tous.
land-help-feeding = À la fin du tour, tant de rats coûtent tant de fromages. Pour chaque fromage manquant, un rat meurt de faim.
land-help-slip = Ce que signifie votre plan, d’après ce qui est visible. Ce que font les autres, personne ne le sait.
land-help-plaque = Un joueur, son clan et son état.
land-help-mini = L’égout d’un autre. Touchez-le pour le voir en entier.
land-help-sealed = Les rats se placent une fois par tour. Tant que tout le monde n’est pas prêt, un plan peut changer.

## En nombre
land-count-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  }
land-count-cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
  }
land-count-pieces = { $n ->
    [one] { $n } morceau
   *[other] { $n } morceaux
  }

## Couleurs
land-colour-yellow = jaune
land-colour-orange = orange
land-colour-white = blanc
land-colour-black = noir
land-colour-purple = violet
land-colour-blue = bleu
land-colour-yellow-n = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
  }
land-colour-orange-n = { $n } orange
land-colour-white-n = { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
  }
land-colour-black-n = { $n ->
    [one] { $n } noir
   *[other] { $n } noirs
  }
land-colour-purple-n = { $n ->
    [one] { $n } violet
   *[other] { $n } violets
  }
land-colour-blue-n = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
  }
land-colour-yellow-text = 1 fromage pour votre garde-manger.
land-colour-orange-text = 2 fromages pour votre garde-manger.
land-colour-white-text = Rien.
land-colour-black-text = Un de vos rats retourne à la réserve. Cela ne coûte aucun point.
land-colour-purple-text = Un de vos rats est empoisonné et part à l’infirmerie. Il mange quand même.
land-colour-blue-text = Un de vos rats part en vadrouille. Ce tour-ci, il ne mange pas.

## Lieux
land-place-dump = Décharge
land-place-city = Ville
land-place-field = Champ
land-place-left = Conduit de gauche
land-place-right = Conduit de droite
land-place-pantry = Garde-manger
land-place-nursery = Maternité
land-place-both = Garde-manger et maternité
land-place-infirmary = Infirmerie
land-place-lost = Rats en vadrouille
land-place-graveyard = Cimetière
land-place-supply = Réserve
land-place-dump-in = à la décharge
land-place-city-in = en ville
land-place-field-in = au champ
land-place-left-in = dans le conduit de gauche
land-place-right-in = dans le conduit de droite
land-place-pantry-in = dans le garde-manger
land-place-nursery-in = à la maternité
land-place-both-in = entre garde-manger et maternité
land-place-dump-from = de la décharge
land-place-city-from = de la ville
land-place-field-from = du champ
land-place-left-from = du conduit de gauche
land-place-right-from = du conduit de droite
land-place-pantry-from = du garde-manger
land-place-nursery-from = de la maternité
land-place-both-from = du garde-manger et de la maternité
land-place-dump-text = Pauvre, mais presque sans danger. Chaque rat y tire un morceau du sac ; celui qui en a envoyé le moins tire le premier.
land-place-city-text = Riche et dangereuse : le plus d’orange, mais aussi le plus de poison et de noir.
land-place-field-text = Entre la décharge et la ville. C’est ici qu’on s’égare.
land-place-left-text = { $seats ->
    [2] D’ici, vos rats font face au conduit de droite adverse : ils attaquent et défendent à la fois. Plus nombreux, ils volent la différence en fromages ; moins nombreux, vous la perdez.
   *[other] D’ici, vos rats pillent le voisin de gauche. Ils volent autant de fromages qu’ils sont de plus que les rats de son garde-manger.
  }
land-place-right-text = { $seats ->
    [2] D’ici, vos rats font face au conduit de gauche adverse : ils attaquent et défendent à la fois. Plus nombreux, ils volent la différence en fromages ; moins nombreux, vous la perdez.
   *[other] D’ici, vos rats pillent le voisin de droite. Ils volent autant de fromages qu’ils sont de plus que les rats de son garde-manger.
  }
land-place-pantry-text = Votre fromage est ici. Les rats du garde-manger le défendent à pleine force contre chaque voisin. À deux joueurs, ils attendent : conduit contre conduit.
land-place-nursery-text = Chaque rat ici amène un nouveau rat. Les petits mangent dès ce tour et se placent au suivant.
land-place-both-text = { $seats ->
    [2] Prêts à tout : jusqu’à trois rats se reproduisent ici. À deux joueurs, ils ne font rien d’autre, car le garde-manger ne défend pas.
   *[other] Prêts à tout : jusqu’à trois rats gardent le garde-manger tout en étant à la maternité.
  }
land-place-infirmary-text = Rats empoisonnés et blessés. Ils mangent, ne se placent pas, et reviennent au tour suivant, après les naissances.
land-place-lost-text = Des rats qui ont pris le mauvais tournant. Ils ne mangent pas, ne meurent pas de faim, et reviennent au tour suivant, après les naissances.
land-place-graveyard-text = Les rats morts de faim. Chacun coûte un point à la fin.
land-place-supply-text = Les rats qui ne sont encore à personne. S’ils viennent à manquer, la plus petite maternité se sert d’abord.

## Faces du plateau
land-side-friendly = Standard
land-side-aggressive = Agressif
land-side-friendly-text = On attaque pour voler, et personne n’en meurt.
land-side-aggressive-text = Vos attaques tuent un défenseur, ou un des vôtres si elles échouent. Là où vous avez le plus de rats, vous en blessez un autre. En échange, vous tirez un morceau de moins dans chaque zone.

## Dos des événements
land-event-initial = Événement initial
land-event-final = Événement final
land-event-initial-text = Plaque fermée : la fin de partie n’est pas parmi ces cartes.
land-event-final-text = Plaque entrouverte : l’une de ces cartes est la fin de partie.

## Phases
land-phase-event = Événement
land-phase-rats = Rats
land-phase-attack = Attaque
land-phase-nursery = Maternité
land-phase-return = Retour
land-phase-search = Recherche de fromage
land-phase-feeding = Nourriture

## Ce qui se décide, en bref
land-action-keep-clan = Choisir un clan
land-action-board = Choisir une face
land-action-holy-rat = Vider une tombe
land-action-deploy = Placer vos rats
land-action-move = Déplacer des rats
land-action-ninja = Voler en ninja
land-action-add = Ajouter un morceau
land-action-wound = Blesser un rat
land-action-put-back = Remettre un morceau
land-action-swap = Échanger des blancs
land-action-scavenge = Prendre les restes
land-action-lecter = Vendre un rat
land-action-starve = Choisir qui meurt de faim
land-action-alchemy = Fromage en rats
land-action-look = Regarder la suite

## Événements
land-event-abundance = Abondance
land-event-massive-attack = Attaque massive
land-event-cousins-visit = Visite du cousin
land-event-helmet-rat = Rat casqué
land-event-yellow-is-the-new-black = Yellow is the new black
land-event-dr-cheese = Ralchimiste
land-event-rattibal-lecter = Rattibal Lecter
land-event-drunk = Ivre
land-event-hide-the-cheese = Planquez le fromage
land-event-just-in-time = Juste à temps
land-event-holy-rat = Sacré rat
land-event-strategists = Stratèges
land-event-locked-and-loaded = Prêts à tout
land-event-end-of-game = Fin de partie
land-event-abundance-text = Chacun reçoit aussitôt 1 fromage. Il peut être volé dès ce tour.
land-event-massive-attack-text = Chaque conduit où se trouve au moins un rat attaque avec 1 de plus.
land-event-cousins-visit-text = Chacun prend aussitôt 1 rat de la réserve et peut le placer dès ce tour.
land-event-helmet-rat-text = Dans chaque zone, après avoir tiré, vous pouvez remettre un de vos morceaux dans le sac. Il n’est pas remplacé.
land-event-yellow-is-the-new-black-text = Le noir compte comme du jaune : 1 fromage, et aucun rat ne part.
land-event-dr-cheese-text = Deux blancs tirés dans la même zone peuvent s’échanger contre 1 fromage, paire par paire.
land-event-rattibal-lecter-text = Avant de nourrir vos rats, vous pouvez en céder un, une seule fois, à la réserve pour 1 fromage. Il ne mange pas et ne va pas au cimetière.
land-event-drunk-text = Le clan qui a le plus de rats vivants, empoisonnés et en vadrouille compris, donne aussitôt un rat disponible à celui qui en a le moins.
land-event-hide-the-cheese-text = En plaçant vos rats, vous pouvez cacher 1 fromage. Personne ne peut voler celui-là.
land-event-just-in-time-text = Tous les rats en vadrouille ou à l’infirmerie sont aussitôt de retour et peuvent être placés.
land-event-holy-rat-text = Chaque joueur qui a un rat au cimetière peut en remettre un à la réserve.
land-event-strategists-text = { $strategists ->
    [three_areas] Avant la recherche, 1 fromage par zone où vous n’avez envoyé aucun rat.
    [all_places] Avant la recherche, 1 fromage pour chacun des sept lieux où vous n’avez envoyé aucun rat.
   *[other] Avant la recherche, 1 fromage par zone où vous n’avez envoyé aucun rat. En règle maison : par lieu vide du plateau.
  }
land-event-locked-and-loaded-text = { $seats ->
    [2] Jusqu’à trois de vos rats sont à la fois au garde-manger et à la maternité. À deux, seule la maternité compte.
   *[other] Jusqu’à trois de vos rats peuvent garder le garde-manger tout en étant à la maternité.
  }
land-event-end-of-game-text = La partie s’arrête net. On compte les rats tels qu’ils sont.

## Clans
land-clan-recyclers = Recycleurs
land-clan-mutants = Mutants
land-clan-explorers = Explorateurs
land-clan-scavengers = Charognards
land-clan-alchemists = Alchimistes
land-clan-ninjas = Ninjas
land-clan-family = Reproducteurs
land-clan-warriors = Guerriers
land-clan-musicians = Musiciens
land-clan-athletes = Sportifs
land-clan-corrupt = Corrompus
land-clan-seers = Devins
land-clan-recyclers-base = Avec un rat à la décharge, vous y tirez un morceau de plus.
land-clan-recyclers-late = { $recyclers ->
    [one_each] Jusqu’à 2 blancs tirés à la décharge peuvent s’échanger contre 1 fromage chacun.
    [two_for_one] Deux blancs tirés à la décharge peuvent s’échanger contre 1 fromage.
   *[other] Jusqu’à 2 blancs tirés à la décharge peuvent s’échanger contre 1 fromage chacun. En règle maison : deux contre un seul.
  }
land-clan-mutants-base = Pour vous, le violet compte comme du jaune : 1 fromage, personne n’est empoisonné.
land-clan-mutants-late = Pour vous, le violet compte comme de l’orange : 2 fromages, personne n’est empoisonné.
land-clan-explorers-base = Quand vos rats en vadrouille reviennent, vous recevez 1 fromage en tout.
land-clan-explorers-late = Pour chaque rat qui revient de vadrouille, vous recevez 1 fromage.
land-clan-scavengers-base = Une fois par tour, dans une zone où vous n’avez envoyé aucun rat, vous pouvez tirer 1 morceau après tous les autres.
land-clan-scavengers-late = Dans chaque zone où vous n’avez envoyé aucun rat, vous pouvez tirer 1 morceau après tous les autres.
land-clan-alchemists-base = Une fois les rats nourris, vous pouvez changer 1 fromage en 1 rat.
land-clan-alchemists-late = Une fois les rats nourris, vous pouvez changer jusqu’à 2 fromages en autant de rats.
land-clan-ninjas-base = Si un seul de vos conduits contient des rats, et exactement 2, vous pouvez y voler au moins 1 fromage, si bien gardé soit-il.
land-clan-ninjas-late = De chaque conduit contenant exactement 1 rat, vous pouvez voler au moins 1 fromage, si bien gardé soit-il.
land-clan-family-base = Si votre maternité est vide, 1 rat naît quand même.
land-clan-family-late = Il naît un rat de plus qu’il n’y en a dans votre maternité, même si elle est vide.
land-clan-warriors-base = Le noir ne vous fait rien.
land-clan-warriors-late = Le noir ne vous fait rien, et vous défendez avec 2 de plus, même s’il n’y a personne.
land-clan-musicians-base = En fin de tour, le plus riche des autres joueurs vous donne 1 fromage.
land-clan-musicians-late = En fin de tour, les trois plus riches des autres joueurs vous donnent 1 fromage chacun, s’ils en ont.
land-clan-athletes-base = Une fois les paravents levés, vous pouvez déplacer un de vos rats.
land-clan-athletes-late = Une fois les paravents levés, vous pouvez déplacer jusqu’à trois de vos rats.
land-clan-corrupt-base = Une fois par tour, vous pouvez ajouter au sac, devant tous, un morceau de la couleur de votre choix.
land-clan-corrupt-late = Dans chaque zone, vous pouvez ajouter au sac, devant tous, un morceau de la couleur de votre choix.
land-clan-seers-base = Une fois par tour, vous pouvez regarder la prochaine carte Événement.
land-clan-seers-late = Une fois par tour, vous pouvez regarder le prochain événement et la prochaine carte Nourriture.

## Le journal
land-log-each = { $name } : { $what }
land-log-set-up = Tout le monde emménage. Premier joueur actif : { $name }.
land-log-clans-dealt = Deux cartes Clan pour chacun.
land-log-clans-dealt-yours = Deux cartes Clan pour chacun. Les vôtres : { $one } et { $other }.
land-log-clans-revealed = Les clans se montrent. { $list }.
land-log-boards-chosen = Chacun a choisi une face du plateau.
land-log-boards-chosen-yours = Chacun a choisi une face du plateau. La vôtre : { $side }.
land-log-boards-revealed = Les plateaux se montrent. { $list }.
land-log-round = Tour { $n }. Joueur actif, gagnant des égalités : { $name }.
land-log-event = Événement : { $event }.
land-log-food-deck = Les cartes Nourriture utilisées forment une nouvelle pioche.
land-log-food = Nourriture { $cards }. Décharge : { $dump }. Ville : { $city }. Champ : { $field }.
land-log-food-cards = nourriture { $cards }
land-log-cousin = { $name } : un cousin s’installe, 1 rat de plus.
land-log-went-over = Un rat éméché passe en face et y reste : { $name } → { $to }.
land-log-came-back = { $name } retrouve des rats : { $list }.
land-log-healed = { $n ->
    [one] { $n } guéri
   *[other] { $n } guéris
  }
land-log-found = { $n ->
    [one] { $n } rentré de vadrouille
   *[other] { $n } rentrés de vadrouille
}
land-log-holy-rat = { $name } ramène un rat du cimetière à la réserve.
land-log-holy-rat-not = { $name } laisse les morts en paix.
land-log-deployed = Les paravents se lèvent. { $list }.
land-log-nobody = personne
land-log-hidden = 1 fromage caché
land-log-ran = { $name } fait courir des rats : { $list }.
land-log-ran-not = { $name } ne déplace aucun rat.
land-log-ninja = { $name } se faufile { $in } : au moins 1 fromage.
land-log-ninja-not = { $name } ne se faufile pas { $in }.
land-log-attacked = { $name } attaque { $on } { $from } : { $strength } contre { $defence }, { $stolen ->
    [one] { $stolen } fromage volé.
   *[other] { $stolen } fromages volés.
  }
land-log-attacked-vain = { $name } attaque { $on } { $from } : { $strength } contre { $defence }, rien de volé.
land-log-no-more = Il n’y avait rien de plus à prendre.
land-log-killed = { $name } perd un rat { $in }.
land-log-born = { $name } : { $n ->
    [one] { $n } rat naît.
   *[other] { $n } rats naissent.
  }
land-log-born-short = { $name } : { $n ->
    [one] { $n } rat naît
   *[other] { $n } rats naissent
  } sur { $wanted }. La réserve est vide.
land-log-bag = { $area }. Dans le sac : { $pieces }.
land-log-added = { $name } ajoute au sac : { $colour }.
land-log-added-not = { $name } n’ajoute rien au sac.
land-log-wounded = { $name } blesse un rat { $in }. Son clan : { $victim }.
land-log-drew = { $name } tire { $in } : { $pieces }.
land-log-drew-nothing = { $name } ne tire rien { $in }.
land-log-put-back = { $name } remet dans le sac : { $colour }.
land-log-put-back-not = { $name } ne remet rien.
land-log-paid-found = { $name } rapporte { $n ->
    [one] { $n } fromage.
   *[other] { $n } fromages.
  }
land-log-paid-abundance = { $name } reçoit { $n ->
    [one] { $n } fromage.
   *[other] { $n } fromages.
  }
land-log-paid-explorers = { $name } reçoit { $n ->
    [one] { $n } fromage trouvé en vadrouille.
   *[other] { $n } fromages trouvés en vadrouille.
  }
land-log-paid-strategists = { $name } reçoit { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
  } pour son absence.
land-log-paid-short = La réserve est vide : { $n ->
    [one] { $n } fromage perdu.
   *[other] { $n } fromages perdus.
  }
land-log-hit-supply = { $name }, { $colour } : un rat { $from } retourne à la réserve.
land-log-hit-infirmary = { $name }, { $colour } : un rat { $from } est empoisonné.
land-log-hit-lost = { $name }, { $colour } : un rat { $from } part en vadrouille.
land-log-swapped = { $name } échange { $whites } contre { $cheese }.
land-log-swapped-not = { $name } n’échange rien.
land-log-left-bag = { $name } ne touche pas au sac { $in }.
land-log-lecter = { $name } vend un rat pour 1 fromage.
land-log-lecter-infirmary = { $name } vend un rat de l’infirmerie pour 1 fromage.
land-log-lecter-not = { $name } ne vend aucun rat.
land-log-fed = { $name } nourrit { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } avec { $cost }.
land-log-fed-free = { $name } a { $n ->
    [one] { $n } rat, qui se débrouille seul.
   *[other] { $n } rats, qui se débrouillent seuls.
  }
land-log-fed-short = { $name } a { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } à nourrir. Il faut { $cost }, payé : { $paid }.
land-log-fed-nobody = { $name } n’a personne à nourrir.
land-log-starved = { $name } : { $n ->
    [one] { $n } rat meurt de faim.
   *[other] { $n } rats meurent de faim.
  }
land-log-starved-sick = { $name } : { $n ->
    [one] { $n } rat meurt de faim à l’infirmerie.
   *[other] { $n } rats meurent de faim, dont { $sick } à l’infirmerie.
  }
land-log-alchemy = { $name } change { $n ->
    [one] { $n } fromage en rat.
   *[other] { $n } fromages en { $n } rats.
  }
land-log-alchemy-not = { $name } laisse le fromage en fromage.
land-log-music = 1 fromage pour la musique : { $name } → { $to }.
land-log-looked = { $name } regarde ce qui vient.
land-log-looked-seen = { $name } regarde ce qui vient : { $list }.
land-log-timed-out = { $name } : temps écoulé.
land-log-over = La partie est finie. { $list }.
land-log-win = { $names } gagne.
land-log-shared-win = { $names } partagent la victoire.

## Options
land-option-clans = Clans
land-option-clans-help = Chacun mène un clan doté d’une capacité, qui s’améliore en fin de partie.
land-option-boards = Plateaux
land-option-boards-help = Standard : on vole, c’est tout. Agressif : on tue, on blesse, on trouve moins. Ou chacun choisit en secret.
land-option-boards-friendly = Standard
land-option-boards-aggressive = Agressifs
land-option-boards-secret = Au choix
land-option-length = Durée
land-option-length-help = Cinq événements initiaux donnent 5 à 9 tours, les sept en donnent 7 à 11.
land-option-length-five = 5–9 tours
land-option-length-seven = 7–11 tours
land-option-food = Cartes Nourriture
land-option-food-help = Mélangées, ou de 1 à 9 : plus doux pour débuter, et tout le monde sait ce qui vient.
land-option-food-shuffled = Mélangées
land-option-food-ascending = De 1 à 9
land-option-supply = Fromage
land-option-supply-help = Il ne manque jamais, ou il y en a autant que dans la boîte.
land-option-supply-unlimited = Sans limite
land-option-supply-strict = Comme dans la boîte
land-option-combat = Morts au combat
land-option-combat-help = On meurt dans les attaques des joueurs agressifs seulement, ou aussi en les attaquant en vain.
land-option-combat-own = Leurs attaques
land-option-combat-any = Les attaques contre eux aussi
land-option-recyclers = Recycleurs améliorés
land-option-recyclers-help = Jusqu’à deux blancs contre un fromage chacun, ou deux blancs contre un seul.
land-option-recyclers-each = Un pour un
land-option-recyclers-two = Deux pour un
land-option-strategists = Stratèges
land-option-strategists-help = L’événement paie pour chacune des trois zones vides, ou pour chaque lieu vide du plateau.
land-option-strategists-areas = Zones
land-option-strategists-places = Tous les lieux
land-option-holy-rat = Sacré rat
land-option-holy-rat-help = Si l’on peut renoncer à l’événement.
land-option-holy-rat-may = Oui
land-option-holy-rat-must = Non

## Les rats de la maison, à l’égout
land-bot-random = Envoie ses rats là où souffle le vent. Oui ou non, c’est pile ou face.
land-bot-greedy = Élève des petits à chaque tour, nourris ou non, court au fromage et oublie qu’il a des voisins.
land-bot-rulebook = Tient ses comptes : naissances, fromage, gardes et voleurs, contre ce que coûte la nourriture.

## La feuille
land-sheet-title = Le compte
land-sheet-place = Place
land-sheet-home = Au logis
land-sheet-points = Points
land-sheet-cheese = Fromage
land-sheet-winner = Victoire : { $names }
land-sheet-shared = Victoire partagée : { $names }
land-sheet-tie-cheese = { $n ->
    [one] { $n } point chacun
   *[other] { $n } points chacun
  } : le fromage départage. { $list }.
land-sheet-tie-shared = { $names } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  } et { $cheese } chacun. Ils partagent la place.
land-sheet-story = Comment on en est arrivé là
land-sheet-rats = Rats
land-sheet-start = Au départ
land-sheet-born = Nés
land-sheet-joined = Arrivés
land-sheet-gone = Partis
land-sheet-starved = Morts de faim
land-sheet-living = Vivants
land-sheet-found = Trouvé
land-sheet-won = Des autres
land-sheet-given = Aux autres
land-sheet-eaten = Consommé
land-sheet-left = Reste
land-sheet-raised = { $name } : Sacré rat a sorti { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } du cimetière.

## La première partie
land-guide-title = Votre première partie de RatLand
land-guide-intro = Je suis le Vieux Gris. Une vraie partie contre deux joueurs ordinateur, et j’explique chaque chose quand elle se présente.
land-guide-place = Chacun place ses rats derrière un paravent. Puis tous se lèvent d’un coup.
land-guide-breed = Les rats à la maternité se multiplient. Ceux d’un conduit volent le voisin.
land-guide-bag = Les autres tirent du sac. C’est surtout du fromage.
land-guide-feed = À la fin du tour, tout le monde mange. Chaque rat mort de faim compte contre vous.
land-guide-play = Commencer
land-coach-round = Un tour commence par un événement, qui vaut pour ce tour, et une carte Nourriture, qui dit ce qu’il y a à la décharge, en ville et au champ.
land-coach-active = Le joueur actif est maintenant { $name }. Les égalités vont au premier à partir de là, dans le sens horaire.
land-coach-attack = { $seats ->
    [2] D’abord les attaques. À deux, c’est conduit contre conduit : celui qui y a le plus de rats vole la différence en fromages. Le garde-manger ne compte pas.
   *[other] D’abord les attaques. Un conduit vole autant de fromages qu’il a de rats de plus que ce garde-manger.
}
land-coach-robbed = { $n ->
    [one] Voilà { $n } fromage qui s’en va
   *[other] Voilà { $n } fromages qui s’en vont
  } : { $seats ->
    [2] il est venu plus de rats par le conduit que vous n’en aviez en face. À deux, seuls les conduits défendent.
   *[other] il est venu plus de rats par le conduit que vous n’en aviez au garde-manger. Les gardes comptent des deux côtés.
  }
land-coach-nursery = Maintenant les naissances : un petit par rat à la maternité. Ils mangent aujourd’hui et travaillent demain.
land-coach-bag = Maintenant le sac, zone par zone. Celui qui y a le moins de rats tire le premier, un morceau par rat. Jaune : 1 fromage, orange : 2, blanc : rien.
land-coach-hit-supply = Noir : un rat fait ses bagages. Il n’est plus là, mais ce n’est pas une tombe.
land-coach-hit-infirmary = Violet : un rat est empoisonné. Il mange, saute le prochain placement, puis revient.
land-coach-hit-lost = Bleu : un rat est en vadrouille. Il ne mange pas ce tour-ci, saute le prochain placement, puis revient.
land-coach-back = Malades et vadrouilleurs sont de retour, vous les placerez au tour suivant. Mais ils mangent dès maintenant.
land-coach-feeding = La nourriture : { $n ->
    [one] { $n } rat a coûté
   *[other] { $n } rats ont coûté
  } { $cost ->
    [one] { $cost } fromage.
   *[other] { $cost } fromages.
  } Le tableau montre où commence le palier suivant.
land-coach-starved = { $n ->
    [one] { $n } rat est mort de faim
   *[other] { $n } rats sont morts de faim
  }, un par fromage manquant. Une tombe coûte deux fois : le rat, et un point.
land-coach-over = C’est fini : { $rats ->
    [one] { $rats } rat vivant
   *[other] { $rats } rats vivants
}, { $graves ->
    [0] aucune tombe
    [one] { $graves } tombe
   *[other] { $graves } tombes
}. Désormais, vous jouez sans moi. Bonne chance !
land-coach-clan = Un clan a une capacité pour maintenant et une meilleure pour plus tard. Reproducteurs et Alchimistes sont faciles à jouer. L’autre carte, personne ne la verra.
land-coach-board = La face agressive mord et trouve moins. Pour une première partie, restez standard.
land-coach-holy-rat = Dites oui : une tombe de moins, c’est un point de plus.
land-coach-deploy = { $n ->
    [one] { $n } rat, et il doit aller quelque part.
   *[other] { $n } rats, et tous doivent aller quelque part.
  } { $seats ->
    [2] J’en mettrais deux à la maternité, deux à la décharge, un au champ, et le reste dans les conduits : à deux, conduit défend contre conduit, et le garde-manger ne garde rien.
   *[other] J’en mettrais deux à la maternité, deux à la décharge, un au champ, et le reste au garde-manger.
  }
land-coach-deploy-cost = { $n ->
    [one] { $n } rat mange
   *[other] { $n } rats mangent
  } à la fin de ce tour, et chaque naissance en ajoute un. Pour l’instant, cela coûte { $cost ->
    [one] { $cost } fromage
   *[other] { $cost } fromages
  } ; vous en avez { $cheese }. Envoyez-en assez en chercher.
land-coach-deploy-raid = Regardez les voisins : { $name } a { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
  }. Deux ou trois rats dans ce conduit valent le coup, si vous croyez son garde-manger vide. On pense de même du vôtre.
land-coach-deploy-two = À deux, c’est conduit contre conduit, et le garde-manger ne garde rien. Mettez des rats là où vous n’en attendez pas en face.
land-coach-final = La prochaine carte montre une plaque entrouverte. Dès lors, chaque tour peut être le dernier, et seuls les rats compteront : multipliez-vous, et que personne ne meure de faim.
land-coach-move = Vous voyez tout, et pouvez encore bouger. Comblez un trou, ou allez là où vous tirez le premier.
land-coach-ninja = Dites oui : un fromage est à vous, quels que soient les gardes.
land-coach-add = Vous pouvez glisser un morceau dans le sac : un mauvais si d’autres tirent ici, un bon si c’est vous.
land-coach-wound = Vous avez le plus de rats ici et devez en blesser un. Prenez-le à celui qui mène.
land-coach-put-back = Remettez-le, le { $colour }. Un autre le tirera peut-être.
land-coach-put-back-not = Rien de mauvais parmi vos morceaux. Gardez tout.
land-coach-swap = Le blanc ne vaut rien, le fromage reste du fromage : échangez tout ce que vous pouvez.
land-coach-scavenge = Il reste { $all ->
    [one] { $all } morceau
   *[other] { $all } morceaux
} dans le sac. Bons : { $good }. Si c’est plus de la moitié, je tire.
land-coach-lecter = Il faut { $cost ->
    [one] { $cost } fromage
   *[other] { $cost } fromages
  } et vous en avez { $cheese }. Vendez-en un : mieux vaut vendu que mort de faim.
land-coach-lecter-not = Vous pouvez tous les nourrir. Gardez-les : les rats sont des points.
land-coach-starve = Prenez d’abord les malades. De toute façon, ils ne se placent pas au prochain tour.
land-coach-alchemy = Un rat, c’est un point, et une bouche de plus au prochain tour. Si vous avez du fromage de reste, faites-le.
land-coach-look = Vous pouvez regarder le prochain événement quand vous voulez. Personne ne saura ce que vous avez vu.

## Ce que les rats de la maison laissent échapper
land-quip-glutton-robbed = Des voisins ? J’ai des voisins ?
land-quip-glutton-starved = Tant de bouches. D’où sortent-elles ?
land-quip-clerk-robbed = Ce n’était pas prévu.
land-quip-captain-deployed = C’est là que soufflait le vent !
