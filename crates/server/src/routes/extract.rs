//! What handlers take from a request; whatever is wrong with it is a refusal of the closed set.

use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, SessionId, TokenSecret};
use crate::limits;
use crate::people::{Caller, bearer, opens};
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use futures_util::StreamExt;
use games::protocol::Code;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A guest or a regular.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guest(pub(super) GuestId);

/// A guest or a regular, and on which device.
#[derive(Clone, Copy, Debug)]
pub(super) struct Calls(pub(super) Caller);

/// A regular, and on which device.
#[derive(Clone, Copy, Debug)]
pub(super) struct Regular {
    pub(super) guest: GuestId,
    pub(super) session: SessionId,
}

/// A guest, or somebody who is none yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Anybody(pub(super) Option<GuestId>);

impl FromRequestParts<Arc<House>> for Anybody {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        Ok(Anybody(caller(parts, house).await?.map(|caller| caller.guest)))
    }
}

impl FromRequestParts<Arc<House>> for Guest {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        Calls::from_request_parts(parts, house).await.map(|Calls(caller)| Guest(caller.guest))
    }
}

impl FromRequestParts<Arc<House>> for Calls {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        caller(parts, house).await?.map(Calls).ok_or(Fail::NO_GUEST)
    }
}

impl FromRequestParts<Arc<House>> for Regular {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        let Calls(Caller { guest, session, .. }) = Calls::from_request_parts(parts, house).await?;
        session.map(|session| Regular { guest, session }).ok_or(Fail::NOT_REGULAR)
    }
}

/// Who asks, by the first cookie that still holds: the signature of a guest who has no key, or the secret of a session.
async fn caller(parts: &Parts, house: &House) -> Result<Option<Caller>, Fail> {
    // Whoever shows a token is whoever it acts for, whatever cookies come with it.
    if let Some(secret) = bearer(&parts.headers) {
        return by_token(parts, house, secret?).await.map(Some);
    }
    let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    for claim in cookies.flat_map(|header| house.signer.claims(header)) {
        if let Some(caller) = house.holds(claim).await? {
            house.penalties.may_come_in(caller.guest)?;
            return Ok(Some(caller));
        }
    }
    Ok(None)
}

/// A token opens what stands in one list, if it has the scope for it; a bot account a part of that.
async fn by_token(parts: &Parts, house: &House, secret: TokenSecret) -> Result<Caller, Fail> {
    let caller = house.passes(secret).await?;
    let route = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let opened = opens(&parts.method, route).ok_or(Fail::NOT_BY_TOKEN)?;
    let pass = caller.token.ok_or(Fail::BAD_TOKEN)?;
    if !pass.scopes.has(opened.scope) {
        return Err(Fail::NOT_BY_TOKEN);
    }
    if pass.is_bot && !opened.bots {
        return Err(Fail::UNASKED);
    }
    Ok(caller)
}

/// The name in the path. One that is no text names nothing.
#[derive(Clone, Debug)]
pub(super) struct Named(pub(super) String);

impl FromRequestParts<Arc<House>> for Named {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        let name = Path::<String>::from_request_parts(parts, house).await;
        name.map(|Path(name)| Named(name)).map_err(|_| Fail::NOT_FOUND)
    }
}

/// What is asked behind the question mark.
#[derive(Clone, Debug)]
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<House>> for Asked<T> {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        let asked = Query::<T>::from_request_parts(parts, house).await;
        let bad = |why: &dyn ToString| Fail::new(Code::BadRequest, host::shortened(why.to_string()));
        asked.map(|Query(asked)| Asked(asked)).map_err(|why| bad(&why))
    }
}

/// A JSON body, small and in time. No body is the same as `{}`.
#[derive(Clone, Debug)]
pub(super) struct Told<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Told<T> {
    type Rejection = Fail;
    async fn from_request(request: Request, _: &Arc<House>) -> Result<Self, Fail> {
        told_within(request, limits::BODY).await.map(Told)
    }
}

/// A JSON body of at most so many bytes.
pub(super) async fn told_within<T: DeserializeOwned>(request: Request, most: usize) -> Result<T, Fail> {
    let json = request
        .headers()
        .get(header::CONTENT_TYPE)
        .map(|kind| kind.as_bytes().starts_with(b"application/json"));
    let bytes = read_body(request.into_body(), most).await?;
    if bytes.is_empty() {
        return parse(b"{}");
    }
    // A form of another page could send any other kind.
    if json != Some(true) {
        return Err(Fail::new(Code::BadRequest, "send application/json"));
    }
    parse(&bytes)
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fail> {
    // A list would be taken for the fields in their order, which nobody has promised.
    if !bytes.trim_ascii_start().starts_with(b"{") {
        return Err(Fail::new(Code::BadRequest, "a body is a JSON object"));
    }
    serde_json::from_slice(bytes)
        .map_err(|error| Fail::new(Code::BadRequest, host::shortened(error.to_string())))
}

/// All of a body, if it is not too large and comes in time.
pub(super) async fn read_body(body: Body, most: usize) -> Result<Vec<u8>, Fail> {
    let all = async {
        let mut stream = body.into_data_stream();
        let mut bytes = Vec::new();
        while let Some(chunk) = stream.next().await {
            let chunk = chunk.map_err(|_| Fail::new(Code::BadRequest, "the body broke off"))?;
            if bytes.len() + chunk.len() > most {
                return Err(Fail::new(Code::TooLarge, format!("a body here has at most {most} bytes")));
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    };
    let slow = Fail::new(Code::TooSlow, "the body did not come in time");
    tokio::time::timeout(limits::BODY_WITHIN, all).await.unwrap_or(Err(slow))
}
