//! A second device, let in by the first.

use super::super::extract::{Anybody, Regular, Told};
use super::super::invites::drawn;
use super::come_in;
use crate::error::Fail;
use crate::house::House;
use crate::people::device_of;
use crate::security::Peer;
use crate::store::Personal;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::protocol::{DeviceAsks, Enter, Entered, Failure, Knock, Knocked, LetIn, OpenDoor};
use std::sync::Arc;

/// Show a code for another device; one that was shown before is good no more.
#[utoipa::path(post, path = "/api/v1/me/let-in",
    responses((status = 200, body = LetIn), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn show(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<LetIn>, Fail> {
    let code = house.doorstep.show(guest).to_string();
    Ok(Json(LetIn { code, asking: None }))
}

/// Whether somebody has come with the code.
#[utoipa::path(get, path = "/api/v1/me/let-in",
    responses((status = 200, body = LetIn), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(in super::super) async fn look(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<LetIn>, Fail> {
    let (code, asking) = house.doorstep.look(guest).ok_or(Fail::NOT_FOUND)?;
    let asking = asking.map(|asking| DeviceAsks { device: asking.device, number: asking.number });
    Ok(Json(LetIn { code: code.to_string(), asking }))
}

/// The code as a QR code.
#[utoipa::path(get, path = "/api/v1/me/let-in/qr",
    responses((status = 200, content_type = "image/svg+xml"), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(in super::super) async fn qr(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let (code, _) = house.doorstep.look(guest).ok_or(Fail::NOT_FOUND)?;
    drawn(&house, &headers, &format!("#/let-in/{code}"))
}

/// Nobody is let in.
#[utoipa::path(delete, path = "/api/v1/me/let-in",
    responses((status = 204), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn shut(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<StatusCode, Fail> {
    house.doorstep.shut(guest);
    Ok(StatusCode::NO_CONTENT)
}

/// The device that shows this number is mine: it may come in.
#[utoipa::path(post, path = "/api/v1/me/let-in/open", request_body = OpenDoor,
    responses((status = 204), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn open(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Told(OpenDoor { number }): Told<OpenDoor>,
) -> Result<StatusCode, Fail> {
    house.doorstep.open(guest, number)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Come with a code that another device shows.
#[utoipa::path(post, path = "/api/v1/knock", request_body = Knock,
    responses((status = 200, body = Knocked), (status = 403, body = Failure), (status = 429, body = Failure)))]
pub(in super::super) async fn knock(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    headers: HeaderMap,
    Told(Knock { code }): Told<Knock>,
) -> Result<Json<Knocked>, Fail> {
    house.doors.guess(peer, None)?;
    let (ticket, number) = house.doorstep.knock(&code, device_of(&headers))?;
    Ok(Json(Knocked { ticket: ticket.to_string(), number }))
}

/// Ask whether the other device has opened; if so, you are signed in.
#[utoipa::path(post, path = "/api/v1/knock/enter", request_body = Enter,
    responses((status = 200, body = Entered), (status = 403, body = Failure)))]
pub(in super::super) async fn enter(
    State(house): State<Arc<House>>,
    Anybody(was): Anybody,
    Told(Enter { ticket }): Told<Enter>,
) -> Result<Response, Fail> {
    let Some((guest, device)) = house.doorstep.enter(&ticket)? else {
        return Ok(Json(Entered { signed_in: None }).into_response());
    };
    let (cookie, Json(signed_in)) = come_in(&house, guest, was, device, Personal::Session).await?;
    Ok((cookie, Json(Entered { signed_in: Some(signed_in) })).into_response())
}
