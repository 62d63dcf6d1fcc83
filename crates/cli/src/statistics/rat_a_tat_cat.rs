//! Rat-a-Tat Cat: is a call worth it, how low is low enough, how long is a round?

use super::{Counts, Rate, Statistics};
use crate::playable::{Bench, Playable};
use games::rat_a_tat_cat::{Decision, State, View};
use serde_json::{Value, json};
use table::{Joint, OptionValue, Seat, Turn, World};

/// A special card in the row of a caller will be replaced by a number card. Both printed decks have 45 of those, and
/// they make 225 points: 5 for each.
const SPECIAL_IS_WORTH: u8 = 5;

impl Playable for State {
    type Statistics = RatATatCat;
    const USUAL_BOT: &'static str = "rulebook-drowsy";
    const LOWEST_WINS: bool = true;
    const BENCH: Bench = Bench { players: 4, options: &[("rounds", OptionValue::Number(1))], unit: "round" };
}

#[derive(Debug, Default)]
pub(crate) struct RatATatCat {
    /// Nobody scored less than the caller.
    caller_lowest: Rate,
    /// Everybody else scored more.
    caller_alone_lowest: Rate,
    sum_at_call: Counts,
    specials_at_call: Counts,
    /// What the callers' rows were worth in the end.
    caller_score: Counts,
    /// Turns completed when a round was scored.
    turns: Counts,
    no_call: Rate,
    /// The row of everyone, at the end of a round.
    round_score: Counts,
}

impl Statistics<State> for RatATatCat {
    fn before(&mut self, world: &World<State>, joint: &Joint<Decision>) {
        if let Some((seat, Decision::Call)) = joint.sole() {
            self.called(&world.view_of_everything(), seat);
        }
    }

    fn after(&mut self, world: &World<State>) {
        // Looking at the table costs as much as a decision; while one player is on turn no round has ended.
        if matches!(world.turn(), Turn::Waits(seats) if seats.len() == 1) {
            return;
        }
        let view = world.view(None);
        if view.phase.rows_are_open() {
            self.round_ended(&view);
        }
    }

    fn rounds(world: &World<State>) -> u32 {
        world.view(None).public.round
    }

    fn add(&mut self, other: Self) {
        self.caller_lowest.add(other.caller_lowest);
        self.caller_alone_lowest.add(other.caller_alone_lowest);
        self.sum_at_call.add(other.sum_at_call);
        self.specials_at_call.add(other.specials_at_call);
        self.caller_score.add(other.caller_score);
        self.turns.add(other.turns);
        self.no_call.add(other.no_call);
        self.round_score.add(other.round_score);
    }

    fn lines(&self) -> Vec<(String, String)> {
        let lines = [
            ("caller was lowest, ties included", self.caller_lowest.to_string()),
            ("caller alone was lowest", self.caller_alone_lowest.to_string()),
            ("sum at the call, a special card as 5", format!("{:.2}", self.sum_at_call.mean())),
            ("special cards at the call", format!("{:.3}", self.specials_at_call.mean())),
            ("score of the caller", format!("{:.2}", self.caller_score.mean())),
            ("score of a row", format!("{:.2}", self.round_score.mean())),
            ("turns per round", format!("{:.2}", self.turns.mean())),
            ("rounds without a call", self.no_call.to_string()),
        ];
        lines.map(|(said, figure)| (said.to_owned(), figure)).into()
    }

    fn json(&self) -> (&'static str, Value) {
        let report = json!({
            "calls": self.sum_at_call.total(),
            "caller_lowest": self.caller_lowest.share(),
            "caller_lowest_ci95": self.caller_lowest.interval(),
            "caller_alone_lowest": self.caller_alone_lowest.share(),
            "caller_alone_lowest_ci95": self.caller_alone_lowest.interval(),
            "mean_sum_at_call": self.sum_at_call.mean(),
            "mean_specials_at_call": self.specials_at_call.mean(),
            "mean_caller_score": self.caller_score.mean(),
            "mean_round_score": self.round_score.mean(),
            "turns_per_round": self.turns.mean(),
            "rounds_without_call": self.no_call.share(),
        });
        ("rat_a_tat_cat", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![
            ("The caller's row at the call", "sum of the cards, a special card as 5", &self.sum_at_call),
            ("Length of a round", "turns", &self.turns),
            ("A row at the end of a round", "points", &self.round_score),
        ]
    }
}

impl RatATatCat {
    fn called(&mut self, everything: &View, seat: Seat) {
        let row = everything.rows.of(seat).into_iter().filter_map(|seen| seen.face.up());
        let sum: u8 = row.clone().map(|card| card.points().unwrap_or(SPECIAL_IS_WORTH)).sum();
        self.sum_at_call.see(sum);
        self.specials_at_call.see(row.filter(|card| card.is_special()).count() as i64);
    }

    fn round_ended(&mut self, view: &View) {
        let public = &view.public;
        self.turns.see(public.turns);
        self.no_call.see(public.last_turns.is_none());
        public.in_round.iter().for_each(|seat| self.round_score.see(public.scores[seat]));
        let Some(last) = public.last_turns else { return };
        let score = public.scores[last.caller];
        let others = || public.in_round.without(last.caller).iter().map(|seat| public.scores[seat]);
        self.caller_lowest.see(others().all(|other| other >= score));
        self.caller_alone_lowest.see(others().all(|other| other > score));
        self.caller_score.see(score);
    }
}
