//! The table of decisions, row by row: who is asked and when, what is legal, when nobody is asked, and the default.

use crate::play::{Play, Sewers as _, options, parts, seat};
use crate::tables::{before, during, early, late, with_clans};
use ratland::{Ask, Clan, Decision, Notice, Phase, State, Tunnel};
use std::collections::BTreeSet;
use table::{Entry, Game as _, Match, Sealed, SeatSet, Seed};

/// Seats C to G of a table of seven, who do nothing.
const IDLE: &str = "C[0] cheese 0; D[0] cheese 0; E[0] cheese 0; F[0] cheese 0; G[0] cheese 0";

/// Everything short that anybody could say, in notation; a Seer's look is nobody's answer.
fn anything() -> Vec<String> {
    let mut all: Vec<String> = Clan::ALL.iter().map(|clan| format!("clan {clan}")).collect();
    let yes_or_no = ["board friendly", "board aggressive", "holy yes", "holy no", "ninja yes", "ninja no"];
    let more = ["scavenge yes", "scavenge no", "lecter none", "lecter available", "lecter infirmary"];
    let some = [
        "deploy 1 0 0 0 0 0 0",
        "deploy 0 0 0 0 0 3 0",
        "move none",
        "move dump>city",
        "add none",
        "back none",
    ];
    all.extend(yes_or_no.into_iter().chain(more).chain(some).map(str::to_owned));
    for colour in ratland::Colour::ALL {
        all.extend([format!("add {colour}"), format!("back {colour}")]);
    }
    all.extend(SeatSet::first(5).iter().map(|victim| format!("wound {victim}")));
    for number in 0..4 {
        all.extend([format!("starve {number}"), format!("alchemy {number}")]);
        all.extend((0..4).map(|whites| format!("swap {number} {whites}")));
    }
    all
}

/// Exactly these seats are asked, exactly these answers are legal, all else is refused from anybody, and the default is
/// this one.
#[track_caller]
fn asks(play: &Play, who: &str, legal: &[&str], default: &str) {
    assert_eq!(play.waits_for(), who);
    for seat in play.everything().public.all() {
        let asked = who.contains(seat.letter());
        if asked {
            let listed: BTreeSet<String> = play.list(seat.letter()).into_iter().collect();
            assert_eq!(listed, legal.iter().map(|&decision| decision.to_owned()).collect());
            assert_eq!(play.fallback(seat.letter()), default);
        }
        for decision in anything() {
            let text = format!("{seat} {decision}");
            if asked && legal.contains(&decision.as_str()) {
                play.clone().does(&text);
            } else {
                play.clone().refuses(&text);
            }
        }
    }
}

/// Nobody is asked for anything any more: the round went through to the End card.
#[track_caller]
fn skips(play: &Play) {
    assert_eq!(play.everything().public.phase, Phase::Over, "{}", play.position());
}

#[test]
fn clan_choice_is_one_of_the_two_dealt_and_by_default_the_first() {
    let dealt =
        "with clans on; A[7] cheese 2 dealt mutants seers; B[7] cheese 2 dealt ninjas family; round 0; clans";
    let play = Play::at(dealt);
    assert_eq!(play.waits_for(), "AB");
    assert_eq!(
        (play.list('A'), play.fallback('A')),
        (vec!["clan mutants".into(), "clan seers".into()], "clan mutants".into())
    );
    assert_eq!(
        (play.list('B'), play.fallback('B')),
        (vec!["clan ninjas".into(), "clan family".into()], "clan ninjas".into())
    );
    for decision in anything() {
        if decision != "clan mutants" && decision != "clan seers" {
            play.clone().refuses(&format!("A {decision}"));
        }
    }
    let swapped = Play::at(&dealt.replace("mutants seers", "seers mutants"));
    assert_eq!(swapped.fallback('A'), "clan seers");
}

#[test]
fn board_choice_is_asked_of_everyone_and_by_default_friendly() {
    let play =
        Play::at("with boards secret_choice; A[7] cheese 2; B[7] cheese 2; C[7] cheese 2; round 0; boards");
    asks(&play, "ABC", &["board friendly", "board aggressive"], "board friendly");
    // In any order, and nothing happens before the last one.
    let mut play = play;
    play.does("C board aggressive, A board friendly");
    assert_eq!((play.everything().public.phase, play.story().len()), (Phase::BoardChoice, 0));
    play.does("B board aggressive");
    assert_eq!(play.everything().public.phase, Phase::Deploy);
}

#[test]
fn holy_rat_is_asked_in_turn_order_of_who_has_a_graveyard_and_by_default_yes() {
    let seats = "A[1] cheese 0 graveyard 1; B[1] cheese 0 graveyard 1; C[1] cheese 0; D[1] cheese 0 graveyard 1; active A";
    let mut play = Play::at(&before("holy_rat", seats));
    play.stay();
    for who in ["B", "D", "A"] {
        asks(&play, who, &["holy yes", "holy no"], "holy yes");
        play.does(&format!("{who} holy no"));
    }
    assert_eq!(play.everything().public.phase, Phase::Deploy);
    // Skipped without a rat in any graveyard.
    let mut play = Play::at(&before("holy_rat", "A[1] cheese 0; B[1] cheese 0"));
    play.stay();
    assert_eq!(play.everything().public.phase, Phase::Deploy);
}

#[test]
fn deploy_is_asked_of_everyone_at_once_and_takes_any_seven_numbers_with_the_right_sum() {
    let play = Play::at(&early("A[3] cheese 0; B[1] cheese 0; C[0] cheese 0"));
    assert_eq!(play.waits_for(), "AB");
    let (mut legal, mut refused) = (0, 0);
    for number in 0..4_u32.pow(7) {
        let counts: Vec<u32> = (0..7).map(|place| number / 4_u32.pow(place) % 4).collect();
        let sum: u32 = counts.iter().sum();
        if sum > 4 {
            continue;
        }
        let deploy = format!("A deploy {}", counts.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
        if sum == 3 {
            play.clone().does(&deploy);
            legal += 1;
        } else {
            assert_eq!(
                play.clone().refuses(&deploy),
                format!("you have 3 rats to send out, and this sends {sum}")
            );
            refused += 1;
        }
    }
    // Stars and bars: 3 rats over 7 places; and those with 0, 1, 2 or 4 rats (4 in one place were not tried).
    assert_eq!((legal, refused), (84, 1 + 7 + 28 + 210 - 7));
    for decision in anything() {
        if !decision.starts_with("deploy") {
            play.clone().refuses(&format!("A {decision}"));
        }
    }
    play.clone().refuses("C deploy 0 0 0 0 0 0 0");
}

#[test]
fn deploy_has_both_with_locked_and_loaded_and_hide_with_hide_the_cheese() {
    let mut play = Play::at(&during("locked_and_loaded", "A[4] cheese 1; B[0] cheese 0"));
    for both in 0..=3 {
        play.clone().does(&format!("A deploy {} 0 0 0 0 0 0 both {both}", 4 - both));
    }
    play.refuses("A deploy 0 0 0 0 0 0 0 both 4");
    play.refuses("A deploy 4 0 0 0 0 0 0 both 1");
    play.refuses("A deploy 4 0 0 0 0 0 0 hide");
    let play =
        Play::at(&during("hide_the_cheese", "A[1] cheese 1; B[1] cheese 0; C[0] cheese 1; D[0] cheese 0"));
    assert_eq!(play.waits_for(), "ABC");
    play.clone().does("A deploy 1 0 0 0 0 0 0 hide").does("C deploy 0 0 0 0 0 0 0 hide");
    play.clone().refuses("B deploy 1 0 0 0 0 0 0 hide");
}

#[test]
fn deploy_is_by_default_half_to_the_dump_and_the_rest_at_home() {
    let default = |event: &str, rats: u8, cheese: u8| {
        Play::at(&during(event, &format!("A[{rats}] cheese {cheese}; B[1] cheese 0"))).fallback('A')
    };
    assert_eq!(default("massive_attack", 7, 1), "deploy 4 0 0 0 0 3 0");
    assert_eq!(default("massive_attack", 6, 1), "deploy 3 0 0 0 0 3 0");
    assert_eq!(default("massive_attack", 1, 1), "deploy 1 0 0 0 0 0 0");
    assert_eq!(default("locked_and_loaded", 5, 1), "deploy 3 0 0 0 0 0 0 both 2");
    assert_eq!(default("locked_and_loaded", 9, 1), "deploy 5 0 0 0 0 1 0 both 3");
    assert_eq!(default("hide_the_cheese", 3, 1), "deploy 2 0 0 0 0 1 0 hide");
    assert_eq!(default("hide_the_cheese", 3, 0), "deploy 2 0 0 0 0 1 0");
    assert_eq!(default("hide_the_cheese", 0, 2), "deploy 0 0 0 0 0 0 0 hide");
}

#[test]
fn athletes_move_is_asked_in_turn_order_after_the_reveal_and_by_default_none() {
    let seats = format!("A[2] cheese 0 clan athletes; B[1] cheese 0 clan athletes; {IDLE}; active B");
    let mut play = Play::at(&early(&seats));
    play.does("A deploy 1 1 0 0 0 0 0, B deploy 0 0 1 0 0 0 0");
    assert_eq!((play.waits_for(), play.fallback('B')), ("B".to_owned(), "move none".to_owned()));
    // From one place to six others, or not at all; from two places twice as many.
    assert_eq!(play.list('B').len(), 1 + 6);
    play.does("B move field>left");
    assert_eq!((play.waits_for(), play.list('A').len()), ("A".to_owned(), 1 + 12));
    for decision in anything() {
        if !decision.starts_with("move") {
            play.refuses(&format!("A {decision}"));
        }
    }
    play.does("A move none");
    skips(&play);
    // Upgraded: up to three, and by default none.
    let mut play = Play::at(&late("A[3] cheese 0 clan athletes; B[0] cheese 0"));
    play.does("A deploy 3 0 0 0 0 0 0");
    assert_eq!(play.fallback('A'), "move none");
    for moves in ["none", "dump>city", "dump>city dump>city", "dump>city dump>city dump>left"] {
        play.clone().does(&format!("A move {moves}"));
    }
    // No deployed rat.
    let mut play = Play::at(&early("A[0] cheese 0 clan athletes; B[1] cheese 0"));
    play.stay();
    skips(&play);
}

#[test]
fn ninja_steal_is_asked_in_turn_order_left_before_right_and_by_default_used() {
    let seats = format!("A[2] cheese 0 clan ninjas; B[2] cheese 0 clan ninjas; {IDLE}; active B");
    let mut play = Play::at(&late(&seats));
    play.does("A deploy 0 0 0 1 1 0 0, B deploy 0 0 0 1 1 0 0");
    for (who, tunnel) in
        [("B", Tunnel::Left), ("B", Tunnel::Right), ("A", Tunnel::Left), ("A", Tunnel::Right)]
    {
        let phase = Phase::Ninja { seat: seat(who.chars().next().unwrap()), tunnel };
        assert_eq!(
            (play.everything().public.phase, play.lines("attacks").len()),
            (phase, 0),
            "before any theft"
        );
        asks(&play, who, &["ninja yes", "ninja no"], "ninja yes");
        play.does(&format!("{who} ninja yes"));
    }
    skips(&play);
}

#[test]
fn corrupt_add_is_asked_in_each_area_while_the_power_is_left_and_by_default_passed() {
    let all = ["add none", "add yellow", "add orange", "add white", "add black", "add purple", "add blue"];
    let mut play = Play::at(&early("A[0] cheese 0 clan corrupt; B[1] cheese 0; dump k4"));
    play.stay();
    let no_black: Vec<&str> = all.into_iter().filter(|add| *add != "add black").collect();
    asks(&play, "A", &no_black, "add none");
    play.does("A add none");
    asks(&play, "A", &all, "add none");
    play.does("A add none");
    asks(&play, "A", &all, "add none");
    play.does("A add blue");
    skips(&play);
    let mut play = Play::at(&early("A[0] cheese 0 clan corrupt; B[1] cheese 0"));
    play.stay().does("A add blue");
    skips(&play);
}

#[test]
fn wound_is_asked_of_the_strongest_and_by_default_hits_the_next_strongest() {
    let fight = |b: u8, c: u8, d: u8, active: char| {
        let seats =
            format!("A[9] cheese 9; B[{b}] cheese 9; C[{c}] cheese 9; D[{d}] cheese 9; active {active}");
        let mut play = Play::at(&early(&format!("{seats}; with boards aggressive")));
        play.does("A deploy 9 0 0 0 0 0 0");
        for (who, rats) in [('B', b), ('C', c), ('D', d)] {
            play.does(&format!("{who} deploy {rats} 0 0 0 0 0 0"));
        }
        play
    };
    asks(&fight(1, 3, 2, 'A'), "A", &["wound B", "wound C", "wound D"], "wound C");
    assert_eq!(fight(2, 2, 1, 'A').fallback('A'), "wound B");
    assert_eq!(fight(2, 2, 1, 'C').fallback('A'), "wound C", "the tie rule");
    assert_eq!(fight(2, 2, 2, 'D').fallback('A'), "wound D");
}

#[test]
fn helmet_is_asked_after_every_draw_and_by_default_puts_the_worst_back() {
    let held = |hand: &str, clan: &str| {
        let seats = format!("A[9] cheese 9 clan {clan}; B[0] cheese 0; search dump A puts-back; hand {hand}");
        Play::at(&during("helmet_rat", &seats))
    };
    let all =
        ["back none", "back yellow", "back orange", "back white", "back black", "back purple", "back blue"];
    asks(&held("y1 o1 w1 k1 p1 b1", "seers"), "A", &all, "back black");
    asks(&held("w2 o1", "seers"), "A", &["back none", "back white", "back orange"], "back white");
    for (hand, clan, back) in [
        ("w1 p1 b1 k1", "seers", "black"),
        ("w1 p1 b1", "seers", "purple"),
        ("w1 b1 y1", "seers", "blue"),
        ("y1 o1", "seers", "none"),
        ("k1 p1 b1 w1", "warriors", "purple"),
        ("k1 w1", "warriors", "white"),
        ("k1 y1", "warriors", "none"),
        ("k1 p1 b1 w1", "mutants", "black"),
        ("p1 b1 w1", "mutants", "blue"),
        ("p1 w1", "mutants", "white"),
        ("p1 o1", "mutants", "none"),
    ] {
        assert_eq!(held(hand, clan).fallback('A'), format!("back {back}"), "{hand} of {clan}");
    }
}

#[test]
fn swap_whites_is_asked_where_there_are_enough_whites_and_by_default_pays_most() {
    let swaps = |event: &str, clan: &str, whites: u8, more: &str| {
        let seats = format!(
            "A[{whites}] cheese 9 clan {clan}; B[0] cheese 0; dump w{whites}; event {event}; past drunk"
        );
        let mut play = Play::at(&with_clans(&format!("{seats}; {more}")));
        play.does(&format!("A deploy {whites} 0 0 0 0 0 0"));
        play
    };
    let friendly = "with boards friendly";
    asks(&swaps("dr_cheese", "seers", 3, friendly), "A", &["swap 0 0", "swap 1 0"], "swap 1 0");
    asks(&swaps("massive_attack", "recyclers", 1, friendly), "A", &["swap 0 0", "swap 0 1"], "swap 0 1");
    let two_for_one = "with recyclers_upgrade two_for_one";
    asks(&swaps("massive_attack", "recyclers", 3, two_for_one), "A", &["swap 0 0", "swap 0 2"], "swap 0 2");
    // Two of three whites for the Recyclers pay 2, and so does one with a pair; of four, a pair and two pay 3.
    let three = swaps("dr_cheese", "recyclers", 3, friendly).fallback('A');
    assert!(three == "swap 0 2" || three == "swap 1 1", "{three}");
    assert_eq!(swaps("dr_cheese", "recyclers", 4, friendly).fallback('A'), "swap 1 2");
    let strict = "with cheese_supply strict";
    let seats = format!(
        "A[4] cheese 0 clan recyclers; B[0] cheese 42; {strict}; event dr_cheese; past drunk; search dump A swaps 4"
    );
    let play = Play::at(&with_clans(&seats));
    let payable = ["swap 0 0", "swap 0 1", "swap 0 2", "swap 1 0", "swap 1 1", "swap 2 0"];
    assert_eq!(play.list('A'), payable, "as far as two cheeses reach");
    assert!(["swap 0 2", "swap 1 1", "swap 2 0"].contains(&play.fallback('A').as_str()));
    // Too few.
    let rest =
        |event: &str, clan: &str, whites: u8| swaps(event, clan, whites, friendly).everything().public.phase;
    assert_eq!(rest("dr_cheese", "seers", 1), Phase::Deploy, "of the next round");
    assert_eq!(rest("massive_attack", "seers", 4), Phase::Deploy);
    assert_eq!(swaps("massive_attack", "recyclers", 1, two_for_one).everything().public.phase, Phase::Deploy);
}

#[test]
fn scavenge_is_asked_in_areas_without_own_rats_and_by_default_passed() {
    let mut play =
        Play::at(&early("A[1] cheese 0 clan scavengers; B[0] cheese 0; dump w1; city w9; field w9"));
    play.does("A deploy 0 1 0 0 0 0 0");
    asks(&play, "A", &["scavenge yes", "scavenge no"], "scavenge no");
    play.does("A scavenge no");
    assert_eq!(play.lines("The bag for the field").len(), 1, "not in the city");
    asks(&play, "A", &["scavenge yes", "scavenge no"], "scavenge no");
    let used = "A[1] cheese 0 scavenged 1 clan scavengers; B[1] cheese 0; field w9; search city B puts-back; hand w1";
    let mut play = Play::at(&during("helmet_rat", used));
    play.does("B back none");
    skips(&play);
}

#[test]
fn lecter_is_asked_in_turn_order_of_who_has_a_fed_rat_and_by_default_refused() {
    let seats = "A[1] cheese 0; B[2] cheese 0; C[0] cheese 0; D[0] cheese 0; active B; field p1 b1";
    let mut play = Play::at(&during("rattibal_lecter", seats));
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 2 0 0 0 0");
    asks(&play, "B", &["lecter none", "lecter infirmary"], "lecter none");
    play.does("B lecter none");
    asks(&play, "A", &["lecter none", "lecter available"], "lecter none");
    play.does("A lecter none");
    skips(&play);
}

#[test]
fn starve_is_asked_where_there_is_a_choice_and_by_default_takes_the_infirmary() {
    let starving = |available: u8, infirmary: u8, deaths: u8| {
        Play::at(&early(&format!(
            "A[{available}] cheese 0 infirmary {infirmary}; B[0] cheese 0; starve A {deaths}"
        )))
    };
    asks(&starving(5, 2, 3), "A", &["starve 0", "starve 1", "starve 2"], "starve 2");
    asks(&starving(2, 5, 3), "A", &["starve 1", "starve 2", "starve 3"], "starve 3");
    let mut play = starving(5, 2, 3);
    assert_eq!(play.refuses("A starve 3"), "0 to 2 of the starving rats come from the infirmary");
    play.does("A starve 1");
    assert_eq!(play.stock('A'), "3 rats, 0 cheese, infirmary 1, graveyard 3");
    // Automatic if only one number is legal: nobody in the infirmary; nobody but the infirmary.
    let mut play = Play::at(&early("A[4] cheese 0; B[0] cheese 0"));
    play.stay();
    skips(&play);
    assert_eq!(play.stock('A'), "3 rats, 0 cheese, graveyard 1");
    let mut play = Play::at(&early("A[4] cheese 0; B[0] cheese 0; dump p4"));
    play.does("A deploy 4 0 0 0 0 0 0");
    skips(&play);
    assert_eq!(play.stock('A'), "0 rats, 0 cheese, infirmary 3, graveyard 1");
    // In turn order, each completely before the next.
    let mut play = Play::at(&early("A[4] cheese 0; B[4] cheese 0; active B; dump p2"));
    play.does("A deploy 1 0 0 0 0 3 0, B deploy 1 0 0 0 0 3 0");
    assert_eq!((play.waits_for(), play.lines("A feeds").len()), ("B".to_owned(), 0));
    play.does("B starve 1");
    assert_eq!(play.waits_for(), "A");
}

#[test]
fn alchemy_is_asked_in_turn_order_and_by_default_nothing() {
    let seats = format!("A[1] cheese 1 clan alchemists; B[1] cheese 5 clan alchemists; {IDLE}; active B");
    let mut play = Play::at(&late(&seats));
    play.stay();
    asks(&play, "B", &["alchemy 0", "alchemy 1", "alchemy 2"], "alchemy 0");
    play.does("B alchemy 0");
    asks(&play, "A", &["alchemy 0", "alchemy 1"], "alchemy 0");
    play.does("A alchemy 1");
    skips(&play);
    let mut play = Play::at(&late("A[1] cheese 0 clan alchemists; B[0] cheese 0"));
    play.stay();
    skips(&play);
}

#[test]
fn seer_look_is_nobodys_turn_and_never_a_default() {
    let mut play = Play::at(&early("A[1] cheese 0 clan seers; B[2] cheese 0 clan ninjas; C[0] cheese 0"));
    assert_eq!(play.fallback('A'), "deploy 1 0 0 0 0 0 0");
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 0 0 2 0 0 0");
    // While somebody else is asked, and that one stays asked.
    assert_eq!(play.waits_for(), "B");
    play.does("A look");
    asks(&play, "B", &["ninja yes", "ninja no"], "ninja yes");
}

#[test]
fn seer_look_leaves_sealed_decisions_as_they_are_and_is_on_the_record() {
    let looks = |seed: u64| {
        let mut table: Match<State> =
            Match::start(&parts(), &options("clans=on"), 6, Seed::from_number(seed)).unwrap();
        let mut looks = 0;
        while let Some(seat) = table.waits_for().lowest() {
            let sealed = table.sealed();
            // Whoever may look does, the last one to seal included.
            for seer in SeatSet::first(6) {
                if let Some(look) = table.aside(seer) {
                    assert_eq!(table.seal(seer, look), Ok(Sealed::Aside));
                    assert_eq!(table.aside(seer), None, "once a round");
                    assert!(table.seal(seer, Decision::Look).is_err());
                    looks += 1;
                }
            }
            assert_eq!((table.sealed(), table.waits_for().lowest()), (sealed, Some(seat)));
            table.time_out(seat).unwrap();
        }
        assert_eq!(Match::verify(&parts(), &table.record()).ok(), table.standing(), "replayed alike");
        let rounds = u32::from(table.view(None).public.round) - 1;
        let seers =
            table.view(None).public.sewers.iter().filter(|(_, it)| it.clan == Some(Clan::Seers)).count();
        assert_eq!(looks, rounds * seers as u32);
        looks
    };
    assert!((0..12).map(looks).sum::<u32>() > 10);
}

#[test]
fn a_time_out_carries_out_the_default_and_says_so() {
    let mut asked = BTreeSet::new();
    for seed in 0..40 {
        let options = options("clans=on boards=secret_choice");
        let mut table: Match<State> = Match::start(&parts(), &options, 6, Seed::from_number(seed)).unwrap();
        while let Some(seat) = table.waits_for().lowest() {
            let ask = table.view(Some(seat)).ask().unwrap();
            let name = format!("{ask:?}");
            asked.insert(name.split(' ').next().unwrap().to_owned());
            table.time_out(seat).unwrap();
        }
        let automatic = table
            .record()
            .entries
            .iter()
            .filter(|entry| matches!(entry, Entry::Decided { automatic: true, .. }))
            .count();
        let said = table
            .notices_since(None, 0)
            .into_iter()
            .filter(|told| matches!(told.notice, Notice::TimedOut { .. }))
            .count();
        assert_eq!((automatic, said), (table.record().entries.len(), automatic));
        assert!(table.standing().is_some());
        assert_eq!(Match::verify(&parts(), &table.record()).ok(), table.standing());
    }
    let often: Vec<&str> = asked.iter().map(String::as_str).collect();
    assert!(often.len() >= 10, "{often:?}");
}

#[test]
fn every_default_and_every_sample_is_legal_and_what_is_listed_is_all() {
    let (mut asked, mut listed) = (BTreeSet::new(), 0);
    for seed in 0..30 {
        let mut play = Play::dealt(4, &options("clans=on boards=secret_choice cheese_supply=strict"), seed);
        while !play.asked().is_empty() {
            for seat in play.asked() {
                let who = seat.letter();
                let view = play.view(Some(who));
                let ask = view.ask().unwrap();
                asked.insert(format!("{ask:?}").split(' ').next().unwrap().to_owned());
                let default: Decision = play.fallback(who).parse().unwrap();
                assert_eq!(ask.check(&default), Ok(()));
                let mut dice = table::Dice::from_seed(Seed::from_number(seed));
                let sample = ask.sample(&mut dice);
                assert_eq!(ask.check(&sample), Ok(()));
                if let Some(list) = ask.list() {
                    assert!(list.contains(&default) && list.contains(&sample), "{list:?}");
                    assert!(
                        list.len() > 1 || matches!(ask, Ask::KeepClan { .. }),
                        "one option is not asked for"
                    );
                    listed += 1;
                }
            }
            let seats: Vec<char> = play.asked().iter().map(|seat| seat.letter()).collect();
            for who in seats {
                let ask = play.view(Some(who)).ask().unwrap();
                let decision = ask.sample(&mut table::Dice::from_seed(Seed::from_number(
                    seed * 31 + play.story().len() as u64,
                )));
                play.does(&format!("{who} {decision}"));
            }
        }
    }
    assert!(asked.len() >= 13 && listed > 100, "{asked:?} {listed}");
}

#[test]
fn a_position_that_asks_somebody_who_has_nothing_to_choose_is_refused() {
    let reads = |position: &str| State::from_position(&parts(), position).is_ok();
    let holy = |graveyard: u8| reads(&format!("A[1] graveyard {graveyard}; B[1]; event holy_rat; holy A"));
    assert!(holy(1) && !holy(0));
    let starve = |ill: u8| reads(&format!("A[0 0 0 0 0 2 0] infirmary {ill}; B[1]; starve A 1"));
    assert!(starve(1) && !starve(0), "only whoever has ill rats and others chooses who starves");
    let athletes = |clan: &str| {
        let clans = format!("A[1] clan {clan} dealt athletes mutants; B[1] clan seers dealt seers ninjas");
        reads(&format!("with clans on; {clans}; athletes A"))
    };
    assert!(athletes("athletes") && !athletes("mutants"));
    assert!(!reads("A[1] graveyard 1; B[1]; event holy_rat; holy C"), "somebody of this table");
}
