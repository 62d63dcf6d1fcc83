//! Chance, for names that nobody can guess.

use host::Fresh;
pub(crate) use host::{GuestId, InviteCode, TableId};
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
