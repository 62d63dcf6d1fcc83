//! Rattus Cartus: whom the plague takes, where points come from, what a premium action is worth, and whether it is good
//! to be first.

use super::{Counts, Curve, Rate, Statistics};
use crate::playable::{Bench, Playable};
use games::rattus_cartus::{Building, Decision, Notice, State};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Joint, SeatSet, Turn, World};

impl Playable for State {
    type Statistics = RattusCartus;
    const USUAL_BOT: &'static str = "rulebook";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
}

#[derive(Debug, Default)]
pub(crate) struct RattusCartus {
    /// Per game.
    dead: Counts,
    nobody_survived: Rate,
    nuns: Counts,
    /// Per player.
    rats: Counts,
    influence: Counts,
    awards: Counts,
    gold: Counts,
    palace: Counts,
    /// Whoever had the premium action at least once, or never though somebody else had it: how often they won.
    premium: BTreeMap<&'static str, Premium>,
    /// By place in the first turn order, in parts of a win.
    wins_by_place: BTreeMap<u8, u64>,
    games: u64,
    now: ThisGame,
}

/// A building's premium action over all games.
#[derive(Debug, Default)]
struct Premium {
    had: Rate,
    had_not: Rate,
}

/// A win is divided among those who share it.
const WIN: u64 = 60;

/// What is kept of the game that is being played.
#[derive(Debug, Default)]
struct ThisGame {
    told: usize,
    first: u8,
    premium: BTreeMap<Building, SeatSet>,
}

impl Statistics<State> for RattusCartus {
    const LISTENS: bool = true;

    fn before(&mut self, _: &World<State>, _: &Joint<Decision>) {}

    fn after(&mut self, world: &World<State>) {
        let news = world.notices_of_everything_after(self.now.told);
        self.now.told += news.len();
        news.iter().for_each(|notice| self.hear(notice));
        if let Turn::Over(standing) = world.turn() {
            self.ended(world, standing.winners());
        }
    }

    fn rounds(world: &World<State>) -> u32 {
        u32::from(world.view(None).public.round)
    }

    fn add(&mut self, other: Self) {
        self.dead.add(other.dead);
        self.nobody_survived.add(other.nobody_survived);
        self.nuns.add(other.nuns);
        self.rats.add(other.rats);
        self.influence.add(other.influence);
        self.awards.add(other.awards);
        self.gold.add(other.gold);
        self.palace.add(other.palace);
        for (building, premium) in other.premium {
            let sum = self.premium.entry(building).or_default();
            sum.had.add(premium.had);
            sum.had_not.add(premium.had_not);
        }
        other.wins_by_place.into_iter().for_each(|(place, wins)| {
            *self.wins_by_place.entry(place).or_default() += wins;
        });
        self.games += other.games;
    }

    fn lines(&self) -> Vec<(String, String)> {
        let mut lines = vec![
            ("plague deaths per game".to_owned(), format!("{:.2}", self.dead.mean())),
            ("games that nobody survived".to_owned(), self.nobody_survived.to_string()),
            ("nuns in the row".to_owned(), format!("{:.2}", self.nuns.mean())),
            ("rats at the end".to_owned(), format!("{:.2}", self.rats.mean())),
        ];
        for (name, points) in self.sources() {
            lines.push((format!("points from {name}"), format!("{:.2}", points.mean())));
        }
        let places: Vec<String> = self.shares().iter().map(|share| format!("{:.1}", 100.0 * share)).collect();
        lines.push(("wins from the first player on".to_owned(), format!("{} %", places.join(" "))));
        for (building, premium) in &self.premium {
            lines.push((
                format!("wins of those with the premium of {building}"),
                format!("{}, without it {}", premium.had, premium.had_not),
            ));
        }
        lines
    }

    fn json(&self) -> (&'static str, Value) {
        let premium: BTreeMap<&str, Value> = self
            .premium
            .iter()
            .map(|(building, premium)| {
                let report = json!({
                    "had_it": premium.had.of,
                    "win_rate": premium.had.share(),
                    "win_rate_ci95": premium.had.interval(),
                    "win_rate_without": premium.had_not.share(),
                });
                (*building, report)
            })
            .collect();
        let points: BTreeMap<&str, f64> =
            self.sources().map(|(name, points)| (name, points.mean())).into_iter().collect();
        let report = json!({
            "plague_deaths_per_game": self.dead.mean(),
            "games_nobody_survived": self.nobody_survived.share(),
            "nuns": self.nuns.mean(),
            "rats_at_end": self.rats.mean(),
            "points": points,
            "win_rate_by_place": self.shares(),
            "premium": premium,
        });
        ("rattus_cartus", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![
            ("Plague deaths per game", "deaths", &self.dead),
            ("Rats at the end", "rats", &self.rats),
            ("Nuns in the row", "nuns", &self.nuns),
        ]
    }

    fn curves(&self) -> Vec<Curve> {
        let points = self.sources().map(|(name, points)| (name.to_owned(), points.mean()));
        let places =
            (1..).zip(self.shares()).map(|(place, share): (u8, f64)| (place.to_string(), 100.0 * share));
        let worth = |premium: &Premium| 100.0 * premium.had.share();
        let premium = self.premium.iter().map(|(building, premium)| ((*building).to_owned(), worth(premium)));
        [
            Curve { title: "Points by source", axis: "source", bars: points.into() },
            Curve {
                title: "Wins by place in the first turn order, %",
                axis: "place",
                bars: places.collect(),
            },
            Curve {
                title: "Wins of those who had the premium action, %",
                axis: "building",
                bars: premium.collect(),
            },
        ]
        .into_iter()
        .filter(|curve| !curve.bars.is_empty())
        .collect()
    }
}

impl RattusCartus {
    fn sources(&self) -> [(&'static str, &Counts); 4] {
        [
            ("influence", &self.influence),
            ("awards", &self.awards),
            ("gold", &self.gold),
            ("palace", &self.palace),
        ]
    }

    fn shares(&self) -> Vec<f64> {
        let all = (WIN * self.games.max(1)) as f64;
        self.wins_by_place.values().map(|&wins| wins as f64 / all).collect()
    }

    fn hear(&mut self, notice: &Notice) {
        if let Notice::SetUp { first, .. } = notice {
            self.now.first = first.number();
        }
        if let Notice::Acted { seat, building, premium: true, .. } = notice {
            let had = self.now.premium.entry(*building).or_insert(SeatSet::EMPTY);
            *had = had.with(*seat);
        }
        if let Notice::Scored { scores } = notice {
            for (_, score) in scores.iter() {
                self.influence.see(score.influence.iter().sum::<u16>());
                self.awards.see(score.awards());
                self.gold.see(score.gold);
                self.palace.see(score.palace);
            }
        }
        if let Notice::Plague { nuns, rats, dead } = notice {
            self.dead.see(dead.len());
            self.nobody_survived.see(*dead == rats.all());
            self.nuns.see(nuns.iter().map(|card| card.nuns()).sum::<u8>());
            rats.iter().for_each(|(_, rats)| self.rats.see(*rats));
        }
    }

    fn ended(&mut self, world: &World<State>, winners: SeatSet) {
        let public = world.view(None).public;
        let game = std::mem::take(&mut self.now);
        self.games += 1;
        for seat in public.all() {
            let place = (seat.number() + public.seats() - game.first) % public.seats();
            let won = if winners.contains(seat) { WIN / u64::from(winners.len()) } else { 0 };
            *self.wins_by_place.entry(place).or_default() += won;
            for (building, had) in &game.premium {
                let premium = self.premium.entry(building.name()).or_default();
                let rate = if had.contains(seat) { &mut premium.had } else { &mut premium.had_not };
                rate.see(winners.contains(seat));
            }
        }
    }
}
