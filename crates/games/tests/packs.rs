//! Data packs: an owner's corrections are used, and an error names the file, the entry and the constraint.

#![allow(clippy::unwrap_used)]

use games::GameId;
use rat_a_tat_cat::{Parts as Cards, State};
use std::fs;
use std::path::PathBuf;
use table::{Parts, Printed};

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn without_a_pack_the_shipped_parts_are_used() {
    let parts = games::parts::<State>(None).unwrap();
    assert_eq!(parts.digest(), Printed::<Cards>::shipped().digest());
}

#[test]
fn a_corrected_file_is_used() {
    let pack = folder("corrected");
    fs::write(pack.join(Cards::FILE), format!("{}\n# my box\n", Cards::PRINTED)).unwrap();
    let parts = games::parts::<State>(Some(&pack)).unwrap();
    assert_ne!(parts.digest(), Printed::<Cards>::shipped().digest());
}

#[test]
fn a_broken_file_is_named_with_entry_and_constraint() {
    let pack = folder("broken");
    fs::write(pack.join(Cards::FILE), Cards::PRINTED.replacen("total = 65", "total = 66", 1)).unwrap();
    let error = games::parts::<State>(Some(&pack)).unwrap_err().to_string();
    let file = pack.join(Cards::FILE);
    assert_eq!(error, format!("{}: decks.deluxe.total: says 66, but the cards add up to 65", file.display()));
}

#[test]
fn a_pack_that_nothing_would_read_is_refused() {
    let pack = folder("empty");
    fs::write(pack.join("rat-a-tat-kat.toml"), Cards::PRINTED).unwrap();
    let error = games::parts::<State>(Some(&pack)).unwrap_err().to_string();
    let files = GameId::ALL.map(|game| format!("{game}.toml")).join(", ");
    assert!(error.ends_with(&format!("holds no file of any game; it may hold {files}")), "{error}");
    let error = games::parts::<State>(Some(&pack.join("nowhere"))).unwrap_err().to_string();
    assert!(error.ends_with("is not a folder that can be read"), "{error}");
}
