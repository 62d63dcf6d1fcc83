//! Shares with their 95 % intervals.

/// The normal quantile of 97.5 %.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval for a share: sound for few games, and for shares near 0 and 1.
pub(crate) fn wilson(share: f64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    wilson_of(share, of as f64)
}

/// The same for a number of observations that is worked out rather than counted.
pub(super) fn wilson_of(share: f64, n: f64) -> (f64, f64) {
    let z2 = Z * Z;
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    ((centre - reach).max(0.0), (centre + reach).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
    #[test]
    fn intervals_as_published() {
        for ((hits, of), (low, high)) in
            [((81.0, 263), (0.2553, 0.3662)), ((15.0, 148), (0.0624, 0.1605)), ((0.0, 20), (0.0, 0.1611))]
        {
            let found = wilson(hits / of as f64, of);
            assert!((found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5, "{found:?}");
        }
        assert_eq!(wilson(0.5, 0), (0.0, 1.0));
    }
}
