//! Bot accounts of a regular: each a player of its own, marked as a program wherever it is shown. It comes in by a token of its
//! owner's and in no other way.

use super::super::extract::{Named, Regular, Told};
use super::super::guests::taken;
use super::tokens::own_bot;
use crate::error::Fail;
use crate::guest::checked_name;
use crate::house::House;
use crate::id::random_guest;
use crate::limits;
use crate::people::{Ended, fold};
use crate::store::{Personal, Tokens, Write};
use axum::Json;
use axum::extract::State;
use games::protocol::{BotAccount, Code, Failure, MyBotAccounts, NewBotAccount};
use host::Guise;
use std::sync::Arc;

/// Your bot accounts.
#[utoipa::path(get, path = "/api/v1/me/bots",
    responses((status = 200, body = MyBotAccounts), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn list(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<MyBotAccounts>, Fail> {
    let bots = house.store.bot_accounts(guest).await.map_err(|_| Fail::STORAGE)?;
    let bots = bots.into_iter().map(|(guest, name)| BotAccount { guest: guest.to_string(), name });
    Ok(Json(MyBotAccounts { bots: bots.collect() }))
}

/// Make an account for a program, under a name that is nobody else's.
#[utoipa::path(post, path = "/api/v1/me/bots", request_body = NewBotAccount,
    responses((status = 200, body = BotAccount), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(in super::super) async fn make(
    State(house): State<Arc<House>>,
    Regular { guest: owner, .. }: Regular,
    Told(NewBotAccount { name }): Told<NewBotAccount>,
) -> Result<Json<BotAccount>, Fail> {
    let name = checked_name(&name)?;
    if house.store.bot_accounts(owner).await.map_err(|_| Fail::STORAGE)?.len() >= limits::BOT_ACCOUNTS {
        let why = format!("{} bot accounts are enough; remove one", limits::BOT_ACCOUNTS);
        return Err(Fail::new(Code::TooMany, why));
    }
    let guest = random_guest();
    let bot = Tokens::Bot { guest, owner, name: name.clone(), folded: fold(&name) };
    house.store.write(vec![Write::Token(bot)]).await.map_err(|why| taken(&why))?;
    Ok(Json(BotAccount { guest: guest.to_string(), name }))
}

/// Remove a bot account with its tokens; the matches stay, played by somebody.
#[utoipa::path(delete, path = "/api/v1/me/bots/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MyBotAccounts), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(in super::super) async fn remove(
    State(house): State<Arc<House>>,
    regular: Regular,
    Named(id): Named,
) -> Result<Json<MyBotAccounts>, Fail> {
    let bot = own_bot(&house, regular.guest, &id).await?;
    super::write(&house, vec![Personal::Erased(bot)]).await?;
    house.end(Ended::Guest(bot));
    house.tell_renamed(bot, &Guise::default()).await;
    list(State(house), regular).await
}
