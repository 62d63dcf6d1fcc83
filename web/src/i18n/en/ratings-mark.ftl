## Whether a match counts
rated-title = Rated match
rated-yes = Rated
rated-not = For fun
rated-no = Not rated
rated-means = Rated: it counts for everybody’s rating. No hints, no undo.
rated-without = Choose “Rated”, and that is left out.
unrated-means = It changes nobody’s rating.
unrated-casual = played for fun.
unrated-position = it begins from a position that was set up.
unrated-hints = hints are allowed.
unrated-memory-aid = the page remembers the cards.
unrated-changed-box = it is not played with our box.
unrated-no-people = only computers play.
unrated-unmeasured = nobody has measured how strong one of the computer players is.

## What it has changed
rated-changed = Your rating: { $from } → { $to }
rated-see = See your curve
set-up-table = Custom position
day-mark = Deal of the day
day-mark-full = Deal of the day: this try counts. No hints, no undo.
day-mark-fun = Deal of the day, for fun
day-mark-fun-full = Deal of the day, played for fun: it counts for nothing.
