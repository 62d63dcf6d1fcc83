//! Rattus Cartus: whom the plague takes, where points come from, what a premium action is worth, and whether it is good
//! to be first.

use super::{Amounts, Bar, By, Counts, Curve, Share, Statistics, Strength, Unit, close_all};
use crate::playable::{Bench, Change, Lot, Playable, Questions};
use games::rattus_cartus::{Building, Decision, Notice, Phase, Privilege, State};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::{Joint, Seat, SeatSet, Turn, World};

impl Playable for State {
    type Statistics = RattusCartus;
    const USUAL_BOT: &'static str = "rulebook";
    const LEGEND: &'static str =
        "  Buildings: most influence there takes the first, every other visitor the second.
  farm          draws 4 or 2 cards            castle        takes 2 swords or 1
  brewery       draws a card for each         tower         those with no fewer cards than you give you 3;
                influence, or every second                  whoever visits one is safe from it
  marketplace   takes 2 jokers or 1           tent          looks at 2 nun cards or 1
  office        takes 2 passes or 1           hut           takes 2 flutes or 1
  monastery     discards 2 rats or 1          palace        gains 2 points or 1
  hospital      discards cards, and a rat     treasury      takes 2 gold or 1
                for each";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
    const LOT: Option<Lot> = Some(Lot { name: "privileges", needs: None });

    fn left_to_the_lot(seat: Seat, world: &World<State>) -> Option<Vec<Decision>> {
        let public = world.view(None).public;
        if !matches!(public.phase, Phase::Privilege { .. } | Phase::Privileges) {
            return None;
        }
        let all = (0..public.row().len() as u8).map(Decision::Privilege);
        Some(all.filter(|decision| world.check(seat, decision).is_ok()).collect())
    }

    const QUESTIONS: Questions = Questions {
        strengths_with: &[("building_method", "random_cards")],
        changes: &[
            Change { name: "8 rats at the start instead of 10", set: &[("start.rats", 8)] },
            Change { name: "12 rats at the start instead of 10", set: &[("start.rats", 12)] },
            Change { name: "3 cards at the start instead of 5", set: &[("start.hand", 3)] },
            Change { name: "7 cards at the start instead of 5", set: &[("start.hand", 7)] },
            Change {
                name: "8 points for the most influence instead of 10",
                set: &[("scoring.influence.0", 8)],
            },
            Change {
                name: "the Monastery's premium takes 3 rats instead of 2",
                set: &[("building.monastery.premium.n", 3)],
            },
        ],
    };
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct RattusCartus {
    /// Per game.
    dead: Amounts,
    nobody_survived: Share,
    nuns: Amounts,
    /// Per player.
    rats: Amounts,
    influence: Amounts,
    awards: Amounts,
    gold: Amounts,
    palace: Amounts,
    /// Whoever had the premium action at least once, or never though somebody else had it: how often they won.
    premium: BTreeMap<Cow<'static, str>, Premium>,
    /// By what a privilege gives: how often those won who took it, once for each time.
    privileges: BTreeMap<Cow<'static, str>, Share>,
    /// By place in the first turn order.
    wins_by_place: BTreeMap<u8, Share>,
    everybody: Share,
    #[serde(skip)]
    now: ThisGame,
}

/// A building's premium action over all games.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Premium {
    had: Share,
    had_not: Share,
}

/// What is kept of the game that is being played.
#[derive(Debug, Default)]
struct ThisGame {
    told: usize,
    first: u8,
    premium: BTreeMap<Building, SeatSet>,
    privileges: Vec<(Seat, Privilege)>,
}

impl Statistics<State> for RattusCartus {
    const LISTENS: bool = true;

    fn before(&mut self, world: &World<State>, joint: &Joint<Decision>) {
        for (seat, decision) in joint.iter() {
            if let Decision::Privilege(position) = decision {
                let public = world.view(None).public;
                let card = public.row().get(usize::from(*position));
                self.now.privileges.extend(card.map(|card| (seat, public.parts.privilege(*card))));
            }
        }
    }

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

    fn close(&mut self) {
        close_all!(
            self.dead, self.nobody_survived, self.nuns, self.rats, self.influence, self.awards, self.gold, self.palace,
            self.everybody;
            self.privileges, self.wins_by_place
        );
        for premium in self.premium.values_mut() {
            close_all!(premium.had, premium.had_not;);
        }
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
            self.wins_by_place.entry(place).or_default().add(wins);
        });
        for (privilege, wins) in other.privileges {
            self.privileges.entry(privilege).or_default().add(wins);
        }
        self.everybody.add(other.everybody);
    }

    fn lines(&self, by: By) -> Vec<(String, String)> {
        let mut lines = vec![
            ("plague deaths per game".to_owned(), self.dead.to_string()),
            ("games that nobody survived".to_owned(), self.nobody_survived.to_string()),
            ("nuns in the row".to_owned(), self.nuns.to_string()),
            ("rats at the end".to_owned(), self.rats.to_string()),
        ];
        for (name, points) in self.sources() {
            lines.push((format!("points from {name}"), points.to_string()));
        }
        for (place, wins) in &self.wins_by_place {
            lines.push((format!("wins of place {} in the first turn order", place + 1), wins.to_string()));
        }
        for (building, premium) in &self.premium {
            lines.push((
                format!("wins of those who won the premium of {}", spaced(building)),
                format!("{}, without it {}", premium.had, premium.had_not),
            ));
        }
        for (privilege, wins) in &self.privileges {
            lines.push((format!("wins with a privilege of {privilege}, {}", by.said()), wins.to_string()));
        }
        lines
    }

    fn json(&self, by: By) -> (&'static str, Value) {
        let premium: BTreeMap<&str, Value> = self
            .premium
            .iter()
            .map(|(building, premium)| {
                let report = json!({
                    "had_it": premium.had.of(),
                    "by": By::Choice.word(),
                    "win_rate": premium.had.share(),
                    "win_rate_ci95": premium.had.interval(),
                    "win_rate_without": premium.had_not.share(),
                    "win_rate_without_ci95": premium.had_not.interval(),
                });
                (&**building, report)
            })
            .collect();
        let privileges: BTreeMap<&str, Value> = self
            .privileges
            .iter()
            .map(|(privilege, wins)| {
                let report = json!({
                    "taken": wins.of(),
                    "by": by.word(),
                    "win_rate": wins.share(),
                    "win_rate_ci95": wins.interval(),
                });
                (&**privilege, report)
            })
            .collect();
        let points: BTreeMap<&str, f64> =
            self.sources().map(|(name, points)| (name, points.mean())).into_iter().collect();
        let points_ci: BTreeMap<&str, Option<(f64, f64)>> =
            self.sources().map(|(name, points)| (name, points.interval())).into_iter().collect();
        let report = json!({
            "plague_deaths_per_game": self.dead.mean(),
            "plague_deaths_per_game_ci95": self.dead.interval(),
            "games_nobody_survived": self.nobody_survived.share(),
            "games_nobody_survived_ci95": self.nobody_survived.interval(),
            "nuns": self.nuns.mean(),
            "nuns_ci95": self.nuns.interval(),
            "rats_at_end": self.rats.mean(),
            "rats_at_end_ci95": self.rats.interval(),
            "points": points,
            "points_ci95": points_ci,
            "win_rate_by_place": self.wins_by_place.values().map(Share::share).collect::<Vec<_>>(),
            "win_rate_by_place_ci95": self.wins_by_place.values().map(Share::interval).collect::<Vec<_>>(),
            "premium": premium,
            "privileges": privileges,
        });
        ("rattus_cartus", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![
            ("Plague deaths per game", "deaths", self.dead.counts()),
            ("Rats at the end", "rats", self.rats.counts()),
            ("Nuns in the row", "nuns", self.nuns.counts()),
        ]
    }

    fn curves(&self, by: By) -> Vec<Curve> {
        let points = self.sources().map(|(name, points)| Bar::amount(name, points));
        let places = self.wins_by_place.iter().map(|(place, wins)| Bar::share((place + 1).to_string(), wins));
        let had = self.premium.iter().filter(|(_, premium)| premium.had.of() > 0);
        let premium = had.map(|(building, premium)| Bar::share(spaced(building), &premium.had));
        let privileges = self.privileges.iter().map(|(privilege, wins)| Bar::share(privilege.clone(), wins));
        let curve = |title: &str, axis, unit, bars| Curve { title: title.to_owned(), axis, unit, bars };
        let taken = format!("Wins with a privilege, {}", by.said());
        [
            curve("Points by source", "source", Unit::Number, points.into()),
            curve("Wins by place in the first turn order", "place", Unit::Percent, places.collect()),
            curve("Wins of those who had the premium action", "building", Unit::Percent, premium.collect()),
            curve(&taken, "privilege", Unit::Percent, privileges.collect()),
        ]
        .into_iter()
        .filter(|curve| !curve.bars.is_empty())
        .collect()
    }

    fn strengths(&self, by: By) -> Vec<Strength> {
        let fair = self.everybody.share();
        let privileges = self.privileges.iter().map(|(privilege, wins)| Strength {
            kind: "privilege",
            name: privilege.to_string(),
            by,
            wins: *wins,
            fair,
        });
        let premium = self.premium.iter().map(|(building, premium)| Strength {
            kind: "premium action",
            name: spaced(building),
            by: By::Choice,
            wins: premium.had,
            fair,
        });
        privileges.chain(premium).collect()
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        vec![
            ("plague deaths a game", self.dead.mean()),
            ("rats at the end", self.rats.mean()),
            ("points from influence", self.influence.mean()),
        ]
    }
}

/// `fortune_tellers_tent` as it is read.
fn spaced(name: &str) -> String {
    name.replace('_', " ")
}

/// What the corner of a building card gives: `2 cards, 1 rat`.
fn said(privilege: Privilege) -> String {
    let Privilege { cards, rats, looks } = privilege;
    let parts = [(cards, "card"), (rats, "rat"), (looks, "look")].into_iter().filter(|(count, _)| *count > 0);
    let plural = |count: u8| if count == 1 { "" } else { "s" };
    parts.map(|(count, thing)| format!("{count} {thing}{}", plural(count))).collect::<Vec<_>>().join(", ")
}

impl RattusCartus {
    fn sources(&self) -> [(&'static str, &Amounts); 4] {
        [
            ("influence", &self.influence),
            ("awards", &self.awards),
            ("gold", &self.gold),
            ("palace", &self.palace),
        ]
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
        let count = winners.len();
        for seat in public.all() {
            let place = (seat.number() + public.seats() - game.first) % public.seats();
            let wins = winners.contains(seat);
            self.wins_by_place.entry(place).or_default().see_win(wins, count);
            self.everybody.see_win(wins, count);
            for (building, had) in &game.premium {
                let premium = self.premium.entry(building.name().into()).or_default();
                let share = if had.contains(seat) { &mut premium.had } else { &mut premium.had_not };
                share.see_win(wins, count);
            }
        }
        for (seat, privilege) in game.privileges {
            let name = Cow::Owned(said(privilege));
            self.privileges.entry(name).or_default().see_win(winners.contains(seat), count);
        }
    }
}
