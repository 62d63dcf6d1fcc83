//! The page in `web`: what it needs, how it is checked and built, and its tests in a real browser.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use xshell::{Shell, cmd};

use crate::steps::all;
use crate::tools::{Tool, target};

const LEAST_NODE: u32 = 20;
const PAGE: &str = "web";
const SOURCES: [&str; 6] =
    ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];

/// Types, lints, the texts of all languages, how much each table weighs, and what can be tested without a browser.
pub(crate) fn check(sh: &Shell) -> Result<()> {
    let page = install(sh)?;
    let _there = sh.push_dir(page);
    let run = |script: &str, args: &[&str]| Ok(cmd!(sh, "npm run {script} -- {args...}").run()?);
    all([
        run("style", &[]),
        run("types", &[]),
        run("lint", &[]),
        run("test", &[]),
        run("weight", &["weight"]),
    ])
}

/// Builds the page, unless nothing has changed since.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    let page = sh.current_dir().join(PAGE);
    let built = modified(&page.join("dist/index.html"));
    let newest = SOURCES.iter().filter_map(|source| newest(&page.join(source))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    let _there = sh.push_dir(install(sh)?);
    cmd!(sh, "npm run build").run().context("the page cannot be built")
}

/// Writes the lists of the texts' keys anew.
pub(crate) fn keys(sh: &Shell) -> Result<()> {
    let _there = sh.push_dir(install(sh)?);
    Ok(cmd!(sh, "npm run keys").run()?)
}

/// Writes the schema of the wire anew, from the types that are generated.
pub(crate) fn schema(sh: &Shell) -> Result<()> {
    let _there = sh.push_dir(install(sh)?);
    Ok(cmd!(sh, "npm run schema").run()?)
}

/// Whole games in Chromium, against the page that the server itself serves.
pub(crate) fn browser(sh: &Shell) -> Result<()> {
    Tool::Chromium.ensure(sh)?;
    build(sh)?;
    // As the tests of the crates have it, who lend the server's libraries features of their own: one more build saved.
    let target = target(sh);
    cmd!(sh, "cargo test --quiet --locked --workspace --target-dir {target} --no-run").run()?;
    let binary = target.join("debug/ratskeller");
    let _there = sh.push_dir(install(sh)?);
    let _binary = sh.push_env("RATSKELLER_BIN", binary);
    let _served = sh.push_env("PAGE", "binary");
    Ok(cmd!(sh, "npm run e2e").run()?)
}

/// Installs the packages of the page as its lock file names them, and says where the page is.
pub(crate) fn install(sh: &Shell) -> Result<PathBuf> {
    check_node(sh)?;
    let page = sh.current_dir().join(PAGE);
    let installed = modified(&page.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < modified(&page.join("package-lock.json")) {
        let _there = sh.push_dir(&page);
        cmd!(sh, "npm ci --no-audit --no-fund")
            .run()
            .context("the packages of the page cannot be installed")?;
    }
    Ok(page)
}

fn check_node(sh: &Shell) -> Result<()> {
    let found = cmd!(sh, "node --version").quiet().ignore_stderr().read().unwrap_or_default();
    match major(&found) {
        Some(version) if version >= LEAST_NODE => Ok(()),
        Some(_) => {
            bail!("the page needs Node {LEAST_NODE} or newer, and this is {found}; see https://nodejs.org")
        }
        None => bail!(
            "the page needs Node {LEAST_NODE} or newer, and there is none; install it from https://nodejs.org"
        ),
    }
}

/// `v22.1.0` is 22.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

/// The newest file in a folder, or the file itself.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = std::fs::read_dir(path) else { return modified(path) };
    entries.filter_map(|entry| newest(&entry.ok()?.path())).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(major("v22.11.0\n"), Some(22));
        assert_eq!(major("v20"), Some(20));
        assert_eq!(major(""), None);
        assert_eq!(major("not found"), None);
    }
}
