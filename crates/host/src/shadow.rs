//! A match as the log has it, for whoever thinks elsewhere than the table lives: in a thread or a worker that is told the lines of
//! the log, and what to think about after which of them.

use crate::Hostable;
use crate::done::{Advise, Think, Who};
use crate::kept::{Kept, Logged, Time};
use crate::load::{CannotLoad, read};
use crate::player::Player;
use crate::stage::Stage;
use std::fmt;
use table::{Printed, Seat};

pub struct Shadow<G: Hostable> {
    stage: Stage<G>,
}

impl<G: Hostable> fmt::Debug for Shadow<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a match of {}", G::NAME)
    }
}

impl<G: Hostable> Shadow<G> {
    pub fn load(kept: &Kept, parts: &Printed<G::Parts>) -> Result<Shadow<G>, CannotLoad> {
        Ok(Shadow { stage: read(kept, parts)?.1 })
    }

    /// The next line of the log.
    pub fn follow(&mut self, line: &Logged) -> Result<(), CannotLoad> {
        let Stage::Playing(playing) = &mut self.stage else {
            return Err(CannotLoad::Line { line: line.seq, why: "nothing is played".to_owned() });
        };
        playing.replay(line).map_err(|why| CannotLoad::Line { line: line.seq, why })
    }

    /// What is asked of this seat now, for a player of this name, who has so many milliseconds, or as many as usual. None: nobody waits for the
    /// seat, or there is no such player.
    pub fn think(&self, seat: Seat, player: Who, takes: Option<Time>) -> Option<Think<G>> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let game = &playing.course.game;
        if !game.asked().contains(seat) {
            return None;
        }
        let usual = Player::<G>::takes(&player)?;
        Some(Think {
            seat,
            number: 0,
            player,
            view: game.view(Some(seat)),
            aside: game.aside(seat),
            luck: None,
            takes: takes.map_or(usual, |takes| takes.min(usual)),
            until: 0,
        })
    }

    /// The same, for whoever wants a hint.
    pub fn advise(&self, seat: Seat) -> Option<Advise<G>> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let game = &playing.course.game;
        game.asked().contains(seat).then(|| Advise { seat, number: 0, view: game.view(Some(seat)), until: 0 })
    }
}
