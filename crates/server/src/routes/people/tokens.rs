//! Tokens of a regular: made, listed, revoked. No token opens these.

use super::super::extract::{Named, Regular, Told};
use super::seconds;
use crate::error::Fail;
use crate::guest::checked_label;
use crate::house::House;
use crate::id::{GuestId, TokenId, random_bytes};
use crate::limits;
use crate::people::{Ended, Scopes, new_secret, token_hash};
use crate::store::{KeptToken, Tokens, Write, now_ms};
use axum::Json;
use axum::extract::State;
use games::protocol::{Code, Failure, MyTokens, NewToken, TokenInfo, TokenMade};
use std::sync::Arc;

/// Your tokens, and when each was last used.
#[utoipa::path(get, path = "/api/v1/me/tokens",
    responses((status = 200, body = MyTokens), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(in super::super) async fn list(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<MyTokens>, Fail> {
    let tokens = house.store.tokens(guest).await.map_err(|_| Fail::STORAGE)?;
    Ok(Json(MyTokens { tokens: tokens.into_iter().map(told).collect() }))
}

/// Make a token. Its secret is shown now and never again.
#[utoipa::path(post, path = "/api/v1/me/tokens", request_body = NewToken,
    responses((status = 200, body = TokenMade), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(in super::super) async fn make(
    State(house): State<Arc<House>>,
    Regular { guest: owner, .. }: Regular,
    Told(NewToken { label, scopes, bot }): Told<NewToken>,
) -> Result<Json<TokenMade>, Fail> {
    let label = checked_label(&label)?;
    let scopes: Scopes = scopes.into_iter().collect();
    if scopes.is_empty() {
        return Err(Fail::new(Code::BadRequest, "a token is good for something: read, play, talk"));
    }
    let guest = match bot {
        Some(bot) => own_bot(&house, owner, &bot).await?,
        None => owner,
    };
    if house.store.tokens(owner).await.map_err(|_| Fail::STORAGE)?.len() >= limits::TOKENS {
        return Err(Fail::new(Code::TooMany, format!("{} tokens are enough; revoke one", limits::TOKENS)));
    }
    let (secret, shown) = new_secret();
    let id = TokenId::from_random(random_bytes());
    let token = KeptToken { id, guest, owner, label, scopes, made: now_ms() as i64, used: None };
    let made = Tokens::Made { token: token.clone(), secret: token_hash(secret) };
    house.store.write(vec![Write::Token(made)]).await.map_err(|_| Fail::STORAGE)?;
    Ok(Json(TokenMade { token: told(token), secret: shown }))
}

/// Revoke a token; its sockets are closed at once.
#[utoipa::path(delete, path = "/api/v1/me/tokens/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MyTokens), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub(in super::super) async fn revoke(
    State(house): State<Arc<House>>,
    regular: Regular,
    Named(id): Named,
) -> Result<Json<MyTokens>, Fail> {
    let (id, owner): (TokenId, GuestId) = (id.parse().map_err(|_| Fail::NOT_FOUND)?, regular.guest);
    let tokens = house.store.tokens(owner).await.map_err(|_| Fail::STORAGE)?;
    if !tokens.iter().any(|token| token.id == id) {
        return Err(Fail::NOT_FOUND);
    }
    let gone = Tokens::Gone { owner, id };
    house.store.write(vec![Write::Token(gone)]).await.map_err(|_| Fail::STORAGE)?;
    house.end(Ended::Token(id));
    list(State(house), regular).await
}

/// Another's bot account is as good as none.
pub(super) async fn own_bot(house: &House, owner: GuestId, bot: &str) -> Result<GuestId, Fail> {
    let bots = house.store.bot_accounts(owner).await.map_err(|_| Fail::STORAGE)?;
    bots.into_iter().map(|(id, _)| id).find(|id| id.as_str() == bot).ok_or(Fail::NOT_FOUND)
}

fn told(token: KeptToken) -> TokenInfo {
    TokenInfo {
        id: token.id.to_string(),
        label: token.label,
        scopes: token.scopes.list(),
        bot: (token.guest != token.owner).then(|| token.guest.to_string()),
        made_s: seconds(token.made),
        used_s: token.used.map(seconds),
    }
}
