## Boards
land-board-of = Sewer: { $name }
land-others = The other sewers
land-offer = What the areas offer
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: one fewer
land-more-at = { $place }: one more
land-one-hidden = one hidden
land-tally = Your cheese and the rats you cannot place
land-in-burrow = Burrow: { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  }
land-ready = Ready
land-plans = is planning
land-first = first on ties
land-neighbour-left = Left neighbour.
land-neighbour-right = Right neighbour.
land-open-board = See the whole board

## What lies open
land-shelf = Cards, supply and bag
land-before-round = The cards are still face down
land-round = Round { $n }
land-after-rounds = Rounds played: { $n }
land-supply = { $n ->
    [one] { $n } rat in the supply
   *[other] { $n } rats in the supply
  }
land-food = Food { $cards }
land-next-event = Next event: { $name }
land-next-food = Next food: { $cards }
land-next-food-unknown = Next food: face down
land-bag-holds = { $n ->
    [one] { $n } piece in the bag
   *[other] { $n } pieces in the bag
  }
land-bag-empty = The bag is empty.
land-feeding = What rats eat
land-will-eat = Rats to feed: { $rats }. Cost: { $cost }. You have: { $cheese }.
land-has-eaten = Rats fed: { $rats }. Paid: { $paid } of { $cost }.

## The plan in numbers
land-slip = If it stays like this
land-slip-births = { $n ->
    [0] nobody is born
    [one] { $n } is born
   *[other] { $n } are born
  }
land-slip-back = { $n ->
    [one] { $n } comes back
   *[other] { $n } come back
  }
land-slip-upkeep = { $rats ->
    [one] { $rats } mouth
   *[other] { $rats } mouths
  }, upkeep { $cost }, in stock { $cheese }
land-slip-short = find { $n } more
land-slip-away = { $n ->
    [one] { $n } cheese for staying away
   *[other] { $n } cheeses for staying away
  }
land-slip-attack = attack { $n }
land-slip-defence = defence { $n }

## Questions
land-ask-keep-clan = Which clan do you lead?
land-ask-board = Which side of your board do you play? The others see it with the first placement.
land-ask-holy-rat = Holy Rat: take a rat out of your graveyard?
land-ask-deploy = { $n ->
    [0] All rats are placed. Send them out?
    [one] Place your rats: { $n } is still in the burrow.
   *[other] Place your rats: { $n } are still in the burrow.
}
land-ask-move = Athletes: tap a place, then where one of its rats moves. { $left ->
    [0] No moves left.
    [one] { $left } move left.
   *[other] { $left } moves left.
}
land-ask-ninja = Ninjas: steal at least 1 cheese { $where }?
land-ask-add = Corrupt: add a piece to the bag { $where }?
land-ask-wound = You have the most rats { $where }. Whose rat is wounded?
land-ask-put-back = Helmet Rat: put one of these pieces back?
land-ask-swap = Swap white pieces for cheese?
land-ask-scavenge = Scavengers: draw one piece { $where }?
land-ask-lecter = Rattibal Lecter: feeding costs { $cost }, you have { $cheese }. Give a rat for 1 cheese first?
land-ask-starve = { $dead ->
    [one] One rat starves.
   *[other] { $dead } rats starve.
} Which?
land-ask-alchemy = Alchemists: turn cheese into rats?
land-ask-wait = { $name } is deciding.
land-ask-draws = { $name } is drawing.
land-ask-wait-all = Done. The screens lift when everybody is ready.
land-ask-quiet = Watch the rats.
land-ask-over = The game is over.

## Answers
land-do-yes = Yes
land-do-no = No
land-do-holy-rat = Take it out
land-do-leave-grave = Leave it
land-do-move = Move
land-do-stay = Stay put
land-do-ninja = Steal
land-do-add-none = Add nothing
land-do-keep-all = Keep all
land-do-no-swap = Swap nothing
land-do-scavenge = Draw
land-do-no-lecter = Give none
land-do-no-alchemy = Make none
land-do-give-rat = A healthy rat
land-do-give-sick = One from the infirmary
land-do-swap = { $whites } for { $cheese ->
    [one] { $cheese } cheese
   *[other] { $cheese } cheeses
  }
land-do-starve = Infirmary: { $sick }, others: { $others }
land-do-alchemy = { $n ->
    [one] { $n } cheese for { $n } rat
   *[other] { $n } cheeses for { $n } rats
  }
land-do-change = Change the plan
land-do-again = As last time
land-do-clear = All back to the burrow
land-do-hide = Hide 1 cheese
land-do-seal = Send out
land-still-home = { $n ->
    [one] { $n } rat has no place yet.
   *[other] { $n } rats have no place yet.
  }
land-handful = Rats at a time
land-handful-all = All
land-never = Never ask again this game
land-never-off = Not asked: { $power }
land-later = Later:

## Why not now
land-why-burrow-empty = The burrow is empty. Take rats back elsewhere first.
land-why-both-full = There is room for only three rats here.
land-why-nobody-here = There is no rat here that could move.
land-why-enough-moves = No moves left.
land-why-planned = You have sent your plan. You can still change it.
land-why-not-now = There is nothing to place now.

## What is this?
land-help-touch = Tap anything on the table to learn what it is.
land-help-burrow = The burrow: rats that have no place yet. Drag a group to a place, or tap the place. All of them have to go.
land-help-cheese = The cheese in this pantry. Everybody may know how much it is.
land-help-offer = What the bag will hold in dump, city and field this round. Draws are blind.
land-help-event = The event of the round. It holds for this round only.
land-help-round = Five to nine rounds are played, seven to eleven in the long game. Nobody knows when the End card comes.
land-help-first = The active player. Ties are won by whoever comes first in turn order, and turn order starts here. Next round the left neighbour is active.
land-help-next-food = The next food card. Nobody knows it, unless a Seer has looked or the cards are in order.
land-help-bag = The bag. Whoever has the fewest rats in the area draws first, a piece for each rat, and everybody sees it.
land-help-feeding = At the end of the round so many rats cost so much cheese. For each cheese you lack a rat starves.
land-help-slip = What your plan means, judging by what is known. What the others do, nobody knows.
land-help-plaque = A player, with clan and state.
land-help-mini = Another player’s sewer. Tap it to see all of it.
land-help-sealed = Rats are placed once a round. Until the last player is ready a plan can be changed.

## Counted
land-count-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  }
land-count-cheese = { $n ->
    [one] { $n } cheese
   *[other] { $n } cheeses
  }
land-count-pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
  }

## Colours
land-colour-yellow = yellow
land-colour-orange = orange
land-colour-white = white
land-colour-black = black
land-colour-purple = purple
land-colour-blue = blue
land-colour-yellow-n = { $n } yellow
land-colour-orange-n = { $n } orange
land-colour-white-n = { $n } white
land-colour-black-n = { $n } black
land-colour-purple-n = { $n } purple
land-colour-blue-n = { $n } blue
land-colour-yellow-text = 1 cheese for your pantry.
land-colour-orange-text = 2 cheeses for your pantry.
land-colour-white-text = Nothing.
land-colour-black-text = One of your rats goes back to the supply. That costs no points.
land-colour-purple-text = One of your rats is poisoned and goes to the infirmary. It still eats.
land-colour-blue-text = One of your rats gets lost. This round it does not eat.

## Places
land-place-dump = Dump
land-place-city = City
land-place-field = Field
land-place-left = Left tunnel
land-place-right = Right tunnel
land-place-pantry = Pantry
land-place-nursery = Nursery
land-place-both = Pantry and nursery
land-place-infirmary = Infirmary
land-place-lost = Lost rats
land-place-graveyard = Graveyard
land-place-supply = Supply
land-place-dump-in = in the dump
land-place-city-in = in the city
land-place-field-in = in the field
land-place-left-in = in the left tunnel
land-place-right-in = in the right tunnel
land-place-pantry-in = in the pantry
land-place-nursery-in = in the nursery
land-place-both-in = between pantry and nursery
land-place-dump-from = from the dump
land-place-city-from = from the city
land-place-field-from = from the field
land-place-left-from = from the left tunnel
land-place-right-from = from the right tunnel
land-place-pantry-from = from the pantry
land-place-nursery-from = from the nursery
land-place-both-from = from pantry and nursery
land-place-dump-text = Poor, and mostly harmless. Each rat here draws a piece from the bag; whoever sent fewest draws first.
land-place-city-text = Rich and dangerous: the most orange, and most of the poison and the black.
land-place-field-text = Something between dump and city. This is where rats get lost.
land-place-left-text = { $seats ->
    [2] Rats here stand against your opponent’s right tunnel, attacking and defending at once. If they are more, they steal the difference in cheese; if they are fewer, you lose it.
   *[other] Rats here raid your left neighbour. They steal as many cheeses as they outnumber the rats in that pantry.
  }
land-place-right-text = { $seats ->
    [2] Rats here stand against your opponent’s left tunnel, attacking and defending at once. If they are more, they steal the difference in cheese; if they are fewer, you lose it.
   *[other] Rats here raid your right neighbour. They steal as many cheeses as they outnumber the rats in that pantry.
  }
land-place-pantry-text = Here lies your cheese. The rats here guard it against each neighbour at full strength. With two players they only wait: there, tunnel guards against tunnel.
land-place-nursery-text = Each rat here brings one new rat. The young eat this round and can be placed in the next.
land-place-both-text = { $seats ->
    [2] Locked and Loaded: up to three rats breed here. With two players they do nothing else, for the pantry guards nothing.
   *[other] Locked and Loaded: up to three rats guard the pantry and breed in the nursery at once.
  }
land-place-infirmary-text = Poisoned and wounded rats. They eat, cannot be placed, and come back after the births of the next round.
land-place-lost-text = Rats that took a wrong turn. They do not eat, cannot starve, and come back after the births of the next round.
land-place-graveyard-text = Rats that starved. Each costs a point at the end.
land-place-supply-text = The rats that belong to nobody yet. When they run out, the smallest nursery breeds first.

## Sides of a board
land-side-friendly = Friendly
land-side-aggressive = Aggressive
land-side-friendly-text = Attacks steal, and nobody dies in them.
land-side-aggressive-text = Your attacks kill a defender, or one of your own rats if they fail. Where you have the most rats, you wound another player’s. In return you draw one piece fewer in every area.

## Event backs
land-event-initial = Initial event
land-event-final = Final event
land-event-initial-text = Closed manhole: the End card is not among these.
land-event-final-text = Open manhole: one of these is the End card.

## Phases
land-phase-event = Event
land-phase-rats = Rats
land-phase-attack = Attack
land-phase-nursery = Nursery
land-phase-return = Return
land-phase-search = Look for cheese
land-phase-feeding = Feeding

## What can be decided, in short
land-action-keep-clan = Choose a clan
land-action-board = Choose a side
land-action-holy-rat = Empty a grave
land-action-deploy = Place your rats
land-action-move = Move rats
land-action-ninja = Steal as ninjas
land-action-add = Add a piece
land-action-wound = Wound a rat
land-action-put-back = Put a piece back
land-action-swap = Swap whites
land-action-scavenge = Scavenge
land-action-lecter = Sell a rat
land-action-starve = Who starves
land-action-alchemy = Cheese into rats
land-action-look = Look ahead

## Events
land-event-abundance = Abundance
land-event-massive-attack = Massive Attack
land-event-cousins-visit = Cousin’s Visit
land-event-helmet-rat = Helmet Rat
land-event-yellow-is-the-new-black = Yellow Is the New Black
land-event-dr-cheese = Dr. Cheese
land-event-rattibal-lecter = Rattibal Lecter
land-event-drunk = Drunk
land-event-hide-the-cheese = Hide the Cheese
land-event-just-in-time = Just in Time
land-event-holy-rat = Holy Rat
land-event-strategists = Strategists
land-event-locked-and-loaded = Locked and Loaded
land-event-end-of-game = End of Game
land-event-abundance-text = Everyone gets 1 cheese at once. It can be stolen this very round.
land-event-massive-attack-text = Every tunnel with at least one rat in it attacks with 1 more.
land-event-cousins-visit-text = Everyone takes 1 rat from the supply at once and can place it this round.
land-event-helmet-rat-text = In each area, after your draw, you may put one of your pieces back into the bag. You get no other for it.
land-event-yellow-is-the-new-black-text = Black pieces count as yellow: 1 cheese, and no rat leaves.
land-event-dr-cheese-text = Two whites you drew in the same area may be swapped for 1 cheese, pair by pair.
land-event-rattibal-lecter-text = Before feeding you may once give a rat to the supply for 1 cheese. It need not be fed, and is no grave.
land-event-drunk-text = At once the clan with the most living rats, poisoned and lost ones included, gives one available rat to the clan with the fewest.
land-event-hide-the-cheese-text = While placing your rats you may hide 1 cheese. Nobody can steal that one.
land-event-just-in-time-text = All lost rats and all rats in infirmaries are back at once and can be placed.
land-event-holy-rat-text = Whoever has a rat in the graveyard may move one from there to the supply.
land-event-strategists-text = { $strategists ->
    [three_areas] Before the search, 1 cheese for each area you sent no rat to.
    [all_places] Before the search, 1 cheese for each of the seven places you sent no rat to.
   *[other] Before the search, 1 cheese for each area you sent no rat to. By house rule: for each empty place of the board.
  }
land-event-locked-and-loaded-text = { $seats ->
    [2] Up to three of your rats may stand in pantry and nursery at once. With two players only the nursery counts.
   *[other] Up to three of your rats may guard the pantry and breed in the nursery at once.
  }
land-event-end-of-game-text = The game is over on the spot. Rats are counted as they stand.

## Clans
land-clan-recyclers = Recyclers
land-clan-mutants = Mutants
land-clan-explorers = Explorers
land-clan-scavengers = Scavengers
land-clan-alchemists = Alchemists
land-clan-ninjas = Ninjas
land-clan-family = Family
land-clan-warriors = Warriors
land-clan-musicians = Musicians
land-clan-athletes = Athletes
land-clan-corrupt = Corrupt
land-clan-seers = Seers
land-clan-recyclers-base = With a rat in the dump you draw one piece more there.
land-clan-recyclers-late = { $recyclers ->
    [one_each] Up to 2 whites you drew in the dump may be swapped for 1 cheese each.
    [two_for_one] Two whites you drew in the dump may be swapped for 1 cheese.
   *[other] Up to 2 whites you drew in the dump may be swapped for 1 cheese each. By house rule: two of them for one cheese.
  }
land-clan-mutants-base = Purple counts as yellow for you: 1 cheese, nobody is poisoned.
land-clan-mutants-late = Purple counts as orange for you: 2 cheeses, nobody is poisoned.
land-clan-explorers-base = When lost rats of yours come back you get 1 cheese in all.
land-clan-explorers-late = For each lost rat that comes back you get 1 cheese.
land-clan-scavengers-base = Once a round, in an area you sent no rat to, you may draw 1 piece after everyone else.
land-clan-scavengers-late = In every area you sent no rat to you may draw 1 piece after everyone else.
land-clan-alchemists-base = After feeding you may turn 1 cheese into 1 rat.
land-clan-alchemists-late = After feeding you may turn up to 2 cheeses into a rat each.
land-clan-ninjas-base = If just one of your tunnels holds rats, and exactly 2, you may steal at least 1 cheese there, however well guarded.
land-clan-ninjas-late = From every tunnel with exactly 1 rat you may steal at least 1 cheese, however well guarded.
land-clan-family-base = If your nursery is empty, 1 rat is born all the same.
land-clan-family-late = One rat more is born than you have in the nursery, even if that is none.
land-clan-warriors-base = Black does nothing to you.
land-clan-warriors-late = Black does nothing to you, and you defend with 2 more, even with nobody at home.
land-clan-musicians-base = At the end of the round the richest other player gives you 1 cheese.
land-clan-musicians-late = At the end of the round the three richest others give you 1 cheese each, if they have one.
land-clan-athletes-base = After the screens are lifted you may move one of your rats to another place.
land-clan-athletes-late = After the screens are lifted you may move up to three of your rats to other places.
land-clan-corrupt-base = Once a round you may add a piece of any colour to the bag, for all to see.
land-clan-corrupt-late = In every area you may add a piece of any colour to the bag, for all to see.
land-clan-seers-base = Once a round you may look at the next event card.
land-clan-seers-late = Once a round you may look at the next event card and at the next food.

## The log
land-log-each = { $name }: { $what }
land-log-set-up = Everybody moves in. { $name } is the first active player.
land-log-clans-dealt = Two clan cards for everyone.
land-log-clans-dealt-yours = Two clan cards for everyone. Yours: { $one } and { $other }.
land-log-clans-revealed = The clans are shown. { $list }.
land-log-boards-chosen = Everyone has chosen a side of the board.
land-log-boards-chosen-yours = Everyone has chosen a side of the board. Yours: { $side }.
land-log-boards-revealed = The boards are shown. { $list }.
land-log-round = Round { $n }. { $name } is active and comes first on ties.
land-log-event = Event: { $event }.
land-log-food-deck = The used food cards make a new deck.
land-log-food = Food { $cards }. Dump: { $dump }. City: { $city }. Field: { $field }.
land-log-food-cards = food { $cards }
land-log-cousin = A cousin moves in with { $name }: 1 rat more.
land-log-went-over = A tipsy rat wanders over and stays: { $name } → { $to }.
land-log-came-back = { $name } has rats back: { $list }.
land-log-healed = { $n } healed
land-log-found = { $n } found again
land-log-holy-rat = { $name } sends a rat from the graveyard to the supply.
land-log-holy-rat-not = { $name } leaves the dead in peace.
land-log-deployed = The screens lift. { $list }.
land-log-nobody = nobody
land-log-hidden = 1 cheese hidden
land-log-ran = { $name } moves rats: { $list }.
land-log-ran-not = { $name } moves no rat.
land-log-ninja = { $name } sneaks { $in }: at least 1 cheese.
land-log-ninja-not = { $name } does not sneak { $in }.
land-log-attacked = { $name } attacks { $on } { $from }: { $strength } against { $defence }, { $stolen ->
    [one] { $stolen } cheese stolen.
   *[other] { $stolen } cheeses stolen.
  }
land-log-attacked-vain = { $name } attacks { $on } { $from }: { $strength } against { $defence }, nothing stolen.
land-log-no-more = There was no more to take.
land-log-killed = { $name } loses a rat { $in }.
land-log-born = { $name }: { $n ->
    [one] { $n } rat is born.
   *[other] { $n } rats are born.
  }
land-log-born-short = { $name }: { $n ->
    [one] { $n } rat is born
   *[other] { $n } rats are born
  } of { $wanted }. The supply is empty.
land-log-bag = { $area }. Into the bag: { $pieces }.
land-log-added = { $name } adds to the bag: { $colour }.
land-log-added-not = { $name } adds nothing to the bag.
land-log-wounded = { $name } wounds a rat of { $victim } { $in }.
land-log-drew = { $name } draws { $in }: { $pieces }.
land-log-drew-nothing = { $name } draws nothing { $in }.
land-log-put-back = { $name } puts back: { $colour }.
land-log-put-back-not = { $name } puts nothing back.
land-log-paid-found = { $name } brings home { $n ->
    [one] { $n } cheese.
   *[other] { $n } cheeses.
  }
land-log-paid-abundance = { $name } gets { $n ->
    [one] { $n } cheese.
   *[other] { $n } cheeses.
  }
land-log-paid-explorers = { $name } gets { $n ->
    [one] { $n } cheese
   *[other] { $n } cheeses
  } that the lost ones found.
land-log-paid-strategists = { $name } gets { $n ->
    [one] { $n } cheese
   *[other] { $n } cheeses
  } for staying away.
land-log-paid-short = The supply is empty: { $n ->
    [one] { $n } cheese is forfeited.
   *[other] { $n } cheeses are forfeited.
  }
land-log-hit-supply = { $name }, { $colour }: a rat { $from } goes back to the supply.
land-log-hit-infirmary = { $name }, { $colour }: a rat { $from } is poisoned.
land-log-hit-lost = { $name }, { $colour }: a rat { $from } gets lost.
land-log-swapped = { $name } swaps { $whites } for { $cheese }.
land-log-swapped-not = { $name } swaps nothing.
land-log-left-bag = { $name } leaves the bag alone { $in }.
land-log-lecter = { $name } sells a rat for 1 cheese.
land-log-lecter-infirmary = { $name } sells a rat from the infirmary for 1 cheese.
land-log-lecter-not = { $name } sells no rat.
land-log-fed = { $name } feeds { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } with { $cost }.
land-log-fed-free = { $name } has { $n ->
    [one] { $n } rat, which looks after itself.
   *[other] { $n } rats, which look after themselves.
  }
land-log-fed-short = { $name } has { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } to feed. Needed: { $cost }. Paid: { $paid }.
land-log-fed-nobody = { $name } has nobody to feed.
land-log-starved = { $name }: { $n ->
    [one] { $n } rat starves.
   *[other] { $n } rats starve.
  }
land-log-starved-sick = { $name }: { $n ->
    [one] { $n } rat starves, in the infirmary.
   *[other] { $n } rats starve, { $sick } of them in the infirmary.
  }
land-log-alchemy = { $name } turns { $n ->
    [one] { $n } cheese into a rat.
   *[other] { $n } cheeses into { $n } rats.
  }
land-log-alchemy-not = { $name } keeps the cheese as cheese.
land-log-music = { $name } gives { $to } 1 cheese for the music.
land-log-looked = { $name } looks at what comes next.
land-log-looked-seen = { $name } looks at what comes next: { $list }.
land-log-timed-out = { $name } ran out of time.
land-log-over = The game is over. { $list }.
land-log-win = { $names } wins.
land-log-shared-win = { $names } share the win.

## Options
land-option-clans = Clans
land-option-clans-help = Everyone leads a clan with a power of its own, which grows late in the game.
land-option-boards = Boards
land-option-boards-help = Friendly rats only steal. Aggressive ones kill and wound, and find less. Or everyone chooses in secret.
land-option-boards-friendly = Friendly
land-option-boards-aggressive = Aggressive
land-option-boards-secret = Each chooses
land-option-length = Length
land-option-length-help = Five early events make 5 to 9 rounds, all seven make 7 to 11.
land-option-length-five = 5–9 rounds
land-option-length-seven = 7–11 rounds
land-option-food = Food cards
land-option-food-help = Shuffled, or from 1 to 9: gentler for a first game, and everybody knows what comes.
land-option-food-shuffled = Shuffled
land-option-food-ascending = From 1 to 9
land-option-supply = Cheese
land-option-supply-help = It never runs out, or there is as much as in the box.
land-option-supply-unlimited = Never runs out
land-option-supply-strict = As in the box
land-option-combat = Deaths in attacks
land-option-combat-help = Rats die only in attacks by aggressive players, or also when they attack an aggressive player in vain.
land-option-combat-own = Their attacks
land-option-combat-any = Attacks on them too
land-option-recyclers = Recyclers, late power
land-option-recyclers-help = Up to two whites for a cheese each, or two whites for one.
land-option-recyclers-each = One for one
land-option-recyclers-two = Two for one
land-option-strategists = Strategists
land-option-strategists-help = The event pays for each of the three areas left empty, or for each place of the board.
land-option-strategists-areas = Areas
land-option-strategists-places = All places
land-option-holy-rat = Holy Rat
land-option-holy-rat-help = Whether the event may be declined.
land-option-holy-rat-may = May decline
land-option-holy-rat-must = Must

## The rats of the house, in the sewer
land-bot-random = Sends his rats wherever the wind blows. Yes or no is a coin’s business.
land-bot-greedy = Breeds every round, fed or not, runs where the cheese is, and forgets that there are neighbours.
land-bot-rulebook = Keeps books: births, cheese, guards and thieves against what feeding will cost.

## The score sheet
land-sheet-title = Final count
land-sheet-place = Place
land-sheet-home = At home
land-sheet-points = Points
land-sheet-cheese = Cheese
land-sheet-winner = Winner: { $names }
land-sheet-shared = Shared win: { $names }
land-sheet-tie-cheese = { $n ->
    [one] { $n } point each
   *[other] { $n } points each
  }: the cheese decides. { $list }.
land-sheet-tie-shared = { $names }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  } and { $cheese } each. They share the place.
land-sheet-story = How it came to that
land-sheet-rats = Rats
land-sheet-start = At the start
land-sheet-born = Born
land-sheet-joined = Joined
land-sheet-gone = Gone
land-sheet-starved = Starved
land-sheet-living = Living
land-sheet-found = Found
land-sheet-won = From others
land-sheet-given = To others
land-sheet-eaten = Used up
land-sheet-left = Left over
land-sheet-raised = { $name }: the Holy Rat took { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } out of the graveyard.

## The first game
land-guide-title = Your first game of RatLand
land-guide-intro = I am Old Grey. We play a real game against two computer players, and I explain everything as it comes up.
land-guide-place = Everyone places rats behind a screen. Then all screens lift at once.
land-guide-breed = Rats in the nursery breed. Rats in a tunnel rob the neighbour.
land-guide-bag = The others draw from the bag. Most of it is cheese.
land-guide-feed = At the end of the round all must be fed. Every rat that starves counts against you.
land-guide-play = Start
land-coach-round = A round begins with an event, which holds for this round, and a food card, which says what lies in dump, city and field.
land-coach-active = The active player is now { $name }. Ties are won by whoever comes first from there, clockwise.
land-coach-attack = { $seats ->
    [2] Attacks come first. With two players tunnel stands against tunnel: whoever has more rats there steals the difference in cheese. The pantry does not count.
   *[other] Attacks come first. A tunnel steals as many cheeses as it has rats more than that pantry.
  }
land-coach-robbed = { $n ->
    [one] There goes { $n } cheese
   *[other] There go { $n } cheeses
  } of yours: { $seats ->
    [2] more rats came through the tunnel than you had in the one facing it. With two players only tunnels guard.
   *[other] more rats came through the tunnel than you had in the pantry. Guards count against both sides.
  }
land-coach-nursery = Now the young are born: one for each rat in the nursery. They eat tonight and work tomorrow.
land-coach-bag = Now the bag, area by area. Whoever has the fewest rats there draws first, a piece for each rat. Yellow is 1 cheese, orange 2, white nothing.
land-coach-hit-supply = Black: a rat packs up and leaves. It is gone, but it is no grave.
land-coach-hit-infirmary = Purple: a rat is poisoned. It eats, sits out the next placing, and is back after that.
land-coach-hit-lost = Blue: a rat is lost. It eats nothing this round, sits out the next placing, and is back after that.
land-coach-back = They are back from the infirmary and from getting lost, and you can place them next round. But they eat now.
land-coach-feeding = Feeding: your { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } took { $cost ->
    [one] { $cost } cheese.
   *[other] { $cost } cheeses.
  } The table shows where the next step begins.
land-coach-starved = { $n ->
    [one] { $n } rat starved
   *[other] { $n } rats starved
  }, one for each cheese missing. A grave costs twice: the rat, and a point.
land-coach-over = It is over: { $rats ->
    [one] { $rats } living rat
   *[other] { $rats } living rats
}, { $graves ->
    [0] no graves
    [one] { $graves } grave
   *[other] { $graves } graves
}. From now on you play on your own. Good luck!
land-coach-clan = A clan has a power for now and a better one for later. Family and Alchemists are easy to play. The other card nobody will see.
land-coach-board = The aggressive side bites and finds less. For a first game stay friendly.
land-coach-holy-rat = Say yes: one grave fewer is one point more.
land-coach-deploy = { $n ->
    [one] { $n } rat, and it must go somewhere.
   *[other] { $n } rats, and all must go somewhere.
  } { $seats ->
    [2] I would send two to the nursery, two to the dump, one to the field, and the rest into the tunnels: with two players tunnel guards against tunnel, and the pantry guards nothing.
   *[other] I would send two to the nursery, two to the dump, one to the field, and keep the rest in the pantry.
  }
land-coach-deploy-cost = { $n ->
    [one] { $n } rat eats
   *[other] { $n } rats eat
  } at the end of this round, and every birth adds one. For now that costs { $cost ->
    [one] { $cost } cheese
   *[other] { $cost } cheeses
  }; you have { $cheese }. Send enough of them to look for more.
land-coach-deploy-raid = Look at the neighbours: { $name } has { $n ->
    [one] { $n } cheese
   *[other] { $n } cheeses
  }. Two or three rats in that tunnel are worth a try, if you guess the pantry empty. They think the same of yours.
land-coach-deploy-two = With two players tunnel stands against tunnel, and the pantry guards nothing. Put rats where you expect none of theirs.
land-coach-final = The next card has an open manhole. From here on any round may be the last, and then only rats count: breed, and do not starve.
land-coach-move = You see everything now, and may still move. Close a gap, or slip in where you draw first.
land-coach-ninja = Say yes: one cheese is yours, however many guards there are.
land-coach-add = You may drop a piece into the bag. A bad one, if others draw here; a good one, if you do.
land-coach-wound = You have the most rats here and must wound one. Take it from whoever is ahead.
land-coach-put-back = Put it back, the { $colour } one. Somebody else may draw it.
land-coach-put-back-not = Nothing bad among your pieces. Keep them all.
land-coach-swap = White is worth nothing, cheese is cheese: swap all you can.
land-coach-scavenge = There are { $all ->
    [one] { $all } piece
   *[other] { $all } pieces
  } left in the bag, { $good } of them good. If that is more than half, I draw.
land-coach-lecter = You need { $cost ->
    [one] { $cost } cheese
   *[other] { $cost } cheeses
  } and have { $cheese }. Sell one: better sold than starved.
land-coach-lecter-not = You can feed them all. Keep them: rats are points.
land-coach-starve = Take the sick ones first. They could not be placed in the next round anyway.
land-coach-alchemy = A rat is a point, and one more to feed next round. If you have cheese to spare, do it.
land-coach-look = You may look at the next event at any time. Nobody learns what you saw.

## What the rats of the house let slip
land-quip-glutton-robbed = Neighbours? I have neighbours?
land-quip-glutton-starved = So many mouths. Who made them all?
land-quip-clerk-robbed = That was not to be expected.
land-quip-captain-deployed = That’s where the wind blew!
