//! Matches between computer players, by their numbers: the deals and the dice are those of `ratskeller simulate`, so that a range of
//! them can be played anywhere, and all of them together come to the same.

use crate::CannotLay;
use bots::search::Searchable;
use bots::{Leash, Player, player};
use rayon::prelude::*;
use std::ops::Range;
use table::{Bot, Dice, Joint, Printed, Refused, SeatSet, Seed, Standing, Turn, World};

/// Where the rules ask for the time, a decision is taken to have lasted this long.
const SECONDS_PER_DECISION: u64 = 5;

/// What came of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub standing: Standing,
    pub decisions: u32,
}

/// All these matches, on all cores, in order.
pub fn simulate<G: Searchable>(
    parts: &Printed<G::Parts>,
    options: &G::Options,
    names: &[String],
    seed: u64,
    numbers: Range<u64>,
) -> Result<Vec<Played>, CannotLay> {
    let players: Vec<Player<G>> = names.iter().map(|name| player(name)).collect::<Result<_, _>>()?;
    let one = |number: u64| play_one(parts, options, &players, seed, number);
    Ok(numbers.into_par_iter().map(one).collect::<Result<_, _>>()?)
}

fn play_one<G: Searchable>(
    parts: &Printed<G::Parts>,
    options: &G::Options,
    players: &[Player<G>],
    seed: u64,
    number: u64,
) -> Result<Played, Refused> {
    let seats = players.len() as u8;
    let dealt = Seed::derived(&format!("ratskeller simulate {seed}"), number);
    let mut world = World::<G>::deal(parts, options, seats, dealt, false)?;
    let luck = Dice::from_seed(Seed::derived(&format!("ratskeller players {seed}"), number));
    let mut dice: Vec<Dice> = (0..u32::from(seats)).map(|seat| luck.fork("seat", seat)).collect();
    let mut minds: Vec<Box<dyn Bot<G>>> = players.iter().map(|it| it.sit_down(&Leash::long())).collect();
    let mut decisions = 0;
    loop {
        match world.turn() {
            Turn::Over(standing) => return Ok(Played { standing, decisions }),
            Turn::AsksClock => world.read_clock(SECONDS_PER_DECISION * u64::from(decisions)),
            Turn::Waits(asked) => {
                for seat in SeatSet::first(seats) {
                    let Some(aside) = world.aside(seat) else { continue };
                    if minds[usize::from(seat.number())].steps_aside(seat, &world.view(Some(seat))) {
                        world.resolve(&Joint::single(seat, aside));
                    }
                }
                let mut joint = Joint::new();
                for seat in asked {
                    let at = usize::from(seat.number());
                    joint.put(seat, minds[at].decide(seat, &world.view(Some(seat)), &mut dice[at]));
                    decisions += 1;
                }
                world.resolve(&joint);
            }
        }
    }
}
