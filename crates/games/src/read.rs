//! Reading a record file that anybody may have written.
//!
//! The bytes are read twice: once for the game's name, wherever it stands, and once as a record of that game, each
//! decision being read as it comes by. Nothing is kept that a true record would not have, so that a file costs at
//! most a few times its own size.

use crate::GameId;
use crate::pack::MOST_BOX_BYTES;
use crate::record::{FORMAT, VERSION, Written};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use table::{
    BySeat, Entry, Game, MOST_SEATS, Misread, OptionKind, OptionValue, Options, Printed, Record, Seat,
    Standing,
};

/// The largest file that is read at all.
pub const MOST_BYTES: usize = 4 << 20;
/// The longest match that is read. The longest of a million simulated ones had a few thousand decisions.
pub const MOST_ENTRIES: usize = 100_000;
/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 64;
/// A message quotes a file in part only: the file may be all one word.
const LONGEST_MESSAGE: usize = 300;

/// A file that is not a record, with the place where it stops being one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct BadFile {
    pub place: String,
    pub problem: String,
}

impl BadFile {
    fn new(place: impl Into<String>, problem: impl Into<String>) -> BadFile {
        BadFile { place: shortened(place.into()), problem: shortened(problem.into()) }
    }
}

fn shortened(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST_MESSAGE) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// Which game the file is a record of.
pub(crate) fn game(bytes: &[u8]) -> Result<GameId, BadFile> {
    if bytes.len() > MOST_BYTES {
        return Err(BadFile::new("the file", format!("has more than {MOST_BYTES} bytes; no record has")));
    }
    let header: Header = parse(bytes)?;
    match header.format.as_deref() {
        Some(FORMAT) => (),
        Some(other) => return Err(BadFile::new("format", format!("is \"{other}\", not \"{FORMAT}\""))),
        None => return Err(BadFile::new("format", format!("is missing; a record says \"{FORMAT}\""))),
    }
    match header.version {
        Some(VERSION) => (),
        Some(newer) => {
            return Err(BadFile::new("version", format!("is {newer}; this program reads version {VERSION}")));
        }
        None => return Err(BadFile::new("version", "is missing")),
    }
    let name = header.game.ok_or_else(|| BadFile::new("game", "is missing"))?;
    name.parse().map_err(|unknown: crate::UnknownGame| BadFile::new("game", unknown.to_string()))
}

/// The record of a match of this game.
pub(crate) fn body<G: Game>(bytes: &[u8]) -> Result<Written<G>, BadFile> {
    let body: Body<G> = parse(bytes)?;
    if !G::SEATS.contains(&body.seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        let problem = format!("{} is played by {least} to {most}, not by {}", G::NAME, body.seats);
        return Err(BadFile::new("seats", problem));
    }
    let names = body.names.map(|names| one_each("names", names, body.seats)).transpose()?;
    let result = body.result.map(|Object(result)| result.standing(body.seats)).transpose()?;
    for (index, entry) in body.decisions.0.iter().enumerate() {
        if let Entry::Decided { seat, .. } = entry
            && seat.number() >= body.seats
        {
            let problem = format!("the table has seats 0 to {}, not {}", body.seats - 1, seat.number());
            return Err(BadFile::new(format!("decisions[{index}].seat"), problem));
        }
    }
    let printed = body.printed.map(|file| carried::<G>(&file, body.parts.0)).transpose()?;
    let record = Record {
        rules: body.rules,
        options: body.options.0,
        seats: body.seats,
        parts: body.parts.0,
        commitment: body.commitment.0,
        seed: body.seed.map(|seed| seed.0),
        entries: body.decisions.0,
        result,
    };
    let names = names.map(|names| names.into_iter().map(|name| name.0).collect());
    Ok(Written { record, names, printed })
}

/// The box that a record carries: of the digest that it names, and with nothing in it that breaks a rule.
fn carried<G: Game>(file: &str, parts: table::Digest) -> Result<Printed<G::Parts>, BadFile> {
    if file.len() > MOST_BOX_BYTES {
        return Err(BadFile::new("box", format!("has more than {MOST_BOX_BYTES} bytes")));
    }
    let found = table::Digest::of(file.as_bytes());
    if found != parts {
        return Err(BadFile::new("box", format!("is {found}, and `parts` says {parts}")));
    }
    Printed::carried(file).map_err(|bad| BadFile::new(format!("box, {}", bad.entry), bad.problem))
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, BadFile> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let Object(value) = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // "." is the whole of it, "?" a field whose name is not known yet.
        let path = error.path().to_string();
        let place = path.trim_end_matches(['.', '?']);
        BadFile::new(if place.is_empty() { "the file" } else { place }, error.inner().to_string())
    })?;
    json.end().map_err(|error| BadFile::new("the file", error.to_string()))?;
    Ok(value)
}

fn one_each<T>(field: &str, few: Few<T>, seats: u8) -> Result<Vec<T>, BadFile> {
    if few.0.len() == usize::from(seats) {
        return Ok(few.0);
    }
    Err(BadFile::new(field, format!("has {} entries for {seats} seats", few.0.len())))
}

#[derive(Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<u64>,
    game: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct Body<G: Game> {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(rename = "game")]
    _game: IgnoredAny,
    rules: u32,
    parts: Text<table::Digest>,
    #[serde(rename = "box")]
    printed: Option<String>,
    options: Chosen<G::Options>,
    seats: u8,
    names: Option<Few<Name>>,
    commitment: Text<table::Digest>,
    seed: Option<Text<table::Seed>>,
    decisions: Entries<G::Decision>,
    result: Option<Object<Outcome>>,
}

/// Something whose fields are named. Without this a list of their values would do as well, for any struct.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Read<T> {
            type Value = Object<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields by name")
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        deserializer.deserialize_map(Read(PhantomData))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Outcome {
    places: Few<u8>,
    scores: Few<i32>,
}

impl Outcome {
    fn standing(self, seats: u8) -> Result<Standing, BadFile> {
        let places = one_each("result.places", self.places, seats)?;
        let scores = one_each("result.scores", self.scores, seats)?;
        let of = |seat: Seat| usize::from(seat.number());
        Ok(Standing {
            places: BySeat::from_fn(seats, |seat| places[of(seat)]),
            scores: BySeat::from_fn(seats, |seat| scores[of(seat)]),
        })
    }
}

/// Something that is written as text: a digest, a seed, a decision in notation.
struct Text<T>(T);

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<T>(PhantomData<T>);
        impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Read<T> {
            type Value = Text<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("text")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Text<T>, E> {
                text.parse().map(Text).map_err(|bad| E::custom(format!("`{text}`: {bad}")))
            }
        }
        deserializer.deserialize_str(Read(PhantomData))
    }
}

/// A player's name: one line of readable characters.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name.chars().count() > LONGEST_NAME {
            return Err(D::Error::custom(format!("a name has at most {LONGEST_NAME} characters")));
        }
        if name.chars().any(char::is_control) {
            return Err(D::Error::custom("a name has no control characters"));
        }
        Ok(Name(name))
    }
}

/// Not more of something than there are seats at the largest table.
struct Few<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(UpTo { most: MOST_SEATS, item: PhantomData }).map(Few)
    }
}

/// Reads a list and stops at the first item too many.
struct UpTo<T> {
    most: usize,
    item: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for UpTo<T> {
    type Value = Vec<T>;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {}", self.most)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut items = Vec::new();
        while items.len() < self.most {
            let Some(item) = list.next_element()? else { return Ok(items) };
            items.push(item);
        }
        match list.next_element::<IgnoredAny>()? {
            Some(_) => Err(A::Error::custom(format!("the list has more than {} entries", self.most))),
            None => Ok(items),
        }
    }
}

/// The options by name. One that is not named has its default, which belongs to the rules version.
struct Chosen<O>(O);

impl<'de, O: Options> Deserialize<'de> for Chosen<O> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read<O>(PhantomData<O>);
        impl<'de, O: Options> Visitor<'de> for Read<O> {
            type Value = Chosen<O>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the options by name")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Chosen<O>, A::Error> {
                let (mut options, mut named) = (O::default(), Vec::new());
                while let Some(name) = map.next_key::<String>()? {
                    let Scalar(value) = map.next_value()?;
                    if is_flag::<O>(&name) && matches!(value, OptionValue::Word(_)) {
                        let problem =
                            format!("option `{name}` is true or false in a record, not the word `{value}`");
                        return Err(A::Error::custom(problem));
                    }
                    options.set(&name, &value).map_err(A::Error::custom)?;
                    // Only known names come so far, so the list stays short.
                    if named.contains(&name) {
                        return Err(A::Error::custom(format!("option `{name}` is given twice")));
                    }
                    named.push(name);
                }
                Ok(Chosen(options))
            }
        }
        deserializer.deserialize_map(Read(PhantomData))
    }
}

fn is_flag<O: Options>(name: &str) -> bool {
    O::specs().iter().any(|spec| spec.name == name && matches!(spec.kind, OptionKind::Flag))
}

struct Scalar(OptionValue);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = Scalar;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false, a whole number or a word")
            }
            fn visit_bool<E: Error>(self, flag: bool) -> Result<Scalar, E> {
                Ok(Scalar(OptionValue::Flag(flag)))
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<Scalar, E> {
                Ok(Scalar(OptionValue::Number(number)))
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Scalar, E> {
                i64::try_from(number).map(OptionValue::Number).map(Scalar).map_err(E::custom)
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Scalar, E> {
                Ok(Scalar(OptionValue::Word(word.to_owned())))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

struct Entries<D>(Vec<Entry<D>>);

impl<'de, D: FromStr<Err = Misread>> Deserialize<'de> for Entries<D> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Self, R::Error> {
        let list = UpTo::<One<D>> { most: MOST_ENTRIES, item: PhantomData };
        Ok(Entries(deserializer.deserialize_seq(list)?.into_iter().map(|One(entry)| entry).collect()))
    }
}

struct One<D>(Entry<D>);

impl<'de, D: FromStr<Err = Misread>> Deserialize<'de> for One<D> {
    fn deserialize<R: Deserializer<'de>>(deserializer: R) -> Result<Self, R::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, bound = "D: FromStr<Err = Misread>")]
        struct Fields<D> {
            seat: Option<u8>,
            r#do: Option<Text<D>>,
            #[serde(default)]
            auto: bool,
            clock: Option<u64>,
        }
        let Object(fields) = Object::<Fields<D>>::deserialize(deserializer)?;
        match fields {
            Fields { seat: Some(number), r#do: Some(Text(decision)), auto, clock: None } => {
                let seat = Seat::try_from(number).map_err(R::Error::custom)?;
                Ok(One(Entry::Decided { seat, decision, automatic: auto }))
            }
            Fields { seat: None, r#do: None, auto: false, clock: Some(elapsed_s) } => {
                Ok(One(Entry::Clock(elapsed_s)))
            }
            _ => Err(R::Error::custom("an entry has `seat` and `do`, or it has `clock`")),
        }
    }
}
