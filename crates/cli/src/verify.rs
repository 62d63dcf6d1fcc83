//! `ratskeller verify`: does a record hold?

use crate::failure::Failure;
use crate::input;
use crate::set_up::PackArg;
use games::{Written, with_record};
use std::io::Write;
use std::path::PathBuf;
use table::Game;

/// Check that a record replays to its result and that its seed matches its commitment
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    #[command(flatten)]
    pack: PackArg,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_record!(input::record(&args.file)?, written => verify(args, &written, out))
}

fn verify<G: Game>(args: &Args, written: &Written<G>, out: &mut dyn Write) -> Result<(), Failure> {
    let parts = args.pack.parts::<G>()?;
    let standing =
        written.verify(&parts).map_err(|bad| Failure::Check(format!("{}: {bad}", args.file.display())))?;
    let winners: Vec<String> = standing.winners().iter().map(|seat| written.called(seat)).collect();
    let end = outcome(&winners);
    let count = written.record.entries.len();
    writeln!(out, "{}: holds. {}, {count} decisions, {end}.", args.file.display(), G::NAME)?;
    Ok(())
}

fn outcome(winners: &[String]) -> String {
    match winners {
        [] => "nobody wins".to_owned(),
        [winner] => format!("{winner} wins"),
        several => format!("{} share the win", several.join(" and ")),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_outcome_is_a_sentence_whoever_is_left() {
        let of =
            |names: &[&str]| super::outcome(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(of(&[]), "nobody wins");
        assert_eq!(of(&["Ada"]), "Ada wins");
        assert_eq!(of(&["Ada", "Bo"]), "Ada and Bo share the win");
    }
}
