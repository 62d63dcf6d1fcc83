//! A match that is over, step by step. A step is what was carried out at once: decisions that were sealed until everybody had
//! made theirs are one, and so is a decision with what the clock had to say to it. The replay and the graph of the chances
//! count in the same steps.

use crate::Hostable;
use std::fmt;
use table::{Entry, Match, Printed, Record, Seed, Turn};

/// A match that goes on by whole steps of its record; it begins at step 0, the deal.
pub(crate) struct Steps<'a, G: Hostable> {
    pub(crate) table: Match<G>,
    /// The number of the step that the table stands at.
    pub(crate) at: u32,
    left: &'a [Entry<G::Decision>],
}

impl<G: Hostable> fmt::Debug for Steps<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} of a match of {}", self.at, G::NAME)
    }
}

impl<'a, G: Hostable> Steps<'a, G> {
    pub(crate) fn of(parts: &Printed<G::Parts>, record: &'a Record<G>, seed: Seed) -> Result<Self, String> {
        let table = Match::start_by(record.rules, parts, &record.options, record.seats, seed)
            .map_err(|why| why.to_string())?;
        let mut steps = Steps { table, at: 0, left: &record.entries };
        steps.answer_the_clock()?;
        Ok(steps)
    }

    /// Goes one step on, and says what of the record it was; `None` at the end.
    pub(crate) fn go_on(&mut self) -> Result<Option<&'a [Entry<G::Decision>]>, String> {
        let from = self.left;
        let happened = self.table.happened();
        while let Some((entry, left)) = self.left.split_first() {
            self.table.enter(entry)?;
            self.left = left;
            // What nobody waited for is carried out while others keep theirs sealed.
            if self.table.sealed().is_empty() || self.table.happened() > happened {
                self.answer_the_clock()?;
                break;
            }
        }
        let entered = from.len() - self.left.len();
        self.at += u32::from(entered > 0);
        Ok((entered > 0).then(|| &from[..entered]))
    }

    fn answer_the_clock(&mut self) -> Result<(), String> {
        while self.table.turn() == Turn::AsksClock
            && let Some((entry, left)) = self.left.split_first()
        {
            self.table.enter(entry)?;
            self.left = left;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{GameId, with_game};
    use table::{Dice, OptionValue, Options as _};

    /// A few dozen random decisions of a match.
    fn played<G: Hostable>(options: &G::Options, seats: u8) -> Record<G> {
        let seed = Seed::from_number(3);
        let mut table = Match::<G>::start(&Printed::shipped(), options, seats, seed).unwrap();
        let mut dice = Dice::from_seed(Seed::from_number(4));
        for time in 0..60 {
            match table.turn() {
                Turn::Over(_) => break,
                Turn::AsksClock => table.read_clock(time).unwrap(),
                Turn::Waits(asked) => {
                    for seat in asked {
                        let decision = table.open(seed).unwrap().sample_with(seat, &mut dice);
                        table.seal(seat, decision).unwrap();
                    }
                }
            }
        }
        table.record()
    }

    /// How many steps were decided by several together.
    fn after_each_step_somebody_decides<G: Hostable>() -> usize {
        let record = played::<G>(&G::Options::default(), 3);
        let mut steps = Steps::of(&Printed::shipped(), &record, Seed::from_number(3)).unwrap();
        let (mut entered, mut together) = (0, 0);
        while let Some(entries) = steps.go_on().unwrap() {
            assert!(steps.table.sealed().is_empty(), "{}", G::NAME);
            assert_ne!(steps.table.turn(), Turn::AsksClock, "{}", G::NAME);
            entered += entries.len();
            together += usize::from(entries.len() > 1);
        }
        assert_eq!(entered, record.entries.len(), "{}", G::NAME);
        assert!(steps.at > 0, "{}", G::NAME);
        together
    }

    #[test]
    fn what_is_decided_together_is_one_step() {
        let together = GameId::ALL.map(|id| with_game!(id, G => after_each_step_somebody_decides::<G>()));
        // In Rattus Cartus they decide one after the other.
        assert!(together.iter().filter(|&&steps| steps > 0).count() >= 3, "{together:?}");
    }

    #[test]
    fn what_the_clock_says_belongs_to_the_step_before() {
        let mut options = games::rat_a_tat_cat::Options::default();
        options.set("match_end", &OptionValue::Word("time".to_owned())).unwrap();
        let record = played::<games::rat_a_tat_cat::State>(&options, 2);
        let clocks = record.entries.iter().filter(|entry| matches!(entry, Entry::Clock(_))).count();
        let mut steps = Steps::of(&Printed::shipped(), &record, Seed::from_number(3)).unwrap();
        while let Some(entries) = steps.go_on().unwrap() {
            assert!(matches!(entries[0], Entry::Decided { .. }));
        }
        assert!(clocks > 0, "nobody asked the time");
    }
}
