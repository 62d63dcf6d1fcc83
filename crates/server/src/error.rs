//! A refusal: a code of the closed set, and words for whoever writes a client.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::protocol::{Code, Failure};
use std::borrow::Cow;

#[derive(Clone, Debug, thiserror::Error)]
#[error("{reason}")]
pub(crate) struct Fail {
    pub code: Code,
    pub reason: Cow<'static, str>,
    /// Of what passes: when, in seconds since 1970.
    pub until_s: Option<u32>,
}

impl Fail {
    pub(crate) fn new(code: Code, reason: impl Into<Cow<'static, str>>) -> Fail {
        Fail { code, reason: reason.into(), until_s: None }
    }

    /// It passes then; the time is in milliseconds.
    #[must_use]
    pub(crate) fn until(self, ms: Option<u64>) -> Fail {
        Fail { until_s: ms.and_then(|ms| u32::try_from(ms / 1000).ok()), ..self }
    }

    pub(crate) const fn worded(code: Code, reason: &'static str) -> Fail {
        Fail { code, reason: Cow::Borrowed(reason), until_s: None }
    }

    /// The same words whether there is no such thing or it is not for you.
    pub(crate) const NOT_FOUND: Fail =
        Fail { code: host::Fail::NOT_FOUND.code, reason: host::Fail::NOT_FOUND.reason, until_s: None };
    pub(crate) const METHOD: Fail = Fail::worded(Code::BadRequest, "not with this method");
    pub(crate) const NO_GUEST: Fail = Fail::worded(Code::NoGuest, "become a guest first: POST /api/v1/me");
    pub(crate) const BAD_TOKEN: Fail =
        Fail::worded(Code::BadToken, "this house does not know that token, or not any more");
    pub(crate) const NOT_BY_TOKEN: Fail =
        Fail::worded(Code::NotByToken, "no token opens that, or not one with these scopes");
    pub(crate) const UNASKED: Fail =
        Fail::worded(Code::Unasked, "a bot account sits down where it is asked to, and nowhere else");
    pub(crate) const NOT_REGULAR: Fail = Fail::worded(Code::NotRegular, "for regulars: make a key first");
    pub(crate) const STORAGE: Fail =
        Fail { code: host::Fail::STORAGE.code, reason: host::Fail::STORAGE.reason, until_s: None };
    pub(crate) const DAY_NOT_OVER: Fail =
        Fail::worded(Code::NotOver, "others play this deal too: it is opened when the day is over");
    /// Of several nodes this is not the one, or not now.
    pub(crate) const ELSEWHERE: Fail =
        Fail::worded(Code::Closing, "the house is moving this just now; ask again");
    pub(crate) const OTHER_RULES: Fail = Fail::worded(
        Code::Storage,
        "this table is played by rules that this program does not have; ask again when the house is of one version",
    );
    pub(crate) const CLOSING: Fail = Fail::worded(Code::Closing, "the house is closing and will be back");

    pub(crate) fn status(&self) -> StatusCode {
        match self.code {
            Code::BadRequest
            | Code::BadName
            | Code::BadOption
            | Code::BadSeats
            | Code::BadRecord
            | Code::BadChat
            | Code::UnknownGame
            | Code::UnknownBot => StatusCode::BAD_REQUEST,
            Code::NoGuest | Code::BadToken => StatusCode::UNAUTHORIZED,
            Code::ForeignOrigin
            | Code::NotSeated
            | Code::NotHost
            | Code::GaveUp
            | Code::NoHints
            | Code::NoTalk
            | Code::Muted
            | Code::Banned
            | Code::SentAway
            | Code::NotByToken
            | Code::Unasked
            | Code::Rated
            | Code::BadKey
            | Code::NotRegular => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::SeatTaken
            | Code::NameTaken
            | Code::NotHere
            | Code::LastKey
            | Code::NotReady
            | Code::AlreadyStarted
            | Code::NotStarted
            | Code::NotOver
            | Code::NotAsked
            | Code::Stale
            | Code::Illegal
            | Code::OldPage
            | Code::CannotUndo => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::Storage | Code::Closing => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl From<host::Fail> for Fail {
    fn from(host::Fail { code, reason }: host::Fail) -> Fail {
        Fail { code, reason, until_s: None }
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        crate::metrics::refused(self.code);
        let Fail { code, until_s, .. } = self;
        let status = self.status();
        (status, Json(Failure { code, reason: self.reason.into_owned(), until_s })).into_response()
    }
}
