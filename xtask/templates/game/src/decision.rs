//! What may be decided, and why not.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    Keep,
    Change,
}

/// One variant per rule that a decision can break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the deck is empty; keep your card")]
    DeckIsEmpty,
}
