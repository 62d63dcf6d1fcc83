## What parts of the table are, for whoever asks
pol-help-deck = Hunt cards, one for each building of the city. They are renewed once, before round 5.
pol-help-aside = Cards set aside unseen for this round. One of them will be turned up.
pol-help-open = These cards lie open: each may be the one the cats follow, and a cat prowls on its building.
pol-help-laid = The card Balthus laid face down: it is where the cats will strike.
pol-help-hand = Your hunt cards of this round. One of all the cards dealt in this round will be drawn; you may not show yours to anybody.
pol-help-notebook = What you know of every hunt card: face up, in hand, safe, struck.
pol-help-sheet = Your two actions. Everybody’s first actions are carried out, then everybody’s second ones: each time all attacks first, then all moves.
pol-help-tally = Cheese, if the game ended now.
pol-help-family = A family: its cheese if the game ended now, the rats in reserve, its tokens. Open it for the whole tally.
pol-help-card = If the cats draw this card, its building falls with every rat in it.
pol-help-cat = Its hunt card lies face up: the cats may strike this building in this round.
pol-help-round = A round of the hunter board. Open it to see its plans and the building that fell.
pol-help-touch = Choose anything on the table to learn what it is.

pol-advantage-market = After both actions you may bring one of your lost rats back to the Market, if a place is free there. By the French rules it must have been lost in an earlier round.
pol-advantage-archives = Before anybody plans, you may ask one player to show you a hunt card. Only you see it.
pol-advantage-shooting-range = You may also attack on tiles next to one where you have a rat.
pol-advantage-hotel = When your group enters a tile, one rat more than there is room for squeezes in. A tile never holds more than one too many.
pol-advantage-radio-station = When the cats’ card is turned up, you may refuse it once. All cards of the round are mixed again and the next one stands.
pol-advantage-metro = Your groups may cross an empty area: from a tile beside it to any other tile beside the same area.
pol-advantage-fire-station = Where several groups crowd into one tile, yours goes first; the others share what room is left.
pol-advantage-bus-station = Your groups may move two tiles at once. The tile in between may be full; an empty area cannot be crossed.
pol-advantage-cheese-shop = At the end of every round you gain one cheese token.
pol-advantage-hospital = Before a building falls, you may save one of your rats from it to an adjacent tile with a free place.
