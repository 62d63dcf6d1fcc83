//! The events: LAND-86 to LAND-108.

use crate::play::{Play, Sewers as _};
use crate::tables::{before, during};
use ratland::State;
use table::{Game, Printed};

#[test]
fn land_86_abundance_gives_everyone_a_cheese_that_can_be_stolen_at_once() {
    let mut play = Play::at(&before("abundance", "A[2] cheese 0; B[0] cheese 0; C[1] cheese 3"));
    play.stay();
    assert_eq!(['A', 'B', 'C'].map(|who| play.cheese(who)), [1, 1, 4]);
    play.does("A deploy 0 0 0 2 0 0 0, C deploy 1 0 0 0 0 0 0");
    play.tells("A attacks B from the left tunnel, 2 against 0, and steals 1.");
}

#[test]
fn land_87_massive_attack_makes_every_attack_one_stronger() {
    let mut play = Play::at(&during("massive_attack", "A[6] cheese 0; B[3] cheese 9; C[3] cheese 9"));
    play.does("A deploy 0 0 0 3 3 0 0, B deploy 0 0 0 0 0 3 0, C deploy 0 0 0 2 0 1 0");
    play.tells("A attacks B from the left tunnel, 4 against 3, and steals 1.");
    play.tells("A attacks C from the right tunnel, 4 against 1, and steals 3.");
    play.tells("C attacks A from the left tunnel, 3 against 0, and steals 0.");
}

#[test]
fn land_88_massive_attack_gives_nothing_to_an_empty_tunnel() {
    let mut play = Play::at(&during("massive_attack", "A[1] cheese 0; B[0] cheese 9; C[0] cheese 9"));
    play.does("A deploy 0 0 0 1 0 0 0");
    assert_eq!(play.lines("attacks"), ["A attacks B from the left tunnel, 2 against 0, and steals 2."]);
    assert_eq!(play.cheese('C'), 9);
}

#[test]
fn land_89_cousins_visit_brings_everyone_a_rat_while_the_supply_lasts() {
    let mut play = Play::at(&before("cousins_visit", "A[1] cheese 0; B[0] cheese 0; C[2] cheese 0"));
    let supply = play.supply();
    play.stay();
    assert_eq!((play.waits_for(), play.supply()), ("ABC".to_owned(), supply - 3));
    // It is available this round.
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0, C deploy 3 0 0 0 0 0 0");

    // B is the active player in the next round: B and C come before A.
    let short = "A[1] cheese 0; B[1] cheese 0; C[1] cheese 0; active A; supply 2";
    let mut play = Play::at(&before("cousins_visit", short));
    play.stay();
    assert_eq!(['A', 'B', 'C'].map(|who| play.sewer(who).available()), [1, 2, 2]);
    assert_eq!(play.supply(), 0);
}

#[test]
fn land_90_helmet_rat_may_put_one_drawn_piece_back() {
    let table = during("helmet_rat", "A[2] cheese 0; B[0] cheese 0; dump p1 y1");
    let mut play = Play::at(&table);
    play.does("A deploy 2 0 0 0 0 0 0");
    assert_eq!(play.refuses("A back blue"), "you drew no blue piece");
    play.does("A back purple");
    assert_eq!(play.stock('A'), "2 rats, 1 cheese", "the piece has no effect");
    let mut play = Play::at(&table);
    play.does("A deploy 2 0 0 0 0 0 0, A back none");
    assert_eq!(play.stock('A'), "1 rats, 1 cheese, infirmary 1");
    // Who has drawn nothing is not asked.
    let mut play = Play::at(&during("helmet_rat", "A[2] cheese 0; B[0] cheese 0; city y3"));
    play.does("A deploy 2 0 0 0 0 0 0");
    assert_eq!(play.waits_for(), "");
}

#[test]
fn land_91_helmet_rat_decides_after_all_pieces_and_before_any_effect_and_draws_no_other() {
    let mut play = Play::at(&during("helmet_rat", "A[3] cheese 0; B[0] cheese 0; dump p4"));
    play.does("A deploy 3 0 0 0 0 0 0");
    let public = play.everything().public;
    assert_eq!((public.hand.to_string(), public.bag.to_string()), ("p3".to_owned(), "p1".to_owned()));
    assert_eq!(play.stock('A'), "3 rats, 0 cheese", "nothing has happened yet");
    play.does("A back purple");
    assert_eq!(play.stock('A'), "1 rats, 0 cheese, infirmary 2");
    assert_eq!(play.lines("draws"), ["A draws in the dump: p3."]);
}

#[test]
fn land_92_helmet_rat_works_once_in_every_area_for_any_colour_and_others_may_draw_the_piece() {
    let mut play =
        Play::at(&during("helmet_rat", "A[2] cheese 0; B[2] cheese 0; dump o1; city y1 o1; active A"));
    play.does("A deploy 1 1 0 0 0 0 0, B deploy 1 1 0 0 0 0 0");
    assert_eq!(
        (play.waits_for(), play.list('A')),
        ("A".to_owned(), vec!["back none".into(), "back orange".into()])
    );
    play.does("A back orange");
    // A is not asked again, and B draws the piece.
    assert_eq!(play.waits_for(), "B");
    play.tells("B draws in the dump: o1.");
    play.does("B back none");
    assert_eq!(play.cheese('B'), 2);
    // In the city again; yellow may be put back, too.
    assert_eq!(play.waits_for(), "A");
    let mut colours = Vec::new();
    for seed in 0..20 {
        let mut play =
            Play::at_with_seed(&during("helmet_rat", "A[1] cheese 0; B[0] cheese 0; dump y1 w1 k1 b1"), seed);
        play.does("A deploy 1 0 0 0 0 0 0");
        colours.push(play.list('A')[1].clone());
        let back = colours[seed as usize].clone();
        play.does(&format!("A {back}"));
        assert_eq!(play.stock('A'), "1 rats, 0 cheese");
    }
    colours.sort();
    colours.dedup();
    assert_eq!(colours, ["back black", "back blue", "back white", "back yellow"]);
}

#[test]
fn land_93_with_yellow_is_the_new_black_every_black_piece_counts_as_yellow() {
    let mut play = Play::at(&during("yellow_is_the_new_black", "A[3] cheese 0; B[0] cheese 0; dump k2 y1"));
    play.does("A deploy 3 0 0 0 0 0 0");
    assert_eq!(play.stock('A'), "3 rats, 3 cheese");
    let warriors = "A[3] cheese 0 clan warriors; B[0] cheese 0; dump k3";
    let mut play = Play::at(&during("yellow_is_the_new_black", warriors));
    play.does("A deploy 3 0 0 0 0 0 0");
    assert_eq!(play.stock('A'), "3 rats, 3 cheese", "for Warriors, too");
}

#[test]
fn land_94_dr_cheese_swaps_pairs_of_whites_of_one_area() {
    let mut play = Play::at(&during("dr_cheese", "A[5] cheese 0; B[0] cheese 9; dump w5"));
    play.does("A deploy 5 0 0 0 0 0 0");
    assert_eq!(play.list('A'), ["swap 0 0", "swap 1 0", "swap 2 0"]);
    assert_eq!(play.refuses("A swap 3 0"), "so many whites cannot be swapped");
    play.does("A swap 2 0");
    play.tells("A swaps 2 pairs and 0 single whites for 2 cheese.");
    assert_eq!(play.cheese('A'), 1, "5 rats cost 1");
    // One white in each of three areas is no pair.
    let mut play = Play::at(&during("dr_cheese", "A[3] cheese 0; B[0] cheese 9; dump w1; city w1; field w1"));
    play.does("A deploy 1 1 1 0 0 0 0");
    assert_eq!(play.waits_for(), "");
    // A pair in each of two areas is asked for twice.
    let mut play = Play::at(&during("dr_cheese", "A[4] cheese 0; B[0] cheese 9; dump w2; field w2"));
    play.does("A deploy 2 0 2 0 0 0 0, A swap 1 0, A swap 1 0");
    assert_eq!(play.cheese('A'), 2 - 1);
}

#[test]
fn land_95_rattibal_lecter_takes_a_rat_for_a_cheese_before_feeding() {
    let table = during("rattibal_lecter", "A[4] cheese 0; B[5] cheese 3; C[0] cheese 0");
    let mut play = Play::at(&table);
    let supply = play.supply();
    play.stay().does("A lecter available");
    assert_eq!(play.waits_for(), "B", "once, and C has no rat");
    play.does("B lecter none");
    play.tells("A feeds 3 rats: 0 of 0 cheese.");
    assert_eq!(play.stock('A'), "3 rats, 1 cheese");
    assert_eq!(play.stock('B'), "5 rats, 2 cheese");
    assert_eq!(play.supply(), supply + 1);
}

#[test]
fn land_96_rattibal_lecter_takes_an_available_rat_or_one_from_the_infirmary() {
    let table = during("rattibal_lecter", "A[1] cheese 0 infirmary 1 lost 1; B[0] cheese 0; lecter A");
    assert_eq!(Play::at(&table).list('A'), ["lecter none", "lecter available", "lecter infirmary"]);
    let mut play = Play::at(&table);
    play.does("A lecter infirmary");
    assert_eq!(play.stock('A'), "1 rats, 1 cheese, lost 1");
    let mut play = Play::at(&table);
    play.does("A lecter available");
    assert_eq!(play.stock('A'), "0 rats, 1 cheese, infirmary 1, lost 1");
    // A lost rat cannot be given.
    let mut play = Play::at(&during("rattibal_lecter", "A[1] cheese 0 lost 1; B[0] cheese 0; lecter A"));
    assert_eq!(play.refuses("A lecter infirmary"), "you have no such rat to give");
    let mut play = Play::at(&during("rattibal_lecter", "A[1] cheese 0; B[0] cheese 0; dump b1"));
    play.does("A deploy 1 0 0 0 0 0 0");
    assert_eq!((play.waits_for(), play.stock('A')), (String::new(), "0 rats, 0 cheese, lost 1".to_owned()));
}

/// The end of a round, C being the last to be asked; B is the next active player. Then this event.
fn after_the_round(event: &str, seats: &str) -> Play {
    let mut play = Play::at(&before(event, &format!("{seats}; active A; lecter C")));
    play.does("C lecter none");
    play
}

#[test]
fn land_97_drunk_moves_a_rat_from_the_largest_clan_to_the_smallest() {
    // Poisoned and lost rats count: B has 5, A 4; of A and C, C is the smaller.
    let seats = "A[4] cheese 9; B[1] cheese 9 infirmary 2 lost 2; C[1] cheese 9";
    let play = after_the_round("drunk", seats);
    assert_eq!(play.lines("drunken"), ["A drunken rat of B goes over to C."]);
    assert_eq!(['A', 'B', 'C'].map(|who| play.sewer(who).available()), [4, 0, 2]);
    assert_eq!(play.waits_for(), "AC", "it is available to C at once");
    // B is first in turn order, then C, then A.
    let play = after_the_round("drunk", "A[3] cheese 9; B[1] cheese 9; C[3] cheese 9");
    assert_eq!(play.lines("drunken"), ["A drunken rat of C goes over to B."]);
    let play = after_the_round("drunk", "A[1] cheese 9; B[3] cheese 9; C[1] cheese 9");
    assert_eq!(play.lines("drunken"), ["A drunken rat of B goes over to C."]);
}

#[test]
fn land_98_drunk_does_nothing_between_one_player_or_without_an_available_rat() {
    let play = after_the_round("drunk", "A[2] cheese 9; B[2] cheese 9; C[2] cheese 9");
    assert_eq!(play.lines("drunken"), [""; 0]);
    assert_eq!(['A', 'B', 'C'].map(|who| play.sewer(who).available()), [2, 2, 2]);
    let play = after_the_round("drunk", "A[2] cheese 9; B[0] cheese 9 lost 5; C[1] cheese 9");
    assert_eq!(play.lines("drunken"), [""; 0]);
    assert_eq!(play.stock('B'), "0 rats, 9 cheese, lost 5");
}

#[test]
fn land_99_hide_the_cheese_saves_one_cheese_from_theft() {
    let table = during("hide_the_cheese", "A[3] cheese 0; B[1] cheese 2; C[0] cheese 1");
    let mut play = Play::at(&table);
    assert_eq!(play.waits_for(), "ABC", "C has no rat and a cheese to hide");
    let nothing = "a cheese can be hidden only with Hide the Cheese, and only if you have one";
    assert_eq!(play.refuses("A deploy 0 0 0 3 0 0 0 hide"), nothing);
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 1 0 0 0 0 0 0 hide, C deploy 0 0 0 0 0 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 0, and steals 1.");
    assert_eq!((play.cheese('A'), play.cheese('B')), (1, 1));
    // It may be left in the open.
    let mut play = Play::at(&table);
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 1 0 0 0 0 0 0, C deploy 0 0 0 0 0 0 0");
    assert_eq!((play.cheese('A'), play.cheese('B')), (2, 0));
    let mut play = Play::at(&during("helmet_rat", "A[3] cheese 2; B[1] cheese 2"));
    assert_eq!(play.refuses("A deploy 3 0 0 0 0 0 0 hide"), nothing, "another event");
}

#[test]
fn land_100_a_hidden_cheese_is_secret_until_the_reveal_and_back_after_the_attacks() {
    let mut play = Play::at(&during("hide_the_cheese", "A[4] cheese 1; B[4] cheese 1"));
    play.does("A deploy 4 0 0 0 0 0 0 hide");
    for onlooker in [Some('B'), None] {
        let sewer = play.view(onlooker).public.sewers[crate::play::seat('A')];
        assert_eq!((sewer.hidden, sewer.cheese), (false, 1), "all that others see");
    }
    play.does("B deploy 0 0 0 3 1 0 0");
    play.tells("All screens up: A 4 0 0 0 0 0 0 hide, B 0 0 0 3 1 0 0.");
    play.tells("B attacks A from the left tunnel, 3 against 0, and steals 0.");
    play.tells("A feeds 4 rats: 1 of 1 cheese.");
    // Already in phase 6.
    let mut play = Play::at(&during("hide_the_cheese", "A[1] cheese 1 clan corrupt; B[1] cheese 1"));
    play.does("A deploy 1 0 0 0 0 0 0 hide, B deploy 1 0 0 0 0 0 0 hide");
    assert_eq!(
        (play.waits_for(), play.sewer('A').hidden, play.sewer('B').hidden),
        ("A".to_owned(), false, false)
    );
    // What is hidden is there.
    let none = "A[2] cheese 1 hides; B[1] cheese 0 hides";
    assert!(
        State::from_position(&Printed::shipped(), none)
            .is_err_and(|bad| bad.to_string().contains("a cheese where one is hidden"))
    );
}

#[test]
fn land_101_just_in_time_brings_the_poisoned_and_the_lost_back_for_this_deployment() {
    let seats = "A[1] cheese 0 infirmary 1 lost 1; B[0] cheese 0 lost 2; C[1] cheese 0";
    let mut play = after_the_round("just_in_time", seats);
    assert_eq!(
        (play.stock('A'), play.stock('B')),
        ("3 rats, 0 cheese".to_owned(), "2 rats, 0 cheese".to_owned())
    );
    play.does("A deploy 0 0 0 0 3 0 0, B deploy 0 0 0 0 0 0 2, C deploy 0 0 0 0 0 1 0");
    assert_eq!(play.lines("come back").len(), 2, "and none in phase 5");
    assert!(play.when("come back") < play.when("Food"), "at once");
    play.tells("A attacks C from the right tunnel, 3 against 1, and steals 0.");
    play.tells("B: 2 born.");
}

#[test]
fn land_102_holy_rat_may_free_one_rat_of_every_graveyard() {
    let seats = "A[1] cheese 0 graveyard 2; B[1] cheese 0; C[1] cheese 0 graveyard 1";
    let mut play = after_the_round("holy_rat", seats);
    let supply = play.supply();
    assert_eq!(play.waits_for(), "C", "B is active and has nobody in the graveyard");
    play.does("C holy no");
    assert_eq!(play.waits_for(), "A");
    play.does("A holy yes");
    assert_eq!(
        (play.stock('A'), play.stock('C')),
        ("1 rats, 0 cheese, graveyard 1".into(), "1 rats, 0 cheese, graveyard 1".into())
    );
    assert_eq!((play.supply(), play.waits_for()), (supply + 1, "ABC".to_owned()));
    assert!(play.when("graveyard") < play.when("Food"), "at once");
}

#[test]
fn land_103_holy_rat_as_a_must_asks_nobody() {
    let seats = "A[1] cheese 0 graveyard 2; B[1] cheese 0; C[1] cheese 0 graveyard 1; with holy_rat must";
    let play = after_the_round("holy_rat", seats);
    assert_eq!(['A', 'B', 'C'].map(|who| play.sewer(who).graveyard), [1, 0, 0]);
    assert_eq!(play.waits_for(), "ABC");
    let (a, c) = (play.when("C takes a rat out"), play.when("A takes a rat out"));
    assert!(a < c, "in turn order");
}

#[test]
fn land_104_strategists_pays_for_each_area_without_rats() {
    let mut play = Play::at(&during(
        "strategists",
        "A[2] cheese 0; B[2] cheese 0; C[3] cheese 0; D[0] cheese 0; dump w9",
    ));
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 0 1 1 0 0 0 0, C deploy 1 1 1 0 0 0 0");
    assert_eq!(['A', 'B', 'C', 'D'].map(|who| play.cheese(who)), [2, 1, 0, 3]);
    assert!(play.when("by Strategists") < play.when("The bag for the dump"));
    // As it stood at the start of phase 3: after the Athletes' moves, before a rat is wounded.
    let moved = "A[2] cheese 0 clan athletes; B[1] cheese 0; with boards aggressive; field w1";
    let mut play = Play::at(&during("strategists", moved));
    play.does("A deploy 1 0 1 0 0 0 0, B deploy 0 0 1 0 0 0 0, A move dump>field");
    play.tells("A wounds a rat of B in the field.");
    assert_eq!((play.cheese('A'), play.cheese('B')), (2, 2), "dump and city");
}

#[test]
fn land_105_strategists_can_pay_for_all_seven_places() {
    let seats = "A[2] cheese 0; B[0] cheese 0; C[7] cheese 3; with strategists all_places";
    let mut play = Play::at(&during("strategists", seats));
    play.does("A deploy 0 0 0 0 0 1 1, C deploy 1 1 1 1 1 1 1");
    play.tells("A +5 cheese by Strategists.");
    play.tells("B +7 cheese by Strategists.");
    assert_eq!(play.lines("C +"), [""; 0]);
}

#[test]
fn land_106_rats_in_both_guard_and_breed() {
    let mut play = Play::at(&during("locked_and_loaded", "A[6] cheese 0; B[8] cheese 9; C[0] cheese 0"));
    play.does("A deploy 0 0 0 6 0 0 0, B deploy 0 0 0 0 0 2 3 both 3");
    play.tells("A attacks B from the left tunnel, 6 against 5, and steals 1.");
    play.tells("B: 6 born.");
    let mut none = Play::at(&during("locked_and_loaded", "A[1] cheese 0; B[8] cheese 9; C[0] cheese 0"));
    none.does("A deploy 0 0 0 1 0 0 0, B deploy 0 0 0 0 0 8 0");
    none.tells("A attacks B from the left tunnel, 1 against 8, and steals 0.");
}

#[test]
fn land_107_both_holds_three_rats_at_most_and_exists_with_this_event_only() {
    let mut play = Play::at(&during("locked_and_loaded", "A[4] cheese 0; B[0] cheese 0"));
    assert_eq!(
        play.refuses("A deploy 0 0 0 0 0 0 0 both 4"),
        "at most 3 rats can be in pantry and nursery at once"
    );
    play.does("A deploy 1 0 0 0 0 0 0 both 3");
    for event in ["helmet_rat", "hide_the_cheese"] {
        let mut play = Play::at(&during(event, "A[4] cheese 0; B[0] cheese 0"));
        assert_eq!(
            play.refuses("A deploy 3 0 0 0 0 0 0 both 1"),
            "rats can be in pantry and nursery at once only with Locked and Loaded"
        );
    }
}

#[test]
fn land_108_end_of_game_ends_the_game_at_once() {
    let mut play = Play::at(&before("end_of_game", "A[3] cheese 2; B[2] cheese 2"));
    play.stay();
    assert_eq!(play.standing().scores.as_slice(), &[3, 2]);
    assert_eq!(play.lines("Food"), [""; 0]);
}
