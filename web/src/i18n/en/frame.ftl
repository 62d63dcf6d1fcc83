## The browser’s tab, and what a search or a home screen says
page-title = Ratskeller: games about rats
page-description = Games about rats at the tables of one cellar: against computer players or with friends. No account, nothing to install.

## The cellar
game-rat-a-tat-cat = Rat-a-Tat Cat
game-ratland = RatLand
game-rattus-cartus = Rattus Cartus
game-ratapolis = Ratapolis

## Settings
set-speed = Speed
speed-at-once = at once
set-help = Rules

## Seats
you = You
seat-away = Away
seat-gone = Gone
seat-takeover = The computer takes over in { $n } s.
seat-gave-up = Gave up
seat-bot = Computer player
seat-program = Bot
seat-guest = Guest
seat-thinks = is thinking
time-left = { $time } left
time-out = At 0 a safe move is made for you.
bot-drowsy = Drowsy
bot-glutton = Glutton
bot-clerk = The Clerk
bot-sieve = Sieve
bot-apprentice = Apprentice
bot-alchemist = Alchemist
bot-sage = The Sage
bot-captain = Captain
level-beginner = Plays like a beginner.
level-evening = Plays like someone who enjoys an evening of games.
level-club = Plays like a club player.
level-master = Plays like a master.

## Log and talk
log = What happened
log-empty = Nothing yet. The cards are still warm.
log-is = { $name }: { $line }
log-says = { $name }: “{ $text }”
chat = Table talk

## Small words
close = Close
on = On
off = Off
more = More
less = Less
keep = Save
again = Try again
start = Start
undo = Undo
said-taken-back = The last move was undone.
ask-label = What to do now
do-skip = Skip
do-help = What is this?
help-rules = All the rules
help-close = Close help
copied = Copied.
copy-failed = This browser did not allow copying. Select the text and copy it yourself.
back = Back
to-the-cellar = Back to the cellar
settings = Settings
show-me = Guided first game

## Your name

## Public tables
watching = You are watching

## Laying a table
setup-title = New table
seat-free = Free
seat-here = Here
seat-number = Seat { $n }
clock = Time limit
table-private = By invitation
table-public = Open to all

## The rats of the house
bot-apprentice-line = Plays ahead a hundred times in his head before each move, imagining what you hide.
bot-alchemist-line = Plays ahead a thousand times in her head before each move. Knows nothing that you wouldn’t in her place.
bot-sage-line = Plays ahead ten thousand times in his head. Takes up to a second, and still has to guess.

## A name for whoever does not choose one: any of the first with any of the second

## An invitation
invite-opening = Opening the table…
invite-stale = This invitation is no longer valid.

## At the table
leave = Leave
give-up = Give up
line-down = Connection lost. Reconnecting…
line-hurry = Try now
chat-unread = { $n ->
    [one] Table talk, one new line
   *[other] Table talk, { $n } new lines
  }

## A guided first game
guide-leave = Not now
coach-next = Got it
coach-name = Old Grey explains:
coach-more = Read on
coach-tip = Show the tip
coach-end = No more tips

## The rules on paper
rules-contents = On this page

## The end
standing = Final standings
place-nth = { $n ->
    [1] { $n }st
    [2] { $n }nd
    [3] { $n }rd
   *[other] { $n }th
  }
score-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
replay = Replay
share = Copy the replay link
share-now = Share the replay
record = Save the record

## Replay
record-bring = Upload a record

## What was refused
code-offline = The server does not answer. Are you online?
code-not-found = There is no such table, or you may not see it.
code-no-guest = You are signed out on this device. Play on as a guest, or sign in again in your place.
code-unknown-game = There is no such game here.
code-not-ready = A seat is still free.
code-stale = Something changed in the meantime. Look again.
code-illegal = The rules forbid that.
code-storage = The server cannot save anything at the moment. Nothing you have seen is lost.
code-old-page = This page is out of date. Load it again.
code-closing = The server is restarting and will be back in a moment.

hint-ask = Ask for a hint
hints = Hints
hints-help = Players may ask what the computer would do; the others are told that somebody asked.
chances-title = How the chances went
decided-title = What decided it

sit-down = Sit down

## What the signs in the cellar say
game-rat-a-tat-cat-blurb = Four cards each, two of them seen. The lowest row wins.
game-ratland-blurb = Breed rats, fetch cheese, feed them all.
game-rattus-cartus-blurb = Gain influence, but not too many rats.
game-ratapolis-blurb = Plan in secret, spread, dodge the cats.
seat-open = A friend
seat-open-line = Free for anyone with the link.
seat-change = Change who sits here
unit-minutes = minutes
unit-points = points
unit-laps = laps
unmute = Unmute { $name }
record-bring-help = Drop the file here or choose it. The server replays it and checks every move.
replay-leave = Back to the result
