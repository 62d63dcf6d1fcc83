//! The end: LAND-109 to LAND-115.

use crate::event::{Event, Notice};
use crate::phase::Phase;
use crate::state::{Public, State};
use std::cmp::Reverse;
use table::{BySeat, Ctx, Standing};

impl State {
    /// Nothing happens between the reveal of the End card and scoring (LAND-115).
    pub(crate) fn end(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.public.phase = Phase::Over;
        let standing = self.public.standing();
        ctx.tell_all(|| Notice::Over { standing });
    }
}

impl Public {
    /// By score, then by cheese; the tie rule is not used (LAND-111 to LAND-114).
    pub fn standing(&self) -> Standing {
        let key = |seat| (Reverse(self.sewers[seat].score()), Reverse(self.sewers[seat].cheese));
        Standing {
            places: Standing::places_by(self.seats(), key),
            scores: BySeat::from_fn(self.seats(), |seat| self.sewers[seat].score()),
        }
    }
}
