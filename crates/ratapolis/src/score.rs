//! Cheese, and who wins: POL-98 to POL-104, POL-131, POL-173, POL-179, POL-184.

use crate::size::ByPlayer;
use crate::state::Public;
use crate::tile::PlotSet;
use std::cmp::Reverse;
use std::fmt;
use table::{BySeat, Seat, Standing};

/// Where a player's cheese comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Score {
    /// Rats on buildings (POL-99), and on outdoor tiles (POL-100).
    pub buildings: u16,
    pub outdoors: u16,
    /// From the Cheese shop (POL-101).
    pub tokens: u16,
    /// Neutral rats (POL-164).
    pub captured: u16,
    /// POL-131.
    pub fair: u16,
    /// Balthus's total, doubled (POL-179).
    pub hunted: u16,
    /// How many rats are in the city, which decides among equals (POL-103).
    pub rats: u16,
}

impl Score {
    pub fn total(&self) -> u16 {
        self.buildings + self.outdoors + self.tokens + self.captured + self.fair + self.hunted
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} rats)", self.total(), self.rats)
    }
}

impl Public {
    /// What everybody would have if the game ended now.
    pub fn scores(&self) -> ByPlayer<Score> {
        let fair = self.fair_winner();
        ByPlayer::from_fn(self.seats(), |seat| self.score(seat, fair))
    }

    fn score(&self, seat: Seat, fair: Option<Seat>) -> Score {
        let mut score = Score {
            tokens: self.cheese_tokens(seat).into(),
            captured: self.captured(seat).into(),
            ..Score::default()
        };
        if self.balthus == Some(seat) {
            return Score { hunted: 2 * self.hunted, ..score };
        }
        if fair == Some(seat) {
            score.fair = self.situation().fair_bonus.into();
        }
        let buildings = self.buildings();
        for plot in self.stands(seat.into()) {
            let rats = u16::from(self.rats(seat.into(), plot));
            let cheese = rats * u16::from(self.worth(plot));
            score.rats += rats;
            *(if buildings.contains(plot) { &mut score.buildings } else { &mut score.outdoors }) += cheese;
        }
        score
    }

    /// The tiles of the fun fair, where a Situation has one.
    pub fn fair(&self) -> PlotSet {
        let layout = self.layout.filter(|_| self.situation().fair_bonus > 0);
        layout.map_or(PlotSet::NONE, |layout| self.parts.layouts[layout as usize].fair)
    }

    /// Who has strictly more rats at the fair than any other player (POL-131 to POL-133).
    fn fair_winner(&self) -> Option<Seat> {
        let fair = self.fair();
        let there =
            |seat: Seat| -> u16 { fair.iter().map(|plot| u16::from(self.rats(seat.into(), plot))).sum() };
        let most = self.players().iter().map(there).max().filter(|&most| most > 0)?;
        let mut leaders = self.players().iter().filter(|&seat| there(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }

    pub(crate) fn standing(&self) -> Standing {
        let scores = self.scores();
        // Cheese, then rats in the city (POL-102 to POL-104); of partners, those of both (POL-173).
        let sum = |seat: Seat| {
            let both = [Some(seat), self.partner(seat)].into_iter().flatten();
            both.fold((0, 0), |(cheese, rats), seat| {
                (cheese + scores[seat].total(), rats + scores[seat].rats)
            })
        };
        // Balthus is first or last, and the others are ordered among themselves (POL-179, POL-184).
        let rank = |seat: Seat| match self.balthus {
            Some(hunter) if hunter == seat && self.hunter_wins(&scores) => 0,
            Some(hunter) if hunter == seat => 2,
            Some(_) | None => 1,
        };
        Standing {
            places: Standing::places_by(self.seats(), |seat| (rank(seat), Reverse(sum(seat)))),
            scores: BySeat::from_fn(self.seats(), |seat| i32::from(sum(seat).0)),
        }
    }

    /// Also at equality (POL-179).
    fn hunter_wins(&self, scores: &ByPlayer<Score>) -> bool {
        let rats: u16 = self.players().iter().map(|seat| scores[seat].total()).sum();
        2 * self.hunted >= rats
    }
}
