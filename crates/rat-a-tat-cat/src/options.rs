//! The variants of the rules file, TAT-103 to TAT-118.

use table::{OptionField, OptionKind, OptionValue, Seat, Within, choice, options};

choice! { pub enum DeckName { #[default] Deluxe = "deluxe", Classic = "classic" } }
choice! { pub enum MatchEnd { #[default] Rounds = "rounds", Time = "time", Elimination = "elimination" } }
choice! { pub enum LimitRule { #[default] Over = "over", Reach = "reach" } }
choice! { pub enum CallFrom { #[default] AnyTurn = "any_turn", AfterFirstLap = "after_first_lap" } }
choice! { pub enum Reshuffle { #[default] All = "all", KeepTop = "keep_top" } }

/// Who deals first (TAT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstDealer {
    Random,
    Seat(Seat),
}

impl OptionField for FirstDealer {
    const KIND: OptionKind = OptionKind::Seat { words: &["random"] };
    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(number) => {
                u8::try_from(*number).ok().and_then(Seat::new).map(FirstDealer::Seat)
            }
            OptionValue::Word(word) => (word == "random").then_some(FirstDealer::Random),
            OptionValue::Flag(_) => None,
        }
    }
    fn write(&self) -> OptionValue {
        match self {
            FirstDealer::Random => OptionValue::Word("random".to_owned()),
            FirstDealer::Seat(seat) => OptionValue::Number(i64::from(seat.number())),
        }
    }
}

/// How many rounds are played (TAT-88, TAT-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounds {
    Fixed(Within<1, 50>),
    /// As many as there are players, so that everyone deals once.
    Players,
}

impl OptionField for Rounds {
    const KIND: OptionKind =
        OptionKind::Number { min: 1, max: 50, words: &["players"], suggested: &[3, 5, 7] };
    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(_) => Within::read(value).map(Rounds::Fixed),
            OptionValue::Word(word) => (word == "players").then_some(Rounds::Players),
            OptionValue::Flag(_) => None,
        }
    }
    fn write(&self) -> OptionValue {
        match self {
            Rounds::Fixed(count) => count.write(),
            Rounds::Players => OptionValue::Word("players".to_owned()),
        }
    }
}

/// The total above which a player is out (TAT-95); the rulebook suggests 100 or 200.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit(pub Within<10, 1000>);

impl OptionField for Limit {
    const KIND: OptionKind = OptionKind::Number { min: 10, max: 1000, words: &[], suggested: &[100, 200] };
    fn read(value: &OptionValue) -> Option<Self> {
        Within::read(value).map(Limit)
    }
    fn write(&self) -> OptionValue {
        self.0.write()
    }
}

options! {
    pub struct Options in "rat-a-tat-cat" {
        /// The 65 cards of the deluxe edition, or the 54 of the classic one without Super Peek.
        deck: DeckName = DeckName::Deluxe,
        /// Who deals the first round: a seat by its number, or chance.
        first_dealer: FirstDealer = FirstDealer::Random,
        /// The match ends after a number of rounds, after a time, or when one player is left.
        match_end: MatchEnd = MatchEnd::Rounds,
        /// How many rounds are played, or as many as there are players.
        rounds: Rounds = Rounds::Fixed(Within::new::<5>()); only if match_end = "rounds",
        /// After how many minutes no further round is dealt.
        minutes: Within<5, 240> = Within::new::<30>(); only if match_end = "time",
        /// The total that puts a player out.
        limit: Limit = Limit(Within::new::<100>()); only if match_end = "elimination",
        /// A player is out with more than the limit, or already on reaching it.
        limit_rule: LimitRule = LimitRule::Over; only if match_end = "elimination",
        /// For small children: the two outer cards of every row lie open.
        open_outer: bool = false,
        /// The page goes on showing what you have seen, instead of leaving it to your memory.
        memory_aid: bool = false,
        /// A call is possible at the end of any turn, or only once everyone has had one.
        call_from: CallFrom = CallFrom::AnyTurn,
        /// When the deck runs out all discards are shuffled, or all but the top one.
        reshuffle: Reshuffle = Reshuffle::All,
        /// After this many laps without a call the round is scored.
        lap_limit: Within<10, 1000> = Within::new::<100>(),
    }
}

impl Options {
    /// How many rounds this table plays when the match ends by rounds.
    pub fn round_count(&self, seats: u8) -> u32 {
        match self.rounds {
            Rounds::Fixed(count) => u32::from(count.get()),
            Rounds::Players => u32::from(seats),
        }
    }

    /// Whether this total puts a player out (TAT-95, TAT-96).
    pub fn is_out(&self, total: u32) -> bool {
        let limit = u32::from(self.limit.0.get());
        match self.limit_rule {
            LimitRule::Over => total > limit,
            LimitRule::Reach => total >= limit,
        }
    }
}
