//! `cargo xtask new-game NAME`: a small game that is played on its first day, to grow from. It has rules with a test for each
//! clause, computer players, statistics, and a plain table on the page with its texts in every language.

mod files;
mod lists;
mod names;
mod try_out;

use anyhow::{Context, Result, ensure};
use names::Names;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

use crate::{codegen, page};

pub(crate) use try_out::try_out;

pub(crate) fn run(sh: &Shell, name: &str) -> Result<()> {
    let root = sh.current_dir();
    let names = Names::of(name)?;
    for (path, text) in made(&root, &names)? {
        let file = root.join(&path);
        let folder = file.parent().context("a file lies in a folder")?;
        std::fs::create_dir_all(folder)?;
        std::fs::write(&file, text).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{}", path.display());
    }
    // The order of modules and the breadth of lines go by the name.
    cmd!(sh, "cargo fmt --all").run()?;
    // What is generated from the list of games.
    cmd!(sh, "cargo update --workspace --offline").run()?;
    cmd!(sh, "cargo update --workspace --offline --manifest-path fuzz/Cargo.toml").run()?;
    codegen::write(sh)?;
    page::keys(sh)?;
    page::schema(sh)?;
    println!(
        "\nPlay it: cargo xtask run\nTest it: cargo test -p {name}; cargo xtask rules\n\
         Put your rules into docs/rules/{}.md and grow it clause by clause. CONTRIBUTING.md tells the rest.",
        names.ident
    );
    Ok(())
}

/// All that is written for a game, by path below the root: its own files, and those of the house with its line in them.
fn made(root: &Path, names: &Names) -> Result<BTreeMap<PathBuf, String>> {
    let own = files::of(names);
    for path in own.keys() {
        ensure!(!root.join(path).exists(), "{} is there already; nothing was written", path.display());
    }
    let mut made = lists::with(root, names)?;
    made.extend(own);
    Ok(made)
}
