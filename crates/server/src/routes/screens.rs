//! Screens that are the table itself.

use super::extract::{Guest, Named, Told};
use super::invites::drawn;
use super::tables::table_id;
use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::security::Peer;
use crate::table::Ask;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::protocol::{
    Code, Failure, LetScreen, NextScreen, ScreenAt, ScreenWaits, ScreensHere, SendScreenAway,
};
use host::Wish;
use std::sync::Arc;

/// Show a code for the host of a table; one that was shown before is good no more.
#[utoipa::path(post, path = "/api/v1/me/screen",
    responses((status = 200, body = ScreenWaits), (status = 401, body = Failure)))]
pub(super) async fn wait(State(house): State<Arc<House>>, Guest(guest): Guest) -> Json<ScreenWaits> {
    let code = house.screens.wait(guest).to_string();
    Json(ScreenWaits { code, at: None })
}

/// Whether a host has let this screen in.
#[utoipa::path(get, path = "/api/v1/me/screen",
    responses((status = 200, body = ScreenWaits), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn look(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<ScreenWaits>, Fail> {
    let (code, table) = house.screens.look(guest).ok_or(Fail::NOT_FOUND)?;
    Ok(Json(ScreenWaits { code: code.to_string(), at: table.map(|table| at(&house, table, guest)) }))
}

/// The code as a QR code, for the host's telephone.
#[utoipa::path(get, path = "/api/v1/me/screen/qr",
    responses((status = 200, content_type = "image/svg+xml"), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn qr(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let (code, _) = house.screens.look(guest).ok_or(Fail::NOT_FOUND)?;
    drawn(&house, &headers, &format!("#/show/{code}"))
}

/// The next match of the players whom this screen has shown.
#[utoipa::path(post, path = "/api/v1/me/screen/next", request_body = NextScreen,
    responses((status = 200, body = ScreenAt), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn next(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Told(NextScreen { slip }): Told<NextScreen>,
) -> Result<Json<ScreenAt>, Fail> {
    let table = house.signer.screen(&slip, guest).ok_or(Fail::NOT_FOUND)?;
    let next = house.ask(table, |answer| Ask::Rematch { screen: guest, answer }).await?;
    Ok(Json(at(&house, next.ok_or(Fail::NOT_FOUND)?, guest)))
}

/// The host lets a screen that shows this code be the table itself.
#[utoipa::path(post, path = "/api/v1/tables/{id}/screens", params(("id" = String, Path)), request_body = LetScreen,
    responses((status = 204), (status = 403, body = Failure), (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn let_in(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(LetScreen { code }): Told<LetScreen>,
) -> Result<Response, Fail> {
    let table = table_id(&id)?;
    house.wish(table, guest, Wish::LetShow(None)).await?;
    let screen = match house.let_screen_in(peer, table, &code).await {
        Ok(screen) => screen,
        Err(refused) => return Ok(refused),
    };
    house.wish(table, guest, Wish::LetShow(Some(screen))).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Which screens are the table itself now, those first that came first.
#[utoipa::path(get, path = "/api/v1/tables/{id}/screens", params(("id" = String, Path)),
    responses((status = 200, body = ScreensHere), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn here(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<ScreensHere>, Fail> {
    let screens = house.ask(table_id(&id)?, |answer| Ask::Screens { guest, answer }).await?;
    Ok(Json(ScreensHere { screens }))
}

/// The host sends a screen away: it shows the table no more, until it is let in again by a new code.
#[utoipa::path(post, path = "/api/v1/tables/{id}/screens/send-away", params(("id" = String, Path)), request_body = SendScreenAway,
    responses((status = 204), (status = 403, body = Failure), (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn send_away(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(SendScreenAway { screen }): Told<SendScreenAway>,
) -> Result<StatusCode, Fail> {
    let table = table_id(&id)?;
    let screen = screen.parse().map_err(|_| Fail::NOT_FOUND)?;
    house.wish(table, guest, Wish::SendScreenAway(screen)).await?;
    house.put_screen_out(screen, table).await;
    Ok(StatusCode::NO_CONTENT)
}

/// What stands behind the question mark of a screen.
#[derive(Clone, Debug, serde::Deserialize)]
pub(super) struct ByScreen {
    screen: Option<String>,
}

impl ByScreen {
    /// Whether it is a screen that asks, and then whether it may be this table.
    pub(super) fn at(&self, house: &House, table: TableId, guest: GuestId) -> Result<bool, Fail> {
        match &self.screen {
            None => Ok(false),
            Some(slip) if house.signer.screen(slip, guest) == Some(table) => Ok(true),
            Some(_) => {
                Err(Fail::new(Code::NotFound, "the host has let no such screen in; show a code again"))
            }
        }
    }
}

fn at(house: &House, table: TableId, guest: GuestId) -> ScreenAt {
    ScreenAt { table: table.to_string(), slip: house.signer.slip(table, guest) }
}
