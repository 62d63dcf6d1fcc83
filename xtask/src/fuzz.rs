//! Fuzzing on the stable toolchain. The tests try the same on their seeds and what chance makes of them
//! (`crates/games/tests/untrusted`); this is for long runs.
//!
//! `fuzz/` has the layout of cargo-fuzz and can be used with it, but cargo-fuzz asks for a nightly compiler. All that
//! libFuzzer needs from the compiler is coverage, and stable rustc passes the flags for it on to LLVM. What nightly
//! would add is the address sanitizer, of little use to a house without `unsafe`.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::tools::Tool;

/// Edge counters and traced comparisons: libFuzzer sees where an input went and which bytes a branch asked for.
const FLAGS: [&str; 7] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    // With several units the linker may drop counters and keep their table; libFuzzer then refuses to start.
    "-Ccodegen-units=1",
];

/// An input that takes longer than this has found an endless loop.
const TIMEOUT_SECONDS: u32 = 10;

pub(crate) fn run(sh: &Shell, seconds: u32, wanted: &[String]) -> Result<()> {
    let targets = choose(targets(&sh.current_dir())?, wanted)?;
    let binaries = build(sh, &targets)?;

    let mut findings = Vec::new();
    for target in &targets {
        if let Err(finding) = fuzz(sh, target, &binaries.join(target), seconds) {
            eprintln!("{finding:#}");
            findings.push(target.as_str());
        }
    }
    if !findings.is_empty() {
        bail!("fuzzing found something in {}", findings.join(", "));
    }
    Ok(())
}

/// Runs a target on one input, with its panic in full view.
pub(crate) fn repeat(sh: &Shell, input: &Path, wanted: &[String]) -> Result<()> {
    let [target] = wanted else { bail!("name the one target that shall read the input") };
    choose(targets(&sh.current_dir())?, wanted)?;
    let binary = build(sh, wanted)?.join(target);
    let _trace = sh.push_env("RUST_BACKTRACE", "1");
    Ok(cmd!(sh, "{binary} {input}").run()?)
}

/// The names of fuzz/fuzz_targets/*.rs.
fn targets(root: &Path) -> Result<Vec<String>> {
    let folder = root.join("fuzz/fuzz_targets");
    let mut targets = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if let (Some("rs"), Some(name)) =
                (path.extension().and_then(|e| e.to_str()), path.file_stem().and_then(|s| s.to_str()))
            {
                targets.push(name.to_owned());
            }
        }
    }
    if targets.is_empty() {
        bail!("fuzz/fuzz_targets has no target; fuzz/Cargo.toml says how to add one");
    }
    targets.sort();
    Ok(targets)
}

fn choose(all: Vec<String>, wanted: &[String]) -> Result<Vec<String>> {
    if wanted.is_empty() {
        return Ok(all);
    }
    if let Some(unknown) = wanted.iter().find(|name| !all.contains(name)) {
        bail!("there is no fuzz target {unknown}; there are {}", all.join(", "));
    }
    Ok(wanted.to_vec())
}

/// Builds the targets and says where they lie.
fn build(sh: &Shell, targets: &[String]) -> Result<PathBuf> {
    Tool::CxxCompiler.ensure(sh)?;
    let host = cmd!(sh, "rustc --print host-tuple").quiet().read()?;
    let bins = targets.iter().flat_map(|target| ["--bin", target]);

    // The separator is the one character that a flag cannot contain.
    let _flags = sh.push_env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"));
    // Naming the target, even though it is the host, keeps the flags from the build scripts, which link no libFuzzer.
    cmd!(
        sh,
        "cargo build --release --locked --manifest-path fuzz/Cargo.toml --target-dir fuzz/target --target {host} {bins...}"
    )
    .run()
    .context(
        "the fuzz targets do not build; each needs a [[bin]] in fuzz/Cargo.toml, and when the lock file is out of date: \
         cargo update --workspace --manifest-path fuzz/Cargo.toml",
    )?;
    Ok(sh.current_dir().join("fuzz/target").join(host).join("release"))
}

fn fuzz(sh: &Shell, target: &str, binary: &Path, seconds: u32) -> Result<()> {
    let fuzz = sh.current_dir().join("fuzz");
    let corpus = sh.create_dir(fuzz.join("corpus").join(target))?;
    let artifacts = sh.create_dir(fuzz.join("artifacts").join(target))?;
    let log = artifacts.join("log.txt");

    let mut command = Command::new(binary);
    command
        .current_dir(&fuzz)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={TIMEOUT_SECONDS}"))
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg("-print_final_stats=1")
        .arg(corpus)
        .stderr(File::create(&log)?);
    // libFuzzer writes to the first folder alone: what it finds stays out of the seeds.
    let seeds = fuzz.join("seeds").join(target);
    if seeds.is_dir() {
        command.arg(seeds);
    }
    let status = command.status().with_context(|| format!("cannot start {}", binary.display()))?;

    let told = fs::read(&log).with_context(|| format!("cannot read {}", log.display()))?;
    let told = String::from_utf8_lossy(&told);
    if !status.success() {
        bail!("{told}\n{target}: {status}{}", advice(target, &told));
    }
    // Without coverage libFuzzer runs all the same, and blindly; that must not pass for a test.
    let (Some(runs), Some(places)) = (after(&told, "stat::number_of_executed_units:"), after(&told, " cov:"))
    else {
        bail!("{told}\n{target}: ran without coverage; has the compiler changed its flags?");
    };
    eprintln!("{target}: {runs} inputs in {seconds} s, {places} places in the code reached, no finding");
    Ok(())
}

fn advice(target: &str, told: &str) -> String {
    match after(told, "Test unit written to") {
        Some(input) => format!("\nrepeat it: cargo xtask fuzz {target} --input {input}"),
        None => String::new(),
    }
}

/// The word after the last mention of a label in what libFuzzer told.
fn after<'a>(told: &'a str, label: &str) -> Option<&'a str> {
    told.rsplit_once(label)?.1.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = "#2 INITED cov: 8 ft: 8\n#25 NEW    cov: 12 ft: 13\nartifact_prefix='a/'; \
                        Test unit written to a/crash-b904\nBase64: cmF0\n\
                        stat::number_of_executed_units: 662992\nstat::average_exec_per_sec:     0\n";

    #[test]
    fn the_figures_and_the_finding_are_read_from_the_log() {
        assert_eq!(after(TOLD, "stat::number_of_executed_units:"), Some("662992"));
        assert_eq!(after(TOLD, " cov:"), Some("12"));
        assert_eq!(advice("notation", TOLD), "\nrepeat it: cargo xtask fuzz notation --input a/crash-b904");
        assert_eq!(advice("notation", "no such line"), "");
    }

    #[test]
    fn an_unknown_target_is_refused_with_the_known_ones() {
        let all = vec!["decision".to_owned(), "notation".to_owned()];
        assert_eq!(choose(all.clone(), &[]).unwrap(), all);
        let error = choose(all, &["record".to_owned()]).unwrap_err();
        assert_eq!(error.to_string(), "there is no fuzz target record; there are decision, notation");
    }
}
