//! D5: a copy of the data file while people play.

use crate::client::{House, Scratch, dice};
use crate::damage::texts;
use crate::playing::{play_on, seated};
use serde_json::json;
use server::CannotCopy;
use std::os::unix::fs::PermissionsExt as _;

/// The log of the only table, as it was written.
const LOG: &str =
    "SELECT seq || ' ' || kind || ' ' || coalesce(seat, '') || ' ' || coalesce(decision, '') || ' '
    || coalesce(client_id, '') || ' ' || coalesce(sum, '') FROM events ORDER BY table_id, seq";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d5_a_copy_under_load_has_all_that_was_acknowledged_before_it() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 3, json!({"rounds": 50})).await;
    let mut dice = dice(5);
    for _ in 0..5 {
        play_on(&mut pages, &mut dice, 12).await;
        let acknowledged = (pages[0].epoch(), pages[0].number());
        let copy = Scratch::new();
        let (data, to) = (house.scratch.data(), copy.data());
        // A copy is taken in one moment; what is played meanwhile may be in it or not.
        let (copied, _) = tokio::join!(server::backup(&data, &to), play_on(&mut pages, &mut dice, 12));
        copied.unwrap();
        // Line by line it is how the log began.
        let (log, copied) = (texts(&house.scratch, LOG).await, texts(&copy, LOG).await);
        assert!(!copied.is_empty() && log.starts_with(&copied), "{} lines of {}", copied.len(), log.len());
        // Nobody else reads either of them: the key of every cookie is inside.
        let beside = data.with_extension("db-wal");
        for file in [&data, &beside, &to] {
            assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
        }
        let other = House::at(copy, |_| ()).await;
        let page = guests[0].at(other.addr).page(&table).await;
        let found = (page.epoch(), page.number());
        assert!(found >= acknowledged, "{found:?} instead of {acknowledged:?}");
        assert!(found <= (pages[0].epoch(), pages[0].number()));
        assert!(page.play["sight"].is_object(), "{}", page.play);
        other.close().await;
    }
    house.close().await;
}

#[tokio::test]
async fn d5_a_copy_replaces_nothing_and_comes_from_something() {
    let house = House::open().await;
    let there = Scratch::new();
    std::fs::write(there.data(), "mine").unwrap();
    let refused = server::backup(&house.scratch.data(), &there.data()).await;
    assert!(matches!(refused, Err(CannotCopy::There(_))), "{refused:?}");
    assert_eq!(std::fs::read_to_string(there.data()).unwrap(), "mine");
    let to = there.0.join("copy.db");
    let nothing = server::backup(&there.0.join("no.db"), &to).await;
    assert!(matches!(nothing, Err(CannotCopy::NoFile(_))), "{nothing:?}");
    let no_data = server::backup(&there.data(), &to).await;
    assert!(matches!(no_data, Err(CannotCopy::Store(_))), "{no_data:?}");
    assert_eq!(std::fs::read_dir(&there.0).unwrap().count(), 1, "and nothing half is left behind");
    house.close().await;
}
