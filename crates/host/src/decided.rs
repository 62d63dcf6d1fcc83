//! What decided a match that is over, for one seat: the decisions for which there was a better one. Each is judged by what
//! the seat knew when it was asked, never by what the cards turned out to be. Whoever drives the table has every decision
//! looked at, then the worst of them thought about, where nobody waits for it.

use crate::Hostable;
use crate::chances::spread;
use crate::limits;
use crate::steps::Steps;
use bots::in_order;
use bots::search::{Depth, LedTo, Opinion, Others, opinion};
use games::Written;
use games::protocol::{Moment, WhatDecided, Worth};
use std::cmp::Ordering;
use std::fmt;
use table::{Dice, Entry, Printed, Record, Seat, Seed};

/// All that one seat decided, itself and with something to choose.
pub struct Decisions<G: Hostable> {
    pub seat: Seat,
    pub all: Vec<Question<G>>,
}

/// A question of the match, and how it was answered.
#[derive(Clone)]
pub struct Question<G: Hostable> {
    seat: Seat,
    /// The step of the replay at which it was asked.
    frame: u32,
    /// So many entries of the record came before.
    entries: usize,
    /// By this alone it is judged.
    view: G::View,
    did: G::Decision,
    /// With every card in it: nobody thinks about this.
    position: String,
}

/// A question that was thought about.
#[derive(Clone)]
pub struct Judged<G: Hostable> {
    question: Question<G>,
    opinion: Opinion<G::Decision>,
}

impl<G: Hostable> fmt::Debug for Decisions<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} decisions of {} in {}", self.all.len(), self.seat, G::NAME)
    }
}

impl<G: Hostable> fmt::Debug for Question<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} at step {} of {}", self.did, self.seat, self.frame, G::NAME)
    }
}

impl<G: Hostable> fmt::Debug for Judged<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} loses {:.3}", self.question, self.opinion.loss())
    }
}

impl<G: Hostable> Decisions<G> {
    /// None: there is no such seat, or the record cannot be played.
    pub fn of(parts: &Printed<G::Parts>, written: &Written<G>, seat: Seat) -> Option<Decisions<G>> {
        let record = &written.record;
        let seed = record.seed.filter(|_| seat.number() < record.seats && record.result.is_some())?;
        let all = questions::<G>(written.parts(parts), record, seed, seat).ok()?;
        Some(Decisions { seat, all: spread(&all, limits::DECIDED_LOOKED_AT) })
    }

    /// All of it at once, for whoever has the time.
    pub fn judge(&self) -> Vec<Judged<G>> {
        let looked_at = self.all.iter().filter_map(Question::look_at).collect();
        dearest(suspects(looked_at).iter().filter_map(Question::think_about).collect())
    }

    pub fn told(&self, dearest: &[Judged<G>]) -> WhatDecided {
        let moments = dearest.iter().map(Judged::moment).collect();
        WhatDecided { seat: self.seat, looked_at: self.all.len() as u32, moments }
    }
}

/// The dearest of what was thought about, and nothing that may be chance.
pub fn dearest<G: Hostable>(mut judged: Vec<Judged<G>>) -> Vec<Judged<G>> {
    judged.retain(|one| one.opinion.loss() >= limits::DECIDED_LEAST.max(one.doubt()));
    in_order(&mut judged, by_loss);
    judged.truncate(limits::DECIDED_MOMENTS);
    judged
}

/// Those that a look found worst, the worst first.
pub fn suspects<G: Hostable>(mut looked_at: Vec<Judged<G>>) -> Vec<Question<G>> {
    // A look is not sure of anything: what may lose as much is thought about.
    looked_at.retain(|one| one.opinion.loss() + one.doubt() >= limits::DECIDED_LEAST);
    in_order(&mut looked_at, by_loss);
    looked_at.into_iter().take(limits::DECIDED_SUSPECTS).map(|one| one.question).collect()
}

/// What loses most comes first.
fn by_loss<G: Hostable>(one: &Judged<G>, other: &Judged<G>) -> Ordering {
    let (loss, other_loss) = (one.opinion.loss(), other.opinion.loss());
    other_loss.total_cmp(&loss).then(one.question.frame.cmp(&other.question.frame))
}

impl<G: Hostable> Question<G> {
    /// A short thought. None: it would do the same.
    pub fn look_at(&self) -> Option<Judged<G>> {
        self.judged(limits::DECIDED_LOOK, (0, 0))
    }

    /// With the ways of the Sage. None: the Sage would do the same.
    pub fn think_about(&self) -> Option<Judged<G>> {
        self.judged(limits::DECIDED_THOUGHT, limits::DECIDED_OTHERS)
    }

    /// The dice know nothing but the place, so that the same match is judged alike, whoever asks and when.
    fn judged(&self, (think, worlds): (u32, u32), others: (u32, usize)) -> Option<Judged<G>> {
        let place = (u64::from(self.frame) << 8) | u64::from(self.seat.number());
        let mut dice = Dice::from_seed(Seed::derived("what decided it", place));
        let others = Others { think: others.0, thoughts: others.1 };
        let depth = Depth { think, worlds, others };
        let opinion = opinion::<G>(self.seat, &self.view, &self.did, depth, &mut dice)?;
        Some(Judged { question: self.clone(), opinion })
    }
}

impl<G: Hostable> Judged<G> {
    fn doubt(&self) -> f64 {
        limits::DECIDED_SURE * self.opinion.error
    }

    /// The step of the replay at which it was asked, and how many entries of the record came before.
    pub fn place(&self) -> (u32, usize) {
        (self.question.frame, self.question.entries)
    }

    pub fn did(&self) -> &G::Decision {
        &self.question.did
    }

    pub fn better(&self) -> &G::Decision {
        &self.opinion.better
    }

    /// As somebody is told of it.
    pub fn moment(&self) -> Moment {
        let Judged { question, opinion } = self;
        let sight = G::any_sight(G::sight(&question.view));
        Moment {
            frame: question.frame,
            round: sight.round(),
            did: G::any_decision(&question.did),
            better: G::any_decision(&opinion.better),
            with_did: worth(opinion.with_this),
            with_better: worth(opinion.with_better),
            error: per_cent(1.96 * opinion.error).max(1),
            sight,
            position: question.position.clone(),
        }
    }
}

fn worth(led: LedTo) -> Worth {
    Worth { chance: per_cent(led.wins), points: led.points.round() as i32 }
}

fn per_cent(share: f64) -> u8 {
    (100.0 * share.clamp(0.0, 1.0)).round() as u8
}

/// What the clock decided for a seat was not its own, and what it may do though nobody waits for it is no question.
fn questions<G: Hostable>(
    parts: &Printed<G::Parts>,
    record: &Record<G>,
    seed: Seed,
    seat: Seat,
) -> Result<Vec<Question<G>>, String> {
    let mut steps = Steps::of(parts, record, seed)?;
    let (mut questions, mut entries) = (Vec::new(), 0);
    loop {
        let (frame, aside) = (steps.at, steps.table.aside(seat));
        let world = steps.table.open(seed).filter(|_| steps.table.asked().contains(seat));
        let asked = world.map(|world| (world.view(Some(seat)), G::position(&world.view_of_everything())));
        let Some(entered) = steps.go_on()? else { return Ok(questions) };
        let before = entries;
        entries += entered.len();
        let Some((view, position)) = asked else { continue };
        let did = entered.iter().find_map(|entry| match entry {
            Entry::Decided { seat: who, decision, automatic: false } if *who == seat => Some(decision),
            Entry::Decided { .. } | Entry::Clock(_) => None,
        });
        let did = did.filter(|did| aside.as_ref() != Some(*did)).cloned();
        questions.extend(did.map(|did| Question { seat, frame, entries: before, view, did, position }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::HasBots;
    use games::rat_a_tat_cat::State as RatATatCat;
    use games::{GameId, with_game};
    use table::{Bot, Match, Turn, World};

    type Players<G> = Vec<Box<dyn Bot<G>>>;

    fn players<G: HasBots>(seats: u8) -> Players<G> {
        (0..seats).map(|_| G::substitute()).collect()
    }

    /// A match of careful players; `instead` may have its own way.
    fn played<G: Hostable>(
        seats: u8,
        seed: Seed,
        mut instead: impl FnMut(&Match<G>, Seat) -> Option<G::Decision>,
    ) -> Written<G> {
        let parts = Printed::shipped();
        let mut table = Match::<G>::start(&parts, &G::Options::default(), seats, seed).unwrap();
        let (mut players, mut dice) = (players::<G>(seats), Dice::from_seed(Seed::derived("players", 0)));
        loop {
            match table.turn() {
                Turn::Over(_) => return Written::of(table.record(), None, &parts),
                Turn::AsksClock => unreachable!("nobody plays by the clock"),
                Turn::Waits(asked) => {
                    for seat in asked {
                        let view = table.view(Some(seat));
                        let usual = players[usize::from(seat.number())].decide(seat, &view, &mut dice);
                        let decision = instead(&table, seat).unwrap_or(usual);
                        table.seal(seat, decision).unwrap();
                    }
                }
            }
        }
    }

    /// How often a seat wins when it decides so in this very world, and everybody is careful from then on.
    fn wins<G: Hostable>(world: &World<G>, seat: Seat, decision: &G::Decision, times: u32) -> f64 {
        let won = |time: u32| {
            let mut world = world.clone();
            let mut dice = Dice::from_seed(Seed::derived("wins", u64::from(time)));
            let mut players = players::<G>(world.game().seats());
            let mut first = Some(decision.clone());
            loop {
                let asked = match world.turn() {
                    Turn::Over(standing) => {
                        let winners = standing.winners();
                        return if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
                    }
                    Turn::AsksClock => unreachable!("nobody plays by the clock"),
                    Turn::Waits(asked) => asked,
                };
                let mut joint = table::Joint::new();
                for who in asked {
                    let view = world.view(Some(who));
                    let usual = players[usize::from(who.number())].decide(who, &view, &mut dice);
                    joint.put(who, first.take_if(|_| who == seat).unwrap_or(usual));
                }
                world.resolve(&joint);
            }
        };
        (0..times).map(won).sum::<f64>() / f64::from(times)
    }

    /// A match in which a careful player does one thing that any careful player would lose by: what it was, and at which step.
    /// None: in this match nothing was bad enough.
    fn with_a_blunder<G: Hostable>(seed: Seed) -> Option<(Written<G>, String, u32)> {
        let you = Seat::new(0).unwrap();
        let mut planted: Option<G::Decision> = None;
        let (mut frame, mut asked) = (0, 0);
        let mut dice = Dice::from_seed(Seed::derived("blunder", 0));
        let written = played::<G>(2, seed, |table, seat| {
            // A step for each time that everybody has decided.
            frame += u32::from(planted.is_none() && table.sealed().is_empty());
            if seat != you || planted.is_some() {
                return None;
            }
            asked += 1;
            // Not before there is something to lose, and not everywhere.
            if asked < 4 || asked % 2 == 1 {
                return None;
            }
            let world = table.open(seed).unwrap();
            let usual = G::substitute().decide(seat, &world.view(Some(seat)), &mut dice);
            let good = wins(world, seat, &usual, 10);
            if good < 0.55 {
                return None;
            }
            let bad: Vec<G::Decision> = (0..8).map(|_| world.sample_with(seat, &mut dice)).collect();
            planted = bad.into_iter().find(|bad| good - wins(world, seat, bad, 10) > 0.5);
            planted.clone()
        });
        planted.map(|did| (written, did.to_string(), frame - 1))
    }

    fn the_blunder_is_found<G: Hostable>() {
        let (written, did, frame) = (1..12)
            .find_map(|number| with_a_blunder::<G>(Seed::from_number(number)))
            .unwrap_or_else(|| panic!("{}: nothing is bad enough", G::NAME));
        let decisions = Decisions::of(&Printed::shipped(), &written, Seat::new(0).unwrap()).unwrap();
        let dearest = decisions.judge();
        // A careful player makes mistakes of their own, and the Sage may find one of those dearer.
        let found = dearest.iter().any(|one| one.did().to_string() == did && one.place().0 == frame);
        assert!(found, "{}: {did} at step {frame} is not in {dearest:?}", G::NAME);
        let told = decisions.told(&dearest);
        for Moment { with_did, with_better, error, .. } in &told.moments {
            assert!(with_did.chance + 2 <= with_better.chance + 1, "{with_did:?} {with_better:?} {error}");
        }
        // Again, and from the text of the record.
        let again = games::AnyRecord::read(written.to_json().as_bytes()).unwrap();
        let again = games::with_record!(again, again => {
            let decisions = Decisions::of(&Printed::shipped(), &again, Seat::new(0).unwrap()).unwrap();
            serde_json::to_string(&decisions.told(&decisions.judge())).unwrap()
        });
        assert_eq!(serde_json::to_string(&told).unwrap(), again);
        // One can go on from there: the seat sees what it saw.
        for (moment, one) in told.moments.iter().zip(&dearest) {
            let game = G::from_position(&Printed::shipped(), &moment.position).unwrap();
            let world = World::at(game, Dice::from_seed(Seed::from_number(1)));
            let seat = Seat::new(0).unwrap();
            assert_eq!(world.check(seat, one.better()), Ok(()), "{}", moment.position);
            assert_eq!(world.check(seat, one.did()), Ok(()), "{}", moment.position);
            let seen = G::position(&world.view(Some(seat)));
            assert_eq!(seen, G::position(&one.question.view), "{}", moment.position);
        }
    }

    #[test]
    fn a_blunder_in_rat_a_tat_cat_is_found() {
        the_blunder_is_found::<RatATatCat>();
    }

    #[test]
    fn a_blunder_in_ratland_is_found() {
        the_blunder_is_found::<games::ratland::State>();
    }

    #[test]
    fn a_blunder_in_rattus_cartus_is_found() {
        the_blunder_is_found::<games::rattus_cartus::State>();
    }

    #[test]
    fn a_blunder_in_ratapolis_is_found() {
        the_blunder_is_found::<games::ratapolis::State>();
    }

    /// Everything that a seat does not know is dealt anew: it is judged alike, to the last bit.
    fn what_is_hidden_is_not_used<G: Hostable>() {
        let written = played::<G>(3, Seed::from_number(8), |_, _| None);
        let decisions = Decisions::of(&Printed::shipped(), &written, Seat::new(1).unwrap()).unwrap();
        let mut luck = Dice::from_seed(Seed::from_number(2));
        let (mut otherwise, mut judged) = (0, 0);
        for (index, question) in decisions.all.iter().enumerate().step_by(decisions.all.len().div_ceil(8)) {
            let dealt = World::at(G::imagine(&question.view, &mut luck), luck.split());
            let position = G::position(&dealt.view_of_everything());
            let view = dealt.view(Some(question.seat));
            otherwise += usize::from(position != question.position);
            // Careful players do what a look finds: something else has to be judged.
            let did = dealt.sample_with(question.seat, &mut luck);
            let one = Question { did: did.clone(), ..question.clone() };
            let other = Question { view, position, did, ..question.clone() };
            let written = |judged: Option<Judged<G>>| {
                judged.map(|one| {
                    let Moment { sight, with_did, with_better, error, .. } = one.moment();
                    let sight = serde_json::to_string(&sight).unwrap();
                    (
                        one.better().to_string(),
                        one.opinion.loss().to_bits(),
                        with_did,
                        with_better,
                        error,
                        sight,
                    )
                })
            };
            let (one, twin) = (written(one.look_at()), written(other.look_at()));
            judged += usize::from(one.is_some());
            assert_eq!(one, twin, "{}: decision {index}", G::NAME);
        }
        assert!(otherwise > 0 && judged > 0, "{}: {otherwise} dealt otherwise, {judged} judged", G::NAME);
    }

    #[test]
    fn nothing_that_the_seat_did_not_know_is_used() {
        for id in GameId::ALL {
            with_game!(id, G => what_is_hidden_is_not_used::<G>());
        }
    }

    #[test]
    fn what_the_clock_decided_is_nobodys_mistake() {
        let mut written = played::<RatATatCat>(2, Seed::from_number(3), |_, _| None);
        let seat = Seat::new(0).unwrap();
        let all = Decisions::of(&Printed::shipped(), &written, seat).unwrap().all.len();
        let record = &mut written.record;
        let mut table = Match::replay_until(&Printed::shipped(), record, 0).unwrap();
        // Where it happened to do what the clock does for whoever is late, it was late.
        let mut late = 0;
        for entry in &mut record.entries {
            let default = table.fallback(seat);
            table.enter(entry).unwrap();
            if let Entry::Decided { seat: who, decision, automatic } = entry
                && *who == seat
                && default.as_ref() == Some(decision)
            {
                *automatic = true;
                late += 1;
            }
        }
        assert!(late > 0, "nobody was late");
        let left = Decisions::of(&Printed::shipped(), &written, seat).unwrap().all.len();
        assert_eq!(left, all - late);
    }

    #[test]
    fn a_seat_that_nobody_has_decided_nothing() {
        let written = played::<RatATatCat>(2, Seed::from_number(3), |_, _| None);
        assert!(Decisions::of(&Printed::shipped(), &written, Seat::new(2).unwrap()).is_none());
        let mut open = written;
        open.record.result = None;
        assert!(Decisions::of(&Printed::shipped(), &open, Seat::new(0).unwrap()).is_none());
    }

    #[test]
    fn a_loss_that_may_be_chance_is_not_told() {
        let written = played::<RatATatCat>(2, Seed::from_number(3), |_, _| None);
        let decisions = Decisions::of(&Printed::shipped(), &written, Seat::new(0).unwrap()).unwrap();
        let judged = |(index, loss, error): (usize, f64, f64)| Judged {
            question: decisions.all[index].clone(),
            opinion: Opinion {
                better: decisions.all[index].did,
                with_better: LedTo { wins: 0.5, points: 0.0 },
                with_this: LedTo { wins: 0.5 - loss, points: 0.0 },
                error,
            },
        };
        let told = |all: &[(usize, f64, f64)]| -> Vec<u32> {
            let dearest = dearest(all.iter().copied().map(judged).collect());
            decisions.told(&dearest).moments.iter().map(|moment| moment.frame).collect()
        };
        let frame = |index: usize| decisions.all[index].frame;
        assert_eq!(told(&[(0, 0.2, 0.09), (1, 0.01, 0.001), (2, -0.3, 0.001)]), [0; 0]);
        let many = [(0, 0.05, 0.01), (1, 0.3, 0.01), (2, 0.4, 0.2), (3, 0.1, 0.01), (4, 0.3, 0.01)];
        assert_eq!(told(&many), [1, 4, 3].map(frame));
        // Before anything is thought about, doubt is a reason to think.
        let suspected = suspects(many.iter().copied().map(judged).collect());
        assert_eq!(suspected.iter().map(|one| one.frame).collect::<Vec<_>>(), [2, 1, 4, 3, 0].map(frame));
        assert!(suspects(vec![judged((0, -0.1, 0.01))]).is_empty());
    }
}
