## Leaving the table, and giving up
stay = Stay
leave-title = Leave the table?
leave-help = A computer player takes your seat until you are back. This page’s address brings you back.
give-up-title = Give up this match?
give-up-alone = It ends now. The computer plays the rest, so that you can look at everything, and the match counts as given up.
give-up-help = The computer plays on in your seat. You may watch, but you cannot come back into the match, and it counts as given up.
give-up-not = Play on

## Who goes and comes back, for those who listen
seat-went = { $name } has gone.
seat-went-soon = { $name } has gone. The computer takes over in { $n } s.
seat-back = { $name } is back.
