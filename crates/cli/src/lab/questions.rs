//! What designers ask of every game, asked without an experiment: is a seat favoured, what is too strong, what would another
//! box change, how long and how swingy is it, how much is luck and how much skill.

use super::answer::{Answer, Plot, bar_of, chance_said, number_of, percent_of, percent_share, share_of};
use super::play::{Finding, measures};
use crate::playable::Playable;
use crate::simulate::grouped;
use crate::statistics::{Bar, By, Mean, Statistics, Strength, Unit, holm, two_sided};
use table::Seat;

/// A difference that chance alone would make less often, corrected for all that were looked at, is called one.
const SURE: f64 = 0.05;

/// A table of identical players.
pub(super) struct Table<'a, G: Playable> {
    /// `4 × rulebook`.
    pub(super) who: &'a str,
    pub(super) finding: &'a Finding<G>,
}

impl<G: Playable> Table<'_, G> {
    pub(super) fn sample(&self) -> String {
        let deals = self.finding.deals.len() as u64;
        format!("{} games of {}: {} deals, each played twice", grouped(2 * deals), self.who, grouped(deals))
    }
}

fn letter(seat: usize) -> String {
    Seat::new(seat as u8).unwrap_or_default().to_string()
}

fn chance_of(difference: f64, error: f64) -> f64 {
    // What is alike in every deal differs by nothing but the last bit of a float.
    if error > 1e-9 { two_sided(difference / error) } else { 1.0 }
}

pub(super) fn seats<G: Playable>(tables: &[Table<'_, G>]) -> Answer {
    let mut answer = Answer::to("Is a seat favoured?");
    for table in tables {
        let wins = &table.finding.wins;
        let fair = wins.iter().map(Mean::mean).sum::<f64>() / wins.len().max(1) as f64;
        let chances: Vec<f64> = wins.iter().map(|seat| chance_of(seat.mean() - fair, seat.error())).collect();
        let corrected = holm(&chances);
        let odd: Vec<String> = (0..wins.len())
            .filter(|&seat| corrected[seat] < SURE)
            .map(|seat| {
                let more = if wins[seat].mean() > fair { "more" } else { "less" };
                let how = chance_said(corrected[seat]);
                format!(
                    "seat {} wins {} of its games, {more} than {:.1} % ({how})",
                    letter(seat),
                    percent_of(&wins[seat]),
                    100.0 * fair
                )
            })
            .collect();
        let reach = wins.iter().map(|seat| seat.mean() - seat.interval().0).fold(0.0, f64::max);
        answer.say(if odd.is_empty() {
            format!(
                "Of {}: none is found to be. Each wins {:.1} % within ± {:.1} points; an advantage much larger than that would have shown.",
                table.who,
                100.0 * fair,
                100.0 * reach
            )
        } else {
            format!("Of {}: {}.", table.who, odd.join("; "))
        });
        answer.plots.push(Plot {
            title: format!("Wins by seat of {}", table.who),
            sample: table.sample(),
            unit: Unit::Percent,
            bars: wins.iter().enumerate().map(|(seat, wins)| share_of(letter(seat), wins)).collect(),
            fair: Some(fair),
        });
    }
    answer
}

pub(super) fn strengths<G: Playable>(tables: &[Table<'_, G>], by: By) -> Answer {
    let mut answer = Answer::to("What is too strong, and what too weak?");
    for table in tables {
        let all = table.finding.special.strengths(by);
        let (by_lot, chosen): (Vec<Strength>, Vec<Strength>) =
            all.into_iter().filter(|one| one.wins.of() > 0).partition(|one| one.by == By::Lot);
        let chances: Vec<f64> = by_lot.iter().map(Strength::chance).collect();
        let corrected = holm(&chances);
        let found = |wanted: fn(&Strength) -> bool| -> String {
            let all = by_lot.iter().zip(&corrected).filter(|(one, chance)| wanted(one) && **chance < SURE);
            let all = all.map(|(one, chance)| {
                format!("{} {} ({})", one.name, percent_share(&one.wins), chance_said(*chance))
            });
            all.collect::<Vec<_>>().join(", ")
        };
        if let Some(first) = by_lot.first() {
            let (strong, weak) =
                (found(|one| one.wins.share() > one.fair), found(|one| one.wins.share() < one.fair));
            let list = |names: String| if names.is_empty() { "none".to_owned() } else { names };
            answer.say(format!(
                "Of {}, by lot, where {:.1} % is fair ({} looked at together; {}): too strong {}; too weak {}.",
                table.who,
                100.0 * first.fair,
                by_lot.len(),
                first.kind,
                list(strong),
                list(weak)
            ));
        }
        for (strengths, how) in
            [(&by_lot, "given out by lot"), (&chosen, "a choice of the players, or won in play")]
        {
            let mut kinds: Vec<&str> = strengths.iter().map(|one| one.kind).collect();
            kinds.dedup();
            for kind in kinds {
                let of_kind = strengths.iter().filter(|one| one.kind == kind);
                let bar = |one: &Strength| {
                    Bar::share(format!("{} ({})", one.name, grouped(one.wins.of())), &one.wins)
                };
                answer.plots.push(Plot {
                    title: format!("Wins by {kind}: {how}"),
                    sample: format!(
                        "{}; in brackets beside a name how often somebody had it",
                        table.sample()
                    ),
                    unit: Unit::Percent,
                    bars: of_kind.map(bar).collect(),
                    fair: strengths.first().map(|one| one.fair),
                });
            }
        }
        if !chosen.is_empty() {
            answer.say(
                "What players chose or won in play says how those did who had it, not how good it is: whoever is ahead has more of \
                 everything.",
            );
        }
        answer.figures.extend(table.finding.special.lines(by));
    }
    answer
}

/// What another box, or another option, changes on the same deals.
pub(super) fn changes<G: Playable>(
    question: &str,
    base: &Table<'_, G>,
    others: &[(String, &Finding<G>)],
) -> Answer {
    let mut answer = Answer::to(question);
    let names = measures::<G>();
    let differences: Vec<(&str, usize, Mean)> = others
        .iter()
        .flat_map(|(change, finding)| {
            (0..names.len()).map(|index| (change.as_str(), index, finding.more_than(base.finding, index)))
        })
        .collect();
    let chances: Vec<f64> =
        differences.iter().map(|(_, _, more)| chance_of(more.mean(), more.error())).collect();
    let corrected = holm(&chances);
    for (change, _) in others {
        let found: Vec<String> = differences
            .iter()
            .zip(&corrected)
            .filter(|((of, ..), chance)| of == change && **chance < SURE)
            .map(|((_, index, more), _)| {
                let (low, high) = more.interval();
                let was = base.finding.measure(*index).mean();
                format!("{} {:+.2} ({low:+.2} – {high:+.2}) from {was:.2}", names[*index], more.mean())
            })
            .collect();
        answer.say(if found.is_empty() {
            format!("{change}: nothing that shows.")
        } else {
            format!("{change}: {}.", found.join("; "))
        });
    }
    for (index, name) in names.iter().enumerate() {
        let bars = || differences.iter().filter(|(_, of, _)| *of == index);
        // Where the rules fix it, there is nothing to show.
        if bars().all(|(.., more)| more.mean() == 0.0 && more.deviation() == 0.0) {
            continue;
        }
        answer.plots.push(Plot {
            title: format!("{name}: how much more (now {})", number_of(&base.finding.measure(index))),
            sample: format!("{}; differences on the same deals", base.sample()),
            unit: Unit::Number,
            bars: bars().map(|(change, _, more)| bar_of(*change, more)).collect(),
            fair: None,
        });
    }
    answer
}

pub(super) fn length<G: Playable>(tables: &[Table<'_, G>]) -> Answer {
    let mut answer = Answer::to("How long is a game?");
    for Table { who, finding } in tables {
        let ends = |counts: &crate::statistics::Counts| (counts.quantile(0.05), counts.quantile(0.95));
        let ((few, many), (short, long)) = (ends(&finding.rounds), ends(&finding.decisions));
        answer.say(format!(
            "Of {who}: {} rounds, nine of ten games between {few} and {many}; {} decisions, between {short} and {long}.",
            number_of(&finding.measure(0)),
            number_of(&finding.measure(1)),
        ));
    }
    answer
}

pub(super) fn swing<G: Playable>(tables: &[Table<'_, G>]) -> Answer {
    let mut answer = Answer::to("When is the winner decided?");
    for table in tables {
        let finding = table.finding;
        answer.say(format!(
            "Of {}: the lead changes hands {} times a game; the winner is ahead for good after {} of it. \
             Who is ahead is taken from a searching player's estimate at the start of each round.",
            table.who,
            number_of(&finding.measure(2)),
            percent_of(&finding.settled),
        ));
        let after = ["a quarter", "a half", "three quarters"].iter().zip(&finding.leader_wins);
        let bars = after.filter(|(_, share)| share.games() > 0);
        answer.plots.push(Plot {
            title: format!("Whoever leads after so much of the game wins it, {}", table.who),
            sample: table.sample(),
            unit: Unit::Percent,
            bars: bars.map(|(after, share)| Bar::share(*after, share)).collect(),
            fair: Some(1.0 / finding.wins.len().max(1) as f64),
        });
    }
    answer
}

/// One player among others of another kind.
pub(super) struct Duel {
    pub(super) one: String,
    pub(super) others: String,
    pub(super) wins: Mean,
}

pub(super) fn luck_and_skill<G: Playable>(tables: &[Table<'_, G>], duels: &[Duel]) -> Answer {
    let mut answer = Answer::to("How much is luck, how much skill?");
    for Table { who, finding } in tables {
        answer.say(format!(
            "Luck of the deal, of {who}: the same winner in {} when a deal is played again by players \
             with other dice; by chance alone about {:.0} %.",
            percent_share(&finding.same_winner),
            100.0 / finding.wins.len().max(1) as f64,
        ));
    }
    let seats = tables.first().map_or(1, |table| table.finding.wins.len());
    for Duel { one, others, wins } in duels {
        answer.say(format!("Skill: one {one} among {} × {others} wins {}.", seats - 1, percent_of(wins)));
    }
    let deals: Vec<String> = duels.iter().map(|duel| grouped(duel.wins.count())).collect();
    answer.plots.push(Plot {
        title: "Wins of one better player among others".to_owned(),
        sample: format!("{} deals, each played with the better one in every seat", deals.join(", ")),
        unit: Unit::Percent,
        bars: duels
            .iter()
            .map(|duel| share_of(format!("{} among {}", duel.one, duel.others), &duel.wins))
            .collect(),
        fair: Some(1.0 / seats as f64),
    });
    answer
}
