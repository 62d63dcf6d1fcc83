//! What is printed on the box's parts: `data/rattus-cartus.toml`, or the file an owner puts in its place.

use crate::building::{BUILDING_CARDS, BUILDINGS, Building, BuildingCard, BuildingSet, COPIES, USED};
use crate::card::{Card, Class, NUNS, SPECIALS, Special};
use crate::cards::{Cards, MOST_OF_A_POPULATION_CARD, MOST_OF_A_SPECIAL_CARD};
use crate::size::{MOST_BUILDINGS, MOST_PLAYERS, MOST_REPLACEMENTS, NUN_ROW, POPULATION, ROW};
use serde::Deserialize;
use table::{BadParts, Remark};

#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    pub start_rats: u8,
    pub start_hand: u8,
    /// All 84 population cards.
    pub population: Cards,
    /// By kind: the five open piles at the start (CART-12).
    pub supply: [u8; SPECIALS],
    /// For two to five players (CART-14, CART-15, CART-19).
    tables: [Table; 4],
    pub scoring: Scoring,
    pub recommended: BuildingSet,
    /// Of each building: the premium and the standard action.
    actions: [[Action; 2]; BUILDINGS],
    privileges: [Privilege; BUILDING_CARDS],
}

impl Parts {
    pub fn table(&self, players: u8) -> &Table {
        &self.tables[players as usize - 2]
    }

    pub fn action(&self, building: Building, premium: bool) -> Action {
        self.actions[building.index()][usize::from(!premium)]
    }

    pub fn privilege(&self, card: BuildingCard) -> Privilege {
        self.privileges[card.index()]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    players: u8,
    /// Building cards revealed in a round.
    pub row: u8,
    /// Building cards laid aside to replace one of the row.
    pub replacement: u8,
    pub rounds: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

/// What the upper-left corner of a building card gives (CART-30 to CART-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Privilege {
    pub cards: u8,
    pub rats: u8,
    pub looks: u8,
}

/// What a visitor may do in a building (CART-90 to CART-110).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Only the protection (CART-103).
    #[default]
    None,
    GainPoints {
        n: u8,
    },
    /// From an open pile.
    Take {
        card: TakenCard,
        n: u8,
    },
    DiscardRats {
        n: u8,
    },
    Hospital {
        free_rats: u8,
        most_cards: u8,
    },
    GuardTower {
        n: u8,
    },
    /// From the population deck.
    Draw {
        n: u8,
    },
    /// A card for so many points of influence gained this round.
    DrawPerInfluence {
        per: u8,
    },
    Look {
        n: u8,
    },
}

/// A special card, as the file names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct TakenCard(pub Special);

impl<'de> Deserialize<'de> for TakenCard {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TakenCard, D::Error> {
        let name = String::deserialize(deserializer)?;
        let special = Special::from_name(&name);
        special.map(TakenCard).ok_or_else(|| serde::de::Error::custom(format!("`{name}` is in no pile")))
    }
}

/// CART-124 to CART-136.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub influence: [u8; 3],
    pub most: u8,
    pub most_tied: u8,
    pub gold_first: u8,
    pub gold_second: u8,
    pub gold_first_shared: u8,
    pub gold_second_with_two_players: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    start: Start,
    population: Population,
    supply: Supply,
    table: Vec<Table>,
    scoring: Scoring,
    recommended_set: Recommended,
    building: Vec<BuildingEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    rats: u8,
    hand: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Population {
    cards_by_nuns: [u8; NUNS],
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supply {
    joker: u8,
    pass: u8,
    flute: u8,
    sword: u8,
    gold: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recommended {
    buildings: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: String,
    premium: Action,
    standard: Action,
    privileges: Vec<PrivilegeEntry>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivilegeEntry {
    copy: u8,
    cards: u8,
    rats: u8,
    looks: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

/// What one effect gives at most: more would not be told from a slip of the pen.
const MOST: u8 = 20;

impl table::Parts for Parts {
    const FILE: &'static str = "rattus-cartus.toml";
    const PRINTED: &'static str = include_str!("../data/rattus-cartus.toml");

    fn read(text: &str) -> Result<Parts, BadParts> {
        let file: File =
            toml::from_str(text).map_err(|error| BadParts::new(Self::FILE, error.to_string()))?;
        let most_dealt = (POPULATION - NUN_ROW) / MOST_PLAYERS;
        if usize::from(file.start.hand) > most_dealt {
            return Err(BadParts::new(
                "start.hand",
                format!("is at most {most_dealt}, so that five can be dealt"),
            ));
        }
        if file.start.rats > 100 {
            return Err(BadParts::new("start.rats", "is at most 100"));
        }
        let (actions, privileges) = buildings(&file.building)?;
        Ok(Parts {
            start_rats: file.start.rats,
            start_hand: file.start.hand,
            population: population(&file.population)?,
            supply: supply(&file.supply)?,
            tables: tables(&file.table)?,
            scoring: scoring(file.scoring)?,
            recommended: recommended(&file.recommended_set)?,
            actions,
            privileges,
        })
    }
}

fn population(population: &Population) -> Result<Cards, BadParts> {
    let entry = "population.cards_by_nuns";
    let counts = population.cards_by_nuns;
    if counts.iter().map(|&count| usize::from(count)).sum::<usize>() * Class::ALL.len() != POPULATION {
        return Err(BadParts::new(entry, format!("make {POPULATION} cards in six classes")));
    }
    if counts.iter().any(|&count| count > MOST_OF_A_POPULATION_CARD) {
        return Err(BadParts::new(entry, format!("are at most {MOST_OF_A_POPULATION_CARD}")));
    }
    let mut all = Cards::NONE;
    for class in Class::ALL {
        for (nuns, &count) in (0..).zip(&counts) {
            all += Card::population(class, nuns).map_or(Cards::NONE, |card| Cards::some(card, count));
        }
    }
    Ok(all)
}

fn supply(supply: &Supply) -> Result<[u8; SPECIALS], BadParts> {
    let Supply { joker, pass, flute, sword, gold, .. } = *supply;
    let piles = [joker, pass, flute, sword, gold];
    match piles.iter().zip(Special::ALL).find(|(count, _)| **count > MOST_OF_A_SPECIAL_CARD) {
        None => Ok(piles),
        Some((_, special)) => {
            Err(BadParts::new(format!("supply.{special}"), format!("is at most {MOST_OF_A_SPECIAL_CARD}")))
        }
    }
}

fn tables(tables: &[Table]) -> Result<[Table; 4], BadParts> {
    let mut all = [Table::default(); 4];
    if !tables.iter().map(|table| table.players).eq(2..=MOST_PLAYERS as u8) {
        return Err(BadParts::new("table", "one for 2, 3, 4 and 5 players, in this order"));
    }
    for (slot, table) in all.iter_mut().zip(tables) {
        let entry = || format!("table for {}", table.players);
        let deck = usize::from(table.row) * usize::from(table.rounds);
        if !(2..=ROW).contains(&usize::from(table.row)) || table.rounds == 0 {
            return Err(BadParts::new(entry(), format!("2 to {ROW} cards in a row, for some rounds")));
        }
        if deck + usize::from(table.replacement) != USED {
            return Err(BadParts::new(entry(), format!("uses {USED} building cards in all")));
        }
        // With a whole building in it, a deck always has a card that ends a replacement (CART-23).
        if !(COPIES..=MOST_REPLACEMENTS).contains(&usize::from(table.replacement)) || deck > MOST_BUILDINGS {
            return Err(BadParts::new(entry(), format!("{COPIES} to {MOST_REPLACEMENTS} replacements")));
        }
        *slot = *table;
    }
    Ok(all)
}

fn scoring(scoring: Scoring) -> Result<Scoring, BadParts> {
    let [first, second, third] = scoring.influence;
    let gold = [scoring.gold_first, scoring.gold_second, scoring.gold_first_shared];
    let rest = [scoring.most, scoring.most_tied, scoring.gold_second_with_two_players];
    if !(first >= second && second >= third && gold.into_iter().chain(rest).chain([first]).all(|n| n <= 100))
    {
        return Err(BadParts::new("scoring", "falls from first to third, and nothing is above 100"));
    }
    Ok(scoring)
}

fn recommended(entry: &Recommended) -> Result<BuildingSet, BadParts> {
    let mut set = BuildingSet::NONE;
    for id in &entry.buildings {
        set = set.union(BuildingSet::of_building(building(id)?));
    }
    if set.can_be_played_with() {
        Ok(set)
    } else {
        Err(BadParts::new("recommended_set", "is one building of each class"))
    }
}

fn building(id: &str) -> Result<Building, BadParts> {
    Building::from_name(id).ok_or_else(|| BadParts::new(format!("building {id}"), "is no building"))
}

type Printed = ([[Action; 2]; BUILDINGS], [Privilege; BUILDING_CARDS]);

fn buildings(entries: &[BuildingEntry]) -> Result<Printed, BadParts> {
    let mut actions = [[Action::None; 2]; BUILDINGS];
    let mut privileges = [Privilege::default(); BUILDING_CARDS];
    let mut found = BuildingSet::NONE;
    for BuildingEntry { id, premium, standard, privileges: corner, .. } in entries {
        let building = building(id)?;
        let entry = || format!("building {id}");
        for action in [premium, standard] {
            check_action(action).map_err(|problem| BadParts::new(entry(), problem))?;
        }
        actions[building.index()] = [*premium, *standard];
        if !corner.iter().map(|entry| usize::from(entry.copy)).eq(1..=COPIES) {
            return Err(BadParts::new(entry(), "has privileges of copies 1 to 5, in this order"));
        }
        for &PrivilegeEntry { copy, cards, rats, looks, .. } in corner {
            if cards > MOST || rats > MOST || usize::from(looks) > NUN_ROW {
                return Err(BadParts::new(entry(), format!("copy {copy} gives more than can be meant")));
            }
            let Some(card) = BuildingCard::new(building, copy) else { continue };
            if found.contains(card) {
                return Err(BadParts::new(entry(), "is there twice"));
            }
            found = found.with(card);
            privileges[card.index()] = Privilege { cards, rats, looks };
        }
    }
    match Building::ALL
        .into_iter()
        .find(|&building| found.among(BuildingSet::of_building(building)).is_empty())
    {
        None => Ok((actions, privileges)),
        Some(missing) => Err(BadParts::new(format!("building {missing}"), "is missing")),
    }
}

fn check_action(action: &Action) -> Result<(), &'static str> {
    let right = match *action {
        Action::None => true,
        Action::GainPoints { n }
        | Action::DiscardRats { n }
        | Action::Draw { n }
        | Action::Take { n, .. } => (1..=MOST).contains(&n),
        Action::Hospital { free_rats, most_cards } => free_rats <= MOST && most_cards <= MOST,
        Action::GuardTower { n } => (1..=MOST).contains(&n),
        Action::DrawPerInfluence { per } => (1..=MOST).contains(&per),
        Action::Look { n } => (1..=NUN_ROW as u8).contains(&n),
    };
    if right { Ok(()) } else { Err("does something, and not more than can be meant") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Parts as _;

    fn broken(from: &str, to: &str) -> String {
        assert!(Parts::PRINTED.contains(from), "{from}");
        Parts::read(&Parts::PRINTED.replacen(from, to, 1)).unwrap_err().to_string()
    }

    #[test]
    fn the_shipped_file_is_right() {
        let parts = Parts::read(Parts::PRINTED).unwrap();
        assert_eq!(parts.population.len(), 84);
        assert_eq!(parts.population.iter().map(|card| u32::from(card.nuns())).sum::<u32>(), 168);
        assert_eq!(parts.supply.iter().map(|&count| u32::from(count)).sum::<u32>(), 66);
        assert_eq!(parts.action(Building::Palace, true), Action::GainPoints { n: 2 });
        assert_eq!(parts.action(Building::Brewery, false), Action::DrawPerInfluence { per: 2 });
    }

    /// "Why these values are reasonable": a card is worth 1, a rat or a look 2, and every privilege totals 4.
    #[test]
    fn privileges_balance_and_come_as_often_as_the_rules_file_says() {
        let parts = Parts::read(Parts::PRINTED).unwrap();
        let times = |cards, rats, looks| {
            parts.privileges.iter().filter(|&&it| it == Privilege { cards, rats, looks }).count()
        };
        let kinds = [(4, 0, 0), (2, 1, 0), (2, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)];
        assert_eq!(kinds.map(|(cards, rats, looks)| times(cards, rats, looks)), [16, 15, 14, 13, 1, 1]);
        assert!(parts.privileges.iter().all(|it| it.cards + 2 * it.rats + 2 * it.looks == 4));
    }

    #[test]
    fn a_wrong_entry_is_named() {
        assert_eq!(
            broken("[4, 2, 2, 2, 4]", "[4, 2, 2, 2, 5]"),
            "population.cards_by_nuns: make 84 cards in six classes"
        );
        assert_eq!(broken("[4, 2, 2, 2, 4]", "[8, 2, 2, 2, 0]"), "population.cards_by_nuns: are at most 7");
        assert_eq!(broken("sword = 12", "sword = 16"), "supply.sword: is at most 15");
        assert_eq!(broken("rounds = 10", "rounds = 9"), "table for 2: uses 30 building cards in all");
        assert_eq!(broken("id = \"farm\"", "id = \"brewery\""), "building brewery: is there twice");
        assert_eq!(
            broken("\"farm\", \"m", "\"office\", \"m"),
            "recommended_set: is one building of each class"
        );
        assert_eq!(broken("id = \"castle\"", "id = \"moat\""), "building moat: is no building");
        assert_eq!(broken("hand = 5", "hand = 16"), "start.hand: is at most 15, so that five can be dealt");
        assert_eq!(
            broken("n = 4", "n = 40"),
            "building farm: does something, and not more than can be meant"
        );
        assert!(broken("looks = 0", "peeks = 0").contains("peeks"));
    }
}
