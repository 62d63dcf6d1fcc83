//! The seeds of tables. They come from the system; tests can set them.

use crate::house::House;
use crate::id::{fresh, random_bytes};
use host::{Fresh, GuestId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::Seed;

#[derive(Clone, Debug)]
pub enum Luck {
    /// The system's random bytes.
    Unknown,
    /// All tables have this seed.
    Same(Seed),
    /// The n-th table of a guest has the n-th seed derived from this one, for every guest. A test that plays as a new guest gets the same
    /// deals whatever other tests did before.
    InTurn(Seed, Arc<Mutex<HashMap<GuestId, u64>>>),
}

impl Luck {
    pub fn in_turn(seed: Seed) -> Luck {
        Luck::InTurn(seed, Arc::default())
    }

    /// The seed that tests have set, for what does not belong to one table: the deal of the day, evenings, and computer players.
    pub(crate) fn known(&self) -> Option<Seed> {
        match self {
            Luck::Unknown => None,
            Luck::Same(seed) | Luck::InTurn(seed, _) => Some(*seed),
        }
    }

    pub(crate) fn seed(&self) -> Seed {
        self.known().unwrap_or_else(|| Seed::from_bytes(random_bytes()))
    }

    fn of_table(&self, host: GuestId) -> Option<Seed> {
        let Luck::InTurn(seed, laid) = self else { return self.known() };
        let mut laid = laid.lock().unwrap_or_else(PoisonError::into_inner);
        let number = laid.entry(host).or_default();
        *number += 1;
        Some(Seed::derived(&seed.to_hex(), *number))
    }
}

impl House {
    /// The id, the invite code and the seed of a new table.
    pub(crate) fn fresh(&self, host: GuestId) -> Fresh {
        let fresh = fresh();
        Fresh { seed: self.config.hooks().luck.of_table(host).unwrap_or(fresh.seed), ..fresh }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_guest_has_the_same_luck_in_turn() {
        let luck = Luck::in_turn(Seed::from_number(1));
        let [ada, bob] = [1, 2].map(|id| GuestId::from_random([id; 16]));
        let (one, two) = (luck.of_table(ada), luck.of_table(ada));
        assert_ne!(one, two);
        assert_eq!((luck.of_table(bob), luck.of_table(bob)), (one, two));
        assert_ne!(Luck::in_turn(Seed::from_number(2)).of_table(ada), one);
        assert_eq!(Luck::Same(Seed::from_number(1)).of_table(ada), Some(Seed::from_number(1)));
        assert_eq!(Luck::Unknown.of_table(ada), None);
    }
}
