//! What every request passes: a rate, the question where it comes from, and headers on the way back.

use crate::cluster::Hopped;
use crate::error::Fail;
use crate::house::House;
use crate::meter::Meter;
use crate::metrics::Counted;
use crate::people::{bearer, opens};
use crate::places::Place;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::protocol::Code;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::OwnedSemaphorePermit;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub IpAddr);

/// The place of a connection, kept by whoever still needs it: a socket outlives the request that opened it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub _place: Arc<(OwnedSemaphorePermit, Option<Place<IpAddr>>, Counted)>,
    pub meter: Meter,
}

const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                   connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// A header that each of our answers has.
pub(crate) const NO_SNIFFING: &str = "x-content-type-options";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (HeaderName::from_static(NO_SNIFFING), "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

pub(crate) async fn guard(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let peer = peer(&house, &request);
    request.extensions_mut().insert(Peer(peer));
    let api = request.uri().path().starts_with("/api/");
    // The route and nothing that stands in it: what names a table is not for a log.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let (method, began) = (request.method().clone(), Instant::now());
    let outcome = admit(&house, peer, &request);
    let mut response = match outcome {
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    let route = route.as_ref().map_or("the page", MatchedPath::as_str);
    tracing::debug!(%method, route, status = response.status().as_u16(), took = ?began.elapsed(), "asked");
    response
}

fn admit(house: &House, peer: IpAddr, request: &Request) -> Result<(), Fail> {
    if house.is_closing() {
        return Err(Fail::CLOSING);
    }
    let api = request.uri().path().starts_with("/api/");
    if api && !house.store.is_sure() {
        return Err(Fail::ELSEWHERE);
    }
    // As HTTP/1.1 has it; whoever stands before us may send the request elsewhere than we think.
    if request.version() >= Version::HTTP_11 && request.headers().get_all(header::HOST).iter().count() != 1 {
        return Err(Fail::new(Code::BadRequest, "name the host, once"));
    }
    // Whoever comes from another node was counted there.
    if api && !hopped(request) {
        house.doors.request(peer)?;
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    // A page elsewhere has no token, and a browser adds none by itself: cookies are not read where one is shown.
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let by_token = bearer(request.headers()).is_some() && opens(request.method(), route).is_some();
    if (changes || socket) && !by_token { from_here(request.headers()) } else { Ok(()) }
}

/// Another page must not speak in a guest's name. A client that is no browser says nothing about where it comes from.
fn from_here(headers: &HeaderMap) -> Result<(), Fail> {
    let foreign = || Fail::new(Code::ForeignOrigin, "only this page may do that");
    let mut origins = headers.get_all(header::ORIGIN).iter();
    if let Some(origin) = origins.next() {
        // No browser comes from two places.
        if origins.next().is_some() {
            return Err(foreign());
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).ok_or_else(foreign)?;
        let origin = origin.to_str().map_err(|_| foreign())?;
        let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        if !place.is_some_and(|place| !host.is_empty() && place.eq_ignore_ascii_case(host)) {
            return Err(foreign());
        }
    }
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        None | Some(b"same-origin" | b"none") => Ok(()),
        Some(_) => Err(foreign()),
    }
}

fn hopped(request: &Request) -> bool {
    request.extensions().get::<Hopped>().is_some()
}

fn peer(house: &House, request: &Request) -> IpAddr {
    let direct = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    if !house.config.behind_proxy || hopped(request) {
        return direct;
    }
    // The proxy adds the address it sees at the end; what stands before it anybody may have written.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(direct)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_this_page_may_change_anything() {
        let host = ("host", "cellar.example:8080");
        for origin in ["http://cellar.example:8080", "https://CELLAR.example:8080"] {
            assert!(from_here(&headers(&[host, ("origin", origin)])).is_ok(), "{origin}");
        }
        for origin in [
            "null",
            "",
            "http://cellar.example",
            "http://cellar.example:80801",
            "http://cellar.example:8080.evil.example",
            "http://evil.example",
            "http://xcellar.example:8080",
            "http://cellar.example:8080@evil.example",
            "http://user@cellar.example:8080",
            "ftp://cellar.example:8080",
            "cellar.example:8080",
        ] {
            assert!(from_here(&headers(&[host, ("origin", origin)])).is_err(), "{origin}");
        }
        assert!(from_here(&headers(&[host])).is_ok());
        assert!(from_here(&headers(&[("origin", "http://a")])).is_err());
        assert!(from_here(&headers(&[host, ("sec-fetch-site", "same-origin")])).is_ok());
        for site in ["cross-site", "same-site", "odd"] {
            assert!(from_here(&headers(&[host, ("sec-fetch-site", site)])).is_err(), "{site}");
        }
    }
}
