//! Everyone plans at once, in secret: RatLand's deployments at a house that is killed, and looks that nobody waits for.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch, dice};
use crate::playing::{all_sit_down, seated_to_play, settle};
use games::ratland::State;
use host::Positions;
use serde_json::{Value, json};
use table::{Game as _, Joint, Printed, Seat, SeatSet, Seed, Turn, World};

const SEATS: usize = 4;

/// A deployment of all the rats that nobody else at this table has: so many at the dump, so many in the city, the rest at
/// home.
fn deployment(page: &Page, seat: usize, table: usize) -> Value {
    let rats = page.play["sight"]["sight"]["ask"]["rats"].as_u64().expect("rats are to be deployed");
    let dump = (seat as u64 + 1).min(rats);
    let city = (table as u64 % 3).min(rats - dump);
    json!({"do": "deploy", "with": {"rats": [dump, city, 0, 0, 0, 0, rats - dump - city, 0], "hide": false}})
}

/// Whatever a page was sent before the screens are lifted tells who is ready, and shows no deployment but its own.
fn no_screen_was_lifted(page: &Page, own: Option<&Value>) {
    let first: Value = serde_json::from_str(&page.heard[0]).unwrap();
    for text in &page.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        let play = &message["play"];
        if play.is_null() {
            continue;
        }
        assert_eq!(play["number"], first["play"]["number"], "a deployment made news: {text}");
        assert_eq!(play["sight"], first["play"]["sight"], "a deployment is seen: {text}");
        assert!(play["yours"].is_null() || Some(&play["yours"]) == own, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn p6_a_house_that_is_killed_behind_the_screens_keeps_every_deployment_and_shows_none() {
    let scratch = Scratch::new();
    let mut house = Child::start(&scratch).await;
    for number in 0..6 {
        let (table, guests, mut pages) = seated_to_play(house.addr, "ratland", SEATS, json!({})).await;
        let gallery = Guest::new(house.addr).await;
        let watching = gallery.page(&table).await;
        let ready = 1 + number % (SEATS - 1);
        let plans: Vec<Value> =
            pages.iter().enumerate().map(|(seat, page)| deployment(page, seat, number)).collect();
        let mut messages = Vec::new();
        for (page, plan) in pages.iter_mut().zip(&plans).take(ready) {
            let (_, message) = page.decide_message(plan);
            page.send(message.clone()).await;
            messages.push(message);
        }
        // At every other table nobody has heard an answer when the house dies.
        let answered = number % 2 == 0;
        if answered {
            for (page, message) in pages.iter_mut().zip(&messages) {
                assert_eq!(page.answer(message["id"].as_str().unwrap()).await["t"], "ack");
            }
        }
        house.kill();
        house = Child::start(&scratch).await;
        pages.iter().zip(&plans).for_each(|(page, plan)| no_screen_was_lifted(page, Some(plan)));
        no_screen_was_lifted(&watching, None);

        let mut back = Vec::new();
        for guest in &guests {
            back.push(guest.at(house.addr).page(&table).await);
        }
        let watching = gallery.at(house.addr).page(&table).await;
        if answered {
            assert_eq!(back[0].play["sealed"], json!((0..ready).collect::<Vec<_>>()));
            for (seat, page) in back.iter().enumerate() {
                let kept = if seat < ready { plans[seat].clone() } else { Value::Null };
                assert_eq!(page.play["yours"], kept, "each finds the own deployment, and no other");
            }
        }
        for (page, message) in back.iter_mut().zip(&messages) {
            page.send(message.clone()).await;
            assert_eq!(
                page.answer(message["id"].as_str().unwrap()).await["t"],
                "ack",
                "kept or not, it counts once"
            );
        }
        back.iter().zip(&plans).for_each(|(page, plan)| no_screen_was_lifted(page, Some(plan)));
        no_screen_was_lifted(&watching, None);
        for (page, plan) in back.iter_mut().zip(&plans).skip(ready) {
            assert_eq!(page.decide(plan).await["t"], "ack");
        }
        settle(&mut back).await;
        let shown: Vec<&Value> = plans.iter().map(|plan| &plan["with"]).collect();
        for page in &back {
            let lifted: Vec<&Value> =
                page.notices.iter().filter(|told| told["notice"]["what"] == "deployed").collect();
            assert_eq!(lifted.len(), 1, "the screens are lifted once");
            assert_eq!(lifted[0]["notice"]["deployed"], json!(shown), "and show what was sealed");
        }
    }
    house.kill();
}

/// A game with clans in which everyone deploys and this seat may look at the next cards.
fn with_a_seer() -> (World<State>, Seat) {
    let options = games::ratland::Options { clans: true, ..Default::default() };
    let mut dice = dice(77);
    for seed in 0..10_000 {
        let seed = Seed::from_number(seed);
        let mut world: World<State> =
            World::deal(&Printed::shipped(), &options, SEATS as u8, seed, false).unwrap();
        for _ in 0..40 {
            let Turn::Waits(asked) = world.turn() else { break };
            let seer = asked.iter().find(|&seat| world.aside(seat).is_some());
            if let Some(seer) = seer.filter(|_| asked == SeatSet::first(SEATS as u8)) {
                return (world, seer);
            }
            let mut joint = Joint::new();
            asked.iter().for_each(|seat| joint.put(seat, world.sample_with(seat, &mut dice)));
            world.resolve(&joint);
        }
    }
    panic!("no Seer in ten thousand games");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_that_nobody_waits_for_makes_nobodys_plan_stale() {
    let (world, seer) = with_a_seer();
    let house = House::with(|config| config.hooks.positions = Positions::Anywhere).await;
    let host = house.guest().await;
    let table = host.new_table_from("ratland", SEATS, &State::position(&world.view_of_everything())).await;
    let (_, _, mut pages) = all_sit_down(host, table, SEATS).await;
    let seer = usize::from(seer.number());
    let plans: Vec<Value> = (0..SEATS)
        .map(|seat| {
            let seat = Seat::new(seat as u8).unwrap();
            serde_json::to_value(world.sample_with(seat, &mut dice(3))).unwrap()
        })
        .collect();
    let other = (seer + 1) % SEATS;
    let asked_on = pages[other].number();
    // Written before the look was heard of.
    let (id, early) = pages[other].decide_message(&plans[other]);
    assert_eq!(pages[seer].decide(&json!({"do": "look"})).await["t"], "ack");
    pages[other].catch_up(asked_on + 1).await;
    pages[other].send(early.clone()).await;
    assert_eq!(pages[other].answer(&id).await["t"], "ack");
    assert_eq!(pages[other].play["yours"], plans[other]);
    for seat in (0..SEATS).filter(|seat| *seat != other) {
        assert_eq!(pages[seat].decide(&plans[seat]).await["t"], "ack");
    }
    settle(&mut pages).await;
    assert!(pages[other].notices.iter().any(|told| told["notice"]["what"] == "deployed"));
    // What is asked now is another question.
    let mut late = early.clone();
    late["id"] = json!("late");
    for on in [asked_on, asked_on + 1] {
        late["on"] = json!(on);
        pages[other].send(late.clone()).await;
        assert_eq!(pages[other].answer("late").await["code"], "stale");
    }
    house.close().await;
}
