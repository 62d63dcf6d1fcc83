//! Players who think ahead, in worlds they deal themselves.
//!
//! A thought starts from a view. Again and again a world that looks like it is imagined, a decision is tried in it, the
//! others answer as they usually do, and at the end of the round or of the game somebody is ahead. Where one seat
//! decides, its choices are tried on the same worlds and the worse half is dropped again and again, while a tree of
//! information sets below them learns how the turn goes on, where that pays ([`in_turn`]). Where several decide at
//! once, each learns by regret what to mix against the mixes of the others, and the thinker plays the mix
//! ([`at_once`]).
//!
//! A game says in one file what is worth a thought, what people usually do, and who is ahead: [`Searchable`].

mod at_once;
mod care;
mod in_turn;
mod judge;
mod lessons;
mod opinion;
mod outlook;
mod playout;
#[cfg(test)]
mod tests;
mod thought;
mod tree;
mod usual;

pub use judge::{Judge, LedTo, Others};
pub use lessons::Lessons;
pub use opinion::{Depth, Opinion, opinion};
pub use outlook::outlook;
pub use thought::{Choice, Thought};

use crate::sums::Alike;
use crate::values::{self, Nets, Teller};
use crate::{HasBots, Leash};
use care::Care;
use playout::Horizon;
use std::fmt;
use std::hash::{DefaultHasher, Hasher};
use std::marker::PhantomData;
use std::time::Duration;
use table::{Bot, BySeat, Dice, Game, Seat, SeatSet, Turn, World};

/// Thoughts of fewer simulations are short, and of so many long. Games let them differ in more than their length.
pub(crate) const SHORT_BELOW: u32 = 500;
pub(crate) const LONG_FROM: u32 = 5_000;

/// What a game says of itself so that it can be thought about. Everything is read from views, so that nobody in an
/// imagined world knows more than its seat would.
pub trait Searchable: HasBots {
    /// Sits down at a table, with the faults that it has there. Asked for its thoughts alone it has none.
    fn seated(search: Search<Self>) -> Box<dyn Bot<Self>> {
        Box::new(search)
    }

    /// How many rounds a thought of so many simulations looks ahead, this one included; beyond them
    /// [`chances`](Searchable::chances) decide. A long one may look further, and one near the end of the game to the end.
    fn rounds_ahead(_view: &Self::View, _simulations: u32) -> u32 {
        1
    }

    /// What this seat, one that is asked, might do: at most so many, the habit first and the more promising earlier.
    fn candidates(seat: Seat, view: &Self::View, most: usize, dice: &mut Dice) -> Vec<Self::Decision>;

    /// What a player in a hurry does. Playouts consist of it, so it has to be quick.
    fn habit(seat: Seat, view: &Self::View, dice: &mut Dice) -> Self::Decision;

    /// Whether a thought of so many simulations takes this for what is usual, or a [plainer habit](Self::hasty_habit).
    fn is_careful(_view: &Self::View, _simulations: u32) -> bool {
        true
    }

    fn hasty_habit(seat: Seat, view: &Self::View, dice: &mut Dice) -> Self::Decision {
        Self::habit(seat, view, dice)
    }

    /// By how many standard errors a choice has to be better than the habit.
    fn caution(_view: &Self::View, _simulations: u32) -> f64 {
        1.0
    }

    /// How far the game has come.
    fn round(view: &Self::View) -> u32;

    /// Each seat's chance to win, by the view of everything.
    fn chances(everything: &Self::View) -> BySeat<f32>;

    /// The same, as it was learnt from games; `None` where nothing was learnt, and what is [guessed](Searchable::chances) counts.
    fn learnt(everything: &Self::View) -> Option<BySeat<f32>> {
        let seats = Self::company(everything);
        let nets = values::tried().or_else(|| Self::nets())?;
        let net = nets.of(seats)?;
        Self::tell(everything, &mut |told| values::shares(net, seats, told))
    }

    /// Each seat's chance to win, by the best that is known: learnt, or guessed.
    fn ahead(everything: &Self::View) -> BySeat<f32> {
        Self::learnt(everything).unwrap_or_else(|| Self::chances(everything))
    }

    /// The nets that belong to the game.
    fn nets() -> Option<&'static Nets> {
        None
    }

    /// How many play.
    fn company(_everything: &Self::View) -> u8 {
        0
    }

    /// Lends what is told of each seat to whoever has learnt who is ahead; `None` where the game is not as it was learnt.
    fn tell<T>(_everything: &Self::View, _listen: &mut dyn FnMut(Teller<'_>) -> T) -> Option<T> {
        None
    }

    /// What else may be worth a thought beside what [comes to mind](Searchable::candidates), which was found already.
    fn ideas(
        _seat: Seat,
        _view: &Self::View,
        _found: &[Self::Decision],
        _most: usize,
        _dice: &mut Dice,
    ) -> Vec<Self::Decision> {
        Vec::new()
    }

    /// What this seat would have if it were counted now, by the view of everything: what speaks for a decision, said in the
    /// coin of the game.
    fn points(seat: Seat, everything: &Self::View) -> f32;

    /// Whether a thought learns how the turn goes on, or leaves that to habit. Where habit is good,
    /// learning may cost more than it brings: to learn is to try worse things as well.
    const LEARNS_ON: bool = true;

    /// A number for what this seat knows, by which it learns. Situations that call for the same decision may share one.
    fn information(_seat: Seat, view: &Self::View) -> u64 {
        let mut hash = DefaultHasher::new();
        hash.write(view.to_string().as_bytes());
        hash.finish()
    }

    /// Of so many imagined worlds one is taken, the more plausible the likelier.
    const WORLDS_TO_CHOOSE_FROM: u32 = 1;

    /// How well an imagined world fits what people usually do: they keep good cards and throw bad ones away. Only how
    /// the worlds compare matters.
    fn plausibility(_view: &Self::View, _imagined: &Self::View) -> f32 {
        1.0
    }

    /// Where several decide at once, a simulation of a thought of so many is a world in which several things are tried,
    /// about so many; fewer where each of them takes its time because it looks further ahead.
    fn tries(_deciding: SeatSet, _simulations: u32, _rounds_ahead: u32) -> u32 {
        5
    }

    /// Whether a thought of so many simulations learns what everybody who decides at once might mix, and plays its own mix.
    /// Otherwise it takes it that the others do what is usual, and looks for the best answer to that.
    fn mixes(_simulations: u32) -> bool {
        true
    }

    /// What a long thought takes at a table: 99 of a hundred end within it (docs/bots-measured.md), the others are cut.
    const LONG_TAKES: Duration = Duration::from_millis(900);

    /// Of these decisions those that are not plainly wrong by what the seat knows, the mistakes in them put right: no person who
    /// looks twice would do otherwise. What may be right now and then stays; thinking is there to tell.
    fn look_again(
        _seat: Seat,
        _view: &Self::View,
        decisions: Vec<Self::Decision>,
        _dice: &mut Dice,
    ) -> Vec<Self::Decision> {
        decisions
    }

    /// Where several decide at once and few worlds were imagined, what is played now and then in the mix is there by chance:
    /// what is played less than this share of what is played most is not played at all.
    fn doubt(_worlds: u32) -> f64 {
        0.0
    }

    /// A decision close to this one, if there are such: how the choices grow while everybody decides at once.
    fn variation(
        _seat: Seat,
        _view: &Self::View,
        _of: &Self::Decision,
        _dice: &mut Dice,
    ) -> Option<Self::Decision> {
        None
    }
}

/// What a thought of so many simulations takes at a table, whatever is thought about.
pub(crate) fn takes<G: Searchable>(simulations: u32) -> Duration {
    match simulations {
        0..SHORT_BELOW => Duration::from_millis(30),
        SHORT_BELOW..LONG_FROM => Duration::from_millis(100),
        LONG_FROM.. => G::LONG_TAKES,
    }
}

/// The player who thinks so many simulations, or until its leash is cut.
pub struct Search<G> {
    simulations: u32,
    /// How many rounds it looks ahead at the most.
    furthest: u32,
    /// Whether it keeps account of what its choices bring.
    counts: bool,
    lessons: Lessons,
    leash: Leash,
    game: PhantomData<fn() -> G>,
}

impl<G: Searchable> Search<G> {
    pub fn new(simulations: u32, leash: Leash) -> Self {
        let lessons = Lessons::ALL;
        Search { simulations, furthest: u32::MAX, counts: false, lessons, leash, game: PhantomData }
    }

    /// Who has learnt so much and no more.
    pub fn with_lessons(self, lessons: Lessons) -> Self {
        Search { lessons, ..self }
    }

    pub(crate) fn simulations(&self) -> u32 {
        self.simulations
    }

    /// Who takes so many rounds for the whole game: one alone can be counted out.
    pub fn looking_no_further_than(self, rounds: u32) -> Self {
        Search { furthest: rounds, ..self }
    }

    /// Who is to say why: counts the points that its choices lead to, which costs some time.
    pub fn counting(self) -> Self {
        Search { counts: true, ..self }
    }

    /// What it makes of this view: the choices with their values, and everybody's chances.
    pub fn think(&self, seat: Seat, view: &G::View, dice: &mut Dice) -> Thought<G::Decision> {
        self.think_in(seat, self.mind(Known::View(view), dice))
    }

    /// What it would make of the truth. It does not know the dice that are still to be thrown.
    pub fn think_cheating(&self, seat: Seat, truth: &World<G>, dice: &mut Dice) -> Thought<G::Decision> {
        self.think_in(seat, self.mind(Known::Truth(truth.game()), dice))
    }

    fn mind<'a>(&self, known: Known<'a, G>, dice: &mut Dice) -> Mind<'a, G> {
        let mind = Mind::of(known, self.simulations, self.furthest, self.lessons, dice.split());
        Mind { counts: self.counts, ..mind }
    }

    fn think_in(&self, seat: Seat, mut mind: Mind<'_, G>) -> Thought<G::Decision> {
        let mut budget = Budget { left: self.simulations, spent: 0, leash: &self.leash };
        match mind.world.turn() {
            Turn::Waits(seats) if seats.len() > 1 => {
                let tries = G::tries(seats, self.simulations, mind.ahead);
                budget.left = budget.left.saturating_mul(tries);
                let mut thought = if G::mixes(self.simulations) {
                    at_once::think(seat, seats, &mut mind, &mut budget)
                } else {
                    in_turn::think(seat, seats, &mut mind, &mut budget)
                };
                thought.simulations = thought.simulations.div_ceil(tries);
                thought
            }
            Turn::Waits(_) | Turn::AsksClock | Turn::Over(_) => {
                in_turn::think(seat, SeatSet::only(seat), &mut mind, &mut budget)
            }
        }
    }
}

impl<G: Searchable> Bot<G> for Search<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Decision {
        self.think(seat, view, dice).decision
    }
}

impl<G: Game> fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Search of {}, {} simulations", G::NAME, self.simulations)
    }
}

/// What is left of a thought.
struct Budget<'a> {
    left: u32,
    spent: u32,
    leash: &'a Leash,
}

impl Budget<'_> {
    /// Whether one more simulation may be made; it is counted.
    fn spend(&mut self) -> bool {
        if self.left == 0 || self.leash.is_over() {
            self.left = 0;
            return false;
        }
        self.left -= 1;
        self.spent += 1;
        true
    }
}

/// What a thought starts from.
enum Known<'a, G: Game> {
    View(&'a G::View),
    Truth(&'a G),
}

/// Where worlds are imagined, with the dice for all that is thought.
struct Mind<'a, G: Searchable> {
    known: Known<'a, G>,
    care: Care,
    lessons: Lessons,
    world: World<G>,
    dice: Dice,
    /// How many rounds playouts look ahead, and where they end.
    ahead: u32,
    horizon: Horizon,
    /// Whether the points are counted in which playouts end.
    counts: bool,
}

impl<'a, G: Searchable> Mind<'a, G> {
    fn of(known: Known<'a, G>, simulations: u32, furthest: u32, lessons: Lessons, mut dice: Dice) -> Self {
        let game = match known {
            Known::View(view) => G::imagine(view, &mut dice),
            Known::Truth(truth) => truth.clone(),
        };
        let world = World::at(game, dice.split());
        let view = world.view(None);
        let ahead = G::rounds_ahead(&view, simulations).min(furthest);
        let care = if G::is_careful(&view, simulations) { Care::Careful } else { Care::Hasty };
        let horizon = Horizon { until: G::round(&view) + ahead, learnt: lessons.values };
        Mind { known, care, lessons, horizon, world, ahead, dice, counts: false }
    }

    /// What a seat has where a playout has ended.
    fn count(&self, seat: Seat, ended: &World<G>) -> f64 {
        if self.counts { f64::from(G::points(seat, &ended.view_of_everything())) } else { 0.0 }
    }

    /// Another world that looks the same.
    fn imagine(&mut self) -> &World<G> {
        match self.known {
            Known::View(view) if G::WORLDS_TO_CHOOSE_FROM > 1 => self.choose_world(view),
            Known::View(view) => self.world.reimagine(view),
            Known::Truth(truth) => self.world = World::at(truth.clone(), self.dice.split()),
        }
        &self.world
    }

    /// One of several, the more plausible the likelier (sampling, importance, resampling).
    fn choose_world(&mut self, view: &G::View) {
        let mut all = 0.0;
        let mut chosen = None;
        for _ in 0..G::WORLDS_TO_CHOOSE_FROM {
            self.world.reimagine(view);
            let weight = G::plausibility(view, &self.world.view_of_everything());
            all += weight;
            // Each stays chosen with the share of its weight in all that were seen.
            if fraction(&mut self.dice) * all < weight {
                chosen = Some(self.world.game().clone());
            }
        }
        if let Some(game) = chosen {
            self.world = World::at(game, self.dice.split());
        }
    }
}

/// From 0 up to 1.
fn fraction(dice: &mut Dice) -> f32 {
    const STEPS: u32 = 1 << 24;
    dice.below(STEPS) as f32 / STEPS as f32
}

/// Chances from strengths: a point more makes a seat this much likelier to be ahead.
pub(crate) fn shares(strengths: &BySeat<f32>) -> BySeat<f32> {
    let most = strengths.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let weights = strengths.map(|_, strength| (strength - most).exp_alike());
    let all: f32 = weights.as_slice().iter().sum();
    weights.map(|_, weight| weight / all)
}
