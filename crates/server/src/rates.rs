//! Who knocks too often: limits per address and per guest.

use crate::config::Rates;
use crate::error::Fail;
use crate::id::GuestId;
use crate::limits;
use crate::places::{Place, Places};
use games::protocol::Code;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;

pub(crate) struct Doors {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    guesses_of: DefaultKeyedRateLimiter<String>,
    guesses_from: DefaultKeyedRateLimiter<IpAddr>,
    guesses: DefaultDirectRateLimiter,
    connections: Places<IpAddr>,
    sockets_by_address: Places<IpAddr>,
    sockets_by_guest: Places<GuestId>,
    messages: Quota,
    handed_in: DefaultKeyedRateLimiter<IpAddr>,
    reports: DefaultKeyedRateLimiter<GuestId>,
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
            guesses_of: RateLimiter::keyed(Quota::per_hour(count(rates.guesses_per_person))),
            guesses_from: RateLimiter::keyed(Quota::per_hour(count(rates.guesses_per_address))),
            guesses: RateLimiter::direct(Quota::per_hour(count(rates.guesses))),
            requests: RateLimiter::keyed(requests),
            tables: RateLimiter::keyed(Quota::per_minute(count(rates.tables_per_minute))),
            connections: Places::new(rates.connections_per_address),
            sockets_by_address: Places::new(rates.sockets_per_address),
            sockets_by_guest: Places::new(limits::SOCKETS_PER_GUEST),
            reports: RateLimiter::keyed(Quota::per_hour(count(rates.reports_per_hour))),
            handed_in: RateLimiter::keyed(Quota::per_hour(count(rates.boxes_per_hour))),
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

    /// One more try at what must not be guessed; `of` is whom it would open the door as, whether there is such a person or
    /// not. The house as a whole comes last, so that one address does not use it up for all.
    pub(crate) fn guess(&self, from: IpAddr, of: Option<&str>) -> Result<(), Fail> {
        self.guesses_from.check_key(&block(from)).map_err(|_| too_fast())?;
        if let Some(of) = of {
            self.guesses_of.check_key(&of.to_owned()).map_err(|_| too_fast())?;
        }
        self.guesses.check().map_err(|_| too_fast())
    }

    /// One more report of this person's.
    pub(crate) fn report(&self, by: GuestId) -> Result<(), Fail> {
        self.reports.check_key(&by).map_err(|_| too_fast())
    }

    /// One more box that lasts.
    pub(crate) fn handed_in(&self, from: IpAddr) -> Result<(), Fail> {
        self.handed_in.check_key(&block(from)).map_err(|_| too_fast())
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.sockets_by_guest.all()
    }

    pub(crate) fn sockets_of(&self, guest: GuestId) -> usize {
        self.sockets_by_guest.of(guest)
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
        self.guests.retain_recent();
        self.guesses_of.retain_recent();
        self.guesses_from.retain_recent();
        self.reports.retain_recent();
        self.handed_in.retain_recent();
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An address that has not knocked for a while costs nothing, however many there were.
    #[test]
    fn a_flood_from_many_addresses_is_forgotten() {
        let doors = Doors::new(&Rates::unlimited());
        for number in 0..10_000 {
            let from = IpAddr::from(std::net::Ipv4Addr::from_bits(number));
            assert!(doors.request(from).is_ok() && doors.table(from).is_ok() && doors.guest(from).is_ok());
        }
        let known = || doors.requests.len() + doors.tables.len() + doors.guests.len();
        let began = std::time::Instant::now();
        while known() > 0 {
            assert!(began.elapsed().as_secs() < 60, "{} are remembered", known());
            doors.tidy();
        }
    }

    #[test]
    fn neighbours_in_one_block_share_a_door() {
        let v6 = |text: &str| block(text.parse().unwrap());
        assert_eq!(v6("2001:db8::1"), v6("2001:db8::ffff:2"));
        assert_ne!(v6("2001:db8::1"), v6("2001:db8:0:1::1"));
        assert_eq!(v6("::ffff:10.0.0.1"), v6("10.0.0.1"));
    }
}
