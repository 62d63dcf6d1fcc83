//! The pages of this repository, for tests that hold them to the code: what a page says in tables, in code and in links.
//!
//! It reads the Markdown that these pages are written in and no more: headings that begin with `#`, code between fences and
//! backticks, tables with a bar at both ends of a line, links in brackets.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The folder of the repository.
#[must_use]
pub fn root() -> PathBuf {
    let testkit = Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit.ancestors().nth(2).expect("the crates lie two folders below").to_owned()
}

/// A page, or a section of one.
#[derive(Clone, Debug)]
pub struct Page {
    lines: Vec<Line>,
}

#[derive(Clone, Debug)]
struct Line {
    text: String,
    is: Is,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Is {
    Prose,
    Fence,
    Code,
}

impl Page {
    /// A page by its path from the root.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn read(path: &str) -> Page {
        let text = std::fs::read_to_string(root().join(path));
        Page::of(&text.unwrap_or_else(|why| panic!("{path} cannot be read: {why}")))
    }

    #[must_use]
    pub fn of(text: &str) -> Page {
        let mut inside = false;
        let lines = text.lines().map(|text| {
            let is = match (text.trim_start().starts_with("```"), inside) {
                (true, _) => Is::Fence,
                (false, true) => Is::Code,
                (false, false) => Is::Prose,
            };
            inside ^= is == Is::Fence;
            Line { text: text.to_owned(), is }
        });
        Page { lines: lines.collect() }
    }

    /// What stands under this heading, until the next one that is not below it.
    ///
    /// # Panics
    /// If the page has no such heading.
    #[must_use]
    pub fn section(&self, heading: &str) -> Page {
        let at = self.lines.iter().position(|line| line.heading().is_some_and(|(_, text)| text == heading));
        let at = at.unwrap_or_else(|| panic!("there is no heading `{heading}`"));
        let level = self.lines[at].heading().map(|(level, _)| level);
        let ends = |line: &&Line| line.heading().is_none_or(|(other, _)| Some(other) > level);
        Page { lines: self.lines[at + 1..].iter().take_while(ends).cloned().collect() }
    }

    /// Where a link may lead: the headings as GitHub calls them. One that is there again has a number.
    #[must_use]
    pub fn anchors(&self) -> Vec<String> {
        let mut before: BTreeMap<String, usize> = BTreeMap::new();
        let headings = self.lines.iter().filter_map(Line::heading);
        headings
            .map(|(_, text)| {
                let letters = text.to_lowercase().replace(' ', "-");
                let name: String =
                    letters.chars().filter(|&c| c.is_alphanumeric() || c == '-' || c == '_').collect();
                let again = before.entry(name.clone()).and_modify(|times| *times += 1).or_default();
                if *again == 0 { name } else { format!("{name}-{again}") }
            })
            .collect()
    }

    /// The cells of each row, of all tables whose first column is called so.
    #[must_use]
    pub fn rows(&self, first: &str) -> Vec<Vec<String>> {
        let mut rows = Vec::new();
        let mut reads = None;
        for line in &self.lines {
            let cells = if line.is == Is::Prose { cells(&line.text) } else { None };
            match (cells, reads) {
                (None, _) => reads = None,
                (Some(head), None) => reads = Some(head.first().is_some_and(|name| name == first)),
                (Some(row), Some(true)) if !row.iter().all(|cell| is_rule(cell)) => rows.push(row),
                (Some(_), Some(_)) => {}
            }
        }
        rows
    }

    /// What stands between backticks, on one line each.
    #[must_use]
    pub fn spans(&self) -> Vec<String> {
        self.paragraphs().iter().flat_map(|text| spans(text)).collect()
    }

    /// The lines between fences. What begins with a space, or follows a backslash, goes on from the line before.
    #[must_use]
    pub fn code(&self) -> Vec<String> {
        let mut code: Vec<String> = Vec::new();
        let mut before = Is::Prose;
        for line in &self.lines {
            let goes_on =
                |last: &String| before == Is::Code && (last.ends_with('\\') || line.text.starts_with(' '));
            match (line.is, code.last_mut()) {
                (Is::Code, Some(last)) if goes_on(last) => {
                    *last = format!("{} {}", last.trim_end_matches('\\').trim(), line.text.trim());
                }
                (Is::Code, _) => code.push(line.text.clone()),
                (Is::Prose | Is::Fence, _) => {}
            }
            before = line.is;
        }
        code
    }

    /// How this program is called anywhere on the page, in all its code: the words after its name, without the brackets around what
    /// may be left out, and without what is done with its output.
    #[must_use]
    pub fn calls(&self, program: &str) -> Vec<Vec<String>> {
        let code = self.code().into_iter().chain(self.spans());
        code.flat_map(|line| calls(&line, program)).collect()
    }

    /// Where the links lead.
    #[must_use]
    pub fn links(&self) -> Vec<String> {
        let found = |text: &String| {
            let plain = without_code(text);
            let targets = plain.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
            targets.map(|(target, _)| target.to_owned()).collect::<Vec<_>>()
        };
        self.paragraphs().iter().flat_map(found).collect()
    }

    /// Prose without its line ends; headings and rows of tables are paragraphs, too.
    fn paragraphs(&self) -> Vec<String> {
        let mut paragraphs = vec![String::new()];
        for line in &self.lines {
            let alone = line.is != Is::Prose || line.heading().is_some() || line.text.starts_with('|');
            if alone || line.text.trim().is_empty() {
                paragraphs.push(String::new());
            }
            if let (Is::Prose, Some(last)) = (line.is, paragraphs.last_mut()) {
                *last += &format!("{} ", line.text.trim());
            }
        }
        paragraphs
    }
}

impl Line {
    /// How deep a heading is, and what it says.
    fn heading(&self) -> Option<(usize, &str)> {
        let text = self.text.trim_start_matches('#');
        let level = self.text.len() - text.len();
        if self.is != Is::Prose || level == 0 {
            return None;
        }
        Some((level, text.strip_prefix(' ')?.trim()))
    }
}

/// What stands between backticks in a line or a cell.
#[must_use]
pub fn spans(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The flags among the words of a call.
pub fn flags(words: &[String]) -> impl Iterator<Item = &str> {
    words
        .iter()
        .filter(|word| word.starts_with("--") && word.len() > 2)
        .filter_map(|word| word.split('=').next())
}

/// The words of a piece of code, without the brackets around what may be left out.
pub fn words(code: &str) -> impl Iterator<Item = String> {
    let around = ['[', ']', '(', ')', '…', ',', '"', '\'', '|'];
    code.split_whitespace()
        .map(move |word| word.trim_matches(around).to_owned())
        .filter(|word| !word.is_empty())
}

fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect()
}

fn cells(line: &str) -> Option<Vec<String>> {
    let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?.replace("\\|", "\0");
    Some(inside.split('|').map(|cell| cell.trim().replace('\0', "|")).collect())
}

fn is_rule(cell: &str) -> bool {
    !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':')
}

fn calls(line: &str, program: &str) -> Vec<Vec<String>> {
    let mut calls: Vec<String> = Vec::new();
    let (mut open, mut within) = (0_usize, false);
    // A line may begin with the prompt of a shell; later on `#` begins a comment.
    let line = line.strip_prefix("# ").or_else(|| line.strip_prefix("$ ")).unwrap_or(line);
    for word in line.split_whitespace() {
        if word == "#" {
            break;
        }
        if word.rsplit('/').next() == Some(program) {
            within = true;
            calls.push(String::new());
        } else if open == 0 && ["|", "&&", ";", ">"].contains(&word) {
            within = false;
        } else if let (true, Some(call)) = (within, calls.last_mut()) {
            *call += &format!("{word} ");
        }
        open = (open + word.matches('[').count()).saturating_sub(word.matches(']').count());
    }
    calls.iter().map(|call| words(call).collect()).collect()
}
