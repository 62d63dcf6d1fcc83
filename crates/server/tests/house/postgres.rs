//! A house in PostgreSQL: what can go wrong between the two. Only `cargo xtask test postgres` runs these, and a good part of all
//! other tests with them.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch, config, dice, request, until};
use crate::cluster::cluster;
use crate::damage::{lines, numbers};
use crate::playing::{choose, play_on, seated, seated_at, settle};
use rustix::process::{Signal, kill_process};
use serde_json::json;
use server::{CannotOpen, Data, Server};
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

pub(crate) fn url(scratch: &Scratch) -> String {
    scratch.database().expect("RATSKELLER_STORE=postgres");
    std::fs::read_to_string(scratch.0.join("database")).unwrap()
}

pub(crate) async fn database(scratch: &Scratch) -> PgConnection {
    PgConnection::connect(&url(scratch)).await.unwrap()
}

async fn refused(scratch: &Scratch) -> String {
    let Err(CannotOpen::Store(why)) = Server::open(config(scratch)).await else {
        panic!("two houses in one database")
    };
    why.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_second_house_is_told_who_has_the_database_and_comes_in_when_the_first_was_killed() {
    let scratch = Scratch::new();
    let first = Child::start(&scratch).await;
    let why = refused(&scratch).await;
    assert!(why.contains(&format!("process {}", first.pid())), "{why}");
    assert!(why.contains(&first.addr.to_string()), "{why}");
    // Nothing has happened to the first.
    Guest::new(first.addr).await;
    first.kill();
    let house = House::at(scratch, |_| ()).await;
    house.close().await;
}

/// A process that was asleep while another took its place writes nothing when it wakes up, and says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn whoever_was_asleep_while_another_came_in_writes_nothing_and_stops() {
    let scratch = Scratch::new();
    let mut first = Child::start(&scratch).await;
    let (table, guests, mut pages) = seated_at(first.addr, 2, json!({"rounds": 50})).await;
    play_on(&mut pages, &mut dice(3), 6).await;
    let by = pages.iter().position(Page::is_asked).unwrap();
    let decision = choose(&pages[by].play, &mut dice(4));
    let (id, message) = pages[by].decide_message(&decision);
    let before = pages[by].number();
    first.fall_asleep().await;
    // It lies before the sleeper, who will take it up first of all.
    pages[by].send(message.clone()).await;
    tokio::time::sleep(server::limits::ALIVE_FOR).await;
    let second = Child::start(&scratch).await;
    kill_process(first.pid(), Signal::CONT).unwrap();
    loop {
        let said = pages[by].next().await;
        if said.get("closed").is_some() {
            break;
        }
        let went_on = said["t"] == "ack" || pages[by].number() != before;
        assert!(!went_on, "a sleeper has gone on: {before}, {said}");
    }
    assert!(!first.ended().await.success());
    assert!(first.log().contains("taken over"), "{}", first.log());
    assert_eq!(lines(&scratch, &table, &id).await, [] as [i64; 0], "a sleeper has written");
    // At the second it is said again, and done once.
    let mut page = guests[by].at(second.addr).page_from(&table, 0, before).await;
    page.send(message).await;
    assert_eq!(page.answer(&id).await["t"], "ack");
    assert_eq!(lines(&scratch, &table, &id).await.len(), 1);
    second.kill();
}

/// What lies between a house and its database, and may swallow the answer to a commit.
struct Between {
    addr: SocketAddr,
    /// The next commit of a decision is carried out, and nobody hears of it.
    swallow: Arc<AtomicBool>,
    swallowed: Arc<AtomicUsize>,
}

impl Between {
    async fn open() -> Between {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (swallow, swallowed) = (Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
        let (swallows, counts) = (Arc::clone(&swallow), Arc::clone(&swallowed));
        tokio::spawn(async move {
            while let Ok((house, _)) = listener.accept().await {
                let database = TcpStream::connect(("127.0.0.1", cluster().port())).await.unwrap();
                tokio::spawn(carry(house, database, Arc::clone(&swallows), Arc::clone(&counts)));
            }
        });
        Between { addr, swallow, swallowed }
    }
}

async fn carry(house: TcpStream, database: TcpStream, swallow: Arc<AtomicBool>, swallowed: Arc<AtomicUsize>) {
    let ((mut from_house, mut to_house), (mut from_database, mut to_database)) =
        (house.into_split(), database.into_split());
    let (mut asked, mut answered) = ([0; 65536], [0; 65536]);
    let (mut writes, mut begun, mut decides) = (false, false, false);
    loop {
        tokio::select! {
            Ok(count) = from_house.read(&mut asked) => {
                let text = String::from_utf8_lossy(&asked[..count]);
                // Only the connection that writes is prepared like that.
                writes |= text.contains("force_generic_plan");
                // Decisions are a statement of their own, or a part of a transaction.
                begun |= text.contains("BEGIN");
                decides |= text.contains("decided");
                let ends = decides && (!begun || text.contains("COMMIT"));
                if text.contains("COMMIT") || text.contains("ROLLBACK") || !begun {
                    (begun, decides) = (false, false);
                }
                if count == 0 || to_database.write_all(&asked[..count]).await.is_err() {
                    return;
                }
                if writes && ends && swallow.swap(false, Ordering::SeqCst) {
                    // The database is heard to the end, and not passed on.
                    drop(tokio::time::timeout(Duration::from_millis(300), from_database.read(&mut answered)).await);
                    swallowed.fetch_add(1, Ordering::SeqCst);
                    return;
                }
            }
            Ok(count) = from_database.read(&mut answered) => {
                if count == 0 || to_house.write_all(&answered[..count]).await.is_err() {
                    return;
                }
            }
            else => return,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_commit_whose_answer_is_lost_is_neither_refused_nor_done_twice() {
    let scratch = Scratch::new();
    let between = Between::open().await;
    let through =
        url(&scratch).replace(&format!(":{}/", cluster().port()), &format!(":{}/", between.addr.port()));
    let house = House::at(scratch, |config| config.database = Some(through.parse().unwrap())).await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 50})).await;
    let mut luck = dice(8);
    for turn in 0..5 {
        play_on(&mut pages, &mut luck, 3 + turn).await;
        let by = pages.iter().position(Page::is_asked).unwrap();
        let decision = choose(&pages[by].play, &mut luck);
        let (id, message) = pages[by].decide_message(&decision);
        let before = pages[by].number();
        between.swallow.store(true, Ordering::SeqCst);
        pages[by].send(message.clone()).await;
        for page in &mut pages {
            let mut bye = false;
            loop {
                let said = page.next().await;
                assert!(
                    !["ack", "refused"].iter().any(|told| said["t"] == *told),
                    "nobody knows that: {said}"
                );
                bye |= said["t"] == "bye";
                if said.get("closed").is_some() {
                    break;
                }
            }
            assert!(bye, "a page is told to come back");
        }
        assert_eq!(between.swallowed.load(Ordering::SeqCst), turn + 1);
        let stored = lines(&house.scratch, &table, &id).await;
        assert_eq!(stored.len(), 1, "the database has it");
        let mut back = Vec::new();
        for guest in &guests {
            back.push(guest.page_from(&table, 0, before).await);
        }
        back[by].send(message).await;
        assert_eq!(back[by].answer(&id).await["t"], "ack");
        assert_eq!(lines(&house.scratch, &table, &id).await, stored, "once");
        settle(&mut back).await;
        pages = back;
    }
    house.close().await;
}

/// A computer player is to move at a slow table whose task has ended with a commit that nobody answered: the table goes on, though nobody
/// comes back to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_slow_table_goes_on_by_itself_after_a_commit_whose_answer_is_lost() {
    let scratch = Scratch::new();
    let between = Between::open().await;
    let through =
        url(&scratch).replace(&format!(":{}/", cluster().port()), &format!(":{}/", between.addr.port()));
    let house = House::at(scratch, |config| config.database = Some(through.parse().unwrap())).await;
    let guest = Guest::new(house.addr).await;
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 50}, "start": true,
        "clock_s": server::limits::DAY.as_secs(), "seats": [{"open": true}, {"bot": "random"}, {"bot": "greedy"}]});
    let table = guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    const STANDS: &str =
        "SELECT coalesce(waits & 1, 0), (SELECT count(*) FROM events WHERE seat <> 0) FROM tables";
    let asked = async || {
        let stands = until(async || numbers(&house.scratch, STANDS).await, |stands| stands[0] == 1).await;
        stands[1]
    };
    let (mut luck, mut by_computers) = (dice(31), 0);
    for turn in 0..5 {
        let before = asked().await;
        let mut page = guest.page(&table).await;
        while !page.is_asked() {
            page.next().await;
        }
        let decision = choose(&page.play, &mut luck);
        let (_, message) = page.decide_message(&decision);
        between.swallow.store(true, Ordering::SeqCst);
        page.send(message).await;
        while page.next().await.get("closed").is_none() {}
        assert_eq!(between.swallowed.load(Ordering::SeqCst), turn + 1);
        by_computers += asked().await - before;
    }
    assert!(by_computers > 0, "no computer player was to move");
    house.close().await;
}

/// Others wait for the end of a table of an evening: it goes on after a commit whose answer is lost, though only computers play there, no clock
/// runs and nobody looks on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_table_of_an_evening_goes_on_by_itself_after_a_commit_whose_answer_is_lost() {
    let scratch = Scratch::new();
    let between = Between::open().await;
    let through =
        url(&scratch).replace(&format!(":{}/", cluster().port()), &format!(":{}/", between.addr.port()));
    let house = House::at(scratch, |config| config.database = Some(through.parse().unwrap())).await;
    let host = Guest::new(house.addr).await;
    let asked = json!({"game": "rat-a-tat-cat", "seats": 2, "rounds": 1, "scoring": "places",
        "options": {"rounds": 3}, "bots": ["random", "random"]});
    let evening = host.post("evenings", asked).await.good()["id"].as_str().unwrap().to_owned();
    between.swallow.store(true, Ordering::SeqCst);
    host.post(&format!("evenings/{evening}/round"), json!({})).await.good();
    let over = async || host.get(&format!("evenings/{evening}")).await.good()["round_over"] == true;
    until(over, |over| *over).await;
    assert_eq!(between.swallowed.load(Ordering::SeqCst), 1, "every commit was answered");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_database_that_was_restarted_is_found_again() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 50})).await;
    let mut luck = dice(9);
    for _ in 0..3 {
        play_on(&mut pages, &mut luck, 4).await;
        cluster().end_connections(&url(&house.scratch)).await;
        let by = pages.iter().position(Page::is_asked).unwrap();
        let decision = choose(&pages[by].play, &mut luck);
        let (id, message) = pages[by].decide_message(&decision);
        let before = pages[by].number();
        pages[by].send(message.clone()).await;
        // It was stored, or it is not known: whoever says it again is told.
        let told = pages[by].until(|said| said["id"] == json!(id) || said["t"] == "bye").await;
        assert_ne!(told["t"], "refused", "{told}");
        pages.clear();
        for guest in &guests {
            pages.push(guest.page_from(&table, 0, before).await);
        }
        pages[by].send(message).await;
        assert_eq!(pages[by].answer(&id).await["t"], "ack");
        assert_eq!(lines(&house.scratch, &table, &id).await.len(), 1);
        settle(&mut pages).await;
    }
    assert_eq!(request(house.addr, "GET", "/readyz", &[], b"").await.status, 200);
    house.close().await;
}

/// Text with a zero byte is nothing that PostgreSQL takes; whoever sends it fails alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_zero_byte_is_refused_and_hurts_nobody_else() {
    let house = House::open().await;
    let (_, _, mut pages) = seated(&house, 2, json!({"rounds": 50})).await;
    let by = pages.iter().position(Page::is_asked).unwrap();
    let decision = choose(&pages[by].play, &mut dice(1));
    let (_, mut message) = pages[by].decide_message(&decision);
    message["id"] = json!("zero\u{0}byte");
    pages[by].send(message).await;
    let told = pages[by].until(|said| said["t"] == "refused").await;
    assert_eq!(told["code"], "bad_request", "{told}");
    assert_eq!(pages[by].decide(&decision).await["t"], "ack");
    let guest = house.guest().await;
    let report = json!({"about": guest.id, "words": "zero\u{0}byte"});
    let (one, others) = tokio::join!(guest.post("reports", report), async {
        futures_util::future::join_all((0..8).map(|_| house.guest())).await
    });
    assert_ne!(one.status, 200);
    assert_eq!(others.len(), 8);
    house.close().await;
}

/// What a house says of its tables and people, wherever it is kept.
async fn told(house: &House, guests: &[Guest], tables: &[String]) -> Vec<String> {
    let mut told = Vec::new();
    for guest in guests {
        let guest = guest.at(house.addr);
        for path in ["me", "me/tables", "me/ratings"] {
            told.push(String::from_utf8(guest.get(path).await.body).unwrap());
        }
        for table in tables {
            let page = guest.page(table).await;
            // Clocks run.
            let mut play = page.play.clone();
            play.as_object_mut().unwrap().remove("left_ms");
            told.push(play.to_string());
        }
    }
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_house_moves_to_the_database_and_back_and_says_the_same() {
    let house = House::with(|config| config.database = None).await;
    let (first, mut guests, mut pages) = seated(&house, 2, json!({"rounds": 5})).await;
    play_on(&mut pages, &mut dice(12), 30).await;
    let (over, more, mut pages) = seated(&house, 3, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(13), 100).await;
    }
    let open = guests[0].new_table(2, json!({})).await;
    drop(pages);
    guests.extend(more);
    let tables = [first, over, open];
    let before = told(&house, &guests[..1], &tables[..1]).await;
    let (file, database) = (Data::File(house.scratch.data()), house.scratch.kept_in());
    let busy = server::move_house(&file, &database).await.unwrap_err();
    assert!(busy.to_string().contains("in use"), "{busy}");
    let scratch = house.close().await;

    let there = server::move_house(&file, &database).await.unwrap();
    assert_eq!((there.matches, &there.flaws[..]), (2, &[][..]));
    assert!(there.rows > 60, "{there:?}");
    let again = server::move_house(&file, &database).await.unwrap_err();
    assert!(again.to_string().contains("something in"), "{again}");
    let house = House::at(scratch, |_| ()).await;
    assert_eq!(told(&house, &guests[..1], &tables[..1]).await, before);
    // It goes on there: what is numbered by itself too.
    let mut back = Vec::new();
    for guest in &guests[..2] {
        back.push(guest.at(house.addr).page(&tables[0]).await);
    }
    play_on(&mut back, &mut dice(14), 10).await;
    let number = back[0].number();
    drop(back);
    let scratch = house.close().await;

    let home = Data::File(scratch.0.join("home.db"));
    let back = server::move_house(&database, &home).await.unwrap();
    assert!(back.rows > there.rows && back.flaws.is_empty(), "{back:?}");
    let data = scratch.0.join("home.db");
    let house = House::at(scratch, |config| (config.database, config.data) = (None, data)).await;
    let page = guests[0].at(house.addr).page(&tables[0]).await;
    assert_eq!(page.number(), number);
    house.close().await;
    // Nothing moves to what is alike, or from what is not there.
    for (from, to) in [(&home, &file), (&database, &database), (&Data::File("no.db".into()), &database)] {
        server::move_house(from, to).await.unwrap_err();
    }
}

/// Both databases have the same tables with the same columns; but for the nodes, which only one of them needs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn both_databases_hold_the_same() {
    let ours = House::open().await;
    let file = House::with(|config| config.database = None).await;
    let mut db = database(&ours.scratch).await;
    let columns = "SELECT table_name || '.' || column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN ('nodes', 'beats', 'here', '_sqlx_migrations')";
    let rows = db.fetch_all(columns).await.unwrap();
    let here: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
    let mut db = crate::damage::database(&file.scratch).await;
    let columns = "SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT IN ('_sqlx_migrations')";
    let rows = db.fetch_all(columns).await.unwrap();
    let there: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
    assert!(here.len() > 100, "{here:?}");
    assert_eq!(here, there);
    db.close().await.unwrap();
    file.close().await;
    ours.close().await;
}
