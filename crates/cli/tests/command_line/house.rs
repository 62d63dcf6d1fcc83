//! Running `ratskeller` as a person or a script would.

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn ratskeller(args: &[&str]) -> Ran {
    fed(args, "")
}

/// With something to read on its standard input.
pub(crate) fn fed(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ratskeller"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("ratskeller starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_owned();
    // From a thread of its own: neither side waits for the other to read. It may end before it has read all.
    let feeding = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("ratskeller ends");
    feeding.join().expect("feeding ends");
    Ran {
        code: output.status.code().expect("it ends by itself"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

impl Ran {
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        self.out
    }

    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("JSON")
    }

    /// The exit code and the message, its last line left out where that only points to the help.
    pub(crate) fn refused(self) -> (i32, String) {
        assert_eq!(self.out, "", "nothing is printed but the reason");
        (self.code, self.err)
    }
}

/// A fresh folder of this test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A file with the record of a small simulated match.
pub(crate) fn record(name: &str) -> PathBuf {
    let folder = folder(name);
    let to = folder.to_str().expect("a plain path");
    ratskeller(&[
        "simulate",
        "rat-a-tat-cat",
        "--players",
        "3",
        "--games",
        "1",
        "--seed",
        "5",
        "--option",
        "rounds=2",
        "--records",
        to,
    ])
    .ok();
    folder.join("game-000000.json")
}
