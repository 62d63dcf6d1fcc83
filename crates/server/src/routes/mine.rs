//! The tables where you sit.

use super::extract::{Asked, Guest};
use super::tables::{lobby_seat, table_phase};
use crate::error::Fail;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::store::{Mine, Phase, Place, Which, now_ms};
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use games::protocol::{Code, Failure, MyOpponents, MyTable, MyTables, Opponent, Result as Outcome};
use serde::Deserialize;
use std::sync::Arc;
use table::SeatSet;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    after: Option<String>,
    count: Option<u32>,
    /// Only matches of this game that are over,
    game: Option<String>,
    /// and only with this guest, or this computer player.
    opponent: Option<String>,
}

/// Where you sit: tables that are not over first, then those that are, each newest first. With a game or an opponent only what is
/// over.
#[utoipa::path(get, path = "/api/v1/me/tables",
    params(("after" = Option<String>, Query), ("count" = Option<u32>, Query), ("game" = Option<String>, Query),
        ("opponent" = Option<String>, Query)),
    responses((status = 200, body = MyTables), (status = 400, body = Failure), (status = 401, body = Failure)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Asked(page): Asked<Page>,
) -> Result<Json<MyTables>, Fail> {
    house.guest_name(guest).await?;
    let unread = || Fail::new(Code::BadRequest, "`after` is the `next` of an answer");
    let most = page.count.unwrap_or(limits::MY_TABLES).clamp(1, limits::MY_TABLES);
    let which = match (&page.game, &page.opponent) {
        (None, None) => None,
        (Some(game), None) => Some(Which::Of(game)),
        (None, Some(opponent)) => Some(Which::With(opponent)),
        (Some(game), Some(opponent)) => Some(Which::OfWith(game, opponent)),
    };
    if let Some(which) = which {
        let below = page.after.as_deref().map(str::parse).transpose().map_err(|_| unread())?;
        let found = house.store.history(guest, which, below, most).await;
        let (tables, next) = found.map_err(|_| Fail::STORAGE)?;
        let next = next.map(|next| next.to_string());
        return Ok(Json(MyTables { tables: tables.into_iter().map(told).collect(), next }));
    }
    let below = page.after.map(|after| after.parse()).transpose().map_err(|()| unread())?;
    let mut mine = read(&house, guest, below, most).await?;
    // A match that is older than what is written beside its log is caught up with once, by being read.
    let behind: Vec<_> = mine.iter().filter(|table| is_behind(table)).map(|table| table.at.id).collect();
    if !behind.is_empty() {
        for id in behind {
            drop(house.ask(id, |answer| Ask::Info { guest: Some(guest), answer }).await);
        }
        mine = read(&house, guest, below, most).await?;
    }
    let next = mine.get(most as usize - 1).map(|last| last.at.to_string());
    Ok(Json(MyTables { tables: mine.into_iter().map(told).collect(), next }))
}

/// The people with whom you have played to the end, those of the latest matches first.
#[utoipa::path(get, path = "/api/v1/me/opponents", responses((status = 200, body = MyOpponents), (status = 401, body = Failure)))]
pub(super) async fn opponents(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<MyOpponents>, Fail> {
    house.guest_name(guest).await?;
    let found = house.store.opponents(guest, limits::OPPONENTS).await.map_err(|_| Fail::STORAGE)?;
    let people = found.into_iter().map(|(guest, guise)| Opponent {
        guest: guest.to_string(),
        name: guise.name,
        regular: guise.regular,
    });
    Ok(Json(MyOpponents { people: people.collect() }))
}

async fn read(house: &House, guest: GuestId, below: Option<Place>, most: u32) -> Result<Vec<Mine>, Fail> {
    house.store.mine(guest, below, most).await.map_err(|_| Fail::STORAGE)
}

fn is_behind(table: &Mine) -> bool {
    match table.phase {
        Phase::Open => false,
        Phase::Playing => table.waits.is_none(),
        Phase::Over => table.places.is_empty(),
    }
}

fn told(table: Mine) -> MyTable {
    let waits = table.waits.filter(|_| table.phase == Phase::Playing);
    let left =
        table.deadline.filter(|_| waits.is_some()).map(|until| (until - now_ms() as i64).max(0) / 1000);
    MyTable {
        id: table.at.id.to_string(),
        game: table.game,
        phase: table_phase(table.phase),
        public: table.public,
        seats: table.seats.into_iter().map(lobby_seat).collect(),
        you: table.you,
        waits: waits.unwrap_or(SeatSet::EMPTY),
        clock_s: table.clock_s,
        left_s: left.and_then(|left| u32::try_from(left).ok()),
        set_up: table.set_up,
        since_s: u32::try_from(table.at.since / 1000).unwrap_or(0),
        gave_up: table.gave_up,
        result: (!table.places.is_empty()).then_some(Outcome { places: table.places, scores: table.scores }),
    }
}
