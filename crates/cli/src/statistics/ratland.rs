//! RatLand: how clans grow, who starves, who steals, which clans win, and what the place of the End card decides.

use super::{Counts, Curve, Rate, Statistics};
use crate::playable::{Bench, Playable};
use games::ratland::{Clan, Decision, Notice, Phase, State};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Joint, Turn, World};

impl Playable for State {
    type Statistics = RatLand;
    const USUAL_BOT: &'static str = "rulebook";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
}

#[derive(Debug, Default)]
pub(crate) struct RatLand {
    /// By round: the size of every clan when rats are sent out.
    sizes: BTreeMap<u8, Counts>,
    size_at_end: Counts,
    /// Per clan and game.
    starved: Counts,
    killed: Counts,
    /// Attacks that stole something, and how much.
    thefts: Rate,
    stolen: Counts,
    /// Cheese in the pantry at the end.
    cheese_at_end: Counts,
    /// Rounds in which births did not get all the rats they wanted.
    supply_ran_out: Rate,
    clans: BTreeMap<&'static str, ClanTally>,
    /// By the number of rounds played: who won, counted from the first active player.
    ends: BTreeMap<u8, End>,
    now: ThisGame,
}

/// One clan over all games.
#[derive(Debug, Default)]
struct ClanTally {
    dealt: u64,
    kept: u64,
    /// When kept.
    wins: Rate,
}

/// All games that ended after so many rounds.
#[derive(Debug, Default)]
struct End {
    games: u64,
    /// By place in the first turn order, in parts of a win.
    wins: BTreeMap<u8, u64>,
    margin: Counts,
}

/// A win is divided among those who share it.
const WIN: u64 = 27_720;

/// What is kept of the game that is being played.
#[derive(Debug, Default)]
struct ThisGame {
    told: usize,
    first: u8,
    starved: BTreeMap<u8, u32>,
    killed: u32,
    stolen: u32,
    dry: bool,
}

impl Statistics<State> for RatLand {
    const LISTENS: bool = true;

    fn before(&mut self, world: &World<State>, _: &Joint<Decision>) {
        let public = world.view(None).public;
        if public.phase == Phase::Deploy {
            let sizes = self.sizes.entry(public.round).or_default();
            public.sewers.iter().for_each(|(_, sewer)| sizes.see(sewer.clan_size()));
        }
    }

    fn after(&mut self, world: &World<State>) {
        let news = world.notices_of_everything_after(self.now.told);
        self.now.told += news.len();
        news.iter().for_each(|notice| self.hear(notice));
        if let Turn::Over(_) = world.turn() {
            self.ended(world);
        }
    }

    fn rounds(world: &World<State>) -> u32 {
        u32::from(world.view(None).public.round) - 1 // the End card's round is not played
    }

    fn add(&mut self, other: Self) {
        for (round, sizes) in other.sizes {
            self.sizes.entry(round).or_default().add(sizes);
        }
        self.size_at_end.add(other.size_at_end);
        self.starved.add(other.starved);
        self.killed.add(other.killed);
        self.thefts.add(other.thefts);
        self.stolen.add(other.stolen);
        self.cheese_at_end.add(other.cheese_at_end);
        self.supply_ran_out.add(other.supply_ran_out);
        for (clan, tally) in other.clans {
            let sum = self.clans.entry(clan).or_default();
            sum.dealt += tally.dealt;
            sum.kept += tally.kept;
            sum.wins.add(tally.wins);
        }
        for (rounds, end) in other.ends {
            let sum = self.ends.entry(rounds).or_default();
            sum.games += end.games;
            end.wins.into_iter().for_each(|(place, wins)| *sum.wins.entry(place).or_default() += wins);
            sum.margin.add(end.margin);
        }
    }

    fn lines(&self) -> Vec<(String, String)> {
        let mut lines = vec![
            ("size of a clan at the end".to_owned(), format!("{:.2}", self.size_at_end.mean())),
            ("starved per clan".to_owned(), format!("{:.2}", self.starved.mean())),
            ("killed in attacks per game".to_owned(), format!("{:.2}", self.killed.mean())),
            ("attacks that stole".to_owned(), self.thefts.to_string()),
            ("cheese stolen per game".to_owned(), format!("{:.2}", self.stolen.mean())),
            ("cheese left at the end".to_owned(), format!("{:.2}", self.cheese_at_end.mean())),
            ("games in which the rats ran out".to_owned(), self.supply_ran_out.to_string()),
        ];
        for (round, sizes) in &self.sizes {
            lines.push((format!("size of a clan in round {round}"), format!("{:.2}", sizes.mean())));
        }
        for (clan, tally) in &self.clans {
            let kept = 100.0 * tally.kept as f64 / tally.dealt.max(1) as f64;
            lines.push((
                format!("{clan} win when kept"),
                format!("{}, kept {kept:.0} % of {}", tally.wins, tally.dealt),
            ));
        }
        for (rounds, end) in &self.ends {
            let places: Vec<String> =
                end.shares().iter().map(|share| format!("{:.1}", 100.0 * share)).collect();
            lines.push((
                format!("{rounds} rounds: wins from the first player on"),
                format!("{} %, margin {:.1}, {} games", places.join(" "), end.margin.mean(), end.games),
            ));
        }
        lines
    }

    fn json(&self) -> (&'static str, Value) {
        let sizes: BTreeMap<String, f64> =
            self.sizes.iter().map(|(round, sizes)| (round.to_string(), sizes.mean())).collect();
        let clans: BTreeMap<&str, Value> = self
            .clans
            .iter()
            .map(|(clan, tally)| {
                let report = json!({
                    "dealt": tally.dealt,
                    "kept": tally.kept,
                    "win_rate": tally.wins.share(),
                    "win_rate_ci95": tally.wins.interval(),
                });
                (*clan, report)
            })
            .collect();
        let ends: BTreeMap<String, Value> = self
            .ends
            .iter()
            .map(|(rounds, end)| {
                let report = json!({
                    "games": end.games,
                    "win_rate_by_place": end.shares(),
                    "mean_margin": end.margin.mean(),
                });
                (rounds.to_string(), report)
            })
            .collect();
        let report = json!({
            "mean_size_at_end": self.size_at_end.mean(),
            "mean_size_by_round": sizes,
            "starved_per_clan": self.starved.mean(),
            "killed_per_game": self.killed.mean(),
            "attacks": self.thefts.of,
            "attacks_that_stole": self.thefts.share(),
            "stolen_per_game": self.stolen.mean(),
            "cheese_at_end": self.cheese_at_end.mean(),
            "games_rats_ran_out": self.supply_ran_out.share(),
            "clans": clans,
            "by_rounds": ends,
        });
        ("ratland", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![
            ("Size of a clan at the end", "rats", &self.size_at_end),
            ("Starved per clan", "rats", &self.starved),
            ("Cheese stolen per game", "cheeses", &self.stolen),
        ]
    }

    fn curves(&self) -> Vec<Curve> {
        let sizes = self.sizes.iter().map(|(round, sizes)| (round.to_string(), sizes.mean()));
        let clans = self.clans.iter().map(|(clan, tally)| ((*clan).to_owned(), 100.0 * tally.wins.share()));
        let margin = self.ends.iter().map(|(rounds, end)| (rounds.to_string(), end.margin.mean()));
        let first = self.ends.iter().map(|(rounds, end)| (rounds.to_string(), 100.0 * end.shares()[0]));
        [
            Curve { title: "Mean size of a clan by round", axis: "round", bars: sizes.collect() },
            Curve { title: "Wins of each clan when kept, %", axis: "clan", bars: clans.collect() },
            Curve {
                title: "Wins of the first player by rounds played, %",
                axis: "rounds",
                bars: first.collect(),
            },
            Curve { title: "The winner's margin by rounds played", axis: "rounds", bars: margin.collect() },
        ]
        .into_iter()
        .filter(|curve| !curve.bars.is_empty())
        .collect()
    }
}

impl End {
    /// Of the wins, by place in the first turn order.
    fn shares(&self) -> Vec<f64> {
        let all = (WIN * self.games.max(1)) as f64;
        self.wins.values().map(|&wins| wins as f64 / all).collect()
    }
}

impl RatLand {
    fn hear(&mut self, notice: &Notice) {
        if let Notice::SetUp { active } = notice {
            self.now.first = active.number();
        }
        if let Notice::Starved { seat, deaths, .. } = notice {
            *self.now.starved.entry(seat.number()).or_default() += u32::from(*deaths);
        }
        if let Notice::Killed { .. } = notice {
            self.now.killed += 1;
        }
        if let Notice::Attacked { stolen, .. } = notice {
            self.now.stolen += u32::from(*stolen);
            self.thefts.see(*stolen > 0);
        }
        if let Notice::Born { born, wanted, .. } = notice {
            self.now.dry |= born < wanted;
        }
    }

    fn ended(&mut self, world: &World<State>) {
        let everything = world.view_of_everything();
        let (public, standing) = (&everything.public, everything.public.standing());
        let game = std::mem::take(&mut self.now);
        let winners = standing.winners();
        let seats = public.seats();
        let end = self.ends.entry(public.round - 1).or_default();
        end.games += 1;
        for seat in public.all() {
            let sewer = &public.sewers[seat];
            self.size_at_end.see(sewer.clan_size());
            self.cheese_at_end.see(sewer.cheese);
            self.starved.see(game.starved.get(&seat.number()).copied().unwrap_or(0));
            let place = (seat.number() + seats - game.first) % seats;
            let won = if winners.contains(seat) { WIN / u64::from(winners.len()) } else { 0 };
            *end.wins.entry(place).or_default() += won;
            if let Some(kept) = sewer.clan {
                let dealt = everything.dealt[seat].iter().filter_map(|card| card.up());
                dealt.for_each(|clan: Clan| self.clans.entry(clan.name()).or_default().dealt += 1);
                let tally = self.clans.entry(kept.name()).or_default();
                tally.kept += 1;
                tally.wins.see(winners.contains(seat));
            }
        }
        let mut scores: Vec<i32> = standing.scores.as_slice().to_vec();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        end.margin.see(scores[0] - scores[1]);
        self.killed.see(game.killed);
        self.stolen.see(game.stolen);
        self.supply_ran_out.see(game.dry);
    }
}
