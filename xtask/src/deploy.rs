//! The files in `deploy`: read by the tools that they are for, and the proxies run before a real house.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::page;
use crate::tools::{Tool, python, target};

const REQUIREMENTS: &str = "deploy/test/requirements.txt";

pub(crate) fn test(sh: &Shell) -> Result<()> {
    for tool in [Tool::Nginx, Tool::Caddy, Tool::SystemdAnalyze] {
        tool.ensure(sh)?;
    }
    let python = python(sh, REQUIREMENTS)?;
    page::build(sh)?;
    // Of the whole workspace, so that nothing is built anew with other features.
    let target = target(sh);
    cmd!(sh, "cargo test --quiet --locked --workspace --target-dir {target} --no-run").run()?;
    let _binary = sh.push_env("RATSKELLER_BIN", target.join("debug/ratskeller"));
    Ok(cmd!(sh, "{python} -m unittest discover --start-directory deploy/test").run()?)
}
