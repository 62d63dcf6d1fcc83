//! `ratskeller arena`: the same seed gives the same numbers, however often it is interrupted.

use crate::house::{Ran, folder, ratskeller};
use std::fs;

fn arena(more: &[&str]) -> Ran {
    ratskeller(
        &[&["arena", "rat-a-tat-cat", "--games", "40", "--seed", "3", "--option", "rounds=1"], more].concat(),
    )
}

#[test]
fn the_json_has_what_other_programs_read() {
    let report = arena(&["--bots", "rulebook,random", "--json"]).json();
    assert_eq!(report["bots"], serde_json::json!(["rulebook", "random"]));
    assert_eq!((&report["games"], &report["deals"]), (&40.into(), &20.into()));
    let rate = |bot: usize| report["win_rate"][bot].as_f64().unwrap();
    assert!((rate(0) + rate(1) - 1.0).abs() < 1e-9 && rate(0) > 0.6, "{report}");
    for (bot, interval) in report["ci95"].as_array().unwrap().iter().enumerate() {
        assert!(interval[0].as_f64().unwrap() <= rate(bot) && rate(bot) <= interval[1].as_f64().unwrap());
    }
    let [margin, other] = [0, 1].map(|bot| report["mean_margin"][bot].as_f64().unwrap());
    assert!(margin > 0.0 && (margin + other).abs() < 1e-9, "low scores win here: {margin} {other}");
    assert!(report["mean_score"][0].as_f64().unwrap() < report["mean_score"][1].as_f64().unwrap());
    assert_eq!(report["rating"], serde_json::Value::Null);
}

#[test]
fn threads_and_interruptions_change_nothing() {
    let bots = ["--bots", "greedy,search-10,telepath-10,cheat-10", "--json"];
    let whole = arena(&[&bots[..], &["--threads", "1"]].concat()).ok();
    let journal = folder("arena").join("journal");
    let with_journal = [&bots[..], &["--journal", journal.to_str().unwrap()]].concat();
    assert_eq!(arena(&with_journal).ok(), whole);
    // Half of it is lost, and a line is cut off.
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, &text[..text.len() / 2]).unwrap();
    assert_eq!(arena(&with_journal).ok(), whole);
    let (code, why) = arena(&["--bots", "greedy,random", "--journal", journal.to_str().unwrap()]).refused();
    assert!(code == 2 && why.contains("another question"), "{why}");
}

/// As on machines that know nothing of each other; one of them was stopped, and its part is played again.
#[test]
fn what_was_played_in_parts_is_reported_as_if_at_once() {
    let folder = folder("arena-parts");
    let bots = ["--bots", "greedy,random,rulebook"];
    let whole = arena(&[&bots[..], &["--json"]].concat()).ok();
    let mut all = String::new();
    for part in ["3/3", "1/3", "2/3", "1/3"] {
        let journal = folder.join(part.replace('/', "-of-"));
        let of_it = ["--shard", part, "--journal", journal.to_str().unwrap()];
        assert_eq!(arena(&[&bots[..], &of_it].concat()).ok(), "");
        all += &fs::read_to_string(&journal).unwrap();
    }
    let journal = folder.join("all");
    fs::write(&journal, &all).unwrap();
    let joined = [&bots[..], &["--json", "--journal", journal.to_str().unwrap()]].concat();
    assert_eq!(arena(&joined).ok(), whole);
    assert_eq!(fs::read_to_string(&journal).unwrap(), all, "nothing was left to play");

    let (code, why) = arena(&[&bots[..], &["--shard", "4/3", "--journal", "any"]].concat()).refused();
    assert!(code == 2 && why.contains("1/8"), "{why}");
    let (code, why) = arena(&[&bots[..], &["--shard", "1/3"]].concat()).refused();
    assert!(code == 2 && why.contains("--journal"), "{why}");
}

#[test]
fn three_players_are_rated_and_met_by_all() {
    let out = arena(&["--bots", "random,greedy,rulebook"]).ok();
    assert!(out.contains("rating") && out.contains("placed before") && out.contains("120 games"), "{out}");
    let picture = folder("arena-plot").join("arena.svg");
    arena(&["--bots", "rulebook,greedy", "--players", "4", "--plot", picture.to_str().unwrap()]).ok();
    assert!(fs::read_to_string(&picture).unwrap().contains("Wins per seat"));
}

#[test]
fn whoever_sees_more_than_its_view_or_is_frozen_sits_in_the_arena_only() {
    for name in ["telepath-10", "cheat-10", "frozen-search-10", "frozen-rulebook"] {
        let (code, why) = ratskeller(&["simulate", "ratland", "--bots", name]).refused();
        assert!(code == 2 && why.contains(&format!("no computer player `{name}`")), "{why}");
    }
    let (code, why) = arena(&["--bots", "rulebook"]).refused();
    assert!(code == 2 && why.contains("two at least"), "{why}");
}

#[test]
fn players_are_measured_from_the_best_by_rules_and_written_down_with_how() {
    let file = folder("calibrate").join("stars.toml");
    let calibrate = |game: &str, bots: &str| {
        let file = file.to_str().unwrap();
        ratskeller(&["arena", game, "--calibrate", file, "--bots", bots, "--games", "40", "--seed", "3"])
    };
    let out = calibrate("rat-a-tat-cat", "random,greedy,rulebook-sieve,rulebook").ok();
    let line = |name: &str| out.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
    let points = |name: &str| line(name).split_whitespace().nth(1).unwrap().parse::<i32>().unwrap();
    assert_eq!(points("rulebook "), 1500);
    assert!(points("random") < points("greedy") && points("greedy") < 1600, "{out}");
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.contains("--games 40 --seed 3") && written.contains("rules = "), "{written}");
    // The same seed gives the same numbers, and another game stays beside them.
    calibrate("ratland", "random,rulebook").ok();
    assert_eq!(calibrate("rat-a-tat-cat", "random,greedy,rulebook-sieve,rulebook").ok(), out);
    let both = fs::read_to_string(&file).unwrap();
    assert!(
        both.contains(written[written.find("command").unwrap()..].trim()) && both.contains("[ratland"),
        "{both}"
    );
    let (code, why) = calibrate("ratland", "random,greedy").refused();
    assert!(code == 2 && why.contains("rulebook"), "{why}");
}

#[test]
fn ratings_are_counted_of_a_data_file_that_is_there() {
    let (code, why) = ratskeller(&["ratings", "--data", "/no/such/house.db"]).refused();
    assert!(code == 2 && why.contains("--data"), "{why}");
}
