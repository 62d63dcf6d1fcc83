//! `ratskeller keeper move`: a house moves from its data file to PostgreSQL, or back.

use crate::failure::Failure;
use server::keeper::counted;
use server::{Data, Moved};
use std::io::Write;

pub(super) fn run(from: &Data, to: &Data, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Io { what: "cannot start".into(), error })?;
    let moved = runtime.block_on(server::move_house(from, to)).map_err(Failure::usage)?;
    let Moved { rows, sum, matches, flaws } = moved;
    let rows = counted(rows, "row has", "rows have");
    writeln!(out, "{rows} moved from {from} to {to}; both say the same ({sum}).")?;
    let matches = counted(matches, "match was", "matches were");
    writeln!(out, "{matches} played again from the logs that have arrived.")?;
    if flaws.is_empty() {
        return Ok(());
    }
    for flaw in &flaws {
        writeln!(out, "{flaw}")?;
    }
    let one = "log is not whole, and was not before";
    Err(Failure::Check(counted(flaws.len(), one, "logs are not whole, and were not before")))
}
