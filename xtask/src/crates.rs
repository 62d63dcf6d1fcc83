//! The tests of the crates: built at once, then run two programs at a time.
//!
//! Some of them compute and some wait, and most have one long test that ends alone: one program after the other leaves the cores idle
//! for a third of the time.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::steps::all;

const AT_A_TIME: usize = 2;

pub(crate) fn build(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo test --workspace --locked --no-run").run()?)
}

pub(crate) fn test(sh: &Shell) -> Result<()> {
    // One commit has one answer: what is drawn by lot for properties is the same here every time. `cargo test` by hand draws anew.
    let _lot = sh.push_env("PROPTEST_RNG_SEED", "20");
    let ran = programs(sh).and_then(|programs| run(sh, programs));
    // The leaks that must not compile are doctests.
    let doctests = cmd!(sh, "cargo test --workspace --locked --doc --no-fail-fast").run();
    all([ran, doctests.map_err(Into::into)])
}

/// A program full of tests, and the package that it is of.
struct Program {
    path: PathBuf,
    package: PathBuf,
}

fn programs(sh: &Shell) -> Result<Vec<Program>> {
    let format = "--message-format=json-render-diagnostics";
    let told = cmd!(sh, "cargo test --workspace --locked --no-run {format}").read()?;
    let mut programs: Vec<Program> = told.lines().filter_map(program).collect();
    if programs.is_empty() {
        bail!("cargo has built no tests");
    }
    // The largest first: those are the tests of the whole house, and nobody should wait for one of them alone at the end.
    programs.sort_by_key(|program| std::cmp::Reverse(program.path.metadata().map_or(0, |file| file.len())));
    Ok(programs)
}

/// What one of cargo's messages says of a program with tests, if it speaks of one.
fn program(message: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(message).ok()?;
    if message["profile"]["test"] != true {
        return None;
    }
    let path = message["executable"].as_str()?.into();
    let package = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    Some(Program { path, package })
}

/// Runs them all, also after one has failed; what a program says is told when it is over.
fn run(sh: &Shell, programs: Vec<Program>) -> Result<()> {
    let failed = Mutex::new(Vec::new());
    let next = Mutex::new(programs.into_iter());
    std::thread::scope(|scope| {
        let lanes: Vec<_> = (0..AT_A_TIME)
            .map(|_| {
                let sh = sh.clone();
                let (next, failed) = (&next, &failed);
                scope.spawn(move || -> Result<()> {
                    while let Some(program) = { next.lock().expect("no lane panics").next() } {
                        if !passes(&sh, &program)? {
                            failed.lock().expect("no lane panics").push(program.path.display().to_string());
                        }
                    }
                    Ok(())
                })
            })
            .collect();
        lanes.into_iter().try_for_each(|lane| lane.join().expect("no lane panics"))
    })?;
    let failed = failed.into_inner().expect("no lane panics");
    if !failed.is_empty() {
        bail!("there are failed tests in {}", failed.join(" and "));
    }
    Ok(())
}

fn passes(sh: &Shell, program: &Program) -> Result<bool> {
    let Program { path, package } = program;
    // As cargo would run it.
    let _there = sh.push_dir(package);
    let _of = sh.push_env("CARGO_MANIFEST_DIR", package);
    let ran = cmd!(sh, "{path}").quiet().ignore_status().output();
    let ran = ran.with_context(|| format!("{} cannot be run", path.display()))?;
    let said = [ran.stdout, ran.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    eprintln!("     Running {}\n{}", path.display(), said.concat());
    Ok(ran.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_with_tests_is_told_from_what_else_is_built() {
        let told = |test: bool, executable: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/house/crates/table/Cargo.toml",
                    "profile":{{"test":{test}}},"executable":{executable}}}"#
            )
        };
        let found = program(&told(true, r#""/house/target/leaks""#)).unwrap();
        assert_eq!((found.path, found.package), ("/house/target/leaks".into(), "/house/crates/table".into()));
        assert!(program(&told(false, r#""/house/target/ratskeller""#)).is_none());
        assert!(program(&told(true, "null")).is_none());
        assert!(program(r#"{"reason":"build-finished","success":true}"#).is_none());
        assert!(program("not JSON").is_none());
    }

    #[test]
    fn all_are_run_and_the_failed_ones_are_named() {
        let program = |name: &str| Program { path: name.into(), package: ".".into() };
        let sh = Shell::new().unwrap();
        assert!(run(&sh, vec![program("true"), program("true"), program("true")]).is_ok());
        let error = run(&sh, vec![program("false"), program("true"), program("false")]).unwrap_err();
        assert_eq!(error.to_string(), "there are failed tests in false and false");
    }

    /// A crate that is not built for tests of its own would keep silent about them.
    #[test]
    fn whoever_says_there_are_no_tests_within_has_none() {
        assert_eq!(kept_silent("test = false", "#[test]"), [""; 0]);
        assert_eq!(kept_silent("doctest = false", "/ ```\n"), [""; 0]);
    }

    /// Whoever makes a game wants to simulate it soon.
    #[test]
    fn the_command_line_without_the_house_has_no_server_in_it() {
        let sh = Shell::new().unwrap();
        let needed = |more: &[&str]| {
            let told =
                cmd!(sh, "cargo tree --locked --offline -p cli -e normal --prefix none {more...}").quiet();
            let told = told.ignore_stderr().read().unwrap();
            ["axum", "sqlx", "tokio"]
                .map(|name| told.lines().any(|line| line.starts_with(&format!("{name} "))))
        };
        assert_eq!(needed(&["--no-default-features"]), [false; 3]);
        assert_eq!(needed(&[]), [true; 3]);
    }

    /// The sources with this in them, in crates whose manifest says so of the library.
    fn kept_silent(said: &str, test: &str) -> Vec<String> {
        let sh = Shell::new().unwrap();
        let crates = sh.read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates")).unwrap();
        let says = |of: &PathBuf| {
            let manifest = sh.read_file(of.join("Cargo.toml")).unwrap();
            let (_, lib) = manifest.split_once("\n[lib]\n").unwrap_or_default();
            lib.split("\n[").next().unwrap_or(lib).lines().any(|line| line == said)
        };
        let silent: Vec<PathBuf> = crates.into_iter().filter(says).collect();
        assert!(!silent.is_empty(), "no crate says {said}");
        let sources = silent.iter().flat_map(|of| sources(&sh, &of.join("src")));
        sources
            .filter(|file| sh.read_file(file).unwrap().contains(test))
            .map(|file| file.display().to_string())
            .collect()
    }

    fn sources(sh: &Shell, folder: &Path) -> Vec<PathBuf> {
        let (folders, mut files): (Vec<_>, Vec<_>) =
            sh.read_dir(folder).unwrap().into_iter().partition(|at| at.is_dir());
        // Data lies beside the code that reads it, and not all of it is text.
        files.retain(|file| file.extension().is_some_and(|kind| kind == "rs"));
        files.extend(folders.iter().flat_map(|folder| sources(sh, folder)));
        files
    }
}
