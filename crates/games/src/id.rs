//! A game by its name.

use crate::nearest::did_you_mean;
use crate::{GameId, with_game};
use std::fmt;
use std::str::FromStr;
use table::Game as _;

impl GameId {
    /// As the command line, the records and the addresses of the page spell it.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }
}

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
        let all = GameId::ALL.map(GameId::name).join(", ");
        let error = "rat-a-tat-kat".parse::<GameId>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("there is no game `rat-a-tat-kat`; did you mean `rat-a-tat-cat`? (the games are {all})")
        );
        let error = "chess".parse::<GameId>().unwrap_err();
        assert_eq!(error.to_string(), format!("there is no game `chess`; the games are {all}"));
    }
}
