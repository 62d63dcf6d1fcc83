//! A rating, and what one match makes of those who played it.

use crate::played::Finish;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// By how many points somebody plays better or worse from one match to the next.
pub const BETA: f64 = 250.0;
/// Whoever is better by this wins against the other e to one, where both are known well.
pub const LOGISTIC: f64 = std::f64::consts::SQRT_2 * BETA;

/// In thousandths of a point, so that what is stored is what was counted, on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub points: i64,
    /// One standard deviation.
    pub doubt: i64,
}

impl Rating {
    /// Of whoever has played nothing yet: anything from a beginner to a master.
    pub const NEWCOMER: Rating = Rating { points: 1_500_000, doubt: 500_000 };

    /// As people read it.
    pub fn rounded(self) -> (i32, i32) {
        let whole =
            |thousandths: i64| i32::try_from((thousandths + 500).div_euclid(1000)).unwrap_or(i32::MAX);
        (whole(self.points), whole(self.doubt))
    }

    /// What somebody is worth almost certainly; boards go by it, so that nobody leads them after one lucky evening.
    pub fn at_least(self) -> i64 {
        self.points - 2 * self.doubt
    }

    fn weighed(self) -> WengLinRating {
        WengLinRating { rating: self.points as f64 / 1000.0, uncertainty: self.doubt as f64 / 1000.0 }
    }
}

/// What everybody's rating is after a match, in the order in which they are given. Sides are in the order of their first player.
pub(crate) fn after(finished: &[(Finish, Rating)]) -> Vec<Rating> {
    let mut sides: Vec<u8> = Vec::new();
    for (finish, _) in finished {
        if !sides.contains(&finish.side) {
            sides.push(finish.side);
        }
    }
    let of_side = |side: &u8| -> Vec<(Finish, Rating)> {
        finished.iter().filter(|(finish, _)| finish.side == *side).copied().collect()
    };
    let teams: Vec<Vec<(Finish, Rating)>> = sides.iter().map(of_side).collect();
    let weighed: Vec<Vec<WengLinRating>> =
        teams.iter().map(|team| team.iter().map(|(_, rating)| rating.weighed()).collect()).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&weighed)
        .map(|(team, weighed)| (weighed.as_slice(), MultiTeamOutcome::new(rank(team))))
        .collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let new = weng_lin_multi_team(&ranked, &config);
    let mut new: Vec<_> = new.into_iter().map(Vec::into_iter).collect();
    finished
        .iter()
        .map(|(finish, before)| {
            let side = sides.iter().position(|side| *side == finish.side);
            let duels = side.and_then(|side| new.get_mut(side)?.next());
            duels.map_or(*before, |duels| as_one_match(*before, &duels, sides.len()))
        })
        .collect()
}

/// The place of a side; one whose people have all given up comes after everybody, whatever the computer made of it.
fn rank(team: &[(Finish, Rating)]) -> usize {
    let place = team.iter().map(|(finish, _)| finish.place).min().unwrap_or(u8::MAX);
    let mut people = team.iter().filter(|(finish, _)| finish.person).peekable();
    let gave_up = people.peek().is_some() && people.all(|(finish, _)| finish.gave_up);
    usize::from(place) + if gave_up { usize::from(u8::MAX) } else { 0 }
}

/// Weng and Lin add up a duel with every other side as if each were a match of its own. But whoever had a bad evening had it
/// against all of them: among `sides` one learns as much as from 2 (sides - 1) / sides duels, and never more than from two.
fn as_one_match(before: Rating, duels: &WengLinRating, sides: usize) -> Rating {
    let share = 2.0 / sides.max(2) as f64;
    let old = before.weighed();
    let points = old.rating + share * (duels.rating - old.rating);
    let learnt = 1.0 - (duels.uncertainty / old.uncertainty).powi(2);
    let doubt = old.uncertainty * (1.0 - share * learnt).max(0.0).sqrt();
    Rating { points: (1000.0 * points).round() as i64, doubt: (1000.0 * doubt).round() as i64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(side: u8, place: u8) -> Finish {
        Finish { side, place, person: true, gave_up: false }
    }

    fn newcomers(finishes: &[Finish]) -> Vec<Rating> {
        after(&finishes.iter().map(|finish| (*finish, Rating::NEWCOMER)).collect::<Vec<_>>())
    }

    #[test]
    fn a_duel_is_what_weng_and_lin_say() {
        let one = newcomers(&[person(0, 1), person(1, 2)]);
        let newcomer = WengLinRating { rating: 1500.0, uncertainty: 500.0 };
        let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
        let (won, lost) =
            skillratings::weng_lin::weng_lin(&newcomer, &newcomer, &skillratings::Outcomes::WIN, &config);
        for (ours, theirs) in one.iter().zip([won, lost]) {
            assert!((ours.points as f64 / 1000.0 - theirs.rating).abs() < 0.001, "{ours:?} {theirs:?}");
            assert!((ours.doubt as f64 / 1000.0 - theirs.uncertainty).abs() < 0.001, "{ours:?} {theirs:?}");
        }
        assert_eq!(one.iter().map(|rating| rating.points).sum::<i64>(), 3_000_000);
    }

    #[test]
    fn places_are_in_order_and_equals_stay_equal() {
        let four = newcomers(&[person(0, 2), person(1, 1), person(2, 4), person(3, 2)]);
        assert!(four[1].points > four[0].points && four[0].points > four[2].points);
        assert_eq!(four[0], four[3]);
        assert!(four.iter().all(|rating| rating.doubt < Rating::NEWCOMER.doubt));
    }

    #[test]
    fn partners_win_together() {
        let teams = newcomers(&[person(0, 1), person(1, 3), person(0, 1), person(1, 3)]);
        assert!(teams[0] == teams[2] && teams[1] == teams[3] && teams[0].points > teams[1].points);
    }

    /// The computer may have won for them.
    #[test]
    fn whoever_gave_up_comes_last_and_a_partner_who_did_not_saves_the_side() {
        let gave_up = |finish| Finish { gave_up: true, ..finish };
        let two = newcomers(&[gave_up(person(0, 1)), person(1, 2)]);
        assert!(two[0].points < two[1].points);
        let teams = newcomers(&[gave_up(person(0, 1)), person(1, 3), person(0, 1), person(1, 3)]);
        assert!(teams[0].points > teams[1].points);
    }

    #[test]
    fn a_large_table_moves_nobody_further_than_two_duels_would() {
        let duel = newcomers(&[person(0, 1), person(1, 2)])[0].points - 1_500_000;
        let twelve: Vec<Finish> = (0..12).map(|seat| person(seat, seat + 1)).collect();
        let best = newcomers(&twelve)[0].points - 1_500_000;
        assert!(duel < best && best < 2 * duel, "{duel} {best}");
    }
}
