//! Clans: how they are dealt and when they grow (LAND-148 to LAND-151), and those that work outside the areas.

use crate::play::{Play, Sewers as _, options, seat};
use crate::tables::{before, during, early, late, with_clans};
use ratland::{Clan, EventCard, Phase};
use std::collections::BTreeSet;
use table::Face;

/// Seats C to G of a table of seven, who do nothing.
const IDLE: &str = "C[0] cheese 0; D[0] cheese 0; E[0] cheese 0; F[0] cheese 0; G[0] cheese 0";

#[test]
fn land_148_everyone_is_dealt_two_clans_and_keeps_one() {
    for (seats, copies) in [(2, 1), (6, 1), (12, 2)] {
        let mut firsts = BTreeSet::new();
        for seed in 0..60 {
            let mut play = Play::dealt(seats, &options("clans=on"), seed);
            let everything = play.everything();
            assert_eq!((everything.public.phase, everything.public.round), (Phase::ClanChoice, 0));
            let all: Vec<Clan> =
                everything.dealt.iter().flat_map(|(_, dealt)| dealt.map(|card| card.up().unwrap())).collect();
            for clan in Clan::ALL {
                assert!(all.iter().filter(|&&dealt| dealt == clan).count() <= copies);
            }
            firsts.insert(all[0].name());
            // Each sees the own two only, and the gallery none.
            for onlooker in [Some('A'), Some('B'), None] {
                for (owner, dealt) in play.view(onlooker).dealt.iter() {
                    assert_eq!(dealt.iter().all(|card| !card.is_down()), onlooker == Some(owner.letter()));
                }
            }
            play.defaults();
            let revealed = play.view(None);
            for (owner, sewer) in revealed.public.sewers.iter() {
                assert_eq!(
                    sewer.clan,
                    everything.dealt[owner][0].up(),
                    "open for all, and the discard is not"
                );
                assert_eq!(revealed.dealt[owner], [Face::Down; 2]);
            }
        }
        assert!(firsts.len() >= 11, "at random: {firsts:?}");
    }
    let mut play = Play::at(
        "with clans on; A[7] cheese 2 dealt mutants seers; B[7] cheese 2 dealt ninjas family; round 0; clans",
    );
    assert_eq!(play.refuses("A clan ninjas"), "ninjas was not dealt to you; keep one of your two cards");
    play.does("A clan seers");
    assert_eq!(play.view(Some('B')).public.sewers[seat('A')].clan, None, "not before all have chosen");
    play.does("B clan ninjas");
    play.tells("The clans: A seers, B ninjas.");
    assert_eq!(play.everything().public.phase, Phase::Deploy);
    // Without the option there are none.
    assert_eq!(Play::dealt(4, &options(""), 1).sewer('A').clan, None);
}

#[test]
fn land_149_with_two_copies_a_clan_may_come_twice_and_even_to_one_player_who_is_asked_all_the_same() {
    let (mut to_two, mut to_one) = (0, 0);
    for seed in 0..60 {
        let mut play = Play::dealt(12, &options("clans=on"), seed);
        assert_eq!(play.asked().len(), 12, "everyone is asked");
        to_one += play.everything().dealt.iter().filter(|(_, [one, other])| one == other).count();
        play.defaults();
        let kept: BTreeSet<&str> =
            play.everything().public.sewers.iter().map(|(_, it)| it.clan.unwrap().name()).collect();
        to_two += usize::from(kept.len() < 12);
    }
    assert!(to_two > 40, "{to_two} of 60");
    // One pair in 23 is of equals: 31 of the 720 that were dealt here.
    assert!((10..60).contains(&to_one), "{to_one}");
    let mut play = Play::at(&format!(
        "with clans on; A[7] cheese 2 dealt seers seers; B[7] cheese 2 dealt ninjas ninjas; {}; round 0; clans",
        "C[7] cheese 2 dealt family warriors; D[7] cheese 2 dealt family warriors; E[7] cheese 2 dealt mutants mutants; \
         F[7] cheese 2 dealt athletes corrupt; G[7] cheese 2 dealt athletes corrupt"
    ));
    assert_eq!((play.waits_for(), play.list('A')), ("ABCDEFG".to_owned(), vec!["clan seers".into()]));
    play.does("C clan family, D clan family, A clan seers, B clan ninjas, E clan mutants, F clan corrupt, G clan athletes");
    assert_eq!(play.sewer('C').clan, play.sewer('D').clan);
}

#[test]
fn land_150_powers_grow_with_the_reveal_of_the_first_final_event() {
    // Explorers: with Just in Time as the first final event both lost rats bring a cheese already.
    let lost = "A[1] cheese 0; B[0] cheese 0 lost 2 clan explorers; active A; lecter A";
    let mut play = Play::at(&before("just_in_time", lost));
    assert!(!play.everything().public.upgraded);
    play.does("A lecter none");
    play.tells("B +2 cheese brought back.");
    // The End card is a final card and changes nothing.
    let mut play = Play::at(&before("end_of_game", "A[1] cheese 0 clan alchemists; B[0] cheese 0"));
    play.stay();
    assert!(!play.everything().public.upgraded);
    // In round 6, in the long game in round 8; and for the rest of the game.
    for (set, first) in [("clans=on", 6), ("clans=on initial_events=7", 8)] {
        let mut seen = false;
        for seed in 0..8 {
            let mut play = Play::dealt(2, &options(set), seed);
            while !play.asked().is_empty() {
                play.default_once();
                let public = play.everything().public;
                let end = public.event == Some(EventCard::EndOfGame);
                let grown = public.round > first || public.round == first && !end;
                assert_eq!(public.upgraded, grown, "round {}", public.round);
                seen |= grown;
            }
        }
        assert!(seen);
    }
}

#[test]
fn land_151_the_upgraded_power_replaces_the_base_power() {
    // Recyclers no longer draw a piece more.
    let mut play = Play::at(&late("A[1] cheese 0 clan recyclers; B[0] cheese 0; dump y9"));
    play.does("A deploy 1 0 0 0 0 0 0");
    play.tells("A draws in the dump: y1.");
    // Explorers get 1 for one rat, not 2; the Family 1 birth, not 2; Ninjas do not sneak with 2 rats.
    let mut play = Play::at(&late(
        "A[1] cheese 0 lost 1 clan explorers; B[2] cheese 0 clan ninjas; C[1] cheese 0 clan family",
    ));
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 2 0 0 0, C deploy 0 0 0 0 0 1 0");
    play.tells("A +1 cheese brought back.");
    play.tells("C: 1 born.");
    assert_eq!(play.lines("sneak"), [""; 0]);
}

#[test]
fn land_158_explorers_get_one_cheese_when_lost_rats_return() {
    let mut play = Play::at(&early("A[1] cheese 0 lost 2 clan explorers; B[0] cheese 0 lost 1"));
    play.stay();
    assert_eq!(
        (play.stock('A'), play.stock('B')),
        ("3 rats, 1 cheese".to_owned(), "1 rats, 0 cheese".to_owned())
    );
    let mut play = Play::at(&early("A[1] cheese 0 infirmary 2 clan explorers; B[0] cheese 0"));
    play.stay();
    assert_eq!(play.stock('A'), "3 rats, 0 cheese", "the infirmary pays nothing");
}

#[test]
fn land_159_upgraded_explorers_get_a_cheese_for_each_lost_rat() {
    let mut play = Play::at(&late("A[1] cheese 0 lost 2 infirmary 1 clan explorers; B[0] cheese 0"));
    play.stay();
    play.tells("A +2 cheese brought back.");
}

#[test]
fn land_160_explorers_are_paid_for_just_in_time_at_once_and_not_again() {
    let lost = "A[2] cheese 0; B[0] cheese 0 lost 2 clan explorers; C[0] cheese 0; active A; lecter A";
    let mut play = Play::at(&before("just_in_time", lost));
    play.does("A lecter none");
    assert_eq!((play.cheese('B'), play.everything().public.phase), (2, Phase::Deploy));
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 1 1");
    play.tells("A attacks B from the left tunnel, 2 against 1, and steals 1.");
    assert_eq!(play.lines("brought back").len(), 1);
}

#[test]
fn land_164_alchemists_may_turn_a_cheese_into_a_rat_after_feeding() {
    let table = early("A[4] cheese 3 clan alchemists; B[0] cheese 3");
    let mut play = Play::at(&table);
    let supply = play.supply();
    play.stay();
    assert_eq!((play.waits_for(), play.cheese('A')), ("A".to_owned(), 2), "after feeding");
    assert_eq!(play.refuses("A alchemy 2"), "at most 1 cheeses can become rats now");
    play.does("A alchemy 1");
    assert_eq!((play.stock('A'), play.supply()), ("5 rats, 1 cheese".to_owned(), supply - 1));
    let mut play = Play::at(&table);
    play.stay().does("A alchemy 0");
    assert_eq!(play.stock('A'), "4 rats, 2 cheese");
}

#[test]
fn land_165_upgraded_alchemists_turn_up_to_two_cheeses() {
    let mut play = Play::at(&late("A[1] cheese 3 clan alchemists; B[0] cheese 0"));
    play.stay();
    assert_eq!(play.list('A'), ["alchemy 0", "alchemy 1", "alchemy 2"]);
    play.does("A alchemy 2");
    assert_eq!(play.stock('A'), "3 rats, 1 cheese");
}

#[test]
fn land_166_alchemists_need_cheese_and_a_rat_in_the_supply_and_do_not_feed_the_new_rat() {
    for (seats, most) in [
        ("A[1] cheese 1 clan alchemists; B[0] cheese 0", 1),
        ("A[1] cheese 3 clan alchemists; B[0] cheese 0; supply 1", 1),
        ("A[1] cheese 0 clan alchemists; B[0] cheese 0", 0),
        ("A[1] cheese 3 clan alchemists; B[0] cheese 0; supply 0", 0),
    ] {
        let mut play = Play::at(&late(seats));
        play.stay();
        assert_eq!(play.waits_for(), if most > 0 { "A" } else { "" });
        if most > 0 {
            assert_eq!(play.list('A').len(), most + 1);
        }
    }
    // 3 rats cost nothing, 4 would; next round there are 4 to deploy.
    let mut play = Play::at(&with_clans(
        "A[3] cheese 1 clan alchemists; B[0] cheese 0; events massive_attack \
        helmet_rat dr_cheese abundance cousins_visit drunk holy_rat strategists just_in_time end_of_game",
    ));
    play.stay().does("A alchemy 1");
    assert_eq!(play.stock('A'), "4 rats, 0 cheese");
    play.does("A deploy 4 0 0 0 0 0 0");
}

#[test]
fn land_167_athletes_may_move_a_rat_right_after_the_reveal() {
    let table = early("A[2] cheese 0 clan athletes; B[1] cheese 1; C[0] cheese 0");
    let mut play = Play::at(&table);
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
    assert_eq!(play.waits_for(), "A");
    assert_eq!(play.refuses("A move dump>left dump>right"), "at most 1 rats may move");
    assert_eq!(play.refuses("A move city>left"), "more rats would leave the city than stood there");
    assert_eq!(play.refuses("A move dump>dump"), "a rat moves to another place, not to where it is");
    play.does("A move dump>left");
    play.tells("A attacks B from the left tunnel, 1 against 0, and steals 1.");
    let mut play = Play::at(&table);
    play.does("A deploy 2 0 0 0 0 0 0, B deploy 1 0 0 0 0 0 0, A move none");
    assert_eq!(play.lines("attacks"), [""; 0]);
}

#[test]
fn land_168_upgraded_athletes_move_up_to_three_different_rats() {
    let mut play = Play::at(&late("A[3] cheese 0 clan athletes; B[1] cheese 9; C[0] cheese 9"));
    play.does("A deploy 2 1 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
    // No rat twice: the one that comes to the field cannot go on, and only two can leave the dump.
    assert_eq!(
        play.refuses("A move dump>field field>left"),
        "more rats would leave the field than stood there"
    );
    assert_eq!(
        play.refuses("A move dump>left dump>left dump>left"),
        "more rats would leave the dump than stood there"
    );
    play.does("A move dump>left dump>left city>right");
    play.tells("A attacks B from the left tunnel, 2 against 0, and steals 2.");
    play.tells("A attacks C from the right tunnel, 1 against 0, and steals 1.");
    let four: Result<ratland::Decision, _> = "move dump>left dump>left city>right city>left".parse();
    assert!(four.is_err(), "four moves are not even written");
}

#[test]
fn land_169_athletes_cannot_move_the_poisoned_or_the_lost_nor_overfill_both() {
    let mut play = Play::at(&during("locked_and_loaded", "A[4] cheese 9 clan athletes; B[0] cheese 0"));
    play.does("A deploy 1 0 0 0 0 0 0 both 3");
    assert_eq!(play.refuses("A move dump>both"), "at most 3 rats can be in pantry and nursery at once");
    // All at once: another leaves at the same time.
    play.does("A move dump>both both>nursery");
    play.tells("A: 4 born.");
    let mut play = Play::at(&late("A[1] cheese 0 infirmary 2 lost 2 clan athletes; B[0] cheese 0"));
    play.does("A deploy 1 0 0 0 0 0 0");
    assert_eq!(
        play.refuses("A move dump>both"),
        "rats can be in pantry and nursery at once only with Locked and Loaded"
    );
    assert_eq!(play.refuses("A move dump>city dump>left"), "more rats would leave the dump than stood there");
    // Nobody to move: not asked.
    let mut play = Play::at(&early("A[0] cheese 0 infirmary 2 clan athletes; B[1] cheese 0"));
    play.stay();
    assert_eq!(play.waits_for(), "");
}

#[test]
fn land_170_ninjas_with_exactly_two_rats_in_exactly_one_tunnel_may_steal_one_whatever_the_defence() {
    let deployed = |deployment: &str| {
        let mut play = Play::at(&early("A[4] cheese 0 clan ninjas; B[9] cheese 9; C[0] cheese 9"));
        play.does(&format!("A deploy {deployment}, B deploy 0 0 0 0 0 9 0"));
        play
    };
    for (deployment, asked) in [
        ("2 0 0 2 0 0 0", "A"),
        ("2 0 0 0 2 0 0", "A"),
        ("3 0 0 1 0 0 0", ""),
        ("1 0 0 3 0 0 0", ""),
        ("0 0 0 2 2 0 0", ""),
        ("1 0 0 2 1 0 0", ""),
        ("4 0 0 0 0 0 0", ""),
    ] {
        assert_eq!(deployed(deployment).waits_for(), asked, "{deployment}");
    }
    deployed("2 0 0 2 0 0 0")
        .does("A ninja yes")
        .tells("A attacks B from the left tunnel, 2 against 9, and steals 1.");
    deployed("2 0 0 2 0 0 0")
        .does("A ninja no")
        .tells("A attacks B from the left tunnel, 2 against 9, and steals 0.");
}

#[test]
fn land_171_upgraded_ninjas_may_steal_with_every_tunnel_that_holds_one_rat() {
    let deployed = |deployment: &str| {
        let mut play = Play::at(&late("A[3] cheese 0 clan ninjas; B[9] cheese 9; C[9] cheese 9"));
        play.does(&format!("A deploy {deployment}, B deploy 0 0 0 0 0 9 0, C deploy 0 0 0 0 0 9 0"));
        play
    };
    let mut play = deployed("1 0 0 1 1 0 0");
    assert_eq!(
        play.everything().public.phase,
        Phase::Ninja { seat: seat('A'), tunnel: ratland::Tunnel::Left }
    );
    play.does("A ninja no, A ninja yes");
    play.tells("A attacks B from the left tunnel, 1 against 9, and steals 0.");
    play.tells("A attacks C from the right tunnel, 1 against 9, and steals 1.");
    // One of them alone, beside another of two.
    let mut play = deployed("0 0 0 2 1 0 0");
    play.does("A ninja yes");
    play.tells("A attacks B from the left tunnel, 2 against 9, and steals 0.");
    play.tells("A attacks C from the right tunnel, 1 against 9, and steals 1.");
    assert_eq!(deployed("1 0 0 2 0 0 0").waits_for(), "");
}

#[test]
fn land_172_a_ninja_entitlement_does_not_add_to_the_difference() {
    for (defending, stolen) in [(0, 2), (1, 1), (2, 1)] {
        let mut play =
            Play::at(&early(&format!("A[2] cheese 0 clan ninjas; B[{defending}] cheese 9; C[0] cheese 0")));
        play.does("A deploy 0 0 0 2 0 0 0");
        if defending > 0 {
            play.does(&format!("B deploy 0 0 0 0 0 {defending} 0"));
        }
        assert_eq!(play.waits_for(), "A", "asked even where the difference is enough");
        play.does("A ninja yes");
        assert_eq!(play.cheese('A'), stolen);
    }
}

#[test]
fn land_173_real_rats_count_for_ninjas_and_their_entitlement_is_shared_like_any_other() {
    // One rat and Massive Attack make two in strength, but no two rats.
    let mut play =
        Play::at(&during("massive_attack", "A[1] cheese 0 clan ninjas; B[3] cheese 9; C[0] cheese 0"));
    play.does("A deploy 0 0 0 1 0 0 0, B deploy 0 0 0 0 0 3 0");
    assert_eq!(play.waits_for(), "");
    let mut play =
        Play::at(&during("massive_attack", "A[2] cheese 0 clan ninjas; B[3] cheese 9; C[0] cheese 0"));
    play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 3 0, A ninja yes");
    play.tells("A attacks B from the left tunnel, 3 against 3, and steals 1.");
    // C has more rats and is first; the Ninja's one comes after.
    for (cheese, ninja) in [(2, 1), (1, 0)] {
        let mut play =
            Play::at(&early(&format!("A[2] cheese 0 clan ninjas; B[1] cheese {cheese}; C[3] cheese 0")));
        play.does("A deploy 0 0 0 2 0 0 0, B deploy 0 0 0 0 0 1 0, C deploy 0 0 0 0 3 0 0, A ninja yes");
        assert_eq!((play.cheese('A'), play.cheese('B'), play.cheese('C')), (ninja, 0, 1));
    }
}

#[test]
fn land_174_a_family_without_rats_in_the_nursery_gets_one_rat() {
    let births = |seats: &str, deployment: &str| {
        let mut play = Play::at(seats);
        play.does(&format!("A deploy {deployment}"));
        play.lines("born")
    };
    let family = early("A[2] cheese 0 clan family; B[0] cheese 0");
    assert_eq!(births(&family, "0 0 0 0 0 2 0"), ["A: 1 born."]);
    assert_eq!(births(&family, "0 0 0 0 0 0 2"), ["A: 2 born."], "nothing more");
    // Rats in both exist with a final event only, and then the power is the upgraded one.
    let both = during("locked_and_loaded", "A[2] cheese 0 clan family; B[0] cheese 0");
    assert_eq!(
        births(&both, "1 0 0 0 0 0 0 both 1"),
        ["A: 2 born."],
        "one for the rat, one more, and no third"
    );
    // Nobody else gets any.
    let mut play = Play::at(&early("A[1] cheese 0; B[0] cheese 0 clan family"));
    play.stay();
    assert_eq!(play.lines("born"), ["B: 1 born."]);
}

#[test]
fn land_175_an_upgraded_family_gets_one_birth_more() {
    for (deployment, born) in [("3 0 0 0 0 0 0", 1), ("2 0 0 0 0 0 1", 2), ("0 0 0 0 0 0 3", 4)] {
        let mut play = Play::at(&late("A[3] cheese 9 clan family; B[0] cheese 0"));
        play.does(&format!("A deploy {deployment}"));
        assert_eq!(play.lines("born"), [format!("A: {born} born.")]);
    }
}

#[test]
fn land_176_family_births_obey_the_order_of_real_rats_in_the_nursery() {
    // The Family's three births come of two rats: equal with B's two, and A is active. Then B gets the last.
    let seats = "A[2] cheese 9 clan family; B[2] cheese 9; active A; supply 4";
    let mut play = Play::at(&late(seats));
    play.does("A deploy 0 0 0 0 0 0 2, B deploy 0 0 0 0 0 0 2");
    assert_eq!(play.lines("born"), ["A: 3 born.", "B: 1 born; 2 would have been."]);
    // With an empty nursery the Family is first of all, but not for more than there is.
    let mut play = Play::at(&early("A[2] cheese 9; B[1] cheese 9 clan family; active A; supply 2"));
    play.does("A deploy 0 0 0 0 0 0 2, B deploy 0 0 0 0 0 1 0");
    assert_eq!(play.lines("born"), ["B: 1 born.", "A: 1 born; 2 would have been."]);
}

#[test]
fn land_177_black_has_no_effect_on_warriors() {
    for table in [early, late] {
        let mut play = Play::at(&table("A[2] cheese 0 clan warriors; B[0] cheese 0; dump k2"));
        play.does("A deploy 2 0 0 0 0 0 0");
        assert_eq!(play.stock('A'), "2 rats, 0 cheese");
        let mut play = Play::at(&table("A[2] cheese 0 clan warriors; B[1] cheese 0; dump k1; city p1 b1"));
        play.does("A deploy 0 2 0 0 0 0 0, B deploy 1 0 0 0 0 0 0");
        assert_eq!(play.stock('A'), "0 rats, 0 cheese, infirmary 1, lost 1", "other colours have theirs");
        assert_eq!(play.stock('B'), "0 rats, 0 cheese", "and black has on others");
    }
}

#[test]
fn land_178_upgraded_warriors_defend_with_two_more() {
    let mut play = Play::at(&late("A[3] cheese 0; B[1] cheese 9 clan warriors; C[4] cheese 0"));
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 1 0 0 0 0 0 0, C deploy 0 0 0 0 4 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 2, and steals 1.");
    play.tells("C attacks B from the right tunnel, 4 against 2, and steals 2.");
    let mut play = Play::at(&early("A[3] cheese 0; B[1] cheese 9 clan warriors; C[0] cheese 0"));
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 1 0 0 0 0 0 0");
    play.tells("A attacks B from the left tunnel, 3 against 0, and steals 3.");
    // With two players in each tunnel; and it is no help in attacking.
    let mut play = Play::at(&late("A[7] cheese 9; B[2] cheese 9 clan warriors"));
    play.does("A deploy 0 0 0 4 3 0 0, B deploy 0 0 0 0 2 0 0");
    play.tells("A attacks B from the left tunnel, 4 against 4, and steals 0.");
    play.tells("A attacks B from the right tunnel, 3 against 2, and steals 1.");
    play.tells("B attacks A from the right tunnel, 2 against 4, and steals 0.");
}

#[test]
fn land_179_musicians_get_a_cheese_from_the_richest_other_player() {
    let mut play = Play::at(&early(
        "A[1] cheese 9 clan musicians; B[1] cheese 2; C[1] cheese 3; D[0] cheese 3; active A",
    ));
    play.stay();
    assert_eq!(play.lines("music"), ["C gives A a cheese for the music."]);
    assert_eq!((play.cheese('A'), play.cheese('C'), play.cheese('D')), (10, 2, 3));
    assert!(play.when("feeds") < play.when("music"), "after feeding");
}

#[test]
fn land_180_upgraded_musicians_get_a_cheese_from_each_of_the_three_richest_others() {
    let seats = "A[1] cheese 0 clan musicians; B[0] cheese 4; C[0] cheese 1; D[0] cheese 3; E[0] cheese 2";
    let mut play = Play::at(&late(seats));
    play.stay();
    assert_eq!(['A', 'B', 'C', 'D', 'E'].map(|who| play.cheese(who)), [3, 3, 1, 2, 1]);
    let mut play = Play::at(&late("A[1] cheese 0 clan musicians; B[0] cheese 4"));
    play.stay();
    assert_eq!(['A', 'B'].map(|who| play.cheese(who)), [1, 3], "all others, if fewer");
}

#[test]
fn land_181_the_musicians_ranking_is_made_once_and_who_has_nothing_is_not_replaced() {
    // Ranked by cheese and turn order: C is active, so C, D and E come before B.
    let seats =
        "A[1] cheese 0 clan musicians; B[0] cheese 1; C[0] cheese 1; D[0] cheese 1; E[0] cheese 1; active C";
    let mut play = Play::at(&late(seats));
    play.stay();
    assert_eq!(['A', 'B', 'C', 'D', 'E'].map(|who| play.cheese(who)), [3, 1, 0, 0, 0]);
    // Everyone gives one at most, and nobody stands in for who has none.
    let mut play = Play::at(&late(
        "A[1] cheese 0 clan musicians; B[0] cheese 9; C[0] cheese 0; D[0] cheese 0; E[0] cheese 0",
    ));
    play.stay();
    assert_eq!((play.cheese('A'), play.cheese('B')), (1, 8));
    // By the cheese after feeding: B feeds 7 rats for 3.
    let mut play = Play::at(&early("A[1] cheese 0 clan musicians; B[7] cheese 4; C[0] cheese 2"));
    play.stay();
    assert_eq!(play.lines("music"), ["C gives A a cheese for the music."]);
}

#[test]
fn land_185_seers_may_look_at_the_next_event_from_the_end_of_phase_1_to_the_end_of_the_round() {
    let seats = "A[1] cheese 0 clan seers; B[1] cheese 0 graveyard 1";
    let mut play = Play::at(&before("dr_cheese", seats));
    assert_eq!(play.view(Some('A')).next_event, Some(Face::Down));
    assert!(play.view(Some('A')).may_look());
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_event, Some(Face::Up(EventCard::DrCheese)));
    assert_eq!(play.view(Some('A')).next_food.unwrap()[0], Face::Down, "not the food");
    assert_eq!(play.refuses("B look"), "you cannot look at the next event now", "B is no Seer");

    // In every phase of the round in which somebody is waited for.
    for phase in [
        "search dump B puts-back; hand w1",
        "search dump B swaps 2; event dr_cheese",
        "lecter B",
        "starve B 1",
    ] {
        let seats = "A[1] cheese 0 clan seers; B[1] cheese 0 infirmary 1";
        let mut play = Play::at(&with_clans(&format!("{seats}; {phase}")));
        play.does("A look");
    }
    // Not in phase 1, before the game and after it.
    let mut play =
        Play::at(&with_clans("A[1] cheese 0 clan seers; B[1] cheese 0 graveyard 1; event holy_rat; holy B"));
    assert_eq!(play.refuses("A look"), "nothing is asked of A now");
    assert!(!play.view(Some('A')).may_look());
    let over = Play::at(&early(seats)).stay().clone();
    assert!(over.asked().is_empty() && !over.view(Some('A')).may_look());
}

#[test]
fn land_186_upgraded_seers_see_the_next_food_too() {
    let seats = "A[1] cheese 0 clan seers; B[1] cheese 0; food 3; used 3; foods 7 1 2 4 5 6 8 9";
    let mut play = Play::at(&late(seats));
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_food.unwrap()[0], Face::Up(7));
    play.tells("A looks at what comes next: end_of_game, food 7.");
    let mut play = Play::at(&early(seats));
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_food.unwrap()[0], Face::Down, "the base power does not");
    // Both cards with two copies.
    let seats = format!(
        "A[1] cheese 0 clan seers; B[1] cheese 0; {IDLE}; food 1 1; used 1 1; \
        foods 9 4 2 2 3 3 4 5 5 6 6 7 7 8 8 9"
    );
    let mut play = Play::at(&late(&seats));
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_food.unwrap(), [Face::Up(9), Face::Up(4)]);
    // Nothing if the deck is empty.
    let mut play = Play::at(&late("A[1] cheese 0 clan seers; B[1] cheese 0; food 9; used 1 2 3 4 5 6 7 8 9"));
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_food, None);
    play.tells("A looks at what comes next: end_of_game.");
}

#[test]
fn land_187_a_card_looked_at_stays_on_top_and_others_see_only_that_the_seer_looked() {
    let mut play = Play::at(&late("A[1] cheese 0 clan seers; B[1] cheese 0; foods 7 1 2 3 4 5 6 8 9"));
    let deck = |play: &Play| {
        play.position()
            .split("; ")
            .filter(|it| it.starts_with("events") || it.starts_with("foods"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let before = deck(&play);
    play.does("A look");
    assert_eq!(deck(&play), before);
    for onlooker in [Some('B'), None] {
        let view = play.view(onlooker);
        assert_eq!((view.next_event, view.next_food.unwrap()[0]), (Some(Face::Down), Face::Down));
        assert!(view.public.looked.contains(seat('A')));
        assert_eq!(play.told(onlooker).last().unwrap().to_string(), "A looks at what comes next.");
    }
    play.stay();
    play.tells("Event: end_of_game.");
}

#[test]
fn land_199_a_seer_looks_once_a_round_keeps_what_was_seen_and_nobody_waits() {
    let seats = "A[1] cheese 0 clan seers; B[2] cheese 0 clan ninjas; C[0] cheese 0";
    let mut play = Play::at(&before("dr_cheese", seats));
    assert_eq!(play.waits_for(), "AB");
    play.does("A look");
    assert_eq!(play.waits_for(), "AB", "the look answers nothing");
    assert_eq!(play.refuses("A look"), "you cannot look at the next event now");
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 2 0 0 0");
    assert_eq!(play.view(Some('A')).next_event, Some(Face::Up(EventCard::DrCheese)), "still known");
    assert!(!play.view(Some('A')).may_look());
    play.does("B ninja no");
    // In the next round again; and a round ends without a look.
    assert_eq!((play.view(Some('A')).next_event, play.view(Some('A')).may_look()), (Some(Face::Down), true));
    play.stay();
    assert_eq!((play.everything().public.round, play.lines("looks").len()), (3, 1));
}

#[test]
fn land_188_equal_clans_use_their_powers_in_turn_order_and_each_musician_ranks_anew() {
    // Alchemists with one rat in the supply: B is active and takes it.
    let seats =
        format!("A[1] cheese 2 clan alchemists; B[1] cheese 2 clan alchemists; {IDLE}; active B; supply 1");
    let mut play = Play::at(&early(&seats));
    play.stay();
    assert_eq!(play.waits_for(), "B");
    play.does("B alchemy 1");
    assert_eq!(play.waits_for(), "", "nothing is left for A");
    // Musicians: C and D have 3 each. B is active and plays first; C is ahead of D, and is not when A plays.
    let seats = "A[1] cheese 0 clan musicians; B[0] cheese 0 clan musicians; C[0] cheese 3; D[0] cheese 3; \
        E[0] cheese 0; F[0] cheese 0; G[0] cheese 0; active B";
    let mut play = Play::at(&early(seats));
    play.stay();
    assert_eq!(
        play.lines("music"),
        ["C gives B a cheese for the music.", "D gives A a cheese for the music."]
    );
    // Corrupt: both are asked in the same area.
    let seats = format!("A[1] cheese 2 clan corrupt; B[1] cheese 2 clan corrupt; {IDLE}; active B");
    let mut play = Play::at(&early(&seats));
    play.stay();
    assert_eq!(play.waits_for(), "B");
    play.does("B add none");
    assert_eq!(play.waits_for(), "A");
    assert!(play.lines("The bag for the city").is_empty());
}
