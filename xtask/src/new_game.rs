//! `cargo xtask new-game NAME`: a game crate that builds, has a rules file and passes its tests, to grow from.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

/// Where each file of the template goes, below the root of the house; `{{…}}` is filled in.
const FILES: &[(&str, &str)] = &[
    ("crates/{{name}}/Cargo.toml", include_str!("../templates/game/Cargo.toml")),
    ("crates/{{name}}/data/{{name}}.toml", include_str!("../templates/game/data/parts.toml")),
    ("crates/{{name}}/src/lib.rs", include_str!("../templates/game/src/lib.rs")),
    ("crates/{{name}}/src/data.rs", include_str!("../templates/game/src/data.rs")),
    ("crates/{{name}}/src/decision.rs", include_str!("../templates/game/src/decision.rs")),
    ("crates/{{name}}/src/event.rs", include_str!("../templates/game/src/event.rs")),
    ("crates/{{name}}/src/notation.rs", include_str!("../templates/game/src/notation.rs")),
    ("crates/{{name}}/src/rules.rs", include_str!("../templates/game/src/rules.rs")),
    ("crates/{{name}}/src/state.rs", include_str!("../templates/game/src/state.rs")),
    ("crates/{{name}}/src/view.rs", include_str!("../templates/game/src/view.rs")),
    ("crates/{{name}}/tests/conformance.rs", include_str!("../templates/game/tests/conformance.rs")),
    ("crates/{{name}}/tests/rules.rs", include_str!("../templates/game/tests/rules.rs")),
    ("docs/rules/{{ident}}.md", include_str!("../templates/game/docs/rules.md")),
];

/// The line of the workspace manifest after which games are listed.
const LISTED_AFTER: &str = "rat-a-tat-cat = { path = \"crates/rat-a-tat-cat\" }\n";

pub(crate) fn run(root: &Path, name: &str) -> Result<()> {
    let names = Names::of(name)?;
    let manifest = root.join("Cargo.toml");
    let listed = list_in(&std::fs::read_to_string(&manifest)?, &names)?;
    for file in write(root, &names)? {
        println!("{}", file.strip_prefix(root).unwrap_or(&file).display());
    }
    std::fs::write(&manifest, listed)?;
    println!(
        "\nNow: cargo test -p {name}; cargo xtask rules\n\
         Then move it in, where the compiler asks for it: a variant of GameId in crates/games, players in crates/bots,\n\
         statistics in crates/cli. CONTRIBUTING.md tells the rest."
    );
    Ok(())
}

/// Makes a game in a workspace of its own under target/ and runs its tests there, so that the template stays true.
pub(crate) fn try_out(sh: &Shell) -> Result<()> {
    let root = sh.current_dir();
    let house = root.join("target").join("new-game");
    if house.exists() {
        std::fs::remove_dir_all(&house)?;
    }
    let names = Names::of("rat-race")?;
    write(&house, &names)?;
    let manifest = std::fs::read_to_string(root.join("Cargo.toml"))?;
    let manifest = list_in(&manifest, &names)?
        .replace("members = [\"crates/*\", \"xtask\"]", "members = [\"crates/rat-race\"]")
        .replace("path = \"crates/", &format!("path = \"{}/crates/", root.display()))
        .replace(&format!("{}/crates/rat-race", root.display()), "crates/rat-race");
    std::fs::write(house.join("Cargo.toml"), manifest)?;
    std::fs::copy(root.join("Cargo.lock"), house.join("Cargo.lock"))?;
    let _few = sh.push_env("RATSKELLER_GAMES", "50");
    // The same target folder, so that what the house is built from is not built again.
    let _shared = sh.push_env("CARGO_TARGET_DIR", root.join("target"));
    let _there = sh.push_dir(&house);
    Ok(cmd!(sh, "cargo test --offline").run()?)
}

/// The name of a game in every shape the template needs.
struct Names {
    name: String,
    ident: String,
    title: String,
    /// The clauses' prefix: the last word of the name.
    prefix: String,
}

impl Names {
    fn of(name: &str) -> Result<Names> {
        let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
        ensure!(
            name.split('-').all(word),
            "`{name}` is no name for a game: use small letters and hyphens, such as rat-race"
        );
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        Ok(Names {
            name: name.to_owned(),
            ident: name.replace('-', "_"),
            title: name.split('-').map(capital).collect::<Vec<_>>().join(" "),
            prefix: name.rsplit('-').next().unwrap_or(name).to_owned(),
        })
    }

    fn fill(&self, text: &str) -> String {
        text.replace("{{name}}", &self.name)
            .replace("{{ident}}", &self.ident)
            .replace("{{title}}", &self.title)
            .replace("{{prefix}}", &self.prefix)
            .replace("{{PREFIX}}", &self.prefix.to_uppercase())
    }
}

fn list_in(manifest: &str, names: &Names) -> Result<String> {
    let line = names.fill("{{name}} = { path = \"crates/{{name}}\" }\n");
    ensure!(!manifest.contains(&line), "there is a game `{}` already", names.name);
    let (before, after) = manifest
        .split_once(LISTED_AFTER)
        .with_context(|| format!("Cargo.toml lists no `{}`", LISTED_AFTER.trim_end()))?;
    Ok(format!("{before}{LISTED_AFTER}{line}{after}"))
}

/// Writes every file, or none when one is there already.
fn write(root: &Path, names: &Names) -> Result<Vec<PathBuf>> {
    let files: Vec<(PathBuf, String)> =
        FILES.iter().map(|(path, text)| (root.join(names.fill(path)), names.fill(text))).collect();
    for (path, _) in &files {
        ensure!(!path.exists(), "{} is there already; nothing was written", path.display());
    }
    for (path, text) in &files {
        let folder = path.parent().context("a file lies in a folder")?;
        std::fs::create_dir_all(folder)?;
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_all_its_shapes() {
        let names = Names::of("rat-race").unwrap();
        assert_eq!(
            names.fill("{{name}} {{ident}} {{title}} {{prefix}} {{PREFIX}}"),
            "rat-race rat_race Rat Race race RACE"
        );
    }

    #[test]
    fn a_name_that_no_crate_can_have_is_refused() {
        for bad in ["", "Rat", "rat_race", "rat--race", "rat race", "../rat", "крыса"] {
            assert!(Names::of(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn nothing_is_left_to_fill_in() {
        let names = Names::of("rat-race").unwrap();
        for (path, text) in FILES {
            assert!(!names.fill(path).contains("{{"), "{path}");
            assert!(!names.fill(text).contains("{{"), "{path}");
        }
    }

    #[test]
    fn a_game_is_listed_once() {
        let names = Names::of("rat-race").unwrap();
        let manifest = format!("a\n{LISTED_AFTER}b\n");
        let listed = list_in(&manifest, &names).unwrap();
        assert_eq!(listed, format!("a\n{LISTED_AFTER}rat-race = {{ path = \"crates/rat-race\" }}\nb\n"));
        assert!(list_in(&listed, &names).is_err());
        assert!(list_in("a\n", &names).is_err());
    }
}
