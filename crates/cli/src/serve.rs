//! `ratskeller serve`: the house on the web.

use crate::failure::Failure;
use server::{CannotOpen, Config, Server};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// Open the house: serve the page and the tables
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// The data file; made if it is not there
    #[arg(long, value_name = "FILE", default_value = "ratskeller.db")]
    data: PathBuf,
    /// Read the printed data of the boxes from this folder instead
    #[arg(long, value_name = "DIR")]
    data_pack: Option<PathBuf>,
    /// Open although there are matches by rules that this program does not have; they stay unread
    #[arg(long)]
    strand: bool,
    /// How long a computer player waits before it moves while people watch
    #[arg(long, value_name = "MS", default_value_t = server::limits::BOT_PAUSE.as_millis() as u64)]
    bot_pause: u64,
    /// After how many seconds the computer plays for somebody who is gone
    #[arg(long, value_name = "S", default_value_t = server::limits::GONE_AFTER.as_secs())]
    gone_after: u64,
    /// Serve Prometheus metrics on this address, at /metrics; keep it from the public
    #[arg(long, value_name = "ADDRESS")]
    metrics_addr: Option<SocketAddr>,
    /// The page is reached by https only
    #[arg(long)]
    secure_cookies: bool,
    /// A proxy stands before the house: trust the last address in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// No limits per address, for trying how much the house bears
    #[arg(long, hide = true)]
    unlimited: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let wanted = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into()).from_env();
    let wanted = wanted.map_err(|why| Failure::Usage(format!("RUST_LOG: {why}; try RUST_LOG=debug")))?;
    tracing_subscriber::fmt().with_env_filter(wanted).with_writer(std::io::stderr).init();
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Failure::Io { what: "cannot start".into(), error })?;
    runtime.block_on(async {
        let server = Server::open(args.config()).await.map_err(refused)?;
        let addr = server.addr().unwrap_or(args.addr);
        writeln!(out, "The house is open: http://{addr}")?;
        out.flush()?;
        server.run(server::asked_to_stop()).await.map_err(refused)
    })
}

impl Args {
    fn config(&self) -> Config {
        let mut config = Config {
            addr: self.addr,
            data: self.data.clone(),
            data_pack: self.data_pack.clone(),
            strand: self.strand,
            bot_pause: Duration::from_millis(self.bot_pause),
            gone_after: Duration::from_secs(self.gone_after),
            metrics_addr: self.metrics_addr,
            secure_cookies: self.secure_cookies,
            behind_proxy: self.behind_proxy,
            ..Config::default()
        };
        if self.unlimited {
            config.rates = server::Rates::unlimited();
        }
        config
    }
}

fn refused(why: CannotOpen) -> Failure {
    match why {
        CannotOpen::Pack(bad) => bad.into(),
        CannotOpen::Store(_) | CannotOpen::Strands(_) => Failure::usage(why),
        CannotOpen::Listen { addr, error } => Failure::Io { what: format!("cannot listen on {addr}"), error },
    }
}
