## The town
pol-town = La ville
pol-families = Les familles
pol-neutral = Rats neutres
pol-sheets = Les feuilles retournées
pol-zoom = Zoom
pol-zoom-in = Zoom avant
pol-zoom-out = Zoom arrière
pol-zoom-all = Toute la ville
pol-house-gone = { $name } : détruit, zone vide
pol-house-room = places prises : { $n } sur { $room }
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
pol-fell = { $name } : tombé sous les griffes
pol-fell-not = { $name } : carte des Chats, mais le bâtiment n’est pas tombé
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
pol-notebook = Notes

## What you know of the hunt
pol-notebook-title = Ce que vous savez de la chasse

## Tally
pol-tally = Si la partie s’arrêtait maintenant

## Your sheet
pol-boxes = Votre feuille
pol-box = Case { $n } :
pol-strike-whom = Attaquer { $in }
pol-doubt-full = plein pour l’instant
pol-doubt-tight = pas de place pour tous
pol-doubt-leaves = partis avec la case 1
pol-doubt-arrives = compte sur la case 1
pol-doubt-absent = personne pour l’instant
pol-doubt-lonely = il faut deux rats
pol-doubt-barren = réserve vide
pol-note-dropped = La case 2 dépendait de la case 1 : elle est effacée.
pol-note-no-attack = Pas d’attaque cette manche.
pol-note-one-attack = Une seule attaque cette manche.

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
pol-rule-stand = Il faut un de vos rats sur une tuile pour en partir ou y attaquer. La case 2 peut compter sur un déplacement de la case 1.

## The cats
pol-cats-drawn = Les Chats frappent ici !
pol-cats-refused = Refusée par la Station de radio. On remélange les cartes.
pol-cats-missed = Ce bâtiment n’est pas dans la ville. Les Chats ne trouvent rien.
pol-cats-token = Seule la mini-tuile est perdue ; le bâtiment tient bon.
pol-strike-at = { $name } a plus de rats en ville : les neutres attaquent.
pol-strike-vain = Personne n’est touché.
pol-shown-to-you = { $name } vous montre cette carte. Personne d’autre ne la voit.
pol-shown-by-you = Vous montrez cette carte à { $name }.

## What is asked
pol-ask-plan = Case { $n } : touchez un de vos bâtiments ou tracez une flèche.
pol-ask-plan-near = Case { $n } : touchez un de vos bâtiments.
pol-ask-picked = { $name } : où court le groupe ?
pol-ask-picked-strike = { $name } : où aller, ou qui attaquer ?
pol-ask-picked-nest = { $name } : où aller, ou procréer ?
pol-ask-picked-all = { $name } : où aller, qui attaquer, ou procréer ?
pol-ask-whole = Les deux cases sont remplies. Changez-les, ou touchez « Prêt ».
pol-ask-archives = Archives : de qui voulez-vous voir une carte Indice ?
pol-ask-show = Quelle carte montrez-vous à { $name } ?
pol-ask-market = Ramener un rat au Marché ?
pol-ask-radio = Les Chats vont frapper : { $name }. Refuser la carte ?
pol-ask-hospital = Les Chats vont frapper { $in }. Où mettez-vous un rat à l’abri ?
pol-ask-lay = Quel bâtiment vos Chats vont-ils frapper ? Posez sa carte face cachée.
pol-ask-over = La partie est finie.
pol-ask-wait-all = Votre feuille est prête. Les autres planifient encore.
pol-ask-wait = { $name } décide.
pol-ask-runs = On joue la case { $n }.
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
pol-do-change = Changer le plan
pol-do-let-go = Annuler
pol-do-clear = Effacer la case { $n }

## What is what
pol-help-deck = Les cartes Indice, une par bâtiment de la ville. La pioche est renouvelée une fois, avant la manche 5.
pol-help-aside = Des cartes mises de côté sans être vues. L’une d’elles sera retournée.
pol-help-open = Ces cartes sont visibles : les Chats peuvent suivre l’une d’elles, et un Chat rôde sur son bâtiment.
pol-help-laid = La carte que Balthus a posée face cachée : c’est là que frapperont les Chats.
pol-help-hand = Vos cartes Indice de cette manche. Une de toutes les cartes distribuées sera tirée ; ne montrez les vôtres à personne.
pol-help-notebook = Ce que vous savez de chaque carte Indice : visible, en main, hors de danger, frappée.
pol-help-sheet = Deux cases, jouées l’une après l’autre : d’abord toutes les attaques d’une case, puis tous les déplacements.
pol-help-tally = Le gruyère, si la partie s’arrêtait ici.
pol-help-family = Une famille : son gruyère si la partie s’arrêtait ici, ses rats en réserve, ses mini-tuiles. Touchez-la pour tout le décompte.
pol-help-card = Si les Chats tirent cette carte, son bâtiment tombe avec tous ses rats.
pol-help-round = Une manche du plateau de Balthus. Touchez-la pour voir ses feuilles et le bâtiment tombé.
pol-help-touch = Touchez n’importe quoi sur la table pour savoir ce que c’est.
