//! Names that nobody can guess: of tables, guests, and the codes of invite links. Chance is given to them.

use std::fmt;

/// Crockford's, so that a code that is read aloud is written down right.
pub const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a name of this house")]
pub struct NotAnId;

/// A name of so many letters.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $letters:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name([u8; $letters]);

        impl $name {
            /// A letter for each byte; the bytes must be nobody else's.
            pub fn from_random(bytes: [u8; $letters]) -> Self {
                $name(bytes.map(|byte| $crate::ALPHABET[usize::from(byte % 32)]))
            }

            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotAnId;
            fn from_str(text: &str) -> Result<Self, $crate::NotAnId> {
                let mut letters: [u8; $letters] = text.as_bytes().try_into().map_err(|_| $crate::NotAnId)?;
                // As somebody may have typed it.
                letters.make_ascii_lowercase();
                if letters.iter().all(|letter| $crate::ALPHABET.contains(letter)) { Ok($name(letters)) } else { Err($crate::NotAnId) }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id! {
    /// Names a table: 80 bits.
    TableId, 16
}
id! {
    /// Names a guest, for all to see: 80 bits. What makes one this guest is the signature beside it.
    GuestId, 16
}
id! {
    /// Opens a table to whoever has it: 130 bits.
    InviteCode, 26
}
id! {
    /// Under which whoever has it reads a match that was shared: 130 bits.
    SharedName, 26
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A code in a log line would open the door to whoever reads the log.
impl fmt::Debug for InviteCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InviteCode")
    }
}

impl fmt::Debug for SharedName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedName")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_written_and_read() {
        let id = TableId::from_random(std::array::from_fn(|i| (i * 37) as u8));
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        assert_ne!(id, TableId::from_random([7; 16]));
        for bad in ["", "short", "0123456789abcdeé", "0123456789abcdef0", "../../etc/passwd"] {
            assert_eq!(bad.parse::<TableId>(), Err(NotAnId), "{bad}");
        }
        assert_eq!(format!("{:?}", InviteCode::from_random([7; 26])), "InviteCode");
        assert_eq!(format!("{:?}", SharedName::from_random([7; 26])), "SharedName");
    }
}
