//! Record files: what is written is read back, and what nobody should have written is refused with its place.

#![allow(clippy::unwrap_used)]

use games::{AnyRecord, MOST_BYTES, MOST_ENTRIES, Written, with_record};
use rat_a_tat_cat::{Options, State};
use table::{Dice, Match, OptionValue, Options as _, Printed, Seed, Turn};

/// A random match of two rounds in which somebody runs out of time once.
fn played(set: &[(&str, &str)]) -> Written<State> {
    let mut options = Options::default();
    for (name, value) in set {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    let seed = Seed::from_number(7);
    let mut table = Match::<State>::start(&Printed::shipped(), &options, 3, seed).unwrap();
    let (mut dice, mut late) = (Dice::from_seed(seed).fork("players", 0), true);
    loop {
        match table.turn() {
            Turn::Waits(seats) => {
                for seat in seats {
                    if std::mem::take(&mut late) {
                        table.time_out(seat).unwrap();
                        continue;
                    }
                    let decision = table.open(seed).unwrap().sample_with(seat, &mut dice);
                    table.seal(seat, decision).unwrap();
                }
            }
            Turn::AsksClock => table.read_clock(100_000).unwrap(),
            Turn::Over(_) => break,
        }
    }
    Written { record: table.record(), names: None, printed: None }
}

fn small() -> String {
    Written {
        names: Some(["Ada", "Бо", "\"C\""].map(str::to_owned).to_vec()), ..played(&[("rounds", "1")])
    }
    .to_json()
}

fn read(text: &str) -> Result<AnyRecord, String> {
    AnyRecord::read(text.as_bytes()).map_err(|bad| bad.to_string())
}

fn problem(text: &str) -> String {
    read(text).expect_err("this is no record")
}

#[test]
fn what_is_written_is_read_back() {
    let sets: [&[(&str, &str)]; 3] = [
        &[("rounds", "2"), ("memory_aid", "on"), ("first_dealer", "2")],
        &[("match_end", "time"), ("deck", "classic")],
        &[("match_end", "elimination"), ("limit", "20")],
    ];
    for set in sets {
        let text = played(set).to_json();
        let AnyRecord::RatATatCat(again) = read(&text).unwrap() else { panic!("another game") };
        assert_eq!(again.to_json(), text);
        assert!(again.verify(&Printed::shipped()).is_ok());
    }
    let text = small();
    assert_eq!(with_record!(read(&text).unwrap(), written => written.to_json()), text);
    assert!(text.contains(r#""names": ["Ada","Бо","\"C\""]"#), "{text}");
    assert!(text.contains(r#""auto":true"#), "{text}");
}

#[test]
fn a_match_in_play_has_no_seed_and_no_result() {
    let options = Options::default();
    let table = Match::<State>::start(&Printed::shipped(), &options, 2, Seed::from_number(1)).unwrap();
    let text = Written { record: table.record(), names: None, printed: None }.to_json();
    assert!(text.contains("\"seed\": null") && text.contains("\"decisions\": []"), "{text}");
    let AnyRecord::RatATatCat(again) = read(&text).unwrap() else { panic!("another game") };
    assert_eq!(again.verify(&Printed::shipped()), Err(table::BadRecord::NoSeed));
}

/// What was forged, and what is said about it.
fn forged(old: &str, new: &str) -> String {
    let text = small();
    assert!(text.contains(old), "{old} is not in {text}");
    match read(&text.replacen(old, new, 1)) {
        Ok(AnyRecord::RatATatCat(written)) => written.verify(&Printed::shipped()).unwrap_err().to_string(),
        Ok(AnyRecord::RatLand(_) | AnyRecord::RattusCartus(_) | AnyRecord::Ratapolis(_)) => {
            panic!("another game")
        }
        Err(problem) => problem,
    }
}

#[test]
fn a_forged_record_does_not_hold() {
    let commitment = Seed::from_number(7).commitment().to_string();
    let seed = Seed::from_number(7).to_hex();
    let other = Seed::from_number(8);
    assert_eq!(forged(&seed, &other.to_hex()), "the seed does not match its commitment");
    assert_eq!(
        forged(&commitment, &other.commitment().to_string()),
        "the seed does not match its commitment"
    );
    assert_eq!(forged("\"places\":[", "\"places\":[4,").split(':').next(), Some("result.places"));
    assert_eq!(
        forged("\"rules\": 1", "\"rules\": 99").split(';').next(),
        Some("the record is of rules version 99")
    );
    assert!(forged("\"do\":\"deck\"", "\"do\":\"call\"").starts_with("entry "), "an illegal decision");
    let late = forged("\"do\":\"take 2\"", "\"do\":\"take 2\",\"auto\":true");
    assert!(late.ends_with("ran out of time, and the default was not take 2"), "{late}");
    assert!(forged("\"parts\": \"", "\"parts\": \"0").starts_with("parts: `0"), "a digest of 65 digits");
}

#[test]
fn an_error_names_the_place() {
    let cases = [
        ("ratskeller-record", "chess-record", "format: is \"chess-record\", not \"ratskeller-record\""),
        ("\"version\": 1", "\"version\": 2", "version: is 2; this program reads version 1"),
        (
            "\"version\": 1",
            "\"version\": \"1\"",
            "version: invalid type: string \"1\", expected u64 at line 3",
        ),
        ("rat-a-tat-cat", "rat-a-tat-kat", "game: there is no game `rat-a-tat-kat`; did you mean"),
        ("\"seats\": 3", "\"seats\": 13", "seats: rat-a-tat-cat is played by 2 to 6, not by 13"),
        ("\"seats\": 3", "\"seats\": 300", "seats: invalid value: integer `300`, expected u8"),
        ("\"seats\": 3", "\"seats\": 2", "names: has 3 entries for 2 seats"),
        ("\"seats\"", "\"chairs\"", "chairs: unknown field `chairs`"),
        (
            "\"deck\":\"deluxe\"",
            "\"deck\":\"tarot\"",
            "options: option `deck` takes deluxe, classic, not `tarot`",
        ),
        ("\"deck\":\"deluxe\"", "\"desk\":\"deluxe\"", "options: there is no option `desk`"),
        ("\"deck\":\"deluxe\"", "\"deck\":[]", "options.deck: invalid type: sequence, expected true, false"),
        ("\"rounds\":1", "\"rounds\":1,\"rounds\":2", "options: option `rounds` is given twice"),
        ("\"do\":\"done\"", "\"do\":\"dance\"", "decisions[0].do: `dance`: at 0: expected"),
        ("\"seat\":1", "\"seat\":5", "decisions[1].seat: the table has seats 0 to 2, not 5"),
        ("\"seat\":1", "\"seat\":12", "decisions[1]: seats are numbered 0 to 11, not 12"),
        ("{\"seat\":1,", "{\"clock\":1,", "decisions[1]: an entry has `seat` and `do`, or it has `clock`"),
        (
            "{\"seat\":1,\"do\":\"done\"}",
            "[1,\"done\"]",
            "decisions[1]: invalid type: sequence, expected fields by name",
        ),
        (
            "\"memory_aid\":false",
            "\"memory_aid\":\"on\"",
            "options: option `memory_aid` is true or false in a record",
        ),
        ("\"Ada\"", "\"A\\nda\"", "names[0]: a name has no control characters"),
        ("\"result\": {", "\"result\": {\"by\":1,", "result.by: unknown field `by`"),
        (
            "\"result\": {",
            "\"result\": [], \"was\": {",
            "result: invalid type: sequence, expected fields by name",
        ),
        ("\n}\n", "\n}\nmore", "the file: trailing characters"),
        ("\n}\n", "", "the file: EOF while parsing"),
    ];
    for (old, new, expected) in cases {
        let found = forged(old, new);
        assert!(found.starts_with(expected), "{old} -> {new}: {found}");
    }
}

#[test]
fn what_is_no_record_is_refused_without_harm() {
    let bomb = |unit: &str, count: usize| unit.repeat(count);
    assert!(problem("").starts_with("the file: EOF"));
    assert!(problem("[]").starts_with("the file: invalid"), "{}", problem("[]"));
    assert!(problem("null").starts_with("the file: invalid"));
    assert!(problem("{}").starts_with("format: is missing"));
    assert!(AnyRecord::read(b"{\"format\":\"\xff\"}").is_err());
    assert!(problem(&bomb("[", MOST_BYTES)).contains("line 1"));
    assert!(problem(&format!("{{\"x\":{}", bomb("[", MOST_BYTES - 10))).contains("line 1"));
    assert!(problem(&bomb(" ", MOST_BYTES + 1)).starts_with("the file: has more than 4194304 bytes"));
    let long = problem(&format!("{{\"format\":\"{}\"}}", bomb("x", 1_000_000)));
    assert!(long.chars().count() < 400, "a message quotes in part");
}

#[test]
fn lists_have_an_end() {
    let many = "{\"clock\":1},".repeat(MOST_ENTRIES + 1);
    let text = small().replacen("\"decisions\": [", &format!("\"decisions\": [{many}"), 1);
    assert!(problem(&text).contains("the list has more than 100000 entries"), "{}", problem(&text));
    let names = "\"x\",".repeat(500_000);
    let text = small().replacen("\"names\": [", &format!("\"names\": [{names}"), 1);
    assert!(problem(&text).contains("the list has more than 12 entries"), "{}", problem(&text));
}

#[test]
fn the_example_of_the_documentation_holds() {
    let page = include_str!("../../../docs/records.md");
    let (_, rest) = page.split_once("```json\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let AnyRecord::RatATatCat(written) = read(example).unwrap() else { panic!("another game") };
    let parts = Printed::<rat_a_tat_cat::Parts>::shipped();
    assert_eq!(
        written.record.parts,
        parts.digest(),
        "the printed data has changed: put its new digest into docs/records.md"
    );
    let holds = written.verify(&parts).map(|standing| standing.winners().len());
    assert_eq!(holds, Ok(1), "the rules have changed: `ratskeller simulate --records` writes a new example");
}
