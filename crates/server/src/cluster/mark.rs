//! The mark by which nodes of one house know one another: it says which node a request comes from, whose it is, and that both is so.

use crate::error::Fail;
use crate::guest::hex;
use crate::house::House;
use crate::security::Peer;
use crate::store::Node;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, Uri};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};

/// Says which node it comes from, whose request it is, and that both is so.
pub(super) const CAME: &str = "x-ratskeller-hop";

/// What the nodes of a house know, and nobody else does.
#[derive(Clone)]
pub(crate) struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    pub(crate) fn new(key: [u8; 32]) -> Key {
        Key(key)
    }

    /// Of one request, from one node to another: under another path, or at another node, it is good for nothing.
    fn mac(&self, from: i64, to: i64, peer: IpAddr, method: &Method, uri: &Uri) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        mac.update(format!("hop {from} {to} {peer} {method} {path}").as_bytes());
        Some(mac)
    }

    fn mark(&self, from: i64, to: i64, peer: IpAddr, method: &Method, uri: &Uri) -> Option<HeaderValue> {
        let mac = hex(&self.mac(from, to, peer, method, uri)?.finalize().into_bytes());
        format!("{from} {peer} {mac}").parse().ok()
    }

    fn read(&self, mark: &str, to: i64, method: &Method, uri: &Uri) -> Option<IpAddr> {
        let mut parts = mark.splitn(3, ' ');
        let (from, peer) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let mac = crate::guest::unhex(parts.next()?)?;
        // Compared in constant time.
        self.mac(from, to, peer, method, uri)?.verify_slice(&mac).ok()?;
        Some(peer)
    }
}

/// The request is marked for this node.
pub(super) fn mark(house: &House, node: &Node, request: &mut Request) -> Result<(), Fail> {
    let peer = request.extensions().get::<Peer>().map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.0);
    let mark = house
        .store
        .among()
        .zip(house.hops.as_ref())
        .and_then(|(among, key)| key.mark(among.me, node.id, peer, request.method(), request.uri()));
    request.headers_mut().insert(CAME, mark.ok_or(Fail::ELSEWHERE)?);
    Ok(())
}

/// Whose request it is, if a node of this house has sent it here.
pub(super) fn marked(house: &House, request: &Request) -> Option<IpAddr> {
    let (among, key) = (house.store.among()?, house.hops.as_ref()?);
    let mut marks = request.headers().get_all(CAME).iter();
    let (mark, None) = (marks.next()?, marks.next()) else { return None };
    key.read(mark.to_str().ok()?, among.me, request.method(), request.uri())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_mark_is_good_for_one_request_at_one_node() {
        let (key, peer) = (Key::new([3; 32]), IpAddr::from([10, 0, 0, 7]));
        let uri: Uri = "/api/v1/tables/abc?x=1".parse().unwrap();
        let mark = key.mark(1, 2, peer, &Method::GET, &uri).unwrap();
        let mark = mark.to_str().unwrap();
        assert_eq!(key.read(mark, 2, &Method::GET, &uri), Some(peer));
        assert_eq!(key.read(mark, 3, &Method::GET, &uri), None, "another node");
        assert_eq!(key.read(mark, 2, &Method::POST, &uri), None, "another method");
        assert_eq!(key.read(mark, 2, &Method::GET, &"/api/v1/me".parse().unwrap()), None, "another path");
        assert_eq!(key.read(&mark.replace("10.0.0.7", "10.0.0.8"), 2, &Method::GET, &uri), None);
        assert_eq!(Key::new([4; 32]).read(mark, 2, &Method::GET, &uri), None, "another house");
        for bad in ["", "1", "1 10.0.0.7", "1 10.0.0.7 é", "x 10.0.0.7 00"] {
            assert_eq!(key.read(bad, 2, &Method::GET, &uri), None, "{bad}");
        }
    }
}
