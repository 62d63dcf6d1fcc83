//! A table of Rattus Cartus to try a rule on.

use rattus_cartus::{Cards, Class, Options, Special, State};
pub(crate) use testkit::play::seat;

pub(crate) type Play = testkit::Play<State>;

pub(crate) fn options(text: &str) -> Options {
    testkit::play::options::<State>(text)
}

/// What is looked at most.
pub(crate) trait Street {
    fn cards(&self, who: char) -> Cards;

    /// A hand, in truth.
    fn hand(&self, who: char) -> String {
        self.cards(who).to_string()
    }

    fn rats(&self, who: char) -> u16;
    fn points(&self, who: char) -> u16;
    /// A track as it ranks: `"B6 A6"`.
    fn track(&self, class: Class) -> String;
    /// How many of a kind are in its pile.
    fn pile(&self, special: Special) -> u8;
}

impl Street for Play {
    fn cards(&self, who: char) -> Cards {
        self.everything().hand_of(seat(who)).up().expect("everything is seen")
    }

    fn rats(&self, who: char) -> u16 {
        self.everything().public.rats[seat(who)]
    }

    fn points(&self, who: char) -> u16 {
        self.everything().public.points[seat(who)]
    }

    fn track(&self, class: Class) -> String {
        let public = self.everything().public;
        let track = public.tracks.of(class);
        track.ranking().map(|seat| format!("{seat}{}", track.of(seat))).collect::<Vec<_>>().join(" ")
    }

    fn pile(&self, special: Special) -> u8 {
        self.everything().public.piles[special.index()]
    }
}

/// A table with these building cards in the row, whichever are used.
pub(crate) fn row(cards: &str, rest: &str) -> String {
    format!("with building_method random_cards; row {cards}; {rest}")
}

/// The last round of three: after it the game is over, and what happened stays on the table.
pub(crate) fn last(cards: &str, rest: &str) -> String {
    row(cards, &format!("round 9; {rest}"))
}
