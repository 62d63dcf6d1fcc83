//! What becomes of a node's tables when it dies, sleeps or leaves, and what of whatever it does after that.

use super::{Node, comes_back, desk, owners};
use crate::child::Child;
use crate::client::{Guest, PATIENCE, Page, Scratch, dice, until};
use crate::cluster::cluster;
use crate::damage::lines;
use crate::playing::{all_sit_down, choose, play_on, seated_at, settle};
use crate::postgres::{database, url};
use futures_util::future::join_all;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use sqlx::{Connection as _, Executor as _, Row as _};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// Where the node of a table is killed, the others have it in a few seconds, with all that was shown or acknowledged, once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn the_tables_of_a_node_that_was_killed_go_on_at_another() {
    let scratch = Scratch::new();
    let (one, two) = tokio::join!(Child::node(&scratch, "one", None), Child::node(&scratch, "two", None));
    desk(&[one.addr, two.addr]).await;
    let (table, guests, mut pages) = seated_at(one.addr, 2, json!({"rounds": 50})).await;
    let mut luck = dice(7);
    play_on(&mut pages, &mut luck, 6).await;
    let before = pages[0].number();
    one.kill();
    let began = Instant::now();
    let mut back = Vec::new();
    for guest in &guests {
        back.push(comes_back(&guest.at(two.addr), &table, before).await);
    }
    eprintln!("killed: back after {:?}", began.elapsed());
    assert!(back.iter().all(|page| page.number() >= before));
    play_on(&mut back, &mut luck, 6).await;
    two.kill();
}

/// A node that slept while its tables went to another writes nothing when it wakes up, and ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_node_that_was_asleep_while_others_went_on_writes_nothing() {
    let scratch = Scratch::new();
    let (mut one, two) = tokio::join!(Child::node(&scratch, "one", None), Child::node(&scratch, "two", None));
    desk(&[one.addr, two.addr]).await;
    let (table, guests, mut pages) = seated_at(one.addr, 2, json!({"rounds": 50})).await;
    let mut luck = dice(8);
    play_on(&mut pages, &mut luck, 6).await;
    let by = pages.iter().position(Page::is_asked).unwrap();
    let decision = choose(&pages[by].play, &mut luck);
    let (id, message) = pages[by].decide_message(&decision);
    let before = pages[by].number();
    one.fall_asleep().await;
    // It lies before the sleeper, who will take it up first of all.
    pages[by].send(message).await;
    let mut back = Vec::new();
    for guest in &guests {
        back.push(comes_back(&guest.at(two.addr), &table, before).await);
    }
    kill_process(one.pid(), Signal::CONT).unwrap();
    while pages[by].next().await.get("closed").is_none() {
        assert_eq!(pages[by].number(), before, "a sleeper has gone on");
    }
    assert!(!one.ended().await.success());
    assert!(one.log().contains("taken over"), "{}", one.log());
    assert_eq!(lines(&scratch, &table, &id).await, [] as [i64; 0], "a sleeper has written");
    play_on(&mut back, &mut luck, 4).await;
    two.kill();
}

/// The control: what keeps a sleeper from writing is that its node is fenced and its tables are another's, and nothing else does. Where both is
/// put back before it wakes up, it writes what lay before it, for tables that are shown otherwise at the node that has them now.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn without_the_fence_a_sleeper_writes_for_tables_of_another() {
    const TABLES: usize = 12;
    let scratch = Scratch::new();
    let (one, two) = tokio::join!(Child::node(&scratch, "one", None), Child::node(&scratch, "two", None));
    desk(&[one.addr, two.addr]).await;
    let (mut tables, mut luck) = (Vec::new(), dice(12));
    for _ in 0..TABLES {
        let (table, guests, mut pages) = seated_at(one.addr, 2, json!({"rounds": 50})).await;
        play_on(&mut pages, &mut luck, 4).await;
        let by = pages.iter().position(Page::is_asked).unwrap();
        let decision = choose(&pages[by].play, &mut luck);
        let (id, message) = pages[by].decide_message(&decision);
        tables.push((table, guests, pages, by, id, message));
    }
    one.fall_asleep().await;
    let mut there = Vec::new();
    for (table, guests, pages, by, _, message) in &mut tables {
        pages[*by].send(message.clone()).await;
        let before = pages[0].number();
        there.push(comes_back(&guests[0].at(two.addr), table, before).await);
    }
    // As if nobody had fenced it, and nobody did.
    let mut db = database(&scratch).await;
    const SLEEPER: &str = "(SELECT min(id) FROM nodes WHERE fenced IS NOT NULL)";
    for undone in [
        format!("UPDATE beats SET at = clock_timestamp() + INTERVAL '1 hour' WHERE node = {SLEEPER}"),
        format!("UPDATE tables SET owner = {SLEEPER}"),
        format!("UPDATE nodes SET fenced = NULL, desk = FALSE WHERE id = {SLEEPER}"),
    ] {
        db.execute(sqlx::AssertSqlSafe(undone)).await.unwrap();
    }
    kill_process(one.pid(), Signal::CONT).unwrap();
    let mut foreign = 0;
    for ((table, guests, pages, by, id, message), there) in tables.iter_mut().zip(&there) {
        let before = there.number();
        let told = pages[*by].until(|said| said["id"] == json!(*id) || said.get("closed").is_some()).await;
        if told["t"] != "ack" {
            // Its connection was ended; but people come back to it, and say it again.
            let mut page = comes_back(&guests[*by], table, before).await;
            page.send(message.clone()).await;
            assert_eq!(page.answer(id).await["t"], "ack");
        }
        foreign += lines(&scratch, table, id).await.len();
        let shown = comes_back(&guests[0].at(two.addr), table, before).await;
        assert_eq!(shown.number(), before, "the node that has the table knows nothing of it");
    }
    assert!(foreign > 0, "nothing was written: the tests of the fence would hold without it");
    eprintln!("without the fence: {foreign} of {TABLES} lines were written by a stranger");
    db.close().await.unwrap();
    one.kill();
    two.kill();
}

/// Lies before the database, and stops a node in the middle of a transaction.
struct Stopper {
    port: u16,
    armed: Arc<Mutex<Option<Pid>>>,
    stopped: Arc<Notify>,
}

impl Stopper {
    async fn open(database: u16) -> Stopper {
        let door = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = door.local_addr().unwrap().port();
        let (armed, stopped) = (Arc::<Mutex<Option<Pid>>>::default(), Arc::<Notify>::default());
        let (stops, tells) = (Arc::clone(&armed), Arc::clone(&stopped));
        tokio::spawn(async move {
            while let Ok((node, _)) = door.accept().await {
                let (stops, tells) = (Arc::clone(&stops), Arc::clone(&tells));
                tokio::spawn(async move {
                    let Ok(mut database) = TcpStream::connect(("127.0.0.1", database)).await else { return };
                    let (mut from_node, mut to_node) = node.into_split();
                    let (mut from_database, mut to_database) = database.split();
                    let answers = async { drop(tokio::io::copy(&mut from_database, &mut to_node).await) };
                    let asks = async {
                        let (mut bytes, mut writes, mut since_begin) = (vec![0; 65536], false, None);
                        while let Ok(count @ 1..) = from_node.read(&mut bytes).await {
                            let text = String::from_utf8_lossy(&bytes[..count]);
                            writes |= text.contains("ratskeller writer");
                            since_begin = match since_begin {
                                _ if writes && text.contains("BEGIN") => Some(0),
                                _ if text.contains("COMMIT") => None,
                                since => since.map(|count| count + 1),
                            };
                            // After BEGIN: one after another; not fenced; and what is written now.
                            let armed =
                                (since_begin == Some(3)).then(|| stops.lock().unwrap().take()).flatten();
                            if let Some(node) = armed {
                                kill_process(node, Signal::STOP).unwrap();
                                tells.notify_one();
                            }
                            if to_database.write_all(&bytes[..count]).await.is_err() {
                                return;
                            }
                        }
                    };
                    tokio::join!(answers, asks);
                });
            }
        });
        Stopper { port, armed, stopped }
    }
}

/// A node that sleeps in the middle of a transaction, with the lock under which all that is not decisions alone is written: the others go on
/// within seconds, and nothing of that transaction is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_node_that_sleeps_in_a_transaction_holds_nobody_up() {
    let scratch = Scratch::new();
    let stopper = Stopper::open(cluster().port()).await;
    let through = url(&scratch).replace(&format!(":{}/", cluster().port()), &format!(":{}/", stopper.port));
    std::fs::write(scratch.0.join("database-one"), through).unwrap();
    let (mut one, two) = tokio::join!(Child::node(&scratch, "one", None), Child::node(&scratch, "two", None));
    desk(&[one.addr, two.addr]).await;
    let (table, guests, mut pages) = seated_at(one.addr, 2, json!({"rounds": 50})).await;
    let mut luck = dice(13);
    play_on(&mut pages, &mut luck, 6).await;
    let before = pages[0].number();
    *stopper.armed.lock().unwrap() = Some(one.pid());
    // Said once a second by every node, in a transaction of its own.
    tokio::time::timeout(PATIENCE, stopper.stopped.notified()).await.expect("it writes nothing");
    let mut db = database(&scratch).await;
    const OPEN: &str = "SELECT count(*) FROM pg_stat_activity JOIN pg_locks USING (pid)
        WHERE application_name = 'ratskeller writer' AND locktype = 'advisory' AND granted
        AND pg_stat_activity.datname = current_database() AND state LIKE 'idle in transaction%'";
    let held = async || db.fetch_one(OPEN).await.unwrap().get::<i64, _>(0);
    until(held, |held| *held == 1).await;
    let mut back = Vec::new();
    for guest in &guests {
        back.push(comes_back(&guest.at(two.addr), &table, before).await);
    }
    // What is not decisions alone is written again, too.
    desk(&[two.addr]).await;
    Guest::new(two.addr).await;
    play_on(&mut back, &mut luck, 4).await;
    kill_process(one.pid(), Signal::CONT).unwrap();
    assert!(!one.ended().await.success());
    assert!(one.log().contains("Fenced"), "{}", one.log());
    db.close().await.unwrap();
    two.kill();
}

/// Whoever is asked to stop hands its tables over first: nobody waits for it to be dead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_node_that_leaves_hands_its_tables_over() {
    let scratch = Scratch::new();
    let (mut one, two) = tokio::join!(Child::node(&scratch, "one", None), Child::node(&scratch, "two", None));
    desk(&[one.addr, two.addr]).await;
    let host = Guest::new(one.addr).await;
    let many = join_all((0..100).map(|_| async {
        let guest = Guest::new(one.addr).await;
        guest.new_table(2, json!({})).await
    }));
    assert_eq!(many.await.len(), 100);
    let table = host.new_table(2, json!({"rounds": 50})).await;
    let (table, guests, mut pages) = all_sit_down(host, table, 2).await;
    play_on(&mut pages, &mut dice(9), 6).await;
    let before = pages[0].number();
    one.ask_to_stop();
    for page in &mut pages {
        let said = page.until(|said| said["t"] == "bye").await;
        assert_eq!(said["code"], "closing");
    }
    let mut back = Vec::new();
    for guest in &guests {
        back.push(comes_back(&guest.at(two.addr), &table, before).await);
    }
    drop(pages);
    assert!(one.ended().await.success(), "{}", one.log());
    settle(&mut back).await;
    play_on(&mut back, &mut dice(10), 4).await;
    two.kill();
}

/// A clock that runs at a node that dies is seen to by another, though nobody looks on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_clock_of_a_dead_node_runs_out_at_another() {
    let scratch = Scratch::new();
    let (one, two) = tokio::join!(Child::node(&scratch, "one", None), Child::node(&scratch, "two", None));
    desk(&[one.addr, two.addr]).await;
    let (host, other) = (Guest::new(one.addr).await, Guest::new(one.addr).await);
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "public": true, "clock_s": 600});
    let table = host.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    other.post(&format!("tables/{table}/sit"), json!({})).await.good();
    host.post(&format!("tables/{table}/start"), json!({})).await.good();
    one.kill();
    let mut db = database(&scratch).await;
    db.execute("UPDATE tables SET deadline = deadline - 600000").await.unwrap();
    let began = Instant::now();
    let timed_out = format!("SELECT count(*) FROM events WHERE table_id = '{table}' AND kind = 'timed_out'");
    while db.fetch_one(sqlx::AssertSqlSafe(timed_out.clone())).await.unwrap().get::<i64, _>(0) == 0 {
        assert!(began.elapsed() < PATIENCE, "{}", two.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    db.close().await.unwrap();
    two.kill();
}

/// What is played by rules that a node does not have it does not take; whoever asks is told why.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_node_takes_no_table_that_it_cannot_read() {
    let scratch = Scratch::new();
    let node = Node::open(&scratch, "one").await;
    desk(&[node.addr]).await;
    let (table, guests, pages) = seated_at(node.addr, 2, json!({"rounds": 50})).await;
    drop(pages);
    node.close().await;
    let mut db = database(&scratch).await;
    let node = Node::open(&scratch, "two").await;
    desk(&[node.addr]).await;
    db.execute("UPDATE tables SET rules = 999, deadline = 1").await.unwrap();
    let told = guests[0].at(node.addr).get(&format!("tables/{table}")).await;
    assert_eq!(told.status, 503, "{told:?}");
    assert!(told.json()["reason"].as_str().unwrap().contains("rules"), "{told:?}");
    // Nor does it pick it up because a clock has run out.
    tokio::time::sleep(server::limits::SWEEP_EVERY * 2).await;
    assert_eq!(owners(&mut db).await[&table], None);
    db.close().await.unwrap();
    node.close().await;
}
