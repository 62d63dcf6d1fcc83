//! Recovery codes: ten, each good for one sign-in. They are shown when they are made and never again.

use crate::error::Fail;
use crate::id::random_bytes;
use argon2::{Algorithm, Argon2, Params, Version};
use games::protocol::Code;
use tokio::sync::Semaphore;

const HOW_MANY: usize = 10;

host::id! {
    /// Eighty bits, written in four groups.
    RecoveryCode, 16
}

/// What is stored of a person's codes, and what is shown of them.
pub(crate) struct NewCodes {
    pub salt: [u8; 16],
    pub hashes: Vec<[u8; 32]>,
    pub shown: Vec<String>,
}

/// Hashes codes. Each costs memory and time on purpose, so that only a few are hashed at once.
#[derive(Debug)]
pub(crate) struct Codes(Semaphore);

impl Codes {
    pub(crate) fn new() -> Codes {
        Codes(Semaphore::new(1))
    }

    pub(crate) async fn make(&self) -> Result<NewCodes, Fail> {
        let salt: [u8; 16] = random_bytes();
        let codes: Vec<RecoveryCode> =
            (0..HOW_MANY).map(|_| RecoveryCode::from_random(random_bytes())).collect();
        let shown = codes.iter().map(|code| grouped(code.as_str())).collect();
        let mut hashes = Vec::with_capacity(HOW_MANY);
        for code in codes {
            hashes.push(self.hash(code, salt).await?);
        }
        Ok(NewCodes { salt, hashes, shown })
    }

    pub(crate) async fn hash(&self, code: RecoveryCode, salt: [u8; 16]) -> Result<[u8; 32], Fail> {
        let _one = self.0.acquire().await.map_err(|_| Fail::CLOSING)?;
        let hashed = tokio::task::spawn_blocking(move || {
            let mut hash = [0; 32];
            // 19 MiB and two passes: what OWASP takes for the least.
            let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default());
            argon.hash_password_into(code.as_str().as_bytes(), &salt, &mut hash).map(|()| hash)
        });
        hashed.await.ok().and_then(Result::ok).ok_or(Fail::STORAGE)
    }
}

/// A code as somebody has typed it.
pub(crate) fn written(text: &str) -> Result<RecoveryCode, Fail> {
    let letters: String = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
    letters.parse().map_err(|_| Fail::new(Code::BadKey, "that name and that code do not belong together"))
}

fn grouped(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

impl std::fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RecoveryCode")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = RecoveryCode::from_random([9; 16]);
        let shown = grouped(code.as_str());
        assert_eq!(shown.len(), 19);
        assert_eq!(written(&shown).unwrap(), code);
        assert_eq!(written(&format!(" {} ", shown.to_uppercase().replace('-', " "))).unwrap(), code);
        assert!(written("").is_err() && written("9999").is_err());
    }
}
