//! The players of Rattus Cartus: they keep to the rules at every table, and the better one wins.

use crate::common::{deal, is_usual, named, options, play, play_watched, shares, table_of};
use bots::Leash;
use bots::search::{Search, Searchable};
use games::rattus_cartus::State;
use table::{Bot, Dice, Game, Joint, Seat, Seed, Turn};

#[test]
fn everyone_keeps_to_the_rules_at_every_table() {
    let tables = [
        "",
        "building_method=random_cards guard_tower_with_two=on",
        "building_method=random_buildings guard_tower_protection=this_tower simultaneous_privileges=on",
        "building_method=agreed agreed_chivalry=tower1+tower2+tower3+tower4+tower5 all_dead=fewest_rats",
        "building_method=agreed agreed_church=hospital1+hospital2+hospital3+hospital4+hospital5 first_player=1",
    ];
    for seats in 2..=5 {
        for (number, table) in tables.iter().enumerate() {
            play(
                &table_of::<State>(seats, number),
                &options::<State>(table),
                u64::from(seats) * 100 + number as u64,
            );
        }
    }
}

#[test]
fn the_rulebook_beats_the_greedy_and_both_beat_random() {
    let share = shares::<State>(&["rulebook", "greedy", "greedy", "random"], 2000);
    let greedy = (share[1] + share[2]) / 2.0;
    assert!(share[0] > greedy + 0.25 && greedy > share[3] + 0.1, "{share:?}");
    let share = shares::<State>(&["rulebook", "greedy"], 1000);
    assert!(share[0] > share[1] + 0.3, "{share:?}");
}

/// Whom a long thought takes everybody for. On these games 64 of a hundred.
#[test]
fn the_seasoned_player_beats_the_rulebook() {
    let (mut won, games) = (0.0, 400);
    for number in 0..games {
        let seasoned = Seat::new((number % 2) as u8).unwrap();
        let mut world = deal::<State>(&<State as Game>::Options::default(), 2, number / 2);
        let mut dice = Dice::from_seed(Seed::from_number(number));
        let standing = loop {
            let Turn::Waits(asked) = world.turn() else { break world.turn() };
            let mut joint = Joint::new();
            for seat in asked {
                let view = world.view(Some(seat));
                let plays = if seat == seasoned { State::habit } else { State::hasty_habit };
                joint.put(seat, plays(seat, &view, &mut dice));
            }
            world.resolve(&joint);
        };
        let Turn::Over(standing) = standing else { panic!("nobody asks for the time") };
        let winners = standing.winners();
        won += if winners.contains(seasoned) { 1.0 / f64::from(winners.len()) } else { 0.0 };
    }
    let share = won / games as f64;
    assert!(share > 0.55, "{share}");
}

/// Against one other a longer thought looks further; among several only a long one looks beyond the round. The last round is
/// always seen to its end.
#[test]
fn how_far_a_thought_looks() {
    for (names, by_length) in [(vec!["rulebook"; 2], [1, 2, 3]), (vec!["rulebook"; 4], [1, 1, 3])] {
        play_watched(&named::<State>(&names), &<State as Game>::Options::default(), 1, |_, _, view| {
            let ahead = [100, 1_000, 10_000].map(|simulations| State::rounds_ahead(view, simulations));
            match view.public.round {
                1 => assert_eq!(ahead, by_length),
                last if last == view.public.rounds() => assert_eq!(ahead, [1, 1, 1]),
                _ => {}
            }
        });
    }
}

/// On these games a thousand simulations leave the rulebook's ways in 40 of a hundred decisions against one other, and in 11
/// among four.
#[test]
fn among_several_a_thought_seldom_leaves_its_habits() {
    let mut dice = Dice::from_seed(Seed::from_number(1));
    let [one, several] = [2, 4].map(|seats| {
        let (mut left, mut asked) = (0, 0);
        let (table, options) = (vec!["rulebook"; seats], <State as Game>::Options::default());
        play_watched(&named::<State>(&table), &options, 1, |_, seat, view| {
            let thought = Search::<State>::new(1_000, Leash::long()).decide(seat, view, &mut dice);
            left += u32::from(!is_usual::<State>(State::hasty_habit, seat, view, &thought, &mut dice));
            asked += 1;
        });
        f64::from(left) / f64::from(asked)
    });
    assert!(several < 0.6 * one, "{several}, {one}");
}

/// What the winner was given at the start of each round of the second half, on average: a guess would be even.
#[test]
fn whoever_is_said_to_be_ahead_wins_more_often() {
    for seats in 2..=5 {
        let (table, mut said, mut rounds) = (named::<State>(&vec!["rulebook"; seats]), 0.0, 0.0);
        for number in 0..60 {
            let (mut round, mut chances) = (1, Vec::new());
            let standing =
                play_watched(&table, &<State as Game>::Options::default(), number, |world, _, view| {
                    if view.public.round > round {
                        round = view.public.round;
                        if 2 * round > view.public.rounds() {
                            chances.push(State::chances(&world.view_of_everything()));
                        }
                    }
                });
            for (_, chance) in chances.iter().flat_map(|chances| chances.iter()) {
                assert!((0.0..=1.0).contains(chance));
            }
            for winner in standing.winners() {
                let share = 1.0 / f32::from(standing.winners().len());
                said += chances.iter().map(|chances| share * chances[winner]).sum::<f32>();
                rounds += share * chances.len() as f32;
            }
        }
        assert!(said / rounds > 1.15 / seats as f32, "{seats} seats: {}", said / rounds);
    }
}
