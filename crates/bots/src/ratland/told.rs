//! What is told of a seat to whoever has learnt who is ahead: rats, cheese, what feeding will cost, the neighbours, and what
//! the round offers. No net was worth its time here so far (docs/bots-measured.md); this is what they were trained on.

use super::plan::rounds_left;
use crate::values::{Told, flag, parts};
use games::ratland::{Area, Colour, EventCard, EventKind, Options, View};
use table::Seat;

pub(super) fn is_as_learnt(everything: &View) -> bool {
    everything.public.options == Options::default() && everything.public.seats() != 3
}

pub(super) fn told(everything: &View, seat: Seat) -> Told {
    let public = &everything.public;
    let mut told = Told::default();
    let others = || public.all().without(seat).iter();
    let score = |seat: Seat| public.sewers[seat].score();
    let cheese = |seat: Seat| i32::from(public.sewers[seat].cheese);
    let cost = |seat: Seat| i32::from(public.parts.feeding.cost(u16::from(public.sewers[seat].fed())));
    let left = (2.0 * rounds_left(everything)) as i32;
    told.own(parts(left, 8));
    for rounds in 0..4 {
        told.own(flag(left <= rounds));
    }
    told.own(flag(public.next_kind() == EventKind::Final));
    told.own(parts(public.past.among(public.parts.last).len() as i32, 2));
    told.own(parts(public.round.into(), 8));
    let sewer = &public.sewers[seat];
    told.own(parts(sewer.available().into(), 8));
    told.own(parts(sewer.infirmary.into(), 4));
    told.own(parts(sewer.lost.into(), 4));
    told.own(parts(sewer.graveyard.into(), 4));
    told.own(parts(score(seat), 8));
    told.own(parts(cheese(seat), 8));
    told.own(parts(cost(seat), 8));
    told.own(parts(cheese(seat) - cost(seat), 4));
    told.own(parts((cost(seat) - cheese(seat)).max(0), 4));
    let best = others().map(score).max().unwrap_or(0);
    told.own(parts(score(seat) - best, 4));
    for ahead in [-4, -2, -1, 0, 1, 2, 4] {
        told.own(flag(score(seat) - best >= ahead));
    }
    let mean = |of: &dyn Fn(Seat) -> i32| others().map(of).sum::<i32>() / others().count().max(1) as i32;
    told.own(parts(score(seat) - mean(&score), 4));
    told.own(parts(mean(&cheese), 8));
    told.own(parts(others().map(cheese).max().unwrap_or(0), 8));
    told.own(parts(others().map(|other| cheese(other) - cost(other)).max().unwrap_or(0), 4));
    told.own(parts(mean(&|other| (cost(other) - cheese(other)).max(0)), 4));
    told.own(parts(mean(&|other| public.sewers[other].available().into()), 8));
    for neighbour in [public.left_of(seat), public.right_of(seat)] {
        told.own(parts(cheese(neighbour), 8));
        told.own(parts(public.sewers[neighbour].available().into(), 8));
    }
    told.own(parts(public.supply.into(), 16));
    told.own(parts(public.place_in_order(seat).into(), 4));
    told.own(parts(public.seats().into(), 4));
    for card in EventCard::ALL {
        told.own(flag(public.is(card)));
    }
    for area in Area::ALL {
        let offer = public.offer[area.index()];
        for colour in Colour::ALL {
            told.own(parts(offer.of(colour).into(), 8));
        }
    }
    told
}
