//! The report of a simulation: a table for people, JSON for programs. Both depend on what was simulated and on nothing
//! else, so that two runs can be compared as text.

use super::Simulation;
use super::setting::Setting;
use crate::failure::Failure;
use crate::playable::Playable;
use crate::statistics::{By, Counts, Statistics};
use serde_json::json;
use std::io::Write;
use table::SeatSet;

impl<G: Playable> Simulation<G> {
    pub(super) fn write_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Simulation { setting, tally } = self;
        let (field, special) = tally.special.json(setting.by);
        let report = json!({
            "game": setting.game,
            "rules": setting.rules,
            "parts": setting.parts,
            "players": setting.players,
            "games": setting.games,
            "seed": setting.seed,
            "bots": setting.bots,
            "options": setting.options,
            "by": setting.by.word(),
            "win_rate": tally.win_rates(),
            "win_rate_ci95": tally.win_intervals(),
            "mean_score": tally.scores.iter().map(|scores| scores.mean()).collect::<Vec<_>>(),
            "mean_score_ci95": tally.scores.iter().map(Counts::interval).collect::<Vec<_>>(),
            "sd_score": tally.scores.iter().map(|scores| scores.deviation()).collect::<Vec<_>>(),
            "mean_rounds": tally.rounds.mean(),
            "mean_rounds_ci95": tally.rounds.interval(),
            "mean_decisions": tally.decisions.mean(),
            "mean_decisions_ci95": tally.decisions.interval(),
            "digest": tally.digest(),
            field: special,
        });
        writeln!(out, "{report:#}")?;
        Ok(())
    }

    pub(super) fn write_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.title())?;
        if !self.setting.unusual.is_empty() {
            writeln!(out, "with {}", self.setting.unusual.join(", "))?;
        }
        if self.setting.by == By::Lot {
            writeln!(out, "what may be left to the lot is given out by lot")?;
        }
        self.write_seats(out)?;
        self.write_figures(out)?;
        writeln!(out, "\ndigest {}", self.tally.digest())?;
        Ok(())
    }

    pub(super) fn title(&self) -> String {
        let Setting { game, players, games, seed, .. } = &self.setting;
        format!("{game}, {players} players, {} games, seed {seed}", grouped(*games))
    }

    fn write_seats(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Simulation { setting, tally } = self;
        let width = setting.bots.iter().map(String::len).max().unwrap_or(0).max("player".len());
        writeln!(out, "\nseat  {:<width$}  wins            95 %   mean score     sd", "player")?;
        let rows = SeatSet::first(setting.players).iter().zip(&setting.bots);
        let figures = tally.win_rates().into_iter().zip(tally.win_intervals()).zip(&tally.scores);
        for ((seat, bot), ((rate, (low, high)), scores)) in rows.zip(figures) {
            writeln!(
                out,
                "{seat:<4}  {:<width$}  {:>4.1} %  {:>4.1} – {:>4.1} %   {:>10.2}  {:>5.2}",
                bot,
                100.0 * rate,
                100.0 * low,
                100.0 * high,
                scores.mean(),
                scores.deviation(),
                seat = seat.to_string(),
            )?;
        }
        writeln!(
            out,
            "A win shared by k players counts 1/k for each of them, here and below. In brackets are intervals of 95 %; a game is \
             one observation."
        )?;
        Ok(())
    }

    fn write_figures(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut lines = vec![
            ("rounds per game".to_owned(), said(&self.tally.rounds)),
            ("decisions per game".to_owned(), said(&self.tally.decisions)),
        ];
        lines.extend(self.tally.special.lines(self.setting.by));
        let width = lines.iter().map(|(said, _)| said.chars().count()).max().unwrap_or(0);
        writeln!(out)?;
        for (said, figure) in lines {
            writeln!(out, "{said:<width$}  {figure}")?;
        }
        Ok(())
    }
}

fn said(counts: &Counts) -> String {
    match counts.interval() {
        Some((low, high)) => format!("{:.2}  ({low:.2} – {high:.2})", counts.mean()),
        None => format!("{:.2}", counts.mean()),
    }
}

/// 10,000 is read faster than 10000.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 1234567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
