//! Who is ahead at the start of a round, by the view of everything.

use super::model::PLOTS;
use crate::search::shares;
use crate::sums::Alike;
use games::ratapolis::{Advantage, Mark, Plot, Public, ROUNDS, TileSet, View};
use table::{BySeat, Seat};

const LAST: u8 = ROUNDS as u8;
/// After this round the deck is renewed (POL-28).
const HALF: u8 = 4;

/// How far apart two players are likely to come in the last round, in cheese on the scale of a logistic curve, and how
/// much farther in each round before it; and how much farther because of each rival beyond the first. These numbers and the
/// worth of tokens began as fits to some thousands of games between careful players, and were rounded by hand; what stands
/// below of doom and of the hunt is a guess.
const LAST_ROUND: f32 = 2.4;
const A_ROUND: f32 = 1.2;
const A_RIVAL: f32 = 2.0;
/// What a rat is worth wherever it stands: places change, and the more rivals there are, the more often.
const A_RAT: f32 = 3.3;

/// How much is lost of what stands where the cats are sure to come.
const DOOMED: f32 = 0.7;

/// What Balthus gets in a round, doubled, at a guess; and how sure that is.
const HUNT: f32 = 24.0;
const HUNT_SPREAD: f32 = 4.0;

/// Each seat's chance to win.
pub(super) fn chances(everything: &View) -> BySeat<f32> {
    let public = &everything.public;
    let left = rounds_in(public, public.round + 1, LAST);
    let rivals = f32::from(public.players().len()) - 2.0;
    let spread = LAST_ROUND + A_ROUND * left + A_RIVAL * rivals;
    let cheese = expected_cheese(everything, left);
    // Partners win together (POL-173), each half of what their team wins.
    let team = |seat: Seat| cheese[seat] + public.partner(seat).map_or(0.0, |partner| cheese[partner]);
    let mut strengths = BySeat::from_fn(public.seats(), |seat| team(seat) / spread);
    let Some(hunter) = public.balthus else { return shares(&strengths) };
    // He wins alone, unless the rats have more than twice what he took (POL-179).
    let rats: f32 = public.players().iter().map(|seat| cheese[seat]).sum();
    let taken = 2.0 * f32::from(public.hunted);
    let hunted = 1.0 / (1.0 + ((rats - taken - HUNT * left) / (HUNT_SPREAD * (1.0 + left))).exp_alike());
    strengths[hunter] = f32::MIN / 2.0;
    let mut chances = shares(&strengths).map(|_, share| share * (1.0 - hunted));
    chances[hunter] = hunted;
    chances
}

/// What everybody has, less what the cats will take, and with what advantages will bring.
fn expected_cheese(everything: &View, left: f32) -> BySeat<f32> {
    let public = &everything.public;
    let lost = losses(everything);
    let scores = public.scores();
    let rivals = f32::from(public.players().len()) - 2.0;
    let settled = (1.0 - 0.45 * rivals).max(0.1);
    BySeat::from_fn(public.seats(), |seat| {
        if public.balthus == Some(seat) {
            return 0.0;
        }
        let mut cheese = f32::from(public.cheese_tokens(seat) + public.captured(seat));
        cheese += f32::from(scores[seat].fair) / (1.0 + left);
        for plot in public.stands(seat.into()) {
            let rats = f32::from(public.rats(seat.into(), plot));
            let each = settled * f32::from(public.worth(plot)) + (1.0 - settled) * A_RAT;
            cheese += rats * each * (1.0 - lost[plot.index()]);
        }
        let owned = |advantage: &&Advantage| public.owner(**advantage) == Some(seat);
        let worth = |&token: &Advantage| worth_of(token, left, rivals > 0.0);
        cheese + Advantage::ALL.iter().filter(owned).map(worth).sum::<f32>()
    })
}

/// Of an advantage, in cheese, with so many rounds after this one.
fn worth_of(advantage: Advantage, left: f32, many: bool) -> f32 {
    let (of_two, of_many) = match advantage {
        Advantage::CheeseShop => return 1.5 + 1.2 * left,
        Advantage::Market => (4.0, 8.0),
        Advantage::Metro => (1.5, 4.0),
        Advantage::Radio => (1.5, 3.0),
        Advantage::Hospital => (2.0, 3.0),
        Advantage::ShootingRange => (3.0, 1.0),
        Advantage::Hotel => (3.0, 1.0),
        Advantage::FireStation | Advantage::BusStation => (1.0, 0.5),
        Advantage::Archives => (0.0, 1.0),
    };
    if many { of_many } else { of_two }
}

/// How much of what stands on each plot the cats are going to take, if nobody runs away. In an imagined world the deck is
/// known: what was discarded is safe until the deck is renewed (POL-73).
pub(super) fn losses(everything: &View) -> [f32; PLOTS] {
    let public = &everything.public;
    let mut losses = [0.0; PLOTS];
    let slot = &public.slots[usize::from(public.round) - 1];
    let in_hands = |seat: Seat| everything.hand_of(seat).up().unwrap_or_default();
    let dealt = public.players().iter().map(in_hands).fold(slot.up, TileSet::union);
    let dealt = dealt.union(everything.laid.up().unwrap_or_default());
    let deck = everything.deck.up().unwrap_or_default();
    let gone = public.slots.iter().filter(|slot| slot.cat.is_some()).count() as f32;
    let second_half = rounds_in(public, (HALF + 1).max(public.round + 1), LAST);
    let (soon, renewed) = if public.round <= HALF {
        let all = f32::from(public.cards.len());
        (rounds_in(public, public.round + 1, HALF), second_half / (all - gone).max(1.0))
    } else {
        (second_half, 0.0)
    };
    let soon = soon / f32::from(deck.len().max(1));
    let now = 1.0 / f32::from(slot.drawn.max(1));
    let is_building = |plot: &Plot| public.tile_on(*plot).is_some_and(|tile| public.cards.contains(tile));
    for plot in public.present.iter().filter(is_building) {
        let Some(tile) = public.tile_on(plot) else { continue };
        let in_time = if dealt.contains(tile) {
            now
        } else if deck.contains(tile) {
            soon
        } else {
            0.0
        };
        losses[plot.index()] = (in_time + renewed).min(1.0);
    }
    // A building whose end is written on a slot (POL-147) is left in time, but not by everybody.
    let fixed = public.situation().fixed.filter(|fixed| fixed.round >= public.round);
    if let Some(plot) = fixed.and_then(|fixed| public.plot_of(fixed.card)) {
        losses[plot.index()] = DOOMED;
    }
    losses
}

/// How many of these rounds are played.
fn rounds_in(public: &Public, from: u8, to: u8) -> f32 {
    (from..=to).filter(|round| public.marks[usize::from(*round) - 1] != Mark::Closed).count() as f32
}
