//! The lists of the house in which a game has a line: all that is written outside its own folders.

use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::Names;

/// A line that a game has in a list.
pub(super) struct Line {
    pub(super) file: &'static str,
    pub(super) text: &'static str,
    place: Place,
}

/// Where in its file a list is.
enum Place {
    /// The last line before this one, the first of its kind after that one.
    Between(&'static str, &'static str),
    /// In order among the modules.
    Modules,
}

pub(super) const LINES: &[Line] = &[
    Line {
        file: "crates/games/src/list.rs",
        text: "            {{Type}} {{ident}},",
        place: Place::Between("            { $($given)* }", "        }"),
    },
    Line {
        file: "crates/games/Cargo.toml",
        text: "    \"{{name}}/wire\",",
        place: Place::Between("wire = [", "]"),
    },
    Line {
        file: "crates/games/Cargo.toml",
        text: "{{name}} = { path = \"../{{name}}\" }",
        place: Place::Between("# The games. Whoever else needs one, takes it from here.", ""),
    },
    Line {
        file: "crates/pocket/Cargo.toml",
        text: "[[example]]\nname = \"{{name}}\"\npath = \"modules/{{name}}.rs\"\ncrate-type = [\"cdylib\"]\n\
               required-features = [\"module\"]\n",
        place: Place::Between(
            "# The modules. One for each game.",
            "# As in the workspace, but for unsafe code: to promise the name of what is exported, and to be lent something, counts as that.",
        ),
    },
    Line { file: "crates/bots/src/lib.rs", text: "pub mod {{ident}};", place: Place::Modules },
    Line { file: "crates/tensors/src/lib.rs", text: "mod {{ident}};", place: Place::Modules },
    Line { file: "crates/cli/src/statistics/mod.rs", text: "mod {{ident}};", place: Place::Modules },
    Line {
        file: "web/src/games/index.ts",
        text: "  '{{name}}',",
        place: Place::Between("const tables = [", "] as const satisfies readonly GameId[];"),
    },
];

/// The files with lists once the game is listed, by path below the root.
pub(super) fn with(root: &Path, names: &Names) -> Result<BTreeMap<PathBuf, String>> {
    let mut files = BTreeMap::new();
    for line in LINES {
        let text = match files.remove(Path::new(line.file)) {
            Some(text) => text,
            None => std::fs::read_to_string(root.join(line.file))
                .with_context(|| format!("cannot read {}", line.file))?,
        };
        files.insert(
            line.file.into(),
            put_in(&text, line, names).with_context(|| format!("{} has no list", line.file))?,
        );
    }
    Ok(files)
}

fn put_in(text: &str, line: &Line, names: &Names) -> Result<String> {
    let new = names.fill(line.text);
    let mut lines: Vec<&str> = text.lines().collect();
    ensure!(!lines.contains(&new.as_str()), "there is a game `{}` already", names.name);
    let at = match line.place {
        Place::Between(begin, end) => {
            let begin = lines.iter().position(|line| *line == begin).with_context(|| format!("`{begin}`"))?;
            let length = lines[begin..].iter().position(|line| *line == end);
            begin + length.with_context(|| format!("`{end}`"))?
        }
        Place::Modules => {
            let begin = lines.iter().position(|line| module(line).is_some()).context("`mod`")?;
            let after = |line: &&str| module(line) > module(&new) || module(line).is_none();
            let length = lines[begin..].iter().position(after);
            begin + length.context("the end of the modules")?
        }
    };
    lines.insert(at, &new);
    Ok(lines.join("\n") + "\n")
}

/// `mod ratland;` and `pub mod ratland;` are `ratland`.
fn module(line: &str) -> Option<&str> {
    line.strip_prefix("pub ").unwrap_or(line).strip_prefix("mod ")?.strip_suffix(';')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(place: Place) -> Line {
        Line { file: "", text: "mod {{ident}};", place }
    }

    #[test]
    fn a_game_comes_last_in_a_list() {
        let names = Names::of("rat-race").unwrap();
        let place = || line(Place::Between("list [", "]"));
        let text = put_in("]\nlist [\nold\n]\n]\n", &place(), &names).unwrap();
        assert_eq!(text, "]\nlist [\nold\nmod rat_race;\n]\n]\n");
        assert!(put_in(&text, &place(), &names).is_err(), "it is listed once");
        assert!(put_in("list\n]\n", &place(), &names).is_err());
        assert!(put_in("list [\n", &place(), &names).is_err());
    }

    #[test]
    fn a_module_is_put_in_order() {
        let names = Names::of("rat-race").unwrap();
        let put = |text: &str| put_in(text, &line(Place::Modules), &names).unwrap();
        assert_eq!(
            put("\nmod a;\npub mod z;\n\nmod c;\n"),
            "\nmod a;\nmod rat_race;\npub mod z;\n\nmod c;\n"
        );
        assert_eq!(put("mod a;\n\nuse a;\n"), "mod a;\nmod rat_race;\n\nuse a;\n");
    }

    /// The lists of this very house.
    #[test]
    fn every_list_is_where_it_is_looked_for() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let names = Names::of("rat-race").unwrap();
        let listed = with(root, &names).unwrap();
        assert_eq!(listed.len(), 7);
        let text = |file: &str| &listed[Path::new(file)];
        assert!(text("web/src/games/index.ts").contains("  'ratapolis',\n  'rat-race',\n]"));
        assert!(
            text("crates/games/src/list.rs")
                .contains("Ratapolis ratapolis,\n            RatRace rat_race,\n")
        );
    }
}
