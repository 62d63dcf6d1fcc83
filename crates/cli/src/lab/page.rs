//! The report: one HTML page that needs nothing else, with plots for light and dark.

use super::experiment::{Experiment, Variant};
use super::play::Finding;
use crate::playable::Playable;
use crate::simulate::grouped;
use crate::statistics::Statistics;
use crate::svg::{Anchor, Panel, Svg, escaped, fill};
use std::fmt::Write as _;
use table::Seat;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 300.0;

/// A bar with its name, its height and, where it has one, its interval.
struct Bar {
    name: String,
    height: f64,
    interval: Option<(f64, f64)>,
}

pub(super) fn written<G: Playable>(experiment: &Experiment, findings: &[(Variant, Finding<G>)]) -> String {
    let title = experiment.title.clone().unwrap_or_else(|| format!("{}: an experiment", G::NAME));
    let mut page = String::new();
    let mut say = |text: &str| {
        // Writing to a String cannot fail.
        let _ = writeln!(page, "{text}");
    };
    say(&format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{0}</title>\n<style>{STYLE}</style>\n<h1>{0}</h1>",
        escaped(&title)
    ));
    say(&format!(
        "<p>{}, rules {}; {}; {} deals a table, each played twice; seed {}.</p>",
        G::NAME,
        G::RULES,
        escaped(&experiment.bots.join(", ")),
        grouped(experiment.games),
        experiment.seed
    ));
    say(&summary(findings));
    say("<h2>What changes</h2>");
    let by = |of: &dyn Fn(&Finding<G>) -> f64| -> Vec<Bar> {
        let bar = |(variant, finding): &(Variant, Finding<G>)| Bar {
            name: variant.to_string(),
            height: of(finding),
            interval: None,
        };
        findings.iter().map(bar).collect()
    };
    say(&plot("Rounds a game", &by(&|finding| finding.rounds.mean()), Unit::Number));
    say(&plot("Changes of the lead a game", &by(&|finding| finding.lead_changes.mean()), Unit::Number));
    let same = findings.iter().map(|(variant, finding)| Bar {
        name: variant.to_string(),
        height: finding.same_winner.share(),
        interval: Some(finding.same_winner.interval()),
    });
    say(&plot(
        "Luck of the deal: the same winner when a deal is played again",
        &same.collect::<Vec<_>>(),
        Unit::Percent,
    ));
    say(&plot("Spread of the scores (standard deviation)", &by(&spread), Unit::Number));
    for (variant, finding) in findings {
        say(&format!("<h2>{}</h2>", escaped(&variant.to_string())));
        say(&plot("Wins by seat, with 95 % intervals", &wins(finding), Unit::Percent));
        for curve in finding.special.curves() {
            let bars: Vec<Bar> =
                curve.bars.into_iter().map(|(name, height)| Bar { name, height, interval: None }).collect();
            say(&plot(&format!("{}, by {}", curve.title, curve.axis), &bars, Unit::Number));
        }
        say(&figures(finding));
    }
    page
}

/// Over all seats together: what identical players come to.
fn spread<G: Playable>(finding: &Finding<G>) -> f64 {
    let mut all = crate::statistics::Counts::default();
    finding.scores.iter().for_each(|scores| all.add(scores.clone()));
    all.deviation()
}

fn wins<G: Playable>(finding: &Finding<G>) -> Vec<Bar> {
    let bar = |(seat, wins): (usize, &crate::statistics::Mean)| {
        let (low, high) = wins.interval();
        Bar {
            name: Seat::new(seat as u8).unwrap_or_default().to_string(),
            height: wins.mean(),
            interval: Some((low.max(0.0), high.min(1.0))),
        }
    };
    finding.wins.iter().enumerate().map(bar).collect()
}

fn summary<G: Playable>(findings: &[(Variant, Finding<G>)]) -> String {
    let mut rows = String::new();
    for (variant, finding) in findings {
        let [low, high] = [f64::min as fn(f64, f64) -> f64, f64::max]
            .map(|pick| finding.wins.iter().map(|wins| wins.mean()).reduce(pick).unwrap_or(0.0));
        let _ = writeln!(
            rows,
            "<tr><th>{}<td>{:.1} – {:.1} %<td>{:.2}<td>{:.1}<td>{:.2}<td>{:.1} %<td>{:.2}",
            escaped(&variant.to_string()),
            100.0 * low,
            100.0 * high,
            finding.rounds.mean(),
            finding.decisions.mean(),
            finding.lead_changes.mean(),
            100.0 * finding.same_winner.share(),
            spread(finding),
        );
    }
    format!(
        "<table><tr><th>table<th>wins, worst to best seat<th>rounds<th>decisions<th>lead changes<th>same winner again\
         <th>spread of scores\n{rows}</table>"
    )
}

fn figures<G: Playable>(finding: &Finding<G>) -> String {
    let mut rows = String::new();
    for (said, figure) in finding.special.lines() {
        let _ = writeln!(rows, "<tr><th>{}<td>{}", escaped(&said), escaped(&figure));
    }
    format!("<table>{rows}</table>")
}

#[derive(Clone, Copy)]
enum Unit {
    Number,
    Percent,
}

impl Unit {
    fn said(self, height: f64) -> String {
        match self {
            Unit::Number => format!("{height:.2}"),
            Unit::Percent => format!("{:.1} %", 100.0 * height),
        }
    }
}

fn plot(title: &str, bars: &[Bar], unit: Unit) -> String {
    let mut svg = Svg::new(WIDTH, HEIGHT);
    let highest =
        bars.iter().map(|bar| bar.interval.map_or(bar.height, |(_, high)| high)).fold(0.0, f64::max);
    let panel = Panel {
        left: 40.0,
        top: 52.0,
        width: WIDTH - 72.0,
        height: HEIGHT - 100.0,
        x: (0.0, bars.len().max(1) as f64),
        y: (0.0, if highest > 0.0 { 1.15 * highest } else { 1.0 }),
    };
    panel.title(&mut svg, title);
    for (index, bar) in bars.iter().enumerate() {
        let left = index as f64;
        let (start, end) = (panel.at(left + 0.2, bar.height), panel.at(left + 0.8, bar.height));
        svg.bar(start, end.0 - start.0, panel.base(), &fill(index));
        let mut top = panel.at(left + 0.5, bar.height);
        if let Some((low, high)) = bar.interval {
            let bottom = panel.at(left + 0.5, low);
            top = panel.at(left + 0.5, high);
            svg.line(bottom, top, "whisker");
        }
        svg.text((top.0, top.1 - 6.0), Anchor::Middle, "tick", &unit.said(bar.height));
        let room = (100 / bars.len().max(1)).max(4);
        let name: String = bar.name.chars().take(room).collect();
        svg.text((top.0, panel.base() + 18.0), Anchor::Middle, "tick", &name);
    }
    panel.floor(&mut svg);
    svg.finish(title)
}

const STYLE: &str = ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;\
padding:0 1rem}table{border-collapse:collapse;margin:1rem 0}th,td{text-align:left;padding:.2rem .8rem .2rem 0;\
border-bottom:1px solid #8884;font-weight:400}svg{max-width:100%;height:auto;display:block;margin:1rem 0}";
