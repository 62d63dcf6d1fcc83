//! The lobby, and everything about a table but playing at it.

use super::boxes::box_of_table;
use super::extract::{Anybody, Guest, Named, Told};
use super::shares::Reading;
use crate::error::Fail;
use crate::house::House;
use crate::id::TableId;
use crate::limits;
use crate::security::Peer;
use crate::store::{ListedSeat, Phase, Write};
use crate::table::Ask;
use axum::extract::State;
use axum::{Extension, Json};
use games::protocol::{
    AllowHints, Code, Failure, Lobby, LobbySeat, LobbyTable, NewTable, SeatChange, SeatInfo, SendAway, Sit,
    TableInfo, TablePhase,
};
use games::{GameId, Housed as _, with_game};
use host::{Guise, Sitter, Wish, lay, shortened};
use std::sync::Arc;

pub(super) fn table_id(id: &str) -> Result<TableId, Fail> {
    id.parse().map_err(|_| Fail::NOT_FOUND)
}

pub(super) fn table_phase(phase: Phase) -> TablePhase {
    match phase {
        Phase::Open => TablePhase::Open,
        Phase::Playing => TablePhase::Playing,
        Phase::Over => TablePhase::Over,
    }
}

pub(super) fn lobby_seat(seat: ListedSeat) -> LobbySeat {
    match seat {
        ListedSeat::Nobody => LobbySeat::Empty,
        ListedSeat::Guest(guest, Guise { name, look, is_bot, regular }) => {
            LobbySeat::Guest { guest: guest.to_string(), name, look, is_bot, regular }
        }
        ListedSeat::Bot(bot) => LobbySeat::Bot { bot },
    }
}

/// The public tables that are open or in play: those first where somebody is, then the newest.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(
    State(house): State<Arc<House>>,
    Anybody(guest): Anybody,
) -> Result<Json<Lobby>, Fail> {
    let tables = house.lobby(guest).await?.into_iter().map(|table| LobbyTable {
        id: table.id.to_string(),
        game: table.game,
        phase: table_phase(table.phase),
        seats: table.seats.into_iter().map(lobby_seat).collect(),
        clock_s: table.clock_s,
        parts: table.own_box.map(|parts| parts.to_string()),
    });
    Ok(Json(Lobby { tables: tables.collect(), announced: house.announcement() }))
}

/// Set up a table and sit down at it; with `start`, begin at once.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn create(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Guest(guest): Guest,
    Told(asked): Told<NewTable>,
) -> Result<Json<TableInfo>, Fail> {
    house.guest_name(guest).await?;
    let game: GameId = asked
        .game
        .parse()
        .map_err(|why: games::UnknownGame| Fail::new(Code::UnknownGame, shortened(why.to_string())))?;
    let start = asked.start;
    let (fresh, hooks) = (house.fresh(guest), house.config.hooks());
    let (boxes, needed) = match &asked.parts {
        Some(parts) => box_of_table(&house, game, parts).await?,
        None => (house.boxes.clone(), None),
    };
    let laid = with_game!(game, G => {
        lay::<G>(asked, guest, G::parts(&boxes), fresh, hooks.positions)
    })?;
    if start && laid.sitters.contains(&Sitter::Nobody) {
        return Err(Fail::new(Code::NotReady, "a seat would still be empty"));
    }
    house.doors.table(peer)?;
    if house.store.tables_of(guest).await.map_err(|_| Fail::STORAGE)? >= limits::OPEN_TABLES_PER_GUEST {
        return Err(Fail::new(Code::TooMany, "you have too many tables open; start or leave some"));
    }
    let id = laid.setting.id;
    let writes = needed.into_iter().chain([Write::Table(Box::new(laid))]).collect();
    house.store.write(writes).await.map_err(|_| Fail::STORAGE)?;
    let info = if start {
        house.wish(id, guest, Wish::Start).await
    } else {
        house.ask(id, |answer| Ask::Info { guest: Some(guest), answer }).await
    };
    info.map(Json)
}

/// A table, if you may see it.
#[utoipa::path(get, path = "/api/v1/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
) -> Result<Json<TableInfo>, Fail> {
    let Reading { table, eyes, shared } = Reading::of(&house, &id, guest).await?;
    if let Some(guest) = guest.filter(|_| !shared) {
        house.may_meet(guest, table).await?;
    }
    let info = house.ask(table, |answer| Ask::Info { guest: eyes, answer }).await?;
    // What is shared is the match, and no door to anything else.
    Ok(Json(if shared { TableInfo { id, invite: None, rematch: None, ..info } } else { info }))
}

/// Sit down, or move to another seat, before the match begins.
#[utoipa::path(post, path = "/api/v1/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableInfo), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(Sit { seat }): Told<Sit>,
) -> Result<Json<TableInfo>, Fail> {
    let (guise, table) = (house.guise(guest).await?, table_id(&id)?);
    house.may_meet(guest, table).await?;
    house.wish(table, guest, Wish::Sit { guise, seat }).await.map(Json)
}

/// Stand up; during the match the computer plays for you until you are back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = 200), (status = 404, body = Failure)))]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<()>, Fail> {
    house.ask(table_id(&id)?, |answer| Ask::Leave { guest, answer }).await.map(Json)
}

/// The host puts a computer player on a seat, or frees it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seat", params(("id" = String, Path)), request_body = SeatChange,
    responses((status = 200, body = TableInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn seat(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(SeatChange { seat, to }): Told<SeatChange>,
) -> Result<Json<TableInfo>, Fail> {
    house.wish(table_id(&id)?, guest, Wish::Seat { seat, to }).await.map(Json)
}

/// The host says whether players may ask for hints.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hints", params(("id" = String, Path)), request_body = AllowHints,
    responses((status = 200, body = TableInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn hints(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(AllowHints { on }): Told<AllowHints>,
) -> Result<Json<TableInfo>, Fail> {
    house.wish(table_id(&id)?, guest, Wish::AllowHints(on)).await.map(Json)
}

/// The host sends whoever sits there away; they do not come back to this table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/send-away", params(("id" = String, Path)), request_body = SendAway,
    responses((status = 200, body = TableInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn send_away(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(SendAway { seat }): Told<SendAway>,
) -> Result<Json<TableInfo>, Fail> {
    house.wish(table_id(&id)?, guest, Wish::SendAway(seat)).await.map(Json)
}

/// The host starts the match.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn start(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<TableInfo>, Fail> {
    house.wish(table_id(&id)?, guest, Wish::Start).await.map(Json)
}

/// The next match of the same players, at a table of its own. Everyone here is told which.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<TableInfo>, Fail> {
    let over = house.wish(table_id(&id)?, guest, Wish::Rematch(house.fresh(guest))).await?;
    let next = table_id(over.rematch.as_deref().unwrap_or_default())?;
    let info = house.ask(next, |answer| Ask::Info { guest: Some(guest), answer }).await?;
    // Whoever plays against computers waits for nobody.
    let people = over.seats.iter().filter(|seat| matches!(seat, SeatInfo::Guest { .. })).count();
    if people == 1 && info.phase == TablePhase::Open {
        return house.wish(next, guest, Wish::Start).await.map(Json);
    }
    Ok(Json(info))
}
