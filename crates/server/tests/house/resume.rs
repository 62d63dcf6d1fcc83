//! A dropped line resumes by number.

use crate::client::{House, Page, dice};
use crate::playing::{choose, seated};
use futures_util::future::join_all;
use serde_json::json;

/// Two players at each of a hundred tables; all two hundred lines drop in mid-game, without a goodbye.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_dropped_sockets_resume_by_number() {
    let house = House::open().await;
    let tables = join_all((0..100).map(|number| {
        let house = &house;
        async move {
            let (table, guests, mut pages) = seated(house, 2, json!({"memory_aid": true, "rounds": 1})).await;
            crate::playing::play_on(&mut pages, &mut dice(number), 3 + number as usize % 9).await;
            (table, guests, pages)
        }
    }))
    .await;
    let resumed = join_all(tables.into_iter().map(|(table, guests, pages)| async move {
        // One of the two drops first and misses a decision of the other.
        let mut pages = pages;
        let bob = pages.pop().unwrap();
        let mut ada = pages.pop().unwrap();
        let (bob_has, bob_saw) = (bob.number(), bob.notices.clone());
        drop(bob);
        if ada.is_asked() && !ada.is_over() {
            let decision = choose(&ada.play, &mut dice(5));
            assert_eq!(ada.decide(&decision).await["t"], "ack");
        }
        let (ada_has, ada_saw, epoch) = (ada.number(), ada.notices.clone(), ada.epoch());
        drop(ada);
        let mut back = Vec::new();
        for (guest, has, saw) in [(&guests[0], ada_has, ada_saw), (&guests[1], bob_has, bob_saw)] {
            let page = guest.page_from(&table, epoch, has).await;
            let mut all = saw;
            all.extend(page.notices.iter().cloned());
            let numbers: Vec<u64> = all.iter().map(|told| told["number"].as_u64().unwrap()).collect();
            assert_eq!(numbers, (1..=u64::from(page.number())).collect::<Vec<_>>(), "a gap or a repetition");
            let fresh = guest.page(&table).await;
            assert_eq!(fresh.notices, all, "what was told in parts is what is told at once");
            back.push(page);
        }
        (table, back)
    }))
    .await;
    assert_eq!(resumed.iter().map(|(_, pages)| pages.len()).sum::<usize>(), 200);
    // And they play on.
    join_all(resumed.into_iter().map(|(_, mut pages)| async move {
        crate::playing::play_on(&mut pages, &mut dice(9), 3).await;
        drop::<Vec<Page>>(pages);
    }))
    .await;
    house.close().await;
}
