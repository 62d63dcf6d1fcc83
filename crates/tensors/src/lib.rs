//! Games as numbers, for whoever trains or measures.
//!
//! Two things are owed by a game ([`Tensors`]): what a seat may know as a row of floats, made from its view and nothing else; and
//! its decisions as words. A decision may be one of tens of thousands (a deployment, a plan, a visit), so it is spelled letter by
//! letter, and at each letter a short mask tells which may come next. Whoever follows the masks has spelled a legal decision, and
//! every legal decision can be spelled.
//!
//! Other players are counted clockwise from the one who looks: seat 1 is always the next one, so that what is learnt in one seat
//! holds in all.
//!
//! [`Matches`] are many matches at once, stepped on all cores; docs/python.md says how they are used.

mod matches;
mod note;
mod rat_a_tat_cat;
mod ratapolis;
mod ratland;
mod rattus_cartus;
mod simulate;
mod word;

pub use matches::{CannotLay, Matches, NoSuchLetter, Opponent, Stepped, rewards};
pub use note::{Field, Fill, Names, Note};
pub use simulate::{Played, simulate};
pub use word::{Letters, Word};

use table::{Game, Printed, Seat, Seed, World};

/// A game as numbers.
pub trait Tensors: Game {
    /// How many letters there are, and how many the longest word has.
    const LETTERS: usize;
    const LONGEST: usize;

    /// What this seat may know, with the letters that it has spelled so far; as many numbers for every view. `you` sits
    /// where the view is from; a view of everything has nobody's, and is seen from any seat.
    fn observe(view: &Self::View, you: Seat, so_far: &[u8], note: &mut impl Note);

    /// What nobody may know, beyond what is written above when the view is one of everything: for critics.
    fn beneath(view: &Self::View, note: &mut impl Note);

    /// Which letters may come next; `false` when the word is whole. Nothing may be asked of whoever is not waited for.
    fn next(view: &Self::View, so_far: &[u8], letters: &mut Letters<'_>) -> bool;

    /// The decision that is spelled so; `None` if none is.
    fn read(view: &Self::View, word: &[u8]) -> Option<Self::Decision>;

    /// How this decision is spelled.
    fn spell(view: &Self::View, decision: &Self::Decision) -> Option<Word>;
}

/// The fields of an observation in order, or of the one that sees everything.
pub fn layout<G: Tensors>(everything: bool) -> Vec<Field> {
    let parts = Printed::shipped();
    let seats = *G::SEATS.start();
    let dealt = World::<G>::deal(&parts, &G::Options::default(), seats, Seed::from_number(0), false);
    let mut names = Names::default();
    if let Ok(world) = dealt {
        let view = if everything { world.view_of_everything() } else { world.view(Some(Seat::default())) };
        G::observe(&view, Seat::default(), &[], &mut names);
        if everything {
            G::beneath(&view, &mut names);
        }
    }
    names.fields()
}

/// How many numbers an observation has.
pub fn size<G: Tensors>(everything: bool) -> usize {
    layout::<G>(everything).iter().map(|field| field.count).sum()
}

/// The seats of a table of so many, clockwise from this one, and `None` where a larger table would have more.
pub(crate) fn around(you: Seat, seats: u8, most: usize) -> impl Iterator<Item = Option<Seat>> {
    (0..most as u8).map(move |step| {
        let number = you.number() + step;
        if step < seats { Seat::new(if number < seats { number } else { number - seats }) } else { None }
    })
}

/// How far it is clockwise from one to the other.
pub(crate) fn steps(you: Seat, other: Seat, seats: u8) -> u8 {
    (other.number() + seats - you.number()) % seats
}

/// Who sits so far clockwise; `None` beyond the table.
pub(crate) fn seat_at(you: Seat, steps: u8, seats: u8) -> Option<Seat> {
    if steps < seats { Seat::new((you.number() + steps) % seats) } else { None }
}
