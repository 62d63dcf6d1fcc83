//! Rat-a-Tat Cat: is a call worth it, how low is low enough, how long is a round?

use super::{Amounts, Bar, By, Counts, Curve, Share, Statistics, Strength, Unit, close_all};
use crate::playable::{Bench, Change, Playable, Questions};
use games::rat_a_tat_cat::{Card, Decision, State, View};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::{Joint, OptionValue, Seat, SeatSet, Turn, World};

/// A special card in the row of a caller will be replaced by a number card. Both printed decks have 45 of those, and
/// they make 225 points: 5 for each.
const SPECIAL_IS_WORTH: u8 = 5;

impl Playable for State {
    type Statistics = RatATatCat;
    const USUAL_BOT: &'static str = "rulebook-drowsy";
    const LOWEST_WINS: bool = true;
    const LEGEND: &'static str =
        "  Rows: four cards each, slots 1 to 4 from the left; ░ is face down. The fewest points win.
  SW swaps one of your cards for somebody's, PK looks at one of yours, D2 draws up to twice more,
  SP looks at one card of another player. A special card left in a row is replaced by a number.";
    const BENCH: Bench = Bench { players: 4, options: &[("rounds", OptionValue::Number(1))], unit: "round" };
    const QUESTIONS: Questions = Questions {
        strengths_with: &[],
        changes: &[
            Change {
                name: "3 Swaps instead of 6",
                set: &[
                    ("decks.deluxe.specials.counts.swap", 3),
                    ("decks.deluxe.specials.total", 17),
                    ("decks.deluxe.total", 62),
                ],
            },
            Change {
                name: "no Super Peeks instead of 6",
                set: &[
                    ("decks.deluxe.specials.counts.super_peek", 0),
                    ("decks.deluxe.specials.total", 14),
                    ("decks.deluxe.total", 59),
                ],
            },
            Change {
                name: "4 nines instead of 9",
                set: &[
                    ("decks.deluxe.numbers.counts.9", 4),
                    ("decks.deluxe.numbers.total", 40),
                    ("decks.deluxe.total", 60),
                ],
            },
        ],
    };
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct RatATatCat {
    /// Nobody scored less than the caller.
    caller_lowest: Share,
    /// Everybody else scored more.
    caller_alone_lowest: Share,
    sum_at_call: Amounts,
    specials_at_call: Amounts,
    /// What the callers' rows were worth in the end.
    caller_score: Amounts,
    /// Turns completed when a round was scored.
    turns: Amounts,
    no_call: Share,
    /// The row of everyone, at the end of a round.
    round_score: Amounts,
    /// By card that somebody was dealt at the start of a round: whether that player had the lowest row in the end.
    dealt: BTreeMap<Cow<'static, str>, Share>,
    /// The same of every card that was dealt: what is fair.
    everybody: Share,
    #[serde(skip)]
    now: ThisRound,
}

/// What is kept of the round that is being played.
#[derive(Debug, Default)]
struct ThisRound {
    dealt: Vec<(Seat, Card)>,
}

impl Statistics<State> for RatATatCat {
    fn before(&mut self, world: &World<State>, joint: &Joint<Decision>) {
        if self.now.dealt.is_empty() {
            self.round_began(&world.view_of_everything());
        }
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

    fn close(&mut self) {
        close_all!(
            self.caller_lowest, self.caller_alone_lowest, self.sum_at_call, self.specials_at_call, self.caller_score,
            self.turns, self.no_call, self.round_score, self.everybody;
            self.dealt
        );
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
        other.dealt.into_iter().for_each(|(card, wins)| self.dealt.entry(card).or_default().add(wins));
        self.everybody.add(other.everybody);
    }

    fn lines(&self, _: By) -> Vec<(String, String)> {
        let lines = [
            ("caller was lowest, ties included", self.caller_lowest.to_string()),
            ("caller alone was lowest", self.caller_alone_lowest.to_string()),
            ("sum at the call, a special card as 5", self.sum_at_call.to_string()),
            ("special cards at the call", self.specials_at_call.to_string()),
            ("score of the caller", self.caller_score.to_string()),
            ("score of a row", self.round_score.to_string()),
            ("turns per round", self.turns.to_string()),
            ("rounds without a call", self.no_call.to_string()),
        ];
        let dealt = self
            .dealt
            .iter()
            .map(|(card, wins)| (format!("lowest row of those who are dealt a {card}"), wins.to_string()));
        lines.map(|(said, figure)| (said.to_owned(), figure)).into_iter().chain(dealt).collect()
    }

    fn json(&self, _: By) -> (&'static str, Value) {
        let dealt = |(card, wins): (&Cow<'static, str>, &Share)| {
            let report = json!({
                "dealt": wins.of(),
                "round_won": wins.share(),
                "round_won_ci95": wins.interval(),
            });
            (card.to_string(), report)
        };
        let report = json!({
            "calls": self.sum_at_call.total(),
            "caller_lowest": self.caller_lowest.share(),
            "caller_lowest_ci95": self.caller_lowest.interval(),
            "caller_alone_lowest": self.caller_alone_lowest.share(),
            "caller_alone_lowest_ci95": self.caller_alone_lowest.interval(),
            "mean_sum_at_call": self.sum_at_call.mean(),
            "mean_sum_at_call_ci95": self.sum_at_call.interval(),
            "mean_specials_at_call": self.specials_at_call.mean(),
            "mean_specials_at_call_ci95": self.specials_at_call.interval(),
            "mean_caller_score": self.caller_score.mean(),
            "mean_caller_score_ci95": self.caller_score.interval(),
            "mean_round_score": self.round_score.mean(),
            "mean_round_score_ci95": self.round_score.interval(),
            "turns_per_round": self.turns.mean(),
            "turns_per_round_ci95": self.turns.interval(),
            "rounds_without_call": self.no_call.share(),
            "rounds_without_call_ci95": self.no_call.interval(),
            "dealt": self.dealt.iter().map(dealt).collect::<serde_json::Map<_, _>>(),
        });
        ("rat_a_tat_cat", report)
    }

    fn plots(&self) -> Vec<(&'static str, &'static str, &Counts)> {
        vec![
            (
                "The caller's row at the call",
                "sum of the cards, a special card as 5",
                self.sum_at_call.counts(),
            ),
            ("Length of a round", "turns", self.turns.counts()),
            ("A row at the end of a round", "points", self.round_score.counts()),
        ]
    }

    fn curves(&self, _: By) -> Vec<Curve> {
        vec![Curve {
            title: "Lowest row of those who are dealt a card".to_owned(),
            axis: "card",
            unit: Unit::Percent,
            bars: self.dealt.iter().map(|(card, wins)| Bar::share(card.clone(), wins)).collect(),
        }]
    }

    /// Cards are dealt, so they come by lot whoever plays.
    fn strengths(&self, _: By) -> Vec<Strength> {
        let strength = |(card, wins): (&Cow<'static, str>, &Share)| Strength {
            kind: "card in the first row, lowest row of the round",
            name: card.to_string(),
            by: By::Lot,
            wins: *wins,
            fair: self.everybody.share(),
        };
        self.dealt.iter().map(strength).collect()
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        vec![
            ("turns a round", self.turns.mean()),
            ("score of a row", self.round_score.mean()),
            ("sum at the call", self.sum_at_call.mean()),
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
        self.dealt_and_won(view);
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

    /// While rows lie open, the next one has not begun.
    fn round_began(&mut self, everything: &View) {
        if everything.phase.rows_are_open() {
            return;
        }
        for seat in everything.public.in_round {
            let row = everything.rows.of(seat).into_iter().filter_map(|seen| seen.face.up());
            self.now.dealt.extend(row.map(|card| (seat, card)));
        }
    }

    /// Whose first row held which card, and whether its owner had the lowest row in the end.
    fn dealt_and_won(&mut self, view: &View) {
        let public = &view.public;
        let lowest = public.in_round.iter().map(|seat| public.scores[seat]).min();
        let winners: SeatSet =
            public.in_round.iter().filter(|&seat| Some(public.scores[seat]) == lowest).collect();
        for (seat, card) in std::mem::take(&mut self.now.dealt) {
            let wins = winners.contains(seat);
            self.dealt.entry(card.name().into()).or_default().see_win(wins, winners.len());
            self.everybody.see_win(wins, winners.len());
        }
    }
}
