## The hunter board
pol-round-to-come = The plans of this round have not been shown yet.
pol-discard = { $n ->
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
  }

## What you know of the hunt
pol-fate-open = Face up
pol-fate-open-text = The cats may strike here this round.
pol-fate-yours = In your hand
pol-fate-yours-text = Only you know that the cats may strike here.
pol-fate-unknown = Not seen
pol-fate-unknown-text = In the deck, in other hands, set aside, or discarded unseen.
pol-fate-safe = Safe for now
pol-fate-safe-text = Discarded, as far as you know. Before round 5 safe until the deck is renewed; after that, safe to the end.
pol-fate-fallen = Struck
pol-fate-fallen-text = These cards never return.
pol-seen = What you saw
pol-seen-held = you held: { $cards }.
pol-seen-shown = { $name } showed you: { $card }.
pol-seen-showed = You showed { $name }: { $card }.

## Tally
pol-tally-buildings = Rats in buildings
pol-tally-outdoors = Rats outdoors
pol-tally-tokens = Cheese tokens
pol-tally-captured = Neutral rats
pol-tally-fair = Most rats at the fair
pol-tally-hunted = The hunt, doubled
pol-tally-sum = Cheese
pol-tally-team = Team
pol-tally-rats = Rats in the city
pol-tokens = Tokens
pol-tokens-none = No token is in the game.
pol-token-lies = lies on its building

## The sheet
pol-sheet-title = The cheese
pol-sheet-so-far = If the game ended now.
pol-sheet-place = Place
pol-sheet-rats = Rats in buildings
pol-sheet-each = Cheese each: { $n }
pol-sheet-outdoors = Rats outdoors
pol-sheet-tokens = Cheese shop
pol-sheet-captured = Captured neutral rats
pol-sheet-fair = Fun fair
pol-sheet-hunted = The hunt, doubled
pol-sheet-cheese = Cheese
pol-sheet-team = Both partners
pol-sheet-in-city = Rats in the city
pol-sheet-tie-rats = Equal cheese, { $n } each, so rats in the city decide: { $list }.
pol-sheet-tie-shared = { $names }: equal in cheese and in rats, so they share the place.
pol-sheet-hunt = Balthus has { $hunted }, all rats together { $rats }. The rats need more to beat him.
pol-sheet-winner = Winner: { $names }
pol-sheet-shared = Shared victory: { $names }
pol-sheet-team-wins = The team wins: { $names }
pol-sheet-story = How the city fell
pol-sheet-round = Round
pol-sheet-only-token = only its advantage
pol-sheet-still-up = nothing fell
pol-sheet-lost = Rats lost, round by round

## The cats
pol-cats-drawn = The cats strike here!
pol-cats-refused = Refused by the Radio station. The cards are mixed again.
pol-cats-missed = No such building stands in the city. The cats find nothing.
pol-cats-token = Only the token is lost; the building stands.
pol-strike-at = { $name } has more rats in the city: the neutral rats strike.
pol-shown-to-you = { $name } shows you this card. Nobody else sees it.
pol-shown-by-you = You show { $name } this card.
