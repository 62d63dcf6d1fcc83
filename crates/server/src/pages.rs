//! The page, in the binary. A build without it says how to make it.

use crate::error::Fail;
use crate::house::House;
use crate::preview;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const NOT_BUILT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Ratskeller</title>\
    <p>The house is open, but its page is not built: run <code>cargo xtask run</code>.</p>\n";

/// A file by its path; every other path is the page's own business.
pub(crate) async fn page(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    asked: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Fail::NOT_FOUND.into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Fail::METHOD.into_response();
    }
    if let Some(file) = Files::get(path).filter(|_| path != INDEX) {
        return answer(path, file, &asked);
    }
    // What looks like a file and is none must not be answered with the page.
    if path != INDEX && path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Fail::NOT_FOUND.into_response();
    }
    let Some(index) = Files::get(INDEX) else { return Html(NOT_BUILT).into_response() };
    let index = String::from_utf8_lossy(&index.data);
    // It is written for whoever asks, and too small to be packed.
    let headers = [(header::CACHE_CONTROL, "no-cache"), (header::VARY, "Accept-Language")];
    (headers, Html(preview::head(&index, path, house.config.scheme(), &asked))).into_response()
}

const INDEX: &str = "index.html";

/// As it is packed best among what the browser can unpack; the build lays the packed files beside the others.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let packed = PACKED.into_iter().filter(|(coding, _)| unpacks(asked, coding));
    let mut packed =
        packed.filter_map(|(coding, ending)| Some((coding, Files::get(&format!("{path}.{ending}"))?)));
    let cache = match path {
        // The names of built assets change with their contents.
        _ if path.starts_with("assets/") => "public, max-age=31536000, immutable",
        // Whenever the address changes a browser asks for the icon anew, and a replay changes it at every step.
        _ if path.starts_with("icon") => "public, max-age=86400",
        _ => "no-cache",
    };
    let headers = [(header::CONTENT_TYPE, mime(path)), (header::CACHE_CONTROL, cache)];
    let varies = (header::VARY, "Accept-Encoding");
    match packed.next() {
        Some((coding, packed)) => {
            let coding = [varies, (header::CONTENT_ENCODING, coding)];
            (headers, coding, packed.data.into_owned()).into_response()
        }
        None => (headers, [varies], file.data.into_owned()).into_response(),
    }
}

/// Whether `Accept-Encoding` names this coding and does not weigh it with nothing.
fn unpacks(asked: &HeaderMap, coding: &str) -> bool {
    let lines = asked.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
    let mut named = lines.flat_map(|line| line.split(','));
    named.any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_it = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        is_it && weight.is_none_or(|weight| weight.parse().is_ok_and(|weight: f32| weight > 0.0))
    })
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_file_is_for_those_who_can_unpack_it() {
        let unpacks = |line: &'static str, coding| {
            unpacks(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, line.parse().unwrap())]), coding)
        };
        for (line, coding) in
            [("gzip, deflate, br", "br"), ("BR", "br"), ("br;q=0.5", "br"), ("x,gzip ; q=1", "gzip")]
        {
            assert!(unpacks(line, coding), "{line}");
        }
        for line in ["", "gzip", "br;q=0", "br; q=0.0", "broken", "identity", "br;q=x"] {
            assert!(!unpacks(line, "br"), "{line}");
        }
        assert!(!super::unpacks(&HeaderMap::new(), "br"));
    }
}
