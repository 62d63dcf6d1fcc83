//! The strict supply of cheese: LAND-189 to LAND-194.

use crate::play::{Play, Sewers as _};
use crate::tables::{during, early, late, with_clans};
use ratland::Colour;

const STRICT: &str = "with cheese_supply strict";

fn in_supply(play: &Play) -> Option<u16> {
    play.everything().public.in_supply(Colour::Yellow)
}

#[test]
fn land_189_the_supply_is_what_is_in_no_pantry_in_no_bag_and_in_no_hand() {
    let drawn = "A[3] cheese 5; B[0] cheese 3; search dump A puts-back; bag y4 w3; hand y2 o1";
    assert_eq!(
        in_supply(&Play::at(&during("helmet_rat", &format!("{drawn}; {STRICT}")))),
        Some(44 - 8 - 4 - 2)
    );
    assert_eq!(in_supply(&Play::at(&during("helmet_rat", drawn))), None, "without a limit");
    // A hidden cheese is in a pantry, too.
    let hidden = "A[2] cheese 3 clan ninjas; B[0] cheese 2; C[0] cheese 1";
    let mut play = Play::at(&early(&format!("{hidden}; {STRICT}")));
    assert_eq!(in_supply(&play), Some(38));
    play.does("A deploy 0 0 0 2 0 0 0");
    let position = play.position().replace("A[0 0 0 2 0 0 0] cheese 3", "A[0 0 0 2 0 0 0] cheese 3 hides");
    assert!(position.contains("hides"));
    assert_eq!(in_supply(&Play::at(&position)), Some(38));
    // Two copies.
    let seven = "A[1] cheese 8; B[1] cheese 0; C[1] cheese 0; D[1] cheese 0; E[1] cheese 0; F[1] cheese 0; G[1] cheese 0";
    assert_eq!(in_supply(&Play::at(&format!("{seven}; {STRICT}"))), Some(80));
}

#[test]
fn land_190_the_bag_gets_no_more_than_the_supply_holds() {
    let table = "A[1] cheese 20; B[1] cheese 20; dump y6 w6; city y9 o3";
    let mut play = Play::at(&early(&format!("{table}; {STRICT}")));
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 0 0 1 0");
    play.tells("The bag for the dump: y4 w6.");
    play.tells("The bag for the city: y4 o3.");
    let mut play = Play::at(&early(table));
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 0 0 1 0");
    play.tells("The bag for the dump: y6 w6.");
}

#[test]
fn land_191_cheese_owed_is_paid_as_far_as_the_supply_reaches_and_drawn_yellow_is_kept() {
    // The bag holds the last 3 yellows: A draws one of them and two oranges, and only what is left in the supply pays.
    let mut play = Play::at(&early(&format!("A[3] cheese 0; B[0] cheese 42; dump y1 o2; {STRICT}")));
    play.does("A deploy 3 0 0 0 0 0 0");
    play.tells("A +2 cheese of 5; the supply is empty.");
    assert_eq!(play.cheese('A'), 2);
    // Drawn yellow pieces are never forfeited.
    let mut play = Play::at(&early(&format!("A[2] cheese 0; B[0] cheese 42; dump y2; {STRICT}")));
    play.does("A deploy 2 0 0 0 0 0 0");
    assert_eq!(play.cheese('A'), 2);
    // Purple of Mutants and black as yellow are owed, too.
    let mut play = Play::at(&late(&format!("A[2] cheese 0 clan mutants; B[0] cheese 41; dump p2; {STRICT}")));
    play.does("A deploy 2 0 0 0 0 0 0");
    play.tells("A +3 cheese of 4; the supply is empty.");
    let black = format!("A[2] cheese 0; B[0] cheese 43; dump k2; {STRICT}");
    let mut play = Play::at(&during("yellow_is_the_new_black", &black));
    play.does("A deploy 2 0 0 0 0 0 0");
    play.tells("A +1 cheese of 2; the supply is empty.");
}

#[test]
fn land_192_cheese_owed_to_several_is_paid_in_turn_order_each_in_full() {
    // Strategists: 3 for each without rats in an area; the supply has 4; C is active, then A, then B.
    let seats = format!("A[1] cheese 20; B[1] cheese 20; C[1] cheese 0; active C; {STRICT}");
    let mut play = Play::at(&during("strategists", &seats));
    play.stay();
    assert_eq!(
        play.lines("Strategists")[..2],
        ["C +3 cheese by Strategists.", "A +1 cheese by Strategists of 3; the supply is empty."]
    );
    assert_eq!(['A', 'B', 'C'].map(|who| play.cheese(who)), [21, 20, 3]);
    // Abundance: B is active in the next round.
    let seats = format!("A[1] cheese 42; B[1] cheese 0; C[1] cheese 0; active A; {STRICT}");
    let mut play = Play::at(&crate::tables::before("abundance", &seats));
    play.stay();
    assert_eq!(['A', 'B', 'C'].map(|who| play.cheese(who)), [42, 1, 1]);
    // Explorers, two of them at a table of seven: the supply has 3, B comes before A.
    let seats = "A[0] cheese 85 lost 2 clan explorers; B[0] cheese 0 lost 2 clan explorers; C[1] cheese 0; \
        D[0] cheese 0; E[0] cheese 0; F[0] cheese 0; G[0] cheese 0; active B";
    let mut play = Play::at(&late(&format!("{seats}; {STRICT}")));
    play.stay();
    play.tells("B +2 cheese brought back.");
    play.tells("A +1 cheese brought back of 2; the supply is empty.");
}

#[test]
fn land_193_a_swap_that_would_pay_nothing_cannot_be_chosen() {
    // Rattibal Lecter: nobody is asked while the supply is empty.
    let seats = |cheese: u8| format!("A[1] cheese 0; B[1] cheese {cheese}; {STRICT}");
    let mut play = Play::at(&during("rattibal_lecter", &seats(44)));
    play.stay();
    assert_eq!(play.lines("gives"), [""; 0]);
    assert_eq!(play.waits_for(), "");
    let mut play = Play::at(&during("rattibal_lecter", &seats(43)));
    play.stay().does("A lecter available");
    assert_eq!((play.waits_for(), play.cheese('A')), (String::new(), 1), "B would get nothing");

    // Dr. Cheese: three pairs, and the supply pays one after the orange.
    let seats = format!("A[7] cheese 0; B[0] cheese 41; dump w6 o1; {STRICT}");
    let mut play = Play::at(&during("dr_cheese", &seats));
    play.does("A deploy 7 0 0 0 0 0 0");
    assert_eq!((play.cheese('A'), play.list('A')), (2, vec!["swap 0 0".into(), "swap 1 0".into()]));
    assert_eq!(play.refuses("A swap 2 0"), "so many whites cannot be swapped");
    let seats = format!("A[2] cheese 0; B[0] cheese 44; dump w2; {STRICT}");
    let mut play = Play::at(&during("dr_cheese", &seats));
    play.does("A deploy 2 0 0 0 0 0 0");
    assert_eq!(play.waits_for(), "");
    // Recyclers.
    let seats = format!("A[2] cheese 0 clan recyclers; B[0] cheese 43; dump w2; {STRICT}");
    let mut play = Play::at(&late(&seats));
    play.does("A deploy 2 0 0 0 0 0 0");
    assert_eq!(play.list('A'), ["swap 0 0", "swap 0 1"]);
}

#[test]
fn land_194_thefts_and_music_are_not_limited_and_corrupt_adds_yellow_only_from_the_supply() {
    let seats = format!("A[3] cheese 1 clan musicians; B[0] cheese 43; C[0] cheese 0; {STRICT}");
    let mut play = Play::at(&early(&seats));
    play.does("A deploy 0 0 0 3 0 0 0");
    assert_eq!((play.cheese('A'), play.cheese('B')), (1 + 3 + 1, 43 - 3 - 1));

    let corrupt = |cheese: u8| {
        let seats =
            format!("A[0] cheese 0 clan corrupt; B[0] cheese {cheese}; {STRICT}; search dump A adds; bag y1");
        Play::at(&with_clans(&seats))
    };
    assert_eq!(corrupt(42).list('A')[..2], ["add none", "add yellow"]);
    assert_eq!(corrupt(43).list('A')[..2], ["add none", "add orange"]);
    assert_eq!(corrupt(43).refuses("A add yellow"), "no yellow piece is left in the supply");
}
