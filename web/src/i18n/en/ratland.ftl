## Boards
land-board-of = Sewer of { $name }
land-others = The other sewers
land-offer = What the areas offer
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: one fewer
land-more-at = { $place }: one more
land-one-hidden = one hidden
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
land-round = Round { $n }
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
land-will-eat = Your { $rats ->
    [one] one rat eats
   *[other] { $rats } rats eat
  } { $cost }; you have { $cheese }.

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
land-slip-attack = attack { $n }
land-slip-defence = defence { $n }

## Questions
land-ask-keep-clan = Which clan do you lead?
land-ask-board = Which side of your board do you play? The others see it with the first placement.
land-ask-holy-rat = Holy Rat: take a rat out of your graveyard?
land-ask-deploy = { $n ->
    [0] All rats have a place. Send them out?
    [one] Place your rats: { $n } is still in the burrow.
   *[other] Place your rats: { $n } are still in the burrow.
  }
land-ask-move = Athletes: touch a place, then where a rat of it runs. { $left ->
    [0] All runs are used.
    [one] { $left } run left.
   *[other] { $left } runs left.
  }
land-ask-ninja = Ninjas: steal at least 1 cheese { $where }?
land-ask-add = Corrupt: add a piece to the bag { $where }?
land-ask-wound = You have the most rats { $where }. Whose rat is wounded?
land-ask-put-back = Helmet Rat: put one of these pieces back?
land-ask-swap = Swap white pieces for cheese?
land-ask-scavenge = Scavengers: draw one piece { $where }?
land-ask-lecter = Rattibal Lecter: give a rat for 1 cheese before feeding?
land-ask-starve = { $dead ->
    [one] One rat starves.
   *[other] { $dead } rats starve.
  } Whom does it hit?
land-ask-alchemy = Alchemists: turn cheese into rats?
land-ask-wait = { $name } decides.
land-ask-draws = { $name } draws.
land-ask-wait-all = Sealed. The screens lift when everybody is ready.
land-ask-quiet = Watch the rats.
land-ask-over = The game is over.

## Answers
land-do-yes = Yes
land-do-no = No
land-do-holy-rat = Take it out
land-do-leave-grave = Leave it
land-do-move = Run
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
land-do-starve = { $sick } from the infirmary, { $others } healthy
land-do-alchemy = { $n ->
    [one] { $n } cheese for { $n } rat
   *[other] { $n } cheeses for { $n } rats
  }
land-do-change = Change the plan
land-do-again = As last time
land-do-clear = All back to the burrow
land-do-hide = Hide a cheese
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
land-why-both-full = At most three rats guard and breed at once.
land-why-nobody-here = No rat here that could run.
land-why-enough-moves = All runs are used.
land-why-planned = Your plan is sealed. You can still change it.
land-why-not-now = Nothing to place right now.

## What is this?
land-help-touch = Touch a part of the table to learn what it is.
land-help-burrow = The burrow: rats that have no place yet. Drag a group to a place, or touch the place. All of them have to go.
land-help-cheese = The cheese in this pantry. Everybody may know how much it is.
land-help-offer = What the bag will hold in dump, city and field this round. Draws are blind.
land-help-event = The event of the round. It holds for this round only.
land-help-round = Five to nine rounds are played. Nobody knows when the End card comes.
land-help-first = This player wins every tie of the round. Next round it is the left neighbour.
land-help-next-food = The next food card. Nobody knows it, unless a Seer has looked or the cards are in order.
land-help-bag = The bag. Whoever sent fewest rats to the area draws first, a piece for each rat, and everybody watches.
land-help-feeding = At the end of the round so many rats cost so much cheese. For each cheese you lack a rat starves.
land-help-slip = What your plan means, from what lies open. What the others do, nobody knows.
land-help-plaque = A player, with clan and state.
land-help-mini = Somebody else’s sewer. Touch it to see it whole.
land-help-sealed = Rats are placed once a round. Until the last player is ready a plan can be changed.
