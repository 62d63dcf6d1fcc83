//! What handlers take from a request; whatever is wrong with it is a refusal of the closed set.

use crate::error::Fail;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use futures_util::StreamExt;
use games::protocol::Code;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::sync::Arc;

/// A guest, by the signed cookie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guest(pub(super) GuestId);

/// A guest, or somebody who is none yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Anybody(pub(super) Option<GuestId>);

impl FromRequestParts<Arc<House>> for Anybody {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Infallible> {
        let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        Ok(Anybody(cookies.filter_map(|header| house.signer.guest(header)).next()))
    }
}

impl FromRequestParts<Arc<House>> for Guest {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fail> {
        let Ok(Anybody(guest)) = Anybody::from_request_parts(parts, house).await;
        guest.map(Guest).ok_or(Fail::NO_GUEST)
    }
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
        let json = request
            .headers()
            .get(header::CONTENT_TYPE)
            .map(|kind| kind.as_bytes().starts_with(b"application/json"));
        let bytes = read_body(request.into_body(), limits::BODY).await?;
        if bytes.is_empty() {
            return parse(b"{}").map(Told);
        }
        // A form of another page could send any other kind.
        if json != Some(true) {
            return Err(Fail::new(Code::BadRequest, "send application/json"));
        }
        parse(&bytes).map(Told)
    }
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fail> {
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
