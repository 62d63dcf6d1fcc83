//! Whole games played at random, as search plays them: what must not touch the heap.

use table::{Game, Joint, OptionValue, Options as _, Printed, Seat, SeatSet, Seed, Turn, World};

/// A game at every number of players and with each of these sets of options.
///
/// # Panics
/// When the game does not know an option.
pub fn worlds<G: Game>(kinds: &[&[(&str, &str)]]) -> Vec<World<G>> {
    let deal = |(seats, set): (u8, &&[(&str, &str)])| {
        let mut options = G::Options::default();
        for (name, value) in *set {
            options.set(name, &OptionValue::from_text(value)).unwrap_or_else(|bad| panic!("{bad}"));
        }
        let seed = Seed::from_number(seats.into());
        World::deal(&Printed::shipped(), &options, seats, seed, false).unwrap_or_else(|bad| panic!("{bad}"))
    };
    G::SEATS.flat_map(|seats| kinds.iter().map(move |kind| (seats, kind))).map(deal).collect()
}

/// Plays to the end, whoever may look aside doing so, and counts the decisions. When `imagining`, the world becomes one
/// that looks the same to somebody before every decision.
pub fn play_to_the_end<G: Game>(
    world: &mut World<G>,
    imagining: bool,
    decide: impl Fn(&mut World<G>, Seat) -> G::Decision,
) -> u64 {
    let (mut decisions, mut elapsed_s) = (0, 0);
    loop {
        match world.turn() {
            Turn::Over(_) => return decisions,
            Turn::AsksClock => {
                elapsed_s += 100;
                world.read_clock(elapsed_s);
            }
            Turn::Waits(asked) => {
                if imagining {
                    let view = world.view(asked.lowest());
                    world.reimagine(&view);
                }
                for seat in SeatSet::first(*G::SEATS.end()) {
                    if let Some(look) = world.aside(seat) {
                        world.resolve(&Joint::single(seat, look));
                    }
                }
                let mut joint = Joint::new();
                asked.iter().for_each(|seat| joint.put(seat, decide(world, seat)));
                world.resolve(&joint);
                decisions += u64::from(asked.len());
            }
        }
    }
}
