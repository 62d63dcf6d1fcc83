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
        "a number      takes that answer",                                  // ?
        "Everyone looks at their own slots 1 and 4.",                       // view and log
        "  1 done",                                                         // list
        "The answers are numbered 1 to 1.",                                 // 7
        "Did you mean `done`? You may type now:\n  done   (or just Enter)", // danse
        "That does not go: ",                                               // call
        "1 deck",               // Enter has taken the only answer, and A is on turn
        "You leave the table.", // quit
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

/// What one question shows, from what has happened to what may be typed.
fn question(args: &[&str]) -> String {
    let out = fed(args, "quit\n").ok();
    let from = out.find("quit leaves.\n\n").unwrap() + "quit leaves.\n\n".len();
    out[from..].split("> quit").next().unwrap().to_owned()
}

#[test]
fn a_city_of_five_families_fits_a_terminal_of_thirty_lines() {
    for (situation, players) in [("base", "5"), ("H", "5"), ("S", "4"), ("T", "6")] {
        let situation = format!("situation={situation}");
        let args = ["play", "ratapolis", "--players", players, "--seed", "3", "--option", &situation];
        let shown = question(&args);
        // What has happened is read before, page by page.
        let shown = shown.split_once("\n\n").unwrap().1;
        assert!(shown.lines().count() < 30, "{} lines:\n{shown}", shown.lines().count());
        let long: Vec<&str> = shown.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(long.is_empty(), "{long:#?}");
    }
}

#[test]
fn a_cat_that_waits_is_told_from_one_that_has_been_there() {
    let out = fed(&["play", "ratapolis", "--players", "3", "--seed", "4"], &"plan - -\n".repeat(3)).ok();
    let heads: Vec<&str> = out.lines().filter(|line| line.contains("Cats wait at")).collect();
    assert!(heads[0].contains("They have been at: -."), "{heads:?}");
    let removed = out.lines().find_map(|line| line.strip_suffix(" is removed.")).expect("a building goes");
    assert!(heads[1].contains(&format!("They have been at: {removed}.")), "{removed}: {heads:?}");
    assert!(!heads[1].contains(&format!("wait at: {removed}")), "{heads:?}");
}

#[test]
fn whoever_asks_is_told_what_the_words_of_this_game_mean() {
    for (game, words) in [
        ("rat-a-tat-cat", ["SW swaps", "SP looks", "face down"].as_slice()),
        ("ratland", &["tunnels ", "nursery ", "pantry "]),
        ("rattus-cartus", &["brewery ", "treasury ", "influence"]),
        ("ratapolis", &["shooting_range ", "hospital ", "outdoors"]),
    ] {
        let out = fed(&["play", game, "--seed", "1"], "?\nquit\n").ok();
        for word in words {
            assert!(out.contains(word), "{game}: no `{word}` in {out}");
        }
        let long: Vec<&str> = out.lines().skip_while(|line| !line.contains("> ?")).collect();
        let long: Vec<&&str> = long.iter().filter(|line| line.chars().count() > 110).collect();
        assert!(long.is_empty(), "{long:?}");
    }
}

/// Where there are more decisions than could be listed, an example is given.
#[test]
fn whatever_cannot_be_read_is_answered_with_what_may_be_typed() {
    let out = fed(&["play", "ratapolis", "--seed", "1"], "cheese please\nlist\nquit\n").ok();
    assert!(out.contains("You may type now:\n  Type your decision in words, such as `plan - -`."), "{out}");
    assert!(out.contains("There are too many answers to list."), "{out}");
}
