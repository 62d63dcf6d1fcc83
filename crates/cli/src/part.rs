//! A part of what is to be played, for those who have many machines.

use std::ops::Range;
use std::str::FromStr;

/// Which part: `2/8` is the second of eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    number: u64,
    of: u64,
}

impl Part {
    /// Its games out of so many. All parts together are all games, each once.
    pub(crate) fn of(self, games: u64) -> Range<u64> {
        // In wide numbers, for the product may be larger than what is divided.
        let bound = |number: u64| (u128::from(games) * u128::from(number) / u128::from(self.of)) as u64;
        bound(self.number - 1)..bound(self.number)
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let read = || {
            let (number, of) = text.split_once('/')?;
            Some(Part { number: number.parse().ok()?, of: of.parse().ok()? })
        };
        read().filter(|part| (1..=part.of).contains(&part.number)).ok_or_else(|| {
            format!("takes the number of a part and of all parts, such as 1/8, and not `{text}`")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_all_games_once() {
        for (games, of) in [(10, 3), (2, 5), (u64::MAX, 7)] {
            let parts: Vec<_> = (1..=of).map(|number| Part { number, of }.of(games)).collect();
            assert_eq!((parts[0].start, parts.last().unwrap().end), (0, games));
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start), "{parts:?}");
        }
    }

    #[test]
    fn a_part_is_one_of_some() {
        assert_eq!("2/8".parse(), Ok(Part { number: 2, of: 8 }));
        for text in ["0/8", "9/8", "8", "1/0", "a/b", "1/8/2", ""] {
            assert!(text.parse::<Part>().unwrap_err().contains("1/8"), "{text}");
        }
    }
}
