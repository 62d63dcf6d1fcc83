## Boards
land-board-of = Égout : { $name }
land-others = Les autres égouts
land-offer = Ce qu’offrent les zones
land-place-holds = { $place } : { $rats }
land-fewer-at = { $place } : un de moins
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
land-round = Tour { $n } sur { $least }–{ $most }
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
land-slip-born = naissances
land-slip-cost = repas / fromage
land-slip-fight = attaque · défense
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
    [one] { $rats } rat mange
   *[other] { $rats } rats mangent
  } : le repas coûte { $cost }, vous avez { $cheese }
land-slip-short = en trouver encore { $n }
land-slip-away = { $n ->
    [one] { $n } fromage pour l’absence
   *[other] { $n } fromages pour l’absence
  }
land-slip-against = Contre { $name } :
land-slip-attack = votre attaque { $n }
land-slip-defence = votre défense { $n }

## How the round before went, as the parts of a line
land-fared = Tour précédent.
land-fared-born = { $n ->
    [one] { $n } né
   *[other] { $n } nés
  }
land-fared-joined = { $n ->
    [one] { $n } arrivé
   *[other] { $n } arrivés
  }
land-fared-left = { $n ->
    [one] { $n } parti
   *[other] { $n } partis
  }
land-fared-killed = { $n ->
    [one] { $n } tué
   *[other] { $n } tués
  }
land-fared-sold = { $n ->
    [one] { $n } vendu
   *[other] { $n } vendus
  }
land-fared-starved = { $n ->
    [one] { $n } mort de faim
   *[other] { $n } morts de faim
  }
land-fared-sick = { $n } à l’infirmerie
land-fared-lost = { $n } en vadrouille
land-fared-found = { $n ->
    [one] { $n } trouvé
   *[other] { $n } trouvés
  }
land-fared-stolen = { $n } pris aux voisins
land-fared-robbed = { $n } pris par les voisins
land-fared-paid = { $n ->
    [one] { $n } payé
   *[other] { $n } payés
  }
land-sheet-cheese = Fromage
land-sheet-rats = Rats

## Questions
land-ask-keep-clan = Quel clan menez-vous ?
land-ask-board = Quelle face de votre plateau jouez-vous ? Les autres la verront au premier placement.
land-ask-holy-rat = Sacré rat : sortir un rat de votre cimetière ?
land-ask-deploy = { $n ->
    [0] Tous les rats ont une place. On les envoie ?
    [one] Choisissez un lieu : { $n } rat est au terrier.
   *[other] Choisissez des lieux : { $n } rats sont au terrier.
  }
land-ask-none = Ce tour-ci, vous n’avez aucun rat à placer.
land-ask-move = Sportifs : choisissez un lieu, puis celui où va un de ses rats. { $left ->
    [0] Plus de déplacement.
    [one] Encore { $left } déplacement.
   *[other] Encore { $left } déplacements.
  }
land-ask-ninja = Ninjas : voler au moins 1 fromage, { $where } ?
land-ask-add = Corrompus : ajouter un morceau au sac, { $where } ?
land-ask-wound = Vous avez le plus de rats { $where }. À qui le rat blessé ?
land-ask-put-back = Rat casqué : remettre un de ces morceaux ?
land-ask-swap = Échanger des morceaux blancs contre du fromage ?
land-ask-scavenge = Charognards : tirer un morceau, { $where } ?
land-ask-lecter = Rattibal Lecter : le repas coûte { $cost }, vous avez { $cheese }. Donner d’abord un rat contre 1 fromage ?
land-ask-starve = { $dead ->
    [one] Il vous manque { $dead } fromage : { $dead } rat meurt de faim et vous coûte deux points. Lequel ?
   *[other] Il vous manque { $dead } fromages : { $dead } rats meurent de faim et vous coûtent chacun deux points. Lesquels ?
  }
land-note-starve = De toute façon, les rats de l’infirmerie ne se placent pas au prochain tour.
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
land-do-move = Déplacer
land-do-stay = Rester là
land-do-ninja = Voler
land-do-add-none = Ne rien ajouter
land-do-keep-all = Tout garder
land-do-no-swap = Ne rien échanger
land-do-scavenge = Tirer
land-do-no-lecter = N’en donner aucun
land-do-no-alchemy = N’en faire aucun
land-do-give-rat = Donner un rat valide
land-do-give-sick = Donner un rat de l’infirmerie
land-do-swap = { $whites } contre { $cheese ->
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
  }
land-do-starve = { $sick ->
    [0] { $others } en bonne santé
   *[other] { $sick } de l’infirmerie{ $others ->
        [0] {""}
       *[other] , { $others } en bonne santé
    }
  }
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
land-never = Ne plus demander dans cette partie
land-never-off = Plus demandé : { $power }
land-later = Plus tard :

## Why not now
land-why-burrow-empty = Le terrier est vide. Reprenez d’abord des rats ailleurs.
land-why-both-full = Il n’y a place ici que pour trois rats.
land-why-nobody-here = Aucun rat à déplacer ici.
land-why-enough-moves = Plus de déplacement.
land-why-planned = Votre plan est envoyé. Vous pouvez encore le changer.
land-why-not-now = Rien à placer pour l’instant.

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
land-colour-yellow = jaune (1 fromage)
land-colour-orange = orange (2 fromages)
land-colour-white = blanc (rien)
land-colour-black = noir (rat parti)
land-colour-purple = violet (rat empoisonné)
land-colour-blue = bleu (rat en vadrouille)
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
   *[other] D’ici, vos rats pillent le voisin de gauche. S’ils sont plus nombreux que ceux de son garde-manger, ils volent la différence en fromages.
  }
land-place-right-text = { $seats ->
    [2] D’ici, vos rats font face au conduit de gauche adverse : ils attaquent et défendent à la fois. Plus nombreux, ils volent la différence en fromages ; moins nombreux, vous la perdez.
   *[other] D’ici, vos rats pillent le voisin de droite. S’ils sont plus nombreux que ceux de son garde-manger, ils volent la différence en fromages.
  }
land-place-pantry-text = Votre fromage est ici. Les rats du garde-manger le défendent à pleine force contre chaque voisin. À deux joueurs, ils ne font rien : seuls les conduits défendent.
land-place-nursery-text = Chaque rat ici amène un nouveau rat. Les petits mangent dès ce tour et se placent au suivant.
land-place-both-text = { $seats ->
    [2] Prêts à tout : jusqu’à trois rats se reproduisent ici. À deux joueurs, ils ne font rien d’autre, car le garde-manger ne défend pas.
   *[other] Prêts à tout : jusqu’à trois rats gardent le garde-manger tout en étant à la maternité.
  }
land-place-infirmary-text = Rats empoisonnés et blessés. Ils mangent, ne se placent pas, et reviennent au tour suivant, après les naissances.
land-place-lost-text = Des rats qui ont pris le mauvais tournant. Ils ne mangent pas, ne meurent pas de faim, et reviennent au tour suivant, après les naissances.
land-place-graveyard-text = Les rats morts de faim. Chacun coûte un point à la fin.
land-place-supply-text = Les rats qui ne sont encore à personne. S’ils viennent à manquer, la plus petite maternité se sert d’abord.
land-use-dump = peu de fromage, peu de risque
land-use-city = du fromage, mais du risque
land-use-field = on y trouve, on s’y perd
land-use-tunnel = { $seats ->
    [2] vole et garde
   *[other] vole du fromage
  }
land-use-pantry = { $seats ->
    [2] repos
   *[other] garde votre fromage
  }
land-use-nursery = chacun en amène un
land-use-both = { $seats ->
    [2] chacun en amène un
   *[other] garde et fait naître
  }

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
land-event-holy-rat-text = Chaque joueur qui a un rat au cimetière peut (en règle maison : doit) en remettre un à la réserve.
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
land-log-ran = { $name } déplace des rats : { $list }.
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
land-log-hit-supply = { $name } : { $colour }. Un rat { $from } retourne à la réserve.
land-log-hit-infirmary = { $name } : { $colour }. Un rat { $from } est empoisonné.
land-log-hit-lost = { $name } : { $colour }. Un rat { $from } part en vadrouille.
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
  } à nourrir. Prix : { $cost }. Payé : { $paid }.
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

## Les rats de la maison, à l’égout
land-bot-random = Il envoie ses rats là où souffle le vent. Oui ou non, c’est pile ou face.
land-bot-greedy = Il élève des petits à chaque tour, nourris ou non, court au fromage et oublie qu’il a des voisins.
land-bot-rulebook = Il tient ses comptes : naissances, fromage, gardes et voleurs, et ce que coûtera la nourriture.

## Ce que les rats de la maison laissent échapper
land-quip-glutton-robbed = Des voisins ? J’ai des voisins ?
land-quip-glutton-starved = Tant de bouches. D’où sortent-elles ?
land-quip-clerk-robbed = Ce n’était pas prévu.
land-quip-captain-deployed = C’est là que soufflait le vent !
