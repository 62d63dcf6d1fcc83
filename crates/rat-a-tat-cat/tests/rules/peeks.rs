//! peeks
