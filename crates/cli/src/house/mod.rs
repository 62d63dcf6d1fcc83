//! The commands of whoever keeps a house. They bring the server with them; whoever only simulates builds without it
//! (`--no-default-features`).

mod backup;
#[cfg(unix)]
mod keeper;
mod recount;
mod serve;

use crate::failure::Failure;
use clap::Subcommand;
use std::io::Write;

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Box<serve::Args>),
    Backup(backup::Args),
    #[cfg(unix)]
    Keeper(keeper::Args),
    Ratings(recount::Args),
}

pub(crate) fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(&args, out),
        Command::Backup(args) => backup::run(&args, out),
        #[cfg(unix)]
        Command::Keeper(args) => keeper::run(&args, out),
        Command::Ratings(args) => recount::run(&args, out),
    }
}
