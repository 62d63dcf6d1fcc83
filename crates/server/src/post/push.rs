//! Web Push: encrypted for the browser that asked for it (RFC 8291), signed by the house (VAPID, RFC 8292).

use super::Words;
use super::wire::{Unsent, Wire};
use crate::limits;
use crate::store::{Delivery, now_ms};
use axum::http::{HeaderValue, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::time::Duration;
use web_push_native::WebPushBuilder;

/// The keys of a subscription, as the browser gives them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

pub(crate) struct Pushes {
    key: SigningKey,
    /// Whom the operator of a push service may write to, if the house says somebody.
    contact: Option<String>,
}

impl fmt::Debug for Pushes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pushes")
    }
}

/// A push that has not reached its browser by then is of no use any more.
const KEPT: Duration = limits::DAY;
/// How long a signature is good for; a day is the most that is allowed.
const SIGNED_S: u64 = 12 * 3600;

impl Pushes {
    /// Any 32 bytes but a few are a key; from those few, others are made.
    pub(crate) fn new(secret: [u8; 32], contact: Option<String>) -> Pushes {
        let mut secret = secret;
        let key = loop {
            match SigningKey::from_slice(&secret) {
                Ok(key) => break key,
                Err(_) => secret = Sha256::digest(secret).into(),
            }
        };
        Pushes { key, contact }
    }

    /// What a browser is given when it asks for pushes of this house.
    pub(crate) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_sec1_point(false))
    }

    /// Whether these are keys of a browser.
    pub(crate) fn takes(keys: &PushKeys) -> bool {
        read(keys).is_some()
    }

    pub(super) async fn send(&self, wire: &Wire, delivery: &Delivery) -> Result<(), Unsent> {
        let keys: Option<PushKeys> = serde_json::from_str(&delivery.address.keys).ok();
        // What cannot be read any more leads nowhere.
        let (public, auth) = keys.as_ref().and_then(read).ok_or(Unsent::Gone)?;
        let endpoint: axum::http::Uri = delivery.address.target.parse().map_err(|_| Unsent::Gone)?;
        let Words { title, line, link } = Words::of(delivery);
        let body = json!({"title": title, "line": line, "link": link, "key": delivery.key}).to_string();
        let authorization = self.authorization(&endpoint, &delivery.address.origin).ok_or(Unsent::Gone)?;
        let request = WebPushBuilder::new(endpoint, public, auth).with_valid_duration(KEPT).build(body);
        let mut request = request.map_err(|_| Unsent::Gone)?;
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, authorization);
        headers.insert("urgency", HeaderValue::from_static("normal"));
        // The same question replaces itself where it waits: 32 letters of base64url at most.
        let topic = URL_SAFE_NO_PAD.encode(&Sha256::digest(&delivery.key)[..24]);
        headers.insert("topic", HeaderValue::from_str(&topic).map_err(|_| Unsent::Gone)?);
        wire.send(request).await
    }

    /// Unless somebody is named, the house itself is: Apple's service refuses an address that nobody can have.
    fn authorization(&self, endpoint: &axum::http::Uri, house: &str) -> Option<HeaderValue> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let until = now_ms() / 1000 + SIGNED_S;
        let contact = self.contact.as_deref().unwrap_or(house);
        let claims = json!({"aud": audience, "exp": until, "sub": contact});
        let encode = |part: String| URL_SAFE_NO_PAD.encode(part);
        let said = format!(
            "{}.{}",
            encode(json!({"typ": "JWT", "alg": "ES256"}).to_string()),
            encode(claims.to_string())
        );
        let signature: Signature = self.key.sign(said.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        HeaderValue::from_str(&format!("vapid t={said}.{signature}, k={}", self.public_key())).ok()
    }
}

fn read(keys: &PushKeys) -> Option<(web_push_native::p256::PublicKey, web_push_native::Auth)> {
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let public = web_push_native::p256::PublicKey::from_sec1_bytes(&decode(&keys.p256dh)?).ok()?;
    let auth: [u8; 16] = decode(&keys.auth)?.try_into().ok()?;
    Some((public, auth.into()))
}
