//! The long game: LAND-195.

use crate::play::{Play, Sewers as _, options};
use ratland::{EventCard, Notice};
use std::collections::BTreeSet;

/// Whoever is asked takes the default, to the end. A clan of few rats is quick.
fn to_the_end(mut play: Play) -> Play {
    while !play.asked().is_empty() {
        play.defaults();
    }
    play
}

/// The food cards of every round, and before which of them the deck was formed again.
fn food(play: &Play) -> (Vec<[u8; 2]>, Vec<usize>) {
    let (mut rounds, mut formed) = (Vec::new(), Vec::new());
    for notice in play.notices() {
        if let Notice::FoodRevealed { cards, .. } = notice {
            rounds.push(cards);
        } else if notice == Notice::FoodDeckFormed {
            formed.push(rounds.len());
        }
    }
    (rounds, formed)
}

#[test]
fn land_195_the_long_game_has_all_initial_events_and_forms_the_food_deck_again() {
    let mut lengths = BTreeSet::new();
    let mut second_decks = BTreeSet::new();
    for seed in 0..120 {
        let play = to_the_end(Play::dealt(3, &options("initial_events=7"), seed));
        let revealed: Vec<EventCard> = play
            .notices()
            .iter()
            .filter_map(|notice| if let Notice::EventRevealed { card } = notice { Some(*card) } else { None })
            .collect();
        let parts = play.everything().public.parts;
        let initial: BTreeSet<&str> = revealed[..7].iter().map(|card| card.name()).collect();
        assert_eq!(initial.len(), 7);
        assert!(revealed[..7].iter().all(|&card| parts.initial.contains(card)));
        assert!(revealed[7..].iter().all(|&card| parts.last.contains(card)));
        assert_eq!(revealed.last(), Some(&EventCard::EndOfGame));
        let left = play.everything().below.unwrap().events().len()
            + usize::from(play.everything().next_event.is_some());
        assert_eq!(revealed.len() + left, 12);
        lengths.insert(revealed.len() - 1);

        // Nine rounds use every card once; then all are used anew.
        let (rounds, formed) = food(&play);
        assert_eq!(rounds.len(), revealed.len() - 1);
        assert_eq!(formed, if rounds.len() > 9 { vec![9] } else { vec![] });
        let used: BTreeSet<u8> = rounds.iter().take(9).map(|cards| cards[0]).collect();
        assert_eq!(used.len(), rounds.len().min(9));
        if rounds.len() > 10 {
            assert_ne!(rounds[9], rounds[10]);
            second_decks.insert(rounds[9][0]);
        }
    }
    assert_eq!(lengths, (7..=11).collect());
    assert!(second_decks.len() > 4, "shuffled: {second_decks:?}");
}

#[test]
fn land_195_in_ascending_order_the_food_deck_begins_again_with_its_lowest_card() {
    let ascending = options("initial_events=7 food_order=ascending");
    let (rounds, formed) = (0..60)
        .map(|seed| food(&to_the_end(Play::dealt(2, &ascending, seed))))
        .find(|(rounds, _)| rounds.len() == 11)
        .unwrap();
    assert_eq!(rounds.iter().map(|cards| cards[0]).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]);
    assert_eq!(formed, [9]);
    let (rounds, _) = (0..60)
        .map(|seed| food(&to_the_end(Play::dealt(7, &ascending, seed))))
        .find(|(rounds, _)| rounds.len() == 11)
        .unwrap();
    assert_eq!((rounds[0], rounds[8], rounds[9], rounds[10]), ([1, 1], [9, 9], [1, 1], [2, 2]));
}

#[test]
fn land_195_until_it_is_formed_again_the_food_deck_is_empty_for_a_seer() {
    let position = "with clans on; with initial_events 7; round 9; food 9; used 1 2 3 4 5 6 7 8 9; \
        A[1] cheese 0 clan seers dealt seers mutants; B[1] cheese 0 clan recyclers dealt recyclers family; \
        past abundance massive_attack cousins_visit helmet_rat yellow_is_the_new_black dr_cheese rattibal_lecter \
        drunk strategists; events hide_the_cheese holy_rat end_of_game";
    let mut play = Play::at(position);
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_food, None);
    play.tells("A looks at what comes next: hide_the_cheese.");
    play.stay();
    play.tells("The food deck is formed again.");
    let public = play.everything().public;
    assert_eq!(public.used.iter().sum::<u8>(), 1, "the eight others lie in the deck");
}
