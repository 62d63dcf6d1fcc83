//! The catalogue, and what may be asked of a game before there is a table.

use crate::error::Fail;
use crate::hosted::{self, Hosted};
use crate::house::House;
use crate::routes::extract::{Asked, Named, Told};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::Uri;
use games::protocol::{Code, Failure, GameInfo, PositionRead, PositionText};
use games::{GameId, Housed as _, with_game};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::{Digest, Misread, Offered as _};

/// Every game of the house: seats, options and computer players.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list() -> Json<Vec<GameInfo>> {
    Json(hosted::catalogue())
}

#[derive(Debug, Deserialize)]
pub(super) struct Which {
    parts: Option<String>,
}

/// What a box of a game holds: the game's `BoxInfo`, or null where it tells nothing. It is the box of the house, or the one that is
/// named, if the house has ever been open with it.
#[utoipa::path(get, path = "/api/v1/games/{game}/box", params(("game" = String, Path), ("parts" = Option<String>, Query)),
    responses((status = 200, description = "The game's `BoxInfo`."), (status = 404, body = Failure)))]
#[allow(clippy::unit_arg)] // a game that tells nothing has nothing to tell
pub(super) async fn contents(
    State(house): State<Arc<House>>,
    Named(game): Named,
    Asked(Which { parts }): Asked<Which>,
) -> Result<Json<Value>, Fail> {
    let game = named(&game)?;
    let parts: Option<Digest> = parts.map(|parts| parts.parse()).transpose().map_err(|_| Fail::NOT_FOUND)?;
    let boxes = house.boxes_with(game, parts).await.map_err(|_| Fail::STORAGE)?;
    if parts.is_some_and(|parts| boxes.file(game).0 != parts) {
        return Err(Fail::NOT_FOUND);
    }
    with_game!(game, G => as_json(G::look_into(G::parts(&boxes))))
}

/// All that is wrong with something that people draw before they sit down, such as a city; the query is the drawing.
#[utoipa::path(get, path = "/api/v1/games/{game}/flaws", params(("game" = String, Path)),
    responses((status = 200, description = "A list of the game's flaws; empty for what can be played."),
        (status = 400, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn flaws(
    State(house): State<Arc<House>>,
    Named(game): Named,
    uri: Uri,
) -> Result<Json<Value>, Fail> {
    with_game!(named(&game)?, G => flaws_of::<G>(&house, &uri))
}

fn flaws_of<G: Hosted>(house: &House, uri: &Uri) -> Result<Json<Value>, Fail> {
    let bad = |why: &dyn ToString| Fail::new(Code::BadRequest, host::shortened(why.to_string()));
    let Query(drawing) = Query::<G::Drawing>::try_from_uri(uri).map_err(|why| bad(&why))?;
    as_json(G::flaws(G::parts(&house.boxes), &drawing))
}

/// What a position is, or where it stops being one. Nothing is laid, and nothing is kept.
#[utoipa::path(post, path = "/api/v1/games/{game}/position", params(("game" = String, Path)),
    request_body = PositionText, responses((status = 200, body = PositionRead),
        (status = 400, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn position(
    State(house): State<Arc<House>>,
    Named(game): Named,
    Told(PositionText { position }): Told<PositionText>,
) -> Result<Json<PositionRead>, Fail> {
    with_game!(named(&game)?, G => Ok(Json(look_at::<G>(&house, &position)?)))
}

fn look_at<G: Hosted>(house: &House, text: &str) -> Result<PositionRead, Fail> {
    Ok(match host::look_at_position::<G>(text, G::parts(&house.boxes))? {
        Ok(state) => PositionRead::Position { players: state.seats() },
        Err(Misread { at, expected }) => {
            PositionRead::Misread { at: at as u32, expected: host::shortened(expected) }
        }
    })
}

fn named(game: &str) -> Result<GameId, Fail> {
    game.parse().map_err(|_| Fail::NOT_FOUND)
}

fn as_json(told: impl serde::Serialize) -> Result<Json<Value>, Fail> {
    serde_json::to_value(told).map(Json).map_err(|_| Fail::NOT_FOUND)
}
