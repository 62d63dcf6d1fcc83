//! Every limit of the server, in one place; those of a table are in `host::limits`. What runs into one is counted in the metrics under `refused_total`.

use std::time::Duration;

// Connections.
pub const CONNECTIONS: usize = 12_000;
/// A school behind one address fits in; whoever has one address does not shut the house. Behind a proxy all come from
/// one, and the proxy counts.
pub const CONNECTIONS_PER_ADDRESS: usize = 3_000;
pub const SOCKETS_PER_ADDRESS: usize = 2_000;
pub const SOCKETS_PER_GUEST: usize = 16;
pub const HEADERS_WITHIN: Duration = Duration::from_secs(10);
pub const BODY_WITHIN: Duration = Duration::from_secs(10);
/// How long somebody may leave an answer unread, or anything else that is sent.
pub const READ_WITHIN: Duration = Duration::from_secs(30);
pub const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// How often a quiet socket is asked whether anybody is there.
pub const PING_EVERY: Duration = Duration::from_secs(30);
/// A page that says nothing, not even a pong, is gone.
pub const SILENT_FOR: Duration = Duration::from_secs(90);
/// How long a last word may take.
pub const FAREWELL: Duration = Duration::from_secs(1);
/// How long a house that closes waits for its sockets.
pub const CLOSE_WITHIN: Duration = Duration::from_secs(5);

/// How long a commit waits for whoever else has locked the data file.
pub const DISK_WITHIN: Duration = Duration::from_secs(2);

/// How long what `/healthz` has found out is good for.
pub const HEALTH_FOR: Duration = Duration::from_secs(1);

/// Connections that wait to be accepted.
pub const BACKLOG: u32 = 1024;

// Sizes in bytes.
pub const SOCKET_BUFFER: usize = 4 * 1024;
pub const MESSAGE: usize = 8 * 1024;
pub const BODY: usize = 16 * 1024;
/// Some thirty thousand decisions; the longest of a million simulated matches had a few thousand. With it a record costs
/// less than 16 MB and a moment to refuse, whatever is in it.
pub const RECORD: usize = 1024 * 1024;
/// Records that are on their way to us at the same time.
pub const UPLOADS_AT_ONCE: usize = 32;
/// Records that are checked at the same time; each costs a few times its size.
pub const RECORDS_AT_ONCE: usize = 2;
/// Steps of a finished match in one answer.
pub const FRAMES: usize = 500;

/// Messages that wait for a slow reader before its socket is closed.
pub const WRITE_QUEUE: usize = 64;
/// And their bytes.
pub const WRITE_QUEUE_BYTES: usize = 256 * 1024;
/// What the system keeps beyond that.
pub const SYSTEM_BUFFER: u32 = 128 * 1024;
/// Asks that wait for a table.
pub const MAILBOX: usize = 256;

// Rates.
pub const MESSAGES_PER_SECOND: u32 = 20;
pub const MESSAGE_BURST: u32 = 60;
pub const REQUESTS_PER_SECOND: u32 = 20;
pub const REQUEST_BURST: u32 = 100;
pub const TABLES_PER_MINUTE: u32 = 20;
/// A class of pupils comes in at once; whoever goes on making guests does not fill the disk.
pub const GUESTS_PER_MINUTE: u32 = 10;
pub const GUEST_BURST: u32 = 100;

// Words, in characters.
pub const NAME: usize = 24;

// Tables.
pub const LOBBY: usize = 200;
pub const OPEN_TABLES_PER_GUEST: i64 = 20;
/// A table that nobody touched for so long is no longer in the lobby.
pub const LOBBY_FOR: Duration = Duration::from_secs(24 * 3600);
/// How often overdue clocks are looked for.
pub const SWEEP_EVERY: Duration = Duration::from_secs(1);
/// A seat whose player is gone this long is played by the computer.
pub const GONE_AFTER: Duration = Duration::from_secs(60);
/// A table nobody looks at is put away.
pub const IDLE_AFTER: Duration = Duration::from_secs(120);

// Ages: what is older is swept out, some at a time.
const DAY: Duration = Duration::from_secs(24 * 3600);
/// A guest who never sat at a table.
pub const GUESTS_FOR: Duration = Duration::from_secs(30 * DAY.as_secs());
/// A table that was laid, and never played.
pub const OPEN_TABLES_FOR: Duration = Duration::from_secs(2 * DAY.as_secs());
pub const FORGET_EVERY: Duration = Duration::from_secs(60);
/// Of each kind, so that nobody waits for the disk meanwhile.
pub const FORGET_AT_ONCE: u32 = 1_000;

// Computer players.
pub const BOT_THINKS: Duration = Duration::from_secs(2);
/// How long one may think about a move; the watchdog above also counts the wait for a thread.
pub const BOT_MOVE: Duration = Duration::from_millis(900);
/// So that a person can follow.
pub const BOT_PAUSE: Duration = Duration::from_millis(700);

// How the chances went in a match that is over.
/// Places of the match that are looked at.
pub const CHANCES_POINTS: usize = 48;
/// From each, through the eyes of each seat, it is played on so often.
pub const CHANCES_WORLDS: u32 = 200;
/// Matches whose chances are remembered; they are counted again in a few seconds.
pub const CHANCES_KEPT: usize = 64;
