//! The choice of the building cards and the other options of the rules file, CART-142 to CART-150.

use crate::building::{Building, BuildingCard, BuildingSet, CARDS_OF_A_CLASS, COPIES, USED_OF_A_CLASS};
use crate::card::{CLASSES, Class};
use table::{OptionField, OptionKind, OptionValue, Seat, choice, options};

choice! {
    /// How the thirty building cards are chosen.
    pub enum BuildingMethod {
        #[default]
        Recommended = "recommended",
        Agreed = "agreed",
        RandomBuildings = "random_buildings",
        RandomCards = "random_cards",
    }
}
choice! { pub enum AllDead { #[default] NoWinner = "no_winner", FewestRats = "fewest_rats" } }
choice! { pub enum TowerProtection { #[default] AnyTower = "any_tower", ThisTower = "this_tower" } }

/// Who is first player in the first round (CART-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    Random,
    Seat(Seat),
}

impl OptionField for FirstPlayer {
    const KIND: OptionKind = OptionKind::Seat { words: &["random"] };

    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(number) => {
                u8::try_from(*number).ok().and_then(Seat::new).map(FirstPlayer::Seat)
            }
            OptionValue::Word(word) => (word == "random").then_some(FirstPlayer::Random),
            OptionValue::Flag(_) => None,
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            FirstPlayer::Random => OptionValue::Word("random".to_owned()),
            FirstPlayer::Seat(seat) => OptionValue::Number(i64::from(seat.number())),
        }
    }
}

/// Five of the ten building cards of a class (CART-143).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed<const CLASS: usize>(BuildingSet);

impl<const CLASS: usize> Agreed<CLASS> {
    /// All copies of the building that is recommended for a first game.
    const RECOMMENDED: Agreed<CLASS> = Agreed(BuildingSet::of_building(Building::ALL[2 * CLASS]));
}

const WORDS: [[&str; CARDS_OF_A_CLASS]; CLASSES] = [
    ["farm1", "farm2", "farm3", "farm4", "farm5", "brewery1", "brewery2", "brewery3", "brewery4", "brewery5"],
    [
        "marketplace1",
        "marketplace2",
        "marketplace3",
        "marketplace4",
        "marketplace5",
        "office1",
        "office2",
        "office3",
        "office4",
        "office5",
    ],
    [
        "monastery1",
        "monastery2",
        "monastery3",
        "monastery4",
        "monastery5",
        "hospital1",
        "hospital2",
        "hospital3",
        "hospital4",
        "hospital5",
    ],
    ["castle1", "castle2", "castle3", "castle4", "castle5", "tower1", "tower2", "tower3", "tower4", "tower5"],
    ["tent1", "tent2", "tent3", "tent4", "tent5", "hut1", "hut2", "hut3", "hut4", "hut5"],
    [
        "palace1",
        "palace2",
        "palace3",
        "palace4",
        "palace5",
        "treasury1",
        "treasury2",
        "treasury3",
        "treasury4",
        "treasury5",
    ],
];

impl<const CLASS: usize> OptionField for Agreed<CLASS> {
    const KIND: OptionKind = OptionKind::Pick { count: USED_OF_A_CLASS as u8, of: &WORDS[CLASS] };

    fn read(value: &OptionValue) -> Option<Self> {
        let OptionValue::Word(word) = value else { return None };
        let cards: Option<Vec<BuildingCard>> = word.split('+').map(BuildingCard::from_name).collect();
        let cards = cards.filter(|cards| cards.len() == USED_OF_A_CLASS)?;
        let set: BuildingSet = cards.into_iter().collect();
        let of_class = set.among(BuildingSet::of_class(Class::ALL[CLASS]));
        (of_class.len() == USED_OF_A_CLASS).then_some(Agreed(set))
    }

    fn write(&self) -> OptionValue {
        OptionValue::Word(self.0.iter().map(|card| card.to_string()).collect::<Vec<_>>().join("+"))
    }
}

options! {
    pub struct Options in "rattus-cartus" {
        /// Which thirty building cards are used: six recommended buildings, cards you name, or chance.
        building_method: BuildingMethod = BuildingMethod::Recommended,
        /// Five cards of Farm and Brewery.
        agreed_peasantry: Agreed<0> = Agreed::RECOMMENDED; only if building_method = "agreed",
        /// Five cards of Marketplace and Office.
        agreed_bourgeoisie: Agreed<1> = Agreed::RECOMMENDED; only if building_method = "agreed",
        /// Five cards of Monastery and Hospital.
        agreed_church: Agreed<2> = Agreed::RECOMMENDED; only if building_method = "agreed",
        /// Five cards of Castle and Guard Tower; with two players the tower is hard on whoever is behind.
        agreed_chivalry: Agreed<3> = Agreed::RECOMMENDED; only if building_method = "agreed",
        /// Five cards of Fortune-teller's Tent and Pied Piper's Hut.
        agreed_magic: Agreed<4> = Agreed::RECOMMENDED; only if building_method = "agreed",
        /// Five cards of Palace and Treasury.
        agreed_royalty: Agreed<5> = Agreed::RECOMMENDED; only if building_method = "agreed",
        /// Who is first player in the first round: a seat by its number, or chance.
        first_player: FirstPlayer = FirstPlayer::Random,
        /// Chance may choose the Guard Tower even when two play.
        guard_tower_with_two: bool = false,
        /// All choose their privileges at once, without seeing the choices of the others.
        simultaneous_privileges: bool = false,
        /// If the plague takes everybody, nobody wins, or whoever has the fewest rats.
        all_dead: AllDead = AllDead::NoWinner,
        /// Visitors of a Guard Tower are safe from every tower of the round, or only from their own.
        guard_tower_protection: TowerProtection = TowerProtection::AnyTower,
    }
}

impl Options {
    /// What the table has named (CART-143): each option holds five of its class, so thirty in all.
    pub fn agreed_set(&self) -> BuildingSet {
        let Options { agreed_peasantry, agreed_bourgeoisie, agreed_church, .. } = self;
        let Options { agreed_chivalry, agreed_magic, agreed_royalty, .. } = self;
        [
            agreed_peasantry.0,
            agreed_bourgeoisie.0,
            agreed_church.0,
            agreed_chivalry.0,
            agreed_magic.0,
            agreed_royalty.0,
        ]
        .into_iter()
        .fold(BuildingSet::NONE, BuildingSet::union)
    }
}

const _: () = assert!(CARDS_OF_A_CLASS == 2 * COPIES);

#[cfg(test)]
mod tests {
    use super::*;
    use table::Options as _;

    #[test]
    fn the_words_are_the_cards_of_their_class() {
        for (class, words) in Class::ALL.into_iter().zip(WORDS) {
            let cards: BuildingSet =
                words.into_iter().map(|word| BuildingCard::from_name(word).unwrap()).collect();
            assert_eq!(cards, BuildingSet::of_class(class));
        }
    }

    #[test]
    fn the_longest_choice_is_short_enough_to_be_sent() {
        let longest = |spec: table::OptionSpec| match spec.kind {
            OptionKind::Pick { count, of } => {
                of.iter().map(|word| word.len() + 1).max().unwrap_or(0) * usize::from(count)
            }
            OptionKind::Flag
            | OptionKind::Choice { .. }
            | OptionKind::Number { .. }
            | OptionKind::Seat { .. }
            | OptionKind::Text { .. } => 0,
        };
        assert!(Options::specs().into_iter().map(longest).max() <= Some(65));
    }
}
