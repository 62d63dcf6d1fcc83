//! A house in a process of its own: it can be killed, starved of disk, asked to stop, and its log read.

use crate::client::{PATIENCE, Scratch, config, until};
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use server::{Hook, Luck, Server};
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::oneshot;

/// Where the child finds its data file.
const FOLDER: &str = "RATSKELLER_HOUSE_OF_ITS_OWN";
/// Which of several nodes it is, if there are several.
const NODE: &str = "RATSKELLER_NODE_OF_ITS_OWN";
/// Where it listens, if that must be known before.
const PORT: &str = "RATSKELLER_PORT_OF_ITS_OWN";
/// What it says when it is open, before its ports.
const OPEN: &str = "the house is open: ";

/// Not a test: the process that the tests start.
#[test]
#[ignore = "serves until it is killed"]
fn a_house_of_its_own() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    tracing_subscriber::fmt()
        .with_ansi(false)
        .with_max_level(tracing::Level::INFO)
        .log_internal_errors(false)
        .with_writer(std::io::stderr)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let scratch = Scratch(folder.clone());
        let mut config = config(&scratch);
        std::mem::forget(scratch);
        config.metrics_addr = Some(([127, 0, 0, 1], 0).into());
        if let Ok(node) = std::env::var(NODE) {
            crate::nodes::among_others(&mut config, &node);
            if let Ok(database) = std::fs::read_to_string(folder.join(format!("database-{node}"))) {
                config.database = Some(database.parse().unwrap());
            }
        }
        if let Ok(port) = std::env::var(PORT) {
            config.addr.set_port(port.parse().unwrap());
        }
        config.post.private = true;
        config.post.grace = Duration::from_millis(50);
        config.post.every = Duration::from_millis(20);
        // The same short days whenever it is opened.
        if let Ok(menu) = std::fs::read_to_string(folder.join("menu")) {
            config.hooks.menu = Some(String::leak(menu));
            config.hooks.luck = Luck::Same(crate::days::seed());
        }
        let die = folder.join("die");
        config.hooks.committed = Some(Hook(Arc::new(move || {
            if std::fs::remove_file(&die).is_ok() {
                kill_process(rustix::process::getpid(), Signal::KILL).unwrap();
                std::thread::sleep(Duration::from_secs(60));
            }
        })));
        let server = Server::open(config).await.unwrap();
        let ports = format!("{} {}", server.addr().unwrap(), server.metrics_addr().unwrap());
        println!("{OPEN}{ports}");
        server.run(server::asked_to_stop()).await.unwrap();
    });
}

/// The process, killed with the test whatever happens.
pub(crate) struct Child {
    process: std::process::Child,
    folder: PathBuf,
    /// What it logs, through a pipe: that is never full.
    log: Arc<Mutex<String>>,
    listening: Option<JoinHandle<()>>,
    pub addr: SocketAddr,
    pub metrics: SocketAddr,
}

impl Child {
    pub(crate) async fn start(scratch: &Scratch) -> Child {
        Child::with(scratch, &[]).await
    }

    /// One of several that have this house open, listening there if it is said.
    pub(crate) async fn node(scratch: &Scratch, name: &str, port: Option<u16>) -> Child {
        let port = port.map(|port| (PORT, port.to_string()));
        let env: Vec<(&str, String)> = [(NODE, name.to_owned())].into_iter().chain(port).collect();
        Child::with(scratch, &env).await
    }

    async fn with(scratch: &Scratch, env: &[(&str, String)]) -> Child {
        let folder = scratch.0.clone();
        // Made here, where it outlives the child.
        drop(scratch.database());
        // A write that the disk refuses is an error and not a signal.
        let mut process = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "child::a_house_of_its_own", "--ignored", "--nocapture"])
            .env(FOLDER, &folder)
            .envs(env.iter().map(|(name, value)| (*name, value)))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut said, log) = (process.stderr.take().unwrap(), Arc::<Mutex<String>>::default());
        let heard = Arc::clone(&log);
        let listening = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = said.read(&mut bytes) {
                *heard.lock().unwrap() += &String::from_utf8_lossy(&bytes[..count]);
            }
        });
        let nowhere = SocketAddr::from(([0, 0, 0, 0], 0));
        let mut child =
            Child { process, folder, log, listening: Some(listening), addr: nowhere, metrics: nowhere };
        let told = BufReader::new(child.process.stdout.take().unwrap());
        let (open, opened) = oneshot::channel();
        // Read to its end: libtest writes lines of its own, and must be able to.
        std::thread::spawn(move || {
            let mut open = Some(open);
            for line in told.lines().map_while(Result::ok) {
                if let Some((_, ports)) = line.split_once(OPEN) {
                    open.take().map(|open| open.send(ports.to_owned()));
                }
            }
        });
        let opened = tokio::time::timeout(PATIENCE, opened).await;
        let Ok(Ok(ports)) = opened else { panic!("the house did not open: {}", child.log()) };
        let (addr, metrics) = ports.split_once(' ').unwrap();
        (child.addr, child.metrics) = (addr.parse().unwrap(), metrics.parse().unwrap());
        child
    }

    pub(crate) fn pid(&self) -> Pid {
        Pid::from_child(&self.process)
    }

    /// Everything it has logged, and whatever it printed when it panicked.
    pub(crate) fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// SIGKILL: no goodbye, no last write. All it has logged.
    pub(crate) fn kill(mut self) -> String {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        if let Some(listening) = self.listening.take() {
            listening.join().unwrap();
        }
        self.log()
    }

    /// SIGSTOP, and returns when none of its threads runs any more: the first that hears of it tells the others.
    pub(crate) async fn fall_asleep(&self) {
        kill_process(self.pid(), Signal::STOP).unwrap();
        let threads = format!("/proc/{}/task", self.pid());
        let states = async || -> Vec<String> {
            let of = |thread: std::io::Result<std::fs::DirEntry>| {
                let stat = std::fs::read_to_string(thread.unwrap().path().join("stat")).unwrap_or_default();
                stat.rsplit_once(") ").map_or_else(String::new, |(_, state)| state.to_owned())
            };
            std::fs::read_dir(&threads).unwrap().map(of).collect()
        };
        until(states, |states| states.iter().all(|state| state.starts_with('T'))).await;
    }

    /// SIGTERM.
    pub(crate) fn ask_to_stop(&self) {
        kill_process(self.pid(), Signal::TERM).unwrap();
    }

    /// It dies between the next commit of a table and the moment anybody is shown what was committed.
    pub(crate) fn die_after_the_next_commit(&self) {
        std::fs::write(self.folder.join("die"), "").unwrap();
    }

    pub(crate) async fn ended(&mut self) -> ExitStatus {
        // Its log ends with it.
        let listening = self.listening.take().unwrap();
        let silent = tokio::task::spawn_blocking(move || listening.join().unwrap());
        let ended = tokio::time::timeout(PATIENCE, silent).await;
        ended.unwrap_or_else(|_| panic!("the house did not end: {}", self.log())).unwrap();
        self.process.wait().unwrap()
    }

    /// From now on the disk takes nothing more, or again everything.
    pub(crate) fn fill_the_disk(&self, full: bool) {
        let current = full.then_some(0);
        prlimit(Some(self.pid()), Resource::Fsize, Rlimit { current, maximum: None }).unwrap();
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
