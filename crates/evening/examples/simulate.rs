//! A thousand club evenings of people whose strengths are known: how often somebody meets the same person twice, and how well the
//! standing finds the strongest; beside it the same people, paired by lot.
//!
//! `cargo run -p evening --example simulate [EVENINGS] [SEATS]`
//!
//! Nobody plays a game here. How a table ends is drawn by Plackett and Luce's model: who comes first, then second, and so on, each with
//! a chance that grows with the strength. Strengths are normal with a standard deviation of one on the scale of the logarithm of chances,
//! which is about as far apart as the computer players of the house are (crates/ratings).

use evening::{Evening, Finish, Happened, Person, Rules, Scoring};
use std::collections::BTreeMap;
use table::{Dice, Seed};

const SIZES: [u16; 8] = [8, 12, 16, 24, 40, 80, 120, 200];
const ROUNDS: u8 = 5;

#[derive(Default)]
struct Sum {
    evenings: u32,
    people: u64,
    /// Meetings that were not the first of the two.
    again: u64,
    /// Evenings where that happened.
    with_again: u32,
    tau: f64,
    /// The best quarter that is in the best quarter of the standing.
    top: f64,
    /// The strongest stands first.
    first: u32,
}

fn main() {
    let mut asked = std::env::args().skip(1).map(|word| word.parse::<u32>().ok());
    let evenings = asked.next().flatten().unwrap_or(1000);
    let seats = asked.next().flatten().and_then(|seats| u8::try_from(seats).ok()).unwrap_or(4);
    println!("{evenings} evenings of {ROUNDS} rounds at tables of {seats}; by lot in brackets");
    println!(
        "people  met again, per person   evenings with it   tau of Kendall   best quarter found   the best is first"
    );
    let mut all = (Sum::default(), Sum::default());
    for (number, people) in SIZES.into_iter().enumerate() {
        let (mut paired, mut by_lot) = (Sum::default(), Sum::default());
        let share = evenings / SIZES.len() as u32;
        for seed in 0..share {
            let seed = Seed::derived("evening", u64::from(seed) * 1000 + number as u64);
            let mut dice = Dice::from_seed(seed);
            let strengths: Vec<f64> = (0..people).map(|_| normal(&mut dice)).collect();
            paired.add(&evening(&strengths, seats, &mut dice.fork("paired", 0), false), &strengths);
            by_lot.add(&evening(&strengths, seats, &mut dice.fork("lot", 0), true), &strengths);
        }
        line(&people.to_string(), &paired, &by_lot);
        all.0.merge(&paired);
        all.1.merge(&by_lot);
    }
    line("all", &all.0, &all.1);
}

fn line(people: &str, paired: &Sum, by_lot: &Sum) {
    let share = |count: u32, sum: &Sum| 100.0 * f64::from(count) / f64::from(sum.evenings.max(1));
    let both = |of: &dyn Fn(&Sum) -> f64| (of(paired), of(by_lot));
    let again = both(&|sum| 2.0 * sum.again as f64 / sum.people.max(1) as f64);
    let with = both(&|sum| share(sum.with_again, sum));
    let tau = both(&|sum| sum.tau / f64::from(sum.evenings.max(1)));
    let top = both(&|sum| 100.0 * sum.top / f64::from(sum.evenings.max(1)));
    let first = both(&|sum| share(sum.first, sum));
    println!(
        "{people:>6}  {:>8.3} ({:.3})      {:>5.1}% ({:.1}%)    {:>5.3} ({:.3})    {:>5.1}% ({:.1}%)     {:>5.1}% ({:.1}%)",
        again.0, again.1, with.0, with.1, tau.0, tau.1, top.0, top.1, first.0, first.1,
    );
}

impl Sum {
    fn add(&mut self, evening: &Evening, strengths: &[f64]) {
        let mut met: BTreeMap<(Person, Person), u64> = BTreeMap::new();
        for table in evening.rounds().iter().flat_map(|round| &round.tables) {
            let people: Vec<Person> = table.chairs.iter().flatten().copied().collect();
            for (one, other) in people.iter().flat_map(|one| people.iter().map(move |other| (*one, *other))) {
                if one < other {
                    *met.entry((one, other)).or_default() += 1;
                }
            }
        }
        let again: u64 = met.values().map(|times| times - 1).sum();
        let standing: Vec<usize> =
            evening.standings().iter().map(|line| usize::from(line.person.0)).collect();
        let mut truth: Vec<usize> = (0..strengths.len()).collect();
        truth.sort_by(|one, other| strengths[*other].total_cmp(&strengths[*one]));
        let quarter = (strengths.len() / 4).max(1);
        let found = standing[..quarter].iter().filter(|person| truth[..quarter].contains(person)).count();
        self.evenings += 1;
        self.people += strengths.len() as u64;
        self.again += again;
        self.with_again += u32::from(again > 0);
        self.tau += tau(&standing, strengths);
        self.top += found as f64 / quarter as f64;
        self.first += u32::from(standing[0] == truth[0]);
    }

    fn merge(&mut self, other: &Sum) {
        self.evenings += other.evenings;
        self.people += other.people;
        self.again += other.again;
        self.with_again += other.with_again;
        self.tau += other.tau;
        self.top += other.top;
        self.first += other.first;
    }
}

fn tau(standing: &[usize], strengths: &[f64]) -> f64 {
    let (mut right, mut pairs) = (0_i64, 0_i64);
    for (at, one) in standing.iter().enumerate() {
        for other in &standing[at + 1..] {
            pairs += 1;
            right += if strengths[*one] > strengths[*other] { 1 } else { -1 };
        }
    }
    right as f64 / pairs as f64
}

fn evening(strengths: &[f64], seats: u8, dice: &mut Dice, by_lot: bool) -> Evening {
    let rules = Rules { least: 2, seats, rounds: ROUNDS, fill: false, scoring: Scoring::Places };
    let mut evening = Evening::new(rules);
    for _ in strengths {
        let person = evening.newcomer();
        take(&mut evening, &Happened::Joined { person });
    }
    for round in 1..=ROUNDS {
        let paired = if by_lot { lots(&evening, dice) } else { evening.next_round(dice, &[]).ok() };
        let Some(paired) = paired else { break };
        take(&mut evening, &paired);
        let tables = evening.round().map(|round| round.tables.clone()).unwrap_or_default();
        for (table, number) in tables.iter().zip(0..) {
            let finish = finish(&table.chairs, strengths, dice);
            take(&mut evening, &Happened::Over { round, table: number, finish });
        }
    }
    evening
}

fn take(evening: &mut Evening, happened: &Happened) {
    if let Err(why) = evening.take(happened) {
        eprintln!("{why}: {happened:?}");
    }
}

/// Tables of the same sizes, and who sits there is drawn.
fn lots(evening: &Evening, dice: &mut Dice) -> Option<Happened> {
    let mut order: Vec<Person> = evening.present().collect();
    dice.shuffle(&mut order);
    let layout = evening::layout(order.len(), evening.rules())?;
    let mut rest = order.into_iter();
    let tables =
        layout.people.iter().map(|size| rest.by_ref().take(usize::from(*size)).map(Some).collect()).collect();
    Some(Happened::Paired { tables, byes: rest.collect() })
}

/// The strength and a chance of Gumbel's for each, the highest first: that is the model of Plackett and Luce.
fn finish(chairs: &[Option<Person>], strengths: &[f64], dice: &mut Dice) -> Vec<Finish> {
    let strength = |person: &Person| strengths.get(usize::from(person.0)).copied().unwrap_or_default();
    let luck: Vec<f64> =
        chairs.iter().map(|chair| chair.as_ref().map_or(0.0, strength) - (-unit(dice).ln()).ln()).collect();
    let place = |own: &f64| 1 + luck.iter().filter(|other| *other > own).count() as u8;
    luck.iter().map(|own| Finish { place: place(own), points: 0 }).collect()
}

fn unit(dice: &mut Dice) -> f64 {
    ((dice.word() >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
}

fn normal(dice: &mut Dice) -> f64 {
    (-2.0 * unit(dice).ln()).sqrt() * (std::f64::consts::TAU * unit(dice)).cos()
}
