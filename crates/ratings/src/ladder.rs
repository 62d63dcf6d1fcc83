//! Everybody's ratings: what the results come to, added up in their order.

use crate::played::{Finish, Played, Who};
use crate::rating::{Rating, after};
use std::collections::{BTreeMap, BTreeSet};

/// What one match did to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Of the result.
    pub number: i64,
    /// It was their n-th rated match of that game.
    pub matches: i64,
    pub before: Rating,
    pub after: Rating,
}

/// By person and game; or as much of it as a match needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder<P: Ord> {
    steps: BTreeMap<(P, String), Vec<Step>>,
    gone: BTreeSet<P>,
}

impl<P: Ord> Default for Ladder<P> {
    fn default() -> Self {
        Ladder { steps: BTreeMap::new(), gone: BTreeSet::new() }
    }
}

impl<P: Ord + Clone> Ladder<P> {
    /// Somebody stands here already; the last step is enough to go on from.
    pub fn stands(&mut self, person: P, game: &str, steps: Vec<Step>) {
        if !steps.is_empty() {
            self.steps.insert((person, game.to_owned()), steps);
        }
    }

    /// What the match did to each person in it.
    pub fn add(&mut self, played: &Played<P>) -> Vec<(P, Step)> {
        let last = |person: &P| {
            let steps = self.steps.get(&(person.clone(), played.game.clone()));
            steps.and_then(|steps| steps.last())
        };
        let finished: Vec<(Finish, Rating)> = played
            .seats
            .iter()
            .map(|(who, finish)| match who {
                Who::Person(person) if !self.gone.contains(person) => {
                    (*finish, last(person).map_or(Rating::NEWCOMER, |step| step.after))
                }
                Who::Person(_) | Who::Somebody => (*finish, Rating::NEWCOMER),
                Who::Star(rating) => (*finish, *rating),
            })
            .collect();
        let mut moved = Vec::new();
        for (((who, _), (_, before)), after) in played.seats.iter().zip(&finished).zip(after(&finished)) {
            let Who::Person(person) = who else { continue };
            if self.gone.contains(person) {
                continue;
            }
            let steps = self.steps.entry((person.clone(), played.game.clone())).or_default();
            let matches = steps.last().map_or(0, |step| step.matches) + 1;
            let step = Step { number: played.number, matches, before: *before, after };
            steps.push(step);
            moved.push((person.clone(), step));
        }
        moved
    }

    /// Two turn out to be one: in each game the one who has played more of it goes on, and what the other had is dropped. Or
    /// somebody goes for good (`to` is none).
    pub fn pass_on(&mut self, from: &P, to: Option<&P>) {
        let games: Vec<String> =
            self.steps.keys().filter(|(person, _)| person == from).map(|(_, game)| game.clone()).collect();
        for game in games {
            let theirs = self.steps.remove(&(from.clone(), game.clone())).unwrap_or_default();
            let Some(to) = to else { continue };
            let own = self.steps.entry((to.clone(), game)).or_default();
            if Self::takes_over(&theirs, own) {
                *own = theirs;
            }
        }
        if to.is_none() {
            self.gone.insert(from.clone());
        }
    }

    /// Whose way goes on when two turn out to be one; the last step of each is enough.
    pub fn takes_over(theirs: &[Step], own: &[Step]) -> bool {
        let matches = |steps: &[Step]| steps.last().map_or(0, |step| step.matches);
        matches(theirs) > matches(own)
    }

    /// Everybody, in order of person and game.
    pub fn all(&self) -> impl Iterator<Item = (&P, &str, &[Step])> {
        self.steps.iter().map(|((person, game), steps)| (person, game.as_str(), steps.as_slice()))
    }

    pub fn of(&self, person: &P, game: &str) -> &[Step] {
        self.steps.get(&(person.clone(), game.to_owned())).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LOGISTIC;
    use table::{Dice, Seed};

    fn star(points: i64) -> Who<&'static str> {
        Who::Star(Rating { points: 1000 * points, doubt: 20_000 })
    }

    fn played(number: i64, game: &str, seats: Vec<(Who<&'static str>, u8)>) -> Played<&'static str> {
        let seat = |(side, (who, place)): (u8, (Who<&'static str>, u8))| {
            let person = !matches!(who, Who::Star(_));
            (who, Finish { side, place, person, gave_up: false })
        };
        Played { number, game: game.to_owned(), seats: (0..).zip(seats).map(seat).collect() }
    }

    #[test]
    fn a_star_moves_nobody_but_the_person_and_stays_where_it_is() {
        let mut ladder = Ladder::default();
        let moved = ladder.add(&played(1, "chess", vec![(Who::Person("ada"), 1), (star(1500), 2)]));
        assert_eq!(moved.len(), 1);
        assert!(moved[0].1.after.points > 1_500_000 && moved[0].1.matches == 1);
        let again = ladder.add(&played(2, "chess", vec![(Who::Person("ada"), 1), (star(1500), 2)]));
        assert_eq!((again[0].1.before, again[0].1.matches), (moved[0].1.after, 2));
        assert_eq!(ladder.of(&"ada", "go"), [], "each game has a ladder of its own");
    }

    #[test]
    fn in_each_game_the_one_who_has_played_more_goes_on() {
        let mut ladder = Ladder::default();
        for (number, game, who) in
            [(1, "chess", "ada"), (2, "chess", "ada"), (3, "chess", "bo"), (4, "go", "bo")]
        {
            ladder.add(&played(number, game, vec![(Who::Person(who), 1), (star(1500), 2)]));
        }
        let chess = ladder.of(&"ada", "chess").to_vec();
        ladder.pass_on(&"bo", Some(&"ada"));
        assert_eq!(ladder.of(&"ada", "chess"), chess);
        assert_eq!((ladder.of(&"ada", "go").len(), ladder.of(&"bo", "go").len()), (1, 0));
    }

    #[test]
    fn of_whoever_is_gone_nothing_is_kept_and_others_go_on() {
        let mut ladder = Ladder::default();
        ladder.pass_on(&"ada", None);
        let moved = ladder.add(&played(1, "chess", vec![(Who::Person("ada"), 1), (Who::Person("bo"), 2)]));
        assert_eq!(moved.iter().map(|(who, _)| *who).collect::<Vec<_>>(), ["bo"]);
        let mut other = Ladder::default();
        let same = other.add(&played(1, "chess", vec![(Who::Somebody, 1), (Who::Person("bo"), 2)]));
        assert_eq!(moved, same);
    }

    /// Persons of known strength against stars, at tables of two, four and twelve: the mean of many ends where it should.
    #[test]
    fn a_newcomer_is_placed_by_thirty_matches_at_tables_of_any_size() {
        let mut dice = Dice::from_seed(Seed::from_number(23));
        for sides in [2, 4, 12] {
            for truth in [1100.0, 1500.0, 1900.0] {
                let (mut sum, mut square, many) = (0.0, 0.0, 60);
                for _ in 0..many {
                    let mut ladder = Ladder::default();
                    for number in 0..30 {
                        let at: Vec<f64> =
                            (1..sides).map(|_| 1100.0 + f64::from(dice.below(9)) * 100.0).collect();
                        let stars = at.iter().map(|points| (star(*points as i64), *points));
                        let all: Vec<(Who<&str>, f64)> =
                            std::iter::once((Who::Person("ada"), truth)).chain(stars).collect();
                        // Whose Gumbel noise is largest is first: then each pair is as logistic as the ratings take it.
                        let form: Vec<f64> = all
                            .iter()
                            .map(|(_, points)| {
                                let chance = f64::from(dice.below(1_000_000) + 1) / 1_000_001.0;
                                points / LOGISTIC - (-chance.ln()).ln()
                            })
                            .collect();
                        let place = |own: f64| 1 + form.iter().filter(|other| **other > own).count() as u8;
                        let seats =
                            all.into_iter().zip(&form).map(|((who, _), own)| (who, place(*own))).collect();
                        ladder.add(&played(number, "chess", seats));
                    }
                    let points = ladder.of(&"ada", "chess").last().unwrap().after.points as f64 / 1000.0;
                    sum += points - truth;
                    square += (points - truth).powi(2);
                }
                let (bias, error) = (sum / f64::from(many), (square / f64::from(many)).sqrt());
                println!("{sides} sides, {truth}: off by {bias:.0}, error {error:.0}");
                assert!(
                    bias.abs() < 120.0 && error < 230.0,
                    "{sides} sides, {truth}: off by {bias:.0}, {error:.0}"
                );
            }
        }
    }
}
