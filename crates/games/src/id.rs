//! A game by its name.

use crate::nearest::did_you_mean;
use std::fmt;
use std::str::FromStr;
use table::Game as _;

/// One of the games of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    RatATatCat,
    RatLand,
    RattusCartus,
    Ratapolis,
}

impl GameId {
    /// In the order in which they moved in.
    pub const ALL: [GameId; 4] =
        [GameId::RatATatCat, GameId::RatLand, GameId::RattusCartus, GameId::Ratapolis];

    /// As the command line, the records and the addresses of the page spell it.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }
}

/// Runs generic code for the game that is meant: within the body, `G` is its state.
///
/// ```
/// use games::{GameId, with_game};
/// use table::Game;
///
/// fn most_players<G: Game>() -> u8 {
///     *G::SEATS.end()
/// }
/// let id: GameId = "rat-a-tat-cat".parse().unwrap();
/// assert_eq!(with_game!(id, G => most_players::<G>()), 6);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::RatATatCat => {
                type $game = $crate::rat_a_tat_cat::State;
                $body
            }
            $crate::GameId::RatLand => {
                type $game = $crate::ratland::State;
                $body
            }
            $crate::GameId::RattusCartus => {
                type $game = $crate::rattus_cartus::State;
                $body
            }
            $crate::GameId::Ratapolis => {
                type $game = $crate::ratapolis::State;
                $body
            }
        }
    };
}
use with_game;

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no game of the house has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{name}`; {}", did_you_mean(name, "the games are", GameId::ALL.map(GameId::name)))]
pub struct UnknownGame {
    pub name: String,
}

impl FromStr for GameId {
    type Err = UnknownGame;
    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        let named = GameId::ALL.into_iter().find(|id| id.name() == name);
        named.ok_or_else(|| UnknownGame { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for id in GameId::ALL {
            assert_eq!(id.name().parse(), Ok(id));
        }
    }

    #[test]
    fn an_unknown_name_suggests_the_nearest() {
        let error = "rat-a-tat-kat".parse::<GameId>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no game `rat-a-tat-kat`; did you mean `rat-a-tat-cat`? (the games are rat-a-tat-cat, ratland, rattus-cartus, ratapolis)"
        );
        let error = "chess".parse::<GameId>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no game `chess`; the games are rat-a-tat-cat, ratland, rattus-cartus, ratapolis"
        );
    }
}
