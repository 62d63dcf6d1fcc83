//! One game between computer players, from the deal to its end.

use crate::clock::cpu_time;
use crate::failure::Failure;
use crate::statistics::Statistics;
use bots::search::Searchable;
use bots::{Leash, Player, Sees};
use std::time::Duration;
use table::{Bot, Dice, Entry, Game, Joint, Seat, SeatSet, Standing, Turn, World};

/// Simulated players have no clock. Where the rules ask for the time, a decision is taken to have lasted this long.
const SECONDS_PER_DECISION: u64 = 5;

pub(crate) struct Seated<G: Game> {
    name: String,
    bot: Box<dyn Bot<G>>,
    sees: Sees,
    dice: Dice,
    /// How long each decision took of a processor; kept only if it is wanted.
    thought: Option<Vec<Duration>>,
}

impl<G: Searchable> Seated<G> {
    pub(crate) fn new(player: &Player<G>, leash: &Leash, dice: Dice) -> Self {
        let (name, bot) = (player.name.clone(), player.sit_down(leash));
        Seated { name, bot, sees: player.sees, dice, thought: None }
    }

    #[must_use]
    pub(crate) fn timed(self) -> Self {
        Seated { thought: Some(Vec::new()), ..self }
    }

    pub(crate) fn thought(&mut self) -> Vec<Duration> {
        self.thought.take().unwrap_or_default()
    }

    fn decide(&mut self, seat: Seat, world: &World<G>) -> G::Decision {
        let view = match self.sees {
            Sees::ItsView => world.view(Some(seat)),
            Sees::Everything => world.view_of_everything(),
        };
        let Some(thought) = &mut self.thought else { return self.bot.decide(seat, &view, &mut self.dice) };
        let began = cpu_time();
        let decision = self.bot.decide(seat, &view, &mut self.dice);
        thought.push(cpu_time().saturating_sub(began));
        decision
    }
}

pub(crate) struct GameInPlay<G: Game> {
    pub(crate) world: World<G>,
    pub(crate) players: Vec<Seated<G>>,
    pub(crate) decisions: u32,
    /// Kept only if the record is wanted.
    pub(crate) entries: Option<Vec<Entry<G::Decision>>>,
}

impl<G: Searchable> GameInPlay<G> {
    pub(crate) fn new(
        world: World<G>,
        players: Vec<Seated<G>>,
        entries: Option<Vec<Entry<G::Decision>>>,
    ) -> Self {
        GameInPlay { world, players, decisions: 0, entries }
    }

    pub(crate) fn play_to_the_end(&mut self, special: &mut impl Statistics<G>) -> Result<Standing, Failure> {
        loop {
            match self.world.turn() {
                Turn::Waits(seats) => {
                    self.step_aside();
                    let joint = self.decide(seats)?;
                    special.before(&self.world, &joint);
                    self.world.resolve(&joint);
                    special.after(&self.world);
                }
                Turn::AsksClock => self.read_clock(),
                Turn::Over(standing) => return Ok(standing),
            }
        }
    }

    fn decide(&mut self, seats: SeatSet) -> Result<Joint<G::Decision>, Failure> {
        let mut joint = Joint::new();
        for seat in seats {
            let player = &mut self.players[usize::from(seat.number())];
            let decision = player.decide(seat, &self.world);
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

    /// Whoever may do something though nobody waits for it does so first.
    fn step_aside(&mut self) {
        for (seat, player) in SeatSet::first(self.players.len() as u8).iter().zip(&mut self.players) {
            let Some(decision) = self.world.aside(seat) else { continue };
            if player.bot.steps_aside(seat, &self.world.view(Some(seat))) {
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
