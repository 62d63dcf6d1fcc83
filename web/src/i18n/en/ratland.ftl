## Boards
land-board-of = Sewer: { $name }
land-others = The other sewers
land-offer = What the areas offer
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: one fewer
land-one-hidden = one hidden
land-tally = Your cheese and the rats you cannot place
land-in-burrow = Burrow: { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  }
land-ready = Ready
land-plans = is planning
land-first = wins ties
land-neighbour-left = Left neighbour.
land-neighbour-right = Right neighbour.
land-open-board = See the whole board

## What lies open
land-shelf = Cards, supply and bag
land-before-round = The cards are still face down
land-round = Round { $n } of { $least }–{ $most }
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
land-has-eaten = Rats to feed: { $rats }. Paid: { $paid } of { $cost }.

## The plan in numbers
land-slip = If it stays like this
land-slip-born = born
land-slip-cost = cost / you have
land-slip-fight = attack · defence
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
    [one] { $rats } rat eats
   *[other] { $rats } rats eat
  }: cost { $cost }, you have { $cheese }
land-slip-short = find { $n } more
land-slip-away = { $n ->
    [one] { $n } cheese for staying away
   *[other] { $n } cheeses for staying away
  }
land-slip-against = Against { $name }:
land-slip-attack = your attack { $n }
land-slip-defence = your defence { $n }

## How the round before went, as the parts of a line
land-fared = Last round.
land-fared-born = { $n } born
land-fared-joined = { $n } joined
land-fared-left = { $n } left
land-fared-killed = { $n } killed
land-fared-sold = { $n } sold
land-fared-starved = { $n } starved
land-fared-sick = { $n } in the infirmary
land-fared-lost = { $n } lost
land-fared-found = { $n } found
land-fared-stolen = { $n } stolen by you
land-fared-robbed = { $n } stolen from you
land-fared-paid = { $n } paid
land-sheet-cheese = Cheese
land-sheet-rats = Rats

## Questions
land-ask-keep-clan = Which clan do you lead?
land-ask-board = Which side of your board do you play? The others see it with the first placement.
land-ask-holy-rat = Holy Rat: take a rat out of your graveyard?
land-ask-deploy = { $n ->
    [0] All rats are placed. Send them out?
    [one] Choose a place: { $n } rat is in the burrow.
   *[other] Choose places: { $n } rats are in the burrow.
  }
land-ask-none = None of your rats can go out this round.
land-ask-move = Athletes: choose a place, then where one of its rats moves. { $left ->
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
    [one] You lack { $dead } cheese: { $dead } rat starves and costs you two points. Which one?
   *[other] You lack { $dead } cheeses: { $dead } rats starve, and each costs you two points. Which ones?
  }
land-note-starve = Rats in the infirmary cannot be placed next round anyway.
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
land-do-give-rat = Give a healthy rat
land-do-give-sick = Give one from the infirmary
land-do-swap = { $whites } for { $cheese ->
    [one] { $cheese } cheese
   *[other] { $cheese } cheeses
  }
land-do-starve = { $sick ->
    [0] { $others } healthy
   *[other] { $sick } from the infirmary{ $others ->
        [0] {""}
       *[other] , { $others } healthy
    }
  }
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
land-colour-yellow = yellow (1 cheese)
land-colour-orange = orange (2 cheeses)
land-colour-white = white (nothing)
land-colour-black = black (rat leaves)
land-colour-purple = purple (rat poisoned)
land-colour-blue = blue (rat lost)
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
   *[other] Rats here raid your left neighbour. If they outnumber the rats in that pantry, they steal the difference in cheese.
  }
land-place-right-text = { $seats ->
    [2] Rats here stand against your opponent’s left tunnel, attacking and defending at once. If they are more, they steal the difference in cheese; if they are fewer, you lose it.
   *[other] Rats here raid your right neighbour. If they outnumber the rats in that pantry, they steal the difference in cheese.
  }
land-place-pantry-text = Here lies your cheese. The rats here guard it against each neighbour at full strength. With two players they are idle: only tunnels guard.
land-place-nursery-text = Each rat here brings one new rat. The young eat this round and can be placed in the next.
land-place-both-text = { $seats ->
    [2] Locked and Loaded: up to three rats breed here. With two players they do nothing else, for the pantry guards nothing.
   *[other] Locked and Loaded: up to three rats guard the pantry and breed in the nursery at once.
  }
land-place-infirmary-text = Poisoned and wounded rats. They eat, cannot be placed, and come back after the births of the next round.
land-place-lost-text = Rats that took a wrong turn. They do not eat, cannot starve, and come back after the births of the next round.
land-place-graveyard-text = Rats that starved. Each costs a point at the end.
land-place-supply-text = The rats that belong to nobody yet. When they run out, the smallest nursery breeds first.
land-use-dump = little cheese, little risk
land-use-city = more cheese, more risk
land-use-field = some cheese, some get lost
land-use-tunnel = { $seats ->
    [2] steals, and guards
   *[other] steals cheese
  }
land-use-pantry = { $seats ->
    [2] rest
   *[other] guards your cheese
  }
land-use-nursery = each brings one more
land-use-both = { $seats ->
    [2] each brings one more
   *[other] guards, and brings young
  }

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
land-event-holy-rat-text = Whoever has a rat in the graveyard may (by house rule: must) move one from there to the supply.
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

## The log
land-log-each = { $name }: { $what }
land-log-set-up = Everybody moves in. { $name } is the first active player.
land-log-clans-dealt = Two clan cards for everyone.
land-log-clans-dealt-yours = Two clan cards for everyone. Yours: { $one } and { $other }.
land-log-clans-revealed = The clans are shown. { $list }.
land-log-boards-chosen = Everyone has chosen a side of the board.
land-log-boards-chosen-yours = Everyone has chosen a side of the board. Yours: { $side }.
land-log-boards-revealed = The boards are shown. { $list }.
land-log-round = Round { $n }. { $name } is the active player and wins ties.
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
land-log-hit-supply = { $name }: { $colour }. A rat { $from } goes back to the supply.
land-log-hit-infirmary = { $name }: { $colour }. A rat { $from } is poisoned.
land-log-hit-lost = { $name }: { $colour }. A rat { $from } gets lost.
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

## The rats of the house, in the sewer
land-bot-random = Sends his rats wherever the wind blows. For a yes or a no he tosses a coin.
land-bot-greedy = Breeds every round, fed or not, runs where the cheese is, and forgets that there are neighbours.
land-bot-rulebook = Keeps books: births, cheese, guards and thieves against what feeding will cost.

## What the rats of the house let slip
land-quip-glutton-robbed = Neighbours? I have neighbours?
land-quip-glutton-starved = So many mouths. Who made them all?
land-quip-clerk-robbed = That was not to be expected.
land-quip-captain-deployed = That’s where the wind blew!
