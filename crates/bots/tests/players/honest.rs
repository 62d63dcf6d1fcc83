//! A player's decision depends on its view, its memory and its dice, and on nothing that is hidden from its seat.

use crate::common::{Mind, named, play_watched, table_of};
use bots::{HasBots, Leash};
use games::rat_a_tat_cat::{Options, State};
use table::{Dice, Game, Seat, Seed, World};

/// Those who go by rules, and two who think, of whom one forgets as the Apprentice does and one as the Alchemist.
fn names() -> impl Iterator<Item = &'static str> {
    State::bots().iter().map(|spec| spec.name).chain(["search-20", "search-500"])
}

/// For every player: the same match seen by twins, one with the true views, the other with views of worlds in which
/// everything hidden from the seat was dealt anew.
#[test]
fn dealing_anew_what_is_hidden_changes_no_decision() {
    for (index, name) in names().enumerate() {
        let player = bots::player::<State>(name).unwrap();
        for seats in [2, 3, 5] {
            let options = Options { open_outer: seats == 3, ..Options::default() };
            let you = Seat::new(seats - 1).unwrap();
            let sit_down = || -> Mind<State> { player.sit_down(&Leash::long()) };
            let (mut twin, mut other) = (sit_down(), sit_down());
            let mut luck = Dice::from_seed(Seed::from_number(77));
            let mut dice = luck.split();
            let mut other_dice = dice.clone();
            let mut asked = 0;
            play_watched(
                &table_of::<State>(seats, index),
                &options,
                5 + u64::from(seats),
                |_, seat, view| {
                    if seat != you {
                        return;
                    }
                    let redealt = World::at(State::imagine(view, &mut luck), luck.clone()).view(Some(seat));
                    assert_eq!(&redealt, view);
                    let decision = twin.decide(seat, view, &mut dice);
                    assert_eq!(other.decide(seat, &redealt, &mut other_dice), decision, "{name}");
                    assert_eq!(
                        dice.below(1 << 30),
                        other_dice.below(1 << 30),
                        "{name} threw its dice otherwise"
                    );
                    asked += 1;
                },
            );
            assert!(asked > 20, "{asked}");
        }
    }
}

/// At how many questions of a dozen matches against one other somebody who comes late decides otherwise than this player, who
/// was there from the start; and at how many in all.
fn decides_otherwise_late(name: &str) -> (usize, usize) {
    let spec = bots::by_name::<State>(name).unwrap();
    // New dice for every question, the same for both: whether somebody forgets is a throw too.
    let mut dice = Dice::from_seed(Seed::from_number(9));
    let (mut otherwise, mut asked) = (0, 0);
    for number in 0..12 {
        let mut old = (spec.make)();
        play_watched(&named::<State>(&[name, "rulebook"]), &Options::default(), number, |_, seat, view| {
            if seat.number() == 0 {
                let late = (spec.make)().decide(seat, view, &mut dice.clone());
                let decision = old.decide(seat, view, &mut dice);
                otherwise += usize::from(late != decision);
                asked += 1;
            }
        });
    }
    (otherwise, asked)
}

/// A player that forgets nothing, as these do against one other, can be replaced at any moment (TAT-148).
#[test]
fn who_forgets_nothing_decides_alike_when_it_comes_late() {
    for name in ["random", "greedy", "rulebook"] {
        let (otherwise, asked) = decides_otherwise_late(name);
        assert!(otherwise == 0 && asked > 200, "{name}: {otherwise} of {asked}");
    }
    // Whoever forgets is found out by the same questions.
    let (otherwise, asked) = decides_otherwise_late("rulebook-sieve");
    assert!(otherwise > 0, "{asked} questions tell nothing");
}

/// The forgetful may be replaced too, and then know what their seat knows: they decide as one who has never forgotten anything.
#[test]
fn the_forgetful_can_be_replaced_in_mid_round() {
    for name in ["rulebook-drowsy", "rulebook-sieve"] {
        let spec = bots::by_name::<State>(name).unwrap();
        let luck = Dice::from_seed(Seed::from_number(8));
        let mut forgot = 0;
        for number in 0..4 {
            let mut old: Vec<Mind<State>> = (0..3).map(|_| (spec.make)()).collect();
            let mut dice = luck.clone();
            play_watched(
                &named::<State>(&[name, name, "greedy"]),
                &Options::default(),
                number,
                |world, seat, view| {
                    let all = State::substitute().decide(seat, view, &mut luck.clone());
                    assert_eq!((spec.make)().decide(seat, view, &mut luck.clone()), all, "{name}");
                    assert_eq!(world.check(seat, &all), Ok(()));
                    forgot +=
                        usize::from(old[usize::from(seat.number())].decide(seat, view, &mut dice) != all);
                },
            );
        }
        assert!(forgot > 0, "{name} has never forgotten anything that mattered");
    }
}

/// At how many questions of a match among four one who has been there from the start decides otherwise than one who comes
/// now and knows what the seat knows; and at how many in all.
fn decides_otherwise_than_a_newcomer(sit_down: fn() -> Mind<State>) -> (usize, usize) {
    let (mut old, luck) = (sit_down(), Dice::from_seed(Seed::from_number(9)));
    let (mut otherwise, mut asked) = (0, 0);
    play_watched(&named::<State>(&["rulebook"; 4]), &Options::default(), 3, |_, seat, view| {
        if seat.number() == 0 {
            let decision = old.decide(seat, view, &mut luck.clone());
            otherwise += usize::from(sit_down().decide(seat, view, &mut luck.clone()) != decision);
            asked += 1;
        }
    });
    (otherwise, asked)
}

/// Whoever comes back finds her cards played by somebody who knew all of them, however many are at the table.
#[test]
fn a_substitute_forgets_nothing() {
    let (otherwise, asked) = decides_otherwise_than_a_newcomer(State::substitute);
    assert!(otherwise == 0 && asked > 20, "{otherwise} of {asked}");
    // Whoever forgets is found out by the same questions.
    let sieve = bots::by_name::<State>("rulebook-sieve").unwrap().make;
    let (otherwise, asked) = decides_otherwise_than_a_newcomer(sieve);
    assert!(otherwise > 0, "{asked} questions tell nothing");
}
