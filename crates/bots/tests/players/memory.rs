//! The longest thoughts stay small: 64 MB at the most, by a wide margin.

use bots::search::{Search, Searchable};
use bots::{LEVELS, Leash};
use table::{Dice, Joint, Printed, Seed, Turn, World};

const MOST_BYTES: u64 = 64 << 20;

/// The most that was allocated at any time while somebody in the middle of a game thought as long as anybody does.
fn most_bytes<G: Searchable>(decisions: u32) -> u64 {
    let options = G::Options::default();
    let seed = Seed::from_number(5);
    let mut world: World<G> = World::deal(&Printed::shipped(), &options, 4, seed, false).unwrap();
    let mut dice = Dice::from_seed(seed);
    let mut decided = 0;
    loop {
        let Turn::Waits(asked) = world.turn() else { panic!("it is over after {decided} decisions") };
        let seat = asked.lowest().unwrap();
        let view = world.view(Some(seat));
        if decided >= decisions && G::candidates(seat, &view, 8, &mut dice).len() > 3 {
            let search = Search::<G>::new(LEVELS[2], Leash::long());
            let measured = allocation_counter::measure(|| drop(search.think(seat, &view, &mut dice)));
            return measured.bytes_max;
        }
        let mut joint = Joint::new();
        for seat in asked {
            joint.put(seat, G::habit(seat, &world.view(Some(seat)), &mut dice));
            decided += 1;
        }
        world.resolve(&joint);
    }
}

#[test]
fn the_longest_thought_stays_small() {
    let bytes = [
        most_bytes::<games::rat_a_tat_cat::State>(20),
        most_bytes::<games::ratland::State>(6),
        most_bytes::<games::rattus_cartus::State>(12),
        most_bytes::<games::ratapolis::State>(8),
    ];
    assert!(bytes.iter().all(|&most| most > 0 && most < MOST_BYTES), "{bytes:?}");
}
