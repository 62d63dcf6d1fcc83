//! A request goes to the node that has its table, as it is; then bytes are copied both ways. One hop at most: a node to which somebody was
//! sent and that does not have the table says so, and the page asks again.

use super::door::Hopped;
use super::mark::mark;
use crate::error::Fail;
use crate::house::{House, closed};
use crate::id::{InviteCode, SharedName, TableId};
use crate::limits;
use crate::security::{Line, Peer};
use crate::store::{Node, Whose};
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::protocol::Code;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Where a request is answered.
enum Goes {
    Here,
    Desk,
    Table(TableId),
    Shared(SharedName),
    /// Which table it is stands in what is sent.
    Said,
}

fn goes(path: &str) -> Goes {
    let Some(rest) = path.strip_prefix("/api/v1/") else { return Goes::Here };
    let mut parts = rest.split('/');
    match (parts.next().unwrap_or_default(), parts.next().unwrap_or_default(), parts.next()) {
        ("tables", "", _) | ("games" | "records" | "openapi.json", _, _) => Goes::Here,
        // Who was asked is known at the desk, and so is who is in the house.
        ("tables", _, Some("challenge")) => Goes::Desk,
        ("tables", name, _) => match (name.parse(), name.parse()) {
            (Ok(table), _) => Goes::Table(table),
            (_, Ok(shared)) => Goes::Shared(shared),
            (Err(_), Err(_)) => Goes::Here,
        },
        ("invites" | "reports", "", _) => Goes::Said,
        (_, _, _) => Goes::Desk,
    }
}

/// Sends a request on to the node that can answer it.
pub(crate) async fn steer(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    if house.store.among().is_none() {
        return next.run(request).await;
    }
    let goes = goes(request.uri().path());
    if matches!(goes, Goes::Here) {
        return next.run(request).await;
    }
    steered(&house, goes, request, next).await.unwrap_or_else(Fail::into_response)
}

async fn steered(house: &Arc<House>, goes: Goes, mut request: Request, next: Next) -> Result<Response, Fail> {
    let storage = |_| Fail::STORAGE;
    let table = match goes {
        Goes::Here | Goes::Desk => None,
        Goes::Table(table) => Some(table),
        Goes::Shared(name) => house.store.shared(name).await.map_err(storage)?.map(|(table, _)| table),
        Goes::Said => {
            let (again, table) = said(house, request).await?;
            request = again;
            table
        }
    };
    let how = How {
        hopped: request.extensions().get::<Hopped>().is_some(),
        stays: request.headers().contains_key(header::UPGRADE),
    };
    // Once more, if the node that had it turns out to be dead.
    for _ in 0..2 {
        let node = match (&goes, table) {
            (Goes::Here | Goes::Desk, _) if house.store.is_at_desk() => None,
            (Goes::Here | Goes::Desk, _) => Some(desk(house).ok_or(Fail::ELSEWHERE)?),
            (Goes::Table(_) | Goes::Shared(_) | Goes::Said, None) => None,
            (Goes::Table(_) | Goes::Shared(_) | Goes::Said, Some(table)) => has(house, table, how).await?,
        };
        let Some(node) = node else { return Ok(next.run(request).await) };
        if how.hopped {
            return Err(Fail::ELSEWHERE);
        }
        match reach(house, &node).await {
            Ok(stream) => return forward(house, &node, stream, request).await,
            Err(Unreached::Dead) => (),
            Err(Unreached::Away) => return Err(Fail::ELSEWHERE),
        }
    }
    Err(Fail::ELSEWHERE)
}

pub(super) fn desk(house: &House) -> Option<Node> {
    let among = house.store.among()?;
    let desk = among.nodes.borrow().desk?;
    among.node(desk)
}

/// How a request comes to a node.
#[derive(Clone, Copy, Debug)]
struct How {
    /// From another one.
    hopped: bool,
    /// As a socket.
    stays: bool,
}

/// The other node that has the table.
async fn has(house: &Arc<House>, table: TableId, how: How) -> Result<Option<Node>, Fail> {
    if house.loaded(table).is_some() {
        return Ok(None);
    }
    match house.store.claim(table).await.map_err(|_| Fail::ELSEWHERE)? {
        Whose::Ours => {
            // It may be ours only since just now, and what is asked of it may not open it.
            house.left(table);
            Ok(None)
        }
        Whose::NoSuchTable => Ok(None),
        Whose::Theirs(_) if how.hopped => Err(Fail::ELSEWHERE),
        Whose::Theirs(node) => {
            // Where nobody looks on, the table comes to whoever does.
            let comes = how.stays
                && fetch(house, &node, table, false).await
                && matches!(house.store.claim(table).await, Ok(Whose::Ours));
            Ok((!comes).then_some(node))
        }
        // Whoever came last is of the newest version.
        Whose::Unreadable if how.hopped => Ok(None),
        Whose::Unreadable => Ok(house.store.among().and_then(|among| among.others().pop())),
    }
}

/// The table is put away there, if nobody looks on or all must go; then it is anybody's.
async fn fetch(house: &House, node: &Node, table: TableId, all: bool) -> bool {
    let path = if all { format!("/cluster/yield/{table}?all") } else { format!("/cluster/yield/{table}") };
    post(house, node, &path, Vec::new()).await.is_ok()
}

impl House {
    /// A table that is spoken to from here, though no request for it was: it comes here.
    pub(crate) async fn bring(&self, table: TableId) {
        if self.store.among().is_none() || self.loaded(table).is_some() {
            return;
        }
        // Whoever is at a table has asked it once: a socket is not to have room for this ever after.
        Box::pin(self.bring_from_elsewhere(table)).await;
    }

    async fn bring_from_elsewhere(&self, table: TableId) {
        if let Ok(Whose::Theirs(node)) = self.store.claim(table).await {
            if fetch(self, &node, table, true).await {
                return;
            }
            // Dead, or in a moment.
            drop(reach(self, &node).await);
        }
    }
}

/// How a table is named in what is sent: by the code of its invite link, or as it is.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Names {
    code: Option<String>,
    table: Option<String>,
}

/// What was sent is read, and goes on with the request.
async fn said(house: &House, request: Request) -> Result<(Request, Option<TableId>), Fail> {
    let (parts, body) = request.into_parts();
    let body = timeout(limits::BODY_WITHIN, to_bytes(body, limits::BODY)).await;
    let body = body.ok().and_then(Result::ok).ok_or(Fail::worded(Code::TooLarge, "that is too much"))?;
    // What is wrong with it is said by whoever answers.
    let Names { code, table } = serde_json::from_slice(&body).unwrap_or_default();
    let table = match (code.and_then(|code| code.parse::<InviteCode>().ok()), table) {
        (Some(code), _) => house.store.table_of_invite(code).await.map_err(|_| Fail::STORAGE)?,
        (None, table) => table.and_then(|table| table.parse().ok()),
    };
    Ok((Request::from_parts(parts, Body::from(body)), table))
}

enum Unreached {
    /// It is fenced now: what it had is anybody's.
    Dead,
    Away,
}

async fn reach(house: &House, node: &Node) -> Result<TcpStream, Unreached> {
    match timeout(limits::NODE_WITHIN, TcpStream::connect(&node.addr)).await {
        Ok(Ok(stream)) => {
            drop(stream.set_nodelay(true));
            Ok(stream)
        }
        Ok(Err(why)) if why.kind() == std::io::ErrorKind::ConnectionRefused => {
            let dead = house.store.is_dead(node.id).await.unwrap_or(false);
            if dead {
                tracing::warn!(node = node.id, "nobody is at the door of a node, and it is fenced");
            }
            Err(if dead { Unreached::Dead } else { Unreached::Away })
        }
        Ok(Err(_)) | Err(_) => Err(Unreached::Away),
    }
}

/// The request itself; after an upgrade bytes are copied and not looked at, until one of the three is gone.
async fn forward(
    house: &Arc<House>,
    node: &Node,
    stream: TcpStream,
    mut request: Request,
) -> Result<Response, Fail> {
    let line = request.extensions().get::<Line>().cloned();
    let near = hyper::upgrade::on(&mut request);
    mark(house, node, &mut request)?;
    let lost = |_| Fail::ELSEWHERE;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(lost)?;
    tokio::spawn(connection.with_upgrades());
    let answered = timeout(limits::HOP_WITHIN, sender.send_request(request));
    let answer = tokio::select! {
        answer = answered => answer,
        // It may only be asleep, and would answer when it wakes up: what it had is another's by then.
        () = gone(house, node.id) => return Err(Fail::ELSEWHERE),
    };
    let mut answer = answer.map_err(|_| Fail::ELSEWHERE)?.map_err(lost)?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let far = hyper::upgrade::on(&mut answer);
        let (house, id) = (Arc::clone(house), node.id);
        tokio::spawn(async move {
            let _line = line;
            let (Ok(near), Ok(far)) = (near.await, far.await) else { return };
            let (mut near, mut far) = (TokioIo::new(near), TokioIo::new(far));
            let (mut closing, mut ended) = (house.closing(), house.ended());
            let copied = tokio::io::copy_bidirectional_with_sizes(
                &mut near,
                &mut far,
                limits::SOCKET_BUFFER,
                limits::SOCKET_BUFFER,
            );
            let unsure = async { while !matches!(ended.recv().await, Ok(crate::people::Ended::Here)) {} };
            tokio::select! {
                _ = copied => (),
                () = gone(&house, id) => (),
                () = unsure => (),
                () = closed(&mut closing) => (),
            }
        });
    }
    Ok(answer.map(Body::new))
}

/// Returns when somebody has fenced that node.
async fn gone(house: &House, node: i64) {
    match house.store.among() {
        Some(among) => among.gone(node).await,
        None => std::future::pending().await,
    }
}

/// Says something to another node.
pub(super) async fn post(house: &House, node: &Node, path: &str, body: Vec<u8>) -> Result<(), Fail> {
    let answer = ask(house, node, path, body, None).await?;
    if answer.status().is_success() { Ok(()) } else { Err(Fail::ELSEWHERE) }
}

/// Asks another node something that it may refuse; `peer` is on whose behalf, if on somebody's.
pub(super) async fn ask(
    house: &House,
    node: &Node,
    path: &str,
    body: Vec<u8>,
    peer: Option<IpAddr>,
) -> Result<Response, Fail> {
    let stream = reach(house, node).await.map_err(|_| Fail::ELSEWHERE)?;
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().map_err(|_| Fail::NOT_FOUND)?;
    request.headers_mut().insert(header::HOST, HeaderValue::from_static("node"));
    if let Some(peer) = peer {
        request.extensions_mut().insert(Peer(peer));
    }
    mark(house, node, &mut request)?;
    let said = async {
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
        let talking = tokio::spawn(connection);
        let answer = match sender.send_request(request).await {
            Ok(answer) => whole(answer.map(Body::new)).await,
            Err(_) => None,
        };
        talking.abort();
        answer
    };
    timeout(limits::NODE_WITHIN, said).await.ok().flatten().ok_or(Fail::ELSEWHERE)
}

async fn whole(answer: Response) -> Option<Response> {
    let (parts, body) = answer.into_parts();
    Some(Response::from_parts(parts, Body::from(to_bytes(body, limits::BODY).await.ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_names_a_table_goes_to_it_and_what_there_is_one_of_to_the_desk() {
        let table = TableId::from_random([7; 16]);
        let to = |path: &str| goes(&format!("/api/v1/{path}"));
        assert!(matches!(to(&format!("tables/{table}/socket")), Goes::Table(found) if found == table));
        assert!(matches!(to(&format!("tables/{table}")), Goes::Table(found) if found == table));
        assert!(matches!(to(&format!("tables/{table}/challenge")), Goes::Desk));
        assert!(matches!(to("invites"), Goes::Said) && matches!(to("reports"), Goes::Said));
        for desk in ["bell", "me", "me/keys", "evenings/x/join", "challenges/x/accept", "days"] {
            assert!(matches!(to(desk), Goes::Desk), "{desk}");
        }
        for here in ["tables", "games", "records", "tables/nobody"] {
            assert!(matches!(to(here), Goes::Here), "{here}");
        }
        assert!(matches!(goes("/healthz"), Goes::Here));
    }
}
