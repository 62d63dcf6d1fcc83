//! What is printed on the box's parts, read from `ratapolis.toml` and checked.

use crate::city::{Allow, City, Drawing, Multipliers};
use crate::options::Mark;
use crate::tile::{PLOTS, Plot, PlotSet, SetOf, TILES, Tile, TileSet};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{BadParts, Remark};

/// Printed rounds (POL-21).
pub const ROUNDS: usize = 8;

/// The most rats of one colour (POL-03).
const MOST_RATS: u8 = 60;

/// The box.
#[derive(Clone, PartialEq)]
pub struct Parts {
    pub tiles: [TileData; TILES],
    /// Cards drawn in each printed round (POL-24).
    pub drawn: [u8; ROUNDS],
    /// Backs of the round cards (POL-109).
    pub no_attack_cards: u8,
    pub one_attack_cards: u8,
    pub layouts: Vec<Layout>,
    /// The base game is the first.
    pub situations: Vec<Situation>,
}

/// They are the same for everyone, and long.
impl std::fmt::Debug for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Parts")
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileData {
    pub multiplier: u8,
    /// What a rat is worth on the yellow face, and on the orange one (POL-99).
    pub plain: u8,
    pub advantage: u8,
    /// The letters of an outdoor tile's two sides.
    pub faces: [Tile; 2],
}

/// A printed city.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub id: String,
    pub drawing: Drawing,
    pub city: City,
    /// Which side of each outdoor tile lies up.
    pub faces: [Tile; TILES],
    /// What counts as the fun fair (POL-131).
    pub fair: PlotSet,
    /// Tiles of which some lie face down (POL-149).
    pub hidden: TileSet,
}

/// How a game is set up, and which rules of it differ from the base game. The rules ask for a switch, never for a Situation by
/// name.
#[derive(Clone, Debug, PartialEq)]
pub struct Situation {
    pub id: String,
    /// The fewest and the most at the table (POL-01).
    pub players: (u8, u8),
    /// Its city; without one the table chooses (POL-07, POL-174).
    pub layout: Option<usize>,
    pub marks: [Mark; ROUNDS],
    pub tokens: Tokens,
    /// Rats of each colour (POL-03).
    pub rats: u8,
    /// In so many first rounds the cards are set aside unseen, and cats take a token before they take a tile (POL-122 to POL-125).
    pub blind: u8,
    /// Cards that wait on a round's slot and then lie open (POL-138, POL-139).
    pub stacked: Option<Stacked>,
    /// A round without cards, in which this building is attacked (POL-147, POL-158).
    pub fixed: Option<Fixed>,
    /// Rats may be born (POL-143).
    pub procreation: bool,
    /// For the most rats at the fair (POL-131).
    pub fair_bonus: u8,
    /// One player is the hunter (POL-174).
    pub balthus: bool,
    /// Colours and corners are drawn by lot (POL-134).
    pub lots: bool,
    pub start: Start,
}

/// Which advantages are in the game (POL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tokens {
    /// These.
    Fixed(TileSet),
    /// One more than there are players, from these.
    Drawn { pool: TileSet },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stacked {
    /// Printed, from 1.
    pub round: u8,
    pub cards: TileSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixed {
    pub round: u8,
    pub card: Tile,
}

/// So many rats of one colour on each plot.
pub type StartingRats = [u8; PLOTS];

/// Where rats stand at the start.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// One of every colour on every building (POL-15).
    Everywhere,
    /// The same for everybody (POL-151).
    Together(StartingRats),
    /// A corner for each (POL-136).
    Corners(Vec<StartingRats>),
}

impl Parts {
    pub fn layout(&self, id: &str) -> Option<usize> {
        self.layouts.iter().position(|layout| layout.id == id)
    }

    pub fn situation(&self, id: &str) -> Option<usize> {
        self.situations.iter().position(|situation| situation.id == id)
    }

    pub(crate) fn multipliers(&self) -> Multipliers {
        self.tiles.map(|tile| tile.multiplier)
    }

    /// What a rat is worth on this tile, with this face up (POL-99, POL-100).
    pub fn cheese(&self, tile: Tile, orange: bool) -> u8 {
        let TileData { plain, advantage, .. } = self.tiles[tile.index()];
        if orange { advantage } else { plain }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<TileEntry>,
    outdoor: Vec<OutdoorEntry>,
    hunt: Hunt,
    round_cards: RoundCards,
    layout: Vec<LayoutEntry>,
    situation: Vec<SituationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: String,
    multiplier: u8,
    plain: u8,
    advantage: Option<u8>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OutdoorEntry {
    id: String,
    multiplier: u8,
    faces: Vec<String>,
    cheese: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hunt {
    drawn: [u8; ROUNDS],
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundCards {
    no_attack: u8,
    one_attack: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutEntry {
    id: String,
    rows: Vec<String>,
    #[serde(default)]
    faces: BTreeMap<String, String>,
    #[serde(default)]
    fair: Vec<String>,
    #[serde(default)]
    hidden: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SituationEntry {
    id: String,
    players: (u8, u8),
    layout: Option<String>,
    #[serde(default)]
    marks: Vec<String>,
    tokens: Option<Vec<String>>,
    #[serde(default)]
    pool: Vec<String>,
    rats: u8,
    #[serde(default)]
    blind: u8,
    stacked: Option<StackedEntry>,
    fixed: Option<FixedEntry>,
    #[serde(default)]
    procreation: bool,
    #[serde(default)]
    fair_bonus: u8,
    #[serde(default)]
    balthus: bool,
    #[serde(default)]
    lots: bool,
    start: Option<BTreeMap<String, u8>>,
    #[serde(default)]
    corners: Vec<CornerEntry>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StackedEntry {
    round: u8,
    cards: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FixedEntry {
    round: u8,
    card: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CornerEntry {
    #[serde(rename = "corner")]
    _corner: Remark,
    rats: BTreeMap<String, u8>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

impl table::Parts for Parts {
    const FILE: &'static str = "ratapolis.toml";
    const PRINTED: &'static str = include_str!("../data/ratapolis.toml");

    fn read(text: &str) -> Result<Parts, BadParts> {
        let file: File =
            toml::from_str(text).map_err(|error| BadParts::new(Self::FILE, error.to_string()))?;
        let tiles = tiles(&file.tile, &file.outdoor)?;
        let sizes = tiles.map(|tile| tile.multiplier);
        let layouts: Vec<Layout> =
            file.layout.iter().map(|entry| layout(entry, &tiles, &sizes)).collect::<Result<_, _>>()?;
        let situations: Vec<Situation> =
            file.situation.iter().map(|entry| situation(entry, &layouts)).collect::<Result<_, _>>()?;
        require(file.hunt.drawn.iter().all(|count| (1..=9).contains(count)), "hunt.drawn", || {
            "takes 1 to 9 cards a round".to_owned()
        })?;
        require(situations.first().is_some_and(|first| first.id == "base"), "situation", || {
            "begins with the base game, `base`".to_owned()
        })?;
        for (entry, ids) in [
            ("layout", layouts.iter().map(|layout| &layout.id).collect::<Vec<_>>()),
            ("situation", situations.iter().map(|situation| &situation.id).collect()),
        ] {
            for (place, id) in ids.iter().enumerate() {
                require(!ids[..place].contains(id), entry, || format!("`{id}` is there twice"))?;
            }
        }
        Ok(Parts {
            tiles,
            drawn: file.hunt.drawn,
            no_attack_cards: file.round_cards.no_attack,
            one_attack_cards: file.round_cards.one_attack,
            layouts,
            situations,
        })
    }
}

fn require(holds: bool, entry: &str, problem: impl FnOnce() -> String) -> Result<(), BadParts> {
    if holds { Ok(()) } else { Err(BadParts::new(entry, problem())) }
}

fn tiles(buildings: &[TileEntry], outdoors: &[OutdoorEntry]) -> Result<[TileData; TILES], BadParts> {
    let mut tiles = [TileData::default(); TILES];
    let mut put = |id: &str, data: TileData| -> Result<(), BadParts> {
        let entry = format!("tile {id}");
        let at = tile(&entry, id)?;
        require(tiles[at.index()].multiplier == 0, &entry, || "is there twice".to_owned())?;
        require((1..=3).contains(&data.multiplier), &entry, || "covers 1, 2 or 3 cells".to_owned())?;
        require(data.plain <= 20 && data.advantage <= 20, &entry, || "is worth at most 20".to_owned())?;
        tiles[at.index()] = data;
        Ok(())
    };
    for TileEntry { id, multiplier, plain, advantage, .. } in buildings {
        let has = tile("tile", id)?.advantage().is_some();
        require(advantage.is_some() == has, &format!("tile {id}"), || {
            "has an `advantage` if and only if it is one of the ten".to_owned()
        })?;
        let (multiplier, plain, advantage) = (*multiplier, *plain, advantage.unwrap_or(*plain));
        put(id, TileData { multiplier, plain, advantage, faces: [Tile::A; 2] })?;
    }
    for OutdoorEntry { id, multiplier, faces, cheese, .. } in outdoors {
        let entry = format!("outdoor {id}");
        let letters: Vec<Tile> = faces.iter().map(|face| tile(&entry, face)).collect::<Result<_, _>>()?;
        require(matches!(letters.len(), 1 | 2), &entry, || "has one or two `faces`".to_owned())?;
        let faces = [letters[0], letters[letters.len() - 1]];
        put(id, TileData { multiplier: *multiplier, plain: *cheese, advantage: *cheese, faces })?;
    }
    match Tile::ALL.into_iter().find(|tile| tiles[tile.index()].multiplier == 0) {
        None => Ok(tiles),
        Some(missing) => Err(BadParts::new(format!("tile {missing}"), "is missing")),
    }
}

fn tile(entry: &str, name: &str) -> Result<Tile, BadParts> {
    Tile::from_name(name).ok_or_else(|| BadParts::new(entry, format!("`{name}` is no tile")))
}

fn tile_set(entry: &str, names: &[String]) -> Result<TileSet, BadParts> {
    names.iter().map(|name| tile(entry, name)).collect()
}

fn layout(entry: &LayoutEntry, tiles: &[TileData; TILES], sizes: &Multipliers) -> Result<Layout, BadParts> {
    let name = format!("layout {}", entry.id);
    let drawing = Drawing::from_rows(entry.rows.iter().map(String::as_str));
    let city = drawing.city(sizes, Allow::HolesAndPlaces).map_err(|problems| {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        BadParts::new(name.as_str(), all.join("; "))
    })?;
    let mut faces = Tile::ALL;
    for (outdoor, face) in &entry.faces {
        let (outdoor, face) = (tile(&name, outdoor)?, tile(&name, face)?);
        require(tiles[outdoor.index()].faces.contains(&face), &name, || {
            format!("{outdoor} has no face {face}")
        })?;
        faces[outdoor.index()] = face;
    }
    let fair = tile_set(&name, &entry.fair)?;
    require(fair.minus(city.tiles()).is_empty(), &name, || "has a fair on tiles that it lacks".to_owned())?;
    let hidden = tile_set(&name, &entry.hidden)?;
    require(!hidden.meets(city.tiles()), &name, || "hides tiles that lie face up".to_owned())?;
    require(hidden.minus(TileSet::BUILDINGS).is_empty(), &name, || "hides buildings only".to_owned())?;
    require(hidden.among(TileSet::with_advantage()).is_empty(), &name, || {
        "hides buildings without an advantage".to_owned()
    })?;
    for size in 1..=3 {
        let places = city.places().iter().filter(|&place| city.multiplier(place) == size).count();
        let pool = hidden.iter().filter(|tile| sizes[tile.index()] == size).count();
        require(places <= pool, &name, || format!("has {places} places of size {size} and {pool} tiles"))?;
    }
    Ok(Layout { id: entry.id.clone(), drawing, city, faces, fair: SetOf::from_bits(fair.bits()), hidden })
}

fn situation(entry: &SituationEntry, layouts: &[Layout]) -> Result<Situation, BadParts> {
    let name = format!("situation {}", entry.id);
    let name = name.as_str();
    let (least, most) = entry.players;
    let seats = if entry.balthus { 3..=6 } else { 2..=5 };
    require(seats.contains(&least) && seats.contains(&most) && least <= most, name, || {
        format!("is for {} to {} players", seats.start(), seats.end())
    })?;
    let layout = match &entry.layout {
        None => None,
        Some(id) => {
            let found = layouts.iter().position(|layout| layout.id == *id);
            Some(found.ok_or_else(|| BadParts::new(name, format!("there is no layout `{id}`")))?)
        }
    };
    let mut marks = [Mark::Open; ROUNDS];
    require(matches!(entry.marks.len(), 0 | ROUNDS), name, || "has eight `marks` or none".to_owned())?;
    for (mark, word) in marks.iter_mut().zip(&entry.marks) {
        *mark = Mark::from_name(word).ok_or_else(|| BadParts::new(name, format!("`{word}` is no mark")))?;
    }
    require(marks.iter().any(|&mark| mark != Mark::Closed), name, || "closes all rounds".to_owned())?;
    let tokens = match &entry.tokens {
        Some(names) => Tokens::Fixed(tile_set(name, names)?),
        None => Tokens::Drawn { pool: tile_set(name, &entry.pool)? },
    };
    let (Tokens::Fixed(advantages) | Tokens::Drawn { pool: advantages }) = tokens;
    require(advantages.minus(TileSet::with_advantage()).is_empty(), name, || {
        "has tokens of buildings without an advantage".to_owned()
    })?;
    require((1..=MOST_RATS).contains(&entry.rats), name, || format!("has 1 to {MOST_RATS} rats a colour"))?;
    require(entry.blind <= 4, name, || "is `blind` in the first half only".to_owned())?;
    let city = layout.map(|at| &layouts[at].city);
    let is_played =
        |round: u8| (1..=ROUNDS as u8).contains(&round) && marks[usize::from(round) - 1] != Mark::Closed;
    let lies = |tile: Tile| city.is_some_and(|city| city.tiles().contains(tile) && tile.is_building());
    let stacked = match &entry.stacked {
        None => None,
        Some(StackedEntry { round, cards }) => {
            let cards = tile_set(name, cards)?;
            let fits = (1..=4).contains(round) && is_played(*round) && cards.iter().all(lies);
            require(fits && !cards.is_empty(), name, || {
                "stacks cards of its own city on an open slot of rounds 1 to 4".to_owned()
            })?;
            Some(Stacked { round: *round, cards })
        }
    };
    let fixed = match &entry.fixed {
        None => None,
        Some(FixedEntry { round, card }) => {
            let card = tile(name, card)?;
            require(is_played(*round) && lies(card), name, || {
                "has a fixed card of its own city on an open slot".to_owned()
            })?;
            Some(Fixed { round: *round, card })
        }
    };
    let standing = |rats: &BTreeMap<String, u8>| -> Result<StartingRats, BadParts> {
        let mut standing = [0; PLOTS];
        for (plot, &count) in rats {
            let plot =
                Plot::from_name(plot).filter(|&plot| city.is_some_and(|city| city.plots().contains(plot)));
            let plot = plot.ok_or_else(|| BadParts::new(name, "starts rats on a tile that it lacks"))?;
            let room = city.map_or(0, |city| city.multiplier(plot));
            let colours = if entry.corners.is_empty() { 1 } else { 2 };
            require(count <= room * colours, name, || format!("starts too many rats on {plot}"))?;
            standing[plot.index()] = count;
        }
        let sum: u32 = standing.iter().map(|&count| u32::from(count)).sum();
        require(sum <= u32::from(entry.rats), name, || "starts more rats than a colour has".to_owned())?;
        Ok(standing)
    };
    let start = match (&entry.start, entry.corners.as_slice()) {
        (None, []) => Start::Everywhere,
        (Some(rats), []) => Start::Together(standing(rats)?),
        (None, corners) => {
            require(corners.len() == usize::from(most), name, || "has a corner for everybody".to_owned())?;
            Start::Corners(corners.iter().map(|corner| standing(&corner.rats)).collect::<Result<_, _>>()?)
        }
        (Some(_), _) => return Err(BadParts::new(name, "has `start` or `corners`, not both")),
    };
    if start == Start::Everywhere {
        let buildings = city.map_or(20, |city| city.buildings().len() + city.places().len());
        require(buildings <= entry.rats, name, || "has more buildings than rats of a colour".to_owned())?;
    }
    Ok(Situation {
        id: entry.id.clone(),
        players: entry.players,
        layout,
        marks,
        tokens,
        rats: entry.rats,
        blind: entry.blind,
        stacked,
        fixed,
        procreation: entry.procreation,
        fair_bonus: entry.fair_bonus,
        balthus: entry.balthus,
        lots: entry.lots,
        start,
    })
}
