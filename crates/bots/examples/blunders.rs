//! Decisions that lose more than 5 % of a win: how many there are in a game, of the players of today and of the frozen ones, and
//! which.
//!
//! `cargo run --release -p bots --example blunders -- GAME SEATS SIMULATIONS GAMES SEED [EVERY]`: so many games of
//! `search-N` and `frozen-search-N`, seated in turn, each deal as often as there are seats; one of EVERY decisions is looked at,
//! and with 0 none: then only who wins is counted.
//! What was decided is compared with what a thought of ten times the length finds best, on worlds that neither has seen, until it
//! is clear which is better and by how much. Each decision that loses more than 5 % for sure is printed with its position, ready for
//! `tests/sanity/`; then the rates, with 95 % intervals over the deals.
//!
//! `blunders plain GAME SEATS SIMULATIONS GAMES SEED`: what those who have learnt to look twice would not do as it is, out of all
//! that `frozen-search-N` decides against itself.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a measurement that cannot unwrap has failed

use bots::search::{Judge, Lessons, Search, Searchable};
use bots::{Leash, player_or_cheat};
use table::{Dice, Joint, Printed, Seat, SeatSet, Seed, Turn, World};

/// What a blunder loses at the least.
const BLUNDER: f64 = 0.05;
/// Below this, by the long thought itself, nothing is looked into any further.
const SUSPICION: f64 = 0.03;
/// How many times as long the long thought is, and how long it is at the least.
const LONGER: u32 = 10;
const LONG: u32 = 4_000;
/// Worlds at a time, and how many at the most; so many standard errors are for sure, though it is looked at again and again.
const WORLDS: u32 = 100;
const MOST_WORLDS: u32 = 1_500;
const SURE: f64 = 2.5;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let plain = words.first().is_some_and(|word| word == "plain");
    let [game, numbers @ ..] = &words[usize::from(plain)..] else {
        println!("GAME SEATS SIMULATIONS GAMES SEED [EVERY]");
        return;
    };
    let numbers: Vec<u64> = numbers.iter().map(|number| number.parse().unwrap()).collect();
    let hunt = Hunt {
        seats: numbers[0] as u8,
        simulations: numbers[1] as u32,
        games: numbers[2],
        seed: numbers[3],
        every: numbers.get(4).copied().unwrap_or(1),
        plain,
    };
    match game.as_str() {
        "rat-a-tat-cat" => hunt.run::<games::rat_a_tat_cat::State>(),
        "ratland" => hunt.run::<games::ratland::State>(),
        "rattus-cartus" => hunt.run::<games::rattus_cartus::State>(),
        "ratapolis" => hunt.run::<games::ratapolis::State>(),
        other => println!("{other} is no game"),
    }
}

struct Hunt {
    seats: u8,
    simulations: u32,
    games: u64,
    seed: u64,
    every: u64,
    plain: bool,
}

/// What was found of one kind of player in one deal, all rotations together.
#[derive(Clone, Copy, Default)]
struct Found {
    games: u32,
    wins: f64,
    looked_at: u32,
    blunders: u32,
    lost: f64,
}

impl Hunt {
    fn run<G: Searchable>(&self) {
        let who = if self.plain { ["frozen-search"; 2] } else { ["frozen-search", "search"] };
        let names = who.map(|name| format!("{name}-{}", self.simulations));
        let mut found: [Vec<Found>; 2] = Default::default();
        for deal in 0..self.games.div_ceil(u64::from(self.seats)) {
            let mut here = [Found::default(); 2];
            for turns in 0..usize::from(self.seats) {
                self.play::<G>(&names, deal, turns, &mut here);
            }
            found.iter_mut().zip(here).for_each(|(all, here)| all.push(here));
        }
        for (name, found) in names.iter().zip(&found) {
            let rates: Vec<f64> =
                found.iter().map(|one| f64::from(one.blunders) / f64::from(one.games)).collect();
            let (mean, error) = mean_and_error(&rates);
            let looked_at: u32 = found.iter().map(|one| one.looked_at).sum();
            let blunders: u32 = found.iter().map(|one| one.blunders).sum();
            let lost: f64 = found.iter().map(|one| one.lost).sum();
            let games: u32 = found.iter().map(|one| one.games).sum();
            let won: Vec<f64> = found.iter().map(|one| one.wins / f64::from(one.games)).collect();
            let (wins, doubt) = mean_and_error(&won);
            println!(
                "# {} {} seats, {name}: wins {:.1} ± {:.1} % a seat",
                G::NAME,
                self.seats,
                100.0 * wins,
                196.0 * doubt
            );
            if self.every == 0 || self.plain {
                continue;
            }
            let every = self.every as f64;
            println!(
                "# {} {} seats, {name}: {:.3} ± {:.3} blunders a game and seat \
                 ({blunders} of {looked_at} decisions of {games} games), {:.1} % of a win",
                G::NAME,
                self.seats,
                every * mean,
                every * 1.96 * error,
                100.0 * every * lost / f64::from(games),
            );
        }
    }

    fn play<G: Searchable>(&self, names: &[String; 2], deal: u64, turns: usize, found: &mut [Found; 2]) {
        let kind = |seat: Seat| (usize::from(seat.number()) + turns) % 2;
        let seed = Seed::derived(&format!("blunders {}", self.seed), deal);
        let mut world: World<G> =
            World::deal(&Printed::shipped(), &G::Options::default(), self.seats, seed, false).unwrap();
        let all = SeatSet::first(self.seats);
        let sit = |seat: Seat| player_or_cheat::<G>(&names[kind(seat)]).unwrap().sit_down(&Leash::long());
        let mut players: Vec<_> = all.iter().map(sit).collect();
        all.iter().for_each(|seat| found[kind(seat)].games += 1);
        let mut dice = Dice::from_seed(Seed::derived(&format!("blunders players {}", self.seed), deal));
        let mut judges = dice.fork("judges", turns as u32);
        let standing = loop {
            let asked = match world.turn() {
                Turn::Waits(asked) => asked,
                Turn::Over(standing) => break standing,
                Turn::AsksClock => unreachable!("none of these games asks the time"),
            };
            let mut joint = Joint::new();
            for seat in asked {
                let view = world.view(Some(seat));
                let decision = players[usize::from(seat.number())].decide(seat, &view, &mut dice);
                if self.plain {
                    let again = G::look_again(seat, &view, vec![decision.clone()], &mut judges);
                    if again.first() != Some(&decision) {
                        let position = G::position(&world.view_of_everything());
                        let better =
                            again.first().map_or("nothing of the kind".to_owned(), ToString::to_string);
                        println!("{position} | {seat} | {decision} | {better}");
                    }
                } else if self.every > 0 && judges.below(self.every as u32) == 0 {
                    let found = &mut found[kind(seat)];
                    found.looked_at += 1;
                    if let Some(blunder) = self.blunder::<G>(seat, &view, &decision, &mut judges) {
                        found.blunders += 1;
                        found.lost += blunder.loss;
                        let position = G::position(&world.view_of_everything());
                        println!(
                            "{position} | {seat} | {decision} | {}: {:.1} % ± {:.1} worse than {}",
                            names[kind(seat)],
                            100.0 * blunder.loss,
                            196.0 * blunder.error,
                            blunder.better
                        );
                    }
                }
                joint.put(seat, decision);
            }
            world.resolve(&joint);
        };
        let winners = standing.winners();
        winners.iter().for_each(|seat| found[kind(seat)].wins += 1.0 / f64::from(winners.len()));
    }

    fn blunder<G: Searchable>(
        &self,
        seat: Seat,
        view: &G::View,
        decision: &G::Decision,
        dice: &mut Dice,
    ) -> Option<Blunder<G::Decision>> {
        let long = (LONGER * self.simulations).clamp(LONG, 20 * LONG);
        // It has learnt nothing either: what today's players have learnt is judged, and judges nobody.
        let thought =
            Search::<G>::new(long, Leash::long()).with_lessons(Lessons::NONE).think(seat, view, dice);
        let trusted = thought.choices.iter().filter(|choice| choice.tried >= WORLDS / 2);
        let best = trusted.max_by(|one, other| one.value.total_cmp(&other.value))?;
        let own = thought.choices.iter().find(|choice| choice.decision == *decision);
        if best.decision == *decision || own.is_some_and(|own| f64::from(best.value - own.value) < SUSPICION)
        {
            return None;
        }
        let mut judge = Judge::<G>::new(seat, view, dice);
        let (mut worlds, mut sum, mut squares) = (0, 0.0, 0.0);
        loop {
            for _ in 0..WORLDS {
                let loss = judge.difference(&best.decision, decision);
                (sum, squares) = (sum + loss, squares + loss * loss);
            }
            worlds += WORLDS;
            let count = f64::from(worlds);
            let loss = sum / count;
            let error = ((squares / count - loss * loss).max(0.0) / count).sqrt();
            if loss - SURE * error > BLUNDER {
                return Some(Blunder { better: best.decision.clone(), loss, error });
            }
            if loss + SURE * error < BLUNDER || worlds >= MOST_WORLDS {
                return None;
            }
        }
    }
}

struct Blunder<D> {
    better: D,
    loss: f64,
    error: f64,
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}
