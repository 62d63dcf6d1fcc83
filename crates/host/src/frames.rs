//! A match that is over, through the eyes of a seat, of the gallery, or with every card turned up.

use crate::Hostable;
use crate::fail::Fail;
use crate::limits;
use crate::steps::Steps;
use games::Written;
use games::protocol::{Code, Decided, Eyes, Frame, Frames, Result as Outcome, Uploaded};
use table::{Entry, Match, Printed, Seed};

/// Which steps are asked for, and through whose eyes: as they stand in an address.
#[derive(Clone, Debug, Default)]
pub struct Part {
    pub eyes: Option<String>,
    pub from: Option<u32>,
    pub count: Option<u32>,
}

impl Part {
    fn eyes(&self, seats: u8) -> Result<Eyes, Fail> {
        let eyes = self.eyes.as_deref().unwrap_or("gallery").parse().ok();
        let eyes = eyes.filter(|eyes| !matches!(eyes, Eyes::Seat(seat) if seat.number() >= seats));
        eyes.ok_or(Fail::new(Code::BadRequest, "eyes are `truth`, `gallery` or the number of a seat"))
    }
}

/// Plays a record again: it must come to the result that it states.
pub fn play_again<G: Hostable>(
    parts: &Printed<G::Parts>,
    written: &Written<G>,
    part: &Part,
) -> Result<Uploaded, Fail> {
    let (record, parts) = (&written.record, written.parts(parts));
    let eyes = part.eyes(record.seats)?;
    let standing = written.verify(parts).map_err(|why| bad_record(&why.to_string()))?;
    let seed = record.seed.ok_or_else(|| bad_record("the record has no seed"))?;
    let from = part.from.unwrap_or(0);
    let until = from.saturating_add(part.count.unwrap_or(limits::FRAMES).min(limits::FRAMES));
    let mut steps = Steps::of(parts, record, seed).map_err(|why| bad_record(&why))?;
    let (mut frames, mut rounds): (Vec<Frame>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut told, mut round) = (0, 0);
    let mut entries: Option<&[Entry<G::Decision>]> = Some(&[]);
    while let Some(entered) = entries {
        let now = G::any_sight(steps.table.sight(None)).round();
        if now > round {
            rounds.push(steps.at);
            round = now;
        }
        if (from..until).contains(&steps.at) {
            frames.push(frame(&steps.table, seed, eyes, steps.at, entered, told));
        }
        told = steps.table.happened();
        entries = steps.go_on().map_err(|why| bad_record(&why))?;
    }
    let total = steps.at + 1;
    Ok(Uploaded {
        game: G::NAME.to_owned(),
        parts: record.parts.to_string(),
        r#box: written.printed.as_ref().and_then(|own| serde_json::to_value(G::look_into(own)).ok()),
        seats: record.seats,
        names: written.names.clone(),
        result: Outcome {
            places: standing.places.as_slice().to_vec(),
            scores: standing.scores.as_slice().to_vec(),
        },
        frames: Frames { total, from: from.min(total), rounds, frames },
    })
}

/// What is wrong with a record, in words that may quote it.
pub fn bad_record(why: &str) -> Fail {
    Fail::quoting(Code::BadRecord, &why)
}

fn frame<G: Hostable>(
    table: &Match<G>,
    seed: Seed,
    eyes: Eyes,
    at: u32,
    entries: &[Entry<G::Decision>],
    told: usize,
) -> Frame {
    let decided = entries.iter().filter_map(|entry| match entry {
        Entry::Decided { seat, decision, automatic } => {
            Some(Decided { seat: *seat, decision: G::any_decision(decision), automatic: *automatic })
        }
        Entry::Clock(_) => None,
    });
    let onlooker = match eyes {
        Eyes::Truth | Eyes::Gallery => None,
        Eyes::Seat(seat) => Some(seat),
    };
    // The record has shown its seed, which is the key to everything.
    let truth = table.open(seed).filter(|_| eyes == Eyes::Truth);
    let (notices, sight) = match truth {
        Some(world) => (world.notices_of_everything_after(told), G::sight(&world.view_of_everything())),
        None => (table.notices_after(onlooker, told), table.sight(onlooker)),
    };
    Frame {
        at,
        decided: decided.collect(),
        notices: notices.into_iter().map(G::any_notice).collect(),
        sight: G::any_sight(sight),
    }
}
