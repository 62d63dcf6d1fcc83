//! `ratskeller keeper`: on a house that is open, as its operator types it.

use crate::house::{Ran, folder, ratskeller};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A house, closed with the test.
struct House {
    process: Child,
    addr: String,
    data: PathBuf,
}

impl House {
    fn open(data: PathBuf) -> House {
        let mut process = Command::new(env!("CARGO_BIN_EXE_ratskeller"))
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(&data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut open = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut open).unwrap();
        let addr = open.trim().split_once("http://").unwrap().1.to_owned();
        House { process, addr, data }
    }

    /// A new guest: the id and the cookie.
    fn guest(&self, name: &str) -> (String, String) {
        let (head, me) = self.ask("POST", "/api/v1/me", "", &json!({"name": name}));
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        (me["guest"].as_str().unwrap().to_owned(), cookie.split(';').next().unwrap().to_owned())
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> (String, Value) {
        let mut line = TcpStream::connect(&self.addr).unwrap();
        let body = body.to_string();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        line.write_all((head + &body).as_bytes()).unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), serde_json::from_str(body).unwrap_or_default())
    }

    fn keeper(&self, args: &[&str]) -> Ran {
        keeper(&self.data, args)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.process.id().to_string()).status();
        let _ = self.process.wait();
    }
}

fn keeper(data: &Path, args: &[&str]) -> Ran {
    ratskeller(&[&["keeper"], args, &["--data", data.to_str().unwrap()]].concat())
}

#[test]
fn every_errand_is_done_at_a_house_that_is_open() {
    let folder = folder("keeper");
    let house = House::open(folder.join("house.db"));
    let (ada, cookie) = house.guest("Ada");
    let (bob, _) = house.guest("Bob");
    assert!(house.keeper(&["people", "find", "ada"]).ok().contains(&format!("{ada}  Ada  guest, came 20")));
    assert_eq!(house.keeper(&["people", "find", "nobody"]).ok(), "Nobody.\n");
    assert_eq!(house.keeper(&["people", "rename", &ada, "Countess"]).ok(), "Ada is called Countess now.\n");
    house.keeper(&["people", "mute", &ada, "--hours", "3", "--words", "shouts"]).ok();
    let shown = house.keeper(&["people", "show", &ada]).ok();
    assert!(
        shown.contains("Countess") && shown.contains("mute since 20") && shown.contains(": shouts"),
        "{shown}"
    );
    assert!(shown.contains("  0 matches, 0 keys, 0 devices, last seen") && shown.contains("0 open reports"));
    house.keeper(&["people", "unmute", &ada]).ok();
    assert_eq!(house.keeper(&["people", "ban", &ada]).ok(), "The house is shut to Countess for good.\n");
    assert_eq!(house.ask("GET", "/api/v1/me", &cookie, &json!({})).1["code"], "banned");
    assert_eq!(house.keeper(&["people", "unban", &ada]).ok(), "The house is open to Countess.\n");
    assert_eq!(house.ask("GET", "/api/v1/me", &cookie, &json!({})).1["name"], "Countess");

    let (head, _) =
        house.ask("POST", "/api/v1/reports", &cookie, &json!({"guest": bob, "words": "a rude name"}));
    assert!(head.starts_with("HTTP/1.1 204"), "{head}");
    let reports = house.keeper(&["reports"]).ok();
    let shown = house.keeper(&["people", "show", &bob]).ok();
    assert!(shown.ends_with("  1 open report\n"), "{shown}");
    assert!(
        reports.starts_with("1  20")
            && reports.contains("(Bob) is called Bob")
            && reports.contains("a rude name")
    );
    house.keeper(&["reports", "close", "1", "--words", "it is not"]).ok();
    assert_eq!(house.keeper(&["reports"]).ok(), "No reports.\n");
    assert!(house.keeper(&["reports", "--all"]).ok().contains("closed: it is not"));
    let (code, why) = house.keeper(&["reports", "close", "1"]).refused();
    assert_eq!((code, why.as_str()), (1, "error: there is no open report 1; `reports` lists them\n"));

    house.keeper(&["announce", "Swept at ten", "--minutes", "5"]).ok();
    house.keeper(&["announce"]).ok();
    house.keeper(&["people", "erase", &bob, "--words", "asked for"]).ok();
    let swept = house.keeper(&["sweep", "--days", "0"]).ok();
    assert!(swept.starts_with("1 guest is forgotten"), "who is erased is nobody: {swept}");
    let figures = house.keeper(&["figures", "--json"]).json();
    assert!(
        figures["figures"].as_array().unwrap().iter().any(|figure| figure["name"] == "sockets"),
        "{figures}"
    );

    let copy = folder.join("copy.db");
    let copy = copy.to_str().unwrap();
    assert!(house.keeper(&["backup", copy]).ok().contains("is copied to"));
    assert!(keeper(Path::new("no.db"), &["check", copy]).ok().contains("copy.db is whole: 0 matches"));
    let audit = house.keeper(&["audit"]).ok();
    let acts = [
        "backup",
        "sweep",
        "erase",
        "hush",
        "announce",
        "close-report",
        "unban",
        "ban",
        "unmute",
        "mute",
        "rename",
    ];
    let found: Vec<&str> = audit.lines().map(|line| line.split("  ").nth(3).unwrap()).collect();
    assert_eq!(found, acts, "{audit}");
    assert_eq!(house.keeper(&["audit", "--last", "1"]).ok().lines().count(), 1);
    // The old name works as it did.
    let other = folder.join("other.db");
    ratskeller(&["backup", "--data", house.data.to_str().unwrap(), other.to_str().unwrap()]).ok();
}

#[test]
fn where_no_house_is_open_the_keeper_is_told() {
    let data = folder("no-keeper").join("house.db");
    let (code, why) = keeper(&data, &["figures"]).refused();
    assert_eq!(code, 2);
    assert!(why.contains("no house that is open answers at") && why.contains("--data"), "{why}");
    let (code, why) = keeper(&data, &["check", data.to_str().unwrap()]).refused();
    assert_eq!(code, 2);
    assert!(why.contains("there is no file"), "{why}");
}

#[test]
fn a_house_that_cannot_move_says_why_and_stays_as_it_is() {
    let folder = folder("keeper-move");
    let [file, other] = ["house.db", "other.db"].map(|name| folder.join(name));
    let [here, there] = [&file, &other].map(|path| path.to_str().unwrap());
    // Nobody listens there.
    let database = "postgres://ratskeller:squeak@127.0.0.1:1/house";
    let refused = |from: &str, to: &str| {
        let (code, why) = ratskeller(&["keeper", "move", "--from", from, "--to", to]).refused();
        assert_eq!(code, 2, "{why}");
        assert!(!why.contains("squeak"), "a password is told: {why}");
        why
    };
    assert!(refused(here, database).contains(&format!("there is no data file {here}")));
    let house = House::open(file.clone());
    let (ada, _) = house.guest("Ada");
    assert!(refused(here, there).contains("one file is copied to another with `ratskeller backup`"));
    assert!(refused(database, database).contains("one database to another with pg_dump"));
    let busy = refused(here, database);
    assert!(busy.contains(&format!("{here} is in use by another house")), "{busy}");
    drop(house);
    refused(here, database);
    refused(database, there);
    let house = House::open(file);
    assert!(house.keeper(&["people", "find", "ada"]).ok().contains(&ada));
}
