//! People who are known again: their names, their keys, and the devices they have signed in with.

mod codes;
mod device;
mod keys;
mod left;
mod name;
mod session;
mod token;

pub(crate) use codes::{Codes, NewCodes, written};
pub(crate) use device::{Doorstep, device_of};
pub(crate) use keys::{Keys, Made, Site, unknown};
pub(crate) use left::LeftBehind;
pub(crate) use name::fold;
pub(crate) use session::{Caller, Ended, Session, hashed, new_session};
pub(crate) use token::{Pass, Scopes, bearer, new_secret, opens, token_hash};
