//! Phase 2, rats: LAND-34 to LAND-40.

use crate::last_round::to_the_end;
use crate::play::{Play, Sewers as _, options, parts, seat};
use ratland::{Decision, Rats, State};
use table::{Match, Sealed, Seed};

const TABLE: &str = "A[7] cheese 2; B[7] cheese 2; C[7] cheese 2";

#[test]
fn land_34_seven_numbers_add_up_to_the_available_rats() {
    let mut play = Play::at(TABLE);
    play.does("A deploy 1 1 1 1 1 1 1, A deploy 3 0 0 1 0 2 1, A deploy 0 7 0 0 0 0 0");
    assert_eq!(play.refuses("A deploy 1 1 1 1 1 1 0"), "you have 7 rats to send out, and this sends 6");
    assert_eq!(play.refuses("A deploy 1 1 1 1 1 1 2"), "you have 7 rats to send out, and this sends 8");
    play.does("B deploy 3 0 0 1 0 2 1, C deploy 1 1 1 1 1 1 1");
    play.tells("All screens up: A 0 7 0 0 0 0 0, B 3 0 0 1 0 2 1, C 1 1 1 1 1 1 1.");
}

#[test]
fn land_35_every_rat_is_placed_and_any_place_takes_none_or_all() {
    for place in 0..7 {
        let mut counts = [0; 7];
        counts[place] = 100;
        let deployment = |counts: [u8; 7]| counts.map(|count| count.to_string()).join(" ");
        let mut play = Play::at("A[100] cheese 0; B[0]; C[0]");
        let mut fewer = counts;
        fewer[place] = 99;
        let reason = play.refuses(&format!("A deploy {}", deployment(fewer)));
        assert_eq!(reason, "you have 100 rats to send out, and this sends 99");
        play.does(&format!("A deploy {}", deployment(counts)));
    }
}

#[test]
fn land_36_the_ill_and_the_lost_cannot_be_deployed() {
    let mut play = Play::at("A[5] cheese 2 infirmary 2 lost 1; B[1]; C[0]");
    for sum in [6, 7, 8] {
        let reason = play.refuses(&format!("A deploy {sum} 0 0 0 0 0 0"));
        assert_eq!(reason, format!("you have 5 rats to send out, and this sends {sum}"));
    }
    play.does("A deploy 5 0 0 0 0 0 0");
    assert_eq!((play.sewer('A').infirmary, play.sewer('A').lost), (2, 1));
}

#[test]
fn land_37_a_deployment_is_secret_and_can_be_replaced_until_all_are_revealed_together() {
    let deploys = |text: &str| text.parse::<Decision>().unwrap();
    let mut table: Match<State> = Match::start(&parts(), &options(""), 3, Seed::from_number(1)).unwrap();
    let rats = table.view(None).public.sewers[seat('A')].available();
    let others = ["B", "C", ""].map(|who| who.chars().next().map(seat));
    let before = others.map(|who| (table.view(who), table.told(who)));
    for first in [0, 1] {
        let sealed = table.seal(seat('A'), deploys(&format!("deploy {first} {} 0 0 0 0 0", rats - first)));
        assert_eq!(sealed, Ok(Sealed::Waiting), "again and again");
    }
    assert_eq!(table.seal(seat('B'), deploys(&format!("deploy 0 0 0 0 0 {rats} 0"))), Ok(Sealed::Waiting));
    assert_eq!(others.map(|who| (table.view(who), table.told(who))), before, "nobody sees anything");
    assert_eq!(table.sealed().to_string(), "AB", "but that it is confirmed");
    table.seal(seat('C'), deploys(&format!("deploy 0 0 0 0 0 {rats} 0"))).unwrap();
    let told: Vec<String> = table.notices_after(None, 0).iter().map(ToString::to_string).collect();
    let all =
        format!("All screens up: A 1 {} 0 0 0 0 0, B 0 0 0 0 0 {rats} 0, C 0 0 0 0 0 {rats} 0.", rats - 1);
    assert!(told.contains(&all), "{told:?}");
}

#[test]
fn land_38_a_wrong_deployment_is_refused_and_changes_nothing() {
    let mut play = Play::at("A[5] cheese 2 infirmary 1 lost 1; B[7] cheese 2; C[7] cheese 2");
    play.does("B deploy 7 0 0 0 0 0 0");
    for (wrong, reason) in [
        ("A deploy 4 0 0 0 0 0 0", "you have 5 rats to send out, and this sends 4"),
        ("A deploy 250 11 0 0 0 0 0", "you have 5 rats to send out, and this sends 261"),
        ("A deploy 6 0 0 0 0 0 0", "you have 5 rats to send out, and this sends 6"),
        (
            "A deploy 5 0 0 0 0 0 0 hide",
            "a cheese can be hidden only with Hide the Cheese, and only if you have one",
        ),
        (
            "A deploy 4 0 0 0 0 0 0 both 1",
            "rats can be in pantry and nursery at once only with Locked and Loaded",
        ),
        ("A holy yes", "that is no answer to what is asked now"),
    ] {
        assert_eq!(play.refuses(wrong), reason);
    }
    for negative in ["deploy 6 -1 0 0 0 0 0", "deploy -1 6 0 0 0 0 0"] {
        assert!(negative.parse::<Decision>().is_err(), "{negative}");
    }
    play.does("A deploy 5 0 0 0 0 0 0, C deploy 7 0 0 0 0 0 0");
    play.tells("All screens up: A 5 0 0 0 0 0 0, B 7 0 0 0 0 0 0, C 7 0 0 0 0 0 0.");
}

#[test]
fn land_39_a_player_without_available_rats_is_not_waited_for_unless_he_may_hide_a_cheese() {
    let boards = "A[0] cheese 3 infirmary 1; B[2] cheese 3; C[0] cheese 0 lost 2";
    let mut play = Play::at(boards);
    assert_eq!(play.asked().to_string(), "B");
    assert_eq!(play.refuses("A deploy 0 0 0 0 0 0 0"), "nothing is asked of A now");
    play.does("B deploy 0 0 0 0 0 2 0");
    play.tells("All screens up: A 0 0 0 0 0 0 0, B 0 0 0 0 0 2 0, C 0 0 0 0 0 0 0.");

    let mut play = Play::at(&format!("{boards}; event hide_the_cheese"));
    assert_eq!(play.asked().to_string(), "AB", "C has no cheese to hide");
    play.does("A deploy 0 0 0 0 0 0 0 hide, B deploy 0 0 0 0 0 2 0");

    // With no rat in the game all goes on by itself.
    let mut play = Play::at(
        "A[1] cheese 0; B[0]; dump k1; past abundance massive_attack dr_cheese rattibal_lecter; \
         events helmet_rat strategists locked_and_loaded end_of_game drunk just_in_time",
    );
    play.does("A deploy 1 0 0 0 0 0 0");
    assert_eq!(play.lines("All screens up").len(), 4, "rounds 1 to 4");
    assert!(play.asked().is_empty());
    to_the_end(&mut play).standing();
}

#[test]
fn land_40_after_the_reveal_no_rat_moves_before_phase_3() {
    // Ninjas are asked at the start of phase 3.
    let mut play = Play::at(
        "A[9] cheese 0 clan ninjas dealt ninjas seers; B[7] cheese 5 infirmary 1 lost 1 clan mutants dealt mutants warriors; \
         C[3] cheese 5 clan family dealt family explorers; with clans on",
    );
    play.does("A deploy 1 1 1 2 0 2 2, B deploy 1 1 1 1 1 1 1, C deploy 3 0 0 0 0 0 0");
    assert_eq!(play.asked().to_string(), "A");
    assert_eq!(play.sewer('A').rats, Rats::new([1, 1, 1, 2, 0, 2, 2, 0]));
    assert_eq!(play.sewer('B').rats, Rats::new([1, 1, 1, 1, 1, 1, 1, 0]));
    assert_eq!((play.sewer('B').infirmary, play.sewer('B').lost), (1, 1));
    assert_eq!(play.sewer('C').rats, Rats::new([3, 0, 0, 0, 0, 0, 0, 0]));
    assert!(play.story().last().unwrap().starts_with("All screens up"), "and nothing has happened");
}
