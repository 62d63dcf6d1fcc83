## The score sheet
land-sheet-title = Final count
land-sheet-place = Place
land-sheet-home = At home
land-sheet-points = Points
land-sheet-winner = Winner: { $names }
land-sheet-shared = Shared victory: { $names }
land-sheet-tie-cheese = { $n ->
    [one] { $n } point each
   *[other] { $n } points each
  }: the cheese decides. { $list }.
land-sheet-tie-shared = { $names }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  } and { $cheese } each. They share the place.
land-sheet-story = How it came to that
land-sheet-start = At the start
land-sheet-born = Born
land-sheet-joined = Joined
land-sheet-gone = Gone
land-sheet-starved = Starved
land-sheet-living = Living
land-sheet-found = Found
land-sheet-won = From others
land-sheet-given = To others
land-sheet-eaten = Used up
land-sheet-left = Left over
land-sheet-raised = { $name }: the Holy Rat took { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } out of the graveyard.

## The first game
land-guide-title = Your first game of RatLand
land-guide-intro = I am Old Grey. At the end each living rat is a point and each that starved takes one away; the most points win. We play a real game against two computer players, and I explain everything as it comes up.
land-guide-place = Everyone places rats behind a screen. Then all screens lift at once.
land-guide-breed = Rats in the nursery breed. Rats in a tunnel rob the neighbour.
land-guide-bag = The others draw from the bag. Most of it is cheese.
land-guide-feed = At the end of the round all must be fed, or they starve.
land-guide-play = Start
