//! Figures of games in which a thing is seen several times. Those of one game share its luck, as the games of one deal do,
//! so a game (or a deal) is one observation, however much was seen in it: whoever counted four players as four would draw
//! every interval too narrow.

use super::Counts;
use super::interval::{Z, wilson_of};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A win is divided among those who share it: every number of winners up to 12 divides this.
pub(crate) const WIN: u64 = 27_720;

/// What one of so many winners has of a win.
pub(crate) fn part_of_a_win(winners: u8) -> u64 {
    WIN / u64::from(winners.max(1))
}

/// A sum by how much was seen, and how far that is to be trusted. In whole numbers, so that parts add up exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ratio {
    games: u64,
    sum: i64,
    of: u64,
    sum_squared: i128,
    sum_by_of: i128,
    of_squared: i128,
    /// Of the game that is being played.
    #[serde(skip)]
    open: (i64, u64),
}

impl Ratio {
    fn see(&mut self, amount: i64) {
        self.open.0 += amount;
        self.open.1 += 1;
    }

    fn close(&mut self) {
        let (sum, of) = std::mem::take(&mut self.open);
        if of == 0 {
            return;
        }
        self.games += 1;
        self.sum += sum;
        self.of += of;
        let (sum, of) = (i128::from(sum), i128::from(of));
        self.sum_squared += sum * sum;
        self.sum_by_of += sum * of;
        self.of_squared += of * of;
    }

    fn add(&mut self, other: Ratio) {
        self.games += other.games;
        self.sum += other.sum;
        self.of += other.of;
        self.sum_squared += other.sum_squared;
        self.sum_by_of += other.sum_by_of;
        self.of_squared += other.of_squared;
    }

    /// Of nothing it is 0.
    fn ratio(&self) -> f64 {
        self.sum as f64 / self.of.max(1) as f64
    }

    /// The standard error of a ratio of sums over independent games; of one game nothing is known.
    fn error(&self) -> Option<f64> {
        if self.games < 2 {
            return None;
        }
        let ratio = self.ratio();
        let left = self.sum_squared as f64 - 2.0 * ratio * self.sum_by_of as f64
            + ratio * ratio * self.of_squared as f64;
        let games = self.games as f64;
        Some((left.max(0.0) * games / (games - 1.0)).sqrt() / self.of as f64)
    }
}

/// How often: so many of so many, in parts where a win is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Share(Ratio);

impl Share {
    pub(crate) fn see(&mut self, hit: bool) {
        self.0.see(if hit { WIN as i64 } else { 0 });
    }

    /// A win among so many winners, or none.
    pub(crate) fn see_win(&mut self, wins: bool, winners: u8) {
        self.0.see(if wins { part_of_a_win(winners) as i64 } else { 0 });
    }

    /// What was seen until now, since the last time, is one observation.
    pub(crate) fn close(&mut self) {
        self.0.close();
    }

    pub(crate) fn add(&mut self, other: Share) {
        self.0.add(other.0);
    }

    /// How often it might have been.
    pub(crate) fn of(&self) -> u64 {
        self.0.of
    }

    /// Observations: games, or deals.
    pub(crate) fn games(&self) -> u64 {
        self.0.games
    }

    pub(crate) fn share(&self) -> f64 {
        self.0.ratio() / WIN as f64
    }

    /// The standard error.
    pub(crate) fn error(&self) -> Option<f64> {
        self.0.error().map(|error| error / WIN as f64)
    }

    /// 95 %: Wilson's, for as many independent observations as would be as certain as these.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let share = self.share();
        match self.error() {
            None => (0.0, 1.0),
            Some(_) if share <= 0.0 || share >= 1.0 => wilson_of(share, self.0.games as f64),
            Some(error) if error > 0.0 => wilson_of(share, share * (1.0 - share) / (error * error)),
            // Alike in every game by the rules themselves: all players together win once.
            Some(_) => (share, share),
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} %  ({:.1} – {:.1} %)", 100.0 * self.share(), 100.0 * low, 100.0 * high)
    }
}

/// How much: each amount that was seen, and the mean with its interval.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Amounts {
    counts: Counts,
    ratio: Ratio,
}

impl Amounts {
    pub(crate) fn see(&mut self, amount: impl Into<i64>) {
        let amount = amount.into();
        self.counts.see(amount);
        self.ratio.see(amount);
    }

    pub(crate) fn close(&mut self) {
        self.ratio.close();
    }

    pub(crate) fn add(&mut self, other: Amounts) {
        self.counts.add(other.counts);
        self.ratio.add(other.ratio);
    }

    pub(crate) fn counts(&self) -> &Counts {
        &self.counts
    }

    pub(crate) fn total(&self) -> u64 {
        self.counts.total()
    }

    pub(crate) fn mean(&self) -> f64 {
        self.counts.mean()
    }

    pub(crate) fn deviation(&self) -> f64 {
        self.counts.deviation()
    }

    /// 95 %; nothing is known of what was seen in one game alone.
    pub(crate) fn interval(&self) -> Option<(f64, f64)> {
        let reach = Z * self.ratio.error()?;
        Some((self.mean() - reach, self.mean() + reach))
    }
}

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.mean())?;
        match self.interval() {
            Some((low, high)) => write!(f, "  ({low:.2} – {high:.2})"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(games: &[&[bool]]) -> Share {
        let mut share = Share::default();
        for game in games {
            game.iter().for_each(|hit| share.see(*hit));
            share.close();
        }
        share
    }

    #[test]
    fn what_is_seen_once_a_game_has_wilsons_interval() {
        let games: Vec<[bool; 1]> = (0..263).map(|game| [game < 81]).collect();
        let share = share(&games.iter().map(|game| &game[..]).collect::<Vec<_>>());
        let (low, high) = share.interval();
        assert_eq!((share.of(), share.games()), (263, 263));
        assert!((low - 0.2553).abs() < 5e-4 && (high - 0.3662).abs() < 5e-4, "{low} {high}");
    }

    #[test]
    fn what_a_game_shows_four_times_is_known_no_better() {
        let once: Vec<Vec<bool>> = (0..100).map(|game| vec![game % 3 == 0]).collect();
        let four: Vec<Vec<bool>> = (0..100).map(|game| vec![game % 3 == 0; 4]).collect();
        let [once, four] =
            [once, four].map(|games| share(&games.iter().map(|game| &game[..]).collect::<Vec<_>>()));
        assert_eq!((once.share(), four.of()), (four.share(), 400));
        let width = |share: &Share| share.interval().1 - share.interval().0;
        assert!((width(&once) - width(&four)).abs() < 1e-9, "{} {}", width(&once), width(&four));
    }

    #[test]
    fn shared_wins_count_in_parts_and_all_seats_together_win_once() {
        let mut wins = Share::default();
        for _ in 0..10 {
            (0..4).for_each(|seat| wins.see_win(seat < 3, 3));
            wins.close();
        }
        assert!((wins.share() - 0.25).abs() < 1e-12);
        assert!((wins.interval().0 - wins.interval().1).abs() < 1e-12, "{:?}", wins.interval());
    }

    #[test]
    fn little_is_known_of_little() {
        assert_eq!(Share::default().interval(), (0.0, 1.0));
        assert_eq!(share(&[&[true, true, true]]).interval(), (0.0, 1.0));
        let (low, high) = share(&[&[true], &[true]]).interval();
        assert!(low < 0.4 && high == 1.0, "{low} {high}");
        assert_eq!(Amounts::default().interval(), None);
    }

    /// By hand: sums 2 and 6 of 1 and 3 amounts have the mean 2 in both games.
    #[test]
    fn a_mean_over_games_of_unlike_length() {
        let mut amounts = Amounts::default();
        for game in [&[2][..], &[1, 2, 3]] {
            game.iter().for_each(|&amount: &i64| amounts.see(amount));
            amounts.close();
        }
        assert_eq!((amounts.mean(), amounts.total(), amounts.interval()), (2.0, 4, Some((2.0, 2.0))));
        amounts.see(6);
        amounts.close();
        // Residuals by the mean 14/5 are -0.8, -2.4 and 3.2: their squares make 16.64.
        let error = (16.64f64 * 3.0 / 2.0).sqrt() / 5.0;
        let (low, high) = amounts.interval().unwrap();
        assert!((high - low - 2.0 * Z * error).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn parts_add_up_also_when_written_down() {
        let whole = share(&[&[true, false], &[false], &[true]]);
        let mut sum = share(&[&[true, false]]);
        let text = serde_json::to_string(&share(&[&[false], &[true]])).unwrap();
        sum.add(serde_json::from_str(&text).unwrap());
        assert_eq!(whole, sum);
    }
}
