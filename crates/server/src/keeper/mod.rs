//! Whoever looks after the house, at a door of their own: a Unix socket beside the data file that nobody else can open. A
//! request is a line of JSON and so is its answer; see docs/keeper.md.

mod acts;
mod door;
mod errand;
mod figures;

pub(crate) use door::Door;
pub use errand::{Act, Errand, Figure, More, Penalty, Person, Reply, Report, Told};

use std::path::{Path, PathBuf};

/// `1 match`, `2 matches`.
pub fn counted(count: impl TryInto<u64>, one: &str, many: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    format!("{count} {}", if count == 1 { one } else { many })
}

#[test]
fn one_is_not_said_like_many() {
    let matches = |count: u32| counted(count, "match", "matches");
    assert_eq!([0, 1, 2].map(matches), ["0 matches", "1 match", "2 matches"]);
}

/// Where the door of the house with this data file is.
pub fn keepers_door(data: &Path) -> PathBuf {
    let mut path = data.as_os_str().to_owned();
    path.push(".keeper");
    PathBuf::from(path)
}
