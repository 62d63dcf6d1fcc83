//! What somebody who builds a city for Ratapolis asks before there is a table.

use crate::hosted::Hosted;
use crate::house::House;
use axum::Json;
use axum::extract::{Query, State};
use games::ratapolis::{self, BoxInfo, CityProblem};
use serde::Deserialize;
use std::sync::Arc;

/// A city as it is drawn: its rows joined by `/`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    rows: String,
    /// It is for Situation T, where Balthus builds the city.
    #[serde(default)]
    balthus: bool,
}

/// Longer than any city, and short enough for anybody.
const MOST_CELLS: usize = 64;

/// Tiles, layouts and Situations of Ratapolis, as the house's box has them.
#[utoipa::path(get, path = "/api/v1/games/ratapolis/box", responses((status = 200, description = "A `BoxInfo`.")))]
pub(super) async fn contents(State(house): State<Arc<House>>) -> Json<BoxInfo> {
    Json(BoxInfo::of(ratapolis::State::parts(&house.boxes)))
}

/// All that is wrong with a city, as a list of `CityProblem`; empty for one that can be played.
#[utoipa::path(
    get,
    path = "/api/v1/games/ratapolis/city",
    params(("rows" = String, Query), ("balthus" = Option<bool>, Query)),
    responses((status = 200, description = "A list of `CityProblem`."), (status = 400, body = games::protocol::Failure))
)]
pub(super) async fn inspect(
    State(house): State<Arc<House>>,
    drawn: Result<Query<Drawn>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<CityProblem>>, crate::error::Fail> {
    let bad = || {
        crate::error::Fail::new(
            games::protocol::Code::BadRequest,
            "a city is `rows`, joined by /, and `balthus`",
        )
    };
    let Query(drawn) = drawn.map_err(|_| bad())?;
    if drawn.rows.len() > MOST_CELLS {
        return Err(bad());
    }
    Ok(Json(ratapolis::inspect(ratapolis::State::parts(&house.boxes), &drawn.rows, drawn.balthus)))
}
