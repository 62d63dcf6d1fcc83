//! Shares with their 95 % intervals.

use std::fmt;

/// The normal quantile of 97.5 %.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval for a share: sound for few games, and for shares near 0 and 1.
pub(crate) fn wilson(share: f64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, z2) = (of as f64, Z * Z);
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    ((centre - reach).max(0.0), (centre + reach).min(1.0))
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rate {
    pub(crate) hits: u64,
    pub(crate) of: u64,
}

impl Rate {
    pub(crate) fn see(&mut self, hit: bool) {
        self.hits += u64::from(hit);
        self.of += 1;
    }

    pub(crate) fn add(&mut self, other: Rate) {
        self.hits += other.hits;
        self.of += other.of;
    }

    pub(crate) fn share(self) -> f64 {
        self.hits as f64 / self.of.max(1) as f64
    }

    pub(crate) fn interval(self) -> (f64, f64) {
        wilson(self.share(), self.of)
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} %  ({:.1} – {:.1} %)", 100.0 * self.share(), 100.0 * low, 100.0 * high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
    #[test]
    fn intervals_as_published() {
        for ((hits, of), (low, high)) in
            [((81, 263), (0.2553, 0.3662)), ((15, 148), (0.0624, 0.1605)), ((0, 20), (0.0, 0.1611))]
        {
            let found = Rate { hits, of }.interval();
            assert!((found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5, "{found:?}");
        }
        assert_eq!(wilson(0.5, 0), (0.0, 1.0));
    }
}
