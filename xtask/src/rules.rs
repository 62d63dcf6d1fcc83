//! Every numbered clause of docs/rules has a test named after it, and so has every worked example.
//!
//! `tat_57_declining_keeps_the_second_draw` tests clause TAT-57, `tat_example_7_a_call` the seventh worked example.
//! A number may be padded with zeros as in the rulebook. A test names one clause.

mod blank;
mod rulebook;
mod source;
mod tally;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value};
use xshell::{Shell, cmd};

use rulebook::Rulebook;
use source::Worth;
use tally::{Tally, Witness};

pub(crate) fn run(sh: &Shell, json: bool, ask_binaries: bool) -> Result<()> {
    let root = sh.current_dir();
    let books = rulebooks(&root)?;
    let mut witnesses = witnesses(&root)?;
    if ask_binaries {
        let built = built(sh)?;
        for witness in witnesses.iter_mut().filter(|witness| !built.contains(&witness.test)) {
            witness.flaw = Some("is in no test binary");
        }
    }

    let tallies: Vec<Tally> = books.iter().map(|book| Tally::of(book, &witnesses)).collect();
    let told = if json {
        let all: Map<String, Value> =
            tallies.iter().map(|tally| (tally.prefix.clone(), tally.json())).collect();
        format!("{:#}\n", Value::Object(all))
    } else {
        tallies.iter().map(Tally::to_string).collect()
    };
    // Not `print!`, which panics when the reader has seen enough and closed the pipe.
    std::io::stdout().write_all(told.as_bytes())?;

    if !tallies.iter().all(Tally::is_complete) {
        bail!("the rules and their tests do not match");
    }
    Ok(())
}

fn rulebooks(root: &Path) -> Result<Vec<Rulebook>> {
    let mut books: Vec<Rulebook> = Vec::new();
    for path in files_below(&root.join("docs/rules"), "md")? {
        let (file, text) = read(root, &path)?;
        let book = Rulebook::parse(&file, &text)?;
        if let Some(other) = books.iter().find(|other| other.prefix == book.prefix) {
            bail!("{} and {file} both have the prefix {}", other.file, book.prefix);
        }
        books.push(book);
    }
    if books.is_empty() {
        bail!("docs/rules has no rulebook");
    }
    Ok(books)
}

/// The tests of all crates, with what keeps some of them from counting.
fn witnesses(root: &Path) -> Result<Vec<Witness>> {
    let mut witnesses = Vec::new();
    for path in files_below(&root.join("crates"), "rs")? {
        let (file, text) = read(root, &path)?;
        witnesses.extend(source::tests(&text).into_iter().map(|test| Witness {
            place: format!("{file}:{}", test.line),
            flaw: match test.worth {
                Worth::Counts => None,
                Worth::Ignored => Some("is ignored"),
                Worth::Empty => Some("is empty"),
            },
            test: test.name,
        }));
    }
    Ok(witnesses)
}

/// The names of all tests that were compiled. A file that no `mod` reaches is not, and nothing else would tell.
fn built(sh: &Shell) -> Result<BTreeSet<String>> {
    let list = cmd!(sh, "cargo test --workspace --locked --tests --quiet -- --list --format terse")
        .quiet()
        .read()?;
    let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(|name| name.rsplit("::").next().unwrap_or(name).to_owned()).collect())
}

/// The files with this extension, in the same order everywhere.
fn files_below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(dir) = waiting.pop() {
        for entry in fs::read_dir(&dir).with_context(|| format!("cannot list {}", dir.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// A file's path from the root, with slashes, and its text.
fn read(root: &Path, path: &Path) -> Result<(String, String)> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok((path.strip_prefix(root)?.display().to_string().replace('\\', "/"), text))
}
