//! How good you are, and who is best.

use super::extract::{Anybody, Guest, Named};
use super::people::seconds;
use crate::error::Fail;
use crate::house::House;
use crate::limits;
use crate::store::{Standing, now_ms};
use axum::Json;
use axum::extract::State;
use games::GameId;
use games::protocol::{
    Against, Beaten, Board, BoardLine, CurvePoint, Failure, GameRating, MyGame, MyRatings, PlaceCount,
    RatingInfo,
};
use ratings::Stars;
use std::sync::Arc;

/// Where you stand, by game.
#[utoipa::path(get, path = "/api/v1/me/ratings", responses((status = 200, body = MyRatings), (status = 401, body = Failure)))]
pub(super) async fn mine(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<MyRatings>, Fail> {
    house.guest_name(guest).await?;
    let standings = house.store.standings(guest).await.map_err(|_| Fail::STORAGE)?;
    Ok(Json(MyRatings { games: standings.into_iter().map(game_rating).collect() }))
}

pub(super) fn game_rating(standing: Standing) -> GameRating {
    GameRating { rating: info(&standing), game: standing.game }
}

fn info(standing: &Standing) -> RatingInfo {
    let (points, doubt) = standing.rating.rounded();
    let matches = u32::try_from(standing.matches).unwrap_or(u32::MAX);
    RatingInfo { points, doubt, matches, last_s: seconds(standing.last) }
}

/// All that your matches of one game come to.
#[utoipa::path(get, path = "/api/v1/me/ratings/{game}", params(("game" = String, Path)),
    responses((status = 200, body = MyGame), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn of_game(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Named(game): Named,
) -> Result<Json<MyGame>, Fail> {
    house.guest_name(guest).await?;
    let game: GameId = game.parse().map_err(|_| Fail::NOT_FOUND)?;
    let (store, game, storage) = (&house.store, game.name(), |_| Fail::STORAGE);
    let standings = store.standings(guest).await.map_err(storage)?;
    let curve = store.curve(guest, game, limits::CURVE).await.map_err(storage)?;
    let placed = store.places(guest, game).await.map_err(storage)?;
    let against = store.against(guest, game).await.map_err(storage)?;
    let beaten = store.beaten(guest, game, limits::BEATEN).await.map_err(storage)?;
    let star = |bot: &str| Stars::shipped().told(game, bot);
    let mut against: Vec<Against> = against
        .into_iter()
        .map(|one| Against {
            points: star(&one.bot),
            bot: one.bot,
            ahead: one.ahead,
            level: one.level,
            behind: one.behind,
        })
        .collect();
    against.sort_by_key(|one| std::cmp::Reverse(one.points));
    Ok(Json(MyGame {
        game: game.to_owned(),
        rating: standings.iter().find(|standing| standing.game == game).map(info),
        curve: curve
            .into_iter()
            .map(|noted| {
                let (points, doubt) = noted.rating.rounded();
                let matches = u32::try_from(noted.matches).unwrap_or(u32::MAX);
                CurvePoint { matches, ended_s: seconds(noted.ended), points, doubt }
            })
            .collect(),
        gave_up: placed.iter().filter(|placed| placed.gave_up).map(|placed| placed.times).sum(),
        places: placed
            .into_iter()
            .filter(|placed| !placed.gave_up)
            .map(|placed| PlaceCount { players: placed.players, place: placed.place, times: placed.times })
            .collect(),
        against,
        best: beaten
            .into_iter()
            .map(|one| Beaten {
                table: one.table,
                ended_s: seconds(one.ended),
                points: i32::try_from((one.points + 500).div_euclid(1000)).unwrap_or(i32::MAX),
                bot: one.bot,
                name: one.name,
            })
            .collect(),
    }))
}

/// The best regulars of a game; those whom you must not meet are not among them.
#[utoipa::path(get, path = "/api/v1/boards/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Board), (status = 404, body = Failure)))]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Named(game): Named,
    Anybody(you): Anybody,
) -> Result<Json<Board>, Fail> {
    let game: GameId = game.parse().map_err(|_| Fail::NOT_FOUND)?;
    let ago = u64::from(limits::BOARD_DAYS) * limits::DAY.as_millis() as u64;
    let since = now_ms().saturating_sub(ago) as i64;
    let found = house.store.board(game.name(), since, you, limits::BOARD).await;
    let people = found.map_err(|_| Fail::STORAGE)?.into_iter().map(|(guise, standing)| BoardLine {
        name: guise.name,
        look: guise.look,
        rating: info(&standing),
    });
    let people = people.collect();
    Ok(Json(Board {
        game: game.name().to_owned(),
        days: limits::BOARD_DAYS,
        least: limits::BOARD_MATCHES,
        people,
    }))
}
