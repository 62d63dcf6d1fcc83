//! What nobody does who looks twice: rats where they can bring nothing, and births that starve others.

use super::plan::Plan;
use crate::ties::best;
use games::ratland::{Ask, Boards, Decision, Deployment, Place, Rats, View};
use table::{Dice, Seat};

/// A cheese saves a rat and a point at the very most, and a rat that breeds is a point: so many rats are the most that anybody
/// sends for a cheese, or keeps at home for it.
const RATS_FOR_A_CHEESE: u16 = 2;
/// Where rats go that have nothing to do elsewhere; now and then it is best to have them at home.
const USEFUL: [Place; 5] = [Place::Dump, Place::City, Place::Field, Place::Nursery, Place::Pantry];
const NO_BIRTH: [Place; 4] = [Place::Dump, Place::City, Place::Field, Place::Pantry];
/// A rat does so much better elsewhere, in points, than one that breeds: those born would starve.
const HUNGER: f64 = 0.6;

/// So many points less than another, as far as a careful player can count, is much.
const MUCH: f64 = 3.0;

/// The same deployments, with idle rats sent where they are of use.
pub(super) fn look_again(
    seat: Seat,
    view: &View,
    decisions: Vec<Decision>,
    dice: &mut Dice,
) -> Vec<Decision> {
    let Some(Ask::Deploy { .. }) = view.ask() else { return decisions };
    let options = &view.public.options;
    // Powers and fights make more of a rat than can be told at a glance.
    if options.clans || options.boards != Boards::Friendly {
        return decisions;
    }
    let look = Look { plan: Plan::new(view, seat), view, seat };
    let deployments = decisions.into_iter().filter_map(|decision| {
        let Decision::Deploy(deployment) = decision else { return None };
        Some(look.put_right(deployment, dice))
    });
    let weighed = deployments.map(|one| (look.plan.value(one.rats, one.hide), one));
    let weighed: Vec<(f64, Deployment)> = weighed.collect();
    let best = weighed.iter().map(|(value, _)| *value).fold(f64::MIN, f64::max);
    let sound = weighed.into_iter().filter(|(value, _)| *value >= best - MUCH);
    sound.map(|(_, deployment)| Decision::Deploy(deployment)).collect()
}

struct Look<'a> {
    plan: Plan<'a>,
    view: &'a View,
    seat: Seat,
}

impl Look<'_> {
    fn put_right(&self, Deployment { rats, hide }: Deployment, dice: &mut Dice) -> Deployment {
        let mut counts = rats.counts();
        let mut idle = 0;
        for (place, most) in self.limits(counts, hide) {
            let there = &mut counts[place.index()];
            idle += there.saturating_sub(most);
            *there = (*there).min(most);
        }
        let rats = self.with_more(counts, idle, hide, dice);
        Deployment { rats: self.fed(rats, hide, dice), hide }
    }

    /// Where rats fight, the most of them that can be of use.
    fn limits(&self, counts: [u8; 8], hide: bool) -> [(Place, u8); 3] {
        let public = &self.view.public;
        let cheese = |seat: Seat| public.sewers[seat].cheese;
        let own = cheese(self.seat).saturating_sub(u16::from(hide));
        let rats = |cheese: u16| u8::try_from(RATS_FOR_A_CHEESE * cheese).unwrap_or(u8::MAX);
        let (left, right) = (public.left_of(self.seat), public.right_of(self.seat));
        if public.seats() > 2 {
            return [
                (Place::Left, rats(cheese(left))),
                (Place::Right, rats(cheese(right))),
                (Place::Pantry, rats(own)),
            ];
        }
        // The same rats attack and guard, and those in the pantry do neither (LAND-118, LAND-119).
        let all = rats(own + cheese(left));
        let fewer = counts[Place::Left.index()].min(counts[Place::Right.index()]).min(all / 2);
        let more = all - fewer;
        let is_left = counts[Place::Left.index()] >= counts[Place::Right.index()];
        let (left, right) = if is_left { (more, fewer) } else { (fewer, more) };
        [(Place::Left, left), (Place::Right, right), (Place::Pantry, 0)]
    }

    /// So many more rats, each where it does most.
    fn with_more(&self, mut counts: [u8; 8], idle: u8, hide: bool, dice: &mut Dice) -> Rats {
        for _ in 0..idle {
            let worth = |place: &Place| self.plan.value(Rats::new(one_more(counts, *place)), hide);
            if let Some(place) = best(USEFUL, worth, dice) {
                counts = one_more(counts, place);
            }
        }
        Rats::new(counts)
    }

    /// Fewer births, as long as a rat is clearly worth more elsewhere, be it at home.
    fn fed(&self, mut rats: Rats, hide: bool, dice: &mut Dice) -> Rats {
        let mut value = self.plan.value(rats, hide);
        while rats.at(Place::Nursery) > 0 {
            let mut fewer = rats.counts();
            fewer[Place::Nursery.index()] -= 1;
            let worth = |place: &Place| self.plan.value(Rats::new(one_more(fewer, *place)), hide);
            let Some(place) = best(NO_BIRTH, worth, dice) else { break };
            if worth(&place) < value + HUNGER {
                break;
            }
            rats = Rats::new(one_more(fewer, place));
            value = self.plan.value(rats, hide);
        }
        rats
    }
}

fn one_more(mut counts: [u8; 8], place: Place) -> [u8; 8] {
    counts[place.index()] += 1;
    counts
}
