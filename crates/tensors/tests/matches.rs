//! Many matches at once: the same whoever steps them, on however many cores, and nothing changes when a letter is refused.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use bots::search::Searchable;
use games::{GameId, with_game};
use table::{Dice, Seed};
use tensors::{Matches, Opponent, Stepped, Tensors, size};

struct Buffers {
    observations: Vec<f32>,
    everything: Vec<f32>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    ended: Vec<u8>,
}

impl Buffers {
    fn of<G: Tensors>(count: usize, seats: usize) -> Buffers {
        Buffers {
            observations: vec![0.0; count * size::<G>(false)],
            everything: vec![0.0; count * size::<G>(true)],
            masks: vec![0; count * G::LETTERS],
            seats: vec![0; count],
            rewards: vec![0.0; count * seats],
            ended: vec![0; count],
        }
    }

    fn rows(&mut self) -> Stepped<'_> {
        let Buffers { observations, everything, masks, seats, rewards, ended } = self;
        Stepped { observations, everything, masks, seats, rewards, ended }
    }
}

fn opponents(names: &[&str]) -> Vec<Opponent> {
    let opponent =
        |name: &&str| if *name == "you" { Opponent::You } else { Opponent::Player((*name).to_owned()) };
    names.iter().map(opponent).collect()
}

/// Steps by chance; what came of it in numbers that any difference would change.
fn stepped<G: Searchable + Tensors>(names: &[&str], threads: usize, steps: u32) -> (Vec<u64>, u32) {
    const COUNT: usize = 24;
    let mut matches =
        Matches::<G>::lay(COUNT, &G::Options::default(), opponents(names), 7, Some(threads)).unwrap();
    let mut buffers = Buffers::of::<G>(COUNT, names.len());
    matches.show(&mut buffers.rows());
    let (mut dice, mut ended, mut sums) = (Dice::from_seed(Seed::from_number(3)), 0, vec![0_u64; 4]);
    for _ in 0..steps {
        let letters: Vec<i64> = buffers
            .masks
            .chunks_exact(G::LETTERS)
            .map(|mask| {
                let may: Vec<i64> =
                    (0..).zip(mask).filter(|(_, may)| **may == 1).map(|(letter, _)| letter).collect();
                dice.pick(&may).unwrap()
            })
            .collect();
        matches.step(&letters, &mut buffers.rows()).unwrap();
        ended += buffers.ended.iter().map(|&it| u32::from(it)).sum::<u32>();
        for (index, rewards) in buffers.rewards.chunks_exact(names.len()).enumerate() {
            assert!(rewards.iter().sum::<f32>().abs() < 1e-5);
            assert!(buffers.ended[index] == 1 || rewards.iter().all(|&it| it == 0.0));
        }
        for &seat in &buffers.seats {
            assert_eq!(names[usize::from(seat)], "you");
        }
        sums[0] += buffers.observations.iter().map(|value| u64::from(value.to_bits())).sum::<u64>();
        sums[1] += buffers.everything.iter().map(|value| u64::from(value.to_bits())).sum::<u64>();
        sums[2] += buffers.seats.iter().map(|&seat| u64::from(seat)).sum::<u64>();
        sums[3] += matches.decisions();
    }
    (sums, ended)
}

#[test]
fn the_same_on_one_core_and_on_several() {
    for id in GameId::ALL {
        let [(one, ended), (several, _)] =
            [1, 3].map(|threads| with_game!(id, G => stepped::<G>(&["you", "greedy", "you"], threads, 400)));
        assert_eq!(one, several, "{id}");
        assert!(ended > 0, "{id}");
    }
}

#[test]
fn a_letter_that_may_not_come_changes_nothing() {
    type Land = games::ratland::State;
    let mut matches =
        Matches::<Land>::lay(2, &Default::default(), opponents(&["you", "you"]), 1, Some(1)).unwrap();
    let [mut before, mut after] = [0, 1].map(|_| Buffers::of::<Land>(2, 2));
    matches.show(&mut before.rows());
    let allowed = before.masks.iter().position(|&may| may == 1).unwrap() as i64;
    let refused = matches.step(&[allowed, 240], &mut after.rows()).unwrap_err();
    assert_eq!((refused.index, refused.letter), (1, 240));
    assert!(matches.step(&[allowed, -1], &mut after.rows()).is_err());
    matches.show(&mut after.rows());
    assert_eq!((before.masks, before.observations), (after.masks, after.observations));
}

#[test]
fn a_table_needs_somebody_to_step_it_and_players_that_there_are() {
    type Cat = games::rat_a_tat_cat::State;
    let lay =
        |names: &[&str]| Matches::<Cat>::lay(1, &Default::default(), opponents(names), 1, Some(1)).map(drop);
    assert!(lay(&["you", "rulebook"]).is_ok());
    assert_eq!(
        lay(&["greedy", "greedy"]).unwrap_err().to_string(),
        "nobody steps these matches: a seat is needed that no computer player has"
    );
    assert!(
        lay(&["you", "stockfish"])
            .unwrap_err()
            .to_string()
            .starts_with("there is no computer player `stockfish`")
    );
    assert!(lay(&["you"]).unwrap_err().to_string().contains("is played by 2 to 6, not by 1"));
}

#[test]
fn random_play_goes_on_from_match_to_match() {
    for id in GameId::ALL {
        let ended = with_game!(id, G => {
            let mut matches = Matches::<G>::lay(4, &Default::default(), opponents(&["you"; 3]), 5, Some(2)).unwrap();
            let ended = matches.play_on(2_000);
            assert!(matches.decisions() >= 8_000);
            ended
        });
        assert!(ended > 0, "{id}");
    }
}

/// A copy goes its own way, and only whoever holds the seed has one.
#[test]
fn a_match_is_copied_for_whoever_holds_its_seed() {
    let seed = Seed::from_number(7);
    let (parts, options) = (table::Printed::shipped(), games::rat_a_tat_cat::Options::default());
    let mut one = table::Match::<games::rat_a_tat_cat::State>::start(&parts, &options, 2, seed).unwrap();
    assert!(one.copy(Seed::from_number(8)).is_none());
    let copy = one.copy(seed).unwrap();
    let before = copy.record().entries.len();
    for seat in one.waits_for() {
        one.time_out(seat).unwrap();
    }
    assert_ne!(one.record().entries.len(), before);
    assert_eq!(copy.record().entries.len(), before);
}
