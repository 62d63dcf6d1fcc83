//! Writes what the rules say of many positions, for the tests of the page: `page-fixtures FOLDER`. Run it as `cargo xtask
//! codegen`. Whatever the page works out by itself, while a plan is being made, is compared with it.
//!
//! The positions come from seeded random games over every option, so the files change when the rules do and at no other
//! time.

mod questions;
mod rat_a_tat_cat;
mod ratapolis;
mod ratland;
mod rattus_cartus;

use games::protocol::OnWire;
use serde_json::Value;
use std::path::Path;
use std::{env, fs, io};
use table::{Dice, Game, Joint, Printed, Seat, SeatSet, Seed, Turn, World};

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).ok_or_else(|| io::Error::other("usage: page-fixtures FOLDER"))?;
    write(Path::new(&folder))
}

/// A file of a game.
type Fixture = (&'static str, Value);

fn write(folder: &Path) -> io::Result<()> {
    write_game::<games::rat_a_tat_cat::State>(folder, rat_a_tat_cat::fixtures())?;
    write_game::<games::ratland::State>(folder, ratland::fixtures())?;
    write_game::<games::rattus_cartus::State>(folder, rattus_cartus::fixtures())?;
    write_game::<games::ratapolis::State>(folder, ratapolis::fixtures())
}

fn write_game<G: Game>(folder: &Path, fixtures: Vec<Fixture>) -> io::Result<()> {
    let folder = folder.join(G::NAME).join("fixtures");
    fs::create_dir_all(&folder)?;
    for (name, value) in fixtures {
        fs::write(folder.join(format!("{name}.json")), lines(&value))?;
    }
    Ok(())
}

/// An entry a line, so that a change of the rules can be read in a diff.
fn lines(value: &Value) -> String {
    let Some(all) = value.as_array() else { return format!("{value}\n") };
    let all: Vec<String> = all.iter().map(Value::to_string).collect();
    format!("[\n{}\n]\n", all.join(",\n"))
}

/// Plays random games, and shows every position of them before it is decided.
fn wander<G: OnWire>(games: u64, parts: &Printed<G::Parts>, mut look: impl FnMut(&World<G>, &mut Dice)) {
    for game in 0..games {
        let mut dice = Dice::from_seed(Seed::derived("page fixtures", game));
        let span = u32::from(G::SEATS.end() - G::SEATS.start() + 1);
        let seats = G::SEATS.start() + dice.below(span) as u8;
        // The first game of all is the usual one; a table that the rules refuse is none.
        let options =
            if game == 0 { G::Options::default() } else { testkit::random::options(&mut dice, seats) };
        let seed = Seed::derived("page fixtures: the deal", game);
        let Ok(mut world) = World::<G>::deal(parts, &options, seats, seed, true) else { continue };
        for _ in 0..MOST_TURNS {
            look(&world, &mut dice);
            match world.turn() {
                Turn::Waits(asked) => world.resolve(&sampled(&world, asked, &mut dice)),
                Turn::AsksClock => world.read_clock(testkit::random::seconds(&mut dice)),
                Turn::Over(_) => break,
            }
        }
    }
}

/// No game that is worth a look lasts longer.
const MOST_TURNS: usize = 400;

fn sampled<G: Game>(world: &World<G>, asked: SeatSet, dice: &mut Dice) -> Joint<G::Decision> {
    let mut joint = Joint::new();
    asked.iter().for_each(|seat| joint.put(seat, world.sample_with(seat, dice)));
    joint
}

/// The seats that are asked.
fn asked<G: Game>(world: &World<G>) -> SeatSet {
    match world.turn() {
        Turn::Waits(asked) => asked,
        Turn::AsksClock | Turn::Over(_) => SeatSet::EMPTY,
    }
}

/// What a page is sent.
fn sight<G: OnWire>(world: &World<G>, seat: Option<Seat>) -> Value {
    let mut any = json(G::any_sight(G::sight(&world.view(seat))));
    any["sight"].take()
}

fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what is sent is JSON")
}

/// Some fields of an object.
fn only(value: &Value, fields: &[&str]) -> Value {
    let of = |&field: &&str| Some((field.to_owned(), value.get(field)?.clone()));
    Value::Object(fields.iter().filter_map(of).collect())
}
