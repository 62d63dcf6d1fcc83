## The cellar
lobby-lead = Four tables, one cellar. Sit down anywhere.
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
play-with-friends = Friends & rules
table-soon = Being laid
in-the-cellar = { $n ->
    [one] { $n } rat in the cellar
   *[other] { $n } rats in the cellar
  }

## Settings
set-sound = Sound
set-theme = Light
set-language = Language
set-speed = Speed
set-help = Rules
theme-dark = Lamp
theme-light = Morning

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
keep = Keep it
again = Try again
start = Start
undo = Take back
ask-label = What is asked
do-skip = Skip
do-help = What is this?
help-rules = All the rules
help-close = Close help
copied = Copied.
copy-failed = This browser would not copy it. Mark it and copy by hand.
to-the-cellar = Back to the cellar
settings = Settings
set-motion = Movement
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

## Laying a table
setup-title = Lay a table
setup-seats = Who sits here
setup-rules = By which rules
setup-more = House rules
setup-alone = Everybody is here. Off we go.
setup-wait = You get a link to send to your friends.
open-table = Open the table
seat-who = Who shall sit here?
seat-order = The rats of the house, roughly from the weakest to the strongest.
seat-open = A friend
seat-open-line = Free, for whoever has the link.
seat-change = Change who sits here
seat-add = Another chair
seat-remove = Nobody
seat-remove-line = Take the chair away.
seat-free = Free
seat-free-host = Send the link, or seat a rat.
seat-sit-here = Sit down here.
seat-here = Here
seat-number = Seat { $n }
clock = Clock
clock-help = When it runs out, the safe move is made for you.
clock-none = None
clock-seconds = { $n } s
who-may-come = Who may come
table-private = By invitation
table-private-help = Only who has the link. Nobody watches.
table-public = Open to all
table-public-help = On the slate in the cellar. Anyone may sit down or watch.
unit-minutes = minutes
unit-points = points
unit-laps = laps

## The rats of the house
bot-captain-line = Does whatever comes to mind. Tosses a coin before calling.
bot-glutton-line = Takes whatever looks smaller, counts nothing, calls at ten. Among several he forgets fastest of all.
bot-grey-line = Plays by the Clerk’s rules with a head like a sieve: looks again at cards he has seen, and lets better ones go by.
bot-drowsy-line = Plays by the Clerk’s rules. Sometimes she looks at a card twice: it had slipped her mind.
bot-clerk-line = Against one he remembers every card he has seen; among several many slip his mind. Calls at six or less, or far below everybody else. Never bluffs.
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
invite-opening = The door opens…
invite-stale = This invitation leads nowhere any more.
wait-free = { $n ->
    [one] One chair is still free.
   *[other] { $n } chairs are still free.
  }
wait-fill = Seat rats on them
wait-ready = Everybody sits. Deal when you like.
wait-host = The host deals when everybody sits.
wait-sit = There is a chair for you.

## At the table
leave = Leave
stay = Stay
leave-title = Leave the table?
leave-help = A rat of the house plays for you until you are back. The address of this page leads back.
line-down = The line dropped. Dialling again…
line-hurry = Now
chat-empty = Nobody has said anything. Rats listen first.
chat-unread = { $n ->
    [one] Table talk, one new line
   *[other] Table talk, { $n } new lines
  }
mute = Hear no more of { $name }
unmute = Hear { $name } again

## A guided first game
guide-leave = Not now
coach-next = I see
coach-end = No more advice

## The rules on paper
rules-contents = On this page

## The end
standing = How it ended
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
rematch = Once more
rematch-others = Other opponents
rematch-join = To the next match
replay = Replay
share = Copy the link to the replay
share-private = This table was private: only those who played can open the link. The record is for anybody.
record = Keep the record
fair-title = Was it fair?
fair-how = Every shuffle follows from one secret number, the seed. Before the deal the house named its fingerprint (SHA-256), so it could not change the seed later. Now it shows the seed.
fair-commitment = Fingerprint, known from the start
fair-seed = Seed
fair-holds = Checked in this browser: they belong together.
fair-broken = They do not belong together. Tell everyone.
fair-cannot = This browser computes that over https only.
fair-yourself = Or check it yourself; the record, uploaded again, is replayed card by card.

## Replay
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-back = One step back
replay-step = Step
replay-at = { $n } of { $of }
replay-eyes = Whose eyes
eyes-of = Eyes of { $name }
eyes-gallery = From the gallery
eyes-truth = Every card face up
record-bring = Bring a record
record-bring-help = Drop the file here or choose it. The house plays it again and believes only what comes out.

## What was refused
code-offline = Nobody answers. Is the network there?
code-bad-request = The house did not understand this page. Reload it.
code-not-found = There is no such table, or it is not for you.
code-no-guest = The house does not know you any more. Reload the page.
code-foreign-origin = Only the page of this house may do that.
code-bad-name = That name will not do: 1 to 24 readable letters.
code-bad-option = One of these rules has a value it cannot have.
code-bad-seats = So many cannot play this game.
code-bad-record = This record does not hold: played again, it ends otherwise or not at all.
code-bad-chat = Say 1 to 280 readable letters.
code-unknown-game = This house has no such game.
code-unknown-bot = No such rat lives here.
code-seat-taken = Somebody was quicker: the chair is taken.
code-not-seated = Only those who sit here may do that.
code-not-host = Only the host may do that.
code-not-ready = A chair is still free.
code-already-started = They have begun without you.
code-not-started = The match has not begun.
code-not-over = The match is not over yet.
code-not-asked = Nothing is asked of you now.
code-stale = Something happened meanwhile. Look again.
code-illegal = The rules forbid that.
code-cannot-undo = Too late to take it back.
code-no-hints = This table plays without hints.
code-too-large = That is too large for the door.
code-too-fast = Not so fast. Try again in a moment.
code-too-many = The house is full here. Leave something first.
code-storage = The house cannot write anything down now. Nothing you saw is lost.
code-closing = The house shuts for a moment and will be back.
code-too-slow = The line was too slow.

hint-ask = What would you do?
hints = Hints
hints-help = Players may ask what the computer would do; the others are told that somebody asked.
chances-title = How the chances went
