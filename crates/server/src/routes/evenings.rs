//! Club evenings: opened, joined, played and read. What an evening is, is in `crate::evenings`.

use super::extract::{Anybody, Guest, Named, Told};
use super::invites::drawn;
use super::tables::{lobby_seat, table_phase};
use crate::error::Fail;
use crate::evenings::{Read, Setting};
use crate::house::House;
use crate::id::{EveningId, GuestId};
use crate::limits;
use crate::security::Peer;
use crate::store::{Phase, now_ms};
use crate::table::Ask;
use ::evening::Happened;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::protocol::{
    Code, EveningInfo, EveningLine, EveningPerson, EveningTable, Failure, JoinEvening, LeaveEvening,
    LobbySeat, Measure, MeasureInfo, MyEvening, MyEvenings, NewEvening, OptionSet, Scoring,
};
use games::with_record;
use std::fmt::Write as _;
use std::sync::Arc;
use table::OptionValue;

fn evening_id(id: &str) -> Result<EveningId, Fail> {
    id.parse().map_err(|_| Fail::NOT_FOUND)
}

/// The evenings that you have opened or take part in, the newest first.
#[utoipa::path(get, path = "/api/v1/me/evenings",
    responses((status = 200, body = MyEvenings), (status = 401, body = Failure)))]
pub(super) async fn mine(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<MyEvenings>, Fail> {
    mine_of(&house, guest, limits::MY_EVENINGS).await.map(|evenings| Json(MyEvenings { evenings }))
}

pub(super) async fn mine_of(house: &House, guest: GuestId, most: u32) -> Result<Vec<MyEvening>, Fail> {
    let briefs = house.store.my_evenings(guest, most).await.map_err(|_| Fail::STORAGE)?;
    let evenings = briefs.into_iter().filter_map(|brief| {
        let setting = Setting::read(&brief.setting)?;
        Some(MyEvening {
            id: brief.id.to_string(),
            game: setting.game,
            by: brief.by,
            phase: table_phase(brief.phase),
            round: brief.round,
            rounds: setting.rules.rounds,
            people: brief.people,
            host: brief.host == guest,
        })
    });
    Ok(evenings.collect())
}

/// Open an evening. Others join by its code until it is over.
#[utoipa::path(post, path = "/api/v1/evenings", request_body = NewEvening,
    responses((status = 200, body = EveningInfo), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 429, body = Failure)))]
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Guest(guest): Guest,
    Told(asked): Told<NewEvening>,
) -> Result<Json<EveningInfo>, Fail> {
    house.guest_name(guest).await?;
    house.doors.table(peer)?;
    let id = house.open_evening(asked, guest).await?;
    told(&house, id, Some(guest)).await
}

/// Take part in the evening of this code, from the next round on.
#[utoipa::path(post, path = "/api/v1/evenings/join", request_body = JoinEvening,
    responses((status = 200, body = EveningInfo), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Told(JoinEvening { code }): Told<JoinEvening>,
) -> Result<Json<EveningInfo>, Fail> {
    house.guest_name(guest).await?;
    let id = house.join_evening(&code, guest).await?;
    told(&house, id, Some(guest)).await
}

/// An evening, for whoever has its name: who takes part, who plays whom, and how everybody stands.
#[utoipa::path(get, path = "/api/v1/evenings/{id}", params(("id" = String, Path)),
    responses((status = 200, body = EveningInfo), (status = 404, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Anybody(guest): Anybody,
) -> Result<Json<EveningInfo>, Fail> {
    told(&house, evening_id(&id)?, guest).await
}

/// The host begins, and goes on to the next round when all tables are over.
#[utoipa::path(post, path = "/api/v1/evenings/{id}/round", params(("id" = String, Path)),
    responses((status = 200, body = EveningInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn next_round(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<EveningInfo>, Fail> {
    let id = evening_id(&id)?;
    // The host may be gone before the last table has begun: all of them begin.
    let asked = Arc::clone(&house);
    let begun = tokio::spawn(async move { asked.next_round(id, guest).await });
    begun.await.map_err(|_| Fail::STORAGE)??;
    told(&house, id, Some(guest)).await
}

/// Take part no more; the computer plays your table to its end. The host may say so of anybody.
#[utoipa::path(post, path = "/api/v1/evenings/{id}/leave", params(("id" = String, Path)), request_body = LeaveEvening,
    responses((status = 200, body = EveningInfo), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(LeaveEvening { person }): Told<LeaveEvening>,
) -> Result<Json<EveningInfo>, Fail> {
    let id = evening_id(&id)?;
    house.leave_evening(id, guest, person).await?;
    told(&house, id, Some(guest)).await
}

/// The host ends the evening; what is still played does not count.
#[utoipa::path(post, path = "/api/v1/evenings/{id}/end", params(("id" = String, Path)),
    responses((status = 200, body = EveningInfo), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn end(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Json<EveningInfo>, Fail> {
    let id = evening_id(&id)?;
    house.end_evening(id, guest).await?;
    told(&house, id, Some(guest)).await
}

/// The link that lets others in as a QR code, for the host and whoever takes part.
#[utoipa::path(get, path = "/api/v1/evenings/{id}/qr", params(("id" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml"), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn qr(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let read = house.evening(evening_id(&id)?).await?;
    let code = code_for(&read, Some(guest)).ok_or(NOT_HERE)?;
    // The game in the path is what a messenger shows of it; the code is in the fragment.
    drawn(&house, &headers, &format!("{}#/join/{code}", read.setting.game))
}

const NOT_HERE: Fail = Fail::worded(Code::NotSeated, "only whoever takes part does that");

/// How everybody stands, as a table for a spreadsheet.
#[utoipa::path(get, path = "/api/v1/evenings/{id}/standings.csv", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/csv"), (status = 404, body = Failure)))]
pub(super) async fn csv(State(house): State<Arc<House>>, Named(id): Named) -> Result<Response, Fail> {
    let Json(info) = told(&house, evening_id(&id)?, None).await?;
    let mut text = "rank,name,program,tables".to_owned();
    for MeasureInfo { measure, .. } in &info.measures {
        let name = serde_json::to_value(measure).ok();
        text += &format!(",{}", name.as_ref().and_then(|name| name.as_str()).unwrap_or_default());
    }
    text += ",rounds_before,left\r\n";
    for line in &info.standings {
        let Some(person) = info.people.get(usize::from(line.person)) else { continue };
        let (name, program) = match &person.who {
            LobbySeat::Guest { name, .. } => (name.as_str(), ""),
            LobbySeat::Bot { bot } => ("", bot.as_str()),
            LobbySeat::Empty => ("", ""),
        };
        text += &format!("{},{},{},{}", line.rank, quoted(name), quoted(program), line.played);
        for (worth, MeasureInfo { unit, .. }) in line.worth.iter().zip(&info.measures) {
            text += &match unit {
                1 => format!(",{worth}"),
                _ => format!(",{:.3}", f64::from(*worth) / f64::from(*unit)),
            };
        }
        // A string takes what is written to it.
        let _written = write!(text, ",{},{}\r\n", person.since, u8::from(person.left));
    }
    let name = format!("attachment; filename=\"evening-{id}.csv\"");
    Ok((
        [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)],
        text,
    )
        .into_response())
}

/// A spreadsheet would take a name for a formula that begins like one.
fn quoted(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("\"{}{}\"", if formula { "'" } else { "" }, text.replace('"', "\"\""))
}

/// The records of all tables that are over, one in each line with its round and number: for the host and whoever takes part.
#[utoipa::path(get, path = "/api/v1/evenings/{id}/records", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/x-ndjson"), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(super) async fn records(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
) -> Result<Response, Fail> {
    let read = house.evening(evening_id(&id)?).await?;
    if read.kept.host != guest && read.kept.person(guest).is_none() {
        return Err(NOT_HERE);
    }
    // All tables of an evening are opened for it, one after the other.
    let _place =
        house.readers.try_acquire().map_err(|_| Fail::new(Code::TooMany, "too many records at once"))?;
    let mut lines = String::new();
    for (round, of) in (1_u8..).zip(read.evening.rounds()) {
        for (number, over) in (0_u16..).zip(&of.tables).filter(|(_, table)| table.finish.is_some()) {
            let Some(table) = read.kept.tables.get(&(round, number)) else { continue };
            // Whoever sits there may read it, and the host where only computers do.
            let eyes = over.chairs.iter().flatten().find_map(|person| read.guest(*person));
            let guest = Some(eyes.unwrap_or(read.kept.host));
            let record = house.ask(*table, |answer| Ask::Record { guest, answer }).await?;
            let record = with_record!(&record, written => written.to_json());
            let record: serde_json::Value = serde_json::from_str(&record).map_err(|_| Fail::STORAGE)?;
            lines +=
                &serde_json::json!({ "round": round, "table": number + 1, "record": record }).to_string();
            lines.push('\n');
        }
    }
    let name = format!("attachment; filename=\"evening-{id}.ndjson\"");
    let head =
        [(header::CONTENT_TYPE, "application/x-ndjson".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((head, lines).into_response())
}

fn code_for(read: &Read, guest: Option<GuestId>) -> Option<String> {
    let guest = guest?;
    let takes_part = read.kept.host == guest || read.kept.person(guest).is_some();
    takes_part.then(|| read.kept.code.to_string())
}

/// The evening as this guest, or anybody, knows it.
async fn told(house: &House, id: EveningId, guest: Option<GuestId>) -> Result<Json<EveningInfo>, Fail> {
    let read = house.evening(id).await?;
    let by = house.guise(read.kept.host).await.map(|guise| guise.name).unwrap_or_default();
    Ok(Json(info(&read, by, guest)))
}

fn info(read: &Read, by: String, guest: Option<GuestId>) -> EveningInfo {
    let Read { kept, setting, evening } = read;
    let scoring = setting.rules.scoring;
    let people = evening.people().zip(&kept.people).map(|(person, (who, guise))| EveningPerson {
        who: lobby_seat((who.clone(), guise.clone()).into()),
        left: evening.has_left(person),
        since: evening.since(person),
    });
    let number = evening.rounds().len() as u8;
    let (you, host) = (guest.and_then(|guest| kept.person(guest)), guest == Some(kept.host));
    let tables =
        evening.round().into_iter().flat_map(|round| (0_u16..).zip(&round.tables)).map(|(at, table)| {
            let mine = host || (you.is_some() && table.chairs.contains(&you));
            EveningTable {
                people: table.chairs.iter().map(|chair| chair.map(|person| person.0)).collect(),
                places: table
                    .finish
                    .as_ref()
                    .map(|finish| finish.iter().map(|finish| finish.place).collect()),
                table: kept.tables.get(&(number, at)).filter(|_| mine).map(ToString::to_string),
            }
        });
    let lines = evening.standings().into_iter().map(|line| EveningLine {
        person: line.person.0,
        rank: line.rank,
        played: line.played,
        worth: line.worth.map(|worth| i32::try_from(worth).unwrap_or(i32::MAX)).into(),
        told_by: line.told_by.map(measure),
    });
    let round_over = evening.round().is_some_and(::evening::Round::is_over);
    EveningInfo {
        id: kept.id.to_string(),
        game: setting.game.clone(),
        by,
        phase: table_phase(kept.phase),
        seats: setting.rules.seats,
        rounds: setting.rules.rounds,
        scoring: match scoring {
            ::evening::Scoring::Places => Scoring::Places,
            ::evening::Scoring::Points => Scoring::Points,
        },
        options: setting.options.iter().filter_map(|(name, value)| option_set(name, value)).collect(),
        clock_s: setting.clock_s,
        minutes: setting.minutes,
        filler: setting.filler.clone(),
        round: number,
        round_over,
        left_ms: left_ms(read).filter(|_| kept.phase == Phase::Playing && !round_over),
        people: people.collect(),
        tables: tables.collect(),
        byes: evening.round().into_iter().flat_map(|round| &round.byes).map(|person| person.0).collect(),
        measures: ::evening::Measure::of(scoring)
            .map(|of| MeasureInfo {
                measure: measure(of),
                unit: u16::try_from(of.unit(scoring)).unwrap_or(1),
            })
            .into(),
        standings: lines.collect(),
        you: you.map(|person| person.0),
        host,
        code: code_for(read, guest),
    }
}

/// Since the round was paired.
fn left_ms(read: &Read) -> Option<u32> {
    let minutes = u64::from(read.setting.minutes?);
    let paired = |what: &Happened| matches!(what, Happened::Paired { .. });
    let (at, _) = read.kept.log.iter().rev().find(|(_, what)| paired(what))?;
    let until = u64::try_from(*at).ok()? + minutes * 60_000;
    u32::try_from(until.saturating_sub(now_ms())).ok()
}

fn option_set(name: &str, value: &serde_json::Value) -> Option<OptionSet> {
    let value = match value {
        serde_json::Value::Bool(flag) => OptionValue::Flag(*flag),
        serde_json::Value::Number(number) => OptionValue::Number(number.as_i64()?),
        serde_json::Value::String(word) => OptionValue::Word(word.clone()),
        serde_json::Value::Null | serde_json::Value::Array(_) | serde_json::Value::Object(_) => return None,
    };
    Some(OptionSet { name: name.to_owned(), value })
}

fn measure(of: ::evening::Measure) -> Measure {
    match of {
        ::evening::Measure::Places => Measure::Places,
        ::evening::Measure::Points => Measure::Points,
        ::evening::Measure::Met => Measure::Met,
        ::evening::Measure::Wins => Measure::Wins,
    }
}
