//! Whoever plays against computers that think waits for all of them together, from one question to the next, no longer than two seconds.

use crate::driver::{House, guest};
use games::{GameId, with_game};
use host::{Hostable, KeptStage, Time};
use serde_json::json;
use table::Seat;

const PERSON: Seat = Seat::new(0).unwrap();
const MATCHES: u64 = 3;

#[test]
fn three_that_think_are_waited_for_two_seconds_together() {
    for id in GameId::ALL {
        let waits: Vec<Wait> = with_game!(id, G => (0..MATCHES).flat_map(waits::<G>).collect());
        let longest = waits.iter().map(|wait| wait.lasted).max().unwrap();
        assert!(longest <= 2_000, "{id}: one waits {longest} ms");
        assert!(longest >= 300, "{id}: nobody thinks");
        // Somebody who is asked again and again still has a moment.
        let shortest = waits.iter().flat_map(|wait| &wait.first).min().unwrap();
        assert!(*shortest >= 300, "{id}: {shortest} ms for the first thought of a turn");
    }
}

struct Wait {
    lasted: Time,
    /// How long each seat had for the first that it was asked.
    first: Vec<Time>,
}

/// From each decision of the person to the next, where the others take as long as they may, one after another.
fn waits<G: Hostable>(seed: u64) -> Vec<Wait> {
    let thinks = json!({"bot": "search-10000"});
    let seats = json!([{"open": true}, thinks, thinks, thinks]);
    let mut house =
        House::<G>::open(&json!({"game": G::NAME, "seats": seats, "public": true}), seed).unwrap();
    house.join(guest(0));
    house.start();
    let (mut waits, mut thought): (Vec<Wait>, Vec<(Seat, Time)>) = (Vec::new(), Vec::new());
    while matches!(house.kept.stage, KeptStage::Playing { .. }) {
        let waited_for = house.mirror().unwrap().waits_for();
        if waited_for.contains(PERSON) {
            if !thought.is_empty() {
                let first = |(at, (seat, takes)): (usize, &(Seat, Time))| {
                    (!thought[..at].iter().any(|(other, _)| other == seat)).then_some(*takes)
                };
                let lasted = thought.iter().map(|(_, takes)| takes).sum();
                waits.push(Wait { lasted, first: thought.iter().enumerate().filter_map(first).collect() });
                thought.clear();
            }
            house.decide_something(PERSON);
            continue;
        }
        let next = waited_for.iter().next().unwrap();
        let takes = house.thinking.values().find(|think| think.seat == next).unwrap().takes;
        thought.push((next, takes));
        house.now += takes;
        let found =
            house.mirror().unwrap().open(house.kept.setting.seed).unwrap().sample_with(next, &mut house.dice);
        house.finds(next, found);
    }
    waits
}
