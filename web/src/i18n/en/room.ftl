lobby-lead = { $n ->
    [4] Four tables
    [one] { $n } table
   *[other] { $n } tables
  }, one cellar. Sit down anywhere.
players-range = { $from }–{ $to } players
minutes-range = { $from }–{ $to } min
play-now = Play
play-now-whom = vs. computer
play-with-friends = Invite friends
play-with-friends-how = by link
table-soon = Coming soon
in-the-cellar = { $n ->
    [one] { $n } rat in the cellar
   *[other] { $n } rats in the cellar
  }
name-yours = You are { $name }
name-none = Choose a name
tables-public = Other tables tonight
table-open = filling up
table-playing = in play
own-tables = Your tables
own-turn = Your turn
own-turn-left = Your turn, { $time } left
own-waits = { $name } to move
own-waits-many = The others are deciding
own-filling = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
own-ready = Everybody is seated
own-won = You won
own-gave-up = You gave up
own-place = Place { $place } of { $of }
own-over = Over
own-back = Back to the table
own-sheet = See the result
lobby-options = Options
table-own-box = another box
lobby-evening = Club evening
own-somebody = Somebody
name-regular = a regular here
my-place = My place
name-title = What shall we call you?
lobby-day = Deal of the day
lobby-best = The best regulars
lobby-pocket = Without a network
lobby-pocket-more = What works
lobby-offline = { $n ->
    [one] The house can’t be heard. One game is on this device.
   *[other] The house can’t be heard. { $n } games are on this device.
}
lobby-offline-none = The house can’t be heard, and no game is on this device yet.
lobby-update = There is a new release.
table-not-here = Not on this device

watch = Watch
