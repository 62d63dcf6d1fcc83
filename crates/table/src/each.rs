//! Things that can be gone through without being listed: a playout allocates nothing.

use crate::Dice;

/// A few things, called out one by one and in the same order every time.
pub trait Each {
    type Item;

    fn each(&self, found: impl FnMut(Self::Item));

    fn listed(&self) -> Vec<Self::Item> {
        let mut all = Vec::new();
        self.each(|item| all.push(item));
        all
    }

    /// One of them, each as likely as the other.
    ///
    /// # Panics
    /// When there is none; who is asked has an answer.
    #[inline]
    fn pick(&self, dice: &mut Dice) -> Self::Item {
        let mut count = 0;
        self.each(|_| count += 1);
        let (at, mut seen, mut picked) = (dice.below(count), 0, None);
        self.each(|item| {
            if seen == at {
                picked = Some(item);
            }
            seen += 1;
        });
        let Some(item) = picked else { unreachable!("one of them was picked") };
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    struct Letters(&'static str);

    impl Each for Letters {
        type Item = char;

        fn each(&self, found: impl FnMut(char)) {
            self.0.chars().for_each(found);
        }
    }

    #[test]
    fn every_one_is_picked_as_often() {
        let mut dice = Dice::from_seed(Seed::from_number(1));
        let picked: Vec<char> = (0..3000).map(|_| Letters("abc").pick(&mut dice)).collect();
        for letter in Letters("abc").listed() {
            let times = picked.iter().filter(|&&it| it == letter).count();
            assert!((900..1100).contains(&times), "{letter} {times} times");
        }
    }
}
