//! One task owns one table, and is spoken to in a closed enum.

mod actor;
mod bots;
mod chat;
mod clock;
mod hints;
mod members;
mod outbox;
mod play;
mod running;
mod seats;

use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, TableId};
use actor::Actor;
use games::protocol::{NewSeat, TableInfo};
use games::{AnyRecord, with_game};
use std::sync::Arc;
use table::Seat;
use tokio::sync::{mpsc, oneshot};

pub(crate) use outbox::{Out, Outbox, Waiting, outbox};
pub(crate) use seats::{shortened, sitter};

pub(crate) type Mailbox = mpsc::Sender<Ask>;
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Fail>>;

/// A socket at a table.
pub(crate) type ConnId = u64;

/// Everything a table can be asked.
#[derive(Debug)]
pub(crate) enum Ask {
    Info {
        guest: Option<GuestId>,
        answer: Answer<TableInfo>,
    },
    /// The guest has come by the invite link.
    Admit {
        guest: GuestId,
        answer: Answer<TableInfo>,
    },
    Sit {
        guest: GuestId,
        name: String,
        seat: Option<Seat>,
        answer: Answer<TableInfo>,
    },
    Leave {
        guest: GuestId,
        answer: Answer<()>,
    },
    Seat {
        guest: GuestId,
        seat: Seat,
        to: NewSeat,
        answer: Answer<TableInfo>,
    },
    AllowHints {
        guest: GuestId,
        on: bool,
        answer: Answer<TableInfo>,
    },
    Start {
        guest: GuestId,
        answer: Answer<TableInfo>,
    },
    /// The next table, and whether it is full of computers but for one.
    Rematch {
        guest: GuestId,
        answer: Answer<(TableId, bool)>,
    },
    /// Once the match is over.
    Record {
        guest: Option<GuestId>,
        answer: Answer<AnyRecord>,
    },
    Renamed {
        guest: GuestId,
        name: String,
    },

    Join {
        guest: GuestId,
        name: String,
        epoch: u32,
        have: u32,
        out: Outbox,
        answer: Answer<ConnId>,
    },
    Part {
        conn: ConnId,
    },
    Decide {
        conn: ConnId,
        id: String,
        epoch: u32,
        on: u32,
        decision: serde_json::Value,
    },
    Undo {
        conn: ConnId,
        id: String,
    },
    Hint {
        conn: ConnId,
        id: String,
        epoch: u32,
        on: u32,
    },
    Chat {
        conn: ConnId,
        text: String,
    },
    Mute {
        conn: ConnId,
        guest: String,
        on: bool,
    },

    /// A clock may have run out.
    Wake,
    /// The house closes.
    Close,
}

impl Ask {
    /// The answer when there is no table to ask.
    fn refuse(self, why: Fail) {
        match self {
            Ask::Info { answer, .. }
            | Ask::Admit { answer, .. }
            | Ask::Sit { answer, .. }
            | Ask::Seat { answer, .. }
            | Ask::AllowHints { answer, .. }
            | Ask::Start { answer, .. } => drop(answer.send(Err(why))),
            Ask::Leave { answer, .. } => drop(answer.send(Err(why))),
            Ask::Rematch { answer, .. } => drop(answer.send(Err(why))),
            Ask::Record { answer, .. } => drop(answer.send(Err(why))),
            Ask::Join { answer, .. } => drop(answer.send(Err(why))),
            Ask::Renamed { .. }
            | Ask::Part { .. }
            | Ask::Decide { .. }
            | Ask::Undo { .. }
            | Ask::Hint { .. }
            | Ask::Chat { .. }
            | Ask::Mute { .. }
            | Ask::Wake
            | Ask::Close => (),
        }
    }
}

/// Loads a table from the log and lives for it until nobody needs it.
pub(crate) async fn run(house: Arc<House>, id: TableId, mailbox: Mailbox, mut asks: mpsc::Receiver<Ask>) {
    let _counted = crate::metrics::Counted::table();
    let outcome = match house.store.table(id).await {
        Ok(Some(found)) => {
            with_game!(found.row.game, G => match Actor::<G>::open(Arc::clone(&house), found) {
                Ok(actor) => actor.live(&mut asks).await,
                Err(why) => {
                    tracing::error!(table = %id, %why, "a table cannot be opened; if its log is damaged, put back a copy of the data file");
                    Some(Fail::STORAGE)
                }
            })
        }
        Ok(None) => Some(Fail::NOT_FOUND),
        Err(error) => {
            tracing::error!(table = %id, %error, "a table cannot be read");
            Some(Fail::STORAGE)
        }
    };
    // From here on nobody can send; what is already in the box is answered, or taken to a new task.
    asks.close();
    house.forget(id, &mailbox);
    while let Some(ask) = asks.recv().await {
        match &outcome {
            Some(why) => ask.refuse(why.clone()),
            None => drop(house.send(id, ask).await),
        }
    }
}
