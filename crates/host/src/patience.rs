//! How long people wait for computer players: for all of them together no longer than [`limits::PATIENCE_MS`], from one question that a
//! person is asked to the next. What follows from it anybody can count who has seen who decided: it tells nothing of what is thought.

use crate::kept::Time;
use crate::limits;
use table::Seat;

/// What each seat's thoughts have taken since a person was last waited for.
#[derive(Clone, Debug)]
pub(crate) struct Patience(Vec<Time>);

impl Patience {
    pub(crate) fn of(seats: u8) -> Patience {
        Patience(vec![0; seats.into()])
    }

    /// A person is waited for, and this seat has not begun to think yet.
    pub(crate) fn begins_anew(&mut self, seat: Seat) {
        if let Some(spent) = self.0.get_mut(usize::from(seat.number())) {
            *spent = 0;
        }
    }

    /// How long this seat, one of so many that think, may think now. It may be asked again before a person is, so something is
    /// left of its part, however often it is asked.
    pub(crate) fn spend(&mut self, seat: Seat, usual: Time, thinkers: usize) -> Time {
        let Some(spent) = self.0.get_mut(usize::from(seat.number())) else { return usual };
        let part = limits::PATIENCE_MS / (thinkers as Time).max(1);
        let left = part.saturating_sub(*spent);
        let takes = usual.min(left * 2 / 3);
        *spent += takes;
        takes
    }
}
