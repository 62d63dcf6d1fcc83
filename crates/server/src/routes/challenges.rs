//! A host asks a bot account to a seat by its name; it accepts and sits, or declines.

use super::extract::{Guest, Named, Told};
use super::tables::table_id;
use crate::company::Challenged;
use crate::error::Fail;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::people::fold;
use crate::store::{FromAfar, Phase, now_ms};
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::protocol::{Challenge, Code, Failure, FromBell, NewChallenge, SeatInfo, TableInfo, TablePhase};
use host::Wish;
use std::sync::Arc;

/// Ask a bot account to this seat. It has a minute to answer, and must be in the house.
#[utoipa::path(post, path = "/api/v1/tables/{id}/challenge", params(("id" = String, Path)), request_body = NewChallenge,
    responses((status = 200, body = Challenge), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn challenge(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(host): Guest,
    Told(NewChallenge { seat, name }): Told<NewChallenge>,
) -> Result<Json<Challenge>, Fail> {
    let table = table_id(&id)?;
    house.may_meet(host, table).await?;
    // Whoever asks a table brings it to this node, and everybody at it has to come along: nobody does but its host.
    let from_afar =
        house.store.seen_from_afar(table, host).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
    match from_afar {
        FromAfar { seen: false, .. } => return Err(Fail::NOT_FOUND),
        FromAfar { phase: Phase::Playing | Phase::Over, .. } => return Err(begun()),
        FromAfar { own: false, .. } => return Err(not_host()),
        FromAfar { .. } => (),
    }
    let info = house.ask(table, |answer| Ask::Info { guest: Some(host), answer }).await?;
    let by = hosted_by(&info, host)?;
    match info.seats.get(usize::from(seat.number())) {
        Some(SeatInfo::Empty) => (),
        Some(SeatInfo::Guest { .. } | SeatInfo::Bot { .. }) => {
            return Err(Fail::new(Code::SeatTaken, "that seat is taken"));
        }
        None => return Err(Fail::new(Code::BadSeats, "there is no such seat")),
    }
    let (bot, name) = bot_named(&house, &name).await?;
    let away = || Fail::new(Code::NotHere, "that bot account is not in the house now");
    // Whoever blocks the host is not there for them.
    house.may_meet(bot, table).await.map_err(|why| if why.code == Code::NotFound { away() } else { why })?;
    let within = limits::CHALLENGE_WITHIN.as_millis() as u64;
    let until_s = u32::try_from((now_ms() + within) / 1000).unwrap_or(u32::MAX);
    let challenged = house.challenges.ask(|id| {
        let (id, game) = (id.to_string(), info.game);
        let told = Challenge { id, table: table.to_string(), game, seat, by, bot: name, until_s };
        Challenged { host, bot, table, seat, told }
    })?;
    let heard = house.bells.ring(bot, &FromBell::Challenged { challenge: challenged.told.clone() });
    if !heard {
        drop(house.challenges.answer(&challenged.told.id, bot));
        return Err(away());
    }
    Ok(Json(challenged.told))
}

/// The host's name, if it is the host who asks while seats are being filled.
fn hosted_by(info: &TableInfo, asks: GuestId) -> Result<String, Fail> {
    if info.phase != TablePhase::Open {
        return Err(begun());
    }
    let own = info.seats.iter().find_map(|seat| match seat {
        SeatInfo::Guest { guest, name, host: true, .. } if *guest == asks.as_str() => Some(name.clone()),
        SeatInfo::Guest { .. } | SeatInfo::Bot { .. } | SeatInfo::Empty => None,
    });
    own.ok_or(not_host())
}

fn begun() -> Fail {
    Fail::new(Code::AlreadyStarted, "the match has begun")
}

fn not_host() -> Fail {
    Fail::new(Code::NotHost, "only the host does that")
}

async fn bot_named(house: &House, name: &str) -> Result<(GuestId, String), Fail> {
    let unknown = || Fail::new(Code::UnknownBot, "there is no bot account of that name");
    let named = house.store.regular(&fold(&name.chars().take(2 * limits::NAME).collect::<String>())).await;
    let bot = named.map_err(|_| Fail::STORAGE)?.ok_or_else(unknown)?;
    let guise = house.guise(bot).await?;
    if guise.is_bot { Ok((bot, guise.name)) } else { Err(unknown()) }
}

/// Sit down where you were asked to.
#[utoipa::path(post, path = "/api/v1/challenges/{id}/accept", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn accept(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(bot): Guest,
) -> Result<Json<TableInfo>, Fail> {
    let Challenged { table, seat, .. } = house.challenges.answer(&id, bot)?;
    let guise = house.guise(bot).await?;
    house.wish(table, bot, Wish::Admit).await?;
    house.wish(table, bot, Wish::Sit { guise, seat: Some(seat) }).await.map(Json)
}

/// Do not; the host is told.
#[utoipa::path(post, path = "/api/v1/challenges/{id}/decline", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Failure)))]
pub(super) async fn decline(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(bot): Guest,
) -> Result<StatusCode, Fail> {
    let Challenged { host, told, .. } = house.challenges.answer(&id, bot)?;
    house.bells.ring(host, &FromBell::Declined { challenge: told });
    Ok(StatusCode::NO_CONTENT)
}
