//! Invite links. The code stands in the fragment of the page's address, which no browser sends to any server.

use super::extract::{Asked, Guest, Named, Told};
use super::screens::ByScreen;
use super::tables::table_id;
use crate::error::Fail;
use crate::house::House;
use crate::id::InviteCode;
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use games::protocol::{Code, Failure, Invitation, TableInfo};
use host::Wish;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use std::sync::Arc;

/// Come to a table by its invite link.
#[utoipa::path(post, path = "/api/v1/invites", request_body = Invitation,
    responses((status = 200, body = TableInfo), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn accept(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Told(Invitation { code }): Told<Invitation>,
) -> Result<Json<TableInfo>, Fail> {
    house.guest_name(guest).await?;
    let code: InviteCode = code.parse().map_err(|_| Fail::NOT_FOUND)?;
    let table = house.store.table_of_invite(code).await.map_err(|_| Fail::STORAGE)?;
    let table = table.ok_or(Fail::NOT_FOUND)?;
    house.may_meet(guest, table).await?;
    house.wish(table, guest, Wish::Admit).await.map(Json)
}

/// The invite link as a QR code, for whoever sits at the table, and for a screen that is the table as long as chairs are free.
#[utoipa::path(get, path = "/api/v1/tables/{id}/qr", params(("id" = String, Path), ("screen" = Option<String>, Query)),
    responses((status = 200, content_type = "image/svg+xml"), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn qr(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Asked(screen): Asked<ByScreen>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let table = table_id(&id)?;
    let info = if screen.at(&house, table, guest)? {
        house.ask(table, |answer| Ask::Shown { screen: guest, answer }).await?
    } else {
        house.ask(table, |answer| Ask::Info { guest: Some(guest), answer }).await?
    };
    let invite = info.invite.ok_or(Fail::new(Code::NotSeated, "only whoever sits here invites"))?;
    // The game in the path is what a messenger shows of it; the code is in the fragment.
    drawn(&house, &headers, &format!("{}#/invite/{invite}", info.game))
}

/// An address of the page as a picture.
pub(super) fn drawn(house: &House, headers: &HeaderMap, place: &str) -> Result<Response, Fail> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let link = format!("{}://{host}/{place}", house.config.scheme());
    let code = QrCode::with_error_correction_level(&link, EcLevel::M)
        .map_err(|_| Fail::new(Code::BadRequest, "the address of this house is too long for a QR code"))?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn).into_response())
}
