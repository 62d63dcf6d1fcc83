//! The options: TAT-103, TAT-118 and the table they speak of.

use crate::play::{Play, options};
use rat_a_tat_cat::Options;
use table::{OptionValue, Options as _, Turn};

/// A line of the table of the rules file.
struct Line {
    name: &'static str,
    default: &'static str,
    taken: &'static [&'static str],
    refused: &'static [&'static str],
    /// What a refusal says would be taken.
    allowed: &'static str,
}

const TABLE: [Line; 12] = [
    Line {
        name: "deck",
        default: "deluxe",
        taken: &["deluxe", "classic"],
        refused: &["Deluxe", "65", "on", ""],
        allowed: "deluxe, classic",
    },
    Line {
        name: "first_dealer",
        default: "random",
        taken: &["random", "0", "1", "5"],
        refused: &["A", "-1", "12", "0.5", "off"],
        allowed: "the number of a seat, from 0 or random",
    },
    Line {
        name: "match_end",
        default: "rounds",
        taken: &["rounds", "time", "elimination"],
        refused: &["round", "never", "5"],
        allowed: "rounds, time, elimination",
    },
    Line {
        name: "rounds",
        default: "5",
        taken: &["1", "3", "50", "players"],
        refused: &["0", "51", "-3", "2.5", "player", "on"],
        allowed: "1 to 50 or players",
    },
    Line {
        name: "minutes",
        default: "30",
        taken: &["5", "30", "240"],
        refused: &["4", "241", "30.5", "players", "99999999999"],
        allowed: "5 to 240",
    },
    Line {
        name: "limit",
        default: "100",
        taken: &["10", "200", "1000"],
        refused: &["9", "1001", "100.0", "none"],
        allowed: "10 to 1000",
    },
    Line {
        name: "limit_rule",
        default: "over",
        taken: &["over", "reach"],
        refused: &["equal", "100"],
        allowed: "over, reach",
    },
    Line {
        name: "open_outer",
        default: "off",
        taken: &["off", "on"],
        refused: &["1", "yes"],
        allowed: "on or off",
    },
    Line {
        name: "memory_aid",
        default: "off",
        taken: &["off", "on"],
        refused: &["0", "full"],
        allowed: "on or off",
    },
    Line {
        name: "call_from",
        default: "any_turn",
        taken: &["any_turn", "after_first_lap"],
        refused: &["first_turn", "1"],
        allowed: "any_turn, after_first_lap",
    },
    Line {
        name: "reshuffle",
        default: "all",
        taken: &["all", "keep_top"],
        refused: &["none", "on"],
        allowed: "all, keep_top",
    },
    Line {
        name: "lap_limit",
        default: "100",
        taken: &["10", "100", "1000"],
        refused: &["9", "1001", "1e2", "off"],
        allowed: "10 to 1000",
    },
];

#[test]
fn the_options_and_their_defaults_are_those_of_the_table() {
    let specs = Options::specs().into_iter().map(|spec| (spec.name, spec.default.to_string()));
    assert!(specs.eq(TABLE.map(|line| (line.name, line.default.to_owned()))));
    let values = Options::default().values().into_iter().map(|(name, value)| (name, value.to_string()));
    assert!(values.eq(TABLE.map(|line| (line.name, line.default.to_owned()))));
}

#[test]
fn every_value_of_the_table_is_taken_and_read_back() {
    for Line { name, taken, .. } in TABLE {
        for value in taken {
            let set = options(&format!("{name}={value}"));
            let read = set.values().into_iter().find(|(option, _)| *option == name);
            assert_eq!(read.map(|(_, value)| value.to_string()).as_deref(), Some(*value), "{name}");
            for other in TABLE.iter().filter(|other| other.name != name) {
                let kept = (other.name, OptionValue::from_text(other.default));
                assert!(set.values().contains(&kept), "{name}={value} changed {}", other.name);
            }
        }
    }
}

#[test]
fn tat_103_a_value_outside_the_table_is_refused_and_the_allowed_ones_are_named() {
    for Line { name, refused, allowed, .. } in TABLE {
        for value in refused {
            // `minutes`, `limit` and `limit_rule` are ignored by this match, and refused all the same.
            let mut set = Options::default();
            let bad = set.set(name, &OptionValue::from_text(value)).expect_err("a bad value");
            assert_eq!(bad.to_string(), format!("option `{name}` takes {allowed}, not `{value}`"));
            assert_eq!(set, Options::default(), "a refusal changed an option");
        }
    }
    let unknown = Options::default().set("colour", &OptionValue::from_text("red")).expect_err("unknown");
    let known = TABLE.map(|line| line.name).join(", ");
    assert_eq!(unknown.to_string(), format!("there is no option `colour`; the options are {known}"));

    for seats in 2..=6 {
        Play::dealt(seats, &options(&format!("first_dealer={}", seats - 1)), 1);
        let refused = Play::try_deal(seats, &options(&format!("first_dealer={seats}")), 1).err();
        assert_eq!(
            refused.map(|refused| refused.to_string()),
            Some(format!(
                "option `first_dealer` names seat {seats}, but this table has seats 0 to {}",
                seats - 1
            ))
        );
    }
}

#[test]
fn tat_118_options_combine_freely_and_what_the_match_end_does_not_use_is_ignored() {
    // Two values of every option, in all combinations: a table can be set up and a round played.
    for combination in 0..1 << 7 {
        let pick = |bit: u32, values: [&'static str; 2]| values[(combination >> bit & 1) as usize];
        let text = [
            pick(0, ["deck=deluxe", "deck=classic"]),
            pick(1, ["match_end=elimination", "match_end=time"]),
            pick(2, ["limit_rule=over limit=10", "limit_rule=reach limit=1000"]),
            pick(3, ["open_outer=off", "open_outer=on"]),
            pick(4, ["memory_aid=off", "memory_aid=on"]),
            pick(5, ["call_from=any_turn", "call_from=after_first_lap"]),
            pick(6, ["reshuffle=all", "reshuffle=keep_top"]),
            "first_dealer=1 rounds=players minutes=5 lap_limit=10",
        ];
        let options = options(&text.join(" "));
        for seats in [2, 6] {
            let mut play = Play::dealt(seats, &options, combination);
            play.times_out_until_scored();
            assert_eq!(play.everything().public.turns, 10 * u32::from(seats), "{options:?}");
        }
    }

    // 18, 10 and 1 point in round 7.
    let scored = |option: &str| {
        let mut play = Play::at(&format!(
            "A[9 7 2 0] B[1 2 3 4] C[0 0 0 1]; deck 5 ..; discard 3; C drawn 9; called A; left C; \
             round 7; totals 500 0 0; options {option}"
        ));
        play.does("C reject");
        play
    };
    let by_rounds = scored("match_end=rounds rounds=8 minutes=5 limit=10 limit_rule=reach");
    assert_eq!(by_rounds.asked().to_string(), "ABC", "a limit puts nobody out, and no clock is read");
    let by_time = scored("match_end=time rounds=1 limit=10 limit_rule=reach");
    assert_eq!(by_time.turn(), Turn::AsksClock);
    assert_eq!(by_time.clone().clock(0).asked().to_string(), "ABC", "neither limit nor rounds end it");
    let by_elimination = scored("match_end=elimination rounds=1 minutes=5");
    assert_eq!(by_elimination.asked().to_string(), "BC", "no clock is read and no round is the last");
}
