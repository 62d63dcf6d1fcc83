//! Ports for servers that must know theirs before they listen, or come back to the same one.

use std::net::TcpListener;
use std::sync::atomic::{AtomicU16, Ordering};

/// Below the range from which the system gives ports to outgoing connections: one of those could be given away again before the server listens.
const FIRST: u16 = 20_000;
const COUNT: u16 = 10_000;
/// Distance between the first ports of two test processes that were started one after the other.
const APART: u32 = 31;

/// Returns ports that nothing listens on. No port is returned twice in one process.
pub(crate) fn ports<const N: usize>() -> [u16; N] {
    std::array::from_fn(|_| port())
}

pub(crate) fn port() -> u16 {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let start = std::process::id() * APART;
    loop {
        let given = GIVEN.fetch_add(1, Ordering::Relaxed);
        let port = FIRST + ((start + u32::from(given)) % u32::from(COUNT)) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
