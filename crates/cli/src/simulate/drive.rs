//! Playing one game after another, as fast as the players think.

use super::tally::{Played, Tally};
use crate::failure::Failure;
use crate::in_play::{GameInPlay, Seated, dealt};
use crate::playable::Playable;
use crate::set_up::SetUp;
use crate::statistics::{By, Statistics};
use bots::{Leash, Player};
use games::Written;
use std::fs;
use std::ops::Range;
use std::path::Path;
use table::{Dice, Entry, Record, Seat, SeatSet, Seed, Standing};

pub(super) struct Driver<'a, G: Playable> {
    pub(super) set_up: &'a SetUp<G>,
    pub(super) bots: &'a [Player<G>],
    pub(super) seed: u64,
    pub(super) records: Option<&'a Path>,
    pub(super) by: By,
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
        let mut lot = (self.by == By::Lot)
            .then(|| Dice::from_seed(Seed::derived(&format!("ratskeller lot {}", self.seed), index)));
        let world = dealt(self.set_up, seed, lot.as_mut())?;
        let entries = self.records.map(|_| Vec::new());
        let mut game = GameInPlay::new(world, self.players(index), entries).with_lot(lot);
        let standing = game.play_to_the_end(special)?;
        if let (Some(folder), Some(entries)) = (self.records, game.entries) {
            self.write_record(folder, index, seed, entries, standing)?;
        }
        Ok(Played { standing, decisions: game.decisions, rounds: G::Statistics::rounds(&game.world) })
    }

    /// The players' dice are not the game's: how one thinks changes nobody's cards.
    fn players(&self, index: u64) -> Vec<Seated<G>> {
        let dice = Dice::from_seed(Seed::derived(&format!("ratskeller players {}", self.seed), index));
        let seats = SeatSet::first(self.set_up.seats);
        let sit = |(seat, player): (Seat, &Player<G>)| {
            Seated::new(player, &Leash::long(), dice.fork("seat", u32::from(seat.number())))
        };
        seats.iter().zip(self.bots).map(sit).collect()
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
        let names = self.bots.iter().map(|player| player.name.clone()).collect();
        let written = Written::<G>::of(record, Some(names), &self.set_up.parts);
        fs::write(&file, written.to_json()).map_err(Failure::file(&file))
    }
}
