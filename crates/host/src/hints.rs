//! "What would you do?" Where a table plays with hints, the house thinks for whoever asks, as a computer player would:
//! from the view of the asking seat alone, and one thought a seat at a time. What was thought about a question dies with
//! it.

use crate::Hostable;
use crate::done::{Advise, Done, Order};
use crate::event::{Asker, ConnId, Read};
use crate::fail::Fail;
use crate::kept::{Sitter, Time};
use crate::limits;
use crate::machine::{Chair, Table};
use crate::stage::{Hint, Stage};
use bots::in_order;
use bots::search::{Choice, Thought};
use games::protocol::{Code, HintChoice, ToPage};
use table::Seat;

impl<G: Hostable> Table<G> {
    /// As the host has said; where nothing was said, one who plays alone against computers takes nothing from anybody. Not in
    /// a rated match.
    pub(crate) fn has_hints(&self) -> bool {
        if self.unrated().is_none() {
            return false;
        }
        let person = |chair: &&Chair| !matches!(chair.sitter, Sitter::Bot(_));
        self.setting.hints.unwrap_or_else(|| self.chairs.iter().filter(person).count() == 1)
    }

    pub(crate) fn ask_hint(&mut self, asker: Asker, read: Read, now: Time, done: &mut Done<G>) {
        match self.begin_hint(&asker, read, now, done) {
            Ok(seat) => self.tell_who_asked(asker.conn, seat, done),
            Err(why) => done.refuse(asker, &why),
        }
    }

    fn begin_hint(&mut self, asker: &Asker, read: Read, now: Time, done: &mut Done<G>) -> Result<Seat, Fail> {
        let (allowed, until, number) = (self.has_hints(), now + self.times.thinks, self.thoughts + 1);
        let again = || Fail::new(Code::BadRequest, "an id is used once");
        let (seat, playing) = self.player(asker)?.ok_or_else(again)?;
        if playing.course.began.unrated.is_none() {
            return Err(Fail::new(Code::Rated, "a rated match is played without hints"));
        }
        if !allowed {
            return Err(Fail::new(Code::NoHints, "this table plays without hints"));
        }
        playing.check_news(seat, read)?;
        if !playing.course.game.asked().contains(seat) {
            return Err(Fail::new(Code::NotAsked, "nothing is asked of you now"));
        }
        if playing.hints.contains_key(&seat) {
            return Err(Fail::new(Code::TooFast, "the house is thinking about it"));
        }
        let of = Read { epoch: playing.course.epoch, number: playing.course.number(Some(seat)) };
        if let Some((_, choices)) = playing.hinted.get(&seat).filter(|(then, _)| *then == of) {
            let again = ToPage::Hint { id: asker.id.clone(), choices: choices.clone() };
            done.say(vec![asker.conn], again);
            return Ok(seat);
        }
        let view = playing.course.game.view(Some(seat));
        playing.hints.insert(seat, Hint { asker: asker.clone(), of, number });
        self.thoughts = number;
        done.orders.push(Order::Advise(Advise { seat, number, view, until }));
        Ok(seat)
    }

    /// Whoever else sits or looks on knows that somebody has asked, unless there is nobody to mind.
    fn tell_who_asked(&self, asker: ConnId, seat: Seat, done: &mut Done<G>) {
        if self.chairs.iter().filter(|chair| chair.guest().is_some()).count() < 2 {
            return;
        }
        let guest = self.pages.guest(asker);
        let others = self.pages.of_guests().filter(|(_, other)| Some(*other) != guest);
        done.say(others.map(|(conn, _)| conn).collect(), ToPage::Hinted { seat });
    }

    pub(crate) fn give_hint(
        &mut self,
        seat: Seat,
        number: u64,
        thought: Thought<G::Decision>,
        done: &mut Done<G>,
    ) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        if playing.hints.get(&seat).is_none_or(|hint| hint.number != number) {
            return;
        }
        let Some(Hint { asker, of, .. }) = playing.hints.remove(&seat) else { return };
        let choices = best(thought);
        if choices.is_empty() {
            let busy = Fail::new(Code::TooMany, "too many think at once; ask again in a moment");
            return done.refuse(asker, &busy);
        }
        let choices = choices.into_iter().map(|(decision, known)| HintChoice {
            decision: G::any_decision(&decision),
            worth: known.map(|(chance, _)| twentieths(chance)),
            points: known.map(|(_, points)| points.round() as i32),
        });
        let choices: Vec<HintChoice> = choices.collect();
        playing.hinted.insert(seat, (of, choices.clone()));
        done.say(vec![asker.conn], ToPage::Hint { id: asker.id, choices });
    }

    pub(crate) fn forget_hints(&mut self, done: &mut Done<G>) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        playing.hinted.clear();
        for Hint { asker, number, .. } in std::mem::take(&mut playing.hints).into_values() {
            done.orders.push(Order::CallOff(number));
            done.refuse(asker, &Fail::new(Code::Stale, "the game has gone on"));
        }
    }
}

/// The few best with the chance to win after each and the points that it leads to: none of it, if nothing else is worth a thought.
/// Empty when there was no time.
fn best<D>(thought: Thought<D>) -> Vec<(D, Option<(f32, f32)>)> {
    if thought.choices.is_empty() {
        return vec![(thought.decision, None)];
    }
    if thought.simulations == 0 {
        return Vec::new();
    }
    // What was given up early has a value, but a doubtful one.
    let enough = thought.choices.iter().map(|choice| choice.tried).max().unwrap_or(0) / 4;
    let mut known: Vec<Choice<D>> =
        thought.choices.into_iter().filter(|choice| choice.tried > enough || choice.weight > 0.0).collect();
    in_order(&mut known, |a, b| b.weight.total_cmp(&a.weight).then(b.value.total_cmp(&a.value)));
    let most = known.first().map_or(0.0, |first| first.value);
    // Nothing is called better than what the house would do: by so little it was chance.
    known
        .into_iter()
        .take(limits::HINT_CHOICES)
        .map(|choice| (choice.decision, Some((choice.value.min(most), choice.points))))
        .collect()
}

fn twentieths(chance: f32) -> u8 {
    (chance.clamp(0.0, 1.0) * 20.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::advise;
    use bots::Leash;
    use games::{GameId, with_game};
    use table::{Dice, Joint, Seed, Turn, World};

    fn choice(decision: char, value: f32, weight: f32, tried: u32) -> Choice<char> {
        Choice { decision, value, points: 10.0 * value, weight, tried }
    }

    fn thought(choices: Vec<Choice<char>>, simulations: u32) -> Thought<char> {
        Thought { decision: 'a', choices, chances: None, simulations }
    }

    #[test]
    fn the_best_come_first_and_what_was_hardly_tried_does_not_come() {
        let choices = vec![
            choice('d', 0.9, 0.0, 5),
            choice('b', 0.55, 0.3, 100),
            choice('c', 0.4, 0.0, 60),
            choice('a', 0.5, 0.7, 100),
            choice('e', 0.3, 0.0, 60),
        ];
        let told: Vec<(char, Option<u8>, Option<f32>)> = best(thought(choices, 325))
            .into_iter()
            .map(|(d, known)| {
                (d, known.map(|(chance, _)| twentieths(chance)), known.map(|(_, points)| points))
            })
            .collect();
        assert_eq!(told, [('a', Some(10), Some(5.0)), ('b', Some(10), Some(5.5)), ('c', Some(8), Some(4.0))]);
    }

    #[test]
    fn what_is_sole_has_no_worth_and_what_was_not_thought_over_is_not_told() {
        assert_eq!(best(thought(Vec::new(), 0)), [('a', None)]);
        assert_eq!(best(thought(vec![choice('a', 0.0, 1.0, 0), choice('b', 0.0, 0.0, 0)], 0)), []);
    }

    /// A few random decisions into a game, everything hidden from the asking seat is dealt anew.
    fn is_the_same_whatever_is_hidden<G: Hostable>() {
        let dice = |number| Dice::from_seed(Seed::from_number(number));
        let parts = table::Printed::<G::Parts>::shipped();
        let mut world =
            World::<G>::deal(&parts, &G::Options::default(), 3, Seed::from_number(6), false).unwrap();
        let mut compared = 0;
        for number in 0..3 {
            let Turn::Waits(seats) = world.turn() else { break };
            for seat in seats.into_iter().take(1) {
                let view = world.view(Some(seat));
                let redealt = World::<G>::at(G::imagine(&view, &mut dice(number)), dice(number));
                let same = redealt.view(Some(seat));
                assert_eq!(view.to_string(), same.to_string());
                let hint =
                    |view: &G::View| format!("{:?}", advise::<G>(seat, view, Leash::long(), &mut dice(1)));
                assert_eq!(hint(&view), hint(&same), "{}", G::NAME);
                compared += 1;
            }
            let mut joint = Joint::new();
            for seat in seats {
                joint.put(seat, world.sample(seat));
            }
            world.resolve(&joint);
        }
        assert!(compared > 2, "{}", G::NAME);
    }

    #[test]
    fn a_hint_is_the_same_whatever_is_hidden() {
        for id in GameId::ALL {
            with_game!(id, G => is_the_same_whatever_is_hidden::<G>());
        }
    }
}
