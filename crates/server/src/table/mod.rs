//! One task drives one table, and is spoken to in a closed enum. What a table is and does is in the crate `host`.

mod actor;
mod outbox;
mod thinking;

use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::store::{StoreError, Whose};
use actor::Actor;
use games::protocol::{Said, ScreenHere, TableInfo};
use games::{AnyRecord, Boxes, with_game};
use host::{ConnId, Guise, Kept, Read, Wish, Word};
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
    /// A line of the talk, and who has said it.
    Talk {
        guest: GuestId,
        number: u32,
        answer: Answer<(GuestId, Said)>,
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
    /// From wherever they are; a match that is over stays as it is.
    GiveUp {
        guest: GuestId,
        answer: Answer<()>,
    },
    Renamed {
        guest: GuestId,
        guise: Guise,
    },
    Join {
        guest: GuestId,
        guise: Guise,
        read: Read,
        deaf_to: Vec<GuestId>,
        out: Outbox,
        answer: Answer<ConnId>,
    },
    /// A page that is the table itself.
    Show {
        guest: GuestId,
        read: Read,
        out: Outbox,
        answer: Answer<ConnId>,
    },
    /// The table as a page that is the table itself is told of it.
    Shown {
        screen: GuestId,
        answer: Answer<TableInfo>,
    },
    /// The next match of the same players, for a screen that shows this one.
    Rematch {
        screen: GuestId,
        answer: Answer<Option<TableId>>,
    },
    /// Which screens are the table itself, for its host.
    Screens {
        guest: GuestId,
        answer: Answer<Vec<ScreenHere>>,
    },
    Said {
        conn: ConnId,
        word: Word,
    },
    /// The data file says something else than it did.
    ReadAgain,
    /// A clock may have run out.
    Wake,
    /// It goes to another node: put away, and true, unless somebody looks on here and not all must go.
    Yield {
        all: bool,
        answer: oneshot::Sender<bool>,
    },
    /// The house closes.
    Close,
}

impl Ask {
    /// The answer when there is no table to ask.
    fn refuse(self, why: Fail) {
        match self {
            Ask::Info { answer, .. } | Ask::Shown { answer, .. } | Ask::Wish { answer, .. } => {
                drop(answer.send(Err(why)))
            }
            Ask::Leave { answer, .. } | Ask::GiveUp { answer, .. } => drop(answer.send(Err(why))),
            Ask::Talk { answer, .. } => drop(answer.send(Err(why))),
            Ask::Record { answer, .. } => drop(answer.send(Err(why))),
            Ask::Join { answer, .. } | Ask::Show { answer, .. } => drop(answer.send(Err(why))),
            Ask::Rematch { answer, .. } => drop(answer.send(Err(why))),
            Ask::Yield { answer, .. } => drop(answer.send(true)),
            Ask::Screens { answer, .. } => drop(answer.send(Err(why))),
            Ask::Renamed { .. } | Ask::Said { .. } | Ask::ReadAgain | Ask::Wake | Ask::Close => (),
        }
    }
}

/// Loads a table from the log and lives for it until nobody needs it.
pub(crate) async fn run(house: Arc<House>, id: TableId, mailbox: Mailbox, mut asks: mpsc::Receiver<Ask>) {
    let _counted = crate::metrics::Counted::table();
    // In a box: it is loaded once, and then lives for long.
    let outcome = match Box::pin(find(&house, id)).await {
        Ok(Found::Kept(kept, boxes, waited_for)) => {
            with_game!(kept.setting.game, G => match Actor::<G>::open(Arc::clone(&house), *kept, &boxes) {
                Ok((actor, done)) => {
                    house.found(id);
                    actor.live(done, waited_for, &mut asks).await
                }
                Err(why) => {
                    tracing::error!(table = %id, %why, "a table cannot be opened; if its log is damaged, put back a copy of the data file");
                    Some(unreadable(&why))
                }
            })
        }
        Ok(Found::Nothing) => {
            house.found(id);
            Some(Fail::NOT_FOUND)
        }
        Ok(Found::Not(why)) => {
            house.found(id);
            Some(why)
        }
        Err(error) => {
            tracing::error!(table = %id, %error, "a table cannot be read");
            house.left(id);
            Some(Fail::STORAGE)
        }
    };
    // From here on nobody can send; what is already in the box is answered, or taken to a new task.
    asks.close();
    house.forget(id, &mailbox);
    while let Some(ask) = asks.recv().await {
        match (&outcome, ask) {
            (Some(why), ask) => ask.refuse(why.clone()),
            // Its page was here, and is nobody's at a table that is opened anew.
            (None, Ask::Said { .. }) => (),
            (None, ask) => drop(house.send(id, ask).await),
        }
    }
}

/// A table as the log has it, and what it is played with.
enum Found {
    /// And whether others wait for its end.
    Kept(Box<Kept>, Boxes, bool),
    Nothing,
    /// It is for another node.
    Not(Fail),
}

/// It is ours before it is read: from then on nobody else writes for it.
async fn find(house: &House, id: TableId) -> Result<Found, StoreError> {
    match house.store.claim(id).await? {
        Whose::Ours => (),
        Whose::Theirs(_) => return Ok(Found::Not(Fail::ELSEWHERE)),
        Whose::Unreadable => return Ok(Found::Not(Fail::OTHER_RULES)),
        Whose::NoSuchTable => return Ok(Found::Nothing),
    }
    let Some(kept) = house.store.table(id).await? else { return Ok(Found::Nothing) };
    let boxes = house.boxes_with(kept.setting.game, kept.parts()).await?;
    let waited_for = house.store.is_waited_for(id).await?;
    Ok(Found::Kept(Box::new(kept), boxes, waited_for))
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
