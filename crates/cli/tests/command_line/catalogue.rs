//! `ratskeller games` and `ratskeller bench`: what other programs read from them.

use crate::house::ratskeller;
use serde_json::Value;

#[test]
fn the_catalogue_says_how_a_table_is_set_up() {
    let games = ratskeller(&["games", "--json"]).json();
    let game = &games.as_array().unwrap()[0];
    assert_eq!((&game["name"], &game["rules"]), (&Value::from("rat-a-tat-cat"), &Value::from(1)));
    assert_eq!(game["seats"], serde_json::json!({ "min": 2, "max": 6 }));
    assert_eq!(game["parts_file"], "rat-a-tat-cat.toml");
    let options = game["options"].as_array().unwrap();
    assert_eq!(options.len(), 12);
    assert!(
        options
            .iter()
            .all(|option| ["flag", "choice", "number", "seat"].contains(&option["kind"].as_str().unwrap()))
    );
    let rounds = options.iter().find(|option| option["name"] == "rounds").unwrap();
    assert_eq!((&rounds["min"], &rounds["max"], &rounds["default"]), (&1.into(), &50.into(), &5.into()));
    assert_eq!(rounds["words"], serde_json::json!(["players"]));
    assert_eq!(rounds["only_if"], serde_json::json!(["match_end", "rounds"]));
    assert!(rounds["help"].as_str().unwrap().len() > 10);
    assert!(game["bots"].as_array().unwrap().iter().any(|bot| bot["name"] == "random"));
    assert_eq!(ratskeller(&["games", "rat-a-tat-cat", "--json"]).json().as_array().unwrap()[0], *game);
}

/// What is printed makes a data pack that changes nothing.
#[test]
fn the_printed_data_of_a_box_can_be_had() {
    let folder = crate::house::folder("printed");
    let file = ratskeller(&["games", "ratland", "--parts"]).ok();
    assert!(file.starts_with("# RatLand") && file.contains("[start]"));
    std::fs::write(folder.join("ratland.toml"), file).unwrap();
    let args = ["simulate", "ratland", "--games", "3", "--seed", "1", "--json"];
    let packed = ratskeller(&[&args[..], &["--data-pack", folder.to_str().unwrap()]].concat()).ok();
    assert_eq!(packed, ratskeller(&args).ok());
}

#[test]
fn the_catalogue_can_be_read() {
    let all = ratskeller(&["games"]).ok();
    assert!(all.starts_with("rat-a-tat-cat    2 to 6 players\n"), "{all}");
    let page = ratskeller(&["games", "rat-a-tat-cat"]).ok();
    assert!(
        page.contains("rounds           1 to 50 or players (usually 5; only if match_end=rounds)"),
        "{page}"
    );
    assert!(page.contains("--bots"), "{page}");
}

#[test]
fn the_bench_reports_every_rate() {
    let reports = ratskeller(&["bench", "--json", "--seconds", "0.05"]).json();
    let report = &reports.as_array().unwrap()[0];
    assert_eq!(
        (&report["game"], &report["players"], &report["unit"]),
        (&"rat-a-tat-cat".into(), &4.into(), &"round".into())
    );
    for lap in ["plain", "imagine"] {
        for rate in ["games_per_s", "decisions_per_s"] {
            assert!(report[lap][rate].as_f64().unwrap() > 100.0, "{lap} {rate}");
        }
    }
    assert!(report["ratio"].as_f64().unwrap() > 0.0);
    assert!(report["state_bytes"].as_u64().unwrap() < 1024);
    let table = ratskeller(&["bench", "rat-a-tat-cat", "--seconds", "0.05"]).ok();
    assert!(table.contains("rounds") && table.contains("imagining a world"), "{table}");
}
