//! What is printed on the box's parts, read from `ratland.toml` and checked.

use crate::card::{Clan, EventCard, EventKind, EventSet};
use crate::cheese::{Colour, Pieces};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{BadParts, Remark};

pub(crate) const FOOD_CARDS: usize = 9;

/// The box: one copy of it.
#[derive(Clone, PartialEq)]
pub struct Parts {
    pub rats: u8,
    pub cheese: Pieces,
    /// What one drawn piece of each colour does (LAND-65 to LAND-70).
    pub effects: [Effect; 6],
    pub start_rats: u8,
    pub start_cheese: u8,
    pub feeding: Feeding,
    pub bag: Bag,
    /// What cards 1 to 9 show for dump, city and field.
    pub food: [[Pieces; 3]; FOOD_CARDS],
    /// All but the End card.
    pub initial: EventSet,
    pub last: EventSet,
    /// By clan: the base power and the upgraded one.
    pub powers: [[Power; 2]; 12],
}

/// They are the same for everyone, and long.
impl std::fmt::Debug for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Parts")
    }
}

/// What a drawn piece does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    #[serde(default)]
    pub cheese: u8,
    pub rat_to: Option<RatTo>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

/// Where a rat goes that has found something bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RatTo {
    Supply,
    Infirmary,
    Lost,
}

/// What a clan can do that others cannot. The rules ask for a power, never for a clan by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Power {
    /// LAND-152.
    pub extra_draw_dump: u8,
    /// LAND-153, LAND-154: which of the two holds is an option.
    pub one_each_max: u8,
    pub two_for_one_max: u8,
    /// LAND-156, LAND-157.
    pub purple_worth: Option<u8>,
    /// LAND-158, LAND-159.
    pub cheese_total: u8,
    pub cheese_per_rat: u8,
    /// LAND-161, LAND-162.
    pub scavenges: u8,
    /// LAND-164, LAND-165.
    pub conversions: u8,
    /// LAND-170, LAND-171.
    pub ninja: Option<Ninja>,
    /// LAND-174, LAND-175.
    pub births_if_nursery_empty: u8,
    pub extra_births: u8,
    /// LAND-177, LAND-178.
    pub ignores_black: bool,
    pub defence: u8,
    /// LAND-179, LAND-180.
    pub donors: u8,
    /// LAND-167, LAND-168.
    pub moves: u8,
    /// LAND-182, LAND-183.
    pub adds: u8,
    /// LAND-185, LAND-186.
    pub sees_event: bool,
    pub sees_food: bool,
}

impl Power {
    /// No number is so large that rats or cheese could not be counted.
    fn is_sane(&self) -> bool {
        let Power { extra_draw_dump, one_each_max, two_for_one_max, cheese_total, cheese_per_rat, .. } =
            *self;
        let Power { conversions, births_if_nursery_empty, extra_births, defence, donors, .. } = *self;
        let purple = self.purple_worth.unwrap_or(0);
        let sneaked = self.ninja.map_or(0, |ninja| ninja.cheese);
        let drawn = [extra_draw_dump, one_each_max, two_for_one_max, purple, self.scavenges, self.adds];
        let rest = [
            cheese_total,
            cheese_per_rat,
            conversions,
            births_if_nursery_empty,
            extra_births,
            defence,
            donors,
        ];
        drawn.into_iter().chain(rest).chain([sneaked]).all(|number| number <= 20)
    }

    /// Of a player without a clan.
    pub(crate) const NONE: &'static Power = &Power {
        extra_draw_dump: 0,
        one_each_max: 0,
        two_for_one_max: 0,
        purple_worth: None,
        cheese_total: 0,
        cheese_per_rat: 0,
        scavenges: 0,
        conversions: 0,
        ninja: None,
        births_if_nursery_empty: 0,
        extra_births: 0,
        ignores_black: false,
        defence: 0,
        donors: 0,
        moves: 0,
        adds: 0,
        sees_event: false,
        sees_food: false,
    };
}

/// An attack that steals whatever the defence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ninja {
    /// By exactly so many rats.
    pub rats: u8,
    /// Only if the other tunnel is empty.
    pub single_tunnel_only: bool,
    pub cheese: u8,
}

/// How many cheeses so many fed rats cost (LAND-77, LAND-78).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feeding {
    pub steps: Vec<FeedingStep>,
    pub beyond_per_rat: u16,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedingStep {
    pub max: u16,
    pub cost: u16,
}

impl Feeding {
    pub fn cost(&self, fed: u16) -> u16 {
        let step = self.steps.iter().find(|step| fed <= step.max);
        let beyond = |last: &FeedingStep| last.cost + self.beyond_per_rat * (fed - last.max);
        step.map_or_else(|| self.steps.last().map_or(0, beyond), |step| step.cost)
    }
}

/// From how many players on the bag holds more (LAND-122 to LAND-126).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bag {
    pub extra_per_colour_from: u8,
    pub extra_per_colour_to: u8,
    pub two_cards_from: u8,
    pub extra_with_two_cards_from: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

impl Bag {
    /// How many food cards are turned up in a round.
    pub fn cards(&self, seats: u8) -> usize {
        if seats >= self.two_cards_from { 2 } else { 1 }
    }

    /// Whether there is one more piece of each colour shown.
    pub fn has_extra(&self, seats: u8) -> bool {
        (self.extra_per_colour_from..=self.extra_per_colour_to).contains(&seats)
            || seats >= self.extra_with_two_cards_from
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    supply: Supply,
    colours: BTreeMap<String, Effect>,
    start: Start,
    feeding: Feeding,
    bag: Bag,
    food_card: Vec<FoodCard>,
    event: Vec<EventEntry>,
    clans: BTreeMap<String, ClanEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supply {
    rats: u8,
    yellow: u8,
    orange: u8,
    white: u8,
    black: u8,
    purple: u8,
    blue: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    rats: u8,
    cheese: u8,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FoodCard {
    number: usize,
    dump: BTreeMap<String, u8>,
    city: BTreeMap<String, u8>,
    field: BTreeMap<String, u8>,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventEntry {
    id: String,
    kind: String,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClanEntry {
    base: Power,
    upgraded: Power,
    #[serde(rename = "provenance")]
    _provenance: Remark,
}

/// The most pieces of one colour that a card may show for an area: two cards and an extra piece fit a bag.
const MOST_OF_A_COLOUR: u8 = 20;

impl table::Parts for Parts {
    const FILE: &'static str = "ratland.toml";
    const PRINTED: &'static str = include_str!("../data/ratland.toml");

    fn read(text: &str) -> Result<Parts, BadParts> {
        let file: File =
            toml::from_str(text).map_err(|error| BadParts::new(Self::FILE, error.to_string()))?;
        let supply = &file.supply;
        if supply.rats > 120 {
            return Err(BadParts::new("supply.rats", "is at most 120, so that two copies can be counted"));
        }
        if u16::from(file.start.rats) * 6 > u16::from(supply.rats) {
            return Err(BadParts::new(
                "start.rats",
                format!("times 6 is more than the {} rats", supply.rats),
            ));
        }
        let (initial, last) = events(&file.event)?;
        Ok(Parts {
            rats: supply.rats,
            cheese: Pieces::new([
                supply.yellow,
                supply.orange,
                supply.white,
                supply.black,
                supply.purple,
                supply.blue,
            ]),
            effects: effects(&file.colours)?,
            start_rats: file.start.rats,
            start_cheese: file.start.cheese,
            feeding: feeding(file.feeding)?,
            bag: file.bag,
            food: food(&file.food_card)?,
            initial,
            last,
            powers: powers(&file.clans)?,
        })
    }
}

fn effects(colours: &BTreeMap<String, Effect>) -> Result<[Effect; 6], BadParts> {
    let mut effects = [Effect::default(); 6];
    for colour in Colour::ALL {
        let entry = || format!("colours.{colour}");
        let effect = *colours.get(colour.name()).ok_or_else(|| BadParts::new(entry(), "is missing"))?;
        if effect.cheese > 9 {
            return Err(BadParts::new(entry(), "is worth at most 9 cheeses"));
        }
        effects[colour.index()] = effect;
    }
    match colours.keys().find(|name| Colour::from_name(name).is_none()) {
        None => Ok(effects),
        Some(unknown) => Err(BadParts::new(format!("colours.{unknown}"), "is no colour of cheese")),
    }
}

fn feeding(feeding: Feeding) -> Result<Feeding, BadParts> {
    let rises = |pair: &[FeedingStep]| pair[0].max < pair[1].max && pair[0].cost <= pair[1].cost;
    if feeding.steps.is_empty() || !feeding.steps.windows(2).all(rises) {
        return Err(BadParts::new("feeding.steps", "rise from row to row"));
    }
    if feeding.steps.iter().any(|step| step.cost > 1000) || feeding.beyond_per_rat > 100 {
        return Err(BadParts::new("feeding", "costs at most 1000, and 100 for each further rat"));
    }
    Ok(feeding)
}

fn food(cards: &[FoodCard]) -> Result<[[Pieces; 3]; FOOD_CARDS], BadParts> {
    let mut food = [[Pieces::NONE; 3]; FOOD_CARDS];
    if cards.len() != FOOD_CARDS {
        return Err(BadParts::new("food_card", format!("is there {} times, not {FOOD_CARDS}", cards.len())));
    }
    for (index, card) in cards.iter().enumerate() {
        if card.number != index + 1 {
            return Err(BadParts::new(
                "food_card",
                format!("{} stands where {} should", card.number, index + 1),
            ));
        }
        for (area, (name, shown)) in
            [("dump", &card.dump), ("city", &card.city), ("field", &card.field)].into_iter().enumerate()
        {
            let entry = || format!("food_card {}, {name}", card.number);
            for (colour, &count) in shown {
                let colour = Colour::from_name(colour)
                    .ok_or_else(|| BadParts::new(entry(), format!("`{colour}` is no colour of cheese")))?;
                if count > MOST_OF_A_COLOUR {
                    return Err(BadParts::new(entry(), format!("at most {MOST_OF_A_COLOUR} {colour}")));
                }
                food[index][area].set(colour, count);
            }
        }
    }
    Ok(food)
}

/// LAND-09: seven of each kind, the End card being a final one.
fn events(entries: &[EventEntry]) -> Result<(EventSet, EventSet), BadParts> {
    let (mut initial, mut last) = (EventSet::NONE, EventSet::NONE);
    for EventEntry { id, kind, .. } in entries {
        let entry = || format!("event {id}");
        let card = EventCard::from_name(id).ok_or_else(|| BadParts::new(entry(), "is no event"))?;
        if initial.contains(card) || last.contains(card) {
            return Err(BadParts::new(entry(), "is there twice"));
        }
        match EventKind::from_name(kind) {
            Some(EventKind::Initial) => initial = initial.with(card),
            Some(EventKind::Final) => last = last.with(card),
            None => return Err(BadParts::new(entry(), "is initial or final")),
        }
    }
    if !last.contains(EventCard::EndOfGame) {
        return Err(BadParts::new("event end_of_game", "is a final event"));
    }
    if initial.len() != 7 || last.len() != 7 {
        return Err(BadParts::new("event", "seven are initial and seven are final"));
    }
    Ok((initial, last))
}

fn powers(clans: &BTreeMap<String, ClanEntry>) -> Result<[[Power; 2]; 12], BadParts> {
    let mut powers = [[Power::default(); 2]; 12];
    for clan in Clan::ALL {
        let entry = || format!("clans.{clan}");
        let found = clans.get(clan.name()).ok_or_else(|| BadParts::new(entry(), "is missing"))?;
        for power in [&found.base, &found.upgraded] {
            if power.moves > 3 {
                return Err(BadParts::new(entry(), "moves at most 3 rats"));
            }
            if !power.is_sane() {
                return Err(BadParts::new(entry(), "has no number above 20"));
            }
        }
        powers[clan.index()] = [found.base, found.upgraded];
    }
    match clans.keys().find(|name| Clan::from_name(name).is_none()) {
        None => Ok(powers),
        Some(unknown) => Err(BadParts::new(format!("clans.{unknown}"), "is no clan")),
    }
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
        assert_eq!(parts.cheese.len(), 80);
        assert_eq!(parts.food.iter().flatten().filter(|area| area.len() != 12).count(), 0);
        assert_eq!(parts.food[3][0].to_string(), "y9 k3");
    }

    #[test]
    fn a_wrong_entry_is_named() {
        assert_eq!(
            broken("rats = 115", "rats = 200"),
            "supply.rats: is at most 120, so that two copies can be counted"
        );
        assert_eq!(broken("number = 4", "number = 3"), "food_card: 3 stands where 4 should");
        assert_eq!(broken("yellow = 9", "mauve = 9"), "food_card 4, dump: `mauve` is no colour of cheese");
        assert_eq!(broken("id = \"drunk\"", "id = \"tipsy\""), "event tipsy: is no event");
        assert_eq!(
            broken("kind = \"initial\"", "kind = \"final\""),
            "event: seven are initial and seven are final"
        );
        assert_eq!(broken("[clans.seers]", "[clans.psychics]"), "clans.seers: is missing");
        assert!(broken("moves = 1", "jumps = 1").contains("jumps"));
    }

    #[test]
    fn feeding_costs_as_printed() {
        let parts = Parts::read(Parts::PRINTED).unwrap();
        let cost = |fed| parts.feeding.cost(fed);
        assert_eq!([0, 3, 4, 7, 12, 20, 24, 25, 30].map(cost), [0, 0, 1, 3, 4, 7, 9, 10, 15]);
    }
}
