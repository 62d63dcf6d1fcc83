//! What is printed on the box's parts, read from `{{name}}.toml` and checked.

use crate::size::MOST_CARDS;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{BadParts, Remark};

#[derive(Clone, Debug)]
pub struct Parts {
    /// All cards, lowest first.
    pub cards: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: Cards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    counts: BTreeMap<String, u8>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

impl table::Parts for Parts {
    const FILE: &'static str = "{{name}}.toml";
    const PRINTED: &'static str = include_str!("../data/{{name}}.toml");

    fn read(text: &str) -> Result<Parts, BadParts> {
        let file: File =
            toml::from_str(text).map_err(|error| BadParts::new(Self::FILE, error.to_string()))?;
        let mut cards = Vec::new();
        for (name, count) in &file.cards.counts {
            let entry = || format!("cards.counts.{name}");
            let face: u8 =
                name.parse().map_err(|_| BadParts::new(entry(), "is not a number from 0 to 255"))?;
            cards.extend(std::iter::repeat_n(face, *count as usize));
        }
        if cards.len() > MOST_CARDS {
            return Err(BadParts::new(
                "cards.counts",
                format!("makes {} cards; {MOST_CARDS} fit", cards.len()),
            ));
        }
        cards.sort_unstable();
        Ok(Parts { cards })
    }
}
