//! Strategies for proptest, which shrinks what it finds: fewer seats, options at their defaults, fewer decisions.

use proptest::prelude::*;
use std::fmt;
use table::{Game, OptionKind, OptionSpec, OptionValue, Options};

/// A table, and which of the listed decisions are made at it.
#[derive(Clone)]
pub struct Playthrough<G: Game> {
    pub seats: u8,
    pub options: G::Options,
    /// See [`table::Seed::from_number`].
    pub seed: u64,
    /// For every decision, its place on the list, counted round and round.
    pub picks: Vec<u16>,
}

impl<G: Game> fmt::Debug for Playthrough<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Playthrough { seats, options, seed, picks } = self;
        write!(f, "{} at {seats} seats, {options:?}, seed {seed}, picks {picks:?}", G::NAME)
    }
}

pub fn seats<G: Game>() -> impl Strategy<Value = u8> {
    G::SEATS
}

/// Any legal option set of a table of this size.
pub fn options<O: Options>(seats: u8) -> impl Strategy<Value = O> {
    let specs = O::specs();
    let values: Vec<_> = specs.iter().map(|spec| value(spec, seats)).collect();
    values.prop_map(move |values| {
        let mut options = O::default();
        for (spec, value) in specs.iter().zip(values) {
            options
                .set(spec.name, &value)
                .unwrap_or_else(|bad| panic!("what is described is refused: {bad}"));
        }
        options
    })
}

/// The default first, because values shrink to the first of the alternatives.
fn value(spec: &OptionSpec, seats: u8) -> BoxedStrategy<OptionValue> {
    let default = Just(spec.default.clone());
    let words =
        |words: &'static [&'static str]| words.iter().map(|word| OptionValue::Word((*word).to_owned()));
    let numbers = |from: i64, to: i64| (from..=to).prop_map(OptionValue::Number);
    match spec.kind {
        OptionKind::Flag => prop_oneof![default, any::<bool>().prop_map(OptionValue::Flag)].boxed(),
        OptionKind::Choice { words: choices } | OptionKind::Text { words: choices, .. } => {
            prop_oneof![default, proptest::sample::select(words(choices).collect::<Vec<_>>())].boxed()
        }
        OptionKind::Number { min, max, words: instead, .. } => {
            let instead = [vec![spec.default.clone()], words(instead).collect()].concat();
            prop_oneof![proptest::sample::select(instead), numbers(min, max)].boxed()
        }
        OptionKind::Seat { words: instead } => {
            let instead = [vec![spec.default.clone()], words(instead).collect()].concat();
            prop_oneof![proptest::sample::select(instead), numbers(0, i64::from(seats) - 1)].boxed()
        }
        OptionKind::Pick { count, of } => {
            let picked = proptest::sample::subsequence(of, usize::from(count));
            prop_oneof![default, picked.prop_map(|words| OptionValue::Word(words.join("+")))].boxed()
        }
    }
}

/// A decision's place on a list of whatever length.
pub fn pick() -> impl Strategy<Value = u16> {
    0..u16::MAX
}

/// A match of up to `decisions` decisions, at a table of any size.
pub fn playthrough<G: Game>(decisions: usize) -> impl Strategy<Value = Playthrough<G>> {
    let table = seats::<G>().prop_flat_map(|seats| (Just(seats), options::<G::Options>(seats)));
    (table, any::<u64>(), prop::collection::vec(pick(), 0..=decisions))
        .prop_map(|((seats, options), seed, picks)| Playthrough { seats, options, seed, picks })
}
