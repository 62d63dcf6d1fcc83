## The slate with the days
days-title = Deal of the day
days-lead = Every day one deal for each game, the same for everybody: the same cards, the same opponents, the same luck. One try counts.
days-left = { $hours ->
    [0] The next deals come in { $minutes } min.
   *[other] The next deals come in { $hours } h { $minutes } min.
  }
days-streak = { $n ->
    [one] { $n } day
   *[other] { $n } days in a row
  }
days-new = Not played yet
days-waits = Your table is waiting
days-players = { $n ->
    [0] Nobody has finished yet
    [one] { $n } has finished
   *[other] { $n } have finished
  }
days-before = The days before
days-none = Nothing was dealt before today. From tomorrow, past deals are listed here, and you can still play them.
days-day = Day
days-look = Look
days-earlier = Earlier days
days-all = All days

## One deal
day-not = Nothing was dealt here on that day.
day-who = At the table
day-begin = Play: this try counts
day-once = One try. Nothing is taken back and nobody helps; you may leave and come back to the same table until midnight UTC.
day-go-on = Go on with your try
day-fun = Play it for fun
day-fun-how = Your try is over. Played again, the same deal counts for nothing.
day-fun-beside = { $n ->
    [one] One person played this deal on its day.
   *[other] { $n } people played this deal on its day.
} A better place at the table: { $ahead }. The same as you: { $level }.
day-over-how = The day is over: whoever plays this deal now plays for fun.
day-late = You have begun, but did not finish on the day.
day-rank = { $rank } of { $of }
day-place = Place { $place } at the table
day-level = level with the best of the others
day-ahead = { $n ->
    [one] { $n } point ahead
   *[other] { $n } points ahead
  }
day-behind = { $n ->
    [one] { $n } point behind
   *[other] { $n } points behind
  }
day-gave-up = Given up
day-spread = How everybody did
day-spread-after = What the others have made of it is shown once your try is over.
day-spread-per = One wedge of cheese stands for { $n ->
    [one] { $n } player
   *[other] { $n } players
  }.
day-how = The place at the table counts first, then how many points you were ahead of the best of the others, or behind. Equals share a place. Whoever gave up comes after all others.
day-best = The best, through their eyes
day-best-how = The same cards, other ideas: watch the matches of the best five.
day-somebody = Somebody
day-watch = Watch
day-share = Copy a line to share
day-share-line = Ratskeller, { $game }, { $date }: { $rank } of { $of }
day-fair = Was it the same for everybody?
day-fair-how = Cards, opponents, options and all luck follow from one number, the seed. Its SHA-256 is shown here from the beginning of the day, the seed itself when the day is over; and every record of a match says from which seed it was dealt.
day-commitment = SHA-256 of the seed
day-seed = Seed
day-seed-later = told when the day is over
day-holds = They match.
day-broken = They do not match.
