//! Which notices each onlooker has been told. Numbers follow from the match alone; what is kept here saves counting them
//! again and says where the news begins.

use games::protocol::{NumberedNotice, OnWire};
use std::collections::HashMap;
use table::{Match, Seat};

#[derive(Debug, Default)]
pub(crate) struct Told {
    /// How many events have been told to everyone who is here.
    shown: usize,
    /// How many notices each onlooker has, as far as anybody asked.
    numbers: HashMap<Option<Seat>, u32>,
}

/// Which notices an onlooker is told.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Since {
    /// Those that nobody has been told yet.
    Shown,
    /// Those after this number that may still be read back.
    Number(u32),
}

impl Told {
    /// The number of this onlooker's last notice.
    pub(crate) fn number<G: OnWire>(&mut self, game: &Match<G>, onlooker: Option<Seat>) -> u32 {
        *self.numbers.entry(onlooker).or_insert_with(|| game.told(onlooker))
    }

    pub(crate) fn notices<G: OnWire>(
        &mut self,
        game: &Match<G>,
        onlooker: Option<Seat>,
        since: Since,
    ) -> Vec<NumberedNotice> {
        let numbered = |number, notice| NumberedNotice { number, notice: G::any_notice(notice) };
        match since {
            Since::Shown => {
                let news = game.notices_after(onlooker, self.shown);
                let count = news.len() as u32;
                let number = match self.numbers.get(&onlooker) {
                    Some(before) => before + count,
                    None => game.told(onlooker),
                };
                self.numbers.insert(onlooker, number);
                news.into_iter()
                    .zip(number - count + 1..)
                    .map(|(notice, number)| numbered(number, notice))
                    .collect()
            }
            Since::Number(after) => {
                let told = game.readable_since(onlooker, after);
                told.into_iter().map(|told| numbered(told.number, told.notice)).collect()
            }
        }
    }

    /// Everyone who is here has been told everything; whoever is not is counted when asked for.
    pub(crate) fn all_shown<G: OnWire>(&mut self, game: &Match<G>, here: impl Fn(Option<Seat>) -> bool) {
        self.shown = game.happened();
        self.numbers.retain(|&onlooker, _| here(onlooker));
    }

    /// Something was taken back: numbers begin anew.
    pub(crate) fn forget(&mut self) {
        self.numbers.clear();
    }
}
