//! The programs in `examples`, each against a house that the tests open.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tools::{python, target};

const REQUIREMENTS: &str = "examples/requirements.txt";

pub(crate) fn test(sh: &Shell) -> Result<()> {
    let _python = sh.push_env("RATSKELLER_PYTHON", python(sh, REQUIREMENTS)?);
    let target = target(sh);
    // Of the whole workspace, so that nothing is built anew with other features.
    let built = ["--quiet", "--locked", "--workspace", "--target-dir"];
    Ok(cmd!(sh, "cargo test {built...} {target} --test house -- --ignored example_bot").run()?)
}
