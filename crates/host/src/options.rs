//! Options as a page sends them, and as they lie in a data file: JSON, by name.

use serde_json::Value;
use table::{BadOption, Game, OptionValue, Options as _};

pub fn from_json<'a, G: Game>(
    named: impl IntoIterator<Item = (&'a String, &'a Value)>,
) -> Result<G::Options, BadOption> {
    let mut options = G::Options::default();
    for (name, value) in named {
        let value = match value {
            Value::Bool(flag) => OptionValue::Flag(*flag),
            Value::Number(number) => {
                number.as_i64().map_or_else(|| OptionValue::Word(number.to_string()), OptionValue::Number)
            }
            Value::String(word) => OptionValue::Word(word.chars().take(64).collect()),
            Value::Null | Value::Array(_) | Value::Object(_) => {
                OptionValue::Word("something else".to_owned())
            }
        };
        options.set(name, &value)?;
    }
    Ok(options)
}

/// As they lie in the data file.
pub fn written<G: Game>(options: &G::Options) -> String {
    let named: serde_json::Map<String, Value> = options
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
    Value::Object(named).to_string()
}

/// And back.
pub fn read<G: Game>(json: &str) -> Option<G::Options> {
    let named: std::collections::BTreeMap<String, Value> = serde_json::from_str(json).ok()?;
    from_json::<G>(&named).ok()
}
