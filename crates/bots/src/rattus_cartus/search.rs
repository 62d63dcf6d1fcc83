//! What a player who thinks ahead weighs in Rattus Cartus.

use super::prospects;
use super::rulebook::{self, Rulebook};
use super::ways::SEASONED;
use crate::search::{LONG_FROM, SHORT_BELOW, Searchable};
use games::rattus_cartus::{Ask, Cards, Decision, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Bot, BySeat, Dice, Seat};

/// Beyond the most promising there is little to be found, and every choice takes worlds from the others.
const MOST_VISITS: usize = 16;

impl Searchable for State {
    /// What a long thought learns from more worlds is less than what it learns from a further round, and to the end of the
    /// game nothing has to be guessed. Among several only a long one looks beyond the round: so the levels lie apart.
    fn rounds_ahead(view: &View, simulations: u32) -> u32 {
        let left = u32::from(view.public.rounds() + 1 - view.public.round);
        let (ahead, last) = match simulations {
            LONG_FROM.. => (3, 4),
            SHORT_BELOW.. if !among_several(view) => (2, 3),
            _ => (1, 1),
        };
        if left <= last { left } else { ahead }
    }

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let Some(ask) = view.ask() else { return Vec::new() };
        match ask {
            Ask::Visit { row, cards, pass } => {
                let most = most.min(MOST_VISITS).saturating_sub(usize::from(pass)).max(1);
                let mut all = visits(view, seat, row, cards, most);
                all.extend(pass.then_some(Decision::Pass));
                all
            }
            Ask::Privilege { .. }
            | Ask::Look { .. }
            | Ask::Victim { .. }
            | Ask::Give { .. }
            | Ask::Receiver { .. }
            | Ask::Act { .. }
            | Ask::Discard { .. } => {
                let mut all = vec![rulebook::answer(&SEASONED, view, seat, ask)];
                let listed = ask.list().unwrap_or_else(|| (0..most).map(|_| ask.sample(dice)).collect());
                for decision in listed {
                    if all.len() < most && !all.contains(&decision) {
                        all.push(decision);
                    }
                }
                all
            }
        }
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(ask) => rulebook::answer(&SEASONED, view, seat, ask),
            None => Rulebook.decide(seat, view, dice),
        }
    }

    /// Only a long thought takes everybody for a seasoned player.
    fn is_careful(_: &View, simulations: u32) -> bool {
        simulations >= LONG_FROM
    }

    fn hasty_habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        Rulebook.decide(seat, view, dice)
    }

    /// Among several only a long thought dares. A shorter one sees few of the ways a round may go, and has to be quite sure.
    fn caution(view: &View, simulations: u32) -> f64 {
        match simulations {
            0..SHORT_BELOW if among_several(view) => 7.0,
            SHORT_BELOW..LONG_FROM if among_several(view) => 11.0,
            _ => 1.0,
        }
    }

    fn round(view: &View) -> u32 {
        u32::from(view.public.round)
    }

    fn chances(everything: &View) -> BySeat<f32> {
        prospects::chances(everything)
    }

    /// The own hand, and what everybody has done in this round.
    fn information(seat: Seat, view: &View) -> u64 {
        let mut hash = DefaultHasher::new();
        let public = &view.public;
        (seat, public.round, std::mem::discriminant(&public.phase)).hash(&mut hash);
        view.hand_of(seat).up().hash(&mut hash);
        for other in public.all() {
            (public.position_of(other), public.laid[other], public.rats[other], public.hands[other])
                .hash(&mut hash);
        }
        hash.finish()
    }
}

fn among_several(view: &View) -> bool {
    view.public.seats() > 2
}

/// The best visit of each strength to each building come first, and then others of the same strengths.
fn visits(view: &View, seat: Seat, row: u8, own: Cards, most: usize) -> Vec<Decision> {
    let mut all = Vec::new();
    rulebook::each_visit(&SEASONED, view, seat, row, own, |value, visit| all.push((value, visit)));
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut seen = [[false; 32]; 3];
    let (first, second): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, visit)| {
        let seen = &mut seen[usize::from(visit.position)][usize::from(visit.strength())];
        !std::mem::replace(seen, true)
    });
    first.into_iter().chain(second).take(most).map(|(_, visit)| visit.decision(view, own)).collect()
}
