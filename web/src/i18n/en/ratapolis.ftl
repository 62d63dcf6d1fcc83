## The town
pol-town = The city
pol-families = The families
pol-neutral = Neutral rats
pol-sheets = The plans shown
pol-zoom = Zoom
pol-zoom-in = Zoom in
pol-zoom-out = Zoom out
pol-zoom-all = The whole city
pol-house-gone = { $name }: gone, an empty area
pol-house-room = Places taken: { $n } of { $room }
pol-house-over = Rats: { $n }, one more than there are places ({ $room }). Nobody else gets in
pol-house-worth = Cheese for each rat: { $n }
pol-house-cat = A cat prowls here
pol-house-fair = Part of the fun fair
pol-house-token = Its token lies here
pol-house-token-of = { $name } holds its token

## Families
pol-now = Cheese if the game ended now: { $n }
pol-balthus = Balthus
pol-reserve = in reserve
pol-partner = Partner: { $name }
pol-plans = is planning
pol-ready = Ready
pol-cards = { $n ->
    [one] { $n } hunt card
   *[other] { $n } hunt cards
  }
pol-open-family = { $name }: cheese and tokens

## The hunter board
pol-board = Hunter board
pol-round = Round { $n }
pol-last-round = The last round
pol-fell = { $name }: taken by the cats
pol-fell-not = { $name }: the cats’ card, but the building did not fall
pol-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
  }
pol-aside = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
  }
pol-open = Face up
pol-laid = Balthus’s card
pol-hand = Yours
pol-notebook = Hunt

## What you know of the hunt
pol-notebook-title = What you know of the hunt

## Tally
pol-tally = If the game ended now

## Your sheet
pol-boxes = Your plan
pol-box = { $n ->
    [1] First action:
   *[other] Second action:
  }
pol-strike-whom = Attack { $in }
pol-doubt-full = full right now
pol-doubt-tight = not room for all
pol-doubt-leaves = action 1 moves them away
pol-doubt-arrives = counts on action 1
pol-doubt-absent = nobody there yet
pol-doubt-lonely = takes two rats
pol-doubt-barren = reserve is empty
pol-note-dropped = The second action depended on the first and was cleared.
pol-note-no-attack = No attack in this round.
pol-note-one-attack = One attack at most in this round.
pol-note-round = Last round: { $died ->
    [0] no rat lost
    [one] { $died } rat lost
   *[other] { $died } rats lost
  }{ $came ->
    [0] {""}
   *[other] , { $came } gained
  }; cheese { $before ->
    [-1] { $now }.
   *[other] { $before } → { $now }.
  }

## What becomes of plans
pol-note-stay = { $n ->
    [one] { $n } stays: no room
   *[other] { $n } stay: no room
  }
pol-why-nobody-left = nobody left to go
pol-why-not-there = no rat in place
pol-why-no-target = nobody to attack
pol-why-no-house = it has fallen
pol-why-no-room = no room
pol-why-too-few = takes two rats
pol-why-no-reserve = reserve is empty
pol-why-far = That is out of reach from there.
pol-why-no-rat = You have no rat here.
pol-rule-reach = A group moves to a tile that shares a side with its own; Metro and Bus station lead farther.
pol-rule-stand = You need a rat of yours on a tile to move from it or to attack there. The second action may count on a move in the first.
pol-strike-vain = It hits nobody.

## What is asked
pol-ask-plan = { $n ->
    [1] Choose a building of yours, or draw an arrow.
   *[other] Second action: choose a building of yours, or draw an arrow.
  }
pol-ask-plan-near = { $n ->
    [1] Choose a building of yours.
   *[other] Second action: choose a building of yours.
  }
pol-ask-picked = { $name }: where does the group move?
pol-ask-picked-strike = { $name }: where to, or who is attacked?
pol-ask-picked-nest = { $name }: where to, or procreate?
pol-ask-picked-all = { $name }: where to, who is attacked, or procreate?
pol-ask-whole = Both actions are planned. Change them, or press Ready.
pol-ask-archives = Archives: whose hunt card do you want to see?
pol-ask-show = Which card do you show { $name }?
pol-ask-market = Bring a rat back to the Market?
pol-ask-radio = The cats are about to strike: { $name }. Refuse the card?
pol-ask-hospital = The cats are about to strike { $in }. Where do you bring one rat to safety?
pol-ask-lay = Which building will your cats strike? Lay its card face down.
pol-ask-over = The game is over.
pol-ask-wait-all = Your plan is ready. The others are still planning.
pol-ask-wait = { $name } is deciding.
pol-ask-runs = { $n ->
    [1] The first actions are carried out.
   *[other] The second actions are carried out.
  }
pol-ask-quiet = Watch the city.
pol-do-yes = Yes
pol-do-no = No
pol-do-ask-nobody = Nobody’s
pol-do-market = Bring it back
pol-do-refuse = Refuse it
pol-do-keep = Keep it
pol-do-no-rescue = Rescue nobody
pol-do-nest = Procreate
pol-do-ready = Ready
pol-do-nothing = Plan nothing
pol-do-change = Change the plan
pol-do-let-go = Cancel
pol-do-clear = { $n ->
    [1] Clear the first action
   *[other] Clear the second action
  }
