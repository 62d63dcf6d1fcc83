//! What somebody reports to whoever looks after the house.

use super::extract::{Guest, Told};
use super::tables::table_id;
use crate::error::Fail;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::store::{Ordered, Reported, Write};
use crate::table::Ask;
use axum::extract::State;
use axum::http::StatusCode;
use games::protocol::{Code, Failure, Report};
use host::is_unreadable;
use std::sync::Arc;

/// Report a name, or a line of talk that you may read.
#[utoipa::path(post, path = "/api/v1/reports", request_body = Report,
    responses((status = 204), (status = 400, body = Failure), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(super) async fn report(
    State(house): State<Arc<House>>,
    Guest(reporter): Guest,
    Told(Report { guest, table, said, words }): Told<Report>,
) -> Result<StatusCode, Fail> {
    house.guest_name(reporter).await?;
    let words = checked(words.unwrap_or_default())?;
    let reported = match (guest, table, said) {
        // Whoever knows the id of a person has seen them: it cannot be guessed.
        (Some(guest), None, None) => {
            let about: GuestId = guest.parse().map_err(|_| Fail::NOT_FOUND)?;
            let known = house.store.guise(about).await.map_err(|_| Fail::STORAGE)?;
            let quoted = known.ok_or(Fail::NOT_FOUND)?.name;
            Reported { reporter, about, table: None, quoted, words }
        }
        (None, Some(table), Some(number)) => {
            let table = table_id(&table)?;
            let (about, said) =
                house.ask(table, |answer| Ask::Talk { guest: reporter, number, answer }).await?;
            Reported { reporter, about, table: Some(table), quoted: said.text, words }
        }
        _ => return Err(Fail::new(Code::BadRequest, "report a `guest`, or what was `said` at a `table`")),
    };
    house.doors.report(reporter)?;
    let written = house.store.write(vec![Write::Order(Ordered::Reported(reported))]).await;
    written.map_err(|_| Fail::STORAGE)?;
    Ok(StatusCode::NO_CONTENT)
}

fn checked(words: String) -> Result<String, Fail> {
    let words = words.trim().to_owned();
    let unreadable = |letter: char| is_unreadable(letter) && letter != '\n';
    if words.chars().count() > limits::WORDS || words.chars().any(unreadable) {
        let why = format!("say it in at most {} readable characters", limits::WORDS);
        return Err(Fail::new(Code::BadRequest, why));
    }
    Ok(words)
}
