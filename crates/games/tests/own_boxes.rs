//! A box as its owner has it: what is in it, in what it differs, what is wrong with one, and a record that carries it.

#![allow(clippy::unwrap_used)]

use games::{
    AnyRecord, Correction, GameId, MOST_BOX_BYTES, Unfit, Written, differences, printed_values, read_box,
    with_game,
};
use games::{rat_a_tat_cat, ratapolis, ratland, rattus_cartus};
use table::{Dice, Game, Match, OptionValue, Options as _, Parts as _, Printed, Seed, Turn};

fn number(path: &str, number: i64) -> Correction {
    Correction { path: path.to_owned(), value: Some(OptionValue::Number(number)) }
}

fn word(path: &str, word: &str) -> Correction {
    Correction { path: path.to_owned(), value: Some(OptionValue::Word(word.to_owned())) }
}

fn shipped<G: Game>(corrections: &[Correction]) -> Result<String, Unfit> {
    read_box::<G>(G::Parts::PRINTED, corrections)
}

/// As it is told: the path, what ships, what is here.
fn told<G: Game>(file: &str) -> Vec<String> {
    let value = |value: Option<OptionValue>| value.map_or("nothing".to_owned(), |value| value.to_string());
    let one =
        |one: games::Difference| format!("{}: {} -> {}", one.path, value(one.standard), value(one.here));
    differences::<G>(file).into_iter().map(one).collect()
}

#[test]
fn what_is_corrected_is_what_differs_and_nothing_else() {
    let (privilege, tile) = ("building.farm.privileges.3.looks", "tile.D.plain");
    let file = shipped::<rattus_cartus::State>(&[number(privilege, 2)]).unwrap();
    assert_eq!(told::<rattus_cartus::State>(&file), ["building.farm.privileges.3.looks: 1 -> 2"]);
    assert!(Printed::<rattus_cartus::Parts>::read(&file).is_ok());
    let file = shipped::<ratapolis::State>(&[number(tile, 7), word("layout.A.rows.1", "OSSMB")]).unwrap();
    assert_eq!(told::<ratapolis::State>(&file), ["tile.D.plain: 5 -> 7"]);
    // A colour that the card did not show, and one that it does not show any more.
    let gone = Correction { path: "food_card.1.dump.white".into(), value: None };
    let file = shipped::<ratland::State>(&[number("food_card.1.dump.blue", 6), gone]).unwrap();
    assert_eq!(
        told::<ratland::State>(&file),
        ["food_card.1.dump.blue: nothing -> 6", "food_card.1.dump.white: 6 -> nothing"]
    );
    // What is a sum follows.
    let nine = number("decks.deluxe.numbers.counts.9", 8);
    let file = shipped::<rat_a_tat_cat::State>(&[nine]).unwrap();
    assert_eq!(told::<rat_a_tat_cat::State>(&file), ["decks.deluxe.numbers.counts.9: 9 -> 8"]);
    assert!(file.contains("total = 64") && file.contains("total = 44"), "{file}");
}

#[test]
fn equal_boxes_have_one_name_and_the_standard_box_has_its_own() {
    with_each(|id| {
        with_game!(id, G => {
            let printed = <G as Game>::Parts::PRINTED;
            assert_eq!(shipped::<G>(&[]).unwrap(), printed);
            // Comments and spaces are no difference.
            assert_eq!(read_box::<G>(&format!("# mine\n\n{printed}\n"), &[]).unwrap(), printed);
            assert!(differences::<G>(printed).is_empty() && printed_values::<G>(printed).len() > 20);
            let values = printed_values::<G>(printed);
            let paths: std::collections::BTreeSet<&str> = values.iter().map(|one| one.path.as_str()).collect();
            assert_eq!(paths.len(), values.len(), "every value has a path of its own");
            assert!(values.iter().any(|one| one.provenance.is_some()));
        });
    });
    let seven = [number("tile.D.plain", 7)];
    let once = shipped::<ratapolis::State>(&seven).unwrap();
    let commented = format!("# of my copy\n{}", ratapolis::Parts::PRINTED);
    assert_eq!(read_box::<ratapolis::State>(&commented, &seven).unwrap(), once);
    assert_eq!(read_box::<ratapolis::State>(&once, &[]).unwrap(), once);
    assert_eq!(
        read_box::<ratapolis::State>(&once, &[number("tile.D.plain", 5)]).unwrap(),
        ratapolis::Parts::PRINTED
    );
}

fn with_each(each: impl Fn(GameId)) {
    GameId::ALL.into_iter().for_each(each);
}

#[test]
fn the_correction_that_does_not_fit_is_named_with_what_would() {
    let wrong = number("building.farm.privileges.1.cards", 21);
    let right = number("start.rats", 12);
    let unfit = shipped::<rattus_cartus::State>(&[wrong.clone(), right]).unwrap_err();
    assert_eq!(unfit.path.as_deref(), Some("building.farm.privileges.1.cards"));
    assert_eq!(unfit.fits, Some((0, 20)));
    assert_eq!(unfit.bad.to_string(), "building farm: copy 1 gives more than can be meant");
    // Two that break something: neither is good without the other's being mended, and none is accused.
    let unfit = shipped::<rattus_cartus::State>(&[wrong, number("start.rats", 101)]).unwrap_err();
    assert_eq!((unfit.path, unfit.fits), (None, None));
    // Of what has to add up nothing else fits while the others are as they are.
    let unfit = shipped::<rattus_cartus::State>(&[number("population.cards_by_nuns.1", 5)]).unwrap_err();
    assert_eq!((unfit.path.as_deref(), unfit.fits), (Some("population.cards_by_nuns.1"), Some((4, 4))));
}

#[test]
fn what_is_no_box_is_refused() {
    let refused = |file: &str, corrections: &[Correction]| {
        read_box::<ratapolis::State>(file, corrections).unwrap_err().bad.to_string()
    };
    let printed = ratapolis::Parts::PRINTED;
    for corrections in [
        number("tile.D.flavour.x", 1),
        number("tile.Ω.plain", 1),
        number("tile.D.id", 1),
        word("tile.D.provenance", "mine"),
        number("", 1),
        number("layout.A.rows.99", 1),
        Correction { path: "layout.A.rows.1".into(), value: None },
    ] {
        assert!(refused(printed, &[corrections]).contains("nothing that this box prints"));
    }
    assert!(refused(printed, &[word("tile.D.plain", "many")]).contains("of another kind"));
    assert!(refused(printed, &[number("tile.D.flavour", 1)]).contains("unknown field `flavour`"));
    for number in [-1, 256, i64::MAX, i64::MIN] {
        let corrections = [self::number("tile.D.plain", number)];
        assert!(read_box::<ratapolis::State>(printed, &corrections).is_err(), "{number}");
    }
    let deep = format!("x = {}{}", "[".repeat(10_000), "]".repeat(10_000));
    let name = format!("{} = 1", "a.".repeat(8_000) + "a");
    let zero = format!("{printed}\nx = \"\0\"");
    let huge = printed.replacen("plain = 3", "plain = 99999999999999999999999", 1);
    let long = "#".repeat(MOST_BOX_BYTES + 1);
    for text in ["", "cheese", deep.as_str(), name.as_str(), zero.as_str(), huge.as_str(), long.as_str()] {
        assert!(!refused(text, &[]).is_empty());
    }
}

/// A match with nines in it that the shipped box has not.
fn played(parts: &Printed<rat_a_tat_cat::Parts>) -> Written<rat_a_tat_cat::State> {
    let seed = Seed::from_number(7);
    let mut options = rat_a_tat_cat::Options::default();
    options.set("rounds", &OptionValue::Number(1)).unwrap();
    let mut table = Match::start(parts, &options, 3, seed).unwrap();
    let mut dice = Dice::from_seed(seed).fork("players", 0);
    loop {
        match table.turn() {
            Turn::Waits(seats) => {
                for seat in seats {
                    let decision = table.open(seed).unwrap().sample_with(seat, &mut dice);
                    table.seal(seat, decision).unwrap();
                }
            }
            Turn::AsksClock => table.read_clock(100_000).unwrap(),
            Turn::Over(_) => return Written::of(table.record(), None, parts),
        }
    }
}

#[test]
fn a_record_carries_a_box_that_is_not_the_standard_one() {
    let standard = Printed::<rat_a_tat_cat::Parts>::shipped();
    assert!(!played(&standard).to_json().contains("\"box\""));

    let file = shipped::<rat_a_tat_cat::State>(&[number("decks.deluxe.numbers.counts.9", 3)]).unwrap();
    let own = Printed::<rat_a_tat_cat::Parts>::read(&file).unwrap();
    let text = played(&own).to_json();
    let AnyRecord::RatATatCat(again) = AnyRecord::read(text.as_bytes()).unwrap() else {
        panic!("another game")
    };
    assert_eq!(again.to_json(), text);
    assert!(again.verify(&standard).is_ok(), "anywhere");
    // Without it nobody knows what was dealt.
    let without = Written { printed: None, ..again };
    assert!(matches!(without.verify(&standard), Err(table::BadRecord::OtherParts { .. })));

    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        AnyRecord::read(text.replacen(from, to, 1).as_bytes()).unwrap_err().to_string()
    };
    let digest = own.digest().to_string();
    assert!(refused(&digest, &"0".repeat(64)).starts_with("box: is "));
    assert!(refused("\\n9 = 3", "\\n9 = 4").starts_with("box: is "), "another box than the one it names");
    let long = "x".repeat(MOST_BOX_BYTES + 1);
    assert!(refused("\"box\": \"", &format!("\"box\": \"{long}")).starts_with("box: has more than"));
    // A box that breaks a rule, under its right name.
    let bad = file.replacen("total = 39", "total = 40", 1);
    assert_ne!(bad, file);
    let forged = text.replacen(&digest, &table::Digest::of(bad.as_bytes()).to_string(), 1).replacen(
        "total = 39",
        "total = 40",
        1,
    );
    let why = AnyRecord::read(forged.as_bytes()).unwrap_err().to_string();
    assert!(why.starts_with("box, decks.deluxe.numbers.total: says 40"), "{why}");
}
