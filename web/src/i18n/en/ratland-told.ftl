## What parts of the table are, for whoever asks
land-help-touch = Choose anything on the table to learn what it is.
land-help-burrow = The burrow: rats that have no place yet. Drag a group to a place, or choose the place. All of them have to go.
land-help-cheese = The cheese in this pantry. Everybody may know how much it is.
land-help-offer = What the bag will hold in dump, city and field this round. Draws are blind.
land-help-pieces = { $place }: the bag will hold { $pieces }. Draws are blind.
land-help-event = The event of the round. It holds for this round only.
land-help-round = Five to nine rounds are played, seven to eleven in the long game. Nobody knows when the End card comes.
land-help-first = The active player. Ties are won by whoever comes first in turn order, and turn order starts here. Next round the left neighbour is active.
land-help-next-food = The next food card. Nobody knows it, unless a Seer has looked or the cards are in order.
land-help-bag = The bag. Whoever has the fewest rats in the area draws first, a piece for each rat, and everybody sees it.
land-help-feeding = What feeding costs at the end of the round. For each cheese you lack, a rat starves.
land-help-slip = What your plan comes to: rats born; what feeding costs and how much cheese you have; at each tunnel your attack (flag) and your defence (lock). What the others do, nobody knows.
land-help-plaque = A player, with clan and state.
land-help-mini = Another player’s sewer: points at the top, rats and cheese at the bottom. Open it to see all of it.
land-help-sealed = Rats are placed once a round. Until the last player is ready a plan can be changed.

land-clan-recyclers-base = With a rat in the dump you draw one piece more there.
land-clan-recyclers-late = { $recyclers ->
    [one_each] Up to 2 whites you drew in the dump may be swapped for 1 cheese each.
    [two_for_one] Two whites you drew in the dump may be swapped for 1 cheese.
   *[other] Up to 2 whites you drew in the dump may be swapped for 1 cheese each. By house rule: two of them for one cheese.
  }
land-clan-mutants-base = Purple counts as yellow for you: 1 cheese, nobody is poisoned.
land-clan-mutants-late = Purple counts as orange for you: 2 cheeses, nobody is poisoned.
land-clan-explorers-base = When lost rats of yours come back you get 1 cheese in all.
land-clan-explorers-late = For each lost rat that comes back you get 1 cheese.
land-clan-scavengers-base = Once a round, in an area you sent no rat to, you may draw 1 piece after everyone else.
land-clan-scavengers-late = In every area you sent no rat to you may draw 1 piece after everyone else.
land-clan-alchemists-base = After feeding you may turn 1 cheese into 1 rat.
land-clan-alchemists-late = After feeding you may turn up to 2 cheeses into a rat each.
land-clan-ninjas-base = If just one of your tunnels holds rats, and exactly 2, you may steal at least 1 cheese there, however well guarded.
land-clan-ninjas-late = From every tunnel with exactly 1 rat you may steal at least 1 cheese, however well guarded.
land-clan-family-base = If your nursery is empty, 1 rat is born all the same.
land-clan-family-late = One rat more is born than you have in the nursery, even if that is none.
land-clan-warriors-base = Black does nothing to you.
land-clan-warriors-late = Black does nothing to you, and you defend with 2 more, even with nobody at home.
land-clan-musicians-base = At the end of the round the richest other player gives you 1 cheese.
land-clan-musicians-late = At the end of the round the three richest others give you 1 cheese each, if they have one.
land-clan-athletes-base = After the screens are lifted you may move one of your rats to another place.
land-clan-athletes-late = After the screens are lifted you may move up to three of your rats to other places.
land-clan-corrupt-base = Once a round you may add a piece of any colour to the bag, for all to see.
land-clan-corrupt-late = In every area you may add a piece of any colour to the bag, for all to see.
land-clan-seers-base = Once a round you may look at the next event card.
land-clan-seers-late = Once a round you may look at the next event card and at the next food.
