//! How a house is run. Everything has a default that suits a laptop.

use crate::limits;
use host::Positions;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use table::Seed;

#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// The data file; made if it is not there.
    pub data: PathBuf,
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
    /// Where the metrics are served, apart from everything else; nowhere, unless it is said.
    pub metrics_addr: Option<SocketAddr>,
    #[cfg(feature = "hooks")]
    pub hooks: Hooks,
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
    pub messages_per_second: u32,
    pub message_burst: u32,
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
            messages_per_second: limits::MESSAGES_PER_SECOND,
            message_burst: limits::MESSAGE_BURST,
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
            messages_per_second: 100_000,
            message_burst: 100_000,
        }
    }
}

/// How long that is kept which nobody may want any more.
#[derive(Clone, Copy, Debug)]
pub struct Ages {
    /// Guests who never sat at a table.
    pub guests: Duration,
    /// Tables that were laid and never played.
    pub open_tables: Duration,
    /// Matches that nobody has touched for so long; unless it is said they are kept for ever.
    pub matches: Option<Duration>,
    /// How often what is older is looked for.
    pub every: Duration,
}

impl Default for Ages {
    fn default() -> Self {
        Ages {
            guests: limits::GUESTS_FOR,
            open_tables: limits::OPEN_TABLES_FOR,
            matches: None,
            every: limits::FORGET_EVERY,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("ratskeller.db"),
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
            metrics_addr: None,
            #[cfg(feature = "hooks")]
            hooks: Hooks::NONE,
        }
    }
}

impl Config {
    #[cfg(feature = "hooks")]
    pub(crate) fn hooks(&self) -> &Hooks {
        &self.hooks
    }

    #[cfg(not(feature = "hooks"))]
    pub(crate) fn hooks(&self) -> &Hooks {
        &Hooks::NONE
    }
}

/// For tests, and only where the feature of this name is asked for.
#[derive(Clone, Debug)]
pub struct Hooks {
    /// Called when something of a table is on the disk and nobody has been shown it yet.
    pub committed: Option<Hook>,
    /// Called in a thread of the computer players when a thought is about to begin.
    pub thinking: Option<Hook>,
    /// The seed of every table, so that two have the same luck.
    pub seed: Option<Seed>,
    pub positions: Positions,
}

impl Hooks {
    const NONE: Hooks =
        Hooks { committed: None, thinking: None, seed: None, positions: Positions::AgainstComputers };
}

#[derive(Clone)]
pub struct Hook(pub Arc<dyn Fn() + Send + Sync>);

impl fmt::Debug for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hook")
    }
}
