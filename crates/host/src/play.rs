//! The match as each onlooker sees it, with the own eyes.

use crate::Hostable;
use crate::course::Effect;
use crate::done::Done;
use crate::event::ConnId;
use crate::fail::Fail;
use crate::few::few;
use crate::id::GuestId;
use crate::kept::{Sitter, Time};
use crate::machine::Table;
use crate::pages::millis_left;
use crate::stage::Stage;
use crate::told::Since;
use games::Written;
use games::protocol::{Code, End, Play, ToPage};
use std::collections::BTreeMap;
use table::Seat;

impl<G: Hostable> Table<G> {
    /// Tells everyone who is here what came of something. What was taken back makes everything be told anew.
    pub(crate) fn publish(&mut self, effect: Effect, now: Time, done: &mut Done<G>) {
        self.publish_since(
            if effect == Effect::TakenBack { Since::Number(0) } else { Since::Shown },
            now,
            done,
        );
    }

    /// Nothing has happened in the match; how it stands has changed.
    pub(crate) fn publish_as_it_is(&mut self, now: Time, done: &mut Done<G>) {
        self.publish_since(Since::Shown, now, done);
    }

    fn publish_since(&mut self, since: Since, now: Time, done: &mut Done<G>) {
        let mut pages: BTreeMap<Option<Seat>, Vec<ConnId>> = BTreeMap::new();
        for (conn, guest) in self.pages.eyes() {
            pages.entry(guest.and_then(|guest| self.seat_of(guest))).or_default().push(conn);
        }
        let here = few(pages.keys().copied());
        for (onlooker, conns) in pages {
            if let Some(play) = self.play(onlooker, since, now) {
                done.say(conns, ToPage::Update { play });
            }
        }
        if let Some(course) = self.stage.course_mut() {
            course.told.all_shown(&course.game, |onlooker| here.contains(&onlooker));
        }
    }

    /// The match as one onlooker sees it.
    pub(crate) fn play(&mut self, onlooker: Option<Seat>, since: Since, now: Time) -> Option<Play> {
        let away =
            self.seats().iter().filter(|&seat| self.chair(seat).is_some_and(|chair| chair.away)).collect();
        let (deadline, may_undo) = match &self.stage {
            Stage::Playing(playing) => {
                let may_undo = playing.may_undo(now).filter(|_| self.unrated().is_some());
                let may_undo = may_undo.filter(|_| self.setting.day.is_none());
                (playing.asked.clocks.until, may_undo)
            }
            Stage::Open { .. } | Stage::Over(_) => (None, None),
        };
        let course = self.stage.course_mut()?;
        let notices = course.told.notices(&course.game, onlooker, since);
        let number = course.number(onlooker);
        let game = &course.game;
        Some(Play {
            epoch: course.epoch,
            number,
            notices,
            sight: G::any_sight(game.sight(onlooker)),
            waits: game.waits_for(),
            sealed: game.sealed(),
            yours: onlooker.and_then(|seat| game.sealed_by(seat)).map(G::any_decision),
            away,
            deadline_ms: deadline.map(|at| millis_left(at, now)),
            may_undo: onlooker.is_some() && may_undo == onlooker,
            commitment: game.commitment().to_string(),
            end: game.standing().zip(game.seed()).map(|(standing, seed)| End {
                places: standing.places.as_slice().to_vec(),
                scores: standing.scores.as_slice().to_vec(),
                // Others have the same deal before them until the day is over.
                seed: if self.setting.day.is_some() { String::new() } else { seed.to_hex() },
            }),
        })
    }

    /// The whole match, once it is over.
    pub fn record(&self, guest: Option<GuestId>) -> Result<Written<G>, Fail> {
        if !self.may_see(guest) {
            return Err(Fail::NOT_FOUND);
        }
        let Stage::Over(over) = &self.stage else {
            return Err(Fail::new(Code::NotOver, "the match is not over"));
        };
        if self.setting.position.is_some() {
            return Err(Fail::new(Code::NotFound, "a match that began from a position has no record"));
        }
        let names = self.chairs.iter().map(|chair| match &chair.sitter {
            Sitter::Bot(bot) => bot.clone(),
            Sitter::Guest(_) | Sitter::Nobody => chair.guise.name.clone(),
        });
        Ok(Written::of(over.course.game.record(), Some(names.collect()), &self.parts))
    }
}
