//! A table of computer players, played to its end.

use bots::search::Searchable;
use bots::{Leash, Player, player};
use table::{
    Bot, Dice, Game, Joint, OptionKind, OptionValue, Options as _, Printed, Seat, SeatSet, Seed, Standing,
    Turn, World,
};

pub(crate) type Mind<G> = Box<dyn Bot<G>>;
pub(crate) type Table<G> = Vec<Player<G>>;

/// So many seats, filled with the game's players in turn.
pub(crate) fn table_of<G: Searchable>(seats: u8, first: usize) -> Table<G> {
    let bots = G::bots();
    named(&(0..usize::from(seats)).map(|seat| bots[(first + seat) % bots.len()].name).collect::<Vec<_>>())
}

pub(crate) fn named<G: Searchable>(names: &[&str]) -> Table<G> {
    names.iter().map(|name| player(name).unwrap()).collect()
}

/// As on the command line: `name=value`, with spaces between.
pub(crate) fn options<G: Game>(text: &str) -> G::Options {
    let mut options = G::Options::default();
    for pair in text.split_whitespace() {
        let (name, value) = pair.split_once('=').unwrap();
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    options
}

/// The defaults, and each option in turn at its ends and at each of its words.
pub(crate) fn options_of<G: Game>() -> Vec<G::Options> {
    let mut all = Vec::new();
    for spec in G::Options::specs() {
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
            let mut options = G::Options::default();
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

pub(crate) fn deal<G: Game>(options: &G::Options, seats: u8, number: u64) -> World<G> {
    World::deal(&Printed::shipped(), options, seats, Seed::from_number(number), false).unwrap()
}

pub(crate) fn play<G: Searchable>(table: &Table<G>, options: &G::Options, number: u64) -> Standing {
    play_watched(table, options, number, |_, _, _| {})
}

/// Plays a match; `watch` sees every question before it is answered.
pub(crate) fn play_watched<G: Searchable>(
    table: &Table<G>,
    options: &G::Options,
    number: u64,
    mut watch: impl FnMut(&World<G>, Seat, &G::View),
) -> Standing {
    let seats = table.len() as u8;
    let mut world = deal::<G>(options, seats, number);
    let mut players: Vec<Mind<G>> = table.iter().map(|player| player.sit_down(&Leash::long())).collect();
    let luck = Dice::from_seed(Seed::derived("players", number));
    let mut dice: Vec<Dice> =
        SeatSet::first(seats).iter().map(|seat| luck.fork("seat", seat.number().into())).collect();
    let mut clock = 0;
    loop {
        for seat in SeatSet::first(seats) {
            let Some(aside) = world.aside(seat) else { continue };
            if players[usize::from(seat.number())].steps_aside(seat, &world.view(Some(seat))) {
                world.resolve(&Joint::single(seat, aside));
            }
        }
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

/// Whether one might decide so by habit: of equals a habit takes any.
pub(crate) fn is_usual<G: Searchable>(
    habit: fn(Seat, &G::View, &mut Dice) -> G::Decision,
    seat: Seat,
    view: &G::View,
    decision: &G::Decision,
    dice: &mut Dice,
) -> bool {
    (0..64).any(|_| habit(seat, view, dice) == *decision)
}

/// Each player's share of the wins, the seats being rotated from match to match; a shared win counts in parts.
pub(crate) fn shares<G: Searchable>(names: &[&str], matches: u64) -> Vec<f64> {
    let mut wins = vec![0.0; names.len()];
    for number in 0..matches {
        let turn = (number % names.len() as u64) as usize;
        let mut seated = named::<G>(names);
        seated.rotate_left(turn);
        let winners = play(&seated, &G::Options::default(), 50_000 + number).winners();
        for seat in winners {
            wins[(usize::from(seat.number()) + turn) % names.len()] += 1.0 / f64::from(winners.len());
        }
    }
    wins.iter().map(|won| won / matches as f64).collect()
}
