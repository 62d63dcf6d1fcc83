//! A small writer of self-contained SVG pictures: panels with axes, in colours for light and dark.

use std::fmt::Write as _;

/// Told apart in both schemes and by most colour-blind readers (after Okabe and Ito); beyond eight they come again,
/// and the letters tell.
const LIGHT: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#b0508e", "#8a6d00", "#3a9bc9", "#7a4fbf", "#5b6770"];
const DARK: [&str; 8] =
    ["#56a8e8", "#ff8c42", "#3fce9f", "#e79ac8", "#e6c445", "#8fd3f4", "#b79cf0", "#aab4bd"];

pub(crate) struct Svg {
    width: f64,
    height: f64,
    body: String,
}

#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    pub(crate) fn new(width: f64, height: f64) -> Svg {
        Svg { width, height, body: String::new() }
    }

    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escaped(text);
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"
        ));
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.push(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        ));
    }

    /// A bar that stands on `base`.
    pub(crate) fn bar(&mut self, (x, top): (f64, f64), width: f64, base: f64, class: &str) {
        let height = (base - top).max(0.0);
        self.push(format_args!(
            "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" class=\"{class}\"/>"
        ));
    }

    pub(crate) fn curve(&mut self, points: &[(f64, f64)], class: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.push(format_args!("<polyline points=\"{}\" class=\"{class}\"/>", points.join(" ")));
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = writeln!(self.body, "{element}");
    }

    pub(crate) fn finish(self, title: &str) -> String {
        let Svg { width, height, body } = self;
        let title = escaped(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n<style>\n{}</style>\n\
             <rect width=\"100%\" height=\"100%\" class=\"paper\"/>\n{body}</svg>\n",
            style()
        )
    }
}

fn style() -> String {
    let scheme = |paper: &str, ink: &str, faint: &str, colours: [&str; 8]| {
        let mut css = format!(
            ".paper{{fill:{paper}}}text{{fill:{ink}}}.axis{{stroke:{ink}}}.grid{{stroke:{faint}}}\
             .fair,.whisker{{stroke:{ink}}}\n"
        );
        for (index, colour) in colours.iter().enumerate() {
            css += &format!(
                ".f{index}{{fill:{colour}}}.s{index}{{stroke:{colour}}}text.f{index}{{fill:{colour}}}\n"
            );
        }
        css
    };
    format!(
        "text{{font:12px system-ui,sans-serif}}.head{{font-size:17px;font-weight:600}}.sub{{font-size:14px;font-weight:600}}\
         line,polyline{{fill:none;stroke-width:1}}polyline{{stroke-width:2;stroke-linejoin:round}}.fair{{stroke-dasharray:4 4}}\
         .whisker{{stroke-width:1.5}}.mean{{stroke-width:1.5;stroke-dasharray:2 3}}rect{{rx:2px}}\n{}\
         @media (prefers-color-scheme:dark){{\n{}}}\n",
        scheme("#fdfbf7", "#2b2622", "#e4ddd2", LIGHT),
        scheme("#1d1a18", "#ece5db", "#3a3530", DARK)
    )
}

/// The fill of the `index`-th player.
pub(crate) fn fill(index: usize) -> String {
    format!("f{}", index % LIGHT.len())
}

pub(crate) fn stroke(index: usize) -> String {
    format!("s{}", index % LIGHT.len())
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A plot within a picture: where it lies, and what its axes measure.
pub(crate) struct Panel {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) x: (f64, f64),
    pub(crate) y: (f64, f64),
}

impl Panel {
    pub(crate) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let along = |value: f64, (low, high): (f64, f64)| (value - low) / (high - low).max(f64::MIN_POSITIVE);
        (self.left + self.width * along(x, self.x), self.top + self.height * (1.0 - along(y, self.y)))
    }

    pub(crate) fn base(&self) -> f64 {
        self.top + self.height
    }

    pub(crate) fn title(&self, svg: &mut Svg, title: &str) {
        svg.text((self.left, self.top - 16.0), Anchor::Start, "sub", title);
    }

    pub(crate) fn percent_grid(&self, svg: &mut Svg) {
        for value in ticks((100.0 * self.y.0, 100.0 * self.y.1), 5) {
            let (_, y) = self.at(self.x.0, value / 100.0);
            svg.line((self.left, y), (self.left + self.width, y), "grid");
            svg.text((self.left - 6.0, y + 4.0), Anchor::End, "tick", &format!("{value} %"));
        }
    }

    pub(crate) fn x_axis(&self, svg: &mut Svg, said: &str) {
        for value in ticks(self.x, 8) {
            let (x, _) = self.at(value, self.y.0);
            svg.line((x, self.base()), (x, self.base() + 4.0), "axis");
            svg.text((x, self.base() + 18.0), Anchor::Middle, "tick", &value.to_string());
        }
        self.floor(svg);
        svg.text((self.left + self.width / 2.0, self.base() + 36.0), Anchor::Middle, "label", said);
    }

    pub(crate) fn floor(&self, svg: &mut Svg) {
        svg.line((self.left, self.base()), (self.left + self.width, self.base()), "axis");
    }
}

/// Round numbers in a range, about `count` of them.
fn ticks((low, high): (f64, f64), count: usize) -> Vec<f64> {
    let rough = (high - low).max(f64::MIN_POSITIVE) / count as f64;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|unit| unit * power).into_iter().find(|step| *step >= rough);
    let step = step.unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    // Rounded so that 0.30000000000000004 is written 0.3.
    (first..=last).map(|index| (index as f64 * step * 1e6).round() / 1e6).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks((0.0, 1.0), 5), [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]);
        assert_eq!(ticks((3.0, 47.0), 5), [10.0, 20.0, 30.0, 40.0]);
    }

    #[test]
    fn text_cannot_break_out() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.text((0.0, 0.0), Anchor::Start, "sub", "<script>&\"");
        assert!(svg.finish("<b>").contains("&lt;script&gt;&amp;&quot;"));
    }
}
