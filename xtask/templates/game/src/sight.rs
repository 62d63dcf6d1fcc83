//! What a person's page is sent. A plain table shows any game in its notation: how things stand, and what may be decided.

use crate::{Decision, View};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Sight {
    /// A match is one round.
    pub round: u8,
    pub doing: Doing,
    /// How things stand, as far as this onlooker knows, in notation.
    pub position: String,
    /// What is asked of this onlooker, if anything is.
    pub ask: Option<Ask>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "doing", rename_all = "snake_case"))]
pub enum Doing {
    Playing,
    Over,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "ask", rename_all = "snake_case"))]
pub enum Ask {
    /// One of these.
    Choose { choices: Vec<Choice> },
}

/// A decision, and how it is written.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Choice {
    pub text: String,
    pub decision: Decision,
}

impl Sight {
    pub(crate) fn of(view: &View) -> Sight {
        let choice = |&decision: &Decision| Choice { text: decision.to_string(), decision };
        let ask = view.asked().map(|all| Ask::Choose { choices: all.iter().map(choice).collect() });
        let doing = if view.public.left.is_empty() { Doing::Over } else { Doing::Playing };
        Sight { round: 1, doing, position: view.write(), ask }
    }
}
