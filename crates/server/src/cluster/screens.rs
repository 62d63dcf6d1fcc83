//! Screens wait at the desk, wherever the table is that they are to show.

use super::hop::{ask, desk, post};
use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::limits;
use axum::body::to_bytes;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

impl House {
    /// The host of this table has read a code: which screen shows it. Screens wait at the desk, and there it is counted who
    /// has guessed how often.
    pub(crate) async fn let_screen_in(
        &self,
        peer: IpAddr,
        table: TableId,
        code: &str,
    ) -> Result<GuestId, Response> {
        if self.store.is_at_desk() {
            return self.let_screen_in_here(peer, table, code).map_err(Fail::into_response);
        }
        let elsewhere = || Fail::ELSEWHERE.into_response();
        let desk = desk(self).ok_or_else(elsewhere)?;
        let path = format!("/cluster/screens/{table}");
        let answer = ask(self, &desk, &path, code.as_bytes().to_vec(), Some(peer)).await;
        let answer = answer.map_err(Fail::into_response)?;
        if !answer.status().is_success() {
            return Err(answer);
        }
        let screen = to_bytes(answer.into_body(), limits::BODY).await.ok();
        screen.and_then(|id| std::str::from_utf8(&id).ok()?.parse().ok()).ok_or_else(elsewhere)
    }

    pub(super) fn let_screen_in_here(
        &self,
        peer: IpAddr,
        table: TableId,
        code: &str,
    ) -> Result<GuestId, Fail> {
        self.doors.guess(peer, None)?;
        self.screens.let_in(code, table)
    }

    /// The host has sent a screen away, and its code is good no more. A desk that is not to be reached forgets its codes
    /// before anybody else is the desk.
    pub(crate) async fn put_screen_out(&self, screen: GuestId, table: TableId) {
        if self.store.is_at_desk() {
            self.screens.put_out(screen, table);
        } else if let Some(desk) = desk(self) {
            let path = format!("/cluster/screens-out/{table}");
            drop(post(self, &desk, &path, screen.to_string().into_bytes()).await);
        }
    }
}
