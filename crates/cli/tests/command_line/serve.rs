//! `ratskeller serve`: what is said of the house on its standard error.

use crate::house::folder;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

/// Opens a house, asks it one thing, and closes it. All that it has logged.
fn logged(name: &str, wanted: Option<&str>) -> String {
    let mut house = Command::new(env!("CARGO_BIN_EXE_ratskeller"));
    house.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(folder(name).join("house.db"));
    house.env_remove("RUST_LOG").envs(wanted.map(|wanted| ("RUST_LOG", wanted)));
    let mut house = house.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(house.stdout.take().unwrap());
    let mut open = String::new();
    said.read_line(&mut open).unwrap();
    if let Some((_, addr)) = open.trim().split_once("http://") {
        let mut line = TcpStream::connect(addr).unwrap();
        line.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(Command::new("kill").arg(house.id().to_string()).status().unwrap().success());
    }
    let output = house.wait_with_output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn rust_log_says_what_is_logged() {
    let (usual, debug, quiet) =
        (logged("usual", None), logged("debug", Some("debug")), logged("quiet", Some("error")));
    assert!(usual.contains("the house is open") && !usual.contains("/healthz"), "{usual}");
    assert!(debug.contains("the house is open") && debug.contains("/healthz"), "{debug}");
    assert_eq!(quiet, "");
    let wrong = logged("wrong", Some("server=loud"));
    assert!(wrong.contains("RUST_LOG: ") && wrong.contains("try RUST_LOG=debug"), "{wrong}");
}
