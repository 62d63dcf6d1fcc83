## The cellar
lobby-lead = { $n ->
    [4] Four tables
    [one] { $n } table
   *[other] { $n } tables
  }, one cellar. Sit down anywhere.
game-tat = Rat-a-Tat Cat
game-tat-blurb = Four cards each, two of them seen. The lowest row wins.
game-ratland = RatLand
game-ratland-blurb = Pipes, cheese, and a bag that gets shaken.
game-cartus = Rattus Cartus
game-cartus-blurb = A street at dusk, and a say in every house.
game-ratapolis = Ratapolis
game-ratapolis-blurb = A town by night. Something else is awake.
players-range = { $from }–{ $to } players
minutes-range = { $from }–{ $to } min
play-now = Play
play-with-friends = Invite friends
table-soon = Coming soon
in-the-cellar = { $n ->
    [one] { $n } rat in the cellar
   *[other] { $n } rats in the cellar
  }

## Settings
set-sound = Sound
set-theme = Theme
set-language = Language
set-speed = Speed
set-help = Rules
theme-dark = Dark
theme-light = Light

## Seats
you = You
seat-away = Away
seat-bot = Computer player
seat-thinks = is thinking
seconds-left = { $n } s left
bot-drowsy = Drowsy
bot-glutton = Glutton
bot-clerk = The Clerk
bot-grey = Old Grey
bot-apprentice = Apprentice
bot-alchemist = Alchemist
bot-sage = The Sage
bot-captain = Captain

## Log and talk
log = What happened
log-empty = Nothing yet. The cards are still warm.
log-is = { $name }: { $line }
log-says = { $name }: “{ $text }”
chat = Table talk
chat-write = Say something
chat-send = Send

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
to-the-cellar = Back to the cellar
settings = Settings
set-motion = Animations
show-me = Show me

## Your name
name-title = What shall we call you?
name-yours = You are { $name }
name-none = Choose a name
name-help = No account, no password. Up to 24 letters.

## Public tables
tables-public = Other tables tonight
table-open = filling up
table-playing = in play
sit-down = Sit down
watch = Watch
watching = You are watching
set-up-table = Set-up position

## Laying a table
setup-title = New table
setup-seats = Who sits here
setup-rules = Rules
setup-more = House rules
setup-alone = Everybody is here. Ready to start.
setup-wait = You get a link to send to your friends.
open-table = Open the table
seat-who = Who sits here?
seat-order = The rats of the house, roughly from the weakest to the strongest.
seat-open = A friend
seat-open-line = Free for anyone with the link.
seat-change = Change who sits here
seat-add = Add a seat
seat-remove = Nobody
seat-remove-line = Remove this seat.
seat-free = Free
seat-free-host = Send the link, or pick a computer player.
seat-sit-here = Sit down here.
seat-here = Here
seat-number = Seat { $n }
clock = Time limit
clock-help = When time runs out, the safe move is made for you.
clock-none = None
clock-seconds = { $n } s
who-may-come = Who may come
table-private = By invitation
table-private-help = Only people with the link. Nobody can watch.
table-public = Open to all
table-public-help = Listed in the cellar. Anyone may sit down or watch.
unit-minutes = minutes
unit-points = points
unit-laps = laps

## The rats of the house
bot-captain-line = Does whatever comes to mind. Tosses a coin before calling.
bot-glutton-line = Takes whatever looks smaller, counts nothing, calls at ten. With three or more players nobody forgets faster.
bot-grey-line = Plays by the Clerk’s rules with a head like a sieve: looks again at cards he has seen, and lets better ones go by.
bot-drowsy-line = Plays by the Clerk’s rules. Sometimes she looks at a card twice: it had slipped her mind.
bot-clerk-line = Against a single opponent he remembers every card he has seen; at a bigger table many slip his mind. Calls at six or less, or when far below everybody else. Never bluffs.
bot-apprentice-line = Plays on a hundred times in his head before each move, imagining what you hide.
bot-alchemist-line = Plays on a thousand times in her head before each move. Knows nothing that you wouldn’t in her place.
bot-sage-line = Plays on ten thousand times in his head. Takes up to a second, and still has to guess.

## A name for whoever does not choose one: any of the first with any of the second
guest-first = Sly Brave Sleepy Swift Curious Velvet Dusty Merry Nimble Quiet Bold Ragged Silver Hungry Lucky Crafty
guest-last = Whisker Nibbler Tail Scamper Cheddar Gouda Burrow Squeak Brie Paw Gnawer Cellar Crumb Pepper Stilton Shadow

## Before the deal
invite-title = Invite
invite-help = Send the link, or let them scan it. It opens this table only.
invite-link = Invite link
invite-qr = The invite link as a QR code
invite-copy = Copy the link
invite-opening = Opening the table…
invite-stale = This invitation is no longer valid.
wait-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-fill = Fill with computer players
wait-ready = Everybody is seated. Start when you like.
wait-host = The host starts when everybody is seated.
wait-sit = There is a free seat for you.

## At the table
leave = Leave
stay = Stay
leave-title = Leave the table?
leave-help = A computer player takes your seat until you are back. This page’s address brings you back.
line-down = Connection lost. Reconnecting…
line-hurry = Try now
chat-empty = Nobody has said anything. Rats listen first.
chat-unread = { $n ->
    [one] Table talk, one new line
   *[other] Table talk, { $n } new lines
  }
mute = Mute { $name }
unmute = Unmute { $name }

## A guided first game
guide-leave = Not now
coach-next = Got it
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
rematch = Play again
rematch-others = Other opponents
rematch-join = Join the next match
replay = Replay
share = Copy the replay link
share-private = This table was private: only those who played can open the link. The record itself you may give to anyone.
set-up-no-record = This match began from a position that somebody set up. So there is no record of it, no replay and no graph of the chances.
set-up-change = Change the position
record = Save the record
fair-title = Was it fair?
fair-how = Every shuffle follows from one secret number, the seed. Before the game began the server published the seed’s fingerprint (SHA-256), so it could not change the seed later. Now it shows the seed.
fair-commitment = Fingerprint, known from the start
fair-seed = Seed
fair-holds = Checked in this browser: they match.
fair-broken = They do not match. Tell everyone.
fair-cannot = This browser can check that over https only.
fair-yourself = Or check it yourself: upload the record, and it is replayed move by move.

## Replay
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-back = Previous step
replay-step = Step
replay-at = { $n } of { $of }
replay-eyes = Point of view
eyes-of = View: { $name }
eyes-gallery = As a spectator
eyes-truth = Everything face up
record-bring = Upload a record
record-bring-help = Drop the file here or choose it. The server replays it and checks every move.

## What was refused
code-offline = The server does not answer. Are you online?
code-bad-request = The server did not understand this page. Reload it.
code-not-found = There is no such table, or you may not see it.
code-no-guest = The server does not know you any more. Reload the page.
code-foreign-origin = Only this site’s own page may do that.
code-bad-name = That name will not do: use 1 to 24 readable letters.
code-bad-option = One of these rules has a value that is not allowed.
code-bad-seats = This game is not for that number of players.
code-bad-record = This record is not right: replayed, it ends differently or not at all.
code-bad-chat = Write 1 to 280 readable letters.
code-unknown-game = There is no such game here.
code-unknown-bot = There is no such computer player.
code-seat-taken = Somebody was quicker: the seat is taken.
code-not-seated = Only players at this table may do that.
code-not-host = Only the host may do that.
code-not-ready = A seat is still free.
code-already-started = The match has already started.
code-not-started = The match has not started yet.
code-not-over = The match is not over yet.
code-not-asked = There is nothing for you to decide now.
code-stale = Something changed in the meantime. Look again.
code-illegal = The rules forbid that.
code-cannot-undo = It is too late to undo.
code-no-hints = This table plays without hints.
code-too-large = That is too large.
code-too-fast = Too fast. Try again in a moment.
code-too-many = Too many at once. Leave or finish something first.
code-storage = The server cannot save anything at the moment. Nothing you have seen is lost.
code-old-page = This page is older than the server. Load it again.
code-closing = The server is restarting and will be back in a moment.
code-too-slow = The connection was too slow.

hint-ask = Ask for a hint
hints = Hints
hints-help = Players may ask what the computer would do; the others are told that somebody asked.
chances-title = How the chances went
