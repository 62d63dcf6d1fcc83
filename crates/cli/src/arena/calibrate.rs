//! `ratskeller arena --calibrate`: how strong a game's computer players are, on the scale of people's ratings.
//!
//! Everybody meets everybody at tables of two, and neighbours in strength meet at tables of four. The model is the one that ratings
//! are counted by: whoever is better by [`LOGISTIC`] points is placed before the other e times to one.

use super::Args;
use super::drive::{Driver, Set};
use super::line_up::{Entrants, rotated};
use super::rating::Pairs;
use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::{SetUp, known, set_up};
use crate::simulate::{drawn_seed, grouped};
use bots::Player;
use ratings::{LOGISTIC, Measured, Star, Stars};
use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Dice, Seed};

/// How many sit at a table, as far as the game has room.
const SEATS: [u8; 2] = [2, 4];
/// Where the strongest of those who follow rules stands: where everybody begins.
const ANCHOR: f64 = 1500.0;
const SAMPLES: usize = 200;
/// Until nothing moves: players of very different strength take longer.
const STEPS: usize = 5_000;

pub(super) fn run<G: Playable>(args: &Args, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let mut stars = read(file)?;
    let seed = args.seed.map_or_else(drawn_seed, Ok)?;
    let names: Vec<String> = players::<G>(&args.bots)?.into_iter().map(|player| player.name).collect();
    let anchor = G::bots().last().and_then(|best| names.iter().position(|name| name == best.name));
    let anchor = anchor.ok_or_else(|| {
        let best = G::bots().last().map_or("nobody", |best| best.name);
        Failure::Usage(format!("all are measured from {best}, who has to be among them"))
    })?;

    let mut seen = Vec::new();
    let (mut games, mut sat) = (0, vec![0_u64; names.len()]);
    let mut seats: Vec<u8> = SEATS.map(|seats| seats.clamp(*G::SEATS.start(), *G::SEATS.end())).to_vec();
    seats.dedup();
    for seats in seats {
        let set_up = set_up::<G>(&args.pack, &[], seats)?;
        for (deals, tables) in plan(&names, seats, args.games) {
            let entrants = Entrants::<G> { players: players::<G>(&args.bots)?, tables };
            for set in meet(&set_up, &entrants, seed, deals, args.threads)? {
                let table = &entrants.tables[set.table];
                games += set.games.len() as u64;
                table.iter().for_each(|&entrant| sat[entrant] += set.games.len() as u64);
                seen.push(pairs(&set, table, names.len()));
            }
        }
    }
    let fitted = fit(&seen, names.len(), anchor);
    let measured = names.iter().zip(&fitted).zip(&sat).map(|((name, (points, error)), &games)| {
        (name.clone(), Star { points: points.round() as i32, error: error.round() as u32, games })
    });
    let measured = Measured {
        command: command::<G>(args, file, seed),
        date: today(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: G::RULES,
        seed,
        games,
        stars: measured.collect(),
    };
    report::<G>(&names, &measured, out)?;
    stars.0.insert(G::NAME.to_owned(), measured);
    let text = stars.written().map_err(Failure::Check)?;
    fs::write(file, HEAD.to_owned() + &text).map_err(Failure::file(file))
}

const HEAD: &str = "# How strong the computer players are: written by `ratskeller arena GAME --calibrate`, see docs/ratings.md.\n\n";

/// What gives the same numbers again.
fn command<G: Playable>(args: &Args, file: &Path, seed: u64) -> String {
    let named = if args.bots.is_empty() { String::new() } else { format!(" --bots {}", args.bots.join(",")) };
    let file = file.display();
    format!("ratskeller arena {} --calibrate {file}{named} --games {} --seed {seed}", G::NAME, args.games)
}

/// All whom a table offers, or those of them who are named; from the weakest to the strongest.
fn players<G: Playable>(named: &[String]) -> Result<Vec<Player<G>>, Failure> {
    for name in named {
        known(bots::offered::<G>(name))?;
    }
    let all = bots::players::<G>().into_iter();
    Ok(all.filter(|player| named.is_empty() || named.contains(&player.name)).collect())
}

/// What other games have stays as it is.
fn read(file: &Path) -> Result<Stars, Failure> {
    match fs::read_to_string(file) {
        Ok(text) => Stars::read(&text).map_err(|why| Failure::Usage(format!("{}: {why}", file.display()))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Stars::default()),
        Err(error) => Err(Failure::file(file)(error)),
    }
}

/// Tables by how many deals are played at them. Whoever thinks long plays fewer.
fn plan(names: &[String], seats: u8, games: u64) -> BTreeMap<u64, Vec<Vec<usize>>> {
    let mut by_deals: BTreeMap<u64, Vec<Vec<usize>>> = BTreeMap::new();
    for table in tables(names.len(), usize::from(seats)) {
        let share = table.iter().map(|&one| share(&names[one])).fold(1.0, f64::min);
        let deals = (games as f64 * share / f64::from(seats)).ceil().max(1.0) as u64;
        by_deals.entry(deals).or_default().push(table);
    }
    by_deals
}

/// Of the games that somebody plays who answers at once: as long a time for everybody, beyond a moment for each game.
fn share(name: &str) -> f64 {
    let simulations: f64 = name.strip_prefix("search-").and_then(|number| number.parse().ok()).unwrap_or(0.0);
    100.0 / (100.0 + simulations)
}

/// All pairs; of larger tables those of neighbours in the list, which goes from the weakest to the strongest.
fn tables(players: usize, seats: usize) -> Vec<Vec<usize>> {
    if seats == 2 {
        return (0..players).flat_map(|one| (one + 1..players).map(move |other| vec![one, other])).collect();
    }
    (seats..=players).map(|last| (last - seats..last).collect()).collect()
}

fn meet<G: Playable>(
    set_up: &SetUp<G>,
    entrants: &Entrants<G>,
    seed: u64,
    deals: u64,
    threads: Option<u16>,
) -> Result<Vec<Set>, Failure> {
    Driver { set_up, entrants, seed, timing: false }.play(deals, threads, None, None)
}

/// Who was placed before whom at one table, in all its rotations: one observation.
fn pairs(set: &Set, table: &[usize], entrants: usize) -> Pairs {
    let mut pairs = Pairs::new(entrants);
    for (turns, game) in set.games.iter().enumerate() {
        let seated = rotated(table, turns);
        for (seat, &one) in seated.iter().enumerate() {
            for (other_seat, &other) in seated.iter().enumerate().skip(seat + 1) {
                pairs.see(one, other, game.places[seat], game.places[other_seat]);
            }
        }
    }
    pairs
}

/// Points and standard error of each: the error is that of many samples of the observations, drawn with replacement.
fn fit(seen: &[Pairs], entrants: usize, anchor: usize) -> Vec<(f64, f64)> {
    let points = |chosen: &mut dyn Iterator<Item = &Pairs>| -> Vec<f64> {
        let mut all = Pairs::new(entrants);
        chosen.for_each(|pairs| all.add(pairs));
        let logs = all.strengths(STEPS);
        logs.iter().map(|log| ANCHOR + LOGISTIC * (log - logs[anchor])).collect()
    };
    let fitted = points(&mut seen.iter());
    let mut dice = Dice::from_seed(Seed::derived("ratskeller arena calibrate", 0));
    let samples: Vec<Vec<f64>> = (0..SAMPLES)
        .map(|_| points(&mut (0..seen.len()).map(|_| &seen[dice.below(seen.len() as u32) as usize])))
        .collect();
    let error = |entrant: usize| {
        let mean = samples.iter().map(|sample| sample[entrant]).sum::<f64>() / SAMPLES as f64;
        let square = samples.iter().map(|sample| (sample[entrant] - mean).powi(2)).sum::<f64>();
        (square / (SAMPLES - 1) as f64).sqrt()
    };
    fitted.into_iter().enumerate().map(|(entrant, points)| (points, error(entrant))).collect()
}

fn report<G: Playable>(names: &[String], measured: &Measured, out: &mut dyn Write) -> Result<(), Failure> {
    let width = names.iter().map(String::len).max().unwrap_or(0).max("player".len());
    writeln!(out, "{}, {} games, seed {}", G::NAME, grouped(measured.games), measured.seed)?;
    writeln!(out, "\n{:<width$}  points  standard error    games", "player")?;
    for name in names {
        let Some(star) = measured.stars.get(name) else { continue };
        writeln!(out, "{name:<width$}  {:>6}  {:>14}  {:>7}", star.points, star.error, grouped(star.games))?;
    }
    writeln!(
        out,
        "{} is where everybody begins; whoever stands {LOGISTIC:.0} points higher is placed before the other e to one.",
        ANCHOR
    )?;
    Ok(())
}

/// In the calendar of Greenwich.
#[allow(clippy::disallowed_methods, reason = "no deadline follows from a date")]
fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    date(days as i64)
}

/// Days since 1970 as a date, by Howard Hinnant's `civil_from_days`: years begin in March, so that leap days come last.
fn date(days: i64) -> String {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + i64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(19_782), "2024-02-29");
        assert_eq!(date(20_775), "2026-11-18");
    }

    #[test]
    fn everybody_meets_everybody_and_neighbours_meet_at_larger_tables() {
        assert_eq!(tables(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(tables(5, 4), [[0, 1, 2, 3], [1, 2, 3, 4]]);
        assert_eq!(tables(3, 4), [] as [Vec<usize>; 0]);
    }

    #[test]
    fn whoever_thinks_long_plays_fewer_games() {
        let names = ["random", "rulebook", "search-10000"].map(str::to_owned);
        let plan = plan(&names, 2, 400);
        assert_eq!(
            plan.into_iter().collect::<Vec<_>>(),
            [(2, vec![vec![0, 2], vec![1, 2]]), (200, vec![vec![0, 1]])]
        );
    }

    /// Who wins three of four is better by ln 3 of the scale, which is what ratings expect of such a lead.
    #[test]
    fn odds_become_points_of_the_scale() {
        let one = |ahead: bool| {
            let mut pairs = Pairs::new(2);
            pairs.see(0, 1, 1 + u8::from(!ahead), 1 + u8::from(ahead));
            pairs
        };
        let seen: Vec<Pairs> = (0..4000).map(|game| one(game % 4 > 0)).collect();
        let fitted = fit(&seen, 2, 1);
        assert_eq!(fitted[1], (1500.0, 0.0));
        assert!((fitted[0].0 - 1500.0 - 3_f64.ln() * LOGISTIC).abs() < 2.0, "{fitted:?}");
        // The standard error of a share of 4000, on the scale.
        let expected = LOGISTIC / (4000.0 * 0.75 * 0.25_f64).sqrt();
        assert!((fitted[0].1 / expected - 1.0).abs() < 0.2, "{fitted:?} {expected}");
    }
}
