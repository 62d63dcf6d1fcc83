//! How the chances went in a match that is over.

use super::extract::{Anybody, Named};
use super::tables::table_id;
use crate::chances::count;
use crate::error::Fail;
use crate::house::House;
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use games::protocol::{Chances, Failure};
use games::with_record;
use std::sync::Arc;

/// How everybody's chance to win went, from the deal to the end. It takes a few seconds when it is first asked for.
#[utoipa::path(get, path = "/api/v1/tables/{id}/chances", params(("id" = String, Path)),
    responses((status = 200, body = Chances), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn chances(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
) -> Result<Json<Chances>, Fail> {
    let id = table_id(&id)?;
    let record = house.ask(id, |answer| Ask::Record { guest, answer }).await?;
    // One match at a time; whoever has waited for it may find it counted.
    let _turn = house.counters.acquire().await.map_err(|_| Fail::CLOSING)?;
    if let Some(known) = house.chances.find(id) {
        return Ok(Json((*known).clone()));
    }
    let counted = with_record!(record, written => count(Arc::clone(&house), guest, written).await)?;
    house.chances.keep(id, Arc::new(counted.clone()));
    Ok(Json(counted))
}
