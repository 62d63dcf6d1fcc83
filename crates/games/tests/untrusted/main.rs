//! What comes from outside harms nobody: the seeds of the fuzzer, and what chance makes of them. `cargo xtask fuzz` tries the
//! same three with libFuzzer, which looks where an input went, for as long as one likes.

#![allow(clippy::unwrap_used)]

mod decision;
mod notation;
mod record;

use games::{GameId, Written, with_game};
use std::fs;
use std::path::Path;
use table::{Dice, Game, Joint, Match, Printed, Seed, Turn, World};

const EDITS: u32 = 6;

/// Every seed as it is, those of the folder and the others, then this many that are almost like one.
fn try_out(name: &str, tries: usize, read: fn(&[u8]), others: Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(name);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut seeds: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
    assert!(!seeds.is_empty());
    seeds.extend(others.into_iter().map(String::into_bytes));
    let mut dice = Dice::from_seed(Seed::derived(name, 0));
    for number in 0..seeds.len() + tries {
        let pick = |dice: &mut Dice| &seeds[dice.below(seeds.len() as u32) as usize];
        let input = match seeds.get(number) {
            Some(seed) => seed.clone(),
            None => {
                let mut input = pick(&mut dice).clone();
                for _ in 0..=dice.below(EDITS) {
                    let other = pick(&mut dice);
                    edit(&mut input, other, &mut dice);
                }
                input
            }
        };
        let _said = Said(&input);
        read(&input);
    }
}

fn edit(input: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    let at = dice.below(input.len() as u32 + 1) as usize;
    match dice.below(5) {
        0 => input.insert(at, dice.below(256) as u8),
        // What stands there already, elsewhere: a digit for a digit more often than chance would.
        1 if at < input.len() => input[at] = input[dice.below(input.len() as u32) as usize],
        2 => drop(input.drain(at..(at + dice.below(8) as usize).min(input.len()))),
        3 => input.truncate(at),
        _ => {
            let from = dice.below(other.len() as u32 + 1) as usize;
            let to = (from + dice.below(40) as usize).min(other.len());
            input.splice(at..at, other[from..to].iter().copied());
        }
    }
}

/// Says what was read when reading it panics.
struct Said<'a>(&'a [u8]);

impl Drop for Said<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("read: {}", self.0.escape_ascii());
        }
    }
}

/// What is said in a game of each, and how it stands now and then.
fn written() -> Vec<String> {
    fn of<G: Game>(written: &mut Vec<String>) {
        let dealt =
            World::<G>::deal(&Printed::shipped(), &G::Options::default(), 3, Seed::from_number(1), false);
        let (mut world, mut dice) = (dealt.unwrap(), Dice::from_seed(Seed::from_number(2)));
        for step in 0..60 {
            let Turn::Waits(asked) = world.turn() else { return };
            let mut joint = Joint::new();
            for seat in asked {
                let decision = world.sample(seat);
                written.push(decision.to_string());
                joint.put(seat, decision);
            }
            world.resolve(&joint);
            if step % 10 == dice.below(10) {
                written.push(G::position(&world.view_of_everything()));
            }
        }
    }
    let mut all = Vec::new();
    for game in GameId::ALL {
        with_game!(game, G => of::<G>(&mut all));
    }
    all
}

/// The record of a match of each, in which all let the time run out.
fn records() -> Vec<String> {
    fn of<G: Game>() -> String {
        let seed = Seed::from_number(3);
        let mut table = Match::<G>::start(&Printed::shipped(), &G::Options::default(), 3, seed).unwrap();
        while let Some(seat) = table.waits_for().lowest() {
            table.time_out(seat).unwrap();
        }
        Written { record: table.record(), names: None, printed: None }.to_json()
    }
    GameId::ALL.iter().map(|game| with_game!(*game, G => of::<G>())).collect()
}

#[test]
fn whatever_is_typed_is_read_or_pointed_at() {
    try_out("notation", 20_000, notation::read, written());
}

#[test]
fn whatever_is_uploaded_is_replayed_or_refused() {
    try_out("record", 4_000, record::read, records());
}

#[test]
fn whatever_is_decided_is_taken_or_changes_nothing() {
    try_out("decision", 4_000, decision::read, Vec::new());
}
