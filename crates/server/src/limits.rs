//! Every limit of the server, in one place; those of a table are in `host::limits`. What runs into one is counted in the
//! metrics under `refused_total`.

use std::time::Duration;

// Connections.
pub const CONNECTIONS: usize = 12_000;
/// A school behind one address fits in; whoever has one address does not shut the house. Behind a proxy all come from
/// one, and the proxy counts.
pub const CONNECTIONS_PER_ADDRESS: usize = 3_000;
pub const SOCKETS_PER_ADDRESS: usize = 2_000;
/// Two for each page at a table: the table's, and the bell's.
pub const SOCKETS_PER_GUEST: usize = 32;
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

/// How long a database on another machine may take to answer; then its connection is given up.
pub const DATABASE_WITHIN: Duration = Duration::from_secs(10);
/// How long somebody waits for one of the connections that read: when a house opens, everybody comes at once.
pub const READER_WITHIN: Duration = Duration::from_secs(30);
/// How often a node says that it is there, and how long that holds.
pub const BEAT_EVERY: Duration = Duration::from_millis(500);
pub const ALIVE_FOR: Duration = Duration::from_secs(3);
pub const BEAT_WITHIN: Duration = Duration::from_secs(2);
/// A node that has not said it for so long shows nothing more until it has: others may hold it for dead in a moment.
pub const SURE_FOR: Duration = Duration::from_millis(2500);
/// Whoever is silent for so long, and has nobody at its door either, is dead.
pub const SILENT_AND_SHUT: Duration = Duration::from_millis(700);
/// How long a node waits for another: for its door, and for the first word of an answer.
pub const NODE_WITHIN: Duration = Duration::from_secs(1);
pub const HOP_WITHIN: Duration = Duration::from_secs(15);

/// How long what `/healthz` has found out is good for.
pub const HEALTH_FOR: Duration = Duration::from_secs(1);

/// Connections that wait to be accepted.
pub const BACKLOG: u32 = 1024;

// Sizes in bytes.
pub const SOCKET_BUFFER: usize = 4 * 1024;
/// Kept for every page, most of which say nothing for long and then little. What is longer is read in parts.
pub const SOCKET_READ: usize = 1024;
pub const MESSAGE: usize = 8 * 1024;
/// What may be read until a message is whole: itself, what it is wrapped in, and what was read ahead.
pub const WIRE_PER_MESSAGE: usize = 2 * MESSAGE + SOCKET_BUFFER;
pub const BODY: usize = 16 * 1024;
/// Some thirty thousand decisions; the longest of a million simulated matches had a few thousand. With it a record costs
/// less than 16 MB and a moment to refuse, whatever is in it.
pub const RECORD: usize = 1024 * 1024;
/// Records that are on their way to us at the same time.
pub const UPLOADS_AT_ONCE: usize = 32;
/// Records that are checked at the same time; each costs a few times its size.
pub const RECORDS_AT_ONCE: usize = 2;

/// Messages that wait for a slow reader before its socket is closed.
pub const WRITE_QUEUE: usize = 64;
/// And their bytes.
pub const WRITE_QUEUE_BYTES: usize = 256 * 1024;
/// What the system keeps beyond that.
pub const SYSTEM_BUFFER: u32 = 128 * 1024;
/// Asks that wait for a table.
pub const MAILBOX: usize = 256;

// Keys.
/// Between the two halves of a ceremony with a key.
pub const CEREMONY_WITHIN: Duration = Duration::from_secs(300);
/// Ceremonies that are under way.
pub const CEREMONIES: usize = 20_000;
/// How long a second device may take to be let in.
pub const DOORSTEP_WITHIN: Duration = Duration::from_secs(180);
/// How long a screen shows one code.
pub const SCREEN_WITHIN: Duration = Duration::from_secs(600);
/// A session is said to have been seen this often, and not with every request.
pub const SEEN_EVERY: Duration = Duration::from_secs(3600);
pub const KEYS: usize = 20;
pub const SESSIONS: usize = 50;
pub const TOKENS: usize = 20;
pub const BOT_ACCOUNTS: usize = 5;
/// A token is said to have been used this often, and not with every request.
pub const TOKEN_USED_EVERY: Duration = Duration::from_secs(60);
/// How long a bot account may take to answer a challenge.
pub const CHALLENGE_WITHIN: Duration = Duration::from_secs(60);
/// Challenges of one person that wait for an answer.
pub const CHALLENGES: usize = 20;
/// Sessions that end at the same moment and are still being told of.
pub const ENDED: usize = 64;
/// Of codes and tickets: for one person, one address, and the whole house.
pub const GUESSES_PER_PERSON: u32 = 10;
pub const GUESSES_PER_ADDRESS: u32 = 20;
pub const GUESSES: u32 = 600;

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
/// What somebody says about a report, or a keeper about what is done.
pub const WORDS: usize = 500;
pub const ANNOUNCEMENT: usize = 500;

// The keeper.
/// A request, in bytes.
pub const ERRAND: u64 = 64 * 1024;
/// Lines of the audit in one answer.
pub const AUDIT: u32 = 1_000;
pub const REPORTS_PER_HOUR: u32 = 10;

// Company.
pub const FRIENDS: usize = 500;
pub const BLOCKED: usize = 500;
/// How long two who have found each other wait for more.
pub const GATHER: Duration = Duration::from_secs(3);
/// Whoever has looked for others this long is offered computer players.
pub const OFFER_AFTER: Duration = Duration::from_secs(20);
/// How often it is looked who has found whom.
pub const SEEK_EVERY: Duration = Duration::from_millis(500);
/// People at a table of a quick match; all games take so many.
pub const QUICK_MOST: usize = 4;
/// For a decision in a quick match.
pub const QUICK_CLOCK_S: u32 = 120;

// Post.
/// How long somebody may take at a slow table before they are told that it waits.
pub const LETTER_AFTER: Duration = Duration::from_secs(60);
/// A few mails a day at most; what comes meanwhile is gathered.
pub const MAIL_PAUSE: Duration = Duration::from_secs(4 * 3600);
/// When something that has not arrived is tried again; then twice as long each time, a day and a half in all.
pub const LETTER_AGAIN: Duration = Duration::from_secs(60);
pub const LETTER_TRIES: u32 = 11;
pub const POST_EVERY: Duration = Duration::from_secs(1);
pub const LETTERS_AT_ONCE: u32 = 200;
/// Of one address, in bytes.
pub const ADDRESS: usize = 1024;
/// Of one person.
pub const ADDRESSES: usize = 10;

// Boxes that somebody hands in.
/// A request with one: its file in JSON, and what is corrected.
pub const BOX_BODY: usize = 96 * 1024;
/// Values that are corrected at once; the largest box has some six hundred.
pub const CORRECTIONS: usize = 1_000;
pub const BOXES_PER_HOUR: u32 = 60;
/// Of one person, and how long their names are, in characters.
pub const OWN_BOXES: i64 = 30;
pub const BOX_NAME: usize = 40;
/// What was handed in, and no table and no list names.
pub const BOXES_FOR: Duration = Duration::from_secs(3600);

// Matches that were played on a device, of one person.
pub const POCKET_MATCHES: i64 = 300;
/// Of their records together: a match has some ten to a hundred thousand.
pub const POCKET_BYTES: i64 = 8 * 1024 * 1024;

// Club evenings.
pub const EVENING_PEOPLE: usize = 200;
/// Of them, computer players.
pub const EVENING_BOTS: usize = 32;
pub const EVENING_ROUNDS: std::ops::RangeInclusive<u8> = 1..=12;
/// Of a round.
pub const EVENING_MINUTES: std::ops::RangeInclusive<u16> = 1..=240;
/// Of one host, that are not over.
pub const EVENINGS_PER_GUEST: i64 = 3;
/// Somebody's own evenings in one answer.
pub const MY_EVENINGS: u32 = 20;

// Tables.
pub const LOBBY: usize = 200;
pub const OPEN_TABLES_PER_GUEST: i64 = 20;
/// Somebody's own tables in one answer.
pub const MY_TABLES: u32 = 20;
/// People with whom somebody has played, in one answer.
pub const OPPONENTS: u32 = 200;
/// Points of somebody's way in one answer, at most.
pub const CURVE: i64 = 300;
/// The strongest whom somebody has left behind.
pub const BEATEN: u32 = 5;
/// Days in one answer, and the best of a day whose matches everybody may read.
pub const DAYS: u32 = 14;
pub const DAY_BEST: u32 = 5;
/// A longer row of days is not counted.
pub const STREAK: u32 = 10_000;
/// The newest matches on somebody's page.
pub const PROFILE_MATCHES: u32 = 20;
/// Lines of a board: who has played within so long, and at least so many rated matches.
pub const BOARD: u32 = 50;
pub const BOARD_DAYS: u32 = 90;
pub const BOARD_MATCHES: u32 = 10;
/// A table that nobody touched for so long is no longer in the lobby.
pub const LOBBY_FOR: Duration = DAY;
/// How often overdue clocks are looked for.
pub const SWEEP_EVERY: Duration = Duration::from_secs(1);
/// A seat whose player is gone this long is played by the computer.
pub const GONE_AFTER: Duration = Duration::from_secs(60);
/// A table nobody looks at is put away.
pub const IDLE_AFTER: Duration = Duration::from_secs(120);

// Ages: what is older is swept out, some at a time.
/// In one place, for ages and whoever counts in days.
pub const DAY: Duration = Duration::from_secs(24 * 3600);
/// A guest who never sat at a table.
pub const GUESTS_FOR: Duration = Duration::from_secs(30 * DAY.as_secs());
/// A device that nobody has come with.
pub const SESSIONS_FOR: Duration = Duration::from_secs(365 * DAY.as_secs());
/// The link by which somebody makes friends.
pub const LINKS_FOR: Duration = Duration::from_secs(365 * DAY.as_secs());
/// An address of e-mail whose code nobody has said back.
pub const UNCONFIRMED_FOR: Duration = Duration::from_secs(2 * DAY.as_secs());
/// A report that somebody has looked at.
pub const REPORTS_FOR: Duration = Duration::from_secs(90 * DAY.as_secs());
/// A table that was laid, and never played.
pub const OPEN_TABLES_FOR: Duration = Duration::from_secs(2 * DAY.as_secs());
pub const FORGET_EVERY: Duration = Duration::from_secs(60);
/// Of each kind, so that nobody waits for the disk meanwhile.
pub const FORGET_AT_ONCE: u32 = 1_000;

// Computer players.
/// The watchdog. How long each of them thinks about a move is its own (`bots::Player::takes`); this counts the wait for a
/// thread as well.
pub const BOT_THINKS: Duration = Duration::from_secs(2);
/// So that a person can follow.
pub const BOT_PAUSE: Duration = Duration::from_millis(700);

// How the chances went in a match that is over, and what decided it.
/// What was counted of so many is remembered; it is counted again in a few seconds.
pub const LOOKED_BACK_KEPT: usize = 64;
