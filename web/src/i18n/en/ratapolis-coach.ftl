## Old Grey, in a first game
pol-coach-goal = At the end each of your rats earns the cheese of its building. But every round the cats take one building: be somewhere else.
pol-coach-goal-hunter = You are Balthus: your card catches all rats in a building, and you note their cheese. All rats together must not beat twice your sum.
pol-coach-goal-hunted = At the end each of your rats earns the cheese of its building. But Balthus hunts you: all rats together must beat twice his sum.
pol-coach-cards = { $n ->
    [one] { $n } hunt card is
   *[other] { $n } hunt cards are
} in this round, and the cats will draw one of them. Only you know yours: { $building }. { $up ->
    [0] No card lies face up.
   *[other] Each face-up card has put a cat on its building.
}
pol-coach-cards-two = { $n ->
    [one] { $n } hunt card is
   *[other] { $n } hunt cards are
} in this round, and the cats will draw one of them. Only you know yours: { $building }, { $other }. { $up ->
    [0] No card lies face up.
   *[other] Each face-up card has put a cat on its building.
}
pol-coach-plan = You have rats { $in }, and that card is in this round. Choose the building, then one next to it: that plans a move of the whole group. You have two actions.
pol-coach-plan-any = Choose a building of yours, then one next to it: that plans a move of the whole group. You have two actions, and you need not use them.
pol-coach-plan-no-attack = No attacks in this round: the round card says so. The cats still come.
pol-coach-plan-attack = Now you may attack. Choose a building where you stand beside others, and a colour: one rat of it goes to the reserve. Attacks come before moves, so you can make room and then move in.
pol-coach-plan-cheese = Small buildings have the best cheese and the least room. Get in before they are full. Have the most rats in one with an orange letter, and its advantage is yours.
pol-coach-plan-memory = Remember the cards that were in a round and not drawn: until the deck is renewed no cat comes there. If others suddenly leave a building, they may know something.
pol-coach-revealed = All plans are open. Watch: everybody’s first actions, attacks and then moves; after that the second ones.
pol-coach-stayed = There was not room for all: { $n ->
    [one] { $n } of your rats stayed
   *[other] { $n } of your rats stayed
} behind. Groups that arrive at the same time share the room equally.
pol-coach-vain = That came to nothing: a plan that has become impossible is lost. It happens to all of us.
pol-coach-bitten = Bitten! Your rat is in the reserve now. It counts for nothing there, but while the Market stands it may come back.
pol-coach-bitten-plain = Bitten! Your rat is in the reserve now and counts for nothing there.
pol-coach-cat-card = The cats strike: { $building }. The building goes with every rat in it. The other cards of this round are discarded unseen, so those buildings are safe for a while.
pol-coach-caught = { $n ->
    [one] The cats got { $n } of yours. That is bearable, but do not leave many in a building whose card is in the round.
   *[other] The cats got { $n } of yours. Next time do not leave so many in a building whose card is in the round.
}
pol-coach-token = The advantage is yours: { $building }. You have it until the end of the next round. Then you keep it only if you still have the most rats there; on a tie, or if the building is empty, the token goes back to it.
pol-coach-renewed = New deck: what was discarded can come again. From now on a building that is discarded is safe to the end.
pol-coach-last = The last round. What counts is where your rats stand after it. Cheese right now: { $n }.
pol-coach-over = The final count, as on the sheet. Your cheese: { $n }. Now you know the city.
pol-coach-archives = The Archives are yours: ask another player to show you a card. Everybody sees that you asked, nobody sees which card.
pol-coach-show = You must show one card; only the player who asked sees it.
pol-coach-market = The Market brings a lost rat back from the reserve.
pol-coach-radio = { $n ->
    [0] The card says { $building }, without a rat of yours inside. Refuse, and another is drawn; it may be worse for you.
    [one] The card says { $building }, with { $n } rat of yours inside. Refuse, and another is drawn; it may be worse, and it may be the same.
   *[other] The card says { $building }, with { $n } rats of yours inside. Refuse, and another is drawn; it may be worse, and it may be the same.
  }
pol-coach-hospital = About to fall: { $building }. One of your rats can still get out, to a place next to it with room.
pol-coach-lay = You are the hunter. Everybody sees these cards; nobody sees which one you choose. Many rats in a rich building are worth the most, and they know it.
