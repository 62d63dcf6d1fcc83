//! A table of RatLand to try a rule on.

use ratland::{Options, Parts, Sewer, State};
use table::Printed;
pub(crate) use testkit::play::seat;

pub(crate) type Play = testkit::Play<State>;

pub(crate) fn options(text: &str) -> Options {
    testkit::play::options::<State>(text)
}

pub(crate) fn parts() -> Printed<Parts> {
    Printed::shipped()
}

/// What is looked at most.
pub(crate) trait Sewers {
    fn sewer(&self, who: char) -> Sewer;

    fn cheese(&self, who: char) -> u16 {
        self.sewer(who).cheese
    }

    /// What a player has: `"3 rats, 2 cheese, infirmary 1"`.
    fn stock(&self, who: char) -> String {
        let sewer = self.sewer(who);
        let mut text = format!("{} rats, {} cheese", sewer.available(), sewer.cheese);
        for (name, count) in
            [("infirmary", sewer.infirmary), ("lost", sewer.lost), ("graveyard", sewer.graveyard)]
        {
            if count > 0 {
                text += &format!(", {name} {count}");
            }
        }
        text
    }

    fn supply(&self) -> u8;
    /// Everyone who is asked leaves all rats in the pantry.
    fn stay(&mut self) -> &mut Self;
    /// Everyone who is asked takes the safe default, until the phase is another or the game is over.
    fn defaults(&mut self) -> &mut Self;
}

impl Sewers for Play {
    fn sewer(&self, who: char) -> Sewer {
        self.everything().public.sewers[seat(who)]
    }

    fn supply(&self) -> u8 {
        self.everything().public.supply
    }

    #[track_caller]
    fn stay(&mut self) -> &mut Play {
        for seat in self.asked() {
            let rats = self.sewer(seat.letter()).available();
            self.does(&format!("{seat} deploy 0 0 0 0 0 {rats} 0"));
        }
        self
    }

    fn defaults(&mut self) -> &mut Play {
        let phase = self.everything().public.phase;
        while self.everything().public.phase == phase && !self.asked().is_empty() {
            self.default_once();
        }
        self
    }
}
