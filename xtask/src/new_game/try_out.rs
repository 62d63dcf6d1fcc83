//! Makes a game in a copy of the house under target/ and plays it in a browser, so that the templates stay true.

use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::symlink;
#[cfg(windows)]
use std::os::windows::fs::symlink_dir as symlink;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

use super::{Names, made};
use crate::page;
use crate::steps::at_once;
use crate::tools::{Tool, target};

/// The crates that a new game changes. The others are used where they lie, and as they are built.
const CHANGED: [&str; 7] = ["games", "bots", "tensors", "host", "pocket", "server", "cli"];

/// The part of the page that is copied; its packages are used where they lie.
const PAGE: [&str; 15] = [
    ".prettierignore",
    ".prettierrc.json",
    "eslint.config.js",
    "index.html",
    "lint",
    "package.json",
    "public",
    "scripts",
    "src",
    "svelte.config.js",
    "tests/browser.mjs",
    "tests/e2e",
    "tests/texts.ts",
    "tsconfig.json",
    "vite.config.ts",
];

pub(crate) fn try_out(sh: &Shell) -> Result<()> {
    Tool::Chromium.ensure(sh)?;
    let packages = page::install(sh)?.join("node_modules");
    let root = sh.current_dir();
    let names = Names::of("rat-race")?;
    let made = made(&root, &names)?;
    println!("{}", told(&root, &made));

    let target = target(sh);
    let house = target.join("new-game");
    lay_out(&house, copied(&root, &names, made)?)?;
    share(&packages, &house.join("web/node_modules"))?;
    for entry in fs::read_dir(root.join("crates"))? {
        let there = entry?;
        share(&there.path(), &house.join("crates").join(there.file_name()))?;
    }
    let _there = sh.push_dir(&house);
    let _shared = sh.push_env("CARGO_TARGET_DIR", &target);
    // The server wants to know where its page will be.
    sh.create_dir("web/dist")?;
    at_once(sh, build_page, |sh| build(sh, &target))?;
    at_once(sh, check_page, play)
}

fn build_page(web: &Shell) -> Result<()> {
    web.change_dir("web");
    cmd!(web, "npm run --silent keys").run()?;
    Ok(cmd!(web, "npm run --silent build -- --logLevel error").run()?)
}

/// What the house is built from has been built by the tests of the crates: where a test is among what is built, everything has
/// the features that it has for tests.
const TESTS: [&str; 4] = ["--test", "conformance", "--test", "rules"];

fn build(sh: &Shell, target: &Path) -> Result<()> {
    let bins = ["--bin", "ratskeller", "--bin", "wire-types"];
    cmd!(sh, "cargo build --offline --quiet --workspace {bins...} {TESTS...}").run()?;
    sh.copy_file(target.join("debug/ratskeller"), "ratskeller")?;
    let wire_types = target.join("debug/wire-types");
    Ok(cmd!(sh, "{wire_types} web/src/wire").run()?)
}

fn check_page(web: &Shell) -> Result<()> {
    web.change_dir("web");
    let new = ["src/games/rat-race", "tests/e2e/rat-race.test.mjs"];
    cmd!(web, "npx prettier --check --log-level warn {new...}").run()?;
    cmd!(web, "npx eslint {new...}").run()?;
    Ok(cmd!(web, "npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output machine").run()?)
}

fn play(sh: &Shell) -> Result<()> {
    {
        let _few = sh.push_env("RATSKELLER_GAMES", "50");
        cmd!(sh, "cargo test --offline --quiet --workspace {TESTS...} -- race_").run()?;
    }
    cmd!(sh, "cargo fmt --all --check").run().context("the templates are not formatted")?;
    let _binary = sh.push_env("RATSKELLER_BIN", sh.current_dir().join("ratskeller"));
    let _page = sh.push_dir("web");
    let _served = sh.push_env("PAGE", "binary");
    cmd!(sh, "npm run --silent schema").run()?;
    Ok(cmd!(sh, "node tests/e2e/run.mjs tests/e2e/rat-race.test.mjs").run()?)
}

/// How much of a game is written where others look for theirs.
fn told(root: &Path, made: &BTreeMap<PathBuf, String>) -> String {
    let (mut own, mut outside) = (0, Vec::new());
    for (path, text) in made {
        let Ok(before) = fs::read_to_string(root.join(path)) else {
            own += 1;
            continue;
        };
        let old: BTreeSet<&str> = before.lines().collect();
        let new = text.lines().filter(|line| !old.contains(line));
        outside.extend(new.map(|line| format!("  {}: {}", path.display(), line.trim())));
    }
    let lines = outside.join("\n");
    format!("a new game has {own} files of its own, and {} lines outside of them:\n{lines}", outside.len())
}

/// Every file of the house with a game more, by path below its root.
fn copied(root: &Path, names: &Names, made: BTreeMap<PathBuf, String>) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let crates = CHANGED.iter().map(|name| Path::new("crates").join(name));
    let page = PAGE.iter().map(|part| Path::new("web").join(part));
    for part in crates.chain(page).chain(["Cargo.lock", "rustfmt.toml"].map(PathBuf::from)) {
        read(root, &part, &mut files)?;
    }
    files.extend(made.into_iter().map(|(path, text)| (path, text.into_bytes())));
    let manifest = fs::read_to_string(root.join("Cargo.toml"))?;
    files.insert("Cargo.toml".into(), beside(&manifest, names).into_bytes());
    script_of_its_own(&mut files)?;
    Ok(files)
}

/// The script that the server is built with says when to build it anew. Under the same name the copy's would take the place of the
/// house's, and the house would be built again after it, tests and all.
fn script_of_its_own(files: &mut BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let script = files.remove(Path::new("crates/server/build.rs")).context("the server has no build.rs")?;
    files.insert("crates/server/build_copy.rs".into(), script);
    let manifest =
        files.get_mut(Path::new("crates/server/Cargo.toml")).context("the server has no manifest")?;
    let text =
        String::from_utf8_lossy(manifest).replacen("[package]", "[package]\nbuild = \"build_copy.rs\"", 1);
    *manifest = text.into_bytes();
    Ok(())
}

fn read(root: &Path, part: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let path = root.join(part);
    if !path.is_dir() {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", part.display()))?;
        files.insert(part.to_owned(), bytes);
        return Ok(());
    }
    for entry in fs::read_dir(&path)? {
        read(root, &part.join(entry?.file_name()), files)?;
    }
    Ok(())
}

/// The manifest of the copy. The list of games is built otherwise than in the house, and so it is built beside it, with all that
/// knows the list: quickly, for this once. Everything else is built as it was, and so not again.
fn beside(manifest: &str, names: &Names) -> String {
    let mut text = manifest.replace("members = [\"crates/*\", \"xtask\"]", "members = [\"crates/*\"]");
    for name in ["games", "bots", &names.name] {
        text += &format!("\n[profile.dev.package.{name}]\nopt-level = 0\n");
    }
    text
}

/// Writes what is new or different and takes away what is not there any more, so that the rest need not be built again.
fn lay_out(house: &Path, files: BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let mut there = BTreeMap::new();
    for part in CHANGED
        .map(|name| format!("crates/{name}"))
        .iter()
        .map(String::as_str)
        .chain(["web/src", "web/tests"])
    {
        if house.join(part).exists() {
            read(house, Path::new(part), &mut there)?;
        }
    }
    for gone in there.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(house.join(gone))?;
    }
    for (path, text) in files {
        let file = house.join(&path);
        if fs::read(&file).is_ok_and(|old| old == text) {
            continue;
        }
        fs::create_dir_all(file.parent().context("a file lies in a folder")?)?;
        fs::write(&file, text)?;
    }
    Ok(())
}

/// Something of the house, used where it lies unless the copy has one of its own.
fn share(folder: &Path, at: &Path) -> Result<()> {
    if at.exists() {
        return Ok(());
    }
    symlink(folder, at).with_context(|| format!("{} cannot be shared", folder.display()))
}
