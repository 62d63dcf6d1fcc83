## What lies in the box
land-box-food = Cartes Nourriture
land-box-pieces = Fromage
land-box-clans = Clans
land-box-events = Événements
land-box-rest = Rats, repas et sac
land-box-food-card = Nourriture { $n }
land-box-start = Au début
land-box-feeding = Repas
land-box-bag = Le sac

## Cheese
land-box-yellow = Jaune
land-box-orange = Orange
land-box-white = Blanc
land-box-black = Noir
land-box-purple = Violet
land-box-blue = Bleu
land-box-in-the-box = Morceaux dans une boîte
land-box-gives = Fromage qu’il rapporte
land-box-rat-to = Où va le rat

## Rats, feeding, bag
land-box-rats = Rats dans une boîte
land-box-start-rats = Rats de chacun
land-box-start-cheese = Fromage de chacun
land-box-step = Palier { $n }
land-box-most = Jusqu’à tant de rats
land-box-cost = Fromage en tout
land-box-beyond = Fromage par rat de plus
land-box-extra-from = Un de plus par couleur à partir de tant de joueurs
land-box-extra-to = … jusqu’à tant de joueurs
land-box-two-cards = Deux cartes Nourriture à partir de tant de joueurs
land-box-extra-two-cards = Deux cartes et un de plus par couleur à partir de tant de joueurs

## Events and clans
land-box-kind = Sorte
land-box-base = Au début
land-box-upgraded = Plus tard
land-box-extra-draw-dump = Morceaux de plus à la décharge
land-box-one-each-max = Morceaux échangés un contre un
land-box-two-for-one-max = Morceaux échangés deux contre un
land-box-purple-worth = Fromage pour le violet
land-box-cheese-total = Fromage pour tous les rats en vadrouille
land-box-cheese-per-rat = Fromage par rat en vadrouille
land-box-scavenges = Zones à fouiller
land-box-conversions = Fromage changé en rats
land-box-ninja-rats = Rats dans le conduit, exactement
land-box-ninja-single = Dans un seul conduit
land-box-ninja-cheese = Fromage volé au moins
land-box-births-if-empty = Naissances, maternité vide
land-box-extra-births = Naissances de plus
land-box-ignores-black = Le noir ne fait rien
land-box-defence = Défense de plus
land-box-donors = Joueurs qui donnent du fromage
land-box-moves = Rats qui peuvent se déplacer
land-box-adds = Zones où l’on ajoute un morceau
land-box-sees-event = Voit l’événement
land-box-sees-food = Voit la nourriture
