//! What `test`, `test --fast` and `ci` run, in order; `test NAME` runs one of them.
//!
//! A new kind of test is one more [`Step`] here: its name and what it does,
//! which begins by asking [`tools`](crate::tools) for what it needs.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::steps::{Step, all, at_once};
use crate::tools::Tool;
use crate::{codegen, crates, deploy, examples, new_game, page, pocket, postgres, python, rules};

/// The page has the modules in it; the crates need neither, for a server that is built for tests looks for its page when it is asked.
const BUILD: Step = Step {
    name: "build",
    run: |sh| at_once(sh, |sh| all([pocket::build(sh), build_page(sh)]), crates::build),
};

/// Without the modules: what is in them is what the tests of the crates test.
const BUILD_FAST: Step = Step { name: "build", run: |sh| at_once(sh, build_page, crates::build) };

fn build_page(sh: &Shell) -> Result<()> {
    all([page::build(sh), page::check(sh)])
}

const CRATES: Step = Step { name: "crates", run: |sh| crates_with(sh, "150") };

const CRATES_FAST: Step = Step { name: "crates", run: |sh| crates_with(sh, "50") };

/// So many games for every number of players, unless somebody wants more.
fn crates_with(sh: &Shell, games: &str) -> Result<()> {
    let games = sh.var("RATSKELLER_GAMES").unwrap_or_else(|_| games.to_owned());
    let _games = sh.push_env("RATSKELLER_GAMES", games);
    crates::test(sh)
}

const RULES: Step = Step { name: "rules", run: |sh| rules::run(sh, false, true) };

const CODEGEN: Step = Step { name: "codegen", run: codegen::check };

const EXAMPLES: Step = Step { name: "examples", run: examples::test };

const DEPLOY: Step = Step { name: "deploy", run: deploy::test };
const POSTGRES: Step = Step { name: "postgres", run: postgres::test };

const BROWSER: Step = Step { name: "browser", run: page::browser };

const POCKET: Step = Step { name: "pocket", run: |sh| pocket::compare(sh, None) };

const PYTHON: Step = Step { name: "python", run: python::test };

const NEW_GAME: Step = Step { name: "new-game", run: new_game::try_out };

const FORMAT: Step = Step { name: "format", run: format };

fn format(sh: &Shell) -> Result<()> {
    Tool::Rustfmt.ensure(sh)?;
    Ok(cmd!(sh, "cargo fmt --all --check").run()?)
}

const LINTS: Step = Step { name: "lints", run: lints };

fn lints(sh: &Shell) -> Result<()> {
    Tool::Clippy.ensure(sh)?;
    Ok(cmd!(sh, "cargo clippy --workspace --all-targets --locked -- -D warnings").run()?)
}

pub(crate) const FULL: &[Step] =
    &[BUILD, CRATES, POSTGRES, EXAMPLES, PYTHON, DEPLOY, RULES, CODEGEN, POCKET, NEW_GAME, BROWSER];
pub(crate) const FAST: &[Step] = &[BUILD_FAST, CRATES_FAST, RULES, CODEGEN];
pub(crate) const CI: &[Step] = &[
    FORMAT, LINTS, BUILD, CRATES, POSTGRES, EXAMPLES, PYTHON, DEPLOY, RULES, CODEGEN, POCKET, NEW_GAME,
    BROWSER,
];
