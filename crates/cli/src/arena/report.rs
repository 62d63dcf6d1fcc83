//! The report of a meeting: tables for people, JSON for programs.

use super::Arena;
use crate::failure::Failure;
use crate::playable::Playable;
use crate::set_up::unusual;
use crate::simulate::grouped;
use serde_json::{Map, Value, json};
use std::io::Write;
use table::Options as _;

impl<G: Playable> Arena<G> {
    pub(super) fn title(&self) -> String {
        let (seats, games) = (self.set_up.seats, grouped(self.tally.games));
        format!(
            "{}, {seats} players, {games} games on {} deals, seed {}",
            G::NAME,
            self.tally.deals,
            self.seed
        )
    }

    pub(super) fn names(&self) -> Vec<&str> {
        self.entrants.players.iter().map(|player| player.name.as_str()).collect()
    }

    pub(super) fn write_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let tally = &self.tally;
        let options: Map<String, Value> = self
            .set_up
            .options
            .values()
            .into_iter()
            .map(|(name, value)| (name.to_owned(), json!(value)))
            .collect();
        let lines = &tally.lines;
        let count = lines.len();
        let ahead: Vec<Vec<Option<f64>>> =
            (0..count).map(|one| (0..count).map(|other| tally.pairs.share(one, other)).collect()).collect();
        let mut report = json!({
            "game": G::NAME,
            "rules": G::RULES,
            "parts": self.set_up.parts.digest().to_string(),
            "players": self.set_up.seats,
            "options": options,
            "seed": self.seed,
            "games": tally.games,
            "deals": tally.deals,
            "bots": self.names(),
            "win_rate": lines.iter().map(|line| line.wins.mean()).collect::<Vec<_>>(),
            "ci95": lines.iter().map(|line| line.win_interval()).collect::<Vec<_>>(),
            "mean_score": lines.iter().map(|line| line.scores.mean()).collect::<Vec<_>>(),
            "mean_margin": lines.iter().map(|line| line.margin.mean()).collect::<Vec<_>>(),
            "mean_margin_ci95": lines.iter().map(|line| line.margin.interval()).collect::<Vec<_>>(),
            "ahead": ahead,
        });
        if let Some(ratings) = &tally.ratings {
            report["rating"] = ratings.iter().map(|rating| rating.points).collect();
            report["rating_ci95"] = json!(ratings.iter().map(|rating| rating.interval).collect::<Vec<_>>());
        }
        if lines.iter().any(|line| !line.thought.is_empty()) {
            let quantile =
                |share: f64| lines.iter().map(|line| line.thought_quantile_ms(share)).collect::<Vec<_>>();
            report["thought_ms"] =
                json!({ "p50": quantile(0.5), "p99": quantile(0.99), "max": quantile(1.0) });
        }
        writeln!(out, "{report:#}")?;
        Ok(())
    }

    pub(super) fn write_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.title())?;
        let unusual = unusual(&self.set_up.options);
        if !unusual.is_empty() {
            writeln!(out, "with {}", unusual.join(", "))?;
        }
        self.write_players(out)?;
        self.write_timing(out)?;
        if let Some(ratings) = &self.tally.ratings {
            writeln!(out, "\n{:<width$}  rating            95 %", "player", width = self.width())?;
            for (name, rating) in self.names().into_iter().zip(ratings) {
                let (low, high) = rating.interval;
                writeln!(
                    out,
                    "{name:<width$}  {:>6.0}  {low:>6.0} – {high:>5.0}",
                    rating.points,
                    width = self.width()
                )?;
            }
        }
        self.write_cross_table(out)
    }

    fn width(&self) -> usize {
        self.names().into_iter().map(str::len).max().unwrap_or(0).max("player".len())
    }

    fn write_players(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let width = self.width();
        writeln!(
            out,
            "\n{:<width$}  wins per seat         95 %   mean score   ahead of the others            95 %",
            "player"
        )?;
        for (name, line) in self.names().into_iter().zip(&self.tally.lines) {
            let ((low, high), (least, most)) = (line.win_interval(), line.margin.interval());
            writeln!(
                out,
                "{name:<width$}  {:>11.1} %  {:>5.1} – {:>5.1} %   {:>10.2}   {:>19.2}  {least:>6.2} – {most:>5.2}",
                100.0 * line.wins.mean(),
                100.0 * low,
                100.0 * high,
                line.scores.mean(),
                line.margin.mean(),
            )?;
        }
        let fair = 100.0 / f64::from(self.set_up.seats);
        writeln!(
            out,
            "A fair share is {fair:.0} %. A win shared by k players counts 1/k for each of them. A deal in all rotations is\n\
             one observation of the intervals."
        )?;
        Ok(())
    }

    fn write_timing(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.tally.lines.iter().all(|line| line.thought.is_empty()) {
            return Ok(());
        }
        let width = self.width();
        writeln!(out, "\n{:<width$}  a decision, ms of CPU: half below   99 % below      longest", "player")?;
        for (name, line) in self.names().into_iter().zip(&self.tally.lines) {
            let [half, most, longest] =
                [0.5, 0.99, 1.0].map(|share| line.thought_quantile_ms(share).unwrap_or(0.0));
            writeln!(out, "{name:<width$}  {half:>34.3} {most:>12.3} {longest:>12.3}")?;
        }
        Ok(())
    }

    /// Each row's share of the games in which it was placed before the column's player.
    fn write_cross_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let (names, width) = (self.names(), self.width());
        writeln!(out, "\nplaced before, %")?;
        write!(out, "{:width$}", "")?;
        for name in &names {
            write!(out, "  {name:>width$}")?;
        }
        writeln!(out)?;
        for (one, name) in names.iter().enumerate() {
            write!(out, "{name:<width$}")?;
            for other in 0..names.len() {
                match self.tally.pairs.share(one, other) {
                    Some(share) => write!(out, "  {:>width$.1}", 100.0 * share)?,
                    None => write!(out, "  {:>width$}", "–")?,
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }
}
