//! How often each amount was seen. Whole numbers: adding up is exact, in whatever order.

use super::interval::Z;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Counts(BTreeMap<i64, u64>);

impl Counts {
    pub(crate) fn see(&mut self, amount: impl Into<i64>) {
        *self.0.entry(amount.into()).or_default() += 1;
    }

    pub(crate) fn add(&mut self, other: Counts) {
        for (amount, times) in other.0 {
            *self.0.entry(amount).or_default() += times;
        }
    }

    pub(crate) fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Of nothing the mean is 0.
    pub(crate) fn mean(&self) -> f64 {
        let sum: i128 = self.0.iter().map(|(&amount, &times)| i128::from(amount) * i128::from(times)).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The standard deviation.
    pub(crate) fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 =
            self.0.iter().map(|(&amount, &times)| (amount as f64 - mean).powi(2) * times as f64).sum();
        (squares / self.total().saturating_sub(1).max(1) as f64).sqrt()
    }

    /// 95 % of the mean, where each amount was seen in a game of its own.
    pub(crate) fn interval(&self) -> Option<(f64, f64)> {
        let count = self.total();
        let reach = Z * self.deviation() / (count as f64).sqrt();
        (count > 1).then(|| (self.mean() - reach, self.mean() + reach))
    }

    /// The smallest amount that at most this share of all lies below.
    pub(crate) fn quantile(&self, share: f64) -> i64 {
        let mut left = (share * self.total() as f64) as u64;
        for (&amount, &times) in &self.0 {
            if left < times {
                return amount;
            }
            left -= times;
        }
        self.range().map_or(0, |(_, most)| most)
    }

    pub(crate) fn range(&self) -> Option<(i64, i64)> {
        Some((*self.0.first_key_value()?.0, *self.0.last_key_value()?.0))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(&amount, &times)| (amount, times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation() {
        let mut counts = Counts::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|amount: i64| counts.see(amount));
        assert_eq!((counts.mean(), counts.total(), counts.range()), (5.0, 8, Some((2, 9))));
        assert!((counts.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((counts.quantile(0.0), counts.quantile(0.5), counts.quantile(1.0)), (2, 5, 9));
        assert_eq!((Counts::default().mean(), Counts::default().deviation()), (0.0, 0.0));
    }
}
