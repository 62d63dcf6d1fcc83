//! Places that are taken and given back: sockets of an address or of a guest, pages at a table.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A number of places for each key.
#[derive(Clone, Debug)]
pub(crate) struct Places<K> {
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
    pub(crate) fn new(most: usize) -> Self {
        Places { most, taken: Arc::default() }
    }

    pub(crate) fn take(&self, key: K) -> Option<Place<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(key).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { key, taken: Arc::clone(&self.taken) })
    }

    pub(crate) fn has(&self, key: K) -> bool {
        self.of(key) > 0
    }

    /// How many are taken of this one's.
    pub(crate) fn of(&self, key: K) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).get(&key).copied().unwrap_or(0)
    }

    /// How many are taken at all.
    pub(crate) fn all(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Where any place is taken.
    pub(crate) fn keys(&self) -> Vec<K> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
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
        assert_eq!(places.keys(), ['a'], "and nothing is left of the others");
    }
}
