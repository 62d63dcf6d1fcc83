//! What regulars show to everybody. Whoever shows nothing is nobody here: the answer is the same.

use super::extract::{Anybody, Named, Regular, Told};
use super::people::seconds;
use super::ratings::game_rating;
use crate::error::Fail;
use crate::house::House;
use crate::limits;
use crate::people::fold;
use crate::store::{Listing, Shows as Kept, Write};
use axum::Json;
use axum::extract::State;
use games::protocol::{Failure, Profile, ProfileMatch, Shows};
use std::sync::Arc;

/// A regular, as everybody sees them.
#[utoipa::path(get, path = "/api/v1/people/{name}", params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Failure)))]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Named(name): Named,
    Anybody(you): Anybody,
) -> Result<Json<Profile>, Fail> {
    let storage = |_| Fail::STORAGE;
    let found = house.store.profile(&fold(&name)).await.map_err(storage)?;
    let (guest, guise, shows) = found.ok_or(Fail::NOT_FOUND)?;
    if let Some(you) = you
        && house.store.apart_from(you).await.map_err(storage)?.contains(&guest)
    {
        return Err(Fail::NOT_FOUND);
    }
    let ratings = match shows.ratings {
        true => {
            Some(house.store.standings(guest).await.map_err(storage)?.into_iter().map(game_rating).collect())
        }
        false => None,
    };
    let history = match shows.history {
        true => {
            let found = house.store.listing(guest, true, i64::MAX, limits::PROFILE_MATCHES).await;
            Some(found.map_err(storage)?.into_iter().map(|(_, one)| played(one)).collect())
        }
        false => None,
    };
    Ok(Json(Profile { name: guise.name, look: guise.look, ratings, history }))
}

fn played(one: Listing) -> ProfileMatch {
    ProfileMatch {
        table: one.table,
        game: one.game,
        ended_s: seconds(one.ended),
        players: one.players,
        place: one.place,
        points: one.points,
        gave_up: one.gave_up,
    }
}

/// What you show to everybody.
#[utoipa::path(get, path = "/api/v1/me/profile",
    responses((status = 200, body = Shows), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<Shows>, Fail> {
    house.store.shows(guest).await.map(|kept| Json(told(kept))).map_err(|_| Fail::STORAGE)
}

/// Say what you show to everybody.
#[utoipa::path(put, path = "/api/v1/me/profile", request_body = Shows,
    responses((status = 200, body = Shows), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure)))]
pub(super) async fn say(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Told(shows): Told<Shows>,
) -> Result<Json<Shows>, Fail> {
    let Shows { profile, ratings, boards, history } = shows;
    let write = Write::Shows(guest, Kept { profile, ratings, boards, history });
    house.store.write(vec![write]).await.map_err(|_| Fail::STORAGE)?;
    Ok(Json(shows))
}

pub(in crate::routes) fn told(kept: Kept) -> Shows {
    Shows { profile: kept.profile, ratings: kept.ratings, boards: kept.boards, history: kept.history }
}
