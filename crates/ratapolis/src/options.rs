//! The options of the rules file.

use std::fmt;
use table::{OptionField, OptionKind, OptionValue, Seat, choice, options};

choice! { pub enum Edition { #[default] French = "fr", Russian = "ru" } }
choice! {
    /// Which rats the Market may bring back (POL-82).
    pub enum MarketSource { #[default] ByEdition = "by_edition", EarlierRound = "earlier_round", AnyReserve = "any_reserve" }
}
choice! {
    /// Whether phase 5 is played in the last round (POL-76).
    pub enum FinalPhase5 { #[default] ByEdition = "by_edition", Played = "played", LeftOut = "left_out" }
}
choice! { pub enum EqualShare { #[default] Fill = "fill", Strict = "strict" } }
choice! {
    /// Who is the partner of the first seat.
    pub enum Partners { #[default] Across = "ac_bd", Left = "ab_cd", Right = "ad_bc" }
}
table::named! {
    /// What lies on a round's slot (POL-106).
    #[derive(Default)]
    pub enum Mark {
        #[default]
        Open = "open",
        Closed = "closed",
        NoAttack = "no_attack",
        OneAttack = "one_attack",
    }
}

impl OptionField for Mark {
    const KIND: OptionKind = OptionKind::Choice { words: &["open", "closed", "no_attack", "one_attack"] };

    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Word(word) => Mark::from_name(word),
            OptionValue::Flag(_) | OptionValue::Number(_) => None,
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Word(self.name().to_owned())
    }
}

impl Partners {
    pub const fn partner(self, seat: u8) -> u8 {
        seat ^ match self {
            Partners::Across => 2,
            Partners::Left => 1,
            Partners::Right => 3,
        }
    }
}

/// Who is the hunter in Situation T.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hunter {
    Random,
    Seat(Seat),
}

impl Hunter {
    pub const FIRST: Hunter = match Seat::new(0) {
        Some(seat) => Hunter::Seat(seat),
        None => Hunter::Random,
    };
}

impl OptionField for Hunter {
    const KIND: OptionKind = OptionKind::Seat { words: &["random"] };

    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(number) => u8::try_from(*number).ok().and_then(Seat::new).map(Hunter::Seat),
            OptionValue::Word(word) => (word == "random").then_some(Hunter::Random),
            OptionValue::Flag(_) => None,
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Hunter::Random => OptionValue::Word("random".to_owned()),
            Hunter::Seat(seat) => OptionValue::Number(i64::from(seat.number())),
        }
    }
}

/// A short text that is carried about by value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Text<const MOST: usize> {
    /// Zeros beyond the length.
    bytes: [u8; MOST],
    length: u8,
}

impl<const MOST: usize> Text<MOST> {
    pub(crate) const fn new(text: &str) -> Option<Self> {
        let from = text.as_bytes();
        if from.is_empty() || from.len() > MOST || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; MOST];
        let mut place = 0;
        while place < from.len() {
            bytes[place] = from[place];
            place += 1;
        }
        Some(Text { bytes, length: from.len() as u8 })
    }

    pub(crate) fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length as usize]).unwrap_or_default()
    }
}

impl<const MOST: usize> fmt::Debug for Text<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

/// The id of a Situation of the data, or `random` (POL-110).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SituationName(Text<12>);

/// The id of a layout of the data, or a city of one's own: its rows, joined by `/` (POL-07, POL-180).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CityText(Text<LONGEST_CITY>);

/// 35 rows of one plot, with what stands between them.
const LONGEST_CITY: usize = 72;

const fn known<const MOST: usize>(text: &str) -> Text<MOST> {
    match Text::new(text) {
        Some(text) => text,
        None => panic!("too long"),
    }
}

impl SituationName {
    pub const BASE: SituationName = SituationName(known("base"));

    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl CityText {
    pub const BEGINNER: CityText = CityText(known("beginner_ru"));

    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl OptionField for SituationName {
    const KIND: OptionKind = OptionKind::Text {
        words: &["base", "A", "B", "C", "F", "G", "H", "I", "L", "S", "T", "random"],
        most: 12,
        form: "the id of a Situation in the data",
    };

    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Word(word) => Text::new(word).map(SituationName),
            OptionValue::Flag(_) | OptionValue::Number(_) => None,
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Word(self.as_str().to_owned())
    }
}

impl OptionField for CityText {
    const KIND: OptionKind = OptionKind::Text {
        words: &["beginner_ru", "A", "B", "C", "F", "G", "H", "I", "L"],
        most: LONGEST_CITY as u8,
        form: "the rows of a city, joined by /",
    };

    fn read(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Word(word) => Text::new(word).map(CityText),
            OptionValue::Flag(_) | OptionValue::Number(_) => None,
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Word(self.as_str().to_owned())
    }
}

options! {
    pub struct Options in "ratapolis" {
        /// French or Russian rules, where they differ.
        edition: Edition = Edition::French,
        /// Which set-up is played: the base game, one of the Situations, or one drawn by lot.
        situation: SituationName = SituationName::BASE,
        /// The city of a base game or of Balthus: a printed layout, or rows of your own such as EEKAAAM/DFFOIIN/TTTRCCP/BBSSQQQ/JJGLLHH.
        city: CityText = CityText::BEGINNER,
        /// Who is Balthus: a seat by its number, or chance.
        balthus: Hunter = Hunter::FIRST; only if situation = "T",
        /// Two teams of two, whose cheese is added in the end.
        teams: bool = false,
        /// Who plays with whom, by the letters of the seats.
        partners: Partners = Partners::Across; only if teams = "on",
        /// The Market brings back rats lost in earlier rounds only, or any from the reserve.
        market_source: MarketSource = MarketSource::ByEdition,
        /// Whether advantages are given out after the last round too.
        final_phase5: FinalPhase5 = FinalPhase5::ByEdition,
        /// Room is shared until it is full, or everybody moves as many rats as the smallest group.
        equal_share: EqualShare = EqualShare::Fill,
        /// The page keeps a list of what has happened and of the cards you have seen.
        event_log: bool = true,
        /// Round 1 of a base game: open, closed, no attack or one attack.
        mark_1: Mark = Mark::Open; only if situation = "base",
        /// Round 2.
        mark_2: Mark = Mark::Open; only if situation = "base",
        /// Round 3.
        mark_3: Mark = Mark::Open; only if situation = "base",
        /// Round 4.
        mark_4: Mark = Mark::Open; only if situation = "base",
        /// Round 5.
        mark_5: Mark = Mark::Open; only if situation = "base",
        /// Round 6.
        mark_6: Mark = Mark::Open; only if situation = "base",
        /// Round 7.
        mark_7: Mark = Mark::Open; only if situation = "base",
        /// Round 8.
        mark_8: Mark = Mark::Open; only if situation = "base",
    }
}

impl Options {
    pub fn marks(&self) -> [Mark; 8] {
        let Options { mark_1, mark_2, mark_3, mark_4, mark_5, mark_6, mark_7, mark_8, .. } = *self;
        [mark_1, mark_2, mark_3, mark_4, mark_5, mark_6, mark_7, mark_8]
    }

    /// POL-82.
    pub fn market_brings_any(&self) -> bool {
        match (self.market_source, self.edition) {
            (MarketSource::AnyReserve, _) | (MarketSource::ByEdition, Edition::Russian) => true,
            (MarketSource::EarlierRound, _) | (MarketSource::ByEdition, Edition::French) => false,
        }
    }

    /// POL-76.
    pub fn plays_final_phase5(&self) -> bool {
        match (self.final_phase5, self.edition) {
            (FinalPhase5::Played, _) | (FinalPhase5::ByEdition, Edition::French) => true,
            (FinalPhase5::LeftOut, _) | (FinalPhase5::ByEdition, Edition::Russian) => false,
        }
    }
}
