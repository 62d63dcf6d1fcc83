//! {{title}}: how often is a card changed, and how good is the best?

use super::{Amounts, By, Counts, Share, Statistics};
use crate::playable::{Bench, Playable};
use games::{{ident}}::{Decision, State};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Joint, Turn, World};

impl Playable for State {
    type Statistics = {{Type}};
    const USUAL_BOT: &'static str = "greedy";
    const LEGEND: &'static str =
        "  One card each; `keep` it or `change` it for the top card of the deck. The highest card wins.";
    const BENCH: Bench = Bench { players: 4, options: &[], unit: "game" };
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct {{Type}} {
    changed: Share,
    /// The winner's card.
    best: Amounts,
}

impl Statistics<State> for {{Type}} {
    fn before(&mut self, _: &World<State>, joint: &Joint<Decision>) {
        joint.iter().for_each(|(_, decision)| self.changed.see(*decision == Decision::Change));
    }

    fn after(&mut self, world: &World<State>) {
        let Turn::Over(standing) = world.turn() else { return };
        if let Some(winner) = standing.winners().lowest() {
            self.best.see(standing.scores[winner] as u32);
        }
    }

    fn rounds(_: &World<State>) -> u32 {
        1
    }

    fn close(&mut self) {
        self.changed.close();
        self.best.close();
    }

    fn add(&mut self, other: Self) {
        self.changed.add(other.changed);
        self.best.add(other.best);
    }

    fn lines(&self, _: By) -> Vec<(String, String)> {
        vec![
            ("cards changed".to_owned(), self.changed.to_string()),
            ("the winner's card".to_owned(), self.best.to_string()),
        ]
    }

    fn json(&self, _: By) -> (&'static str, Value) {
        ("{{ident}}", json!({ "changed": self.changed.share(), "mean_best": self.best.mean() }))
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![("The winner's card", "points", self.best.counts())]
    }
}
