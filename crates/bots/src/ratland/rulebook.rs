//! The careful player.

use super::plan::Plan;
use super::worth_of_a_piece;
use crate::ties::{Best, best};
use games::ratland::{
    Area, Ask, Clan, Colour, Decision, Deployment, EventCard, EventKind, FedRat, Pieces, Place, Rats, Side,
    State, View,
};
use table::{Bot, Dice, Face, Game, Seat, SeatSet, World};

/// Weighs every rat; see [`Plan`](super::plan::Plan).
#[derive(Clone, Copy, Debug, Default)]
pub struct Rulebook;

impl Bot<State> for Rulebook {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        let default = |dice: &mut Dice| World::at(State::imagine(view, dice), dice.clone()).fallback(seat);
        let Some(ask) = view.ask() else { return default(dice) };
        match ask {
            Ask::KeepClan { dealt } => Decision::KeepClan(better_of(dealt)),
            Ask::Board => Decision::Board(Side::Friendly),
            Ask::Deploy { rats, both, hide } => {
                Decision::Deploy(deployment(view, seat, rats, both, hide, dice))
            }
            Ask::Add { area, left } => Decision::Add(added(view, seat, area, left)),
            Ask::Wound { victims, .. } => Decision::Wound(leader(view, victims, dice)),
            Ask::Scavenge { .. } => Decision::Scavenge(worth_of_a_piece(view, seat, view.public.bag) > 0.1),
            Ask::Lecter { available, infirmary } => Decision::Lecter(given(view, seat, available, infirmary)),
            Ask::Alchemy { most } => Decision::Alchemy(turned(view, seat, most)),
            Ask::HolyRat
            | Ask::Move { .. }
            | Ask::Ninja { .. }
            | Ask::PutBack { .. }
            | Ask::Swap { .. }
            | Ask::Starve { .. } => default(dice),
        }
    }
}

/// From the one that wins least to the one that wins most.
fn better_of(dealt: [Clan; 2]) -> Clan {
    let rank = |clan: Clan| match clan {
        Clan::Seers => 0,
        Clan::Corrupt => 1,
        Clan::Athletes => 2,
        Clan::Warriors => 3,
        Clan::Ninjas => 4,
        Clan::Explorers => 5,
        Clan::Recyclers => 6,
        Clan::Scavengers => 7,
        Clan::Mutants => 8,
        Clan::Musicians => 9,
        Clan::Alchemists => 10,
        Clan::Family => 11,
    };
    if rank(dealt[0]) >= rank(dealt[1]) { dealt[0] } else { dealt[1] }
}

/// Climbs from a few starts: one rat at a time to a better place, until no move helps.
pub(super) fn deployment(
    view: &View,
    seat: Seat,
    rats: u8,
    both: bool,
    hide: bool,
    dice: &mut Dice,
) -> Deployment {
    let plan = Plan::new(view, seat);
    let places = if both { &Place::ALL[..] } else { &Place::ALL[..7] };
    let mut best = (f64::MIN, Rats::pooled(rats));
    for _ in 0..2 {
        let mut now = start(rats, dice);
        let mut value = plan.value(now, hide);
        while let Some((better, moved)) = best_move(&plan, places, now, value, hide, dice) {
            (value, now) = (better, moved);
        }
        if value > best.0 {
            best = (value, now);
        }
    }
    Deployment { rats: best.1, hide }
}

/// A third breeds, the rest goes anywhere.
fn start(rats: u8, dice: &mut Dice) -> Rats {
    let mut counts = [0; 8];
    counts[Place::Nursery.index()] = rats / 3;
    for _ in rats / 3..rats {
        counts[dice.below(6) as usize] += 1;
    }
    Rats::new(counts)
}

fn best_move(
    plan: &Plan<'_>,
    places: &[Place],
    now: Rats,
    value: f64,
    hide: bool,
    dice: &mut Dice,
) -> Option<(f64, Rats)> {
    let mut best = Best::none();
    let least = value + 1e-6;
    for &from in places.iter().filter(|&&from| now.at(from) > 0) {
        for &to in places.iter().filter(|&&to| to != from && (to != Place::Both || now.at(to) < 3)) {
            let mut counts = now.counts();
            counts[from.index()] -= 1;
            counts[to.index()] += 1;
            let moved = Rats::new(counts);
            let value = plan.value(moved, hide);
            if value > least {
                best.see(value, (value, moved), dice);
            }
        }
    }
    best.found()
}

/// What spoils the bag where others have more rats, what fills it where this player has.
fn added(view: &View, seat: Seat, area: Area, left: Pieces) -> Option<Colour> {
    let public = &view.public;
    let own = f64::from(public.sewers[seat].in_area(area));
    let all: f64 = public.sewers.iter().map(|(_, sewer)| f64::from(sewer.in_area(area))).sum();
    if all == 0.0 {
        return None;
    }
    let wishes: &[Colour] = if own > all / 2.0 {
        &[Colour::Orange, Colour::Yellow]
    } else if own < all / 4.0 {
        &[Colour::Black, Colour::Purple, Colour::Blue]
    } else {
        &[]
    };
    wishes.iter().copied().find(|&colour| left.of(colour) > 0)
}

fn leader(view: &View, victims: SeatSet, dice: &mut Dice) -> Seat {
    best(victims, |seat| view.public.sewers[*seat].score(), dice).unwrap_or_default()
}

/// A rat for a cheese when that cheese, and the mouth less, save more than a rat.
fn given(view: &View, seat: Seat, available: bool, infirmary: bool) -> Option<FedRat> {
    let sewer = &view.public.sewers[seat];
    let cost = |fed: u8| i32::from(view.public.parts.feeding.cost(u16::from(fed)));
    let short = |fed: u8, cheese: i32| (cost(fed) - cheese).max(0);
    let cheese = i32::from(sewer.cheese);
    let without = 2 * short(sewer.fed(), cheese);
    let with = 1 + 2 * short(sewer.fed() - 1, cheese + 1);
    match (with < without, infirmary, available) {
        (true, true, _) => Some(FedRat::Infirmary),
        (true, false, true) => Some(FedRat::Available),
        _ => None,
    }
}

/// Late rats are points; early ones must be fed.
fn turned(view: &View, seat: Seat, most: u8) -> u8 {
    let public = &view.public;
    let end_is_next = view.next_event == Some(Face::Up(EventCard::EndOfGame));
    if end_is_next {
        return most;
    }
    let sewer = &public.sewers[seat];
    let reserve = match public.next_kind() {
        EventKind::Initial => public.parts.feeding.cost(u16::from(sewer.fed())) / 2,
        EventKind::Final => 1,
    };
    most.min(sewer.cheese.saturating_sub(reserve).min(u16::from(u8::MAX)) as u8)
}
