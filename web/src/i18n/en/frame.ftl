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
play-with-friends = Invite friends
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
bot-alchemist = Alchemist
bot-captain = Captain

## Log and talk
log = What happened
log-empty = Nothing yet. The cards are still warm.
chat = Table talk
chat-write = Say something
chat-send = Send
