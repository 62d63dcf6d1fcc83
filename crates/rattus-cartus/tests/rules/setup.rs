//! Setup: CART-01 to CART-17.

use crate::play::{Play, Street as _, options, row};
use rattus_cartus::{BuildingSet, Card, Cards, Class, Notice, Options, Special, View};
use std::collections::BTreeSet;
use table::{Refused, SeatSet};

fn dealt(seats: u8, seed: u64) -> View {
    Play::dealt(seats, &Options::default(), seed).everything()
}

fn hand(view: &View, number: usize) -> Cards {
    view.hands.at(number).up().unwrap()
}

#[test]
fn cart_01_two_to_five_players() {
    for seats in 2..=5 {
        assert_eq!(dealt(seats, 1).public.seats(), seats);
    }
    for seats in [0, 1, 6, 12] {
        let refused = Play::try_deal(seats, &Options::default(), 1).map(drop);
        assert!(matches!(refused, Err(Refused::Seats { least: 2, most: 5, asked, .. }) if asked == seats));
    }
}

#[test]
fn cart_02_players_sit_in_a_fixed_order() {
    let public = dealt(4, 1).public;
    let order: String = public.order().map(|seat| seat.letter()).collect();
    let wheel = "ABCDABCD";
    assert!(wheel.contains(&order) && public.all() == SeatSet::first(4), "{order}");
}

#[test]
fn cart_03_every_disc_is_on_the_start_space() {
    let public = dealt(5, 1).public;
    for class in Class::ALL {
        assert!(public.all().iter().all(|seat| public.tracks.of(class).of(seat) == 0));
        assert_eq!(public.tracks.of(class).ranking().count(), 0);
    }
}

#[test]
fn cart_04_one_disc_visits_and_the_other_marks_the_privilege() {
    let mut play = Play::at(&row("farm1 castle1", "A[king0]; B[]; C[]"));
    play.does("A take 2, B take 1, C take 1, A visit 1");
    let sight = play.sight(None);
    assert_eq!(sight.row[0].visitors.iter().collect::<SeatSet>().to_string(), "A");
    assert_eq!(sight.players[0].privilege, Some(1));
    assert_eq!(play.waits_for(), "B", "one visit each");
}

#[test]
fn cart_05_ten_rats() {
    let public = dealt(3, 1).public;
    assert!(public.rats.iter().all(|(_, rats)| *rats == 10));
}

#[test]
fn cart_06_rats_are_a_whole_number_and_never_below_zero() {
    let mut play = Play::at(&row("palace5 farm1", "A[] rats 1; B[] rats 0; C[] rats 11"));
    play.does("A take 1, B take 1, C take 1");
    assert_eq!(['A', 'B', 'C'].map(|who| play.rats(who)), [0, 0, 9]);
}

#[test]
fn cart_07_the_supply_of_rats_never_runs_out() {
    let mut play =
        Play::at(&row("farm1 castle1", "A[king0 king0 king1] rats 60; B[] rats 60; C[] rats 60; visit A"));
    play.does("A visit 1 king0 king0 king1, B visit 2, C visit 2");
    assert_eq!(play.rats('A'), 63, "more than the 50 tokens of the box");
}

#[test]
fn cart_08_five_cards_face_down_that_nobody_sees() {
    let play = Play::dealt(3, &Options::default(), 2);
    assert!(play.everything().nuns.iter().all(|card| card.up().is_some_and(Card::is_population)));
    for onlooker in [None, Some('A'), Some('C')] {
        assert!(play.view(onlooker).nuns.iter().all(|card| card.is_down()));
    }
    let rows: BTreeSet<String> = (0..20).map(|seed| format!("{:?}", dealt(3, seed).nuns)).collect();
    assert!(rows.len() > 15, "shuffled: {} rows of 20", rows.len());
}

#[test]
fn cart_09_the_nun_row_never_changes() {
    let mut play = Play::dealt(4, &Options::default(), 3);
    let before = play.everything().nuns;
    while !play.asked().is_empty() {
        play.default_once();
        assert_eq!(play.everything().nuns, before);
    }
    let all = play.everything().public.parts.population;
    let row: Cards = before.iter().filter_map(|card| card.up()).collect();
    assert!((all - row).has(play.everything().public.discard), "no card of the row was discarded");
}

#[test]
fn cart_10_five_cards_each_and_the_rest_is_the_deck() {
    for (seats, deck) in [(2, 69), (3, 64), (4, 59), (5, 54)] {
        let view = dealt(seats, 4);
        assert_eq!(view.deck, deck);
        assert!((0..usize::from(seats)).all(|number| hand(&view, number).population().len() == 5));
        assert!(view.public.hands.iter().all(|(_, size)| *size == 5));
    }
}

#[test]
fn cart_11_the_discard_pile_is_empty() {
    assert!(dealt(4, 5).public.discard.is_empty());
}

#[test]
fn cart_12_five_open_piles() {
    let play = Play::dealt(4, &Options::default(), 5);
    let piles = Special::ALL.map(|special| (special.name(), play.pile(special)));
    assert_eq!(piles, [("joker", 15), ("pass", 12), ("flute", 12), ("sword", 12), ("gold", 15)]);
    assert_eq!(play.sight(None).piles, [15, 12, 12, 12, 15]);
}

#[test]
fn cart_13_thirty_building_cards_five_of_each_class() {
    for method in ["recommended", "agreed", "random_buildings", "random_cards"] {
        let view = Play::dealt(3, &options(&format!("building_method={method}")), 6).everything();
        let below = view.below.as_ref().unwrap();
        let row = view.public.row().iter().chain(view.public.under.as_slice());
        let all: BuildingSet =
            below.buildings().iter().chain(below.replacement()).chain(row).copied().collect();
        assert!(all.can_be_played_with() && all.len() == 30, "{method}");
        for class in Class::ALL {
            assert_eq!(all.among(BuildingSet::of_class(class)).len(), 5);
        }
    }
}

#[test]
fn cart_14_the_replacement_deck_is_laid_aside() {
    for (seats, replacement) in [(2, 10), (3, 12), (4, 6), (5, 6)] {
        let sight = Play::dealt(seats, &Options::default(), 7).sight(None);
        assert_eq!(sight.replacement, replacement);
    }
    let tops: BTreeSet<String> =
        (0..20).map(|seed| format!("{:?}", dealt(2, seed).below.unwrap().replacement().last())).collect();
    assert!(tops.len() > 8, "shuffled: {tops:?}");
}

#[test]
fn cart_15_the_building_deck_lasts_for_all_rounds() {
    for (seats, deck, rounds) in [(2, 20, 10), (3, 18, 9), (4, 24, 8), (5, 24, 8)] {
        let mut play = Play::dealt(seats, &Options::default(), 8);
        let view = play.everything();
        assert_eq!(usize::from(view.buildings) + view.public.row().len(), deck);
        assert_eq!(play.sight(None).rounds, rounds);
        while !play.asked().is_empty() {
            play.default_once();
        }
        assert_eq!(play.lines("Round ").len(), usize::from(rounds));
        assert_eq!(play.everything().buildings, 0);
    }
}

#[test]
fn cart_16_the_first_player_is_named_or_random() {
    for seat in 0..4 {
        let options = options(&format!("first_player={seat}"));
        assert_eq!(Play::dealt(4, &options, 9).everything().public.first.number(), seat);
    }
    assert!(Play::try_deal(3, &options("first_player=3"), 9).is_err(), "nobody sits there");
    let firsts: BTreeSet<u8> = (0..40).map(|seed| dealt(4, seed).public.first.number()).collect();
    assert_eq!(firsts.len(), 4, "by chance anybody");
}

#[test]
fn cart_17_no_hand_limit() {
    let mut play = Play::at(&row(
        "farm1 castle1",
        "A[king0 king0 king0 king0 king4 king4 king4 king4 gold gold gold gold gold gold gold]; B[]; C[]",
    ));
    play.does("A take 1, B take 2, C take 2");
    assert_eq!(play.everything().public.hands.as_slice()[0], 19);
    assert_eq!(play.waits_for(), "A", "and goes on");
    assert!(matches!(play.notices()[0], Notice::ChosePrivilege { .. }));
}
