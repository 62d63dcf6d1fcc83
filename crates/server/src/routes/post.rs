//! Where people want to be told of a slow table that waits: see `crate::post`.

use super::extract::{Named, Regular, Told};
use crate::error::Fail;
use crate::guest::hex;
use crate::house::House;
use crate::id::{AddressId, GuestId, random_bytes};
use crate::lang::Lang;
use crate::limits;
use crate::post::{Mails, PushKeys, Pushes};
use crate::security::Peer;
use crate::store::{Address, Kind, Posted, Write};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::{Extension, Json};
use games::protocol::{AddressInfo, AddressMade, Code, Failure, MyPost, NewAddress, PostKind, SaidBack};
use std::sync::Arc;

/// Where and how you are told.
#[utoipa::path(get, path = "/api/v1/me/post",
    responses((status = 200, body = MyPost), (status = 401, body = Failure), (status = 403, body = Failure)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
) -> Result<Json<MyPost>, Fail> {
    told(&house, guest).await.map(Json)
}

async fn told(house: &House, guest: GuestId) -> Result<MyPost, Fail> {
    let addresses = house.store.addresses(guest).await.map_err(|_| Fail::STORAGE)?;
    let info = |address: Address| AddressInfo {
        id: address.id.to_string(),
        kind: match address.kind {
            Kind::Push => PostKind::Push,
            Kind::Mail => PostKind::Mail,
            Kind::Hook => PostKind::Hook,
        },
        confirmed: address.code.is_none(),
        failing: address.failing,
        made_s: super::people::seconds(address.made),
        to: match address.kind {
            // The rest of it is as good as a key to that browser.
            Kind::Push => host_of(&address.target),
            Kind::Mail | Kind::Hook => address.target,
        },
    };
    Ok(MyPost {
        push_key: house.postmen.pushes.public_key(),
        mail: house.postmen.mails.is_some(),
        addresses: addresses.into_iter().map(info).collect(),
    })
}

fn host_of(url: &str) -> String {
    url.parse::<axum::http::Uri>().ok().and_then(|uri| uri.host().map(str::to_owned)).unwrap_or_default()
}

/// Be told there from now on.
#[utoipa::path(post, path = "/api/v1/me/post", request_body = NewAddress,
    responses((status = 200, body = AddressMade), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn add(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Regular { guest, .. }: Regular,
    headers: HeaderMap,
    Told(asked): Told<NewAddress>,
) -> Result<Json<AddressMade>, Fail> {
    let bad = |why: &'static str| Fail::new(Code::BadRequest, why);
    let postmen = &house.postmen;
    let (kind, target, keys) = match asked {
        NewAddress::Push { endpoint, p256dh, auth } => {
            let keys = PushKeys { p256dh, auth };
            if !postmen.wire.takes(&endpoint) || !Pushes::takes(&keys) {
                return Err(bad("that is no subscription of a browser"));
            }
            (Kind::Push, endpoint, serde_json::to_string(&keys).map_err(|_| Fail::STORAGE)?)
        }
        NewAddress::Mail { address } => {
            if postmen.mails.is_none() {
                return Err(bad("this house sends no mail"));
            }
            if !Mails::takes(&address) {
                return Err(bad("that is no mail address"));
            }
            // Nobody has the house write to half the world.
            house.doors.guess(peer, Some(guest.as_str()))?;
            (Kind::Mail, address, String::new())
        }
        NewAddress::Hook { url } => {
            if !postmen.wire.takes(&url) {
                return Err(bad("a hook is an http or https address outside of private networks"));
            }
            (Kind::Hook, url, hex(&random_bytes::<32>()))
        }
    };
    if target.len() > limits::ADDRESS {
        return Err(bad("that is too long for an address"));
    }
    let known = house.store.addresses(guest).await.map_err(|_| Fail::STORAGE)?;
    let same = |one: &&Address| one.kind == kind && one.target == target && one.code.is_none();
    if kind == Kind::Mail && known.iter().any(|one| same(&one)) {
        return Ok(Json(AddressMade { post: told(&house, guest).await?, secret: None }));
    }
    if known.len() >= limits::ADDRESSES {
        return Err(Fail::new(Code::TooMany, "you have too many addresses; remove some"));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let code = (kind == Kind::Mail).then(|| AddressId::from_random(random_bytes()).as_str()[..8].to_owned());
    let address = Address {
        id: AddressId::from_random(random_bytes()),
        guest,
        kind,
        target,
        keys: keys.clone(),
        lang: Lang::of(&headers).word().to_owned(),
        origin: format!("{}://{host}", house.config.scheme()),
        code: code.clone(),
        made: 0,
        last: None,
        failing: false,
    };
    house
        .store
        .write(vec![Write::Post(Posted::Address(Box::new(address.clone())))])
        .await
        .map_err(|_| Fail::STORAGE)?;
    if let (Some(code), Some(mails)) = (&code, &postmen.mails)
        && mails.confirm(&address, code).await.is_err()
    {
        let gone = Posted::AddressGone { guest, id: address.id };
        house.store.write(vec![Write::Post(gone)]).await.map_err(|_| Fail::STORAGE)?;
        return Err(bad("the mail server does not take mail for this address"));
    }
    let secret = (kind == Kind::Hook).then_some(keys);
    Ok(Json(AddressMade { post: told(&house, guest).await?, secret }))
}

/// Say the code back that was sent there.
#[utoipa::path(post, path = "/api/v1/me/post/{id}/confirm", params(("id" = String, Path)), request_body = SaidBack,
    responses((status = 200, body = MyPost), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn confirm(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Regular { guest, .. }: Regular,
    Named(id): Named,
    Told(SaidBack { code }): Told<SaidBack>,
) -> Result<Json<MyPost>, Fail> {
    let known = house.store.addresses(guest).await.map_err(|_| Fail::STORAGE)?;
    let address = known.into_iter().find(|address| address.id.as_str() == id).ok_or(Fail::NOT_FOUND)?;
    house.doors.guess(peer, Some(address.id.as_str()))?;
    let said: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    if address.code.is_some_and(|sent| !sent.eq_ignore_ascii_case(&said)) {
        return Err(Fail::new(Code::BadKey, "that is not the code that was sent"));
    }
    house.store.write(vec![Write::Post(Posted::Confirmed(address.id))]).await.map_err(|_| Fail::STORAGE)?;
    told(&house, guest).await.map(Json)
}

/// Be told there no more.
#[utoipa::path(delete, path = "/api/v1/me/post/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MyPost), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure)))]
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Regular { guest, .. }: Regular,
    Named(id): Named,
) -> Result<Json<MyPost>, Fail> {
    let id: AddressId = id.parse().map_err(|_| Fail::NOT_FOUND)?;
    let gone = Posted::AddressGone { guest, id };
    house.store.write(vec![Write::Post(gone)]).await.map_err(|_| Fail::STORAGE)?;
    told(&house, guest).await.map(Json)
}
