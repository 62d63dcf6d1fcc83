//! What the laboratory has to say: questions, answers in words, and plots with their numbers. The page, the terminal and
//! `--json` show the same.

use crate::bars::Bars;
use crate::statistics::{Bar, Mean, Share, Unit, wilson};
use crate::svg::{Svg, escaped};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// All that was found out.
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) rules: u32,
    pub(super) title: String,
    /// As it is typed again.
    pub(super) command: String,
    pub(super) seed: u64,
    pub(super) answers: Vec<Answer>,
}

pub(super) struct Answer {
    pub(super) question: String,
    /// Each a sentence or two.
    pub(super) said: Vec<String>,
    pub(super) plots: Vec<Plot>,
    /// What is said beside: a name and a figure.
    pub(super) figures: Vec<(String, String)>,
}

pub(super) struct Plot {
    pub(super) title: String,
    /// How many games, of whom.
    pub(super) sample: String,
    pub(super) unit: Unit,
    pub(super) bars: Vec<Bar>,
    pub(super) fair: Option<f64>,
}

impl Answer {
    pub(super) fn to(question: impl Into<String>) -> Answer {
        Answer { question: question.into(), said: Vec::new(), plots: Vec::new(), figures: Vec::new() }
    }

    pub(super) fn say(&mut self, sentence: impl Into<String>) {
        self.said.push(sentence.into());
    }
}

pub(super) fn bar_of(name: impl Into<String>, mean: &Mean) -> Bar {
    Bar { name: name.into(), height: mean.mean(), interval: (mean.count() > 1).then(|| mean.interval()) }
}

/// `25.3 % (24.1 – 26.5)`.
pub(super) fn percent(share: f64, (low, high): (f64, f64)) -> String {
    format!("{:.1} % ({:.1} – {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
}

pub(super) fn percent_of(mean: &Mean) -> String {
    percent(mean.mean(), within(mean))
}

/// The interval of a mean of shares. Where every deal came out alike, Wilson's still knows a doubt.
pub(super) fn within(mean: &Mean) -> (f64, f64) {
    if mean.deviation() < 1e-9 {
        return wilson(mean.mean(), mean.count());
    }
    let (low, high) = mean.interval();
    (low.max(0.0), high.min(1.0))
}

/// A bar that is a share.
pub(super) fn share_of(name: impl Into<String>, mean: &Mean) -> Bar {
    Bar { name: name.into(), height: mean.mean(), interval: Some(within(mean)) }
}

pub(super) fn percent_share(share: &Share) -> String {
    percent(share.share(), share.interval())
}

pub(super) fn number_of(mean: &Mean) -> String {
    let (low, high) = mean.interval();
    format!("{:.2} ({low:.2} – {high:.2})", mean.mean())
}

/// How sure, after the correction.
pub(super) fn chance_said(chance: f64) -> String {
    if chance < 0.0001 { "p < 0.0001".to_owned() } else { format!("p = {chance:.4}") }
}

const WIDTH: f64 = 820.0;

impl Report {
    pub(super) fn page(&self) -> String {
        let mut page = format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{0}</title>\n<style>{STYLE}</style>\n<h1>{0}</h1>\n\
             <p>{1}, rules {2}. Made by</p>\n<pre>{3}</pre>\n\
             <p>which gives the same page again. Intervals are of 95 %, in brackets or as whiskers. A win that k players share \
             counts 1/k for each. Every deal is played twice by players with other dice, and both games are one observation. Where many \
             things are looked at, p is corrected for it (Holm).</p>\n",
            escaped(&self.title),
            self.game,
            self.rules,
            escaped(&self.command),
        );
        for Answer { question, said, plots, figures } in &self.answers {
            // Writing to a String cannot fail.
            let _ = writeln!(page, "<h2>{}</h2>", escaped(question));
            said.iter().for_each(|sentence| {
                let _ = writeln!(page, "<p class=\"said\">{}</p>", escaped(sentence));
            });
            plots.iter().for_each(|plot| page.push_str(&self.drawn(plot)));
            if !figures.is_empty() {
                page.push_str("<details><summary>Figures</summary><table>\n");
                for (name, figure) in figures {
                    let _ = writeln!(page, "<tr><th>{}<td>{}", escaped(name), escaped(figure));
                }
                page.push_str("</table></details>\n");
            }
        }
        page
    }

    fn drawn(&self, plot: &Plot) -> String {
        let Plot { title, sample, unit, bars, fair } = plot;
        let notes = [sample.clone(), self.command.clone()];
        let bars = Bars { title, notes: &notes, unit: *unit, bars, fair: *fair, width: WIDTH - 32.0 };
        let mut svg = Svg::new(WIDTH, bars.height() + 16.0);
        bars.draw(&mut svg, 16.0, 8.0);
        format!("<div class=\"plot\">{}</div>\n", svg.finish(title))
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for Answer { question, said, .. } in self.answers.iter().filter(|answer| !answer.said.is_empty()) {
            let _ = writeln!(text, "{question}");
            said.iter().for_each(|sentence| {
                let _ = writeln!(text, "  {sentence}");
            });
        }
        text
    }

    pub(super) fn json(&self) -> Value {
        let plot = |Plot { title, sample, unit, bars, fair }: &Plot| {
            let bars = bars.iter().map(
                |Bar { name, height, interval }| json!({ "name": name, "value": height, "ci95": interval }),
            );
            json!({
                "title": title,
                "sample": sample,
                "unit": match unit { Unit::Number => "number", Unit::Percent => "share" },
                "fair": fair,
                "bars": bars.collect::<Vec<_>>(),
            })
        };
        let answer = |Answer { question, said, plots, figures }: &Answer| {
            json!({
                "question": question,
                "said": said,
                "plots": plots.iter().map(plot).collect::<Vec<_>>(),
                "figures": figures.iter().map(|(name, figure)| json!([name, figure])).collect::<Vec<_>>(),
            })
        };
        json!({
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "title": self.title,
            "command": self.command,
            "answers": self.answers.iter().map(answer).collect::<Vec<_>>(),
        })
    }
}

const STYLE: &str = ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;\
padding:0 1rem}h2{margin:2.5rem 0 .5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}.said{margin:.4rem 0}\
table{border-collapse:collapse;margin:1rem 0}th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid #8884;\
font-weight:400;vertical-align:top}.plot{overflow-x:auto;margin:1rem 0}.plot svg{display:block;max-width:100%;height:auto;min-width:36rem}";
