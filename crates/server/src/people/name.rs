//! When two names read the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// How a name reads: without case, spaces and marks of width, and letters that look alike being one. Two names that fold
/// alike cannot both be regulars' here.
pub(crate) fn fold(name: &str) -> String {
    let large: String = name.nfkc().flat_map(char::to_uppercase).filter(|c| !c.is_whitespace()).collect();
    // Upper-case letters look like others than their lower-case ones do: each way of reading leads on to the other.
    let small: String = skeleton(&large).flat_map(char::to_lowercase).collect();
    skeleton(&small).flat_map(char::to_lowercase).map(alike).collect()
}

fn alike(letter: char) -> char {
    match letter {
        'i' | '1' | '|' => 'l',
        '0' => 'o',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_fold_alike() {
        for (one, other) in [
            ("Ilya", "ilya"),
            ("Ilya", "llya"),
            ("Old Grey", "OLDGREY"),
            ("Rat", "Rаt"),  // Cyrillic а
            ("Rat", "Ｒat"), // full width
            ("Кот", "Koт"),
            ("b0b", "Bob"),
            ("café", "cafe\u{301}"),
            ("rn", "m"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} and {other}");
        }
        for (one, other) in [("Rat", "Cat"), ("крыса", "крыша"), ("cafe", "café"), ("Ann", "Anna")]
        {
            assert_ne!(fold(one), fold(other), "{one} and {other}");
        }
    }
}
