//! `cargo xtask run`: builds the page and the release binary, and opens the house.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::time::SystemTime;
use xshell::{Shell, cmd};

const LEAST_NODE: u32 = 20;
const PAGE: &str = "web";

pub(crate) fn run(sh: &Shell, args: &[String]) -> Result<()> {
    build_page(sh)?;
    cmd!(sh, "cargo build --release --locked --package cli --bin ratskeller").run()?;
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let binary = sh.current_dir().join(target).join("release/ratskeller");
    Ok(cmd!(sh, "{binary} serve {args...}").run()?)
}

/// Installs what the page needs and builds it, unless nothing has changed since.
pub(crate) fn build_page(sh: &Shell) -> Result<()> {
    let page = sh.current_dir().join(PAGE);
    let built = modified(&page.join("dist/index.html"));
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    let newest = sources.iter().filter_map(|source| newest(&page.join(source))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    check_node(sh)?;
    let _there = sh.push_dir(&page);
    let installed = modified(&page.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < modified(&page.join("package-lock.json")) {
        cmd!(sh, "npm ci --no-audit --no-fund")
            .run()
            .context("the packages of the page cannot be installed")?;
    }
    cmd!(sh, "npm run build").run().context("the page cannot be built")
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
