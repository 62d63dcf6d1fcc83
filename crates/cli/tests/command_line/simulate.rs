//! `ratskeller simulate`: the same seed gives the same numbers, and the report has what other programs read.

use crate::house::{Ran, folder, ratskeller};
use serde_json::Value;
use std::fs;

fn simulate(more: &[&str]) -> Ran {
    let args = ["simulate", "rat-a-tat-cat", "--players", "4", "--games", "300", "--seed", "11"];
    ratskeller(&[&args, more].concat())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let [one, two, seven] = ["1", "2", "7"].map(|threads| simulate(&["--json", "--threads", threads]).ok());
    assert_eq!(one, two);
    assert_eq!(one, seven);
    let tables = ["1", "2"].map(|threads| simulate(&["--threads", threads]).ok());
    assert_eq!(tables[0], tables[1]);
}

#[test]
fn another_seed_gives_other_numbers_and_no_seed_is_drawn() {
    let digest = |ran: Ran| ran.json()["digest"].as_str().unwrap().to_owned();
    let args = ["simulate", "rat-a-tat-cat", "--games", "20", "--json"];
    let first = digest(ratskeller(&[&args[..], &["--seed", "1"]].concat()));
    assert_ne!(first, digest(ratskeller(&[&args[..], &["--seed", "2"]].concat())));
    assert!(ratskeller(&args).json()["seed"].is_u64());
}

#[test]
fn the_json_has_what_other_programs_read() {
    let report = simulate(&["--json", "--bots", "random", "--option", "rounds=2"]).json();
    assert_eq!(report["game"], "rat-a-tat-cat");
    assert_eq!((&report["players"], &report["games"]), (&Value::from(4), &Value::from(300)));
    assert_eq!(report["seed"], 11);
    assert_eq!(report["bots"], Value::from(vec!["random"; 4]));
    assert_eq!(
        (&report["options"]["rounds"], &report["options"]["deck"]),
        (&Value::from(2), &Value::from("deluxe"))
    );
    assert_eq!(report["mean_rounds"], 2.0);
    assert!(report["mean_decisions"].as_f64().unwrap() > 10.0);
    assert_eq!(report["digest"].as_str().unwrap().len(), 64);

    let rates: Vec<f64> =
        report["win_rate"].as_array().unwrap().iter().map(|rate| rate.as_f64().unwrap()).collect();
    assert_eq!(rates.len(), 4);
    assert!((rates.iter().sum::<f64>() - 1.0).abs() < 1e-9, "shared wins are divided: {rates:?}");
    for (rate, interval) in rates.iter().zip(report["win_rate_ci95"].as_array().unwrap()) {
        let (low, high) = (interval[0].as_f64().unwrap(), interval[1].as_f64().unwrap());
        assert!(low < *rate && *rate < high && high - low < 0.13, "{low} {rate} {high}");
    }
    for field in ["mean_score", "sd_score"] {
        assert!(
            report[field].as_array().unwrap().iter().all(|score| score.as_f64().unwrap() > 5.0),
            "{field}"
        );
    }
    let special = &report["rat_a_tat_cat"];
    for field in ["caller_lowest", "mean_sum_at_call", "turns_per_round", "rounds_without_call"] {
        assert!(special[field].is_f64(), "{field}");
    }
    assert_eq!(special["caller_lowest_ci95"].as_array().unwrap().len(), 2);
    assert_eq!(special["calls"], 600, "random players always call at last");
}

#[test]
fn every_way_to_end_a_match_is_simulated() {
    for end in ["match_end=time", "match_end=elimination", "rounds=players"] {
        let args = [
            "simulate",
            "rat-a-tat-cat",
            "--players",
            "2",
            "--games",
            "20",
            "--seed",
            "1",
            "--json",
            "--option",
            end,
        ];
        assert!(ratskeller(&args).json()["mean_rounds"].as_f64().unwrap() >= 2.0, "{end}");
    }
}

#[test]
fn a_plot_is_one_picture_for_light_and_dark() {
    let file = folder("plot").join("report.svg");
    simulate(&["--plot", file.to_str().unwrap()]).ok();
    let svg = fs::read_to_string(file).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("prefers-color-scheme:dark"));
    assert!(
        !svg.contains("href") && !svg.contains("NaN") && !svg.contains("inf"),
        "self-contained and finite"
    );
    for title in ["Wins by seat", "Scores by seat", "Length of a game", "The caller's row"] {
        assert!(svg.contains(title), "{title}");
    }
}

#[test]
fn every_record_holds_and_recording_changes_nothing() {
    let folder = folder("records");
    let args = ["simulate", "rat-a-tat-cat", "--players", "2", "--games", "3", "--seed", "4", "--json"];
    let recorded = ratskeller(&[&args[..], &["--records", folder.to_str().unwrap()]].concat()).ok();
    assert_eq!(recorded, ratskeller(&args).ok());
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 3);
    for file in files {
        let said = ratskeller(&["verify", file.to_str().unwrap()]).ok();
        assert!(said.contains("holds"), "{said}");
    }
}

#[test]
fn rulebook_beats_greedy_beats_random_beyond_chance() {
    let args = ["simulate", "rat-a-tat-cat", "--games", "3000", "--seed", "1", "--json", "--bots"];
    let report = ratskeller(&[&args[..], &["rulebook,greedy,greedy,random"]].concat()).json();
    assert_eq!(report["players"], 4, "as many as are named");
    let bound = |seat: usize, end: usize| report["win_rate_ci95"][seat][end].as_f64().unwrap();
    for greedy in [1, 2] {
        assert!(bound(0, 0) > bound(greedy, 1) && bound(greedy, 0) > bound(3, 1), "{report:#}");
    }
}

#[test]
fn ratland_reports_what_its_designers_ask() {
    let args =
        ["simulate", "ratland", "--players", "4", "--games", "40", "--seed", "3", "--option", "clans=on"];
    let report =
        ratskeller(&[&args[..], &["--bots", "rulebook,greedy,greedy,random", "--json"]].concat()).json();
    let land = &report["ratland"];
    assert!((7.0..8.0).contains(&land["mean_size_by_round"]["1"].as_f64().unwrap())); // a cousin may have come
    assert!(land["starved_per_clan"].as_f64().unwrap() > 0.0);
    assert!(land["attacks"].as_u64().unwrap() > 0 && land["stolen_per_game"].as_f64().unwrap() > 0.0);
    let clans = land["clans"].as_object().unwrap();
    let sum = |field: &str| clans.values().map(|clan| clan[field].as_u64().unwrap()).sum::<u64>();
    assert_eq!((clans.len(), sum("dealt"), sum("kept")), (12, 320, 160));
    let ends = land["by_rounds"].as_object().unwrap();
    assert_eq!(ends.values().map(|end| end["games"].as_u64().unwrap()).sum::<u64>(), 40);
    assert!(ends.keys().all(|rounds| (5..=9).contains(&rounds.parse::<u8>().unwrap())));

    let folder = folder("ratland");
    let (plot, records) = (folder.join("land.svg"), folder.join("records"));
    let more = ["--plot", plot.to_str().unwrap(), "--records", records.to_str().unwrap()];
    ratskeller(&[&args[..], &more].concat()).ok();
    assert!(fs::read_to_string(&plot).unwrap().contains("Mean size of a clan by round"));
    let first = records.join("game-000000.json");
    ratskeller(&["verify", first.to_str().unwrap()]).ok();
}

#[test]
fn rattus_cartus_reports_what_its_designers_ask() {
    let args = ["simulate", "rattus-cartus", "--players", "4", "--games", "60", "--seed", "3"];
    let bots = ["--bots", "rulebook,greedy,greedy,random", "--json"];
    let report = ratskeller(&[&args[..], &bots].concat()).json();
    let cart = &report["rattus_cartus"];
    let number = |value: &serde_json::Value| value.as_f64().unwrap();
    assert!((0.0..4.0).contains(&number(&cart["plague_deaths_per_game"])));
    assert!((8.0..12.0).contains(&number(&cart["nuns"])), "ten on average");
    let points = cart["points"].as_object().unwrap();
    assert_eq!(points.keys().collect::<Vec<_>>(), ["awards", "gold", "influence", "palace"]);
    assert!(number(&points["influence"]) > number(&points["awards"]));
    assert_eq!(number(&points["gold"]), 0.0, "there is no Treasury in the recommended set");
    let places: f64 = cart["win_rate_by_place"].as_array().unwrap().iter().map(number).sum();
    assert!((0.5..=1.0).contains(&places), "a game that nobody survives has no winner: {places}");
    let premium = cart["premium"].as_object().unwrap();
    let buildings = ["castle", "farm", "fortune_tellers_tent", "marketplace", "monastery", "palace"];
    assert_eq!(premium.keys().collect::<Vec<_>>(), buildings);
    assert!(premium.values().all(|building| building["had_it"].as_u64().unwrap() > 0));

    let folder = folder("rattus-cartus");
    let (plot, records) = (folder.join("cart.svg"), folder.join("records"));
    let more = ["--plot", plot.to_str().unwrap(), "--records", records.to_str().unwrap()];
    let all = ["--option", "building_method=random_cards"];
    ratskeller(&[&args[..], &more, &all].concat()).ok();
    let svg = fs::read_to_string(&plot).unwrap();
    for title in ["Plague deaths per game", "Points by source", "Wins of those who had the premium action"] {
        assert!(svg.contains(title), "{title}");
    }
    ratskeller(&["verify", records.join("game-000000.json").to_str().unwrap()]).ok();
}
