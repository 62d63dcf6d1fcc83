#![no_main]

#[path = "../../crates/games/tests/untrusted/notation.rs"]
mod notation;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| notation::read(bytes));
