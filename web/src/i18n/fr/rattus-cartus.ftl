## Questions
cart-ask-privilege = Quel bâtiment vous donne son soutien ?
cart-ask-look = { $n ->
    [one] Regardez une carte de la rangée des nonnes.
   *[other] Regardez { $n } cartes de la rangée des nonnes, l’une après l’autre.
  }
cart-ask-visit = Dans quel bâtiment entrez-vous, et avec quelles cartes ? Même aucune.
cart-ask-visit-pass = Dans quel bâtiment entrez-vous, et avec quelles cartes ? Ou jouez un Laissez-passer et entrez plus tard.
cart-ask-visit-cards = Avec quelles cartes ? Même aucune.
cart-ask-victim = Votre Épée l’emporte. Qui vous donne la moitié de sa main ?
cart-ask-give = { $n ->
    [one] Choisissez { $n } carte pour { $name }.
   *[other] Choisissez { $n } cartes pour { $name }.
  }
cart-ask-receiver = Votre Flûte l’emporte. Qui le rat va-t-il suivre ?
cart-ask-premium = Action principale : { $action }
cart-ask-standard = Action normale : { $action }
cart-ask-discard = Laissez jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } à l’Hôpital. Un rat s’en va pour chacune.
cart-do-act = Le faire
cart-do-decline = Y renoncer
cart-wait-privilege = { $name } choisit un soutien.
cart-wait-privileges = Chacun choisit son soutien. On les montre quand tous ont choisi.
cart-wait-look = { $name } regarde les nonnes.
cart-wait-visit = { $name } choisit un bâtiment.
cart-wait-victim = { $name } lève l’Épée. Sur qui ?
cart-wait-give = { $name } choisit des cartes pour { $to }.
cart-wait-receiver = { $name } joue de la Flûte. Qui le rat suivra-t-il ?
cart-wait-act = { $name } décide de son action.
cart-wait-hospital = { $name } est à l’Hôpital.
cart-wait-tower = Cartes pour { $to }, au choix de : { $names }.
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
cart-action-none = Rien, mais la tour ne peut rien contre vous.
cart-action-step = 1 influence de plus, car c’est la dernière manche.
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
    [one] { $n } carte de votre main.
   *[other] { $n } cartes de votre main.
  } Un rat s’en va pour chacune.
cart-action-hospital-free = Défaussez { $rats }. Puis défaussez jusqu’à { $n ->
    [one] { $n } carte de votre main :
   *[other] { $n } cartes de votre main :
  } un rat de plus s’en va pour chacune.
cart-action-guard-tower = Qui n’est pas à l’abri dans une Tour de garde et tient au moins autant de cartes que vous doit vous en donner { $n }.
cart-action-draw = Piochez { $n ->
    [one] { $n } carte Population.
   *[other] { $n } cartes Population.
  }
cart-action-draw-per-one = Piochez une carte Population par point d’influence gagné ici.
cart-action-draw-per = Piochez une carte Population par tranche de { $n } points d’influence gagnés ici.
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
cart-card-person-text = 1 influence dans la classe du bâtiment. Dans un bâtiment d’une autre classe, un rat l’accompagne.
cart-card-joker-text = 1 influence dans n’importe quel bâtiment, et jamais de rat.
cart-card-sword-text = Qui en pose le plus dans un bâtiment prend la moitié de la main de qui en a posé le moins au même endroit.
cart-card-flute-text = Qui en pose le plus dans un bâtiment envoie un rat à qui en a posé le moins au même endroit.
cart-card-pass-text = À jouer au lieu d’une visite, pour entrer plus tard, quand les autres auront montré où ils vont.
cart-card-gold-text = Ne sert à rien avant la fin. Le plus d’Or rapporte 6 points, le deuxième 3.
cart-card-gold-text-two = Ne sert à rien avant la fin. Le plus d’Or rapporte 6 points, et à égalité 4 chacun. À deux, qui en a moins n’a rien.

## Phases
cart-phase-buildings = Nouveaux bâtiments
cart-phase-privileges = Soutiens
cart-phase-visits = Visites
cart-phase-resolution = Résolution des bâtiments
cart-phase-end-of-round = Fin de la manche

## The log
cart-log-each = { $name } : { $what }
cart-log-position = { $building } nº { $n }
cart-log-building = bâtiment nº { $n }
cart-log-known = { $cards } ({ $list })
cart-log-set-up = Le trône est vide et les rats sont en ville. Premier joueur : { $name }. En jeu : { $list }.
cart-log-set-up-secret = Le trône est vide et les rats sont en ville. Premier joueur : { $name }. Personne ne sait quels bâtiments sont en jeu.
cart-log-tower-with-two = Une Tour de garde à deux joueurs : qui est à la traîne peut s’y retrouver sans rien.
cart-log-dealt = Chacun reçoit une main de cartes Population.
cart-log-dealt-yours = Chacun reçoit une main de cartes Population. La vôtre : { $list }.
cart-log-round = Manche { $n }. Premier joueur : { $name }.
cart-log-last-round = Manche { $n }, la dernière. Premier joueur : { $name }. Une action principale vaut désormais 1 influence, et il n’y en a pas d’autre.
cart-log-row = Dans la rue : { $list }.
cart-log-replaced = Toute la rue se ressemble : { $old }. La dernière carte laisse la place : { $new }.
cart-log-privilege = { $name } prend un soutien : { $building }.
cart-log-drew = { $name } pioche { $cards }.
cart-log-drew-nothing = { $name } ne trouve plus rien à piocher.
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
cart-log-revealed = { $name } révèle { $list }.
cart-log-revealed-nothing = { $name } n’a posé aucune carte.
cart-log-influence = { $name } : { $class } +{ $n }.
cart-log-influence-rats = { $name } : { $class } +{ $n }, et { $rats ->
    [one] { $rats } rat suit.
   *[other] { $rats } rats suivent.
  }
cart-log-victim = { $name } tire l’Épée. Elle frappe : { $victim }.
cart-log-gave = { $name } donne { $cards }, pour { $to }.
cart-log-rat-followed = La Flûte joue, un rat change de maître : { $name } → { $to }.
cart-log-premium = { $name }, { $building } : action principale.
cart-log-standard = { $name }, { $building } : action normale.
cart-log-premium-not = { $name }, { $building } : renonce à l’action principale.
cart-log-standard-not = { $name }, { $building } : renonce à l’action normale.
cart-log-points = { $name } gagne { $n ->
    [one] { $n } point de victoire.
   *[other] { $n } points de victoire.
  }
cart-log-took = { $name } met de côté { $cards }.
cart-log-drew-unseen = { $name } met de côté { $cards } sans regarder.
cart-log-discarded-cards = { $name } laisse à l’Hôpital : { $list }.
cart-log-discarded-no-cards = { $name } ne laisse aucune carte à l’Hôpital.
cart-log-tower = Du haut de la tour, { $name } réclame des cartes : { $names }.
cart-log-put-away = C’est fait : { $building }. Les cartes posées sont rangées.
cart-log-picked-up = { $name } ramasse { $cards }.
cart-log-hands = On montre toutes les mains. { $list }.
cart-log-empty-hand = rien
cart-log-scored = Avant la peste : { $list }.
cart-log-nuns = On retourne les nonnes : { $list } = { $n }. { $rats }.
cart-log-dead = La peste emporte { $names }.
cart-log-nobody-dead = La peste n’emporte personne.
cart-log-timed-out = { $name } a dépassé son temps.
cart-log-win = { $names } hérite du trône.
cart-log-shared-win = { $names } se partagent le trône.
cart-log-no-winner = Il ne reste personne pour le trône.

## Options
cart-option-method = Bâtiments
cart-option-method-help = On joue avec trente cartes, cinq par classe : les six bâtiments de la première partie, des cartes de votre choix, un bâtiment par classe au hasard, ou des cartes au hasard que personne ne connaît.
cart-option-method-recommended = Première partie
cart-option-method-agreed = À notre choix
cart-option-method-buildings = Bâtiments au hasard
cart-option-method-cards = Cartes au hasard
cart-option-agreed-help = Cinq de ces dix cartes.
cart-option-agreed-chivalry-help = Cinq de ces dix cartes. À deux, la Tour de garde est dure pour qui est à la traîne.
cart-option-first = Premier joueur
cart-option-first-help = Qui commence la première manche.
cart-option-first-random = Hasard
cart-option-tower-two = Tour de garde à deux
cart-option-tower-two-help = Le hasard peut choisir la Tour de garde même à deux, bien qu’elle soit dure pour qui est à la traîne.
cart-option-together = Soutiens simultanés
cart-option-together-help = Tout le monde choisit son soutien en secret et en même temps. C’est plus rapide, et personne ne peut attendre les autres.
cart-option-all-dead = Si tous meurent
cart-option-all-dead-help = Personne ne gagne, ou bien qui a le moins de rats.
cart-option-all-dead-nobody = Personne ne gagne
cart-option-all-dead-rats = Le moins de rats
cart-option-protection = À l’abri dans une tour
cart-option-protection-help = Les visiteurs d’une Tour de garde sont à l’abri de toutes les tours de la manche, ou de la leur seulement.
cart-option-protection-any = De toutes
cart-option-protection-this = De celle-ci

## The rats of the house, in the street
cart-bot-random = Entre n’importe où avec n’importe quoi en main. Le plus souvent, la peste l’emporte.
cart-bot-greedy = Envoie les paysans à la ferme et les rois au palais, sans jamais regarder qui s’y trouve.
cart-bot-rulebook = Pèse rangs et rats contre les nonnes, vues ou attendues. Ne bluffe jamais, ne passe jamais.
cart-bot-apprentice = Poursuit cent fois la manche dans sa tête, jusqu’à sa fin. Contre plusieurs, il quitte rarement les habitudes du Greffier.
cart-bot-alchemist = Poursuit mille fois la partie dans sa tête. Contre un seul joueur, elle prévoit deux manches ; contre plusieurs, la manche en cours, et ose peu.
cart-bot-sage = Poursuit dix mille fois la partie dans sa tête, sur trois manches. Prend jusqu’à une seconde, et doit tout de même deviner votre main.

## The score sheet
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
  } : le moins de rats l’emporte. { $list }.
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
cart-coach-row = Voici la rue de cette manche. Chacun prend ce qu’offre un coin de carte, puis chacun entre dans une maison.
cart-coach-privilege = Choisissez une maison pour ce que donne son coin. Rien n’oblige à y entrer. { $n ->
    [one] Vous avez { $n } carte : prenez-en d’autres.
   *[other] Vous avez { $n } cartes. Tant qu’il y en a peu, les cartes d’abord.
  }
cart-coach-look = Prenez-en une que vous n’avez pas vue. Deux nonnes, c’est la moyenne ; plus vous en trouvez, plus vous pouvez vous permettre de rats.
cart-coach-visit = Allez là où vos cartes sont chez elles, et aucun rat ne suit. Le mieux, avec { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } : { $building }.
cart-coach-visit-none = Aucune de vos cartes n’est chez elle ici. Posez-en une ou deux quand même et supportez les rats, ou entrez sans carte et prenez l’action.
cart-coach-visit-ranks = À la fin, ce sont surtout les rangs qui comptent : 10, 5 et 2 points par classe. L’Or, le Palais et ce que vous tenez encore ajoutent un peu. Cherchez où un pas vous fait passer devant. Qui pose le plus de partisans dans une maison en a aussi l’action principale.
cart-coach-visit-ranks-two = À la fin, ce sont surtout les rangs qui comptent : 10 et 5 points par classe. L’Or, le Palais et ce que vous tenez encore ajoutent un peu. Dans deux maisons différentes, il n’y a qu’une action principale : à qui a posé le plus de partisans, et à égalité au premier joueur.
cart-coach-visit-rats = Vous avez { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  }. Je m’attends à { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
  }. Avec plus de rats que de nonnes, tous vos points ne valent rien.
cart-coach-pass = Vous avez un Laissez-passer : jouez-le pour voir d’abord où vont les autres. Mais à égalité, le plus petit emplacement l’emporte.
cart-coach-victim = Prenez à qui tient le plus de cartes : la moitié de beaucoup, c’est plus.
cart-coach-give = À vous de choisir. Les gens des classes où vous êtes de toute façon dernier sont les plus faciles à céder.
cart-coach-receiver = Envoyez-le à qui est en tête. Personne ne peut refuser un rat.
cart-coach-premium = L’action principale est à vous : le plus de partisans, ou la première place. Elle ne coûte rien, prenez-la.
cart-coach-standard = Quelqu’un a posé plus de partisans, ou autant mais plus tôt : vous avez donc l’action normale. Elle ne coûte rien, prenez-la.
cart-coach-standard-two = Vous êtes dans deux maisons différentes : il n’y a qu’une action principale. L’autre a posé plus de partisans, ou autant mais en premier joueur. L’action normale ne coûte rien, prenez-la.
cart-coach-discard = Une carte pour un rat, { $n } au plus. Les cartes reviennent facilement, les rats ne partent pas tout seuls.
cart-coach-influence = { $n ->
    [one] Un pas
   *[other] { $n } pas
  } sur la piste et aucun rat : vos gens étaient chez eux.
cart-coach-rats = { $n ->
    [one] { $n } rat a suivi : une de vos cartes n’était pas chez elle
   *[other] { $n } rats ont suivi : autant de vos cartes n’étaient pas chez elles
  } dans cette maison.
cart-coach-robbed = { $name } reçoit des cartes de votre main, par une Épée ou la Tour de garde. Ce que vous posez à temps, personne ne peut le prendre.
cart-coach-piped = { $name } vous a envoyé un rat au son de la flûte. Une Flûte à vous aurait aidé.
cart-coach-last = La dernière manche. Les maisons ne font plus rien, mais une action principale est un pas de plus, et il peut changer un rang.
cart-coach-alive = { $rats ->
    [0] Aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
  } contre { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
  } : vous vivez.
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
cart-house = { $n } { $building }, { $class }. Soutien : { $privilege }. Action principale : { $premium } Action normale : { $standard }
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
cart-hand-picked = { $n } en choix
cart-supply = Piles et pioches
cart-pile = { $card } : { $n } dans la pile
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
    [one] { $n } point du Palais
   *[other] { $n } points du Palais
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
cart-do-clear = Reprendre les cartes
cart-do-pass = Jouer un Laissez-passer
cart-do-give = Donner { $n }/{ $most }
cart-do-discard = { $n ->
    [0] Garder toutes les cartes
    [one] Laisser { $n } carte
   *[other] Laisser { $n } cartes
  }
cart-do-change = Choisir autrement
cart-wait-sealed = Vous avez choisi. Les autres pas tous.
cart-why-card = Pas maintenant
cart-why-house = Choisissez d’abord un bâtiment.
cart-rule-card = Dans un bâtiment on pose des gens, des Jokers, des Épées et des Flûtes. L’Or attend la fin, et un Laissez-passer remplace une visite.

## What the parts are
cart-help-touch = Touchez ce que vous voulez sur la table pour savoir ce que c’est.
cart-help-house = Son coin : { $privilege }. Action principale : { $premium } Action normale : { $standard }
cart-help-corner = Le soutien : une fois par manche, vous choisissez une carte de la rue pour son coin. Cartes à piocher, rats à défausser, nonnes à regarder.
cart-help-tracks = L’influence dans les six classes. À la fin, le premier d’une piste reçoit 10 points, le deuxième 5, le troisième 2. Dans une pile, le marqueur du dessous est devant.
cart-help-nuns = La rangée des nonnes protège la ville. À la fin, qui a plus de rats qu’il n’y a de nonnes sur ces cinq cartes meurt. Ce que vous avez regardé reste visible pour vous seul.
cart-help-odds = La probabilité de chaque nombre de nonnes, d’après toutes les cartes que vous avez vues. En rouge : trop peu pour vos rats.
cart-help-heir = Un héritier : cartes en main, cartes de côté, rats face cachée. La clé est chez le premier joueur.
cart-help-cards = Combien de cartes en main. Cela, chacun peut le savoir.
cart-help-aside = Cartes mises de côté : elles rejoignent la main quand le bâtiment est résolu.
cart-help-points = Points de victoire du Palais.
cart-help-rats = Des rats. Chacun commence avec dix ; ceux des autres restent cachés jusqu’à la fin.
cart-help-first = Le premier joueur commence, et la clé passe à gauche après chaque manche.
cart-help-hand = Votre main. Touchez des cartes pour les choisir, ou faites-les glisser vers un bâtiment.
cart-help-deck = La pioche de population. Quand elle est vide, on mélange la défausse.
cart-help-discard = La défausse : les gens déjà joués, visibles de tous.
cart-help-houses = La pioche de bâtiments. Quand elle est vide, c’est la dernière manche.
cart-help-gutter = Les rats viennent du caniveau et y retournent. Il y en a toujours assez.
cart-help-round = Une manche : nouveaux bâtiments, soutiens, visites, résolution. Dans la dernière, une action principale vaut 1 influence, et il n’y en a pas d’autre.
cart-help-followers = Par nombre : d’abord les gens qui sont chez eux, puis les Jokers, puis les autres, qui amènent chacun un rat.
cart-help-worth = Ce que rapporte cette visite : de l’influence, et un rat par personne qui n’est pas chez elle.

## The odds and the aid
cart-odds = Nonnes de la rangée
cart-odds-expected = On attend { $n } nonnes.
cart-odds-survive = Avec { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  }, vous vivez dans { $n } cas sur 100.
cart-odds-short = { $n } % de survie
cart-odds-switch = Montrer les nonnes probables
cart-odds-why = D’après les cartes que vous avez vues : elles ne sont pas dans la rangée. Les puristes comptent eux-mêmes.
cart-aid = Aide de jeu
cart-aid-houses = Bâtiments
cart-aid-cards = Cartes
cart-aid-left = encore { $n }
cart-aid-at-most = encore { $n } au plus
cart-aid-secret = Personne ne sait quelles cartes sont en jeu, sinon qu’il y en a cinq par classe.
cart-aid-tower-two = À deux, la Tour de garde reste dans la boîte, sauf si la table l’a admise.
cart-aid-two = À deux, dans des bâtiments différents, il n’y a qu’une action principale par manche. Elle va à qui pose le plus de partisans, et à égalité au premier joueur.
cart-aid-box = Les coins de 57 des 60 cartes Bâtiment sont notre reconstitution ; on peut y mettre les valeurs de la boîte. Les règles disent comment.

## The end
cart-end-title = Le trône est à prendre
cart-end-nuns = { $n ->
    [0] Aucune nonne encore
    [one] { $n } nonne
   *[other] { $n } nonnes
  }
cart-end-dead = La peste emporte { $names }.
cart-end-nobody = La peste passe son chemin. Personne ne meurt.

## The way into the first game
cart-guide-title = Votre premier Rattus Cartus
cart-guide-intro = Je suis le Vieux Gris. Le roi est mort, et voici une vraie partie contre deux rats de la maison. J’explique chaque chose quand elle se présente.
cart-guide-privilege = À chaque manche, vous prenez ce que donne le coin d’une maison : des cartes, moins de rats, ou un regard sur les nonnes.
cart-guide-visit = Puis vous entrez dans une maison avec des cartes cachées. Chaque partisan monte d’un pas sur sa piste ; qui n’y est pas chez lui amène un rat.
cart-guide-act = Qui amène le plus de partisans a la meilleure action. Les Épées prennent des cartes, les Flûtes envoient des rats ailleurs.
cart-guide-plague = À la fin, ce sont les rangs qui comptent. Mais d’abord on compte les nonnes : qui a plus de rats est mort, avec ou sans points.
cart-guide-play = Vers le trône

cart-hint-privilege = Soutien : { $building }
cart-hint-look = Regarder la carte { $n } de la rangée des nonnes
cart-hint-visit = Visite : { $building }, avec { $cards }
cart-hint-visit-alone = Visite : { $building }, sans carte
cart-hint-give = Donner : { $cards }
cart-hint-discard = Laisser ici : { $cards }
cart-hint-discard-none = Ne laisser aucune carte

## Ce que les rats de la maison laissent échapper
cart-quip-glutton-visited = Vous êtes là aussi ?
cart-quip-clerk-looked = C’est noté.
cart-quip-captain-died = Des rats ? Qui compte les rats ?
