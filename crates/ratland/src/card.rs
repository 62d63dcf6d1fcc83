//! Event cards and clan cards.

table::named! {
    /// The 14 events (LAND-86 to LAND-108).
    #[derive(Default)]
    pub enum EventCard {
        #[default]
        Abundance = "abundance",
        MassiveAttack = "massive_attack",
        CousinsVisit = "cousins_visit",
        HelmetRat = "helmet_rat",
        YellowIsTheNewBlack = "yellow_is_the_new_black",
        DrCheese = "dr_cheese",
        RattibalLecter = "rattibal_lecter",
        Drunk = "drunk",
        HideTheCheese = "hide_the_cheese",
        JustInTime = "just_in_time",
        HolyRat = "holy_rat",
        Strategists = "strategists",
        LockedAndLoaded = "locked_and_loaded",
        EndOfGame = "end_of_game",
    }
}

table::named! {
    /// What the back of an event card tells: a closed manhole, or an open one (LAND-09, LAND-13).
    pub enum EventKind { Initial = "initial", Final = "final" }
}

/// Some of the events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EventSet(u16);

impl EventSet {
    pub const NONE: EventSet = EventSet(0);

    pub const fn contains(self, card: EventCard) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    #[must_use]
    pub const fn with(self, card: EventCard) -> EventSet {
        EventSet(self.0 | 1 << card.index())
    }

    #[must_use]
    pub const fn minus(self, other: EventSet) -> EventSet {
        EventSet(self.0 & !other.0)
    }

    #[must_use]
    pub const fn among(self, other: EventSet) -> EventSet {
        EventSet(self.0 & other.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = EventCard> {
        EventCard::ALL.into_iter().filter(move |&card| self.contains(card))
    }
}

impl FromIterator<EventCard> for EventSet {
    fn from_iter<I: IntoIterator<Item = EventCard>>(cards: I) -> EventSet {
        cards.into_iter().fold(EventSet::NONE, EventSet::with)
    }
}

table::named! {
    /// The 12 clans (LAND-152 to LAND-187).
    #[derive(Default)]
    pub enum Clan {
        #[default]
        Recyclers = "recyclers",
        Mutants = "mutants",
        Explorers = "explorers",
        Scavengers = "scavengers",
        Alchemists = "alchemists",
        Ninjas = "ninjas",
        Family = "family",
        Warriors = "warriors",
        Musicians = "musicians",
        Athletes = "athletes",
        Corrupt = "corrupt",
        Seers = "seers",
    }
}

table::named! {
    /// The side of a sewer board that lies up (LAND-128).
    #[derive(Default)]
    pub enum Side {
        #[default]
        Friendly = "friendly",
        Aggressive = "aggressive",
    }
}
