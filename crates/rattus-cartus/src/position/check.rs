//! Whether the game can go on from a position that was read.

use crate::data::Action;
use crate::phase::Phase;
use crate::state::{Public, State};
use table::{Seat, SeatSet};

pub(super) fn check(state: &State) -> Result<(), String> {
    let public = &state.public;
    let visitors = public.visitors.iter().map(|visitors| visitors.len()).sum::<u8>();
    let beyond = public.visitors[public.row_len()..].iter().any(|visitors| !visitors.is_empty());
    let places = public.chosen.iter().filter_map(|(_, chosen)| *chosen).chain(public.resolving);
    require(
        public.visited().is_within(public.all()) && public.visited().len() == visitors && !beyond,
        "every player of this table in at most one building of the row",
    )?;
    require(places.into_iter().all(|place| usize::from(place) < public.row_len()), "positions of the row")?;
    check_committed(state)?;
    check_pending(public)?;
    check_premium(public)?;
    let can = match public.phase {
        Phase::Privilege { .. } | Phase::Privileges | Phase::Look { .. } => check_privileges(public),
        Phase::Visit { seat } => {
            public.resolving.is_none() && public.all().contains(seat) && !public.visited().contains(seat)
        }
        Phase::SwordVictim { seat, among } | Phase::FluteReceiver { seat, among } => {
            let flute = matches!(public.phase, Phase::FluteReceiver { .. });
            is_here(public, seat)
                && among.iter().all(|it| is_here(public, it))
                && among.len() >= 2
                && !among.contains(seat)
                && (!flute || public.rats[seat] > 0)
        }
        Phase::SwordGift { seat, to, count } => {
            is_here(public, seat)
                && is_here(public, to)
                && seat != to
                && count > 0
                && public.given[seat].count == 0
        }
        Phase::Action { seat } => state.may_act(seat) && !public.done.contains(seat),
        Phase::Hospital { seat, most } => {
            let rats = public.rats[seat];
            is_here(public, seat) && most <= public.hands[seat] && u16::from(most) <= rats
        }
        Phase::TowerGift { givers, to } => {
            let may = |seat: Seat| public.hands[seat] > public.tower_gift() && public.given[seat].count == 0;
            is_here(public, to)
                && !givers.is_empty()
                && givers.is_within(public.all().without(to))
                && matches!(public.action_here(true), Action::GuardTower { .. })
                && givers.iter().all(may)
        }
        Phase::Over => public.is_last_round() && public.resolving.is_none() && public.visited().is_empty(),
    };
    require(can, "somebody who can do what is asked")
}

fn require(holds: bool, expected: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(expected.to_owned()) }
}

/// Whether the player visits the building that is being resolved.
fn is_here(public: &Public, seat: Seat) -> bool {
    public.resolving.is_some() && public.here().1.contains(seat)
}

/// Cards lie where somebody visits; they lie open where the building is being resolved, and before it nothing lies.
fn check_committed(state: &State) -> Result<(), String> {
    let public = &state.public;
    let one_premium = public.only_premium.is_some();
    for seat in public.all() {
        let (laid, open) = (public.laid[seat], state.laid.at(seat.number() as usize).is_open());
        let right = match (public.position_of(seat), public.resolving) {
            (None, _) => laid == 0 && !open,
            (Some(_), None) => !open,
            (Some(position), Some(resolving)) if position < resolving => laid == 0 && !open,
            (Some(position), Some(resolving)) => open == (position == resolving || one_premium),
        };
        require(
            right,
            "committed cards: `laid` face down, `shows` where they are resolved, none afterwards",
        )?;
    }
    let resolving = public.resolving.is_some();
    require(!resolving || public.visited() == public.all(), "everybody in a building")?;
    require(!resolving || !public.here().1.is_empty(), "somebody in the building that is resolved")
}

/// Pending cards are those of visitors of the building that is being resolved.
fn check_pending(public: &Public) -> Result<(), String> {
    let right = public.all().iter().all(|seat| {
        let given = public.given[seat];
        let none = public.taken[seat].count == 0 && public.drawn[seat] == 0;
        (none || is_here(public, seat)) && (given.count == 0 || is_here(public, given.to) && given.to != seat)
    });
    let done = public.done.iter().all(|seat| is_here(public, seat));
    require(right && done, "pending cards and actions in the building that is resolved")
}

/// CART-115: with two players in different buildings one has the premium action.
fn check_premium(public: &Public) -> Result<(), String> {
    let apart = public.visitors.iter().all(|visitors| visitors.len() < 2);
    let expected = public.seats() == 2 && public.resolving.is_some() && apart;
    let is_one = public.only_premium.is_some_and(|seat| public.all().contains(seat));
    require(
        expected == public.only_premium.is_some() && (is_one || !expected),
        "`premium` where two are apart",
    )
}

/// Those who come after whoever is asked have not chosen, unless all chose at once.
fn check_privileges(public: &Public) -> bool {
    let chosen: SeatSet =
        public.chosen.iter().filter(|(_, chosen)| chosen.is_some()).map(|(seat, _)| seat).collect();
    let at_once = public.options.simultaneous_privileges;
    match public.phase {
        Phase::Privileges => at_once && chosen.is_empty() && !has_begun(public),
        Phase::Privilege { seat } => {
            let later: SeatSet = public.order().skip_while(|&other| other != seat).collect();
            !at_once && public.all().contains(seat) && !chosen.meets(later) && !has_begun(public)
        }
        Phase::Look { seat, left, seen } => {
            let here = match public.resolving {
                Some(_) => is_here(public, seat) && public.done.contains(seat),
                None => {
                    let later: SeatSet = public.order().skip_while(|&other| other != seat).skip(1).collect();
                    let right = if at_once { chosen == public.all() } else { !chosen.meets(later) };
                    public.all().contains(seat) && right && !has_begun(public)
                }
            };
            here && usize::from(left) <= seen.others().count()
        }
        Phase::Visit { .. }
        | Phase::SwordVictim { .. }
        | Phase::SwordGift { .. }
        | Phase::FluteReceiver { .. }
        | Phase::Action { .. }
        | Phase::Hospital { .. }
        | Phase::TowerGift { .. }
        | Phase::Over => false,
    }
}

fn has_begun(public: &Public) -> bool {
    !public.visited().is_empty() || public.resolving.is_some()
}
