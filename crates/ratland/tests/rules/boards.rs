//! Aggressive boards: LAND-128 to LAND-147.

use crate::play::{Play, Sewers as _, options, seat};
use crate::tables::{during, early, late};
use ratland::{Phase, Side};
use table::Face;

/// A last round in which all boards are aggressive.
fn aggressive(rest: &str) -> Play {
    Play::at(&early(&format!("{rest}; with boards aggressive")))
}

/// A last round in which each player has said which side lies up: `plays friendly`, `plays aggressive`.
fn mixed(rest: &str) -> Play {
    Play::at(&early(&format!("{rest}; with boards secret_choice")))
}

/// All who lost a rat in an attack, and where.
fn killed(play: &Play) -> Vec<String> {
    play.lines("loses a rat")
}

#[test]
fn land_128_all_boards_are_friendly_or_all_aggressive() {
    let seats = "A[1] cheese 0; B[2] cheese 0; C[1] cheese 0";
    let deployed = "A deploy 0 0 0 1 0 0 0, B deploy 0 0 0 1 0 1 0, C deploy 0 0 0 0 0 1 0";
    let mut play = Play::at(&early(seats));
    play.does(deployed);
    assert_eq!(killed(&play), [""; 0]);
    let mut play = aggressive(seats);
    play.does(deployed);
    assert_eq!(killed(&play), ["A loses a rat in the left.", "B loses a rat in the left."]);
    for (boards, side) in [("friendly", Side::Friendly), ("aggressive", Side::Aggressive)] {
        let view = Play::dealt(4, &options(&format!("boards={boards}")), 1).view(None);
        assert_eq!(view.sides.iter().filter(|(_, shown)| **shown == Face::Up(side)).count(), 4);
        assert_eq!(view.public.phase, Phase::Deploy, "nobody is asked for a side");
    }
}

#[test]
fn land_129_sides_are_chosen_in_secret_after_the_clans_and_shown_with_the_first_deployments() {
    let mut play = Play::dealt(3, &options("boards=secret_choice clans=on"), 3);
    assert_eq!(play.everything().public.phase, Phase::ClanChoice);
    play.defaults();
    assert_eq!((play.everything().public.phase, play.waits_for()), (Phase::BoardChoice, "ABC".to_owned()));
    play.does("A board aggressive, B board friendly, C board aggressive");
    let seen = |play: &Play, onlooker| {
        let sides = play.view(onlooker).sides;
        ['A', 'B', 'C'].map(|who| sides[seat(who)].up())
    };
    assert_eq!(play.everything().public.round, 1, "before the first round");
    assert_eq!(seen(&play, Some('A')), [Some(Side::Aggressive), None, None]);
    assert_eq!(seen(&play, Some('B')), [None, Some(Side::Friendly), None]);
    assert_eq!(seen(&play, None), [None; 3]);
    play.stay();
    play.tells("The boards: A aggressive, B friendly, C aggressive.");
    let all = [Some(Side::Aggressive), Some(Side::Friendly), Some(Side::Aggressive)];
    assert_eq!((seen(&play, Some('B')), seen(&play, None)), (all, all));

    // For the whole game: nobody is asked again.
    let mut play = Play::dealt(3, &options("boards=secret_choice"), 3);
    play.does("A board aggressive, B board friendly, C board aggressive");
    play.defaults();
    while !play.asked().is_empty() {
        assert_ne!(play.everything().public.phase, Phase::BoardChoice);
        play.defaults();
    }
    assert_eq!(seen(&play, None), all);
    assert_eq!(play.lines("The boards").len(), 1);
}

#[test]
fn land_130_an_aggressive_attack_that_is_stronger_kills_a_defending_rat() {
    let mut play = aggressive("A[3] cheese 0; B[2] cheese 0; C[0] cheese 0");
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 0 0 2 0");
    assert_eq!(killed(&play), ["B loses a rat in the pantry."]);
    assert_eq!(
        (play.stock('A'), play.stock('B')),
        ("3 rats, 0 cheese".to_owned(), "1 rats, 0 cheese".to_owned())
    );
}

#[test]
fn land_131_an_aggressive_attack_that_is_not_stronger_costs_an_attacking_rat() {
    for defending in [3, 2] {
        let mut play = aggressive(&format!("A[2] cheese 0; B[0] cheese 0; C[{defending}] cheese 0"));
        play.does(&format!("A deploy 0 0 0 0 2 0 0, C deploy 0 0 0 0 0 {defending} 0"));
        assert_eq!(killed(&play), ["A loses a rat in the right."]);
        assert_eq!(play.sewer('A').available(), 1);
        assert_eq!(play.sewer('C').available(), defending);
    }
}

#[test]
fn land_132_the_killed_go_to_the_supply_before_births() {
    let mut play = aggressive("A[2] cheese 0; B[1] cheese 0; C[1] cheese 0; supply 0");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 1 0, C deploy 0 0 0 0 0 0 1");
    play.tells("C: 1 born.");
    assert_eq!(
        (play.stock('B'), play.supply()),
        ("0 rats, 0 cheese".to_owned(), 0),
        "nobody in the graveyard"
    );
    assert!(play.when("attacks") < play.when("loses"), "at the end of the phase");
}

#[test]
fn land_133_deaths_change_no_theft_and_no_other_attack() {
    // A and C each kill a rat of B, and still each meets two; B's attack fails against one, though none is left later.
    let mut play = aggressive("A[3] cheese 0; B[3] cheese 9; C[4] cheese 9");
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 1 0 2 0, C deploy 0 0 0 0 3 1 0");
    play.tells("A attacks B from the left tunnel, 3 against 2, and steals 1.");
    play.tells("C attacks B from the right tunnel, 3 against 2, and steals 1.");
    play.tells("B attacks C from the left tunnel, 1 against 1, and steals 0.");
    assert_eq!(killed(&play).len(), 3);
}

#[test]
fn land_134_two_neighbours_kill_up_to_two_rats_of_a_pantry() {
    for (defending, dead) in [(2, 2), (1, 1)] {
        let mut play = aggressive(&format!("A[3] cheese 0; B[{defending}] cheese 0; C[3] cheese 0"));
        play.does(&format!(
            "A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 0 0 {defending} 0, C deploy 0 0 0 0 3 0 0"
        ));
        assert_eq!(killed(&play), vec!["B loses a rat in the pantry."; dead]);
    }
}

#[test]
fn land_135_rats_in_the_pantry_die_before_those_in_both_and_the_dead_do_not_breed() {
    let locked = |attackers: &str| {
        let seats = "A[3] cheese 9; B[2] cheese 9; C[3] cheese 9; with boards aggressive";
        let mut play = Play::at(&during("locked_and_loaded", seats));
        play.does(attackers).does("B deploy 0 0 0 0 0 1 0 both 1");
        play
    };
    let one = locked("A deploy 0 0 0 3 0 0 0, C deploy 3 0 0 0 0 0 0");
    assert_eq!(killed(&one), ["B loses a rat in the pantry."]);
    one.tells("B: 1 born.");
    let two = locked("A deploy 0 0 0 3 0 0 0, C deploy 0 0 0 0 3 0 0");
    assert_eq!(killed(&two), ["B loses a rat in the pantry.", "B loses a rat in the both."]);
    assert_eq!(two.lines("B: "), [""; 0], "nobody is born");
}

#[test]
fn land_136_a_ninja_theft_without_greater_strength_is_a_failed_attack() {
    let mut play = aggressive("A[2] cheese 0 clan ninjas; B[2] cheese 3; C[0] cheese 0");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 2 0, A ninja yes");
    play.tells("A attacks B from the left tunnel, 2 against 2, and steals 1.");
    assert_eq!(killed(&play), ["A loses a rat in the left."]);
}

#[test]
fn land_137_without_real_defenders_nobody_is_killed() {
    let mut play = aggressive("A[1] cheese 0; B[1] cheese 0; C[0] cheese 0");
    play.does("A deploy 0 0 0 1 0 0 0, B deploy 0 0 0 0 0 0 1");
    assert_eq!(killed(&play), [""; 0]);
    // The Warriors' strength is no rat.
    let warriors = "A[3] cheese 0; B[1] cheese 0 clan warriors; C[0] cheese 0; with boards aggressive";
    let mut play = Play::at(&late(warriors));
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 1 0 0 0 0 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 2, and steals 0.");
    assert_eq!((killed(&play).len(), play.sewer('B').available()), (0, 1));
}

#[test]
fn land_138_by_default_only_attacks_of_aggressive_players_kill() {
    let seats = "A[2] cheese 0 plays friendly; B[2] cheese 0 plays aggressive; C[2] cheese 0 plays friendly";
    let mut play = mixed(seats);
    // A fails against B, C beats B; B attacks nobody.
    play.does("A deploy 0 0 0 1 0 1 0, B deploy 1 0 0 0 0 1 0, C deploy 0 0 0 0 2 0 0");
    assert_eq!(play.lines("attacks").len(), 2);
    assert_eq!(killed(&play), [""; 0]);
}

#[test]
fn land_139_in_any_combat_who_attacks_an_aggressive_player_in_vain_loses_a_rat() {
    let any = "with aggressive_combat any_combat";
    let seats = "A[2] cheese 0 plays friendly; B[2] cheese 0 plays aggressive; C[2] cheese 0 plays friendly";
    let mut play = mixed(&format!("{seats}; {any}"));
    play.does("A deploy 0 0 0 1 0 1 0, B deploy 1 0 0 0 0 1 0, C deploy 0 0 0 0 2 0 0");
    assert_eq!(killed(&play), ["A loses a rat in the left."], "and B's pantry, beaten by C, loses nobody");
    // Friendly against friendly.
    let mut play = mixed(&format!("{seats}; {any}"));
    play.does("A deploy 0 0 0 0 1 1 0, B deploy 2 0 0 0 0 0 0, C deploy 0 0 0 0 0 2 0");
    assert_eq!((play.lines("attacks").len(), killed(&play).len()), (1, 0));
    // Among aggressive players both values are the same.
    let all = "A[2] cheese 0; B[2] cheese 0; C[2] cheese 0";
    let story = |option: &str| {
        let mut play = aggressive(&format!("{all}{option}"));
        play.does("A deploy 0 0 0 1 0 1 0, B deploy 1 0 0 0 0 1 0, C deploy 0 0 0 0 2 0 0");
        killed(&play)
    };
    assert_eq!(story(""), story(&format!("; {any}")));
    assert_eq!(story("").len(), 2);
}

#[test]
fn land_140_with_two_players_the_rats_of_a_tunnel_attack_and_defend_and_lose_one_at_most() {
    // Both reasons hit B's right tunnel: it is beaten, and it attacks in vain.
    let mut play = aggressive("A[3] cheese 0; B[2] cheese 0");
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 0 2 0 0");
    assert_eq!(killed(&play), ["B loses a rat in the right."]);
    // Equal strengths: each attack fails. The pantry has no part in it.
    let mut play = aggressive("A[2] cheese 0; B[2] cheese 0");
    play.does("A deploy 0 0 0 0 2 0 0, B deploy 0 0 0 2 0 0 0");
    assert_eq!(killed(&play), ["A loses a rat in the right.", "B loses a rat in the left."]);
    let mut play = aggressive("A[2] cheese 0; B[2] cheese 0");
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 2 0");
    assert_eq!(killed(&play), [""; 0], "nobody stands in the facing tunnel");
    // Equal strengths again: the rats of a friendly player die in vain only with any_combat.
    for (option, dead) in [("own_attacks", &["B"][..]), ("any_combat", &["A", "B"])] {
        let seats = "A[2] cheese 0 plays friendly; B[2] cheese 0 plays aggressive";
        let mut play = mixed(&format!("{seats}; with aggressive_combat {option}"));
        play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 2 0 0");
        let losers: Vec<String> = killed(&play).iter().map(|line| line[..1].to_owned()).collect();
        assert_eq!(losers, dead);
    }
}

#[test]
fn land_141_the_aggressive_player_with_the_most_rats_in_an_area_wounds_a_rat_of_another() {
    let mut play = aggressive("A[3] cheese 0; B[1] cheese 0; C[2] cheese 0; D[1] cheese 0");
    play.does(
        "A deploy 3 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0, C deploy 2 0 0 0 0 0 0, D deploy 0 0 0 0 0 1 0",
    );
    assert_eq!(
        (play.waits_for(), play.list('A')),
        ("A".to_owned(), vec!["wound B".into(), "wound C".into()])
    );
    assert_eq!(play.refuses("A wound D"), "D has no rat there to be wounded");
    assert_eq!(play.refuses("A wound A"), "A has no rat there to be wounded");
    play.does("A wound C");
    assert_eq!(
        (play.stock('C'), play.stock('B')),
        ("1 rats, 0 cheese, infirmary 1".into(), "1 rats, 0 cheese".into())
    );
    // The tie rule says who has the most; and where there is one victim only, nobody is asked.
    for (active, by) in [('A', 'A'), ('B', 'B'), ('C', 'A')] {
        let mut play = aggressive(&format!("A[2] cheese 0; B[2] cheese 0; C[0] cheese 0; active {active}"));
        play.does("A deploy 2 0 0 0 0 0 0, B deploy 2 0 0 0 0 0 0");
        let victim = if by == 'A' { 'B' } else { 'A' };
        assert_eq!(play.lines("wounds"), [format!("{by} wounds a rat of {victim} in the dump.")]);
    }
    // Alone in an area there is nobody to wound.
    let mut play = aggressive("A[2] cheese 0; B[2] cheese 0");
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 0 2 0 0 0 0 0");
    assert_eq!(play.lines("wounds"), [""; 0]);
}

#[test]
fn land_142_if_a_friendly_player_has_the_most_rats_nobody_is_wounded() {
    let seats = |a: u8, b: u8| {
        let mut play = mixed(&format!(
            "A[{a}] cheese 0 plays friendly; B[{b}] cheese 0 plays aggressive; C[1] cheese 0 plays friendly; active A"
        ));
        play.does(&format!("A deploy {a} 0 0 0 0 0 0, B deploy {b} 0 0 0 0 0 0, C deploy 1 0 0 0 0 0 0"));
        play
    };
    assert_eq!(seats(3, 2).waits_for(), "", "A has the most");
    assert_eq!(seats(2, 2).waits_for(), "", "A has the most by the tie rule");
    assert_eq!(seats(2, 3).waits_for(), "B");
}

#[test]
fn land_143_a_wounded_rat_draws_nothing_and_the_order_is_taken_after_the_fight() {
    // Of B and C, two rats each, B would be first; C is, with one rat left.
    let mut play = aggressive("A[3] cheese 0; B[2] cheese 0; C[2] cheese 0; dump w9; active A");
    play.does("A deploy 3 0 0 0 0 0 0, B deploy 2 0 0 0 0 0 0, C deploy 2 0 0 0 0 0 0, A wound C");
    let draws = ["C draws in the dump: -.", "B draws in the dump: w1.", "A draws in the dump: w2."];
    assert_eq!(play.lines("draws"), draws);
    // With friendly C the wounded rat shows by itself: one piece of two.
    let seats = "A[3] cheese 0 plays aggressive; B[0] cheese 0 plays friendly; C[2] cheese 0 plays friendly";
    let mut play = mixed(&format!("{seats}; dump w9"));
    play.does("A deploy 3 0 0 0 0 0 0, C deploy 2 0 0 0 0 0 0");
    assert_eq!(play.lines("draws"), ["C draws in the dump: w1.", "A draws in the dump: w2."]);
}

#[test]
fn land_144_a_wounded_rat_counts_as_sent_is_fed_and_returns() {
    // B's only rat in the dump is wounded: the Scavengers sent one there, so they do not scavenge there.
    let seats = "A[2] cheese 0; B[4] cheese 1 clan scavengers; dump w9; city w9";
    let mut play = aggressive(seats);
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 3 0");
    play.tells("A wounds a rat of B in the dump.");
    assert_eq!(play.waits_for(), "B");
    assert!(play.when("The bag for the city") > 0, "asked in the city, not in the dump");
    assert_eq!(play.lines("B draws"), [""; 0]);
    play.does("B scavenge no");
    play.tells("B feeds 4 rats: 1 of 1 cheese.");
    assert_eq!(play.stock('B'), "3 rats, 0 cheese, infirmary 1");

    // Strategists do not pay for the dump either.
    let seats = "A[2] cheese 0; B[1] cheese 0; with boards aggressive";
    let mut play = Play::at(&during("strategists", seats));
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
    assert_eq!(play.stock('B'), "0 rats, 2 cheese, infirmary 1");

    let mut play = Play::at("A[2] cheese 0; B[1] cheese 0; with boards aggressive");
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
    assert_eq!((play.sewer('B').infirmary, play.waits_for()), (1, "A".to_owned()), "not in the next round");
    play.stay();
    play.tells("B: 1 from the infirmary and 0 lost come back.");
}

#[test]
fn land_145_there_is_a_fight_in_each_area_after_the_bag_is_filled_and_before_its_draws() {
    let mut play = aggressive("A[6] cheese 9; B[3] cheese 9; dump w9; city w9; field w9");
    play.does("A deploy 2 2 2 0 0 0 0, B deploy 1 1 1 0 0 0 0");
    let wounds = ["dump", "city", "field"].map(|area| format!("A wounds a rat of B in the {area}."));
    assert_eq!(play.lines("wounds"), wounds);
    for area in ["dump", "city", "field"] {
        let fight = play.when(&format!("wounds a rat of B in the {area}"));
        assert!(play.when(&format!("The bag for the {area}")) < fight);
        assert!(fight < play.when(&format!("draws in the {area}")));
    }
    assert_eq!(play.sewer('B').infirmary, 3);
}

#[test]
fn land_146_an_aggressive_player_draws_one_piece_fewer_in_every_area() {
    let mut play = aggressive("A[3] cheese 0; B[2] cheese 0; dump w9; city w9; field w9");
    play.does("A deploy 2 0 1 0 0 0 0, B deploy 0 2 0 0 0 0 0");
    let draws = ["A draws in the dump: w1.", "B draws in the city: w1.", "A draws in the field: -."];
    assert_eq!(play.lines("draws"), draws);
    // The place in the order follows the rats: A, aggressive, has two rats and draws one piece, like B; B is first.
    let seats = "A[2] cheese 0 plays aggressive; B[3] cheese 0 plays friendly; C[2] cheese 0 plays friendly; active C";
    let mut play = mixed(&format!("{seats}; dump w9"));
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 3 0 0 0 0 0 0, C deploy 2 0 0 0 0 0 0");
    let draws = ["C draws in the dump: w2.", "A draws in the dump: w1.", "B draws in the dump: w3."];
    assert_eq!(play.lines("draws"), draws);
}

#[test]
fn land_147_the_recyclers_piece_comes_on_top_and_scavenged_or_paid_cheese_is_not_reduced() {
    let mut play = aggressive("A[1] cheese 0 clan recyclers; B[1] cheese 0 clan scavengers; dump w9");
    play.does("A deploy 1 0 0 0 0 0 0, B deploy 0 0 0 0 0 1 0, B scavenge yes");
    assert_eq!(play.lines("draws"), ["A draws in the dump: w1.", "B draws in the dump: w1."]);
    let mut play = aggressive("A[3] cheese 0 clan recyclers; B[0] cheese 0; dump w9");
    play.does("A deploy 3 0 0 0 0 0 0");
    assert_eq!(play.lines("draws"), ["A draws in the dump: w3."], "one fewer, and one more");
    let mut play = Play::at(&during("strategists", "A[1] cheese 0; B[0] cheese 0; with boards aggressive"));
    play.does("A deploy 0 0 0 0 0 1 0");
    assert_eq!((play.cheese('A'), play.cheese('B')), (3, 3));
}
