## Old Grey, in a first game
pol-coach-cards = { $n } cards are out this round, and the cats will draw one of them. Yours is { $building }; only you know. { $up ->
    [0] No card lies open.
   *[other] Those that lie open have a cat on the roof.
  }
pol-coach-cards-two = { $n } cards are out this round, and the cats will draw one of them. Yours are { $building } and { $other }; only you know. { $up ->
    [0] No card lies open.
   *[other] Those that lie open have a cat on the roof.
  }
pol-coach-plan = You have rats { $in }, and that card is out. Touch the building, then one next door: that is a move, with the whole group. You have two boxes.
pol-coach-plan-any = Touch a building of yours, then one next door: that is a move, with the whole group. You have two boxes, and nothing is a plan, too.
pol-coach-plan-no-attack = No biting in this round: the card on it says so. Cats do not read it.
pol-coach-plan-attack = Now you may bite. Touch a building where you stand beside others and choose a colour: one rat of it goes. Attacks come before moves, so you can clear a place and run there.
pol-coach-plan-cheese = Small buildings have the best cheese and the least room. Get in before they are full. In an orange one, be the most: then its advantage is yours.
pol-coach-plan-memory = Remember the cards that were out and not drawn: until the deck is renewed no cat comes there. Where others suddenly run from, they may know something.
pol-coach-revealed = All sheets are turned. Watch: the left boxes first, bites and then runs; after that the right ones.
pol-coach-stayed = { $n ->
    [one] There was not room for all, and { $n } of yours stayed behind. Who comes at the same time shares the room equally.
   *[other] There was not room for all, and { $n } of yours stayed behind. Who comes at the same time shares the room equally.
  }
pol-coach-vain = That came to nothing: a plan that has become impossible is lost. It happens to all of us.
pol-coach-bitten = Bitten! Your rat is in the reserve now. It counts nothing there, but all is not lost while the Market stands.
pol-coach-bitten-plain = Bitten! Your rat is in the reserve now, and counts nothing there.
pol-coach-cat-card = { $building } it is. The building goes, and whoever is in it. The other cards of this round are discarded unseen, so those buildings are safe for a while.
pol-coach-caught = { $n ->
    [one] The cats got { $n } of yours. One can be borne; do not leave many under a roof whose card is out.
   *[other] The cats got { $n } of yours. Next time do not leave so many under one roof when its card is out.
  }
pol-coach-token = The advantage is yours: { $building }. You keep it even if your rats leave, until somebody else is the most there at the end of a round.
pol-coach-renewed = New deck: what was discarded can come again. From now on a building that is discarded is safe to the end.
pol-coach-last = The last round. Wherever your rats stand after it is what they earn. Right now that would be { $n }.
pol-coach-over = The count, as on the sheet: { $n } for you. Now you know the town.
pol-coach-archives = The Archives are yours: ask one of the others for a look at a card. Everybody sees that you asked, nobody sees what.
pol-coach-show = You must show one card. Perhaps the one that is the least news.
pol-coach-market = The Market brings a lost rat back. There is seldom a reason to say no.
pol-coach-radio = { $n ->
    [0] The card says { $building }, without a rat of yours inside. Refuse, and another is drawn; it may be worse for you.
    [one] The card says { $building }, with { $n } rat of yours inside. Refuse, and another is drawn; it may be worse, and it may be the same.
   *[other] The card says { $building }, with { $n } rats of yours inside. Refuse, and another is drawn; it may be worse, and it may be the same.
  }
pol-coach-hospital = About to fall: { $building }. One of your rats can still get out; send it where there is cheese.
pol-coach-lay = You hunt. All see these cards; which one you lay, nobody. Many rats in a rich building are worth the most, and they know it.
