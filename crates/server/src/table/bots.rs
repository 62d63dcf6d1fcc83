//! Computer players at the table. They are ordinary players: they get a view and dice, think in threads of their own,
//! and when a thought takes too long their safe default is taken.

use super::actor::Actor;
use crate::hosted::Hosted;
use crate::id::random_bytes;
use crate::limits;
use crate::store::{Sitter, What};
use bots::Leash;
use std::time::Instant;
use table::{Bot, Dice, Sealed, Seat, Seed};
use tokio::sync::mpsc;

pub(super) struct Minds<G: Hosted> {
    minds: Vec<Mind<G>>,
    back: mpsc::UnboundedSender<Thought<G>>,
}

struct Mind<G: Hosted> {
    /// Kept while the table is loaded: a player may remember what it has seen.
    player: Option<Player<G>>,
    /// Of whoever thinks: when the position is gone it is called off.
    leash: Leash,
    doing: Doing,
}

struct Player<G: Hosted> {
    name: String,
    bot: Box<dyn Bot<G>>,
    leash: Leash,
}

/// Decides for somebody who is gone. No player that a table offers has this name.
const SUBSTITUTE: &str = "substitute";

impl<G: Hosted> Player<G> {
    fn named(name: &str) -> Option<Player<G>> {
        let leash = Leash::long();
        let bot = match name {
            SUBSTITUTE => G::substitute(),
            _ => bots::offered::<G>(name).ok()?.sit_down(&leash),
        };
        Some(Player { name: name.to_owned(), bot, leash })
    }
}

#[derive(Clone, Copy, Debug)]
enum Doing {
    Nothing,
    /// Waits a little, so that people can follow.
    Pausing(Instant),
    Thinking {
        turn: u64,
        until: Instant,
    },
}

/// What a computer player has come to.
pub(super) struct Thought<G: Hosted> {
    seat: Seat,
    turn: u64,
    player: Player<G>,
    decision: G::Decision,
}

impl<G: Hosted> Minds<G> {
    pub(super) fn new(seats: u8) -> (Minds<G>, mpsc::UnboundedReceiver<Thought<G>>) {
        let (back, thoughts) = mpsc::unbounded_channel();
        let minds =
            (0..seats).map(|_| Mind { player: None, leash: Leash::long(), doing: Doing::Nothing }).collect();
        (Minds { minds, back }, thoughts)
    }

    pub(super) fn forget_all(&mut self) {
        for mind in &mut self.minds {
            mind.leash.cut();
            mind.doing = Doing::Nothing;
        }
    }

    fn of(&mut self, seat: Seat) -> Option<&mut Mind<G>> {
        self.minds.get_mut(usize::from(seat.number()))
    }
}

impl<G: Hosted> Actor<G> {
    /// The name of the computer player that decides for this seat now, if one does.
    fn played_by(&self, seat: Seat) -> Option<&str> {
        let chair = self.chair(seat)?;
        match &chair.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Guest(_) => chair.away.then_some(SUBSTITUTE),
            Sitter::Nobody => None,
        }
    }

    /// Sees to it that every computer player that is waited for will move, and nobody else.
    pub(super) fn plan(&mut self) {
        self.forget_stale_hints();
        let Some(running) = &self.running else { return };
        let alive = self.is_alive();
        let (waits, now) = (running.table.waits_for(), running.turn);
        let pause = if self.conns.is_empty() { Default::default() } else { self.house.config.bot_pause };
        let seats = (0..self.row.seats).filter_map(Seat::new);
        let due: Vec<(Seat, bool)> = seats
            .map(|seat| (seat, alive && waits.contains(seat) && self.played_by(seat).is_some()))
            .collect();
        for (seat, due) in due {
            let Some(mind) = self.minds.of(seat) else { continue };
            match (mind.doing, due) {
                (Doing::Nothing, true) => mind.doing = Doing::Pausing(Instant::now() + pause),
                (Doing::Thinking { turn, .. }, true) if turn != now => {
                    mind.leash.cut();
                    mind.doing = Doing::Pausing(Instant::now() + pause);
                }
                (Doing::Pausing(_) | Doing::Thinking { .. }, false) => {
                    mind.leash.cut();
                    mind.doing = Doing::Nothing;
                }
                (Doing::Nothing, false) | (Doing::Pausing(_) | Doing::Thinking { .. }, true) => (),
            }
        }
    }

    pub(super) fn bots_alarm(&self) -> Option<Instant> {
        let alarm = |mind: &Mind<G>| match mind.doing {
            Doing::Nothing => None,
            Doing::Pausing(at) | Doing::Thinking { until: at, .. } => Some(at),
        };
        self.minds.minds.iter().filter_map(alarm).min()
    }

    pub(super) async fn check_bots(&mut self) {
        let now = Instant::now();
        for seat in (0..self.row.seats).filter_map(Seat::new) {
            match self.minds.of(seat).map(|mind| mind.doing) {
                Some(Doing::Pausing(at)) if at <= now => self.think(seat),
                Some(Doing::Thinking { until, .. }) if until <= now => {
                    crate::metrics::bot_overran();
                    self.fall_back(seat).await;
                }
                Some(Doing::Nothing | Doing::Pausing(_) | Doing::Thinking { .. }) | None => (),
            }
        }
    }

    fn think(&mut self, seat: Seat) {
        let Some(name) = self.played_by(seat).map(str::to_owned) else { return };
        let Some(running) = &self.running else { return };
        let aside = running.table.aside(seat);
        let (view, turn, back) = (running.table.view(Some(seat)), running.turn, self.minds.back.clone());
        let until = Instant::now() + self.house.config.bot_thinks;
        let Some(mind) = self.minds.of(seat) else { return };
        let known = mind.player.take().filter(|player| player.name == name);
        let Some(mut player) = known.or_else(|| Player::named(&name)) else {
            tracing::error!(bot = name, "there is no such player any more");
            mind.doing = Doing::Thinking { turn, until: Instant::now() };
            return;
        };
        mind.doing = Doing::Thinking { turn, until };
        mind.leash = player.leash.clone();
        player.leash.allow(self.house.config.bot_thinks);
        self.house.thinkers.think(move || {
            let began = Instant::now();
            // Whoever had to wait for a thread thinks less, so that its decision is there before the watchdog's.
            player.leash.shorten(limits::BOT_MOVE.min(until.saturating_duration_since(began) / 2));
            let mut dice = Dice::from_seed(Seed::from_bytes(random_bytes()));
            // What it may do though nobody waits for it comes first; then it is asked again.
            let aside = aside.filter(|_| player.bot.steps_aside(seat, &view));
            let decision = aside.unwrap_or_else(|| player.bot.decide(seat, &view, &mut dice));
            crate::metrics::thought(began.elapsed());
            drop(back.send(Thought { seat, turn, player, decision }));
        });
    }

    pub(super) async fn take_thought(&mut self, thought: Thought<G>) {
        let Thought { seat, turn, player, decision } = thought;
        let due = self.played_by(seat).is_some();
        let Some(mind) = self.minds.of(seat) else { return };
        mind.player.get_or_insert(player);
        // A thought about a position that is gone, or for a player who has come back, is worth nothing.
        let fresh = matches!(mind.doing, Doing::Thinking { turn: of, .. } if of == turn);
        let Some(running) = &mut self.running else { return };
        if !fresh || !due || running.turn != turn {
            return;
        }
        mind.doing = Doing::Nothing;
        let said = decision.to_string();
        let Ok(sealed) = running.table.seal(seat, decision) else {
            tracing::error!(game = G::NAME, "a computer player decided against the rules");
            return self.fall_back(seat).await;
        };
        running.aside = sealed == Sealed::Aside;
        drop(self.store_and_show(vec![(What::Decided { seat, decision: said }, None)]).await);
    }

    async fn fall_back(&mut self, seat: Seat) {
        if let Some(mind) = self.minds.of(seat) {
            mind.doing = Doing::Nothing;
        }
        let Some(running) = &mut self.running else { return };
        if running.table.time_out(seat).is_ok() {
            drop(self.store_and_show(vec![(What::TimedOut { seat }, None)]).await);
        }
    }
}
