//! Named bars that lie one under the other, each with its number and its interval written beside it: names are never cut, and
//! however many there are, none runs into another.

use crate::statistics::{Bar, Unit};
use crate::svg::{Anchor, Svg, fill};

/// Of a line of names, numbers or notes.
const LINE: f64 = 16.0;
/// Between two bars.
const GAP: f64 = 6.0;
/// Title above.
const HEAD: f64 = 34.0;
/// About what a letter of the smallest text takes.
const LETTER: f64 = 6.4;
/// For the number and its interval.
const FIGURES: f64 = 150.0;

pub(crate) struct Bars<'a> {
    pub(crate) title: &'a str,
    /// Below: of how many games, by which command.
    pub(crate) notes: &'a [String],
    pub(crate) unit: Unit,
    pub(crate) bars: &'a [Bar],
    /// Where a bar would end if nothing were special about it.
    pub(crate) fair: Option<f64>,
    pub(crate) width: f64,
}

impl Bars<'_> {
    fn names(&self) -> f64 {
        let longest = self.bars.iter().map(|bar| bar.name.chars().count()).max().unwrap_or(0);
        (longest as f64 * LETTER).min(0.4 * self.width)
    }

    fn wrapped(&self, bar: &Bar) -> Vec<String> {
        wrapped(&bar.name, (self.names() / LETTER).ceil() as usize)
    }

    fn notes_wrapped(&self) -> Vec<String> {
        self.notes.iter().flat_map(|note| wrapped(note, (self.width / LETTER) as usize)).collect()
    }

    pub(crate) fn height(&self) -> f64 {
        let rows: f64 = self.bars.iter().map(|bar| self.wrapped(bar).len() as f64 * LINE + GAP).sum();
        HEAD + rows + self.notes_wrapped().len() as f64 * LINE + 2.0 * GAP
    }

    pub(crate) fn draw(&self, svg: &mut Svg, left: f64, top: f64) {
        let names = self.names();
        let start = left + names + 8.0;
        let room = (self.width - names - 8.0 - FIGURES).max(40.0);
        let ends = |bar: &Bar| [bar.height, bar.interval.map_or(bar.height, |(low, _)| low), high_of(bar)];
        let all = || self.bars.iter().flat_map(ends).chain(self.fair);
        let (least, most) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
        let scale = room / (most - least).max(1e-9);
        let at = |value: f64| start + (value - least) * scale;
        svg.text((left, top + 16.0), Anchor::Start, "sub", self.title);
        let mut y = top + HEAD;
        for bar in self.bars {
            let lines = self.wrapped(bar);
            let height = lines.len() as f64 * LINE;
            let middle = y + height / 2.0;
            for (index, line) in lines.iter().enumerate() {
                svg.text((left + names, y + LINE * index as f64 + 12.0), Anchor::End, "tick", line);
            }
            let (from, to) = (at(bar.height.min(0.0)), at(bar.height.max(0.0)));
            svg.bar((from, middle - 6.0), (to - from).max(0.5), middle + 6.0, &fill(0));
            if let Some((low, high)) = bar.interval {
                let (low, high) = (at(low), at(high));
                svg.line((low, middle), (high, middle), "whisker");
                for x in [low, high] {
                    svg.line((x, middle - 4.0), (x, middle + 4.0), "whisker");
                }
            }
            svg.text((start + room + 10.0, middle + 4.0), Anchor::Start, "tick", &figure(bar, self.unit));
            y += height + GAP;
        }
        let (floor, zero) = (y, at(0.0));
        svg.line((zero, top + HEAD - 4.0), (zero, floor), "axis");
        if let Some(fair) = self.fair {
            svg.line((at(fair), top + HEAD - 4.0), (at(fair), floor), "fair");
        }
        for note in self.notes_wrapped() {
            svg.text((left, y + 14.0), Anchor::Start, "tick", &note);
            y += LINE;
        }
    }
}

fn high_of(bar: &Bar) -> f64 {
    bar.interval.map_or(bar.height, |(_, high)| high)
}

/// The number, and its interval where it has one.
pub(crate) fn figure(bar: &Bar, unit: Unit) -> String {
    match (bar.interval, unit) {
        (None, unit) => unit.said(bar.height),
        (Some((low, high)), Unit::Number) => format!("{:.2}  ({low:.2} – {high:.2})", bar.height),
        (Some((low, high)), Unit::Percent) => {
            format!("{:.1} %  ({:.1} – {:.1})", 100.0 * bar.height, 100.0 * low, 100.0 * high)
        }
    }
}

/// Lines of at most so many letters, broken between words; a longer word has a line of its own.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= room {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_that_are_all_nothing_are_drawn() {
        let bars = [Bar { name: "nothing".to_owned(), height: 0.0, interval: Some((0.0, 0.0)) }];
        let plot = Bars { title: "", notes: &[], unit: Unit::Percent, bars: &bars, fair: None, width: 400.0 };
        let mut svg = Svg::new(400.0, plot.height());
        plot.draw(&mut svg, 0.0, 0.0);
        assert!(!svg.finish("it").contains("NaN"));
    }

    #[test]
    fn names_are_broken_and_never_cut() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("incomprehensibilities too", 7), ["incomprehensibilities", "too"]);
        let name = "a building that covers one cell is worth 4 instead of 5 and so on and so forth";
        let bars = [Bar { name: name.to_owned(), height: -0.5, interval: Some((-0.75, 0.25)) }];
        let plot =
            Bars { title: "A title", notes: &[], unit: Unit::Number, bars: &bars, fair: None, width: 400.0 };
        let mut svg = Svg::new(400.0, plot.height());
        plot.draw(&mut svg, 0.0, 0.0);
        let svg = svg.finish("it");
        for word in name.split(' ') {
            assert!(svg.contains(word), "{word}");
        }
        assert!(svg.contains("-0.50  (-0.75 – 0.25)") && !svg.contains("NaN"), "{svg}");
    }
}
