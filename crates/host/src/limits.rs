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

/// Pages that look on at one table; those of its players have their places besides.
pub const WATCHING_PAGES: usize = 500;
pub const CLOCK_S: std::ops::RangeInclusive<u32> = 5..=3600;

/// What a hint is thought over, in simulations: the fewest that have the ways of the longest thought.
pub const HINT: u32 = 5_000;
pub const HINT_CHOICES: usize = 3;
