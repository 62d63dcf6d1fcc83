//! Boxes that come with records last as long as the program: whoever brings ever new ones comes to an end before there is no room for others.
//! In a program of its own, for what was read stays.

#![allow(clippy::unwrap_used)]

use games::{AnyRecord, MOST_BOX_BYTES, Written, rat_a_tat_cat};
use serde_json::Value;
use table::{Digest, Match, Parts as _, Printed, Seed};

type Parts = rat_a_tat_cat::Parts;

/// The box that ships, with something to read at its end: as long as a box may be.
fn another(number: usize) -> String {
    let mut text = format!("{}\n# {number} ", Parts::PRINTED);
    text.extend(std::iter::repeat_n('x', MOST_BOX_BYTES - text.len()));
    text
}

/// A record that carries this box, as anybody may write it: of a match that has only been dealt.
fn carrying(text: &str) -> String {
    let parts = Printed::<Parts>::shipped();
    let options = rat_a_tat_cat::Options::default();
    let dealt = Match::<rat_a_tat_cat::State>::start(&parts, &options, 2, Seed::from_number(1)).unwrap();
    let record = Written::of(dealt.record(), None, &parts).to_json();
    let mut record: Value = serde_json::from_str(&record).unwrap();
    record["parts"] = Digest::of(text.as_bytes()).to_string().into();
    record["box"] = text.into();
    record.to_string()
}

#[test]
fn whoever_brings_ever_new_boxes_leaves_room_for_those_of_tables() {
    let bring = |number: usize| AnyRecord::read(carrying(&another(number)).as_bytes());
    let (mut number, most) = (0, (64 << 20) / MOST_BOX_BYTES);
    while bring(number).is_ok() {
        number += 1;
        assert!(number < most, "there is no end to them");
    }
    let why = bring(number).unwrap_err().to_string();
    assert!(why.contains("too many"), "{why}");
    assert!(bring(0).is_ok(), "it has been read before");
    // A table that is laid with a box that nobody has seen here yet, or was played with one.
    assert!(Printed::<Parts>::read(&another(number)).is_ok());
    assert!(bring(number).is_ok(), "and now everybody has");
}
