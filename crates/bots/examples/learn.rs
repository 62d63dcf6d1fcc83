//! What it takes to learn who is ahead, and to see whether that helps (train/README.md). Every core is used.
//!
//! `learn rows GAME SEATS SIMULATIONS SECONDS SEED FILE [NETS]`: for so long `search-N` plays against itself, one decision in
//! eight being something else that comes to mind; at the start of every round what is told of each seat is written, with what
//! was guessed and who won in the end.
//!
//! `learn arena GAME SEATS ONE OTHER SECONDS SEED [NETS]`: for so long one ONE plays against OTHERs, or in two seats
//! against one, each deal in all rotations; how often ONE wins, and how long everybody thinks for a decision. `search-N@R` looks
//! no further than R rounds.
//!
//! NETS are two files with a comma between, for tables of two and for larger ones: tried out instead of those of the game. `-` is none.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a measurement that cannot unwrap has failed

use bots::search::{Lessons, Search, Searchable};
use bots::values::{MOST_OF_A_THING, MOST_THINGS, Net, Nets, Told, try_out};
use bots::{Leash, player_or_cheat};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Bot, BySeat, Dice, Joint, Printed, Seat, SeatSet, Seed, Standing, Turn, World};

/// One in so many decisions is something else, one of so many that come to mind.
const WAVERS: u32 = 8;
const OTHERS: usize = 6;
/// Shares of a win are written in such parts.
const WHOLE: f32 = 10_000.0;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.get(1).map(String::as_str) {
        Some("rat-a-tat-cat") => run::<games::rat_a_tat_cat::State>(&words),
        Some("ratland") => run::<games::ratland::State>(&words),
        Some("rattus-cartus") => run::<games::rattus_cartus::State>(&words),
        Some("ratapolis") => run::<games::ratapolis::State>(&words),
        _ => println!(
            "rows GAME SEATS SIMULATIONS SECONDS SEED FILE [NETS], arena GAME SEATS ONE OTHER SECONDS SEED [NETS]"
        ),
    }
}

fn run<G: Searchable>(words: &[String]) {
    if let Some(files) = words.get(7) {
        let net = |file: &str| (file != "-").then(|| Net::read(&std::fs::read(file).unwrap()).unwrap());
        let (two, several) = files.split_once(',').unwrap();
        try_out(Nets { two: net(two), several: net(several) });
    }
    let number = |place: usize| words[place].parse::<u64>().unwrap();
    match words[0].as_str() {
        "rows" => {
            let (seats, simulations) = (number(2) as u8, number(3) as u32);
            rows::<G>(seats, simulations, Duration::from_secs(number(4)), number(5), &words[6]);
        }
        "arena" => {
            let names = [words[3].as_str(), words[4].as_str()];
            arena::<G>(number(2) as u8, names, Duration::from_secs(number(5)), number(6));
        }
        other => println!("{other} is neither rows nor arena"),
    }
}

/// What is told of everybody at one place of a game, and how it ended.
struct Row {
    told: Vec<Told>,
    guessed: BySeat<f32>,
}

fn deal<G: Searchable>(seats: u8, seed: Seed) -> World<G> {
    World::deal(&Printed::shipped(), &G::Options::default(), seats, seed, false).unwrap()
}

/// Calls on every core with 0, 1, 2 and so on, until the time is over.
fn on_every_core(time: Duration, work: impl Fn(u64) + Sync) {
    let (next, began) = (AtomicU64::new(0), Instant::now());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while began.elapsed() < time {
                    work(next.fetch_add(1, Ordering::Relaxed));
                }
            });
        }
    });
}

fn rows<G: Searchable>(seats: u8, simulations: u32, time: Duration, seed: u64, file: &str) {
    let out = Mutex::new((BufWriter::new(File::create(file).unwrap()), 0_u64, 0_u64));
    on_every_core(time, |number| {
        let deals = Seed::derived(&format!("learn {seed}"), number);
        let mut dice = Dice::from_seed(Seed::derived(&format!("learn players {seed}"), number));
        let (rows, standing) = watched_game::<G>(deal(seats, deals), simulations, &mut dice);
        let winners = standing.winners();
        let share = WHOLE / f32::from(winners.len().max(1));
        let mut bytes = Vec::new();
        for row in &rows {
            for told in &row.told {
                let things: Vec<&[i16]> = told.things().collect();
                put(&mut bytes, things.len() as i16);
                put(&mut bytes, things.first().map_or(0, |thing| thing.len() as i16));
                put(&mut bytes, told.numbers().len() as i16);
                let (filled, each) = (bytes.len(), 2 * MOST_OF_A_THING);
                for thing in &things {
                    let end = bytes.len() + each;
                    thing.iter().for_each(|number| put(&mut bytes, *number));
                    bytes.resize(end, 0);
                }
                bytes.resize(filled + MOST_THINGS * each, 0);
                told.numbers().iter().for_each(|number| put(&mut bytes, *number));
            }
            for seat in SeatSet::first(seats) {
                put(&mut bytes, if winners.contains(seat) { share as i16 } else { 0 });
                put(&mut bytes, (row.guessed[seat] * WHOLE) as i16);
            }
        }
        let mut out = out.lock().unwrap();
        out.0.write_all(&bytes).unwrap();
        (out.1, out.2) = (out.1 + 1, out.2 + rows.len() as u64);
    });
    let (mut file, games, rows) = out.into_inner().unwrap();
    file.flush().unwrap();
    println!("# {} {seats} seats, search-{simulations}: {rows} rows of {games} games", G::NAME);
}

fn put(bytes: &mut Vec<u8>, number: i16) {
    bytes.extend(number.to_le_bytes());
}

fn watched_game<G: Searchable>(
    mut world: World<G>,
    simulations: u32,
    dice: &mut Dice,
) -> (Vec<Row>, Standing) {
    let search = Search::<G>::new(simulations, Leash::long()).with_lessons(Lessons::ALL);
    let (mut rows, mut round) = (Vec::new(), 0);
    loop {
        let asked = match world.turn() {
            Turn::Waits(asked) => asked,
            Turn::Over(standing) => return (rows, standing),
            Turn::AsksClock => unreachable!("none of these games asks the time"),
        };
        let everything = world.view_of_everything();
        if G::round(&everything) > round {
            round = G::round(&everything);
            let seats = SeatSet::first(G::company(&everything));
            let told = G::tell(&everything, &mut |told| seats.iter().map(told).collect());
            rows.extend(told.map(|told| Row { told, guessed: G::chances(&everything) }));
        }
        let mut joint = Joint::new();
        for seat in asked {
            let view = world.view(Some(seat));
            let mut others = Vec::new();
            if dice.chance(1, WAVERS) {
                others = G::candidates(seat, &view, OTHERS, dice);
            }
            let drawn = dice.below(others.len().max(1) as u32) as usize;
            let decision = match others.into_iter().nth(drawn) {
                Some(other) => other,
                None => search.think(seat, &view, dice).decision,
            };
            joint.put(seat, decision);
        }
        world.resolve(&joint);
    }
}

/// What came of one deal in all rotations: the part of wins of ONE, and how long both thought for how many decisions.
#[derive(Default)]
struct Played {
    shares: Vec<f64>,
    thought: [(Duration, u64); 2],
}

fn arena<G: Searchable>(seats: u8, names: [&str; 2], time: Duration, seed: u64) {
    let played = Mutex::new(Played::default());
    on_every_core(time, |number| {
        let mut share = 0.0;
        for turns in 0..seats {
            let mut thought = [(Duration::ZERO, 0); 2];
            share += one_game::<G>(seats, names, seed, number, turns, &mut thought) / f64::from(seats);
            let mut played = played.lock().unwrap();
            for (all, here) in played.thought.iter_mut().zip(thought) {
                (all.0, all.1) = (all.0 + here.0, all.1 + here.1);
            }
        }
        played.lock().unwrap().shares.push(share);
    });
    let played = played.into_inner().unwrap();
    let count = played.shares.len() as f64;
    let mean = played.shares.iter().sum::<f64>() / count;
    let variance =
        played.shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let each = played.thought.map(|(time, decisions)| 1e3 * time.as_secs_f64() / decisions.max(1) as f64);
    println!(
        "# {} {seats} seats, {} against {}, seed {seed}: wins {:.1} ± {:.1} % of {} games; {:.2} and {:.2} ms a decision",
        G::NAME,
        names[0],
        names[1],
        100.0 * mean,
        196.0 * (variance / count).sqrt(),
        played.shares.len() * usize::from(seats),
        each[0],
        each[1],
    );
}

/// Whoever is called `search-N@R` looks no further than R rounds.
fn sit_down<G: Searchable>(name: &str) -> Box<dyn Bot<G>> {
    match name.split_once('@') {
        None => player_or_cheat::<G>(name).unwrap().sit_down(&Leash::long()),
        Some((name, rounds)) => {
            let simulations = name.strip_prefix("search-").unwrap().parse().unwrap();
            let search = Search::new(simulations, Leash::long());
            G::seated(search.looking_no_further_than(rounds.parse().unwrap()))
        }
    }
}

fn one_game<G: Searchable>(
    seats: u8,
    names: [&str; 2],
    seed: u64,
    number: u64,
    turns: u8,
    thought: &mut [(Duration, u64); 2],
) -> f64 {
    let mut world = deal::<G>(seats, Seed::derived(&format!("arena {seed}"), number));
    let luck = Dice::from_seed(Seed::derived(&format!("arena players {seed}"), number));
    let mut dice = luck.fork("rotation", turns.into());
    let kind = |seat: Seat| usize::from(seat.number() != turns);
    let sit = |seat: Seat| sit_down::<G>(names[kind(seat)]);
    let mut players: Vec<_> = SeatSet::first(seats).iter().map(sit).collect();
    loop {
        let asked = match world.turn() {
            Turn::Waits(asked) => asked,
            Turn::Over(standing) => {
                let winners = standing.winners();
                let won = winners.iter().any(|seat| kind(seat) == 0);
                return if won { 1.0 / f64::from(winners.len()) } else { 0.0 };
            }
            Turn::AsksClock => unreachable!("none of these games asks the time"),
        };
        let mut joint = Joint::new();
        for seat in asked {
            let view = world.view(Some(seat));
            let began = Instant::now();
            let decision = players[usize::from(seat.number())].decide(seat, &view, &mut dice);
            let spent = &mut thought[kind(seat)];
            *spent = (spent.0 + began.elapsed(), spent.1 + 1);
            joint.put(seat, decision);
        }
        world.resolve(&joint);
    }
}
