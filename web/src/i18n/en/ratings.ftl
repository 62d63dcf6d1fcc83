## How good you are
strength-title = How good you are
strength-game = Game
strength-board = The best regulars
strength-doubt = ± { $doubt }
strength-last = { $by } in the last match
strength-unsure = Still being placed: a few more matches will tell.
strength-like = About as strong as { $name }.
strength-between = Stronger than { $below }, weaker than { $above }.
strength-above = Stronger than all the players of the house, even { $name }.
strength-below = Weaker than { $name }. So far.
strength-none = Here they stand. And you?
strength-none-how = Your first rated matches place you among them. “Find people to play” and tables open to all are rated; at a table by invitation, choose “Rated” when you open it.
strength-lay = Open a table
curve-how = The dotted lines are the computer players, as strong as they were measured; the hatching is how unsure the house still is of you.
curve-told = Your rating went from { $from } to { $to }, give or take { $doubt }, in { $n ->
    [one] { $n } rated match
   *[other] { $n } rated matches
  }.
curve-stars-told = How strong the computer players are
curve-match = Match
curve-points = Rating
curve-doubt = Give or take

## Where you came
places-title = Your finishing places
places-size = { $n ->
    [one] { $n } at the table
   *[other] { $n } at the table
  }
places-times = Place { $place }: { $n ->
    [one] once
   *[other] { $n } times
  }
places-gave-up = { $n ->
    [one] Given up once
   *[other] Given up { $n } times
  }

## Against the computer players
duels-title = Against the rats of the house
duels-told = ahead { $ahead }, level { $level }, behind { $behind }
duels-ahead = ahead of them
duels-level = level
duels-behind = behind them

## The strongest left behind
best-title = The strongest you have beaten
best-somebody = Somebody

## The board
board-title = The best regulars
board-lead = Regulars who have played in the last { $days ->
    [one] day
    *[other] { $days } days
  }, with at least { $least ->
    [one] { $least } rated match
    *[other] { $least } rated matches
  }.
board-how = The dot is the rating, the line how unsure it is. The order goes by the left end of the line: that much is almost certain.
board-matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
  }
board-none = Nobody yet. Play { $least ->
    [one] { $least } rated match
    *[other] { $least } rated matches
  } as a regular, and the first line is yours.
board-me = My place

## A regular, as everybody sees them
shown-nobody = There is nobody to be seen by this name: a guest, nobody at all, or somebody who would rather not show.
shown-regular = A regular of this house
shown-yours = This is what others see of you.
shown-change = Change it
shown-ratings = How good they are
shown-unrated = No rated match yet.
shown-history = Lately, at tables open to all
shown-no-history = No match at a table open to all yet.
shown-place = Place { $place } of { $of }
shown-gave-up = Gave up
shown-only-name = They show no more than that.

## What you show
shows-title = What others see of you
shows-profile = A page with your name and face
shows-ratings = Your ratings on it
shows-history = Your matches at open tables on it
shows-boards = Your name on the boards of the best
shows-see = See your page
