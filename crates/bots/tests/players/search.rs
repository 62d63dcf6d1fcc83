//! Players who search: honest, repeatable, quick to stop, legal at every table.

use bots::search::{Search, Searchable};
use bots::{LEVELS, Leash, Sees, player, player_or_cheat, players};
use std::time::{Duration, Instant};
use table::{Bot, Dice, Game, Joint, Printed, Seat, Seed, Turn, World};

fn dice(number: u64) -> Dice {
    Dice::from_seed(Seed::from_number(number))
}

fn dealt<G: Game>(seats: u8, number: u64) -> World<G> {
    let options = G::Options::default();
    World::deal(&Printed::shipped(), &options, seats, Seed::from_number(number), false).unwrap()
}

/// Plays a game; `watch` sees everybody who is asked before it answers.
fn play<G: Searchable>(
    seats: u8,
    number: u64,
    simulations: u32,
    mut watch: impl FnMut(&World<G>, Seat, &G::Decision),
) {
    let mut world = dealt::<G>(seats, number);
    let mut bot = Search::<G>::new(simulations, Leash::long());
    let mut luck = dice(number);
    while let Turn::Waits(asked) = world.turn() {
        let mut joint = Joint::new();
        for seat in asked {
            let decision = bot.decide(seat, &world.view(Some(seat)), &mut luck);
            if let Err(illegal) = world.check(seat, &decision) {
                panic!("{decision}: {illegal}");
            }
            watch(&world, seat, &decision);
            joint.put(seat, decision);
        }
        world.resolve(&joint);
    }
}

/// The same dice and a view of a world in which everything hidden from the seat was dealt anew: the same thought, to the
/// last bit of its values.
fn is_honest<G: Searchable>(seats: u8, simulations: u32, every: u32) {
    let (mut asked, mut luck) = (0, dice(77));
    play::<G>(seats, u64::from(seats), 12, |world, seat, _| {
        asked += 1;
        if asked % every != 0 {
            return;
        }
        let view = world.view(Some(seat));
        let redealt = World::at(G::imagine(&view, &mut luck), luck.clone()).view(Some(seat));
        assert_eq!(redealt, view);
        let think = |view: &G::View| {
            let mut own = dice(u64::from(asked));
            let thought = Search::<G>::new(simulations, Leash::long()).think(seat, view, &mut own);
            let values: Vec<_> =
                thought.choices.iter().map(|one| (one.value.to_bits(), one.weight.to_bits())).collect();
            (thought.decision, values, own.below(1 << 30))
        };
        assert_eq!(think(&view), think(&redealt));
    });
    assert!(asked >= 2 * every, "{asked}");
}

#[test]
fn dealing_anew_what_is_hidden_changes_no_thought() {
    for simulations in LEVELS {
        // The longest thoughts are looked at now and then.
        let every = simulations.isqrt() / 10;
        is_honest::<games::rat_a_tat_cat::State>(3, simulations, 2 * every);
        is_honest::<games::ratland::State>(3, simulations, every.min(4));
        is_honest::<games::rattus_cartus::State>(3, simulations, every);
        is_honest::<games::ratapolis::State>(3, simulations, every.min(4));
    }
}

#[test]
fn thoughts_are_legal_at_every_number_of_seats() {
    fn at_every_table<G: Searchable>(most: u8) {
        for seats in *G::SEATS.start()..=most.min(*G::SEATS.end()) {
            play::<G>(seats, 50 + u64::from(seats), 20, |_, _, _| {});
        }
    }
    at_every_table::<games::rat_a_tat_cat::State>(6);
    at_every_table::<games::ratland::State>(12);
    at_every_table::<games::rattus_cartus::State>(5);
    at_every_table::<games::ratapolis::State>(5);
}

/// A cut leash ends the thought after the simulation it is in, with a decision; one that is not cut changes nothing.
#[test]
fn a_thought_can_be_cut_at_any_moment() {
    fn cut<G: Searchable>() {
        let mut world = dealt::<G>(2, 3);
        // Some have nothing to choose at first.
        let view = loop {
            let Turn::Waits(asked) = world.turn() else { panic!("somebody can choose something") };
            let seat = asked.lowest().unwrap();
            let view = world.view(Some(seat));
            let mut luck = dice(1);
            if Search::<G>::new(50, Leash::long()).think(seat, &view, &mut luck).simulations > 0 {
                break (seat, view);
            }
            let mut joint = Joint::new();
            asked.iter().for_each(|seat| joint.put(seat, world.fallback(seat)));
            world.resolve(&joint);
        };
        let (seat, view) = view;
        let leash = Leash::long();
        leash.cut();
        let thought = Search::<G>::new(1_000, leash.clone()).think(seat, &view, &mut dice(1));
        assert_eq!(thought.simulations, 0);
        assert!(world.check(seat, &thought.decision).is_ok());

        let (forever, began) = (u32::MAX / 2, Instant::now());
        leash.allow(Duration::from_millis(30));
        let thought = Search::<G>::new(forever, leash).think(seat, &view, &mut dice(1));
        assert!(thought.simulations < forever);
        assert!(began.elapsed() >= Duration::from_millis(30));
    }
    cut::<games::rat_a_tat_cat::State>();
    cut::<games::ratland::State>();
    cut::<games::rattus_cartus::State>();
    cut::<games::ratapolis::State>();
}

#[test]
fn a_thought_says_what_everybody_s_chances_are() {
    let world = dealt::<games::ratland::State>(4, 9);
    let seat = Seat::new(1).unwrap();
    let thought = Search::<games::ratland::State>::new(400, Leash::long()).think(
        seat,
        &world.view(Some(seat)),
        &mut dice(2),
    );
    let chances = thought.chances.unwrap();
    assert!((chances.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
    let weights: f32 = thought.choices.iter().map(|choice| choice.weight).sum();
    assert!((weights - 1.0).abs() < 1e-3, "{weights}");
    assert!(thought.choices.iter().all(|choice| (0.0..=1.0).contains(&choice.value)));
}

#[test]
fn whoever_cheats_is_found_in_the_arena_only() {
    type Land = games::ratland::State;
    assert!(players::<Land>().iter().all(|player| player.sees == Sees::ItsView));
    assert!(player::<Land>("cheat-100").is_err());
    assert!(player::<Land>("telepath-100").is_err());
    assert_eq!(player_or_cheat::<Land>("telepath-100").unwrap().sees, Sees::AllMinds);
    assert_eq!(player_or_cheat::<Land>("cheat-100").unwrap().sees, Sees::Everything);
    assert_eq!(player::<Land>("search-250").unwrap().name, "search-250");
    for name in ["search-0", "search-0100", "search-", "search--1", "search-99999999999"] {
        assert!(player::<Land>(name).is_err(), "{name}");
    }
}
