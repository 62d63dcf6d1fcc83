//! "What would you do?" Where a table plays with hints, the house thinks for whoever asks, as a computer player would:
//! from the view of the asking seat alone, in the computer players' threads, and one thought a seat at a time. What was
//! thought about a position dies with it.

use super::ConnId;
use super::actor::{Actor, Chair};
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::id::random_bytes;
use crate::limits;
use crate::store::Sitter;
use bots::Leash;
use bots::search::{Choice, Search, Thought};
use games::protocol::{Code, HintChoice, ToPage};
use std::collections::BTreeMap;
use std::time::Instant;
use table::{Dice, Seat, Seed};
use tokio::sync::mpsc;

pub(super) struct Hints<G: Hosted> {
    asked: BTreeMap<Seat, Asked>,
    back: mpsc::UnboundedSender<Hint<G>>,
}

/// A question that is being thought about.
struct Asked {
    conn: ConnId,
    id: String,
    turn: u64,
    leash: Leash,
}

/// What the house has come to.
pub(super) struct Hint<G: Hosted> {
    seat: Seat,
    turn: u64,
    thought: Thought<G::Decision>,
}

impl<G: Hosted> Hints<G> {
    pub(super) fn new() -> (Hints<G>, mpsc::UnboundedReceiver<Hint<G>>) {
        let (back, advice) = mpsc::unbounded_channel();
        (Hints { asked: BTreeMap::new(), back }, advice)
    }
}

impl<G: Hosted> Actor<G> {
    /// As the host has said; where nothing was said, one who plays alone against computers takes nothing from anybody.
    pub(super) fn has_hints(&self) -> bool {
        let person = |chair: &&Chair| !matches!(chair.sitter, Sitter::Bot(_));
        self.row.hints.unwrap_or_else(|| self.chairs.iter().filter(person).count() == 1)
    }

    pub(super) fn ask_hint(&mut self, conn: ConnId, id: String, epoch: u32, on: u32) {
        match self.begin_hint(conn, &id, epoch, on) {
            Ok(seat) => self.tell_who_asked(conn, seat),
            Err(why) => self.refuse(conn, (id.len() <= limits::CLIENT_ID).then_some(id), &why),
        }
    }

    fn begin_hint(&mut self, conn: ConnId, id: &str, epoch: u32, on: u32) -> Result<Seat, Fail> {
        let allowed = self.has_hints();
        let again = || Fail::new(Code::BadRequest, "an id is used once");
        let (seat, running) = self.player(conn, id)?.ok_or_else(again)?;
        if !allowed {
            return Err(Fail::new(Code::NoHints, "this table plays without hints"));
        }
        running.check_news(seat, epoch, on)?;
        if !running.table.asked().contains(seat) {
            return Err(Fail::new(Code::NotAsked, "nothing is asked of you now"));
        }
        let (view, turn, leash) = (running.table.view(Some(seat)), running.turn, Leash::long());
        if self.hints.asked.contains_key(&seat) {
            return Err(Fail::new(Code::TooFast, "the house is thinking about it"));
        }
        self.hints.asked.insert(seat, Asked { conn, id: id.to_owned(), turn, leash: leash.clone() });
        let (back, until) = (self.hints.back.clone(), Instant::now() + self.house.config.bot_thinks);
        self.house.thinkers.think(move || {
            let began = Instant::now();
            leash.shorten(limits::BOT_MOVE.min(until.saturating_duration_since(began)));
            let mut dice = Dice::from_seed(Seed::from_bytes(random_bytes()));
            let thought = think::<G>(seat, &view, leash, &mut dice);
            crate::metrics::thought(began.elapsed());
            drop(back.send(Hint { seat, turn, thought }));
        });
        Ok(seat)
    }

    /// Whoever else sits or looks on knows that somebody has asked, unless there is nobody to mind.
    fn tell_who_asked(&mut self, asker: ConnId, seat: Seat) {
        if self.chairs.iter().filter(|chair| chair.guest().is_some()).count() < 2 {
            return;
        }
        let guest = self.conns.get(&asker).map(|conn| conn.guest);
        let others: Vec<ConnId> =
            self.conns.iter().filter(|(_, conn)| Some(conn.guest) != guest).map(|(id, _)| *id).collect();
        for conn in others {
            self.say_to(conn, &ToPage::Hinted { seat });
        }
    }

    pub(super) fn give_hint(&mut self, hint: Hint<G>) {
        let Hint { seat, turn, thought } = hint;
        let fresh = self.hints.asked.get(&seat).is_some_and(|asked| asked.turn == turn);
        let Some(Asked { conn, id, .. }) = fresh.then(|| self.hints.asked.remove(&seat)).flatten() else {
            return;
        };
        let choices = best(thought);
        if choices.is_empty() {
            let busy = Fail::new(Code::TooMany, "too many think at once; ask again in a moment");
            return self.refuse(conn, Some(id), &busy);
        }
        let choices = choices.into_iter().map(|(decision, worth)| HintChoice {
            decision: G::any_decision(&decision),
            worth: worth.map(twentieths),
        });
        self.say_to(conn, &ToPage::Hint { id, choices: choices.collect() });
    }

    /// Called whenever something has changed.
    pub(super) fn forget_stale_hints(&mut self) {
        let now = self.running.as_ref().map(|running| running.turn);
        let stale = self.hints.asked.extract_if(.., |_, asked| Some(asked.turn) != now);
        for (_, Asked { conn, id, leash, .. }) in stale.collect::<Vec<_>>() {
            leash.cut();
            self.refuse(conn, Some(id), &Fail::new(Code::Stale, "the game has gone on"));
        }
    }
}

/// The view of the asking seat is all that goes in.
fn think<G: Hosted>(seat: Seat, view: &G::View, leash: Leash, dice: &mut Dice) -> Thought<G::Decision> {
    Search::<G>::new(limits::HINT, leash).think(seat, view, dice)
}

/// The few best with the chance to win after each: none of it, if nothing else is worth a thought. Empty when there was no time.
fn best<D>(thought: Thought<D>) -> Vec<(D, Option<f32>)> {
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
    known.sort_by(|a, b| b.weight.total_cmp(&a.weight).then(b.value.total_cmp(&a.value)));
    let most = known.first().map_or(0.0, |first| first.value);
    // Nothing is called better than what the house would do: by so little it was chance.
    known
        .into_iter()
        .take(limits::HINT_CHOICES)
        .map(|choice| (choice.decision, Some(choice.value.min(most))))
        .collect()
}

fn twentieths(chance: f32) -> u8 {
    (chance.clamp(0.0, 1.0) * 20.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{GameId, with_game};
    use table::{Joint, Turn, World};

    fn choice(decision: char, value: f32, weight: f32, tried: u32) -> Choice<char> {
        Choice { decision, value, weight, tried }
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
        let told: Vec<(char, Option<u8>)> =
            best(thought(choices, 325)).into_iter().map(|(d, worth)| (d, worth.map(twentieths))).collect();
        assert_eq!(told, [('a', Some(10)), ('b', Some(10)), ('c', Some(8))]);
    }

    #[test]
    fn what_is_sole_has_no_worth_and_what_was_not_thought_over_is_not_told() {
        assert_eq!(best(thought(Vec::new(), 0)), [('a', None)]);
        assert_eq!(best(thought(vec![choice('a', 0.0, 1.0, 0), choice('b', 0.0, 0.0, 0)], 0)), []);
    }

    /// A few random decisions into a game, everything hidden from the asking seat is dealt anew.
    fn is_the_same_whatever_is_hidden<G: Hosted>() {
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
                    |view: &G::View| format!("{:?}", think::<G>(seat, view, Leash::long(), &mut dice(1)));
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
