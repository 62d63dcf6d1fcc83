//! What `test`, `test --fast` and `ci` run, in order.
//!
//! A new kind of test is one more [`Step`] here: its name, the command that repeats it, and what it does,
//! which begins by asking [`tools`](crate::tools) for what it needs.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::steps::Step;
use crate::tools::Tool;
use crate::{codegen, new_game, page, rules};

const CRATES: Step = Step {
    name: "crates",
    alone: "cargo test --workspace --locked",
    // Doctests included: the leaks that must not compile are doctests.
    run: |sh| Ok(cmd!(sh, "cargo test --workspace --locked").run()?),
};

const CRATES_FAST: Step = Step {
    name: "crates",
    alone: "RATSKELLER_GAMES=50 cargo test --workspace --locked",
    run: |sh| {
        let _few = sh.push_env("RATSKELLER_GAMES", "50");
        (CRATES.run)(sh)
    },
};

const RULES: Step =
    Step { name: "rules", alone: "cargo xtask rules --built", run: |sh| rules::run(sh, false, true) };

const CODEGEN: Step = Step { name: "codegen", alone: "cargo xtask codegen --check", run: codegen::check };

const PAGE: Step = Step { name: "page", alone: "cd web && npm run check && npm test", run: page::check };

const BROWSER: Step = Step {
    name: "browser",
    alone: "cargo test --workspace --no-run && cd web && npm run build && PAGE=binary RATSKELLER_BIN=../target/debug/ratskeller npm run e2e",
    run: page::browser,
};

const NEW_GAME: Step =
    Step { name: "new-game", alone: "cargo xtask new-game --try-out", run: new_game::try_out };

const FORMAT: Step = Step { name: "format", alone: "cargo fmt --all --check", run: format };

fn format(sh: &Shell) -> Result<()> {
    Tool::Rustfmt.ensure(sh)?;
    Ok(cmd!(sh, "cargo fmt --all --check").run()?)
}

const LINTS: Step = Step {
    name: "lints",
    alone: "cargo clippy --workspace --all-targets --locked -- -D warnings",
    run: lints,
};

fn lints(sh: &Shell) -> Result<()> {
    Tool::Clippy.ensure(sh)?;
    Ok(cmd!(sh, "cargo clippy --workspace --all-targets --locked -- -D warnings").run()?)
}

pub(crate) const FULL: &[Step] = &[PAGE, CRATES, RULES, CODEGEN, NEW_GAME, BROWSER];
pub(crate) const FAST: &[Step] = &[PAGE, CRATES_FAST, RULES, CODEGEN];
pub(crate) const CI: &[Step] = &[FORMAT, LINTS, PAGE, CRATES, RULES, CODEGEN, NEW_GAME, BROWSER];
