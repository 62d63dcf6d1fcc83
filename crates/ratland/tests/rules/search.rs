//! Phase 6, look for cheese: LAND-59 to LAND-75, LAND-197.

use crate::last_round::{board, last_round, line, stops_before_feeding, to_the_end};
use crate::play::{Play, Sewers as _, seat};
use ratland::{Colour, Notice, Pieces};
use table::SeatSet;

/// What the nine food cards show for dump, city and field.
pub(crate) const CARDS: [[&str; 3]; 9] = [
    ["y6 w6", "y3 o3 w4 p2", "y6 w3 b3"],
    ["y7 w5", "y2 o3 w5 k2", "y5 o2 b5"],
    ["y5 w7", "o5 w2 k2 p3", "y7 k3 b2"],
    ["y9 k3", "y2 o3 w5 p2", "y5 w2 b5"],
    ["y6 w6", "o6 w2 k2 p2", "y5 o2 b5"],
    ["y7 w5", "y3 o4 w2 p3", "y7 w3 b2"],
    ["y5 w7", "y1 o6 k2 p3", "y6 w5 k1"],
    ["y8 w4", "y6 o2 k3 p1", "o6 w4 k2"],
    ["y4 w8", "y2 o4 w4 k2", "y8 k2 b2"],
];

/// `y6 w6` as pieces.
pub(crate) fn pieces(text: &str) -> Pieces {
    let mut pieces = Pieces::NONE;
    for word in text.split(' ') {
        let colour = word.chars().next().and_then(Colour::from_letter).expect("a colour");
        pieces.add(colour, word[1..].parse().expect("a number"));
    }
    pieces
}

/// `A`'s clan with all cards dealt to everyone, for three players.
fn clans(a: &str, b: &str, c: &str) -> [String; 3] {
    let others = ["ninjas", "family", "explorers"];
    [(a, others[0]), (b, others[1]), (c, others[2])]
        .map(|(clan, other)| format!("clan {clan} dealt {clan} {other}"))
}

#[test]
fn land_59_first_the_dump_then_the_city_then_the_field() {
    let mut play = last_round("A[3]; B[0]; C[0]; dump y1; city w1; field o1");
    play.does("A deploy 1 1 1 0 0 0 0");
    let lines: Vec<String> = play.story().into_iter().filter(|line| line.contains(" the ")).collect();
    assert_eq!(
        lines[..6],
        [
            "The bag for the dump: y1.",
            "A draws in the dump: y1.",
            "The bag for the city: w1.",
            "A draws in the city: w1.",
            "The bag for the field: o1.",
            "A draws in the field: o1.",
        ]
    );
}

#[test]
fn land_60_the_bag_is_filled_added_to_fought_over_drawn_from_scavenged_and_emptied() {
    let [a, b, c] = clans("corrupt", "scavengers", "seers");
    let mut play = Play::at(&format!(
        "A[3] cheese 9 {a}; B[0] cheese 0 {b}; C[2] cheese 9 {c}; dump w6; past drunk; \
         with clans on; with boards aggressive",
    ));
    play.does("A deploy 3 0 0 0 0 0 0, C deploy 2 0 0 0 0 0 0");
    assert_eq!(play.everything().public.bag, pieces("w6"), "(a)");
    play.does("A add white, B scavenge yes");
    let steps = [
        "The bag for the dump: w6.",
        "A adds white to the bag for the dump.",
        "A wounds a rat of C in the dump.",
        "A draws in the dump: w2.",
        "B draws in the dump: w1.",
        "The bag for the city: -.",
    ];
    let places = steps.map(|step| line(&play, step));
    assert!(places.is_sorted(), "{places:?}");
    assert!(play.everything().public.bag.is_empty(), "(f): four pieces are back in the supply");
}

#[test]
fn land_61_with_two_to_four_players_the_bag_holds_what_the_card_shows() {
    for seats in 2..=4 {
        let boards: Vec<String> =
            SeatSet::first(seats).iter().map(|seat| format!("{seat}[1] cheese 9")).collect();
        let mut play = Play::at(&format!("{}; with food_order ascending", boards.join("; ")));
        to_the_end(&mut play);
        let bag = |notice| if let Notice::BagFilled { bag, .. } = notice { Some(bag) } else { None };
        let bags: Vec<Pieces> = play.notices().into_iter().filter_map(bag).collect();
        assert_eq!(bags[3..], CARDS.map(|card| card.map(pieces)).concat(), "{seats} players");
        assert!(bags[3..].iter().all(|bag| bag.len() == 12));
    }
}

#[test]
fn land_62_who_has_the_fewest_rats_in_the_area_draws_first() {
    for (active, order) in [('A', ["B", "A", "D", "C"]), ('D', ["B", "D", "A", "C"])] {
        let mut play = last_round(&format!("A[9]; B[1]; C[3]; D[2]; E[4]; city w12; active {active}"));
        play.does("A deploy 7 2 0 0 0 0 0, B deploy 0 1 0 0 0 0 0, C deploy 0 3 0 0 0 0 0");
        play.does("D deploy 0 2 0 0 0 0 0, E deploy 0 0 4 0 0 0 0");
        let drawn: Vec<String> = play.lines("draws in the city");
        let order: Vec<String> = order
            .iter()
            .zip([1, 2, 2, 3])
            .map(|(who, rats)| format!("{who} draws in the city: w{rats}."))
            .collect();
        assert_eq!(drawn, order, "{active} is active");
    }
}

#[test]
fn land_63_a_player_draws_a_piece_for_every_rat_at_random_and_not_back() {
    let mut yellow = [0; 4];
    for seed in 0..400 {
        let mut play = Play::at_with_seed("A[3] cheese 9; B[0]; C[0]; dump y6 w6", seed);
        play.does("A deploy 3 0 0 0 0 0 0");
        let drawn = drawn(&play);
        assert_eq!(drawn.len(), 3);
        yellow[usize::from(drawn.of(Colour::Yellow))] += 1;
    }
    // 1, 4.5, 4.5 and 1 in 11.
    assert!((15..65).contains(&yellow[0]) && (15..65).contains(&yellow[3]), "{yellow:?}");
    assert!((115..215).contains(&yellow[1]) && (115..215).contains(&yellow[2]), "{yellow:?}");
    let mut play = last_round("A[11] cheese 9; B[0]; C[0]; dump y6 w6");
    play.does("A deploy 11 0 0 0 0 0 0");
    assert_eq!(drawn(&play).len(), 11, "he cannot stop early");
    for seed in 0..20 {
        let mut play = Play::at_with_seed("A[5] cheese 9; B[3]; C[0]; dump y2 o1 w1 b1", seed);
        play.does("A deploy 5 0 0 0 0 0 0, B deploy 3 0 0 0 0 0 0");
        assert_eq!(all_drawn(&play), pieces("y2 o1 w1 b1"), "at most what there is, each piece once");
    }
}

fn all_drawn(play: &Play) -> Pieces {
    let drew = |notice| if let Notice::Drew { pieces, .. } = notice { Some(pieces) } else { None };
    play.notices().into_iter().filter_map(drew).fold(Pieces::NONE, Pieces::and)
}

/// In the only draw.
fn drawn(play: &Play) -> Pieces {
    assert_eq!(play.lines("draws").len(), 1);
    all_drawn(play)
}

#[test]
fn land_64_draws_are_public_and_one_is_resolved_before_the_next() {
    let mut play = Play::at("A[2] cheese 0; B[1] cheese 0; C[0]; dump o3; event helmet_rat");
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
    assert_eq!(play.asked().to_string(), "B");
    assert_eq!(play.lines("draws"), ["B draws in the dump: o1."], "A waits");
    for who in [None, Some('A'), Some('B'), Some('C')] {
        assert!(
            play.told(who).iter().any(|notice| notice.to_string() == "B draws in the dump: o1."),
            "to {who:?}"
        );
        assert_eq!(play.view(who).public.hand, pieces("o1"));
    }
    play.does("B back none");
    assert_eq!(play.lines("draws"), ["B draws in the dump: o1.", "A draws in the dump: o2."]);
    assert!(line(&play, "B +2 cheese.") < line(&play, "A draws in the dump: o2."));
}

#[test]
fn land_197_a_draw_is_put_back_from_paid_then_hurts_and_last_swaps_whites() {
    let mut play = Play::at("A[5] cheese 0; B[0]; C[0]; dump y1 o1 k1 p1 b1; event helmet_rat");
    play.does("A deploy 5 0 0 0 0 0 0");
    assert_eq!(play.lines("draws").len(), 1, "all pieces are drawn");
    assert!(play.lines("+").is_empty() && play.lines("black").is_empty(), "and nothing has happened yet");
    play.does("A back orange");
    let steps = [
        "A draws in the dump: y1 o1 k1 p1 b1.",
        "A puts orange back.",
        "A +1 cheese.",
        "black: a rat of A from the dump is gone.",
        "purple: a rat of A from the dump is poisoned.",
        "blue: a rat of A from the dump gets lost.",
    ];
    assert!(steps.map(|step| line(&play, step)).is_sorted());
    let mut play = Play::at("A[4] cheese 0; B[0]; C[0]; dump y1 w2 b1; event dr_cheese");
    play.does("A deploy 4 0 0 0 0 0 0");
    play.tells("A +1 cheese.").tells("blue: a rat of A from the dump gets lost.");
    assert_eq!(play.list('A'), ["swap 0 0", "swap 1 0"], "whites come last");
}

/// A's only rat in the city draws this piece; the board before feeding.
fn finds(piece: &str) -> (String, u8) {
    let mut play = stops_before_feeding(&format!("A[3] cheese 0; B[0]; C[0]; city {piece}"));
    play.does("A deploy 0 1 0 0 0 2 0");
    (board(&play, 'A'), play.everything().public.supply)
}

#[test]
fn land_65_yellow_is_one_cheese() {
    assert_eq!(finds("y1"), ("A[0 1 0 0 0 2 0] cheese 1".into(), 112));
}

#[test]
fn land_66_orange_is_two_cheeses() {
    assert_eq!(finds("o1"), ("A[0 1 0 0 0 2 0] cheese 2".into(), 112));
}

#[test]
fn land_67_white_is_nothing() {
    assert_eq!(finds("w1"), ("A[0 1 0 0 0 2 0] cheese 0".into(), 112));
}

#[test]
fn land_68_black_sends_a_rat_to_the_supply_and_not_to_the_graveyard() {
    assert_eq!(finds("k1"), ("A[2] cheese 0".into(), 113));
    let mut play = last_round("A[3] cheese 0; B[0]; C[0]; city k1");
    play.does("A deploy 0 1 0 0 0 2 0");
    assert_eq!(play.standing().scores[seat('A')], 2, "it costs no points");
}

#[test]
fn land_69_purple_poisons_a_rat_which_is_fed() {
    assert_eq!(finds("p1"), ("A[2] cheese 0 infirmary 1".into(), 112));
    let mut play = last_round("A[4] cheese 5; B[0]; C[0]; city p1");
    play.does("A deploy 0 1 0 0 0 3 0");
    play.tells("A feeds 4 rats: 1 of 1 cheese.");
}

#[test]
fn land_70_blue_loses_a_rat_which_is_not_fed() {
    assert_eq!(finds("b1"), ("A[2] cheese 0 lost 1".into(), 112));
    let mut play = last_round("A[4] cheese 5; B[0]; C[0]; city b1");
    play.does("A deploy 0 1 0 0 0 3 0");
    play.tells("A feeds 3 rats: 0 of 0 cheese.");
}

#[test]
fn land_71_the_rat_is_taken_from_the_area_and_else_from_where_it_costs_least() {
    // Scavengers draw where they have no rat. After each draw the place that was hit is empty.
    let order = |area: &str, places: [usize; 7], names: [&str; 7]| {
        let [a, b, c] = clans("scavengers", "seers", "mutants");
        let mut rats = [0; 8];
        places.iter().for_each(|&place| rats[place] = 1);
        for (place, name) in places.into_iter().zip(names) {
            let [seven @ .., both] = rats;
            let mut play = Play::at(&format!(
                "A[{} both {both}] cheese 0 {a}; B[0] {b}; C[0] {c}; bag k1; search {area} A scavenges; with clans on",
                seven.map(|count| count.to_string()).join(" "),
            ));
            play.does("A scavenge yes");
            play.tells(&format!("black: a rat of A from the {name} is gone."));
            rats[place] = 0;
        }
    };
    let [dump, city, field, left, right, pantry, nursery, both] = [0, 1, 2, 3, 4, 5, 6, 7];
    let names = |last: [&'static str; 2]| ["pantry", "nursery", "both", "left", "right", last[0], last[1]];
    order("dump", [pantry, nursery, both, left, right, city, field], names(["city", "field"]));
    order("city", [pantry, nursery, both, left, right, dump, field], names(["dump", "field"]));
    order("field", [pantry, nursery, both, left, right, dump, city], names(["dump", "city"]));
    // First of all from the area itself; and from nowhere if there is no rat.
    let mut play = last_round("A[8] cheese 9; B[0]; C[0]; city k1 b1; field y1");
    play.does("A deploy 1 2 1 1 1 1 1");
    play.tells("black: a rat of A from the city is gone.").tells("blue: a rat of A from the city gets lost.");
    let [a, b, c] = clans("recyclers", "seers", "mutants");
    let mut play = Play::at(&format!("A[1] cheese 0 {a}; B[0] {b}; C[0] {c}; dump k2; with clans on"));
    play.does("A deploy 1 0 0 0 0 0 0");
    assert_eq!((play.lines("draws in the dump: k2.").len(), play.lines("black:").len()), (1, 1));
}

#[test]
fn land_72_black_comes_before_purple_and_purple_before_blue_each_on_another_rat() {
    // Recyclers draw one piece more than they have rats.
    let [a, b, c] = clans("recyclers", "seers", "mutants");
    for (bag, hit) in [("k1 p1", "black"), ("k1 b1", "black"), ("p1 b1", "purple")] {
        let mut play = Play::at(&format!("A[1] cheese 0 {a}; B[0] {b}; C[0] {c}; dump {bag}; with clans on"));
        play.does("A deploy 1 0 0 0 0 0 0");
        let hits = play.lines("a rat of A");
        assert!(hits.len() == 1 && hits[0].starts_with(hit), "{bag}: {hits:?}");
    }
    let mut play = stops_before_feeding("A[3] cheese 0; B[0]; C[0]; dump k1 p1 b1");
    play.does("A deploy 3 0 0 0 0 0 0");
    assert_eq!(board(&play, 'A'), "A[0] cheese 0 infirmary 1 lost 1");
}

#[test]
fn land_73_a_rat_removed_from_an_area_not_yet_resolved_draws_nothing_there() {
    let [a, b, c] = clans("scavengers", "seers", "mutants");
    let mut play = Play::at(&format!(
        "A[0 0 2 0 0 0 0] cheese 0 {a}; B[0] {b}; C[0] {c}; bag k1; field y9; search dump A scavenges; with clans on"
    ));
    play.does("A scavenge yes");
    play.tells("black: a rat of A from the field is gone.").tells("A draws in the field: y1.");
}

#[test]
fn land_74_the_ill_the_dead_and_the_lost_are_never_hit() {
    let [a, b, c] = clans("scavengers", "seers", "mutants");
    for piece in ["k1", "p1", "b1"] {
        let mut play = Play::at(&format!(
            "A[0] cheese 0 infirmary 1 lost 1 graveyard 1 {a}; B[1] {b}; C[0] {c}; supply 9; bag {piece}; \
             search field A scavenges; with clans on"
        ));
        play.does("A scavenge yes");
        assert!(play.lines("a rat of A").is_empty());
        let sewer = play.sewer('A');
        assert_eq!(
            (sewer.infirmary, sewer.lost, sewer.graveyard, play.everything().public.supply),
            (1, 1, 1, 9)
        );
    }
}

#[test]
fn land_75_nothing_is_left_in_the_bag_for_the_next_area() {
    let mut play = stops_before_feeding("A[6] cheese 0; B[0]; C[0]; dump k5 p5; city y2; field w3");
    play.does("A deploy 0 6 0 0 0 0 0");
    play.tells("The bag for the city: y2.")
        .tells("A draws in the city: y2.")
        .tells("The bag for the field: w3.");
    assert!(play.everything().public.bag.is_empty());
}
