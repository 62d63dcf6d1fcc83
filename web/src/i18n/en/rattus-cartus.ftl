## Questions
cart-ask-privilege = Which building’s privilege do you take? The choice is final.
cart-ask-privileges = Which building’s privilege do you take?
cart-ask-look = { $n ->
    [one] Look at a card of the nun row.
   *[other] Look at { $n } cards of the nun row, one after the other.
}
cart-ask-visit = Which building do you visit, and with which cards? You may go without any.
cart-ask-visit-pass = Which building do you visit, and with which cards? Or play a Pass and visit later.
cart-ask-visit-cards = With which cards? You may go without any.
cart-ask-victim = Your Sword wins. Who gives you half their hand?
cart-ask-give-sword = { $name } strikes you with the Sword and gets half your hand: choose { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
cart-ask-give-tower = { $name } demands cards from the Guard Tower: choose { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
cart-ask-receiver = Your Flute wins. Who gets your rat?
cart-ask-premium = Premium action: { $action }
cart-ask-standard = Standard action: { $action }
cart-ask-discard = Discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at the Hospital. You discard a rat for each.
cart-do-act = Take the action
cart-do-decline = Decline
cart-wait-privilege = { $name } is choosing a privilege.
cart-wait-privileges = Everybody is choosing a privilege. They are shown when all have chosen.
cart-wait-look = { $name } is looking at the nun row.
cart-wait-visit = { $name } is choosing a building.
cart-wait-victim = { $name } raises the Sword. Who will be hit?
cart-wait-give = Sword: { $name } is choosing cards for { $to }.
cart-wait-receiver = { $name } plays the Flute. Who gets the rat?
cart-wait-act = { $name } is deciding on the action.
cart-wait-hospital = { $name } is at the Hospital.
cart-wait-tower = Guard Tower: { $to } is getting cards. Choosing them: { $names }.
cart-wait-over = The game is over.

## Counted
cart-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
cart-count-rats = { $n ->
    [0] no rats
    [one] { $n } rat
   *[other] { $n } rats
  }
cart-count-nuns = { $n ->
    [0] no nuns
    [one] { $n } nun
   *[other] { $n } nuns
  }

## Classes
cart-class-peasantry = peasantry
cart-class-bourgeoisie = bourgeoisie
cart-class-church = church
cart-class-chivalry = chivalry
cart-class-magic = magic
cart-class-royalty = royalty

## Buildings
cart-building-farm = Farm
cart-building-brewery = Brewery
cart-building-marketplace = Marketplace
cart-building-office = Office
cart-building-monastery = Monastery
cart-building-hospital = Hospital
cart-building-castle = Castle
cart-building-guard-tower = Guard Tower
cart-building-fortune-tellers-tent = Fortune-teller’s Tent
cart-building-pied-pipers-hut = Pied Piper’s Hut
cart-building-palace = Palace
cart-building-treasury = Treasury
cart-building-copy = { $building } { $n }

## What a building offers
cart-action-none = Nothing, but you are safe from the Guard Tower.
cart-action-step = 1 more influence, because this is the last round.
cart-action-no-more = None.
cart-action-gain-points = Gain { $n ->
    [one] { $n } victory point.
   *[other] { $n } victory points.
  }
cart-action-take = Take from the pile: { $cards }.
cart-action-discard-rats = Discard { $n ->
    [one] { $n } rat.
   *[other] { $n } rats.
}
cart-action-hospital = Discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your hand, and a rat for each.
cart-action-hospital-free = Discard { $rats }. Then discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your hand, and another rat for each.
cart-action-guard-tower = Every player who is not safe in a Guard Tower and holds at least as many cards as you gives you { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
cart-action-draw = Draw { $n ->
    [one] { $n } population card.
   *[other] { $n } population cards.
  }
cart-action-draw-per-one = Draw a population card for each influence you gained here.
cart-action-draw-per = Draw a population card for every { $n } influence you gained here.
cart-action-look = Look at { $n ->
    [one] { $n } card of the nun row.
   *[other] { $n } different cards of the nun row.
  }

## Privileges
cart-privilege-cards = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
  }
cart-privilege-rats = { $n ->
    [one] discard { $n } rat
   *[other] discard { $n } rats
}
cart-privilege-looks = { $n ->
    [one] look at { $n } nun-row card
   *[other] look at { $n } nun-row cards
  }

## Cards
cart-card-peasant = Peasant
cart-card-merchant = Merchant
cart-card-monk = Monk
cart-card-knight = Knight
cart-card-witch = Witch
cart-card-king = King
cart-card-joker = Joker
cart-card-pass = Pass
cart-card-flute = Flute
cart-card-sword = Sword
cart-card-gold = Gold
cart-card-with-nuns = { $card }, { $nuns }
cart-card-peasant-n = { $n ->
    [one] { $n } Peasant
   *[other] { $n } Peasants
  }
cart-card-merchant-n = { $n ->
    [one] { $n } Merchant
   *[other] { $n } Merchants
  }
cart-card-monk-n = { $n ->
    [one] { $n } Monk
   *[other] { $n } Monks
  }
cart-card-knight-n = { $n ->
    [one] { $n } Knight
   *[other] { $n } Knights
  }
cart-card-witch-n = { $n ->
    [one] { $n } Witch
   *[other] { $n } Witches
  }
cart-card-king-n = { $n ->
    [one] { $n } King
   *[other] { $n } Kings
  }
cart-card-joker-n = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
  }
cart-card-pass-n = { $n ->
    [one] { $n } Pass
   *[other] { $n } Passes
  }
cart-card-flute-n = { $n ->
    [one] { $n } Flute
   *[other] { $n } Flutes
  }
cart-card-sword-n = { $n ->
    [one] { $n } Sword
   *[other] { $n } Swords
  }
cart-card-gold-n = { $n } Gold
cart-card-person-text = 1 influence with the building’s class. In a building of another class it brings a rat.
cart-card-joker-text = 1 influence in any building, and never a rat.
cart-card-sword-text = Whoever plays the most in a building takes half the hand of whoever played the fewest there.
cart-card-flute-text = Whoever plays the most in a building gives a rat to whoever played the fewest there.
cart-card-pass-text = Play it instead of a visit, and visit later, when others have shown where they go.
cart-card-gold-text = Does nothing until the end. The most Gold is worth 6 points, the second most 3.
cart-card-gold-text-two = Does nothing until the end. The most Gold is worth 6 points, a tie 4 each. With two players, less Gold is worth nothing.

## Phases
cart-phase-buildings = New buildings
cart-phase-privileges = Privileges
cart-phase-visits = Visits
cart-phase-resolution = Actions
cart-phase-end-of-round = End of the round

## The log
cart-log-each = { $name }: { $what }
cart-log-position = { $building } no. { $n }
cart-log-building = building no. { $n }
cart-log-known = { $cards } ({ $list })
cart-log-set-up = The throne is empty, and the rats are in town. { $name } is first player. In play: { $list }.
cart-log-set-up-secret = The throne is empty, and the rats are in town. { $name } is first player. Nobody knows which buildings are in play.
cart-log-tower-with-two = A Guard Tower with two players: it can leave the one who is behind with nothing.
cart-log-dealt = Everyone gets a hand of population cards.
cart-log-dealt-yours = Everyone gets a hand of population cards. Yours: { $list }.
cart-log-round = Round { $n }. { $name } is first player.
cart-log-last-round = Round { $n }, the last. { $name } is first player. The premium action now gives 1 influence, and there are no other actions.
cart-log-row = In the street: { $list }.
cart-log-replaced = All buildings in the street are the same: { $old }. The last card is replaced: { $new }.
cart-log-privilege = { $name } takes a privilege: { $building }.
cart-log-drew = { $name } draws: { $cards }.
cart-log-drew-nothing = { $name } has no card to draw.
cart-log-reshuffled = The discard pile becomes the deck again: { $cards }.
cart-log-discarded-rats = { $name } discards { $n ->
    [one] { $n } rat.
   *[other] { $n } rats.
}
cart-log-looked = { $name } looks at card { $n } of the nun row.
cart-log-looked-seen = { $name } looks at card { $n } of the nun row: { $card }.
cart-log-visited = { $name } visits: { $building }, slot { $slot }, with { $cards }.
cart-log-visited-alone = { $name } visits: { $building }, slot { $slot }, without cards.
cart-log-passed = { $name } plays a Pass and waits.
cart-log-only-premium = { $name } has the only premium action of this round.
cart-log-revealed = { $name } reveals: { $list }.
cart-log-revealed-nothing = { $name } has played no cards.
cart-log-influence = { $name }: { $class } +{ $n }.
cart-log-influence-rats = { $name }: { $class } +{ $n }, and { $rats ->
    [one] { $rats } rat comes along.
   *[other] { $rats } rats come along.
}
cart-log-victim = { $name } draws the Sword on { $victim }.
cart-log-gave = { $name } gives to { $to }: { $cards }.
cart-log-rat-followed = The Flute plays, and a rat moves: { $name } → { $to }.
cart-log-premium = { $name }, premium action: { $building }.
cart-log-standard = { $name }, standard action: { $building }.
cart-log-premium-not = { $name } declines the premium action: { $building }.
cart-log-standard-not = { $name } declines the standard action: { $building }.
cart-log-points = { $name } gains { $n ->
    [one] { $n } victory point.
   *[other] { $n } victory points.
  }
cart-log-took = { $name } sets aside: { $cards }.
cart-log-drew-unseen = { $name } sets aside unseen: { $cards }.
cart-log-discarded-cards = { $name } discards at the Hospital: { $list }.
cart-log-discarded-no-cards = { $name } discards no cards at the Hospital.
cart-log-tower = Guard Tower: { $name } claims cards. Giving: { $names }.
cart-log-put-away = Done: { $building }. The cards played there are put away.
cart-log-picked-up = { $name } picks up: { $cards }.
cart-log-hands = All hands are shown. { $list }.
cart-log-empty-hand = nothing
cart-log-scored = Before the plague: { $list }.
cart-log-nuns = The nun row is turned up: { $list } = { $n }. { $rats }.
cart-log-dead = The plague takes: { $names }.
cart-log-nobody-dead = The plague takes nobody.
cart-log-timed-out = { $name } ran out of time.
cart-log-win = { $names } inherits the throne.
cart-log-shared-win = { $names } share the throne.
cart-log-no-winner = Nobody is left to take the throne.

## The rats of the house, in the street
cart-bot-random = Walks into any building with whatever is in his hand. Mostly the plague gets him.
cart-bot-greedy = Sends peasants to the farm and kings to the palace, and never looks who else is there.
cart-bot-rulebook = Weighs ranks and rats against the nuns he has seen or expects. Never bluffs, never passes.
cart-bot-apprentice = Plays the round to its end a hundred times in his head. Against several opponents he seldom leaves his rules of thumb.
cart-bot-alchemist = Plays ahead a thousand times in her head. Against a single opponent she looks two rounds ahead, against several only to the end of this one, and dares little.
cart-bot-sage = Plays ahead ten thousand times in his head, three rounds deep. Takes up to a second, and still has to guess your hand.

## The score sheet
cart-count = What would count now
cart-sheet-title = The inheritance
cart-sheet-so-far = What everybody can see so far. Hands and rats are counted at the end.
cart-sheet-place = Place
cart-sheet-influence = Influence
cart-sheet-hand = In hand
cart-sheet-followers = Most followers
cart-sheet-swords = Most Swords
cart-sheet-flutes = Most Flutes
cart-sheet-passes = Most Passes
cart-sheet-gold = Gold
cart-sheet-palace = Palace
cart-sheet-points = Points
cart-sheet-rats = Rats
cart-sheet-at = at { $n }
cart-sheet-unknown = not shown yet
cart-sheet-nuns = The nun row: { $list } = { $n }. Anyone with more rats dies.
cart-sheet-dead = Plague
cart-sheet-alive = Alive
cart-sheet-tie-rats = { $n ->
    [one] { $n } point each
   *[other] { $n } points each
}: the fewest rats decide. { $list }.
cart-sheet-tie-shared = { $names }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  } and { $rats } each. They share the place.
cart-sheet-winner = On the throne: { $names }
cart-sheet-shared = Together on the throne: { $names }
cart-sheet-nobody = The throne stays empty: the plague has taken everybody.
cart-sheet-story = Where the rats came from
cart-sheet-start = At the start
cart-sheet-came = With cards
cart-sheet-followed = By Flute
cart-sheet-led = Sent away
cart-sheet-discarded = Discarded
cart-sheet-left = At the end

## The first game
cart-coach-goal = Win the classes over: the higher you stand, the more points. But whoever has more rats than there are nuns at the end dies.
cart-coach-row = These buildings are the street of this round. First everybody takes the privilege of one of them, then everybody visits one.
cart-coach-privilege = Choose a building for its privilege. You need not visit the same one. { $n ->
    [one] You hold { $n } card.
   *[other] You hold { $n } cards.
}
cart-coach-look = Two nuns is the average; the more there are, the more rats you can afford. Nobody else learns what you see.
cart-coach-visit = Where your cards belong, no rat comes along. { $building }: { $n ->
    [one] { $n } of your cards belongs there
   *[other] { $n } of your cards belong there
}.
cart-coach-visit-none = None of your cards belongs in this street. With cards played out of place rats come along; without cards you still have the action.
cart-coach-visit-ranks = In the end the ranks count most: 10, 5 and 2 points in each class. Gold, the Palace and your hand add a little. See where one step puts you ahead. The player with the most followers in a building also has its premium action.
cart-coach-visit-ranks-two = In the end the ranks count most: 10 and 5 points in each class. Gold, the Palace and your hand add a little. If you two visit different buildings, there is only one premium action: for the player with more followers, or on a tie for the first player.
cart-coach-visit-rats = You have { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}. I expect { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}. With more rats than nuns all your points are worth nothing.
cart-coach-pass = You hold a Pass. Whoever plays it sees first where the others go, but the lower slot wins ties.
cart-coach-victim = You get half of that hand: the fuller it is, the more you get.
cart-coach-give = You choose what to give. People of a class count only while you can still climb there.
cart-coach-receiver = Nobody can refuse a rat. With more rats than nuns at the end, all points are worth nothing.
cart-coach-premium = The premium action is yours: you played the most followers, or as many and came first. It costs nothing.
cart-coach-standard = Somebody played more followers, or as many and came first, so you have the standard action. It costs nothing.
cart-coach-standard-two = You are in different buildings, so there is only one premium action this round. Your opponent played more followers, or as many and is the first player. The standard action costs nothing.
cart-coach-discard = A card for a rat, at most { $n }. Cards come back easily; rats do not leave by themselves.
cart-coach-influence = { $n ->
    [one] One step
   *[other] { $n } steps
} up the track, and no rat: your people were where they belong.
cart-coach-rats = { $n ->
    [one] { $n } rat came along: one of your people did
   *[other] { $n } rats came along: that many of your people did
} not belong in this building.
cart-coach-robbed = { $name } gets cards from your hand: by a Sword, or from the Guard Tower. Cards you have played cannot be taken.
cart-coach-piped = { $name } has sent you a rat with a Flute. A Flute of your own would have helped.
cart-coach-last = The last round. Buildings do nothing any more, but the premium action gives one more step, and that can decide a rank.
cart-coach-alive = { $rats ->
    [0] No rats
    [one] { $rats } rat
   *[other] { $rats } rats
  } against { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
  }: you live.
cart-coach-dead = { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  } against { $nuns ->
    [0] no nuns
    [one] { $nuns } nun
   *[other] { $nuns } nuns
  }: the plague. Next time the Tent tells you more, and the Monastery helps.
cart-coach-over = From now on you play on your own. Good luck!

## The table
cart-others = The other heirs
cart-street = The street
cart-round = Round { $n } of { $of }
cart-round-last = Round { $n }, the last
cart-house = { $n }. { $building }, { $class }. Privilege: { $privilege }. Premium action: { $premium } Standard action: { $standard }
cart-house-take = Take this privilege.
cart-house-visit = Visit.
cart-visitors = Visitors: { $building }
cart-visitor = { $name }: { $cards }
cart-tracks = Influence
cart-track-disc = { $name } { $n }
cart-track-nobody = nobody yet
cart-nun-row = The nun row
cart-nun-unknown = Card { $n } of the nun row, unknown.
cart-nun-known = Card { $n } of the nun row: { $card }.
cart-nun-looked = Seen by: { $names }.
cart-nun-look = Look.
cart-hand = Your hand
cart-hand-of = Hand: { $name }
cart-hand-kind = { $card }: { $n }
cart-hand-picked = { $n } chosen
cart-supply = Piles and decks
cart-pile = { $card }: { $n } in the pile
cart-deck = Population deck: { $n }
cart-discard = Discard pile: { $n }
cart-houses = Building deck: { $n }
cart-gutter = The gutter: rats come from here and go back here
cart-first = first player
cart-plans = is choosing
cart-ready = Ready
cart-aside = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
  }
cart-points = { $n ->
    [one] { $n } point as it stands
   *[other] { $n } points as it stands
  }
cart-rats-hidden = rats, face down
cart-followers = How many followers
cart-followers-less = One less
cart-followers-more = One more
cart-worth = { $class } +{ $n }
cart-do-visit = { $n ->
    [0] { $building }: visit without cards
    [one] { $building }: visit with { $n } card
   *[other] { $building }: visit with { $n } cards
}
cart-do-visit-where = Choose a building
cart-do-clear = Take the cards back
cart-do-pass = Play a Pass
cart-do-give = Give { $n }/{ $most }
cart-do-discard = { $n ->
    [0] Keep all cards
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
cart-do-change = Choose again
cart-wait-sealed = You have chosen. Waiting for the others.
cart-why-card = Not now
cart-why-house = Choose a building first.
cart-rule-card = People, jokers, Swords and Flutes can be played at a building. Gold counts at the end, and a Pass is played instead of a visit.

## What the parts are
cart-help-touch = Choose anything on the table to learn what it is.
cart-help-house = Privilege: { $privilege }. Premium action: { $premium } Standard action: { $standard }
cart-help-corner = The privilege: once a round you choose a building of the street and get what its corner shows. Cards to draw, rats to discard, nuns to look at.
cart-help-tracks = Influence with the six classes. At the end the first on a track gets 10 points, the second 5, the third 2. In a stack the lower disc is ahead.
cart-help-nuns = The nun row protects the town. At the end, anyone with more rats than there are nuns on these five cards dies. Cards you have looked at lie open to you alone.
cart-help-odds = How likely each number of nuns is, judging by all the cards you have seen. Red: not enough for your rats.
cart-help-heir = A player: cards in hand, cards set aside, rats face down. The key is with the first player.
cart-help-cards = How many cards are in hand. Everybody may know that.
cart-help-aside = Cards set aside: they go to the hand when the building is done.
cart-help-points = Points as they stand: what the ranks would bring now, and the Palace. Hands and Gold are counted at the end, and the plague comes last.
cart-help-rats = Rats. Everybody starts with ten; the others’ rats lie face down until the end.
cart-help-first = The first player begins. After each round the key goes to the left.
cart-help-hand = Your hand. Press cards to choose them, or drag them to a building.
cart-help-deck = The population deck. When it is empty, the discard pile is shuffled.
cart-help-discard = The discard pile: people already played, open to all.
cart-help-houses = The building deck. When it is empty, the last round is played.
cart-help-gutter = Rats come from the gutter and go back to it. There are always enough.
cart-help-round = A round: new buildings, privileges, visits, actions. In the last round the premium action gives 1 influence, and there are no other actions.
cart-help-followers = By number: people who belong there go first, then jokers, then others, each of whom brings a rat.
cart-help-worth = What this visit brings: influence, and a rat for each of your people who does not belong there.

## The odds and the aid
cart-odds = Nuns in the row
cart-odds-expected = { $n ->
    [one] { $n } nun expected.
   *[other] { $n } nuns expected.
}
cart-odds-survive = With { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
} you survive with a chance of { $n }%.
cart-odds-short = survive: { $n }%
cart-odds-line = The dashed line: your rats.
cart-odds-rule = Whoever has more rats than there are nuns loses, however many points.
cart-odds-switch = Show how many nuns are likely
cart-odds-why = Worked out from the cards you have seen: those are not in the row. Purists do their own counting.
cart-aid = Player aid
cart-aid-houses = Buildings
cart-aid-cards = Cards
cart-aid-left = { $n } to come
cart-aid-at-most = { $n } at most to come
cart-aid-secret = Nobody knows which cards are in play, only that there are five of each class.
cart-aid-tower-two = With two players the Guard Tower stays in the box, unless the table has allowed it.
cart-aid-two = With two players in different buildings there is only one premium action in the round. It goes to the player with more followers, and on a tie to the first player.
cart-aid-box = The privileges of 57 of the 60 building cards are our reconstruction; the box’s own values can be entered. The rules say how.

## The end
cart-end-title = Who gets the throne?
cart-end-nuns = { $n ->
    [0] No nuns so far
    [one] { $n } nun
   *[other] { $n } nuns
  }
cart-end-dead = The plague takes: { $names }.
cart-end-nobody = The plague passes by. Nobody dies.

## The way into the first game
cart-guide-title = Your first game of Rattus Cartus
cart-guide-intro = I am Old Grey. The king is dead, and we play a real game against two computer players. I explain everything as it comes up.
cart-guide-privilege = Each round you take the privilege of one building: cards, fewer rats, or a look at the nuns.
cart-guide-visit = Then you visit a building with cards face down. Each follower is a step up its track; one who does not belong there brings a rat.
cart-guide-act = The player with the most followers has the better action. Swords take cards, Flutes send rats away.
cart-guide-plague = At the end ranks give points. Then the nuns are counted: a player with more rats than nuns dies and cannot win, whatever the points.
cart-guide-play = Start

cart-hint-privilege = Privilege: { $building }
cart-hint-look = Look at card { $n } of the nun row
cart-hint-visit = Visit: { $building }. Cards: { $cards }
cart-hint-visit-alone = Visit: { $building }, without cards
cart-hint-give = Give: { $cards }
cart-hint-discard = Discard here: { $cards }
cart-hint-discard-none = Discard no cards

## What the rats of the house let slip
cart-quip-glutton-visited = You here, too?
cart-quip-clerk-looked = Noted.
cart-quip-captain-died = Rats? Who counts rats?
