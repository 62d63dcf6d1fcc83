//! Short lists in order.

use std::cmp::Ordering;

/// Puts a few things in order; equals stay as they stand. The sort of the standard library is made anew for each kind of list, some four
/// kilobytes of a module (docs/pocket.md), and is quicker only where there are very many.
pub fn in_order<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at - 1], &list[at]).is_gt() {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Seed};

    /// As the standard library does, equals included.
    #[test]
    fn it_is_the_order_that_a_stable_sort_gives() {
        let mut dice = Dice::from_seed(Seed::from_number(7));
        for length in 0..40 {
            let mut list: Vec<(u32, u32)> = (0..length).map(|at| (dice.below(9), at)).collect();
            let mut sorted = list.clone();
            sorted.sort_by_key(|(worth, _)| *worth);
            in_order(&mut list, |one, other| one.0.cmp(&other.0));
            assert_eq!(list, sorted);
        }
    }
}
