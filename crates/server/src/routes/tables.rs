//! The lobby, and everything about a table but playing at it.

use super::extract::{Anybody, Guest, Named, Told};
use crate::error::Fail;
use crate::hosted::{self, Hosted};
use crate::house::House;
use crate::id::{GuestId, InviteCode, TableId, random_bytes};
use crate::limits;
use crate::security::Peer;
use crate::store::{ListedSeat, Phase, Sitter, TableRow, Write, now_ms};
use crate::table::{Ask, shortened, sitter};
use axum::extract::State;
use axum::{Extension, Json};
use games::protocol::{
    AllowHints, Code, Failure, Lobby, LobbySeat, LobbyTable, NewTable, SeatChange, Sit, TableInfo, TablePhase,
};
use games::{GameId, with_game};
use std::sync::Arc;
use table::{Match, Refused, Seat, Seed};

pub(super) fn table_id(id: &str) -> Result<TableId, Fail> {
    id.parse().map_err(|_| Fail::NOT_FOUND)
}

/// The public tables that are open or in play, newest first.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(State(house): State<Arc<House>>) -> Result<Json<Lobby>, Fail> {
    let since = now_ms().saturating_sub(limits::LOBBY_FOR.as_millis() as u64);
    let listed = house.store.lobby(limits::LOBBY, since).await.map_err(|_| Fail::STORAGE)?;
    let seat = |seat: ListedSeat| match seat {
        ListedSeat::Nobody => LobbySeat::Empty,
        ListedSeat::Guest(name) => LobbySeat::Guest { name },
        ListedSeat::Bot(bot) => LobbySeat::Bot { bot },
    };
    let tables = listed.into_iter().map(|table| LobbyTable {
        id: table.id.to_string(),
        game: table.game,
        phase: match table.phase {
            Phase::Open => TablePhase::Open,
            Phase::Playing => TablePhase::Playing,
            Phase::Over => TablePhase::Over,
        },
        seats: table.seats.into_iter().map(seat).collect(),
        clock_s: table.clock_s,
    });
    Ok(Json(Lobby { tables: tables.collect() }))
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
    let (row, sitters) = with_game!(game, G => set_up::<G>(&house, guest, asked))?;
    if start && sitters.contains(&Sitter::Nobody) {
        return Err(Fail::new(Code::NotReady, "a seat would still be empty"));
    }
    house.doors.table(peer)?;
    if house.store.tables_of(guest).await.map_err(|_| Fail::STORAGE)? >= limits::OPEN_TABLES_PER_GUEST {
        return Err(Fail::new(Code::TooMany, "you have too many tables open; start or leave some"));
    }
    let id = row.id;
    let mut writes = vec![Write::Table(Box::new(row))];
    writes.extend(
        sitters
            .into_iter()
            .zip(0..)
            .filter_map(|(sitter, number)| Some(Write::Seat { table: id, seat: Seat::new(number)?, sitter })),
    );
    house.store.write(writes).await.map_err(|_| Fail::STORAGE)?;
    let info = if start {
        house.ask(id, |answer| Ask::Start { guest, answer }).await
    } else {
        house.ask(id, |answer| Ask::Info { guest: Some(guest), answer }).await
    };
    info.map(Json)
}

/// The table that was asked for, if there can be such a one.
fn set_up<G: Hosted>(house: &House, host: GuestId, asked: NewTable) -> Result<(TableRow, Vec<Sitter>), Fail> {
    let bad_option = |why: &dyn std::fmt::Display| Fail::new(Code::BadOption, shortened(why.to_string()));
    let options = hosted::options::<G>(&asked.options).map_err(|why| bad_option(&why))?;
    let seats = u8::try_from(asked.seats.len()).unwrap_or(u8::MAX);
    let seed = Seed::from_bytes(random_bytes());
    // Whatever would stop the deal is said now, not when everybody sits.
    Match::<G>::start(G::parts(&house.boxes), &options, seats, seed).map_err(|why| match why {
        Refused::Seats { .. } => Fail::new(Code::BadSeats, why.to_string()),
        Refused::Option(_) | Refused::Parts(_) => bad_option(&why),
    })?;
    if asked.clock_s.is_some_and(|clock_s| !limits::CLOCK_S.contains(&clock_s)) {
        let (least, most) = (limits::CLOCK_S.start(), limits::CLOCK_S.end());
        return Err(bad_option(&format!("a clock has {least} to {most} seconds")));
    }
    let mut sitters = asked.seats.into_iter().map(sitter::<G>).collect::<Result<Vec<_>, _>>()?;
    if let Some(first) = sitters.iter_mut().find(|sitter| **sitter == Sitter::Nobody) {
        *first = Sitter::Guest(host);
    }
    let row = TableRow {
        id: TableId::random(),
        invite: InviteCode::random(),
        game: G::ID,
        rules: G::RULES,
        options: hosted::options_json::<G>(&options),
        seats,
        seed,
        public: asked.public,
        clock_s: asked.clock_s,
        hints: asked.hints,
        host,
        phase: Phase::Open,
        started: None,
        rematch: None,
        deadline: None,
        sum: None,
    };
    Ok((row, sitters))
}

/// A table, if you may see it.
#[utoipa::path(get, path = "/api/v1/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
) -> Result<Json<TableInfo>, Fail> {
    house.ask(table_id(&id)?, |answer| Ask::Info { guest, answer }).await.map(Json)
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
    let name = house.guest_name(guest).await?;
    house.ask(table_id(&id)?, |answer| Ask::Sit { guest, name, seat, answer }).await.map(Json)
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
    house.ask(table_id(&id)?, |answer| Ask::Seat { guest, seat, to, answer }).await.map(Json)
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
    house.ask(table_id(&id)?, |answer| Ask::AllowHints { guest, on, answer }).await.map(Json)
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
    house.ask(table_id(&id)?, |answer| Ask::Start { guest, answer }).await.map(Json)
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
    let (next, alone) = house.ask(table_id(&id)?, |answer| Ask::Rematch { guest, answer }).await?;
    // Whoever plays against computers waits for nobody.
    if alone {
        return house.ask(next, |answer| Ask::Start { guest, answer }).await.map(Json);
    }
    house.ask(next, |answer| Ask::Info { guest: Some(guest), answer }).await.map(Json)
}
