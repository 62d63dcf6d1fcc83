//! One task drives one table, and is spoken to in a closed enum. What a table is and does is in the crate `host`.

mod actor;
mod outbox;
mod thinking;

use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, TableId};
use actor::Actor;
use games::protocol::TableInfo;
use games::{AnyRecord, with_game};
use host::{ConnId, Read, Wish, Word};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

pub(crate) use outbox::{Out, Outbox, Waiting, outbox};

pub(crate) type Mailbox = mpsc::Sender<Ask>;
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Fail>>;

/// Everything a table can be asked.
#[derive(Debug)]
pub(crate) enum Ask {
    Info {
        guest: Option<GuestId>,
        answer: Answer<TableInfo>,
    },
    /// Once the match is over.
    Record {
        guest: Option<GuestId>,
        answer: Answer<AnyRecord>,
    },
    /// A guest wants something, and is told how the table stands then.
    Wish {
        guest: GuestId,
        wish: Wish,
        answer: Answer<TableInfo>,
    },
    /// Whoever leaves may not be told how the table stands then.
    Leave {
        guest: GuestId,
        answer: Answer<()>,
    },
    Renamed {
        guest: GuestId,
        name: String,
    },
    Join {
        guest: GuestId,
        name: String,
        read: Read,
        out: Outbox,
        answer: Answer<ConnId>,
    },
    Said {
        conn: ConnId,
        word: Word,
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
            Ask::Info { answer, .. } | Ask::Wish { answer, .. } => drop(answer.send(Err(why))),
            Ask::Leave { answer, .. } => drop(answer.send(Err(why))),
            Ask::Record { answer, .. } => drop(answer.send(Err(why))),
            Ask::Join { answer, .. } => drop(answer.send(Err(why))),
            Ask::Renamed { .. } | Ask::Said { .. } | Ask::Wake | Ask::Close => (),
        }
    }
}

/// Loads a table from the log and lives for it until nobody needs it.
pub(crate) async fn run(house: Arc<House>, id: TableId, mailbox: Mailbox, mut asks: mpsc::Receiver<Ask>) {
    let _counted = crate::metrics::Counted::table();
    let outcome = match house.store.table(id).await {
        Ok(Some(kept)) => {
            with_game!(kept.setting.game, G => match Actor::<G>::open(Arc::clone(&house), kept) {
                Ok((actor, done)) => actor.live(done, &mut asks).await,
                Err(why) => {
                    tracing::error!(table = %id, %why, "a table cannot be opened; if its log is damaged, put back a copy of the data file");
                    Some(unreadable(&why))
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

/// Where nothing is broken, whoever asks is told why the table stays shut.
fn unreadable(why: &host::CannotLoad) -> Fail {
    match why {
        host::CannotLoad::OtherRules { .. } | host::CannotLoad::OtherBox { .. } => {
            Fail::new(Fail::STORAGE.code, format!("this table cannot be opened here: {why}"))
        }
        host::CannotLoad::Options
        | host::CannotLoad::SetUp
        | host::CannotLoad::Beginning(_)
        | host::CannotLoad::Line { .. } => {
            let why = "this table cannot be read; whoever runs the house finds the reason in its log";
            Fail::new(Fail::STORAGE.code, why)
        }
    }
}
