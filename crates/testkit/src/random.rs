//! Chance for the tests: option sets out of their description, and how time passes.

use table::{Dice, OptionKind, OptionSpec, OptionValue, Options};

/// A legal value for every option. Numbers are mostly small or the default ones, because most options make a match
/// longer and long matches show little that is new; one in ten comes from the whole range.
///
/// # Panics
/// When an option refuses a value that its own description allows.
pub fn options<O: Options>(dice: &mut Dice, seats: u8) -> O {
    let mut options = O::default();
    for spec in O::specs() {
        let value = value(&spec, seats, dice);
        options.set(spec.name, &value).unwrap_or_else(|bad| panic!("what is described is refused: {bad}"));
    }
    options
}

/// Every value of every option, or the ends of its range and what is suggested, each with what it needs to have an
/// effect: one change of options at a time, so that a suite can be sure to have tried them all.
pub fn every_value<O: Options>(seats: u8) -> Vec<Vec<(&'static str, OptionValue)>> {
    let mut changes = Vec::new();
    for spec in O::specs() {
        for value in values(&spec, seats) {
            let needs = spec.only_if.map(|(other, word)| (other, OptionValue::from_text(word)));
            changes.push(needs.into_iter().chain([(spec.name, value)]).collect());
        }
    }
    changes
}

fn values(spec: &OptionSpec, seats: u8) -> Vec<OptionValue> {
    let words =
        |words: &[&str]| words.iter().map(|word| OptionValue::Word((*word).to_owned())).collect::<Vec<_>>();
    let numbers = |numbers: &[i64]| numbers.iter().copied().map(OptionValue::Number).collect::<Vec<_>>();
    match spec.kind {
        OptionKind::Flag => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
        OptionKind::Choice { words: all } | OptionKind::Text { words: all, .. } => words(all),
        OptionKind::Number { min, max, suggested, words: more } => {
            [words(more), numbers(suggested), numbers(&[min, max])].concat()
        }
        // Every word is picked with its neighbours.
        OptionKind::Pick { count, of } => (0..of.len())
            .map(|first| {
                of.iter().cycle().skip(first).take(count.into()).copied().collect::<Vec<_>>().join("+")
            })
            .map(OptionValue::Word)
            .collect(),
        OptionKind::Seat { words: more } => {
            [words(more), numbers(&(0..i64::from(seats)).collect::<Vec<_>>())].concat()
        }
    }
}

fn value(spec: &OptionSpec, seats: u8, dice: &mut Dice) -> OptionValue {
    let word =
        |words: &[&str], dice: &mut Dice| dice.pick(words).map(|word| OptionValue::Word(word.to_owned()));
    match spec.kind {
        OptionKind::Flag => OptionValue::Flag(dice.chance(1, 2)),
        OptionKind::Choice { words } | OptionKind::Text { words, .. } => {
            word(words, dice).unwrap_or(spec.default.clone())
        }
        OptionKind::Number { words, .. } | OptionKind::Seat { words }
            if !words.is_empty() && dice.chance(1, 6) =>
        {
            word(words, dice).unwrap_or(spec.default.clone())
        }
        OptionKind::Number { min, max, suggested, .. } => match dice.below(10) {
            0 | 1 => spec.default.clone(),
            2 => OptionValue::Number(dice.pick(suggested).unwrap_or(max.min(min + 1))),
            3 => OptionValue::Number(between(min, max, dice)),
            _ => OptionValue::Number(between(min, max.min(min + 4), dice)),
        },
        OptionKind::Seat { .. } => OptionValue::Number(i64::from(dice.below(u32::from(seats)))),
        OptionKind::Pick { count, of } => {
            let mut words = of.to_vec();
            dice.shuffle(&mut words);
            OptionValue::Word(words[..usize::from(count)].join("+"))
        }
    }
}

fn between(min: i64, max: i64, dice: &mut Dice) -> i64 {
    let width = u32::try_from(max - min + 1).unwrap_or(u32::MAX);
    min + i64::from(dice.below(width))
}

/// Values just outside of what the description allows, each of which must be refused.
pub fn bad_values(spec: &OptionSpec) -> Vec<OptionValue> {
    let word = OptionValue::Word("no-such-word".to_owned());
    match spec.kind {
        OptionKind::Flag => vec![word, OptionValue::Number(1)],
        OptionKind::Choice { .. } => vec![word, OptionValue::Number(0), OptionValue::Flag(true)],
        OptionKind::Number { min, max, .. } => {
            let beyond = [min - 1, max + 1, -1 - max, i64::MAX].map(OptionValue::Number);
            [&beyond[..], &[word, OptionValue::Flag(true)]].concat()
        }
        OptionKind::Seat { .. } => {
            vec![word, OptionValue::Flag(true), OptionValue::Number(-1), OptionValue::Number(12)]
        }
        OptionKind::Text { most, .. } => {
            let texts = [String::new(), "A".repeat(usize::from(most) + 1)].map(OptionValue::Word);
            texts.into_iter().chain([OptionValue::Number(1), OptionValue::Flag(true)]).collect()
        }
        OptionKind::Pick { count, of } => {
            let count = usize::from(count);
            let few = of[..count - 1].join("+");
            let twice = format!("{few}+{}", of[0]);
            let many = of[..=count].join("+");
            [few, twice, many]
                .map(OptionValue::Word)
                .into_iter()
                .chain([word, OptionValue::Flag(true)])
                .collect()
        }
    }
}

/// How many seconds pass between two looks at the clock: none, a few, or many.
pub fn seconds(dice: &mut Dice) -> u64 {
    let most = dice.pick(&[1, 20, 300, 3600]).unwrap_or(1);
    u64::from(dice.below(most))
}
