//! The report of a simulation: a table for people, JSON for programs. Both depend on what was simulated and on nothing
//! else, so that two runs can be compared as text.

use super::Simulation;
use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::unusual;
use crate::statistics::Statistics;
use serde_json::{Map, Value, json};
use std::io::Write;
use table::{Options as _, SeatSet};

impl<G: Playable> Simulation<G> {
    pub(super) fn write_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let tally = &self.tally;
        let options: Map<String, Value> = self
            .set_up
            .options
            .values()
            .into_iter()
            .map(|(name, value)| (name.to_owned(), json!(value)))
            .collect();
        let (field, special) = tally.special.json();
        let report = json!({
            "game": G::NAME,
            "rules": G::RULES,
            "parts": self.set_up.parts.digest().to_string(),
            "players": self.set_up.seats,
            "games": tally.games(),
            "seed": self.seed,
            "bots": self.bots.iter().map(|player| &player.name).collect::<Vec<_>>(),
            "options": options,
            "win_rate": tally.win_rates(),
            "win_rate_ci95": tally.win_intervals(),
            "mean_score": tally.scores.iter().map(|scores| scores.mean()).collect::<Vec<_>>(),
            "sd_score": tally.scores.iter().map(|scores| scores.deviation()).collect::<Vec<_>>(),
            "mean_rounds": tally.rounds.mean(),
            "mean_decisions": tally.decisions.mean(),
            "digest": tally.digest(),
            field: special,
        });
        writeln!(out, "{report:#}")?;
        Ok(())
    }

    pub(super) fn write_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.title())?;
        let unusual = unusual(&self.set_up.options);
        if !unusual.is_empty() {
            writeln!(out, "with {}", unusual.join(", "))?;
        }
        self.write_seats(out)?;
        self.write_figures(out)?;
        writeln!(out, "\ndigest {}", self.tally.digest())?;
        Ok(())
    }

    pub(super) fn title(&self) -> String {
        let (seats, games) = (self.set_up.seats, grouped(self.tally.games()));
        format!("{}, {seats} players, {games} games, seed {}", G::NAME, self.seed)
    }

    fn write_seats(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let tally = &self.tally;
        let width = self.bots.iter().map(|spec| spec.name.len()).max().unwrap_or(0).max("player".len());
        writeln!(out, "\nseat  {:<width$}  wins            95 %   mean score     sd", "player")?;
        let rows = SeatSet::first(self.set_up.seats).iter().zip(&self.bots);
        let figures = tally.win_rates().into_iter().zip(tally.win_intervals()).zip(&tally.scores);
        for ((seat, spec), ((rate, (low, high)), scores)) in rows.zip(figures) {
            writeln!(
                out,
                "{seat:<4}  {:<width$}  {:>4.1} %  {:>4.1} – {:>4.1} %   {:>10.2}  {:>5.2}",
                spec.name,
                100.0 * rate,
                100.0 * low,
                100.0 * high,
                scores.mean(),
                scores.deviation(),
                seat = seat.to_string(),
            )?;
        }
        writeln!(out, "A win shared by k players counts 1/k for each of them. The intervals are Wilson's.")?;
        Ok(())
    }

    fn write_figures(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut lines = vec![
            ("rounds per game".to_owned(), format!("{:.2}", self.tally.rounds.mean())),
            ("decisions per game".to_owned(), format!("{:.1}", self.tally.decisions.mean())),
        ];
        lines.extend(self.tally.special.lines());
        let width = lines.iter().map(|(said, _)| said.chars().count()).max().unwrap_or(0);
        writeln!(out)?;
        for (said, figure) in lines {
            writeln!(out, "{said:<width$}  {figure}")?;
        }
        Ok(())
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
