//! `ratskeller backup`: a copy of a data file that is in use.

use crate::failure::Failure;
use server::CannotCopy;
use std::io::Write;
use std::path::PathBuf;

/// Copy a data file, also while the house is open
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The data file
    #[arg(long, value_name = "FILE", default_value = "ratskeller.db")]
    data: PathBuf,
    /// Where the copy goes; nothing may be there yet
    to: PathBuf,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| Failure::Io { what: "cannot start".into(), error })?;
    runtime.block_on(server::backup(&args.data, &args.to)).map_err(|why| match why {
        CannotCopy::Write { file, error } => Failure::file(&file)(error),
        CannotCopy::Store(_) | CannotCopy::NoFile(_) | CannotCopy::There(_) => Failure::usage(why),
    })?;
    writeln!(out, "{} is copied to {}.", args.data.display(), args.to.display())?;
    Ok(())
}
