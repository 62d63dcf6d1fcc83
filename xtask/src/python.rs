//! The Python package: its tests, with the module that the workspace has built.

use anyhow::{Context, Result};
use serde_json::Value;
use std::path::PathBuf;
use xshell::{Shell, cmd};

use crate::tools::{python, target};

const REQUIREMENTS: &str = "crates/python/tests/requirements.txt";
const SOURCES: &str = "crates/python/python/ratskeller";

pub(crate) fn test(sh: &Shell) -> Result<()> {
    let python = python(sh, REQUIREMENTS)?;
    let package = lay_out(sh)?;
    let _path = sh.push_env("PYTHONPATH", &package);
    let _written = sh.push_env("PYTHONDONTWRITEBYTECODE", "1");
    // What the laboratory and the arena are played with on Ray; it was built with the module.
    let _binary = sh.push_env("RATSKELLER_BIN", target(sh).join("debug/ratskeller"));
    Ok(cmd!(sh, "{python} -m unittest discover --start-directory crates/python/tests").run()?)
}

/// The package as pip would install it, under `target`: Python finds it by its path.
fn lay_out(sh: &Shell) -> Result<PathBuf> {
    let folder = target(sh).join("python-package");
    let package = folder.join("ratskeller");
    sh.remove_path(&package)?;
    sh.create_dir(&package)?;
    for file in sh.read_dir(SOURCES)? {
        if file.is_file() {
            sh.copy_file(&file, &package)?;
        }
    }
    sh.copy_file(module(sh)?, package.join("_native.abi3.so"))?;
    Ok(folder)
}

/// The module, of the whole workspace, so that nothing is built anew with other features.
fn module(sh: &Shell) -> Result<PathBuf> {
    let (format, target) = ("--message-format=json-render-diagnostics", target(sh));
    let told = cmd!(sh, "cargo test --workspace --locked --no-run --target-dir {target} {format}").read()?;
    told.lines().find_map(named).context("cargo has built no module for Python")
}

/// What one of cargo's messages says of the module, if it speaks of it.
fn named(message: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    if message["target"]["name"] != "_native" {
        return None;
    }
    let is_module = |file: &&str| file.ends_with(".so") || file.ends_with(".dylib");
    message["filenames"].as_array()?.iter().filter_map(Value::as_str).find(is_module).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_is_told_from_what_else_is_built() {
        let told = |name: &str| {
            format!(
                r#"{{"target":{{"name":"{name}"}},"filenames":["/t/deps/lib_native.rlib","/t/deps/lib_native.so"]}}"#
            )
        };
        assert_eq!(named(&told("_native")), Some("/t/deps/lib_native.so".into()));
        assert_eq!(named(&told("bots")), None);
        assert_eq!(named("not JSON"), None);
    }
}
