## Cards
face-0 = 0, the angel asleep
face-1 = 1, the kitten with the wool
face-2 = 2, the cat at the milk
face-3 = 3, the butler
face-4 = 4, the doubter
face-5 = 5, the offended Siamese
face-6 = 6, the alley cat
face-7 = 7, the petty thief
face-8 = 8, the bruiser
face-9 = 9, the King of Rats
face-swap = Swap
face-draw2 = Draw 2
face-peek = Peek
face-super-peek = Super Peek
card-down = face down
card-known = face down, seen by you
card-at = Slot { $slot } of { $owner }: { $card }
card-mine-at = Your slot { $slot }: { $card }
deck = Deck
deck-of = Deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
discard = Discard pile
discard-top = Discard pile, on top: { $card }
discard-empty = Discard pile, empty
scanner = Cat-o-Matic Rat Scanner

## Seats
row-of = Row of { $name }
seat-dealer = Dealer
seat-caller = Called
seat-out = Out
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## What is asked
ask-first-look = Look at your two outer cards. It is the only look you get.
ask-source = Your turn. Draw from the deck or take the top discard.
ask-keep = Put it in place of one of your cards, or discard it.
ask-swap = Swap: one of your cards for one of theirs, unseen.
ask-draw2 = Draw again? { $n ->
    [one] One draw left.
   *[other] { $n } draws left.
  }
ask-peek = Peek: choose one of your cards.
ask-super-peek = Super Peek: see every row. No call this turn.
ask-look = Look well. It goes dark again.
ask-call = Is your row the lowest? Then say it.
ask-ready = Next round?
ask-wait = { $name } is to move.
do-draw = Draw from the deck
do-done = Done looking
do-discard = Discard it
do-decline = No, thank you
do-again = Draw again
do-stop = Stop
do-look = Look
do-call = Rat-a-tat cat!
do-no-call = No call
do-ready = Ready
why-not-turn = It is not your turn.
why-special = A special card cannot be taken from the discard pile.
why-keep-own = It can only go into your own row.

## The call and the sheet
call-shout = Rat-a-tat cat!
call-by = { $name } calls. One last turn for everyone else.
score-sheet = Score sheet
score-round = Round { $n }
score-total = Total
score-winner = Lowest wins: { $name }
called-here = called
