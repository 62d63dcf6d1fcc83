land-coach-goal = At the end each living rat is a point, and each grave takes one away. So breed, and find cheese, or your rats starve.
land-coach-round = A round begins with an event, which holds for this round, and a food card, which says what lies in dump, city and field.
land-coach-active = The active player is now { $name }. Ties are won by whoever comes first from there, clockwise.
land-coach-attack = { $seats ->
    [2] Attacks come first. With two players tunnel stands against tunnel: whoever has more rats there steals the difference in cheese. The pantry does not count.
   *[other] Attacks come first. Count the rats in a tunnel and those in the pantry it leads to: if there are more in the tunnel, they steal the difference in cheese.
  }
land-coach-robbed = { $n ->
    [one] There goes { $n } cheese
   *[other] There go { $n } cheeses
  } of yours: { $seats ->
    [2] more rats came through the tunnel than you had in the one facing it. With two players only tunnels guard.
   *[other] more rats came through the tunnel than you had in the pantry. Guards count against both sides.
  }
land-coach-nursery = Now the young are born: one for each rat in the nursery. They eat this round and can be placed in the next.
land-coach-bag = Now the bag, area by area. Whoever has the fewest rats there draws first, a piece for each rat. Yellow is 1 cheese, orange 2, white nothing.
land-coach-hit-supply = Black: a rat packs up and leaves. It is gone, but it is no grave.
land-coach-hit-infirmary = Purple: a rat is poisoned. It eats, sits out the next placing, and is back after that.
land-coach-hit-lost = Blue: a rat is lost. It eats nothing this round, sits out the next placing, and is back after that.
land-coach-back = Poisoned and lost rats are back, and you can place them next round. But they eat now.
land-coach-feeding = Feeding: your { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } took { $cost ->
    [one] { $cost } cheese.
   *[other] { $cost } cheeses.
  } The table shows where the next step begins.
land-coach-starved = { $n ->
    [one] { $n } rat starved
   *[other] { $n } rats starved
  }, one for each cheese missing. A grave costs twice: the rat, and a point.
land-coach-over = It is over: { $rats ->
    [one] { $rats } living rat
   *[other] { $rats } living rats
}, { $graves ->
    [0] no graves
    [one] { $graves } grave
   *[other] { $graves } graves
}. From now on you play on your own. Good luck!
land-coach-clan = A clan has a power for now and a better one for later. Family and Alchemists are easy to play. The other card nobody will see.
land-coach-board = The aggressive side bites and finds less; the friendly one is the simpler of the two.
land-coach-holy-rat = One grave fewer is one point more.
land-coach-deploy = { $n ->
    [one] { $n } rat, and it must go somewhere.
   *[other] { $n } rats, and all must go somewhere.
  } { $seats ->
    [2] The nursery breeds, dump, city and field feed, tunnels raid: with two players tunnel guards against tunnel, and the pantry guards nothing.
   *[other] The nursery breeds; dump, city and field feed. Rats in a tunnel attack the neighbour on that side, those in the pantry defend your cheese.
  }
land-coach-deploy-cost = { $n ->
    [one] { $n } rat eats
   *[other] { $n } rats eat
  } at the end of this round, and every birth adds one. For now that costs { $cost ->
    [one] { $cost } cheese
   *[other] { $cost } cheeses
  }; you have { $cheese }. Dump, city and field bring more.
land-coach-deploy-raid = Look at the neighbours: { $name } has { $n ->
    [one] { $n } cheese
   *[other] { $n } cheeses
  }. Rats in that tunnel steal what its pantry does not guard. They may think the same of yours.
land-coach-deploy-two = With two players tunnel stands against tunnel, and the pantry guards nothing.
land-coach-final = The next card has an open manhole. From here on any round may be the last, and then only rats count.
land-coach-move = You see everything now, and may still move. Who has the fewest rats in an area draws there first.
land-coach-ninja = One cheese would be yours, however many guards there are.
land-coach-add = You may drop a piece into the bag. A bad one, if others draw here; a good one, if you do.
land-coach-wound = You have the most rats here and must wound one of theirs. A wounded rat is no point lost, but it sits out the next placing.
land-coach-put-back = The worst of your pieces: { $colour }. What goes back, somebody else may draw.
land-coach-put-back-not = Nothing bad among your pieces, and nothing has to go back.
land-coach-swap = White is worth nothing by itself; swapped, it becomes cheese.
land-coach-scavenge = { $all ->
    [one] There is { $all } piece
   *[other] There are { $all } pieces
  } left in the bag, { $good } of them good.
land-coach-lecter = You need { $cost ->
    [one] { $cost } cheese
   *[other] { $cost } cheeses
  } and have { $cheese }. A rat that is sold is no grave; one that starves is.
land-coach-lecter-not = You can feed them all as it is. A rat that is sold is a point fewer.
land-coach-starve = Sick ones could not be placed in the next round anyway.
land-coach-alchemy = A rat is a point, and one more to feed next round.
land-coach-look = You may look at the next event at any time. Nobody learns what you saw.
