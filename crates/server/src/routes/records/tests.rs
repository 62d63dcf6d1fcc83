//! W11: whatever is brought along is refused within 50 ms and 16 MB.
//!
//! A clock on the wall measures the machine. Memory is counted exactly, by the bytes this thread holds at once; time by
//! the processor's own account of this thread, with room for a build that is not optimised.

use super::{play_again, read};
use crate::error::Fail;
use crate::limits;
use allocation_counter::measure;
use games::Boxes;
use games::protocol::{Code, Uploaded};
use games::{Written, rat_a_tat_cat, with_record};
use host::Part;
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Dice, Entry, Match, OptionValue, Options as _, Printed, Seed, Turn};

type State = rat_a_tat_cat::State;

const MOST_MEMORY: u64 = 16_000_000;
/// 50 ms where it counts.
const MOST_TIME: Duration = Duration::from_millis(if cfg!(debug_assertions) { 400 } else { 50 });

fn worked() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn import(boxes: &Boxes, bytes: &[u8], part: &Part) -> Result<Uploaded, Fail> {
    with_record!(read(bytes)?, written => play_again(boxes, written, part))
}

/// Imports it within the bounds.
fn bounded(name: &str, bytes: &[u8]) -> Result<Uploaded, Fail> {
    assert!(bytes.len() <= limits::RECORD, "{name}: stopped at the door");
    let boxes = Boxes::open(None).unwrap();
    let part = Part { eyes: Some("truth".to_owned()), from: None, count: None };
    let mut outcome = None;
    // The better of two: whatever else runs on the machine costs the processor's caches, too.
    let (mut best, mut held) = (Duration::MAX, 0);
    for _ in 0..2 {
        drop(outcome.take());
        let began = worked();
        held = measure(|| outcome = Some(import(&boxes, bytes, &part))).bytes_max;
        best = best.min(worked() - began);
    }
    // What is read from the line grows by doubling: for a moment there are two of it.
    let held = held + 3 * limits::RECORD as u64;
    println!("{name}: {best:?}, {} kB", held / 1000);
    assert!(held <= MOST_MEMORY, "{name}: {held} bytes at once");
    assert!(best <= MOST_TIME, "{name}: {best:?} of work");
    outcome.unwrap()
}

fn refused(name: &str, bytes: &[u8]) {
    let why = bounded(name, bytes).expect_err(name);
    assert_eq!(why.code, Code::BadRecord, "{name}");
    assert!(why.reason.chars().count() <= 301, "{name}: quotes too much");
}

/// A match with a clock that stands still, as long as a record may be.
fn longest() -> Written<State> {
    let mut options = rat_a_tat_cat::Options::default();
    options.set("match_end", &OptionValue::Word("time".to_owned())).unwrap();
    let seed = Seed::from_number(7);
    let mut table = Match::<State>::start(&Printed::shipped(), &options, 6, seed).unwrap();
    let mut dice = Dice::from_seed(Seed::from_number(8));
    let mut room = limits::RECORD - 4_000;
    loop {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::AsksClock => {
                let elapsed_s = if room < 40_000 { 100_000 } else { 0 };
                table.read_clock(elapsed_s).unwrap();
                room = room.saturating_sub(24);
            }
            Turn::Waits(seats) => {
                for seat in seats {
                    let decision = table.open(seed).unwrap().sample_with(seat, &mut dice);
                    room = room.saturating_sub(32 + decision.to_string().len());
                    table.seal(seat, decision).unwrap();
                }
            }
        }
    }
    Written { record: table.record(), names: None, printed: None }
}

#[test]
fn w11_the_longest_record_is_played_and_refused_within_bounds() {
    let mut written = longest();
    assert!(written.record.entries.len() > 15_000, "{} is not long", written.record.entries.len());
    let text = written.to_json();
    assert!(bounded("the longest", text.as_bytes()).is_ok());
    // Right to the very end, and then wrong.
    if let Some(result) = &mut written.record.result {
        result.scores[table::Seat::new(0).unwrap()] += 1;
    }
    refused("another end", written.to_json().as_bytes());
    let last = written.record.entries.len() - 1;
    let again = written.record.entries[last].clone();
    written.record.entries.push(again);
    refused("one too many", written.to_json().as_bytes());
    written.record.entries.truncate(last - 1);
    refused("one too few", written.to_json().as_bytes());
    written.record.entries[last / 2] = Entry::Clock(u64::MAX);
    refused("illegal in the middle", written.to_json().as_bytes());
}

#[test]
fn w11_whatever_is_no_record_is_refused_within_bounds() {
    let written = longest();
    let mut small = written.clone();
    small.record.entries.truncate(3);
    let record: Value = serde_json::from_str(&small.to_json()).unwrap();
    let with = |field: &str, value: Value| {
        let mut record = record.clone();
        record[field] = value;
        record.to_string().into_bytes()
    };
    let room = limits::RECORD - 8_000;
    let huge = "x".repeat(room);
    let entry = record["decisions"][0].to_string();
    let many = |entry: &str| {
        let list = vec![entry; room / (entry.len() + 1)].join(",");
        record.to_string().replacen(&record["decisions"].to_string(), &format!("[{list}]"), 1).into_bytes()
    };
    refused("deep", "[".repeat(limits::RECORD).as_bytes());
    refused("deep objects", "{\"a\":".repeat(limits::RECORD / 5).as_bytes());
    refused("deep inside", format!("{{\"format\":{}", "[".repeat(room)).as_bytes());
    refused("deep where it is not read", format!("{{\"x\":{}", "[".repeat(room)).as_bytes());
    refused("as many moves as there is room for", &many(&entry));
    refused("as many small ones", &many("{\"clock\":0}"));
    refused("as many that are none", &many("{}"));
    refused("as many numbers", &many("0"));
    refused("wrong game", &with("game", json!("chess")));
    refused("a game with a huge name", &with("game", json!(huge)));
    refused("a huge format", &with("format", json!(huge)));
    refused("another version", &with("version", json!(2)));
    refused("other rules", &with("rules", json!(u32::MAX)));
    refused("a huge seed", &with("seed", json!(huge)));
    refused("a huge commitment", &with("commitment", json!(huge)));
    refused("a huge decision", &with("decisions", json!([{"seat": 0, "do": huge}])));
    refused("huge names", &with("names", json!(vec![huge.as_str(); 1])));
    refused("many names", &with("names", json!(vec!["x"; room / 4])));
    refused("a huge option", &with("options", json!({huge.as_str(): 1})));
    refused("a huge value of an option", &with("options", json!({"deck": huge})));
    refused("escapes", format!("{{\"format\":\"{}\"}}", "\\u0001".repeat(room / 6)).as_bytes());
    refused("seats", &with("seats", json!(255)));
    refused("a huge field", &with(&huge, json!(1)));
    refused("no JSON", b"\xff\xfe");
    refused("nothing", b"");
    let half = written.to_json();
    refused("half of one", &half.as_bytes()[..half.len() / 2]);
}
