//! Tokens: what a program shows instead of a cookie, and what it opens with it.

use crate::error::Fail;
use crate::id::{GuestId, TokenId, TokenSecret, random_bytes};
use axum::http::{HeaderMap, Method, header};
use games::protocol::Scope;
use sha2::{Digest, Sha256};

/// So that a secret that turns up somewhere is known for what it is.
const MARK: &str = "rat_";

/// What a program that has shown a token may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pass {
    pub id: TokenId,
    /// Whose token it is.
    pub owner: GuestId,
    pub scopes: Scopes,
    /// It acts as an account of its own.
    pub is_bot: bool,
}

/// A set of scopes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scopes(u8);

impl Scopes {
    const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Talk];

    pub(crate) fn has(self, scope: Scope) -> bool {
        self.0 & bit(scope) != 0
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn list(self) -> Vec<Scope> {
        Scopes::ALL.into_iter().filter(|scope| self.has(*scope)).collect()
    }

    pub(crate) fn stored(self) -> u8 {
        self.0
    }

    pub(crate) fn read(stored: u8) -> Scopes {
        Scopes(stored)
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Scopes {
        Scopes(scopes.into_iter().fold(0, |so_far, scope| so_far | bit(scope)))
    }
}

/// As it is stored: a scope keeps its number.
fn bit(scope: Scope) -> u8 {
    match scope {
        Scope::Read => 1,
        Scope::Play => 2,
        Scope::Talk => 4,
    }
}

/// A new secret, and how its owner is shown it.
pub(crate) fn new_secret() -> (TokenSecret, String) {
    let secret = TokenSecret::from_random(random_bytes());
    (secret, format!("{MARK}{secret}"))
}

/// What a program holds is never stored.
pub(crate) fn token_hash(secret: TokenSecret) -> [u8; 32] {
    Sha256::digest(secret.as_str()).into()
}

/// The token that a request shows, if it shows any. Other ways to say who one is are for whatever stands before the house.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Result<TokenSecret, Fail>> {
    let said = headers.get_all(header::AUTHORIZATION).iter().map(|value| value.to_str().unwrap_or_default());
    let mut shown = said.filter_map(|value| {
        let (scheme, token) = value.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
    });
    let token = shown.next()?;
    let only = shown.next().is_none();
    let secret = token.strip_prefix(MARK).and_then(|letters| letters.parse().ok());
    Some(secret.filter(|_| only).ok_or(Fail::BAD_TOKEN))
}

/// What a token needs for a route, and whether bot accounts have any business there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opened {
    pub scope: Scope,
    pub bots: bool,
}

/// Everything that a token opens; whatever is not here is for people alone: keys, devices, names, tokens, erasing. What asks
/// nobody who they are needs no token.
const OPENED: &[(&str, &str, Scope, bool)] = &[
    ("GET", "/api/v1/me", Scope::Read, true),
    ("GET", "/api/v1/me/tables", Scope::Read, true),
    ("GET", "/api/v1/bell", Scope::Read, true),
    ("GET", "/api/v1/tables", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}/socket", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}/record", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}/frames", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}/chances", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}/decided", Scope::Read, true),
    ("GET", "/api/v1/tables/{id}/qr", Scope::Read, false),
    ("POST", "/api/v1/tables", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/sit", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/leave", Scope::Play, true),
    ("POST", "/api/v1/tables/{id}/seat", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/hints", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/send-away", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/challenge", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/start", Scope::Play, false),
    ("POST", "/api/v1/tables/{id}/rematch", Scope::Play, false),
    ("POST", "/api/v1/invites", Scope::Play, false),
    ("POST", "/api/v1/challenges/{id}/accept", Scope::Play, true),
    ("POST", "/api/v1/challenges/{id}/decline", Scope::Play, true),
];

pub(crate) fn opens(method: &Method, route: &str) -> Option<Opened> {
    let found = OPENED.iter().find(|(with, path, ..)| *with == method.as_str() && *path == route);
    found.map(|&(_, _, scope, bots)| Opened { scope, bots })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn shown(values: &[&'static str]) -> Option<Result<TokenSecret, Fail>> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(header::AUTHORIZATION, value.parse().unwrap());
        }
        bearer(&headers)
    }

    #[test]
    fn a_token_is_shown_once_and_whole() {
        let good = "Bearer rat_0123456789abcdefghjkmnpqrstvwxyz";
        assert!(shown(&[good]).unwrap().is_ok());
        assert!(shown(&["bearer rat_0123456789ABCDEFGHJKMNPQRSTVWXYZ"]).unwrap().is_ok());
        assert!(shown(&["Basic cmF0OnJhdA==", good]).unwrap().is_ok(), "a proxy may have its own");
        assert!(shown(&[]).is_none() && shown(&["Basic cmF0OnJhdA=="]).is_none());
        for bad in
            [&["Bearer x"][..], &["Bearer rat_"], &["Bearer 0123456789abcdefghjkmnpqrstvwxyz"], &[good, good]]
        {
            assert!(shown(bad).unwrap().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn scopes_are_kept_as_they_were_chosen() {
        let some: Scopes = [Scope::Talk, Scope::Read, Scope::Talk].into_iter().collect();
        assert_eq!(Scopes::read(some.stored()).list(), [Scope::Read, Scope::Talk]);
        assert!(!some.has(Scope::Play) && !some.is_empty() && Scopes::read(0).is_empty());
    }
}
