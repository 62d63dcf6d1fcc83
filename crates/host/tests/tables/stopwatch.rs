//! H3: what somebody can tell with a stopwatch is nothing but what they may know.
//!
//! Two tables that look the same to an onlooker, while the others' cards and the deck lie differently. The same is decided at
//! both; at the one the computers find at once what to do, at the other it takes them what it may. As long as the onlooker may
//! not tell the tables apart, everything is told to them at the same time, in the same order, in as many bytes.

use crate::driver::{House, TIMES, guest, stranger};
use games::{GameId, with_game};
use host::{Hostable, Time};
use serde_json::{Value, json};
use table::{Dice, Joint, Printed, Seat, SeatSet, Seed, Turn, World};

const TABLES: u64 = 60;
const STEPS: usize = 10;
/// As many as it takes to find a choice of cards that looks like another, and no more.
const TRIES: usize = 30;

#[test]
fn h3_when_a_computer_answers_tells_nobody_what_it_holds() {
    for id in GameId::ALL {
        let steps = with_game!(id, G => (0..TABLES).map(two_tables::<G>).sum::<usize>());
        assert!(steps >= 40, "only {steps} steps of {id} were compared");
    }
}

/// However fast it is found, and whoever looks on.
#[test]
fn h3_what_is_found_at_once_is_shown_when_it_is_due() {
    type G = games::rat_a_tat_cat::State;
    let shown_after = |bot: &str, watched: bool, found_after: Time| {
        let seats = json!([{"bot": bot}, {"open": true}]);
        let asked = json!({"game": "rat-a-tat-cat", "seats": seats, "public": true});
        let mut house = House::<G>::open(&asked, 3).unwrap();
        house.join(guest(0));
        if watched {
            house.join(stranger());
        }
        house.start();
        let began = house.now;
        house.now += found_after;
        house.finds(Seat::new(0).unwrap(), games::rat_a_tat_cat::Decision::Done);
        while house.lines() == 0 {
            house.now = house.wake.unwrap();
            house.tell_the_time();
        }
        house.now - began
    };
    for found_after in [0, 1, 17, 300] {
        assert_eq!(shown_after("search-10000", false, found_after), 400, "found after {found_after}");
        assert_eq!(shown_after("search-10000", true, found_after), TIMES.pause);
        assert_eq!(shown_after("random", true, found_after), TIMES.pause);
    }
    assert_eq!(shown_after("search-100", false, 0), shown_after("search-100", false, 20));
    assert_eq!(shown_after("random", false, 0), 0, "who follows rules need not think");
}

/// How many steps could be compared.
fn two_tables<G: Hostable>(number: u64) -> usize {
    let mut dice = Dice::from_seed(Seed::derived(G::NAME, number));
    let (seats, world) = loop {
        if let Some(found) = some_world::<G>(&mut dice) {
            break found;
        }
    };
    let onlooker = SeatSet::first(seats).nth(dice.below(u32::from(seats) + 1) as u8);
    let mut twin = world.clone();
    twin.reimagine(&world.view(onlooker));
    let (clock_s, level) = (dice.chance(1, 2).then_some(20), dice.pick(&["random", "search-10000"]).unwrap());
    let [mut a, mut b] = [world, twin].map(|world| open::<G>(&world, seats, onlooker, clock_s, level));
    for step in 0..STEPS {
        let worlds = [a.world(), b.world()];
        let Turn::Waits(asked) = worlds[0].turn() else { return step };
        let mut joint = Joint::new();
        asked.iter().for_each(|seat| joint.put(seat, worlds[0].sample_with(seat, &mut dice)));
        let Some(alike) = decisions_alike(&worlds, &joint, onlooker, &mut dice) else { return step };
        let slow: Vec<Time> = asked.iter().map(|_| dice.below(100).into()).collect();
        decide(&mut a, &joint, onlooker, &vec![0; slow.len()]);
        decide(&mut b, &alike, onlooker, &slow);
        let (heard, other) = (a.captured.take().unwrap(), b.captured.take().unwrap());
        (a.captured, b.captured) = (Some(Vec::new()), Some(Vec::new()));
        assert_eq!(heard, other, "{} table {number} step {step}", G::NAME);
        assert!(!heard.is_empty(), "nothing is told of what happened");
        assert_eq!((a.now, a.wake.is_some()), (b.now, b.wake.is_some()));
    }
    STEPS
}

fn some_world<G: Hostable>(dice: &mut Dice) -> Option<(u8, World<G>)> {
    let (least, most) = (*G::SEATS.start(), (*G::SEATS.end()).min(4));
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    let options: G::Options = testkit::random::options(dice, seats);
    let seed = Seed::from_number(dice.below(1_000).into());
    let mut world = World::<G>::deal(&Printed::shipped(), &options, seats, seed, false).ok()?;
    for _ in 0..dice.below(40) {
        let Turn::Waits(asked) = world.turn() else { return None };
        let mut joint = Joint::new();
        asked.iter().for_each(|seat| joint.put(seat, world.sample_with(seat, dice)));
        world.resolve(&joint);
    }
    matches!(world.turn(), Turn::Waits(_)).then_some((seats, world))
}

/// The onlooker plays, or looks on; everybody else is a computer.
fn open<G: Hostable>(
    world: &World<G>,
    seats: u8,
    onlooker: Option<Seat>,
    clock_s: Option<u32>,
    level: &str,
) -> House<G> {
    let position = G::position(&world.view_of_everything());
    let sitters: Vec<Value> = SeatSet::first(seats)
        .iter()
        .map(|seat| if Some(seat) == onlooker { json!({"open": true}) } else { json!({"bot": level}) })
        .collect();
    let asked =
        json!({"game": G::NAME, "seats": sitters, "public": true, "clock_s": clock_s, "position": position});
    let mut house = House::<G>::open(&asked, 7).unwrap();
    house.join(guest(0));
    // Who follows rules has no time of its own, but for the pause where several look on.
    if level == "random" {
        house.join(stranger());
    }
    house.start();
    house.captured = Some(Vec::new());
    house
}

/// What the seats decide at the twin's table so that it looks the same to the onlooker, if there is such a thing.
fn decisions_alike<G: Hostable>(
    [world, twin]: &[World<G>; 2],
    joint: &Joint<G::Decision>,
    onlooker: Option<Seat>,
    dice: &mut Dice,
) -> Option<Joint<G::Decision>> {
    let after = |world: &World<G>, joint: &Joint<G::Decision>| {
        let mut world = world.clone();
        world.resolve(joint);
        matches!(world.turn(), Turn::Waits(_)).then(|| world.view(onlooker))
    };
    let wanted = after(world, joint)?;
    (0..TRIES).find_map(|_| {
        let mut alike = Joint::new();
        for (seat, decision) in joint.iter() {
            let legal = twin.check(seat, decision).is_ok();
            if Some(seat) == onlooker && !legal {
                return None;
            }
            alike.put(seat, if legal { decision.clone() } else { twin.sample_with(seat, dice) });
        }
        (after(twin, &alike).as_ref() == Some(&wanted)).then_some(alike)
    })
}

/// Everybody decides: the person at once, each computer as soon as it has found what to do, after so many hundredths of what it may take.
fn decide<G: Hostable>(
    house: &mut House<G>,
    joint: &Joint<G::Decision>,
    onlooker: Option<Seat>,
    found_after: &[Time],
) {
    let (asked, mut to_find) = (house.now, Vec::new());
    let before = house.lines();
    for ((seat, decision), found_after) in joint.iter().zip(found_after) {
        if Some(seat) == onlooker {
            house.decide(seat, serde_json::to_value(G::any_decision(decision)).unwrap());
        } else {
            let takes =
                house.thinking.values().find(|think| think.seat == seat).map_or(0, |think| think.takes);
            to_find.push((asked + takes * found_after / 100, seat, decision.clone()));
        }
    }
    to_find.sort_by_key(|(at, seat, _)| (*at, *seat));
    let mut to_find = to_find.into_iter().peekable();
    let people = house.lines() - before;
    let all = people + to_find.len();
    while house.lines() < before + all {
        let found = to_find.peek().map(|(at, ..)| *at);
        match (found, house.wake) {
            (Some(at), wake) if wake.is_none_or(|wake| at < wake) => {
                let (_, seat, decision) = to_find.next().unwrap();
                house.now = house.now.max(at);
                house.finds(seat, decision);
            }
            (_, Some(wake)) => {
                house.now = house.now.max(wake);
                house.tell_the_time();
            }
            (_, None) => panic!("nobody wakes the table"),
        }
    }
}
