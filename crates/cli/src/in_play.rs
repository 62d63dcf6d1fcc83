//! One game between computer players, from the deal to its end.

use crate::clock::cpu_time;
use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::SetUp;
use crate::statistics::Statistics;
use bots::search::{Search, Searchable};
use bots::{Leash, Player, Sees};
use std::time::Duration;
use table::{Bot, Dice, Entry, Game, Joint, Seat, SeatSet, Seed, Standing, Turn, World};

/// Simulated players have no clock. Where the rules ask for the time, a decision is taken to have lasted this long.
const SECONDS_PER_DECISION: u64 = 5;

/// Whoever looks on: what is decided, just before it is carried out, and the table just after.
pub(crate) trait Watches<G: Game> {
    fn before(&mut self, world: &World<G>, joint: &Joint<G::Decision>);
    fn after(&mut self, world: &World<G>);
}

impl<G: Game, S: Statistics<G>> Watches<G> for S {
    fn before(&mut self, world: &World<G>, joint: &Joint<G::Decision>) {
        Statistics::before(self, world, joint);
    }

    fn after(&mut self, world: &World<G>) {
        Statistics::after(self, world);
    }
}

/// Nobody looks on.
pub(crate) struct Nobody;

impl<G: Game> Watches<G> for Nobody {
    fn before(&mut self, _: &World<G>, _: &Joint<G::Decision>) {}
    fn after(&mut self, _: &World<G>) {}
}

pub(crate) struct Seated<G: Game> {
    name: String,
    mind: Mind<G>,
    dice: Dice,
    /// How long each decision took of a processor; kept only if it is wanted.
    thought: Option<Vec<Duration>>,
}

enum Mind<G: Game> {
    Honest(Box<dyn Bot<G>>),
    // These two sit in the arena only.
    Telepath(Search<G>),
    Cheat(Search<G>),
}

impl<G: Searchable> Mind<G> {
    /// `company`: everybody at the table.
    fn decide(&mut self, seat: Seat, company: SeatSet, world: &World<G>, dice: &mut Dice) -> G::Decision {
        match self {
            Mind::Honest(bot) => bot.decide(seat, &world.view(Some(seat)), dice),
            Mind::Telepath(search) => {
                search.think(seat, &world.view_with_minds(seat, company), dice).decision
            }
            Mind::Cheat(search) => search.think_cheating(seat, world, dice).decision,
        }
    }
}

impl<G: Searchable> Seated<G> {
    pub(crate) fn new(player: &Player<G>, leash: &Leash, dice: Dice) -> Self {
        let mind = match player.cheat() {
            Some(search) if player.sees == Sees::AllMinds => Mind::Telepath(search),
            Some(search) => Mind::Cheat(search),
            None => Mind::Honest(player.sit_down(leash)),
        };
        Seated { name: player.name.clone(), mind, dice, thought: None }
    }

    #[must_use]
    pub(crate) fn timed(self) -> Self {
        Seated { thought: Some(Vec::new()), ..self }
    }

    pub(crate) fn thought(&mut self) -> Vec<Duration> {
        self.thought.take().unwrap_or_default()
    }

    fn decide(&mut self, seat: Seat, company: SeatSet, world: &World<G>) -> G::Decision {
        let began = self.thought.is_some().then(cpu_time);
        let decision = self.mind.decide(seat, company, world, &mut self.dice);
        if let (Some(thought), Some(began)) = (&mut self.thought, began) {
            thought.push(cpu_time().saturating_sub(began));
        }
        decision
    }

    fn steps_aside(&mut self, seat: Seat, world: &World<G>) -> bool {
        match &mut self.mind {
            Mind::Honest(bot) => bot.steps_aside(seat, &world.view(Some(seat))),
            Mind::Telepath(search) => search.steps_aside(seat, &world.view(Some(seat))),
            // It has seen what there is to see.
            Mind::Cheat(_) => false,
        }
    }
}

/// A fresh deal that is listened to if this game's statistics want it. Where the lot gives something out, it has done so.
pub(crate) fn dealt<G: Playable>(
    set_up: &SetUp<G>,
    seed: Seed,
    lot: Option<&mut Dice>,
) -> Result<World<G>, Failure> {
    let SetUp { parts, options, seats } = set_up;
    let world = World::deal(parts, options, *seats, seed, G::Statistics::LISTENS).map_err(Failure::usage)?;
    Ok(match lot {
        Some(dice) => G::dealt_by_lot(world, parts, dice),
        None => world,
    })
}

pub(crate) struct GameInPlay<G: Game> {
    pub(crate) world: World<G>,
    pub(crate) players: Vec<Seated<G>>,
    pub(crate) decisions: u32,
    /// Kept only if the record is wanted.
    pub(crate) entries: Option<Vec<Entry<G::Decision>>>,
    /// What is left to the lot is drawn with these.
    lot: Option<Dice>,
}

impl<G: Playable> GameInPlay<G> {
    pub(crate) fn new(
        world: World<G>,
        players: Vec<Seated<G>>,
        entries: Option<Vec<Entry<G::Decision>>>,
    ) -> Self {
        GameInPlay { world, players, decisions: 0, entries, lot: None }
    }

    #[must_use]
    pub(crate) fn with_lot(self, lot: Option<Dice>) -> Self {
        GameInPlay { lot, ..self }
    }

    pub(crate) fn play_to_the_end(&mut self, watcher: &mut impl Watches<G>) -> Result<Standing, Failure> {
        loop {
            match self.world.turn() {
                Turn::Waits(seats) => {
                    self.step_aside();
                    let joint = self.decide(seats)?;
                    watcher.before(&self.world, &joint);
                    self.world.resolve(&joint);
                    watcher.after(&self.world);
                }
                Turn::AsksClock => self.read_clock(),
                Turn::Over(standing) => return Ok(standing),
            }
        }
    }

    fn decide(&mut self, seats: SeatSet) -> Result<Joint<G::Decision>, Failure> {
        let (mut joint, company) = (Joint::new(), self.company());
        for seat in seats {
            let player = &mut self.players[usize::from(seat.number())];
            let answers = self.lot.as_ref().and_then(|_| G::left_to_the_lot(seat, &self.world));
            let decision = match (&mut self.lot, answers) {
                (Some(dice), Some(answers)) if !answers.is_empty() => {
                    answers[dice.below(answers.len() as u32) as usize].clone()
                }
                _ => player.decide(seat, company, &self.world),
            };
            self.world.check(seat, &decision).map_err(|illegal| {
                Failure::Check(format!("{} in seat {seat} decided `{decision}`: {illegal}", player.name))
            })?;
            if let Some(entries) = &mut self.entries {
                entries.push(Entry::Decided { seat, decision: decision.clone(), automatic: false });
            }
            self.decisions += 1;
            joint.put(seat, decision);
        }
        Ok(joint)
    }

    fn company(&self) -> SeatSet {
        SeatSet::first(self.players.len() as u8)
    }

    /// Whoever may do something though nobody waits for it does so first.
    fn step_aside(&mut self) {
        for (seat, player) in self.company().iter().zip(&mut self.players) {
            let Some(decision) = self.world.aside(seat) else { continue };
            if player.steps_aside(seat, &self.world) {
                self.world.resolve(&Joint::single(seat, decision.clone()));
                if let Some(entries) = &mut self.entries {
                    entries.push(Entry::Decided { seat, decision, automatic: false });
                }
            }
        }
    }

    fn read_clock(&mut self) {
        let elapsed_s = SECONDS_PER_DECISION * u64::from(self.decisions);
        if let Some(entries) = &mut self.entries {
            entries.push(Entry::Clock(elapsed_s));
        }
        self.world.read_clock(elapsed_s);
    }
}
