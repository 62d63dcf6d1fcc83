//! The house in PostgreSQL: what only happens there, and those tests of the house again in which it reads and writes most.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tools::{Tool, target};

const TESTS: &[&str] = &[
    "postgres::",
    "nodes::",
    "front::",
    "h1_across_nodes",
    "company::",
    "flow::",
    "giving_up::",
    "guises::",
    "kill::",
    "d2_",
    "order::",
    "people::",
    "protocol::",
    "ratings::a_guest_keeps",
    "ratings::whoever_is_erased",
    "resume::",
    "screens::",
    "shares::",
    "slow::",
    "stop::",
];

pub(crate) fn test(sh: &Shell) -> Result<()> {
    Tool::Postgres.ensure(sh)?;
    Tool::Haproxy.ensure(sh)?;
    let _in_postgres = sh.push_env("RATSKELLER_STORE", "postgres");
    let target = target(sh);
    // Of the whole workspace, so that nothing is built anew with other features.
    let built = ["--quiet", "--locked", "--workspace", "--target-dir"];
    Ok(cmd!(sh, "cargo test {built...} {target} --test house -- --include-ignored {TESTS...}").run()?)
}
