//! How good somebody is. docs/ratings.md says it in words.
//!
//! Ratings are a fold over a list of [results](Played): the same list gives the same [ladder](Ladder), whoever adds it up and
//! when. Computer players are [fixed stars](Stars), measured once and moved by nobody.

mod ladder;
mod played;
mod rating;
mod stars;

pub use ladder::{Ladder, Step};
pub use played::{Finish, Played, Who};
pub use rating::{BETA, LOGISTIC, Rating};
pub use stars::{Measured, Star, Stars};
