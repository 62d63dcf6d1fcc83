#![no_main]

#[path = "../../crates/games/tests/untrusted/record.rs"]
mod record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| record::read(bytes));
