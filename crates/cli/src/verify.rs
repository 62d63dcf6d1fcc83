//! `ratskeller verify`: do records hold?

use crate::failure::Failure;
use crate::input;
use crate::set_up::PackArg;
use games::{Written, with_record};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Game;

/// Check that records replay to their results and that their seeds match their commitments
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The records; all are checked, also after one that does not hold
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    pack: PackArg,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut failed = vec![];
    for file in &args.files {
        match one(file, &args.pack, out) {
            Err(why) if why.is_broken_pipe() => return Err(why),
            Err(why) => failed.push(why),
            Ok(()) => (),
        }
    }
    Failure::of(failed)
}

fn one(file: &Path, pack: &PackArg, out: &mut dyn Write) -> Result<(), Failure> {
    with_record!(input::record(file)?, written => verify(file, pack, &written, out))
}

fn verify<G: Game>(
    file: &Path,
    pack: &PackArg,
    written: &Written<G>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let parts = pack.parts::<G>()?;
    let standing =
        written.verify(&parts).map_err(|bad| Failure::Check(format!("{}: {bad}", file.display())))?;
    let winners: Vec<String> = standing.winners().iter().map(|seat| written.called(seat)).collect();
    let end = outcome(&winners);
    let count = written.record.entries.len();
    writeln!(out, "{}: holds. {}, {count} decisions, {end}.", file.display(), G::NAME)?;
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
