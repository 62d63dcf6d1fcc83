//! `ratskeller ratings`: everybody's rating once more, from the results alone.

use crate::failure::Failure;
use server::keeper::counted;
use server::{CannotCount, Counted, Data};
use std::io::Write;

/// Count all ratings again from the results, and say whether the data file has the same
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The data file, or the database (postgres://…); a house may have it open
    #[arg(long, value_name = "DATA", default_value = "ratskeller.db")]
    data: Data,
    /// Write down what was counted; no house may have the file open
    #[arg(long)]
    recompute: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Io { what: "cannot start".into(), error })?;
    let found = if args.recompute {
        runtime.block_on(server::recount(&args.data))
    } else {
        runtime.block_on(server::count_again(&args.data))
    };
    let found = found.map_err(|why| match why {
        CannotCount::Store(_) | CannotCount::NoFile(_) => Failure::usage(why),
    })?;
    let Counted { results, people, differences } = found;
    for line in &differences {
        writeln!(out, "{line}")?;
    }
    let results = counted(results, "rated result", "rated results");
    let all = format!("{results}, {}", counted(people, "person", "people"));
    match differences.len() {
        0 => writeln!(out, "{all}: the data file has the same.")?,
        _ if args.recompute => writeln!(out, "{all}: written anew.")?,
        count => {
            let count =
                counted(count, "difference; --recompute writes it", "differences; --recompute writes them");
            return Err(Failure::Check(format!("{all}: {count} anew")));
        }
    }
    Ok(())
}
