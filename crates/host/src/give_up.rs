//! Giving up. The computer plays on for the others; where there are none but computers, it plays the match to its end at once,
//! so that there is a whole one to look back at.

use crate::Hostable;
use crate::course::{Act, Effect};
use crate::done::{Done, Think, Who};
use crate::event::Asker;
use crate::fail::Fail;
use crate::id::GuestId;
use crate::kept::{Time, Write};
use crate::limits;
use crate::machine::{Table, why};
use crate::player::Player;
use crate::stage::{Playing, Stage};
use bots::Leash;
use games::protocol::Code;
use table::{Dice, Seat, Seed, Turn};

/// What the clock says to those who ask it when nobody waits for the time to pass: it has run out.
const RUN_OUT_S: u64 = 24 * 3600;

impl<G: Hostable> Table<G> {
    pub(crate) fn has_given_up(&self, seat: Seat) -> bool {
        self.stage.course().is_some_and(|course| course.given_up.contains(seat))
    }

    pub(crate) fn give_up(&mut self, asker: &Asker, now: Time, done: &mut Done<G>) -> Result<(), Fail> {
        let Some((seat, _)) = self.player(asker)? else { return Ok(()) };
        self.gives_up(seat, Some(asker.id.clone()), now, done)
    }

    /// Somebody who need not be here. Whoever has given up already has.
    pub(crate) fn give_up_from_afar(
        &mut self,
        guest: GuestId,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        let seat = self.seat_of(guest).ok_or(Fail::NOT_FOUND)?;
        match &self.stage {
            Stage::Open { .. } => Err(Fail::new(Code::NotStarted, "the match has not begun")),
            Stage::Playing(_) if !self.has_given_up(seat) => self.gives_up(seat, None, now, done),
            Stage::Playing(_) | Stage::Over(_) => Ok(()),
        }
    }

    fn gives_up(
        &mut self,
        seat: Seat,
        id: Option<String>,
        now: Time,
        done: &mut Done<G>,
    ) -> Result<(), Fail> {
        self.act(vec![(Act::GiveUp(seat), id)], now, done).map_err(why)?;
        // Where the end is waited for, every computer player plays for itself.
        if self.has_people() || self.attended {
            self.tell_table(now, done);
        } else {
            self.play_out(now, done);
        }
        Ok(())
    }

    fn play_out(&mut self, now: Time, done: &mut Done<G>) {
        // Luck of their own: what they think must not hang on how the cards lie.
        let luck = self.seats().iter().find_map(|seat| self.luck(seat));
        let mut dice = Dice::from_seed(luck.unwrap_or_else(|| Seed::derived(self.setting.id.as_str(), 0)));
        let mut substitutes: Vec<Option<Player<G>>> =
            self.chairs.iter().map(|_| Player::sit_down(&Who::Substitute, Leash::long())).collect();
        let Stage::Playing(playing) = &mut self.stage else { return };
        let elapsed_s = (now.saturating_sub(playing.course.began.at) / 1000).max(RUN_OUT_S);
        let (rules, mut log) = (playing.course.began.rules, Vec::new());
        while log.len() < limits::PLAYED_OUT {
            match playing.course.game.turn() {
                Turn::Over(_) => break,
                Turn::AsksClock => log.extend(playing.carry_out(Act::ReadClock { elapsed_s }, None)),
                Turn::Waits(_) => {
                    for seat in playing.course.game.waits_for() {
                        let player = substitutes.get_mut(usize::from(seat.number())).and_then(Option::as_mut);
                        let act = player.map(|player| decision(player, playing, seat, now, &mut dice));
                        let sealed = act.and_then(|act| playing.carry_out(act, None).ok());
                        let sealed = sealed.or_else(|| playing.carry_out(Act::TimeOut(seat), None).ok());
                        log.extend(sealed);
                    }
                }
            }
        }
        done.store.extend(log.into_iter().map(|(logged, _)| Write::Logged { rules, logged }));
        self.came(Effect::Moved, now, done);
    }
}

fn decision<G: Hostable>(
    player: &mut Player<G>,
    playing: &Playing<G>,
    seat: Seat,
    now: Time,
    dice: &mut Dice,
) -> Act<G> {
    let game = &playing.course.game;
    let (view, aside) = (game.view(Some(seat)), game.aside(seat));
    let asked =
        Think { seat, number: 0, player: Who::Substitute, view, aside, luck: None, takes: 0, until: now };
    Act::Decide(seat, player.think(&asked, dice))
}
