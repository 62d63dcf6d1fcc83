//! What the box holds, for whoever wants to build a city or choose a Situation before there is a table.

use crate::data::{Layout, Parts, Situation};
use crate::options::{Edition, Mark};
use crate::tile::Tile;
use table::OptionField as _;

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct BoxInfo {
    pub tiles: Vec<TileInfo>,
    pub layouts: Vec<LayoutInfo>,
    pub situations: Vec<SituationInfo>,
    pub first_games: Vec<FirstGame>,
    /// Hunt cards drawn in rounds 1 to 8 (POL-24).
    pub drawn: Vec<u8>,
    /// Round cards with no attack and with one attack on their backs (POL-109).
    pub no_attack_cards: u8,
    pub one_attack_cards: u8,
    /// The fewest buildings of a city of one's own (POL-181).
    pub least_buildings: u8,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct TileInfo {
    pub tile: Tile,
    /// Cells in a row that it covers.
    pub multiplier: u8,
    /// What a rat scores on the yellow face and, where there is one, on the orange face.
    pub plain: u8,
    pub advantage: Option<u8>,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct LayoutInfo {
    pub id: String,
    pub rows: Vec<String>,
    /// The base game may be played in it (POL-07), and Balthus may choose it (POL-174).
    pub base: bool,
    pub balthus: bool,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SituationInfo {
    pub id: String,
    pub least_seats: u8,
    pub most_seats: u8,
    /// Its layout; without one the table chooses.
    pub layout: Option<String>,
    pub balthus: bool,
    /// How many rounds are played; more are closed in a small city (POL-182).
    pub rounds: u8,
}

/// What is proposed for a first game; nobody is forced to take it (POL-08).
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct FirstGame {
    pub edition: String,
    pub situation: String,
    /// Where the Situation leaves it to the table.
    pub city: Option<String>,
}

impl BoxInfo {
    pub fn of(parts: &Parts) -> BoxInfo {
        BoxInfo {
            tiles: Tile::ALL.into_iter().map(|tile| TileInfo::of(parts, tile)).collect(),
            layouts: parts.layouts.iter().map(LayoutInfo::of).collect(),
            situations: parts
                .situations
                .iter()
                .map(|situation| SituationInfo::of(parts, situation))
                .collect(),
            first_games: [Edition::French, Edition::Russian].map(FirstGame::of).into(),
            drawn: parts.drawn.to_vec(),
            no_attack_cards: parts.no_attack_cards,
            one_attack_cards: parts.one_attack_cards,
            least_buildings: crate::city::LEAST_BUILDINGS,
        }
    }
}

impl FirstGame {
    fn of(edition: Edition) -> FirstGame {
        let (situation, city) = match edition {
            Edition::French => ("A", None),
            Edition::Russian => ("base", Some("beginner_ru".to_owned())),
        };
        FirstGame { edition: edition.write().to_string(), situation: situation.to_owned(), city }
    }
}

impl TileInfo {
    fn of(parts: &Parts, tile: Tile) -> TileInfo {
        let data = &parts.tiles[tile.index()];
        let advantage = tile.advantage().map(|_| data.advantage);
        TileInfo { tile, multiplier: data.multiplier, plain: data.plain, advantage }
    }
}

impl LayoutInfo {
    fn of(layout: &Layout) -> LayoutInfo {
        let base = layout.city.places().is_empty();
        LayoutInfo {
            id: layout.id.clone(),
            rows: layout.drawing.rows(),
            base,
            balthus: base && crate::setup::suits_balthus(&layout.city),
        }
    }
}

impl SituationInfo {
    fn of(parts: &Parts, situation: &Situation) -> SituationInfo {
        SituationInfo {
            id: situation.id.clone(),
            least_seats: situation.players.0,
            most_seats: situation.players.1,
            layout: situation.layout.map(|layout| parts.layouts[layout].id.clone()),
            balthus: situation.balthus,
            rounds: situation.marks.iter().filter(|&&mark| mark != Mark::Closed).count() as u8,
        }
    }
}
