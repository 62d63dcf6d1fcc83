//! Requests to addresses that people have given: never to a private network, never further than the first answer.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Why something has not arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsent {
    /// It may another time.
    Later,
    /// Nobody is there any more.
    Gone,
}

pub(crate) struct Wire {
    tls: TlsConnector,
    /// Addresses of private networks too: for a house that is in one.
    private: bool,
}

impl fmt::Debug for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wire")
    }
}

/// Where a request is to go.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Target {
    secure: bool,
    host: String,
    port: u16,
}

const WITHIN: Duration = Duration::from_secs(10);

impl Wire {
    pub(crate) fn new(private: bool) -> Wire {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        // What is chosen here is there: the provider is named, and has the versions.
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map(|builder| builder.with_root_certificates(roots).with_no_client_auth());
        let config = config.unwrap_or_else(|why| panic!("TLS cannot be set up: {why}"));
        Wire { tls: TlsConnector::from(Arc::new(config)), private }
    }

    /// Whether a request to this address could ever be made; whom its name leads to is asked each time.
    pub(crate) fn takes(&self, url: &str) -> bool {
        let Some(target) = url.parse().ok().as_ref().and_then(target) else { return false };
        match target.host.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(address) => self.private || is_public(address),
            Err(_) => self.private || target.host.contains('.'),
        }
    }

    /// An answer that leads elsewhere is no arrival.
    pub(crate) async fn send(&self, request: Request<Vec<u8>>) -> Result<(), Unsent> {
        let sent = tokio::time::timeout(WITHIN, self.answer(request)).await;
        match sent.ok().flatten() {
            Some(status) if status.is_success() => Ok(()),
            Some(StatusCode::NOT_FOUND | StatusCode::GONE) => Err(Unsent::Gone),
            Some(_) | None => Err(Unsent::Later),
        }
    }

    async fn answer(&self, request: Request<Vec<u8>>) -> Option<StatusCode> {
        let target = target(request.uri())?;
        let host = target.host.trim_matches(['[', ']']).to_owned();
        let found: Vec<SocketAddr> = lookup_host((host.as_str(), target.port)).await.ok()?.collect();
        // The very address that was looked at is the one that is spoken to.
        let address = found.into_iter().find(|found| self.private || is_public(found.ip()))?;
        let stream = TcpStream::connect(address).await.ok()?;
        if target.secure {
            let name = ServerName::try_from(host).ok()?;
            exchange(self.tls.connect(name, stream).await.ok()?, request).await
        } else {
            exchange(stream, request).await
        }
    }
}

async fn exchange(
    stream: impl tokio::io::AsyncRead + tokio::io::AsyncWrite + Send + Unpin + 'static,
    request: Request<Vec<u8>>,
) -> Option<StatusCode> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
    let talking = tokio::spawn(connection);
    let (mut parts, body) = request.into_parts();
    let host = parts.uri.authority()?.as_str().rsplit('@').next()?.parse().ok()?;
    parts.headers.insert(header::HOST, host);
    parts.headers.insert(header::CONTENT_LENGTH, body.len().into());
    parts.uri = parts.uri.path_and_query().map_or("/", |path| path.as_str()).parse().ok()?;
    let answer = sender.send_request(Request::from_parts(parts, Body::from(body))).await;
    talking.abort();
    Some(answer.ok()?.status())
}

fn target(uri: &axum::http::Uri) -> Option<Target> {
    let secure = match uri.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
    Some(Target { secure, host: uri.host()?.to_owned(), port })
}

/// Whether an address is one of the whole world: nobody has the house ask what stands behind its own doors.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_broadcast()
                || v4.is_documentation()
                || v4.is_multicast()
                || a == 0
                || a >= 240
                || (a == 100 && b & 0xc0 == 64)
                || (a == 192 && b == 0 && c == 0)
                || (a == 198 && b & 0xfe == 18))
        }
        IpAddr::V6(v6) => {
            let parts = v6.segments();
            let inner = |high: u16, low: u16| {
                let [a, b] = high.to_be_bytes();
                let [c, d] = low.to_be_bytes();
                is_public(IpAddr::V4(Ipv4Addr::new(a, b, c, d)))
            };
            match parts {
                // What is written into another form is looked at in its own.
                [0x64, 0xff9b, 0, 0, 0, 0, high, low] => inner(high, low),
                [0x2002, high, low, ..] => inner(high, low),
                [0x2001, 0x0db8, ..] => false,
                [first, ..] => {
                    !(v6.is_loopback()
                        || v6.is_unspecified()
                        || v6.is_multicast()
                        || first & 0xfe00 == 0xfc00
                        || first & 0xffc0 == 0xfe80
                        || first == 0)
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_refused_however_they_are_written() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "198.18.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "::7f00:1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in ["9.9.9.9", "172.32.0.1", "100.128.0.1", "2620:fe::9", "64:ff9b::909:909"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn an_address_is_one_of_the_web_and_of_the_world() {
        let wire = Wire::new(false);
        for good in ["https://push.example/x", "http://hooks.example:8443/a?b"] {
            assert!(wire.takes(good), "{good}");
        }
        for bad in [
            "ftp://push.example/x",
            "https://127.0.0.1/x",
            "http://[::1]/",
            "https://localhost/x",
            "push.example",
            "",
            "https://",
        ] {
            assert!(!wire.takes(bad), "{bad}");
        }
        assert!(Wire::new(true).takes("http://127.0.0.1:9/x"));
    }
}
