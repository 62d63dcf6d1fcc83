//! The games as WebAssembly, for play without a network: a module for each, laid into the sources of the page.

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

use crate::page;
use crate::tools::{Tool, target};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";
const SOURCES: &str = "crates/pocket/modules";
/// Where the page looks for them; it is built without those that are not there.
const LAID: &str = "web/src/pocket/modules";

/// How many random games of each kind are enough to see that something is wrong.
const QUICK: u32 = 4;

/// Builds every module and lays it into the page.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    Tool::WasmTarget.ensure(sh)?;
    let games = games(&sh.current_dir())?;
    let examples = games.iter().flat_map(|game| ["--example", game]);
    let target = target(sh);
    cmd!(
        sh,
        "cargo build --locked --package pocket --features module --target {TARGET} --profile {PROFILE} --target-dir {target} {examples...}"
    )
    .run()?;
    let built = target.join(TARGET).join(PROFILE).join("examples");
    let laid = sh.current_dir().join(LAID);
    std::fs::create_dir_all(&laid)?;
    for game in &games {
        let module = format!("{}.wasm", game.replace('-', "_"));
        lay(&built.join(module), &laid.join(format!("{game}.wasm")))?;
    }
    Ok(())
}

/// The same where it can be; where not, the page is built without, and offers nothing that it has not.
pub(crate) fn build_if_possible(sh: &Shell) {
    if let Err(why) = build(sh) {
        eprintln!(
            "\nThe games cannot be built for play without a network: {why:#}.\nThe house opens without it.\n"
        );
    }
}

/// The same decisions give the same match in a program and in a module.
pub(crate) fn compare(sh: &Shell, games: Option<u32>) -> Result<()> {
    build(sh)?;
    let target = target(sh);
    cmd!(
        sh,
        "cargo build --quiet --locked --workspace --example desk --bin ratskeller --target-dir {target}"
    )
    .run()?;
    let _desk = sh.push_env("POCKET_DESK", target.join("debug/examples/desk"));
    let _house = sh.push_env("RATSKELLER_BIN", target.join("debug/ratskeller"));
    let games = games.unwrap_or(QUICK).to_string();
    let _there = sh.push_dir(page::install(sh)?);
    Ok(cmd!(sh, "node tests/pocket/parity.mjs {games}").run()?)
}

fn games(root: &Path) -> Result<Vec<String>> {
    let modules = std::fs::read_dir(root.join(SOURCES)).with_context(|| format!("cannot read {SOURCES}"))?;
    let mut games: Vec<String> =
        modules.filter_map(|module| Some(module.ok()?.path().file_stem()?.to_str()?.to_owned())).collect();
    games.sort_unstable();
    ensure!(!games.is_empty(), "there is no module in {SOURCES}");
    Ok(games)
}

/// What has not changed is left alone, so that the page need not be built again.
fn lay(built: &PathBuf, laid: &PathBuf) -> Result<()> {
    let module = std::fs::read(built).with_context(|| format!("cannot read {}", built.display()))?;
    if std::fs::read(laid).is_ok_and(|before| before == module) {
        return Ok(());
    }
    std::fs::write(laid, module).with_context(|| format!("cannot write {}", laid.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_house_has_a_module() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let list = std::fs::read_to_string(root.join("crates/games/src/list.rs")).unwrap();
        let (_, list) = list.split_once("{ $($given)* }\n").unwrap();
        let (list, _) = list.split_once('}').unwrap();
        let mut housed: Vec<String> = list
            .split(',')
            .filter_map(|game| game.split_whitespace().nth(1))
            .map(|game| game.replace('_', "-"))
            .collect();
        housed.sort_unstable();
        assert_eq!(games(root).unwrap(), housed);
    }
}
