## The stories of the Situations, and what is different
pol-situation-base-story = A city, a hunter with his cats, and every neighbour a rival. Which city is up to you.
pol-situation-base-rules = Eight rounds. One rat of every family in every building, and one more advantage than there are players.
pol-situation-a-story = Lace curtains, swept steps, a nod over every fence. It lasts exactly two rounds.
pol-situation-a-rules = Without C, G, H, I and T: 15 buildings and 15 rats a family. The advantages are A, B, F, L and S. No attacks in rounds 1 and 2, one each in 3 and 5. Rounds 4 and 8 are not played.
pol-situation-b-story = Great houses in the middle, little shops around them, and everybody in a hurry to be somewhere else.
pol-situation-b-rules = The whole city, in a layout of its own. No rule changes.
pol-situation-c-story = Nobody has straightened a street here since the first rat moved in. The long roofs guard the edge, the corner shops huddle inside.
pol-situation-c-rules = The whole city, in a layout of its own. No rule changes.
pol-situation-f-story = A vacant lot in the middle, shutters down all round, and no one warns anyone any more.
pol-situation-f-rules = Without A, B, F, L and S: 15 buildings and 15 rats a family. The advantages are C, G, H, I and T. In rounds 1 to 3 nobody sees a hunt card; if the one that is drawn names a building with an advantage, only the advantage is lost. Rounds 4 and 8 are not played.
pol-situation-g-story = Someone sowed grass right across the city. No cat hunts on it, and there is next to nothing to eat.
pol-situation-g-rules = Three outdoor tiles divide the city. Cats never come there; every rat is worth 1 cheese.
pol-situation-h-story = Lamps, organ music, sugar underfoot. Whoever still holds the fair at the end sweeps up the crumbs.
pol-situation-h-rules = Three outdoor tiles are the fair. At the end the player with the most rats on them together earns 10 more cheese; on a tie nobody does.
pol-situation-i-story = Four corners, four families, and each has one thing that it does better than the rest.
pol-situation-i-rules = Everybody starts in a corner with 12 rats and one advantage. In round 4 the cards of the five buildings with advantages lie face up, and one of these buildings falls.
pol-situation-l-story = Spring in the cellars. Where two of a family share a roof, a third is seldom far.
pol-situation-l-rules = A new action: with two rats in a building, one more comes from your reserve if there is room. Market and Hospital have no advantage. Two outdoor tiles belong to the city.
pol-situation-s-story = We come from the country, all we own on our backs. What is behind these doors? Nobody could tell us.
pol-situation-s-rules = Without B, F and S; the Hospital has no advantage. All start in it and around it, and it falls in round 5. Seven buildings lie face down until somebody moves in; with a cat on its card such a building is a trap. Rounds 4 and 8 are not played.
pol-situation-t-story = The hunter pulls up a chair. He knows which doors his cats may take tonight, and he chooses.
pol-situation-t-rules = One player is Balthus and has no rats. Each round he picks one of the open cards in secret and scores the cheese of the rats he catches. At the end his total is doubled and set against that of all rats together. Rats do not attack each other. Archives, Shooting range and Radio station have no advantage.

## The chooser
pol-situation-random-story = Ten slips in a hat. Somebody draws.
pol-situation-random-rules = One of the Situations for as many players as sit here.
pol-situation-own-story = From the box of this house’s owner.
pol-situation-choose = Choose a Situation
pol-situation-first = Good for a first game
pol-situation-simple = simple
pol-situation-medium = moderate
pol-situation-hard = demanding
pol-situation-players = { $least }–{ $most } players
pol-situation-players-only = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
pol-situation-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
pol-situation-unfit = { $n ->
    [one] Not for { $n } player.
   *[other] Not for { $n } players.
  }
pol-situation-two = For two: a third, neutral family stands in the city. It never moves, but it counts for majorities, can be captured and strikes after the cats.
pol-situation-estimate = The difficulty is our own estimate.

## The city
pol-option-city-choose = Choose a city
pol-option-city-build = Build a city
pol-option-city-build-help = Drag tiles onto the ground, or choose one and then a spot. They must fill a rectangle.
pol-option-city-ground = The ground
pol-option-city-bench = Not in the city
pol-option-city-cell = Row { $row }, column { $column }
pol-option-city-lies = { $tile }, row { $row }, column { $column }
pol-option-city-turn = Turn
pol-option-city-away = Remove
pol-option-city-clear = Clear the ground
pol-option-city-use = Play in this city
pol-option-city-fine = { $columns } × { $rows }, { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}. Rounds: { $rounds }.
pol-option-city-hole = { $n ->
    [one] { $n } gap in the rectangle.
   *[other] { $n } gaps in the rectangle.
  }
pol-option-city-too-few = { $n ->
    [one] { $n } building; at least { $least } are needed.
   *[other] { $n } buildings; at least { $least } are needed.
  }
pol-option-city-unfit = This city cannot be played.
pol-option-city-missing = With Balthus all twenty buildings are needed. Missing: { $list }.
pol-option-city-no-outdoors = With Balthus no outdoor tiles: { $list }.

## Options
pol-option-situation-help = The base game, or one of ten stories with a city and rules of its own.
pol-option-city-help = A ready layout, or one that you build.
pol-option-balthus-help = Who is the hunter.
pol-option-teams-help = Partners add up their cheese. They talk openly, do not attack each other and show each other no cards, except by the Archives.
pol-option-partners-help = Who plays with whom, by seat.
pol-option-edition-help = The French and the Russian rules differ in two points. Both can be set below on their own.
pol-option-market-help = Which rats it may bring back.
pol-option-final-help = Whether tokens are given out once more, so that the Cheese shop pays once more.
pol-option-share-help = What happens when several groups do not all fit into a building.
pol-option-log-help = The page remembers what has happened and which cards you have seen. If off, you have to remember.
pol-option-marks-help = Choose a round to close it or to limit attacks. The box has six such cards: at most three rounds without attacks and three with one.
pol-option-marks-small = This city has fewer than twenty buildings: rounds 4 and 8 are closed, which takes two of the six.
pol-option-mark = Round { $n }: { $mark }
