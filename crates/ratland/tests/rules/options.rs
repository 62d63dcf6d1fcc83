//! Options: LAND-116 and LAND-117.

use crate::last_round::to_the_end;
use crate::play::{Play, Sewers as _, options, seat};
use ratland::Options;
use table::{Options as _, SeatSet};

const TABLE: [(&str, &[&str]); 9] = [
    ("food_order", &["shuffled", "ascending"]),
    ("cheese_supply", &["unlimited", "strict"]),
    ("boards", &["friendly", "aggressive", "secret_choice"]),
    ("aggressive_combat", &["own_attacks", "any_combat"]),
    ("clans", &["off", "on"]),
    ("recyclers_upgrade", &["one_each", "two_for_one"]),
    ("strategists", &["three_areas", "all_places"]),
    ("holy_rat", &["may", "must"]),
    ("initial_events", &["5", "7"]),
];

#[test]
fn land_116_options_are_fixed_and_public_and_combine_freely() {
    let defaults: Vec<(String, String)> = Options::default()
        .values()
        .into_iter()
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect();
    let table: Vec<(String, String)> =
        TABLE.iter().map(|(name, values)| ((*name).to_owned(), values[0].to_owned())).collect();
    assert_eq!(defaults, table);
    let combinations = TABLE.iter().fold(vec![String::new()], |sets, (name, values)| {
        let with =
            |set: &String| values.iter().map(|value| format!("{set} {name}={value}")).collect::<Vec<_>>();
        sets.iter().flat_map(with).collect()
    });
    assert_eq!(combinations.len(), 768);
    for (number, set) in combinations.iter().enumerate() {
        let chosen = options(set);
        let play = Play::dealt(2 + (number % 11) as u8, &chosen, number as u64);
        assert!(
            [None, Some('A'), Some('B')].iter().all(|&who| play.view(who).public.options == chosen),
            "{set}"
        );
        if number % 16 == 0 {
            let mut play = play;
            to_the_end(&mut play);
            assert_eq!(play.everything().public.options, chosen, "fixed: {set}");
        }
    }
}

#[test]
fn land_117_boards_and_clans_go_together_with_any_number_of_players() {
    for (seats, boards) in
        (2..=12).flat_map(|seats| ["aggressive", "secret_choice"].map(|boards| (seats, boards)))
    {
        let mut play = Play::dealt(seats, &options(&format!("clans=on boards={boards}")), u64::from(seats));
        to_the_end(&mut play);
        assert!(SeatSet::first(seats).iter().all(|who| play.sewer(who.letter()).clan.is_some()));
        assert_eq!(play.lines("The boards:").len(), usize::from(boards == "secret_choice"));
        assert!(play.view(None).sides[seat('A')].up().is_some());
    }
}
