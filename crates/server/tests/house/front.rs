//! Three nodes behind HAProxy, as `deploy/haproxy.cfg` has it, with people who go on playing while nodes die, sleep, lose their database or leave:
//! nothing that was shown or acknowledged is lost, or happens twice. Only `cargo xtask test postgres` runs these.

use crate::child::Child;
use crate::client::{PATIENCE, Scratch, dice, request, until};
use crate::cluster::{Mortal, cluster};
use crate::damage::numbers;
use crate::kill::Player;
use crate::ports::ports;
use crate::postgres::url;
use futures_util::future::join_all;
use rustix::process::{Signal, kill_process};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener as Door, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

const NAMES: [&str; 3] = ["one", "two", "three"];
const PLAYERS: usize = 6;

/// HAProxy, killed with the test whatever happens.
struct Front(std::process::Child);

impl Drop for Front {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

impl Front {
    /// The file that is shipped, with the ports of this test.
    fn open(scratch: &Scratch, port: u16, nodes: [u16; 3]) -> Front {
        let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/haproxy.cfg");
        let mut text = std::fs::read_to_string(shipped).unwrap();
        text = text.replace("bind :8080", &format!("bind 127.0.0.1:{port}"));
        for (name, node) in NAMES.iter().zip(nodes) {
            text = text.replace(&format!("{name}:8080"), &format!("127.0.0.1:{node}"));
        }
        assert!(!text.contains(":8080"), "{text}");
        let file = scratch.0.join("haproxy.cfg");
        std::fs::write(&file, text).unwrap();
        let mut haproxy = Command::new("/usr/sbin/haproxy");
        let started = haproxy.arg("-db").arg("-f").arg(&file).stdout(Stdio::null()).stderr(Stdio::null());
        Front(started.spawn().unwrap())
    }
}

/// What lies between a node and the database, and may go dark: what is sent then arrives when it is light again. Whoever comes is led to the
/// database that is the right one by then.
struct Link {
    port: u16,
    dark: watch::Sender<bool>,
    leads_to: Arc<AtomicU16>,
}

impl Link {
    async fn open(database: u16) -> Link {
        let door = Door::bind(("127.0.0.1", 0)).await.unwrap();
        let port = door.local_addr().unwrap().port();
        let (dark, is_dark) = watch::channel(false);
        let leads_to = Arc::new(AtomicU16::new(database));
        let leads = Arc::clone(&leads_to);
        tokio::spawn(async move {
            while let Ok((node, _)) = door.accept().await {
                let (mut light, leads) = (is_dark.clone(), Arc::clone(&leads));
                tokio::spawn(async move {
                    if light.wait_for(|dark| !dark).await.is_err() {
                        return;
                    }
                    let database = ("127.0.0.1", leads.load(Ordering::SeqCst));
                    let Ok(database) = TcpStream::connect(database).await else {
                        return;
                    };
                    let ((from_node, to_node), (from_database, to_database)) =
                        (node.into_split(), database.into_split());
                    tokio::join!(
                        carry(from_node, to_database, light.clone()),
                        carry(from_database, to_node, light)
                    );
                });
            }
        });
        Link { port, dark, leads_to }
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut light: watch::Receiver<bool>) {
    let mut bytes = [0; 16384];
    loop {
        let count = from.read(&mut bytes).await.unwrap_or(0);
        if light.wait_for(|dark| !dark).await.is_err() {
            return;
        }
        if count == 0 || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

/// Somebody who comes back whenever the line breaks, until it is enough; and the longest that they had to wait.
async fn goes_on(mut player: Player, mut enough: watch::Receiver<bool>) -> (Player, Duration) {
    let (mut away, mut longest) = (Instant::now(), Duration::ZERO);
    loop {
        let (heard, mut hears) = mpsc::unbounded_channel();
        let first = tokio::spawn(async move { hears.recv().await.map(|()| Instant::now()) });
        let done = tokio::select! {
            () = player.play(&heard) => false,
            _ = enough.wait_for(|enough| *enough) => true,
        };
        drop(heard);
        if let Some(back) = first.await.unwrap() {
            longest = longest.max(back.duration_since(away));
            away = Instant::now();
        }
        if done {
            return (player, longest);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

struct Several {
    scratch: Scratch,
    ports: [u16; 3],
    nodes: [Option<Child>; 3],
    link: Link,
    addr: SocketAddr,
    _front: Front,
}

impl Several {
    async fn open() -> Several {
        Several::in_database(Scratch::new(), cluster().port()).await
    }

    async fn in_database(scratch: Scratch, database: u16) -> Several {
        drop(scratch.database());
        let [front, ports @ ..] = ports::<4>();
        let link = Link::open(database).await;
        // The third has its database behind a line that may go dark.
        let through = url(&scratch).replace(&format!(":{database}/"), &format!(":{}/", link.port));
        std::fs::write(scratch.0.join("database-three"), through).unwrap();
        let opened = NAMES.iter().zip(ports).map(|(name, port)| Child::node(&scratch, name, Some(port)));
        let nodes: Vec<Option<Child>> = join_all(opened).await.into_iter().map(Some).collect();
        let nodes = nodes.try_into().unwrap_or_else(|_| panic!("three nodes"));
        let front_of = Front::open(&scratch, front, ports);
        let several =
            Several { ports, nodes, link, addr: ([127, 0, 0, 1], front).into(), scratch, _front: front_of };
        several.all_are_ready().await;
        several
    }

    /// HAProxy finds somebody, and the desk is taken.
    async fn all_are_ready(&self) {
        let began = Instant::now();
        for _ in 0..6 {
            loop {
                assert!(began.elapsed() < PATIENCE, "the house does not open");
                if TcpStream::connect(self.addr).await.is_ok()
                    && request(self.addr, "GET", "/api/v1/days", &[], b"").await.status != 503
                {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }

    fn node(&self, number: usize) -> &Child {
        self.nodes[number].as_ref().unwrap()
    }

    async fn again(&mut self, number: usize) {
        self.nodes[number] = Some(Child::node(&self.scratch, NAMES[number], Some(self.ports[number])).await);
    }

    /// People play while this is done, and a moment after; then all that they were shown or told is there, once.
    async fn during(&mut self, what: &str, fault: impl AsyncFnOnce(&mut Several)) {
        self.all_are_ready().await;
        let mut players = Vec::new();
        for number in 0..PLAYERS {
            players.push(Player::new(self.addr, number).await.says_again());
        }
        let (enough, is_enough) = watch::channel(false);
        let playing: Vec<JoinHandle<(Player, Duration)>> =
            players.into_iter().map(|player| tokio::spawn(goes_on(player, is_enough.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(500)).await;
        fault(self).await;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        enough.send_replace(true);
        let mut waits = Vec::new();
        for player in join_all(playing).await {
            let (player, longest) = player.unwrap();
            waits.push(longest);
            let player = player.check(self.addr).await;
            let made = format!(
                "SELECT count(DISTINCT client_id) FROM events WHERE table_id = '{}' AND client_id IS NOT NULL",
                player.table
            );
            assert_eq!(numbers(&self.scratch, made.leak()).await, [i64::from(player.count)], "{what}");
        }
        waits.sort();
        eprintln!(
            "{what}: waited {:?} at the most, half of them {:?}",
            waits[PLAYERS - 1],
            waits[PLAYERS / 2]
        );
        assert!(waits[PLAYERS - 1] < PATIENCE, "{what}: {waits:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn whatever_becomes_of_nodes_nothing_is_lost_or_happens_twice() {
    let mut several = Several::open().await;
    several
        .during("kill -9", async |several: &mut Several| {
            several.nodes[0].take().unwrap().kill();
            tokio::time::sleep(Duration::from_secs(3)).await;
            several.again(0).await;
        })
        .await;
    several
        .during("asleep", async |several: &mut Several| {
            several.node(1).fall_asleep().await;
            tokio::time::sleep(Duration::from_secs(7)).await;
            kill_process(several.node(1).pid(), Signal::CONT).unwrap();
            let mut sleeper = several.nodes[1].take().unwrap();
            assert!(!sleeper.ended().await.success());
            assert!(sleeper.log().contains("taken over"), "{}", sleeper.log());
            several.again(1).await;
        })
        .await;
    several
        .during("dark", async |several: &mut Several| {
            several.link.dark.send_replace(true);
            tokio::time::sleep(Duration::from_secs(7)).await;
            several.link.dark.send_replace(false);
            assert!(!several.nodes[2].as_mut().unwrap().ended().await.success());
            several.again(2).await;
        })
        .await;
    several
        .during("connections end", async |several: &mut Several| {
            cluster().end_connections(&url(&several.scratch)).await;
            assert!((0..3).all(|node| !several.node(node).log().contains("taken over")), "nobody is fenced");
        })
        .await;
    several
        .during("one after another", async |several: &mut Several| {
            for node in 0..3 {
                let mut leaves = several.nodes[node].take().unwrap();
                leaves.ask_to_stop();
                assert!(leaves.ended().await.success(), "{}", leaves.log());
                several.again(node).await;
            }
        })
        .await;
}

/// How many; `RATSKELLER_KILLS` says another number.
fn kills() -> u32 {
    std::env::var("RATSKELLER_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(4)
}

/// Any node, at any instant, and again before the last one has found its feet.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn nodes_that_are_killed_at_random_lose_nothing() {
    let mut several = Several::open().await;
    several
        .during("killed at random", async |several: &mut Several| {
            let mut luck = dice(55);
            for _ in 0..kills() {
                let node = luck.below(3) as usize;
                several.nodes[node].take().unwrap().kill();
                several.again(node).await;
                tokio::time::sleep(Duration::from_millis(luck.below(1500).into())).await;
            }
        })
        .await;
}

/// PostgreSQL itself is killed with all that it is doing, and started again: what it had not said was stored nobody was shown, and no node is held
/// for dead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_database_that_crashes_loses_nothing_that_was_acknowledged() {
    let mut database = Mortal::start();
    let scratch = Scratch::new();
    std::fs::write(scratch.0.join("database"), database.url()).unwrap();
    let mut several = Several::in_database(scratch, database.port()).await;
    for outage in [Duration::ZERO, Duration::from_secs(4)] {
        several
            .during("PostgreSQL is killed", async |several: &mut Several| {
                database.kill();
                tokio::time::sleep(outage).await;
                database.start_again();
                several.all_are_ready().await;
            })
            .await;
        assert!((0..3).all(|node| !several.node(node).log().contains("taken over")), "nobody is fenced");
    }
}

/// The machine of the database is gone, and its synchronous standby takes its place, at the same address: that one has all that was acknowledged,
/// and goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn a_standby_that_takes_the_place_of_the_database_has_all_that_was_acknowledged() {
    let first = Mortal::start();
    let address = Link::open(first.port()).await;
    let scratch = Scratch::new();
    std::fs::write(
        scratch.0.join("database"),
        first.url().replace(&first.port().to_string(), &address.port.to_string()),
    )
    .unwrap();
    let mut several = Several::in_database(scratch, address.port).await;
    let second = first.standby().await;
    several
        .during("a standby takes over", async |several: &mut Several| {
            first.kill();
            // Nobody takes the place of one who is still there.
            let is_gone = async || TcpStream::connect(("127.0.0.1", first.port())).await.is_err();
            until(is_gone, |gone| *gone).await;
            second.promote().await;
            address.leads_to.store(second.port(), Ordering::SeqCst);
            several.all_are_ready().await;
        })
        .await;
    assert!((0..3).all(|node| !several.node(node).log().contains("taken over")), "nobody is fenced");
}
