//! Chance, from a seed that is committed to before the first card is dealt.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// 256 bits from which all chance of a match follows. It stays with the referee until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// A SHA-256: of a seed, known from the start; or of the printed parts a match was played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// For simulations and tests, where nobody needs to be surprised.
    pub fn from_number(number: u64) -> Seed {
        Seed::derived("ratskeller seed", number)
    }

    /// The `number`-th seed under this label: a simulation's games, one after another.
    pub fn derived(label: &str, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(label.as_bytes());
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Digest {
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }
}

/// Whoever prints a seed by accident has given the game away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed")
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl Seed {
    /// 64 hexadecimal digits. A named method rather than `Display`, so that it is always written on purpose.
    pub fn to_hex(&self) -> String {
        Digest(self.0).to_string()
    }
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(NotHex);
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| NotHex)?;
    }
    Ok(bytes)
}

impl FromStr for Seed {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Seed, NotHex> {
        read_hex(text).map(Seed)
    }
}

impl FromStr for Digest {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Digest, NotHex> {
        read_hex(text).map(Digest)
    }
}

/// Dice are lent to whoever needs chance. `below` and `shuffle` are our own, so that a record outlives the version of
/// a crate: only ChaCha8's stream itself is taken from outside, and that is a standard.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn from_seed(seed: Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// Dice of their own for one purpose. They depend on the seed, the label and the number, and on nothing that was
    /// thrown before, so that the luck of round 5 is the same however round 4 was played.
    pub fn fork(&self, label: &str, number: u32) -> Dice {
        // FNV-1a over the parent's stream, the label and the number: a different ChaCha stream under the same key.
        let parent = self.0.get_stream().to_le_bytes();
        let bytes = parent.iter().chain(label.as_bytes()).copied().chain(number.to_le_bytes());
        let stream = bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut rng = ChaCha8Rng::from_seed(self.0.get_seed());
        rng.set_stream(stream);
        Dice(rng)
    }

    /// Dice that go their own way from here: a stream under the same key, chosen by a throw.
    pub fn split(&mut self) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(self.0.get_seed());
        rng.set_stream(self.0.next_u64());
        Dice(rng)
    }

    /// Uniform in `0..bound`, exactly (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// When `bound` is 0: there is nothing to choose from.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Sixty-four throws of a coin, from which chance of its own can follow.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// True with probability `hits / of`.
    pub fn chance(&mut self, hits: u32, of: u32) -> bool {
        self.below(of) < hits
    }

    /// One of these, each as likely as the other.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() {
            return None;
        }
        Some(from[self.below(from.len() as u32) as usize])
    }

    /// Fisher and Yates: every order is as likely as every other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_down_to(1, items);
    }

    /// Puts a uniformly random choice of `count` items, in random order, at the end of the slice. A few more may be
    /// mixed with them, so that no throw is used by halves.
    pub fn shuffle_top<T>(&mut self, items: &mut [T], count: usize) {
        let stop = items.len().saturating_sub(count).max(1);
        match items.len() {
            0..=64 => self.mix::<T, 8>(stop, items),
            _ => self.shuffle_down_to(stop, items),
        }
    }

    /// As records have it: how many swaps a throw is good for must never change here.
    fn shuffle_down_to<T>(&mut self, stop: usize, items: &mut [T]) {
        match items.len() {
            0..=256 => self.mix::<T, 6>(stop, items),
            257..=65_536 => self.mix::<T, 3>(stop, items),
            _ => self.mix::<T, 1>(stop, items),
        }
    }

    /// One 64-bit throw carries several swaps (Brackett-Rozinsky and Lemire): so many that the product of their bounds is
    /// at most 2^48, and a throw has to be repeated less than once in 65,000 times.
    fn mix<T, const SWAPS: usize>(&mut self, stop: usize, items: &mut [T]) {
        let mut left = items.len();
        while left > stop {
            let (throw, rest) = (self.0.next_u64(), &mut items[..left]);
            let (next, throw) = if left > SWAPS {
                (left - SWAPS, swap_last(SWAPS, rest, throw))
            } else {
                (1, swap_last(left - 1, rest, throw))
            };
            // A throw below the threshold is not quite fair. Its swaps do no harm: the next throw shuffles over them.
            if throw >= 1 << 48 || throw >= unfair_below((next + 1..=left).product::<usize>() as u64) {
                left = next;
            }
        }
    }
}

/// Swaps each of the last items, from the end on, with one up to itself. What is left of the throw tells whether it was
/// fair. Inlined, so that a full number of swaps is made without counting.
#[inline(always)]
fn swap_last<T>(count: usize, items: &mut [T], mut throw: u64) -> u64 {
    for done in 0..count {
        let bound = items.len() - done;
        let product = u128::from(throw) * bound as u128;
        items.swap(bound - 1, (product >> 64) as usize);
        throw = product as u64;
    }
    throw
}

/// How many of the 2^64 throws are too many for each of `bound` outcomes to have its equal share.
fn unfair_below(bound: u64) -> u64 {
    bound.wrapping_neg() % bound
}

/// Dice show nothing of the seed they come from.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(number: u64) -> Dice {
        Dice::from_seed(Seed::from_number(number))
    }

    /// Records are kept for years: these numbers must never change.
    #[test]
    fn the_same_seed_gives_the_same_throws_for_ever() {
        let mut dice = Dice::from_seed(Seed::from_bytes([7; 32]));
        let throws: Vec<u32> = (0..6).map(|_| dice.below(1000)).collect();
        let mut cards: Vec<u8> = (0..12).collect();
        dice.shuffle(&mut cards);
        let forked = dice.fork("round", 3).below(1_000_000);
        assert_eq!(throws, [350, 223, 853, 831, 47, 290]);
        assert_eq!(cards, [3, 10, 6, 0, 9, 11, 5, 8, 1, 7, 2, 4]);
        assert_eq!(forked, 145_229);
    }

    /// Words of ChaCha8 as Bernstein defines it, computed by other means: a 64-bit block counter, then a 64-bit stream.
    /// A crate that deals another stream would deal other cards for every record there is.
    #[test]
    fn the_stream_is_the_standard_one() {
        let words = |seed: u8, stream: u64, skip: usize| -> [u32; 4] {
            let mut rng = ChaCha8Rng::from_seed([seed; 32]);
            rng.set_stream(stream);
            (0..skip).for_each(|_| _ = rng.next_u32());
            std::array::from_fn(|_| rng.next_u32())
        };
        assert_eq!(words(0, 0, 0), [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f]); // from the ECRYPT vectors
        assert_eq!(words(7, 0, 0), [0x59cb_d0e4, 0x391e_bc3f, 0xda81_43e6, 0xd4f5_378b]);
        assert_eq!(words(7, 5, 0), [0x5926_b169, 0x77a4_6f3f, 0xba4c_4cd4, 0x7e74_3ac7]);
        assert_eq!(words(7, 5, 64)[..2], [0x72c5_7143, 0x6e00_70ce]); // the fifth block
    }

    #[test]
    fn a_fork_does_not_depend_on_what_was_thrown_before() {
        let (fresh, mut used) = (dice(1), dice(1));
        used.below(6);
        assert_eq!(fresh.fork("round", 2).below(1 << 30), used.fork("round", 2).below(1 << 30));
        assert_ne!(fresh.fork("round", 2).below(1 << 30), fresh.fork("round", 3).below(1 << 30));
        assert_ne!(fresh.fork("round", 2).below(1 << 30), fresh.fork("events", 2).below(1 << 30));
        let child = fresh.fork("round", 2);
        assert_ne!(child.fork("deck", 0).below(1 << 30), fresh.fork("deck", 0).below(1 << 30));
    }

    #[test]
    fn every_order_of_four_is_as_likely_as_every_other() {
        let mut dice = dice(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0u8, 1, 2, 3];
            dice.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        // χ² with 23 degrees of freedom is above 49.7 once in a thousand.
        let chi: f64 = seen.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 49.7, "{chi}");
    }

    #[test]
    fn each_card_of_a_large_deck_comes_to_each_place() {
        let mut dice = dice(3);
        let mut where_first = [0u32; 65];
        for _ in 0..65_000 {
            let mut cards: [u8; 65] = std::array::from_fn(|i| i as u8);
            dice.shuffle(&mut cards);
            where_first[cards.iter().position(|&c| c == 0).unwrap()] += 1;
        }
        let chi: f64 = where_first.iter().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 104.7, "{chi}"); // 64 degrees of freedom, once in a thousand
    }

    #[test]
    fn the_top_of_a_partial_shuffle_is_a_fair_choice() {
        let mut dice = dice(4);
        let mut chosen = [0u32; 6];
        for _ in 0..12_000 {
            let mut cards = [0u8, 1, 2, 3, 4, 5];
            dice.shuffle_top(&mut cards, 2);
            cards[4..].iter().for_each(|&c| chosen[c as usize] += 1);
        }
        assert!(chosen.iter().all(|&n| (3700..4300).contains(&n)), "{chosen:?}");
    }

    /// Whole throws mix more than is asked for; the choice stays fair, and nothing is lost or doubled.
    #[test]
    fn a_choice_from_a_deck_is_fair_at_each_place() {
        let mut dice = dice(6);
        let mut top = [[0u32; 20]; 7];
        for _ in 0..20_000 {
            let mut cards: [u8; 20] = std::array::from_fn(|i| i as u8);
            dice.shuffle_top(&mut cards, 7);
            cards[13..].iter().zip(&mut top).for_each(|(&card, place)| place[card as usize] += 1);
            cards.sort_unstable();
            assert!(cards.iter().enumerate().all(|(i, &card)| i == card as usize));
        }
        for place in top {
            let chi: f64 = place.iter().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
            assert!(chi < 43.8, "{chi}"); // 19 degrees of freedom, once in a thousand
        }
    }

    #[test]
    fn below_is_fair_and_stays_below() {
        let mut dice = dice(5);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[dice.below(6) as usize] += 1);
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn a_seed_is_written_and_read_and_commits() {
        let seed = Seed::from_number(9);
        assert_eq!(seed.to_hex().parse(), Ok(seed));
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        assert_eq!("zz".parse::<Seed>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotHex));
        assert_eq!(format!("{seed:?}"), "Seed");
        assert_eq!(
            Digest::of(b"").to_string(),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        );
    }
}
