//! The computer players, as they were measured: data, with where it comes from.

use crate::rating::Rating;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// By game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stars(pub BTreeMap<String, Measured>);

/// The players of one game, measured together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// What gives these numbers again.
    pub command: String,
    /// Of the day on which it was run.
    pub date: String,
    /// Of this program.
    pub version: String,
    /// Of the rules that were played.
    pub rules: u32,
    pub seed: u64,
    pub games: u64,
    pub stars: BTreeMap<String, Star>,
}

/// In points, with the standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Star {
    pub points: i32,
    pub error: u32,
    /// In how many games it sat.
    pub games: u64,
}

/// Beyond this standard error a number says more than is known: two players 200 points apart may stand the other way round.
const SHOWN: u32 = 100;

/// As it was written by `ratskeller arena --calibrate`.
const SHIPPED: &str = include_str!("../data/stars.toml");

impl Stars {
    pub fn read(text: &str) -> Result<Stars, String> {
        toml::from_str(text).map_err(|why| why.to_string())
    }

    pub fn written(&self) -> Result<String, String> {
        toml::to_string(self).map_err(|why| why.to_string())
    }

    /// Those that this program was built with.
    pub fn shipped() -> &'static Stars {
        // A test reads it; a player that nobody has measured is not rated.
        static READ: LazyLock<Stars> = LazyLock::new(|| Stars::read(SHIPPED).unwrap_or_default());
        &READ
    }

    /// Nothing, if nobody has measured it.
    pub fn of(&self, game: &str, bot: &str) -> Option<Rating> {
        let star = self.0.get(game)?.stars.get(bot)?;
        // One that is known to the point would still be one that was measured.
        let doubt = i64::from(star.error.max(1)) * 1000;
        Some(Rating { points: i64::from(star.points) * 1000, doubt })
    }

    /// The points as they may be told to people; nothing, if so few games were played that the number would put it in a place where
    /// it need not be. In the arithmetic of a match such a star counts, with its doubt.
    pub fn told(&self, game: &str, bot: &str) -> Option<i32> {
        let star = self.0.get(game)?.stars.get(bot)?;
        (star.error <= SHOWN).then_some(star.points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_can_be_read_and_is_written_as_it_is_read() {
        let stars = Stars::read(SHIPPED).unwrap();
        assert!(!stars.0.is_empty());
        assert_eq!(&stars, Stars::shipped());
        assert_eq!(Stars::read(&stars.written().unwrap()).unwrap(), stars);
    }

    #[test]
    fn what_few_games_say_is_not_told() {
        let star = |points, error| Star { points, error, games: 32 };
        let stars = [("sure".to_owned(), star(1612, 100)), ("unsure".to_owned(), star(1436, 101))].into();
        let measured = Measured { stars, ..Stars::shipped().0["ratland"].clone() };
        let stars = Stars([("ratland".to_owned(), measured)].into());
        assert_eq!(stars.told("ratland", "sure"), Some(1612));
        assert_eq!(stars.told("ratland", "unsure"), None);
        assert!(stars.of("ratland", "unsure").is_some());
    }

    /// Nobody is shown a number that puts a player who thinks longer below one who thinks less.
    #[test]
    fn whoever_thinks_longer_is_not_told_to_be_weaker() {
        for game in Stars::shipped().0.keys() {
            let ladder = ["random", "rulebook", "search-100", "search-1000", "search-10000"];
            let told: Vec<i32> = ladder.iter().filter_map(|bot| Stars::shipped().told(game, bot)).collect();
            assert!(told.len() >= 3, "{game}");
            assert!(told.is_sorted(), "{game}: {told:?}");
        }
    }

    #[test]
    fn nobody_is_a_star_by_name_alone() {
        assert_eq!(Stars::shipped().of("rat-a-tat-cat", "nobody"), None);
        assert_eq!(Stars::shipped().of("chess", "random"), None);
        assert!(Stars::shipped().of("rat-a-tat-cat", "random").is_some());
    }
}
