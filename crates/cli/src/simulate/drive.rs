//! Playing one game after another, as fast as the players think.

use super::tally::{Played, Tally};
use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::SetUp;
use crate::statistics::Statistics;
use bots::BotSpec;
use games::Written;
use std::fs;
use std::ops::Range;
use std::path::Path;
use table::{Bot, Dice, Entry, Game, Joint, Record, Seat, SeatSet, Seed, Standing, Turn, World};

/// Simulated players have no clock. Where the rules ask for the time, a decision is taken to have lasted this long.
const SECONDS_PER_DECISION: u64 = 5;

pub(super) struct Driver<'a, G: Playable> {
    pub(super) set_up: &'a SetUp<G>,
    pub(super) bots: &'a [&'static BotSpec<G>],
    pub(super) seed: u64,
    pub(super) records: Option<&'a Path>,
}

impl<G: Playable> Driver<'_, G> {
    pub(super) fn play(&self, games: Range<u64>) -> Result<Tally<G>, Failure> {
        let mut tally = Tally::new(self.set_up.seats);
        for index in games {
            let played = self.play_one(index, &mut tally.special)?;
            tally.see(&played);
        }
        Ok(tally)
    }

    /// The deal follows from the seed and the number of the game alone, so that other players get the same cards.
    fn play_one(&self, index: u64, special: &mut G::Statistics) -> Result<Played, Failure> {
        let seed = Seed::derived(&format!("ratskeller simulate {}", self.seed), index);
        let SetUp { parts, options, seats } = self.set_up;
        let world =
            World::deal(parts, options, *seats, seed, G::Statistics::LISTENS).map_err(Failure::usage)?;
        let entries = self.records.map(|_| Vec::new());
        let mut game = GameInPlay { world, players: self.players(index), decisions: 0, entries };
        let standing = game.play_to_the_end(special)?;
        if let (Some(folder), Some(entries)) = (self.records, game.entries) {
            self.write_record(folder, index, seed, entries, standing)?;
        }
        Ok(Played { standing, decisions: game.decisions, rounds: G::Statistics::rounds(&game.world) })
    }

    /// The players' dice are not the game's: how one thinks changes nobody's cards.
    fn players(&self, index: u64) -> Vec<Player<G>> {
        let dice = Dice::from_seed(Seed::derived(&format!("ratskeller players {}", self.seed), index));
        let seats = SeatSet::first(self.set_up.seats);
        let player = |(seat, spec): (Seat, &&BotSpec<G>)| Player {
            name: spec.name,
            bot: (spec.make)(),
            dice: dice.fork("seat", u32::from(seat.number())),
        };
        seats.iter().zip(self.bots).map(player).collect()
    }

    fn write_record(
        &self,
        folder: &Path,
        index: u64,
        seed: Seed,
        entries: Vec<Entry<G::Decision>>,
        standing: Standing,
    ) -> Result<(), Failure> {
        let record = Record {
            rules: G::RULES,
            options: self.set_up.options.clone(),
            seats: self.set_up.seats,
            parts: self.set_up.parts.digest(),
            commitment: seed.commitment(),
            seed: Some(seed),
            entries,
            result: Some(standing),
        };
        let file = folder.join(format!("game-{index:06}.json"));
        let names = self.bots.iter().map(|spec| spec.name.to_owned()).collect();
        let written: Written<G> = Written { record, names: Some(names) };
        fs::write(&file, written.to_json()).map_err(Failure::file(&file))
    }
}

struct Player<G> {
    name: &'static str,
    bot: Box<dyn Bot<G>>,
    dice: Dice,
}

struct GameInPlay<G: Game> {
    world: World<G>,
    players: Vec<Player<G>>,
    decisions: u32,
    /// Kept only if the record is wanted.
    entries: Option<Vec<Entry<G::Decision>>>,
}

impl<G: Playable> GameInPlay<G> {
    fn play_to_the_end(&mut self, special: &mut G::Statistics) -> Result<Standing, Failure> {
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
            let decision = player.bot.decide(seat, &self.world.view(Some(seat)), &mut player.dice);
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
