//! sight
