//! Who meets whom.

use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::known;
use bots::{Player, player_or_cheat};

/// More tables of different players than this are not a question any more.
const MOST_TABLES: usize = 500;

/// Everybody who takes part, and the tables they sit at.
pub(super) struct Entrants<G: Playable> {
    pub(super) players: Vec<Player<G>>,
    /// Each a list of entrants by seat, to be rotated.
    pub(super) tables: Vec<Vec<usize>>,
}

impl<G: Playable> Entrants<G> {
    pub(super) fn named(names: &[String], seats: u8) -> Result<Self, Failure> {
        let mut players: Vec<Player<G>> = Vec::new();
        let mut order = Vec::new();
        for name in names {
            let index = match players.iter().position(|player| player.name == *name) {
                Some(index) => index,
                None => {
                    players.push(known(player_or_cheat(name))?);
                    players.len() - 1
                }
            };
            order.push(index);
        }
        if players.len() < 2 {
            return Err(Failure::Usage("--bots names only one player; two at least have to meet".to_owned()));
        }
        let tables = tables(order, players.len(), usize::from(seats));
        if tables.len() > MOST_TABLES {
            return Err(Failure::Usage(format!(
                "{} players at tables of {seats} make more than {MOST_TABLES} tables; name fewer",
                players.len()
            )));
        }
        Ok(Entrants { players, tables })
    }
}

/// One table where all fit, the last one named filling the seats that are left; else everybody meets everybody.
fn tables(mut named: Vec<usize>, entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    if named.len() <= seats {
        let last = named.last().copied().unwrap_or(0);
        named.resize(seats, last);
        return vec![named];
    }
    let mut all = Vec::new();
    choose(0, entrants, seats.min(entrants), &mut Vec::new(), &mut all);
    all
}

/// Every way to choose so many of the entrants from `from` on.
fn choose(from: usize, entrants: usize, left: usize, chosen: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if left == 0 {
        all.push(chosen.clone());
        return;
    }
    for one in from..=entrants - left {
        if all.len() > MOST_TABLES {
            return;
        }
        chosen.push(one);
        choose(one + 1, entrants, left - 1, chosen, all);
        chosen.pop();
    }
}

/// Who sits where when the table is turned this often.
pub(super) fn rotated(table: &[usize], turns: usize) -> Vec<usize> {
    let mut seated = table.to_vec();
    seated.rotate_left(turns % table.len().max(1));
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_fills_the_table() {
        assert_eq!(tables(vec![0, 1], 2, 4), [[0, 1, 1, 1]]);
        assert_eq!(tables(vec![0, 1, 1, 0], 2, 4), [[0, 1, 1, 0]]);
    }

    #[test]
    fn more_than_fit_meet_in_every_company() {
        assert_eq!(tables(vec![0, 1, 2], 3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(tables(vec![0, 1, 2, 3, 4], 5, 4).len(), 5);
    }

    #[test]
    fn every_seat_is_taken_once_by_everybody() {
        let turned: Vec<_> = (0..3).map(|turns| rotated(&[7, 8, 9], turns)).collect();
        assert_eq!(turned, [[7, 8, 9], [8, 9, 7], [9, 7, 8]]);
    }
}
