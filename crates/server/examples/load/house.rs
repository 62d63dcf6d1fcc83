//! The house is processes of its own that this program starts: one, or several nodes of one house.

use crate::client::{Scratch, config};
use crate::cluster;
use crate::luck;
use rustix::param::clock_ticks_per_second;
use server::{ClusterDoor, Server};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// What such a process does. A node has a name.
pub(crate) async fn serve(folder: &Path, addr: SocketAddr, node: Option<&str>) {
    let scratch = Scratch(folder.to_owned());
    let mut config = config(&scratch);
    std::mem::forget(scratch);
    config.addr = addr;
    config.hooks.luck = server::Luck::Same(luck());
    config.gone_after = Duration::from_secs(3600);
    if let Some(name) = node {
        config.cluster = Some(ClusterDoor { addr: ([127, 0, 0, 1], 0).into(), name: None });
        config.data.set_file_name(format!("{name}.db"));
    }
    let server = Server::open(config).await.expect("a house");
    println!("{}", server.addr().expect("an address"));
    server.run(server::asked_to_stop()).await.expect("a good end");
}

pub(crate) struct House {
    scratch: Scratch,
    nodes: Vec<Node>,
}

struct Node {
    process: Child,
    addr: SocketAddr,
}

impl House {
    pub(crate) fn open() -> House {
        let scratch = Scratch::new();
        let nodes = vec![Node::open(&scratch, ([127, 0, 0, 1], 0).into(), None)];
        House { scratch, nodes }
    }

    /// So many nodes in PostgreSQL.
    pub(crate) fn open_nodes(count: usize) -> House {
        let scratch = Scratch::new();
        scratch.database().expect("several nodes need RATSKELLER_STORE=postgres");
        let node = |number| Node::open(&scratch, ([127, 0, 0, 1], 0).into(), Some(format!("node{number}")));
        let nodes = (1..=count).map(node).collect();
        House { scratch, nodes }
    }

    pub(crate) fn addrs(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.addr).collect()
    }

    /// `kill -9`, and the same house again.
    pub(crate) fn restart(&mut self) {
        for node in &mut self.nodes {
            node.end();
            *node = Node::open(&self.scratch, node.addr, None);
        }
    }

    /// Of its memory, in KiB.
    pub(crate) fn memory(&self) -> f64 {
        self.nodes.iter().map(Node::memory).sum()
    }

    pub(crate) fn descriptors(&self) -> usize {
        self.nodes.iter().map(Node::descriptors).sum()
    }

    /// How long its processes have kept a core busy.
    pub(crate) fn busy(&self) -> Busy {
        let ours = std::process::id();
        let mut parents = BTreeMap::new();
        let mut databases = Vec::new();
        for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
            let Some(id) = entry.file_name().to_str().and_then(|name| name.parse::<u32>().ok()) else {
                continue;
            };
            let Some(stat) = Stat::of(id) else { continue };
            parents.insert(id, stat.parent);
            if stat.name == "postgres" {
                databases.push((id, stat));
            }
        }
        let is_ours = |id: u32| {
            std::iter::successors(Some(id), |id| parents.get(id).copied()).any(|parent| parent == ours)
        };
        // What has ended is counted with its parent.
        let database =
            databases.iter().filter(|(id, _)| is_ours(*id)).map(|(_, stat)| stat.busy + stat.children);
        let nodes = self.nodes.iter().filter_map(|node| Stat::of(node.process.id())).map(|stat| stat.busy);
        Busy { nodes: nodes.sum(), database: database.sum() }
    }

    /// Commits of the database so far, if the house has one.
    pub(crate) async fn commits(&self) -> Option<i64> {
        use sqlx::Connection as _;
        if !cluster::wanted() {
            return None;
        }
        let url = std::fs::read_to_string(self.scratch.0.join("database")).expect("its address");
        let mut db = sqlx::PgConnection::connect(&url).await.expect("its database");
        // What a connection counts is told within a second.
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        let all = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()";
        Some(sqlx::query_scalar(all).fetch_one(&mut db).await.expect("a number"))
    }

    pub(crate) fn close(mut self) {
        self.nodes.iter_mut().for_each(Node::end);
    }
}

impl Node {
    fn open(scratch: &Scratch, addr: SocketAddr, name: Option<String>) -> Node {
        let this = std::env::current_exe().expect("this program");
        let mut house = Command::new(this);
        house.arg("house").arg(&scratch.0).arg(addr.to_string()).args(name).stdout(Stdio::piped());
        let mut process = house.spawn().expect("a house");
        let mut said = String::new();
        let line = BufReader::new(process.stdout.take().expect("its words")).read_line(&mut said);
        line.expect("where it is");
        Node { process, addr: said.trim().parse().expect("where it is") }
    }

    fn memory(&self) -> f64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.trim().trim_end_matches(" kB").trim().parse().unwrap_or(0.0)
    }

    fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.process.id())).map_or(0, Iterator::count)
    }

    fn end(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Time of processors.
#[derive(Clone, Copy)]
pub(crate) struct Busy {
    pub nodes: Duration,
    pub database: Duration,
}

/// What `/proc` says of a process.
struct Stat {
    name: String,
    parent: u32,
    busy: Duration,
    children: Duration,
}

impl Stat {
    fn of(id: u32) -> Option<Stat> {
        let text = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name stands in brackets and may hold anything.
        let (start, rest) = text.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at)?.parse::<u64>().ok();
        let time = |user: u64, system: u64| {
            Duration::from_secs_f64((user + system) as f64 / clock_ticks_per_second() as f64)
        };
        Some(Stat {
            name: start.split_once('(')?.1.to_owned(),
            parent: fields.get(1)?.parse().ok()?,
            busy: time(ticks(11)?, ticks(12)?),
            children: time(ticks(13)?, ticks(14)?),
        })
    }
}
