//! deck
