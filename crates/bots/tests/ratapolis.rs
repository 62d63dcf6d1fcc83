//! The players of Ratapolis: they keep to the rules at every table, and the better one wins.

mod common;

use common::{named, options, play, shares, table_of};
use ratapolis::State;

#[test]
fn everyone_keeps_to_the_rules_at_every_table() {
    let tables = [
        "",
        "edition=ru equal_share=strict",
        "situation=A",
        "situation=F",
        "situation=H",
        "situation=L",
        "situation=S",
    ];
    for seats in 2..=5 {
        for (number, table) in tables.iter().enumerate() {
            if seats == 5 && table.ends_with('S') {
                continue;
            }
            play(
                &table_of::<State>(seats, number),
                &options::<State>(table),
                u64::from(seats) * 100 + number as u64,
            );
        }
    }
    play::<State>(
        &named(&["rulebook", "greedy", "random", "rulebook"]),
        &options::<State>("teams=on situation=I"),
        1,
    );
    for hunter in ["rulebook", "greedy", "random"] {
        let six = [hunter, "rulebook", "greedy", "random", "rulebook", "rulebook"];
        play::<State>(&named(&six), &options::<State>("situation=T"), 2);
    }
}

/// One of the better ones among three of the others: a fair share would be a quarter.
#[test]
fn each_beats_the_one_below() {
    for [better, other] in [["greedy", "random"], ["rulebook", "greedy"]] {
        let share = shares::<State>(&[better, other, other, other], 150);
        println!("{better} among {other}: {share:?}");
        assert!(share[0] > 0.35, "{better} among {other}: {share:?}");
        let share = shares::<State>(&[better, other], 150);
        println!("{better} against {other}: {share:?}");
        assert!(share[0] > share[1] + 0.1, "{better} against {other}: {share:?}");
    }
}
