//! `ratskeller keeper check`: would the house open with this copy, and could every match in it be read?

use crate::failure::Failure;
use server::keeper::counted;
use server::{CannotCheck, Checked};
use std::io::Write;
use std::path::Path;

pub(super) fn run(copy: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Io { what: "cannot start".into(), error })?;
    let checked = runtime.block_on(server::check_copy(copy)).map_err(|why| match why {
        CannotCheck::Store(_) => Failure::Check(why.to_string()),
        CannotCheck::NoFile(_) | CannotCheck::InUse(_) | CannotCheck::OtherVersion(_) => Failure::usage(why),
    })?;
    let Checked { counts, played_again, flaws } = checked;
    for (name, count) in counts {
        writeln!(out, "{count:>12}  {}", name.replace('_', " "))?;
    }
    if flaws.is_empty() {
        let again = counted(
            played_again,
            "match was played again from its log",
            "matches were played again from their logs",
        );
        writeln!(out, "{} is whole: {again}.", copy.display())?;
        return Ok(());
    }
    for flaw in &flaws {
        writeln!(out, "{flaw}")?;
    }
    Err(Failure::Check(format!("{} has {}", copy.display(), counted(flaws.len(), "flaw", "flaws"))))
}
