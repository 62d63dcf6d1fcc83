//! Whether a difference is more than chance, where many are looked at.

/// How likely chance alone is so many standard errors away from nothing, on either side.
pub(crate) fn two_sided(errors: f64) -> f64 {
    // Abramowitz and Stegun 7.1.26, good to seven places.
    let x = errors.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    (t * terms.iter().fold(0.0, |sum, term| sum * t + term) * (-x * x).exp()).clamp(0.0, 1.0)
}

/// Holm's correction: with it, one of twenty tables of things that are all alike shows anything below 0.05, however long
/// they are.
pub(crate) fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&one, &other| chances[one].total_cmp(&chances[other]));
    let mut corrected = vec![1.0; chances.len()];
    let mut least = 0.0f64;
    for (rank, &index) in order.iter().enumerate() {
        least = least.max((chances.len() - rank) as f64 * chances[index]).min(1.0);
        corrected[index] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_distribution_as_printed() {
        for (errors, chance) in
            [(0.0, 1.0), (1.0, 0.317_311), (1.959_964, 0.05), (-2.575_829, 0.01), (3.290_527, 0.001)]
        {
            assert!((two_sided(errors) - chance).abs() < 1e-6, "{errors}: {}", two_sided(errors));
        }
    }

    /// The example of Holm's procedure with four hypotheses.
    #[test]
    fn many_looks_are_corrected() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        let close = |one: f64, other: f64| (one - other).abs() < 1e-12;
        assert!(close(corrected[3], 0.02) && close(corrected[0], 0.03), "{corrected:?}");
        assert!(
            close(corrected[2], 0.06) && close(corrected[1], 0.06),
            "never less than a smaller one: {corrected:?}"
        );
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    }
}
