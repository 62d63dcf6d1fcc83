## Questions
cart-ask-privilege = Quel bâtiment vous donne son soutien ? Le choix est définitif.
cart-ask-privileges = Quel bâtiment vous donne son soutien ?
cart-ask-look = { $n ->
    [1] Regardez une carte de la rangée des nonnes.
    [one] Regardez { $n } carte de la rangée des nonnes.
   *[other] Regardez { $n } cartes de la rangée des nonnes, l’une après l’autre.
}
cart-ask-visit = Dans quel bâtiment entrez-vous, et avec quelles cartes ? Vous pouvez entrer sans carte.
cart-ask-visit-pass = Dans quel bâtiment entrez-vous, et avec quelles cartes ? Ou jouez un Laissez-passer et entrez plus tard.
cart-ask-visit-cards = Avec quelles cartes ? Vous pouvez entrer sans carte.
cart-ask-victim = Votre Épée l’emporte. Qui vous donne la moitié de sa main ?
cart-ask-give-sword = { $name } vous frappe avec une Épée et reçoit la moitié de votre main : choisissez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
cart-ask-give-tower = { $name } réclame des cartes du haut de la Tour de garde : choisissez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
cart-ask-receiver = Votre Flûte l’emporte. Qui reçoit votre rat ?
cart-ask-premium = Action principale : { $action }
cart-ask-standard = Action normale : { $action }
cart-ask-discard = Défaussez jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à l’Hôpital, et un rat pour chacune.
cart-do-act = Faire l’action
cart-do-decline = Renoncer
cart-wait-privilege = { $name } choisit un soutien.
cart-wait-privileges = Chacun choisit son soutien. On les montre quand tous ont choisi.
cart-wait-look = { $name } regarde les nonnes.
cart-wait-visit = { $name } choisit un bâtiment.
cart-wait-victim = { $name } lève l’Épée. Qui sera touché ?
cart-wait-give = Épée : { $name } choisit des cartes pour { $to }.
cart-wait-receiver = { $name } joue de la Flûte. Qui reçoit le rat ?
cart-wait-act = { $name } décide de son action.
cart-wait-hospital = { $name } est à l’Hôpital.
cart-wait-tower = Tour de garde : des cartes pour { $to }, au choix de : { $names }.
cart-wait-over = La partie est finie.

## Counted
cart-count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
cart-count-rats = { $n ->
    [0] aucun rat
    [one] { $n } rat
   *[other] { $n } rats
  }
cart-count-nuns = { $n ->
    [0] aucune nonne
    [one] { $n } nonne
   *[other] { $n } nonnes
  }

## Classes
cart-class-peasantry = Paysannerie
cart-class-bourgeoisie = Bourgeoisie
cart-class-church = Clergé
cart-class-chivalry = Chevalerie
cart-class-magic = Magie
cart-class-royalty = Noblesse

## Buildings
cart-building-farm = Ferme
cart-building-brewery = Brasserie
cart-building-marketplace = Marché
cart-building-office = Comptoir
cart-building-monastery = Monastère
cart-building-hospital = Hôpital
cart-building-castle = Château
cart-building-guard-tower = Tour de garde
cart-building-fortune-tellers-tent = Tente de la voyante
cart-building-pied-pipers-hut = Cabane du joueur de flûte
cart-building-palace = Palais
cart-building-treasury = Trésorerie
cart-building-copy = { $building } { $n }

## What a building offers
cart-action-none = Rien, mais la Tour de garde ne peut rien contre vous.
cart-action-step = 1 point d’influence de plus, car c’est la dernière manche.
cart-action-no-more = Aucune.
cart-action-gain-points = Gagnez { $n ->
    [one] { $n } point de victoire.
   *[other] { $n } points de victoire.
  }
cart-action-take = Prenez sur la pile : { $cards }.
cart-action-discard-rats = Défaussez { $n ->
    [one] { $n } rat.
   *[other] { $n } rats.
  }
cart-action-hospital = Défaussez jusqu’à { $n ->
    [one] { $n } carte de votre main,
   *[other] { $n } cartes de votre main,
} et un rat pour chacune.
cart-action-hospital-free = Défaussez { $rats }. Puis défaussez jusqu’à { $n ->
    [one] { $n } carte de votre main,
   *[other] { $n } cartes de votre main,
} et un rat de plus pour chacune.
cart-action-guard-tower = Chaque joueur qui n’est pas à l’abri dans une Tour de garde et tient au moins autant de cartes que vous doit vous donner { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
cart-action-draw = Piochez { $n ->
    [one] { $n } carte Population.
   *[other] { $n } cartes Population.
  }
cart-action-draw-per-one = Piochez une carte Population par point d’influence gagné ici.
cart-action-draw-per = Piochez une carte Population par tranche de { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’influence gagnés ici.
cart-action-look = Regardez { $n ->
    [one] { $n } carte de la rangée des nonnes.
   *[other] { $n } cartes différentes de la rangée des nonnes.
  }

## Privileges
cart-privilege-cards = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
  }
cart-privilege-rats = { $n ->
    [one] défausser { $n } rat
   *[other] défausser { $n } rats
  }
cart-privilege-looks = { $n ->
    [one] regarder { $n } carte nonne
   *[other] regarder { $n } cartes nonne
  }

## Cards
cart-card-peasant = Paysan
cart-card-merchant = Marchand
cart-card-monk = Moine
cart-card-knight = Chevalier
cart-card-witch = Sorcière
cart-card-king = Roi
cart-card-joker = Joker
cart-card-pass = Laissez-passer
cart-card-flute = Flûte
cart-card-sword = Épée
cart-card-gold = Or
cart-card-with-nuns = { $card }, { $nuns }
cart-card-peasant-n = { $n ->
    [one] { $n } Paysan
   *[other] { $n } Paysans
  }
cart-card-merchant-n = { $n ->
    [one] { $n } Marchand
   *[other] { $n } Marchands
  }
cart-card-monk-n = { $n ->
    [one] { $n } Moine
   *[other] { $n } Moines
  }
cart-card-knight-n = { $n ->
    [one] { $n } Chevalier
   *[other] { $n } Chevaliers
  }
cart-card-witch-n = { $n ->
    [one] { $n } Sorcière
   *[other] { $n } Sorcières
  }
cart-card-king-n = { $n ->
    [one] { $n } Roi
   *[other] { $n } Rois
  }
cart-card-joker-n = { $n ->
    [one] { $n } Joker
   *[other] { $n } Jokers
  }
cart-card-pass-n = { $n } Laissez-passer
cart-card-flute-n = { $n ->
    [one] { $n } Flûte
   *[other] { $n } Flûtes
  }
cart-card-sword-n = { $n ->
    [one] { $n } Épée
   *[other] { $n } Épées
  }
cart-card-gold-n = { $n } Or
cart-card-person-text = 1 point d’influence dans la classe du bâtiment. Dans un bâtiment d’une autre classe, un rat l’accompagne.
cart-card-joker-text = 1 point d’influence dans n’importe quel bâtiment, et jamais de rat.
cart-card-sword-text = Celui qui en pose le plus dans un bâtiment prend la moitié de la main de celui qui en a posé le moins au même endroit.
cart-card-flute-text = Celui qui en pose le plus dans un bâtiment donne un rat à celui qui en a posé le moins au même endroit.
cart-card-pass-text = À jouer au lieu d’une visite, pour entrer plus tard, quand les autres auront montré où ils vont.
cart-card-gold-text = Ne sert à rien avant la fin. Celui qui a le plus d’Or gagne 6 points, le deuxième 3.
cart-card-gold-text-two = Ne sert à rien avant la fin. Celui qui a le plus d’Or gagne 6 points ; à égalité, 4 chacun. À deux, celui qui en a moins n’a rien.

## Phases
cart-phase-buildings = Nouveaux bâtiments
cart-phase-privileges = Soutiens
cart-phase-visits = Visites
cart-phase-resolution = Résolution des bâtiments
cart-phase-end-of-round = Fin de la manche

## The log
cart-log-each = { $name } : { $what }
cart-log-position = { $building } n° { $n }
cart-log-building = bâtiment n° { $n }
cart-log-known = { $cards } ({ $list })
cart-log-set-up = Le trône est vide et les rats sont en ville. Premier joueur : { $name }. En jeu : { $list }.
cart-log-set-up-secret = Le trône est vide et les rats sont en ville. Premier joueur : { $name }. Personne ne sait quels bâtiments sont en jeu.
cart-log-tower-with-two = Une Tour de garde à deux joueurs : celui qui est à la traîne peut se retrouver sans rien.
cart-log-dealt = Chacun reçoit une main de cartes Population.
cart-log-dealt-yours = Chacun reçoit une main de cartes Population. La vôtre : { $list }.
cart-log-round = Manche { $n }. Premier joueur : { $name }.
cart-log-last-round = Manche { $n }, la dernière. Premier joueur : { $name }. L’action principale donne désormais 1 point d’influence, et il n’y a pas d’autre action.
cart-log-row = Dans la rue : { $list }.
cart-log-replaced = Tous les bâtiments de la rue sont les mêmes : { $old }. La dernière carte est remplacée : { $new }.
cart-log-privilege = { $name } prend un soutien : { $building }.
cart-log-drew = { $name } pioche : { $cards }.
cart-log-drew-nothing = { $name } n’a plus rien à piocher.
cart-log-reshuffled = La défausse redevient la pioche : { $cards }.
cart-log-discarded-rats = { $name } défausse { $n ->
    [one] { $n } rat.
   *[other] { $n } rats.
  }
cart-log-looked = { $name } regarde la carte { $n } de la rangée des nonnes.
cart-log-looked-seen = { $name } regarde la carte { $n } de la rangée des nonnes : { $card }.
cart-log-visited = { $name } entre : { $building }, emplacement { $slot }, avec { $cards }.
cart-log-visited-alone = { $name } entre : { $building }, emplacement { $slot }, sans carte.
cart-log-passed = { $name } joue un Laissez-passer et attend.
cart-log-only-premium = { $name } a la seule action principale de cette manche.
cart-log-revealed = { $name } révèle : { $list }.
cart-log-revealed-nothing = { $name } n’a posé aucune carte.
cart-log-influence = { $name } : { $class } +{ $n }.
cart-log-influence-rats = { $name } : { $class } +{ $n }, et { $rats ->
    [one] { $rats } rat suit.
   *[other] { $rats } rats suivent.
  }
cart-log-victim = { $name } tire l’Épée. Elle frappe : { $victim }.
cart-log-gave = { $name } → { $to }, cartes données : { $cards }.
cart-log-rat-followed = La Flûte joue, un rat s’en va : { $name } → { $to }.
cart-log-premium = { $name }, action principale : { $building }.
cart-log-standard = { $name }, action normale : { $building }.
cart-log-premium-not = { $name } renonce à l’action principale : { $building }.
cart-log-standard-not = { $name } renonce à l’action normale : { $building }.
cart-log-points = { $name } gagne { $n ->
    [one] { $n } point de victoire.
   *[other] { $n } points de victoire.
  }
cart-log-took = { $name } met de côté : { $cards }.
cart-log-drew-unseen = { $name } met de côté sans regarder : { $cards }.
cart-log-discarded-cards = { $name } défausse à l’Hôpital : { $list }.
cart-log-discarded-no-cards = { $name } ne défausse aucune carte à l’Hôpital.
cart-log-tower = Du haut de la Tour de garde, { $name } réclame des cartes à : { $names }.
cart-log-put-away = C’est fait : { $building }. Les cartes posées sont rangées.
cart-log-picked-up = { $name } ramasse : { $cards }.
cart-log-hands = On montre toutes les mains. { $list }.
cart-log-empty-hand = rien
cart-log-scored = Avant la peste : { $list }.
cart-log-nuns = On retourne les nonnes : { $list } = { $n }. { $rats }.
cart-log-dead = La peste emporte : { $names }.
cart-log-nobody-dead = La peste n’emporte personne.
cart-log-timed-out = { $name } : temps écoulé.
cart-log-win = { $names } hérite du trône.
cart-log-shared-win = { $names } se partagent le trône.
cart-log-no-winner = Il ne reste personne pour le trône.

## The rats of the house, in the street
cart-bot-random = Il entre n’importe où avec n’importe quoi en main. Le plus souvent, la peste l’emporte.
cart-bot-greedy = Il envoie les paysans à la ferme et les rois au palais, sans jamais regarder qui s’y trouve.
cart-bot-rulebook = Il met en balance ses rangs, ses rats et les nonnes, vues ou attendues. Il ne bluffe jamais, ne passe jamais.
cart-bot-apprentice = Il joue cent fois la manche jusqu’au bout dans sa tête. Contre plusieurs adversaires, il s’écarte rarement de quelques règles simples.
cart-bot-alchemist = Elle poursuit mille fois la partie dans sa tête. Contre un seul adversaire, elle prévoit deux manches ; contre plusieurs, la manche en cours, et ose peu.
cart-bot-sage = Il poursuit dix mille fois la partie dans sa tête, sur trois manches. Il lui faut jusqu’à une seconde, et il doit tout de même deviner votre main.

## The score sheet
cart-count = Ce qui compterait maintenant
cart-sheet-title = L’héritage
cart-sheet-so-far = Ce qui est visible pour l’instant. Mains et rats se comptent à la fin.
cart-sheet-place = Place
cart-sheet-influence = Influence
cart-sheet-hand = En main
cart-sheet-followers = Le plus de partisans
cart-sheet-swords = Le plus d’Épées
cart-sheet-flutes = Le plus de Flûtes
cart-sheet-passes = Le plus de Laissez-passer
cart-sheet-gold = Or
cart-sheet-palace = Palais
cart-sheet-points = Points
cart-sheet-rats = Rats
cart-sheet-at = à { $n }
cart-sheet-unknown = encore caché
cart-sheet-nuns = La rangée des nonnes : { $list } = { $n }. Avec plus de rats, on meurt.
cart-sheet-dead = Peste
cart-sheet-alive = En vie
cart-sheet-tie-rats = { $n ->
    [one] { $n } point chacun
   *[other] { $n } points chacun
} : celui qui a le moins de rats l’emporte. { $list }.
cart-sheet-tie-shared = { $names } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  } et { $rats } chacun. La place est partagée.
cart-sheet-winner = Sur le trône : { $names }
cart-sheet-shared = Ensemble sur le trône : { $names }
cart-sheet-nobody = Le trône reste vide : la peste a emporté tout le monde.
cart-sheet-story = D’où venaient les rats
cart-sheet-start = Au début
cart-sheet-came = Avec les cartes
cart-sheet-followed = Par la Flûte
cart-sheet-led = Envoyés ailleurs
cart-sheet-discarded = Défaussés
cart-sheet-left = À la fin

## The first game
cart-coach-goal = Gagnez la faveur des classes : mieux vous êtes placé, plus vous avez de points. Mais à la fin, avec plus de rats qu’il n’y a de nonnes, on meurt.
cart-coach-row = Voici les bâtiments de cette manche : la rue. Chacun prend d’abord le soutien de l’un d’eux, puis chacun entre dans l’un d’eux.
cart-coach-privilege = Choisissez un bâtiment pour son soutien. Rien n’oblige à y entrer ensuite. { $n ->
    [one] Vous avez { $n } carte.
   *[other] Vous avez { $n } cartes.
}
cart-coach-look = Deux nonnes, c’est la moyenne ; plus il y en a, plus vous pouvez vous permettre de rats. Personne d’autre ne saura ce que vous voyez.
cart-coach-visit = Là où vos cartes sont chez elles, aucun rat ne suit. { $building } : { $n ->
    [one] { $n } de vos cartes y est chez elle
   *[other] { $n } de vos cartes y sont chez elles
}.
cart-coach-visit-none = Aucune de vos cartes n’est chez elle dans cette rue. Des cartes posées ailleurs que chez elles amènent des rats ; sans carte, il reste l’action.
cart-coach-visit-ranks = À la fin, ce sont surtout les rangs qui comptent : 10, 5 et 2 points par classe. L’Or, le Palais et votre main ajoutent un peu. Cherchez où un pas vous fait passer devant. Celui qui pose le plus de partisans dans un bâtiment en a aussi l’action principale.
cart-coach-visit-ranks-two = À la fin, ce sont surtout les rangs qui comptent : 10 et 5 points par classe. L’Or, le Palais et votre main ajoutent un peu. Dans deux bâtiments différents, il n’y a qu’une action principale : pour celui qui a posé le plus de partisans, et à égalité pour le premier joueur.
cart-coach-visit-rats = Vous avez { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  }. Je m’attends à { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
  }. Avec plus de rats que de nonnes, vos points ne valent plus rien.
cart-coach-pass = Vous avez un Laissez-passer : en le jouant, on voit d’abord où vont les autres. Mais à égalité, l’emplacement du plus petit numéro l’emporte.
cart-coach-victim = Vous recevez la moitié de la main : plus elle est pleine, plus vous gagnez.
cart-coach-give = À vous de choisir. Les gens d’une classe ne servent que tant que vous pouvez y monter.
cart-coach-receiver = Personne ne peut refuser un rat. Avec plus de rats que de nonnes à la fin, les points ne valent plus rien.
cart-coach-premium = L’action principale est à vous : vous avez posé le plus de partisans, ou autant mais plus tôt. Elle ne coûte rien.
cart-coach-standard = Quelqu’un a posé plus de partisans, ou autant mais plus tôt : vous avez donc l’action normale. Elle ne coûte rien.
cart-coach-standard-two = Vous êtes dans deux bâtiments différents : il n’y a qu’une action principale. L’autre a posé plus de partisans, ou autant mais en premier joueur. L’action normale ne coûte rien.
cart-coach-discard = Une carte pour un rat, { $n } au plus. Les cartes reviennent facilement, les rats ne partent pas tout seuls.
cart-coach-influence = { $n ->
    [1] Un pas
    [one] { $n } pas
   *[other] { $n } pas
} sur la piste et aucun rat : vos gens étaient chez eux.
cart-coach-rats = { $n ->
    [one] { $n } rat a suivi : une de vos cartes n’était pas chez elle
   *[other] { $n } rats ont suivi : autant de vos cartes n’étaient pas chez elles
} dans ce bâtiment.
cart-coach-robbed = { $name } reçoit des cartes de votre main, par une Épée ou la Tour de garde. Les cartes déjà posées, personne ne peut les prendre.
cart-coach-piped = { $name } vous a envoyé un rat au son de la flûte. Une Flûte à vous aurait aidé.
cart-coach-last = La dernière manche. Les bâtiments ne font plus rien, mais l’action principale donne un pas de plus, et ce pas peut décider d’un rang.
cart-coach-alive = { $rats ->
    [0] Aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
  } contre { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
  } : vous survivez.
cart-coach-dead = { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  } contre { $nuns ->
    [0] aucune nonne
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
  } : la peste. La prochaine fois, la Tente vous en dira plus, et le Monastère aide.
cart-coach-over = Désormais vous jouez sans moi. Bonne chance !

## The table
cart-others = Les autres héritiers
cart-street = La rue
cart-round = Manche { $n } sur { $of }
cart-round-last = Manche { $n }, la dernière
cart-house = { $n }. { $building }, { $class }. Soutien : { $privilege }. Action principale : { $premium } Action normale : { $standard }
cart-house-take = Prendre ce soutien.
cart-house-visit = Entrer.
cart-visitors = Visiteurs, { $building }
cart-visitor = { $name } : { $cards }
cart-tracks = Influence
cart-track-disc = { $name } { $n }
cart-track-nobody = personne encore
cart-nun-row = La rangée des nonnes
cart-nun-unknown = Carte { $n } de la rangée des nonnes, inconnue.
cart-nun-known = Carte { $n } de la rangée des nonnes : { $card }.
cart-nun-looked = Vue par { $names }.
cart-nun-look = Regarder.
cart-hand = Votre main
cart-hand-of = Main : { $name }
cart-hand-kind = { $card } : { $n }
cart-hand-picked = choix : { $n }
cart-supply = Piles et pioches
cart-pile = { $card }, en pile : { $n }
cart-deck = Pioche de population : { $n }
cart-discard = Défausse : { $n }
cart-houses = Pioche de bâtiments : { $n }
cart-gutter = Le caniveau : les rats en viennent et y retournent
cart-first = premier joueur
cart-plans = choisit
cart-ready = Prêt
cart-aside = { $n ->
    [one] { $n } carte mise de côté
   *[other] { $n } cartes mises de côté
  }
cart-points = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
  }
cart-rats-hidden = rats, face cachée
cart-followers = Combien de partisans
cart-followers-less = Un de moins
cart-followers-more = Un de plus
cart-worth = { $class } +{ $n }
cart-do-visit = { $n ->
    [0] { $building } : entrer sans carte
    [one] { $building } : entrer avec { $n } carte
   *[other] { $building } : entrer avec { $n } cartes
  }
cart-do-visit-where = Choisissez un bâtiment
cart-do-clear = Retirer les cartes
cart-do-pass = Jouer un Laissez-passer
cart-do-give = Donner { $n }/{ $most }
cart-do-discard = { $n ->
    [0] Garder toutes les cartes
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
cart-do-change = Choisir à nouveau
cart-wait-sealed = Vous avez choisi. On attend les autres.
cart-why-card = Pas maintenant
cart-why-house = Choisissez d’abord un bâtiment.
cart-rule-card = Dans un bâtiment on pose des gens, des Jokers, des Épées et des Flûtes. L’Or attend la fin, et un Laissez-passer remplace une visite.

## What the parts are
cart-help-touch = Choisissez n’importe quoi sur la table pour savoir ce que c’est.
cart-help-house = Soutien : { $privilege }. Action principale : { $premium } Action normale : { $standard }
cart-help-corner = Le soutien : une fois par manche, vous choisissez un bâtiment de la rue et recevez ce que montre son coin. Cartes à piocher, rats à défausser, nonnes à regarder.
cart-help-tracks = L’influence dans les six classes. À la fin, le premier d’une piste reçoit 10 points, le deuxième 5, le troisième 2. Dans une pile, le marqueur du dessous est devant.
cart-help-nuns = La rangée des nonnes protège la ville. À la fin, celui qui a plus de rats qu’il n’y a de nonnes sur ces cinq cartes meurt. Les cartes que vous avez regardées restent visibles pour vous seul.
cart-help-odds = La probabilité de chaque nombre de nonnes, d’après toutes les cartes que vous avez vues. En rouge : trop peu pour vos rats.
cart-help-heir = Un joueur : cartes en main, cartes de côté, rats cachés. La clé est chez le premier joueur.
cart-help-cards = Combien de cartes en main. Cela, chacun peut le savoir.
cart-help-aside = Cartes mises de côté : elles rejoignent la main quand le bâtiment est résolu.
cart-help-points = Les points du moment : ce que rapporteraient les rangs, et le Palais. Mains et Or se comptent à la fin, et la peste vient en dernier.
cart-help-rats = Des rats. Chacun commence avec dix ; ceux des autres restent cachés jusqu’à la fin.
cart-help-first = Le premier joueur commence, et la clé passe à gauche après chaque manche.
cart-help-hand = Votre main. Choisissez des cartes, ou faites-les glisser vers un bâtiment.
cart-help-deck = La pioche de population. Quand elle est vide, on mélange la défausse.
cart-help-discard = La défausse : les gens déjà joués, visibles de tous.
cart-help-houses = La pioche de bâtiments. Quand elle est vide, c’est la dernière manche.
cart-help-gutter = Les rats viennent du caniveau et y retournent. Il y en a toujours assez.
cart-help-round = Une manche : nouveaux bâtiments, soutiens, visites, actions. Dans la dernière, l’action principale donne 1 point d’influence, et il n’y a pas d’autre action.
cart-help-followers = Par nombre : d’abord les gens qui sont chez eux, puis les Jokers, puis les autres, qui amènent chacun un rat.
cart-help-worth = Ce que rapporte cette visite : de l’influence, et un rat par personne qui n’est pas chez elle.

## The odds and the aid
cart-odds = Nonnes de la rangée
cart-odds-expected = { $n ->
    [one] { $n } nonne attendue.
   *[other] { $n } nonnes attendues.
}
cart-odds-survive = Avec { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, vous avez { $n } % de chances de survivre.
cart-odds-short = survie : { $n } %
cart-odds-line = En pointillé : vos rats.
cart-odds-rule = Plus de rats que de nonnes : on perd, quels que soient les points.
cart-odds-switch = Montrer les nonnes probables
cart-odds-why = D’après les cartes que vous avez vues : elles ne sont pas dans la rangée. Les puristes comptent eux-mêmes.
cart-aid = Aide de jeu
cart-aid-houses = Bâtiments
cart-aid-cards = Cartes
cart-aid-left = encore { $n }
cart-aid-at-most = encore { $n } au plus
cart-aid-secret = Personne ne sait quelles cartes sont en jeu, sinon qu’il y en a cinq par classe.
cart-aid-tower-two = À deux, la Tour de garde reste dans la boîte, sauf si la table l’a admise.
cart-aid-two = À deux, dans des bâtiments différents, il n’y a qu’une action principale par manche. Elle va à celui qui pose le plus de partisans, et à égalité au premier joueur.
cart-aid-box = Les soutiens de 57 des 60 cartes Bâtiment sont notre reconstitution ; on peut y mettre les valeurs de la boîte. Les règles disent comment.

## The end
cart-end-title = À qui le trône ?
cart-end-nuns = { $n ->
    [0] Aucune nonne encore
    [one] { $n } nonne
   *[other] { $n } nonnes
  }
cart-end-dead = La peste emporte : { $names }.
cart-end-nobody = La peste passe son chemin. Personne ne meurt.

## The way into the first game
cart-guide-title = Votre première partie de Rattus Cartus
cart-guide-intro = Je suis le Vieux Gris. Le roi est mort, et voici une vraie partie contre deux adversaires que joue l’ordinateur. J’explique chaque chose quand elle se présente.
cart-guide-privilege = À chaque manche, vous prenez le soutien d’un bâtiment : des cartes, moins de rats, ou un coup d’œil aux nonnes.
cart-guide-visit = Puis vous entrez dans un bâtiment avec des cartes cachées. Chaque partisan vaut un pas sur sa piste ; chaque partisan qui n’y est pas à sa place amène un rat.
cart-guide-act = Le joueur qui amène le plus de partisans a la meilleure action. Les Épées prennent des cartes, les Flûtes envoient des rats ailleurs.
cart-guide-plague = À la fin, les rangs donnent des points. Ensuite on compte les nonnes : un joueur qui a plus de rats que de nonnes meurt et ne peut pas gagner, quels que soient ses points.
cart-guide-play = Commencer

cart-hint-privilege = Soutien : { $building }
cart-hint-look = Regarder la carte { $n } de la rangée des nonnes
cart-hint-visit = Visite : { $building }. Cartes : { $cards }
cart-hint-visit-alone = Visite : { $building }, sans carte
cart-hint-give = Donner : { $cards }
cart-hint-discard = Défausser ici : { $cards }
cart-hint-discard-none = Ne défausser aucune carte

## Ce que les rats de la maison laissent échapper
cart-quip-glutton-visited = Vous êtes là aussi ?
cart-quip-clerk-looked = C’est noté.
cart-quip-captain-died = Des rats ? Qui compte les rats ?
