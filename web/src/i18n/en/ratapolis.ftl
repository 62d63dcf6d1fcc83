## The town
pol-town = The town
pol-families = The families
pol-neutral = Neutral rats
pol-sheets = The revealed sheets
pol-zoom = Zoom
pol-zoom-in = Zoom in
pol-zoom-out = Zoom out
pol-zoom-all = The whole town
pol-house-gone = { $name }: gone, an empty area
pol-house-room = Places taken: { $n } of { $room }
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
pol-notebook = Notes

## What you know of the hunt
pol-notebook-title = What you know of the hunt

## Tally
pol-tally = If the game ended now

## Your sheet
pol-boxes = Your planning sheet
pol-box = Box { $n }:
pol-strike-whom = Attack { $in }
pol-doubt-full = full right now
pol-doubt-tight = not room for all
pol-doubt-leaves = box 1 moves them away
pol-doubt-arrives = counts on box 1
pol-doubt-absent = nobody there yet
pol-doubt-lonely = takes two rats
pol-doubt-barren = reserve is empty
pol-note-dropped = Box 2 depended on box 1 and was cleared.
pol-note-no-attack = No attack in this round.
pol-note-one-attack = One attack at most in this round.

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
pol-rule-stand = You need a rat of yours on a tile to move from it or to attack there. Box 2 may count on a move in box 1.

## The cats
pol-cats-drawn = The cats strike here!
pol-cats-refused = Refused by the Radio station. The cards are mixed again.
pol-cats-missed = No such building stands in the city. The cats find nothing.
pol-cats-token = Only the token is lost; the building stands.
pol-strike-at = { $name } has more rats in the city: the neutral rats strike.
pol-strike-vain = It hits nobody.
pol-shown-to-you = { $name } shows you this card. Nobody else sees it.
pol-shown-by-you = You show { $name } this card.

## What is asked
pol-ask-plan = Box { $n }: tap a building of yours, or draw an arrow.
pol-ask-plan-near = Box { $n }: tap a building of yours.
pol-ask-picked = { $name }: where does the group move?
pol-ask-picked-strike = { $name }: where to, or who is attacked?
pol-ask-picked-nest = { $name }: where to, or procreate?
pol-ask-picked-all = { $name }: where to, who is attacked, or procreate?
pol-ask-whole = Both boxes are filled. Change them, or press Ready.
pol-ask-archives = Archives: whose hunt card do you want to see?
pol-ask-show = Which card do you show { $name }?
pol-ask-market = Bring a rat back to the Market?
pol-ask-radio = The cats are about to strike: { $name }. Refuse the card?
pol-ask-hospital = The cats are about to strike { $in }. Where do you bring one rat to safety?
pol-ask-lay = Which building will your cats strike? Lay its card face down.
pol-ask-over = The game is over.
pol-ask-wait-all = Your sheet is ready. The others are still planning.
pol-ask-wait = { $name } is deciding.
pol-ask-runs = Box { $n } is carried out.
pol-ask-quiet = Watch the town.
pol-do-yes = Yes
pol-do-no = No
pol-do-ask-nobody = Nobody’s
pol-do-market = Bring it back
pol-do-refuse = Refuse it
pol-do-keep = Keep it
pol-do-no-rescue = Rescue nobody
pol-do-nest = Procreate
pol-do-ready = Ready
pol-do-change = Change the plan
pol-do-let-go = Cancel
pol-do-clear = Clear box { $n }

## What is what
pol-help-deck = Hunt cards, one for each building of the city. They are renewed once, before round 5.
pol-help-aside = Cards set aside unseen for this round. One of them will be turned up.
pol-help-open = These cards lie open: each may be the one the cats follow, and a cat prowls on its building.
pol-help-laid = The card Balthus laid face down: it is where the cats will strike.
pol-help-hand = Your hunt cards of this round. One of all the cards dealt in this round will be drawn; you may not show yours to anybody.
pol-help-notebook = What you know of every hunt card: face up, in hand, safe, struck.
pol-help-sheet = Two boxes, carried out one after the other: all attacks of a box first, then all moves.
pol-help-tally = Cheese, if the game ended now.
pol-help-family = A family: its cheese if the game ended now, the rats in reserve, its tokens. Touch it for the whole tally.
pol-help-card = If the cats draw this card, its building falls with every rat in it.
pol-help-round = A round of the hunter board. Touch it to see its sheets and the building that fell.
pol-help-touch = Tap anything on the table to learn what it is.
