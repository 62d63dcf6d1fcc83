//! A mean of observations that are not whole numbers, with its interval.

use super::interval::Z;

#[derive(Clone, Debug, Default)]
pub(crate) struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn see(&mut self, amount: f64) {
        self.count += 1;
        self.sum += amount;
        self.squares += amount * amount;
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Of nothing the mean is 0.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The standard deviation.
    pub(crate) fn deviation(&self) -> f64 {
        let mean = self.mean();
        let left = self.squares - self.count as f64 * mean * mean;
        (left.max(0.0) / self.count.saturating_sub(1).max(1) as f64).sqrt()
    }

    /// The standard error.
    pub(crate) fn error(&self) -> f64 {
        self.deviation() / (self.count.max(1) as f64).sqrt()
    }

    /// 95 %.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let reach = Z * self.error();
        (self.mean() - reach, self.mean() + reach)
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(amounts: I) -> Mean {
        let mut mean = Mean::default();
        amounts.into_iter().for_each(|amount| mean.see(amount));
        mean
    }
}

/// Of sorted amounts, the one that this share of them lies below.
pub(crate) fn percentile(sorted: &[f64], share: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((share * last as f64).round() as usize).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_an_interval() {
        let mut mean = Mean::default();
        [1.0, 2.0, 3.0, 4.0].into_iter().for_each(|amount| mean.see(amount));
        assert_eq!((mean.mean(), mean.count()), (2.5, 4));
        assert!((mean.deviation() - (5.0f64 / 3.0).sqrt()).abs() < 1e-12);
        let (low, high) = mean.interval();
        assert!((high - 2.5 - 1.265).abs() < 1e-3 && (low + high - 5.0).abs() < 1e-12);
        assert_eq!(percentile(&[1.0, 2.0, 9.0], 0.975), 9.0);
    }
}
