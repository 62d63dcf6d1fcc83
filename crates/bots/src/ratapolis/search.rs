//! What a player who thinks ahead weighs in Ratapolis.

use super::model::Model;
use super::prospects;
use super::rulebook::{Rulebook, tastes};
use super::second_look;
use super::told;
use crate::search::{LONG_FROM, Searchable};
use crate::values::{Nets, Teller};
use games::ratapolis::{Ask, Decision, Phase, State, TileSet, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;
use table::{Bot, BySeat, Dice, Seat, SeatSet};

/// Plans are so many that it takes this long to learn what the others might mix.
const MIXES_FROM: u32 = 1_000;

impl Searchable for State {
    /// To the end of the round, cats included. For two a long thought looks a round further, where rats that were sent out
    /// well are worth more than by any estimate; what several others will do then nobody can foresee.
    fn rounds_ahead(view: &View, simulations: u32) -> u32 {
        if simulations >= LONG_FROM && view.public.players().len() == 2 { 2 } else { 1 }
    }

    fn candidates(seat: Seat, view: &View, most: usize, dice: &mut Dice) -> Vec<Decision> {
        let Some(ask) = view.ask() else { return Vec::new() };
        if let Ask::Plan(_) = ask {
            let tastes = tastes(view, seat);
            let plans = Model::new(&view.public, seat, &tastes).best_plans(most, dice);
            return plans.into_iter().map(Decision::Plan).collect();
        }
        let habit = Self::habit(seat, view, dice);
        let mut all = vec![habit];
        let mut others = ask.list().unwrap_or_default();
        others.retain(|decision| *decision != habit);
        dice.shuffle(&mut others);
        all.extend(others.into_iter().take(most.saturating_sub(1)));
        all
    }

    fn habit(seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        if let Some(Ask::Plan(_)) = view.ask() {
            let tastes = tastes(view, seat);
            return Decision::Plan(Model::new(&view.public, seat, &tastes).quick_plan(dice));
        }
        Rulebook.decide(seat, view, dice)
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

    /// Cheese; of Balthus, what he has taken.
    fn points(seat: Seat, everything: &View) -> f32 {
        everything.public.scores()[seat].total().into()
    }

    /// Plans are many, and cats strike by chance; but a round more takes three times as long. Among several who mix there is
    /// no round more, and a long thought takes its time; a shorter one makes do with few, so that the levels lie apart
    /// (docs/bots-measured.md).
    fn tries(deciding: SeatSet, simulations: u32, rounds_ahead: u32) -> u32 {
        let among_several = deciding.len() > 2 && Self::mixes(simulations);
        match (among_several, rounds_ahead) {
            (true, _) if simulations >= LONG_FROM => 16,
            (true, _) => 2,
            (false, 1) => 8,
            (false, _) => 4,
        }
    }

    fn mixes(simulations: u32) -> bool {
        simulations >= MIXES_FROM
    }

    /// All is public but cards. Those of earlier rounds matter less, and would make a mind of its own of every memory. What
    /// lies in the city is the same for everybody who plans; later in the round it depends on the plans.
    fn information(seat: Seat, view: &View) -> u64 {
        let mut hash = DefaultHasher::new();
        let public = &view.public;
        view.hand_of(seat).up().map(TileSet::bits).hash(&mut hash);
        view.shown[usize::from(public.round) - 1].up().map(TileSet::bits).hash(&mut hash);
        view.laid.up().map(TileSet::bits).hash(&mut hash);
        hash.write_u8(public.round);
        if public.phase != Phase::Plan {
            format!("{:?}", public.phase).hash(&mut hash);
            for plot in public.stands(seat.into()) {
                (plot.index(), public.rats(seat.into(), plot), public.crowd(plot)).hash(&mut hash);
            }
        }
        hash.finish()
    }

    /// Another plan that might do, or one of its actions instead of one of these.
    fn variation(seat: Seat, view: &View, of: &Decision, dice: &mut Dice) -> Option<Decision> {
        let (Some(Ask::Plan(planning)), Decision::Plan(plan)) = (view.ask(), of) else { return None };
        let public = &view.public;
        let tastes = tastes(view, seat);
        let another = Model::new(public, seat, &tastes).another_plan(dice);
        match dice.below(4) as usize {
            slot @ (0 | 1) => planning.amend(public, *plan, slot, another.0[slot]).ok(),
            2 => Some(another),
            _ => {
                let slot = dice.below(2) as usize;
                planning.amend(public, *plan, slot, planning.sample(public, dice).0[slot]).ok()
            }
        }
        .map(Decision::Plan)
    }
}
