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
}

impl Fail {
    pub(crate) fn new(code: Code, reason: impl Into<Cow<'static, str>>) -> Fail {
        Fail { code, reason: reason.into() }
    }

    /// The same words whether there is no such thing or it is not for you.
    pub(crate) const NOT_FOUND: Fail =
        Fail { code: host::Fail::NOT_FOUND.code, reason: host::Fail::NOT_FOUND.reason };
    pub(crate) const NO_GUEST: Fail =
        Fail { code: Code::NoGuest, reason: Cow::Borrowed("become a guest first: POST /api/v1/me") };
    pub(crate) const STORAGE: Fail =
        Fail { code: host::Fail::STORAGE.code, reason: host::Fail::STORAGE.reason };
    pub(crate) const CLOSING: Fail =
        Fail { code: Code::Closing, reason: Cow::Borrowed("the house is closing and will be back") };

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
            Code::NoGuest => StatusCode::UNAUTHORIZED,
            Code::ForeignOrigin | Code::NotSeated | Code::NotHost | Code::NoHints => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::SeatTaken
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
        Fail { code, reason }
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        crate::metrics::refused(self.code);
        (self.status(), Json(Failure { code: self.code, reason: self.reason.into_owned() })).into_response()
    }
}
