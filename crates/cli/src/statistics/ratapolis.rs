//! Ratapolis: what each Situation pays, which buildings the cats take and which decide a game, what an advantage is worth,
//! and whether Balthus or the rats win.

use super::{Counts, Curve, Rate, Statistics};
use crate::playable::{Bench, Playable};
use games::ratapolis::{Advantage, Decision, Notice, Plot, State, Tile};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Joint, Seat, SeatSet, Standing, Turn, World};

impl Playable for State {
    type Statistics = Ratapolis;
    const USUAL_BOT: &'static str = "rulebook";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
}

#[derive(Debug, Default)]
pub(crate) struct Ratapolis {
    /// By Situation: the scores of those who own rats.
    scores: BTreeMap<String, Counts>,
    /// By letter, over the games whose city has the building.
    buildings: BTreeMap<&'static str, Building>,
    /// By advantage, over the games that have its token: how often those won who had it at least once, and the others.
    advantages: BTreeMap<&'static str, Holders>,
    /// How often Balthus won, and what he had noted.
    balthus: Rate,
    hunted: Counts,
    /// Per game.
    losses: Counts,
    now: ThisGame,
}

#[derive(Debug, Default)]
struct Building {
    /// Removed by cats, or turned up as a trap.
    struck: Rate,
    /// Rats stood on it in the end.
    held: Rate,
    /// A winner would not have won without the cheese of it.
    decisive: Rate,
}

#[derive(Debug, Default)]
struct Holders {
    had: Rate,
    had_not: Rate,
}

/// What is kept of the game that is being played.
#[derive(Debug, Default)]
struct ThisGame {
    told: usize,
    owners: BTreeMap<Advantage, SeatSet>,
    lost: u16,
}

impl Statistics<State> for Ratapolis {
    const LISTENS: bool = true;

    fn before(&mut self, _: &World<State>, _: &Joint<Decision>) {}

    fn after(&mut self, world: &World<State>) {
        let news = world.notices_of_everything_after(self.now.told);
        self.now.told += news.len();
        news.iter().for_each(|notice| self.hear(notice));
        let public = world.view(None).public;
        for advantage in Advantage::ALL {
            if let Some(owner) = public.owner(advantage) {
                let owners = self.now.owners.entry(advantage).or_insert(SeatSet::EMPTY);
                *owners = owners.with(owner);
            }
        }
        if let Turn::Over(standing) = world.turn() {
            self.ended(world, &standing);
        }
    }

    fn rounds(world: &World<State>) -> u32 {
        let public = world.view(None).public;
        public.slots.iter().filter(|slot| slot.revealed).count() as u32
    }

    fn add(&mut self, other: Self) {
        for (situation, scores) in other.scores {
            self.scores.entry(situation).or_default().add(scores);
        }
        for (letter, building) in other.buildings {
            let sum = self.buildings.entry(letter).or_default();
            sum.struck.add(building.struck);
            sum.held.add(building.held);
            sum.decisive.add(building.decisive);
        }
        for (advantage, holders) in other.advantages {
            let sum = self.advantages.entry(advantage).or_default();
            sum.had.add(holders.had);
            sum.had_not.add(holders.had_not);
        }
        self.balthus.add(other.balthus);
        self.hunted.add(other.hunted);
        self.losses.add(other.losses);
    }

    fn lines(&self) -> Vec<(String, String)> {
        let mut lines = vec![("rats lost per game".to_owned(), format!("{:.2}", self.losses.mean()))];
        for (situation, scores) in &self.scores {
            lines.push((
                format!("cheese in Situation {situation}"),
                format!("{:.2} ± {:.2}", scores.mean(), scores.deviation()),
            ));
        }
        if self.balthus.of > 0 {
            lines.push(("wins of Balthus".to_owned(), self.balthus.to_string()));
            lines.push(("noted by Balthus".to_owned(), format!("{:.2}", self.hunted.mean())));
        }
        for (advantage, holders) in &self.advantages {
            lines.push((
                format!("wins of those with {advantage}"),
                format!("{}, without it {}", holders.had, holders.had_not),
            ));
        }
        for (letter, Building { struck, held, decisive }) in &self.buildings {
            let share = |rate: &Rate| format!("{:.1} %", 100.0 * rate.share());
            lines.push((
                format!("building {letter}"),
                format!("struck {}, held {}, decisive {}", share(struck), share(held), share(decisive)),
            ));
        }
        lines
    }

    fn json(&self) -> (&'static str, Value) {
        let situations: BTreeMap<&str, Value> = self
            .scores
            .iter()
            .map(|(id, scores)| {
                (
                    id.as_str(),
                    json!({ "players": scores.total(), "mean": scores.mean(), "sd": scores.deviation() }),
                )
            })
            .collect();
        let buildings: BTreeMap<&str, Value> = self
            .buildings
            .iter()
            .map(|(letter, Building { struck, held, decisive })| {
                let report = json!({
                    "games": struck.of,
                    "struck": struck.share(),
                    "held": held.share(),
                    "decisive": decisive.share(),
                });
                (*letter, report)
            })
            .collect();
        let advantages: BTreeMap<&str, Value> = self
            .advantages
            .iter()
            .map(|(advantage, Holders { had, had_not })| {
                let report = json!({
                    "had_it": had.of,
                    "win_rate": had.share(),
                    "win_rate_ci95": had.interval(),
                    "win_rate_without": had_not.share(),
                });
                (*advantage, report)
            })
            .collect();
        let balthus = (self.balthus.of > 0).then(|| {
            json!({
                "games": self.balthus.of,
                "win_rate": self.balthus.share(),
                "win_rate_ci95": self.balthus.interval(),
                "noted": self.hunted.mean(),
            })
        });
        let report = json!({
            "rats_lost": self.losses.mean(),
            "situations": situations,
            "buildings": buildings,
            "advantages": advantages,
            "balthus": balthus,
        });
        ("ratapolis", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        let mut plots = vec![("Rats lost per game", "rats", &self.losses)];
        if self.balthus.of > 0 {
            plots.push(("Cheese noted by Balthus", "cheese", &self.hunted));
        }
        plots
    }

    fn curves(&self) -> Vec<Curve> {
        let situations = self.scores.iter().map(|(id, scores)| (id.clone(), scores.mean()));
        let of_buildings = |share: fn(&Building) -> f64| {
            let bar =
                |(letter, building): (&&str, &Building)| ((*letter).to_owned(), 100.0 * share(building));
            self.buildings.iter().map(bar).collect::<Vec<_>>()
        };
        let advantages = self.advantages.iter();
        let advantages =
            advantages.map(|(advantage, holders)| ((*advantage).to_owned(), 100.0 * holders.had.share()));
        vec![
            Curve { title: "Mean cheese by Situation", axis: "Situation", bars: situations.collect() },
            Curve {
                title: "Buildings that were struck, %",
                axis: "building",
                bars: of_buildings(|building| building.struck.share()),
            },
            Curve {
                title: "Buildings with rats in the end, %",
                axis: "building",
                bars: of_buildings(|building| building.held.share()),
            },
            Curve {
                title: "Buildings without which the winner had not won, %",
                axis: "building",
                bars: of_buildings(|building| building.decisive.share()),
            },
            Curve {
                title: "Wins of those who had an advantage, %",
                axis: "advantage",
                bars: advantages.collect(),
            },
        ]
    }
}

impl Ratapolis {
    fn hear(&mut self, notice: &Notice) {
        if let Notice::Lost { rats, .. } = notice {
            self.now.lost += u16::from(*rats);
        }
    }

    fn ended(&mut self, world: &World<State>, standing: &Standing) {
        let public = world.view(None).public;
        let game = std::mem::take(&mut self.now);
        let winners = standing.winners();
        self.losses.see(game.lost);
        let scores = self.scores.entry(public.situation().id.clone()).or_default();
        public.players().iter().for_each(|seat| scores.see(public.scores()[seat].total()));
        if let Some(hunter) = public.balthus {
            self.balthus.see(winners.contains(hunter));
            self.hunted.see(public.hunted);
        }
        for tile in public.orange {
            let Some(advantage) = tile.advantage() else { continue };
            let owners = game.owners.get(&advantage).copied().unwrap_or(SeatSet::EMPTY);
            let holders = self.advantages.entry(advantage.name()).or_default();
            for seat in public.players() {
                let rate = if owners.contains(seat) { &mut holders.had } else { &mut holders.had_not };
                rate.see(winners.contains(seat));
            }
        }
        for plot in public.city.plots() {
            let Some(tile) = public.tile_on(plot).filter(|tile| tile.is_building()) else { continue };
            let building = self.buildings.entry(Tile::name(tile)).or_default();
            building.struck.see(!public.present.contains(plot));
            building.held.see(public.crowd(plot) > 0);
            building.decisive.see(decides(&public, standing, plot));
        }
    }
}

/// Whether some rat player who won would not have, without the cheese of this building.
fn decides(public: &games::ratapolis::Public, standing: &Standing, plot: Plot) -> bool {
    let winners = standing.winners();
    let beaten = |seat: Seat| !winners.contains(seat) && public.balthus != Some(seat);
    let next = public.all().iter().filter(|&seat| beaten(seat)).map(|seat| standing.scores[seat]).max();
    let cheese = |seat: Seat| i32::from(public.rats(seat.into(), plot)) * i32::from(public.worth(plot));
    let needs = |seat: Seat| next.is_some_and(|next| cheese(seat) > standing.scores[seat] - next);
    public.players().iter().any(|seat| winners.contains(seat) && cheese(seat) > 0 && needs(seat))
}
