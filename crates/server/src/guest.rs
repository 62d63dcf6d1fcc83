//! Guests: a name and a signed cookie. No account, no form.

use crate::error::Fail;
use crate::id::{GuestId, SessionSecret, TableId, random_bytes};
use crate::lang::Lang;
use crate::limits;
use crate::people::{LeftBehind, fold};
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

    /// The whole `Set-Cookie` header of a guest.
    pub(crate) fn cookie(&self, guest: GuestId, secure: bool) -> String {
        let signature = self.mac(guest).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
        set_cookie(&format!("{guest}.{signature}"), KEPT_S, secure)
    }

    /// What the values of a `Cookie` header say, as far as they are ours: a neighbour on the same host may have set one of
    /// the same name.
    pub(crate) fn claims(&self, header: &str) -> impl Iterator<Item = Claim> {
        let values = header.split(';').filter_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        values.take(COOKIES_TRIED).filter_map(|value| match value.split_once('.') {
            Some((guest, signature)) => {
                let guest: GuestId = guest.parse().ok()?;
                // Compared in constant time.
                self.mac(guest)?.verify_slice(&unhex(signature)?).ok()?;
                Some(Claim::Guest(guest))
            }
            None => value.parse().ok().map(Claim::Session),
        })
    }

    /// Says, for this house to read again, that one may go over into the other.
    pub(crate) fn leave(&self, left: LeftBehind) -> String {
        let signature = self.left(left).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
        format!("{}.{}.{signature}", left.from, left.to)
    }

    pub(crate) fn left_behind(&self, token: &str) -> Option<LeftBehind> {
        let mut parts = token.splitn(3, '.');
        let (from, to) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let left = LeftBehind { from, to };
        self.left(left)?.verify_slice(&unhex(parts.next()?)?).ok()?;
        Some(left)
    }

    /// Says, for this house to read again, that this screen may be that table.
    pub(crate) fn slip(&self, table: TableId, screen: GuestId) -> String {
        let signature =
            self.shows(table, screen).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
        format!("{table}.{signature}")
    }

    /// Which table this screen may be.
    pub(crate) fn screen(&self, slip: &str, screen: GuestId) -> Option<TableId> {
        let (table, signature) = slip.split_once('.')?;
        let table = table.parse().ok()?;
        self.shows(table, screen)?.verify_slice(&unhex(signature)?).ok()?;
        Some(table)
    }

    fn shows(&self, table: TableId, screen: GuestId) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(b"screen ");
        mac.update(table.as_str().as_bytes());
        mac.update(screen.as_str().as_bytes());
        Some(mac)
    }

    fn left(&self, left: LeftBehind) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(b"left ");
        mac.update(left.from.as_str().as_bytes());
        mac.update(left.to.as_str().as_bytes());
        Some(mac)
    }
}

/// What a cookie says; whether it still holds stands in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Guest(GuestId),
    Session(SessionSecret),
}

/// The whole `Set-Cookie` header of a device that has signed in.
pub(crate) fn session_cookie(secret: SessionSecret, secure: bool) -> String {
    set_cookie(secret.as_str(), KEPT_S, secure)
}

/// One that takes the cookie away.
pub(crate) fn no_cookie(secure: bool) -> String {
    set_cookie("", 0, secure)
}

fn set_cookie(value: &str, kept_s: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path=/; Max-Age={kept_s}; HttpOnly; SameSite=Strict{secure}")
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    (0..32).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()).collect()
}

/// A name as people may choose it.
pub(crate) fn checked_name(name: &str) -> Result<String, Fail> {
    let name = checked_label(name)?;
    // Nobody is taken for one of the house.
    let read = fold(&name);
    if Lang::ALL.into_iter().flat_map(Lang::of_the_house).any(|name| fold(name) == read) {
        return Err(Fail::new(Code::NameTaken, "somebody of the house has that name"));
    }
    Ok(name)
}

/// What people call something: one line, not long, and no letters that change how others are read.
pub(crate) fn checked_label(name: &str) -> Result<String, Fail> {
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

/// A name for whoever does not choose one.
pub(crate) fn made_up_name(lang: Lang) -> String {
    let [first, last, number] = random_bytes::<3>().map(usize::from);
    let one_of = |key, luck: usize| {
        let words: Vec<&str> = lang.text(key).unwrap_or_default().split(' ').collect();
        words.get(luck % words.len().max(1)).copied().unwrap_or_default()
    };
    format!("{} {} {}", one_of("guest-first", first), one_of("guest-last", last), number % 90 + 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::random_guest;

    impl Signer {
        fn guest(&self, header: &str) -> Option<GuestId> {
            self.claims(header).find_map(|claim| match claim {
                Claim::Guest(guest) => Some(guest),
                Claim::Session(_) => None,
            })
        }
    }

    #[test]
    fn what_was_left_behind_is_signed_for_both() {
        let signer = Signer::new([3; 32]);
        let left = LeftBehind { from: random_guest(), to: random_guest() };
        let token = signer.leave(left);
        assert_eq!(signer.left_behind(&token), Some(left));
        let stolen = token.replace(left.to.as_str(), random_guest().as_str());
        assert_eq!(signer.left_behind(&stolen), None);
        let cookie = signer.cookie(left.from, false);
        let signature = cookie.split(['.', ';']).nth(1).unwrap();
        assert_eq!(signer.left_behind(&format!("{}.{}.{signature}", left.from, left.to)), None);
    }

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
        for player in ["The Sage", "the sagе", "OLD  GREY", "Captain", "Капитан", "Der Alte Graue"] {
            assert_eq!(checked_name(player).unwrap_err().code, Code::NameTaken, "{player}");
        }
        assert_eq!(checked_name("Captain 12").unwrap(), "Captain 12");
        assert_eq!(checked_name("a\nb").unwrap(), "a b");
        for lang in Lang::ALL {
            let name = made_up_name(lang);
            assert!(checked_name(&name).is_ok(), "{name}");
            assert_eq!(name.split(' ').count(), 3, "{name}");
        }
    }
}
