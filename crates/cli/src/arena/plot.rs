//! The report as a picture: wins and margins with their intervals.

use super::Arena;
use crate::playable::Playable;
use crate::svg::{Anchor, Panel, Svg, fill};

const WIDTH: f64 = 980.0;
const HEAD: f64 = 56.0;
const HEIGHT: f64 = 400.0;

impl<G: Playable> Arena<G> {
    pub(super) fn plotted(&self) -> String {
        let mut svg = Svg::new(WIDTH, HEIGHT);
        svg.text((32.0, 36.0), Anchor::Start, "head", &self.title());
        let lines = &self.tally.lines;
        let wins: Vec<_> = lines.iter().map(|line| (line.wins.mean(), line.win_interval())).collect();
        let highest = wins.iter().map(|(_, (_, high))| *high).fold(0.0, f64::max);
        let panel = panel(0, wins.len(), (0.0, (1.15 * highest).min(1.0)));
        panel.title(&mut svg, "Wins per seat, with 95 % intervals");
        panel.percent_grid(&mut svg);
        self.bars(&mut svg, &panel, &wins, |share| format!("{:.1} %", 100.0 * share));
        let fair = panel.at(0.0, 1.0 / f64::from(self.set_up.seats)).1;
        svg.line((panel.left, fair), (panel.left + panel.width, fair), "fair");
        self.plot_margins(&mut svg);
        svg.finish(&self.title())
    }

    fn plot_margins(&self, svg: &mut Svg) {
        let margins: Vec<_> =
            self.tally.lines.iter().map(|line| (line.margin.mean(), line.margin.interval())).collect();
        let low = margins.iter().map(|(_, (low, _))| *low).fold(0.0, f64::min);
        let high = margins.iter().map(|(_, (_, high))| *high).fold(0.0, f64::max);
        let reach = (high - low).max(1.0);
        let panel = panel(1, margins.len(), (low - 0.08 * reach, high + 0.12 * reach));
        panel.title(svg, "Points ahead of the others at the table");
        let zero = panel.at(0.0, 0.0).1;
        svg.line((panel.left, zero), (panel.left + panel.width, zero), "axis");
        self.bars(svg, &panel, &margins, |points| format!("{points:+.1}"));
    }

    fn bars(&self, svg: &mut Svg, panel: &Panel, values: &[(f64, (f64, f64))], said: impl Fn(f64) -> String) {
        for (index, (name, (value, (low, high)))) in self.names().into_iter().zip(values).enumerate() {
            let left = index as f64;
            let (start, end) = (panel.at(left + 0.2, value.max(0.0)), panel.at(left + 0.8, value.min(0.0)));
            svg.bar(start, end.0 - start.0, end.1, &fill(index));
            let (bottom, top) = (panel.at(left + 0.5, *low), panel.at(left + 0.5, *high));
            svg.line(bottom, top, "whisker");
            for (x, y) in [bottom, top] {
                svg.line((x - 6.0, y), (x + 6.0, y), "whisker");
            }
            svg.text((top.0, top.1 - 6.0), Anchor::Middle, "tick", &said(*value));
            svg.text((top.0, panel.base() + 18.0), Anchor::Middle, "label", name);
        }
        panel.floor(svg);
    }
}

fn panel(index: usize, bars: usize, y: (f64, f64)) -> Panel {
    let width = WIDTH / 2.0;
    Panel {
        left: width * index as f64 + 62.0,
        top: HEAD + 36.0,
        width: width - 94.0,
        height: HEIGHT - HEAD - 90.0,
        x: (0.0, bars as f64),
        y,
    }
}
