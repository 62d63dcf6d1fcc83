//! `ratskeller decided`: what decided a recorded match for a seat.

use crate::failure::Failure;
use crate::input;
use crate::playable::Playable;
use crate::set_up::PackArg;
use games::protocol::Moment;
use games::{Written, with_record};
use host::Hostable;
use host::decided::{Decisions, Judged};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::Seat;

/// Find the decisions that cost a seat most, by what it knew, and what the strongest computer player would have done
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Whose decisions: a number from 0 or a letter from A
    #[arg(long, value_name = "N", value_parser = input::seat)]
    seat: Seat,
    /// Print them for other programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pack: PackArg,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_record!(input::record(&args.file)?, written => decided(args, &written, out))
}

fn decided<G: Playable + Hostable>(
    args: &Args,
    written: &Written<G>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Args { seat, .. } = *args;
    if seat.number() >= written.record.seats {
        let last = written.record.seats.saturating_sub(1);
        return Err(Failure::Usage(format!("this table has seats 0 to {last}, not {}", seat.number())));
    }
    let parts = args.pack.parts::<G>()?;
    let broken = |why: &dyn ToString| Failure::Check(format!("{}: {}", args.file.display(), why.to_string()));
    written.verify(&parts).map_err(|bad| broken(&bad))?;
    let decisions = Decisions::of(&parts, written, seat).ok_or_else(|| broken(&"cannot be played"))?;
    let (looked_at, dearest) = (decisions.all.len(), decisions.judge());
    if args.json {
        let moments: Vec<Value> = dearest.iter().map(as_json).collect();
        let report = json!({ "game": G::NAME, "seat": seat, "looked_at": looked_at, "moments": moments });
        writeln!(out, "{report:#}")?;
        return Ok(());
    }
    writeln!(out, "{}, {}: {looked_at} decisions looked at.", G::NAME, written.called(seat))?;
    if dearest.is_empty() {
        writeln!(out, "No mistake that the Sage can prove.")?;
    }
    for (number, one) in (1..).zip(&dearest) {
        let (Moment { round, with_did, with_better, error, position, .. }, (_, entries)) =
            (one.moment(), one.place());
        writeln!(out, "\n{number}. Round {round}, after {entries} entries: {}", one.did())?;
        writeln!(out, "   The Sage: {}", one.better())?;
        let (did, better) = (with_did.chance, with_better.chance);
        writeln!(out, "   It wins {did} % of such games, and {better} % the Sage's way (\u{b1} {error}).")?;
        writeln!(out, "   {position}")?;
    }
    Ok(())
}

fn as_json<G: Hostable>(one: &Judged<G>) -> Value {
    let Moment { frame, round, with_did, with_better, error, position, .. } = one.moment();
    json!({
        "frame": frame,
        "at": one.place().1,
        "round": round,
        "did": one.did().to_string(),
        "better": one.better().to_string(),
        "with_did": with_did,
        "with_better": with_better,
        "error": error,
        "position": position,
    })
}
