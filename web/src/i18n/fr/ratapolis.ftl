## The town
pol-town = La ville
pol-families = Les familles
pol-neutral = Rats neutres
pol-sheets = Les plans révélés
pol-zoom = Zoom
pol-zoom-in = Zoom avant
pol-zoom-out = Zoom arrière
pol-zoom-all = Toute la ville
pol-house-gone = { $name } : Bâtiment détruit, zone vide
pol-house-room = places prises : { $n } sur { $room }
pol-house-over = Rats : { $n }, un de plus que la place ({ $room }). Personne d’autre n’entre
pol-house-worth = gruyère par rat : { $n }
pol-house-cat = Un Chat rôde ici
pol-house-fair = Fait partie de la fête foraine
pol-house-token = Sa mini-tuile est posée ici
pol-house-token-of = { $name } tient sa mini-tuile

## Families
pol-now = Gruyère si la partie s’arrêtait maintenant : { $n }
pol-balthus = Balthus
pol-reserve = en réserve
pol-partner = Coéquipier : { $name }
pol-plans = planifie
pol-ready = Prêt
pol-cards = { $n ->
    [one] { $n } carte Indice
   *[other] { $n } cartes Indice
  }
pol-open-family = { $name } : gruyère et mini-tuiles

## The hunter board
pol-board = Plateau de Balthus
pol-round = Manche { $n }
pol-last-round = La dernière manche
pol-fell = { $name } : la prise des Chats
pol-fell-not = { $name } : carte des Chats, mais le Bâtiment n’est pas tombé
pol-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
  }
pol-aside = { $n ->
    [one] { $n } carte mise de côté
   *[other] { $n } cartes mises de côté
  }
pol-open = Visibles
pol-laid = Carte de Balthus
pol-hand = Votre main
pol-notebook = Chasse

## What you know of the hunt
pol-notebook-title = Ce que vous savez de la chasse

## Tally
pol-tally = Si la partie s’arrêtait maintenant

## Your sheet
pol-boxes = Votre plan
pol-box = { $n ->
    [1] Première action :
   *[other] Seconde action :
  }
pol-strike-whom = Attaquer { $in }
pol-doubt-full = plein pour l’instant
pol-doubt-tight = pas de place pour tous
pol-doubt-leaves = partis avec l’action 1
pol-doubt-arrives = compte sur l’action 1
pol-doubt-absent = personne pour l’instant
pol-doubt-lonely = il faut deux rats
pol-doubt-barren = réserve vide
pol-note-dropped = La seconde action dépendait de la première : elle est effacée.
pol-note-no-attack = Pas d’attaque cette manche.
pol-note-one-attack = Une seule attaque cette manche.
pol-note-round = Manche précédente : { $died ->
    [0] aucun rat perdu
    [one] { $died } rat perdu
   *[other] { $died } rats perdus
  }{ $came ->
    [0] {""}
   *[other] , { $came } de plus
  } ; gruyère { $before ->
    [-1] { $now }.
   *[other] { $before } → { $now }.
  }

## What becomes of plans
pol-note-stay = { $n ->
    [one] { $n } reste : complet
   *[other] { $n } restent : complet
  }
pol-why-nobody-left = plus personne à déplacer
pol-why-not-there = aucun rat sur place
pol-why-no-target = personne à attaquer
pol-why-no-house = il n’y a plus rien
pol-why-no-room = pas de place
pol-why-too-few = il faut deux rats
pol-why-no-reserve = réserve vide
pol-why-far = Hors de portée depuis là.
pol-why-no-rat = Vous n’avez pas de rat ici.
pol-rule-reach = Un groupe va sur une tuile qui touche la sienne par un côté ; le Métropolitain et la Gare routière mènent plus loin.
pol-rule-stand = Il faut un de vos rats sur une tuile pour en partir ou y attaquer. La seconde action peut compter sur un déplacement de la première.
pol-strike-vain = Personne n’est touché.

## What is asked
pol-ask-plan = { $n ->
    [1] Prenez un de vos Bâtiments ou tracez une flèche.
   *[other] Seconde action : prenez un de vos Bâtiments ou tracez une flèche.
  }
pol-ask-plan-near = { $n ->
    [1] Prenez un de vos Bâtiments.
   *[other] Seconde action : prenez un de vos Bâtiments.
  }
pol-ask-picked = { $name } : où court le groupe ?
pol-ask-picked-strike = { $name } : où aller, ou qui attaquer ?
pol-ask-picked-nest = { $name } : où aller, ou procréer ?
pol-ask-picked-all = { $name } : où aller, qui attaquer, ou procréer ?
pol-ask-whole = Les deux actions sont planifiées. Changez-les, ou appuyez sur « Prêt ».
pol-ask-archives = Archives : de qui voulez-vous voir une carte Indice ?
pol-ask-show = Quelle carte montrez-vous ? { $name } la verra, personne d’autre.
pol-ask-market = Ramener un rat au Marché ?
pol-ask-radio = Les Chats ont tiré : { $name }. Refuser la carte ?
pol-ask-hospital = Les Chats vont frapper { $in }. Où mettez-vous un rat à l’abri ?
pol-ask-lay = Quel Bâtiment vos Chats vont-ils frapper ? Posez sa carte face cachée.
pol-ask-over = La partie est finie.
pol-ask-wait-all = Votre plan est prêt. Les autres planifient encore.
pol-ask-wait = { $name } décide.
pol-ask-runs = { $n ->
    [1] On joue les premières actions.
   *[other] On joue les secondes actions.
  }
pol-ask-quiet = Regardez la ville.
pol-do-yes = Oui
pol-do-no = Non
pol-do-ask-nobody = De personne
pol-do-market = Le ramener
pol-do-refuse = La refuser
pol-do-keep = La garder
pol-do-no-rescue = Ne sauver personne
pol-do-nest = Procréer
pol-do-ready = Prêt
pol-do-nothing = Ne rien faire
pol-do-change = Changer le plan
pol-do-let-go = Annuler
pol-do-clear = { $n ->
    [1] Effacer la première action
   *[other] Effacer la seconde action
  }
