//! Matches that you have played on a device, without the house, and brought along. They are in your book and nowhere else: they have no
//! result, and count for nothing.

use super::extract::{Asked, Guest, Named, read_body};
use super::guests::me;
use super::people::seconds;
use super::records::{bad_record, play, read, upload_place};
use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::store::{Personal, PocketMatch, PocketSeat, Write, now_ms};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::protocol::{Code, Failure, LobbySeat, Me, MyTable, MyTables, Result as Outcome, TablePhase};
use games::{Boxes, Written, with_record};
use serde::Deserialize;
use std::sync::Arc;
use table::{Digest, Seat, SeatSet};

/// So that nobody takes one for a table.
const PREFIX: &str = "brought-";

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    /// Where you sat.
    seat: u8,
    /// When it was over: seconds since 1970.
    played_s: Option<u32>,
}

/// Brings a match along: it is played again, and must come to the result it states. What is there already stays as it is.
#[utoipa::path(post, path = "/api/v1/me/pocket",
    params(("seat" = u8, Query), ("played_s" = Option<u32>, Query)),
    request_body(content = String, content_type = "application/json"),
    responses((status = 200, body = MyTable), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 413, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn bring(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Asked(Played { seat, played_s }): Asked<Played>,
    body: Body,
) -> Result<Json<MyTable>, Fail> {
    let me = me(&house, guest).await?;
    let you = Seat::new(seat).ok_or_else(|| Fail::new(Code::BadRequest, "there is no such seat"))?;
    let now = now_ms();
    // A clock that goes ahead would have it on top for good.
    let played = played_s.map_or(now, |played_s| (u64::from(played_s) * 1000).min(now));
    let _place = upload_place(&house)?;
    let bytes = read_body(body, limits::RECORD).await?;
    let judge = move |boxes: &Boxes, record| with_record!(record, written => judged(boxes, written, you));
    let judged = play(Arc::clone(&house), move || read(&bytes), judge).await?;
    let one = PocketMatch { played: played as i64, ..judged.one };
    let digest = one.digest.clone();
    let write = Personal::PocketMatch { guest, one, record: judged.record };
    house.store.write(vec![Write::Of(write)]).await.map_err(|_| Fail::STORAGE)?;
    // Whether there was room the writer knows alone: two devices may bring theirs at once.
    let full =
        || Fail::new(Code::TooMany, "your book has no room for more matches that were played elsewhere");
    let kept = house.store.pocket_matches(guest).await.map_err(|_| Fail::STORAGE)?;
    let kept = kept.into_iter().find(|kept| kept.digest == digest).ok_or_else(full)?;
    Ok(Json(told(&me, kept)))
}

/// What you have brought along, the last that was played first.
#[utoipa::path(get, path = "/api/v1/me/pocket",
    responses((status = 200, body = MyTables), (status = 401, body = Failure)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<MyTables>, Fail> {
    all(&house, guest).await.map(Json)
}

/// The record of one of them, as a file.
#[utoipa::path(get, path = "/api/v1/me/pocket/{id}", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/json"), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Named(id): Named,
) -> Result<Response, Fail> {
    let found = house.store.pocket_record(guest, digest(&id)?).await.map_err(|_| Fail::STORAGE)?;
    let (game, record) = found.ok_or(Fail::NOT_FOUND)?;
    let name = format!("attachment; filename=\"{game}.json\"");
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], record)
        .into_response())
}

/// Takes one out of your book.
#[utoipa::path(delete, path = "/api/v1/me/pocket/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MyTables), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Named(id): Named,
) -> Result<Json<MyTables>, Fail> {
    let digest = digest(&id)?.to_owned();
    let write = Personal::PocketMatchGone { guest, digest };
    house.store.write(vec![Write::Of(write)]).await.map_err(|_| Fail::STORAGE)?;
    all(&house, guest).await.map(Json)
}

fn digest(id: &str) -> Result<&str, Fail> {
    id.strip_prefix(PREFIX).ok_or(Fail::NOT_FOUND)
}

async fn all(house: &House, guest: GuestId) -> Result<MyTables, Fail> {
    let me = me(house, guest).await?;
    let matches = house.store.pocket_matches(guest).await.map_err(|_| Fail::STORAGE)?;
    Ok(MyTables { tables: matches.into_iter().map(|one| told(&me, one)).collect(), next: None })
}

struct Judged {
    one: PocketMatch,
    record: String,
}

/// By the rules. Nobody can know who has decided what on a device: that is why it counts for nothing.
fn judged<G: Hosted>(boxes: &Boxes, written: Written<G>, you: Seat) -> Result<Judged, Fail> {
    let standing = written.verify(G::parts(boxes)).map_err(|why| bad_record(&why.to_string()))?;
    if written.record.seed.is_none() {
        return Err(bad_record("the record has no seed"));
    }
    if you.number() >= written.record.seats {
        return Err(bad_record("nobody sits there"));
    }
    let names = written.names.as_ref().ok_or_else(|| bad_record("it does not say who sat where"))?;
    let sat = standing.places.iter().zip(names).map(|((seat, &place), name)| {
        let points = standing.scores[seat];
        if seat == you {
            return Ok(PocketSeat { bot: None, place, points });
        }
        let bot = bots::player::<G>(name)
            .map_err(|_| bad_record(&format!("{name} is no computer player of this game")))?;
        Ok(PocketSeat { bot: Some(bot.name), place, points })
    });
    let seats = sat.collect::<Result<Vec<_>, Fail>>()?;
    let record = written.to_json();
    let nameless = Written { names: None, ..written };
    let digest = Digest::of(nameless.to_json().as_bytes()).to_string();
    Ok(Judged { one: PocketMatch { digest, game: G::NAME.to_owned(), you, seats, played: 0 }, record })
}

fn told(me: &Me, one: PocketMatch) -> MyTable {
    let seats = one.seats.iter().map(|seat| match &seat.bot {
        Some(bot) => LobbySeat::Bot { bot: bot.clone() },
        None => LobbySeat::Guest {
            guest: me.guest.clone(),
            name: me.name.clone(),
            look: me.look,
            is_bot: false,
            regular: me.regular,
        },
    });
    MyTable {
        id: format!("{PREFIX}{}", one.digest),
        game: one.game,
        phase: TablePhase::Over,
        public: false,
        seats: seats.collect(),
        you: one.you,
        waits: SeatSet::EMPTY,
        clock_s: None,
        left_s: None,
        set_up: false,
        since_s: seconds(one.played),
        gave_up: false,
        result: Some(Outcome {
            places: one.seats.iter().map(|seat| seat.place).collect(),
            scores: one.seats.iter().map(|seat| seat.points).collect(),
        }),
    }
}
