//! `ratskeller lab`: from a file to a page.

use crate::house::{folder, ratskeller};
use std::fs;

#[test]
fn an_experiment_becomes_a_page_and_the_same_one_again() {
    let folder = folder("lab");
    let [file, page, again] = ["experiment.toml", "one.html", "two.html"].map(|name| folder.join(name));
    let text = "title = \"Clans & events\"\nplayers = [2, 3]\nbots = [\"greedy\"]\ngames = 20\nseed = 4\n\
                [options]\nclans = [true, false]\n";
    fs::write(&file, text).unwrap();
    for page in [&page, &again] {
        let [file, page] = [&file, page].map(|path| path.to_str().unwrap());
        ratskeller(&["lab", "ratland", "--experiment", file, "--page", page]).ok();
    }
    let html = fs::read_to_string(&page).unwrap();
    assert_eq!(html, fs::read_to_string(&again).unwrap());
    for said in [
        "Clans &amp; events",
        "2 players, clans=on",
        "Wins by seat",
        "changes of the lead a game",
        "the same winner when a deal is played again",
        "What changes from: 2 players, clans=on?",
        "40 games of",
        "20 deals, each played twice",
        "ratskeller lab ratland --experiment",
    ] {
        assert!(html.contains(said), "{said}");
    }
    assert!(
        !html.contains("http://")
            || html.matches("http").count() == html.matches("http://www.w3.org").count()
    );

    assert!(!html.contains("NaN") && !html.contains("inf "));

    fs::write(&file, "players = [2]\nbots = []\ngames = 1\nseed = 1\n").unwrap();
    let (code, why) = ratskeller(&["lab", "ratland", "--experiment", file.to_str().unwrap()]).refused();
    assert!(code == 2 && why.contains("names nobody"), "{why}");
}

/// Every question, its answer in words, and under every plot its sample and its command.
#[test]
fn a_game_is_asked_what_designers_ask() {
    let folder = folder("asked");
    let questions = [
        "Is a seat favoured?",
        "What is too strong, and what too weak?",
        "What would another box change?",
        "How long is a game?",
        "When is the winner decided?",
        "How much is luck, how much skill?",
    ];
    for game in ["rat-a-tat-cat", "ratland", "rattus-cartus", "ratapolis"] {
        let page = folder.join(format!("{game}.html"));
        let args = ["lab", game, "--bot", "random", "--strong", "none", "--games", "3", "--seed", "5"];
        let report = ratskeller(&[&args[..], &["--json", "--page", page.to_str().unwrap()]].concat()).json();
        assert_eq!((report["game"].as_str(), report["seed"].as_u64()), (Some(game), Some(5)));
        let answers = report["answers"].as_array().unwrap();
        assert_eq!(
            answers.iter().map(|answer| answer["question"].as_str().unwrap()).collect::<Vec<_>>(),
            questions
        );
        let html = fs::read_to_string(&page).unwrap();
        let plots: usize = answers.iter().map(|answer| answer["plots"].as_array().unwrap().len()).sum();
        assert_eq!(html.matches("<svg ").count(), plots);
        for answer in answers {
            assert!(!answer["said"].as_array().unwrap().is_empty(), "{answer:#}");
            for plot in answer["plots"].as_array().unwrap() {
                assert!(plot["sample"].as_str().unwrap().contains("deals"), "{plot:#}");
                let bars = plot["bars"].as_array().unwrap();
                assert!(!bars.is_empty() && bars.iter().all(|bar| bar["ci95"].is_array()), "{plot:#}");
            }
        }
        let command = report["command"].as_str().unwrap();
        assert_eq!(
            command,
            format!(
                "ratskeller lab {game} --players 4 --bot random --strong none --games 3 --strong-games 2 --seed 5"
            )
        );
        assert!(html.matches(command).count() >= plots, "the command stands under every plot");
    }
}

/// Whatever is counted is written down whole: the page is the same to the byte.
#[test]
fn what_was_played_in_parts_is_reported_as_if_at_once() {
    let folder = folder("lab-parts");
    let page = folder.join("lab.html");
    let page = page.to_str().unwrap();
    for game in ["rat-a-tat-cat", "ratland", "rattus-cartus", "ratapolis"] {
        let asks = ["lab", game, "--bot", "random", "--strong", "greedy", "--games", "5", "--seed", "5"];
        let report = |more: &[&str]| {
            let report = ratskeller(&[&asks[..], &["--json", "--page", page], more].concat()).ok();
            (report, fs::read_to_string(page).unwrap())
        };
        let whole = report(&[]);
        let mut all = String::new();
        for part in ["2/2", "1/2"] {
            let journal = folder.join(format!("{game}-{}", &part[..1]));
            let of_it = ["--shard", part, "--journal", journal.to_str().unwrap()];
            assert_eq!(ratskeller(&[&asks[..], &of_it].concat()).ok(), "");
            all += &fs::read_to_string(&journal).unwrap();
        }
        let journal = folder.join(format!("{game}-all"));
        fs::write(&journal, &all).unwrap();
        let joined = ["--journal", journal.to_str().unwrap()];
        assert_eq!(report(&joined), whole, "{game}");
        assert_eq!(fs::read_to_string(&journal).unwrap(), all, "{game}: nothing was left to play");
        // Half of it is lost, and a line is cut off.
        fs::write(&journal, &all[..all.len() / 2]).unwrap();
        assert_eq!(report(&joined), whole, "{game}");
    }
    let fresh = folder.join("fresh");
    let without_seed = ["lab", "ratland", "--shard", "1/2", "--journal", fresh.to_str().unwrap()];
    let (code, why) = ratskeller(&without_seed).refused();
    assert!(code == 2 && why.contains("--shard needs --seed"), "{why}");
}

/// What comes of a deal is the same whichever question it was played for.
#[test]
fn a_journal_is_good_for_other_questions_about_the_game() {
    let folder = folder("lab-journal");
    let [file, page, journal] = ["experiment.toml", "page.html", "journal"].map(|name| folder.join(name));
    let run = |games: u32, rats: &str, more: &[&str]| {
        let text = format!(
            "players = [2]\nbots = [\"greedy\"]\ngames = {games}\nseed = 4\n[sweep]\n\"start.rats\" = [{rats}]\n"
        );
        fs::write(&file, text).unwrap();
        let [file, page] = [&file, &page].map(|path| path.to_str().unwrap());
        let asks = ["lab", "rattus-cartus", "--experiment", file, "--page", page, "--json"];
        ratskeller(&[&asks[..], more].concat()).ok()
    };
    let whole = run(6, "12, 14", &[]);
    let keeps = ["--journal", journal.to_str().unwrap()];
    let lines = || fs::read_to_string(&journal).unwrap().lines().count();
    run(4, "12", &keeps);
    assert_eq!(lines(), 1 + 2 * 4);
    // Two deals more of both tables, and a table more.
    assert_eq!(run(6, "12, 14", &keeps), whole);
    assert_eq!(lines(), 1 + 3 * 6);
    let (code, why) = ratskeller(&[&["lab", "ratland", "--games", "2"][..], &keeps].concat()).refused();
    assert!(code == 2 && why.contains("another question"), "{why}");
}

#[test]
fn boxes_are_an_axis_and_their_differences_are_of_the_same_deals() {
    let folder = folder("boxes");
    let (file, page) = (folder.join("experiment.toml"), folder.join("page.html"));
    let run = |text: &str| {
        fs::write(&file, text).unwrap();
        ratskeller(&[
            "lab",
            "rattus-cartus",
            "--experiment",
            file.to_str().unwrap(),
            "--page",
            page.to_str().unwrap(),
            "--json",
        ])
    };
    let text =
        "players = [2]\nbots = [\"greedy\"]\ngames = 30\nseed = 4\n[sweep]\n\"start.rats\" = [10, 14]\n";
    let report = run(text).json();
    let changes = report["answers"]
        .as_array()
        .unwrap()
        .iter()
        .find(|answer| answer["question"].as_str().unwrap().starts_with("What changes from"));
    let plots = changes.unwrap()["plots"].as_array().unwrap();
    let rats =
        plots.iter().find(|plot| plot["title"].as_str().unwrap().starts_with("rats at the end")).unwrap();
    let bar = |index: usize| (rats["bars"][index]["value"].as_f64().unwrap(), &rats["bars"][index]["ci95"]);
    assert_eq!(bar(0).0, 0.0, "the value that the box prints anyway changes nothing at all: {rats:#}");
    assert!(bar(1).0 > 1.0 && bar(1).1[0].as_f64().unwrap() > 0.0, "{rats:#}");

    let (code, why) = run(&text.replace("start.rats", "start.cats")).refused();
    assert!(code == 2 && why.contains("`start.cats`: there is no `cats`"), "{why}");
}
