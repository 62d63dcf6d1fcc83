//! The catalogue.

use crate::hosted;
use axum::Json;
use games::protocol::GameInfo;

/// Every game of the house: seats, options and computer players.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list() -> Json<Vec<GameInfo>> {
    Json(hosted::catalogue())
}
