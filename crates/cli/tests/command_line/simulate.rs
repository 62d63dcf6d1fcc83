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

/// Seers are hardly ever kept: only the lot says how good they are.
#[test]
fn the_lot_gives_out_what_nobody_would_choose() {
    let args = ["simulate", "ratland", "--games", "60", "--seed", "3", "--bots", "rulebook", "--json"];
    let clans = ["--option", "clans=on", "--lot", "clans"];
    let land = |more: &[&str]| ratskeller(&[&args[..], more].concat()).json()["ratland"].clone();
    let (chosen, by_lot) = (land(&clans[..2]), land(&clans));
    let of = |land: &Value, clan: &str, field: &str| land["clans"][clan][field].clone();
    for clan in ["seers", "corrupt", "family"] {
        let kept = |land: &Value| {
            let [dealt, kept] = ["dealt", "kept"].map(|field| of(land, clan, field).as_f64().unwrap());
            kept / dealt
        };
        assert!((0.3..0.7).contains(&kept(&by_lot)), "{clan}: {}", kept(&by_lot));
        assert!(
            !(0.1..0.9).contains(&kept(&chosen)),
            "what everybody or nobody keeps: {clan}, {}",
            kept(&chosen)
        );
        assert_eq!((of(&by_lot, clan, "by"), of(&chosen, clan, "by")), ("lot".into(), "choice".into()));
    }
    assert_eq!(of(&land(&clans), "seers", "kept"), of(&by_lot, "seers", "kept"), "the same lot again");

    let given = [
        "simulate",
        "ratapolis",
        "--games",
        "30",
        "--bots",
        "greedy",
        "--seed",
        "2",
        "--json",
        "--lot",
        "advantages",
    ];
    let given = ratskeller(&given).json()["ratapolis"]["advantages_given"].as_object().unwrap().clone();
    assert_eq!(
        given.values().map(|one| one["given"].as_u64().unwrap()).sum::<u64>(),
        4 * 30,
        "one for everybody"
    );
    let taken =
        ["simulate", "rattus-cartus", "--games", "10", "--seed", "2", "--json", "--lot", "privileges"];
    let taken = ratskeller(&taken).json()["rattus_cartus"]["privileges"].as_object().unwrap().clone();
    assert_eq!(
        taken.values().map(|one| one["taken"].as_u64().unwrap()).sum::<u64>(),
        8 * 4 * 10,
        "one a round"
    );

    let (code, why) = ratskeller(&["simulate", "ratland", "--lot", "clans"]).refused();
    assert!(code == 2 && why.contains("--lot clans needs --option clans=on"), "{why}");
    let (code, why) = ratskeller(&["simulate", "ratapolis", "--lot", "clans"]).refused();
    assert!(code == 2 && why.contains("leaves `advantages` to the lot"), "{why}");
}

/// A win has one meaning in a report, and what has an interval in the text has it in JSON.
#[test]
fn shared_wins_count_in_parts_everywhere_and_every_figure_has_its_interval() {
    let args = [
        "simulate", "ratland", "--games", "60", "--seed", "3", "--bots", "random", "--option", "clans=on",
        "--json",
    ];
    let report = ratskeller(&args).json();
    let clans = report["ratland"]["clans"].as_object().unwrap();
    let won = |clan: &Value| clan["kept"].as_f64().unwrap() * clan["win_rate"].as_f64().unwrap();
    assert!((clans.values().map(won).sum::<f64>() - 60.0).abs() < 1e-6, "sixty games have sixty wins");
    for (of, field) in [
        (&report, "mean_rounds"),
        (&report["ratland"], "starved_per_clan"),
        (&report["ratland"], "attacks_that_stole"),
    ] {
        let (value, interval) = (of[field].as_f64().unwrap(), &of[format!("{field}_ci95")]);
        assert!(
            interval[0].as_f64().unwrap() < value && value < interval[1].as_f64().unwrap(),
            "{field}: {interval}"
        );
    }
    let args = ["simulate", "ratapolis", "--games", "40", "--seed", "3", "--bots", "greedy", "--json"];
    for (letter, building) in ratskeller(&args).json()["ratapolis"]["buildings"].as_object().unwrap() {
        assert!(building["name"].is_string(), "{letter}");
        for field in ["struck", "held", "decisive"] {
            let (value, interval) = (building[field].as_f64().unwrap(), &building[format!("{field}_ci95")]);
            assert!(
                interval[0].as_f64().unwrap() <= value && value <= interval[1].as_f64().unwrap(),
                "{letter} {field}"
            );
        }
    }
}

/// Each game's own figures are added up as well, so every game is tried.
#[test]
fn what_was_played_in_parts_is_reported_as_if_at_once() {
    for game in ["rat-a-tat-cat", "ratland", "rattus-cartus", "ratapolis"] {
        let folder = folder(&format!("shards-{game}"));
        let args = ["simulate", game, "--games", "25", "--seed", "9", "--bots", "greedy"];
        let mut files = Vec::new();
        // The last comes first: their order is theirs to tell.
        for share in ["4/4", "1/4", "3/4", "2/4"] {
            let file = folder.join(share.replace('/', "-of-"));
            let written = ratskeller(&[&args[..], &["--shard", share, "--threads", "2"]].concat()).ok();
            fs::write(&file, written).unwrap();
            files.push(file.to_str().unwrap().to_owned());
        }
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        let merged = |more: &[&str]| ratskeller(&[&["merge"], &files[..], more].concat()).ok();
        let (one, other) = (folder.join("one.svg"), folder.join("other.svg"));
        let drawn = ["--plot", one.to_str().unwrap()];
        assert_eq!(merged(&["--json"]), ratskeller(&[&args[..], &["--json"]].concat()).ok(), "{game}");
        assert_eq!(merged(&drawn), ratskeller(&args).ok(), "{game}");
        ratskeller(&[&args[..], &["--plot", other.to_str().unwrap()]].concat()).ok();
        assert_eq!(fs::read_to_string(one).unwrap(), fs::read_to_string(other).unwrap(), "{game}");
    }
}

#[test]
fn parts_that_make_no_whole_are_refused() {
    let folder = folder("no-whole");
    let part = |name: &str, more: &[&str]| {
        let file = folder.join(name);
        let args = ["simulate", "rat-a-tat-cat", "--games", "9"];
        fs::write(&file, ratskeller(&[&args[..], more].concat()).ok()).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let [first, second, third] =
        ["1/3", "2/3", "3/3"].map(|share| part(&share[..1], &["--seed", "1", "--shard", share]));
    let stranger = part("stranger", &["--seed", "2", "--shard", "2/3"]);
    let report = part("report", &["--seed", "1", "--json"]);
    let refused = |files: &[&String]| {
        let files: Vec<&str> = files.iter().map(|file| file.as_str()).collect();
        let (code, why) = ratskeller(&[&["merge"], &files[..]].concat()).refused();
        assert_eq!(code, 2, "{why}");
        why
    };
    assert!(refused(&[&first, &third]).contains("game 3 comes next, and"));
    assert!(refused(&[&first, &first, &second, &third]).contains("begins with game 0"));
    assert!(refused(&[&first, &second]).contains("6 of 9 games"));
    assert!(refused(&[&first, &stranger, &third]).contains("not of the same simulation"));
    assert!(refused(&[&report]).contains("is not what `simulate --shard` prints"));

    let text = fs::read_to_string(&first).unwrap();
    let spoilt = folder.join("spoilt");
    for (from, to) in [(r#""wins":["#, r#""wins":[0,"#), (r#""results":""#, r#""results":"AAAA"#)] {
        assert!(text.contains(from), "{from}");
        fs::write(&spoilt, text.replacen(from, to, 1)).unwrap();
        let why = refused(&[&spoilt.to_str().unwrap().to_owned(), &second, &third]);
        assert!(why.contains("its sums are not of the same games"), "{why}");
    }
    let (code, why) = ratskeller(&["simulate", "ratland", "--shard", "1/2"]).refused();
    assert!(code == 2 && why.contains("--seed"), "parts of different seeds are parts of nothing: {why}");
}
