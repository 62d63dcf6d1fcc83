//! The report as a picture: wins, scores, length, and this game's own plots.

use super::{Simulation, grouped};
use crate::bars::Bars;
use crate::playable::Playable;
use crate::statistics::{Bar, Counts, Curve, Statistics, Unit};
use crate::svg::{Anchor, Panel, Svg, fill, stroke};
use table::SeatSet;

const WIDTH: f64 = 980.0;
const HEAD: f64 = 56.0;
const ROW: f64 = 320.0;
const MOST_BARS: i64 = 40;

impl<G: Playable> Simulation<G> {
    pub(super) fn plotted(&self) -> String {
        let special = self.tally.special.plots();
        let curves = self.tally.special.curves(self.setting.by);
        let rows = (3 + special.len()).div_ceil(2);
        let note = [format!("{} games, with 95 % intervals", grouped(self.setting.games))];
        let bars: Vec<Bars<'_>> = curves.iter().map(|curve| bars(curve, &note)).collect();
        let floor = HEAD + ROW * rows as f64;
        let mut svg = Svg::new(WIDTH, floor + bars.iter().map(|bars| bars.height() + 24.0).sum::<f64>());
        svg.text((32.0, 36.0), Anchor::Start, "head", &self.title());
        self.plot_wins(&mut svg);
        self.plot_scores(&mut svg);
        plot_counts(&mut svg, 2, "Length of a game", "decisions", &self.tally.decisions);
        for (index, (title, said, counts)) in special.into_iter().enumerate() {
            plot_counts(&mut svg, 3 + index, title, said, counts);
        }
        let mut top = floor;
        for bars in bars {
            bars.draw(&mut svg, 32.0, top);
            top += bars.height() + 24.0;
        }
        svg.finish(&self.title())
    }

    fn plot_wins(&self, svg: &mut Svg) {
        let seats = SeatSet::first(self.setting.players).iter().zip(&self.setting.bots);
        let figures = self.tally.win_rates().into_iter().zip(self.tally.win_intervals());
        let mut bars = Vec::new();
        for ((seat, bot), (height, interval)) in seats.zip(figures) {
            bars.push(Bar { name: format!("{seat} {bot}"), height, interval: Some(interval) });
        }
        let plot = Bars {
            title: "Wins by seat, with 95 % intervals",
            notes: &[],
            unit: Unit::Percent,
            bars: &bars,
            fair: Some(1.0 / f64::from(self.setting.players)),
            width: WIDTH / 2.0 - 64.0,
        };
        plot.draw(svg, 32.0, HEAD);
    }

    /// One curve a seat over the same bins, its mean marked.
    fn plot_scores(&self, svg: &mut Svg) {
        let scores = &self.tally.scores;
        let Some(bins) = Bins::over(scores) else { return };
        let curves: Vec<Vec<f64>> = scores.iter().map(|counts| bins.shares(counts)).collect();
        let highest = curves.iter().flatten().copied().fold(0.0, f64::max);
        let panel = panel(1, bins.range(), (0.0, highest * 1.1));
        panel.title(svg, "Scores by seat, means dashed");
        panel.percent_grid(svg);
        panel.x_axis(svg, "score at the end of the game");
        for (index, (counts, shares)) in scores.iter().zip(&curves).enumerate() {
            let middle = |bin: usize| (bins.start(bin) + bins.start(bin + 1)) / 2.0;
            let points: Vec<_> =
                shares.iter().enumerate().map(|(bin, share)| panel.at(middle(bin), *share)).collect();
            svg.curve(&points, &stroke(index));
            let (x, _) = panel.at(counts.mean(), 0.0);
            svg.line((x, panel.top), (x, panel.base()), &format!("mean {}", stroke(index)));
        }
        for (index, seat) in SeatSet::first(self.setting.players).iter().enumerate() {
            let said = format!("{seat} {:.1}", scores[index].mean());
            let place = (panel.left + panel.width, panel.top + 14.0 + 15.0 * index as f64);
            svg.text(place, Anchor::End, &fill(index), &said);
        }
    }
}

/// A histogram in the `index`-th place of the picture.
fn plot_counts(svg: &mut Svg, index: usize, title: &str, said: &str, counts: &Counts) {
    let Some(bins) = Bins::over(std::slice::from_ref(counts)) else { return };
    let shares = bins.shares(counts);
    let highest = shares.iter().copied().fold(0.0, f64::max);
    let panel = panel(index, bins.range(), (0.0, highest * 1.1));
    panel.title(svg, &format!("{title}: mean {:.1}", counts.mean()));
    panel.percent_grid(svg);
    for (bin, share) in shares.iter().enumerate() {
        let (start, end) = (panel.at(bins.start(bin), *share), panel.at(bins.start(bin + 1), *share));
        svg.bar((start.0 + 0.5, start.1), end.0 - start.0 - 1.0, panel.base(), &fill(0));
    }
    panel.x_axis(svg, said);
}

/// Named bars over the whole width.
fn bars<'a>(curve: &'a Curve, notes: &'a [String]) -> Bars<'a> {
    Bars { title: &curve.title, notes, unit: curve.unit, bars: &curve.bars, fair: None, width: WIDTH - 64.0 }
}

/// Places are filled row by row, two to a row.
fn panel(index: usize, x: (f64, f64), y: (f64, f64)) -> Panel {
    let (column, row) = ((index % 2) as f64, (index / 2) as f64);
    let width = WIDTH / 2.0;
    Panel {
        left: width * column + 62.0,
        top: HEAD + ROW * row + 36.0,
        width: width - 94.0,
        height: ROW - 100.0,
        x,
        y,
    }
}

/// Equal bins over all but the rarest thousandth at either end, which goes into the outermost ones.
struct Bins {
    low: i64,
    width: i64,
    count: usize,
}

impl Bins {
    fn over(all: &[Counts]) -> Option<Bins> {
        let seen = || all.iter().filter(|counts| counts.total() > 0);
        let low = seen().map(|counts| counts.quantile(0.001)).min()?;
        let high = seen().map(|counts| counts.quantile(0.999)).max()?;
        let width = (high - low + MOST_BARS) / MOST_BARS;
        Some(Bins { low, width, count: usize::try_from((high - low) / width + 1).ok()? })
    }

    /// Half a step before its first amount, so that a bin of one amount stands over its number.
    fn start(&self, bin: usize) -> f64 {
        (self.low + self.width * bin as i64) as f64 - 0.5
    }

    fn range(&self) -> (f64, f64) {
        (self.start(0), self.start(self.count))
    }

    fn shares(&self, counts: &Counts) -> Vec<f64> {
        let mut shares = vec![0.0; self.count];
        for (amount, times) in counts.iter() {
            let bin = ((amount - self.low) / self.width).clamp(0, self.count as i64 - 1);
            shares[bin as usize] += times as f64 / counts.total() as f64;
        }
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_hold_everything() {
        let mut counts = Counts::default();
        (0..1000i64).for_each(|amount| counts.see(amount));
        let bins = Bins::over(&[counts.clone()]).unwrap();
        assert!(bins.count <= 41, "{}", bins.count);
        assert!((bins.shares(&counts).iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(Bins::over(&[Counts::default()]).is_none());
    }
}
