//! Clans at work in the areas: Recyclers, Mutants, Scavengers and Corrupt (LAND-152 to LAND-157, LAND-161 to LAND-163,
//! LAND-182 to LAND-184).

use crate::play::{Play, Sewers as _};
use crate::tables::{during, early, late, with_clans};

#[test]
fn land_152_recyclers_draw_a_piece_more_in_the_dump() {
    let mut play =
        Play::at(&early("A[3] cheese 0 clan recyclers; B[0] cheese 0; dump y9; city y9; field y9"));
    play.does("A deploy 1 1 1 0 0 0 0");
    let draws = ["A draws in the dump: y2.", "A draws in the city: y1.", "A draws in the field: y1."];
    assert_eq!(play.lines("draws"), draws, "without being asked, and nowhere else");
    // Not without a rat in the dump.
    let mut play = Play::at(&early("A[1] cheese 0 clan recyclers; B[0] cheese 0; dump y9; city y9"));
    play.does("A deploy 0 1 0 0 0 0 0");
    assert_eq!(play.lines("draws"), ["A draws in the city: y1."]);
    // Nor when the only one there has been wounded before the draw.
    let wounded = "A[1] cheese 0 clan recyclers; B[2] cheese 0; dump w9; with boards aggressive";
    let mut play = Play::at(&early(wounded));
    play.does("A deploy 1 0 0 0 0 0 0, B deploy 2 0 0 0 0 0 0");
    assert_eq!(play.lines("draws"), ["B draws in the dump: w1."]);
}

#[test]
fn land_153_upgraded_recyclers_swap_up_to_two_whites_of_the_dump_for_a_cheese_each() {
    let table = late("A[3] cheese 0 clan recyclers; B[0] cheese 0; dump w3");
    let mut play = Play::at(&table);
    play.does("A deploy 3 0 0 0 0 0 0");
    assert_eq!(play.list('A'), ["swap 0 0", "swap 0 1", "swap 0 2"]);
    assert_eq!(play.refuses("A swap 0 3"), "so many whites cannot be swapped");
    assert_eq!(play.refuses("A swap 1 0"), "so many whites cannot be swapped", "Dr. Cheese is not here");
    play.does("A swap 0 2");
    assert_eq!(play.cheese('A'), 2);
    let mut play = Play::at(&table);
    play.does("A deploy 3 0 0 0 0 0 0, A swap 0 0");
    assert_eq!(play.cheese('A'), 0);
    // One white alone is worth one; and none in another area.
    let mut play = Play::at(&late("A[1] cheese 0 clan recyclers; B[0] cheese 0; dump w1"));
    play.does("A deploy 1 0 0 0 0 0 0, A swap 0 1");
    assert_eq!(play.cheese('A'), 1);
    let mut play = Play::at(&late("A[3] cheese 0 clan recyclers; B[2] cheese 0; dump w2; city w2; field w1"));
    play.does("A deploy 0 2 1 0 0 0 0, B deploy 2 0 0 0 0 0 0");
    assert_eq!(play.waits_for(), "", "nor has anybody else the power");
}

#[test]
fn land_154_upgraded_recyclers_may_be_to_swap_two_whites_for_one_cheese() {
    let seats = |rats: u8| {
        format!(
            "A[{rats}] cheese 9 clan recyclers; B[0] cheese 0; dump w{rats}; with recyclers_upgrade two_for_one"
        )
    };
    let mut play = Play::at(&late(&seats(5)));
    play.does("A deploy 5 0 0 0 0 0 0");
    assert_eq!(play.list('A'), ["swap 0 0", "swap 0 2"], "once");
    assert_eq!(play.refuses("A swap 0 1"), "so many whites cannot be swapped");
    play.does("A swap 0 2");
    play.tells("A swaps 0 pairs and 2 single whites for 1 cheese.");
    assert_eq!(play.cheese('A'), 9 + 1 - 1, "5 rats cost 1");
    let mut play = Play::at(&late(&seats(1)));
    play.does("A deploy 1 0 0 0 0 0 0");
    assert_eq!(play.waits_for(), "");
}

#[test]
fn land_155_a_white_is_swapped_once_for_dr_cheese_or_for_the_recyclers() {
    // Past events say that the powers are upgraded.
    let seats =
        "A[3] cheese 0 clan recyclers; B[0] cheese 0; event dr_cheese; past drunk; search dump A swaps 3";
    let mut play = Play::at(&with_clans(seats));
    let swaps = ["swap 0 0", "swap 0 1", "swap 0 2", "swap 1 0", "swap 1 1"];
    assert_eq!(play.list('A'), swaps);
    assert_eq!(play.refuses("A swap 1 2"), "so many whites cannot be swapped");
    play.does("A swap 1 1");
    play.tells("A swaps 1 pairs and 1 single whites for 2 cheese.");
}

#[test]
fn land_156_purple_counts_as_yellow_for_mutants() {
    let mut play = Play::at(&early("A[2] cheese 0 clan mutants; B[1] cheese 0; dump p2; city p1"));
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 0 1 0 0 0 0 0");
    assert_eq!(play.stock('A'), "2 rats, 2 cheese");
    assert_eq!(play.stock('B'), "0 rats, 0 cheese, infirmary 1", "for nobody else");
}

#[test]
fn land_157_purple_counts_as_orange_for_upgraded_mutants() {
    let mut play = Play::at(&late("A[2] cheese 0 clan mutants; B[0] cheese 0; dump p2"));
    play.does("A deploy 2 0 0 0 0 0 0");
    assert_eq!(play.stock('A'), "2 rats, 4 cheese");
}

#[test]
fn land_161_scavengers_may_draw_one_piece_once_a_round_where_they_sent_no_rat_after_all_others() {
    let table = early("A[2] cheese 0 clan scavengers; B[1] cheese 0; dump y9; city y9; field y9; active A");
    let mut play = Play::at(&table);
    play.does("A deploy 0 1 0 0 0 1 0, B deploy 1 0 0 0 0 0 0");
    play.tells("B draws in the dump: y1.");
    assert_eq!(
        (play.waits_for(), play.everything().public.bag.to_string()),
        ("A".to_owned(), "y8".to_owned())
    );
    play.does("A scavenge yes");
    play.tells("A draws in the dump: y1.");
    assert_eq!((play.waits_for(), play.cheese('A')), (String::new(), 2), "once: not in the field again");
    // Area by area: not in the dump, not in the city where a rat was sent, and in the field after all.
    let mut play = Play::at(&table);
    play.does("A deploy 0 1 0 0 0 1 0, B deploy 1 0 0 0 0 0 0, A scavenge no");
    assert_eq!(play.lines("The bag for the field").len(), 1);
    play.does("A scavenge yes");
    play.tells("A draws in the field: y1.");
    // Not from an empty bag.
    let mut play = Play::at(&early("A[0] cheese 0 clan scavengers; B[2] cheese 0; dump y2"));
    play.does("B deploy 2 0 0 0 0 0 0");
    assert_eq!(play.waits_for(), "");
}

#[test]
fn land_162_upgraded_scavengers_may_draw_in_every_area_without_own_rats() {
    let mut play =
        Play::at(&late("A[0] cheese 0 clan scavengers; B[1] cheese 0; dump y9; city y9; field y9"));
    play.does("B deploy 1 0 0 0 0 0 0, A scavenge yes, A scavenge yes, A scavenge yes");
    assert_eq!(play.cheese('A'), 3);
    let mut play =
        Play::at(&late("A[1] cheese 0 clan scavengers; B[0] cheese 0; dump y9; city y9; field y9"));
    play.does("A deploy 1 0 0 0 0 0 0, A scavenge yes, A scavenge yes");
    let draws = ["A draws in the dump: y1.", "A draws in the city: y1.", "A draws in the field: y1."];
    assert_eq!(play.lines("draws"), draws);
}

#[test]
fn land_163_the_scavengers_piece_has_its_effects_and_may_be_put_back() {
    // The pantry is hit first where nobody stands in the area.
    let mut play = Play::at(&early("A[2] cheese 0 clan scavengers; B[0] cheese 0; dump p1"));
    play.does("A deploy 0 1 0 0 0 1 0, A scavenge yes");
    play.tells("purple: a rat of A from the pantry is poisoned.");
    let mut play = Play::at(&during("helmet_rat", "A[1] cheese 0 clan scavengers; B[0] cheese 0; dump k1"));
    play.does("A deploy 0 1 0 0 0 0 0, A scavenge yes, A back black");
    assert_eq!(play.stock('A'), "1 rats, 0 cheese");
    // Nobody draws after the Scavengers, and the next area follows.
    let city = "A[1] cheese 0 clan scavengers; B[1] cheese 0; dump k2; city y1";
    let mut play = Play::at(&during("helmet_rat", city));
    play.does("A deploy 0 1 0 0 0 0 0, B deploy 0 0 0 0 0 1 0, A scavenge yes, A back black");
    play.tells("A draws in the city: y1.");
}

#[test]
fn land_182_corrupt_may_add_a_piece_in_one_area_of_a_round() {
    let table = early("A[1] cheese 0 clan corrupt; B[1] cheese 0; dump y1; city w1; field w1");
    let mut play = Play::at(&table);
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 1 0 0 0 0 0 0");
    // After the bag is filled, before anybody draws.
    assert_eq!((play.waits_for(), play.lines("draws").len()), ("A".to_owned(), 0));
    let colours = ["none", "yellow", "orange", "white", "black", "purple", "blue"]
        .map(|colour| format!("add {colour}"));
    assert_eq!(play.list('A'), colours);
    play.does("A add none");
    play.tells("B draws in the dump: y1.");
    // Area by area: passed in the dump, used in the city, and so not asked in the field.
    play.does("A add blue");
    assert_eq!(play.waits_for(), "");
    play.tells("A adds blue to the bag for the city.");
    let mut play = Play::at(&early("A[1] cheese 0 clan corrupt; B[2] cheese 0; dump y1"));
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 2 0 0 0 0 0 0, A add black");
    play.tells("B draws in the dump: y1 k1.");
}

#[test]
fn land_183_upgraded_corrupt_may_add_in_every_area() {
    let mut play = Play::at(&late("A[0] cheese 0 clan corrupt; B[3] cheese 0"));
    play.does("B deploy 1 1 1 0 0 0 0, A add yellow, A add white, A add orange");
    let draws = ["B draws in the dump: y1.", "B draws in the city: w1.", "B draws in the field: o1."];
    assert_eq!(play.lines("draws"), draws);
}

#[test]
fn land_184_a_colour_whose_pieces_are_all_in_the_bag_cannot_be_added() {
    let seven = "A[1] cheese 0 clan corrupt; B[1] cheese 0; C[1] cheese 0; D[1] cheese 0; E[1] cheese 0; F[1] cheese 0; G[1] cheese 0";
    for (seats, copies) in [("A[1] cheese 0 clan corrupt; B[0] cheese 0", 1), (seven, 2)] {
        for (letter, name, count) in
            [('k', "black", 4), ('p', "purple", 4), ('b', "blue", 6), ('o', "orange", 11), ('w', "white", 11)]
        {
            let with = |count: u8| {
                Play::at(&with_clans(&format!("{seats}; search dump A adds; bag {letter}{count}")))
            };
            let all = copies * count;
            assert_eq!(
                with(all).refuses(&format!("A add {name}")),
                format!("no {name} piece is left in the supply")
            );
            assert_eq!(with(all).list('A').len(), 6, "all other colours, and none");
            with(all - 1).does(&format!("A add {name}"));
        }
        // Yellow without limit.
        let mut yellow = Play::at(&with_clans(&format!("{seats}; search dump A adds; bag y42")));
        yellow.does("A add yellow");
    }
    let mut play =
        Play::at(&with_clans("A[1] cheese 40 clan corrupt; B[0] cheese 40; search dump A adds; bag y9"));
    play.does("A add yellow");
}
