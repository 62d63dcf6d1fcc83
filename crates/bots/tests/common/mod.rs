//! A table of computer players, played to its end.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use bots::{BotSpec, HasBots};
use rat_a_tat_cat::{Options, Parts, State, View};
use table::{
    Bot, Dice, Joint, OptionKind, OptionValue, Options as _, Printed, Seat, SeatSet, Seed, Standing, Turn,
    World,
};

pub(crate) type Player = Box<dyn Bot<State>>;
pub(crate) type Table = Vec<&'static BotSpec<State>>;

/// So many seats, filled with the game's players in turn.
pub(crate) fn table_of(seats: u8, first: usize) -> Table {
    State::bots().iter().cycle().skip(first % State::bots().len()).take(usize::from(seats)).collect()
}

pub(crate) fn named(names: &[&str]) -> Table {
    names.iter().map(|name| bots::by_name(name).unwrap()).collect()
}

/// The defaults, and each option in turn at its ends and at each of its words.
pub(crate) fn options_of() -> Vec<Options> {
    let mut all = Vec::new();
    for spec in Options::specs() {
        let words = |words: &[&str]| words.iter().map(|word| OptionValue::Word((*word).to_owned())).collect();
        let mut values: Vec<OptionValue> = match spec.kind {
            OptionKind::Flag => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
            OptionKind::Choice { words: choices } | OptionKind::Text { words: choices, .. } => words(choices),
            OptionKind::Number { words: choices, .. } | OptionKind::Seat { words: choices } => words(choices),
            OptionKind::Pick { .. } => vec![spec.default.clone()],
        };
        match spec.kind {
            OptionKind::Number { min, max, .. } => {
                values.extend([OptionValue::Number(min), OptionValue::Number(max)]);
            }
            OptionKind::Seat { .. } => values.push(OptionValue::Number(1)),
            OptionKind::Flag
            | OptionKind::Choice { .. }
            | OptionKind::Pick { .. }
            | OptionKind::Text { .. } => {}
        }
        for value in values {
            let mut options = Options::default();
            // What has an effect only with another option's value is tried with it.
            if let Some((other, when)) = spec.only_if {
                options.set(other, &OptionValue::from_text(when)).unwrap();
            }
            options.set(spec.name, &value).unwrap();
            all.push(options);
        }
    }
    all
}

pub(crate) fn deal(options: &Options, seats: u8, number: u64) -> World<State> {
    World::deal(&Printed::<Parts>::shipped(), options, seats, Seed::from_number(number), false).unwrap()
}

pub(crate) fn play(table: &Table, options: &Options, number: u64) -> Standing {
    play_watched(table, options, number, |_, _, _| {})
}

/// Plays a match; `watch` sees every question before it is answered.
pub(crate) fn play_watched(
    table: &Table,
    options: &Options,
    number: u64,
    mut watch: impl FnMut(&World<State>, Seat, &View),
) -> Standing {
    let seats = table.len() as u8;
    let mut world = deal(options, seats, number);
    let mut players: Vec<Player> = table.iter().map(|bot| (bot.make)()).collect();
    let luck = Dice::from_seed(Seed::derived("players", number));
    let mut dice: Vec<Dice> =
        SeatSet::first(seats).iter().map(|seat| luck.fork("seat", seat.number().into())).collect();
    let mut clock = 0;
    loop {
        match world.turn() {
            Turn::Over(standing) => return standing,
            Turn::AsksClock => {
                clock += 600;
                world.read_clock(clock);
            }
            Turn::Waits(asked) => {
                let mut joint = Joint::new();
                for seat in asked {
                    let (view, index) = (world.view(Some(seat)), usize::from(seat.number()));
                    watch(&world, seat, &view);
                    let decision = players[index].decide(seat, &view, &mut dice[index]);
                    if let Err(illegal) = world.check(seat, &decision) {
                        panic!("{}: {decision:?}: {illegal}\n{view:?}", table[index].name);
                    }
                    joint.put(seat, decision);
                }
                world.resolve(&joint);
            }
        }
    }
}
