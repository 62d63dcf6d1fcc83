## What lies in the box
pol-box-tiles = Buildings
pol-box-outdoors = Outdoor tiles
pol-box-cities = Cities
pol-box-situations = Situations
pol-box-rest = Cards
pol-box-tile = Tile { $id }
pol-box-beginner = First city
pol-box-hunt = Hunt cards of a round
pol-box-round-cards = Round cards
pol-box-no = No. { $n }
pol-box-round = Round { $n }

## On a tile
pol-box-cells = Cells in a row
pol-box-plain = Cheese on the yellow face
pol-box-advantage = Cheese on the orange face
pol-box-cheese = Cheese
pol-box-face = Letter on face { $n }

## Cards
pol-box-no-attack = Without attack
pol-box-one-attack = With one attack

## A city
pol-box-rows = From above: a letter for each cell, a digit for a tile face down, a dot for nothing
pol-box-row = Row { $n }
pol-box-faces = Which face is up
pol-box-fair = Tiles of the fair
pol-box-hidden = Tiles of which some lie face down

## A Situation
pol-box-least = Fewest players
pol-box-most = Most players
pol-box-layout = City
pol-box-rats = Rats of a family
pol-box-blind = Rounds without open hunt cards
pol-box-fair-bonus = Cheese for most rats at the fair
pol-box-balthus = With Balthus
pol-box-lots = Corners by lot
pol-box-procreation = Rats may be born
pol-box-marks = What lies on the rounds
pol-box-tokens = Advantages
pol-box-pool = Advantages are drawn from
pol-box-fixed = A building falls by itself
pol-box-in-round = In round
pol-box-falls = Building
pol-box-stacked = Cards that lie ready
pol-box-start = Rats at the start
pol-box-north-west = Corner at the upper left
pol-box-north-east = Corner at the upper right
pol-box-south-west = Corner at the lower left
pol-box-south-east = Corner at the lower right
