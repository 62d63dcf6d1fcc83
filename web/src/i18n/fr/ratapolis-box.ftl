## What lies in the box
pol-box-tiles = Bâtiments
pol-box-outdoors = Tuiles Extérieur
pol-box-cities = Villes
pol-box-situations = Situations
pol-box-rest = Cartes
pol-box-tile = Tuile { $id }
pol-box-beginner = Première ville
pol-box-hunt = Cartes Indice par manche
pol-box-round-cards = Cartes de manche
pol-box-no = N° { $n }
pol-box-round = Manche { $n }

## On a tile
pol-box-cells = Cases en ligne
pol-box-plain = Gruyère de la face jaune
pol-box-advantage = Gruyère de la face orange
pol-box-cheese = Gruyère
pol-box-face = Lettre de la face { $n }

## Cards
pol-box-no-attack = Sans attaque
pol-box-one-attack = Avec une attaque

## A city
pol-box-rows = Vue de dessus : une lettre par case, un chiffre pour une tuile cachée, un point pour rien
pol-box-row = Rangée { $n }
pol-box-faces = Quelle face est visible
pol-box-fair = Tuiles de la fête
pol-box-hidden = Tuiles dont certaines sont cachées

## A Situation
pol-box-least = Joueurs au moins
pol-box-most = Joueurs au plus
pol-box-layout = Ville
pol-box-rats = Rats par famille
pol-box-blind = Manches sans carte Indice visible
pol-box-fair-bonus = Gruyère pour le plus de rats à la fête
pol-box-balthus = Avec Balthus
pol-box-lots = Coins tirés au sort
pol-box-procreation = Les rats peuvent se reproduire
pol-box-marks = Ce qui est posé sur les manches
pol-box-tokens = Avantages
pol-box-pool = Avantages tirés parmi
pol-box-fixed = Un Bâtiment tombe de lui-même
pol-box-in-round = À la manche
pol-box-falls = Bâtiment
pol-box-stacked = Cartes préparées
pol-box-start = Rats au début
pol-box-north-west = Coin en haut à gauche
pol-box-north-east = Coin en haut à droite
pol-box-south-west = Coin en bas à gauche
pol-box-south-east = Coin en bas à droite
