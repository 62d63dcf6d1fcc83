//! `ratskeller bench`: how many games and decisions a second of CPU time, in uniform random play on one thread.

use crate::clock::cpu_time;
use crate::failure::Failure;
use crate::playable::Playable;
use crate::simulate::grouped;
use games::{GameId, with_game};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;
use table::{Joint, Options as _, Printed, Seed, Turn, World};

/// Measure uniform random play on one thread: plainly, and with a world imagined before every decision
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game; left out, all of them
    game: Option<GameId>,
    /// Print the rates for other programs
    #[arg(long)]
    json: bool,
    /// How long each of the two loops is measured
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
}

/// Each loop is measured in so many parts, alternating with the other, and the best part counts: what else goes on in
/// the machine can only make a part slower. They are short, so that both loops find a quiet moment on a busy machine.
const PARTS: u32 = 50;
/// Between two looks at the clock.
const GAMES_AT_ONCE: u64 = 200;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    /// What one game is here.
    unit: &'static str,
    plain: Rates,
    imagine: Rates,
    /// Decisions with a world imagined before each, as a share of plain ones.
    ratio: f64,
    state_bytes: usize,
}

/// Per second of CPU time.
#[derive(Clone, Copy, Default, Serialize)]
struct Rates {
    games_per_s: f64,
    decisions_per_s: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "takes 0.01 to 3600 seconds".to_owned())
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let wanted = GameId::ALL.into_iter().filter(|id| args.game.is_none_or(|game| game == *id));
    let part = Duration::from_secs_f64(args.seconds / f64::from(PARTS));
    let reports: Vec<Report> =
        wanted.map(|id| with_game!(id, G => measure::<G>(part))).collect::<Result<_, _>>()?;
    if args.json {
        let json =
            serde_json::to_string_pretty(&reports).map_err(|error| Failure::Check(error.to_string()))?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    for report in &reports {
        write_table(report, out)?;
    }
    Ok(())
}

fn write_table(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    let Report { game, players, unit, plain, imagine, ratio, state_bytes } = report;
    writeln!(out, "{game}, {players} players, uniform random play, one thread, per second of CPU time")?;
    writeln!(out, "{:<36} {:>12} {:>14}", "", format!("{unit}s"), "decisions")?;
    for (said, rates) in [("plain", plain), ("imagining a world before each", imagine)] {
        let [games, decisions] = [rates.games_per_s, rates.decisions_per_s].map(|rate| grouped(rate as u64));
        writeln!(out, "{said:<36} {games:>12} {decisions:>14}")?;
    }
    writeln!(out, "{:<36} {:>11.0} %", "kept when imagining", 100.0 * ratio)?;
    writeln!(out, "{:<36} {state_bytes:>12} bytes", "a state")?;
    Ok(())
}

fn measure<G: Playable>(part: Duration) -> Result<Report, Failure> {
    let mut bench = Bench::<G>::new()?;
    // Caches, branch predictors and the clock of the processor warm up.
    bench.run(3 * part, Bench::play_plainly);
    bench.run(3 * part, Bench::play_imagining);
    let (mut plain, mut imagine) = (Rates::default(), Rates::default());
    for _ in 0..PARTS {
        plain = plain.best(bench.run(part, Bench::play_plainly));
        imagine = imagine.best(bench.run(part, Bench::play_imagining));
    }
    Ok(Report {
        game: G::NAME,
        players: G::BENCH.players,
        unit: G::BENCH.unit,
        plain,
        imagine,
        ratio: imagine.decisions_per_s / plain.decisions_per_s,
        state_bytes: size_of::<G>(),
    })
}

impl Rates {
    fn best(self, other: Rates) -> Rates {
        if other.decisions_per_s > self.decisions_per_s { other } else { self }
    }
}

struct Bench<G: Playable> {
    parts: Printed<G::Parts>,
    options: G::Options,
    /// Where worlds are imagined.
    mind: World<G>,
    dealt: u64,
}

impl<G: Playable> Bench<G> {
    fn new() -> Result<Self, Failure> {
        let (parts, mut options) = (Printed::shipped(), G::Options::default());
        for (name, value) in G::BENCH.options {
            options.set(name, value).map_err(Failure::usage)?;
        }
        let mind = World::deal(&parts, &options, G::BENCH.players, Seed::from_number(0), false)
            .map_err(Failure::usage)?;
        Ok(Bench { parts, options, mind, dealt: 0 })
    }

    fn run(&mut self, at_least: Duration, play: fn(&mut Self, World<G>) -> u64) -> Rates {
        let (mut games, mut decisions, start) = (0, 0, cpu_time());
        loop {
            for _ in 0..GAMES_AT_ONCE {
                decisions += self.deal().map_or(0, |world| play(self, world));
            }
            games += GAMES_AT_ONCE;
            let elapsed = cpu_time().saturating_sub(start);
            if elapsed >= at_least {
                let per_s = |count: u64| count as f64 / elapsed.as_secs_f64();
                return Rates { games_per_s: per_s(games), decisions_per_s: per_s(decisions) };
            }
        }
    }

    fn deal(&mut self) -> Option<World<G>> {
        self.dealt += 1;
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.dealt.to_le_bytes());
        World::deal(&self.parts, &self.options, G::BENCH.players, Seed::from_bytes(seed), false).ok()
    }

    fn play_plainly(&mut self, mut world: World<G>) -> u64 {
        let mut decisions = 0;
        while let Turn::Waits(seats) = world.turn() {
            let mut joint = Joint::new();
            for seat in seats {
                joint.put(seat, world.sample(seat));
                decisions += 1;
            }
            world.resolve(&joint);
        }
        decisions
    }

    /// As a player has to: from the own view to a world that fits it, and only there to a decision.
    fn play_imagining(&mut self, mut world: World<G>) -> u64 {
        let mut decisions = 0;
        while let Turn::Waits(seats) = world.turn() {
            let mut joint = Joint::new();
            for seat in seats {
                self.mind.reimagine(&world.view(Some(seat)));
                joint.put(seat, self.mind.sample(seat));
                decisions += 1;
            }
            world.resolve(&joint);
        }
        decisions
    }
}
