//! What nobody does who looks twice: what is worse than something else whatever the others do and whatever is hidden.

use super::danger::Danger;
use super::model::token_on;
use games::ratapolis::{Action, Advantage, Ask, Decision, Family, Plan, Planning, Plot, Public, View};
use table::Seat;

/// So many cheeses less at the very end, as far as the hunt cards tell, is much.
const MUCH: f64 = 2.0;

/// The same decisions without those that are plainly wrong, and with idle actions put to use.
pub(super) fn look_again(seat: Seat, view: &View, decisions: Vec<Decision>) -> Vec<Decision> {
    let Some(ask) = view.ask() else { return decisions };
    decisions.into_iter().filter_map(|decision| put_right(seat, view, &ask, decision)).collect()
}

fn put_right(seat: Seat, view: &View, ask: &Ask, decision: Decision) -> Option<Decision> {
    let is_wrong = match (ask, decision) {
        (Ask::Plan(planning), Decision::Plan(plan)) => {
            let stays = if leaves_for_worse(seat, view, plan) {
                planning.amend(&view.public, plan, 1, Action::Nothing).unwrap_or(plan)
            } else {
                plan
            };
            return Some(Decision::Plan(busy(seat, &view.public, planning, stays)));
        }
        // A rat more, and nothing is given for it.
        (Ask::Market, Decision::Market(brings)) => !brings,
        // It would be lost.
        (Ask::Hospital { .. }, Decision::Rescue(to)) => to.is_none(),
        // What others hold is worth knowing.
        (Ask::Archives { .. }, Decision::Archives(of)) => of.is_none(),
        _ => false,
    };
    (!is_wrong).then_some(decision)
}

/// Whether the very last move takes rats from where they are well to where they are worse: nobody can bite them any more
/// (POL-42), so that only the cats are to be feared.
fn leaves_for_worse(seat: Seat, view: &View, Plan([first, second]): Plan) -> bool {
    let public = &view.public;
    let Action::Move { from, to } = second else { return false };
    // How many will stand there is not known.
    if !public.is_last_round()
        || matches!(first, Action::Move { to, .. } if to == from)
        || brings_more(public, to)
    {
        return false;
    }
    let danger = Danger::of(view);
    let kept = |plot: Plot| f64::from(public.worth(plot)) * (1.0 - danger.now(plot));
    let is_known = public.tile_on(from).is_some() && public.tile_on(to).is_some();
    is_known && f64::from(public.rats(seat.into(), from)) * (kept(from) - kept(to)) >= MUCH
}

/// Whether a majority there may count beyond what rats score.
fn brings_more(public: &Public, plot: Plot) -> bool {
    token_on(public, plot) == Some(Advantage::CheeseShop) || public.fair().contains(plot)
}

/// A slot in which nothing would be done is used for a bite, where somebody stands beside a rat that stays: it costs nothing.
fn busy(seat: Seat, public: &Public, planning: &Planning, mut plan: Plan) -> Plan {
    for slot in [0, 1] {
        if plan.0[slot] != Action::Nothing {
            continue;
        }
        let left = match plan.0[0] {
            Action::Move { from, .. } if slot == 1 => Some(from),
            Action::Nothing | Action::Attack { .. } | Action::Move { .. } | Action::Procreate { .. } => None,
        };
        let mut best = None;
        for tile in public.stands(seat.into()).iter().filter(|tile| Some(*tile) != left) {
            for family in public.in_play().filter(|family| is_rival(public, seat, *family)) {
                // Somebody has to be left for the second bite.
                let bitten = Action::Attack { tile, colour: public.colour(family) };
                let before = u8::from(slot == 1 && plan.0[0] == bitten);
                let worth = (public.worth(tile), family != Family::NEUTRAL);
                if public.rats(family, tile) > before && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, bitten));
                }
            }
        }
        if let Some((_, bite)) = best {
            plan = planning.amend(public, plan, slot, bite).unwrap_or(plan);
        }
    }
    plan
}

fn is_rival(public: &Public, seat: Seat, family: Family) -> bool {
    family != seat.into() && public.partner(seat).is_none_or(|partner| family != partner.into())
}
