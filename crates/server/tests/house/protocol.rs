//! P1, P2, P5: exactly once, only by whom it is asked, and from any of a guest's pages.

use crate::client::{House, Page, dice};
use crate::playing::{choose, play_on, seated};
use games::protocol::WIRE;
use serde_json::{Value, json};

fn decide(id: &str, epoch: u32, on: u32, decision: &Value) -> Value {
    json!({"t": "decide", "id": id, "epoch": epoch, "on": on, "decision": decision})
}

#[tokio::test]
async fn p1_duplicate_stale_and_future_decisions_are_applied_once_or_not_at_all() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 2})).await;
    let mut dice = dice(1);
    play_on(&mut pages, &mut dice, 2).await;
    let on_turn = pages.iter().position(|page| page.is_asked()).unwrap();
    let page = &mut pages[on_turn];
    let (number, first) = (page.number(), choose(&page.play, &mut dice));
    // The same one five times in one breath.
    for _ in 0..5 {
        page.send(decide("same", 0, number, &first)).await;
    }
    for _ in 0..5 {
        assert_eq!(page.answer("same").await["t"], "ack");
    }
    let after = page.number();
    assert!(after > number);
    // A second click, on the position that is gone.
    page.send(decide("second click", 0, number, &first)).await;
    let refused = page.answer("second click").await;
    assert_eq!(refused["code"], "stale");
    assert_eq!(refused["reason"], format!("the table is at notice {after} of epoch 0"));
    for (epoch, on) in [(0, after + 5), (1, after), (7, 0)] {
        page.send(decide("future", epoch, on, &first)).await;
        assert_eq!(page.answer("future").await["code"], "stale");
    }
    assert_eq!(page.number(), after, "none of them changed anything");

    // A restart forgets no id.
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    let guest = crate::client::Guest { addr: house.addr, ..guests[on_turn].clone() };
    let mut page = guest.page_from(&table, 0, after).await;
    page.send(decide("same", 0, number, &first)).await;
    assert_eq!(page.answer("same").await["t"], "ack");
    assert_eq!(page.number(), after);
    house.close().await;
}

#[tokio::test]
async fn p1_a_page_that_speaks_another_wire_is_sent_to_load_itself_anew() {
    let house = House::open().await;
    let (table, guests, _pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let hellos = [
        json!({"t": "hello", "epoch": 0, "have": 0}),
        json!({"t": "hello", "wire": WIRE - 1, "epoch": 0, "have": 0}),
        json!({"t": "hello", "wire": WIRE + 1, "epoch": 0, "have": 0}),
    ];
    for hello in hellos {
        let mut page = Page::new(guests[0].connect(&table).await);
        page.send(hello).await;
        assert_eq!(page.next().await, json!({"t": "bye", "code": "old_page"}));
        assert!(page.next().await.get("closed").is_some());
    }
    house.close().await;
}

#[tokio::test]
async fn p2_nobody_decides_for_another_out_of_turn_or_from_the_gallery() {
    let house = House::open().await;
    let (table, _, mut pages) = seated(&house, 3, json!({"rounds": 1})).await;
    let mut dice = dice(2);
    play_on(&mut pages, &mut dice, 4).await;
    let watcher = house.guest().await;
    let mut watching = watcher.page(&table).await;
    assert_eq!(watching.you["seat"], Value::Null);
    let draw = json!({"do": "draw_deck"});
    let refused = watching.decide(&draw).await;
    assert_eq!(refused["code"], "not_seated");

    for bad in [json!({"do": "fly"}), json!(null), json!({"do": "keep", "with": {"slot": 9}}), json!([[[]]])]
    {
        let asked = pages.iter().position(|page| page.is_asked()).unwrap();
        assert_eq!(pages[asked].decide(&bad).await["code"], "bad_request");
    }

    // Whatever the player on turn holds, the answer to the others is the same, word for word.
    let mut answers = std::collections::BTreeSet::new();
    for _ in 0..30 {
        if pages[0].is_over() {
            break;
        }
        let other = pages.iter().position(|page| !page.is_asked());
        if let Some(other) = other {
            for decision in [json!({"do": "keep", "with": {"slot": 1}}), json!({"do": "call"}), draw.clone()]
            {
                let refused = pages[other].decide(&decision).await;
                answers.insert(format!("{} {}", refused["code"], refused["reason"]));
            }
        }
        play_on(&mut pages, &mut dice, 1).await;
    }
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), ["\"not_asked\" \"nothing is asked of you now\""]);

    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice, 100).await;
    }
    assert_eq!(pages[1].decide(&draw).await["code"], "not_asked", "an ended match");
    house.close().await;
}

#[tokio::test]
async fn p5_three_tabs_and_two_devices_are_all_live_and_act_once() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let mut tabs = Vec::new();
    for _ in 0..5 {
        tabs.push(guests[0].page(&table).await);
    }
    pages[1].decide(&json!({"do": "done"})).await;
    // All five press at the same moment; the page's ids differ, the position is one.
    let number = tabs[0].number();
    for (index, tab) in tabs.iter_mut().enumerate() {
        tab.send(decide(&format!("tab {index}"), 0, number, &json!({"do": "done"}))).await;
    }
    let mut acks = 0;
    for (index, tab) in tabs.iter_mut().enumerate() {
        acks += u32::from(tab.answer(&format!("tab {index}")).await["t"] == "ack");
    }
    assert_eq!(acks, 1, "one action applied");
    let now = tabs.iter().map(|tab| tab.number()).max().unwrap();
    for tab in &mut tabs {
        tab.catch_up(now).await;
    }
    assert!(tabs.iter().all(|tab| tab.play["sight"] == tabs[0].play["sight"]), "all live");
    house.close().await;
}
