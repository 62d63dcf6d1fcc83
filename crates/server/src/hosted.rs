//! What the house needs of a game beyond its rules: a place on the wire and computer players.

use bots::search::Searchable;
use games::protocol::{BotInfo, GameInfo, OnWire, OptionInfo};
use games::{GameId, with_game};
use table::{BadOption, OptionValue, Options as _};

pub(crate) trait Hosted: OnWire + Searchable {}

impl<G: OnWire + Searchable> Hosted for G {}

/// What a set-up form is built from.
pub(crate) fn catalogue() -> Vec<GameInfo> {
    GameId::ALL.into_iter().map(|id| with_game!(id, G => game_info::<G>())).collect()
}

fn game_info<G: Hosted>() -> GameInfo {
    let bot = |player: bots::Player<G>| BotInfo { bot: player.name, about: player.about };
    GameInfo {
        game: G::NAME.to_owned(),
        least_seats: *G::SEATS.start(),
        most_seats: *G::SEATS.end(),
        options: G::Options::specs().into_iter().map(OptionInfo::from).collect(),
        bots: bots::players::<G>().into_iter().map(bot).collect(),
    }
}

/// Options from JSON, by name.
pub(crate) fn options<'a, G: Hosted>(
    named: impl IntoIterator<Item = (&'a String, &'a serde_json::Value)>,
) -> Result<G::Options, BadOption> {
    let mut options = G::Options::default();
    for (name, value) in named {
        let value = match value {
            serde_json::Value::Bool(flag) => OptionValue::Flag(*flag),
            serde_json::Value::Number(number) => {
                number.as_i64().map_or_else(|| OptionValue::Word(number.to_string()), OptionValue::Number)
            }
            serde_json::Value::String(word) => OptionValue::Word(word.chars().take(64).collect()),
            serde_json::Value::Null | serde_json::Value::Array(_) | serde_json::Value::Object(_) => {
                OptionValue::Word("something else".to_owned())
            }
        };
        options.set(name, &value)?;
    }
    Ok(options)
}

/// As they lie in the data file.
pub(crate) fn options_json<G: Hosted>(options: &G::Options) -> String {
    let named: serde_json::Map<String, serde_json::Value> = options
        .values()
        .into_iter()
        .map(|(name, value)| {
            let value = match value {
                OptionValue::Flag(flag) => flag.into(),
                OptionValue::Number(number) => number.into(),
                OptionValue::Word(word) => word.into(),
            };
            (name.to_owned(), value)
        })
        .collect();
    serde_json::Value::Object(named).to_string()
}

/// And back.
pub(crate) fn read_options<G: Hosted>(json: &str) -> Option<G::Options> {
    let named: std::collections::BTreeMap<String, serde_json::Value> = serde_json::from_str(json).ok()?;
    options::<G>(&named).ok()
}
