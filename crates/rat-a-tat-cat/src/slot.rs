//! Where a card lies in a row.

use crate::size::ROW;
use std::fmt;

/// A position of a row, 1 to 4 from the left as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
pub struct Slot(u8);

impl Slot {
    pub const ALL: [Slot; ROW] = [Slot(0), Slot(1), Slot(2), Slot(3)];

    /// The slot with this number, 1 to 4.
    pub const fn new(number: u8) -> Option<Slot> {
        if 1 <= number && number as usize <= ROW { Some(Slot(number - 1)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Slots 1 and 4; the others are inner.
    pub const fn is_outer(self) -> bool {
        self.0 == 0 || self.0 as usize == ROW - 1
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

#[cfg(feature = "wire")]
impl serde::Serialize for Slot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

#[cfg(feature = "wire")]
impl<'de> serde::Deserialize<'de> for Slot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Slot, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Slot::new(number).ok_or_else(|| serde::de::Error::custom("slots are numbered 1 to 4"))
    }
}

/// Some of the slots of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Slots(u8);

impl Slots {
    pub const ALL: Slots = Slots(0b1111);
    pub const INNER: Slots = Slots(0b0110);

    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.0) != 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |&slot| self.contains(slot))
    }

    /// The `index`-th slot of the set, from the left.
    pub(crate) fn nth(self, index: u32) -> Slot {
        let mut bits = self.0;
        (0..index).for_each(|_| bits &= bits - 1);
        Slot(bits.trailing_zeros() as u8)
    }
}

#[cfg(feature = "wire")]
impl serde::Serialize for Slots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
