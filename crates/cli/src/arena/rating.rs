//! One number for each player of many: Bradley and Terry's model on Elo's scale.

use crate::statistics::percentile;
use table::{Dice, Seed};

/// Elo's scale: 400 points are odds of ten to one.
const POINTS_PER_LOG: f64 = 400.0 / std::f64::consts::LN_10;
/// The intervals come from so many samples of the deals, drawn with replacement.
const SAMPLES: usize = 200;
const STEPS: usize = 100;

/// How often each was placed before each other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pairs {
    entrants: usize,
    ahead: Vec<f64>,
}

impl Pairs {
    pub(super) fn new(entrants: usize) -> Pairs {
        Pairs { entrants, ahead: vec![0.0; entrants * entrants] }
    }

    /// Two seats of the same player tell nothing.
    pub(super) fn see(&mut self, one: usize, other: usize, place: u8, other_place: u8) {
        if one == other {
            return;
        }
        let share = match place.cmp(&other_place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        self.ahead[one * self.entrants + other] += share;
        self.ahead[other * self.entrants + one] += 1.0 - share;
    }

    pub(super) fn add(&mut self, more: &Pairs) {
        self.ahead.iter_mut().zip(&more.ahead).for_each(|(sum, one)| *sum += one);
    }

    fn ahead(&self, one: usize, other: usize) -> f64 {
        self.ahead[one * self.entrants + other]
    }

    fn met(&self, one: usize, other: usize) -> f64 {
        self.ahead(one, other) + self.ahead(other, one)
    }

    /// The share of the meetings in which the one was placed before the other; `None` if they never met.
    pub(super) fn share(&self, one: usize, other: usize) -> Option<f64> {
        let met = self.met(one, other);
        (met > 0.0).then(|| self.ahead(one, other) / met)
    }

    /// Ratings around a mean of 0, by minorisation and maximisation (Hunter 2004). Half a win against everybody met
    /// keeps whoever never lost from being infinitely good.
    fn fitted(&self) -> Vec<f64> {
        let points: Vec<f64> = self.strengths(STEPS).into_iter().map(|log| POINTS_PER_LOG * log).collect();
        let mean = points.iter().sum::<f64>() / points.len().max(1) as f64;
        points.into_iter().map(|points| points - mean).collect()
    }

    /// The logarithm of everybody's strength, after so many steps or when nothing moves any more.
    pub(super) fn strengths(&self, steps: usize) -> Vec<f64> {
        let mut strength = vec![1.0; self.entrants];
        let half = |one: usize, other: usize| if self.met(one, other) > 0.0 { 0.5 } else { 0.0 };
        for _ in 0..steps {
            let next: Vec<f64> = (0..self.entrants)
                .map(|one| {
                    let others = || (0..self.entrants).filter(move |&other| other != one);
                    let won: f64 = others().map(|other| self.ahead(one, other) + half(one, other)).sum();
                    let met: f64 = others()
                        .map(|other| {
                            (self.met(one, other) + 2.0 * half(one, other))
                                / (strength[one] + strength[other])
                        })
                        .sum();
                    if met > 0.0 { won / met } else { strength[one] }
                })
                .collect();
            let still = strength.iter().zip(&next).all(|(was, is)| (is / was - 1.0).abs() < 1e-12);
            // Only their ratios mean anything; so they stay where numbers are exact.
            let mean =
                next.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / next.len().max(1) as f64;
            strength = next.into_iter().map(|strength| strength / mean.exp()).collect();
            if still {
                break;
            }
        }
        strength.into_iter().map(f64::ln).collect()
    }
}

#[derive(Clone, Debug)]
pub(super) struct Rating {
    pub(super) points: f64,
    pub(super) interval: (f64, f64),
}

pub(super) fn ratings(sets: &[Pairs], entrants: usize) -> Vec<Rating> {
    let sum = |chosen: &mut dyn Iterator<Item = &Pairs>| {
        let mut all = Pairs::new(entrants);
        chosen.for_each(|set| all.add(set));
        all.fitted()
    };
    let points = sum(&mut sets.iter());
    let mut dice = Dice::from_seed(Seed::derived("ratskeller arena ratings", 0));
    let samples: Vec<Vec<f64>> = (0..SAMPLES)
        .map(|_| sum(&mut (0..sets.len()).map(|_| &sets[dice.below(sets.len() as u32) as usize])))
        .collect();
    let rated = points.iter().enumerate().map(|(entrant, &points)| {
        let mut sampled: Vec<f64> = samples.iter().map(|sample| sample[entrant]).collect();
        sampled.sort_by(f64::total_cmp);
        Rating { points, interval: (percentile(&sampled, 0.025), percentile(&sampled, 0.975)) }
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three to one are 191 points, and one to three as many below.
    #[test]
    fn odds_become_points() {
        let mut pairs = Pairs::new(2);
        for game in 0..4000 {
            pairs.see(0, 1, 1 + u8::from(game % 4 == 0), 2 - u8::from(game % 4 == 0));
        }
        let fitted = pairs.fitted();
        assert!((fitted[0] - fitted[1] - 190.8).abs() < 1.0, "{fitted:?}");
        assert_eq!(pairs.share(0, 1), Some(0.75));
    }

    #[test]
    fn whoever_never_loses_is_not_infinitely_good() {
        let mut pairs = Pairs::new(3);
        (0..10).for_each(|_| pairs.see(0, 1, 1, 2));
        let fitted = pairs.fitted();
        assert!(fitted.iter().all(|points| points.is_finite()) && fitted[0] > fitted[1]);
        assert_eq!(pairs.share(0, 2), None);
    }

    #[test]
    fn shared_places_are_half_a_win() {
        let mut pairs = Pairs::new(2);
        pairs.see(0, 1, 1, 1);
        assert_eq!(pairs.share(0, 1), Some(0.5));
    }
}
