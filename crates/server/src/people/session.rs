//! A device that a regular has signed in with.

use super::token::Pass;
use crate::id::{GuestId, SessionId, SessionSecret, TokenId, random_bytes};
use games::protocol::Code;
use sha2::{Digest, Sha256};

/// Who asks. A guest is known by a signature, a regular by a session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub guest: GuestId,
    pub session: Option<SessionId>,
    /// It is a program, with a token.
    pub token: Option<Pass>,
}

/// A session as the data file has it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub id: SessionId,
    pub secret: [u8; 32],
    pub guest: GuestId,
    pub device: String,
    pub made: i64,
    pub seen: i64,
}

/// What is over from now on: its sockets are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    Session(SessionId),
    Token(TokenId),
    /// Everything of this person.
    Guest(GuestId),
    /// The house is shut to this person.
    Banned(GuestId),
    /// Whatever is open here: it is gone on with elsewhere.
    Here,
}

impl Ended {
    pub(crate) fn is(self, caller: Caller) -> bool {
        match self {
            Ended::Session(id) => caller.session == Some(id),
            Ended::Token(id) => caller.token.is_some_and(|pass| pass.id == id),
            // With a person go the programs that act for them.
            Ended::Guest(guest) | Ended::Banned(guest) => {
                caller.guest == guest || caller.token.is_some_and(|pass| pass.owner == guest)
            }
            Ended::Here => true,
        }
    }

    /// The last word to whoever is there.
    pub(crate) fn code(self) -> Code {
        match self {
            Ended::Session(_) | Ended::Guest(_) => Code::NoGuest,
            Ended::Token(_) => Code::BadToken,
            Ended::Banned(_) => Code::Banned,
            Ended::Here => Code::Closing,
        }
    }
}

/// What a cookie holds is never stored.
pub(crate) fn hashed(secret: SessionSecret) -> [u8; 32] {
    Sha256::digest(secret.as_str()).into()
}

/// A new one is made at every sign-in: whatever somebody slipped to this device before opens nothing.
pub(crate) fn new_session(guest: GuestId, device: String, now: u64) -> (SessionSecret, Session) {
    let secret = SessionSecret::from_random(random_bytes());
    let id = SessionId::from_random(random_bytes());
    let now = now as i64;
    (secret, Session { id, secret: hashed(secret), guest, device, made: now, seen: now })
}
