#![no_main]

#[path = "../../crates/games/tests/untrusted/decision.rs"]
mod decision;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| decision::read(bytes));
