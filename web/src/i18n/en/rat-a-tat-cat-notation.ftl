## How positions are written
tat-notation-row = A’s row from the left, with nothing face down.
tat-notation-known = A card that A and B have seen.
tat-notation-special = Swap, Draw 2, Peek, Super Peek.
tat-notation-deck = The deck, top card first. The two dots are the rest of the cards.
tat-notation-discard = The discard pile, top card first.
tat-notation-turn = It is A’s turn.
tat-notation-called = B has called; A has one turn left.
tat-notation-options = Rules that differ from the usual ones.
