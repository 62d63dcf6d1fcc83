//! Some of a player's cards: how many ways there are to choose them, and one of these by chance.

use crate::cards::{Cards, Kinds};
use std::ops::RangeInclusive;
use table::Dice;

/// The most cards of which so many are chosen: the larger half of all there are would be given away.
const MOST_CHOSEN: usize = 80;

/// Ways to choose, counted: a choice is how many of each kind. A hundred and ten bits of counts have fewer than 2^110.
impl Cards {
    /// How many different choices there are, of any size.
    pub fn choices(self) -> u128 {
        self.kinds().map(|(_, count)| u128::from(count) + 1).product()
    }

    /// How many choices there are of each size up to `most`.
    fn choices_by_size(self, most: usize) -> [u128; MOST_CHOSEN + 1] {
        let mut ways = [0; MOST_CHOSEN + 1];
        ways[0] = 1;
        for (_, count) in self.kinds() {
            for size in (0..=most).rev() {
                let fewer = (1..=usize::from(count).min(size)).map(|taken| ways[size - taken]);
                ways[size] += fewer.sum::<u128>();
            }
        }
        ways
    }

    /// How many choices there are of exactly this size.
    pub(crate) fn choices_of(self, size: u8) -> u128 {
        self.choices_by_size(usize::from(size).min(MOST_CHOSEN))[usize::from(size).min(MOST_CHOSEN)]
    }

    /// Any choice, each as likely as the other.
    #[inline]
    pub(crate) fn sample(self, dice: &mut Dice) -> Cards {
        let mut chosen = Cards::NONE;
        for (card, count) in self.kinds() {
            chosen += Cards::some(card, dice.below(u32::from(count) + 1) as u8);
        }
        chosen
    }

    /// A choice of exactly this size, each as likely as the other.
    pub(crate) fn sample_of(self, size: u8, dice: &mut Dice) -> Cards {
        let (mut chosen, mut rest, mut left) = (Cards::NONE, self, usize::from(size).min(MOST_CHOSEN));
        for (card, count) in self.kinds() {
            rest -= Cards::some(card, count);
            let ways = rest.choices_by_size(left);
            let most = usize::from(count).min(left);
            let mut at = below(dice, (0..=most).map(|taken| ways[left - taken]).sum());
            let mut taken = 0;
            while at >= ways[left - taken] {
                at -= ways[left - taken];
                taken += 1;
            }
            chosen += Cards::some(card, taken as u8);
            left -= taken;
        }
        chosen
    }

    /// A choice of at most this size, each as likely as the other.
    pub(crate) fn sample_up_to(self, most: u8, dice: &mut Dice) -> Cards {
        let ways = self.choices_by_size(usize::from(most).min(MOST_CHOSEN));
        let mut at = below(dice, ways[..=usize::from(most).min(MOST_CHOSEN)].iter().sum());
        let mut size = 0;
        while at >= ways[size] {
            at -= ways[size];
            size += 1;
        }
        self.sample_of(size as u8, dice)
    }

    /// Calls with every choice.
    pub(crate) fn each_choice(self, found: &mut impl FnMut(Cards)) {
        self.each_choice_of(0..=u8::MAX, found);
    }

    /// Calls with every choice of such a size.
    pub(crate) fn each_choice_of(self, sizes: RangeInclusive<u8>, found: &mut impl FnMut(Cards)) {
        fn choose(mut rest: Kinds, chosen: Cards, least: u8, most: u8, found: &mut impl FnMut(Cards)) {
            match rest.next() {
                None if least == 0 => found(chosen),
                None => {}
                Some((card, count)) => {
                    for taken in 0..=count.min(most) {
                        let chosen = chosen + Cards::some(card, taken);
                        choose(rest, chosen, least.saturating_sub(taken), most - taken, found);
                    }
                }
            }
        }
        choose(self.kinds(), Cards::NONE, *sizes.start(), *sizes.end(), found);
    }
}

/// Uniform in `0..bound`, for bounds that dice do not reach at once.
pub(crate) fn below(dice: &mut Dice, bound: u128) -> u128 {
    if let Ok(small) = u32::try_from(bound) {
        return u128::from(dice.below(small));
    }
    let bits = 128 - bound.leading_zeros();
    loop {
        let throw = (0..bits.div_ceil(16)).fold(0, |throw, _| throw << 16 | u128::from(dice.below(1 << 16)));
        let throw = throw & (u128::MAX >> (128 - bits));
        if throw < bound {
            return throw;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use std::collections::BTreeMap;
    use table::Seed;

    fn dice() -> Dice {
        Dice::from_seed(Seed::from_number(1))
    }

    /// All ways to choose so many of a hand, as the three ways to come by them say.
    #[test]
    fn every_choice_is_as_likely_as_every_other() {
        let hand: Cards = ["king0", "king4", "king4", "joker", "joker", "joker", "sword"]
            .into_iter()
            .map(|name| Card::from_name(name).unwrap())
            .collect();
        let mut all = Vec::new();
        hand.each_choice(&mut |choice| all.push(choice));
        assert_eq!(all.len() as u128, hand.choices());
        for size in 0..=7 {
            let of_size: Vec<_> = all.iter().filter(|choice| choice.len() == size).collect();
            assert_eq!(of_size.len() as u128, hand.choices_of(size), "of {size}");
            let mut seen: BTreeMap<String, u32> = BTreeMap::new();
            let mut dice = dice();
            for _ in 0..400 * of_size.len() {
                *seen.entry(hand.sample_of(size, &mut dice).to_string()).or_default() += 1;
            }
            assert_eq!(seen.len(), of_size.len());
            assert!(seen.values().all(|times| (300..500).contains(times)), "{seen:?}");
        }
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut dice = dice();
        (0..20_000).for_each(|_| *seen.entry(hand.sample_up_to(2, &mut dice).to_string()).or_default() += 1);
        assert_eq!(seen.len(), all.iter().filter(|choice| choice.len() <= 2).count());
        let each = 20_000 / seen.len() as u32;
        assert!(seen.values().all(|times| (each - 250..each + 250).contains(times)), "{seen:?}");
    }

    #[test]
    fn large_bounds_are_reached() {
        let (bound, mut dice) = (3_u128 << 70, dice());
        let thirds = (0..3000).fold([0; 3], |mut thirds, _| {
            thirds[(below(&mut dice, bound) >> 70) as usize] += 1;
            thirds
        });
        assert!(thirds.iter().all(|count| (900..1100).contains(count)), "{thirds:?}");
    }
}
