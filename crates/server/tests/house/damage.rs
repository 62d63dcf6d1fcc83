//! D2, D3, D4: death between the disk and the page, a disk that takes nothing, and a file that is not as it was left.

use crate::child::Child;
use crate::client::{Guest, House, Page, Scratch, dice, request};
use crate::cluster;
use crate::playing::{choose, play_on, seated, seated_at, settle};
use futures_util::future::join_all;
use games::protocol::WIRE;
use serde_json::{Value, json};
use server::CannotOpen;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, Row, SqliteConnection};
use std::path::Path;
use std::time::Duration;

/// The numbers in the first row of what is asked of the data, wherever they are.
pub(crate) async fn numbers(scratch: &Scratch, query: &'static str) -> Vec<i64> {
    match scratch.database() {
        None => {
            let mut db = database(scratch).await;
            let row = db.fetch_one(query).await.unwrap();
            let numbers = (0..row.len()).map(|column| row.get(column)).collect();
            db.close().await.unwrap();
            numbers
        }
        Some(_) => {
            let mut db = crate::postgres::database(scratch).await;
            let row = db.fetch_one(query).await.unwrap();
            (0..row.len()).map(|column| row.get(column)).collect()
        }
    }
}

/// The first column of what is asked of the data, wherever they are.
pub(crate) async fn texts(scratch: &Scratch, query: &'static str) -> Vec<String> {
    match scratch.database() {
        None => {
            let mut db = database(scratch).await;
            let texts = db.fetch_all(query).await.unwrap().iter().map(|row| row.get(0)).collect();
            db.close().await.unwrap();
            texts
        }
        Some(_) => {
            let mut db = crate::postgres::database(scratch).await;
            db.fetch_all(query).await.unwrap().iter().map(|row| row.get(0)).collect()
        }
    }
}

pub(crate) async fn database(scratch: &Scratch) -> SqliteConnection {
    SqliteConnectOptions::new().filename(scratch.data()).disable_statement_logging().connect().await.unwrap()
}

/// The lines of a table's log with this name of the page's.
pub(crate) async fn lines(scratch: &Scratch, table: &str, id: &str) -> Vec<i64> {
    const LINES: &str = "SELECT seq FROM events WHERE table_id = $1 AND client_id = $2";
    if cluster::wanted() {
        let mut db = crate::postgres::database(scratch).await;
        let rows = sqlx::query(LINES).bind(table).bind(id).fetch_all(&mut db).await.unwrap();
        return rows.iter().map(|row| row.get(0)).collect();
    }
    let mut db = database(scratch).await;
    let rows = sqlx::query(LINES).bind(table).bind(id).fetch_all(&mut db).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d2_what_was_stored_before_anybody_was_shown_it_is_applied_once() {
    let scratch = Scratch::new();
    let mut house = Child::start(&scratch).await;
    let (table, guests, mut pages) = seated_at(house.addr, 2, json!({"rounds": 50})).await;
    let mut dice = dice(21);
    for turn in 0..6 {
        play_on(&mut pages, &mut dice, 3 + turn).await;
        let by = pages.iter().position(Page::is_asked).unwrap();
        let decision = choose(&pages[by].play, &mut dice);
        let before = pages[by].number();
        let (id, message) = pages[by].decide_message(&decision);
        house.die_after_the_next_commit();
        pages[by].send(message.clone()).await;
        house.ended().await;
        for page in &mut pages {
            while page.next().await.get("closed").is_none() {}
            assert_eq!(page.number(), before, "nobody was shown it");
            assert!(!page.heard.iter().any(|text| text.contains(&id)), "nor was it acknowledged");
        }
        let stored = lines(&scratch, &table, &id).await;
        assert_eq!(stored.len(), 1, "but it is on the disk");

        house = Child::start(&scratch).await;
        let epoch = pages[0].epoch();
        let mut back = Vec::new();
        for guest in &guests {
            back.push(guest.at(house.addr).page_from(&table, epoch, before).await);
        }
        let after = back[by].number();
        assert!(after > before || back[by].play["sealed"] != json!([]), "it is carried out");
        for _ in 0..2 {
            back[by].send(message.clone()).await;
            assert_eq!(back[by].answer(&id).await["t"], "ack");
        }
        assert_eq!(back[by].number(), after, "and not twice");
        assert_eq!(lines(&scratch, &table, &id).await, stored, "the same line");
        settle(&mut back).await;
        pages = back;
    }
    house.kill();
}

/// One decision of each table, sent and not waited for.
async fn decide_everywhere(tables: &mut [(String, Vec<Guest>, Vec<Page>)]) -> Vec<(usize, Value)> {
    let mut sent = Vec::new();
    for (_, _, pages) in tables {
        let by = pages.iter().position(Page::is_asked).unwrap();
        let decision = choose(&pages[by].play.clone(), &mut dice(5));
        let (_, message) = pages[by].decide_message(&decision);
        pages[by].send(message.clone()).await;
        sent.push((by, message));
    }
    sent
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d3_a_full_disk_refuses_in_plain_words_and_recovers_by_itself() {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let mut tables = join_all((0..5).map(|_| seated_at(house.addr, 2, json!({"rounds": 1})))).await;
    for (_, _, pages) in &mut tables {
        play_on(pages, &mut dice(4), 4).await;
    }
    house.fill_the_disk(true);
    let sent = decide_everywhere(&mut tables).await;
    for ((table, guests, pages), (by, message)) in tables.iter_mut().zip(&sent) {
        let before = pages[*by].number();
        let refused = pages[*by].answer(message["id"].as_str().unwrap()).await;
        assert_eq!((&refused["t"], &refused["code"]), (&json!("refused"), &json!("storage")), "{refused}");
        assert_eq!(pages[*by].number(), before);
        assert_eq!(guests[0].get(&format!("tables/{table}")).await.status, 200, "what is stored can be read");
    }
    let health = request(house.addr, "GET", "/healthz", &[], b"").await;
    assert_eq!(health.status, 503, "whoever watches over the house is told");
    let ready = request(house.addr, "GET", "/readyz", &[], b"").await;
    assert_eq!((ready.status, ready.code()), (503, "storage".to_owned()), "and whoever sends people here");
    let stranger = request(house.addr, "POST", "/api/v1/me", &[], b"").await;
    assert_eq!((stranger.status, stranger.code()), (503, "storage".to_owned()));
    let body = json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}]});
    assert_eq!(tables[0].1[0].post("tables", body.clone()).await.code(), "storage");
    let lobby = tables[0].1[0].get("tables").await.good();
    assert_eq!(lobby["tables"].as_array().unwrap().len(), 5, "nothing was half done");

    house.fill_the_disk(false);
    for ((table, _, pages), (by, message)) in tables.iter_mut().zip(&sent) {
        let id = message["id"].as_str().unwrap();
        assert!(lines(&scratch, table, id).await.is_empty());
        pages[*by].send(message.clone()).await;
        assert_eq!(pages[*by].answer(id).await["t"], "ack", "the very same message");
        settle(pages).await;
        play_on(pages, &mut dice(6), 2).await;
    }
    tables[0].1[0].post("tables", body).await.good();
    house.kill();
    let house = Child::start(&scratch).await;
    for (table, guests, pages) in &tables {
        let page = guests[0].at(house.addr).page(table).await;
        assert_eq!(page.number(), pages[0].number(), "all of it is there");
    }
    house.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d3_a_slow_disk_delays_the_acknowledgement_and_nothing_else_and_a_stuck_one_refuses_all_at_once() {
    let house = House::open().await;
    let mut tables = join_all((0..40).map(|_| seated(&house, 2, json!({"rounds": 1})))).await;
    for (_, _, pages) in &mut tables {
        play_on(pages, &mut dice(4), 4).await;
    }
    let mut db = database(&house.scratch).await;
    db.execute("BEGIN IMMEDIATE").await.unwrap();
    let sent = decide_everywhere(&mut tables[..1]).await;
    let (by, message) = &sent[0];
    let (_, guests, pages) = &mut tables[0];
    // The decision waits; its page hears a pong, the other hears nothing of it, and others are served.
    pages[*by].send(json!({"t": "ping"})).await;
    let first = pages[*by].until(|message| message["t"] == "pong" || message["t"] == "ack").await;
    assert_eq!(first["t"], "pong");
    assert_eq!(guests[0].get("me").await.status, 200);
    db.execute("ROLLBACK").await.unwrap();
    assert_eq!(pages[*by].answer(message["id"].as_str().unwrap()).await["t"], "ack");
    settle(pages).await;

    // Locked for good. Forty wait together, none for the others: one after the other they would need 80 seconds.
    db.execute("BEGIN IMMEDIATE").await.unwrap();
    let sent = decide_everywhere(&mut tables).await;
    let began = std::time::Instant::now();
    for ((_, _, pages), (by, message)) in tables.iter_mut().zip(&sent) {
        assert_eq!(pages[*by].answer(message["id"].as_str().unwrap()).await["code"], "storage");
    }
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
    db.execute("ROLLBACK").await.unwrap();
    for ((_, _, pages), (by, message)) in tables.iter_mut().zip(&sent) {
        pages[*by].send(message.clone()).await;
        assert_eq!(pages[*by].answer(message["id"].as_str().unwrap()).await["t"], "ack");
    }
    db.close().await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn d3_a_place_where_nothing_can_be_written_is_refused_at_the_start() {
    for (data, word) in [("/proc/house.db", "/proc/house.db"), ("/", "/")] {
        let outcome = House::try_at(Scratch::new(), |config| config.data = data.into()).await;
        let why = outcome.err().expect("opened").to_string();
        assert!(why.starts_with("the data file cannot be used: ") && why.contains(word), "{why}");
    }
}

#[tokio::test]
async fn d4_a_copy_without_what_lies_beside_it_is_not_taken_for_a_new_house() {
    let house = House::open().await;
    house.guest().await;
    let (copied, empty) = (Scratch::new(), Scratch::new());
    std::fs::copy(house.scratch.data(), copied.data()).unwrap();
    assert_eq!(std::fs::metadata(copied.data()).unwrap().len(), 4096, "all of it is beside the file");
    std::fs::write(empty.data(), "").unwrap();
    for scratch in [copied, empty] {
        let data = scratch.data();
        let unchecked = server::check_copy(&data).await.unwrap_err().to_string();
        assert!(unchecked.contains("no house is in it"), "{unchecked}");
        let why = House::try_at(scratch, |_| ()).await.err().expect("opened").to_string();
        assert!(why.contains(data.to_str().unwrap()) && why.contains("`ratskeller backup`"), "{why}");
    }
    house.close().await;
}

/// A house that was killed in mid-game, and what its player had been shown.
struct Left {
    scratch: Scratch,
    table: String,
    guest: Guest,
    notices: Vec<Value>,
    /// What was seen at each number.
    sights: Vec<(u32, Value)>,
}

async fn left() -> Left {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let (table, guests, mut pages) = seated_at(house.addr, 2, json!({"rounds": 9, "memory_aid": true})).await;
    let (mut dice, mut sights) = (dice(31), Vec::new());
    for _ in 0..60 {
        sights.push((pages[0].number(), pages[0].play["sight"].clone()));
        if play_on(&mut pages, &mut dice, 1).await == 0 {
            break;
        }
    }
    let notices = pages[0].notices.clone();
    sights.push((pages[0].number(), pages[0].play["sight"].clone()));
    house.kill();
    Left { scratch, table, guest: guests[0].clone(), notices, sights }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Found {
    /// It refused to open, and said what to do.
    Refused,
    /// It opened, and answers for this table that it cannot be read.
    Unreadable,
    /// It opened with what was left before some moment.
    Earlier,
    Whole,
}

impl Left {
    /// Opens a copy that something has happened to.
    async fn open(&self, what: &str, spoil: impl FnOnce(&Path, &Path)) -> Found {
        let copy = Scratch::new();
        for end in ["", "-wal"] {
            let name = format!("house.db{end}");
            std::fs::copy(self.scratch.0.join(&name), copy.0.join(&name)).unwrap();
        }
        spoil(&copy.data(), &copy.0.join("house.db-wal"));
        let house = match House::try_at(copy, |_| ()).await {
            Ok(house) => house,
            Err(CannotOpen::Store(why)) => {
                let why = why.to_string();
                assert!(
                    [".recover | sqlite3 mended.db", "--data", "`ratskeller backup`"]
                        .into_iter()
                        .any(|way| why.contains(way)),
                    "{what}: {why}"
                );
                return Found::Refused;
            }
            Err(other) => panic!("{what}: {other}"),
        };
        let guest = self.guest.at(house.addr);
        let found = match guest.try_connect(&self.table).await {
            Ok(socket) => {
                let mut page = Page::new(socket);
                page.send(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0})).await;
                page.until(|message| message["t"] == "welcome").await;
                self.judge(what, &page)
            }
            // Its cookie's key or its name is what was spoiled, or its table was not there yet.
            Err(_) => {
                let answer = guest.get(&format!("tables/{}", self.table)).await;
                assert!(matches!(answer.status, 200 | 401 | 404 | 503), "{what}: {answer:?}");
                Found::Unreadable
            }
        };
        house.close().await;
        found
    }

    /// What is shown is what was shown, up to some moment.
    fn judge(&self, what: &str, page: &Page) -> Found {
        if page.play.is_null() {
            return Found::Earlier;
        }
        assert_eq!(page.seat(), Some(0), "{what}: the seat is another's");
        for told in &page.notices {
            let number = told["number"].as_u64().unwrap() as usize;
            assert_eq!(self.notices.get(number - 1), Some(told), "{what}: another match");
        }
        let known = self
            .sights
            .iter()
            .any(|(number, sight)| (*number, sight) == (page.number(), &page.play["sight"]));
        // A sealed decision changes what its seat sees and makes no news.
        assert!(known || page.play["sealed"] != json!([]), "{what}: another position");
        if page.number() as usize == self.notices.len() { Found::Whole } else { Found::Earlier }
    }
}

fn edit(file: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = std::fs::read(file).unwrap();
    change(&mut bytes);
    std::fs::write(file, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d4_a_damaged_file_opens_or_says_how_to_mend_it_and_never_shows_a_wrong_state() {
    let left = left().await;
    assert_eq!(left.open("untouched", |_, _| ()).await, Found::Whole);
    let mut dice = dice(41);
    let mut found = Vec::new();

    // The tail of the log that was being written is torn, or is noise.
    let size = std::fs::metadata(left.scratch.0.join("house.db-wal")).unwrap().len() as u32;
    for _ in 0..15 {
        let at = dice.below(size) as usize;
        let torn = left.open(&format!("torn at {at}"), |_, wal| edit(wal, |bytes| bytes.truncate(at))).await;
        assert!(torn >= Found::Unreadable, "a torn tail is no reason not to open");
        found.push(torn);
        let at = dice.below(size) as usize;
        found.push(
            left.open(&format!("wal turned at {at}"), |_, wal| edit(wal, |bytes| bytes[at] ^= 0x10)).await,
        );
    }
    let noise = left.open("noise behind", |_, wal| edit(wal, |bytes| bytes.extend([0xa5; 9_000]))).await;
    assert_eq!(noise, Found::Whole);

    // All of it in the one file, as after a checkpoint; then that file is cut or a byte of it turned.
    let mut db = database(&left.scratch).await;
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    db.close().await.unwrap();
    std::fs::write(left.scratch.0.join("house.db-wal"), "").unwrap();
    assert_eq!(left.open("one file", |_, _| ()).await, Found::Whole);
    let size = std::fs::metadata(left.scratch.data()).unwrap().len() as u32;
    for at in [0, 1, 100, 4096, 10_000, size - 1, size - 4096, size / 2] {
        found.push(
            left.open(&format!("cut at {at}"), |db, _| edit(db, |bytes| bytes.truncate(at as usize))).await,
        );
    }
    let text =
        left.open("a text file", |db, _| std::fs::write(db, "no data file\n".repeat(1_000)).unwrap()).await;
    assert_eq!(text, Found::Refused);
    for _ in 0..40 {
        let (at, bit) = (dice.below(size) as usize, dice.below(8));
        let what = format!("bit {bit} of byte {at} turned");
        found.push(left.open(&what, |db, _| edit(db, |bytes| bytes[at] ^= 1 << bit)).await);
    }

    // Where it would hurt most: in the log itself, in the seed, in who sits where.
    for (name, statement) in [
        (
            "a decision",
            "UPDATE events SET decision = CASE decision WHEN 'call' THEN 'pass' WHEN 'pass' THEN 'call' ELSE 'keep 1' END
             WHERE seq = (SELECT max(seq) FROM events WHERE decision IN ('call', 'pass', 'reject'))",
        ),
        ("a seat", "UPDATE events SET seat = 1 - seat WHERE seq = 5"),
        ("an id", "UPDATE events SET client_id = 'x' WHERE seq = 5"),
        ("a line", "DELETE FROM events WHERE seq = 5"),
        ("the seed", "UPDATE tables SET seed = zeroblob(32)"),
        ("an option", "UPDATE tables SET options = replace(options, 'true', 'false')"),
        ("the seats", "UPDATE seats SET guest = (SELECT guest FROM seats WHERE seat = 1) WHERE seat = 0"),
    ] {
        let copy = Scratch::new();
        std::fs::copy(left.scratch.data(), copy.data()).unwrap();
        let mut db = database(&copy).await;
        assert!(db.execute(statement).await.unwrap().rows_affected() > 0, "{name}");
        db.close().await.unwrap();
        let opened = left.open(name, |db, _| _ = std::fs::copy(copy.data(), db).unwrap()).await;
        assert_eq!(opened, Found::Unreadable, "{name}");
    }
    for kind in [Found::Refused, Found::Unreadable, Found::Earlier] {
        assert!(found.contains(&kind), "no {kind:?}: {found:?}");
    }
}

/// Whatever is under way when the disk fills is refused or stored, and never both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d3_nothing_is_acknowledged_and_lost_when_the_disk_fills_under_load() {
    let scratch = Scratch::new();
    let house = Child::start(&scratch).await;
    let tables = join_all((0..20).map(|_| seated_at(house.addr, 2, json!({"rounds": 5})))).await;
    house.fill_the_disk(true);
    let (answered, mut answers) = tokio::sync::mpsc::unbounded_channel();
    let playing = tables.into_iter().enumerate().map(|(number, (table, guests, mut pages))| {
        let answered = answered.clone();
        tokio::spawn(async move {
            let mut dice = dice(500 + number as u64);
            let mut refused = 0;
            for _ in 0..40 {
                let Some(by) = pages.iter().position(Page::is_asked) else { break };
                let decision = choose(&pages[by].play, &mut dice);
                let (id, message) = pages[by].decide_message(&decision);
                loop {
                    pages[by].send(message.clone()).await;
                    let answer = pages[by].answer(&id).await;
                    let _ended = answered.send(answer["t"] == "ack");
                    if answer["t"] == "ack" {
                        break;
                    }
                    assert_eq!(answer["code"], "storage", "{answer}");
                    refused += 1;
                }
                let waits = pages[by].play["waits"].clone();
                for page in &mut pages {
                    while page.play["waits"] != waits {
                        page.next().await;
                    }
                }
                settle(&mut pages).await;
            }
            (table, guests, pages, refused)
        })
    });
    let playing: Vec<_> = playing.collect();
    drop(answered);
    // Full and free in turns, each until a few have heard of it.
    for full in [true, false, true, false, true] {
        for _ in 0..30 {
            while answers.recv().await.expect("all have ended") == full {}
        }
        house.fill_the_disk(!full);
    }
    let played = join_all(playing).await;
    house.kill();
    let house = Child::start(&scratch).await;
    let mut refusals = 0;
    for (table, guests, pages, refused) in played.into_iter().map(Result::unwrap) {
        let page = guests[0].at(house.addr).page(&table).await;
        assert_eq!((page.number(), &page.play["sight"]), (pages[0].number(), &pages[0].play["sight"]));
        refusals += refused;
    }
    assert!(refusals > 0, "the disk was never full when it mattered");
    house.kill();
}
