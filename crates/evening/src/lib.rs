//! A club evening: people who play several rounds at tables of two to six, and meet somebody new each time.
//!
//! An [`Evening`] is a fold over what has [happened](Happened); it knows no clock, no game and nobody's name. Asked for the
//! [next round](Evening::next_round) it says who plays whom: nobody meets the same person twice while that can be avoided, equals
//! meet equals, and seats change. Asked how everybody [stands](Evening::standings) it says by which [`Measure`] two people were told
//! apart, so that whoever shows it can explain it. The same seed and the same evening give the same round.

mod evening;
mod pairing;
mod seating;
mod sizes;
mod standings;

pub use evening::{Broken, Chair, Evening, Finish, Happened, NotNow, Person, Round, Rules, Scoring, Table};
pub use sizes::{Layout, layout};
pub use standings::{Line, Measure};

/// Tables of an evening have so many seats.
pub const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
