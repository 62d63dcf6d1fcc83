//! Looking back at a match that is over.

use super::extract::{Anybody, Asked, Named};
use super::shares::Reading;
use crate::error::Fail;
use crate::house::House;
use crate::looking_back;
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use games::protocol::{Chances, Failure, WhatDecided};
use games::with_record;
use serde::Deserialize;
use std::sync::Arc;
use table::Seat;

/// How everybody's chance to win went, from the deal to the end. It takes a few seconds when it is first asked for.
#[utoipa::path(get, path = "/api/v1/tables/{id}/chances", params(("id" = String, Path)),
    responses((status = 200, body = Chances), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn chances(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
) -> Result<Json<Chances>, Fail> {
    let Reading { table: id, eyes, .. } = Reading::of(&house, &id, guest).await?;
    let record = house.ask(id, |answer| Ask::Record { guest: eyes, answer }).await?;
    let counted = async {
        with_record!(record, written => looking_back::chances(Arc::clone(&house), guest, written).await)
    };
    let counted = house.chances.once(id, counted).await?;
    Ok(Json((*counted).clone()))
}

/// For which seat.
#[derive(Debug, Deserialize)]
pub(super) struct Of {
    seat: Seat,
}

/// What decided it for a seat: what it did, what would have been better by what it knew, and by how much. It takes the house some
/// seconds when it is first asked for.
#[utoipa::path(get, path = "/api/v1/tables/{id}/decided", params(("id" = String, Path), ("seat" = u8, Query)),
    responses((status = 200, body = WhatDecided), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn decided(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
    Asked(Of { seat }): Asked<Of>,
) -> Result<Json<WhatDecided>, Fail> {
    let Reading { table: id, eyes, .. } = Reading::of(&house, &id, guest).await?;
    let record = house.ask(id, |answer| Ask::Record { guest: eyes, answer }).await?;
    let counted = async {
        with_record!(record, written => looking_back::decided(Arc::clone(&house), guest, written, seat).await)
    };
    let counted = house.decided.once((id, seat), counted).await?;
    Ok(Json((*counted).clone()))
}
