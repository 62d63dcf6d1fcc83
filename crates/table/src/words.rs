//! What the games say in the same words: reasons, notices in English, positions in notation.

use crate::Options;
use std::fmt::Display;

/// A rule that holds, or the error that says which it is.
#[inline]
pub fn require<E>(holds: bool, otherwise: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// `A, B, C`.
pub fn joined(words: impl IntoIterator<Item = impl Display>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}

/// `1 rat`, `2 rats`.
pub fn counted(count: impl Into<u64>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// A section of a position: its name and its words.
pub fn section(name: &str, words: impl IntoIterator<Item = impl Display>) -> String {
    words.into_iter().fold(name.to_owned(), |text, word| format!("{text} {word}"))
}

/// A section that is left out when it has no words.
pub fn section_of_some(name: &str, words: impl IntoIterator<Item = impl Display>) -> Option<String> {
    Some(section(name, words)).filter(|text| text != name)
}

/// Options that are not as usual, each in a section of its own; [`Reader::option`](crate::Reader::option) reads one.
pub fn sections_of_options(options: &impl Options) -> impl Iterator<Item = String> {
    options.unusual().into_iter().map(|(name, value)| format!("with {name} {value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_numbers_are_written_out() {
        assert_eq!(joined(["A", "B"]), "A, B");
        assert_eq!(counted(1_u8, "rat", "rats"), "1 rat");
        assert_eq!(counted(0_u16, "rat", "rats"), "0 rats");
        assert_eq!(section("deck", [3, 1]), "deck 3 1");
        assert_eq!(section_of_some("deck", [] as [u8; 0]), None);
        assert_eq!(require(false, "so it is"), Err("so it is"));
    }
}
