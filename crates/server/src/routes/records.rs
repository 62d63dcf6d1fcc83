//! Finished matches: the record, the steps through somebody's eyes, and records that are brought along.

use super::extract::{Anybody, Asked, Named, read_body};
use super::shares::Reading;
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
use games::protocol::{Code, Failure, Frames, Uploaded};
use games::{AnyRecord, Boxes, Written, with_record};
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::SemaphorePermit;

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Part {
    eyes: Option<String>,
    from: Option<u32>,
    count: Option<u32>,
}

impl From<Part> for host::Part {
    fn from(Part { eyes, from, count }: Part) -> host::Part {
        host::Part { eyes, from, count }
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
    let Reading { table, eyes, .. } = Reading::of(&house, &id, guest).await?;
    let record = house.ask(table, |answer| Ask::Record { guest: eyes, answer }).await?;
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
    let Reading { table, eyes, .. } = Reading::of(&house, &id, guest).await?;
    let record = house.ask(table, |answer| Ask::Record { guest: eyes, answer }).await?;
    Ok(Json(check(house, move || Ok(record), part).await?.frames))
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
    let _place = upload_place(&house)?;
    let bytes = read_body(body, limits::RECORD).await?;
    check(house.clone(), move || read(&bytes), part).await.map(Json)
}

/// Taken before the first byte is: what many people bring at once is held in memory at once.
pub(super) fn upload_place(house: &House) -> Result<SemaphorePermit<'_>, Fail> {
    house.uploads.try_acquire().map_err(|_| Fail::new(Code::TooMany, "too many records at once"))
}

/// Reads what anybody may have written. This and playing it keep to bounds that the tests below hold them to.
pub(super) fn read(bytes: &[u8]) -> Result<AnyRecord, Fail> {
    AnyRecord::read(bytes).map_err(|why| bad_record(&why.to_string()))
}

pub(super) fn bad_record(why: &str) -> Fail {
    host::bad_record(why).into()
}

async fn check(
    house: Arc<House>,
    read: impl FnOnce() -> Result<AnyRecord, Fail> + Send + 'static,
    part: Part,
) -> Result<Uploaded, Fail> {
    let part = part.into();
    play(house, read, move |boxes, record| with_record!(record, written => play_again(boxes, written, &part)))
        .await
}

/// Plays a match again off the threads that serve people, a few at a time, with the box that it was played with.
pub(super) async fn play<T: Send + 'static>(
    house: Arc<House>,
    read: impl FnOnce() -> Result<AnyRecord, Fail> + Send + 'static,
    again: impl FnOnce(&Boxes, AnyRecord) -> Result<T, Fail> + Send + 'static,
) -> Result<T, Fail> {
    let _turn = house.readers.acquire().await.map_err(|_| Fail::CLOSING)?;
    let cannot = |_| bad_record("cannot be played");
    let record = tokio::task::spawn_blocking(read).await.map_err(cannot)??;
    let boxes = house.boxes_with(record.game(), Some(record.parts())).await.map_err(|_| Fail::STORAGE)?;
    tokio::task::spawn_blocking(move || again(&boxes, record)).await.map_err(cannot)?
}

fn play_again<G: Hosted>(boxes: &Boxes, written: Written<G>, part: &host::Part) -> Result<Uploaded, Fail> {
    Ok(host::play_again(G::parts(boxes), &written, part)?)
}

#[cfg(test)]
mod tests;
