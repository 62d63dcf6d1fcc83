//! A table in a page.
//!
//! A module has one game and three functions. Whoever loads it writes a [question](asked::Asked) as JSON where
//! [`room`](Pocket::room) says, calls [`hear`](Pocket::hear) and reads the answer where [`said`](Pocket::said) says. Nothing is
//! kept but the table that is open, and no module knows the time or has any chance of its own: both come with the questions.
//! What is to be written down comes out before what is to be shown, and gives the table back when it comes in again.
//!
//! One instance is the table, as `crates/server/src/table` is in the house; another may think for it, told the lines of its log.

mod asked;
mod desk;
mod kept;
mod mind;
mod named;
mod told;

#[cfg(all(feature = "module", target_family = "wasm"))]
mod lent;

pub use desk::Desk;
use host::Hostable;
use std::fmt;

/// A desk behind two pieces of memory that others may look at.
pub struct Pocket<G: Hostable> {
    room: Vec<u8>,
    said: Vec<u8>,
    desk: Desk<G>,
}

impl<G: Hostable> Default for Pocket<G> {
    fn default() -> Self {
        #[cfg(all(feature = "module", target_family = "wasm"))]
        lent::take();
        Pocket { room: Vec::new(), said: Vec::new(), desk: Desk::default() }
    }
}

impl<G: Hostable> fmt::Debug for Pocket<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.desk.fmt(f)
    }
}

impl<G: Hostable> Pocket<G> {
    /// Where a question of so many bytes is to be written. What was said before is gone.
    pub fn room(&mut self, bytes: usize) -> *mut u8 {
        self.said = Vec::new();
        self.room = vec![0; bytes];
        self.room.as_mut_ptr()
    }

    /// Answers what lies in the room; how many bytes the answer has.
    pub fn hear(&mut self) -> usize {
        let question = std::mem::take(&mut self.room);
        self.said = self.desk.hear(&question).into_bytes();
        self.said.len()
    }

    /// Where the answer lies, until there is to be room for the next question.
    pub fn said(&self) -> *const u8 {
        self.said.as_ptr()
    }
}

/// A module of this game: all that it exports.
#[macro_export]
macro_rules! module {
    ($game:ty) => {
        std::thread_local! {
            static POCKET: std::cell::RefCell<$crate::Pocket<$game>> = std::cell::RefCell::default();
        }

        #[unsafe(no_mangle)]
        pub extern "C" fn room(bytes: usize) -> *mut u8 {
            POCKET.with_borrow_mut(|pocket| pocket.room(bytes))
        }

        #[unsafe(no_mangle)]
        pub extern "C" fn hear() -> usize {
            POCKET.with_borrow_mut(|pocket| pocket.hear())
        }

        #[unsafe(no_mangle)]
        pub extern "C" fn said() -> *const u8 {
            POCKET.with_borrow(|pocket| pocket.said())
        }
    };
}
