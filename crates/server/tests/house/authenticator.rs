//! An authenticator in software: it makes keys and answers with them, as WebAuthn has it, and can be told to answer wrongly.

use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A key that was made for one house and one person.
#[derive(Clone)]
pub(crate) struct Passkey {
    id: Vec<u8>,
    key: SigningKey,
    house: String,
    handle: String,
    counter: u32,
}

/// Present, verified; and with a new key.
const SEEN: u8 = 0b0000_0101;
const NEW: u8 = 0b0100_0000;

impl Passkey {
    /// Makes a key from what the house offers, on a page at `origin`.
    pub(crate) fn make(options: &Value, origin: &str) -> (Passkey, Value) {
        let mut random = [0u8; 48];
        getrandom::fill(&mut random).unwrap();
        let key = SigningKey::from_slice(&random[..32]).unwrap();
        let passkey = Passkey {
            id: random[32..].to_vec(),
            key,
            house: options["rp"]["id"].as_str().unwrap().to_owned(),
            handle: options["user"]["id"].as_str().unwrap().to_owned(),
            counter: 0,
        };
        let point = passkey.key.verifying_key().to_sec1_point(false);
        let mut data = passkey.data(SEEN | NEW);
        data.extend([0; 16]);
        data.extend((passkey.id.len() as u16).to_be_bytes());
        data.extend(&passkey.id);
        // A COSE key: EC2, ES256, P-256, x and y.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(&data);
        let client = client_data("webauthn.create", options, origin);
        let answer = json!({"id": base64(&passkey.id), "rawId": base64(&passkey.id), "type": "public-key",
            "response": {"attestationObject": base64(&object), "clientDataJSON": base64(&client)}, "extensions": {}});
        (passkey, answer)
    }

    /// Answers what the house offers, on a page at `origin`.
    pub(crate) fn answer(&mut self, options: &Value, origin: &str) -> Value {
        self.counter += 1;
        let client = client_data("webauthn.get", options, origin);
        let data = self.data(SEEN);
        let signed = [&data[..], &Sha256::digest(&client)[..]].concat();
        let signature: Signature = self.key.sign(&signed);
        json!({"id": base64(&self.id), "rawId": base64(&self.id), "type": "public-key", "extensions": {},
            "response": {"authenticatorData": base64(&data), "clientDataJSON": base64(&client),
                "signature": base64(signature.to_der().as_bytes()), "userHandle": self.handle}})
    }

    /// The same key in another's name.
    pub(crate) fn as_if_of(&self, handle: &[u8]) -> Passkey {
        Passkey { handle: base64(handle), ..self.clone() }
    }

    pub(crate) fn written_id(&self) -> String {
        self.id.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(&self.house).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }
}

fn client_data(kind: &str, options: &Value, origin: &str) -> Vec<u8> {
    let data =
        json!({"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": false});
    data.to_string().into_bytes()
}

/// As WebAuthn writes bytes: with letters that are safe in an address, and nothing behind.
pub(crate) fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let three = |three: &[u8]| {
        let bits = three.iter().fold(0u32, |so, byte| so << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        let letter = |at: usize| char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]);
        (0..=three.len()).map(letter).collect::<String>()
    };
    bytes.chunks(3).map(three).collect()
}
