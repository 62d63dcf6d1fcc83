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
position-sit = You sit here
position-sit-line = Whoever sits here takes your seat.
