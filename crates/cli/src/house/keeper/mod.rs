//! `ratskeller keeper`: looking after a house that is open. See docs/keeper.md.

mod check;
mod moving;
mod print;
mod when;

use crate::failure::Failure;
use clap::Subcommand;
use server::Data;
use server::keeper::{Errand, Reply, Told, keepers_door};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

/// Look after a house that is open: people, reports, announcements, copies, figures
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The data file of the house
    #[arg(long, value_name = "FILE", default_value = "ratskeller.db", global = true)]
    data: PathBuf,
    /// Print what the house answers as JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand, Debug)]
enum Chore {
    /// Find, show, rename, mute, ban or erase somebody
    #[command(subcommand)]
    People(People),
    /// What people have reported
    Reports {
        /// Those too that somebody has looked at
        #[arg(long)]
        all: bool,
        #[command(subcommand)]
        chore: Option<Reports>,
    },
    /// Tell everybody something, and whoever comes until it ends
    Announce {
        /// One line; without it nothing is announced any more
        text: Option<String>,
        /// How long it holds
        #[arg(long, default_value_t = 60)]
        minutes: u32,
    },
    /// Copy the data file; nobody waits meanwhile
    Backup {
        /// Where the copy goes; nothing may be there yet
        to: PathBuf,
    },
    /// Read all of a copy, and play every match in it again; the house need not be open
    Check {
        /// The copy
        copy: PathBuf,
    },
    /// Move a house from its data file to PostgreSQL, or back; no house may have either open
    Move {
        /// A data file, or postgres://NAME:PASSWORD@HOST:PORT/DATABASE
        #[arg(long, value_name = "DATA")]
        from: Data,
        /// The other one; nothing may be in it yet
        #[arg(long, value_name = "DATA")]
        to: Data,
    },
    /// Forget guests who never played
    Sweep {
        /// And came more than so many days ago
        #[arg(long)]
        days: u32,
    },
    /// How many people, tables and sockets there are, and what they take
    Figures,
    /// What has been done with these commands, the newest first
    Audit {
        /// How many lines
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
}

/// WHO is the id of a person, or the name of a regular
#[derive(Subcommand, Clone, Debug)]
enum People {
    /// Look for people by a part of their name, or by their id
    Find { name: String },
    /// All about one person
    Show { who: String },
    /// Give somebody another name
    Rename { who: String, name: String },
    /// Keep somebody from talking
    Mute {
        who: String,
        /// For so long; without it for good
        #[arg(long)]
        hours: Option<u32>,
        /// Why, for the audit
        #[arg(long, default_value = "")]
        words: String,
    },
    /// Let somebody talk again
    Unmute {
        who: String,
        #[arg(long, default_value = "")]
        words: String,
    },
    /// Shut the house to somebody; their sockets are closed at once
    Ban {
        who: String,
        /// For so long; without it for good
        #[arg(long)]
        hours: Option<u32>,
        /// Why, for the audit
        #[arg(long, default_value = "")]
        words: String,
    },
    /// Open the house to somebody again
    Unban {
        who: String,
        #[arg(long, default_value = "")]
        words: String,
    },
    /// Erase somebody: nothing is left but the matches
    Erase {
        who: String,
        #[arg(long, default_value = "")]
        words: String,
    },
}

#[derive(Subcommand, Debug)]
enum Reports {
    /// You have looked at it
    Close {
        number: i64,
        /// What came of it
        #[arg(long, default_value = "")]
        words: String,
    },
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let errand = match &args.chore {
        Chore::Check { copy } => return check::run(copy, out),
        Chore::Move { from, to } => return moving::run(from, to, out),
        Chore::People(people) => of_people(people),
        Chore::Reports { chore: Some(Reports::Close { number, words }), .. } => {
            Errand::CloseReport { number: *number, words: words.clone() }
        }
        Chore::Reports { chore: None, all } => Errand::Reports { all: *all },
        Chore::Announce { text: Some(text), minutes } => {
            Errand::Announce { text: text.clone(), minutes: *minutes }
        }
        Chore::Announce { text: None, .. } => Errand::Hush {},
        // The house stands in another folder than whoever asks.
        Chore::Backup { to } => Errand::Backup { to: std::path::absolute(to).map_err(Failure::file(to))? },
        Chore::Sweep { days } => Errand::Sweep { days: *days },
        Chore::Figures => Errand::Figures {},
        Chore::Audit { last } => Errand::Audit { last: *last },
    };
    let told = ask(&args.data, &errand)?;
    if args.json {
        let json = serde_json::to_string(&told).map_err(|why| Failure::usage(&why))?;
        return Ok(writeln!(out, "{json}")?);
    }
    Ok(print::print(&told, out)?)
}

fn of_people(people: &People) -> Errand {
    match people.clone() {
        People::Find { name } => Errand::Find { name },
        People::Show { who } => Errand::Show { who },
        People::Rename { who, name } => Errand::Rename { who, name },
        People::Mute { who, hours, words } => Errand::Mute { who, hours, words },
        People::Unmute { who, words } => Errand::Unmute { who, words },
        People::Ban { who, hours, words } => Errand::Ban { who, hours, words },
        People::Unban { who, words } => Errand::Unban { who, words },
        People::Erase { who, words } => Errand::Erase { who, words },
    }
}

/// One errand at the keeper's door of the house that has this data file open.
fn ask(data: &Path, errand: &Errand) -> Result<Told, Failure> {
    let door = keepers_door(data);
    let nobody = |why: std::io::Error| {
        let door = door.display();
        Failure::Usage(format!(
            "no house that is open answers at {door} ({why}); name its data file with --data"
        ))
    };
    let mut stream = UnixStream::connect(&door).map_err(nobody)?;
    let mut line = serde_json::to_string(errand).map_err(|why| Failure::usage(&why))?;
    line.push('\n');
    stream.write_all(line.as_bytes()).map_err(Failure::file(&door))?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).map_err(Failure::file(&door))?;
    let unread = |why: serde_json::Error| {
        Failure::Usage(format!("the house answers what this program does not know: {why}"))
    };
    match serde_json::from_str(&answer).map_err(unread)? {
        Reply::Told(told) => Ok(told),
        Reply::Refused(why) => Err(Failure::Check(why)),
    }
}
