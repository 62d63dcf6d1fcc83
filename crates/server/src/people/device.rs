//! A second device is let in by the first: one shows a code, the other knocks with it, and the first opens when both show
//! the same number.

use crate::error::Fail;
use crate::id::{CeremonyId, GuestId, random_bytes};
use crate::limits;
use axum::http::{HeaderMap, header};
use games::protocol::Code;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Who waits to be let in, as the first device is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asking {
    pub device: String,
    /// Both devices show it.
    pub number: u8,
}

#[derive(Debug)]
struct Step {
    since: Instant,
    code: CeremonyId,
    knock: Option<Knock>,
}

#[derive(Debug)]
struct Knock {
    /// Whoever knocked has it, and nobody else.
    ticket: CeremonyId,
    asking: Asking,
    open: bool,
}

/// Before the door: one code for each person who wants to let a device in.
#[derive(Debug, Default)]
pub(crate) struct Doorstep(Mutex<HashMap<GuestId, Step>>);

impl Doorstep {
    /// A new code; an older one of this person is good no more.
    pub(crate) fn show(&self, guest: GuestId) -> CeremonyId {
        let code = CeremonyId::from_random(random_bytes());
        let mut steps = self.steps();
        steps.insert(guest, Step { since: Instant::now(), code, knock: None });
        code
    }

    /// Who has knocked, if a code is shown.
    pub(crate) fn look(&self, guest: GuestId) -> Option<(CeremonyId, Option<Asking>)> {
        let steps = self.steps();
        let step = steps.get(&guest)?;
        Some((step.code, step.knock.as_ref().map(|knock| knock.asking.clone())))
    }

    /// Somebody comes with the code. The first to come is the only one: a second would be a stranger who has seen it too.
    pub(crate) fn knock(&self, code: &str, device: String) -> Result<(CeremonyId, u8), Fail> {
        let code: CeremonyId = code.parse().map_err(|_| nothing())?;
        let mut steps = self.steps();
        let step =
            steps.values_mut().find(|step| step.code == code && step.knock.is_none()).ok_or_else(nothing)?;
        let [number] = random_bytes::<1>();
        let (ticket, number) = (CeremonyId::from_random(random_bytes()), number % 90 + 10);
        step.knock = Some(Knock { ticket, asking: Asking { device, number }, open: false });
        Ok((ticket, number))
    }

    /// The first device says that it sees this number on the other.
    pub(crate) fn open(&self, guest: GuestId, number: u8) -> Result<(), Fail> {
        let mut steps = self.steps();
        let knock = steps.get_mut(&guest).and_then(|step| step.knock.as_mut()).ok_or_else(nothing)?;
        if knock.asking.number != number {
            steps.remove(&guest);
            return Err(nothing());
        }
        knock.open = true;
        Ok(())
    }

    /// Nobody is let in.
    pub(crate) fn shut(&self, guest: GuestId) {
        self.steps().remove(&guest);
    }

    /// Whoever knocked asks whether the door is open, and as whom and on what they come in: once.
    pub(crate) fn enter(&self, ticket: &str) -> Result<Option<(GuestId, String)>, Fail> {
        let ticket: CeremonyId = ticket.parse().map_err(|_| nothing())?;
        let mut steps = self.steps();
        let held = |step: &Step| step.knock.as_ref().is_some_and(|knock| knock.ticket == ticket);
        let (guest, step) = steps.iter().find(|(_, step)| held(step)).ok_or_else(nothing)?;
        let Some(knock) = step.knock.as_ref().filter(|knock| knock.open) else { return Ok(None) };
        let (guest, device) = (*guest, knock.asking.device.clone());
        steps.remove(&guest);
        Ok(Some((guest, device)))
    }

    fn steps(&self) -> std::sync::MutexGuard<'_, HashMap<GuestId, Step>> {
        let mut steps = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        steps.retain(|_, step| step.since.elapsed() < limits::DOORSTEP_WITHIN);
        steps
    }
}

fn nothing() -> Fail {
    Fail::new(Code::BadKey, "that code is not shown anywhere, or not any more; show a new one")
}

/// What somebody reads in the list of their devices: "Firefox, Linux". A guess from what the browser says of itself, for people
/// and not for programs.
pub(crate) fn device_of(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| said.contains(sign)).map_or("", |(_, name)| *name)
    };
    // In this order: each says the names of those below too.
    let browser = first(&[
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::random_guest;

    #[test]
    fn a_device_comes_in_once_by_the_number_that_both_show() {
        let (doorstep, guest) = (Doorstep::default(), random_guest());
        assert!(doorstep.look(guest).is_none());
        let code = doorstep.show(guest).to_string();
        let (ticket, number) = doorstep.knock(&code, "Firefox, Linux".into()).unwrap();
        assert!(doorstep.knock(&code, "Stranger".into()).is_err(), "a second device with the same code");
        let (_, asking) = doorstep.look(guest).unwrap();
        assert_eq!(asking, Some(Asking { device: "Firefox, Linux".into(), number }));
        assert_eq!(doorstep.enter(ticket.as_str()).unwrap(), None, "not opened yet");
        doorstep.open(guest, number).unwrap();
        assert_eq!(doorstep.enter(ticket.as_str()).unwrap(), Some((guest, "Firefox, Linux".into())));
        assert!(doorstep.enter(ticket.as_str()).is_err(), "a ticket is good once");
    }

    #[test]
    fn a_wrong_number_shuts_the_door() {
        let (doorstep, guest) = (Doorstep::default(), random_guest());
        let code = doorstep.show(guest).to_string();
        let (ticket, number) = doorstep.knock(&code, String::new()).unwrap();
        assert!(doorstep.open(guest, number ^ 1).is_err());
        assert!(doorstep.enter(ticket.as_str()).is_err() && doorstep.look(guest).is_none());
        assert!(doorstep.knock(&code, String::new()).is_err());
    }

    #[test]
    fn a_new_code_puts_the_old_one_out_of_use() {
        let (doorstep, guest) = (Doorstep::default(), random_guest());
        let old = doorstep.show(guest).to_string();
        doorstep.show(guest);
        assert!(doorstep.knock(&old, String::new()).is_err());
        doorstep.shut(guest);
        assert!(doorstep.look(guest).is_none());
    }
}
