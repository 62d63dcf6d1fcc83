//! The referee: sole keeper of the seed, sole maker of eyes, and the place where sealed decisions wait.

use crate::world::Mark;
use crate::{
    BadRecord, BySeat, Digest, Entry, Game, Joint, Printed, Record, Refused, Seat, SeatSet, Seed, Standing,
    Turn, World,
};
use std::fmt;

/// A match in play.
pub struct Match<G: Game> {
    world: World<G>,
    sealed: BySeat<Option<Seal<G::Decision>>>,
    /// All but the seed and the result, which stay here until the match is over.
    record: Record<G>,
    seed: Seed,
    /// The last decision, while it can be taken back.
    quiet: Option<Quiet<G>>,
}

/// A decision that a seat made alone and that told nobody anything.
#[derive(Clone)]
struct Quiet<G: Game> {
    seat: Seat,
    before: Mark<G>,
    entries: usize,
}

/// The referee does not talk.
impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match of {}", G::NAME)
    }
}

#[derive(Clone, Debug)]
struct Seal<D> {
    decision: D,
    automatic: bool,
}

/// What came of sealing a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// Others still decide; this seat may change its mind.
    Waiting,
    /// It was the last one: all were carried out.
    Revealed,
    /// Nobody waited for it: it was carried out at once, and what is sealed stays sealed.
    Aside,
}

/// A decision that was not taken; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal<I> {
    #[error("nothing is asked of {0} now")]
    NotAsked(Seat),
    #[error(transparent)]
    Illegal(I),
}

/// What was decided stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0} has nothing to take back: a card was shown, chance had a hand in it, or somebody else has acted"
)]
pub struct CannotUndo(pub Seat);

/// The clock was not asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rules do not ask for the time now")]
pub struct ClockNotAsked;

/// A notice with its number; every onlooker's numbers begin with 1 and have no gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered<N> {
    pub number: u32,
    pub notice: N,
}

/// Whether this program plays by that version of the rules.
pub fn plays<G: Game>(rules: u32) -> bool {
    (G::OLDEST..=G::RULES).contains(&rules)
}

impl<G: Game> Match<G> {
    pub fn start(
        parts: &Printed<G::Parts>,
        options: &G::Options,
        seats: u8,
        seed: Seed,
    ) -> Result<Self, Refused> {
        Match::start_by(G::RULES, parts, options, seats, seed)
    }

    /// A match that was begun when these were the rules; they must be among those that are still played.
    pub fn start_by(
        rules: u32,
        parts: &Printed<G::Parts>,
        options: &G::Options,
        seats: u8,
        seed: Seed,
    ) -> Result<Self, Refused> {
        let world = World::deal_by(rules, parts, options, seats, seed, true)?;
        let record = Record {
            rules,
            options: options.clone(),
            seats,
            parts: parts.digest(),
            commitment: seed.commitment(),
            seed: None,
            entries: Vec::new(),
            result: None,
        };
        Ok(Match { world, sealed: BySeat::filled(seats), record, seed, quiet: None })
    }

    /// A match that goes on from a position. It has no record from which it could be played again.
    pub fn set_up(world: World<G>, seed: Seed) -> Self {
        let seats = world.game().seats();
        let record = Record {
            // Nobody plays it again by any.
            rules: G::RULES,
            options: world.game().options().clone(),
            seats,
            parts: Digest::of(b"a position that was set up"),
            commitment: seed.commitment(),
            seed: None,
            entries: Vec::new(),
            result: None,
        };
        Match { world: world.listening(), sealed: BySeat::filled(seats), record, seed, quiet: None }
    }

    /// The match as it stood after the last entry of the record.
    pub fn replay(parts: &Printed<G::Parts>, record: &Record<G>) -> Result<Self, BadRecord> {
        Match::replay_until(parts, record, record.entries.len())
    }

    /// The match as it stood after `count` entries of the record.
    pub fn replay_until(
        parts: &Printed<G::Parts>,
        record: &Record<G>,
        count: usize,
    ) -> Result<Self, BadRecord> {
        if !plays::<G>(record.rules) {
            return Err(BadRecord::OtherRules { found: record.rules, known: G::RULES });
        }
        if record.parts != parts.digest() {
            return Err(BadRecord::OtherParts { found: record.parts });
        }
        let seed = record.seed.ok_or(BadRecord::NoSeed)?;
        if seed.commitment() != record.commitment {
            return Err(BadRecord::FalseSeed);
        }
        let mut table = Match::start_by(record.rules, parts, &record.options, record.seats, seed)?;
        for (index, entry) in record.entries.iter().enumerate().take(count) {
            table.enter(entry).map_err(|reason| BadRecord::Entry { index, reason })?;
        }
        Ok(table)
    }

    /// Replays the record to the result it states.
    pub fn verify(parts: &Printed<G::Parts>, record: &Record<G>) -> Result<Standing, BadRecord> {
        let table = Match::replay(parts, record)?;
        // A decision that was made again before the reveal was never carried out and does not belong in a record.
        let written = &table.record.entries;
        if let Some(index) = record.entries.iter().zip(written).position(|(stated, played)| stated != played)
        {
            return Err(BadRecord::Entry { index, reason: "it was never carried out".to_owned() });
        }
        if written.len() != record.entries.len() {
            return Err(BadRecord::Entry {
                index: written.len(),
                reason: "it was never carried out".to_owned(),
            });
        }
        let stated = record.result.ok_or(BadRecord::NoResult)?;
        if table.standing() == Some(stated) { Ok(stated) } else { Err(BadRecord::FalseResult) }
    }

    /// Goes on by one entry of a record.
    pub fn enter(&mut self, entry: &Entry<G::Decision>) -> Result<(), String> {
        match entry {
            // Only the safe default is carried out for anybody.
            Entry::Decided { seat, decision, automatic: true }
                if self.fallback(*seat).is_some_and(|default| default != *decision) =>
            {
                Err(format!("{seat} ran out of time, and the default was not {decision}"))
            }
            Entry::Decided { seat, decision, automatic } => {
                self.put_seal(*seat, decision.clone(), *automatic).map(drop).map_err(|why| why.to_string())
            }
            Entry::Clock(elapsed_s) => self.read_clock(*elapsed_s).map_err(|why| why.to_string()),
        }
    }

    pub fn turn(&self) -> Turn {
        self.world.turn()
    }

    /// With whom a seat wins and loses.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.world.partner(seat)
    }

    /// The seats that owe a decision, sealed or not.
    pub fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Waits(seats) => seats,
            Turn::AsksClock | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that have sealed. That they have is public, what they sealed is not.
    pub fn sealed(&self) -> SeatSet {
        self.sealed.iter().filter(|(_, seal)| seal.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Asked and not yet sealed.
    pub fn waits_for(&self) -> SeatSet {
        self.asked().minus(self.sealed())
    }

    /// What this seat has sealed itself.
    pub fn sealed_by(&self, seat: Seat) -> Option<&G::Decision> {
        self.sealed.get(seat)?.as_ref().map(|seal| &seal.decision)
    }

    /// Seals a decision, again and again until all have; the last one carries all of them out.
    pub fn seal(&mut self, seat: Seat, decision: G::Decision) -> Result<Sealed, Refusal<G::Illegal>> {
        self.put_seal(seat, decision, false)
    }

    /// Seals the safe default for a seat that has run out of time. One that has sealed was in time.
    pub fn time_out(&mut self, seat: Seat) -> Result<Sealed, Refusal<G::Illegal>> {
        if !self.waits_for().contains(seat) {
            return Err(Refusal::NotAsked(seat));
        }
        self.put_seal(seat, self.world.fallback(seat), true)
    }

    fn put_seal(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        automatic: bool,
    ) -> Result<Sealed, Refusal<G::Illegal>> {
        if self.aside(seat).as_ref() == Some(&decision) {
            self.carry_out_aside(seat, decision);
            return Ok(Sealed::Aside);
        }
        let asked = self.asked();
        if !asked.contains(seat) {
            return Err(Refusal::NotAsked(seat));
        }
        self.world.check(seat, &decision).map_err(Refusal::Illegal)?;
        self.sealed[seat] = Some(Seal { decision, automatic });
        self.quiet = None;
        if self.sealed() != asked {
            return Ok(Sealed::Waiting);
        }
        self.reveal();
        Ok(Sealed::Revealed)
    }

    /// What this seat may do though nobody waits for it; see [`Game::aside`].
    pub fn aside(&self, seat: Seat) -> Option<G::Decision> {
        if self.sealed.all().contains(seat) { self.world.aside(seat) } else { None }
    }

    /// What was sealed stays sealed.
    fn carry_out_aside(&mut self, seat: Seat, decision: G::Decision) {
        self.quiet = None;
        self.world.resolve(&Joint::single(seat, decision.clone()));
        self.record.entries.push(Entry::Decided { seat, decision, automatic: false });
    }

    fn reveal(&mut self) {
        let (before, entries) = (self.world.mark(), self.record.entries.len());
        // Whoever decides alone, and not by the clock, may want it back.
        let alone = self
            .asked()
            .sole()
            .filter(|&seat| self.sealed[seat].as_ref().is_some_and(|seal| !seal.automatic));
        let mut joint = Joint::new();
        for (seat, seal) in self.sealed.iter_mut() {
            let Some(Seal { decision, automatic }) = seal.take() else { continue };
            if automatic {
                self.world.tell(G::timed_out(seat));
            }
            joint.put(seat, decision.clone());
            self.record.entries.push(Entry::Decided { seat, decision, automatic });
        }
        self.world.resolve(&joint);
        self.quiet =
            alone.filter(|_| self.world.quiet_since(&before)).map(|seat| Quiet { seat, before, entries });
    }

    /// Whose last decision can be taken back: it was made alone, nobody has sealed one since, and it told nobody
    /// anything.
    pub fn may_undo(&self) -> Option<Seat> {
        self.quiet.as_ref().map(|quiet| quiet.seat)
    }

    /// Takes back this seat's last decision, as if it had never been made.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let quiet = self.quiet.take_if(|quiet| quiet.seat == seat).ok_or(CannotUndo(seat))?;
        self.world.go_back(quiet.before);
        self.record.entries.truncate(quiet.entries);
        Ok(())
    }

    /// Answers [`Turn::AsksClock`] with the whole seconds since the first deal.
    pub fn read_clock(&mut self, elapsed_s: u64) -> Result<(), ClockNotAsked> {
        if self.turn() != Turn::AsksClock {
            return Err(ClockNotAsked);
        }
        self.quiet = None;
        self.record.entries.push(Entry::Clock(elapsed_s));
        self.world.read_clock(elapsed_s);
        Ok(())
    }

    /// All that this seat, or with `None` the gallery, may know.
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        self.world.view(seat)
    }

    /// What a person in this seat is shown.
    pub fn sight(&self, seat: Option<Seat>) -> G::Sight {
        G::sight(&self.view(seat))
    }

    pub fn list(&self, seat: Seat) -> Option<Vec<G::Decision>> {
        if self.asked().contains(seat) { self.world.list(seat) } else { None }
    }

    /// The safe default of a seat that is asked: an example of an answer.
    pub fn fallback(&self, seat: Seat) -> Option<G::Decision> {
        self.asked().contains(seat).then(|| self.world.fallback(seat))
    }

    /// How many events there have been. A count for whoever tells them on; it goes back with an undo.
    pub fn happened(&self) -> usize {
        self.world.events().len()
    }

    /// What this onlooker is told of all but the first `after` events.
    pub fn notices_after(&self, seat: Option<Seat>, after: usize) -> Vec<G::Notice> {
        self.world.notices_after(seat, after)
    }

    /// How many notices this onlooker has been told.
    pub fn told(&self, seat: Option<Seat>) -> u32 {
        self.world.notices(seat).len() as u32
    }

    /// What this onlooker has been told after the notice numbered `after`.
    pub fn notices_since(&self, seat: Option<Seat>, after: u32) -> Vec<Numbered<G::Notice>> {
        let told = self.world.notices(seat).into_iter().zip(1..);
        told.skip(after as usize).map(|(notice, number)| Numbered { number, notice }).collect()
    }

    /// As [`Match::notices_since`], less what a person may no longer read back.
    pub fn readable_since(&self, seat: Option<Seat>, after: u32) -> Vec<Numbered<G::Notice>> {
        let told = self.world.notices(seat);
        let forgotten = G::forgotten(&self.view(seat), &told);
        let told = told.into_iter().zip(1..).skip(forgotten.max(after as usize));
        told.map(|(notice, number)| Numbered { number, notice }).collect()
    }

    pub fn standing(&self) -> Option<Standing> {
        match self.turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Waits(_) | Turn::AsksClock => None,
        }
    }

    /// The SHA-256 of the seed, public from the start.
    pub fn commitment(&self) -> Digest {
        self.record.commitment
    }

    /// The seed, once the match is over.
    pub fn seed(&self) -> Option<Seed> {
        self.standing().map(|_| self.seed)
    }

    /// The match so far, with seed and result once it is over.
    pub fn record(&self) -> Record<G> {
        Record { seed: self.seed(), result: self.standing(), ..self.record.clone() }
    }

    /// Everything, for whoever holds the seed: that is the key to the referee's door.
    pub fn open(&self, seed: Seed) -> Option<&World<G>> {
        (seed == self.seed).then_some(&self.world)
    }

    /// A copy that goes its own way from here: nothing can be tried out on it that whoever holds the seed does not know.
    pub fn copy(&self, seed: Seed) -> Option<Self> {
        let Match { world, sealed, record, quiet, .. } = self;
        (seed == self.seed).then(|| Match {
            world: world.clone(),
            sealed: sealed.clone(),
            record: record.clone(),
            seed,
            quiet: quiet.clone(),
        })
    }
}
