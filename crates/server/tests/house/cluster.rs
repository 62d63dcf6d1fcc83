//! PostgreSQL for the tests: one for the whole program, one database for each house. `RATSKELLER_STORE=postgres` asks for it.

use crate::client::{PATIENCE, until};
use crate::ports::port;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock};

/// It lives until nobody holds the other end of its input, however the tests end; nothing of it stays. It is not to survive a
/// power cut, so it waits for no disk. Of each two lines that it is told, one kills it, and the next starts it again. Where it is told of another,
/// it follows that one, until it is promoted.
const SCRIPT: &str = r#"
set -eu
bin=$1 port=$2 follows=${3-}
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
cd /tmp
dir=$(as mktemp -d /tmp/ratskeller-postgres-XXXXXX)
if [ -n "$follows" ]; then
    as "$bin/pg_basebackup" -D "$dir/data" -h 127.0.0.1 -p "$follows" -U ratskeller -c fast -R -N
else
    as "$bin/initdb" -D "$dir/data" -U ratskeller --auth=trust -E UTF8 --locale=C.UTF-8 -N >"/dev/null"
fi
# Whoever was killed has children that need a moment to notice; until then nobody else may have the data.
start() {
    until "$bin/pg_isready" -q -h 127.0.0.1 -p "$port" -U ratskeller -d postgres; do
        if ! kill -0 "${postgres:-none}" 2>"/dev/null"; then
            as "$bin/postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$dir" \
                -c max_connections=500 -c fsync=off -c full_page_writes=off -c shared_buffers=64MB -c log_min_messages=fatal >&2 &
            postgres=$!
        fi
        sleep 0.05
    done
    echo ready
}
start
while read -r _; do
    kill -9 "$(head -n 1 "$dir/data/postmaster.pid")"
    wait "$postgres" || true
    read -r _ || break
    start
done
as "$bin/pg_ctl" -D "$dir/data" -m immediate stop >"/dev/null" 2>&1 || true
rm -rf "$dir"
"#;

pub(crate) struct Cluster {
    bin: PathBuf,
    port: u16,
    /// Databases of houses that are gone.
    left: Mutex<Vec<String>>,
    _process: Mutex<Child>,
}

/// Whether the houses of this run are in PostgreSQL.
pub(crate) fn wanted() -> bool {
    std::env::var("RATSKELLER_STORE").is_ok_and(|store| store == "postgres")
}

/// The newest that is installed.
fn bin() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is not installed");
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|version| version.unwrap().path()).max_by_key(number).unwrap();
    newest.join("bin")
}

pub(crate) fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        let Mortal { port, process, .. } = Mortal::start();
        Cluster { bin: bin(), port, left: Mutex::default(), _process: Mutex::new(process) }
    })
}

/// One for a test alone, which may kill it.
pub(crate) struct Mortal {
    port: u16,
    process: Child,
    says: BufReader<ChildStdout>,
}

impl Mortal {
    pub(crate) fn start() -> Mortal {
        Mortal::following(None)
    }

    /// One that has all that this one says is stored.
    pub(crate) async fn standby(&self) -> Mortal {
        use sqlx::{Connection as _, Executor as _};
        let standby = Mortal::following(Some(self.port));
        let mut db = sqlx::PgConnection::connect(&self.url()).await.unwrap();
        db.execute("ALTER SYSTEM SET synchronous_standby_names = '*'").await.unwrap();
        db.execute("SELECT pg_reload_conf()").await.unwrap();
        let state = "SELECT sync_state FROM pg_stat_replication";
        let state = async || sqlx::query_scalar(state).fetch_optional(&mut db).await.unwrap();
        until(state, |state: &Option<String>| state.as_deref() == Some("sync")).await;
        standby
    }

    /// From now on it is the one that is written to.
    pub(crate) async fn promote(&self) {
        use sqlx::{Connection as _, Executor as _};
        let mut db = sqlx::PgConnection::connect(&self.url()).await.unwrap();
        db.execute("SELECT pg_promote()").await.unwrap();
    }

    fn following(first: Option<u16>) -> Mortal {
        let port = port();
        let mut process = Command::new("sh")
            .args(["-c", SCRIPT, "sh", bin().to_str().unwrap(), &port.to_string()])
            .args(first.map(|port| port.to_string()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let says = BufReader::new(process.stdout.take().unwrap());
        let mut mortal = Mortal { port, process, says };
        mortal.is_ready();
        mortal
    }

    fn is_ready(&mut self) {
        let mut said = String::new();
        self.says.read_line(&mut said).unwrap();
        assert_eq!(said, "ready\n", "PostgreSQL does not start");
    }

    fn tell(&self) {
        writeln!(self.process.stdin.as_ref().unwrap()).unwrap();
    }

    /// kill -9, of the process that all others are children of.
    pub(crate) fn kill(&self) {
        self.tell();
    }

    pub(crate) fn start_again(&mut self) {
        self.tell();
        self.is_ready();
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://ratskeller@127.0.0.1:{}/postgres", self.port)
    }
}

impl Cluster {
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn url(&self, name: &str) -> String {
        format!("postgres://ratskeller@127.0.0.1:{}/{name}", self.port)
    }

    fn tool(&self, tool: &str, args: &[&str]) {
        let mut command = Command::new(self.bin.join(tool));
        command.args(["-h", "127.0.0.1", "-U", "ratskeller", "-p", &self.port.to_string()]).args(args);
        assert!(command.status().unwrap().success(), "{tool} {args:?}");
    }

    /// An empty database, and no more of them than there are houses.
    pub(crate) fn create(&self, name: &str) {
        let left: Vec<String> = std::mem::take(&mut *self.left.lock().unwrap());
        for name in left {
            self.tool("dropdb", &["--force", "--if-exists", &name]);
        }
        self.tool("createdb", &[name]);
    }

    pub(crate) fn leave(&self, name: &str) {
        self.left.lock().unwrap().push(name.to_owned());
    }

    /// The operator restarts it; whoever was connected is not any more.
    pub(crate) async fn end_connections(&self, url: &str) {
        use sqlx::{Connection as _, Executor as _};
        let mut db = sqlx::PgConnection::connect(url).await.unwrap();
        let all = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE pid <> pg_backend_pid() AND datname = current_database()";
        tokio::time::timeout(PATIENCE, db.execute(all)).await.unwrap().unwrap();
    }
}
