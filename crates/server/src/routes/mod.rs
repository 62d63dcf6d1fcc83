//! REST under /api/v1, described as OpenAPI while it is routed.

mod boxes;
mod challenges;
mod company;
mod days;
#[cfg(test)]
mod docs;
mod evenings;
mod extract;
mod games;
mod guests;
mod invites;
mod looking_back;
mod mine;
mod people;
mod pocket;
mod post;
mod profiles;
mod ratings;
mod records;
mod reports;
mod screens;
mod shares;
mod tables;

use crate::house::House;
use crate::{cluster, pages, security, socket};
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::header;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Json, Router, middleware};
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::Fail;
use crate::limits;
use crate::people::Caller;
use crate::security::{Line, Peer};
use crate::socket::{As, AtTable, Visitor};
use crate::table::Ask;
use ::games::protocol::{Code, SeatInfo};
use extract::{Asked, Calls, Named};
use screens::ByScreen;

#[derive(OpenApi)]
#[openapi(info(
    title = "Ratskeller",
    description = "Guests, tables and records. Playing goes over the table's socket; see docs/api.md.",
    version = "1"
))]
struct Api;

/// Everything the house answers.
pub(crate) fn app(house: Arc<House>) -> Router {
    let (api, openapi) = api();
    let openapi = Arc::new(openapi);
    api.route("/api/v1/openapi.json", get(move || async move { Json((*openapi).clone()) }))
        .route("/api/v1/tables/{id}/socket", get(open_socket))
        .route("/api/v1/bell", get(company::bell))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        // Behind a door of its own: see `metrics`.
        .route("/metrics", get(|| async { Fail::NOT_FOUND }))
        .fallback(pages::page)
        .method_not_allowed_fallback(|| async { Fail::METHOD })
        .layer(middleware::from_fn_with_state(Arc::clone(&house), cluster::steer))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), security::guard))
        .with_state(house)
}

/// The same for other nodes, and what they say to this one.
pub(crate) fn for_nodes(house: Arc<House>) -> Router {
    app(Arc::clone(&house)).layer(middleware::from_fn_with_state(house, cluster::door))
}

/// What the operator's door answers. It is another one than everybody's: counts of people and tables are nobody's
/// business, and behind a proxy everybody comes from this very machine.
pub(crate) fn metrics() -> Router {
    let page = || async { ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::page()) };
    Router::new().route("/metrics", get(page)).fallback(|| async { Fail::NOT_FOUND })
}

fn api() -> (Router<Arc<House>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::contents))
        .routes(routes!(boxes::read))
        .routes(routes!(boxes::hand_in))
        .routes(routes!(boxes::list, boxes::keep))
        .routes(routes!(boxes::put_away))
        .routes(routes!(games::flaws))
        .routes(routes!(games::position))
        .routes(routes!(guests::read, guests::create, guests::rename))
        .routes(routes!(mine::list))
        .routes(routes!(mine::opponents))
        .routes(routes!(ratings::mine))
        .routes(routes!(ratings::of_game))
        .routes(routes!(ratings::board))
        .routes(routes!(profiles::read, profiles::say))
        .routes(routes!(profiles::show))
        .routes(routes!(people::keys::offer))
        .routes(routes!(people::keys::list, people::keys::make))
        .routes(routes!(people::keys::remove))
        .routes(routes!(people::keys::codes))
        .routes(routes!(people::sign_in::offer))
        .routes(routes!(people::sign_in::by_key))
        .routes(routes!(people::sign_in::by_code))
        .routes(routes!(people::sign_in::sign_out))
        .routes(routes!(people::sessions::end_all))
        .routes(routes!(people::sessions::end))
        .routes(routes!(people::device::look, people::device::show, people::device::shut))
        .routes(routes!(people::device::qr))
        .routes(routes!(people::device::open))
        .routes(routes!(people::device::knock))
        .routes(routes!(people::device::enter))
        .routes(routes!(people::yours::bring))
        .routes(routes!(people::yours::export))
        .routes(routes!(people::yours::erase))
        .routes(routes!(pocket::list, pocket::bring))
        .routes(routes!(pocket::record, pocket::remove))
        .routes(routes!(post::list, post::add))
        .routes(routes!(post::confirm))
        .routes(routes!(post::remove))
        .routes(routes!(people::tokens::list, people::tokens::make))
        .routes(routes!(people::tokens::revoke))
        .routes(routes!(people::bots::list, people::bots::make))
        .routes(routes!(people::bots::remove))
        .routes(routes!(company::list))
        .routes(routes!(company::befriend))
        .routes(routes!(company::part))
        .routes(routes!(company::block))
        .routes(routes!(company::unblock))
        .routes(routes!(company::new_link, company::no_link))
        .routes(routes!(company::look_at_link))
        .routes(routes!(company::follow_link))
        .routes(routes!(company::call))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::read))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::hints))
        .routes(routes!(tables::send_away))
        .routes(routes!(reports::report))
        .routes(routes!(challenges::challenge))
        .routes(routes!(challenges::accept))
        .routes(routes!(challenges::decline))
        .routes(routes!(tables::start))
        .routes(routes!(evenings::mine))
        .routes(routes!(evenings::open))
        .routes(routes!(evenings::join))
        .routes(routes!(evenings::read))
        .routes(routes!(evenings::next_round))
        .routes(routes!(evenings::leave))
        .routes(routes!(evenings::end))
        .routes(routes!(evenings::qr))
        .routes(routes!(evenings::csv))
        .routes(routes!(evenings::records))
        .routes(routes!(tables::rematch))
        .routes(routes!(screens::wait, screens::look))
        .routes(routes!(screens::qr))
        .routes(routes!(screens::next))
        .routes(routes!(screens::let_in, screens::here))
        .routes(routes!(screens::send_away))
        .routes(routes!(invites::qr))
        .routes(routes!(invites::accept))
        .routes(routes!(records::record))
        .routes(routes!(records::frames))
        .routes(routes!(records::upload))
        .routes(routes!(looking_back::chances))
        .routes(routes!(looking_back::decided))
        .routes(routes!(days::list))
        .routes(routes!(days::read, days::play))
        .routes(routes!(shares::read, shares::agree, shares::withdraw))
        .split_for_parts()
}

/// Whether the house can do what it is there for: write.
async fn health(State(house): State<Arc<House>>) -> Result<&'static str, Fail> {
    if house.store.is_sure() && house.can_write().await { Ok("ok\n") } else { Err(Fail::STORAGE) }
}

/// Whether whoever stands before several houses may send people here.
async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, Fail> {
    if house.is_closing() {
        return Err(Fail::CLOSING);
    }
    if house.store.is_sure() && house.can_write().await { Ok("ready\n") } else { Err(Fail::STORAGE) }
}

async fn open_socket(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Extension(line): Extension<Line>,
    Named(id): Named,
    Calls(caller): Calls,
    Asked(screen): Asked<ByScreen>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fail> {
    let table = id.parse().map_err(|_| Fail::NOT_FOUND)?;
    let Caller { guest, token, .. } = caller;
    let no_socket = |_| Fail::new(Code::BadRequest, "this is the address of a WebSocket");
    if screen.at(&house, table, guest)? {
        let upgrade = upgrade.map_err(no_socket)?;
        let places = house.doors.socket(peer, guest)?;
        let at = AtTable { table, as_what: As::Table };
        return Ok(bounded(upgrade).on_upgrade(move |socket| {
            socket::serve_table(Visitor { house, caller, _places: places, line }, at, socket)
        }));
    }
    let guise = house.guise(guest).await?;
    house.may_meet(guest, table).await?;
    let info = house.ask(table, |answer| Ask::Info { guest: Some(guest), answer }).await?;
    // A program is seen by everybody: it comes where it sits.
    let sits =
        |seat: &SeatInfo| matches!(seat, SeatInfo::Guest { guest: sitter, .. } if *sitter == guest.as_str());
    if token.is_some_and(|pass| pass.is_bot) && !info.seats.iter().any(sits) {
        return Err(Fail::UNASKED);
    }
    let deaf_to = house.store.apart_from(guest).await.map_err(|_| Fail::STORAGE)?;
    let upgrade = upgrade.map_err(no_socket)?;
    let places = house.doors.socket(peer, guest)?;
    let at = AtTable { table, as_what: As::Guest { guise, deaf_to } };
    Ok(bounded(upgrade).on_upgrade(move |socket| {
        socket::serve_table(Visitor { house, caller, _places: places, line }, at, socket)
    }))
}

/// With the limits that every socket has.
fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(limits::SOCKET_READ)
        .write_buffer_size(limits::SOCKET_BUFFER)
        .max_write_buffer_size(limits::WRITE_QUEUE_BYTES)
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
}
