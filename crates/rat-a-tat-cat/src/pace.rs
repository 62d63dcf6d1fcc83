//! How long people are given: as the box says for looks and pauses (TAT-139).

use crate::data::Times;
use crate::phase::{Look, Phase, Step};
use crate::view::View;
use table::Pace;

pub(crate) fn pace(times: &Times, gallery: &View) -> Pace {
    match gallery.phase {
        Phase::FirstLook => Pace::Seconds(times.first_look),
        Phase::Turn(on_turn) => match on_turn.step {
            Step::Looking(Look::One(_)) => Pace::Seconds(times.peek_look),
            Step::Looking(Look::All) => {
                let players = u32::from(gallery.public.in_round.len());
                Pace::Seconds(times.super_peek_look_base + times.super_peek_look_per_player * players)
            }
            Step::Source
            | Step::Drawn { .. }
            | Step::Swap { .. }
            | Step::Peek { .. }
            | Step::SuperPeek { .. }
            | Step::Draw2 { .. }
            | Step::Call => Pace::Decision,
        },
        Phase::Scored => Pace::Seconds(times.ready_for_next_round),
        Phase::AskClock | Phase::Over => Pace::Decision,
    }
}
