//! Phase 3: CART-40 to CART-53.

use crate::play::{Play, Street as _, row, seat};
use rattus_cartus::Special;
use table::SeatSet;

fn table(players: &str) -> Play {
    Play::at(&row("farm1 castle1", &format!("{players}; visit A")))
}

fn slots(play: &Play, position: usize) -> String {
    play.everything().public.visitors[position].iter().map(|seat| seat.letter()).collect()
}

#[test]
fn cart_40_everybody_visits_or_passes_in_turn_order() {
    let mut play = Play::at(&row("farm1 castle1", "first B; A[]; B[pass]; C[]; visit B"));
    assert_eq!(play.list('B'), ["visit 1", "visit 2", "pass"]);
    play.does("B visit 2");
    assert_eq!(play.waits_for(), "C");
    assert_eq!(play.list('C'), ["visit 1", "visit 2"]);
    play.does("C visit 2");
    assert_eq!(play.waits_for(), "A");
}

#[test]
fn cart_41_the_lowest_free_slot() {
    let mut play = table("A[]; B[]; C[king0]");
    play.does("A visit 2, B visit 2");
    assert_eq!((slots(&play, 0), slots(&play, 1)), (String::new(), "AB".to_owned()));
    play.tells("B visits card 2, slot 2, with 0 cards.");
}

#[test]
fn cart_42_any_number_of_cards_none_included() {
    let mut play = table("A[king0 king1 sword]; B[king0]; C[]");
    play.does("A visit 1 king0 sword, B visit 1");
    assert_eq!(play.hand('A'), "king1");
    assert_eq!(play.everything().laid_by(seat('A')).up().unwrap().to_string(), "king0 sword");
    assert_eq!(play.everything().public.laid.as_slice(), [2, 0, 0]);
}

#[test]
fn cart_43_gold_and_pass_are_not_committed() {
    let mut play = table("A[king0 joker sword flute gold pass]; B[]; C[]");
    assert_eq!(play.refuses("A visit 1 gold"), "Gold and Pass cannot be committed");
    assert_eq!(play.refuses("A visit 1 king0 pass"), "Gold and Pass cannot be committed");
    play.does("A visit 1 king0 joker sword flute");
    assert_eq!(play.hand('A'), "pass gold");
}

#[test]
fn cart_44_no_more_than_are_in_hand() {
    let mut play = table("A[king0 king0 joker]; B[]; C[]");
    for cards in ["king0 king0 king0", "king1", "joker joker"] {
        assert_eq!(
            play.refuses(&format!("A visit 1 {cards}")),
            "you do not have all of these cards in your hand"
        );
    }
    play.does("A visit 1 king0 king0 joker");
}

#[test]
fn cart_45_the_number_is_public_and_the_cards_are_not() {
    let mut play = table("A[king0 king1 sword]; B[]; C[]");
    play.does("A visit 1 king0 sword");
    assert_eq!(play.view(Some('A')).laid_by(seat('A')).up().unwrap().to_string(), "king0 sword");
    for onlooker in [None, Some('B'), Some('C')] {
        let sight = play.sight(onlooker);
        assert!(sight.players[0].laid.is_down() && !sight.players[0].revealed);
        assert_eq!((sight.players[0].laid_size, sight.players[0].hand_size), (2, 1));
        assert_eq!(play.told(onlooker).last().unwrap().to_string(), "A visits card 1, slot 1, with 2 cards.");
    }
}

#[test]
fn cart_46_one_visit_that_cannot_be_changed() {
    let mut play = table("A[king0 king1]; B[pass]; C[]");
    play.does("A visit 1 king0");
    assert_eq!(play.refuses("A visit 2 king1"), "nothing is asked of A now");
    play.does("B pass, C visit 1, B visit 1");
    assert_eq!(play.lines("A visits").len(), 1);
}

#[test]
fn cart_47_nobody_stays_away_without_a_pass() {
    let mut play = table("A[king0]; B[]; C[]");
    assert_eq!(play.refuses("A pass"), "you have no Pass; visit a building, with no cards if you like");
    assert!(play.list('A').iter().all(|decision| decision.starts_with("visit")));
}

#[test]
fn cart_48_a_pass_gives_the_turn_to_the_next_who_has_not_visited() {
    let mut play = table("A[pass]; B[]; C[pass]");
    play.does("A pass");
    assert_eq!((play.waits_for(), play.hand('A')), ("B".to_owned(), String::new()));
    play.tells("A plays a Pass.");
    play.does("B visit 1, C pass");
    assert_eq!(play.waits_for(), "A", "B has visited");
}

#[test]
fn cart_49_laps_until_all_have_visited() {
    let mut play = Play::at(&row("farm1 castle1", "first B; A[pass pass]; B[pass]; C[]; visit B"));
    play.does("B pass, C visit 1, A pass");
    assert_eq!(play.waits_for(), "B", "again from the first player");
    play.does("B visit 1");
    assert_eq!(play.waits_for(), "A");
    play.does("A pass");
    assert_eq!(play.waits_for(), "A");
    play.does("A visit 1");
    assert_eq!(play.everything().public.visited(), SeatSet::first(3), "{}", play.position());
    play.tells("C reveals no card.");
}

#[test]
fn cart_50_one_pass_in_a_turn() {
    let mut play = table("A[pass pass]; B[]; C[]");
    play.does("A pass");
    assert_eq!(play.refuses("A pass"), "nothing is asked of A now");
}

#[test]
fn cart_51_the_last_one_may_still_pass_and_is_asked_again() {
    let mut play = table("A[pass pass pass]; B[]; C[]");
    play.does("A pass, B visit 1, C visit 1, A pass, A pass");
    assert_eq!((play.waits_for(), play.lines("plays a Pass").len()), ("A".to_owned(), 3));
}

#[test]
fn cart_52_a_played_pass_is_back_in_its_pile_at_once() {
    let mut play = table("A[pass pass]; B[]; C[]");
    assert_eq!(play.pile(Special::Pass), 10);
    play.does("A pass");
    assert_eq!(play.pile(Special::Pass), 11);
    assert_eq!(play.everything().public.laid[seat('A')], 0, "not committed");
}

#[test]
fn cart_53_passing_moves_no_first_player() {
    let mut play = table("A[pass]; B[]; C[]");
    play.does("A pass");
    assert_eq!(play.everything().public.first, seat('A'));
    play.does("B visit 1, C visit 1, A visit 1").defaults_until("Round 2");
    play.tells("Round 2: B is first player.");
}
