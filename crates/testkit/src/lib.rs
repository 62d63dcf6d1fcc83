//! Testkit
