//! Counting agrees with the worlds that the rules let a player imagine.

use crate::common::{deal, play_watched, table_of};
use bots::rat_a_tat_cat::{Belief, Counting};
use games::rat_a_tat_cat::{Card, Decision, DeckName, Options, Slot, State, View};
use table::{Dice, Game, Joint, Seat, Seed, Turn, World};

const WORLDS: u32 = 1500;

/// A card that nobody has seen is, if it is a number, worth as much as in the mean of imagined worlds; this holds for
/// cards of earlier shuffles too.
#[test]
fn a_card_that_nobody_knows_is_worth_the_mean_of_imagined_worlds() {
    let mut dice = Dice::from_seed(Seed::from_number(2));
    let (mut fresh, mut settled) = (0, 0);
    for number in 0..8 {
        idle_round(number, |turn, view| {
            let reshuffled = view.public.batch != 0;
            if turn % 31 == 0 && (!reshuffled || settled < 200) {
                let compared = compare(view, &mut dice);
                fresh += compared.0;
                settled += compared.1;
            }
        });
    }
    assert!(fresh > 20 && settled > 5, "{fresh} of this shuffle, {settled} of earlier ones");
}

/// Compares the dark cards that nobody knows, and counts those of this shuffle and of earlier ones.
fn compare(view: &View, dice: &mut Dice) -> (u32, u32) {
    let (belief, mut compared) = (Belief::of(view, Counting::Exact), (0, 0));
    let imagined = |dice: &mut Dice| World::at(State::imagine(view, dice), dice.clone()).view_of_everything();
    let worlds: Vec<View> = (0..WORLDS).map(|_| imagined(dice)).collect();
    for owner in view.public.in_round {
        for slot in Slot::ALL {
            let seen = view.rows.at(owner, slot);
            if !seen.face.is_down() || !seen.known_by.is_empty() {
                continue;
            }
            let points = worlds.iter().filter_map(|world| world.rows.at(owner, slot).face.up()?.points());
            let points: Vec<f32> = points.map(f32::from).collect();
            if points.len() < 500 {
                continue;
            }
            let (guess, mean) = (belief.at(owner, slot), points.iter().sum::<f32>() / points.len() as f32);
            // Five standard errors, and what the special cards laid aside in set-up may shift.
            let tolerance = 5.0 * (guess.variance / points.len() as f32).sqrt() + 0.05;
            assert!((guess.mean - mean).abs() < tolerance, "{owner}{slot}: {mean}, {guess:?}\n{view:?}");
            let count = if seen.batch == view.public.batch { &mut compared.0 } else { &mut compared.1 };
            *count += 1;
        }
    }
    compared
}

/// Twelve laps of six idle players with the classic deck: they seldom do anything and never call, so that the deck runs
/// out and dark cards of the first shuffle remain.
fn idle_round(number: u64, mut watch: impl FnMut(u32, &View)) {
    let options = Options { deck: DeckName::Classic, ..Options::default() };
    let (mut world, mut dice) =
        (deal::<State>(&options, 6, number), Dice::from_seed(Seed::from_number(number)));
    let (watcher, mut asked) = (Seat::new(0), 0);
    while let Turn::Waits(seats) = world.turn() {
        let view = world.view(watcher);
        if view.public.round > 1 || view.public.turns > 72 {
            return;
        }
        asked += 1;
        watch(asked, &view);
        let mut joint = Joint::new();
        for seat in seats {
            let bold = dice.chance(1, 5).then(|| world.sample_with(seat, &mut dice));
            let decision = bold.filter(|decision| *decision != Decision::Call);
            joint.put(seat, decision.unwrap_or_else(|| world.fallback(seat)));
        }
        world.resolve(&joint);
    }
}

#[test]
fn the_chances_of_the_next_card_add_up_to_one() {
    play_watched(&table_of::<State>(4, 1), &Options::default(), 6, |_, _, view| {
        for counting in [Counting::Exact, Counting::OneHeap] {
            let sum: f32 = Belief::of(view, counting).deck.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        }
    });
}

#[test]
fn a_known_card_is_worth_its_face_and_a_special_card_an_average_number() {
    let view = deal::<State>(&Options::default(), 2, 4).view(Seat::new(0));
    let belief = Belief::of(&view, Counting::Exact);
    for owner in view.public.in_round {
        for (slot, seen) in Slot::ALL.into_iter().zip(view.rows.of(owner)) {
            let guess = belief.at(owner, slot);
            match seen.face.up().map(Card::points) {
                Some(Some(points)) => assert_eq!(guess.mean, f32::from(points)),
                Some(None) | None => assert!((4.0..6.0).contains(&guess.mean)),
            }
        }
    }
}
