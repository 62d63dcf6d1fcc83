//! `ratskeller replay`: a recorded match at any point, as any onlooker saw it.

use crate::failure::Failure;
use crate::input;
use crate::playable::Playable;
use crate::set_up::PackArg;
use games::{Written, with_record};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::{Match, Seat, Turn, World};

/// Show a recorded match after some of its decisions: as a seat, a watcher or the truth saw it
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// After this many entries of the record; left out, after the last
    #[arg(long, value_name = "K")]
    at: Option<usize>,
    /// As this seat saw it: a number from 0 or a letter from A
    #[arg(long, value_name = "N", value_parser = input::seat, conflicts_with = "truth")]
    seat: Option<Seat>,
    /// With every card turned up
    #[arg(long)]
    truth: bool,
    /// List what happened instead, one JSON object a line: everything, chance included, or what --seat was told
    #[arg(long, conflicts_with = "json")]
    events: bool,
    /// Print the position for other programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pack: PackArg,
}

/// Through whose eyes.
#[derive(Clone, Copy)]
enum Onlooker {
    Seat(Seat),
    Watcher,
    Truth,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_record!(input::record(&args.file)?, written => replay(args, &written, out))
}

fn replay<G: Playable>(args: &Args, written: &Written<G>, out: &mut dyn Write) -> Result<(), Failure> {
    let record = &written.record;
    let (of, onlooker) = (record.entries.len(), args.onlooker(record.seats)?);
    let at = args.at.unwrap_or(of);
    if at > of {
        return Err(Failure::Usage(format!("the record has {of} entries; --at takes 0 to {of}, not {at}")));
    }
    let broken = |bad| Failure::Check(format!("{}: {bad}", args.file.display()));
    let parts = args.pack.parts::<G>()?;
    let table = Match::replay_until(written.parts(&parts), record, at).map_err(broken)?;
    // The match was replayed, so its seed was there and is the right one.
    let world = record.seed.and_then(|seed| table.open(seed));
    let world = world.ok_or_else(|| broken(table::BadRecord::NoSeed))?;
    if args.events {
        return write_events(world, args.seat, out);
    }
    let view = match onlooker {
        Onlooker::Seat(seat) => world.view(Some(seat)),
        Onlooker::Watcher => world.view(None),
        Onlooker::Truth => world.view_of_everything(),
    };
    if args.json {
        let report = json!({
            "game": G::NAME,
            "at": at,
            "of": of,
            "onlooker": onlooker.to_json(),
            "position": G::position(&view),
            "sight": G::sight(&view),
            "turn": turn(&table),
        });
        writeln!(out, "{report:#}")?;
    } else {
        writeln!(out, "{}, after {at} of {of} entries, {}\n", G::NAME, onlooker.called(written))?;
        writeln!(out, "{view}\n\n{}", G::position(&view))?;
    }
    Ok(())
}

fn write_events<G: Playable>(
    world: &World<G>,
    seat: Option<Seat>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Line<N> {
        n: usize,
        #[serde(flatten)]
        notice: N,
    }
    let told = match seat {
        Some(seat) => world.notices(Some(seat)),
        None => world.notices_of_everything(),
    };
    for (index, notice) in told.into_iter().enumerate() {
        let line = Line { n: index + 1, notice };
        let line = serde_json::to_string(&line).map_err(|error| Failure::Check(error.to_string()))?;
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn turn<G: Playable>(table: &Match<G>) -> Value {
    match table.turn() {
        // Not who has decided and waits for the others.
        Turn::Waits(_) => json!({ "waits_for": table.waits_for() }),
        Turn::AsksClock => json!({ "asks_clock": true }),
        Turn::Over(standing) => json!({ "over": standing }),
    }
}

impl Args {
    fn onlooker(&self, seats: u8) -> Result<Onlooker, Failure> {
        match self.seat {
            Some(seat) if seat.number() >= seats => {
                let last = seats.saturating_sub(1);
                Err(Failure::Usage(format!("this table has seats 0 to {last}, not {}", seat.number())))
            }
            Some(seat) => Ok(Onlooker::Seat(seat)),
            None if self.truth => Ok(Onlooker::Truth),
            None => Ok(Onlooker::Watcher),
        }
    }
}

impl Onlooker {
    fn to_json(self) -> Value {
        match self {
            Onlooker::Seat(seat) => json!({ "seat": seat }),
            Onlooker::Watcher => json!("watcher"),
            Onlooker::Truth => json!("truth"),
        }
    }

    fn called<G: Playable>(self, written: &Written<G>) -> String {
        match self {
            Onlooker::Seat(seat) => format!("as {} saw it", written.called(seat)),
            Onlooker::Watcher => "as a watcher saw it".to_owned(),
            Onlooker::Truth => "in truth".to_owned(),
        }
    }
}
