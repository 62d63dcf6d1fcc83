//! What a module answers.

use crate::asked::Who;
use crate::kept::{Head, Line};
use crate::named;
use games::protocol::{Code, MyTable};
use host::{ConnId, Done, Fail, Hostable, Order, Remark, Show, Shown, Time};
use serde::Serialize;
use table::Seat;

/// To be done in this order: written down, all of it or nothing, then shown, then thought about.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Told {
    #[serde(flatten)]
    pub(crate) write: Writes,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) show: Vec<Said>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) orders: Vec<Work>,
    /// For whoever looks after the program.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) remarks: Vec<String>,
    /// When the table must be told the time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wake: Option<Time>,
    /// Why it was not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) refused: Option<Refused>,
    /// What was asked for, as the text of its JSON: all that a module says is written by one writer, which keeps it small.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answer: Option<String>,
}

#[derive(Debug, Default, Serialize)]
pub(crate) struct Writes {
    /// The table without its lines, where it has changed, and how a list shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<Listed>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) lines: Vec<Line>,
    /// Another table: where the same players go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<Listed>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) removed: bool,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Listed {
    pub(crate) head: Head,
    /// None where nobody plays.
    pub(crate) mine: Option<MyTable>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Said {
    to: Vec<ConnId>,
    /// A message of the socket, as its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bye: Option<Code>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Work {
    Think { seat: Seat, number: u64, player: Who, takes: Time, until: Time },
    Advise { seat: Seat, number: u64, until: Time },
    CallOff(u64),
}

#[derive(Debug, Serialize)]
pub(crate) struct Refused {
    code: Code,
    reason: String,
}

impl From<Fail> for Refused {
    fn from(Fail { code, reason }: Fail) -> Refused {
        Refused { code, reason: reason.into_owned() }
    }
}

impl From<Show> for Said {
    fn from(Show { to, what }: Show) -> Said {
        match what {
            Shown::Message(message) => Said { to, said: Some(named::message(message).to_json()), bye: None },
            Shown::Bye(code) => Said { to, said: None, bye: Some(code) },
        }
    }
}

impl<G: Hostable> From<Order<G>> for Work {
    fn from(order: Order<G>) -> Work {
        match order {
            Order::Think(think) => Work::Think {
                seat: think.seat,
                number: think.number,
                player: think.player.into(),
                takes: think.takes,
                until: think.until,
            },
            Order::Advise(advise) => {
                Work::Advise { seat: advise.seat, number: advise.number, until: advise.until }
            }
            Order::CallOff(number) => Work::CallOff(number),
        }
    }
}

impl Told {
    pub(crate) fn answering(value: &impl Serialize) -> Told {
        Told { answer: Some(text(value)), ..Told::default() }
    }

    /// What follows at the table; what is to be written down is told apart.
    pub(crate) fn of<G: Hostable>(write: Writes, done: Done<G>) -> Told {
        let remark = |remark| match remark {
            Remark::Overran(seat) => format!("{seat} had no answer in time"),
            Remark::AgainstTheRules(seat, decision) => {
                format!("{seat} decided against the rules: {decision}")
            }
            Remark::NoSuchPlayer(name) => format!("there is no player {name} any more"),
        };
        Told {
            write,
            show: done.show.into_iter().map(Said::from).collect(),
            orders: done.orders.into_iter().map(Work::from).collect(),
            remarks: done.remarks.into_iter().map(remark).collect(),
            wake: done.wake,
            refused: done.answer.err().map(Refused::from),
            answer: None,
        }
    }

    pub(crate) fn to_json(&self) -> String {
        text(self)
    }
}

impl From<Fail> for Told {
    fn from(why: Fail) -> Told {
        Told { refused: Some(why.into()), ..Told::default() }
    }
}

pub(crate) fn text(value: &impl Serialize) -> String {
    // Plain data always becomes JSON.
    serde_json::to_string(value).unwrap_or_default()
}
