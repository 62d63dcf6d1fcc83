//! The deals of days: what is dealt, your one try, how everybody did.

use super::extract::{Anybody, Asked, Guest};
use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, fresh};
use crate::limits;
use crate::security::Peer;
use crate::store::{Best, DayListed, DayWrite, Merit, Tried, Write, now_ms, your_seat};
use crate::table::Ask;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use games::protocol::{
    DayBar, DayBest, DayCame, DayDeal, DayLine, DayLook, DaySeat, DayTry, Days, Failure, OptionSet,
    TableInfo, TablePhase,
};
use games::{GameId, with_game};
use host::{Dealt, Wish, day_name, read_day};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;
use table::Options as _;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    after: Option<String>,
}

/// Today, and the days before it.
#[utoipa::path(get, path = "/api/v1/days", params(("after" = Option<String>, Query)),
    responses((status = 200, body = Days), (status = 404, body = Failure)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Asked(Page { after }): Asked<Page>,
    Anybody(guest): Anybody,
) -> Result<Json<Days>, Fail> {
    let storage = |_| Fail::STORAGE;
    let today = house.deal_today().await?;
    let after = after.map(|after| read_day(&after)).transpose().map_err(|_| Fail::NOT_FOUND)?;
    let up_to = after.map_or(Some(today), |after| after.checked_sub(1)).ok_or(Fail::NOT_FOUND)?.min(today);
    let mut days: Vec<DayLine> = Vec::new();
    for DayListed { day, game, players, yours } in
        house.store.days(up_to, limits::DAYS, guest).await.map_err(storage)?
    {
        let day = day_name(day);
        let look = DayLook { game, players, yours: yours.map(tried_told) };
        match days.last_mut().filter(|line| line.day == day) {
            Some(line) => line.deals.push(look),
            None => days.push(DayLine { day, deals: vec![look] }),
        }
    }
    let next = days.last().filter(|_| days.len() == limits::DAYS as usize).map(|line| line.day.clone());
    Ok(Json(Days {
        today: day_name(today),
        left_s: (host::left_of_the_day(now_ms()) / 1000) as u32,
        streak: match guest {
            Some(guest) => {
                streak(&house.store.days_played(guest, limits::STREAK).await.map_err(storage)?, today)
            }
            None => 0,
        },
        days,
        next,
    }))
}

/// Days in a row, newest first. Today may still come.
fn streak(played: &[u32], today: u32) -> u32 {
    let first = played.first().copied().filter(|first| first + 1 >= today);
    let Some(first) = first else { return 0 };
    (0..).zip(played).take_while(|(back, day)| **day + back == first).count() as u32
}

/// One deal: who plays in it, your try, and how everybody did.
#[utoipa::path(get, path = "/api/v1/days/{day}/{game}", params(("day" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = DayDeal), (status = 404, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    named: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    Anybody(guest): Anybody,
) -> Result<Json<DayDeal>, Fail> {
    let storage = |_| Fail::STORAGE;
    let Deal { day, game, dealt, today } = Deal::named(&house, named).await?;
    let over = day < today;
    let yours = match guest {
        Some(guest) => house.store.tried(day, game, guest).await.map_err(storage)?,
        None => None,
    };
    let spread = house.store.spread(day, game).await.map_err(storage)?;
    let players = spread.iter().map(|(_, count)| count).sum();
    let may_look = over || yours.is_some_and(|yours| yours.came.is_some());
    let bars = spread
        .into_iter()
        .filter(|_| may_look)
        .map(|(Merit { place, margin, gave_up, .. }, count)| DayBar { place, margin, gave_up, count });
    let best =
        if over { house.store.best(day, game, limits::DAY_BEST).await.map_err(storage)? } else { Vec::new() };
    let seat = your_seat(&dealt).ok_or(Fail::STORAGE)?;
    let best = best.into_iter().map(|Best { guest, guise, table, came }| DayBest {
        guest: guest.to_string(),
        name: guise.name,
        look: guise.look,
        table: table.map(|table| table.to_string()),
        seat,
        came: came_told(came),
    });
    Ok(Json(DayDeal {
        day: day_name(day),
        game: game.name().to_owned(),
        over,
        commitment: dealt.seed.commitment().to_string(),
        seed: over.then(|| dealt.seed.to_hex()),
        rules: dealt.rules,
        parts: dealt.parts.to_string(),
        options: options(game, &dealt.options),
        seats: dealt.sitters.iter().map(|bot| DaySeat { bot: bot.clone() }).collect(),
        players,
        yours: yours.map(tried_told),
        spread: bars.collect(),
        best: best.collect(),
    }))
}

/// Begin your one try, or go on with it; after it, and when the day is over, play for fun.
#[utoipa::path(post, path = "/api/v1/days/{day}/{game}", params(("day" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(super) async fn play(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    named: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    Guest(guest): Guest,
) -> Result<Json<TableInfo>, Fail> {
    house.guest_name(guest).await?;
    let deal = Deal::named(&house, named).await?;
    // Whoever asked may be gone by then: what is laid begins all the same.
    let begun = tokio::spawn(async move { begin(&house, peer, deal, guest).await });
    begun.await.map_err(|_| Fail::STORAGE)?.map(Json)
}

async fn begin(house: &Arc<House>, peer: IpAddr, deal: Deal, guest: GuestId) -> Result<TableInfo, Fail> {
    let Deal { day, game, dealt, .. } = deal;
    // One person may have two pages, and has one try.
    let _one_at_a_time = house.days.0.lock().await;
    let today = house.today();
    let tried = house.store.tried(day, game, guest).await.map_err(|_| Fail::STORAGE)?;
    if let Some(Tried { table, came: None }) = tried.filter(|_| day == today) {
        let info = house.ask(table, |answer| Ask::Info { guest: Some(guest), answer }).await?;
        // The house may have been killed before it had begun.
        return match info.phase {
            TablePhase::Open => house.wish(table, guest, Wish::Start).await,
            TablePhase::Playing | TablePhase::Over => Ok(info),
        };
    }
    house.doors.table(peer)?;
    let counts = day == today && tried.is_none();
    let laid = with_game!(game, G => dealt.lay::<G>(day, counts, guest, fresh()))?;
    let table = laid.setting.id;
    let one_try = counts.then_some(Write::Day(DayWrite::Try { day, game, guest, table }));
    let writes = std::iter::once(Write::Table(Box::new(laid))).chain(one_try).collect();
    house.store.write(writes).await.map_err(|_| Fail::STORAGE)?;
    house.wish(table, guest, Wish::Start).await
}

struct Deal {
    day: u32,
    game: GameId,
    dealt: Dealt,
    today: u32,
}

impl Deal {
    /// What is to come is dealt when it comes.
    async fn named(
        house: &House,
        named: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    ) -> Result<Deal, Fail> {
        let Path((day, game)) = named.map_err(|_| Fail::NOT_FOUND)?;
        let (day, game) =
            (read_day(&day).map_err(|_| Fail::NOT_FOUND)?, game.parse().map_err(|_| Fail::NOT_FOUND)?);
        let today = house.deal_today().await?;
        if day > today {
            return Err(Fail::NOT_FOUND);
        }
        let dealt = house.store.deal(day, game).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
        Ok(Deal { day, game, dealt, today })
    }
}

/// All of this person's tries, for whoever takes along what is theirs.
pub(super) async fn tried(house: &House, guest: GuestId) -> Result<Vec<Value>, Fail> {
    let (mut all, mut up_to) = (Vec::new(), Some(house.today()));
    while let Some(up) = up_to {
        let page = house.store.days(up, limits::DAYS, Some(guest)).await.map_err(|_| Fail::STORAGE)?;
        up_to = page.last().and_then(|last| last.day.checked_sub(1));
        all.extend(page.into_iter().filter_map(|one| {
            let yours = tried_told(one.yours?);
            Some(
                json!({"day": day_name(one.day), "game": one.game, "table": yours.table, "came": yours.came}),
            )
        }));
    }
    Ok(all)
}

fn options(game: GameId, written: &str) -> Vec<OptionSet> {
    let values = with_game!(game, G => host::options::read::<G>(written).map(|options| options.values()));
    let values = values.unwrap_or_default().into_iter();
    values.map(|(name, value)| OptionSet { name: name.to_owned(), value }).collect()
}

fn tried_told(Tried { table, came }: Tried) -> DayTry {
    DayTry { table: table.to_string(), came: came.map(came_told) }
}

fn came_told((Merit { place, points, margin, gave_up }, rank): (Merit, u32)) -> DayCame {
    DayCame { place, points, margin, gave_up, rank }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_days_ends_where_one_is_left_out() {
        assert_eq!(streak(&[], 10), 0);
        assert_eq!(streak(&[10, 9, 8, 6], 10), 3);
        assert_eq!(streak(&[9, 8], 10), 2, "today may still come");
        assert_eq!(streak(&[8, 7], 10), 0);
        assert_eq!(streak(&[0], 0), 1);
    }
}
