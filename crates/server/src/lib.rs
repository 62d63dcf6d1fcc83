//! The house on the web: guests, tables, sockets, and the log that keeps what was shown.
//!
//! What a table is and does is in the crate [`host`]. Here one task drives each ([`table`]) and is spoken to in a closed
//! enum: what the table says is written to the [log](store), then shown to everyone, and only then acknowledged. Every [limit](limits) has
//! a name. The protocol is in `docs/api.md`.

mod accept;
mod cluster;
mod company;
mod config;
mod days;
mod error;
mod evenings;
mod guest;
mod hosted;
mod house;
mod id;
#[cfg(unix)]
pub mod keeper;
mod lang;
pub mod limits;
mod looking_back;
mod luck;
mod meter;
mod metrics;
mod pages;
mod penalties;
mod people;
mod places;
mod post;
mod preview;
mod rates;
mod routes;
mod screens;
mod security;
mod socket;
mod store;
mod stranded;
mod table;
mod thinkers;
mod unreadable;

pub use config::{Ages, ClusterDoor, Config, Data, Database, MailServer, NoDatabase, Post, Rates};
#[doc(hidden)]
pub use config::{Hook, Hooks};
pub use house::CannotOpen;
#[doc(hidden)]
pub use luck::Luck;
pub use store::{
    CannotCheck, CannotCopy, CannotCount, CannotMove, Checked, Counted, Moved, backup, check_copy,
    count_again, move_house, recount,
};
pub use stranded::Stranded;

use accept::For;
use house::House;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpSocket};

/// A house that is open.
#[derive(Debug)]
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    nodes: Option<TcpListener>,
    #[cfg(unix)]
    keeper: Option<keeper::Door>,
}

impl Server {
    /// Opens the data file and the door.
    pub async fn open(config: Config) -> Result<Server, CannotOpen> {
        let at = |addr| listen(addr).map_err(|error| CannotOpen::Listen { addr, error });
        let (listener, metrics) = (at(config.addr)?, config.metrics_addr.map(at).transpose()?);
        let door = listener.local_addr().unwrap_or(config.addr);
        let nodes = config.cluster.as_ref().map(|cluster| at(cluster.addr)).transpose()?;
        let name = config.cluster.as_ref().and_then(|cluster| cluster.name.clone());
        let name = name.or_else(|| nodes.as_ref()?.local_addr().ok().map(|addr| addr.to_string()));
        let house = House::open(config, door, name.as_deref()).await?;
        tracing::info!(data = %house.config.kept_in(), "the house is open");
        // Guests come in although the keeper cannot.
        #[cfg(unix)]
        let keeper = keeper::Door::open(&house.config.data).inspect_err(
            |why| tracing::warn!(%why, "the keeper's door stays shut: `ratskeller keeper` finds nobody"),
        );
        Ok(Server {
            house,
            listener,
            metrics,
            nodes,
            #[cfg(unix)]
            keeper: keeper.ok(),
        })
    }

    /// Where the door is; with port 0 the system has chosen one.
    pub fn addr(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// Where the metrics are, if anywhere.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Serves until `stop` comes, then says goodbye, and returns when everything is on the disk. A house that has lost its
    /// data file stops by itself.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), CannotOpen> {
        #[cfg(unix)]
        let keeper = self.keeper;
        let Server { house, listener, metrics, nodes, .. } = self;
        if let Some(metrics) = metrics {
            tokio::spawn(accept::accept(Arc::clone(&house), metrics, routes::metrics(), For::Everybody));
        }
        let nodes = nodes.map(|door| {
            let app = routes::for_nodes(Arc::clone(&house));
            tokio::spawn(accept::accept(Arc::clone(&house), door, app, For::Nodes))
        });
        #[cfg(unix)]
        let keeper = keeper.map(|door| tokio::spawn(door.serve(Arc::clone(&house))));
        let app = routes::app(Arc::clone(&house));
        let doors = tokio::spawn(accept::accept(Arc::clone(&house), listener, app, For::Everybody));
        let outcome = tokio::select! {
            () = stop => Ok(()),
            lost = house.store.lost() => Err(CannotOpen::Store(lost)),
        };
        tracing::info!("the house closes");
        house.begin_closing();
        house.hand_over().await;
        drop(doors.await);
        if let Some(nodes) = nodes {
            drop(nodes.await);
        }
        #[cfg(unix)]
        if let Some(keeper) = keeper {
            drop(keeper.await);
        }
        house.finish().await;
        if outcome.is_ok() {
            tracing::info!("the house is closed, and everything is on the disk");
        }
        outcome
    }
}

/// What the system keeps for a slow reader is bounded like what we keep; a connection inherits it from the door.
fn listen(addr: SocketAddr) -> std::io::Result<TcpListener> {
    let door = if addr.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    door.set_reuseaddr(true)?;
    door.set_send_buffer_size(limits::SYSTEM_BUFFER)?;
    door.bind(addr)?;
    door.listen(limits::BACKLOG)
}

/// Comes when the process is asked to end.
pub async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => (),
                _ = terminate.recv() => (),
            }
            return;
        }
    }
    drop(interrupt.await);
}
