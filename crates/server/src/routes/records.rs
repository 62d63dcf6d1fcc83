//! Finished matches: the record, the steps through somebody's eyes, and records that are brought along.

use super::extract::{Anybody, Asked, Named, read_body};
use super::tables::table_id;
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::limits;
use crate::table::Ask;
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::protocol::{Code, Eyes, Failure, Frame, Frames, Result as Outcome, Uploaded};
use games::{AnyRecord, Boxes, Written, with_record};
use host::shortened;
use serde::Deserialize;
use std::sync::Arc;
use table::{Entry, Match, Seed};

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Part {
    eyes: Option<String>,
    from: Option<u32>,
    count: Option<u32>,
}

impl Part {
    fn eyes(&self, seats: u8) -> Result<Eyes, Fail> {
        let eyes = self.eyes.as_deref().unwrap_or("gallery").parse().ok();
        let eyes = eyes.filter(|eyes| !matches!(eyes, Eyes::Seat(seat) if seat.number() >= seats));
        eyes.ok_or(Fail::new(Code::BadRequest, "eyes are `truth`, `gallery` or the number of a seat"))
    }
}

/// The record of a match that is over, as a file.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/json"), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
) -> Result<Response, Fail> {
    let record = house.ask(table_id(&id)?, |answer| Ask::Record { guest, answer }).await?;
    let text = with_record!(&record, written => written.to_json());
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game());
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// A match that is over, step by step through the eyes of a seat, the gallery, or with every card turned up.
#[utoipa::path(get, path = "/api/v1/tables/{id}/frames",
    params(("id" = String, Path), ("eyes" = Option<String>, Query), ("from" = Option<u32>, Query), ("count" = Option<u32>, Query)),
    responses((status = 200, body = Frames), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn frames(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Asked(part): Asked<Part>,
    Anybody(guest): Anybody,
) -> Result<Json<Frames>, Fail> {
    let record = house.ask(table_id(&id)?, |answer| Ask::Record { guest, answer }).await?;
    let shown = check(house, move |boxes| with_record!(record, written => play_again(boxes, written, &part)));
    Ok(Json(shown.await?.frames))
}

/// Brings a record along: it is played again and must come to the result it states.
#[utoipa::path(post, path = "/api/v1/records",
    params(("eyes" = Option<String>, Query), ("from" = Option<u32>, Query), ("count" = Option<u32>, Query)),
    request_body(content = String, content_type = "application/json"),
    responses((status = 200, body = Uploaded), (status = 400, body = Failure), (status = 413, body = Failure)))]
pub(super) async fn upload(
    State(house): State<Arc<House>>,
    Asked(part): Asked<Part>,
    body: Body,
) -> Result<Json<Uploaded>, Fail> {
    // Taken before the first byte is: what many people bring at once is held in memory at once.
    let _place =
        house.uploads.try_acquire().map_err(|_| Fail::new(Code::TooMany, "too many records at once"))?;
    let bytes = read_body(body, limits::RECORD).await?;
    check(house.clone(), move |boxes| import(boxes, &bytes, &part)).await.map(Json)
}

/// Reads and plays what anybody may have written, within bounds that the tests below hold it to.
fn import(boxes: &Boxes, bytes: &[u8], part: &Part) -> Result<Uploaded, Fail> {
    let record = AnyRecord::read(bytes).map_err(|why| bad_record(&why.to_string()))?;
    with_record!(record, written => play_again(boxes, written, part))
}

fn bad_record(why: &str) -> Fail {
    Fail::new(Code::BadRecord, shortened(why.to_owned()))
}

/// Plays a match again off the threads that serve people, a few at a time.
async fn check(
    house: Arc<House>,
    play: impl FnOnce(&Boxes) -> Result<Uploaded, Fail> + Send + 'static,
) -> Result<Uploaded, Fail> {
    let _turn = house.readers.acquire().await.map_err(|_| Fail::CLOSING)?;
    let house = Arc::clone(&house);
    let checked = tokio::task::spawn_blocking(move || play(&house.boxes));
    checked.await.unwrap_or_else(|_| Err(bad_record("cannot be played")))
}

fn play_again<G: Hosted>(boxes: &Boxes, written: Written<G>, part: &Part) -> Result<Uploaded, Fail> {
    let parts = G::parts(boxes);
    let record = &written.record;
    let eyes = part.eyes(record.seats)?;
    let standing = written.verify(parts).map_err(|why| bad_record(&why.to_string()))?;
    let seed = record.seed.ok_or_else(|| bad_record("the record has no seed"))?;
    let total = record.entries.len() + 1;
    let from = (part.from.unwrap_or(0) as usize).min(total);
    let count = part.count.map_or(limits::FRAMES, |count| count as usize).min(limits::FRAMES);
    let mut table = Match::<G>::start_by(record.rules, parts, &record.options, record.seats, seed)
        .map_err(|why| bad_record(&why.to_string()))?;
    let mut frames = Vec::new();
    let mut told = 0;
    for at in 0..(from + count).min(total) {
        let entry = if at == 0 { None } else { record.entries.get(at - 1) };
        if let Some(entry) = entry {
            table.enter(entry).map_err(|why| bad_record(&why))?;
        }
        let happened = table.happened();
        if at >= from {
            frames.push(frame(&table, seed, eyes, at as u32, entry, told));
        }
        told = happened;
    }
    Ok(Uploaded {
        game: G::NAME.to_owned(),
        seats: record.seats,
        names: written.names.clone(),
        result: Outcome {
            places: standing.places.as_slice().to_vec(),
            scores: standing.scores.as_slice().to_vec(),
        },
        frames: Frames { total: total as u32, from: from as u32, frames },
    })
}

fn frame<G: Hosted>(
    table: &Match<G>,
    seed: Seed,
    eyes: Eyes,
    at: u32,
    entry: Option<&Entry<G::Decision>>,
    told: usize,
) -> Frame {
    let (by, decision, automatic) = match entry {
        Some(Entry::Decided { seat, decision, automatic }) => {
            (Some(*seat), Some(G::any_decision(decision)), *automatic)
        }
        Some(Entry::Clock(_)) | None => (None, None, false),
    };
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
        by,
        decision,
        automatic,
        notices: notices.into_iter().map(G::any_notice).collect(),
        sight: G::any_sight(sight),
    }
}

#[cfg(test)]
mod tests;
