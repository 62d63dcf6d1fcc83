//! A refusal: a code of the closed set, and words for whoever writes a client.

use crate::limits;
use games::protocol::Code;
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Fail {
    pub code: Code,
    pub reason: Cow<'static, str>,
}

impl Fail {
    pub fn new(code: Code, reason: impl Into<Cow<'static, str>>) -> Fail {
        Fail { code, reason: reason.into() }
    }

    /// The same words whether there is no such thing or it is not for you.
    pub const NOT_FOUND: Fail =
        Fail { code: Code::NotFound, reason: Cow::Borrowed("there is nothing here for you") };
    pub const STORAGE: Fail = Fail {
        code: Code::Storage,
        reason: Cow::Borrowed("the house cannot write anything down now; try again"),
    };
    pub(crate) const NO_TALK: Fail =
        Fail { code: Code::NoTalk, reason: Cow::Borrowed("this table plays without talk") };
    pub(crate) const SENT_AWAY: Fail =
        Fail { code: Code::SentAway, reason: Cow::Borrowed("the host of this table has sent you away") };
    pub(crate) const SCREEN_OUT: Fail = Fail {
        code: Code::SentAway,
        reason: Cow::Borrowed("the host of this table has sent this screen away; show a new code"),
    };
    pub(crate) const TOO_FAST: Fail =
        Fail { code: Code::TooFast, reason: Cow::Borrowed("too many requests; wait a little") };

    /// In words that came from elsewhere and may quote what was asked.
    pub fn quoting(code: Code, why: &dyn std::fmt::Display) -> Fail {
        Fail::new(code, shortened(why.to_string()))
    }
}

/// An answer quotes what it was asked in part only.
pub fn shortened(text: String) -> String {
    if text.chars().count() <= limits::QUOTED {
        text
    } else {
        text.chars().take(limits::QUOTED).chain(['…']).collect()
    }
}
