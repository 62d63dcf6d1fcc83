//! `ratskeller serve`: the house on the web.

use crate::failure::Failure;
use server::limits::DAY;
use server::{Ages, CannotOpen, ClusterDoor, Config, Database, MailServer, Post, Rates, Server};
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
    /// Keep the house in PostgreSQL instead: postgres://NAME:PASSWORD@HOST:PORT/DATABASE. RATSKELLER_DATABASE says it too, and is
    /// seen by nobody who lists processes
    #[arg(long, value_name = "URL")]
    database: Option<Database>,
    /// Several nodes have this house open: where the others reach this one. Keep it from the public
    #[arg(long, value_name = "ADDRESS")]
    cluster_addr: Option<SocketAddr>,
    /// What the others call this node, if not by that address
    #[arg(long, value_name = "HOST:PORT", requires = "cluster_addr")]
    cluster_name: Option<String>,
    /// Read the printed data of the boxes from this folder instead
    #[arg(long, value_name = "DIR")]
    data_pack: Option<PathBuf>,
    /// Open although there are matches by rules that this program does not have; they stay unread
    #[arg(long)]
    strand: bool,
    /// How long a computer player waits before it moves where several people look on, or a clock runs
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
    /// After how many days a guest is forgotten who never sat at a table
    #[arg(long, value_name = "DAYS", default_value_t = days(server::limits::GUESTS_FOR))]
    forget_guests: u64,
    /// After how many days a device is signed out that nobody has come with
    #[arg(long, value_name = "DAYS", default_value_t = days(server::limits::SESSIONS_FOR))]
    forget_devices: u64,
    /// After how many days a table goes that was laid and never played
    #[arg(long, value_name = "DAYS", default_value_t = days(server::limits::OPEN_TABLES_FOR))]
    forget_open_tables: u64,
    /// After how many days a match goes, with its replay, that nobody has touched; never, unless it is said
    #[arg(long, value_name = "DAYS")]
    forget_matches: Option<u64>,
    /// How many requests a second one address may make
    #[arg(long, value_name = "N", default_value_t = server::limits::REQUESTS_PER_SECOND)]
    requests_per_second: u32,
    /// How many tables a minute one address may lay
    #[arg(long, value_name = "N", default_value_t = server::limits::TABLES_PER_MINUTE)]
    tables_per_minute: u32,
    /// How many guests a minute one address may make, after a first hundred
    #[arg(long, value_name = "N", default_value_t = server::limits::GUESTS_PER_MINUTE)]
    guests_per_minute: u32,
    /// How many connections one address may have
    #[arg(long, value_name = "N", default_value_t = server::limits::CONNECTIONS_PER_ADDRESS)]
    connections_per_address: usize,
    /// How many recovery codes an hour one address may try
    #[arg(long, value_name = "N", default_value_t = server::limits::GUESSES_PER_ADDRESS)]
    guesses_per_address: u32,
    /// A server that takes mail: smtp://NAME:PASSWORD@HOST:PORT, or smtps://…; without one nobody is told by mail. RATSKELLER_MAIL_SERVER
    /// says it too, and is seen by nobody who lists processes
    #[arg(long, value_name = "URL", requires = "mail_from")]
    mail_server: Option<String>,
    /// In whose name mail is sent
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Whom the operator of a push service may write to, as mailto:… or https:…; the house's own address, unless it is said
    #[arg(long, value_name = "URL")]
    push_contact: Option<String>,
    /// After how many seconds somebody is told that a slow table waits for them
    #[arg(long, value_name = "S", default_value_t = server::limits::LETTER_AFTER.as_secs())]
    tell_after: u64,
    /// Hooks and pushes may lead into private networks: for a house that is in one
    #[arg(long)]
    private_post: bool,
    /// None of these limits per address, but for guesses: for a closed network, or to try how much the house bears
    #[arg(long)]
    unlimited: bool,
    /// For tests, in debug builds only: sets the seeds of all tables, and computer players count simulations instead of time
    #[cfg(debug_assertions)]
    #[arg(long, value_name = "NUMBER", hide = true)]
    luck: Option<u64>,
}

const fn days(age: Duration) -> u64 {
    age.as_secs() / DAY.as_secs()
}

/// An age that no clock has is for ever.
fn age(days: u64) -> Duration {
    Duration::from_secs(days.saturating_mul(DAY.as_secs()))
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let wanted = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into()).from_env();
    let wanted = wanted.map_err(|why| Failure::Usage(format!("RUST_LOG: {why}; try RUST_LOG=debug")))?;
    tracing_subscriber::fmt().with_env_filter(wanted).with_writer(std::io::stderr).init();
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Failure::Io { what: "cannot start".into(), error })?;
    runtime.block_on(async {
        let server = Server::open(args.config()?).await.map_err(refused)?;
        let addr = server.addr().unwrap_or(args.addr);
        writeln!(out, "The house is open: http://{addr}")?;
        out.flush()?;
        server.run(server::asked_to_stop()).await.map_err(refused)
    })
}

impl Args {
    /// A password is better kept in the environment than in the list of processes.
    fn mail(&self) -> Option<MailServer> {
        let url = self.mail_server.clone().or_else(|| std::env::var("RATSKELLER_MAIL_SERVER").ok())?;
        Some(MailServer { url, from: self.mail_from.clone().unwrap_or_default() })
    }

    /// There may be a password in it, too.
    fn database(&self) -> Result<Option<Database>, Failure> {
        if self.database.is_some() {
            return Ok(self.database.clone());
        }
        let Ok(url) = std::env::var("RATSKELLER_DATABASE") else { return Ok(None) };
        url.parse().map(Some).map_err(|why| Failure::Usage(format!("RATSKELLER_DATABASE: {why}")))
    }

    fn config(&self) -> Result<Config, Failure> {
        let mut config = Config {
            addr: self.addr,
            data: self.data.clone(),
            database: self.database()?,
            cluster: self.cluster_addr.map(|addr| ClusterDoor { addr, name: self.cluster_name.clone() }),
            data_pack: self.data_pack.clone(),
            strand: self.strand,
            bot_pause: Duration::from_millis(self.bot_pause),
            gone_after: Duration::from_secs(self.gone_after),
            metrics_addr: self.metrics_addr,
            secure_cookies: self.secure_cookies,
            behind_proxy: self.behind_proxy,
            rates: Rates {
                requests_per_second: self.requests_per_second,
                tables_per_minute: self.tables_per_minute,
                guests_per_minute: self.guests_per_minute,
                connections_per_address: self.connections_per_address,
                guesses_per_address: self.guesses_per_address,
                ..Rates::default()
            },
            ages: Ages {
                guests: age(self.forget_guests),
                sessions: age(self.forget_devices),
                open_tables: age(self.forget_open_tables),
                matches: self.forget_matches.map(age),
                ..Ages::default()
            },
            post: Post {
                mail: self.mail(),
                contact: self.push_contact.clone(),
                private: self.private_post,
                grace: Duration::from_secs(self.tell_after),
                ..Post::default()
            },
            ..Config::default()
        };
        if self.unlimited {
            let Rates { guesses_per_person, guesses_per_address, guesses, .. } = config.rates;
            config.rates = Rates { guesses_per_person, guesses_per_address, guesses, ..Rates::unlimited() };
        }
        #[cfg(debug_assertions)]
        if let Some(number) = self.luck {
            config.hooks.luck = server::Luck::in_turn(table::Seed::from_number(number));
            // No thought may run out of time on a slow machine: that would change the match.
            config.bot_thinks = Duration::from_secs(60);
        }
        Ok(config)
    }
}

fn refused(why: CannotOpen) -> Failure {
    match why {
        CannotOpen::Pack(bad) => bad.into(),
        CannotOpen::Store(_) | CannotOpen::Strands(_) | CannotOpen::Post(_) => Failure::usage(why),
        CannotOpen::Listen { addr, error } => Failure::Io { what: format!("cannot listen on {addr}"), error },
    }
}
