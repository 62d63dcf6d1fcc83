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
ask-first-look = Look at your two outer cards and remember them.
ask-source = Your turn. Draw from the deck or take the top discard.
ask-keep = Put it in place of one of your cards, or discard it.
ask-swap = Swap: one of your cards for one of theirs, unseen.
ask-draw2 = Draw again? { $n ->
    [one] One draw left.
   *[other] { $n } draws left.
  }
ask-peek = Peek: choose one of your cards.
ask-super-peek = Super Peek: see every row. No call this turn.
ask-super-peek-last = Super Peek: see every row. In a last turn it helps no more.
note-draw2-use = Using it costs the second draw; declining does not.
ask-look = Look well, then go on.
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

## At the table
seat-last-turn = Last turn
in-hand = In your hand: { $card }
in-hand-of = In the hand of { $name }: { $card }
known-by = Seen by: { $names }
ask-source-deck = Your turn. The special card cannot be taken: draw from the deck.
ask-take = Which of your four cards does it replace? That choice is final.
ask-keep-again = Keep it in place of one of your cards and be done, or discard it and draw once more.
ask-swap-own = And which of yours do you give?
ask-swap-theirs = And for whose card? Choose one of another row.
ask-wait-all = Done. The others are not yet.
ask-quiet = Watch closely.
ask-over = The match is over.
said-taken-back = The last move is taken back.
do-take = Take the discard
do-back = Choose again
why-empty = The discard pile is empty.
why-draw2-deck = Draw 2 draws from the deck only.
why-source-first = First draw a card, or choose the top discard.
why-open = It lies open. Only face-down cards can be chosen.
why-peek-own = Peek looks at your own cards only.
why-draw2-first = First draw again, or stop.
why-one-card = You have drawn already: one card a turn.
why-taken = You have chosen the discard. Choose the card it replaces, or choose again.
why-theirs = Cards of others change places by a Swap only.
why-use-first = First use the special card, or decline it.
why-looking = First say that you are done looking.
why-call-first = Your turn is over but for one thing: call, or do not.
why-round-over = The round is over.
why-call-called = No call: somebody has called already. This is a last turn.
why-call-super-peek = No call this turn: whoever draws a Super Peek may not call in the same turn.
why-call-first-lap = No call yet: at this table everybody takes one turn first.
zoom-row = Choose a card of { $name }
deck-next = Next in the deck
discard-all = The whole discard pile
sheet-away = Look at the cards
sheet-back = Score sheet, please
score-before = Rounds 1–{ $n }
score-row = the cards:
score-place = Place
score-shared = Shared win: { $name }

## The log
log-round-began = Round { $n }. { $name } deals.
log-shuffled = The deck of { $n } cards is shuffled.
log-dealt = Four cards for everyone, face down.
log-laid-aside = Turned up: { $card }. A special card cannot start the discard pile.
log-first-discard = The discard pile starts with { $card }.
log-slipped-in = What was laid aside slips back into the deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } now.
log-outer = { $name }, slot { $slot } lies open: { $card }.
log-first-look = Everyone looks at their own two outer cards.
log-turn = { $name } is to move.
log-last-turn = { $name } has a last turn.
log-drew = { $name } draws from the deck.
log-drew-seen = { $name } draws { $card }.
log-showed = { $name } shows { $card }.
log-rejected = { $name } discards { $card }.
log-kept = { $name } keeps the drawn card in slot { $slot }; out goes { $replaced }.
log-kept-seen = { $name } keeps { $card } in slot { $slot }; out goes { $replaced }.
log-took = { $name } takes { $card } from the discard pile to slot { $slot }; out goes { $replaced }.
log-swapped = { $name } swaps slot { $own } for slot { $theirs } of { $other }.
log-peeked = { $name } peeks at slot { $slot }.
log-peeked-seen = { $name } peeks at slot { $slot }: { $card }.
log-super-peeked = { $name } looks through the scanner at every row.
log-look-ended = { $name } has seen enough.
log-declined = { $name } does not use it.
log-stopped = { $name } draws no more.
log-reshuffled = The discard pile becomes the new deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
log-called = { $name }: rat-a-tat cat!
log-no-call = { $name } does not call.
log-timed-out = { $name } ran out of time.
log-revealed = All cards are turned up.
log-special-out = { $name }, slot { $slot }: { $card } goes out and is replaced.
log-turned-up = { $name }, slot { $slot }: { $card } comes up.
log-scored = Counted. { $list }.
log-score = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
log-went-out = Out: { $names }.
log-win = { $names } wins the match.
log-shared-win = { $names } share the win.

## Help and the first game
help-touch = Touch any part of the table to learn what it is.
help-deck = The deck. Draw its top card: a number you may keep or discard, a special card you show and may use.
help-discard = The discard pile. Its top card may be taken instead of drawing, if it is a number. It must replace one of yours.
help-scanner = The scanner. Its red lens shows what lies under the backs, to whoever uses a Super Peek.
help-plaque = A player: name, points so far (few are good), who deals, who has called, who is on turn.
help-card = A card of a row. Cats are low, rats are high, special cards in a row are replaced when it is counted. Remember what you saw.
help-ask = Here stands what is asked of you. What glows on the table can be chosen.
coach-first-look = These are your two outer cards. Remember them: cats are low and good, rats are high. The inner two nobody knows.
coach-draw = Nothing good lies open. Draw from the deck: it may be a low cat or a special card.
coach-take-known = On the discard pile: { $card }. Take it for slot { $slot }: there lies { $old }, which costs you more.
coach-take-unseen = On the discard pile: { $card }. Take it for slot { $slot }: you do not know that card, and an unknown card costs about five.
coach-keep-known = { $card }: put it in slot { $slot }. There lies { $old }, which costs you more. Everybody sees what goes out.
coach-keep-unseen = { $card }: low. Put it in slot { $slot }: you do not know that card, and an unknown card costs about five.
coach-keep-not = { $card }: discard it. What you know is lower, and a card you do not know costs only about five.
coach-swap-not = Nothing of yours is bad enough to give away unseen. I would say no.
coach-peek-none = You know all your cards already. There is nothing to learn: say no.
coach-call-yes = I count about { $n } for your row. With ten or less I would call.
coach-call-no = I count about { $n } for your row. Too much: get it to ten or less first, then call.
coach-swap = Give away slot { $slot }, { $card }. Take one they have kept for long: they like it. Nobody sees either card.
coach-draw2 = Draw 2: up to two more draws. Keeping the first one ends it.
coach-peek = Look at slot { $slot }: you have not seen it yet.
coach-super-peek = Super Peek shows all rows to you alone. You cannot call this turn, used or not.
coach-look = Take your time, then say you are done. It is not shown again.
coach-last-turns = Somebody has called: everyone else has one more turn, then all cards are turned up.
coach-scored = Your row is your score, and few points are good. From now on you play alone. Good luck!

## The rules
rules-title = Rat-a-Tat Cat in short
rules-goal = What you want
rules-goal-1 = Four cards lie before you, mostly unseen. At the end of a round their numbers are your points, and points are bad: the lowest total wins.
rules-goal-2 = Cats are low, 0 to 6; rats are high, 7 to 9. There are four of each number, but nine nines.
rules-start = Before the first turn
rules-start-1 = Everyone gets a row of four, face down. Look at your two outer cards once and remember them; the inner two nobody has seen.
rules-start-2 = The discard pile starts with a number. Left of the dealer begins.
rules-turn = Your turn
rules-turn-1 = Either take the top of the discard pile, if it is a number. It must replace one of your cards, whose face all then see.
rules-turn-2 = Or draw from the deck. A number you keep in place of one of yours, or discard.
rules-turn-3 = You choose the place before you see what you throw away. When the deck is used up, the discard pile is shuffled into a new one.
rules-special = Special cards
rules-special-1 = Drawn from the deck, a special card is shown, discarded, and may be used. Lying in a row it does nothing, and from the discard pile it cannot be taken.
rules-swap = Exchange one of your cards with one of somebody else, each taking the other’s place. Nobody looks.
rules-peek = Look at one of your own cards. Everyone sees which, only you see what.
rules-super-peek = Look at all rows through the scanner. In that turn you may not call, even if you do not look.
rules-draw2 = Draw up to two more from the deck. Keep or use the first and it is over; let it go and there is the second. Another Draw 2 starts anew.
rules-call = The call
rules-call-1 = At the end of your turn you may call “rat-a-tat cat” if you think you are lowest. Everyone else has one more turn, then all cards are turned up.
rules-call-2 = A wrong call costs nothing extra, and the caller’s row is not safe: it can still be swapped.
rules-score = Counting
rules-score-1 = Special cards in a row go out and are replaced from the deck until a number comes. Then each row is added up.
rules-score-2 = After the agreed rounds or time the lowest total wins; equal totals share the win.
rules-score-3 = In the elimination match whoever goes over the limit is out, and the last one left wins.
rules-memory = Memory
rules-memory-1 = What you have seen goes dark again, and here too nothing marks it. That is the game.
rules-memory-2 = With the memory aid on, the same for all, cards you know stay readable to you, and small marks show who knows which.
guide-title = Your first game
guide-intro = I am Old Grey. We play one round against Drowsy, and I tell you what I would do and why.
guide-look = You see your two outer cards once. Remember them.
guide-low = Take low cats, get rid of rats. Few points win.
guide-special = Special cards swap, look, or draw more. You need not use them.
guide-call = When you think your row is the lowest, call. One last turn for the others, then count.
guide-play = Deal the cards

## Options of Rat-a-Tat Cat
rat-a-tat-cat-option-deck-label = Deck
rat-a-tat-cat-option-deck = The 65 cards of the deluxe edition, or the 54 of the classic one without Super Peek.
rat-a-tat-cat-option-deck-deluxe = Deluxe
rat-a-tat-cat-option-deck-classic = Classic
rat-a-tat-cat-option-first_dealer-label = First dealer
rat-a-tat-cat-option-first_dealer = Who deals the first round.
rat-a-tat-cat-option-first_dealer-random = By chance
rat-a-tat-cat-option-match_end-label = The match ends
rat-a-tat-cat-option-match_end = After some rounds, after some time, or when one rat is left.
rat-a-tat-cat-option-match_end-rounds = Rounds
rat-a-tat-cat-option-match_end-time = Time
rat-a-tat-cat-option-match_end-elimination = Last one standing
rat-a-tat-cat-option-rounds-label = Rounds
rat-a-tat-cat-option-rounds = How many are played; or each deals once.
rat-a-tat-cat-option-rounds-players = Each deals once
rat-a-tat-cat-option-minutes-label = How long
rat-a-tat-cat-option-minutes = After this no further round is dealt.
rat-a-tat-cat-option-limit-label = Limit
rat-a-tat-cat-option-limit = The total that puts a player out.
rat-a-tat-cat-option-limit_rule-label = At the limit
rat-a-tat-cat-option-limit_rule = Out with more than the limit, or already on reaching it.
rat-a-tat-cat-option-limit_rule-over = Beyond it
rat-a-tat-cat-option-limit_rule-reach = On reaching it
rat-a-tat-cat-option-open_outer-label = Outer cards open
rat-a-tat-cat-option-open_outer = For small children: the two outer cards of every row lie open.
rat-a-tat-cat-option-memory_aid-label = Memory aid
rat-a-tat-cat-option-memory_aid = The page goes on showing what you have seen. Comfortable, and half the fun.
rat-a-tat-cat-option-call_from-label = Calling
rat-a-tat-cat-option-call_from = At the end of any turn, or only once everyone has had one.
rat-a-tat-cat-option-call_from-any_turn = At once
rat-a-tat-cat-option-call_from-after_first_lap = After one lap
rat-a-tat-cat-option-reshuffle-label = When the deck runs out
rat-a-tat-cat-option-reshuffle = All discards are shuffled, or all but the top one.
rat-a-tat-cat-option-reshuffle-all = All
rat-a-tat-cat-option-reshuffle-keep_top = All but the top
rat-a-tat-cat-option-lap_limit-label = Longest round
rat-a-tat-cat-option-lap_limit = After this many laps without a call the round is scored.

tat-hint-take = Take the discard for slot { $slot }
tat-hint-keep = Put it in slot { $slot }
tat-hint-swap = Swap: your slot { $own } for slot { $theirs } of { $name }
tat-hint-peek = Look at slot { $slot }

## What the rats of the house let slip
quip-grey-forgot = Oh. I had that one?
quip-drowsy-forgot = Mm? I knew that one…
quip-grey-looked = Now, what was this one?
quip-drowsy-looked = Mm… have we met?
quip-clerk-forgot = That one was not in my notes.
quip-clerk-looked = Let me check my notes…
quip-apprentice-forgot = Wait, was that a good one?
quip-apprentice-looked = I lost count. Again!
quip-alchemist-forgot = How did that get into the pot?
quip-alchemist-looked = What was in this flask?
quip-glutton-took = Smaller! Mine!
quip-glutton-called = That’s low enough for me!
quip-captain-called = Heads! So I call.

## Those who think ahead, at this table
tat-bot-apprentice = Plays on a hundred times in his head, expecting everybody to play by the book. Against one he calls early; among several cards slip his mind.
tat-bot-alchemist = Plays on a thousand times in her head, and seldom leaves her habits, even for a bluff. Against one she calls early; among several a card slips her mind now and then.
tat-bot-sage = Plays on ten thousand times in his head, for up to a second. Forgets nothing, calls early, and may keep a high card to look strong.
