//! Chance, for names that nobody can guess.

use host::Fresh;
pub(crate) use host::{GuestId, InviteCode, SharedName, TableId};
use table::Seed;

/// Bytes that nobody else has.
///
/// # Panics
/// When the system has no chance to give; nothing could be kept secret then.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the system gives no random bytes: {error}"));
    bytes
}

pub(crate) fn random_guest() -> GuestId {
    GuestId::from_random(random_bytes())
}

/// What chance gives a new table.
pub(crate) fn fresh() -> Fresh {
    Fresh {
        id: TableId::from_random(random_bytes()),
        invite: InviteCode::from_random(random_bytes()),
        seed: Seed::from_bytes(random_bytes()),
    }
}

host::id! {
    /// What the cookie of a signed-in device holds: 160 bits. Whoever has it is that person.
    SessionSecret, 32
}
host::id! {
    /// Names a session in a list, and opens nothing.
    SessionId, 16
}
host::id! {
    /// Names a ceremony with a key between its two halves: 130 bits.
    CeremonyId, 26
}

host::id! {
    /// What a token is written as, behind `rat_`: 160 bits. Whoever has it acts for its owner.
    TokenSecret, 32
}
host::id! {
    /// Names a token in a list, and opens nothing.
    TokenId, 16
}

host::id! {
    /// Names an evening: 80 bits. Whoever has it sees how everybody stands.
    EveningId, 16
}
host::id! {
    /// Lets whoever has it take part in an evening: 60 bits, so that it can be typed from a wall.
    EveningCode, 12
}

host::id! {
    /// What a screen shows until the host of a table has read it: 40 bits, for they are typed from a wall, and are good for minutes.
    ScreenCode, 8
}

impl std::fmt::Debug for ScreenCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ScreenCode")
    }
}

impl std::fmt::Debug for EveningId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::fmt::Debug for EveningCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EveningCode")
    }
}

host::id! {
    /// Names a challenge, to those whom it concerns: 130 bits.
    ChallengeId, 26
}

impl std::fmt::Debug for ChallengeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ChallengeId")
    }
}

impl std::fmt::Debug for TokenSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenSecret")
    }
}

impl std::fmt::Debug for TokenId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

host::id! {
    /// What a friend's link holds: 100 bits.
    FriendCode, 20
}

host::id! {
    /// Names an address in a list, and opens nothing.
    AddressId, 16
}

impl std::fmt::Debug for AddressId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::fmt::Debug for FriendCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FriendCode")
    }
}

impl std::fmt::Debug for SessionSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SessionSecret")
    }
}

impl std::fmt::Debug for SessionId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::fmt::Debug for CeremonyId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CeremonyId")
    }
}
