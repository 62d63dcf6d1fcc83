//! Guests: a name and a signed cookie. No account, no form.

use crate::error::Fail;
use crate::id::{GuestId, random_bytes};
use crate::limits;
use games::protocol::Code;
use hmac::{Hmac, KeyInit, Mac};
use host::is_unreadable;
use sha2::Sha256;
use std::fmt;

pub(crate) const COOKIE: &str = "ratskeller";
/// Each costs a hash.
const COOKIES_TRIED: usize = 8;
/// A year.
const KEPT_S: u32 = 365 * 24 * 3600;

/// Signs cookies. It stays in the data file, so that a guest outlives a restart.
#[derive(Clone)]
pub(crate) struct Signer([u8; 32]);

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    pub(crate) fn new(key: [u8; 32]) -> Signer {
        Signer(key)
    }

    fn mac(&self, guest: GuestId) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(b"guest ");
        mac.update(guest.as_str().as_bytes());
        Some(mac)
    }

    /// The whole `Set-Cookie` header.
    pub(crate) fn cookie(&self, guest: GuestId, secure: bool) -> String {
        let signature = self.mac(guest).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
        let secure = if secure { "; Secure" } else { "" };
        format!("{COOKIE}={guest}.{signature}; Path=/; Max-Age={KEPT_S}; HttpOnly; SameSite=Strict{secure}")
    }

    /// The guest of a `Cookie` header, by the first that has our signature: a neighbour on the same host may have set one
    /// of the same name.
    pub(crate) fn guest(&self, header: &str) -> Option<GuestId> {
        let values = header.split(';').filter_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        values.take(COOKIES_TRIED).find_map(|value| {
            let (guest, signature) = value.split_once('.')?;
            let guest: GuestId = guest.parse().ok()?;
            // Compared in constant time.
            self.mac(guest)?.verify_slice(&unhex(signature)?).ok()?;
            Some(guest)
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    (0..32).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()).collect()
}

/// A name as people may choose it: one line, not long, and no letters that change how others are read.
pub(crate) fn checked_name(name: &str) -> Result<String, Fail> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    if count == 0 || count > limits::NAME {
        return Err(Fail::new(Code::BadName, format!("a name has 1 to {} characters", limits::NAME)));
    }
    if name.chars().any(is_unreadable) {
        return Err(Fail::new(Code::BadName, "a name has no control characters"));
    }
    Ok(name)
}

const FIRST: [&str; 16] = [
    "Sly", "Brave", "Sleepy", "Swift", "Curious", "Velvet", "Dusty", "Merry", "Nimble", "Quiet", "Bold",
    "Ragged", "Silver", "Hungry", "Lucky", "Crafty",
];
const LAST: [&str; 16] = [
    "Whisker", "Nibbler", "Tail", "Scamper", "Cheddar", "Gouda", "Burrow", "Squeak", "Brie", "Paw", "Gnawer",
    "Cellar", "Crumb", "Pepper", "Stilton", "Shadow",
];

/// A name for whoever does not choose one.
pub(crate) fn made_up_name() -> String {
    let [first, last, number] = random_bytes::<3>().map(usize::from);
    format!("{} {} {}", FIRST[first % 16], LAST[last % 16], number % 90 + 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::random_guest;

    #[test]
    fn a_cookie_is_known_again_and_a_forged_one_is_not() {
        let signer = Signer::new([3; 32]);
        let guest = random_guest();
        let cookie = signer.cookie(guest, false);
        let pair = cookie.split(';').next().unwrap();
        assert_eq!(signer.guest(pair), Some(guest));
        assert_eq!(signer.guest(&format!("a=b; {pair}; c=d")), Some(guest));
        assert_eq!(
            signer.guest(&format!("{COOKIE}=junk; {pair}")),
            Some(guest),
            "a bad one hides no good one"
        );
        assert_eq!(Signer::new([4; 32]).guest(pair), None);
        let other = pair.replace(guest.as_str(), random_guest().as_str());
        assert_eq!(signer.guest(&other), None);
        for bad in ["", "ratskeller", "ratskeller=", "ratskeller=.", "ratskeller=é.é", "xratskeller=1"] {
            assert_eq!(signer.guest(bad), None);
        }
        assert!(cookie.contains("HttpOnly; SameSite=Strict") && !cookie.contains("Secure"));
        assert!(signer.cookie(guest, true).ends_with("; Secure"));
    }

    #[test]
    fn names_are_one_readable_line() {
        assert_eq!(checked_name("  Ada   Rat ").unwrap(), "Ada Rat");
        assert_eq!(checked_name("крыса 🐀").unwrap(), "крыса 🐀");
        for bad in ["", "   ", "a\u{0}b", "a\u{202e}b", "\u{200b}", &"x".repeat(25)] {
            assert_eq!(checked_name(bad).unwrap_err().code, Code::BadName, "{bad:?}");
        }
        assert_eq!(checked_name("a\nb").unwrap(), "a b");
        assert!(checked_name(&made_up_name()).is_ok());
    }
}
