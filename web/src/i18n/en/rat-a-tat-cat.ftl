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
card-at = { $owner }, { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: { $card }
card-mine-at = Your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: { $card }
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
row-of = Row: { $name }
seat-dealer = Dealer
seat-caller = Called
seat-out = Out
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## What is asked
ask-first-look = Look at your two outer cards and remember them.
ask-source = Your turn. Draw from the deck or take the top card of the discard pile.
ask-keep = Replace one of your cards with it, or discard it.
ask-swap = Swap: exchange one of your cards with one of another player’s, unseen.
ask-draw2 = Draw again? { $n ->
    [one] One draw left.
   *[other] { $n } draws left.
  }
ask-peek = Peek: choose one of your cards.
ask-super-peek = Super Peek: see every row. You may not call this turn.
ask-super-peek-last = Super Peek: see every row. It no longer helps in a last turn.
note-draw2-use = Using it costs the second draw; declining does not.
ask-look = Take a good look, then go on.
ask-call = Do you think your row is the lowest? Then call.
ask-ready = Next round?
ask-wait = { $name } is playing.
do-draw = Draw from the deck
do-done = Done looking
do-discard = Discard it
do-decline = Do not use it
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
round-of = Round { $n } of { $of }
score-total = Total
score-winner = Lowest total wins: { $name }
called-here = called

## At the table
seat-last-turn = Last turn
in-hand = In your hand: { $card }
in-hand-of = { $name } is holding: { $card }
known-by = Seen by: { $names }
ask-source-deck = Your turn. The special card cannot be taken: draw from the deck.
ask-take = Which of your four cards does it replace? That choice is final.
ask-keep-again = Replace one of your cards with it and end your turn, or discard it and draw once more.
ask-swap-own = Which of your cards do you give?
ask-swap-theirs = Which card do you want? Choose one in another row.
ask-wait-all = Done. Waiting for: { $name }.
ask-quiet = Watch closely.
ask-deal = The cards are dealt. Everyone looks at their two outer cards.
ask-over = The match is over.
do-take = Take the discard
do-back = Choose again
why-empty = The discard pile is empty.
why-draw2-deck = Draw 2 takes cards from the deck only.
why-source-first = First draw a card, or take the top card of the discard pile.
why-open = That card is face up. Only face-down cards can be chosen.
why-peek-own = With Peek you look at your own cards only.
why-draw2-first = First draw again, or stop.
why-one-card = You have already drawn: one card a turn.
why-taken = You are taking from the discard pile. Choose which card it replaces, or choose again.
why-theirs = Only a Swap moves other players’ cards.
why-use-first = First use the special card, or decline it.
why-looking = First press Done looking.
why-call-first = One thing is left to decide: call, or do not call.
why-round-over = The round is over.
why-call-called = No call: somebody has already called. This is your last turn.
why-call-super-peek = No call this turn: after drawing a Super Peek you may not call in the same turn.
why-call-first-lap = No call yet: at this table everybody takes one turn first.
zoom-row = Choose a card of { $name }
deck-next = Next in the deck
discard-all = The whole discard pile
sheet-away = Look at the cards
sheet-back = Score sheet
score-before = Rounds 1–{ $n }
score-row = the cards:
score-turned = A special card in a row does not count: the next number card from the deck does.
score-turned-one = { $name }: { $card } → { $n }
score-place = Place
score-shared = Shared victory: { $name }

## The log
log-round-began = Round { $n }. { $name } deals.
log-shuffled = The deck is shuffled: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
log-dealt = Four cards for everyone, face down.
log-laid-aside = Turned up: { $card }. A special card cannot start the discard pile.
log-first-discard = The discard pile starts with: { $card }.
log-slipped-in = The cards laid aside go back into the deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} now.
log-outer = { $name }, { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card, face up: { $card }.
log-first-look = Everyone looks at their two outer cards.
log-turn = { $name }’s turn.
log-last-turn = { $name } has one last turn.
log-drew = { $name } draws from the deck.
log-drew-seen = { $name } draws: { $card }.
log-showed = { $name } shows: { $card }.
log-rejected = { $name } discards: { $card }.
log-kept = { $name } replaces the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card with the drawn one and discards: { $replaced }.
log-kept-seen = { $name } replaces the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card with: { $card }. Discarded: { $replaced }.
log-took = { $name } takes from the discard pile, for the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: { $card }. Discarded: { $replaced }.
log-swapped = { $name } swaps the { $own ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card with the { $theirs ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card of { $other }.
log-peeked = { $name } peeks at the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card.
log-peeked-seen = { $name } peeks at the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: { $card }.
log-super-peeked = { $name } looks through the scanner at every row.
log-look-ended = { $name } has finished looking.
log-declined = { $name } does not use it.
log-stopped = { $name } stops drawing.
log-reshuffled = The discard pile becomes the new deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
log-called = { $name }: rat-a-tat cat!
log-no-call = { $name } does not call.
log-timed-out = { $name } ran out of time.
log-revealed = All cards are turned face up.
log-special-out = { $name }, { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card, replaced: { $card }.
log-turned-up = { $name }, { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card, turned up: { $card }.
log-scored = Scores. { $list }.
log-score = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
log-went-out = Out: { $names }.
log-win = { $names } wins the match.
log-shared-win = { $names } share the win.

## Help and the first game
help-touch = Choose any part of the table to learn what it is.
help-deck = The deck. Draw its top card: a number you may keep or discard; a special card is shown and may be used.
help-discard = The discard pile. Instead of drawing you may take its top card, if it is a number. It must replace one of yours.
help-scanner = The scanner. Its red lens shows the face-down cards to a player who uses a Super Peek.
help-plaque = A player: name, points so far (fewer is better), and who deals, who has called and whose turn it is.
help-card = A card in a row. Cats are low, rats are high; special cards in a row are replaced before counting. Remember what you have seen.
help-special = In a row it does nothing: another card replaces it before counting. Drawn from the deck it can be used.
help-ask = This line says what you are asked to do. Whatever glows on the table can be chosen.
coach-goal = The fewest points win: cats are low, rats are high. Trade high cards for low ones, and call when you think your row is lowest.
coach-first-look = These are your two outer cards. Remember them: cats are low and good, rats are high. Nobody knows the two inner ones.
coach-draw = Only a number card can be taken from the discard pile. The deck brings a number card or a special card.
coach-source = On the discard pile: { $card }. The highest of your cards that you know is the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }: { $old }. A card nobody has seen costs about five points.
coach-source-blind = On the discard pile: { $card }. You know none of your numbers; a card nobody has seen costs about five points.
coach-keep = { $card }. The highest of your cards that you know is the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }: { $old }. One you do not know costs about five points. Everybody sees what you discard.
coach-keep-blind = { $card }. You know none of your numbers; an unknown card costs about five points. Everybody sees what you discard.
coach-swap = The highest of your cards that you know is the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }: { $old }. Nobody sees the cards that are swapped, and you need not swap.
coach-swap-blind = You know none of your numbers. Nobody sees the cards that are swapped, and you need not swap.
coach-peek = { $n ->
    [one] You have not seen { $n } of your cards.
   *[other] You have not seen { $n } of your cards.
  } A look is for you alone.
coach-peek-none = You already know all your cards: a look tells you nothing new.
coach-call = I count about { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in your row{ $m ->
    [0] {""}
    [one] {" "}(five for the card whose number you do not know)
   *[other] {" "}(five for each card whose number you do not know)
  }. After a call everyone else has one more turn, then all rows count.
coach-draw2 = Draw 2: up to two more draws. Keeping the first ends it.
coach-super-peek = Super Peek shows all rows to you alone. You cannot call this turn, whether you use it or not.
coach-look = Take your time, then press Done looking. It is not shown again.
coach-last-turns = Somebody has called: everyone else has one more turn, then all cards are turned up.
coach-scored = Your row is your score, and fewer points are better. From now on you play on your own. Good luck!
lesson-look = Your outer cards: { $first }, and { $second }. Remember both, then press “Done looking”. Nobody knows the two inner ones.
lesson-take = On the discard pile: { $card }. Take it in place of your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: { $old }. Choose the pile, then that card.
lesson-take-blind = On the discard pile: { $card }. Take it in place of your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: you do not know it, and such a card costs about five points. Choose the pile, then that card.
lesson-deck = A special card cannot be taken: draw from the deck.
lesson-draw = On the discard pile: { $card }. None of your cards is clearly higher: draw from the deck.
lesson-keep = { $card }. Put it in place of your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: { $old }. Choose the card it replaces.
lesson-keep-blind = { $card }. Put it in place of your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card: you do not know it, and such a card costs about five points. Choose the card it replaces.
lesson-discard = { $card }. You know of nothing higher in your row: discard it.
lesson-peek = Look at a card you have not seen, for instance the { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }. Choose it.
lesson-call = I count about { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in your row; a row that nobody knows makes about twenty. Call “Rat-a-tat cat!” Everyone else has one more turn, then all rows count.
lesson-no-call = I count about { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in your row; a row that nobody knows makes about twenty. Do not call yet.

## The rules
rules-title = Rat-a-Tat Cat in brief
rules-goal = The goal
rules-goal-1 = Four cards lie in front of you, mostly unseen. At the end of a round their numbers are your points, and points are bad: the lowest total wins.
rules-goal-2 = Cats are low, 0 to 6; rats are high, 7 to 9. There are four cards of each number from 0 to 8, and nine nines.
rules-start = Before the first turn
rules-start-1 = Everyone gets a row of four cards, face down. Look at your two outer cards once and remember them; nobody has seen the inner two.
rules-start-2 = The discard pile starts with a number. The player to the left of the dealer begins.
rules-turn = Your turn
rules-turn-1 = Either take the top card of the discard pile, if it is a number. It must replace one of your cards, and everybody sees the card it replaces.
rules-turn-2 = Or draw from the deck. A number replaces one of your cards, or you discard it.
rules-turn-3 = You choose the slot before you see the card you discard. When the deck runs out, the discard pile is shuffled to make a new one.
rules-special = Special cards
rules-special-1 = A special card drawn from the deck is shown and discarded, and you may use it. In a row it does nothing, and it cannot be taken from the discard pile.
rules-special-2 = The deluxe deck of 65 cards has 6 Swap, 4 Draw 2, 4 Peek and 6 Super Peek cards. The classic deck of 54 has 3 Swap, 3 Draw 2 and 3 Peek cards and no Super Peek.
rules-swap = Exchange one of your cards with another player’s; each takes the other’s place. Nobody looks at them.
rules-peek = Look at one of your own cards. Everyone sees which one; only you see its face.
rules-super-peek = Look at all rows through the scanner. In that turn you may not call, even if you do not look.
rules-draw2 = Draw up to two more cards from the deck. If you keep or use the first, that is all; if you turn it down, you may draw the second. Another Draw 2 starts over.
rules-call = The call
rules-call-1 = At the end of your turn you may call “rat-a-tat cat” if you think your row is the lowest. Everyone else has one more turn, then all cards are turned face up.
rules-call-2 = A wrong call costs nothing extra, but the caller’s row is not safe: its cards can still be swapped.
rules-call-3 = There is one call in a round: after it nobody else can call.
rules-score = Scoring
rules-score-1 = Special cards in a row are replaced by cards from the deck until a number comes up. Then each row is added up.
rules-score-2 = A match lasts five rounds, unless the table has chosen another number or a time. The lowest total wins; equal totals share the win.
rules-score-3 = In an elimination match a player whose total goes over the limit, usually 100, is out. The last one left wins; if all who are left go out together, the lowest total wins.
rules-score-4 = For the next round all cards are shuffled again. Whoever took the first turn is the new dealer, and the player to the dealer’s left begins.
rules-memory = Memory
rules-memory-1 = What you have seen turns face down again, and nothing here marks it. Remembering is the game.
rules-memory-2 = With the memory aid, which is the same for all, the cards you know stay readable to you, and small marks show who knows which card.
rules-open = Open outer cards
rules-open-1 = If the table plays with open outer cards, the two outer cards of every row lie face up for the whole round, and so does every card put there. There is no first look.
rules-open-2 = Swap and Peek then reach the inner, face-down cards only.
rules-clock = Time limit
rules-clock-1 = If your time runs out, you draw from the deck, discard the card or leave it unused, and do not call. Your row stays as it is.
guide-title = Your first game
guide-intro = I am Old Grey. We play one round against Drowsy, and I tell you what I would do and why.
guide-look = You see your two outer cards once. Remember them.
guide-low = Take low cats, get rid of rats. The fewest points win.
guide-special = Special cards let you swap, look or draw more. You need not use them.
guide-call = When you think your row is the lowest, call. The others get one last turn, then rows are counted.
guide-play = Deal the cards

## Options of Rat-a-Tat Cat
rat-a-tat-cat-option-deck-label = Deck
rat-a-tat-cat-option-deck = The 65 cards of the deluxe edition, or the 54 of the classic one without Super Peek.
rat-a-tat-cat-option-deck-deluxe = Deluxe
rat-a-tat-cat-option-deck-classic = Classic
rat-a-tat-cat-option-first_dealer-label = First dealer
rat-a-tat-cat-option-first_dealer = Who deals the first round.
rat-a-tat-cat-option-first_dealer-random = At random
rat-a-tat-cat-option-match_end-label = The match ends
rat-a-tat-cat-option-match_end = After a number of rounds, after a set time, or when one player is left.
rat-a-tat-cat-option-match_end-rounds = Rounds
rat-a-tat-cat-option-match_end-time = Time
rat-a-tat-cat-option-match_end-elimination = Last one standing
rat-a-tat-cat-option-rounds-label = Number of rounds
rat-a-tat-cat-option-rounds = How many rounds are played, or as many as there are players.
rat-a-tat-cat-option-rounds-players = Each deals once
rat-a-tat-cat-option-minutes-label = Time
rat-a-tat-cat-option-minutes = After this time no new round is dealt.
rat-a-tat-cat-option-limit-label = Limit
rat-a-tat-cat-option-limit = The total that puts a player out.
rat-a-tat-cat-option-limit_rule-label = At the limit
rat-a-tat-cat-option-limit_rule = Out with more than the limit, or as soon as it is reached.
rat-a-tat-cat-option-limit_rule-over = Over it
rat-a-tat-cat-option-limit_rule-reach = On reaching it
rat-a-tat-cat-option-open_outer-label = Outer cards open
rat-a-tat-cat-option-open_outer = Easier, for children: the two outer cards of every row lie face up.
rat-a-tat-cat-option-memory_aid-label = Memory aid
rat-a-tat-cat-option-memory_aid = The page keeps showing you what you have seen. Comfortable, but half the fun.
rat-a-tat-cat-option-call_from-label = Calling
rat-a-tat-cat-option-call_from = At the end of any turn, or only once everyone has had one.
rat-a-tat-cat-option-call_from-any_turn = Any turn
rat-a-tat-cat-option-call_from-after_first_lap = After one lap
rat-a-tat-cat-option-reshuffle-label = When the deck runs out
rat-a-tat-cat-option-reshuffle = The whole discard pile is shuffled, or all but its top card.
rat-a-tat-cat-option-reshuffle-all = All of it
rat-a-tat-cat-option-reshuffle-keep_top = All but the top card
rat-a-tat-cat-option-lap_limit-label = Longest round
rat-a-tat-cat-option-lap_limit = After this many laps without a call the round is scored.

tat-hint-take = Take from the discard pile, for your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card
tat-hint-keep = Put it in place of your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card
tat-hint-swap = Swap your { $own ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card with the { $theirs ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card of { $name }
tat-hint-peek = Look at your { $slot ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } card

## What the rats of the house let slip
quip-sieve-forgot = Oh. I had that one?
quip-drowsy-forgot = Mm? I knew that one…
quip-sieve-looked = Now, what was this one?
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
tat-bot-apprentice = Plays ahead a hundred times in his head, expecting everybody to play by the book. Against a single opponent he calls early; at a bigger table cards slip his mind.
tat-bot-alchemist = Plays ahead a thousand times in her head, and seldom leaves her habits, even for a bluff. Against a single opponent she calls early; at a bigger table a card slips her mind now and then.
tat-bot-sage = Plays ahead ten thousand times in his head, for up to a second. Forgets nothing, calls early, and may keep a high card to look strong.

## The rats of the house at this table
bot-captain-line = Does whatever comes to mind. Tosses a coin before calling.
bot-glutton-line = Takes whatever looks smaller, keeps no count and calls as soon as he thinks he has ten. At a larger table nobody forgets faster.
bot-sieve-line = Knows what is worth taking and when to call, but has a head like a sieve: looks again at cards he has seen, and lets better ones go by.
bot-drowsy-line = Plays sensibly, but sometimes she looks at a card twice: it had slipped her mind.
bot-clerk-line = Against a single opponent he remembers every card he has seen; at a bigger table many slip his mind. Calls at six or less, or when far below everybody else. Never bluffs.
