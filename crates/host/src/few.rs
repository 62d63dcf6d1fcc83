//! Sets of a few.

use std::collections::BTreeSet;

/// One after the other: what collects a set sorts it first, and brings a sort of its own into a module (`bots::in_order`).
pub(crate) fn few<T: Ord>(of: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    let mut set = BTreeSet::new();
    set.extend(of);
    set
}
