//! What a table bounds, in one place. The server's own limits are its own.

// Words, in characters; an id in bytes.
pub const CHAT: usize = 280;
pub const CHATS_KEPT: usize = 50;
pub const CLIENT_ID: usize = 40;
/// An answer quotes what it was asked in part only.
pub const QUOTED: usize = 300;
/// A position in the notation of its game; the longest of a hundred thousand random ones has a quarter of it.
pub const POSITION: usize = 8 * 1024;

// Talk.
pub const CHATS_PER_MINUTE: u32 = 20;
pub const CHAT_BURST: u32 = 5;
pub const REACTIONS_PER_MINUTE: u32 = 15;
pub const REACTION_BURST: u32 = 3;

/// Pages that look on at one table; those of its players have their places besides.
pub const WATCHING_PAGES: usize = 500;
/// Pages that are the table itself.
pub const SCREENS: usize = 4;
/// As many are remembered as sent away from one table; more come to no table in an evening.
pub const SCREENS_OUT: usize = 64;
/// How long others may not know yet that somebody looks on, or has gone.
pub const WATCHERS_TOLD_WITHIN_MS: u64 = 500;
pub const CLOCK_S: std::ops::RangeInclusive<u32> = 5..=7 * 24 * 3600;
/// From here on a table is slow: nobody sits before it all the time, and the computer plays for nobody who is gone.
pub const SLOW_S: u32 = 3600;

/// How long a computer player may think in the deal of a day, where the time must not change what it finds: only whoever has no answer
/// at all takes so long.
pub const DAY_THINKS_MS: u64 = 30 * 60 * 1000;

/// How long a person waits for all computer players of a table together, in milliseconds, wherever they may see how fast it goes.
pub const PATIENCE_MS: u64 = 2_000;

/// What the computer decides at most when it plays a match to its end that everybody has given up.
pub const PLAYED_OUT: usize = 20_000;

/// What a hint is thought over, in simulations: the fewest that have the ways of the longest thought.
pub const HINT: u32 = 5_000;
pub const HINT_CHOICES: usize = 3;
/// And how long at most, in milliseconds.
pub const HINT_TAKES_MS: u64 = 900;

/// Steps of a finished match in one answer.
pub const FRAMES: u32 = 500;

// How the chances went in a match that is over.
/// Places of the match that are looked at.
pub const CHANCES_POINTS: usize = 48;
/// From each, through the eyes of each seat, it is played on so often.
pub const CHANCES_WORLDS: u32 = 200;

// What decided a match that is over, for one seat.
/// Decisions of the seat that are looked at; of more, as many evenly.
pub const DECIDED_LOOKED_AT: usize = 200;
/// Those that a look finds worst are thought about.
pub const DECIDED_SUSPECTS: usize = 6;
pub const DECIDED_MOMENTS: usize = 3;
/// Each at first: so many simulations, and so many worlds in which what was found is compared with what was done.
pub const DECIDED_LOOK: (u32, u32) = (200, 60);
/// And the suspects: as long as a hint, which has the ways of the Sage, and so many worlds.
pub const DECIDED_THOUGHT: (u32, u32) = (HINT, 800);
/// Where several decide at once, the others think so many simulations, and so many thoughts in all.
pub const DECIDED_OTHERS: (u32, usize) = (100, 24);
/// Less of a win than this is not worth a word,
pub const DECIDED_LEAST: f64 = 0.02;
/// and so many standard errors have to lie between a loss and nothing.
pub const DECIDED_SURE: f64 = 2.5;
