## What lies in the box
cart-box-buildings = Building cards
cart-box-heap-cards = Cards for the hand
cart-box-rest = Before and after
cart-box-population = Population cards
cart-box-start = At the start
cart-box-table = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
cart-box-scoring = Final scoring
cart-box-set = Recommended buildings

## On a building card
cart-box-copy = Card no. { $n }, upper-left corner
cart-box-cards = Population cards to draw
cart-box-rats = Rats to discard
cart-box-looks = Looks at the nun row
cart-box-premium = Premium action
cart-box-standard = Standard action
cart-box-kind = What it does
cart-box-card = Which card
cart-box-n = How many
cart-box-per = Influence for a card
cart-box-free-rats = Rats discarded without a card
cart-box-most-cards = Cards discarded at most
cart-box-kind-draw = draw population cards
cart-box-kind-gain-points = gain victory points
cart-box-kind-discard-rats = discard rats
cart-box-kind-guard-tower = demand cards
cart-box-kind-look = look at the nun row
cart-box-kind-take = take from the pile
cart-box-kind-hospital = discard cards and rats
cart-box-kind-draw-per-influence = draw by influence
cart-box-kind-none = nothing

## How many there are
cart-box-in-the-box = Cards in the box
cart-box-nuns = Cards of each class by nuns

## Before and after
cart-box-start-rats = Rats
cart-box-start-hand = Cards in hand
cart-box-row = Buildings in a round’s street
cart-box-replacement = Buildings in the replacement deck
cart-box-rounds = Rounds
cart-box-influence = Place { $n } on an influence track
cart-box-most = Most of a kind of card
cart-box-most-tied = Tied for most of a kind
cart-box-gold-first = Most Gold
cart-box-gold-first-shared = Tied for most Gold, divided
cart-box-gold-second = Second most Gold
cart-box-gold-second-two = Second most Gold, two players
cart-box-set-place = No. { $n }
