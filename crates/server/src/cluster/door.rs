//! The door for nodes. Whoever comes in here without the mark of a node of this house is nobody.

use super::mark::{CAME, marked};
use super::news::News;
use crate::error::Fail;
use crate::house::House;
use crate::id::TableId;
use crate::limits;
use crate::security::Peer;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::protocol::Code;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::sync::Arc;

/// It has come from another node, and goes no further.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hopped;

pub(crate) async fn door(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let Some(peer) = marked(&house, &request) else {
        return Fail::new(Code::ForeignOrigin, "this door is for the nodes of this house").into_response();
    };
    request.headers_mut().remove(CAME);
    request.extensions_mut().insert(Hopped);
    request.extensions_mut().insert(Peer(peer));
    let path = request.uri().path().to_owned();
    let Some(own) = path.strip_prefix("/cluster/") else { return next.run(request).await };
    let outcome = match own.split_once('/') {
        None if own == "news" => match told::<News>(request).await {
            Ok(news) => {
                if house.hear(news).await {
                    Ok(().into_response())
                } else {
                    Err(Fail::NOT_FOUND)
                }
            }
            Err(why) => Err(why),
        },
        Some(("screens", table)) => screen(&house, table, peer, request).await,
        Some(("screens-out", table)) => screen_out(&house, table, request).await,
        Some(("yield", table)) => yielded(&house, table, request.uri().query() == Some("all")).await,
        _ => Err(Fail::NOT_FOUND),
    };
    outcome.unwrap_or_else(Fail::into_response)
}

async fn told<T: DeserializeOwned>(request: Request) -> Result<T, Fail> {
    let bad = || Fail::new(Code::BadRequest, "no node of this version says that");
    let body = to_bytes(request.into_body(), limits::RECORD).await.map_err(|_| bad())?;
    serde_json::from_slice(&body).map_err(|_| bad())
}

/// The host of a table at another node has read a code.
async fn screen(house: &House, table: &str, peer: IpAddr, request: Request) -> Result<Response, Fail> {
    let (table, code) = at_the_desk(house, table, request).await?;
    Ok(house.let_screen_in_here(peer, table, &code)?.to_string().into_response())
}

/// The host of a table at another node has sent a screen away.
async fn screen_out(house: &House, table: &str, request: Request) -> Result<Response, Fail> {
    let (table, screen) = at_the_desk(house, table, request).await?;
    house.screens.put_out(screen.parse().map_err(|_| Fail::NOT_FOUND)?, table);
    Ok(().into_response())
}

/// What is said about a table to whoever is the desk.
async fn at_the_desk(house: &House, table: &str, request: Request) -> Result<(TableId, String), Fail> {
    let table: TableId = table.parse().map_err(|_| Fail::NOT_FOUND)?;
    if !house.store.is_at_desk() {
        return Err(Fail::ELSEWHERE);
    }
    let said = to_bytes(request.into_body(), limits::BODY).await.ok();
    Ok((table, said.and_then(|said| String::from_utf8(said.into()).ok()).unwrap_or_default()))
}

async fn yielded(house: &Arc<House>, table: &str, all: bool) -> Result<Response, Fail> {
    let table: TableId = table.parse().map_err(|_| Fail::NOT_FOUND)?;
    if house.give_up(table, all).await { Ok(().into_response()) } else { Err(Fail::ELSEWHERE) }
}
