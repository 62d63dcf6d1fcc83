//! Printed data: what is shipped can be read, an owner can correct it or add to it, and what cannot be is refused with its entry.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use ratapolis::{Mark, Options, Parts, State};
use table::{OptionValue, Options as _, Parts as _, Printed, Seed, Turn, World};

fn refused(old: &str, new: &str) -> String {
    assert!(Parts::PRINTED.contains(old), "{old}");
    Parts::read(&Parts::PRINTED.replacen(old, new, 1)).unwrap_err().to_string()
}

#[test]
fn the_shipped_box_can_be_read() {
    let parts = Printed::<Parts>::shipped();
    assert_eq!((parts.layouts.len(), parts.situations.len()), (10, 11));
    let ids: String = parts.situations[1..].iter().map(|situation| situation.id.as_str()).collect();
    assert_eq!(ids, "ABCFGHILST");
    let area: u8 = parts.tiles[..20].iter().map(|tile| tile.multiplier).sum();
    assert_eq!(area, 35);
}

#[test]
fn what_cannot_be_is_refused_with_its_entry() {
    for (old, new, reason) in [
        (
            "multiplier = 3\nplain = 3\nadvantage = 2",
            "multiplier = 4\nplain = 3\nadvantage = 2",
            "tile A: covers 1, 2 or 3 cells",
        ),
        ("id = \"B\"\nmultiplier", "id = \"A\"\nmultiplier", "tile A: is there twice"),
        (
            "plain = 3\nadvantage = 2",
            "plain = 3",
            "tile A: has an `advantage` if and only if it is one of the ten",
        ),
        (
            "\"EEKAAAM\"",
            "\"EEKAAMM\"",
            "layout beginner_ru: tile A covers 3 cells, not 2; tile M covers 1 cells, not 2",
        ),
        ("\"EEKAAAM\"", "\"EEKAAA\"", "layout beginner_ru: row 2 has 7 cells, and row 1 has 6"),
        ("faces = { V = \"W\"", "faces = { V = \"Z\"", "layout G: V has no face Z"),
        ("fair = [\"V\", \"W\", \"Y\"]", "fair = [\"Z\"]", "layout H: has a fair on tiles that it lacks"),
        ("\"R\", \"E\", \"J\"]", "\"R\"]", "layout S: has 1 places of size 2 and 0 tiles"),
        ("layout = \"A\"", "layout = \"X\"", "situation A: there is no layout `X`"),
        (
            "players = [2, 5]\nlayout = \"A\"",
            "players = [1, 5]\nlayout = \"A\"",
            "situation A: is for 2 to 5 players",
        ),
        (
            "\"no_attack\", \"no_attack\", \"one_attack\"",
            "\"peace\", \"no_attack\", \"one_attack\"",
            "situation A: `peace` is no mark",
        ),
        (
            "tokens = [\"A\", \"B\", \"F\", \"L\", \"S\"]",
            "tokens = [\"D\"]",
            "situation A: has tokens of buildings without an advantage",
        ),
        (
            "rats = 15\nprovenance",
            "rats = 14\nprovenance",
            "situation A: has more buildings than rats of a colour",
        ),
        (
            "stacked = { round = 4",
            "stacked = { round = 5",
            "situation I: stacks cards of its own city on an open slot of rounds 1 to 4",
        ),
        (
            "fixed = { round = 5",
            "fixed = { round = 4",
            "situation S: has a fixed card of its own city on an open slot",
        ),
        ("start = { T = 3", "start = { T = 4", "situation S: starts too many rats on T"),
        ("drawn = [5", "drawn = [0", "hunt.drawn: takes 1 to 9 cards a round"),
    ] {
        let problem = refused(old, new);
        assert!(problem.starts_with(reason), "{new}: {problem}");
    }
    assert!(refused("[hunt]", "[hunt]\nsheep = 2").contains("unknown field `sheep`"));
}

/// A person adds a Situation by writing a layout and choosing switches.
#[test]
fn a_situation_is_added_by_writing_it_down() {
    let village = r#"
[[layout]]
id = "village"
rows = ["OK.DM", "EEWWW", "AAAFF", "1SS22"]
fair = ["W"]
hidden = ["N", "P", "J", "I"]
provenance = "ours"

[[situation]]
id = "village"
players = [2, 5]
layout = "village"
marks = ["one_attack", "open", "open", "closed", "open", "closed", "closed", "closed"]
tokens = ["A", "F", "S"]
rats = 12
blind = 1
procreation = true
fair_bonus = 4
start = { E = 2, A = 3, W = 1 }
provenance = "ours"
"#;
    // A building with an advantage cannot lie face down.
    let problem = Parts::read(&format!("{}{village}", Parts::PRINTED)).unwrap_err().to_string();
    assert_eq!(problem, "layout village: hides buildings without an advantage");
    let printed = format!("{}{}", Parts::PRINTED, village.replace(", \"I\"]", "]"));
    let parts = Printed::<Parts>::read(&printed).unwrap();
    let mut options = Options::default();
    options.set("situation", &OptionValue::from_text("village")).unwrap();
    for seats in 2..=5 {
        let mut world = World::<State>::deal(&parts, &options, seats, Seed::from_number(1), true).unwrap();
        let public = world.view(None).public;
        assert_eq!(
            (public.marks[0], public.cards.len(), public.city.holes().len()),
            (Mark::OneAttack, 11, 1)
        );
        while let Turn::Waits(asked) = world.turn() {
            let mut joint = table::Joint::new();
            asked.iter().for_each(|seat| joint.put(seat, world.sample(seat)));
            world.resolve(&joint);
        }
    }
    let unknown = Options::default();
    assert!(World::<State>::deal(&parts, &unknown, 3, Seed::from_number(1), false).is_ok());
}
