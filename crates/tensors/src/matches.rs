//! Many matches at once. Each waits for one letter of one seat; a call brings all of them to their next letter, on all cores.

use crate::{Fill, Letters, Tensors, Word, size};
use bots::search::Searchable;
use bots::{Leash, player};
use rayon::prelude::*;
use std::fmt;
use table::{Bot, Dice, Joint, Printed, Refused, Seat, SeatSet, Seed, Standing, Turn, World};

/// Who sits in a seat: whoever steps the matches, or a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    You,
    Player(String),
}

/// A letter that may not come now; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("match {index}: letter {letter} is not allowed now")]
pub struct NoSuchLetter {
    pub index: usize,
    pub letter: i64,
}

/// Where what comes of a step is written, a row for each match.
#[derive(Debug)]
pub struct Stepped<'a> {
    /// May be empty: then nothing is observed.
    pub observations: &'a mut [f32],
    /// May be empty, too.
    pub everything: &'a mut [f32],
    pub masks: &'a mut [u8],
    /// Whose letter is due.
    pub seats: &'a mut [u8],
    /// By match and seat: what the step brought. Only the end of a match brings anything.
    pub rewards: &'a mut [f32],
    /// Whether a match ended in this step; the row shows the next one already.
    pub ended: &'a mut [u8],
}

/// Matches of one game at tables that are all alike.
pub struct Matches<G: Searchable + Tensors> {
    setting: Setting<G>,
    each: Vec<One<G>>,
    observation: usize,
    everything: usize,
    pool: Option<rayon::ThreadPool>,
}

struct Setting<G: Searchable + Tensors> {
    parts: Printed<G::Parts>,
    options: G::Options,
    seats: u8,
    you: SeatSet,
    opponents: Vec<Opponent>,
    seed: u64,
    count: u64,
}

struct One<G: Searchable + Tensors> {
    world: World<G>,
    /// Which match of all: the seed follows from it.
    number: u64,
    /// By seat; nobody where whoever steps the matches decides.
    players: Vec<Option<Seated<G>>>,
    /// Who is asked and has not decided, whose letter is due, and what is spelled of it.
    pending: SeatSet,
    turn: Seat,
    view: Option<G::View>,
    word: Word,
    joint: Joint<G::Decision>,
    clock: u64,
    ended: Option<Standing>,
    decisions: u64,
}

/// A computer player at one table.
struct Seated<G: Searchable> {
    mind: Box<dyn Bot<G>>,
    dice: Dice,
}

impl<G: Searchable + Tensors> fmt::Debug for Matches<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} matches of {}", self.each.len(), G::NAME)
    }
}

/// A table that cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotLay {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    NoSuchBot(#[from] bots::NoSuchBot),
    #[error("nobody steps these matches: a seat is needed that no computer player has")]
    Nobody,
    #[error("there is no match")]
    NoMatch,
    #[error("no threads can be had: {0}")]
    Threads(String),
}

impl<G: Searchable + Tensors> Matches<G> {
    /// So many matches, numbered from `seed` on: the same numbers are the same matches, however they are stepped.
    pub fn lay(
        count: usize,
        options: &G::Options,
        opponents: Vec<Opponent>,
        seed: u64,
        threads: Option<usize>,
    ) -> Result<Self, CannotLay> {
        let seats = opponents.len() as u8;
        if count == 0 {
            return Err(CannotLay::NoMatch);
        }
        let yours = |number: &u8| opponents[usize::from(*number)] == Opponent::You;
        let you: SeatSet = (0..seats).filter(yours).filter_map(Seat::new).collect();
        if you.is_empty() {
            return Err(CannotLay::Nobody);
        }
        for opponent in &opponents {
            if let Opponent::Player(name) = opponent {
                player::<G>(name)?;
            }
        }
        let setting = Setting {
            parts: Printed::shipped(),
            options: options.clone(),
            seats,
            you,
            opponents,
            seed,
            count: count as u64,
        };
        let pool = match threads {
            None => None,
            Some(threads) => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|error| CannotLay::Threads(error.to_string()))?)
            }
        };
        let each = (0..count as u64).map(|number| One::deal(&setting, number)).collect::<Result<_, _>>()?;
        Ok(Matches { setting, each, observation: size::<G>(false), everything: size::<G>(true), pool })
    }

    pub fn len(&self) -> usize {
        self.each.len()
    }

    pub fn is_empty(&self) -> bool {
        self.each.is_empty()
    }

    pub fn seats(&self) -> u8 {
        self.setting.seats
    }

    /// How many decisions were carried out in all of them, those of computer players included.
    pub fn decisions(&self) -> u64 {
        self.each.iter().map(|one| one.decisions).sum()
    }

    /// Shows where the matches are, without a step.
    pub fn show(&mut self, to: &mut Stepped<'_>) {
        let (seats, widths) = (self.setting.seats, (self.observation, self.everything));
        let rows = Rows::of(to, widths, usize::from(seats), self.each.len(), G::LETTERS);
        for (one, mut row) in self.each.iter_mut().zip(rows) {
            row.rewards.fill(0.0);
            *row.ended = 0;
            one.show(&mut row);
        }
    }

    /// One letter for each match; at the end of a match the next one is dealt.
    pub fn step(&mut self, letters: &[i64], to: &mut Stepped<'_>) -> Result<(), NoSuchLetter> {
        for (index, (one, &letter)) in self.each.iter().zip(letters).enumerate() {
            if !u8::try_from(letter).is_ok_and(|letter| one.allows(letter)) {
                return Err(NoSuchLetter { index, letter });
            }
        }
        let (setting, widths) = (&self.setting, (self.observation, self.everything));
        let mut rows = Rows::of(to, widths, usize::from(setting.seats), self.each.len(), G::LETTERS);
        let each = &mut self.each;
        let mut step = || {
            each.par_iter_mut().zip(letters).zip(&mut rows).with_min_len(16).for_each(
                |((one, &letter), row)| {
                    one.step(letter as u8, setting);
                    one.account(setting, row);
                    one.show(row);
                },
            );
        };
        match &self.pool {
            Some(pool) => pool.install(step),
            None => step(),
        }
        Ok(())
    }

    /// So many decisions in each match, any legal one as likely as the other; nothing is observed. Says how many matches ended.
    pub fn play_on(&mut self, decisions: u32) -> u64 {
        let setting = &self.setting;
        let each = &mut self.each;
        let mut play = || each.par_iter_mut().map(|one| one.play_on(decisions, setting)).sum();
        match &self.pool {
            Some(pool) => pool.install(play),
            None => play(),
        }
    }
}

impl<G: Searchable + Tensors> One<G> {
    fn deal(setting: &Setting<G>, number: u64) -> Result<Self, Refused> {
        let seed = Seed::derived("ratskeller matches", setting.seed.wrapping_add(number));
        let world = World::deal(&setting.parts, &setting.options, setting.seats, seed, false)?;
        // Nobody else needs luck. Where matches are short it would cost as much as a part of the play.
        let luck = || Dice::from_seed(Seed::derived("ratskeller players", setting.seed.wrapping_add(number)));
        let seated = |(seat, opponent): (u32, &Opponent)| match opponent {
            Opponent::You => None,
            Opponent::Player(name) => {
                let mind = player::<G>(name).ok()?.sit_down(&Leash::long());
                Some(Seated { mind, dice: luck().fork("seat", seat) })
            }
        };
        let mut one = One {
            world,
            number,
            players: (0..).zip(&setting.opponents).map(seated).collect(),
            pending: SeatSet::EMPTY,
            turn: Seat::default(),
            view: None,
            word: Word::EMPTY,
            joint: Joint::new(),
            clock: 0,
            ended: None,
            decisions: 0,
        };
        one.go_on(setting.you, setting.seats);
        // Where computer players have played a match to its end already, the next one is as good.
        if one.ended.is_some() { One::deal(setting, number + setting.count) } else { Ok(one) }
    }

    /// On to where one of your seats is asked, or to the end.
    fn go_on(&mut self, you: SeatSet, seats: u8) {
        loop {
            for seat in SeatSet::first(seats) {
                let Some(aside) = self.world.aside(seat) else { continue };
                let player = &mut self.players[usize::from(seat.number())];
                let looks = player
                    .as_mut()
                    .is_none_or(|player| player.mind.steps_aside(seat, &self.world.view(Some(seat))));
                if looks {
                    self.world.resolve(&Joint::single(seat, aside));
                }
            }
            match self.world.turn() {
                Turn::Over(standing) => {
                    self.ended = Some(standing);
                    return;
                }
                Turn::AsksClock => {
                    self.clock += 600;
                    self.world.read_clock(self.clock);
                }
                Turn::Waits(asked) => {
                    self.joint = Joint::new();
                    for seat in asked.minus(you) {
                        let view = self.world.view(Some(seat));
                        let decision = match &mut self.players[usize::from(seat.number())] {
                            Some(Seated { mind, dice }) => mind.decide(seat, &view, dice),
                            None => self.world.fallback(seat),
                        };
                        self.decisions += 1;
                        self.joint.put(seat, decision);
                    }
                    self.pending = asked.minus(asked.minus(you));
                    match self.pending.lowest() {
                        Some(seat) => {
                            self.turn = seat;
                            self.word = Word::EMPTY;
                            self.view = None;
                            return;
                        }
                        None => self.world.resolve(&self.joint),
                    }
                }
            }
        }
    }

    fn allows(&self, letter: u8) -> bool {
        let mut row = [0; 256];
        let mut letters = Letters::new(&mut row);
        match &self.view {
            Some(view) => G::next(view, self.word.as_slice(), &mut letters),
            None => G::next(&self.world.view(Some(self.turn)), self.word.as_slice(), &mut letters),
        };
        letters.allows(letter)
    }

    fn step(&mut self, letter: u8, setting: &Setting<G>) {
        let view = self.view.take().unwrap_or_else(|| self.world.view(Some(self.turn)));
        self.word = self.word.with(letter);
        let mut row = [0; 256];
        if G::next(&view, self.word.as_slice(), &mut Letters::new(&mut row)) {
            self.view = Some(view);
            return;
        }
        // Letters that were allowed spell a legal decision; a test holds every game to it.
        let decision = G::read(&view, self.word.as_slice()).unwrap_or_else(|| self.world.fallback(self.turn));
        self.decided(decision, setting);
    }

    fn decided(&mut self, decision: G::Decision, setting: &Setting<G>) {
        self.joint.put(self.turn, decision);
        self.decisions += 1;
        self.pending = self.pending.without(self.turn);
        match self.pending.lowest() {
            Some(seat) => {
                self.turn = seat;
                self.word = Word::EMPTY;
                self.view = None;
            }
            None => {
                self.world.resolve(&self.joint);
                self.go_on(setting.you, setting.seats);
            }
        }
    }

    fn play_on(&mut self, decisions: u32, setting: &Setting<G>) -> u64 {
        let mut ended = 0;
        for _ in 0..decisions {
            let decision = self.world.sample(self.turn);
            self.view = None;
            self.decided(decision, setting);
            if self.ended.take().is_some() {
                ended += 1;
                self.deal_next(setting);
            }
        }
        ended
    }

    /// What the end of a match brought, and the next one.
    fn account(&mut self, setting: &Setting<G>, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        *row.ended = 0;
        if let Some(standing) = self.ended.take() {
            *row.ended = 1;
            rewards(&standing, row.rewards);
            self.deal_next(setting);
        }
    }

    fn deal_next(&mut self, setting: &Setting<G>) {
        let decisions = self.decisions;
        // It was dealt before at such a table.
        if let Ok(next) = One::deal(setting, self.number + setting.count) {
            *self = next;
            self.decisions += decisions;
        }
    }

    fn show(&mut self, row: &mut Row<'_>) {
        let view = &*self.view.get_or_insert_with(|| self.world.view(Some(self.turn)));
        *row.seat = self.turn.number();
        G::next(view, self.word.as_slice(), &mut Letters::new(row.mask));
        if !row.observation.is_empty() {
            G::observe(view, self.turn, self.word.as_slice(), &mut Fill::new(row.observation));
        }
        if !row.everything.is_empty() {
            let everything = self.world.view_of_everything();
            let mut fill = Fill::new(row.everything);
            G::observe(&everything, self.turn, self.word.as_slice(), &mut fill);
            G::beneath(&everything, &mut fill);
        }
    }
}

/// A win is 1, shared by those who share it; less what everybody could expect, so that the sum is 0. Nothing where nobody wins.
pub fn rewards(standing: &Standing, to: &mut [f32]) {
    let (winners, seats) = (standing.winners(), to.len() as f32);
    for (seat, reward) in (0..).zip(to.iter_mut()) {
        let won = Seat::new(seat).is_some_and(|seat| winners.contains(seat));
        let share = if won { 1.0 / f32::from(winners.len()) } else { 0.0 };
        *reward = if winners.is_empty() { 0.0 } else { share - 1.0 / seats };
    }
}

struct Row<'a> {
    observation: &'a mut [f32],
    everything: &'a mut [f32],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    rewards: &'a mut [f32],
    ended: &'a mut u8,
}

struct Rows;

impl Rows {
    /// The buffers, row by row. One that is too short leaves matches out; whoever calls has measured.
    fn of<'a>(
        to: &'a mut Stepped<'_>,
        widths: (usize, usize),
        seats: usize,
        count: usize,
        letters: usize,
    ) -> Vec<Row<'a>> {
        let mut observations = to.observations.chunks_exact_mut(widths.0.max(1));
        let mut everything = to.everything.chunks_exact_mut(widths.1.max(1));
        let each = to.masks.chunks_exact_mut(letters).zip(to.seats.iter_mut());
        let each = each.zip(to.rewards.chunks_exact_mut(seats)).zip(to.ended.iter_mut());
        let row = |(((mask, seat), rewards), ended)| Row {
            observation: observations.next().unwrap_or_default(),
            everything: everything.next().unwrap_or_default(),
            mask,
            seat,
            rewards,
            ended,
        };
        each.take(count).map(row).collect()
    }
}
