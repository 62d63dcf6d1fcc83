//! What is yours: to bring along, to take with you, and to erase.

use super::super::company::told;
use super::super::extract::{Regular, Told};
use super::super::guests::me;
use super::{seconds, write};
use crate::error::Fail;
use crate::guest::no_cookie;
use crate::house::House;
use crate::people::{Ended, fold};
use crate::store::{Personal, Phase};
use crate::table::Ask;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::protocol::{Bring, Code, Erase, Failure, Me};
use games::with_record;
use host::Guise;
use serde_json::{Value, json};
use std::sync::Arc;

/// The guest who has played on this device was you: the matches are yours.
#[utoipa::path(post, path = "/api/v1/me/bring", request_body = Bring,
    responses((status = 200, body = Me), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(in super::super) async fn bring(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Told(Bring { token }): Told<Bring>,
) -> Result<Json<Me>, Fail> {
    let left = house.signer.left_behind(&token).filter(|left| left.to == guest).ok_or(Fail::NOT_FOUND)?;
    // Whoever has become a regular since keeps what is theirs.
    let known = house.store.known(left.from).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
    if known.regular {
        return Err(Fail::NOT_FOUND);
    }
    let tables = house.store.seats_of(left.from).await.map_err(|_| Fail::STORAGE)?;
    house.end(Ended::Guest(left.from));
    write(&house, vec![Personal::Brought { from: left.from, to: guest }]).await?;
    house.read_again(tables).await;
    me(&house, guest).await.map(Json)
}

/// Everything that this house has of you, as one file.
#[utoipa::path(get, path = "/api/v1/me/export",
    responses((status = 200, content_type = "application/json"), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn export(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Response, Fail> {
    let storage = |_| Fail::STORAGE;
    let me = me(&house, guest).await?;
    let keys = house.store.keys(guest).await.map_err(storage)?;
    let keys: Vec<Value> = keys
        .iter()
        .map(|key| json!({"label": key.label, "made_s": seconds(key.made), "used_s": key.used.map(seconds)}))
        .collect();
    let sessions = house.store.sessions(guest).await.map_err(storage)?;
    let sessions: Vec<Value> = sessions
        .iter()
        .map(
            |each| json!({"device": each.device, "made_s": seconds(each.made), "seen_s": seconds(each.seen)}),
        )
        .collect();
    let (codes, _) = house.store.codes(guest).await.map_err(storage)?;
    let tokens = house.store.tokens(guest).await.map_err(storage)?;
    let tokens: Vec<Value> = tokens
        .iter()
        .map(|each| json!({"label": each.label, "made_s": seconds(each.made), "used_s": each.used.map(seconds)}))
        .collect();
    let bots = house.store.bot_accounts(guest).await.map_err(storage)?;
    let bots: Vec<Value> =
        bots.iter().map(|(id, name)| json!({"guest": id.to_string(), "name": name})).collect();
    let company = told(&house, guest).await?;
    let addresses = house.store.addresses(guest).await.map_err(storage)?;
    let addresses: Vec<Value> = addresses
        .iter()
        .map(|each| json!({"kind": each.kind.word(), "to": each.target, "made_s": seconds(each.made)}))
        .collect();
    let mut matches = Vec::new();
    let mut below = None;
    loop {
        let page = house.store.mine(guest, below, crate::limits::MY_TABLES).await.map_err(storage)?;
        let Some(last) = page.last() else { break };
        below = Some(last.at);
        for table in &page {
            matches.push(one_match(&house, guest, table).await);
        }
    }
    let pocket = played_on_devices(&house, guest).await?;
    let boxes = house.store.boxes_of(guest).await.map_err(storage)?;
    let boxes: Vec<Value> =
        boxes.iter().map(|(game, parts, name)| json!({"game": game, "parts": parts, "name": name})).collect();
    let (results, ratings) = counted(&house, guest).await?;
    let shows = super::super::profiles::told(house.store.shows(guest).await.map_err(storage)?);
    let all = json!({"guest": me.guest, "name": me.name, "shows": shows, "keys": keys, "recovery_codes_left": codes,
        "sessions": sessions, "tokens": tokens, "bot_accounts": bots, "company": company, "addresses": addresses,
        "results": results, "ratings": ratings, "matches": matches, "pocket": pocket, "boxes": boxes,
        "days": super::super::days::tried(&house, guest).await?,
        "evenings": super::super::evenings::mine_of(&house, guest, u32::MAX).await?});
    let name = "attachment; filename=\"ratskeller.json\"".to_owned();
    Ok((
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)],
        all.to_string(),
    )
        .into_response())
}

async fn one_match(house: &Arc<House>, guest: crate::id::GuestId, table: &crate::store::Mine) -> Value {
    let id = table.at.id;
    let record = match table.phase {
        // A match that began from a position has none.
        Phase::Over if !table.set_up => {
            let record = house.ask(id, |answer| Ask::Record { guest: Some(guest), answer }).await;
            record.ok().map(|record| with_record!(&record, written => written.to_json()))
        }
        Phase::Open | Phase::Playing | Phase::Over => None,
    };
    let record: Option<Value> = record.and_then(|text| serde_json::from_str(&text).ok());
    json!({"table": id.to_string(), "game": table.game, "seat": table.you, "phase": format!("{:?}", table.phase).to_lowercase(),
        "touched_s": seconds(table.at.since), "places": table.places, "scores": table.scores, "record": record})
}

async fn played_on_devices(house: &House, guest: crate::id::GuestId) -> Result<Vec<Value>, Fail> {
    let mut told = Vec::new();
    for one in house.store.pocket_matches(guest).await.map_err(|_| Fail::STORAGE)? {
        let record = house.store.pocket_record(guest, &one.digest).await.map_err(|_| Fail::STORAGE)?;
        let record: Option<Value> = record.and_then(|(_, text)| serde_json::from_str(&text).ok());
        told.push(
            json!({"game": one.game, "seat": one.you, "played_s": seconds(one.played), "record": record}),
        );
    }
    Ok(told)
}

/// How every match ended, and what that comes to.
async fn counted(house: &House, guest: crate::id::GuestId) -> Result<(Vec<Value>, Vec<Value>), Fail> {
    let (mut results, mut below) = (Vec::new(), i64::MAX);
    loop {
        let page = house.store.listing(guest, false, below, crate::limits::MY_TABLES).await;
        let page = page.map_err(|_| Fail::STORAGE)?;
        let Some((last, _)) = page.last() else { break };
        below = *last;
        results.extend(page.iter().map(|(_, one)| {
            json!({"table": one.table, "game": one.game, "ended_s": seconds(one.ended), "players": one.players,
                "place": one.place, "points": one.points, "gave_up": one.gave_up, "unrated": one.unrated})
        }));
    }
    let mut ratings = Vec::new();
    for standing in house.store.standings(guest).await.map_err(|_| Fail::STORAGE)? {
        let curve = house.store.curve(guest, &standing.game, i64::MAX).await.map_err(|_| Fail::STORAGE)?;
        let way: Vec<Value> = curve
            .iter()
            .map(|noted| json!({"ended_s": seconds(noted.ended), "points": noted.rating.rounded().0, "doubt": noted.rating.rounded().1}))
            .collect();
        ratings.push(json!({"game": standing.game, "matches": standing.matches, "way": way}));
    }
    Ok((results, ratings))
}

/// Erase yourself: keys, devices and the name go; the matches stay, played by somebody.
#[utoipa::path(post, path = "/api/v1/me/erase", request_body = Erase,
    responses((status = 204), (status = 400, body = Failure), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn erase(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Told(Erase { name }): Told<Erase>,
) -> Result<Response, Fail> {
    let now = me(&house, guest).await?;
    if fold(&name) != fold(&now.name) {
        return Err(Fail::new(Code::BadName, "say your own name, so that this is no slip"));
    }
    write(&house, vec![Personal::Erased(guest)]).await?;
    house.end(Ended::Guest(guest));
    house.tell_renamed(guest, &Guise::default()).await;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(house.config.secure_cookies))])
        .into_response())
}
