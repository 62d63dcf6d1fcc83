//! A house with several nodes on this machine: PostgreSQL in `target/cluster`, the nodes, and HAProxy before them as `deploy/haproxy.cfg` has
//! it, on ports that are free. All of it ends with this program.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::tools::{Tool, target};
use crate::{page, pocket};

/// In a session of its own, so that Ctrl-C does not end all of it at the same moment. When nobody holds the other end of its input any more,
/// the nodes take their leave, and then the database stops; what was played stays.
const SCRIPT: &str = r#"
set -eu
dir=$1 binary=$2 database=$3
shift 3
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
mkdir -p "$dir/postgres"
if [ "$(id -u)" = 0 ]; then chown postgres "$dir/postgres"; fi
[ -e "$dir/postgres/data" ] ||
    as "$bin/initdb" -D "$dir/postgres/data" -U ratskeller --auth=trust -E UTF8 --locale=C.UTF-8 >"/dev/null"
as "$bin/postgres" -D "$dir/postgres/data" -p "$database" -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories="$dir/postgres" >"$dir/postgres.log" 2>&1 &
postgres=$!
until "$bin/pg_isready" -q -h 127.0.0.1 -p "$database" -U ratskeller; do kill -0 $postgres; sleep 0.1; done
"$bin/createdb" -h 127.0.0.1 -p "$database" -U ratskeller ratskeller 2>"/dev/null" || true
export RATSKELLER_DATABASE="postgres://ratskeller@127.0.0.1:$database/ratskeller"
number=0 nodes=
while [ $# -gt 0 ]; do
    number=$((number + 1))
    "$binary" serve --behind-proxy --unlimited --addr "127.0.0.1:$1" --cluster-addr "127.0.0.1:$2" \
        --data "$dir/node$number.db" >"/dev/null" 2>"$dir/node$number.log" &
    nodes="$nodes $!"
    shift 2
done
/usr/sbin/haproxy -db -f "$dir/haproxy.cfg" >"/dev/null" 2>"$dir/haproxy.log" &
haproxy=$!
echo started
read -r _ || true
kill -TERM $nodes 2>"/dev/null" || true
for node in $nodes; do wait "$node" || true; done
kill -TERM $haproxy 2>"/dev/null" || true
as "$bin/pg_ctl" -D "$dir/postgres/data" -m fast stop >"/dev/null"
"#;

pub(crate) fn run(sh: &Shell, nodes: u16) -> Result<()> {
    Tool::Postgres.ensure(sh)?;
    Tool::Haproxy.ensure(sh)?;
    pocket::build_if_possible(sh);
    page::build(sh)?;
    cmd!(sh, "cargo build --release --locked --package cli --bin ratskeller").run()?;
    let (folder, binary) = (target(sh).join("cluster"), target(sh).join("release/ratskeller"));
    fs::create_dir_all(&folder)?;
    let ports = free_ports(2 + 2 * usize::from(nodes))?;
    let [database, front, of_nodes @ ..] = &ports[..] else { bail!("there are no ports") };
    fs::write(folder.join("haproxy.cfg"), haproxy(*front, of_nodes)?)?;

    let mut house = Command::new("setsid")
        .args(["sh", "-c", SCRIPT, "sh"])
        .args([&folder, &binary])
        .args(ports.iter().filter(|port| *port != front).map(u16::to_string))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut said = String::new();
    let told = house.stdout.take().context("nobody says anything")?;
    BufReader::new(told).read_line(&mut said)?;
    let at = folder.display();
    ensure!(
        said.trim() == "started",
        "PostgreSQL does not start on port {database}; see postgres.log in {at}"
    );
    for port in of_nodes.iter().step_by(2).chain([front]) {
        answers(*port).with_context(|| format!("see the logs in {at}"))?;
    }
    println!("The house is open: http://127.0.0.1:{front}");
    println!("{nodes} nodes; what they say is in {at}. Ctrl-C closes all of it.");
    // It holds the other end of what they read.
    let _input = house.stdin.take();
    house.wait()?;
    Ok(())
}

/// Public and private ports of the nodes by turns.
fn haproxy(front: u16, of_nodes: &[u16]) -> Result<String> {
    let shipped = fs::read_to_string("deploy/haproxy.cfg")?;
    let nodes = (1..).zip(of_nodes.iter().step_by(2));
    let servers: String =
        nodes.map(|(number, port)| format!("    server node{number} 127.0.0.1:{port}\n")).collect();
    let mut text = String::new();
    for line in shipped.lines().filter(|line| !line.trim_start().starts_with("server ")) {
        text += &line.replace("bind :8080", &format!("bind 127.0.0.1:{front}"));
        text.push('\n');
        if ["hash-type", "balance leastconn"].iter().any(|last| line.trim_start().starts_with(last)) {
            text += &servers;
        }
    }
    Ok(text)
}

fn free_ports(count: usize) -> Result<Vec<u16>> {
    let taken: Vec<TcpListener> =
        (0..count).map(|_| TcpListener::bind(("127.0.0.1", 0))).collect::<std::io::Result<_>>()?;
    Ok(taken.iter().map(|door| Ok(door.local_addr()?.port())).collect::<std::io::Result<_>>()?)
}

/// Until somebody listens there.
fn answers(port: u16) -> Result<()> {
    let began = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        ensure!(began.elapsed() < Duration::from_secs(30), "nobody listens on port {port}");
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}
