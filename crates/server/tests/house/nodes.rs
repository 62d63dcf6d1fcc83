//! Several nodes with one house: whose a table is, and how one reaches it. Only `cargo xtask test postgres` runs these.

mod lost;

use crate::child::Child;
use crate::client::{Guest, House, PATIENCE, Page, Scratch, config, dice, request, until};
use crate::damage::lines;
use crate::playing::{choose, play_on, seated_at, settle};
use crate::ports::ports;
use crate::postgres::database;
use futures_util::future::join_all;
use games::protocol::WIRE;
use serde_json::{Value, json};
use server::{CannotOpen, ClusterDoor, Config, Server};
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) fn among_others(config: &mut Config, name: &str) {
    config.cluster = Some(ClusterDoor { addr: ([127, 0, 0, 1], 0).into(), name: None });
    // The keeper's door is beside it.
    config.data.set_file_name(format!("{name}.db"));
}

/// A node in this process.
pub(crate) struct Node {
    pub(crate) addr: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), CannotOpen>>,
}

impl Node {
    async fn open(scratch: &Scratch, name: &str) -> Node {
        Node::with(scratch, name, |_| ()).await
    }

    /// One whose door for nodes is listened to.
    pub(crate) async fn tapped(
        scratch: &Scratch,
        name: &str,
        tweak: impl FnOnce(&mut Config),
    ) -> (Node, Tap) {
        let [door] = ports();
        let tap = Tap::open(door).await;
        let cluster = ClusterDoor { addr: ([127, 0, 0, 1], door).into(), name: Some(tap.addr.to_string()) };
        let node = Node::with(scratch, name, |config| {
            config.cluster = Some(cluster);
            tweak(config);
        });
        (node.await, tap)
    }

    async fn with(scratch: &Scratch, name: &str, tweak: impl FnOnce(&mut Config)) -> Node {
        let mut config = config(scratch);
        among_others(&mut config, name);
        tweak(&mut config);
        let server = Server::open(config).await.unwrap();
        let addr = server.addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        Node { addr, stop, task: tokio::spawn(server.run(async { drop(stopped.await) })) }
    }

    pub(crate) async fn close(self) {
        let _stopped = self.stop.send(());
        tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap().unwrap();
    }
}

/// Lies before the door for nodes, and keeps what is answered there, line by line.
pub(crate) struct Tap {
    addr: SocketAddr,
    carried: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Tap {
    async fn open(door: u16) -> Tap {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let (addr, carried) = (listener.local_addr().unwrap(), Arc::<Mutex<Vec<Vec<u8>>>>::default());
        let keeps = Arc::clone(&carried);
        tokio::spawn(async move {
            while let Ok((mut asks, _)) = listener.accept().await {
                let keeps = Arc::clone(&keeps);
                tokio::spawn(async move {
                    let Ok(mut node) = TcpStream::connect(("127.0.0.1", door)).await else { return };
                    let ((mut from_node, mut to_node), (mut from_asker, mut to_asker)) =
                        (node.split(), asks.split());
                    let line = {
                        let mut lines = keeps.lock().unwrap();
                        lines.push(Vec::new());
                        lines.len() - 1
                    };
                    let answers = async {
                        let mut bytes = vec![0; 65536];
                        while let Ok(count @ 1..) = from_node.read(&mut bytes).await {
                            keeps.lock().unwrap()[line].extend_from_slice(&bytes[..count]);
                            if to_asker.write_all(&bytes[..count]).await.is_err() {
                                break;
                            }
                        }
                        drop(to_asker.shutdown().await);
                    };
                    let asked = async {
                        drop(tokio::io::copy(&mut from_asker, &mut to_node).await);
                        drop(to_node.shutdown().await);
                    };
                    tokio::join!(answers, asked);
                });
            }
        });
        Tap { addr, carried }
    }

    pub(crate) fn carried(&self) -> Vec<Vec<u8>> {
        self.carried.lock().unwrap().clone()
    }

    /// What sockets have carried after the answer that opened them.
    fn sockets(&self) -> Vec<Vec<u8>> {
        let opened = self.carried().into_iter().filter(|line| line.starts_with(b"HTTP/1.1 101 "));
        let end = |line: &[u8]| line.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4;
        opened.map(|line| line[end(&line)..].to_vec()).collect()
    }
}

/// Text as a house sends it to a page.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81];
    match text.len() {
        short @ ..126 => frame.push(short as u8),
        long @ ..65536 => frame.extend([&[126][..], &(long as u16).to_be_bytes()].concat()),
        longest => frame.extend([&[127][..], &(longest as u64).to_be_bytes()].concat()),
    }
    frame.extend(text.as_bytes());
    frame
}

/// A page as it comes back: until some node takes it. Fails when it takes longer than that.
async fn comes_back(guest: &Guest, table: &str, have: u32) -> Page {
    let began = Instant::now();
    loop {
        if let Ok(socket) = guest.try_connect(table).await {
            let mut page = Page::new(socket);
            page.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": have})).await;
            loop {
                let said = page.next().await;
                if said["t"] == "welcome" {
                    return page;
                }
                if said.get("closed").is_some() {
                    break;
                }
            }
        }
        assert!(began.elapsed() < PATIENCE, "nobody takes the page in {:?}", began.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn owners(db: &mut PgConnection) -> BTreeMap<String, Option<i64>> {
    let rows = db.fetch_all("SELECT id, owner FROM tables").await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

/// Until the node at the desk is known everywhere.
pub(crate) async fn desk(nodes: &[SocketAddr]) {
    for node in nodes {
        let began = Instant::now();
        while request(*node, "GET", "/api/v1/days", &[], b"").await.status == 503 {
            assert!(began.elapsed() < PATIENCE, "nobody is at the desk");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Whoever stands at two nodes plays at one table: it is one node's, and what the other hears goes there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn people_at_two_nodes_play_at_one_table() {
    let scratch = Scratch::new();
    let (one, two) = (Node::open(&scratch, "one").await, Node::open(&scratch, "two").await);
    desk(&[one.addr, two.addr]).await;
    let host = Guest::new(one.addr).await;
    let table = host.new_table(2, json!({"rounds": 1})).await;
    let other = Guest::new(two.addr).await;
    other.post(&format!("tables/{table}/sit"), json!({})).await.good();
    host.post(&format!("tables/{table}/start"), json!({})).await.good();
    let mut pages = vec![host.page(&table).await, other.page(&table).await];
    let mut luck = dice(21);
    while !pages[0].is_over() {
        play_on(&mut pages, &mut luck, 50).await;
    }
    assert_eq!(pages[0].play["end"], pages[1].play["end"]);
    let mut db = database(&scratch).await;
    assert!(owners(&mut db).await[&table].is_some());
    // A rename is seen at both, and the next match is laid and begun from either.
    let (head, name) = (other.head(), json!({"name": "Second Rat"}).to_string());
    let renamed = request(two.addr, "PATCH", "/api/v1/me", &head, name.as_bytes());
    assert_eq!(renamed.await.status, 200);
    pages[0].until(|said| said.to_string().contains("Second Rat")).await;
    let next = other.post(&format!("tables/{table}/rematch"), json!({})).await.good();
    let next = next["rematch"].as_str().unwrap_or_else(|| next["id"].as_str().unwrap()).to_owned();
    host.get(&format!("tables/{next}")).await.good();
    db.close().await.unwrap();
    drop(pages);
    two.close().await;
    one.close().await;
}

/// Whoever is alone with a house lets nobody in, and nobody comes alone where several are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn one_that_is_alone_and_several_keep_one_another_out() {
    let scratch = Scratch::new();
    let refused = async |config: Config| {
        let Err(CannotOpen::Store(why)) = Server::open(config).await else { panic!("it came in") };
        why.to_string()
    };
    let node = Node::open(&scratch, "one").await;
    let why = refused(config(&scratch)).await;
    assert!(why.contains("in use by another house"), "{why}");
    node.close().await;
    let alone = Child::start(&scratch).await;
    let mut among = config(&scratch);
    among_others(&mut among, "two");
    let why = refused(among.clone()).await;
    assert!(why.contains("in use by another house"), "{why}");
    alone.kill();
    let file = Config { database: None, ..among };
    assert!(refused(file).await.contains("--database"));
}

/// Of nodes that reach for the same tables at the same moment each table has one, and everybody is answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn of_two_that_claim_a_table_one_has_it() {
    let scratch = Scratch::new();
    let first = Node::open(&scratch, "first").await;
    desk(&[first.addr]).await;
    let host = Guest::new(first.addr).await;
    let mut tables = Vec::new();
    for _ in 0..15 {
        tables.push(host.new_table(2, json!({})).await);
    }
    let mut db = database(&scratch).await;
    assert!(owners(&mut db).await.values().all(Option::is_some), "a new table is its maker's");
    first.close().await;
    assert!(owners(&mut db).await.values().all(Option::is_none), "whoever leaves hands over");
    let (one, two) = (Node::open(&scratch, "one").await, Node::open(&scratch, "two").await);
    desk(&[one.addr, two.addr]).await;
    let asked = tables.iter().flat_map(|table| [(one.addr, table), (two.addr, table)]);
    let asked = asked.map(|(addr, table)| {
        let host = host.at(addr);
        async move { host.get(&format!("tables/{table}")).await.status }
    });
    let told = join_all(asked).await;
    assert!(told.iter().all(|status| *status == 200), "{told:?}");
    assert!(owners(&mut db).await.values().all(Option::is_some));
    db.close().await.unwrap();
    one.close().await;
    two.close().await;
}

/// Whoever frees what the dead had does not free what somebody has claimed a moment before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn what_was_claimed_while_the_dead_lose_it_stays_claimed() {
    let scratch = Scratch::new();
    let dead = Child::start(&scratch).await;
    let table = Guest::new(dead.addr).await.new_table(2, json!({})).await;
    dead.kill();
    let (mut db, mut claims) = (database(&scratch).await, database(&scratch).await);
    // The next node claims it, and has not yet said COMMIT when it frees what the last one had.
    let mut claim = claims.begin().await.unwrap();
    claim.execute("UPDATE tables SET owner = (SELECT max(id) + 1 FROM nodes)").await.unwrap();
    let house = House::at(scratch, |_| ()).await;
    const FREEING: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
        AND state = 'active' AND query LIKE 'UPDATE tables SET owner = NULL%' AND $1 IN (wait_event_type, '')";
    let mut freeing = async |waits: &'static str| -> i64 {
        sqlx::query(FREEING).bind(waits).fetch_one(&mut db).await.unwrap().get(0)
    };
    until(async || freeing("Lock").await, |waits| *waits == 1).await;
    claim.commit().await.unwrap();
    until(async || freeing("").await, |there| *there == 0).await;
    let owners = owners(&mut db).await;
    let house_is: i64 = db.fetch_one("SELECT max(id) FROM nodes").await.unwrap().get(0);
    assert_eq!(owners[&table], Some(house_is));
    db.close().await.unwrap();
    house.close().await;
}

/// What its host asks at the desk about a table of another node brings it there. Whoever was at it comes to it there, and not to what is left of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn nothing_is_left_behind_of_a_table_that_goes_to_the_desk() {
    let scratch = Scratch::new();
    let (one, two) = (Node::open(&scratch, "one").await, Node::open(&scratch, "two").await);
    desk(&[one.addr, two.addr]).await;
    let (mut db, mut luck) = (database(&scratch).await, dice(33));
    let at_desk: i64 =
        db.fetch_one("SELECT id FROM nodes WHERE desk AND fenced IS NULL").await.unwrap().get(0);
    let mut moved = 0;
    for addr in [one.addr, two.addr].repeat(5) {
        let guests = [Guest::new(addr).await, Guest::new(addr).await];
        let table = guests[0].new_table_of("rat-a-tat-cat", 2, json!({"rounds": 50})).await;
        guests[1].post(&format!("tables/{table}/sit"), json!({})).await.good();
        let mut pages = [guests[0].page(&table).await, guests[1].page(&table).await];
        if owners(&mut db).await[&table] == Some(at_desk) {
            continue;
        }
        let challenge = format!("tables/{table}/challenge");
        assert_eq!(guests[0].post(&challenge, json!({"seat": 1, "name": "Nobody"})).await.status, 409);
        for page in &mut pages {
            while page.next().await.get("closed").is_none() {}
        }
        assert_eq!(owners(&mut db).await[&table], Some(at_desk));
        tokio::time::sleep(Duration::from_millis(100)).await;
        // What is left of it has not heard that the match has begun.
        guests[0].post(&format!("tables/{table}/start"), json!({})).await.good();
        let mut back = Vec::new();
        for guest in &guests {
            back.push(comes_back(guest, &table, 0).await);
        }
        settle(&mut back).await;
        play_on(&mut back, &mut luck, 4).await;
        moved += 1;
    }
    assert_eq!(moved, 5, "one of the two is at the desk");
    db.close().await.unwrap();
    one.close().await;
    two.close().await;
}

/// Whoever does not lay a table asks nobody to it, and it stays where it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_stranger_moves_no_table() {
    let scratch = Scratch::new();
    let (one, two) = (Node::open(&scratch, "one").await, Node::open(&scratch, "two").await);
    desk(&[one.addr, two.addr]).await;
    let (mut db, mut luck) = (database(&scratch).await, dice(34));
    for addr in [one.addr, two.addr] {
        let (table, _guests, mut pages) = seated_at(addr, 2, json!({"rounds": 50})).await;
        let before = owners(&mut db).await[&table];
        for other in [one.addr, two.addr] {
            let stranger = Guest::new(other).await;
            let asked = stranger
                .post(&format!("tables/{table}/challenge"), json!({"seat": 0, "name": "Nobody"}))
                .await;
            assert!([404, 409].contains(&asked.status), "{}", asked.status);
        }
        play_on(&mut pages, &mut luck, 4).await;
        assert_eq!(owners(&mut db).await[&table], before);
    }
    db.close().await.unwrap();
    one.close().await;
    two.close().await;
}

/// What a node writes for a table that is not its own is not written, and nobody is told that it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_node_writes_nothing_for_a_table_that_is_anothers() {
    let scratch = Scratch::new();
    let (one, two) = (Node::open(&scratch, "one").await, Node::open(&scratch, "two").await);
    desk(&[one.addr, two.addr]).await;
    let (table, guests, mut pages) = seated_at(one.addr, 2, json!({"rounds": 50})).await;
    play_on(&mut pages, &mut dice(5), 4).await;
    let mut db = database(&scratch).await;
    let others = format!(
        "UPDATE tables SET owner = (SELECT max(id) FROM nodes WHERE id <> owner) WHERE id = '{table}'"
    );
    db.execute(sqlx::AssertSqlSafe(others)).await.unwrap();
    let by = pages.iter().position(Page::is_asked).unwrap();
    let decision = choose(&pages[by].play, &mut dice(6));
    let (id, message) = pages[by].decide_message(&decision);
    let before = pages[by].number();
    pages[by].send(message.clone()).await;
    loop {
        let said = pages[by].next().await;
        assert!(!["ack", "refused"].iter().any(|told| said["t"] == *told), "{said}");
        if said.get("closed").is_some() {
            break;
        }
    }
    assert_eq!(lines(&scratch, &table, &id).await, [] as [i64; 0]);
    // At the one that has it now it is done, once.
    let mut page = comes_back(&guests[by], &table, before).await;
    page.send(message).await;
    assert_eq!(page.answer(&id).await["t"], "ack");
    assert_eq!(lines(&scratch, &table, &id).await.len(), 1);
    db.close().await.unwrap();
    one.close().await;
    two.close().await;
}

/// Between two nodes goes what the page is sent, and not a byte more; and it is what the page would be sent at the node of the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn what_goes_between_nodes_is_what_the_page_is_sent() {
    let scratch = Scratch::new();
    let (one, tap) = Node::tapped(&scratch, "one", |_| ()).await;
    let two = Node::open(&scratch, "two").await;
    desk(&[one.addr, two.addr]).await;
    let (table, guests, mut pages) = seated_at(one.addr, 3, json!({"rounds": 1})).await;
    // Each has a second page at the other node, and so has somebody who only looks on.
    let mut far = Vec::new();
    for guest in [&guests[0], &guests[1], &guests[2], &Guest::new(two.addr).await] {
        far.push(guest.at(two.addr).page(&table).await);
    }
    pages.push(Guest::new(one.addr).await.page(&table).await);
    let (mut luck, begun) = (dice(23), pages[0].number());
    while !pages[0].is_over() {
        play_on(&mut pages, &mut luck, 5).await;
        let number = pages[0].number();
        for page in &mut far {
            page.catch_up(number).await;
        }
    }
    let ended = pages[0].number();
    // What is told before everybody has come, and after the end, may be read or not.
    let between = |page: &Page| -> Vec<String> {
        let number = |text: &String| serde_json::from_str::<Value>(text).unwrap()["play"]["number"].as_u64();
        let of =
            |text: &&String| number(text).is_some_and(|told| u64::from(begun) < told && told < ended.into());
        page.heard.iter().filter(of).cloned().collect()
    };
    for (far, near) in far.iter().zip(&pages) {
        assert!(between(far).len() > 5, "{:?}", far.heard);
        assert_eq!(between(far), between(near));
    }
    // All that was sent is read: this is answered last.
    for page in &mut far {
        page.send(json!({"t": "ping"})).await;
        page.until(|said| said["t"] == "pong").await;
    }
    let sent = |page: &Page| page.heard.iter().flat_map(|text| frame(text)).collect::<Vec<u8>>();
    let mut sent: Vec<Vec<u8>> = far.iter().map(sent).collect();
    let mut carried = tap.sockets();
    sent.sort();
    carried.sort();
    assert_eq!(carried.len(), sent.len());
    for (carried, sent) in carried.iter().zip(&sent) {
        assert!(carried == sent, "{}\n\n{}", String::from_utf8_lossy(carried), String::from_utf8_lossy(sent));
    }
    drop((pages, far));
    two.close().await;
    one.close().await;
}

/// A screen shows its code at any node, and the host of a table at any node lets it in; whoever guesses has no more tries at two nodes than at
/// one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_screen_is_let_in_across_nodes_and_guesses_are_counted_for_all() {
    const GUESSES: u32 = 6;
    let scratch = Scratch::new();
    let few = |config: &mut Config| config.rates.guesses_per_address = GUESSES;
    let (one, two) = (Node::with(&scratch, "one", few).await, Node::with(&scratch, "two", few).await);
    let both = [one.addr, two.addr];
    desk(&both).await;
    let mut tables = Vec::new();
    for of in both {
        let (table, guests, pages) = seated_at(of, 2, json!({"rounds": 50})).await;
        for at in both {
            let screen = Guest::new(at).await;
            let slip = screen.let_in_by(&guests[0], &table).await;
            let shown = screen.screen(&table, &slip).await.expect("it is let in");
            assert_eq!(shown.play["sight"]["round"], pages[0].play["sight"]["round"]);
        }
        tables.push((table, guests[0].clone()));
    }
    let mut told = Vec::new();
    for guess in 0..GUESSES as usize {
        let (table, host) = &tables[guess % 2];
        told.push(host.post(&format!("tables/{table}/screens"), json!({"code": "222222"})).await.status);
    }
    // Four codes were right.
    assert_eq!(told, [403, 403, 429, 429, 429, 429]);
    one.close().await;
    two.close().await;
}

/// A mark that no node has made opens nothing, at either door.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_forged_mark_opens_no_door() {
    let scratch = Scratch::new();
    let node = Node::open(&scratch, "one").await;
    desk(&[node.addr]).await;
    let guest = Guest::new(node.addr).await;
    let table = guest.new_table(2, json!({})).await;
    let mut db = database(&scratch).await;
    let door: String = db.fetch_one("SELECT addr FROM nodes WHERE fenced IS NULL").await.unwrap().get(0);
    let door: SocketAddr = door.parse().unwrap();
    let id: i64 = db.fetch_one("SELECT id FROM nodes WHERE fenced IS NULL").await.unwrap().get(0);
    let forged = format!("x-ratskeller-hop: {id} 10.0.0.1 {}", "ab".repeat(32));
    let path = format!("/api/v1/tables/{table}");
    let mut head = guest.head();
    for marks in [vec![], vec![forged.clone()], vec![forged.clone(), forged.clone()]] {
        head.extend(marks);
        for (method, path) in
            [("GET", path.as_str()), ("POST", "/cluster/news"), ("POST", "/cluster/yield/x"), ("GET", "/")]
        {
            assert_eq!(request(door, method, path, &head, b"").await.status, 403, "{method} {path}");
        }
    }
    // At the door of everybody it is a line like any other, and what nodes say to each other is nothing there.
    head.truncate(guest.head().len());
    head.push(forged);
    assert_eq!(request(node.addr, "GET", &path, &head, b"").await.status, 200);
    assert_ne!(request(node.addr, "POST", "/cluster/news", &head, b"{}").await.status, 200);
    db.close().await.unwrap();
    node.close().await;
}

/// Three that open a new house at the same moment have one key: whoever is a guest at one is known at all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn three_that_open_a_new_house_at_once_know_the_same_guests() {
    let scratch = Scratch::new();
    drop(scratch.database());
    let (one, two, three) =
        tokio::join!(Node::open(&scratch, "one"), Node::open(&scratch, "two"), Node::open(&scratch, "three"));
    let all = [one.addr, two.addr, three.addr];
    desk(&all).await;
    for addr in all {
        let guest = Guest::new(addr).await;
        for other in all {
            assert_eq!(guest.at(other).get("me").await.good()["guest"], guest.id);
        }
        // Friends hear it wherever they are; a bell rings from every node.
        let (mut bell, _) = guest.bell().await;
        bell.send(json!({"t": "ping"})).await;
        assert_eq!(bell.next().await["t"], Value::from("pong"));
    }
    join_all([one.close(), two.close(), three.close()]).await;
}
