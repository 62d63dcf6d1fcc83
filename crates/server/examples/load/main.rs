//! How much the house bears: real sockets, all four games mixed, and a clock from sending a decision to its acknowledgement.
//!
//! ```text
//! cargo build --release --package server --example load
//! L=target/release/examples/load
//! $L play 2000 200 20        so many sockets and decisions a second, for so many seconds
//! $L play 2000 200 20 more   and then more, for as long as the 99th percentile stays under 50 ms
//! $L restart 5000 200        kill -9 under so many sockets: how long until everybody is back, and what is lost
//! $L soak 400 100 3600       memory and descriptors, every ten seconds
//! RATSKELLER_STORE=postgres $L play 2000 200 20           the same house in PostgreSQL
//! RATSKELLER_STORE=postgres $L nodes 3 2000 200 20        three nodes of it, each table's pages at its own
//! RATSKELLER_STORE=postgres $L across 3 2000 200 20 more  three of four pages come in by another node
//! ```
//!
//! The house is a process of its own that this one starts, with luck that this one knows: so it can decide for every
//! seat of every game by playing along, and check what each page is told.

#[allow(dead_code, clippy::unwrap_used)]
#[path = "../../tests/house/client.rs"]
mod client;
#[allow(dead_code, clippy::unwrap_used)]
#[path = "../../tests/house/cluster.rs"]
mod cluster;
mod house;
mod page;
mod party;
#[allow(dead_code)]
#[path = "../../tests/house/ports.rs"]
mod ports;

use futures_util::{StreamExt, stream};
use games::GameId;
use house::House;
use page::{Counts, read};
use party::Party;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Seed;
use tokio::sync::mpsc;
use tokio::time::sleep;

const PLAYERS: usize = 4;
const BAR: Duration = Duration::from_millis(50);

fn luck() -> Seed {
    Seed::from_number(2_024)
}

fn main() {
    // As many sockets as the system lets us have; the house inherits it.
    let most = getrlimit(Resource::Nofile).maximum;
    let _as_it_was = setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most });
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        match words[..] {
            ["house", folder, addr] | ["house", folder, addr, _] => {
                let addr = addr.parse().expect("an address");
                house::serve(Path::new(folder), addr, words.get(3).copied()).await;
            }
            ["play", sockets, ref pace @ ..] => {
                play(Load::open(House::open(), number(sockets), false).await, Pace::of(pace)).await;
            }
            [how @ ("nodes" | "across"), nodes, sockets, ref pace @ ..] => {
                let house = House::open_nodes(number(nodes));
                play(Load::open(house, number(sockets), how == "across").await, Pace::of(pace)).await;
            }
            ["restart", sockets, rate] => restart(number(sockets), number(rate)).await,
            ["soak", sockets, rate, seconds] => soak(number(sockets), number(rate), number(seconds)).await,
            _ => eprintln!(
                "load play SOCKETS RATE SECONDS [more] | nodes|across NODES SOCKETS RATE SECONDS [more] | \
                 restart SOCKETS RATE | soak SOCKETS RATE SECONDS"
            ),
        }
    });
}

fn number(word: &str) -> usize {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

/// How fast, for how long, and whether faster and faster.
struct Pace {
    rate: usize,
    seconds: usize,
    more: bool,
}

impl Pace {
    fn of(words: &[&str]) -> Pace {
        let [rate, seconds, ref more @ ..] = *words else {
            panic!("how many a second, for how many seconds?")
        };
        assert!(matches!(more, [] | ["more"]), "`{}` is not `more`", more.join(" "));
        Pace { rate: number(rate), seconds: number(seconds), more: !more.is_empty() }
    }
}

struct Load {
    house: House,
    counts: Arc<Counts>,
    doors: Vec<mpsc::UnboundedSender<()>>,
    took: mpsc::UnboundedReceiver<Duration>,
}

impl Load {
    /// So many sockets at tables of four, and what they cost.
    async fn open(house: House, sockets: usize, across: bool) -> Load {
        let counts = Arc::<Counts>::default();
        // The first tables are laid before anything is measured: they bring what is there once.
        let tables = sockets.div_ceil(PLAYERS);
        let addrs = house.addrs();
        let at = |number: usize| addrs[number % addrs.len()];
        let other = |number| across.then(|| at(number + 1));
        let lay = |number| Party::new(at(number), other(number), number, Arc::clone(&counts));
        let mut parties: Vec<Party> = stream::iter(0..4).then(lay).collect().await;
        let bare = house.memory();
        parties.extend(stream::iter(4..tables).map(lay).buffer_unordered(8).collect::<Vec<_>>().await);
        let laid = house.memory();
        let (told, took) = mpsc::unbounded_channel();
        let mut doors = Vec::new();
        for party in parties {
            let (go, going) = mpsc::unbounded_channel();
            let begun = (doors.len() + 1) * PLAYERS;
            tokio::spawn(party.play(going, told.clone()));
            doors.push(go);
            while (read(&counts.welcomed) as usize) + 64 < begun {
                sleep(Duration::from_millis(2)).await;
            }
        }
        while (read(&counts.welcomed) as usize) < doors.len() * PLAYERS {
            sleep(Duration::from_millis(10)).await;
        }
        sleep(Duration::from_secs(2)).await;
        let open = house.memory();
        let each = |cost: f64, of: usize| cost * 1.024 / of.max(1) as f64;
        println!(
            "{tables} tables of {} games, {} sockets: {:.1} kB a table, {:.1} kB an idle socket, {:.0} MB in all, {} descriptors",
            GameId::ALL.len(),
            tables * PLAYERS,
            each(laid - bare, tables.saturating_sub(4)),
            each(open - laid, tables * PLAYERS),
            open / 1000.0,
            house.descriptors(),
        );
        Load { house, counts, doors, took }
    }

    /// So many decisions a second, for so long; how long they took.
    async fn run(&mut self, rate: usize, seconds: f64) -> (usize, Vec<Duration>) {
        while self.took.try_recv().is_ok() {}
        let began = Instant::now();
        let mut tick = tokio::time::interval(Duration::from_millis(5));
        let mut asked = 0;
        while began.elapsed().as_secs_f64() < seconds {
            tick.tick().await;
            let due = (began.elapsed().as_secs_f64() * rate as f64) as usize;
            for number in asked..due {
                let _gone = self.doors[number % self.doors.len()].send(());
            }
            asked = due;
        }
        sleep(Duration::from_secs(1)).await;
        let mut took: Vec<Duration> = std::iter::from_fn(|| self.took.try_recv().ok()).collect();
        took.sort();
        (asked, took)
    }

    fn say_what_went_wrong(&self) {
        let Counts { lost, doubled, refused, broken, matches, .. } = &*self.counts;
        println!(
            "lost {}, doubled {}, refused {}; {} lines broke; {} matches came to their end",
            read(lost),
            read(doubled),
            read(refused),
            read(broken),
            read(matches)
        );
    }
}

fn at(took: &[Duration], share: f64) -> Duration {
    took.get((took.len() as f64 * share) as usize).copied().unwrap_or(Duration::MAX)
}

async fn play(mut load: Load, Pace { mut rate, seconds, more }: Pace) {
    loop {
        let (before, commits) = (load.house.busy(), load.house.commits().await);
        let (asked, took) = load.run(rate, seconds as f64).await;
        let [p50, p99, p999] = [0.5, 0.99, 0.999].map(|share| at(&took, share));
        let acknowledged = took.len();
        println!(
            "{rate}/s for {seconds} s: {acknowledged} of {asked} acknowledged; p50 {p50:.1?}, p99 {p99:.1?}, p99.9 {p999:.1?}"
        );
        let after = load.house.busy();
        let each = |cost: Duration| cost.as_secs_f64() * 1e6 / acknowledged.max(1) as f64;
        print!("    {:.0} µs of CPU a decision", each(after.nodes - before.nodes));
        if let (Some(before_them), Some(then)) = (commits, load.house.commits().await) {
            let (database, commits) = (after.database - before.database, then - before_them);
            print!(
                ", and {:.0} µs of PostgreSQL, {:.0} µs a commit; {:.2} decisions a commit",
                each(database),
                database.as_secs_f64() * 1e6 / commits.max(1) as f64,
                acknowledged as f64 / commits.max(1) as f64,
            );
        }
        println!();
        if !more || p99 > BAR {
            break;
        }
        rate = rate * 3 / 2;
    }
    load.say_what_went_wrong();
    load.house.close();
}

/// L4: all are back within fifteen seconds, and nothing is lost.
async fn restart(sockets: usize, rate: usize) {
    let mut load = Load::open(House::open(), sockets, false).await;
    drop(load.run(rate, 3.0).await);
    let pages = (load.doors.len() * PLAYERS) as u64;
    // Decisions are under way when it dies.
    for door in load.doors.iter().take(rate) {
        let _gone = door.send(());
    }
    let (welcomed, broken) = (read(&load.counts.welcomed), read(&load.counts.broken));
    load.house.restart();
    let began = Instant::now();
    let mut half = None;
    while read(&load.counts.welcomed) - welcomed < pages {
        if read(&load.counts.welcomed) - welcomed >= pages / 2 {
            half.get_or_insert(began.elapsed());
        }
        if began.elapsed() > Duration::from_secs(120) {
            let back = read(&load.counts.welcomed) - welcomed;
            println!("only {back} of {pages} are back after two minutes");
            break;
        }
        sleep(Duration::from_millis(5)).await;
    }
    println!(
        "{pages} pages: half are back {:.1?} after the house is open again, all after {:.1?}; {} lines broke",
        half.unwrap_or_default(),
        began.elapsed(),
        read(&load.counts.broken) - broken
    );
    let (asked, took) = load.run(rate, 3.0).await;
    println!("then {} of {asked} decisions are acknowledged, those under way among them", took.len());
    load.say_what_went_wrong();
    load.house.close();
}

async fn soak(sockets: usize, rate: usize, seconds: usize) {
    let mut load = Load::open(House::open(), sockets, false).await;
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(seconds as u64) {
        let (asked, took) = load.run(rate, 9.0).await;
        let (memory, descriptors) = (load.house.memory() / 1000.0, load.house.descriptors());
        let (passed, acknowledged, p99) = (began.elapsed().as_secs(), took.len(), at(&took, 0.99));
        println!(
            "{passed} s: {memory:.1} MB, {descriptors} descriptors; {acknowledged} of {asked}, p99 {p99:.1?}"
        );
    }
    load.say_what_went_wrong();
    load.house.close();
}
