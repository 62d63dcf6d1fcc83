## What lies in the box
land-box-food = Food cards
land-box-pieces = Cheese
land-box-clans = Clans
land-box-events = Events
land-box-rest = Rats, feeding, bag
land-box-food-card = Food { $n }
land-box-start = At the start
land-box-feeding = Feeding
land-box-bag = The bag

## Cheese
land-box-yellow = Yellow
land-box-orange = Orange
land-box-white = White
land-box-black = Black
land-box-purple = Purple
land-box-blue = Blue
land-box-in-the-box = Pieces in a box
land-box-gives = Cheese it gives
land-box-rat-to = Where the rat goes

## Rats, feeding, bag
land-box-rats = Rats in a box
land-box-start-rats = Rats of each player
land-box-start-cheese = Cheese of each player
land-box-step = Step { $n }
land-box-most = Up to so many rats
land-box-cost = Cheese in all
land-box-beyond = Cheese for each further rat
land-box-extra-from = One more of each colour from so many players
land-box-extra-to = … up to so many players
land-box-two-cards = Two food cards from so many players
land-box-extra-two-cards = Two cards and one more of each from so many players

## Events and clans
land-box-kind = Kind
land-box-base = At first
land-box-upgraded = Later on
land-box-extra-draw-dump = Extra pieces from the dump
land-box-one-each-max = Pieces changed one for one
land-box-two-for-one-max = Pieces changed two for one
land-box-purple-worth = Cheese for purple
land-box-cheese-total = Cheese for all lost rats
land-box-cheese-per-rat = Cheese for each lost rat
land-box-scavenges = Areas to scavenge
land-box-conversions = Cheese turned into rats
land-box-ninja-rats = Rats in the tunnel, exactly
land-box-ninja-single = In one tunnel only
land-box-ninja-cheese = Cheese stolen at least
land-box-births-if-empty = Births with an empty nursery
land-box-extra-births = Extra births
land-box-ignores-black = Black does nothing
land-box-defence = Extra defence
land-box-donors = Players who give cheese
land-box-moves = Rats that may move
land-box-adds = Areas in which a piece is added
land-box-sees-event = Sees the event
land-box-sees-food = Sees the food
