//! Devices that somebody has signed in with are sent away.

use super::super::extract::{Named, Regular};
use super::{keys, write};
use crate::error::Fail;
use crate::house::House;
use crate::id::SessionId;
use crate::people::Ended;
use crate::store::Personal;
use axum::Json;
use axum::extract::State;
use games::protocol::{Failure, MyKeys};
use std::sync::Arc;

/// Sign out on another device; its sockets are closed at once.
#[utoipa::path(delete, path = "/api/v1/me/sessions/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MyKeys), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(in super::super) async fn end(
    State(house): State<Arc<House>>,
    regular: Regular,
    Named(id): Named,
) -> Result<Json<MyKeys>, Fail> {
    let id: SessionId = id.parse().map_err(|_| Fail::NOT_FOUND)?;
    let guest = regular.guest;
    let sessions = house.store.sessions(guest).await.map_err(|_| Fail::STORAGE)?;
    if !sessions.iter().any(|session| session.id == id) {
        return Err(Fail::NOT_FOUND);
    }
    write(&house, vec![Personal::SessionGone { guest, id }]).await?;
    house.end(Ended::Session(id));
    keys::list(axum::extract::State(house), regular).await
}

/// Sign out everywhere but here.
#[utoipa::path(delete, path = "/api/v1/me/sessions",
    responses((status = 200, body = MyKeys), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn end_all(
    State(house): State<Arc<House>>,
    regular: Regular,
) -> Result<Json<MyKeys>, Fail> {
    let guest = regular.guest;
    let sessions = house.store.sessions(guest).await.map_err(|_| Fail::STORAGE)?;
    write(&house, vec![Personal::SessionsGone { guest, but: Some(regular.session) }]).await?;
    let others = sessions.iter().filter(|session| session.id != regular.session);
    others.for_each(|session| house.end(Ended::Session(session.id)));
    keys::list(axum::extract::State(house), regular).await
}
