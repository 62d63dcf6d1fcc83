//! How players weigh things against each other.

/// All worths are in points.
#[derive(Debug)]
pub(super) struct Ways {
    /// A card in hand: always, and as long as there are rounds to play it in; and so much more for each rival, for the more
    /// there are, the more often cards decide.
    pub(super) card: f64,
    pub(super) card_in_time: f64,
    pub(super) card_by_rival: f64,
    /// How much of that a follower of the class costs who is committed: no better use may come.
    pub(super) follower: f64,
    /// What a stranger costs beside the card and the rat.
    pub(super) stranger: f64,
    /// A joker, Gold, a Sword or a Flute, a Pass.
    pub(super) joker_in_cards: f64,
    pub(super) joker: f64,
    pub(super) gold: f64,
    pub(super) weapon: f64,
    pub(super) pass: f64,
    /// A look at the nun row, a point from a building, and being the strongest there beyond what it brings.
    pub(super) look: f64,
    pub(super) point: f64,
    pub(super) premium: f64,
    /// What dying costs in the last round, and how much of it in the first.
    pub(super) life: f64,
    pub(super) life_at_first: f64,
}

/// The rulebook's: careful with every card.
pub(super) const CAREFUL: Ways = Ways {
    card: 0.1,
    card_in_time: 0.15,
    card_by_rival: 0.1,
    follower: 1.0,
    stranger: 0.0,
    joker_in_cards: 1.3,
    joker: 0.2,
    gold: 1.6,
    weapon: 0.9,
    pass: 0.7,
    look: 0.35,
    point: 1.0,
    premium: 0.0,
    life: 23.0,
    life_at_first: 0.25,
};

/// Those of somebody who has played a hundred thousand games against the rulebook, at tables of two and of four: followers
/// are there to be sent out, but strangers are not, and whoever is the strongest in a building has done well. It wins 36 % of games in four
/// seats against three rulebooks, and 61 % in two.
pub(super) const SEASONED: Ways = Ways {
    card: 0.135,
    card_in_time: 0.2,
    card_by_rival: 0.135,
    follower: 0.0,
    stranger: 0.3,
    joker_in_cards: 1.3,
    joker: 0.15,
    gold: 2.7,
    weapon: 1.5,
    pass: 1.2,
    look: 0.0,
    point: 0.55,
    premium: 0.75,
    life: 18.5,
    life_at_first: 0.45,
};
