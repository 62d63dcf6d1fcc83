//! `ratskeller play --position`: a game that goes on from a position in notation, and what is wrong with one that cannot.

use crate::house::{fed, folder, ratskeller};
use std::fs;

#[test]
fn a_game_goes_on_from_a_position_to_its_end() {
    let position = "A[0 1 2 3] B[9 9 8 8]; deck 5 7 ..; discard 4; A call; turns 9; options rounds=1";
    let args = ["play", "rat-a-tat-cat", "--bots", "random", "--seed", "3", "--position", position];
    let out = fed(&args, &"1\n".repeat(50)).ok();
    for said in ["With you: B random.", "Options: rounds=1.", "2 call", "1. A you", "2. B random"] {
        assert!(out.contains(said), "no `{said}` in {out}");
    }
    assert!(out.contains(&format!("seed        {}", table::Seed::from_number(3).to_hex())), "{out}");
}

#[test]
fn every_game_goes_on_from_a_position() {
    let land = "round 3; active B; event helmet_rat; food 4; A[7] cheese 2; B[7] cheese 0";
    let cart = "round 3; first A; row castle1 farm2; A[king0 sword] rats 8; B[gold] rats 12; C[pass]";
    let pol = "players ryg; round 2; rats A:r2 O:r1g1; gone K; lost g1; plan";
    for (game, position, answer) in [
        ("ratland", land, "deploy 7 0 0 0 0 0 0"),
        ("rattus-cartus", cart, "take 1"),
        ("ratapolis", pol, "plan - -"),
    ] {
        let args = ["play", game, "--bots", "random", "--seed", "3", "--position", position];
        let silent = fed(&args, "").ok();
        let out = fed(&args, &format!("{answer}\n")).ok();
        assert!(
            !out.contains("That does not go") && out.len() > silent.len() + answer.len() + 20,
            "{game}: {out}"
        );
        assert!(out.ends_with("You leave the table. Until next time!\n"), "{game}: {out}");
    }
}

#[test]
fn a_position_that_cannot_be_is_refused_with_the_reason_and_the_place() {
    for (game, position, mark) in [
        ("rat-a-tat-cat", "A[0 1 2 3] B[9 9 8]; deck ..", "expected four cards in a row, not 3"),
        ("ratland", "A[7] cheese 2; B[7] chese 1", "                    ^ expected cheese, infirmary"),
        ("rattus-cartus", "row castle1 farm2; A[king7]", "^ expected"),
        ("ratapolis", "players ryg; rats A:q2", "                  ^ expected rats on a tile"),
    ] {
        let (code, message) = ratskeller(&["play", game, "--position", position]).refused();
        assert_eq!(code, 2, "{message}");
        let head = format!("this is no position of {game}:\n{position}\n");
        assert!(message.contains(&head) && message.contains(mark), "{game}: {message}");
    }
}

#[test]
fn a_position_says_itself_who_plays_and_with_what() {
    let position = ["play", "ratland", "--position", "A[7]; B[7]"];
    for more in [&["--players", "3"][..], &["--option", "clans=on"], &["--record", "evening.json"]] {
        let (code, message) = ratskeller(&[&position, more].concat()).refused();
        assert!(code == 2 && message.contains("cannot be used with"), "{message}");
    }
    let (code, message) = ratskeller(&[&position[..], &["--seat", "C"]].concat()).refused();
    assert!(code == 2 && message.contains("this table has seats 0 to 1, not 2"), "{message}");
}

#[test]
fn a_position_is_read_with_the_box_in_use() {
    let folder = folder("position-box");
    let printed = <games::ratland::Parts as table::Parts>::PRINTED.replace("rats = 115", "rats = 42");
    fs::write(folder.join("ratland.toml"), printed).unwrap();
    let args = ["play", "ratland", "--position", "A[22]; B[22]"];
    fed(&args, "").ok();
    let (_, message) =
        ratskeller(&[&args[..], &["--data-pack", folder.to_str().unwrap()]].concat()).refused();
    assert!(message.contains("at most 42 rats"), "{message}");
}
