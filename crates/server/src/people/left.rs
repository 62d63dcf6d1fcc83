//! What a guest has played on a device, when somebody signs in there: it can be brought along by whoever was that guest.

use crate::id::GuestId;

/// A guest who was here until somebody signed in, and may go over into that person. Signed (`Signer::leave`), so that the
/// page can hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeftBehind {
    pub from: GuestId,
    pub to: GuestId,
}
