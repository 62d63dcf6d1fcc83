//! The accept loop. Our own, because whoever sends half a request must not keep a place, and places are counted.

use crate::house::{House, closed};
use crate::limits;
use crate::meter::{Meter, Metered};
use crate::metrics::Counted;
use crate::security::{Line, Peer};
use crate::unreadable::Worded;
use axum::Router;
use axum::body::Body;
use games::protocol::Code;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// What a request's head may have.
const HEAD: usize = 16 * 1024;
/// When the system has no room for another connection, it has none a millisecond later either.
const OUT_OF_ROOM: Duration = Duration::from_millis(50);

/// Whether connections of one address are counted: those of nodes are everybody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    Everybody,
    Nodes,
}

pub(crate) async fn accept(house: Arc<House>, listener: TcpListener, app: Router, who: For) {
    let places = Arc::new(Semaphore::new(limits::CONNECTIONS));
    let mut closing = house.closing();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "cannot accept");
                tokio::time::sleep(OUT_OF_ROOM).await;
                continue;
            }
        };
        // A proxy stands for everybody.
        let own = if house.config.behind_proxy || who == For::Nodes {
            None
        } else {
            Some(house.doors.connection(from.ip()))
        };
        let (Ok(place), None | Some(Some(_))) = (Arc::clone(&places).try_acquire_owned(), &own) else {
            crate::metrics::refused(Code::TooMany);
            continue;
        };
        let (house, app) = (Arc::clone(&house), app.clone());
        let place = Arc::new((place, own.flatten(), Counted::connection()));
        let line = Line { _place: place, meter: Meter::new() };
        tokio::spawn(async move { serve(&house, stream, from, line, app).await });
    }
    // Whoever is being served is served to the end, but not for ever.
    let all = limits::CONNECTIONS as u32;
    drop(tokio::time::timeout(limits::CLOSE_WITHIN, places.acquire_many(all)).await);
}

async fn serve(house: &House, stream: TcpStream, from: SocketAddr, line: Line, app: Router) {
    drop(stream.set_nodelay(true));
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(house.config.read_within));
    let stream = Worded::new(Metered { line: Box::pin(stream), meter: line.meter.clone() });
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(from.ip()));
        request.extensions_mut().insert(line.clone());
        app.clone().oneshot(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEADERS_WITHIN)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut closing = house.closing();
    tokio::select! {
        // An error here is a visitor who left, or who does not speak HTTP.
        _ = connection.as_mut() => return,
        () = closed(&mut closing) => (),
    }
    connection.as_mut().graceful_shutdown();
    drop(connection.await);
}
