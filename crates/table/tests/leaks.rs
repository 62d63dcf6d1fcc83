//! Stable rustdoc runs the doctests of `leaks.md` but does not look at why a `compile_fail` fails: a method that was
//! renamed would be refused as well, and the leak under its new name would go unnoticed. So here every leak is handed
//! to the compiler once more, and its one complaint must be the one that is stated.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const LEAKS: &str = include_str!("../src/leaks.md");

struct Block<'a> {
    /// The line it stands on, to find it again.
    line: usize,
    /// What follows the fence: nothing for a control.
    label: &'a str,
    code: Vec<&'a str>,
}

fn blocks() -> Vec<Block<'static>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut inside = false;
    for (line, text) in LEAKS.lines().enumerate() {
        match (text.strip_prefix("```"), inside) {
            (Some(label), false) => blocks.push(Block { line: line + 1, label, code: Vec::new() }),
            (None, true) => blocks.last_mut().unwrap().code.push(text),
            (Some(_), true) | (None, false) => {}
        }
        inside ^= text.starts_with("```");
    }
    blocks
}

#[test]
fn every_leak_has_a_control_that_differs_in_one_line() {
    let blocks = blocks();
    for pair in blocks.chunks(2) {
        let [leak, control] = pair else { panic!("the leak on line {} has no control", pair[0].line) };
        assert!(leak.label.starts_with("compile_fail,E"), "line {}: a leak comes first", leak.line);
        assert_eq!(control.label, "", "line {}: its control comes next", control.line);
        let differing = leak.code.iter().zip(&control.code).filter(|(bad, good)| bad != good).count();
        assert_eq!((leak.code.len(), differing), (control.code.len(), 1), "line {}", leak.line);
    }
    assert!(blocks.len() > 40, "the leaks have been lost");
}

#[test]
fn every_leak_is_refused_for_the_reason_it_states() {
    let compiler = Compiler::new();
    let blocks = blocks();
    let leaks = blocks.iter().filter(|block| !block.label.is_empty());
    let surprises: Vec<String> = leaks
        .filter_map(|leak| {
            let stated = leak.label.trim_start_matches("compile_fail,");
            let found = compiler.complaints(leak);
            (found != [stated]).then(|| format!("line {}: {stated} is stated, found {found:?}", leak.line))
        })
        .collect();
    assert!(surprises.is_empty(), "leaks.md, {}", surprises.join("\n"));
}

/// The compiler, with the libraries this test itself was linked with.
struct Compiler {
    libraries: PathBuf,
    scratch: PathBuf,
}

impl Compiler {
    fn new() -> Compiler {
        let libraries = env::current_exe().unwrap().parent().unwrap().to_owned();
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("leaks");
        fs::create_dir_all(&scratch).unwrap();
        Compiler { libraries, scratch }
    }

    /// The newest build of a library: never older than the one this test was linked with.
    fn library(&self, name: &str) -> PathBuf {
        let prefix = format!("lib{name}-");
        let entries = fs::read_dir(&self.libraries).unwrap().map(|entry| entry.unwrap());
        let builds = entries.filter(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.starts_with(&prefix) && name.ends_with(".rlib")
        });
        let newest = builds.max_by_key(|build| build.metadata().unwrap().modified().unwrap());
        newest.unwrap_or_else(|| panic!("{name} has not been built")).path()
    }

    /// The code of every error, in order.
    fn complaints(&self, block: &Block<'_>) -> Vec<String> {
        let source = self.scratch.join(format!("line_{}.rs", block.line));
        let main = format!("#![allow(unused)]\nfn main() {{\n{}\n}}\n", block.code.join("\n")); // as in a doctest
        fs::write(&source, main).unwrap();
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc.args(["--edition", "2024", "--emit", "metadata", "--out-dir"]).args([&self.scratch, &source]);
        rustc.arg(format!("-Ldependency={}", self.libraries.display()));
        for name in ["table", "serde"] {
            rustc.arg("--extern").arg(format!("{name}={}", self.library(name).display()));
        }
        let output = rustc.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        let errors = said.lines().filter_map(|line| line.strip_prefix("error"));
        let errors = errors.filter(|rest| !rest.starts_with(": aborting"));
        errors.map(|rest| rest.trim_start_matches('[').split([']', ':']).next().unwrap().to_owned()).collect()
    }
}
