//! swap
