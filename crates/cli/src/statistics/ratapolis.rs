//! Ratapolis: what each Situation pays, which buildings the cats take and which decide a game, what an advantage is worth,
//! and whether Balthus or the rats win.

use super::{Amounts, Bar, By, Counts, Curve, Share, Statistics, Strength, Unit, close_all};
use crate::playable::{Bench, Change, Lot, Playable, Questions};
use games::ratapolis::{Advantage, Decision, Notice, Parts, Plot, State, Tile};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::{Dice, Game as _, Joint, Printed, Seat, SeatSet, Standing, Turn, World};

impl Playable for State {
    type Statistics = Ratapolis;
    const USUAL_BOT: &'static str = "rulebook";
    const LEGEND: &'static str = "  Plots: rats by the first letter of their colour, how many have room, cheese for each rat in the end.
  Buildings are A to T; V, W, Y, Z lie outdoors and no cat comes there. Cats take a building and
  everybody on it; what is gone leaves empty ground. Most rats on a building with a token take it:
  A market          brings a lost rat back to it          G radio         may refuse the first cat card
  B archives        somebody shows you a hunt card        H metro         moves across empty ground
  C shooting_range  attacks next door as well             I fire_station  your groups enter first
  F hotel           one rat more gets in                  L bus_station   moves two steps
  S cheese_shop     a cheese at the end of each round     T hospital      saves one rat from the cat";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
    const LOT: Option<Lot> = Some(Lot { name: "advantages", needs: None });

    /// Every rat player is given one of the tokens in the game at the start, as long as there are any, and keeps it until
    /// somebody has more rats on its building.
    fn dealt_by_lot(world: World<State>, parts: &Printed<Parts>, dice: &mut Dice) -> World<State> {
        let everything = world.view_of_everything();
        let public = &everything.public;
        let mut players: Vec<Seat> = public.players().iter().collect();
        dice.shuffle(&mut players);
        let mut tokens: Vec<Tile> = public.orange.iter().filter(|tile| tile.advantage().is_some()).collect();
        dice.shuffle(&mut tokens);
        let owner = |tile| {
            let place = tokens.iter().position(|&token| token == tile)?;
            players.get(place)
        };
        let orange = public.orange.iter().map(|tile| match owner(tile) {
            Some(seat) => format!("{tile}:{seat}"),
            None => tile.to_string(),
        });
        let orange = format!("orange {}", orange.collect::<Vec<_>>().join(" "));
        let text = State::position(&everything);
        let sections = text.split(';').map(str::trim);
        let sections: Vec<&str> =
            sections.map(|section| if section.starts_with("orange ") { &orange } else { section }).collect();
        match State::from_position(parts, &sections.join("; ")) {
            Ok(state) => World::at(state, dice.fork("from the lot on", 0)).listening(),
            Err(misread) => unreachable!("a position that was written is read again: {misread}"),
        }
    }

    const QUESTIONS: Questions = Questions {
        strengths_with: &[],
        changes: &[
            Change { name: "the Town Hall (Q) is worth 4 instead of 3", set: &[("tile.Q.plain", 4)] },
            Change { name: "the Town Hall (Q) is worth 5 instead of 3", set: &[("tile.Q.plain", 5)] },
            Change {
                name: "a building that covers one cell is worth 4 instead of 5",
                set: &[
                    ("tile.D.plain", 4),
                    ("tile.K.plain", 4),
                    ("tile.M.plain", 4),
                    ("tile.N.plain", 4),
                    ("tile.O.plain", 4),
                    ("tile.P.plain", 4),
                    ("tile.R.plain", 4),
                ],
            },
            Change {
                name: "5 hunt cards in every round instead of 4 from round 5 on",
                set: &[("hunt.drawn.4", 5), ("hunt.drawn.5", 5), ("hunt.drawn.6", 5), ("hunt.drawn.7", 5)],
            },
        ],
    };
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ratapolis {
    /// By Situation: the scores of those who own rats.
    scores: BTreeMap<String, Amounts>,
    /// By letter, over the games whose city has the building.
    buildings: BTreeMap<Cow<'static, str>, Building>,
    /// By advantage, over the games that have its token: how often those won who had it at least once, and the others.
    advantages: BTreeMap<Cow<'static, str>, Holders>,
    /// By advantage that somebody was given at the start: how often those won.
    given: BTreeMap<Cow<'static, str>, Share>,
    /// Of those who own rats.
    everybody: Share,
    /// How often Balthus won, and what he had noted.
    balthus: Share,
    hunted: Amounts,
    /// Per game.
    losses: Amounts,
    #[serde(skip)]
    now: ThisGame,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Building {
    /// Removed by cats, or turned up as a trap.
    struck: Share,
    /// Rats stood on it in the end.
    held: Share,
    /// A winner would not have won without the cheese of it.
    decisive: Share,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Holders {
    had: Share,
    had_not: Share,
}

/// What is kept of the game that is being played.
#[derive(Debug, Default)]
struct ThisGame {
    told: usize,
    begun: bool,
    owners: BTreeMap<Advantage, SeatSet>,
    given: Vec<(Advantage, Seat)>,
    lost: u16,
}

impl Statistics<State> for Ratapolis {
    const LISTENS: bool = true;

    fn before(&mut self, world: &World<State>, _: &Joint<Decision>) {
        if !self.now.begun {
            self.now.begun = true;
            let public = world.view(None).public;
            let given = Advantage::ALL.into_iter().filter_map(|one| Some((one, public.owner(one)?)));
            self.now.given = given.collect();
        }
    }

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

    fn close(&mut self) {
        close_all!(
            self.everybody, self.balthus, self.hunted, self.losses;
            self.scores, self.given
        );
        for building in self.buildings.values_mut() {
            close_all!(building.struck, building.held, building.decisive;);
        }
        for holders in self.advantages.values_mut() {
            close_all!(holders.had, holders.had_not;);
        }
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
        other.given.into_iter().for_each(|(one, wins)| self.given.entry(one).or_default().add(wins));
        self.everybody.add(other.everybody);
        self.balthus.add(other.balthus);
        self.hunted.add(other.hunted);
        self.losses.add(other.losses);
    }

    fn lines(&self, _: By) -> Vec<(String, String)> {
        let mut lines = vec![("rats lost per game".to_owned(), self.losses.to_string())];
        for (situation, scores) in &self.scores {
            lines.push((
                format!("cheese in Situation {situation}"),
                format!("{scores}, standard deviation {:.2}", scores.deviation()),
            ));
        }
        if self.balthus.of() > 0 {
            lines.push(("wins of Balthus".to_owned(), self.balthus.to_string()));
            lines.push(("noted by Balthus".to_owned(), self.hunted.to_string()));
        }
        for (advantage, wins) in &self.given {
            lines.push((
                format!("wins of those who are given {} at the start, by lot", spaced(advantage)),
                wins.to_string(),
            ));
        }
        for (advantage, holders) in &self.advantages {
            lines.push((
                format!("wins of those who took {} in play", spaced(advantage)),
                format!("{}, without it {}", holders.had, holders.had_not),
            ));
        }
        for (letter, Building { struck, held, decisive }) in &self.buildings {
            lines.push((
                format!("building {}", named(letter)),
                format!("struck {struck}, held {held}, decisive {decisive}"),
            ));
        }
        lines
    }

    fn json(&self, _: By) -> (&'static str, Value) {
        let situations: BTreeMap<&str, Value> = self
            .scores
            .iter()
            .map(|(id, scores)| {
                let report = json!({
                    "players": scores.total(),
                    "mean": scores.mean(),
                    "mean_ci95": scores.interval(),
                    "sd": scores.deviation(),
                });
                (id.as_str(), report)
            })
            .collect();
        let buildings: BTreeMap<&str, Value> = self
            .buildings
            .iter()
            .map(|(letter, Building { struck, held, decisive })| {
                let report = json!({
                    "name": name_of(letter),
                    "games": struck.of(),
                    "struck": struck.share(),
                    "struck_ci95": struck.interval(),
                    "held": held.share(),
                    "held_ci95": held.interval(),
                    "decisive": decisive.share(),
                    "decisive_ci95": decisive.interval(),
                });
                (&**letter, report)
            })
            .collect();
        let advantages: BTreeMap<&str, Value> = self
            .advantages
            .iter()
            .map(|(advantage, Holders { had, had_not })| {
                let report = json!({
                    "had_it": had.of(),
                    "by": By::Choice.word(),
                    "win_rate": had.share(),
                    "win_rate_ci95": had.interval(),
                    "win_rate_without": had_not.share(),
                    "win_rate_without_ci95": had_not.interval(),
                });
                (&**advantage, report)
            })
            .collect();
        let given: BTreeMap<&str, Value> = self
            .given
            .iter()
            .map(|(advantage, wins)| {
                let report = json!({
                    "given": wins.of(),
                    "by": By::Lot.word(),
                    "win_rate": wins.share(),
                    "win_rate_ci95": wins.interval(),
                });
                (&**advantage, report)
            })
            .collect();
        let balthus = (self.balthus.of() > 0).then(|| {
            json!({
                "games": self.balthus.of(),
                "win_rate": self.balthus.share(),
                "win_rate_ci95": self.balthus.interval(),
                "noted": self.hunted.mean(),
                "noted_ci95": self.hunted.interval(),
            })
        });
        let report = json!({
            "rats_lost": self.losses.mean(),
            "rats_lost_ci95": self.losses.interval(),
            "situations": situations,
            "buildings": buildings,
            "advantages": advantages,
            "advantages_given": given,
            "balthus": balthus,
        });
        ("ratapolis", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        let mut plots = vec![("Rats lost per game", "rats", self.losses.counts())];
        if self.balthus.of() > 0 {
            plots.push(("Cheese noted by Balthus", "cheese", self.hunted.counts()));
        }
        plots
    }

    fn curves(&self, _: By) -> Vec<Curve> {
        let situations = self.scores.iter().map(|(id, scores)| Bar::amount(id.clone(), scores));
        let of_buildings = |share: fn(&Building) -> &Share| {
            self.buildings
                .iter()
                .map(|(letter, building)| Bar::share(named(letter), share(building)))
                .collect()
        };
        let advantages = self.advantages.iter().filter(|(_, holders)| holders.had.of() > 0);
        let advantages = advantages.map(|(advantage, holders)| Bar::share(spaced(advantage), &holders.had));
        let given = self.given.iter().map(|(advantage, wins)| Bar::share(spaced(advantage), wins));
        let curve = |title: &str, axis, unit, bars| Curve { title: title.to_owned(), axis, unit, bars };
        [
            curve("Mean cheese by Situation", "Situation", Unit::Number, situations.collect()),
            curve(
                "Buildings that were struck",
                "building",
                Unit::Percent,
                of_buildings(|building| &building.struck),
            ),
            curve(
                "Buildings with rats in the end",
                "building",
                Unit::Percent,
                of_buildings(|building| &building.held),
            ),
            curve(
                "Buildings without which the winner had not won",
                "building",
                Unit::Percent,
                of_buildings(|building| &building.decisive),
            ),
            curve(
                "Wins of those who are given an advantage at the start, by lot",
                "advantage",
                Unit::Percent,
                given.collect(),
            ),
            curve(
                "Wins of those who took an advantage in play",
                "advantage",
                Unit::Percent,
                advantages.collect(),
            ),
        ]
        .into_iter()
        .filter(|curve| !curve.bars.is_empty())
        .collect()
    }

    fn strengths(&self, _: By) -> Vec<Strength> {
        let fair = self.everybody.share();
        let given = self.given.iter().map(|(advantage, wins)| Strength {
            kind: "advantage at the start",
            name: spaced(advantage),
            by: By::Lot,
            wins: *wins,
            fair,
        });
        let taken = self.advantages.iter().map(|(advantage, holders)| Strength {
            kind: "advantage, at some time",
            name: spaced(advantage),
            by: By::Choice,
            wins: holders.had,
            fair,
        });
        given.chain(taken).collect()
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        vec![("rats lost a game", self.losses.mean())]
    }
}

/// What the buildings are, by their letters.
const NAMES: [(&str, &str); 20] = [
    ("A", "market"),
    ("B", "archives"),
    ("C", "shooting range"),
    ("D", "bakery"),
    ("E", "library"),
    ("F", "hotel"),
    ("G", "radio station"),
    ("H", "metro"),
    ("I", "fire station"),
    ("J", "school"),
    ("K", "flower shop"),
    ("L", "bus station"),
    ("M", "post office"),
    ("N", "bookshop"),
    ("O", "pharmacy"),
    ("P", "cafe"),
    ("Q", "town hall"),
    ("R", "barber shop"),
    ("S", "cheese shop"),
    ("T", "hospital"),
];

fn name_of(letter: &str) -> Option<&'static str> {
    NAMES.into_iter().find(|(known, _)| *known == letter).map(|(_, name)| name)
}

/// `C shooting range`.
fn named(letter: &str) -> String {
    name_of(letter).map_or_else(|| letter.to_owned(), |name| format!("{letter} {name}"))
}

/// `shooting_range` as it is read.
fn spaced(name: &str) -> String {
    name.replace('_', " ")
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
            self.balthus.see_win(winners.contains(hunter), winners.len());
            self.hunted.see(public.hunted);
        }
        for tile in public.orange {
            let Some(advantage) = tile.advantage() else { continue };
            let owners = game.owners.get(&advantage).copied().unwrap_or(SeatSet::EMPTY);
            let holders = self.advantages.entry(advantage.name().into()).or_default();
            for seat in public.players() {
                let share = if owners.contains(seat) { &mut holders.had } else { &mut holders.had_not };
                share.see_win(winners.contains(seat), winners.len());
            }
        }
        for (advantage, seat) in game.given {
            let given = self.given.entry(advantage.name().into()).or_default();
            given.see_win(winners.contains(seat), winners.len());
        }
        for seat in public.players() {
            self.everybody.see_win(winners.contains(seat), winners.len());
        }
        for plot in public.city.plots() {
            let Some(tile) = public.tile_on(plot).filter(|tile| tile.is_building()) else { continue };
            let building = self.buildings.entry(Tile::name(tile).into()).or_default();
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
