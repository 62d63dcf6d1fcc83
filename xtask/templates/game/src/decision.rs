//! What may be decided, and why not.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(
    feature = "wire",
    serde(tag = "do", content = "with", rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Decision {
    Keep,
    Change,
}

/// What whoever is asked may decide, with so many cards in the deck.
pub(crate) fn legal(deck: u8) -> &'static [Decision] {
    if deck > 0 { &[Decision::Keep, Decision::Change] } else { &[Decision::Keep] }
}

/// One variant per rule that a decision can break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the deck is empty; keep your card")]
    DeckIsEmpty,
}
