//! The page, in the binary. A build without it says how to make it.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const NOT_BUILT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Ratskeller</title>\
    <p>The house is open, but its page is not built: run <code>cargo xtask run</code>.</p>\n";

/// A file by its path; every other path is the page's own business.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return crate::error::Fail::NOT_FOUND.into_response();
    }
    if let Some(file) = Files::get(path) {
        return answer(path, file);
    }
    // What looks like a file and is none must not be answered with the page.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Files::get("index.html") {
        Some(index) => answer("index.html", index),
        None => Html(NOT_BUILT).into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile) -> Response {
    // The names of built assets change with their contents.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, mime(path)), (header::CACHE_CONTROL, cache)];
    (headers, file.data.into_owned()).into_response()
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
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}
