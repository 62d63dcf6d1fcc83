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
    /// For the tests of the page: Debian's Chromium, whole and without its windows.
    Chromium,
    /// For a house that is not in a file.
    Postgres,
    /// Stands before several nodes.
    Haproxy,
    /// cargo-mutants.
    Mutants,
    /// For the programs in `examples`, the package in `crates/python` and the tests of `deploy`.
    Python,
    /// The proxies that stand before a house.
    Nginx,
    Caddy,
    /// Reads the unit in `deploy`.
    SystemdAnalyze,
    /// The standard library as WebAssembly.
    WasmTarget,
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
            Tool::Chromium => {
                package(sh, "chromium")?;
                package(sh, "chromium-headless-shell")?;
            }
            Tool::Python => package(sh, "python3-venv")?,
            Tool::Nginx => package(sh, "nginx-light")?,
            Tool::Caddy => package(sh, "caddy")?,
            Tool::SystemdAnalyze => package(sh, "systemd")?,
            Tool::Postgres => package(sh, "postgresql")?,
            Tool::Haproxy => package(sh, "haproxy")?,
            Tool::Mutants => cmd!(sh, "cargo install --locked cargo-mutants").run()?,
            Tool::WasmTarget => wasm_target(sh)?,
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
            Tool::Chromium => ("sh", &["-c", "chromium --version && chromium-headless-shell --version"]),
            Tool::Postgres => ("sh", &["-c", "ls /usr/lib/postgresql/*/bin/initdb"]),
            Tool::Haproxy => ("/usr/sbin/haproxy", &["-v"]),
            Tool::Mutants => ("cargo", &["mutants", "--version"]),
            Tool::Python => ("python3", &["-c", "import venv, ensurepip"]),
            Tool::Nginx => ("nginx", &["-v"]),
            Tool::Caddy => ("caddy", &["version"]),
            Tool::SystemdAnalyze => ("systemd-analyze", &["--version"]),
            Tool::WasmTarget => (
                "sh",
                &["-c", "ls $(rustc --print target-libdir --target wasm32-unknown-unknown)/libstd-*.rlib"],
            ),
        }
    }
}

/// A Python of its own that has what a file of requirements names.
pub(crate) fn python(sh: &Shell, requirements: &str) -> Result<PathBuf> {
    Tool::Python.ensure(sh)?;
    let folder = target(sh).join("python");
    let python = folder.join("bin/python");
    if !python.exists() {
        cmd!(sh, "python3 -m venv {folder}").run()?;
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    cmd!(sh, "{python} {install...} {requirements}")
        .run()
        .with_context(|| format!("pip does not bring what {requirements} names"))?;
    Ok(python)
}

/// A component of the Rust toolchain.
fn component(sh: &Shell, name: &str) -> Result<()> {
    cmd!(sh, "rustup component add {name}")
        .run()
        .with_context(|| format!("{name} is missing; install it with the package manager that brought Rust"))
}

/// From whoever brought the compiler: a library and a compiler of different makes do not fit together.
fn wasm_target(sh: &Shell) -> Result<()> {
    let rustup = cmd!(sh, "rustup --version").quiet().ignore_stdout().ignore_stderr().run().is_ok();
    if rustup {
        return cmd!(sh, "rustup target add wasm32-unknown-unknown")
            .run()
            .context("rustup has no wasm32-unknown-unknown for this compiler, or cannot be reached");
    }
    package(sh, "libstd-rust-dev-wasm32")?;
    package(sh, "lld")
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
