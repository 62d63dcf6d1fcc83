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
pol-tile-outdoor = outdoor tile { $letter }
pol-tile-outdoor-in = on outdoor tile { $letter }
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
pol-advantage-cheese-shop = At the end of every round you gain one cheese.
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
pol-plan-procreate = offspring { $in }

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
pol-log-renewed = All cards but those on the rounds are shuffled: { $cards } in the new deck.
pol-log-dealt = The hunt cards are dealt.
pol-log-dealt-yours = The hunt cards are dealt. Yours: { $list }.
pol-log-dealt-all = The hunt cards are dealt. { $list }.
pol-log-faced-up = Face up, with a cat each: { $list }.
pol-log-set-aside = Set aside, seen by nobody: { $cards }.
pol-log-laid = { $name } lays one of the cards face down.
pol-log-laid-seen = { $name } lays one of the cards face down: { $tile }.
pol-log-asked = Archives: { $name } asks { $of } to show a card.
pol-log-asked-nobody = Archives: { $name } asks nobody.
pol-log-shown = { $name } shows { $to } a card.
pol-log-shown-seen = { $name } shows { $to } a card: { $tile }.
pol-log-revealed = All sheets are turned. { $list }.
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
    [one] For lack of room { $n } stays behind.
   *[other] For lack of room { $n } stay behind.
  }
pol-log-no-room = { $name }: { $from } → { $to }, but nobody finds room.
pol-log-came-to-nothing = { $name }: { $action }. It comes to nothing.
pol-log-born = { $name }: a rat is born { $in }.
pol-log-market = { $name } brings a rat back to the Market.
pol-log-market-not = { $name } brings no rat to the Market.
pol-log-cat-card = The cats’ card: { $tile }.
pol-log-refused = Radio: { $name } refuses { $tile }. All cards are mixed again.
pol-log-kept = Radio: { $name } lets { $tile } stand.
pol-log-rescued = { $name } saves a rat: { $from } → { $to }.
pol-log-removed = Gone from the city: { $tile }.
pol-log-token-lost = The advantage is lost to all: { $tile }.
pol-log-nothing-removed = { $tile } does not lie open in the city. Nothing falls, and the card stays with its cat.
pol-log-hunted = Balthus notes { $cheese } for { $rats }.
pol-log-strike = The neutral rats strike at { $name }. Second card: { $tile }.
pol-log-token = { $name } takes an advantage: { $tile }.
pol-log-token-lies = Nobody has the majority. The token goes back to its building: { $tile }.
pol-log-cheese = { $name } gains a cheese from the Cheese shop.
pol-log-scored = The count: { $list }.
pol-log-timed-out = { $name } ran out of time.
pol-log-win = { $names } wins.
pol-log-shared-win = { $names } win together.

## The sheet
pol-sheet-title = The cheese
pol-sheet-so-far = If the game ended now.
pol-sheet-place = Place
pol-sheet-rats = Rats in buildings
pol-sheet-each = { $n } cheese each
pol-sheet-outdoors = Rats outdoors
pol-sheet-tokens = Cheese shop
pol-sheet-captured = Captured neutral rats
pol-sheet-fair = Fun fair
pol-sheet-hunted = The hunt, doubled
pol-sheet-cheese = Cheese
pol-sheet-team = Both partners
pol-sheet-in-city = Rats in the city
pol-sheet-tie-rats = { $n ->
    [one] { $n } cheese each, so rats in the city decide: { $list }.
   *[other] { $n } cheeses each, so rats in the city decide: { $list }.
  }
pol-sheet-tie-shared = { $names }: equal in cheese and in rats, so they share the place.
pol-sheet-hunt = Balthus has { $hunted }, all rats together { $rats }. Rats must have more to beat him.
pol-sheet-winner = Winner: { $names }
pol-sheet-shared = Shared victory: { $names }
pol-sheet-team-wins = The team wins: { $names }
pol-sheet-story = How the city fell
pol-sheet-round = Round
pol-sheet-only-token = only its advantage
pol-sheet-still-up = nothing fell
pol-sheet-lost = Rats lost, round by round

## Old Grey, in a first game
pol-coach-cards = { $n } cards are out this round, and the cats will draw one of them. Yours is { $building }; only you know. The others that you can see have a cat on the roof.
pol-coach-plan = You have rats { $in }, and that card is out. Touch the building, then one next door: that is a move, with the whole group. You have two boxes.
pol-coach-plan-any = Touch a building of yours, then one next door: that is a move, with the whole group. You have two boxes, and nothing is a plan, too.
pol-coach-plan-no-attack = No biting in this round: the card on it says so. Cats do not read it.
pol-coach-plan-attack = Now you may bite. Touch a building where you stand beside others and choose a colour: one rat of it goes. Attacks come before moves, so you can clear a place and run there.
pol-coach-plan-cheese = Small buildings have the best cheese and the least room. Get in before they are full. In an orange one, be the most: then its advantage is yours.
pol-coach-plan-memory = Remember the cards that were out and not drawn: until the deck is renewed no cat comes there. Where others suddenly run from, they may know something.
pol-coach-revealed = All sheets are turned. Watch: the left boxes first, bites and then runs; after that the right ones.
pol-coach-stayed = { $n ->
    [one] There was not room for all, and { $n } of yours stayed behind. Who comes at the same time shares the room equally.
   *[other] There was not room for all, and { $n } of yours stayed behind. Who comes at the same time shares the room equally.
  }
pol-coach-vain = That came to nothing: a plan that has become impossible is lost. It happens to all of us.
pol-coach-bitten = Bitten! Your rat is in the reserve now. It counts nothing there, but all is not lost while the Market stands.
pol-coach-cat-card = { $building } it is. The building goes, and whoever is in it. The other cards of this round are discarded unseen, so those buildings are safe for a while.
pol-coach-caught = { $n ->
    [one] The cats got { $n } of yours. Next time do not leave so many under one roof when its card is out.
   *[other] The cats got { $n } of yours. Next time do not leave so many under one roof when its card is out.
  }
pol-coach-token = The advantage is yours: { $building }. You keep it even if your rats leave, until somebody else is the most there at the end of a round.
pol-coach-renewed = New deck: what was discarded can come again. From now on a building that is discarded is safe to the end.
pol-coach-last = The last round. Wherever your rats stand after it is what they earn. Right now that would be { $n }.
pol-coach-over = The count, as on the sheet: { $n } for you. Now you know the town.
pol-coach-archives = The Archives are yours: ask one of the others for a look at a card. Everybody sees that you asked, nobody sees what.
pol-coach-show = You must show one card. Perhaps the one that is the least news.
pol-coach-market = The Market brings a lost rat back. There is seldom a reason to say no.
pol-coach-radio = { $n ->
    [0] The card says { $building }, without a rat of yours inside. Refuse, and another is drawn; it may be worse for you.
    [one] The card says { $building }, with { $n } rat of yours inside. Refuse, and another is drawn; it may be worse, and it may be the same.
   *[other] The card says { $building }, with { $n } rats of yours inside. Refuse, and another is drawn; it may be worse, and it may be the same.
  }
pol-coach-hospital = About to fall: { $building }. One of your rats can still get out; send it where there is cheese.
pol-coach-lay = You hunt. All see these cards; which one you lay, nobody. Many rats in a rich building are worth the most, and they know it.

## The stories of the Situations, and what is different
pol-situation-base-story = A city, a hunter with his cats, and every neighbour a rival. Which city, is for you to say.
pol-situation-base-rules = One rat of every family in every building, and one advantage more than there are players.
pol-situation-a-story = Lace curtains, swept steps, a nod over every fence. It lasts exactly two rounds.
pol-situation-a-rules = 15 buildings and 15 rats a family. No attack in rounds 1 and 2, one each in 3 and 5. Rounds 4 and 8 are not played.
pol-situation-b-story = Great houses in the middle, little shops around them, and everybody in a hurry to be somewhere else.
pol-situation-b-rules = The whole city, in a layout of its own. No rule changes.
pol-situation-c-story = Nobody straightened a street here since the first rat moved in. The long roofs guard the edge, the corner shops huddle inside.
pol-situation-c-rules = The whole city, in a layout of its own. No rule changes.
pol-situation-f-story = A vacant lot in the middle, shutters down all round, and no one warns anyone any more.
pol-situation-f-rules = 15 buildings and 15 rats a family. In rounds 1 to 3 nobody sees a hunt card; if one of them names a building with an advantage, only the advantage is lost. Rounds 4 and 8 are not played.
pol-situation-g-story = Someone sowed grass right across the town. No cat hunts on it, and there is next to nothing to eat.
pol-situation-g-rules = Three outdoor tiles divide the city. Cats never come there; every rat is worth 1 cheese.
pol-situation-h-story = Lamps, organ music, sugar underfoot. Whoever still holds the fair at the end sweeps up the crumbs.
pol-situation-h-rules = Three outdoor tiles are the fair. At the end the most rats on them together earn 10 cheese more; a tie earns nothing.
pol-situation-i-story = Four corners, four families, and each has one thing that it does better than the rest.
pol-situation-i-rules = Everybody starts in a corner with 12 rats and one advantage. In round 4 the five buildings with advantages lie open, and one of them falls.
pol-situation-l-story = Spring in the cellars. Where two of a family share a roof, a third is seldom far.
pol-situation-l-rules = A new action: with two rats in a building, one more comes from your reserve if there is room. Two outdoor tiles belong to the city.
pol-situation-s-story = We come from the country, all we own on our backs. What is behind these doors? Nobody could tell us.
pol-situation-s-rules = All start around the Hospital, which falls in round 5. Seven buildings lie face down until somebody moves in; with a cat on its card such a building is a trap. Rounds 4 and 8 are not played.
pol-situation-t-story = The hunter pulls up a chair. He knows which doors his cats may take tonight, and he chooses.
pol-situation-t-rules = One player is Balthus and has no rats. Each round he picks one of the open cards in secret and scores the rats he catches, doubled at the end, against all rats together. Rats do not attack each other.

## The chooser
pol-situation-random = Let the lot decide
pol-situation-random-story = Ten slips in a hat. Somebody draws.
pol-situation-random-rules = One of the Situations for as many players as sit here.
pol-situation-choose = Choose a Situation
pol-situation-first = Good for a first game
pol-situation-simple = simple
pol-situation-medium = moderate
pol-situation-hard = demanding
pol-situation-players = { $least }–{ $most } players
pol-situation-players-only = { $n } players
pol-situation-rounds = { $n } rounds
pol-situation-unfit = { $n ->
    [one] Not for { $n } player.
   *[other] Not for { $n } players.
  }
pol-situation-estimate = How demanding each one is, is our own estimate.

## The city
pol-option-city-beginner = First city
pol-option-city-of = As in “{ $situation }”
pol-option-city-own = A city of your own
pol-option-city-choose = Choose a city
pol-option-city-build = Build a city
pol-option-city-build-help = Drag tiles onto the ground, or touch one and then a spot. They must fill a rectangle.
pol-option-city-ground = The ground
pol-option-city-bench = Not in the city
pol-option-city-cell = Row { $row }, column { $column }
pol-option-city-lies = { $tile }, row { $row }, column { $column }
pol-option-city-turn = Turn
pol-option-city-away = Take away
pol-option-city-clear = Clear the ground
pol-option-city-use = Play in this city
pol-option-city-fine = { $columns } × { $rows }, { $n ->
    [one] { $n } building
   *[other] { $n } buildings
  }: { $rounds } rounds.
pol-option-city-hole = { $n ->
    [one] { $n } gap in the rectangle.
   *[other] { $n } gaps in the rectangle.
  }
pol-option-city-too-few = { $n ->
    [one] { $n } building; at least { $least } are needed.
   *[other] { $n } buildings; at least { $least } are needed.
  }
pol-option-city-unfit = This is no city to play in.
pol-option-city-missing = For Balthus all twenty are needed. Missing: { $list }.
pol-option-city-no-outdoors = With Balthus no outdoor tiles: { $list }.

## Options
pol-option-situation = Situation
pol-option-situation-help = The base game, or one of ten stories with a city and rules of its own.
pol-option-city = City
pol-option-city-help = A ready layout, or one that you build.
pol-option-balthus = Balthus
pol-option-balthus-help = Who hunts.
pol-option-balthus-random = By lot
pol-option-teams = Two teams
pol-option-teams-help = Partners add up their cheese. They talk openly, do not attack each other and show each other no cards.
pol-option-partners = Partners
pol-option-partners-help = Who plays with whom, by seat.
pol-option-partners-across = 1 + 3 against 2 + 4
pol-option-partners-left = 1 + 2 against 3 + 4
pol-option-partners-right = 1 + 4 against 2 + 3
pol-option-edition = Rulebook
pol-option-edition-help = The French and the Russian rules differ in two points. Both can be set below on their own.
pol-option-edition-fr = French
pol-option-edition-ru = Russian
pol-option-by-edition = As in the rulebook
pol-option-market = Market
pol-option-market-help = Which rats it may bring back.
pol-option-market-earlier = Lost in an earlier round
pol-option-market-any = Any from the reserve
pol-option-final = Advantages after the last round
pol-option-final-help = Whether tokens are given out once more, so that the Cheese shop pays once more.
pol-option-final-played = Yes
pol-option-final-left-out = No
pol-option-share = Sharing room
pol-option-share-help = What happens when several groups do not all fit into a building.
pol-option-share-fill = Equal shares, and what a small group leaves goes to the others
pol-option-share-strict = Nobody more than the smallest group
pol-option-log = Keep a record
pol-option-log-help = The page keeps what has happened and which cards you have seen. Off, memory is up to you.
pol-option-marks = Round cards
pol-option-marks-help = Touch a round to close it or to limit attacks. The box has six such cards: at most three rounds without attacks and three with one.
pol-option-mark = Round { $n }: { $mark }

## Computer players
pol-bot-random = Plans whatever comes to mind, and often stays to watch the cats arrive.
pol-bot-greedy = Runs to the best cheese that no cat threatens tonight and bites whoever is in the way. Never thinks of the next round.
pol-bot-rulebook = Weighs cheese and advantages against what its hunt cards tell. Takes it that everybody else stays put.
