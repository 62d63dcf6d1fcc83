//! What a game's designers would ask beyond wins and scores: one file a game.
//!
//! A simulation shows its statistics the truth: what is decided, just before it is carried out, and the table just
//! after. They count in whole numbers only, so that adding up parts of a simulation gives the same figures in
//! whatever parts it was played. A win that k players share counts 1/k for each, whatever is asked.

mod clusters;
mod counts;
mod interval;
mod mean;
mod rat_a_tat_cat;
mod ratapolis;
mod ratland;
mod rattus_cartus;
mod significance;

pub(crate) use clusters::{Amounts, Share};
pub(crate) use counts::Counts;
pub(crate) use interval::wilson;
pub(crate) use mean::{Mean, percentile};
pub(crate) use significance::{holm, two_sided};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use table::{Game, Joint, World};

/// Whatever is counted can be written down and added up elsewhere.
pub(crate) trait Statistics<G: Game>: Default + Send + Serialize + DeserializeOwned {
    /// Whether it wants to hear what happens, which costs some time.
    const LISTENS: bool = false;
    /// These decisions are about to be carried out.
    fn before(&mut self, world: &World<G>, joint: &Joint<G::Decision>);
    /// They have been carried out.
    fn after(&mut self, world: &World<G>);
    /// How many rounds a game that is over has had.
    fn rounds(world: &World<G>) -> u32;
    /// What was seen since the last time is one observation: a game, or all games of a deal.
    fn close(&mut self);
    fn add(&mut self, other: Self);
    /// For the table: what is said, and the figure.
    fn lines(&self, by: By) -> Vec<(String, String)>;
    /// For `--json`: the field of the report, and what is in it.
    fn json(&self, by: By) -> (&'static str, Value);
    /// Further plots: a title, what the axis counts, and how often each amount was seen.
    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)>;
    /// And such where every bar has a name and a height of its own.
    fn curves(&self, _by: By) -> Vec<Curve> {
        Vec::new()
    }
    /// What somebody has and somebody else has not, and how those do who have it.
    fn strengths(&self, _by: By) -> Vec<Strength> {
        Vec::new()
    }
    /// What a change of the box might change, on average over what was seen.
    fn measures(&self) -> Vec<(&'static str, f64)> {
        Vec::new()
    }
}

/// Who decides what a player has. Whoever wins with a thing that was chosen may win because good players choose it, or
/// choose it when they are ahead; the lot knows nothing of that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    #[default]
    Choice,
    Lot,
}

impl By {
    pub(crate) const fn said(self) -> &'static str {
        match self {
            By::Choice => "the players' choice",
            By::Lot => "by lot",
        }
    }

    /// For `--json`.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            By::Choice => "choice",
            By::Lot => "lot",
        }
    }
}

/// A thing that somebody has.
#[derive(Clone, Debug)]
pub(crate) struct Strength {
    /// A clan, a privilege.
    pub(crate) kind: &'static str,
    pub(crate) name: String,
    pub(crate) by: By,
    /// Of those who had it.
    pub(crate) wins: Share,
    /// Of everybody.
    pub(crate) fair: f64,
}

impl Strength {
    /// How likely chance alone makes such a difference, before it is corrected for others. By what would be seen if nothing
    /// were special about it: a share that has come out small looks surer than it is.
    pub(crate) fn chance(&self) -> f64 {
        let (share, scatter) = (self.wins.share(), |share: f64| share * (1.0 - share));
        let error = match self.wins.error() {
            Some(_) if scatter(share) <= 0.0 => (scatter(self.fair) / self.wins.games() as f64).sqrt(),
            Some(error) => error * (scatter(self.fair) / scatter(share)).sqrt(),
            None => 0.0,
        };
        if error > 0.0 { two_sided((share - self.fair) / error) } else { 1.0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Number,
    /// Bars are shares of 1.
    Percent,
}

impl Unit {
    pub(crate) fn said(self, height: f64) -> String {
        match self {
            Unit::Number => format!("{height:.2}"),
            Unit::Percent => format!("{:.1} %", 100.0 * height),
        }
    }
}

/// Named bars.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    pub(crate) title: String,
    /// What the names are.
    pub(crate) axis: &'static str,
    pub(crate) unit: Unit,
    pub(crate) bars: Vec<Bar>,
}

/// A bar with its name, its height and, where more than one game speaks of it, its interval.
#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) height: f64,
    pub(crate) interval: Option<(f64, f64)>,
}

impl Bar {
    pub(crate) fn share(name: impl Into<String>, share: &Share) -> Bar {
        let interval = (share.games() > 0).then(|| share.interval());
        Bar { name: name.into(), height: share.share(), interval }
    }

    pub(crate) fn amount(name: impl Into<String>, amounts: &Amounts) -> Bar {
        Bar { name: name.into(), height: amounts.mean(), interval: amounts.interval() }
    }
}

/// Runs a method of every share and amount of a statistics, and of those that it keeps by name.
macro_rules! close_all {
    ($($one:expr),* $(,)?; $($many:expr),* $(,)?) => {
        $($one.close();)*
        $($many.values_mut().for_each(|one| one.close());)*
    };
}
pub(crate) use close_all;

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(games: u32, won: u32) -> Strength {
        let mut wins = Share::default();
        for game in 0..games {
            wins.see(game < won);
            wins.close();
        }
        Strength { kind: "clan", name: String::new(), by: By::Lot, wins, fair: 0.25 }
    }

    /// The score test: 8 of 80 where a quarter is fair are 3.1 standard errors away, and not the 4.5 that 8 of 80 would make
    /// by themselves.
    #[test]
    fn how_sure_a_strength_is_follows_from_what_would_be_fair() {
        assert!((strength(80, 8).chance() - 0.00208).abs() < 0.00005, "{}", strength(80, 8).chance());
        assert!((strength(10, 0).chance() - 0.0679).abs() < 0.001, "{}", strength(10, 0).chance());
        assert_eq!((strength(80, 20).chance(), strength(1, 1).chance()), (two_sided(0.0), 1.0));
    }
}
