## Questions
cart-ask-privilege = Which building gives you its privilege?
cart-ask-look = { $n ->
    [one] Look at a card of the nun row.
   *[other] Look at { $n } cards of the nun row, one after the other.
  }
cart-ask-visit = Which building do you visit, and with which cards? None is fine, too.
cart-ask-visit-pass = Which building do you visit, and with which cards? Or play a Pass and go later.
cart-ask-visit-cards = With which cards? Even none.
cart-ask-victim = Your Sword wins. Who gives you half a hand?
cart-ask-give = { $n ->
    [one] Choose { $n } card for { $name }.
   *[other] Choose { $n } cards for { $name }.
  }
cart-ask-receiver = Your Flute wins. Whom does the rat follow?
cart-ask-premium = Premium action: { $action }
cart-ask-standard = Standard action: { $action }
cart-ask-discard = Leave up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } at the Hospital. A rat leaves for each.
cart-do-act = Do it
cart-do-decline = Leave it
cart-wait-privilege = { $name } chooses a privilege.
cart-wait-privileges = All choose their privileges. They are shown when everybody has chosen.
cart-wait-look = { $name } looks at the nuns.
cart-wait-visit = { $name } chooses a building.
cart-wait-victim = { $name } raises the Sword. Whom will it hit?
cart-wait-give = { $name } chooses cards for { $to }.
cart-wait-receiver = { $name } plays the Flute. Whom does the rat follow?
cart-wait-act = { $name } decides on the action.
cart-wait-hospital = { $name } is at the Hospital.
cart-wait-tower = Cards for { $to }, chosen by: { $names }.
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
cart-action-none = Nothing, but the tower cannot touch you.
cart-action-step = 1 influence more, for this is the last round.
cart-action-no-more = None.
cart-action-gain-points = Gain { $n ->
    [one] { $n } victory point.
   *[other] { $n } victory points.
  }
cart-action-take = Take from the pile: { $cards }.
cart-action-discard-rats = Get rid of { $n ->
    [one] { $n } rat.
   *[other] { $n } rats.
  }
cart-action-hospital = Discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from your hand. A rat leaves for each.
cart-action-hospital-free = Get rid of { $rats }. Then discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from your hand: another rat leaves for each.
cart-action-guard-tower = Whoever is not safe in a Guard Tower and holds at least as many cards as you gives you { $n ->
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
    [one] lose { $n } rat
   *[other] lose { $n } rats
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
cart-card-person-text = 1 influence with the class of the building. In a building of another class a rat comes along.
cart-card-joker-text = 1 influence in any building, and never a rat.
cart-card-sword-text = Whoever lays the most in a building takes half a hand from whoever laid the fewest there.
cart-card-flute-text = Whoever lays the most in a building passes a rat on to whoever laid the fewest there.
cart-card-pass-text = Play it instead of a visit, and visit later, when others have shown where they go.
cart-card-gold-text = Does nothing until the end. The most Gold is worth 6 points, the second most 3.
cart-card-gold-text-two = Does nothing until the end. The most Gold is worth 6 points, and a tie 4 each. Between two, less Gold is worth nothing.

## Phases
cart-phase-buildings = New buildings
cart-phase-privileges = Privileges
cart-phase-visits = Visits
cart-phase-resolution = Building resolution
cart-phase-end-of-round = End of the round

## The log
cart-log-each = { $name }: { $what }
cart-log-position = { $building } no. { $n }
cart-log-building = building no. { $n }
cart-log-known = { $cards } ({ $list })
cart-log-set-up = The throne is empty, and the rats are in town. { $name } is first player. In play: { $list }.
cart-log-set-up-secret = The throne is empty, and the rats are in town. { $name } is first player. Nobody knows which buildings are in play.
cart-log-tower-with-two = A Guard Tower with two players: it can leave whoever is behind with nothing.
cart-log-dealt = Everyone gets a hand of population cards.
cart-log-dealt-yours = Everyone gets a hand of population cards. Yours: { $list }.
cart-log-round = Round { $n }. { $name } is first player.
cart-log-last-round = Round { $n }, the last. { $name } is first player. A premium action is 1 influence now, and there are no others.
cart-log-row = In the street: { $list }.
cart-log-replaced = Nothing but { $old } in the street. The last card makes way: { $new }.
cart-log-privilege = { $name } takes the privilege of the { $building }.
cart-log-drew = { $name } draws { $cards }.
cart-log-drew-nothing = { $name } finds no card to draw.
cart-log-reshuffled = The discard pile becomes the deck again: { $cards }.
cart-log-discarded-rats = { $name } gets rid of { $n ->
    [one] { $n } rat.
   *[other] { $n } rats.
  }
cart-log-looked = { $name } looks at card { $n } of the nun row.
cart-log-looked-seen = { $name } looks at card { $n } of the nun row: { $card }.
cart-log-visited = { $name } visits the { $building }, slot { $slot }, with { $cards }.
cart-log-visited-alone = { $name } visits the { $building }, slot { $slot }, without cards.
cart-log-passed = { $name } plays a Pass and waits.
cart-log-only-premium = { $name } has the one premium action of this round.
cart-log-revealed = { $name } reveals { $list }.
cart-log-revealed-nothing = { $name } has laid no cards.
cart-log-influence = { $name }: { $class } +{ $n }.
cart-log-influence-rats = { $name }: { $class } +{ $n }, and { $rats ->
    [one] { $rats } rat comes along.
   *[other] { $rats } rats come along.
  }
cart-log-victim = { $name } draws the Sword on { $victim }.
cart-log-gave = { $name } gives { $to } { $cards }.
cart-log-rat-followed = The Flute plays: a rat leaves { $name } for { $to }.
cart-log-premium = { $name }, { $building }: premium action.
cart-log-standard = { $name }, { $building }: standard action.
cart-log-premium-not = { $name }, { $building }: no use for the premium action.
cart-log-standard-not = { $name }, { $building }: no use for the standard action.
cart-log-points = { $name } gains { $n ->
    [one] { $n } victory point.
   *[other] { $n } victory points.
  }
cart-log-took = { $name } sets aside { $cards }.
cart-log-drew-unseen = { $name } sets aside { $cards } unseen.
cart-log-discarded-cards = { $name } leaves at the Hospital: { $list }.
cart-log-discarded-no-cards = { $name } leaves no cards at the Hospital.
cart-log-tower = { $name } calls down from the tower for cards: { $names }.
cart-log-put-away = Done: { $building }. What was laid there is put away.
cart-log-picked-up = { $name } picks up { $cards }.
cart-log-hands = All hands are shown. { $list }.
cart-log-empty-hand = nothing
cart-log-scored = Before the plague: { $list }.
cart-log-nuns = The nuns are turned: { $list } = { $n }. { $rats }.
cart-log-dead = The plague takes { $names }.
cart-log-nobody-dead = The plague takes nobody.
cart-log-timed-out = { $name } ran out of time.
cart-log-win = { $names } inherits the throne.
cart-log-shared-win = { $names } share the throne.
cart-log-no-winner = Nobody is left to take the throne.

## Options
cart-option-method = Buildings
cart-option-method-help = Thirty cards are used, five of each class: the six buildings for a first game, cards you name, one building of each class by chance, or any cards by chance, unknown to all.
cart-option-method-recommended = First game
cart-option-method-agreed = We choose
cart-option-method-buildings = Buildings by chance
cart-option-method-cards = Cards by chance
cart-option-agreed-help = Five of these ten cards.
cart-option-agreed-chivalry-help = Five of these ten cards. With two players the Guard Tower is hard on whoever is behind.
cart-option-first = First player
cart-option-first-help = Who begins the first round.
cart-option-first-random = Chance
cart-option-tower-two = Guard Tower with two
cart-option-tower-two-help = Chance may choose the Guard Tower even with two players, though it is hard on whoever is behind.
cart-option-together = Privileges at once
cart-option-together-help = All choose their privileges in secret at the same time. The game is quicker, and nobody can wait for the others.
cart-option-all-dead = If all die
cart-option-all-dead-help = Nobody wins, or whoever has the fewest rats.
cart-option-all-dead-nobody = Nobody wins
cart-option-all-dead-rats = Fewest rats
cart-option-protection = Safe in a Guard Tower
cart-option-protection-help = Its visitors are safe from every tower of the round, or from their own only.
cart-option-protection-any = From every tower
cart-option-protection-this = From this one

## The rats of the house, in the street
cart-bot-random = Walks into any house with whatever is in his hand. Mostly the plague gets him.
cart-bot-greedy = Sends peasants to the farm and kings to the palace, and never looks who else is there.
cart-bot-rulebook = Weighs ranks and rats against the nuns seen and to be expected. Never bluffs, never passes.
cart-bot-apprentice = Plays the round to its end a hundred times in his head. Against several he seldom leaves the Clerk’s ways.
cart-bot-alchemist = Plays on a thousand times in her head. Against one she looks two rounds ahead, against several only to the end of this one, and dares little.
cart-bot-sage = Plays on ten thousand times in his head, three rounds ahead. Takes up to a second, and still has to guess your hand.

## The score sheet
cart-sheet-title = The inheritance
cart-sheet-so-far = What lies open so far. Hands and rats are counted at the end.
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
cart-sheet-nuns = The nun row: { $list } = { $n }. More rats than that is death.
cart-sheet-dead = Plague
cart-sheet-alive = Lives
cart-sheet-tie-rats = { $n ->
    [one] { $n } point each
   *[other] { $n } points each
  }: fewer rats decide. { $list }.
cart-sheet-tie-shared = { $names }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  } and { $rats } each. They share the place.
cart-sheet-winner = On the throne: { $names }
cart-sheet-shared = Together on the throne: { $names }
cart-sheet-nobody = The throne stays empty: the plague has taken everybody.
cart-sheet-story = Where the rats came from
cart-sheet-start = At first
cart-sheet-came = With cards
cart-sheet-followed = By Flute
cart-sheet-led = Piped away
cart-sheet-discarded = Got rid of
cart-sheet-left = At the end

## The first game
cart-coach-row = These houses are the street of this round. Everybody takes something from a corner, then everybody visits one house.
cart-coach-privilege = Choose a house for what its corner gives. You need not visit the same one. { $n ->
    [one] You hold { $n } card: take more of them.
   *[other] You hold { $n } cards. Cards first, as long as there are few.
  }
cart-coach-look = Take one you have not seen. Two nuns are the average; the more you find, the more rats you can afford.
cart-coach-visit = Go where your cards belong, and no rat comes: { $n ->
    [one] { $n } of yours belongs
   *[other] { $n } of yours belong
  } to { $building }.
cart-coach-visit-none = None of your cards belongs here. Lay one or two anyway and suffer the rats, or go with none and take the action.
cart-coach-visit-ranks = In the end the ranks count most: 10, 5 and 2 points in each class. Gold, the Palace and what you still hold add a little. Look where one step puts you ahead. Whoever lays the most followers in a house has its premium action, too.
cart-coach-visit-ranks-two = In the end the ranks count most: 10 and 5 points in each class. Gold, the Palace and what you still hold add a little. If you two go to different houses, there is one premium action only: for more followers, or on a tie for the first player.
cart-coach-visit-rats = You have { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  }. I expect { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
  }. With more rats than nuns all your points are worth nothing.
cart-coach-pass = You hold a Pass. Play it to see first where the others go. The lower slot wins ties, though.
cart-coach-victim = Take from whoever holds the most cards: half of many is more.
cart-coach-give = You choose what to part with. People of classes in which you are last anyway are the ones to go.
cart-coach-receiver = Send it to whoever is ahead. Nobody can refuse a rat.
cart-coach-premium = The premium action is yours: you laid the most followers, or came first. It costs nothing, so take it.
cart-coach-standard = Somebody laid more followers, or as many and sooner, so you have the standard action. It costs nothing, so take it.
cart-coach-standard-two = You are in different houses, so there is one premium action this round. The other laid more followers, or as many and is the first player. The standard action costs nothing, so take it.
cart-coach-discard = A card for a rat, at most { $n }. Cards come back easily, rats do not leave by themselves.
cart-coach-influence = { $n ->
    [one] A step
   *[other] { $n } steps
  } up the track, and no rat: your people were where they belong.
cart-coach-rats = { $n ->
    [one] { $n } rat came along: one of your people did
   *[other] { $n } rats came along: that many of your people did
  } not belong to this house.
cart-coach-robbed = { $name } gets cards from your hand: by a Sword, or from the Guard Tower. Cards that you lay in time cannot be taken.
cart-coach-piped = { $name } has piped a rat over to you. One Flute of your own would have helped.
cart-coach-last = The last round. Houses do nothing any more, but a premium action is one more step, and that can turn a rank.
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
cart-coach-over = From now on you play alone. Good luck!

## The table
cart-others = The other heirs
cart-street = The street
cart-round = Round { $n } of { $of }
cart-round-last = Round { $n }, the last
cart-house = { $n } { $building }, { $class }. Privilege: { $privilege }. Premium action: { $premium } Standard action: { $standard }
cart-house-take = Take this privilege.
cart-house-visit = Visit.
cart-visitors = Visitors, { $building }
cart-visitor = { $name }: { $cards }
cart-tracks = Influence
cart-track-disc = { $name } { $n }
cart-track-nobody = nobody yet
cart-nun-row = The nun row
cart-nun-unknown = Card { $n } of the nun row, unknown.
cart-nun-known = Card { $n } of the nun row: { $card }.
cart-nun-looked = Seen by { $names }.
cart-nun-look = Look.
cart-hand = Your hand
cart-hand-of = { $name }’s hand
cart-hand-kind = { $card }: { $n }
cart-hand-picked = { $n } picked
cart-supply = Piles and decks
cart-pile = { $card }: { $n } in the pile
cart-deck = Population deck: { $n }
cart-discard = Discard pile: { $n }
cart-houses = Building deck: { $n }
cart-gutter = The gutter: rats come from here and go here
cart-first = first player
cart-plans = is choosing
cart-ready = Ready
cart-aside = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
  }
cart-points = { $n ->
    [one] { $n } point from the Palace
   *[other] { $n } points from the Palace
  }
cart-rats-hidden = rats, face down
cart-followers = How many followers
cart-followers-less = One fewer
cart-followers-more = One more
cart-worth = { $class } +{ $n }
cart-do-visit = { $n ->
    [0] { $building }: go without cards
    [one] { $building }: go with { $n } card
   *[other] { $building }: go with { $n } cards
  }
cart-do-visit-where = Choose a building
cart-do-clear = Take the cards back
cart-do-pass = Play a Pass
cart-do-give = Give { $n }/{ $most }
cart-do-discard = { $n ->
    [0] Keep all cards
    [one] Leave { $n } card
   *[other] Leave { $n } cards
  }
cart-do-change = Choose again
cart-wait-sealed = You have chosen. Not everybody has.
cart-why-card = Not now
cart-why-house = Choose a building first.
cart-rule-card = People, jokers, Swords and Flutes are laid at a building. Gold waits for the end, and a Pass is played instead of a visit.

## What the parts are
cart-help-touch = Touch anything on the table to learn what it is.
cart-help-house = Its corner: { $privilege }. Premium action: { $premium } Standard action: { $standard }
cart-help-corner = The privilege: once a round you choose a card of the street for its corner. Cards to draw, rats to lose, nuns to look at.
cart-help-tracks = Influence with the six classes. In the end the first on a track gets 10 points, the second 5, the third 2. In a stack the lower disc is ahead.
cart-help-nuns = The nun row protects the town. In the end whoever has more rats than there are nuns on these five cards dies. Cards that you looked at lie open for you alone.
cart-help-odds = How likely each number of nuns is, from all the cards you have seen. Red: not enough for your rats.
cart-help-heir = An heir: cards in hand, cards set aside, rats face down. The key is with the first player.
cart-help-cards = How many cards are in hand. That much everybody may know.
cart-help-aside = Cards set aside: they come to hand when the building is done.
cart-help-points = Victory points from the Palace.
cart-help-rats = Rats. Everybody begins with ten; others’ rats lie face down until the end.
cart-help-first = The first player begins, and the key goes to the left after each round.
cart-help-hand = Your hand. Touch cards to pick them, or drag them to a building.
cart-help-deck = The population deck. When it is empty, the discard pile is shuffled.
cart-help-discard = The discard pile: people who were played, open to all.
cart-help-houses = The building deck. When it is empty, the last round is played.
cart-help-gutter = Rats come from the gutter and go back to it. There are always enough.
cart-help-round = A round: new buildings, privileges, visits, resolution. In the last one a premium action is 1 influence, and there are no others.
cart-help-followers = By number: people who belong there go first, then jokers, then others, who bring a rat each.
cart-help-worth = What this visit brings: influence, and a rat for each of your people who does not belong there.

## The odds and the aid
cart-odds = Nuns in the row
cart-odds-expected = { $n } nuns expected.
cart-odds-survive = With { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
  } you live in { $n } of 100 cases.
cart-odds-short = { $n }% to live
cart-odds-switch = Show how likely the nuns are
cart-odds-why = From the cards you have seen: those are not in the row. Purists count themselves.
cart-aid = Player aid
cart-aid-houses = Buildings
cart-aid-cards = Cards
cart-aid-left = { $n } to come
cart-aid-at-most = at most { $n } to come
cart-aid-secret = Nobody knows which cards are in play, only that there are five of each class.
cart-aid-tower-two = Between two the Guard Tower stays in the box, unless the table has let it in.
cart-aid-two = Two players in different buildings share one premium action in the round. It goes to whoever lays more followers, and on a tie to the first player.
cart-aid-box = The corners of 57 of the 60 building cards are our reconstruction; the box’s own values can be put in. The rules tell how.

## The end
cart-end-title = The throne is to be filled
cart-end-nuns = { $n ->
    [0] No nuns so far
    [one] { $n } nun
   *[other] { $n } nuns
  }
cart-end-dead = The plague takes { $names }.
cart-end-nobody = The plague passes by. Nobody dies.

## The way into the first game
cart-guide-title = Your first game of Rattus Cartus
cart-guide-intro = I am Old Grey. The king is dead, and we play a real game against two rats of the house. I explain everything when it comes up.
cart-guide-privilege = Each round you take what a corner of a house gives: cards, fewer rats, or a look at the nuns.
cart-guide-visit = Then you visit a house with cards face down. Each follower is a step up its track; whoever does not belong there brings a rat.
cart-guide-act = Whoever brings the most followers has the better action. Swords take cards, Flutes send rats away.
cart-guide-plague = In the end ranks count. But first the nuns are counted: whoever has more rats than that is dead, points or not.
cart-guide-play = To the throne

cart-hint-privilege = Privilege: { $building }
cart-hint-look = Look at card { $n } of the nun row
cart-hint-visit = Visit: { $building }, with { $cards }
cart-hint-visit-alone = Visit: { $building }, without cards
cart-hint-give = Give: { $cards }
cart-hint-discard = Leave here: { $cards }
cart-hint-discard-none = Leave no cards

## What the rats of the house let slip
cart-quip-glutton-visited = You are here, too?
cart-quip-clerk-looked = Noted.
cart-quip-captain-died = Rats? Who counts rats?
