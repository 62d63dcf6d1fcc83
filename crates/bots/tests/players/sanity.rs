//! Positions in which an answer is plainly wrong by what the seat knows (`tests/sanity/`): nobody who thinks gives it.

use bots::search::Searchable;
use bots::{Leash, player_or_cheat};
use std::fmt::Write as _;
use table::{Dice, Printed, Seat, Seed, World};

/// One line of a file.
struct Position<'a> {
    number: usize,
    text: &'a str,
    seat: Seat,
    wrong: Wrong<'a>,
    why: &'a str,
}

/// What must not be answered.
enum Wrong<'a> {
    These(Vec<&'a str>),
    AllBut(&'a str),
}

impl<'a> Position<'a> {
    fn all(file: &'a str) -> Vec<Position<'a>> {
        let lines = file.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines.map(|(index, line)| Position::read(index + 1, line)).collect()
    }

    fn read(number: usize, line: &'a str) -> Position<'a> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [text, seat, wrong, why] = parts[..] else { panic!("line {number} has not four parts") };
        let wrong = match wrong.strip_prefix("all but ") {
            Some(right) => Wrong::AllBut(right),
            None => Wrong::These(wrong.split(", ").collect()),
        };
        Position { number, text, seat: Seat::from_letter(seat.chars().next().unwrap()).unwrap(), wrong, why }
    }

    fn is_wrong(&self, answer: &str) -> bool {
        match &self.wrong {
            Wrong::These(patterns) => patterns.iter().any(|pattern| matches(pattern, answer)),
            Wrong::AllBut(right) => !matches(right, answer),
        }
    }
}

/// Word by word: `*` is any, `2+` a number of at least 2, `2-` of at most 2, `..` whatever follows.
fn matches(pattern: &str, answer: &str) -> bool {
    let (mut patterns, mut words) = (pattern.split(' '), answer.split(' '));
    loop {
        match (patterns.next(), words.next()) {
            (Some(".."), _) | (None, None) => return true,
            (Some(pattern), Some(word)) if is_like(pattern, word) => {}
            _ => return false,
        }
    }
}

fn is_like(pattern: &str, word: &str) -> bool {
    let bound =
        |sign: char| Some((pattern.strip_suffix(sign)?.parse::<i32>().ok()?, word.parse::<i32>().ok()?));
    pattern == "*"
        || pattern == word
        || bound('+').is_some_and(|(least, number)| number >= least)
        || bound('-').is_some_and(|(most, number)| number <= most)
}

/// Who is asked, how often in each position, and in one position of how many: the longest thoughts take their time.
const ASKED: [(&str, u64, usize); 4] =
    [("rulebook", 2, 1), ("search-100", 3, 1), ("search-1000", 1, 1), ("search-10000", 1, 8)];
const LEAST: usize = 40;
/// In front of why: the rulebook knows no better, and that is its character.
const NOT_THE_RULEBOOK: &str = "thinkers: ";

/// Somebody of the first panel, who had learnt none of this, errs in some of them: else they would test nothing.
fn is_sane<G: Searchable>(file: &str, panel: &str, errs_in: usize) {
    let positions = Position::all(file);
    assert!(positions.len() >= LEAST, "{} positions", positions.len());
    let (mut wrong, mut frozen) = (String::new(), 0);
    for position in &positions {
        let state = G::from_position(&Printed::shipped(), position.text)
            .unwrap_or_else(|bad| panic!("line {}: {}", position.number, bad.point_at(position.text)));
        let view = World::at(state, Dice::from_seed(Seed::from_number(1))).view(Some(position.seat));
        let answer = |name: &str, seed: u64| {
            let mut dice = Dice::from_seed(Seed::derived("sanity", seed));
            let mut player = player_or_cheat::<G>(name).unwrap().sit_down(&Leash::long());
            player.decide(position.seat, &view, &mut dice).to_string()
        };
        for (name, seeds, every) in ASKED {
            let spared = name == "rulebook" && position.why.starts_with(NOT_THE_RULEBOOK);
            if spared || !position.number.is_multiple_of(every) {
                continue;
            }
            for seed in 0..seeds {
                let answer = answer(name, seed);
                if position.is_wrong(&answer) {
                    let Position { number, why, .. } = position;
                    let _ = writeln!(wrong, "line {number}, {name}, seed {seed}: {answer}: {why}");
                }
            }
        }
        frozen += usize::from((0..3).any(|seed| position.is_wrong(&answer(panel, seed))));
    }
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(frozen >= errs_in, "{panel} errs in {frozen} of {}", positions.len());
}

#[test]
fn nobody_errs_plainly_in_rat_a_tat_cat() {
    is_sane::<games::rat_a_tat_cat::State>(
        include_str!("../sanity/rat_a_tat_cat.txt"),
        "frozen-search-1000",
        1,
    );
}

#[test]
fn nobody_errs_plainly_in_ratland() {
    is_sane::<games::ratland::State>(include_str!("../sanity/ratland.txt"), "frozen-search-100", 8);
}

#[test]
fn nobody_errs_plainly_in_rattus_cartus() {
    is_sane::<games::rattus_cartus::State>(
        include_str!("../sanity/rattus_cartus.txt"),
        "frozen-search-100",
        1,
    );
}

#[test]
fn nobody_errs_plainly_in_ratapolis() {
    is_sane::<games::ratapolis::State>(include_str!("../sanity/ratapolis.txt"), "frozen-search-1000", 1);
}

#[test]
fn an_answer_is_like_its_pattern() {
    for (pattern, answer, like) in [
        ("keep 1", "keep 1", true),
        ("keep 1", "keep 2", false),
        ("keep ..", "keep 2", true),
        ("swap * B4", "swap 1 B4", true),
        ("swap * B4", "swap 1 B3", false),
        ("deploy * 3+ 2- ..", "deploy 9 3 2 0 0", true),
        ("deploy * 3+ ..", "deploy 9 2 2 0 0", false),
        ("call", "call me", false),
    ] {
        assert_eq!(matches(pattern, answer), like, "{pattern}, {answer}");
    }
}
