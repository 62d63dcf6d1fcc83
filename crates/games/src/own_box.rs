//! A box as its owner has it: what is printed value by value, in what it differs from the one that ships, and what may stand where
//! something does not fit. All of it goes by the file's structure and by the game's own checks; nothing here knows a game.
//!
//! A value has a path: the names on the way to it with dots between them. In a list of things that have a name of their own, such as
//! `id` or `number`, that name stands for the place, and in every other list its number from 1 on: `building.farm.privileges.3.rats`.

use crate::pack::MOST_BOX_BYTES;
use std::collections::{BTreeMap, BTreeSet};
use table::{BadParts, Game, OptionValue, Parts};
use toml::{Table, Value};

/// What names a thing in a list of such things.
const NAMES: [&str; 5] = ["id", "number", "copy", "players", "corner"];
/// For people: where a value comes from. It is no value.
const PROVENANCE: &str = "provenance";
/// What stands beside or under it, added up. It is no value of its own.
const TOTAL: &str = "total";
/// No number in a box is larger than this one, which is a time.
const LARGEST: i64 = 10_000;
/// How many corrections are looked at one by one to find the one that does not fit.
const MOST_SUSPECTS: usize = 24;

/// Something that a box prints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedValue {
    pub path: String,
    pub value: OptionValue,
    /// Where it comes from, in the words of the file.
    pub provenance: Option<String>,
}

/// Something in which a box is not like the one that ships. None: it is not there at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub path: String,
    pub standard: Option<OptionValue>,
    pub here: Option<OptionValue>,
}

/// An owner says what is printed in truth. None: nothing is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    pub path: String,
    pub value: Option<OptionValue>,
}

/// A box that breaks a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    pub bad: BadParts,
    /// The correction that breaks it, if it is one alone.
    pub path: Option<String>,
    /// From what to what a number may stand there, all others being as they are.
    pub fits: Option<(i64, i64)>,
}

impl From<BadParts> for Unfit {
    fn from(bad: BadParts) -> Unfit {
        Unfit { bad, path: None, fits: None }
    }
}

/// The file of a box: this one, with these corrections, in one form, so that equal boxes have one name. What differs from the
/// standard box in nothing is the standard box. It has been read once and breaks no rule.
pub fn read_box<G: Game>(file: &str, corrections: &[Correction]) -> Result<String, Unfit> {
    if file.len() > MOST_BOX_BYTES {
        let problem = format!("has more than {MOST_BOX_BYTES} bytes; a box has some thousand");
        return Err(BadParts::new(G::Parts::FILE, problem).into());
    }
    let table = table_of::<G>(file)?;
    let mut corrected = table.clone();
    corrections.iter().try_for_each(|correction| correct(&mut corrected, correction))?;
    let text = if corrections.is_empty() { file.to_owned() } else { written(&corrected) };
    if let Err(bad) = G::Parts::read(&text) {
        return Err(culprit::<G>(&table, corrections, bad));
    }
    let standard = table_of::<G>(G::Parts::PRINTED)?;
    let text = written(&corrected);
    if leaves(&corrected) == leaves(&standard) {
        return Ok(G::Parts::PRINTED.to_owned());
    }
    if text.len() > MOST_BOX_BYTES {
        return Err(BadParts::new(G::Parts::FILE, format!("has more than {MOST_BOX_BYTES} bytes")).into());
    }
    Ok(text)
}

/// Everything that a box prints, in the order of its file's names.
pub fn printed_values<G: Game>(file: &str) -> Vec<PrintedValue> {
    let Ok(table) = table_of::<G>(file) else { return Vec::new() };
    let mut found = Vec::new();
    walk(&Value::Table(table), "", None, &mut |path, value, provenance| {
        found.push(PrintedValue {
            path: path.to_owned(),
            value: value.clone(),
            provenance: provenance.map(str::to_owned),
        });
    });
    found
}

/// In what a box is not like the one that ships: the one place where this is worked out.
pub fn differences<G: Game>(file: &str) -> Vec<Difference> {
    if file == G::Parts::PRINTED {
        return Vec::new();
    }
    let (Ok(standard), Ok(here)) = (table_of::<G>(G::Parts::PRINTED), table_of::<G>(file)) else {
        return Vec::new();
    };
    let (standard, here) = (leaves(&standard), leaves(&here));
    let paths: BTreeSet<&String> = standard.keys().chain(here.keys()).collect();
    let difference = |path: &String| Difference {
        path: path.clone(),
        standard: standard.get(path).cloned(),
        here: here.get(path).cloned(),
    };
    paths.into_iter().map(difference).filter(|one| one.standard != one.here).collect()
}

fn table_of<G: Game>(text: &str) -> Result<Table, BadParts> {
    text.parse().map_err(|error: toml::de::Error| BadParts::new(G::Parts::FILE, error.to_string()))
}

fn written(table: &Table) -> String {
    // Whatever was read can be written.
    toml::to_string(table).unwrap_or_default()
}

fn leaves(table: &Table) -> BTreeMap<String, OptionValue> {
    let mut found = BTreeMap::new();
    walk(&Value::Table(table.clone()), "", None, &mut |path, value, _| {
        found.insert(path.to_owned(), value.clone());
    });
    found
}

/// Shows every value with its path and with what the nearest table around it says of where it comes from.
fn walk(
    value: &Value,
    path: &str,
    provenance: Option<&str>,
    show: &mut impl FnMut(&str, &OptionValue, Option<&str>),
) {
    match value {
        Value::Table(table) => {
            let provenance = table.get(PROVENANCE).and_then(Value::as_str).or(provenance);
            for (name, value) in table {
                // What names a thing in its list is in the path.
                let named = NAMES.contains(&name.as_str()) && path.ends_with(&format!(".{}", word(value)));
                if name != PROVENANCE && name != TOTAL && !named {
                    walk(value, &joined(path, name), provenance, show);
                }
            }
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                walk(value, &joined(path, &place(value, index)), provenance, show);
            }
        }
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            show(path, &leaf(value), provenance);
        }
    }
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

/// What a thing in a list is called.
fn place(value: &Value, index: usize) -> String {
    let own = value.as_table().and_then(|table| NAMES.iter().find_map(|name| table.get(*name)));
    own.map_or_else(|| (index + 1).to_string(), word)
}

fn word(value: &Value) -> String {
    leaf(value).to_string()
}

fn leaf(value: &Value) -> OptionValue {
    match value {
        Value::Integer(number) => OptionValue::Number(*number),
        Value::Boolean(flag) => OptionValue::Flag(*flag),
        Value::String(word) => OptionValue::Word(word.clone()),
        // No box has these; whatever they are, they are shown.
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => {
            OptionValue::Word(value.to_string())
        }
    }
}

fn correct(table: &mut Table, correction: &Correction) -> Result<(), BadParts> {
    let mut whole = Value::Table(std::mem::take(table));
    let done = correct_in(&mut whole, correction);
    if let Value::Table(corrected) = whole {
        *table = corrected;
    }
    add_up(table);
    done
}

fn correct_in(whole: &mut Value, Correction { path, value }: &Correction) -> Result<(), BadParts> {
    let nowhere = || BadParts::new(path.clone(), "is nothing that this box prints");
    let (way, last) = path.rsplit_once('.').unwrap_or(("", path));
    let mut at = whole;
    for name in way.split('.').filter(|name| !name.is_empty()) {
        let next = match at {
            Value::Table(inner) => inner.get_mut(name),
            Value::Array(list) => {
                let found = list.iter().enumerate().position(|(index, one)| place(one, index) == name);
                found.and_then(|found| list.get_mut(found))
            }
            Value::String(_)
            | Value::Integer(_)
            | Value::Float(_)
            | Value::Boolean(_)
            | Value::Datetime(_) => None,
        };
        at = next.ok_or_else(nowhere)?;
    }
    match at {
        Value::Array(list) => {
            let number = last.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let found = number.and_then(|number| list.get_mut(number));
            let (Some(found), Some(value)) = (found, value) else { return Err(nowhere()) };
            *found = of_kind(found, value).ok_or_else(|| wrong_kind(path))?;
        }
        Value::Table(_)
            if last.is_empty() || last == PROVENANCE || last == TOTAL || NAMES.contains(&last) =>
        {
            return Err(nowhere());
        }
        Value::Table(inner) => match (inner.get(last), value) {
            (_, None) => drop(inner.remove(last)),
            (Some(found), Some(value)) => {
                let value = of_kind(found, value).ok_or_else(|| wrong_kind(path))?;
                inner.insert(last.to_owned(), value);
            }
            (None, Some(value)) => drop(inner.insert(last.to_owned(), value_of(value))),
        },
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            return Err(nowhere());
        }
    }
    Ok(())
}

fn wrong_kind(path: &str) -> BadParts {
    BadParts::new(path, "is printed as something of another kind")
}

fn of_kind(found: &Value, value: &OptionValue) -> Option<Value> {
    let value = value_of(value);
    found.same_type(&value).then_some(value)
}

fn value_of(value: &OptionValue) -> Value {
    match value {
        OptionValue::Flag(flag) => Value::Boolean(*flag),
        OptionValue::Number(number) => Value::Integer(*number),
        OptionValue::Word(word) => Value::String(word.clone()),
    }
}

/// Whatever is called a total follows from what it is the total of; it is what this comes to.
fn add_up(table: &mut Table) -> Option<i64> {
    let mut sum: Option<i64> = None;
    let mut add = |number: i64| sum = Some(sum.unwrap_or(0).saturating_add(number));
    for (name, value) in table.iter_mut() {
        let Value::Table(inner) = value else { continue };
        if name == "counts" {
            inner.iter().filter_map(|(_, count)| count.as_integer()).for_each(&mut add);
        } else if let Some(total) = add_up(inner) {
            add(total);
        }
    }
    let total = table.get_mut(TOTAL)?;
    *total = Value::Integer(sum?);
    sum
}

/// Which correction it is that does not fit: the box is good without it. The last ones are suspected first.
fn culprit<G: Game>(table: &Table, corrections: &[Correction], bad: BadParts) -> Unfit {
    for (index, suspect) in corrections.iter().enumerate().rev().take(MOST_SUSPECTS) {
        let mut others = table.clone();
        let rest = corrections.iter().enumerate().filter(|(other, _)| *other != index);
        if rest.map(|(_, other)| correct(&mut others, other)).any(|done| done.is_err())
            || !is_good::<G>(&others)
        {
            continue;
        }
        let fits = matches!(suspect.value, Some(OptionValue::Number(_)))
            .then(|| fits::<G>(&others, &suspect.path))
            .flatten();
        return Unfit { bad, path: Some(suspect.path.clone()), fits };
    }
    Unfit { bad, path: None, fits: None }
}

fn is_good<G: Game>(table: &Table) -> bool {
    G::Parts::read(&written(table)).is_ok()
}

/// The numbers that may stand there are those around the one that does.
fn fits<G: Game>(good: &Table, path: &str) -> Option<(i64, i64)> {
    let Some(OptionValue::Number(here)) = leaves(good).remove(path) else { return None };
    let takes = |number: i64| {
        let mut table = good.clone();
        let value = Some(OptionValue::Number(number));
        correct(&mut table, &Correction { path: path.to_owned(), value }).is_ok() && is_good::<G>(&table)
    };
    let end = |mut inside: i64, mut outside: i64| {
        if takes(outside) {
            return outside;
        }
        while inside.abs_diff(outside) > 1 {
            let middle = i64::midpoint(inside, outside);
            if takes(middle) { inside = middle } else { outside = middle }
        }
        inside
    };
    let (least, most) = (end(here, 0.min(here)), end(here, LARGEST.max(here)));
    Some((least, most))
}
