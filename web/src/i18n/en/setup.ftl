## A match from a position
position-in = Set up a position
position-out = Deal as usual
position-title = Set up a position
position-help = You play on from here against computer players; the rules are those the position names. Whoever writes a position sees every card, so there is no record of the match.
position-example = Example
position-copy = Copy a link to this position
position-how = How it is written
position-sections = Parts in any order, separated by semicolons. Seats are the letters on the chairs; press a chair to sit there yourself. What is left out is as usual.
position-empty = Write a position, or take the example.
position-read = { $n ->
    [one] A position for { $n } player.
   *[other] A position for { $n } players.
  }
position-fault-at = Line { $n }: “{ $text }” does not fit here.
position-fault-end = Line { $n }: something is missing at the end.
position-fault = This position cannot be played.
position-expected = Expected here:

## How long, and whether people may talk
clock-help = When time runs out, a safe move is made for you.
clock-none = None
clock-slow-help = A table to come back to: it waits while you are away. In My place you can say where we tell you that it is your turn.
talk-help = Off: nobody can write at this table; drawn reactions stay.

## Several people at one device
here-title = Where you play
here-each = Each at their own device
here-all = All at this one
here-each-help = You get a link for the others.
here-all-help = It goes from hand to hand. Between two of you a curtain falls, so that each sees only what is theirs. It works without a network, and counts for nothing.
here-name = Who plays in seat { $n }

## How strong the computer players are
setup-strength = Computer players
strength-beginner = Beginners
strength-evening = Evening players
strength-club = Club players
strength-master = Masters
