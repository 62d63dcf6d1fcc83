//! The files of a new game.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::Names;

/// Each file of the template where it goes, below the root of the house; `{{…}}` is filled in.
macro_rules! templates {
    ($($to:literal: $from:literal,)+) => {
        const FILES: &[(&str, &str)] =
            &[$(($to, include_str!(concat!("../../templates/game/", $from)))),+];
    };
}

templates! {
    "crates/{{name}}/Cargo.toml": "Cargo.toml",
    "crates/{{name}}/data/{{name}}.toml": "data/parts.toml",
    "crates/{{name}}/src/lib.rs": "src/lib.rs",
    "crates/{{name}}/src/data.rs": "src/data.rs",
    "crates/{{name}}/src/decision.rs": "src/decision.rs",
    "crates/{{name}}/src/event.rs": "src/event.rs",
    "crates/{{name}}/src/game.rs": "src/game.rs",
    "crates/{{name}}/src/notation.rs": "src/notation.rs",
    "crates/{{name}}/src/offered.rs": "src/offered.rs",
    "crates/{{name}}/src/rules.rs": "src/rules.rs",
    "crates/{{name}}/src/sight.rs": "src/sight.rs",
    "crates/{{name}}/src/size.rs": "src/size.rs",
    "crates/{{name}}/src/state.rs": "src/state.rs",
    "crates/{{name}}/src/view.rs": "src/view.rs",
    "crates/{{name}}/tests/conformance.rs": "tests/conformance.rs",
    "crates/{{name}}/tests/rules.rs": "tests/rules.rs",
    "crates/bots/src/{{ident}}/mod.rs": "bots/mod.rs",
    "crates/bots/src/{{ident}}/greedy.rs": "bots/greedy.rs",
    "crates/bots/src/{{ident}}/search.rs": "bots/search.rs",
    "crates/cli/src/statistics/{{ident}}.rs": "cli/statistics.rs",
    "crates/pocket/modules/{{name}}.rs": "pocket/module.rs",
    "crates/tensors/src/{{ident}}.rs": "tensors/numbers.rs",
    "docs/rules/{{ident}}.md": "docs/rules.md",
    "web/src/games/{{name}}/listing.ts": "web/listing.ts",
    "web/src/games/{{name}}/sign.ts": "web/sign.ts",
    "web/src/games/{{name}}/offer.ts": "web/offer.ts",
    "web/src/games/{{name}}/bots.ts": "web/bots.ts",
    "web/src/games/{{name}}/index.ts": "web/index.ts",
    "web/src/games/{{name}}/Rules.svelte": "web/Rules.svelte",
    "web/src/i18n/en/{{name}}.ftl": "web/en.ftl",
    "web/src/i18n/ru/{{name}}.ftl": "web/ru.ftl",
    "web/src/i18n/fr/{{name}}.ftl": "web/fr.ftl",
    "web/src/i18n/de/{{name}}.ftl": "web/de.ftl",
    "web/tests/e2e/{{name}}.test.mjs": "web/browser.test.mjs",
}

/// By path below the root.
pub(super) fn of(names: &Names) -> BTreeMap<PathBuf, String> {
    FILES.iter().map(|(path, text)| (names.fill(path).into(), names.fill(text))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_to_fill_in() {
        let names = Names::of("rat-race").unwrap();
        for (path, text) in of(&names) {
            assert!(!path.display().to_string().contains("{{") && !text.contains("{{"), "{}", path.display());
        }
    }
}
