//! A match that is over can be shared by those who played in it: under a name that nobody guesses it is read by whoever has
//! that name, until one of them withdraws it.

use super::extract::{Guest, Named};
use super::tables::table_id;
use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, SharedName, TableId, random_bytes};
use crate::limits;
use crate::store::{Agreed, Write};
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use games::protocol::{Code, Failure, SeatInfo, Sharing, TablePhase};
use host::read_day;
use std::sync::Arc;

/// A table as somebody reads it: by its own name with the own eyes, or by its shared name with those of a player.
pub(super) struct Reading {
    pub table: TableId,
    pub eyes: Option<GuestId>,
    pub shared: bool,
}

impl Reading {
    pub(super) async fn of(house: &House, name: &str, guest: Option<GuestId>) -> Result<Reading, Fail> {
        if let Ok(shared) = name.parse::<SharedName>() {
            let found = house.store.shared(shared).await.map_err(|_| Fail::STORAGE)?;
            let (table, player) = found.ok_or(Fail::NOT_FOUND)?;
            return Ok(Reading { table, eyes: Some(player), shared: true });
        }
        let table = table_id(name)?;
        // The best of a day that is over are everybody's to learn from.
        let best = house.store.best_of_a_day(table, house.today(), limits::DAY_BEST).await;
        if let Some(player) = best.map_err(|_| Fail::STORAGE)?.filter(|player| guest != Some(*player)) {
            return Ok(Reading { table, eyes: Some(player), shared: true });
        }
        if let Some(guest) = guest {
            house.may_meet(guest, table).await?;
        }
        Ok(Reading { table, eyes: guest, shared: false })
    }
}

/// Who agrees that the match is shared, and under which name it is.
#[utoipa::path(get, path = "/api/v1/tables/{id}/share", params(("id" = String, Path)),
    responses((status = 200, body = Sharing), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<Sharing>, Fail> {
    let table = played(&house, &id, guest).await?;
    told(&house, table).await
}

/// You agree that the match is shared; once everybody does, it has a name to share.
#[utoipa::path(post, path = "/api/v1/tables/{id}/share", params(("id" = String, Path)),
    responses((status = 200, body = Sharing), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn agree(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<Sharing>, Fail> {
    let table = played(&house, &id, guest).await?;
    let name = SharedName::from_random(random_bytes());
    house.store.write(vec![Write::Share { table, guest, name }]).await.map_err(|_| Fail::STORAGE)?;
    told(&house, table).await
}

/// You do not agree any more: whoever has the name finds nothing under it, for ever.
#[utoipa::path(delete, path = "/api/v1/tables/{id}/share", params(("id" = String, Path)),
    responses((status = 200, body = Sharing), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn withdraw(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<Sharing>, Fail> {
    let table = played(&house, &id, guest).await?;
    house.store.write(vec![Write::Unshare { table, guest }]).await.map_err(|_| Fail::STORAGE)?;
    told(&house, table).await
}

/// A match with a record that this guest has played to its end.
async fn played(house: &Arc<House>, id: &str, guest: GuestId) -> Result<TableId, Fail> {
    let table = table_id(id)?;
    let info = house.ask(table, |answer| Ask::Info { guest: Some(guest), answer }).await?;
    let me = guest.to_string();
    if !info.seats.iter().any(|seat| matches!(seat, SeatInfo::Guest { guest, .. } if *guest == me)) {
        return Err(Fail::new(Code::NotSeated, "only whoever played shares the match"));
    }
    if info.day.is_some_and(|day| read_day(&day.day).is_ok_and(|day| day >= house.today())) {
        return Err(Fail::DAY_NOT_OVER);
    }
    if info.phase != TablePhase::Over {
        return Err(Fail::new(Code::NotOver, "the match is not over"));
    }
    if info.set_up {
        return Err(Fail::new(Code::NotFound, "a match that began from a position has no record"));
    }
    Ok(table)
}

async fn told(house: &House, table: TableId) -> Result<Json<Sharing>, Fail> {
    let Agreed { people, agreed, name } = house.store.agreed(table).await.map_err(|_| Fail::STORAGE)?;
    Ok(Json(Sharing { people, agreed, name: name.map(|name| name.to_string()) }))
}
