//! The order of the players, on fixed deals, so that the same matches are played at every run.

use crate::common::{is_usual, named, play_watched, shares};
use bots::search::{Search, Searchable};
use bots::{Leash, player};
use games::rat_a_tat_cat::{Options, State};
use table::{Bot, Dice, Seed};

/// Measured over 10,000 matches: 42.3, 28.4 each and 1.0 of a hundred.
#[test]
fn the_rulebook_beats_two_greedy_ones_and_they_beat_random() {
    let share = shares::<State>(&["rulebook", "greedy", "greedy", "random"], 600);
    let greedy = (share[1] + share[2]) / 2.0;
    assert!(share[0] > greedy + 0.1, "{share:?}");
    assert!(greedy > share[3] + 0.15, "{share:?}");
    assert!(share[3] < 0.03, "{share:?}");
}

/// Measured over 8,000 matches: 67.4 of a hundred.
#[test]
fn the_rulebook_beats_the_greedy_in_two_seats() {
    assert!(shares::<State>(&["rulebook", "greedy"], 400)[0] > 0.6);
}

/// On these matches 58.0, 56.1 and 54.5 of a hundred.
#[test]
fn the_less_one_forgets_the_better_one_plays() {
    for [better, other] in
        [["rulebook", "rulebook-drowsy"], ["rulebook-drowsy", "rulebook-sieve"], ["rulebook-sieve", "greedy"]]
    {
        let share = shares::<State>(&[better, other], 2000)[0];
        assert!(share > 0.51, "{better}, {other}: {share}");
    }
}

/// A thought that tries nothing twice learns nothing, and does what the rulebook says.
#[test]
fn the_shortest_thought_goes_by_habit() {
    let tables: [&[&str]; 2] = [&["rulebook", "random"], &["rulebook", "greedy", "random"]];
    for names in tables {
        let (mut dice, mut asked) = (Dice::from_seed(Seed::from_number(1)), 0);
        play_watched(&named::<State>(names), &Options::default(), 3, |_, seat, view| {
            let short = Search::<State>::new(1, Leash::long()).decide(seat, view, &mut dice);
            assert!(
                is_usual::<State>(State::hasty_habit, seat, view, &short, &mut dice),
                "{short}: {view:?}"
            );
            asked += 1;
        });
        assert!(asked > 50, "{asked}");
    }
}

/// Against one other nobody who thinks forgets; among several all do, but for those who think longest. Whoever may forget
/// throws dice for it before the thought, and then thinks otherwise.
#[test]
fn only_a_long_thought_goes_with_a_perfect_memory_among_several() {
    for (simulations, seats, forgets) in
        [(20, 2, false), (500, 2, false), (20, 4, true), (500, 4, true), (5_000, 4, false)]
    {
        let mut seated = player::<State>(&format!("search-{simulations}")).unwrap().sit_down(&Leash::long());
        let mut alone = Search::<State>::new(simulations, Leash::long());
        let mut dice = Dice::from_seed(Seed::from_number(5));
        let (mut asked, mut otherwise) = (0, false);
        play_watched(&named::<State>(&["rulebook"; 4][..seats]), &Options::default(), 2, |_, seat, view| {
            if seat.number() == 0 && view.public.turns > 0 && asked < 12 {
                asked += 1;
                let mut same = dice.clone();
                let decisions = [seated.decide(seat, view, &mut dice), alone.decide(seat, view, &mut same)];
                otherwise |= decisions[0] != decisions[1] || dice.below(1 << 30) != same.below(1 << 30);
            }
        });
        assert_eq!((asked, otherwise), (12, forgets), "{simulations} simulations, {seats} seats");
    }
}

/// In this match of two a thousand simulations leave the habit of a careful player 2 times, and five thousand 26 times.
#[test]
fn a_long_thought_ventures_further_beyond_its_habits() {
    let mut dice = Dice::from_seed(Seed::from_number(2));
    let mut left = [0, 0];
    play_watched(&named::<State>(&["rulebook", "greedy"]), &Options::default(), 1, |_, seat, view| {
        for (left, simulations) in left.iter_mut().zip([1_000, 5_000]) {
            let thought = Search::<State>::new(simulations, Leash::long()).decide(seat, view, &mut dice);
            *left += u32::from(!is_usual::<State>(State::habit, seat, view, &thought, &mut dice));
        }
    });
    assert!(left[1] > 2 * left[0], "{left:?}");
}

/// Measured over 2,000 matches of two: 55.9 of a hundred; over 800 of four: 44.9.
#[test]
fn a_short_thought_beats_the_rulebook() {
    let two = shares::<State>(&["search-100", "rulebook"], 80)[0];
    assert!(two > 0.5, "{two}");
    let four = shares::<State>(&["search-100", "rulebook", "rulebook", "rulebook"], 60)[0];
    assert!(four > 0.25, "{four}");
}
