//! Who knocks too often: limits per address and per guest.

use crate::config::Rates;
use crate::error::Fail;
use crate::id::GuestId;
use crate::limits;
use games::protocol::Code;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

pub(crate) struct Doors {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    connections: Places<IpAddr>,
    sockets_by_address: Places<IpAddr>,
    sockets_by_guest: Places<GuestId>,
    messages: Quota,
}

impl fmt::Debug for Doors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Doors")
    }
}

fn count(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Doors {
    pub(crate) fn new(rates: &Rates) -> Doors {
        let requests =
            Quota::per_second(count(rates.requests_per_second)).allow_burst(count(rates.request_burst));
        let guests = Quota::per_minute(count(rates.guests_per_minute)).allow_burst(count(rates.guest_burst));
        Doors {
            guests: RateLimiter::keyed(guests),
            requests: RateLimiter::keyed(requests),
            tables: RateLimiter::keyed(Quota::per_minute(count(rates.tables_per_minute))),
            connections: Places::new(rates.connections_per_address),
            sockets_by_address: Places::new(rates.sockets_per_address),
            sockets_by_guest: Places::new(limits::SOCKETS_PER_GUEST),
            messages: Quota::per_second(count(rates.messages_per_second))
                .allow_burst(count(rates.message_burst)),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Fail> {
        self.requests.check_key(&block(from)).map_err(|_| too_fast())
    }

    pub(crate) fn table(&self, from: IpAddr) -> Result<(), Fail> {
        self.tables.check_key(&block(from)).map_err(|_| too_fast())
    }

    /// One more guest.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Fail> {
        self.guests.check_key(&block(from)).map_err(|_| too_fast())
    }

    /// A place for one more connection, kept until it is dropped.
    pub(crate) fn connection(&self, from: IpAddr) -> Option<Place<IpAddr>> {
        self.connections.take(block(from))
    }

    /// A place for one more socket, kept until it is dropped.
    pub(crate) fn socket(
        &self,
        from: IpAddr,
        guest: GuestId,
    ) -> Result<(Place<IpAddr>, Place<GuestId>), Fail> {
        let address = self.sockets_by_address.take(block(from));
        let address =
            address.ok_or_else(|| Fail::new(Code::TooMany, "too many sockets from this address"))?;
        let guest = self.sockets_by_guest.take(guest);
        let guest = guest.ok_or_else(|| Fail::new(Code::TooMany, "too many sockets of this guest"))?;
        Ok((address, guest))
    }

    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
    }
}

pub(crate) fn too_fast() -> Fail {
    Fail::new(Code::TooFast, "too many requests; wait a little")
}

/// An owner of IPv6 has a whole /64.
fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
    }
}

/// A number of places for each key.
#[derive(Clone, Debug)]
struct Places<K> {
    most: usize,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of them, free again when dropped.
#[derive(Debug)]
pub(crate) struct Place<K: Copy + Eq + Hash> {
    key: K,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Copy + Eq + Hash> Places<K> {
    fn new(most: usize) -> Self {
        Places { most, taken: Arc::default() }
    }

    fn take(&self, key: K) -> Option<Place<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(key).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { key, taken: Arc::clone(&self.taken) })
    }
}

impl<K: Copy + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Places::new(2);
        let (one, two) = (places.take('a'), places.take('a'));
        assert!(one.is_some() && two.is_some() && places.take('a').is_none() && places.take('b').is_some());
        drop(one);
        assert!(places.take('a').is_some());
        assert_eq!(places.taken.lock().unwrap().len(), 1);
    }

    #[test]
    fn neighbours_in_one_block_share_a_door() {
        let v6 = |text: &str| block(text.parse().unwrap());
        assert_eq!(v6("2001:db8::1"), v6("2001:db8::ffff:2"));
        assert_ne!(v6("2001:db8::1"), v6("2001:db8:0:1::1"));
        assert_eq!(v6("::ffff:10.0.0.1"), v6("10.0.0.1"));
    }
}
