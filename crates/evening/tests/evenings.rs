//! Whole evenings, with any number of people, who come late and leave.

#![allow(clippy::unwrap_used)]

use evening::{Evening, Finish, Happened, NotNow, Person, Rules, Scoring};
use proptest::prelude::*;
use std::collections::BTreeMap;
use table::{Dice, Seed};

fn open(rules: Rules, people: u16) -> Evening {
    let mut evening = Evening::new(rules);
    (0..people).for_each(|number| evening.take(&Happened::Joined { person: Person(number) }).unwrap());
    evening
}

/// The next round, played; whoever came first is strongest more often than not.
fn play(evening: &mut Evening, dice: &mut Dice) -> Happened {
    let paired = evening.next_round(dice, &[]).unwrap();
    evening.take(&paired).unwrap();
    let round = evening.rounds().len() as u8;
    let tables = evening.round().unwrap().tables.clone();
    for (number, table) in tables.iter().enumerate() {
        let strength = |chair: &Option<Person>| chair.map_or(50, |person| 100 - i32::from(person.0));
        let points: Vec<i32> =
            table.chairs.iter().map(|chair| strength(chair) + dice.below(40) as i32).collect();
        let place = |own: &i32| 1 + points.iter().filter(|other| *other > own).count() as u8;
        let finish = points.iter().map(|points| Finish { place: place(points), points: *points }).collect();
        evening.take(&Happened::Over { round, table: number as u16, finish }).unwrap();
    }
    paired
}

fn rules() -> impl Strategy<Value = Rules> {
    let scoring = prop_oneof![Just(Scoring::Places), Just(Scoring::Points)];
    (2_u8..=6, 0_u8..=1, any::<bool>(), scoring).prop_map(|(seats, fewer, fill, scoring)| Rules {
        least: (seats - fewer).max(2),
        seats,
        rounds: 5,
        fill,
        scoring,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn everybody_who_is_there_sits_once_or_sits_out(
        rules in rules(), people in 7_u16..40, comes in 0_u8..5, goes in 0_u8..5, seed in any::<u64>(),
    ) {
        let mut evening = open(rules, people);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        for round in 0..rules.rounds {
            if round == comes {
                let person = evening.newcomer();
                evening.take(&Happened::Joined { person }).unwrap();
            }
            if round == goes {
                evening.take(&Happened::Left { person: Person(2) }).unwrap();
            }
            let there: Vec<Person> = evening.present().collect();
            prop_assert_eq!(there.contains(&Person(2)), round < goes);
            let Happened::Paired { tables, byes } = play(&mut evening, &mut dice) else { unreachable!() };
            let mut seated: Vec<Person> = tables.iter().flatten().flatten().chain(&byes).copied().collect();
            seated.sort_unstable();
            prop_assert_eq!(seated, there.clone());
            for table in &tables {
                prop_assert!((rules.least.min(rules.seats)..=rules.seats).contains(&(table.len() as u8)) || rules.fill);
                prop_assert!(table.iter().flatten().count() > 0);
                prop_assert!(!rules.fill || table.len() == usize::from(rules.seats));
            }
            let people = |table: &Vec<Option<Person>>| table.iter().flatten().count();
            let sizes: Vec<usize> = tables.iter().map(people).collect();
            prop_assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
            prop_assert!(byes.len() < usize::from(rules.seats));
        }
        prop_assert_eq!(evening.next_round(&mut dice, &[]), Err(NotNow::NoMoreRounds));
    }

    /// Sixty people at tables of four have met fifteen of each other after five rounds, and nobody twice.
    #[test]
    fn nobody_meets_twice_where_there_are_many(seed in any::<u64>(), seats in 2_u8..=5) {
        let rules = Rules { least: 2, seats, rounds: 5, fill: false, scoring: Scoring::Places };
        let mut evening = open(rules, 60);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        (0..5).for_each(|_| drop(play(&mut evening, &mut dice)));
        prop_assert_eq!(meetings(&evening).into_values().max(), Some(1));
    }

    /// In as many rounds as a table has seats nobody has a seat, or begins, much more often than others.
    #[test]
    fn seats_change(seed in any::<u64>(), seats in 2_u8..=6) {
        let rules = Rules { least: 2, seats, rounds: seats, fill: false, scoring: Scoring::Places };
        let mut evening = open(rules, u16::from(seats) * 4);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        (0..seats).for_each(|_| drop(play(&mut evening, &mut dice)));
        for person in evening.people() {
            let mut times = vec![0; usize::from(seats)];
            for table in evening.rounds().iter().flat_map(|round| &round.tables) {
                if let Some(seat) = table.chairs.iter().position(|chair| *chair == Some(person)) {
                    times[seat] += 1;
                }
            }
            prop_assert!(*times.iter().max().unwrap() <= 2, "{times:?}");
        }
    }

    #[test]
    fn the_log_gives_the_evening_back_and_the_seed_the_round(rules in rules(), people in 6_u16..30, seed in any::<u64>()) {
        let mut evening = open(rules, people);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        let mut log: Vec<Happened> = evening.people().map(|person| Happened::Joined { person }).collect();
        for _ in 0..3 {
            let again = evening.next_round(&mut dice.clone(), &[]).unwrap();
            let round = evening.rounds().len() as u8 + 1;
            let paired = play(&mut evening, &mut dice);
            prop_assert_eq!(&again, &paired);
            log.push(paired);
            for (table, of) in evening.round().unwrap().tables.iter().enumerate() {
                log.push(Happened::Over { round, table: table as u16, finish: of.finish.clone().unwrap() });
            }
        }
        prop_assert_eq!(Evening::read(rules, &log).unwrap(), evening);
    }

    #[test]
    fn a_standing_goes_down_and_says_why(rules in rules(), people in 6_u16..30, seed in any::<u64>()) {
        let mut evening = open(rules, people);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        (0..3).for_each(|_| drop(play(&mut evening, &mut dice)));
        let lines = evening.standings();
        prop_assert_eq!(lines.len(), usize::from(people));
        for (number, two) in lines.windows(2).enumerate() {
            let [above, line] = two else { unreachable!() };
            prop_assert!(above.worth >= line.worth);
            prop_assert_eq!(line.told_by.is_none(), above.worth == line.worth);
            prop_assert_eq!(line.rank, if above.worth == line.worth { above.rank } else { number as u16 + 2 });
        }
        // At every table as much is won as lost.
        let points: i64 = lines.iter().map(|line| line.worth[usize::from(rules.scoring == Scoring::Places) * 3]).sum();
        prop_assert!(rules.fill || points.abs() <= i64::from(people) * 3, "{points}");
    }
}

fn meetings(evening: &Evening) -> BTreeMap<(Person, Person), u32> {
    let mut met = BTreeMap::new();
    for table in evening.rounds().iter().flat_map(|round| &round.tables) {
        let people: Vec<Person> = table.chairs.iter().flatten().copied().collect();
        for (one, other) in people.iter().flat_map(|one| people.iter().map(move |other| (*one, *other))) {
            if one < other {
                *met.entry((one, other)).or_default() += 1;
            }
        }
    }
    met
}

fn four() -> Evening {
    open(Rules { least: 2, seats: 4, rounds: 2, fill: false, scoring: Scoring::Places }, 4)
}

#[test]
fn whom_one_leaves_behind_counts_and_equals_share() {
    let mut evening = four();
    let chairs = evening.people().map(Some).collect();
    evening.take(&Happened::Paired { tables: vec![chairs], byes: vec![] }).unwrap();
    // As in Rat-a-Tat Cat, the fewest points win.
    let finish = [(1, 3), (2, 10), (2, 10), (4, 17)].map(|(place, points)| Finish { place, points });
    evening.take(&Happened::Over { round: 1, table: 0, finish: finish.to_vec() }).unwrap();
    let lines = evening.standings();
    let shown: Vec<_> =
        lines.iter().map(|line| (line.person.0, line.rank, line.worth[0], line.worth[3])).collect();
    assert_eq!(shown, [(0, 1, 120, 420), (1, 2, 60, 0), (2, 2, 60, 0), (3, 4, 0, -420)]);
    assert_eq!(lines[2].told_by, None, "they cannot be told apart");
}

#[test]
fn a_result_stays_and_comes_late_without_harm() {
    let mut evening = four();
    let chairs: Vec<_> = evening.people().map(Some).collect();
    assert!(evening.take(&Happened::Paired { tables: vec![vec![Some(Person(9))]], byes: vec![] }).is_err());
    let paired = Happened::Paired { tables: vec![chairs], byes: vec![] };
    evening.take(&paired).unwrap();
    assert!(evening.take(&paired).is_err(), "a round is still played");
    assert_eq!(
        evening.next_round(&mut Dice::from_seed(Seed::from_number(1)), &[]),
        Err(NotNow::StillPlaying)
    );
    let over = |first: u8| Happened::Over {
        round: 1,
        table: 0,
        finish: (0..4).map(|seat| Finish { place: 1 + (first + seat) % 4, points: 0 }).collect(),
    };
    evening.take(&over(0)).unwrap();
    let stands = evening.standings();
    evening.take(&over(1)).unwrap();
    assert_eq!(evening.standings(), stands);
    assert!(evening.take(&Happened::Over { round: 2, table: 0, finish: vec![] }).is_err());
    evening.take(&Happened::Ended).unwrap();
    assert!(evening.take(&over(2)).is_ok() && evening.standings() == stands);
    assert!(evening.take(&Happened::Joined { person: evening.newcomer() }).is_err());
}

#[test]
fn whoever_keeps_apart_does_not_meet() {
    let rules = Rules { least: 2, seats: 2, rounds: 3, fill: false, scoring: Scoring::Places };
    let apart = [(Person(0), Person(1))];
    for seed in 0..20 {
        let mut evening = open(rules, 4);
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        for _ in 0..2 {
            let paired = evening.next_round(&mut dice, &apart).unwrap();
            let Happened::Paired { tables, .. } = &paired else { unreachable!() };
            assert!(
                tables
                    .iter()
                    .all(|table| !(table.contains(&Some(Person(0))) && table.contains(&Some(Person(1)))))
            );
            evening.take(&paired).unwrap();
            for table in 0..2 {
                let finish = vec![Finish { place: 1, points: 1 }, Finish { place: 2, points: 0 }];
                evening.take(&Happened::Over { round: evening.rounds().len() as u8, table, finish }).unwrap();
            }
        }
    }
}

#[test]
fn who_sat_out_sits_out_again_only_after_everybody_else() {
    let rules = Rules { least: 2, seats: 2, rounds: 5, fill: false, scoring: Scoring::Places };
    let mut evening = open(rules, 5);
    let mut dice = Dice::from_seed(Seed::from_number(3));
    (0..5).for_each(|_| drop(play(&mut evening, &mut dice)));
    let mut out: Vec<Person> = evening.rounds().iter().flat_map(|round| round.byes.clone()).collect();
    out.sort_unstable();
    assert_eq!(out, evening.people().collect::<Vec<_>>());
}
