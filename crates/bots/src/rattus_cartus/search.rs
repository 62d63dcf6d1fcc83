//! What a player who thinks ahead weighs in Rattus Cartus.

use super::prospects;
use super::rulebook::{self, Rulebook};
use super::second_look;
use super::told;
use super::ways::SEASONED;
use crate::search::{LONG_FROM, SHORT_BELOW, Searchable};
use crate::values::{Nets, Teller};
use games::rattus_cartus::{Ask, Cards, Decision, Special, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;
use table::{Bot, BySeat, Dice, Seat};

/// Beyond the most promising there is little to be found, and every choice takes worlds from the others.
const MOST_VISITS: usize = 16;
/// A thought that has time for so many choices has time for ideas about the first few of them.
const LEAST_FOR_IDEAS: usize = 32;
const LOOKED_AT_TWICE: usize = 4;

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
                let mut all = visits(view, seat, row, cards, most, dice);
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
                let mut all = vec![rulebook::answer(&SEASONED, view, seat, ask, dice)];
                let mut listed = ask.list().unwrap_or_else(|| (0..most).map(|_| ask.sample(dice)).collect());
                dice.shuffle(&mut listed);
                for decision in listed {
                    if all.len() < most && !all.contains(&decision) {
                        all.push(decision);
                    }
                }
                all
            }
        }
    }

    /// A Sword or a Flute more, or one fewer, than is usual: whoever comes first has no company yet, and may have some soon.
    fn ideas(_: Seat, view: &View, found: &[Decision], most: usize, _: &mut Dice) -> Vec<Decision> {
        let Some(Ask::Visit { cards: own, .. }) = view.ask() else { return Vec::new() };
        if most < LEAST_FOR_IDEAS {
            return Vec::new();
        }
        let weapons = [Special::Sword, Special::Flute].map(Special::card);
        let mut ideas = Vec::new();
        for decision in found.iter().take(LOOKED_AT_TWICE) {
            let Decision::Visit { position, cards } = *decision else { continue };
            for weapon in weapons {
                let weapon = Cards::one(weapon);
                let other = if cards.has(weapon) { cards - weapon } else { cards + weapon };
                if own.has(other) {
                    ideas.push(Decision::Visit { position, cards: other });
                }
            }
        }
        ideas
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(ask) => rulebook::answer(&SEASONED, view, seat, ask, dice),
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

    fn look_again(seat: Seat, view: &View, decisions: Vec<Decision>, _: &mut Dice) -> Vec<Decision> {
        second_look::look_again(seat, view, decisions)
    }

    fn round(view: &View) -> u32 {
        u32::from(view.public.round)
    }

    fn nets() -> Option<&'static Nets> {
        static NETS: LazyLock<Nets> = LazyLock::new(|| {
            Nets::of_files(Some(include_bytes!("two.net")), Some(include_bytes!("several.net")))
        });
        Some(&NETS)
    }

    fn company(everything: &View) -> u8 {
        everything.public.seats()
    }

    fn tell<T>(everything: &View, listen: &mut dyn FnMut(Teller<'_>) -> T) -> Option<T> {
        let table = told::Table::of(everything)?;
        Some(listen(&|seat| table.told(seat)))
    }

    fn chances(everything: &View) -> BySeat<f32> {
        prospects::chances(everything)
    }

    fn points(seat: Seat, everything: &View) -> f32 {
        let hand = |seat| everything.hand_of(seat).up().unwrap_or_default();
        let public = &everything.public;
        public.scores(&BySeat::from_fn(public.seats(), hand))[seat].total().into()
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
fn visits(view: &View, seat: Seat, row: u8, own: Cards, most: usize, dice: &mut Dice) -> Vec<Decision> {
    let mut all = Vec::new();
    rulebook::each_visit(&SEASONED, view, seat, row, own, |value, visit| all.push((value, visit)));
    dice.shuffle(&mut all);
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut seen = [[false; 32]; 3];
    let (first, second): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, visit)| {
        let seen = &mut seen[usize::from(visit.position)][usize::from(visit.strength())];
        !std::mem::replace(seen, true)
    });
    let best = first.into_iter().chain(second).take(most);
    best.map(|(_, visit)| visit.decision(view, own, dice)).collect()
}
