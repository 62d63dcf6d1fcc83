//! Whoever thinks for a table that another instance drives: it is told the lines of the log, and sees of them what a seat sees.

use crate::asked::{Advice, Choice, Who};
use crate::kept::{Line, cannot_load};
use crate::told::text;
use bots::Leash;
use bots::search::Thought;
use games::protocol::Code;
use host::{Fail, Hostable, Kept, Player, Shadow, advise, limits};
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Dice, Printed, Seat, Seed};

pub(crate) struct Mind<G: Hostable> {
    shadow: Shadow<G>,
    /// A player may remember what it has seen.
    players: BTreeMap<Seat, Player<G>>,
}

/// How long somebody is to think, if not as long as usual, and has waited already; and when nobody waits any more.
pub(crate) struct Span {
    pub(crate) takes_ms: Option<u64>,
    pub(crate) waited_ms: u64,
    pub(crate) within_ms: u64,
}

impl<G: Hostable> Mind<G> {
    pub(crate) fn of(kept: &Kept, parts: &Printed<G::Parts>) -> Result<Mind<G>, Fail> {
        let shadow = Shadow::load(kept, parts).map_err(|why| cannot_load(&why))?;
        Ok(Mind { shadow, players: BTreeMap::new() })
    }

    pub(crate) fn follow(&mut self, lines: &[Line]) -> Result<(), Fail> {
        lines.iter().try_for_each(|line| self.shadow.follow(&line.read()?).map_err(|why| cannot_load(&why)))
    }

    pub(crate) fn think(&mut self, seat: Seat, who: Who, dice: &str, span: &Span) -> Result<String, Fail> {
        let think = self.shadow.think(seat, who.into(), span.takes_ms).ok_or_else(not_asked)?;
        let known = self.players.remove(&seat).filter(|player| player.is(&think.player));
        let player = known.or_else(|| Player::sit_down(&think.player, Leash::long()));
        let mut player = player.ok_or_else(not_asked)?;
        let within = Duration::from_millis(span.within_ms);
        player.leash().allow(within);
        player.hurry(Duration::from_millis(think.takes), within, Duration::from_millis(span.waited_ms));
        let decision = player.think(&think, &mut read_dice(dice)?);
        self.players.insert(seat, player);
        Ok(on_wire::<G>(&decision))
    }

    pub(crate) fn advise(&self, seat: Seat, dice: &str, span: &Span) -> Result<Advice, Fail> {
        let asked = self.shadow.advise(seat).ok_or_else(not_asked)?;
        let leash = Leash::long();
        let left = span.within_ms.saturating_sub(span.waited_ms);
        leash.shorten(Duration::from_millis(limits::HINT_TAKES_MS.min(left)));
        let thought = advise::<G>(seat, &asked.view, leash, &mut read_dice(dice)?);
        Ok(Advice {
            decision: on_wire::<G>(&thought.decision),
            choices: thought.choices.iter().map(written::<G>).collect(),
            simulations: thought.simulations,
        })
    }
}

fn written<G: Hostable>(choice: &bots::search::Choice<G::Decision>) -> Choice {
    Choice {
        decision: on_wire::<G>(&choice.decision),
        value: choice.value,
        points: choice.points,
        weight: choice.weight,
        tried: choice.tried,
    }
}

/// A thought that comes from elsewhere; none, if it is none about this game.
pub(crate) fn read_advice<G: Hostable>(advice: Advice) -> Option<Thought<G::Decision>> {
    let choice = |choice: Choice| {
        let Choice { decision, value, points, weight, tried } = choice;
        Some(bots::search::Choice { decision: read_decision::<G>(&decision)?, value, points, weight, tried })
    };
    Some(Thought {
        decision: read_decision::<G>(&advice.decision)?,
        choices: advice.choices.into_iter().map(choice).collect::<Option<_>>()?,
        chances: None,
        simulations: advice.simulations,
    })
}

fn on_wire<G: Hostable>(decision: &G::Decision) -> String {
    text(&G::any_decision(decision))
}

/// None: it is no decision of this game.
pub(crate) fn read_decision<G: Hostable>(text: &str) -> Option<G::Decision> {
    G::read_decision(&serde_json::from_str(text).ok()?)
}

fn read_dice(seed: &str) -> Result<Dice, Fail> {
    let seed: Seed =
        seed.parse().map_err(|_| Fail::new(Code::BadRequest, "dice are 64 hexadecimal digits"))?;
    Ok(Dice::from_seed(seed))
}

fn not_asked() -> Fail {
    Fail::new(Code::NotAsked, "nothing is asked of that seat, or there is no such player")
}
