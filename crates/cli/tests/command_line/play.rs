//! `ratskeller play`: a whole game through a pipe, and what a person may type.

use crate::house::{fed, folder, ratskeller};

#[test]
fn a_whole_game_with_always_the_first_answer() {
    let file = folder("play").join("evening.json");
    let file = file.to_str().unwrap();
    let args = [
        "play",
        "rat-a-tat-cat",
        "--players",
        "3",
        "--bots",
        "random",
        "--seed",
        "2",
        "--option",
        "rounds=2",
        "--record",
        file,
    ];
    let out = fed(&args, &"1\n".repeat(3000)).ok();
    assert!(out.contains("You are A.") && out.contains("Round 2"), "{out}");
    let seed = table::Seed::from_number(2);
    assert!(out.contains(&format!("seed        {}", seed.to_hex())), "{out}");
    assert_eq!(out.matches(&seed.commitment().to_string()).count(), 2, "shown at the start and at the end");
    assert!(out.contains("1. ") && out.contains("3. "), "{out}");
    assert!(ratskeller(&["verify", file]).ok().contains("holds"));
}

#[test]
fn what_may_be_typed() {
    let typed = "?\nview\nlog\nlist\n7\ndanse\ncall\n\nquit\n";
    let args = [
        "play",
        "rat-a-tat-cat",
        "--players",
        "2",
        "--bots",
        "random",
        "--seed",
        "1",
        "--option",
        "first_dealer=1",
    ];
    let out = fed(&args, typed).ok();
    for said in [
        "a number      takes that answer",            // ?
        "Everyone looks at their own slots 1 and 4.", // view and log
        "  1 done",                                   // list
        "The answers are numbered 1 to 1.",           // 7
        "Did you mean `done`?",                       // danse
        "That does not go: ",                         // call
        "1 deck",                                     // Enter has taken the only answer, and A is on turn
        "You leave the table.",                       // quit
    ] {
        assert!(out.contains(said), "no `{said}` in {out}");
    }
}

#[test]
fn the_end_of_the_input_is_a_polite_way_to_leave() {
    let out = fed(&["play", "rat-a-tat-cat", "--bots", "random"], "").ok();
    assert!(out.ends_with("You leave the table. Until next time!\n"), "{out}");
}

#[test]
fn what_was_seen_is_not_shown_again_unless_it_is_agreed() {
    let args = [
        "play",
        "rat-a-tat-cat",
        "--players",
        "2",
        "--bots",
        "random",
        "--seed",
        "1",
        "--option",
        "first_dealer=1",
    ];
    let dark = |out: &str| -> Vec<usize> {
        let rows = out.lines().filter(|line| line.contains("A (you)") && line.contains("total"));
        rows.map(|row| row.matches('░').count() / 3).collect()
    };
    let without = fed(&args, "done\nquit\n").ok();
    let with = fed(&[&args[..], &["--option", "memory_aid=on"]].concat(), "done\nquit\n").ok();
    assert_eq!(dark(&without), [2, 4], "{without}");
    assert_eq!(dark(&with), [2, 2], "{with}");
}
