//! What several commands read: seats, seeds, record files.

use crate::failure::Failure;
use games::{AnyRecord, MOST_BYTES};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use table::{Seat, Seed};

/// A seat by number, from 0, or by letter, from A.
pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().and_then(Seat::new);
    let mut letters = text.chars();
    let letter = || letters.next().filter(|_| text.len() == 1).and_then(Seat::from_letter);
    number.or_else(letter).ok_or_else(|| "a seat is a number from 0 or a letter from A".to_owned())
}

/// A match's seed: 64 hexadecimal digits as a record shows them, or any number.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    let number = || text.parse().map(Seed::from_number);
    text.parse::<Seed>()
        .or_else(|_| number())
        .map_err(|_| "a seed is a whole number or 64 hexadecimal digits".to_owned())
}

/// A seed that nobody can foresee.
pub(crate) fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Io {
        what: "the system gives no random numbers; choose a seed with --seed".to_owned(),
        error: std::io::Error::other(error.to_string()),
    })?;
    Ok(Seed::from_bytes(bytes))
}

/// Reads no more than a record may have, however large the file is.
pub(crate) fn record(file: &Path) -> Result<AnyRecord, Failure> {
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(Failure::file(file))?;
    opened.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(Failure::file(file))?;
    AnyRecord::read(&bytes).map_err(|bad| Failure::Usage(format!("{}: {bad}", file.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_a_number_or_a_letter() {
        assert_eq!(seat("0"), seat("A"));
        assert_eq!(seat("3").unwrap().letter(), 'D');
        assert!(["12", "M", "AB", "", "-1", "я"].iter().all(|text| seat(text).is_err()));
    }

    #[test]
    fn a_seed_is_a_number_or_hexadecimal() {
        let known = Seed::from_number(7);
        assert_eq!((seed("7"), seed(&known.to_hex())), (Ok(known), Ok(known)));
        assert!(seed("seven").is_err() && seed("-7").is_err());
    }
}
