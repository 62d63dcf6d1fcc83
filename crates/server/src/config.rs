//! How a house is run. Everything has a default that suits a laptop.

use crate::limits;
use crate::luck::Luck;
use host::Positions;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// The data file; made if it is not there. Of a house in a database only the keeper's door is beside it.
    pub data: PathBuf,
    /// None: the house is in the data file.
    pub database: Option<Database>,
    /// Where other nodes of this house reach this one; none: it is the only one. Nobody else may reach it.
    pub cluster: Option<ClusterDoor>,
    pub data_pack: Option<PathBuf>,
    /// Opens although there are matches that this program cannot read.
    pub strand: bool,
    /// How long a computer player waits before it moves while people watch.
    pub bot_pause: Duration,
    /// How long a computer player may think before its safe default is taken.
    pub bot_thinks: Duration,
    /// A seat whose player is gone this long is played by the computer.
    pub gone_after: Duration,
    /// A table nobody looks at is put away.
    pub idle_after: Duration,
    /// How long somebody may leave unread what is sent.
    pub read_within: Duration,
    /// The page is reached by https only.
    pub secure_cookies: bool,
    /// The last address of `X-Forwarded-For` is the visitor's.
    pub behind_proxy: bool,
    pub rates: Rates,
    pub ages: Ages,
    pub post: Post,
    /// Where the metrics are served, apart from everything else; nowhere, unless it is said.
    pub metrics_addr: Option<SocketAddr>,
    #[cfg(any(feature = "hooks", debug_assertions))]
    pub hooks: Hooks,
}

/// Where a house in PostgreSQL is: `postgres://name:password@host:port/database`.
#[derive(Clone, PartialEq, Eq)]
pub struct Database(String);

#[derive(Clone, Debug, thiserror::Error)]
#[error("a database is named like postgres://NAME:PASSWORD@HOST:PORT/DATABASE")]
pub struct NoDatabase;

impl FromStr for Database {
    type Err = NoDatabase;
    fn from_str(url: &str) -> Result<Database, NoDatabase> {
        let ours = ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
        ours.then(|| Database(url.to_owned())).ok_or(NoDatabase)
    }
}

impl Database {
    #[cfg(feature = "cluster")]
    pub(crate) fn url(&self) -> &str {
        &self.0
    }
}

/// A door for other nodes.
#[derive(Clone, Debug)]
pub struct ClusterDoor {
    pub addr: SocketAddr,
    /// What the others call it, if not by that address: `name:port`.
    pub name: Option<String>,
}

/// What a house is kept in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Data {
    File(PathBuf),
    Database(Database),
}

impl FromStr for Data {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Data, Self::Err> {
        Ok(text.parse().map_or_else(|NoDatabase| Data::File(text.into()), Data::Database))
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::File(file) => write!(f, "the data file {}", file.display()),
            // There may be a password in its name.
            Data::Database(_) => f.write_str("the database"),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // There may be a password in it.
        f.debug_struct("Database").finish_non_exhaustive()
    }
}

/// The limits that a busy house, or a test from one address, may want to raise.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    pub requests_per_second: u32,
    pub request_burst: u32,
    pub tables_per_minute: u32,
    pub guests_per_minute: u32,
    pub guest_burst: u32,
    pub connections_per_address: usize,
    pub sockets_per_address: usize,
    /// Recovery codes and the like that may be tried in an hour: for one person, from one address, by everybody.
    pub guesses_per_person: u32,
    pub guesses_per_address: u32,
    pub guesses: u32,
    pub messages_per_second: u32,
    pub message_burst: u32,
    /// What one person may report in an hour.
    pub reports_per_hour: u32,
    /// Boxes that may be handed in in an hour from one address.
    pub boxes_per_hour: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Rates {
            requests_per_second: limits::REQUESTS_PER_SECOND,
            request_burst: limits::REQUEST_BURST,
            tables_per_minute: limits::TABLES_PER_MINUTE,
            guests_per_minute: limits::GUESTS_PER_MINUTE,
            guest_burst: limits::GUEST_BURST,
            connections_per_address: limits::CONNECTIONS_PER_ADDRESS,
            sockets_per_address: limits::SOCKETS_PER_ADDRESS,
            guesses_per_person: limits::GUESSES_PER_PERSON,
            guesses_per_address: limits::GUESSES_PER_ADDRESS,
            guesses: limits::GUESSES,
            messages_per_second: limits::MESSAGES_PER_SECOND,
            message_burst: limits::MESSAGE_BURST,
            reports_per_hour: limits::REPORTS_PER_HOUR,
            boxes_per_hour: limits::BOXES_PER_HOUR,
        }
    }
}

impl Rates {
    /// For tests and load: one address plays everybody.
    pub fn unlimited() -> Rates {
        Rates {
            requests_per_second: 1_000_000,
            request_burst: 1_000_000,
            tables_per_minute: 1_000_000,
            guests_per_minute: 1_000_000,
            guest_burst: 1_000_000,
            connections_per_address: usize::MAX,
            sockets_per_address: usize::MAX,
            guesses_per_person: 1_000_000,
            guesses_per_address: 1_000_000,
            guesses: 1_000_000,
            messages_per_second: 100_000,
            message_burst: 100_000,
            reports_per_hour: 1_000_000,
            boxes_per_hour: 1_000_000,
        }
    }
}

/// How long that is kept which nobody may want any more.
#[derive(Clone, Copy, Debug)]
pub struct Ages {
    /// Guests who never sat at a table.
    pub guests: Duration,
    /// Devices that nobody has come with.
    pub sessions: Duration,
    /// Tables that were laid and never played.
    pub open_tables: Duration,
    /// Matches that nobody has touched for so long; unless it is said they are kept for ever.
    pub matches: Option<Duration>,
    /// Links by which friends are made.
    pub links: Duration,
    /// Addresses of e-mail that nobody has confirmed.
    pub unconfirmed: Duration,
    /// Reports that somebody has looked at.
    pub reports: Duration,
    /// Boxes that were handed in, and that no table and no list names.
    pub boxes: Duration,
    /// How often what is older is looked for.
    pub every: Duration,
}

impl Default for Ages {
    fn default() -> Self {
        Ages {
            guests: limits::GUESTS_FOR,
            sessions: limits::SESSIONS_FOR,
            open_tables: limits::OPEN_TABLES_FOR,
            matches: None,
            links: limits::LINKS_FOR,
            unconfirmed: limits::UNCONFIRMED_FOR,
            reports: limits::REPORTS_FOR,
            boxes: limits::BOXES_FOR,
            every: limits::FORGET_EVERY,
        }
    }
}

/// How people are told of a slow table that waits for them.
#[derive(Clone, Debug)]
pub struct Post {
    /// None: nobody is told by mail.
    pub mail: Option<MailServer>,
    /// Whom the operator of a push service may write to: an address of the form `mailto:…` or `https:…`; the house, if nobody is named.
    pub contact: Option<String>,
    /// Hooks and pushes may lead into private networks.
    pub private: bool,
    /// How long somebody may take before they are told.
    pub grace: Duration,
    /// Between two mails to one person: what comes meanwhile is gathered.
    pub mail_pause: Duration,
    /// After the first failure; then twice as long each time.
    pub again: Duration,
    /// How often it is looked what is due.
    pub every: Duration,
}

/// A server that takes mail, and in whose name.
#[derive(Clone)]
pub struct MailServer {
    /// `smtp://name:password@host:port` or `smtps://…`.
    pub url: String,
    pub from: String,
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // There may be a password in it.
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Default for Post {
    fn default() -> Self {
        Post {
            mail: None,
            contact: None,
            private: false,
            grace: limits::LETTER_AFTER,
            mail_pause: limits::MAIL_PAUSE,
            again: limits::LETTER_AGAIN,
            every: limits::POST_EVERY,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("ratskeller.db"),
            database: None,
            cluster: None,
            data_pack: None,
            strand: false,
            bot_pause: limits::BOT_PAUSE,
            bot_thinks: limits::BOT_THINKS,
            gone_after: limits::GONE_AFTER,
            idle_after: limits::IDLE_AFTER,
            read_within: limits::READ_WITHIN,
            secure_cookies: false,
            behind_proxy: false,
            rates: Rates::default(),
            ages: Ages::default(),
            post: Post::default(),
            metrics_addr: None,
            #[cfg(any(feature = "hooks", debug_assertions))]
            hooks: Hooks::NONE,
        }
    }
}

impl Config {
    /// The database, or else the data file.
    pub(crate) fn kept_in(&self) -> Data {
        self.database.clone().map_or_else(|| Data::File(self.data.clone()), Data::Database)
    }

    /// How the page is reached from outside.
    pub(crate) fn scheme(&self) -> &'static str {
        if self.secure_cookies { "https" } else { "http" }
    }

    #[cfg(any(feature = "hooks", debug_assertions))]
    pub(crate) fn hooks(&self) -> &Hooks {
        &self.hooks
    }

    #[cfg(not(any(feature = "hooks", debug_assertions)))]
    pub(crate) fn hooks(&self) -> &Hooks {
        &Hooks::NONE
    }
}

/// For tests. Only debug builds and the feature `hooks` have it.
#[derive(Clone, Debug)]
pub struct Hooks {
    /// Called when something of a table is on the disk and nobody has been shown it yet.
    pub committed: Option<Hook>,
    /// Called in a thread of the computer players when a thought is about to begin.
    pub thinking: Option<Hook>,
    /// Sets the seeds of tables and the dice of computer players.
    pub luck: Luck,
    pub positions: Positions,
    /// Which day it is.
    pub today: Option<Arc<AtomicU32>>,
    /// What days are chosen from.
    pub menu: Option<&'static str>,
}

impl Hooks {
    const NONE: Hooks = Hooks {
        committed: None,
        thinking: None,
        luck: Luck::Unknown,
        positions: Positions::AgainstComputers,
        today: None,
        menu: None,
    };
}

#[derive(Clone)]
pub struct Hook(pub Arc<dyn Fn() + Send + Sync>);

impl fmt::Debug for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hook")
    }
}
