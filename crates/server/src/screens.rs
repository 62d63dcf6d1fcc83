//! Screens that wait to be the table itself: each shows a code, and the host of a table who reads it lets the screen in. What it is given
//! then is a slip, signed and good for this screen at that table, so that it finds back after a restart of either.

use crate::error::Fail;
use crate::id::{GuestId, ScreenCode, TableId, random_bytes};
use crate::limits;
use games::protocol::Code;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

#[derive(Debug)]
struct Waits {
    since: Instant,
    code: ScreenCode,
    let_in: Option<TableId>,
}

/// One code for each screen.
#[derive(Debug, Default)]
pub(crate) struct Screens(Mutex<HashMap<GuestId, Waits>>);

impl Screens {
    /// A new code; an older one of this screen is good no more.
    pub(crate) fn wait(&self, screen: GuestId) -> ScreenCode {
        let code = ScreenCode::from_random(random_bytes());
        self.waiting().insert(screen, Waits { since: Instant::now(), code, let_in: None });
        code
    }

    /// What it shows, and at which table it has been let in.
    pub(crate) fn look(&self, screen: GuestId) -> Option<(ScreenCode, Option<TableId>)> {
        self.waiting().get(&screen).map(|waits| (waits.code, waits.let_in))
    }

    /// The host of this table has read the code of this screen. It is good once: a second host has read somebody else's screen.
    pub(crate) fn let_in(&self, code: &str, table: TableId) -> Result<GuestId, Fail> {
        let code: ScreenCode = code.parse().map_err(|_| nothing())?;
        let mut waiting = self.waiting();
        let (screen, waits) = waiting
            .iter_mut()
            .find(|(_, waits)| waits.code == code && waits.let_in.is_none_or(|there| there == table))
            .ok_or_else(nothing)?;
        waits.let_in = Some(table);
        Ok(*screen)
    }

    /// The host of this table has sent the screen away: the code that it was let in by is good no more.
    pub(crate) fn put_out(&self, screen: GuestId, table: TableId) {
        self.waiting().retain(|who, waits| *who != screen || waits.let_in != Some(table));
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, HashMap<GuestId, Waits>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.retain(|_, waits| waits.since.elapsed() < limits::SCREEN_WITHIN);
        waiting
    }
}

fn nothing() -> Fail {
    Fail::new(Code::BadKey, "no screen shows that code, or not any more; read it again")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::random_guest;

    fn table() -> TableId {
        TableId::from_random(random_bytes())
    }

    #[test]
    fn a_screen_is_let_in_by_the_code_that_it_shows_and_at_one_table() {
        let (screens, screen, table_here) = (Screens::default(), random_guest(), table());
        assert!(screens.look(screen).is_none());
        let code = screens.wait(screen);
        assert_eq!(screens.look(screen), Some((code, None)));
        screens.let_in(code.as_str(), table_here).unwrap();
        screens.let_in(code.as_str(), table_here).unwrap();
        assert_eq!(screens.look(screen), Some((code, Some(table_here))));
        assert!(screens.let_in(code.as_str(), table()).is_err(), "at a second table");
        assert!(screens.look(random_guest()).is_none());
    }

    #[test]
    fn a_screen_that_is_sent_away_has_no_code_any_more_and_others_keep_theirs() {
        let (screens, here) = (Screens::default(), table());
        let [one, two, elsewhere] = [(); 3].map(|()| random_guest());
        let codes = [one, two, elsewhere].map(|screen| screens.wait(screen));
        assert_eq!(screens.let_in(codes[0].as_str(), here).unwrap(), one);
        assert_eq!(screens.let_in(codes[1].as_str(), here).unwrap(), two);
        screens.let_in(codes[2].as_str(), table()).unwrap();
        screens.put_out(one, here);
        screens.put_out(elsewhere, here);
        assert_eq!(screens.look(one), None);
        assert!(screens.let_in(codes[0].as_str(), here).is_err());
        assert!(screens.look(two).is_some() && screens.look(elsewhere).is_some());
    }

    #[test]
    fn a_new_code_puts_the_old_one_out_of_use() {
        let (screens, screen) = (Screens::default(), random_guest());
        let old = screens.wait(screen);
        let new = screens.wait(screen);
        assert!(screens.let_in(old.as_str(), table()).is_err());
        assert!(screens.let_in("", table()).is_err());
        screens.let_in(new.as_str(), table()).unwrap();
    }
}
