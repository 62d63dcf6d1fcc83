//! What follows from something that happened.

use crate::Hostable;
use crate::event::{Asker, ConnId};
use crate::fail::Fail;
use crate::kept::{Time, Write};
use games::protocol::{Code, ToPage};
use std::fmt;
use table::{Seat, Seed};

/// What is to be done now, in this order: stored, then shown, then answered and thought about. Nothing of it may be shown
/// unless all of it is stored; if it cannot be, the table is [read again](crate::Table::restore) and whoever asked is
/// [refused](Done::refused).
pub struct Done<G: Hostable> {
    pub store: Vec<Write>,
    pub show: Vec<Show>,
    /// To the guest whose wish it was.
    pub answer: Result<(), Fail>,
    pub orders: Vec<Order<G>>,
    /// For whoever runs the house.
    pub remarks: Vec<Remark>,
    /// When the table must be told the time, though nothing else happens.
    pub wake: Option<Time>,
    /// The page whose word it was, if it waits for an answer.
    pub(crate) asker: Option<Asker>,
}

#[derive(Clone, Debug)]
pub struct Show {
    pub to: Vec<ConnId>,
    pub what: Shown,
}

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // written as JSON at once, never kept
pub enum Shown {
    Message(ToPage),
    /// The last word: the page is not at the table any more.
    Bye(Code),
}

/// Work for those who think.
pub enum Order<G: Hostable> {
    Think(Think<G>),
    Advise(Advise<G>),
    /// The thought with this number is worth nothing any more.
    CallOff(u64),
}

/// This seat must decide. The view is all that its player may know.
pub struct Think<G: Hostable> {
    pub seat: Seat,
    pub number: u64,
    pub player: Who,
    pub view: G::View,
    /// What it may do first though nobody waits for it.
    pub aside: Option<G::Decision>,
    /// What its luck comes from, where the same play is to meet the same answer: whoever thinks remembers nothing then and has all the
    /// time it takes. None: any luck.
    pub luck: Option<Seed>,
    /// It takes so many milliseconds; whoever has found something sooner is not shown sooner.
    pub takes: Time,
    /// When its safe default is taken.
    pub until: Time,
}

/// Somebody asks what the house would do in this seat.
pub struct Advise<G: Hostable> {
    pub seat: Seat,
    pub number: u64,
    pub view: G::View,
    pub until: Time,
}

/// Who decides for a seat in which nobody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    Bot(String),
    /// Plays for somebody who is away.
    Substitute,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A computer player had no answer in time.
    Overran(Seat),
    AgainstTheRules(Seat, String),
    NoSuchPlayer(String),
}

impl<G: Hostable> Done<G> {
    pub(crate) fn nothing() -> Self {
        Done {
            store: Vec::new(),
            show: Vec::new(),
            answer: Ok(()),
            orders: Vec::new(),
            remarks: Vec::new(),
            wake: None,
            asker: None,
        }
    }

    pub(crate) fn say(&mut self, to: Vec<ConnId>, message: ToPage) {
        if !to.is_empty() {
            self.show.push(Show { to, what: Shown::Message(message) });
        }
    }

    pub(crate) fn refuse(&mut self, asker: Asker, why: &Fail) {
        self.show.push(refusal(asker, why));
    }

    /// What the page that asked is shown instead of everything else when nothing could be stored.
    pub fn refused(&self) -> Option<Show> {
        self.asker.clone().map(|asker| refusal(asker, &Fail::STORAGE))
    }

    /// Once it is stored there is no such table any more.
    pub fn ends_the_table(&self) -> bool {
        self.store.iter().any(|write| matches!(write, Write::Removed))
    }
}

/// An id that is too long for us is not sent back either.
fn refusal(asker: Asker, why: &Fail) -> Show {
    let id = (asker.id.len() <= crate::limits::CLIENT_ID).then_some(asker.id);
    let message = ToPage::Refused { id, code: why.code, reason: why.reason.to_string(), until_s: None };
    Show { to: vec![asker.conn], what: Shown::Message(message) }
}

impl<G: Hostable> fmt::Debug for Done<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Done { store, show, answer, orders, remarks, wake, asker } = self;
        f.debug_struct("Done")
            .field("store", store)
            .field("show", show)
            .field("answer", answer)
            .field("orders", orders)
            .field("remarks", remarks)
            .field("wake", wake)
            .field("asker", asker)
            .finish()
    }
}

impl<G: Hostable> fmt::Debug for Order<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Think(think) => think.fmt(f),
            Order::Advise(advise) => advise.fmt(f),
            Order::CallOff(number) => write!(f, "CallOff({number})"),
        }
    }
}

impl<G: Hostable> fmt::Debug for Think<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Think({} as {:?}, {})", self.seat, self.player, self.number)
    }
}

impl<G: Hostable> fmt::Debug for Advise<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Advise({}, {})", self.seat, self.number)
    }
}
