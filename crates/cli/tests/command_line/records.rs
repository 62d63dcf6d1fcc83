//! `ratskeller verify` and `ratskeller replay`: a forged record does not hold, and nobody sees what was hidden from him.

use crate::house::{ratskeller, record};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn forge(file: &Path, change: impl Fn(&mut Value)) -> (i32, String) {
    let mut record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    change(&mut record);
    let forged = file.with_extension("forged.json");
    fs::write(&forged, record.to_string()).unwrap();
    ratskeller(&["verify", forged.to_str().unwrap()]).refused()
}

#[test]
fn of_several_records_each_is_told_of() {
    let file = record("several");
    let (good, lost) = (file.to_str().unwrap(), file.with_extension("lost"));
    let forged = file.with_extension("forged.json");
    assert_eq!(forge(&file, |record| record["seed"] = table::Seed::from_number(99).to_hex().into()).0, 1);
    let said = ratskeller(&["verify", good, good]).ok();
    assert_eq!(said.matches("holds.").count(), 2, "{said}");
    let ran = ratskeller(&["verify", forged.to_str().unwrap(), good, lost.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.matches("holds.").count()), (3, 1));
    let told: Vec<&str> = ran.err.lines().collect();
    assert!(
        matches!(told[..], [first, second] if first.contains("does not match") && second.contains(".lost:")),
        "{told:?}"
    );
}

#[test]
fn only_a_true_record_holds() {
    let file = record("forged");
    let said = ratskeller(&["verify", file.to_str().unwrap()]).ok();
    assert!(said.contains("holds. rat-a-tat-cat, ") && said.contains(" (random) "), "{said}");

    let other = table::Seed::from_number(99);
    let (code, why) = forge(&file, |record| record["seed"] = other.to_hex().into());
    assert!(code == 1 && why.ends_with("the seed does not match its commitment\n"), "{why}");
    let (code, why) = forge(&file, |record| record["commitment"] = other.commitment().to_string().into());
    assert!(code == 1 && why.ends_with("the seed does not match its commitment\n"), "{why}");
    // Both changed: the deal is another one, and the decisions do not fit it or lead to another result.
    let (code, why) = forge(&file, |record| {
        record["seed"] = other.to_hex().into();
        record["commitment"] = other.commitment().to_string().into();
    });
    assert!(code == 1 && (why.contains("cannot be played") || why.contains("another result")), "{why}");
    let (code, why) = forge(&file, |record| {
        let score = record["result"]["scores"][0].as_i64().unwrap();
        record["result"]["scores"][0] = (score + 1).into();
    });
    assert!(code == 1 && why.ends_with("another result than the one it states\n"), "{why}");
    let (code, why) = forge(&file, |record| record["decisions"][3]["do"] = "look".into());
    assert!(code == 1 && why.contains("entry 3 cannot be played: "), "{why}");
    let (code, why) = forge(&file, |record| drop(record["decisions"].as_array_mut().unwrap().pop()));
    assert!(code == 1 && why.ends_with("another result than the one it states\n"), "{why}");
    let (code, why) = forge(&file, |record| record["seed"] = Value::Null);
    assert!(code == 1 && why.contains("has no seed"), "{why}");
    let (code, why) = forge(&file, |record| record["result"] = Value::Null);
    assert!(code == 1 && why.contains("has no result"), "{why}");
    let (code, why) = forge(&file, |record| record["decisions"][3]["do"] = "jump".into());
    assert!(code == 2 && why.contains("decisions[3].do: `jump`: at 0: expected"), "{why}");
    let (code, why) = forge(&file, |record| record["version"] = 2.into());
    assert!(code == 2 && why.contains("version: is 2; this program reads version 1"), "{why}");
}

/// The faces in a position, row after row: `A[2:A ?:B 9 7]` has 2, 9 and 7.
fn faces(position: &str) -> usize {
    let rows = position.split(';').next().unwrap();
    let cards = rows.split_whitespace().map(|card| card.split_once('[').map_or(card, |(_, card)| card));
    cards.filter(|card| !card.starts_with('?')).count()
}

fn replayed(file: &Path, more: &[&str]) -> Value {
    ratskeller(&[&["replay", file.to_str().unwrap(), "--json"], more].concat()).json()
}

#[test]
fn a_replay_shows_what_the_onlooker_saw() {
    let file = record("eyes");
    // Three players have looked at their outer cards; nobody has moved.
    let position = |more: &[&str]| {
        let report = replayed(&file, &[&["--at", "3"], more].concat());
        report["position"].as_str().unwrap().to_owned()
    };
    let (watcher, seat, truth) = (position(&[]), position(&["--seat", "1"]), position(&["--truth"]));
    assert_eq!((faces(&watcher), faces(&seat), faces(&truth)), (0, 2, 12), "{watcher}\n{seat}\n{truth}");
    assert_eq!(position(&["--seat", "B"]), seat);
    assert!(watcher.contains("deck ?") && seat.contains("deck ?") && !truth.contains('?'));

    // A person who has to remember is not even shown what the seat knows.
    let sight = |more: &[&str]| replayed(&file, &[&["--at", "3"], more].concat())["sight"].to_string();
    assert_eq!(sight(&["--seat", "1"]).matches("\"face\":null").count(), 12);
    assert_eq!(sight(&["--truth"]).matches("\"face\":null").count(), 0);
}

#[test]
fn a_replay_says_where_it_is() {
    let file = record("where");
    let start = replayed(&file, &["--at", "0", "--seat", "2"]);
    assert_eq!((&start["at"], &start["onlooker"]["seat"]), (&Value::from(0), &Value::from(2)));
    assert_eq!(start["turn"]["waits_for"], serde_json::json!([0, 1, 2]));
    let end = replayed(&file, &[]);
    assert_eq!((&end["at"], &end["onlooker"]), (&end["of"], &Value::from("watcher")));
    let written: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(end["turn"]["over"], written["result"]);
    let text = ratskeller(&["replay", file.to_str().unwrap(), "--at", "1"]).ok();
    assert!(text.contains("after 1 of ") && text.contains("as a watcher saw it"), "{text}");

    let (code, why) = ratskeller(&["replay", file.to_str().unwrap(), "--at", "9999"]).refused();
    assert!(code == 2 && why.contains("--at takes 0 to "), "{why}");
    let (code, why) = ratskeller(&["replay", file.to_str().unwrap(), "--seat", "5"]).refused();
    assert!(code == 2 && why.contains("this table has seats 0 to 2, not 5"), "{why}");
    let (code, _) = ratskeller(&["replay", file.to_str().unwrap(), "--seat", "1", "--truth"]).refused();
    assert_eq!(code, 2);
}

#[test]
fn what_decided_it_is_found_in_a_record() {
    let file = record("decided-it");
    let asked = ["decided", file.to_str().unwrap(), "--seat", "B"];
    let found = ratskeller(&[&asked[..], &["--json"]].concat()).json();
    assert_eq!((&found["game"], &found["seat"]), (&Value::from("rat-a-tat-cat"), &Value::from(1)));
    // Whoever decides by lot makes mistakes.
    let moments = found["moments"].as_array().unwrap();
    assert!(!moments.is_empty() && moments.len() <= 3, "{found}");
    let written: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    for moment in moments {
        let at = moment["at"].as_u64().unwrap();
        let entry = &written["decisions"][at as usize];
        assert_eq!((&entry["seat"], &entry["do"]), (&Value::from(1), &moment["did"]), "{moment}");
        let truth = replayed(&file, &["--at", &at.to_string(), "--truth"]);
        assert_eq!(truth["position"], moment["position"]);
        assert!(moment["with_better"]["chance"].as_u64() > moment["with_did"]["chance"].as_u64(), "{moment}");
    }
    let text = ratskeller(&asked).ok();
    assert!(text.contains(&format!("{} decisions looked at.", found["looked_at"])), "{text}");
    assert!(text.contains(&format!("The Sage: {}", moments[0]["better"].as_str().unwrap())), "{text}");
    let (code, why) = ratskeller(&["decided", file.to_str().unwrap(), "--seat", "5"]).refused();
    assert!(code == 2 && why.contains("this table has seats 0 to 2, not 5"), "{why}");
    let page = include_str!("../../../../docs/cli.md");
    for field in moments[0].as_object().unwrap().keys() {
        assert!(page.contains(&format!("      \"{field}\": ")), "{field} is not in docs/cli.md");
    }
}

#[test]
fn whoever_has_decided_is_not_waited_for() {
    let file = record("decided");
    let written: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    // All three look at their cards at once, and each says when the look is over.
    let mut looking = vec![0, 1, 2];
    for at in 0..3 {
        let found = replayed(&file, &["--at", &at.to_string()]);
        assert_eq!(found["turn"]["waits_for"], serde_json::json!(looking), "after {at}");
        let seat = written["decisions"][at]["seat"].as_u64().unwrap();
        looking.retain(|other| *other != seat);
    }
}

#[test]
fn events_tell_everything_or_what_a_seat_was_told() {
    let file = record("events");
    let events = |more: &[&str]| -> Vec<Value> {
        let out = ratskeller(&[&["replay", file.to_str().unwrap(), "--events"], more].concat()).ok();
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let all = events(&[]);
    assert!(all.iter().zip(1..).all(|(event, number)| event["n"] == number));
    let of = |kind: &str| all.iter().find(|event| event["what"] == kind).unwrap();
    assert_eq!(of("shuffled")["order"].as_array().unwrap().len(), 65, "chance included");
    assert_eq!(of("dealt")["rows"].as_array().unwrap().len(), 3);
    assert_eq!(all.last().unwrap()["what"], "match_over");

    let told = events(&["--seat", "0"]);
    assert_eq!(told.len(), all.len());
    assert!(told.iter().filter(|event| event["what"] == "shuffled").all(|event| event["order"].is_null()));
    assert!(events(&["--at", "3"]).len() < all.len());

    // As the page about the command line says: the sentence, and the fields of its examples in their order.
    let page = include_str!("../../../../docs/cli.md");
    assert!(page.contains("Each has its number `n` and says `what` it is;"));
    for line in page.lines().filter(|line| line.starts_with("{\"n\":")) {
        let example: Value = serde_json::from_str(&line.replace(", …", "")).unwrap();
        let real = of(example["what"].as_str().unwrap());
        let fields = |event: &Value| event.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(fields(&example), fields(real), "{line}");
    }
}

#[test]
fn a_reader_may_go_away() {
    use std::process::{Command, Stdio};
    let file = record("pipe");
    let mut child = Command::new(env!("CARGO_BIN_EXE_ratskeller"))
        .args(["replay", file.to_str().unwrap(), "--events"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
