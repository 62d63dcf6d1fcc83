//! Decisions: legal ones, illegal ones, sealed ones, written ones.

use super::property::{Property, Verdict, broken, ensure};
use super::trial::{Chooser, Trial};
use table::{Entry, Game, MOST_SEATS, Refusal, Sealed, Seat, SeatSet};

/// A list is sampled until all of it was seen when it is no longer than this.
const SHORT: usize = 12;
/// One decision in e^40 games is missed by chance.
const TRIES: usize = 40;
/// How many decisions met before are kept to be offered again.
const KEPT: usize = 64;

/// One decision of every seat that is asked, in the order in which they are sealed.
type Offers<G> = Vec<(Seat, <G as Game>::Decision)>;

impl<G: Game> Trial<'_, G> {
    /// What everyone who is asked is going to decide; `None` when a playthrough has no more picks.
    pub(super) fn offers(&mut self, asked: SeatSet) -> Result<Option<Offers<G>>, Box<super::Broken>> {
        ensure(Property::SomebodyIsAsked, !asked.is_empty(), || "the match waits for nobody".to_owned())?;
        let mut offers = Vec::new();
        for seat in asked {
            let Some(decision) = self.choose(seat) else { return Ok(None) };
            self.check_offer(seat, &decision)?;
            offers.push((seat, decision));
        }
        self.dice.shuffle(&mut offers);
        Ok(Some(offers))
    }

    pub(super) fn carry_out(&mut self, offers: Offers<G>, look: bool) -> Verdict {
        if look {
            offers.iter().try_for_each(|(seat, _)| self.everything_listed_is_sampled(*seat))?;
            self.seal_under_watch(&offers)?;
        } else {
            offers.iter().try_for_each(|(seat, decision)| self.seal(*seat, decision).map(drop))?;
        }
        offers.into_iter().for_each(|(_, decision)| self.remember(decision));
        Ok(())
    }

    fn choose(&mut self, seat: Seat) -> Option<G::Decision> {
        let view = matches!(self.chooser, Chooser::Bots(_)).then(|| self.world().view(Some(seat)));
        let pick = match &mut self.chooser {
            Chooser::Bots(bots) => {
                return Some(bots[usize::from(seat.number())].decide(seat, &view?, &mut self.dice));
            }
            Chooser::ByPicks(picks) => picks.next()?,
            Chooser::AtRandom { shy } => {
                let shy = *shy && self.dice.chance(15, 16);
                return Some(self.sample(seat, shy));
            }
        };
        let listed = self.world().list(seat);
        let listed = listed.and_then(|list| list.get(pick as usize % list.len().max(1)).cloned());
        Some(listed.unwrap_or_else(|| self.sample(seat, false)))
    }

    fn sample(&mut self, seat: Seat, shy: bool) -> G::Decision {
        let mut dice = self.dice.split();
        let mut decision = self.world().sample_with(seat, &mut dice);
        for _ in 0..TRIES {
            if !shy || !(self.suite.shy_of)(&decision) {
                break;
            }
            decision = self.world().sample_with(seat, &mut dice);
        }
        decision
    }

    /// What is done after every decision, so it is quick.
    fn check_offer(&mut self, seat: Seat, decision: &G::Decision) -> Verdict {
        let strangers = [self.any_met(), self.any_met()];
        let world = self.world();
        let refused = |decision: &G::Decision| world.check(seat, decision).err();
        if let Some(why) = refused(decision) {
            return Err(broken(Property::SampleIsLegal, format!("{seat}: {decision}: {why}")));
        }
        let fallback = world.fallback(seat);
        if let Some(why) = refused(&fallback) {
            return Err(broken(Property::FallbackIsLegal, format!("{seat}: {fallback}: {why}")));
        }
        let text = decision.to_string();
        ensure(Property::DecisionNotation, text.parse().as_ref() == Ok(decision), || {
            format!("{decision:?} is written {text}, which is read as {:?}", text.parse::<G::Decision>())
        })?;
        let Some(list) = world.list(seat) else { return Ok(()) };
        if let Some((bad, why)) = list.iter().find_map(|listed| Some((listed, refused(listed)?))) {
            return Err(broken(Property::ListIsLegal, format!("{seat}: {bad}: {why}")));
        }
        let strangers = strangers.into_iter().flatten().map(|index| &self.met[index]);
        for legal in strangers.filter(|stranger| refused(stranger).is_none()).chain([decision, &fallback]) {
            ensure(Property::ListIsComplete, list.contains(legal), || {
                format!("{seat} may decide {legal}, which is not listed")
            })?;
        }
        Ok(())
    }

    /// The place of a decision met before.
    fn any_met(&mut self) -> Option<usize> {
        let met = self.met.len() as u32;
        (met > 0).then(|| self.dice.below(met) as usize)
    }

    fn everything_listed_is_sampled(&mut self, seat: Seat) -> Verdict {
        let Some(mut list) = self.world().list(seat).filter(|list| list.len() <= SHORT) else {
            return Ok(());
        };
        let mut dice = self.dice.split();
        for _ in 0..TRIES * list.len() {
            let sampled = self.world().sample_with(seat, &mut dice);
            list.retain(|listed| *listed != sampled);
        }
        ensure(Property::ListIsSampled, list.is_empty(), || format!("{seat} never samples {list:?}"))
    }

    fn seal(&mut self, seat: Seat, decision: &G::Decision) -> Result<Sealed, Box<super::Broken>> {
        self.table
            .seal(seat, decision.clone())
            .map_err(|refusal| broken(Property::SampleIsLegal, format!("{seat}: {decision}: {refusal}")))
    }

    /// Seals with a change of mind on the way; nobody sees anything before the last.
    fn seal_under_watch(&mut self, decisions: &[(Seat, G::Decision)]) -> Verdict {
        let onlookers = self.onlookers();
        let watcher = self.dice.pick(&onlookers).flatten();
        let before: Vec<G::View> = onlookers.iter().map(|&seat| self.table.view(seat)).collect();
        let told_before = self.table.notices_since(watcher, 0).len();
        let events = self.world().events().len();
        let entries = self.table.record().entries.len();
        let (last, early) = decisions.split_last().expect("somebody is asked");
        for (seat, decision) in early {
            let second_thoughts = self.sample(*seat, false);
            self.seal(*seat, &second_thoughts)?;
            self.seal(*seat, decision)?;
            let same = onlookers.iter().zip(&before).all(|(&seat, before)| self.table.view(seat) == *before);
            let untold = self.world().events().len() == events;
            let unwritten = self.table.record().entries.len() == entries;
            ensure(Property::SealsStaySealed, same && untold && unwritten, || {
                format!("{seat} has sealed {decision}, and it shows")
            })?;
        }
        self.seal(last.0, &last.1)?;
        let written: Vec<_> = self.table.record().entries.split_off(entries);
        for (seat, decision) in decisions {
            let entry = Entry::Decided { seat: *seat, decision: decision.clone(), automatic: false };
            ensure(Property::SealsStaySealed, written.contains(&entry), || {
                format!("{seat} has sealed {decision} last, but the record says {written:?}")
            })?;
        }
        let place = onlookers.iter().position(|&onlooker| onlooker == watcher).unwrap_or_default();
        let changed = self.table.view(watcher) != before[place];
        let told = self.table.notices_since(watcher, 0).len() > told_before;
        ensure(Property::NothingInSilence, told || !changed, || {
            format!("{watcher:?} sees {:?} and is told nothing", self.table.view(watcher))
        })
    }

    /// Offers what was legal elsewhere to those who are asked, and anything to those who are not.
    pub(super) fn refusals_change_nothing(&mut self) -> Verdict {
        let Some(any) = self.any_met() else { return Ok(()) };
        let before = self.photograph();
        let asked = self.table.asked();
        for seat in (0..MOST_SEATS as u8).filter_map(Seat::new) {
            if !asked.contains(seat) {
                let answer = self.table.seal(seat, self.met[any].clone());
                self.tally.refused += 1;
                ensure(Property::OnlyTheAskedDecide, answer == Err(Refusal::NotAsked(seat)), || {
                    format!("{seat} is not asked, but gets {answer:?}")
                })?;
                continue;
            }
            for index in 0..self.met.len() {
                let Err(why) = self.world().check(seat, &self.met[index]) else { continue };
                let answer = self.table.seal(seat, self.met[index].clone());
                self.tally.refused += 1;
                ensure(Property::RefusalChangesNothing, answer == Err(Refusal::Illegal(why)), || {
                    format!("{seat}: {} is illegal, but gets {answer:?}", self.met[index])
                })?;
            }
        }
        self.looks_like(&before, Property::RefusalChangesNothing, "a refused decision changed something")
    }

    fn remember(&mut self, decision: G::Decision) {
        if self.met.contains(&decision) {
            return;
        }
        if self.met.len() < KEPT {
            self.met.push(decision);
        } else {
            let place = self.dice.below(KEPT as u32) as usize;
            self.met[place] = decision;
        }
    }
}
