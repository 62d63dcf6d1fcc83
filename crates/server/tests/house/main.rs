//! The house from outside: real sockets on loopback, a real data file, and a client that knows only docs/api.md.

// A test that cannot go on stops.
#![allow(clippy::unwrap_used)]

mod ages;
mod alone;
mod away;
mod backup;
mod chances;
mod child;
mod client;
mod damage;
mod doors;
mod flow;
mod hints;
mod kill;
mod noise;
mod oracle;
mod planning;
mod positions;
mod protocol;
mod records;
mod resume;
mod routes;
mod secrets;
mod stop;
mod together;
mod upgrade;
mod words;
