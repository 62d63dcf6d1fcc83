//! Computer players and hints of one table, in the threads where they think.

use crate::hosted::Hosted;
use crate::house::House;
use crate::id::{GuestId, random_bytes};
use crate::metrics;
use bots::Leash;
use bots::search::Thought;
use host::{Advise, Event, Player, Think, advise};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Dice, Seat, Seed};
use tokio::sync::mpsc;

pub(super) struct Minds<G: Hosted> {
    house: Arc<House>,
    /// Kept while the table is loaded: a player may remember what it has seen.
    players: BTreeMap<Seat, Player<G>>,
    /// Of whoever thinks, by the number of the thought: when it is worth nothing any more it is cut.
    leashes: BTreeMap<u64, Leash>,
    back: mpsc::UnboundedSender<Back<G>>,
}

/// What comes back from a thread.
pub(super) enum Back<G: Hosted> {
    Thought { seat: Seat, number: u64, player: Player<G>, decision: G::Decision },
    Advice { seat: Seat, number: u64, thought: Thought<G::Decision> },
}

/// The most simulations of a thought when tests have set the seed. Small, so that a debug build is fast enough.
const COUNTED: u32 = 100;

impl<G: Hosted> Minds<G> {
    pub(super) fn new(house: Arc<House>) -> (Minds<G>, mpsc::UnboundedReceiver<Back<G>>) {
        let (back, thoughts) = mpsc::unbounded_channel();
        (Minds { house, players: BTreeMap::new(), leashes: BTreeMap::new(), back }, thoughts)
    }

    pub(super) fn think(&mut self, host: GuestId, think: Think<G>) {
        let known = self.players.remove(&think.seat);
        let known = known.filter(|player| think.luck.is_none() && player.is(&think.player));
        let seated = known.or_else(|| Player::sit_down(&think.player, self.leash()));
        // Where there is no such player the table takes the safe default in time.
        let Some(mut player) = seated else { return };
        let (back, time) = (self.back.clone(), self.house.config.bot_thinks);
        let (asked, takes) = (Instant::now(), Duration::from_millis(think.takes));
        // Where the same play meets the same answer, nobody is hurried.
        let luck = think.luck;
        if luck.is_none() {
            player.leash().allow(time);
        }
        self.leashes.insert(think.number, player.leash().clone());
        let mut dice = luck.map_or_else(|| self.dice(think.seat, &think.view), Dice::from_seed);
        self.house.thinkers.think(Some(host), move || {
            let began = Instant::now();
            if luck.is_none() {
                player.hurry(takes, time, began - asked);
            }
            let decision = player.think(&think, &mut dice);
            metrics::thought(began.elapsed());
            drop(back.send(Back::Thought { seat: think.seat, number: think.number, player, decision }));
        });
    }

    pub(super) fn advise(&mut self, host: GuestId, asked: Advise<G>) {
        let (leash, back) = (self.leash(), self.back.clone());
        self.leashes.insert(asked.number, leash.clone());
        let mut dice = self.dice(asked.seat, &asked.view);
        let until = Instant::now() + self.house.config.bot_thinks;
        self.house.thinkers.think(Some(host), move || {
            let began = Instant::now();
            let takes = Duration::from_millis(host::limits::HINT_TAKES_MS);
            leash.shorten(takes.min(until.saturating_duration_since(began)));
            let thought = advise::<G>(asked.seat, &asked.view, leash, &mut dice);
            metrics::thought(began.elapsed());
            drop(back.send(Back::Advice { seat: asked.seat, number: asked.number, thought }));
        });
    }

    /// A leash without a time limit. When tests have set the seed, it counts simulations instead.
    fn leash(&self) -> Leash {
        match self.house.config.hooks().luck.known() {
            Some(_) => Leash::counted(COUNTED),
            None => Leash::long(),
        }
    }

    /// Dice for one thought. When tests have set the seed, the same view gives the same dice.
    fn dice(&self, seat: Seat, view: &G::View) -> Dice {
        Dice::from_seed(match self.house.config.hooks().luck.known() {
            Some(seed) => Seed::derived(&format!("{} {view:?}", seed.to_hex()), u64::from(seat.number())),
            None => Seed::from_bytes(random_bytes()),
        })
    }

    pub(super) fn call_off(&mut self, number: u64) {
        if let Some(leash) = self.leashes.remove(&number) {
            leash.cut();
        }
    }

    pub(super) fn cut_all(&mut self) {
        std::mem::take(&mut self.leashes).values().for_each(Leash::cut);
    }

    /// What the table is told of it.
    pub(super) fn take_back(&mut self, back: Back<G>) -> Event<G::Decision> {
        match back {
            Back::Thought { seat, number, player, decision } => {
                self.leashes.remove(&number);
                self.players.entry(seat).or_insert(player);
                Event::Thought { seat, number, decision }
            }
            Back::Advice { seat, number, thought } => {
                self.leashes.remove(&number);
                Event::Advice { seat, number, thought }
            }
        }
    }
}
