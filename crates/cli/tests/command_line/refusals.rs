//! What is refused: the message says what to do instead, and the exit code says what kind of mistake it was.

use crate::house::{folder, ratskeller};
use std::fs;

fn refused(args: &[&str], code: i32, says: &[&str]) {
    let (found, message) = ratskeller(args).refused();
    assert_eq!(found, code, "{args:?}: {message}");
    for part in says {
        assert!(message.contains(part), "{args:?} does not say `{part}`: {message}");
    }
}

#[test]
fn unknown_names_suggest_the_nearest() {
    refused(&["simulat"], 2, &["similar subcommand", "'simulate'"]);
    refused(&["simulate", "rat-a-tat-kat"], 2, &["no game `rat-a-tat-kat`", "did you mean `rat-a-tat-cat`?"]);
    refused(&["play", "chess"], 2, &["there is no game `chess`; the games are rat-a-tat-cat"]);
    refused(&["games", "rat-tat-cat"], 2, &["did you mean `rat-a-tat-cat`?"]);
    refused(&["simulate", "rat-a-tat-cat", "--bots", "ramdom"], 2, &["`ramdom`", "did you mean `random`?"]);
    refused(
        &["simulate", "rat-a-tat-cat", "--option", "round=3"],
        2,
        &["did you mean `rounds`?", "match_end"],
    );
    refused(&["simulate", "rat-a-tat-cat", "--gmaes", "3"], 2, &["--games"]);
}

#[test]
fn a_bad_option_names_the_allowed_values() {
    for (option, says) in [
        ("rounds=99", "option `rounds` takes 1 to 50 or players, not `99`"),
        ("rounds=many", "option `rounds` takes 1 to 50 or players, not `many`"),
        ("deck=tarot", "option `deck` takes deluxe, classic, not `tarot`"),
        ("memory_aid=5", "option `memory_aid` takes on or off, not `5`"),
        ("first_dealer=7", "option `first_dealer` names seat 7, but this table has seats 0 to 3"),
        ("rounds", "--option takes NAME=VALUE, not `rounds`"),
    ] {
        refused(&["simulate", "rat-a-tat-cat", "--option", option], 2, &[says]);
        refused(&["play", "rat-a-tat-cat", "--option", option], 2, &[says]);
    }
}

#[test]
fn an_option_is_given_once() {
    let twice = ["simulate", "rat-a-tat-cat", "--option", "rounds=2", "--option", "rounds=3"];
    refused(&twice, 2, &["option `rounds` is given twice"]);
}

#[test]
fn a_table_has_seats_for_all_who_are_named() {
    refused(&["simulate", "rat-a-tat-cat", "--players", "7"], 2, &["is played by 2 to 6, not by 7"]);
    refused(&["simulate", "rat-a-tat-cat", "--players", "0"], 2, &["is played by 2 to 6, not by 0"]);
    refused(
        &["simulate", "rat-a-tat-cat", "--players", "4", "--bots", "random,random"],
        2,
        &["--bots names 2 computer players for 4 seats; name one for all of them, or 4"],
    );
    refused(
        &["play", "rat-a-tat-cat", "--players", "2", "--seat", "2"],
        2,
        &["this table has seats 0 to 1, not 2"],
    );
    refused(&["play", "rat-a-tat-cat", "--players", "0"], 2, &["is played by 2 to 6, not by 0"]);
    refused(&["play", "rat-a-tat-cat", "--seat", "Z"], 2, &["a number from 0 or a letter from A"]);
    refused(&["play", "rat-a-tat-cat", "--seed", "luck"], 2, &["a whole number or 64 hexadecimal digits"]);
}

#[test]
fn an_option_without_effect_is_noted() {
    let args =
        ["simulate", "rat-a-tat-cat", "--games", "1", "--option", "match_end=time", "--option", "rounds=3"];
    assert_eq!(ratskeller(&args).err, "note: option `rounds` has no effect unless match_end=rounds\n");
}

#[test]
fn files_that_cannot_be_read_or_written() {
    let folder = folder("files");
    let nowhere = folder.join("no/such/file");
    let nowhere = nowhere.to_str().unwrap();
    refused(&["verify", nowhere], 3, &[nowhere]);
    refused(&["replay", nowhere], 3, &[nowhere]);
    refused(&["simulate", "rat-a-tat-cat", "--games", "1", "--plot", nowhere], 3, &[nowhere]);
    let not_json = folder.join("not.json");
    fs::write(&not_json, "cheese").unwrap();
    refused(&["verify", not_json.to_str().unwrap()], 2, &["not.json: the file: expected value at line 1"]);
}

#[test]
fn a_data_pack_is_used_or_refused_by_entry() {
    use table::Parts as _;
    let pack = folder("pack");
    let file = pack.join("rat-a-tat-cat.toml");
    let pack = pack.to_str().unwrap();
    let printed = games::rat_a_tat_cat::Parts::PRINTED;
    fs::write(&file, printed.replacen("total = 65", "total = 66", 1)).unwrap();
    let says = ["rat-a-tat-cat.toml: decks.deluxe.total: says 66, but the cards add up to 65"];
    refused(&["simulate", "rat-a-tat-cat", "--data-pack", pack], 2, &says);

    fs::write(&file, format!("{printed}\n# as in my box\n")).unwrap();
    let with = folder("pack-records");
    let with = with.to_str().unwrap();
    ratskeller(&[
        "simulate",
        "rat-a-tat-cat",
        "--games",
        "1",
        "--seed",
        "1",
        "--data-pack",
        pack,
        "--records",
        with,
    ])
    .ok();
    let record = format!("{with}/game-000000.json");
    // It carries the box that it was played with, and holds anywhere; without it nobody knows what was dealt.
    ratskeller(&["verify", &record]).ok();
    ratskeller(&["replay", &record]).ok();
    let mut bare: serde_json::Value = serde_json::from_str(&fs::read_to_string(&record).unwrap()).unwrap();
    assert!(bare.as_object_mut().unwrap().remove("box").is_some());
    fs::write(&record, bare.to_string()).unwrap();
    refused(&["verify", &record], 1, &["played with other printed parts"]);
    ratskeller(&["verify", &record, "--data-pack", pack]).ok();
    ratskeller(&["replay", &record, "--data-pack", pack]).ok();
}
