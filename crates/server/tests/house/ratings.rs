//! What was played is counted, once and for whom it should be; and nobody is told more of it than they may know.

use crate::client::{Guest, House, Page, dice, request};
use crate::damage::{database, numbers};
use crate::long_book::{self, CAT};
use crate::people::Device;
use crate::playing::{all_sit_down, choose, play_on, seated};
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, Row as _};

/// Two at a public table, to the end: the places.
async fn two_play(house: &House, number: u64) -> (Vec<Guest>, Vec<u64>) {
    let (_, guests, mut pages) = seated(house, 2, json!({"rounds": 1})).await;
    (guests, to_the_end(&mut pages, number).await)
}

async fn to_the_end(pages: &mut [Page], number: u64) -> Vec<u64> {
    let mut dice = dice(number);
    while !pages[0].is_over() {
        play_on(pages, &mut dice, 100).await;
    }
    let places = pages[0].play["end"]["places"].as_array().unwrap();
    places.iter().map(|place| place.as_u64().unwrap()).collect()
}

/// Against computer players, and given up at once; its table.
async fn gives_up(guest: &Guest, more: Value) -> String {
    let mut body = json!({"game": CAT, "seats": [{"open": true}, {"bot": "random"}, {"bot": "greedy"}], "public": true,
        "start": true});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut page = guest.page(&table).await;
    page.send(json!({"t": "give_up", "id": "enough"})).await;
    assert_eq!(page.answer("enough").await["t"], "ack");
    assert!(page.is_over());
    table
}

async fn rating(guest: &Guest, game: &str) -> Value {
    let games = guest.get("me/ratings").await.good()["games"].as_array().unwrap().clone();
    games.into_iter().find(|found| found["game"] == game).map_or(Value::Null, |found| found["rating"].clone())
}

async fn agrees(house: &House) {
    let counted = server::count_again(&house.scratch.kept_in()).await.unwrap();
    assert_eq!(counted.differences, [] as [String; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_first_at_a_public_table_rises_and_the_other_falls() {
    let house = House::open().await;
    let (guests, places) = two_play(&house, 3).await;
    let (one, other) = (rating(&guests[0], CAT).await, rating(&guests[1], CAT).await);
    let points = |rating: &Value| rating["points"].as_i64().unwrap();
    assert_eq!(points(&one).cmp(&points(&other)), places[1].cmp(&places[0]), "{one} {other} {places:?}");
    assert_eq!((&one["matches"], points(&one) + points(&other)), (&json!(1), 3000));
    assert!(one["doubt"].as_i64().unwrap() < 500);

    let all = guests[0].get(&format!("me/ratings/{CAT}")).await.good();
    assert_eq!(all["rating"], one);
    assert_eq!(all["curve"].as_array().unwrap().len(), 1);
    assert_eq!(all["places"], json!([{"players": 2, "place": places[0], "times": 1}]));
    assert_eq!((&all["gave_up"], &all["against"]), (&json!(0), &json!([])));
    let beaten = usize::from(places[0] < places[1]);
    assert_eq!(all["best"].as_array().unwrap().len(), beaten);
    assert_eq!(guests[0].get("me/ratings/chess").await.code(), "not_found");
    agrees(&house).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_computers_only_the_person_moves_and_only_if_it_counts() {
    let house = House::open().await;
    let ada = house.guest().await;
    for unrated in [
        json!({"public": false}),
        json!({"rated": false}),
        json!({"hints": true}),
        json!({"options": {"memory_aid": true}}),
    ] {
        gives_up(&ada, unrated).await;
    }
    assert_eq!(rating(&ada, CAT).await, Value::Null);
    gives_up(&ada, json!({})).await;
    gives_up(&ada, json!({"public": false, "rated": true})).await;
    let after = rating(&ada, CAT).await;
    assert!(after["matches"] == 2 && after["points"].as_i64().unwrap() < 1500, "{after}");
    // Given up is behind everybody, whatever the computer made of it.
    let all = ada.get(&format!("me/ratings/{CAT}")).await.good();
    let bots: Vec<_> = all["against"].as_array().unwrap().iter().map(|one| one["bot"].clone()).collect();
    assert_eq!(bots, ["greedy", "random"], "the strongest first");
    assert_eq!(all["against"][0]["behind"], 6);
    assert_eq!((&all["gave_up"], &all["places"], &all["best"]), (&json!(6), &json!([]), &json!([])));
    let mut db = database(&house.scratch).await;
    let whys = db.fetch_all("SELECT unrated FROM results ORDER BY number").await.unwrap();
    let whys: Vec<Option<String>> = whys.iter().map(|row| row.get(0)).collect();
    let whys: Vec<_> = whys.iter().map(|why| why.as_deref().unwrap_or("rated")).collect();
    assert_eq!(whys, ["casual", "casual", "hints", "memory_aid", "rated", "rated"]);
    db.close().await.unwrap();
    agrees(&house).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_rated_is_said_and_refuses_hints_and_taking_back() {
    let house = House::open().await;
    let ada = house.guest().await;
    let body =
        json!({"game": CAT, "seats": [{"open": true}, {"bot": "random"}], "public": true, "start": true});
    let table = ada.post("tables", body.clone()).await.good();
    assert_eq!((&table["unrated"], &table["hints"]), (&Value::Null, &json!(false)));
    let mut page = ada.page(table["id"].as_str().unwrap()).await;
    page.send(json!({"t": "hint", "id": "h", "epoch": page.epoch(), "on": page.number()})).await;
    assert_eq!(page.answer("h").await["code"], "rated");
    page.send(json!({"t": "undo", "id": "u"})).await;
    assert_eq!(page.answer("u").await["code"], "rated");
    let mut insists = body;
    insists["rated"] = json!(true);
    insists["hints"] = json!(true);
    let refused = ada.post("tables", insists).await;
    assert_eq!((refused.status, refused.code()), (403, "rated".to_owned()));
    house.close().await;
}

/// What a result says and what was counted from it, changed by whoever has the file.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn counting_again_gives_the_same_or_says_where_it_does_not() {
    let house = House::open().await;
    let mut guests = Vec::new();
    for number in 0..3 {
        let (more, _) = two_play(&house, number).await;
        guests.extend(more);
    }
    gives_up(&guests[0], json!({})).await;
    let data = house.scratch.kept_in();
    let same = server::count_again(&data).await.unwrap();
    assert_eq!((same.results, same.people, same.differences.len()), (4, 6, 0));
    let busy = server::recount(&data).await.unwrap_err();
    assert!(busy.to_string().contains("in use"), "{busy}");
    let scratch = house.close().await;
    let mut db = database(&scratch).await;
    for (change, back, where_) in [
        (
            format!("UPDATE ratings SET points = points + 1 WHERE guest = '{}'", guests[2].id),
            format!("UPDATE ratings SET points = points - 1 WHERE guest = '{}'", guests[2].id),
            format!("{} in {CAT}: should stand", guests[2].id),
        ),
        (
            format!(
                "UPDATE rating_steps SET doubt_before = 1 WHERE guest = '{}' AND number = 4",
                guests[0].id
            ),
            format!("UPDATE rating_steps SET doubt_before = doubt_before WHERE guest = '{}'", guests[0].id),
            format!("{} in {CAT}: result 4 was counted differently", guests[0].id),
        ),
    ] {
        db.execute(sqlx::AssertSqlSafe(change)).await.unwrap();
        let found = server::count_again(&data).await.unwrap().differences;
        assert!(found.len() == 1 && found[0].contains(&where_), "{found:?}");
        db.execute(sqlx::AssertSqlSafe(back)).await.unwrap();
    }
    // A result that says something else: everybody in it, and nobody else.
    // Where both were first, one of them was not.
    let swapped = "UPDATE result_seats SET place = CASE
        WHEN (SELECT max(place) FROM result_seats WHERE number = 2) = 1 THEN 1 + seat ELSE 3 - place END WHERE number = 2";
    let swap = db.execute(swapped).await.unwrap();
    assert_eq!(swap.rows_affected(), 2);
    let found = server::count_again(&data).await.unwrap().differences;
    for guest in &guests[2..4] {
        assert!(
            found.iter().any(|line| line.starts_with(&format!("{} in {CAT}: result 2", guest.id))),
            "{found:?}"
        );
    }
    assert!(!found.iter().any(|line| line.contains(&guests[5].id)), "{found:?}");
    db.close().await.unwrap();
    // What is counted anew is what the results say.
    assert!(!server::recount(&data).await.unwrap().differences.is_empty());
    assert!(server::recount(&data).await.unwrap().differences.is_empty());
    let missing = server::count_again(&server::Data::File(scratch.0.join("no.db"))).await.unwrap_err();
    assert!(missing.to_string().contains("--data"), "{missing}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_keeps_it_as_a_regular_and_brings_along_what_is_longer() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    gives_up(&one.guest, json!({})).await;
    let before = rating(&one.guest, CAT).await;
    let (mut key, _) = one.become_regular("Long Tail").await;
    assert_eq!(rating(&one.guest, CAT).await, before);
    // Another device, where more was played of one game and less of another.
    gives_up(&one.guest, json!({"game": "ratland"})).await;
    gives_up(&one.guest, json!({"game": "ratland"})).await;
    let ratland = rating(&one.guest, "ratland").await;
    let mut two = Device::new(&house).await;
    let guest = two.guest.clone();
    gives_up(&guest, json!({})).await;
    let table = gives_up(&guest, json!({})).await;
    gives_up(&guest, json!({"game": "ratland"})).await;
    let longer = rating(&guest, CAT).await;
    let signed_in = two.sign_in(&mut key).await.good();
    let token = &signed_in["left_behind"]["token"];
    two.guest.post("me/bring", json!({"token": token})).await.good();
    assert_eq!(rating(&two.guest, CAT).await, longer);
    assert_eq!(rating(&two.guest, "ratland").await, ratland);
    agrees(&house).await;
    // All of it is theirs to look through.
    let with = two.guest.get(&format!("me/tables?game={CAT}&opponent=greedy")).await.good();
    assert_eq!((with["tables"].as_array().unwrap().len(), &with["tables"][0]["id"]), (3, &json!(table)));
    // And it goes on from there.
    gives_up(&two.guest, json!({})).await;
    assert_eq!(rating(&two.guest, CAT).await["matches"], 3);
    agrees(&house).await;
    let scratch = house.close().await;
    assert!(server::recount(&scratch.kept_in()).await.unwrap().differences.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_erased_has_no_rating_and_the_others_keep_theirs() {
    let house = House::with(|config| config.gone_after = std::time::Duration::from_millis(200)).await;
    let mut ada = Device::new(&house).await;
    ada.become_regular("Ada").await;
    let body = json!({"game": CAT, "seats": [{"open": true}, {"open": true}], "public": true, "options": {"rounds": 1}});
    let lay =
        async |ada: &Guest| ada.post("tables", body.clone()).await.good()["id"].as_str().unwrap().to_owned();
    let table = lay(&ada.guest).await;
    let (_, guests, mut pages) = all_sit_down(ada.guest.clone(), table, 2).await;
    to_the_end(&mut pages, 5).await;
    let bo = rating(&guests[1], CAT).await;
    let export = ada.guest.get("me/export").await.good();
    assert_eq!(
        (export["results"].as_array().unwrap().len(), &export["results"][0]["unrated"]),
        (1, &Value::Null)
    );
    assert_eq!(export["ratings"][0]["way"].as_array().unwrap().len(), 1);
    assert_eq!(export["shows"]["history"], false);
    // One more is in play, and is finished by the computer.
    let running = lay(&ada.guest).await;
    guests[1].post(&format!("tables/{running}/sit"), json!({})).await.good();
    ada.guest.post(&format!("tables/{running}/start"), json!({})).await.good();
    assert_eq!(ada.guest.post("me/erase", json!({"name": "Ada"})).await.status, 204);
    assert_eq!(rating(&guests[1], CAT).await, bo);
    agrees(&house).await;
    let mut page = guests[1].page(&running).await;
    let mut dice = dice(6);
    while !page.is_over() {
        if page.is_asked() {
            let decision = choose(&page.play, &mut dice);
            assert_eq!(page.decide(&decision).await["t"], "ack");
        } else {
            page.next().await;
        }
    }
    assert_eq!(rating(&guests[1], CAT).await["matches"], 2);
    agrees(&house).await;
    let left = "SELECT (SELECT count(*) FROM ratings), (SELECT count(DISTINCT guest) FROM rating_steps),
        (SELECT count(*) FROM result_seats)";
    assert_eq!(numbers(&house.scratch, left).await, [1, 1, 4]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_history_is_looked_through_by_game_and_opponent() {
    let house = House::open().await;
    let (over, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    to_the_end(&mut pages, 7).await;
    let (ada, bo) = (&guests[0], &guests[1]);
    let cat = gives_up(ada, json!({})).await;
    let ratland = gives_up(ada, json!({"game": "ratland"})).await;
    // What is not over is not history.
    ada.new_table(2, json!({})).await;
    let ids = async |query: &str| {
        let answer = ada.get(&format!("me/tables?{query}")).await.good();
        let ids: Vec<String> = answer["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_owned())
            .collect();
        (ids, answer["next"].clone())
    };
    assert_eq!(ids(&format!("game={CAT}")).await, (vec![cat.clone(), over.clone()], Value::Null));
    assert_eq!(ids(&format!("opponent={}", bo.id)).await.0, std::slice::from_ref(&over));
    assert_eq!(ids("opponent=greedy").await.0, [ratland, cat.clone()]);
    assert_eq!(ids(&format!("game={CAT}&opponent=greedy")).await.0, std::slice::from_ref(&cat));
    assert_eq!(ids("opponent=nobody").await.0, [] as [String; 0]);
    let (first, next) = ids(&format!("game={CAT}&count=1")).await;
    assert_eq!(first, [cat]);
    let next = next.as_str().unwrap().to_owned();
    assert_eq!(ids(&format!("game={CAT}&count=1&after={next}")).await.0, [over]);
    assert_eq!(ada.get(&format!("me/tables?game={CAT}&after=1-2-3")).await.code(), "bad_request");
    // With whom one has played is said at once, however long ago it was, and of them alone.
    let met = async |guest: &Guest| guest.get("me/opponents").await.good()["people"].clone();
    assert_eq!(met(ada).await, json!([{"guest": bo.id, "name": bo.name, "regular": false}]));
    assert_eq!(met(bo).await[0]["guest"], json!(ada.id));
    assert_eq!(met(&house.guest().await).await, json!([]));
    // Who they were is said, so that they can be asked for.
    let seats = ada.get(&format!("me/tables?opponent={}", bo.id)).await.good()["tables"][0]["seats"].clone();
    assert_eq!(seats[1]["guest"], json!(bo.id));
    house.close().await;
}

/// What a page costs is in `store/mine.rs`: the plan by which it is read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_page_of_ten_thousand_is_there_as_the_first_is() {
    let house = House::open().await;
    let guest = house.guest().await;
    let mut db = database(&house.scratch).await;
    for query in long_book::written(&guest.id, 10_000) {
        db.execute(sqlx::AssertSqlSafe(query)).await.unwrap();
    }
    db.close().await.unwrap();
    for (query, step) in [(format!("game={CAT}"), 1), ("opponent=greedy".to_owned(), 100)] {
        let (mut after, mut ids) = (String::new(), Vec::new());
        loop {
            let page = guest.get(&format!("me/tables?{query}&count=20{after}")).await.good();
            let tables = page["tables"].as_array().unwrap();
            ids.extend(tables.iter().map(|table| table["id"].as_str().unwrap().parse::<u32>().unwrap()));
            let Some(next) = page["next"].as_str() else { break };
            after = format!("&after={next}");
        }
        let newest_first: Vec<u32> = (1..=10_000 / step).rev().map(|i| i * step).collect();
        assert_eq!(ids, newest_first, "{query}");
    }
    let all = guest.get(&format!("me/ratings/{CAT}")).await.good();
    assert_eq!(all["places"], json!([{"players": 2, "place": 1, "times": 10_000}]));
    // The whole way, in no more points than are drawn, and as it stands at the end.
    let curve = all["curve"].as_array().unwrap();
    assert!((200..=300).contains(&curve.len()), "{}", curve.len());
    assert_eq!(
        (&curve[curve.len() - 1]["matches"], &all["rating"]["matches"]),
        (&json!(10_000), &json!(10_000))
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_the_computer_finished_counts_for_its_owner() {
    let house = House::open().await;
    let (_, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    pages[1].send(json!({"t": "give_up", "id": "enough"})).await;
    assert_eq!(pages[1].answer("enough").await["t"], "ack");
    let (mut page, mut dice) = (pages.remove(0), dice(3));
    while !page.is_over() {
        if page.is_asked() {
            let decision = choose(&page.play, &mut dice);
            assert_eq!(page.decide(&decision).await["t"], "ack", "{decision}");
        } else {
            page.next().await;
        }
    }
    let (one, owner) = (rating(&guests[0], CAT).await, rating(&guests[1], CAT).await);
    // Whatever the computer has made of it, its owner has lost.
    let points = |rating: &Value| rating["points"].as_i64().unwrap();
    assert!(points(&one) > 1500 && points(&owner) < 1500, "{one} {owner} {}", page.play["end"]);
    assert_eq!((&one["matches"], &owner["matches"]), (&json!(1), &json!(1)));
    let theirs = guests[1].get(&format!("me/ratings/{CAT}")).await.good();
    assert_eq!((&theirs["gave_up"], &theirs["places"]), (&json!(1), &json!([])));
    agrees(&house).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_have_regulars_who_played_enough_and_lately_and_let_themselves_be_seen() {
    let house = House::open().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bo", "Cy"] {
        let mut device = Device::new(&house).await;
        device.become_regular(name).await;
        people.push(device);
    }
    let nobody = house.guest().await;
    #[allow(clippy::disallowed_methods, reason = "as the house does when it opens")]
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let mut db = database(&house.scratch).await;
    let mut stands = async |guest: &Guest, points: i64, doubt: i64, matches: i64, days: i64| {
        let query = format!(
            "INSERT INTO ratings VALUES ('{}', '{CAT}', {points}000, {doubt}000, {}000, {matches}, {})
             ON CONFLICT DO UPDATE SET matches = excluded.matches, last = excluded.last",
            guest.id,
            points - 2 * doubt,
            now - days * 24 * 3_600_000
        );
        db.execute(sqlx::AssertSqlSafe(query)).await.unwrap();
    };
    // The first is better, perhaps; the second almost certainly.
    stands(&people[0].guest, 1900, 300, 12, 1).await;
    stands(&people[1].guest, 1700, 90, 40, 89).await;
    stands(&people[2].guest, 2400, 90, 9, 1).await;
    stands(&nobody, 2500, 90, 90, 1).await;
    let board = async || {
        let board = request(house.addr, "GET", &format!("/api/v1/boards/{CAT}"), &[], b"").await.good();
        let names =
            board["people"].as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap().to_owned());
        (names.collect::<Vec<_>>(), board["days"].clone(), board["least"].clone())
    };
    assert_eq!(board().await, (vec!["Bo".to_owned(), "Ada".to_owned()], json!(90), json!(10)));
    stands(&people[2].guest, 2400, 90, 10, 1).await;
    stands(&people[1].guest, 1700, 90, 40, 91).await;
    assert_eq!(board().await.0, ["Cy", "Ada"]);
    // Not for whoever is kept apart from them, whichever of the two has said so.
    nobody.post("me/blocks", json!({"guest": people[0].guest.id})).await.good();
    let ada = json!({"guest": people[0].guest.id});
    people[2].post("me/blocks", ada.clone()).await.good();
    for (who, sees) in
        [(&nobody, vec!["Cy"]), (&people[0].guest, vec!["Ada"]), (&people[1].guest, vec!["Cy", "Ada"])]
    {
        let board = who.get(&format!("boards/{CAT}")).await.good();
        let names = board["people"].as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap());
        assert_eq!(names.collect::<Vec<_>>(), sees);
    }
    let shows = json!({"profile": true, "ratings": true, "boards": false, "history": false});
    people[2].put("me/profile", shows).await.good();
    assert_eq!(board().await.0, ["Ada"]);
    assert_eq!(request(house.addr, "GET", "/api/v1/boards/chess", &[], b"").await.code(), "not_found");
    db.close().await.unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_profile_shows_what_its_owner_allows_and_whoever_hides_is_nobody() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    ada.become_regular("Ada Ratty").await;
    let public = gives_up(&ada.guest, json!({})).await;
    gives_up(&ada.guest, json!({"public": false})).await;
    let look =
        async |name: &str| request(house.addr, "GET", &format!("/api/v1/people/{name}"), &[], b"").await;
    let usual = look("Ada%20Ratty").await.good();
    assert_eq!((&usual["name"], &usual["history"]), (&json!("Ada Ratty"), &Value::Null));
    assert_eq!(usual["ratings"][0]["game"], CAT);
    assert!(
        !usual.to_string().contains(&ada.guest.id),
        "a page names nobody by what the house knows them by"
    );
    assert_eq!(look("ada%20ratty").await.good(), usual, "as names are read everywhere");
    let shows = |profile: bool, ratings: bool, history: bool| json!({"profile": profile, "ratings": ratings, "boards": true, "history": history});
    assert_eq!(ada.guest.get("me/profile").await.good(), shows(true, true, false));
    ada.put("me/profile", shows(true, false, true)).await.good();
    let other = look("Ada%20Ratty").await.good();
    assert_eq!(other["ratings"], Value::Null);
    let history = other["history"].as_array().unwrap();
    assert_eq!(
        (history.len(), &history[0]["table"], &history[0]["gave_up"]),
        (1, &json!(public), &json!(true))
    );
    // Hidden, never there, a guest, erased: one answer, to the byte.
    ada.put("me/profile", shows(false, true, true)).await.good();
    let guest = house.guest().await;
    let absent = look("Nobody%20Here").await;
    assert_eq!((absent.status, absent.code()), (404, "not_found".to_owned()));
    for name in ["Ada%20Ratty", &guest.name.replace(' ', "%20"), &ada.guest.id] {
        let answer = look(name).await;
        assert_eq!((answer.status, &answer.body), (404, &absent.body), "{name}");
    }
    ada.put("me/profile", shows(true, true, true)).await.good();
    assert_eq!(look("Ada%20Ratty").await.status, 200);
    assert_eq!(guest.get("me/profile").await.code(), "not_regular");
    let bad = ada.put("me/profile", json!({"profile": true})).await;
    assert_eq!(bad.code(), "bad_request");
    ada.guest.post("me/erase", json!({"name": "Ada Ratty"})).await;
    assert_eq!(look("Ada%20Ratty").await.body, absent.body);
    house.close().await;
}
