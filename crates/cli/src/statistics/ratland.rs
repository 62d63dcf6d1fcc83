//! RatLand: how clans grow, who starves, who steals, which clans win, and what the place of the End card decides.

use super::{Amounts, Bar, By, Counts, Curve, Share, Statistics, Strength, Unit, close_all};
use crate::playable::{Bench, Change, Lot, Playable, Questions};
use games::ratland::{Clan, Decision, Notice, Phase, State};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::{Joint, Seat, Turn, World};

impl Playable for State {
    type Statistics = RatLand;
    const USUAL_BOT: &'static str = "rulebook";
    const LEGEND: &'static str =
        "  deploy        rats for dump, city, field, left and right tunnel, pantry, nursery, in this order
  dump          poor and mostly harmless; city is rich and dangerous, field in between: each rat there
                draws a piece from the bag
  tunnels       rats in the left tunnel raid the left neighbour, those in the right one the right: they
                steal as many cheeses as they outnumber the rats in that pantry. With two players tunnel
                stands against tunnel, and the pantry guards nothing
  pantry        your cheese; the rats here guard it against both neighbours
  nursery       each rat here brings a new one, who eats at once and is placed in the next round";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
    const LOT: Option<Lot> = Some(Lot { name: "clans", needs: Some(("clans", "on")) });

    fn left_to_the_lot(seat: Seat, world: &World<State>) -> Option<Vec<Decision>> {
        let everything = world.view_of_everything();
        if everything.public.phase != Phase::ClanChoice {
            return None;
        }
        Some(
            everything.dealt[seat].into_iter().filter_map(|card| card.up()).map(Decision::KeepClan).collect(),
        )
    }

    const QUESTIONS: Questions = Questions {
        strengths_with: &[("clans", "on")],
        changes: &[
            Change { name: "5 rats at the start instead of 7", set: &[("start.rats", 5)] },
            Change { name: "9 rats at the start instead of 7", set: &[("start.rats", 9)] },
            Change { name: "no cheese at the start instead of 2", set: &[("start.cheese", 0)] },
            Change { name: "4 cheeses at the start instead of 2", set: &[("start.cheese", 4)] },
            Change { name: "orange is worth 3 instead of 2", set: &[("colours.orange.cheese", 3)] },
            Change { name: "orange is worth 1 instead of 2", set: &[("colours.orange.cheese", 1)] },
        ],
    };
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct RatLand {
    /// By round: the size of every clan when rats are sent out.
    sizes: BTreeMap<u8, Amounts>,
    size_at_end: Amounts,
    /// Per clan and game.
    starved: Amounts,
    killed: Amounts,
    /// Attacks that stole something, and how much.
    thefts: Share,
    stolen: Amounts,
    /// Cheese in the pantry at the end.
    cheese_at_end: Amounts,
    /// Rounds in which births did not get all the rats they wanted.
    supply_ran_out: Share,
    clans: BTreeMap<Cow<'static, str>, ClanTally>,
    everybody: Share,
    /// By the number of rounds played: who won, counted from the first active player.
    ends: BTreeMap<u8, End>,
    #[serde(skip)]
    now: ThisGame,
}

/// One clan over all games.
#[derive(Debug, Default, Serialize, Deserialize)]
struct ClanTally {
    dealt: u64,
    kept: u64,
    /// When kept.
    wins: Share,
}

/// All games that ended after so many rounds.
#[derive(Debug, Default, Serialize, Deserialize)]
struct End {
    games: u64,
    /// By place in the first turn order.
    wins: BTreeMap<u8, Share>,
    margin: Amounts,
}

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

    fn close(&mut self) {
        close_all!(
            self.size_at_end, self.starved, self.killed, self.thefts, self.stolen, self.cheese_at_end,
            self.supply_ran_out, self.everybody;
            self.sizes
        );
        self.clans.values_mut().for_each(|clan| clan.wins.close());
        for end in self.ends.values_mut() {
            close_all!(end.margin; end.wins);
        }
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
        self.everybody.add(other.everybody);
        for (rounds, end) in other.ends {
            let sum = self.ends.entry(rounds).or_default();
            sum.games += end.games;
            end.wins.into_iter().for_each(|(place, wins)| sum.wins.entry(place).or_default().add(wins));
            sum.margin.add(end.margin);
        }
    }

    fn lines(&self, by: By) -> Vec<(String, String)> {
        let mut lines = vec![
            ("size of a clan at the end".to_owned(), self.size_at_end.to_string()),
            ("starved per clan".to_owned(), self.starved.to_string()),
            ("killed in attacks per game".to_owned(), self.killed.to_string()),
            ("attacks that stole".to_owned(), self.thefts.to_string()),
            ("cheese stolen per game".to_owned(), self.stolen.to_string()),
            ("cheese left at the end".to_owned(), self.cheese_at_end.to_string()),
            ("games in which the rats ran out".to_owned(), self.supply_ran_out.to_string()),
        ];
        for (round, sizes) in &self.sizes {
            lines.push((format!("size of a clan in round {round}"), sizes.to_string()));
        }
        for (clan, tally) in &self.clans {
            let kept = 100.0 * tally.kept as f64 / tally.dealt.max(1) as f64;
            let wins = if tally.kept > 0 { tally.wins.to_string() } else { "nothing is known".to_owned() };
            lines.push((
                format!("{clan} win when kept, {}", by.said()),
                format!(
                    "{wins}, kept {} of {} times that it was dealt ({kept:.0} %)",
                    tally.kept, tally.dealt
                ),
            ));
        }
        for (rounds, end) in &self.ends {
            let places: Vec<String> =
                end.wins.values().map(|wins| format!("{:.1}", 100.0 * wins.share())).collect();
            lines.push((
                format!("{rounds} rounds: wins from the first player on"),
                format!("{} %, margin {}, {} games", places.join(" "), end.margin, end.games),
            ));
        }
        lines
    }

    fn json(&self, by: By) -> (&'static str, Value) {
        let sizes: BTreeMap<String, f64> =
            self.sizes.iter().map(|(round, sizes)| (round.to_string(), sizes.mean())).collect();
        let sizes_ci: BTreeMap<String, Option<(f64, f64)>> =
            self.sizes.iter().map(|(round, sizes)| (round.to_string(), sizes.interval())).collect();
        let clans: BTreeMap<&str, Value> = self
            .clans
            .iter()
            .map(|(clan, tally)| {
                let report = json!({
                    "dealt": tally.dealt,
                    "kept": tally.kept,
                    "by": by.word(),
                    "win_rate": tally.wins.share(),
                    "win_rate_ci95": tally.wins.interval(),
                });
                (&**clan, report)
            })
            .collect();
        let ends: BTreeMap<String, Value> = self
            .ends
            .iter()
            .map(|(rounds, end)| {
                let report = json!({
                    "games": end.games,
                    "win_rate_by_place": end.wins.values().map(Share::share).collect::<Vec<_>>(),
                    "win_rate_by_place_ci95": end.wins.values().map(Share::interval).collect::<Vec<_>>(),
                    "mean_margin": end.margin.mean(),
                    "mean_margin_ci95": end.margin.interval(),
                });
                (rounds.to_string(), report)
            })
            .collect();
        let report = json!({
            "mean_size_at_end": self.size_at_end.mean(),
            "mean_size_at_end_ci95": self.size_at_end.interval(),
            "mean_size_by_round": sizes,
            "mean_size_by_round_ci95": sizes_ci,
            "starved_per_clan": self.starved.mean(),
            "starved_per_clan_ci95": self.starved.interval(),
            "killed_per_game": self.killed.mean(),
            "killed_per_game_ci95": self.killed.interval(),
            "attacks": self.thefts.of(),
            "attacks_that_stole": self.thefts.share(),
            "attacks_that_stole_ci95": self.thefts.interval(),
            "stolen_per_game": self.stolen.mean(),
            "stolen_per_game_ci95": self.stolen.interval(),
            "cheese_at_end": self.cheese_at_end.mean(),
            "cheese_at_end_ci95": self.cheese_at_end.interval(),
            "games_rats_ran_out": self.supply_ran_out.share(),
            "games_rats_ran_out_ci95": self.supply_ran_out.interval(),
            "clans": clans,
            "by_rounds": ends,
        });
        ("ratland", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![
            ("Size of a clan at the end", "rats", self.size_at_end.counts()),
            ("Starved per clan", "rats", self.starved.counts()),
            ("Cheese stolen per game", "cheeses", self.stolen.counts()),
        ]
    }

    fn curves(&self, by: By) -> Vec<Curve> {
        let sizes = self.sizes.iter().map(|(round, sizes)| Bar::amount(round.to_string(), sizes));
        let clans = self.clans.iter().filter(|(_, tally)| tally.kept > 0);
        let clans = clans.map(|(clan, tally)| Bar::share(clan.clone(), &tally.wins));
        let margin = self.ends.iter().map(|(rounds, end)| Bar::amount(rounds.to_string(), &end.margin));
        let first = self
            .ends
            .iter()
            .filter_map(|(rounds, end)| Some(Bar::share(rounds.to_string(), end.wins.get(&0)?)));
        let curve = |title: &str, axis, unit, bars| Curve { title: title.to_owned(), axis, unit, bars };
        let kept = format!("Wins of each clan when kept, {}", by.said());
        [
            curve("Mean size of a clan by round", "round", Unit::Number, sizes.collect()),
            curve(&kept, "clan", Unit::Percent, clans.collect()),
            curve("Wins of the first player by rounds played", "rounds", Unit::Percent, first.collect()),
            curve("The winner's margin by rounds played", "rounds", Unit::Number, margin.collect()),
        ]
        .into_iter()
        .filter(|curve| !curve.bars.is_empty())
        .collect()
    }

    fn strengths(&self, by: By) -> Vec<Strength> {
        let kept = self.clans.iter().filter(|(_, tally)| tally.kept > 0);
        let strength = |(clan, tally): (&Cow<'static, str>, &ClanTally)| Strength {
            kind: "clan",
            name: clan.to_string(),
            by,
            wins: tally.wins,
            fair: self.everybody.share(),
        };
        kept.map(strength).collect()
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        vec![
            ("size of a clan at the end", self.size_at_end.mean()),
            ("starved per clan", self.starved.mean()),
            ("cheese stolen a game", self.stolen.mean()),
            ("cheese left at the end", self.cheese_at_end.mean()),
        ]
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
            end.wins.entry(place).or_default().see_win(winners.contains(seat), winners.len());
            self.everybody.see_win(winners.contains(seat), winners.len());
            if let Some(kept) = sewer.clan {
                let dealt = everything.dealt[seat].iter().filter_map(|card| card.up());
                dealt.for_each(|clan: Clan| self.clans.entry(clan.name().into()).or_default().dealt += 1);
                let tally = self.clans.entry(kept.name().into()).or_default();
                tally.kept += 1;
                tally.wins.see_win(winners.contains(seat), winners.len());
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
