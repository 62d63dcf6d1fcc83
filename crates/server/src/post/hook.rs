//! A webhook: a request with a few words of JSON, signed with what its owner was shown once.

use super::Words;
use super::wire::{Unsent, Wire};
use crate::guest::hex;
use crate::store::Delivery;
use axum::http::{Request, header};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;

pub(super) async fn send(wire: &Wire, delivery: &Delivery) -> Result<(), Unsent> {
    let Words { title, line, link } = Words::of(delivery);
    let body = json!({"what": delivery.letter.what.word(), "game": delivery.game, "table": delivery.letter.table.to_string(),
        "title": title, "line": line, "link": link, "key": delivery.key})
    .to_string();
    let request = Request::post(&delivery.address.target)
        .header(header::CONTENT_TYPE, "application/json")
        .header("idempotency-key", &delivery.key)
        .header("ratskeller-signature", signature(&delivery.address.keys, &body))
        .body(body.into_bytes());
    wire.send(request.map_err(|_| Unsent::Gone)?).await
}

/// HMAC-SHA256 of the body, in hexadecimal digits.
fn signature(secret: &str, body: &str) -> String {
    let mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).ok();
    mac.map(|mut mac| {
        mac.update(body.as_bytes());
        hex(&mac.finalize().into_bytes())
    })
    .unwrap_or_default()
}
