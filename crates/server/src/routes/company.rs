//! Friends, blocks, and the bell over which one hears of them.

use super::extract::{Calls, Guest, Named, Regular, Told};
use super::tables::table_id;
use crate::company;
use crate::error::Fail;
use crate::house::House;
use crate::id::{FriendCode as FriendCodeId, GuestId, random_bytes};
use crate::limits;
use crate::people::Caller;
use crate::security::{Line, Peer};
use crate::socket::Visitor;
use crate::store::{Known, Tie, Write};
use crate::table::Ask;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use games::protocol::{
    Acquaintance, Code, Company, Failure, FriendCode, FriendLink, FromBell, Heard, Somebody,
};
use std::sync::Arc;

/// The socket over which somebody hears what concerns them.
pub(super) async fn bell(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Extension(line): Extension<Line>,
    Calls(caller): Calls,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fail> {
    let Caller { guest, .. } = caller;
    house.guest_name(guest).await?;
    let upgrade = upgrade.map_err(|_| Fail::new(Code::BadRequest, "this is the address of a WebSocket"))?;
    let places = house.doors.socket(peer, guest)?;
    Ok(super::bounded(upgrade)
        .on_upgrade(move |socket| company::serve(Visitor { house, caller, _places: places, line }, socket)))
}

/// Whom you know here.
#[utoipa::path(get, path = "/api/v1/me/company",
    responses((status = 200, body = Company), (status = 401, body = Failure)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<Company>, Fail> {
    told(&house, guest).await.map(Json)
}

pub(super) async fn told(house: &House, guest: GuestId) -> Result<Company, Fail> {
    let tied = house.store.company(guest).await.map_err(|_| Fail::STORAGE)?;
    let link = house.store.friend_link(guest).await.map_err(|_| Fail::STORAGE)?;
    let mut company =
        Company { friends: Vec::new(), asking: Vec::new(), asked: Vec::new(), blocked: Vec::new(), link };
    for one in tied {
        let list = match one.known {
            Known::Friend => &mut company.friends,
            Known::Asking => &mut company.asking,
            Known::Asked => &mut company.asked,
            Known::Blocked => &mut company.blocked,
        };
        let here = one.known == Known::Friend && house.bells.is_here(one.guest);
        list.push(Acquaintance {
            guest: one.guest.to_string(),
            name: one.guise.name,
            look: one.guise.look,
            is_bot: one.guise.is_bot,
            regular: one.guise.regular,
            here,
        });
    }
    Ok(company)
}

async fn tie(house: &House, ties: Vec<Tie>) -> Result<(), Fail> {
    house.store.write(ties.into_iter().map(Write::Tie).collect()).await.map_err(|_| Fail::STORAGE)
}

fn somebody(guest: &str, you: GuestId) -> Result<GuestId, Fail> {
    guest.parse().ok().filter(|other| *other != you).ok_or(Fail::NOT_FOUND)
}

/// Be somebody's friend: theirs at once if they want it too. Whom you have never sat with is not found, nor is a guest.
#[utoipa::path(post, path = "/api/v1/me/friends", request_body = Somebody,
    responses((status = 200, body = Company), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(super) async fn befriend(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Told(Somebody { guest: other }): Told<Somebody>,
) -> Result<Json<Company>, Fail> {
    let other = somebody(&other, guest)?;
    let known = house.store.known(other).await.map_err(|_| Fail::STORAGE)?;
    let met = house.store.have_met(guest, other).await.map_err(|_| Fail::STORAGE)?;
    let company = told(&house, guest).await?;
    let asking = company.asking.iter().any(|one| one.guest == other.as_str());
    if !known.is_some_and(|known| known.regular && !known.guise.name.is_empty()) || !(met || asking) {
        return Err(Fail::NOT_FOUND);
    }
    if company.friends.len() + company.asked.len() >= limits::FRIENDS {
        return Err(Fail::new(Code::TooMany, "you have as many friends as this house can remember"));
    }
    tie(&house, vec![Tie::Asks { guest, other }]).await?;
    // Whoever wants to see nothing of you hears nothing.
    let apart = house.store.apart_from(guest).await.map_err(|_| Fail::STORAGE)?;
    if !apart.contains(&other) {
        house.bells.ring(other, &FromBell::Company);
    }
    told(&house, guest).await.map(Json)
}

/// No friend any more; or you do not want to be one, or do not want them to be yours.
#[utoipa::path(delete, path = "/api/v1/me/friends/{guest}", params(("guest" = String, Path)),
    responses((status = 200, body = Company), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure)))]
pub(super) async fn part(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Named(other): Named,
) -> Result<Json<Company>, Fail> {
    let other = somebody(&other, guest)?;
    tie(&house, vec![Tie::Parts { guest, other }]).await?;
    house.bells.ring(other, &FromBell::Company);
    told(&house, guest).await.map(Json)
}

/// See nothing of somebody, and be seen nothing of: their tables are not in your lobby nor yours in theirs, you are never
/// brought together, and their words are not for your ears.
#[utoipa::path(post, path = "/api/v1/me/blocks", request_body = Somebody,
    responses((status = 200, body = Company), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(super) async fn block(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Told(Somebody { guest: other }): Told<Somebody>,
) -> Result<Json<Company>, Fail> {
    let other = somebody(&other, guest)?;
    house.guest_name(guest).await?;
    house.store.known(other).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
    let company = told(&house, guest).await?;
    if company.blocked.len() >= limits::BLOCKED {
        return Err(Fail::new(Code::TooMany, "you have blocked as many as this house can remember"));
    }
    let was_friend = company.friends.iter().any(|one| one.guest == other.as_str());
    tie(&house, vec![Tie::Blocks { guest, other }]).await?;
    house.seeks.part(guest, other);
    if was_friend {
        house.bells.ring(other, &FromBell::Company);
    }
    told(&house, guest).await.map(Json)
}

/// See somebody again.
#[utoipa::path(delete, path = "/api/v1/me/blocks/{guest}", params(("guest" = String, Path)),
    responses((status = 200, body = Company), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn unblock(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    Named(other): Named,
) -> Result<Json<Company>, Fail> {
    let other = somebody(&other, guest)?;
    tie(&house, vec![Tie::Unblocks { guest, other }]).await?;
    told(&house, guest).await.map(Json)
}

/// A link by which others become your friends; the last one holds no more.
#[utoipa::path(post, path = "/api/v1/me/friend-link",
    responses((status = 200, body = FriendLink), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(super) async fn new_link(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<FriendLink>, Fail> {
    let code = FriendCodeId::from_random(random_bytes());
    tie(&house, vec![Tie::Link { guest, code }]).await?;
    Ok(Json(FriendLink { code: code.to_string() }))
}

/// The link holds no more.
#[utoipa::path(delete, path = "/api/v1/me/friend-link",
    responses((status = 204), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(super) async fn no_link(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<StatusCode, Fail> {
    tie(&house, vec![Tie::NoLink { guest }]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose link it is; a try at a code like any other.
async fn owner(house: &House, peer: std::net::IpAddr, guest: GuestId, code: &str) -> Result<GuestId, Fail> {
    house.doors.guess(peer, None)?;
    let code: FriendCodeId = code.parse().map_err(|_| Fail::NOT_FOUND)?;
    let owner = house.store.friend_of_link(code).await.map_err(|_| Fail::STORAGE)?;
    let owner = owner.filter(|owner| *owner != guest).ok_or(Fail::NOT_FOUND)?;
    let apart = house.store.apart_from(guest).await.map_err(|_| Fail::STORAGE)?;
    if apart.contains(&owner) { Err(Fail::NOT_FOUND) } else { Ok(owner) }
}

/// Whose friend the link would make you.
#[utoipa::path(post, path = "/api/v1/friend-links/look", request_body = FriendCode,
    responses((status = 200, body = Acquaintance), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(super) async fn look_at_link(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Guest(guest): Guest,
    Told(FriendCode { code }): Told<FriendCode>,
) -> Result<Json<Acquaintance>, Fail> {
    let owner = owner(&house, peer, guest, &code).await?;
    let guise = house.guise(owner).await?;
    Ok(Json(Acquaintance {
        guest: owner.to_string(),
        name: guise.name,
        look: guise.look,
        is_bot: guise.is_bot,
        regular: guise.regular,
        here: false,
    }))
}

/// Be the friend of whoever gave you the link.
#[utoipa::path(post, path = "/api/v1/friend-links", request_body = FriendCode,
    responses((status = 200, body = Company), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn follow_link(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Regular { guest, .. }: Regular,
    Told(FriendCode { code }): Told<FriendCode>,
) -> Result<Json<Company>, Fail> {
    let other = owner(&house, peer, guest, &code).await?;
    for one in [guest, other] {
        let company = told(&house, one).await?;
        if company.friends.len() + company.asked.len() >= limits::FRIENDS {
            return Err(Fail::new(
                Code::TooMany,
                "one of you has as many friends as this house can remember",
            ));
        }
    }
    tie(&house, vec![Tie::Friends { guest, other }]).await?;
    house.bells.ring(other, &FromBell::Company);
    told(&house, guest).await.map(Json)
}

/// Call a friend who is in the house to the table where you sit.
#[utoipa::path(post, path = "/api/v1/tables/{id}/call", params(("id" = String, Path)), request_body = Somebody,
    responses((status = 200, body = Heard), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure)))]
pub(super) async fn call(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Guest(guest): Guest,
    Told(Somebody { guest: other }): Told<Somebody>,
) -> Result<Json<Heard>, Fail> {
    let info = house.ask(table_id(&id)?, |answer| Ask::Info { guest: Some(guest), answer }).await?;
    let invite = info.invite.ok_or(Fail::new(Code::NotSeated, "only whoever sits here invites"))?;
    let other = somebody(&other, guest)?;
    let friends = house.store.friends(guest).await.map_err(|_| Fail::STORAGE)?;
    if !friends.contains(&other) {
        return Err(Fail::NOT_FOUND);
    }
    let guise = house.guise(guest).await?;
    let by = Acquaintance {
        guest: guest.to_string(),
        name: guise.name,
        look: guise.look,
        is_bot: guise.is_bot,
        regular: guise.regular,
        here: true,
    };
    let heard = house.ring_and_listen(other, &FromBell::Called { by, game: info.game, invite }).await;
    Ok(Json(Heard { heard }))
}
