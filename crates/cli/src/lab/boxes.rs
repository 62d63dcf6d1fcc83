//! Boxes that print something else: the shipped file with some values replaced, read and checked as anybody's data pack is.

use crate::failure::Failure;
use crate::playable::Playable;
use table::Printed;
use toml::Value;

/// A value by its path in the file: `start.rats`, `scoring.influence.0`, `tile.Q.plain`, `food_card.3.city.purple`.
pub(super) type Set = Vec<(String, Value)>;

/// What an entry of a list is called by.
const NAMES: [&str; 4] = ["id", "number", "players", "copy"];

/// The box with these values. Where they are what it prints anyway it is the same box, to the byte.
pub(super) fn with<G: Playable>(
    shipped: &Printed<G::Parts>,
    set: &[(String, Value)],
) -> Result<Printed<G::Parts>, Failure> {
    let text = replaced(shipped.text(), set).map_err(Failure::Usage)?;
    match text {
        None => Ok(shipped.clone()),
        Some(text) => Printed::read(&text).map_err(|bad| {
            let changes: Vec<String> = set.iter().map(|(path, value)| format!("{path} = {value}")).collect();
            Failure::Usage(format!("a box with {} cannot be: {bad}", changes.join(", ")))
        }),
    }
}

/// `None`: nothing is changed by it.
fn replaced(text: &str, set: &[(String, Value)]) -> Result<Option<String>, String> {
    let mut file: toml::Table = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut changes = false;
    for (path, value) in set {
        let mut steps = path.split('.');
        let first = steps.next().unwrap_or_default();
        let entry = file.get_mut(first).ok_or_else(|| format!("`{path}`: the file has no `{first}`"))?;
        let place = steps.try_fold(entry, |entry, step| {
            inside(entry, step).ok_or_else(|| format!("`{path}`: there is no `{step}`"))
        })?;
        if place.type_str() != value.type_str() {
            let (is, given) = (place.type_str(), value.type_str());
            return Err(format!("`{path}`: the box prints {is} there, and not {given}"));
        }
        changes |= place != value;
        *place = value.clone();
    }
    if changes { toml::to_string(&file).map(Some).map_err(|error| error.to_string()) } else { Ok(None) }
}

fn inside<'a>(entry: &'a mut Value, step: &str) -> Option<&'a mut Value> {
    match entry {
        Value::Table(table) => table.get_mut(step),
        Value::Array(list) => {
            let place = if list.iter().all(Value::is_table) {
                list.iter().position(|entry| is_called(entry, step))?
            } else {
                step.parse().ok()?
            };
            list.get_mut(place)
        }
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            None
        }
    }
}

fn is_called(entry: &Value, name: &str) -> bool {
    NAMES.iter().filter_map(|field| entry.get(field)).any(|value| match value {
        Value::String(text) => text == name,
        Value::Integer(number) => number.to_string() == name,
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{ratapolis, rattus_cartus};

    fn set(path: &str, value: i64) -> Set {
        vec![(path.to_owned(), Value::Integer(value))]
    }

    #[test]
    fn values_are_found_by_their_path() {
        let shipped = Printed::<rattus_cartus::Parts>::shipped();
        let parts = with::<rattus_cartus::State>(&shipped, &set("start.rats", 7)).unwrap();
        assert!(parts.text().contains("rats = 7") && parts.digest() != shipped.digest());
        for path in ["scoring.influence.0", "building.farm.premium.n", "building.farm.privileges.1.cards"] {
            assert!(replaced(shipped.text(), &set(path, 8)).unwrap().is_some(), "{path}");
        }
        let same = with::<rattus_cartus::State>(&shipped, &set("start.rats", 10)).unwrap();
        assert_eq!(same.digest(), shipped.digest(), "what is printed anyway is no other box");
    }

    #[test]
    fn what_is_not_there_or_cannot_be_is_refused_with_the_reason() {
        let shipped = Printed::<ratapolis::Parts>::shipped();
        let why = |path: &str, value| replaced(shipped.text(), &[(path.to_owned(), value)]).unwrap_err();
        assert!(why("tile.X.plain", Value::Integer(1)).contains("there is no `X`"));
        assert!(why("cheese", Value::Integer(1)).contains("no `cheese`"));
        assert!(why("tile.Q.plain", Value::Boolean(true)).contains("integer"));
        let refused =
            with::<ratapolis::State>(&shipped, &set("tile.Q.multiplier", 9)).unwrap_err().to_string();
        assert!(refused.contains("tile.Q.multiplier = 9"), "{refused}");
    }
}
