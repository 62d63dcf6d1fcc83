//! What was shown and told, kept to be compared: with a moment later, or with a replay.

use super::property::{Property, Verdict, broken, ensure, same};
use super::trial::Trial;
use table::{Game, Match, Record, SeatSet, Seed};

/// How many earlier moments of a match are compared with its replay.
const MOMENTS: usize = 3;

/// All that is shown, at one moment, to every onlooker and to the eye that sees everything.
pub(super) struct Photograph<G: Game> {
    views: Vec<G::View>,
    /// To the letter; and what else can be asked of a match.
    everything: String,
}

/// The same, with all that has been told.
pub(super) struct Moment<G: Game> {
    entries: usize,
    photograph: Photograph<G>,
    notices: Vec<Vec<G::Notice>>,
}

impl<G: Game> Photograph<G> {
    fn of(table: &Match<G>, seed: Seed) -> Self {
        let record = table.record();
        let seats = SeatSet::first(record.seats).iter().map(Some);
        let everything = table.open(seed).map(|world| world.view_of_everything());
        let asked = (table.turn(), table.sealed(), record.entries.len());
        Photograph {
            views: seats.chain([None]).map(|onlooker| table.view(onlooker)).collect(),
            everything: format!("{asked:?} {everything:?}"),
        }
    }
}

impl<G: Game> Moment<G> {
    fn of(table: &Match<G>, seed: Seed) -> Self {
        let record = table.record();
        let onlookers = SeatSet::first(record.seats).iter().map(Some).chain([None]);
        let told = |onlooker| table.notices_since(onlooker, 0).into_iter().map(|told| told.notice).collect();
        Moment {
            entries: record.entries.len(),
            photograph: Photograph::of(table, seed),
            notices: onlookers.map(told).collect(),
        }
    }
}

impl<G: Game> Trial<'_, G> {
    pub(super) fn photograph(&self) -> Photograph<G> {
        Photograph::of(&self.table, self.seed)
    }

    pub(super) fn looks_like(&self, before: &Photograph<G>, property: Property, what: &str) -> Verdict {
        let now = self.photograph();
        same(property, what, &before.everything, &now.everything)?;
        ensure(property, before.views == now.views, || what.to_owned())
    }

    /// Each look has the same chance to be among the moments that are kept.
    pub(super) fn keep_moment(&mut self) {
        let place = self.dice.below(self.tally.looks as u32 + 1) as usize;
        if self.moments.len() < MOMENTS {
            self.moments.push(Moment::of(&self.table, self.seed));
        } else if place < MOMENTS {
            self.moments[place] = Moment::of(&self.table, self.seed);
        }
    }

    pub(super) fn retrace(&mut self) -> Verdict {
        let record = Record { seed: Some(self.seed), ..self.table.record() };
        let last = Moment::of(&self.table, self.seed);
        for then in self.moments.iter().chain([&last]) {
            let again = Match::replay_until(&self.suite.parts, &record, then.entries)
                .map_err(|bad| broken(Property::ReplayEqualsPlay, bad.to_string()))?;
            let again = Moment::of(&again, self.seed);
            let what = format!("after {} entries", then.entries);
            let property = Property::ReplayEqualsPlay;
            same(property, &what, &then.photograph.everything, &again.photograph.everything)?;
            ensure(property, then.photograph.views == again.photograph.views, || format!("views {what}"))?;
            for (told, again) in then.notices.iter().zip(&again.notices) {
                ensure(property, told == again, || format!("notices {what}:\n  {told:?}\n  {again:?}"))?;
            }
            // To the letter, for one onlooker: `==` may overlook something.
            let whose = self.dice.below(then.notices.len() as u32) as usize;
            let letters = |moment: &Moment<G>| format!("{:?}", moment.notices[whose]);
            same(property, "notices to the letter", &letters(then), &letters(&again))?;
            self.tally.replayed += 1;
        }
        if record.result.is_none() {
            return Ok(()); // a playthrough that stopped on the way
        }
        match Match::verify(&self.suite.parts, &self.table.record()) {
            Ok(_) => Ok(()),
            Err(bad) => Err(broken(Property::RecordVerifies, bad.to_string())),
        }
    }
}
