## Tiles; the second stands inside a sentence
pol-tile-market = Market
pol-tile-market-in = in the Market
pol-tile-archives = Archives
pol-tile-archives-in = in the Archives
pol-tile-shooting-range = Shooting range
pol-tile-shooting-range-in = at the Shooting range
pol-tile-bakery = Bakery
pol-tile-bakery-in = in the Bakery
pol-tile-library = Library
pol-tile-library-in = in the Library
pol-tile-hotel = Hotel
pol-tile-hotel-in = in the Hotel
pol-tile-radio-station = Radio station
pol-tile-radio-station-in = at the Radio station
pol-tile-metro = Metro
pol-tile-metro-in = in the Metro
pol-tile-fire-station = Fire station
pol-tile-fire-station-in = at the Fire station
pol-tile-school = School
pol-tile-school-in = in the School
pol-tile-flower-shop = Flower shop
pol-tile-flower-shop-in = in the Flower shop
pol-tile-bus-station = Bus station
pol-tile-bus-station-in = at the Bus station
pol-tile-post-office = Post office
pol-tile-post-office-in = in the Post office
pol-tile-bookshop = Bookshop
pol-tile-bookshop-in = in the Bookshop
pol-tile-pharmacy = Pharmacy
pol-tile-pharmacy-in = in the Pharmacy
pol-tile-cafe = Café
pol-tile-cafe-in = in the Café
pol-tile-town-hall = Town hall
pol-tile-town-hall-in = in the Town hall
pol-tile-barber-shop = Barber shop
pol-tile-barber-shop-in = in the Barber shop
pol-tile-cheese-shop = Cheese shop
pol-tile-cheese-shop-in = in the Cheese shop
pol-tile-hospital = Hospital
pol-tile-hospital-in = in the Hospital
pol-tile-fair-small = Fun fair (small)
pol-tile-fair-small-in = at the small Fun fair
pol-tile-fair-large = Fun fair (large)
pol-tile-fair-large-in = at the large Fun fair
pol-tile-park-small = Park (small)
pol-tile-park-small-in = in the small Park
pol-tile-park-large = Park (large)
pol-tile-park-large-in = in the large Park
pol-tile-square = Square
pol-tile-square-in = in the Square
pol-tile-pond = Pond
pol-tile-pond-in = at the Pond
pol-tile-place = place { $n }
pol-tile-place-in = in place { $n }

## Families; the second is whom one attacks
pol-colour-red = red
pol-colour-red-them = red
pol-colour-red-n = { $n ->
    [one] { $n } red rat
   *[other] { $n } red rats
  }
pol-colour-blue = blue
pol-colour-blue-them = blue
pol-colour-blue-n = { $n ->
    [one] { $n } blue rat
   *[other] { $n } blue rats
  }
pol-colour-yellow = yellow
pol-colour-yellow-them = yellow
pol-colour-yellow-n = { $n ->
    [one] { $n } yellow rat
   *[other] { $n } yellow rats
  }
pol-colour-green = green
pol-colour-green-them = green
pol-colour-green-n = { $n ->
    [one] { $n } green rat
   *[other] { $n } green rats
  }
pol-colour-orange = orange
pol-colour-orange-them = orange
pol-colour-orange-n = { $n ->
    [one] { $n } orange rat
   *[other] { $n } orange rats
  }

## What an advantage does for its owner
pol-advantage-market = After both actions you may bring one of your lost rats back to the Market, if a place is free there. By the French rules it must have been lost in an earlier round.
pol-advantage-archives = Before anybody plans, you may ask one player to show you a hunt card. Only you see it.
pol-advantage-shooting-range = You may also attack on tiles next to one where you have a rat.
pol-advantage-hotel = When your group enters a tile, one rat more than there is room for squeezes in. A tile never holds more than one too many.
pol-advantage-radio-station = When the cats’ card is turned up, you may refuse it once. All cards of the round are mixed again and the next one stands.
pol-advantage-metro = Your groups may cross an empty area: from a tile beside it to any other tile beside the same area.
pol-advantage-fire-station = Where several groups crowd into one tile, yours goes first; the others share what room is left.
pol-advantage-bus-station = Your groups may move two tiles at once. The tile in between may be full; an empty area cannot be crossed.
pol-advantage-cheese-shop = At the end of every round you gain one cheese token.
pol-advantage-hospital = Before a building falls, you may save one of your rats from it to an adjacent tile with a free place.

## Situations
pol-situation-base = Base game
pol-situation-a = A quiet neighbourhood?
pol-situation-b = Downtown
pol-situation-c = Historic centre
pol-situation-f = Every rat for itself!
pol-situation-g = Green corridor
pol-situation-h = Fun fair
pol-situation-i = Specialised rats
pol-situation-l = The family grows
pol-situation-s = When we come to town
pol-situation-t = Balthus takes a hand

## Rounds, phases, actions
pol-mark-open = open round
pol-mark-open-text = Everything may be planned.
pol-mark-closed = closed round
pol-mark-closed-text = This round is not played.
pol-mark-no-attack = no attack this round
pol-mark-no-attack-text = Nobody may plan an attack. The cats come all the same.
pol-mark-one-attack = one attack only
pol-mark-one-attack-text = Everybody may plan one attack at most, in either box.
pol-phase-hunt = Dealing the hunt cards
pol-phase-planning = Planning
pol-phase-resolution = Resolution
pol-phase-cats = Cat attack
pol-phase-advantages = Advantages
pol-act-nothing = do nothing
pol-act-attack = attack
pol-act-move = move a group
pol-act-procreate = procreate

## A planned action in words
pol-plan-nothing = nothing
pol-plan-attack = attack { $colour } { $in }
pol-plan-move = { $from } → { $to }
pol-plan-procreate = procreate { $in }

## Counted
pol-count-rats = { $n ->
    [0] no rats
    [one] { $n } rat
   *[other] { $n } rats
  }
pol-count-cheese = { $n ->
    [0] no cheese
    [one] { $n } cheese
   *[other] { $n } cheeses
  }
pol-count-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
  }

## The log
pol-log-each = { $name }: { $what }
pol-log-balthus = Balthus
pol-log-set-up = { $situation } – { $list }.
pol-log-neutral = Neutral: { $colour }.
pol-log-tokens = Advantages: { $list }.
pol-log-round = Round { $n }.
pol-log-round-last = Round { $n }, the last one.
pol-log-renewed = All cards but those on the rounds are shuffled. New deck: { $cards }.
pol-log-dealt = The hunt cards are dealt.
pol-log-dealt-yours = The hunt cards are dealt. Yours: { $list }.
pol-log-dealt-all = The hunt cards are dealt. { $list }.
pol-log-faced-up = Face up, with a cat each: { $list }.
pol-log-set-aside = Set aside, seen by nobody: { $cards }.
pol-log-laid = { $name } puts one of the cards face down.
pol-log-laid-seen = { $name } puts one of the cards face down: { $tile }.
pol-log-asked = Archives: { $name } asks { $of } to show a card.
pol-log-asked-nobody = Archives: { $name } asks nobody.
pol-log-shown = { $name } shows { $to } a card.
pol-log-shown-seen = { $name } shows { $to } a card: { $tile }.
pol-log-revealed = All sheets are turned over. { $list }.
pol-log-plan = 1. { $first }, 2. { $second }
pol-log-attacked = { $name } attacks { $colour } { $in }.
pol-log-attacked-vain = { $name } attacks { $colour } { $in }, in vain.
pol-log-lost-attack = Bitten { $in }: { $rats }.
pol-log-lost-neutrals = Two went for the same neutral rat, and both pay. Lost { $in }: { $rats }.
pol-log-lost-trap = Into the trap { $in }: { $rats }.
pol-log-lost-cats = The cats catch { $in }: { $rats }.
pol-log-lost-strike = The neutral rats bite { $in }: { $rats }.
pol-log-captured = { $name } captures a neutral rat { $in }.
pol-log-turned = The tile in place { $n } is turned up: { $tile }.
pol-log-turned-trap = The tile in place { $n } is turned up: { $tile }. It is a trap!
pol-log-moved = { $name }: { $from } → { $to }, { $rats }.
pol-log-stayed = { $n ->
    [one] There was no room: { $n } stays behind.
   *[other] There was no room: { $n } stay behind.
}
pol-log-no-room = { $name }: { $from } → { $to }, but nobody finds room.
pol-log-came-to-nothing = { $name }: { $action }. It comes to nothing.
pol-log-born = { $name }: a rat is born { $in }.
pol-log-market = { $name } brings a rat back to the Market.
pol-log-market-not = { $name } brings no rat to the Market.
pol-log-cat-card = The cats’ card: { $tile }.
pol-log-refused = Radio station: { $name } refuses the card: { $tile }. All cards are mixed again.
pol-log-kept = Radio station: { $name } keeps the card: { $tile }.
pol-log-rescued = { $name } saves a rat: { $from } → { $to }.
pol-log-removed = Gone from the city: { $tile }.
pol-log-token-lost = The advantage is lost to all: { $tile }.
pol-log-nothing-removed = Not face up in the city: { $tile }. Nothing falls, and the card stays with its cat.
pol-log-hunted = Balthus scores { $cheese }. Caught: { $rats }.
pol-log-strike = { $name } has more rats in the city: the neutral rats strike. Second card: { $tile }.
pol-log-token = { $name } takes an advantage: { $tile }.
pol-log-token-lies = Nobody has the majority. The token goes back to its building: { $tile }.
pol-log-cheese = { $name } gains a cheese from the Cheese shop.
pol-log-scored = The count: { $list }.
pol-log-timed-out = { $name } ran out of time.
pol-log-win = { $names } wins.
pol-log-shared-win = { $names } win together.

## The chooser
pol-situation-random = Let the lot decide
pol-situation-own = Situation { $id }

## The city
pol-option-city-beginner = First city
pol-option-city-of = As in “{ $situation }”
pol-option-city-own = A city of your own

## Options
pol-option-situation = Situation
pol-option-city = City
pol-option-balthus = Balthus
pol-option-balthus-random = At random
pol-option-teams = Two teams
pol-option-partners = Partners
pol-option-partners-across = 1 + 3 against 2 + 4
pol-option-partners-left = 1 + 2 against 3 + 4
pol-option-partners-right = 1 + 4 against 2 + 3
pol-option-edition = Rulebook
pol-option-edition-fr = French
pol-option-edition-ru = Russian
pol-option-by-edition = As in the rulebook
pol-option-market = Market
pol-option-market-earlier = Lost in an earlier round
pol-option-market-any = Any from the reserve
pol-option-final = Advantages after the last round
pol-option-final-played = Yes
pol-option-final-left-out = No
pol-option-share = Sharing room
pol-option-share-fill = Equal shares, and what a small group leaves goes to the others
pol-option-share-strict = Nobody more than the smallest group
pol-option-log = Keep a record
pol-option-marks = Round cards

## Computer players
pol-bot-random = Draws his plans from a hat: runs anywhere, even to the cats, and bites where nobody is.
pol-bot-greedy = Runs to the best cheese that no cat threatens tonight and bites whoever is in the way. Never thinks of the next round.
pol-bot-rulebook = Weighs cheese and advantages against what its hunt cards tell. Takes it that everybody else stays put.

## What the rats of the house let slip
pol-quip-glutton-bit = Out of my way!
pol-quip-captain-cats = I wanted to see the cats.
pol-quip-clerk-foiled = You were to stay put!
