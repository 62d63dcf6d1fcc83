//! REST under /api/v1, described as OpenAPI while it is routed.

mod chances;
mod extract;
mod games;
mod guests;
mod invites;
mod records;
mod tables;

use crate::house::House;
use crate::{pages, security, socket};
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
use crate::security::{Line, Peer};
use crate::table::Ask;
use ::games::protocol::Code;
use extract::{Guest, Named};

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
        .route("/healthz", get(health))
        // Behind a door of its own: see `metrics`.
        .route("/metrics", get(|| async { Fail::NOT_FOUND }))
        .fallback(get(pages::page))
        .method_not_allowed_fallback(|| async { Fail::new(Code::BadRequest, "not with this method") })
        .layer(middleware::from_fn_with_state(Arc::clone(&house), security::guard))
        .with_state(house)
}

/// What the operator's door answers. It is another one than everybody's: counts of people and tables are nobody's
/// business, and behind a proxy everybody comes from this very machine.
pub(crate) fn metrics() -> Router {
    let page = || async { ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::page()) };
    Router::new().route("/metrics", get(page))
}

fn api() -> (Router<Arc<House>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::contents))
        .routes(routes!(games::flaws))
        .routes(routes!(games::position))
        .routes(routes!(guests::read, guests::create, guests::rename))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::read))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::hints))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(invites::qr))
        .routes(routes!(invites::accept))
        .routes(routes!(records::record))
        .routes(routes!(records::frames))
        .routes(routes!(records::upload))
        .routes(routes!(chances::chances))
        .split_for_parts()
}

/// Whether the house can do what it is there for: write.
async fn health(State(house): State<Arc<House>>) -> Result<&'static str, Fail> {
    if house.can_write().await { Ok("ok\n") } else { Err(Fail::STORAGE) }
}

async fn open_socket(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Extension(line): Extension<Line>,
    Named(id): Named,
    Guest(guest): Guest,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fail> {
    let table = id.parse().map_err(|_| Fail::NOT_FOUND)?;
    let name = house.guest_name(guest).await?;
    house.ask(table, |answer| Ask::Info { guest: Some(guest), answer }).await?;
    let upgrade = upgrade.map_err(|_| Fail::new(Code::BadRequest, "this is the address of a WebSocket"))?;
    let places = house.doors.socket(peer, guest)?;
    Ok(upgrade
        .read_buffer_size(limits::SOCKET_BUFFER)
        .write_buffer_size(limits::SOCKET_BUFFER)
        .max_write_buffer_size(limits::WRITE_QUEUE_BYTES)
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
        .on_upgrade(move |upgraded| {
            socket::serve(
                socket::Visitor { house, table, guest, name, _places: places, _line: line },
                upgraded,
            )
        }))
}
