//! What anybody could count who has paid attention: how many nuns the row may have, and which buildings may still come.
//! It is told from a view, so that nothing hidden is in it, and as [`imagine`](crate::imagine) deals.

use crate::building::{BUILDINGS, Building, BuildingSet, USED_OF_A_CLASS};
use crate::card::{Card, NUNS, POPULATION_KINDS};
use crate::cards::Cards;
use crate::setup::drawn_of_class;
use crate::size::NUN_ROW;
use crate::view::View;

const MOST_NUNS: usize = NUN_ROW * (NUNS - 1);

/// In how many ways the cards that nobody here has seen can lie in the nun row: so that it has `least` nuns, one more, and
/// so on. Each way is as likely as any other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct NunOdds {
    pub least: u8,
    pub ways: Vec<u32>,
}

/// By cards laid, nuns on them, and cards that the deck then lacks.
type Ways = [[[u32; NUN_ROW + 1]; MOST_NUNS + 1]; NUN_ROW + 1];

impl View {
    pub fn nun_odds(&self) -> NunOdds {
        let seen: usize =
            self.nuns.iter().filter_map(|card| card.up()).map(|card| card.nuns() as usize).sum();
        let dark = self.nuns.iter().filter(|card| card.is_down()).count();
        let unseen = self.unseen_population();
        // Cards that everybody saw in the discard pile are none of the row's (CART-09); of those that look like them, so
        // many must be left that the deck can hold what it does.
        let again = self.public.reshuffled;
        let in_deck = unseen.common_population(again);
        let (may_lie, spare) = if again.is_empty() {
            (unseen, 0)
        } else {
            let spare = in_deck.len().saturating_sub(self.deck);
            (unseen.common_population(self.public.parts.population - again), usize::from(spare).min(dark))
        };
        let mut ways: Ways = [[[0; NUN_ROW + 1]; MOST_NUNS + 1]; NUN_ROW + 1];
        ways[0][0][0] = 1;
        for card in (0..POPULATION_KINDS).map(Card::at) {
            let lacks = |laid: u8| {
                let left = Cards::some(card, unseen.of(card) - laid).common_population(again);
                usize::from(in_deck.of(card) - left.of(card))
            };
            lay(&mut ways, (dark, spare), card, may_lie.of(card), lacks);
        }
        let by_nuns = ways[dark].map(|lacking| lacking[..=spare].iter().sum::<u32>());
        let least = by_nuns.iter().position(|&ways| ways > 0).unwrap_or(0);
        let most = by_nuns.iter().rposition(|&ways| ways > 0).unwrap_or(0);
        NunOdds { least: (seen + least) as u8, ways: by_nuns[least..=most].to_vec() }
    }

    /// How many cards of each building may still come into the row, or at most, while the set is a secret (CART-145);
    /// none for a building that is not in play.
    pub fn to_come(&self) -> [Option<u8>; BUILDINGS] {
        let public = &self.public;
        let gone = public.row().iter().fold(public.past, |gone, &card| gone.with(card));
        Building::ALL.map(|building| {
            let (all, class) = (BuildingSet::of_building(building), building.class());
            let most = if public.set.is_empty() {
                let there = gone.among(BuildingSet::of_class(class)).len();
                let drawn = drawn_of_class(class, &public.options, public.seats()).among(all);
                (!drawn.is_empty()).then(|| drawn.minus(gone).len().min(USED_OF_A_CLASS - there))
            } else {
                let used = public.set.among(all);
                (!used.is_empty()).then(|| used.minus(gone).len())
            };
            most.map(|most| most as u8)
        })
    }
}

/// Of so many cards that look alike, any number may lie in the row, as long as it is not longer than `dark` and the deck
/// lacks no more than it can spare.
fn lay(ways: &mut Ways, (dark, spare): (usize, usize), card: Card, count: u8, lacks: impl Fn(u8) -> usize) {
    let nuns = usize::from(card.nuns());
    // The longest rows first, so that none is lengthened twice by this card.
    for taken in (0..dark).rev() {
        for laid in 1..=usize::from(count).min(dark - taken) {
            let (choices, more) = (choose(count.into(), laid), lacks(laid as u8));
            for sum in 0..=taken * (NUNS - 1) {
                for lacking in 0..(spare + 1).saturating_sub(more) {
                    let found = ways[taken][sum][lacking];
                    ways[taken + laid][sum + laid * nuns][lacking + more] += found * choices;
                }
            }
        }
    }
}

/// In how many ways some of these can be chosen.
fn choose(all: usize, some: usize) -> u32 {
    (0..some).fold(1, |ways, at| ways * (all - at) as u32 / (at as u32 + 1))
}
