//! What a fresh machine may lack: looked for, installed where that is possible, asked for by name where not.

use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use xshell::{Shell, cmd};

#[derive(Clone, Copy)]
pub(crate) enum Tool {
    Rustfmt,
    Clippy,
    /// libFuzzer is C++ and is compiled along with the fuzz targets.
    CxxCompiler,
    /// For the tests of the page.
    Chromium,
    /// cargo-mutants.
    Mutants,
}

/// Where cargo puts what it builds.
pub(crate) fn target(sh: &Shell) -> PathBuf {
    sh.current_dir().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

impl Tool {
    pub(crate) fn ensure(self, sh: &Shell) -> Result<()> {
        if self.works(sh) {
            return Ok(());
        }
        match self {
            Tool::Rustfmt => component(sh, "rustfmt")?,
            Tool::Clippy => component(sh, "clippy")?,
            Tool::CxxCompiler => package(sh, "g++")?,
            Tool::Chromium => package(sh, "chromium")?,
            Tool::Mutants => cmd!(sh, "cargo install --locked cargo-mutants").run()?,
        }
        if !self.works(sh) {
            let (program, args) = self.probe();
            bail!("`{program} {}` fails even after the installation; install it by hand", args.join(" "));
        }
        Ok(())
    }

    fn works(self, sh: &Shell) -> bool {
        let (program, args) = self.probe();
        cmd!(sh, "{program} {args...}").quiet().ignore_stdout().ignore_stderr().run().is_ok()
    }

    /// A command that ends well only where the tool is.
    fn probe(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Tool::Rustfmt => ("cargo", &["fmt", "--version"]),
            Tool::Clippy => ("cargo", &["clippy", "--version"]),
            Tool::CxxCompiler => ("c++", &["--version"]),
            Tool::Chromium => ("chromium", &["--version"]),
            Tool::Mutants => ("cargo", &["mutants", "--version"]),
        }
    }
}

/// A component of the Rust toolchain.
fn component(sh: &Shell, name: &str) -> Result<()> {
    cmd!(sh, "rustup component add {name}")
        .run()
        .with_context(|| format!("{name} is missing; install it with the package manager that brought Rust"))
}

/// A package of the system. Only root may install one without being asked for a password.
fn package(sh: &Shell, name: &str) -> Result<()> {
    let root = cmd!(sh, "id -u").quiet().ignore_stderr().read().is_ok_and(|id| id == "0");
    if !root {
        bail!("{name} is missing; install it, for example with `sudo apt-get install {name}`");
    }
    let install = || {
        let _silent = sh.push_env("DEBIAN_FRONTEND", "noninteractive");
        cmd!(sh, "apt-get update").run()?;
        cmd!(sh, "apt-get install --yes --no-install-recommends {name}").run()
    };
    install().with_context(|| format!("{name} is missing and apt-get did not bring it; install it by hand"))
}
