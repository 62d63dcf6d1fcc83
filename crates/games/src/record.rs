//! Record files: a match written down as JSON. The format is described in `docs/records.md`.

use crate::read::BadFile;
use crate::{AnyRecord, with_game};
use serde_json::{Value, json};
use table::{BadRecord, Entry, Game, Match, OptionValue, Options as _, Printed, Record, Seat, Standing};

/// What the field `format` of every record says.
pub const FORMAT: &str = "ratskeller-record";
/// Grows whenever an older program could misread a newer file.
pub const VERSION: u64 = 1;

/// A record as it lies in a file: the match and, if anybody wrote it down, who sat where.
#[derive(Clone, Debug)]
pub struct Written<G: Game> {
    pub record: Record<G>,
    pub names: Option<Vec<String>>,
    /// The box, where it is not the one that ships: a record that carries it can be played anywhere.
    pub printed: Option<Printed<G::Parts>>,
}

impl AnyRecord {
    /// Reads a record file. Bounded in time and memory, whoever wrote it.
    pub fn read(bytes: &[u8]) -> Result<AnyRecord, BadFile> {
        let game = crate::read::game(bytes)?;
        with_game!(game, G => Ok(crate::read::body::<G>(bytes)?.into()))
    }
}

impl<G: Game> Written<G> {
    /// With the box that the match was played with.
    pub fn of(record: Record<G>, names: Option<Vec<String>>, parts: &Printed<G::Parts>) -> Written<G> {
        let printed = (!parts.is_shipped() && parts.digest() == record.parts).then(|| parts.clone());
        Written { record, names, printed }
    }

    /// What it is played again with: the box that it carries, or else this one.
    pub fn parts<'a>(&'a self, parts: &'a Printed<G::Parts>) -> &'a Printed<G::Parts> {
        self.printed.as_ref().unwrap_or(parts)
    }

    /// Replays the match to the result it states.
    pub fn verify(&self, parts: &Printed<G::Parts>) -> Result<Standing, BadRecord> {
        Match::verify(self.parts(parts), &self.record)
    }

    /// Who sits there: the seat's letter, and the name if it is known.
    pub fn called(&self, seat: Seat) -> String {
        let name = self.names.as_ref().and_then(|names| names.get(usize::from(seat.number())));
        name.map_or_else(|| seat.to_string(), |name| format!("{seat} ({name})"))
    }

    /// As JSON with a line for every decision, so that records can be read and compared as text.
    pub fn to_json(&self) -> String {
        let Record { rules, options, seats, parts, commitment, seed, entries, result } = &self.record;
        let mut fields = vec![
            ("format", json!(FORMAT)),
            ("version", json!(VERSION)),
            ("game", json!(G::NAME)),
            ("rules", json!(rules)),
            ("parts", json!(parts.to_string())),
            ("options", options.values().into_iter().map(|(name, value)| (name, option(value))).collect()),
            ("seats", json!(seats)),
        ];
        if let Some(printed) = &self.printed {
            fields.insert(5, ("box", json!(printed.text())));
        }
        fields.extend(self.names.as_ref().map(|names| ("names", json!(names))));
        fields.push(("commitment", json!(commitment.to_string())));
        fields.push(("seed", json!(seed.map(|seed| seed.to_hex()))));
        let mut text = String::from("{\n");
        for (name, value) in fields {
            text += &format!("  \"{name}\": {value},\n");
        }
        let lines: Vec<String> = entries.iter().map(|entry| format!("\n    {}", written(entry))).collect();
        let end = if lines.is_empty() { "" } else { "\n  " };
        text += &format!("  \"decisions\": [{}{end}],\n", lines.join(","));
        text += &format!("  \"result\": {}\n}}\n", result.as_ref().map_or(Value::Null, standing));
        text
    }
}

fn option(value: OptionValue) -> Value {
    match value {
        OptionValue::Flag(flag) => json!(flag),
        OptionValue::Number(number) => json!(number),
        OptionValue::Word(word) => json!(word),
    }
}

fn written<D: ToString>(entry: &Entry<D>) -> String {
    match entry {
        Entry::Decided { seat, decision, automatic } => {
            let auto = if *automatic { ",\"auto\":true" } else { "" };
            format!("{{\"seat\":{},\"do\":{}{auto}}}", seat.number(), json!(decision.to_string()))
        }
        Entry::Clock(elapsed_s) => format!("{{\"clock\":{elapsed_s}}}"),
    }
}

fn standing(standing: &Standing) -> Value {
    json!({ "places": standing.places.as_slice(), "scores": standing.scores.as_slice() })
}
