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
pol-tile-fair-small = Small Fun fair
pol-tile-fair-small-in = at the small Fun fair
pol-tile-fair-large = Large Fun fair
pol-tile-fair-large-in = at the large Fun fair
pol-tile-park-small = Small Park
pol-tile-park-small-in = in the small Park
pol-tile-park-large = Large Park
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
pol-mark-one-attack-text = Everybody may plan one attack at most, as the first or the second action.

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
   *[other] { $n } cheese
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
pol-log-faced-up = Face up, under a cat: { $list }.
pol-log-set-aside = Set aside, seen by nobody: { $cards }.
pol-log-laid = { $name } puts one of the cards face down.
pol-log-laid-seen = { $name } puts one of the cards face down: { $tile }.
pol-log-asked = Archives: { $name } asks { $of } to show a card.
pol-log-asked-nobody = Archives: { $name } asks nobody.
pol-log-shown = { $name } shows { $to } a card.
pol-log-shown-seen = { $name } shows { $to } a card: { $tile }.
pol-log-revealed = All plans are shown. { $list }.
pol-log-plan = 1. { $first }, 2. { $second }
pol-log-attacked = { $name } attacks { $colour } { $in }.
pol-log-attacked-vain = { $name } attacks { $colour } { $in }, in vain.
pol-log-lost-attack = Lost { $in }: { $rats }.
pol-log-lost-neutrals = Two went for the same neutral rat, and both pay. Lost { $in }: { $rats }.
pol-log-lost-trap = Trapped { $in }: { $rats }.
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
pol-situation-own = Situation { $id }

## Computer players
pol-bot-random = Draws his plans from a hat: runs anywhere, even to the cats, and bites where nobody is.
pol-bot-greedy = Runs to the best cheese that no cat threatens tonight and bites whoever is in the way. Never thinks of the next round.
pol-bot-rulebook = Weighs cheese and advantages against what the hunt cards tell. Assumes that everybody else stays put.

## What the rats of the house let slip
pol-quip-glutton-bit = Out of my way!
pol-quip-captain-cats = I wanted to see the cats.
pol-quip-clerk-foiled = You were to stay put!
