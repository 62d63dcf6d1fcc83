//! Of equals, any one: a player who always took the first would favour a seat, and a designer would take that for the game's doing.

use table::Dice;

/// The one with the most of this; of equals each is as likely as the other. Dice are thrown only where there is a tie.
pub(crate) fn best<T, K: PartialOrd>(
    of: impl IntoIterator<Item = T>,
    worth: impl Fn(&T) -> K,
    dice: &mut Dice,
) -> Option<T> {
    let mut best = Best::none();
    of.into_iter().for_each(|one| best.see(worth(&one), one, dice));
    best.found()
}

/// The best so far, for those who are shown one after another.
pub(crate) struct Best<T, K> {
    best: Option<(K, T)>,
    equals: u32,
}

impl<T, K: PartialOrd> Best<T, K> {
    pub(crate) fn none() -> Self {
        Best { best: None, equals: 0 }
    }

    #[inline]
    pub(crate) fn see(&mut self, worth: K, one: T, dice: &mut Dice) {
        match &self.best {
            Some((most, _)) if worth < *most => {}
            Some((most, _)) if worth == *most => {
                self.equals += 1;
                if dice.below(self.equals) == 0 {
                    self.best = Some((worth, one));
                }
            }
            _ => (self.best, self.equals) = (Some((worth, one)), 1),
        }
    }

    pub(crate) fn found(self) -> Option<T> {
        self.best.map(|(_, one)| one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn of_equals_each_is_found_as_often() {
        let mut dice = Dice::from_seed(Seed::from_number(1));
        let mut found = [0_u32; 5];
        for _ in 0..3_000 {
            let best = best(0..5_usize, |&index| [1, 3, 3, 0, 3][index], &mut dice);
            found[best.unwrap()] += 1;
        }
        assert_eq!((found[0], found[3]), (0, 0));
        assert!([1, 2, 4].iter().all(|&index| (900..1100).contains(&found[index])), "{found:?}");
        assert_eq!(best([0; 0], |&it| it, &mut dice), None);
    }

    #[test]
    fn no_dice_are_thrown_for_the_only_best() {
        let mut dice = Dice::from_seed(Seed::from_number(2));
        let mut untouched = dice.clone();
        assert_eq!(best([1, 4, 3], |&it| it, &mut dice), Some(4));
        assert_eq!(dice.below(1 << 30), untouched.below(1 << 30));
    }
}
