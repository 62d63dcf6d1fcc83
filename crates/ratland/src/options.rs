//! The options of the rules file (LAND-116).

use table::{OptionField, OptionKind, OptionValue, choice, options};

choice! { pub enum FoodOrder { #[default] Shuffled = "shuffled", Ascending = "ascending" } }
choice! { pub enum CheeseSupply { #[default] Unlimited = "unlimited", Strict = "strict" } }
choice! { pub enum Boards { #[default] Friendly = "friendly", Aggressive = "aggressive", SecretChoice = "secret_choice" } }
choice! { pub enum AggressiveCombat { #[default] OwnAttacks = "own_attacks", AnyCombat = "any_combat" } }
choice! { pub enum RecyclersUpgrade { #[default] OneEach = "one_each", TwoForOne = "two_for_one" } }
choice! { pub enum StrategistsPay { #[default] ThreeAreas = "three_areas", AllPlaces = "all_places" } }
choice! { pub enum HolyRat { #[default] May = "may", Must = "must" } }

/// How many initial events lie on the final ones: five, or all seven in the long game (LAND-195).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InitialEvents {
    #[default]
    Five,
    Seven,
}

impl InitialEvents {
    pub const fn count(self) -> u8 {
        match self {
            InitialEvents::Five => 5,
            InitialEvents::Seven => 7,
        }
    }
}

impl OptionField for InitialEvents {
    const KIND: OptionKind = OptionKind::Choice { words: &["5", "7"] };

    fn read(value: &OptionValue) -> Option<Self> {
        match value.to_string().as_str() {
            "5" => Some(InitialEvents::Five),
            "7" => Some(InitialEvents::Seven),
            _ => None,
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Word(self.count().to_string())
    }
}

options! {
    pub struct Options in "ratland" {
        /// The food cards come shuffled, or from 1 to 9, which is milder for a first game.
        food_order: FoodOrder = FoodOrder::Shuffled,
        /// Cheese never runs out, or there is no more than the box holds.
        cheese_supply: CheeseSupply = CheeseSupply::Unlimited,
        /// All boards friendly, all aggressive, or everyone chooses a side in secret.
        boards: Boards = Boards::Friendly,
        /// Rats die in attacks of aggressive players only, or also when attacking one in vain.
        aggressive_combat: AggressiveCombat = AggressiveCombat::OwnAttacks; only if boards = "secret_choice",
        /// Everyone leads a clan with a power of its own.
        clans: bool = false,
        /// The Recyclers' late power: two whites for a cheese each, or two whites for one.
        recyclers_upgrade: RecyclersUpgrade = RecyclersUpgrade::OneEach; only if clans = "on",
        /// The event Strategists pays for each of the three areas left empty, or for each place of the board.
        strategists: StrategistsPay = StrategistsPay::ThreeAreas,
        /// The event Holy Rat may be declined, or not.
        holy_rat: HolyRat = HolyRat::May,
        /// Five initial events, or all seven for a longer game.
        initial_events: InitialEvents = InitialEvents::Five,
    }
}
