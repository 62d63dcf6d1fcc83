//! Ratapolis on the command line: what its designers ask, and tables that cannot be.

use crate::house::{folder, ratskeller};
use std::fs;

#[test]
fn ratapolis_reports_what_its_designers_ask() {
    let args = ["simulate", "ratapolis", "--players", "4", "--games", "60", "--seed", "3"];
    let bots = ["--bots", "rulebook,greedy,greedy,random", "--option", "situation=random", "--json"];
    let report = ratskeller(&[&args[..], &bots].concat()).json();
    let pol = &report["ratapolis"];
    let situations = pol["situations"].as_object().unwrap();
    assert_eq!(situations.keys().map(String::as_str).collect::<String>(), "ABCFGHILST");
    let players: u64 = situations.values().map(|situation| situation["players"].as_u64().unwrap()).sum();
    let hunters = pol["balthus"]["games"].as_u64().unwrap();
    assert_eq!(players, 4 * 60 - hunters, "Balthus is no rat");
    let share = |value: &serde_json::Value| (0.0..=1.0).contains(&value.as_f64().unwrap());
    let buildings = pol["buildings"].as_object().unwrap();
    assert_eq!(buildings.keys().map(String::as_str).collect::<String>(), "ABCDEFGHIJKLMNOPQRST");
    for building in buildings.values() {
        assert!(["struck", "held", "decisive"].iter().all(|what| share(&building[*what])));
    }
    let advantages = pol["advantages"].as_object().unwrap();
    assert_eq!(advantages.len(), 10);
    assert!(advantages.values().all(|advantage| share(&advantage["win_rate"])));

    let folder = folder("ratapolis");
    let (plot, records) = (folder.join("pol.svg"), folder.join("records"));
    let more = ["--plot", plot.to_str().unwrap(), "--records", records.to_str().unwrap()];
    ratskeller(&[&args[..], &more, &["--option", "situation=T"]].concat()).ok();
    let svg = fs::read_to_string(&plot).unwrap();
    for title in ["Mean cheese by Situation", "Buildings that were struck", "Cheese noted by Balthus"] {
        assert!(svg.contains(title), "{title}");
    }
    ratskeller(&["verify", records.join("game-000000.json").to_str().unwrap()]).ok();
}

#[test]
fn a_city_of_ones_own_is_played_or_refused_with_the_reason() {
    let args = ["simulate", "ratapolis", "--players", "3", "--games", "2", "--seed", "1", "--option"];
    let city = "city=OSSMBV/AAAKBV/EFFQDY/ENRQLY/JJPQLG";
    ratskeller(&[&args[..], &[city]].concat()).ok();
    let refused = ratskeller(&[&args[..], &["city=OSSM/AAAK"]].concat()).refused().1;
    assert!(refused.contains("5 buildings are too few, 15 are needed"), "{refused}");
}
