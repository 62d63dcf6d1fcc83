//! The socket of the bell: somebody's page, wherever in the house it is.

use super::seeks::{Looking, Seek};
use crate::error::Fail;
use crate::house::House;
use crate::id::GuestId;
use crate::people::Pass;
use crate::socket::{Listener, Parting, Visitor, hello, part, talk};
use crate::table::outbox;
use axum::extract::ws::WebSocket;
use games::GameId;
use games::protocol::{Code, FromBell, Scope, ToBell, WIRE};
use std::sync::Arc;
use std::time::Instant;

pub(crate) async fn serve(visitor: Visitor, mut socket: WebSocket) {
    let parting = match hello(&visitor, &mut socket, bell_hello).await {
        Ok(()) => attend(&visitor, &mut socket).await,
        Err(parting) => parting,
    };
    part(parting, socket).await;
}

fn bell_hello(text: &str) -> Result<(), Code> {
    match serde_json::from_str(text) {
        Ok(ToBell::Hello { wire }) if wire == WIRE => Ok(()),
        Ok(ToBell::Hello { .. }) => Err(Code::OldPage),
        Ok(_) | Err(_) => Err(Code::BadRequest),
    }
}

async fn attend(visitor: &Visitor, socket: &mut WebSocket) -> Parting {
    let (house, guest) = (&visitor.house, visitor.caller.guest);
    // Each question to the store is in a box, so that who is only there has no room for any.
    let Ok(friends) = Box::pin(house.store.friends(guest)).await else {
        return Parting::with(Code::Storage);
    };
    let (out, mut waiting) = outbox();
    let here = friends.iter().filter(|friend| house.bells.is_here(**friend)).map(GuestId::to_string);
    // A new queue has room for its first word.
    let _room = out.send(FromBell::Welcome { here: here.collect() }.to_json().into());
    let (bell, first) = house.bells.hang(guest, out);
    if first {
        Box::pin(house.tell_friends(guest, true)).await;
    }
    let mut page = Page { house, guest, token: visitor.caller.token, looking: None };
    let parting = talk(visitor, socket, &mut waiting, &mut page).await;
    drop(page);
    if house.bells.take_down(bell) {
        Box::pin(house.tell_friends(guest, false)).await;
    }
    parting
}

struct Page<'a> {
    house: &'a Arc<House>,
    guest: GuestId,
    token: Option<Pass>,
    /// Whoever goes looks no longer.
    looking: Option<Looking>,
}

impl Page<'_> {
    async fn seek(&mut self, game: &str) -> Result<Option<FromBell>, Parting> {
        if let Some(pass) = self.token
            && (pass.is_bot || !pass.scopes.has(Scope::Play))
        {
            let why = if pass.is_bot { Fail::UNASKED } else { Fail::NOT_BY_TOKEN };
            return Ok(Some(refused(why.code, &why.reason)));
        }
        let Ok(game) = game.parse::<GameId>() else {
            return Ok(Some(refused(Code::UnknownGame, "there is no such game in this house")));
        };
        let Ok(apart) = self.house.store.apart_from(self.guest).await else {
            return Ok(Some(refused(Code::Storage, "the house cannot look that up now")));
        };
        let standings = self.house.store.standings(self.guest).await.unwrap_or_default();
        let strength =
            standings.iter().find(|one| one.game == game.name()).map(|one| one.rating.points as f64);
        let seek = Seek { guest: self.guest, game, strength, since: Instant::now(), apart };
        // What was looked for before is not looked for any more.
        self.looking = None;
        self.looking = Some(self.house.seeks.look(seek));
        Ok(None)
    }
}

impl Listener for Page<'_> {
    async fn hear(&mut self, text: &str) -> Result<Option<String>, Parting> {
        let answer = match serde_json::from_str::<ToBell>(text) {
            Ok(ToBell::Ping {}) => Some(FromBell::Pong),
            Ok(ToBell::Hello { .. }) => Some(refused(Code::BadRequest, "hello is said once")),
            Ok(ToBell::Seek { game }) => self.seek(&game).await?,
            Ok(ToBell::Unseek {}) => {
                self.looking = None;
                Some(FromBell::Unsought)
            }
            Err(_) => Some(refused(Code::BadRequest, "that is no message of this protocol; see docs/api.md")),
        };
        Ok(answer.map(|answer| answer.to_json()))
    }
}

fn refused(code: Code, reason: &str) -> FromBell {
    crate::metrics::refused(code);
    FromBell::Refused { code, reason: reason.to_owned() }
}
