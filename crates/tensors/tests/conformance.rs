//! Every legal decision can be spelled, whatever is spelled is legal, and an observation is as long as it says, with every option
//! and at every number of seats.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use games::{GameId, with_game};
use table::{
    Dice, Game, Joint, OptionKind, OptionValue, Options as _, Printed, Seat, SeatSet, Seed, Turn, World,
};
use tensors::{Fill, Letters, Tensors, Word, layout, size};

/// The defaults, and each option in turn at its ends and at each of its words.
fn options_of<G: Game>() -> Vec<G::Options> {
    let mut all = vec![G::Options::default()];
    for spec in G::Options::specs() {
        let words = |words: &[&str]| words.iter().map(|word| OptionValue::Word((*word).to_owned())).collect();
        let mut values: Vec<OptionValue> = match spec.kind {
            OptionKind::Flag => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
            OptionKind::Choice { words: choices } | OptionKind::Text { words: choices, .. } => words(choices),
            OptionKind::Number { words: choices, .. } | OptionKind::Seat { words: choices } => words(choices),
            OptionKind::Pick { .. } => vec![spec.default.clone()],
        };
        if let OptionKind::Number { min, max, .. } = spec.kind {
            values.extend([OptionValue::Number(min), OptionValue::Number(max)]);
        }
        for value in values {
            let mut options = G::Options::default();
            if let Some((other, when)) = spec.only_if {
                options.set(other, &OptionValue::from_text(when)).unwrap();
            }
            options.set(spec.name, &value).unwrap();
            all.push(options);
        }
    }
    all
}

/// Follows the masks letter by letter.
fn spelled_at_random<G: Tensors>(view: &G::View, dice: &mut Dice) -> Word {
    let mut word = Word::EMPTY;
    loop {
        let mut row = vec![0; G::LETTERS];
        if !G::next(view, word.as_slice(), &mut Letters::new(&mut row)) {
            assert!(row.iter().all(|&may| may == 0), "{word:?} is whole, and letters are allowed");
            return word;
        }
        let may: Vec<u8> =
            (0..=u8::MAX).zip(&row).filter(|(_, may)| **may == 1).map(|(letter, _)| letter).collect();
        word = word.with(dice.pick(&may).unwrap_or_else(|| panic!("{word:?} leads nowhere\n{view:?}")));
        assert!(word.as_slice().len() <= G::LONGEST, "{word:?}");
    }
}

/// Whether this word can be spelled by following the masks.
fn can_be_spelled<G: Tensors>(view: &G::View, word: &[u8]) -> bool {
    let mut row = vec![0; G::LETTERS];
    for (at, &letter) in word.iter().enumerate() {
        let mut letters = Letters::new(&mut row);
        if !G::next(view, &word[..at], &mut letters) || !letters.allows(letter) {
            return false;
        }
    }
    !G::next(view, word, &mut Letters::new(&mut row))
}

fn decision<G: Tensors>(world: &World<G>, seat: Seat, dice: &mut Dice) -> G::Decision {
    let view = world.view(Some(seat));
    let word = spelled_at_random::<G>(&view, dice);
    let spelled =
        G::read(&view, word.as_slice()).unwrap_or_else(|| panic!("{word:?} is no decision\n{view:?}"));
    if let Err(illegal) = world.check(seat, &spelled) {
        panic!("{word:?} spells {spelled}, and {illegal}\n{view:?}");
    }
    assert_eq!(G::spell(&view, &spelled), Some(word), "{spelled}\n{view:?}");
    let sampled = world.sample_with(seat, dice);
    let word = G::spell(&view, &sampled).unwrap_or_else(|| panic!("{sampled} has no word\n{view:?}"));
    assert!(can_be_spelled::<G>(&view, word.as_slice()), "{sampled} is {word:?}\n{view:?}");
    assert_eq!(G::read(&view, word.as_slice()).as_ref(), Some(&sampled), "{word:?}\n{view:?}");
    if dice.chance(1, 2) { spelled } else { sampled }
}

/// As long as the layout says, finite, and the same in every world that looks the same.
fn observed<G: Tensors>(world: &World<G>, seat: Seat, sizes: (usize, usize), dice: &mut Dice) {
    let written = |view: &G::View, everything: bool| {
        let mut row = vec![f32::NAN; if everything { sizes.1 } else { sizes.0 }];
        let mut fill = Fill::new(&mut row);
        G::observe(view, seat, &[], &mut fill);
        if everything {
            G::beneath(view, &mut fill);
        }
        assert_eq!(fill.written(), row.len());
        assert!(row.iter().all(|value| value.is_finite()));
        row
    };
    let view = world.view(Some(seat));
    let row = written(&view, false);
    let redealt = World::at(G::imagine(&view, dice), dice.clone()).view(Some(seat));
    assert_eq!(row, written(&redealt, false));
    written(&world.view_of_everything(), true);
}

fn plays<G: Tensors>() {
    let (parts, sizes) = (Printed::shipped(), (size::<G>(false), size::<G>(true)));
    let mut dice = Dice::from_seed(Seed::derived("spelling", 1));
    for (index, options) in options_of::<G>().into_iter().enumerate() {
        for number in 0..12 {
            let seats = *G::SEATS.start()
                + ((index as u64 + number) % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
            let seed = Seed::derived("spelling", 10 * index as u64 + number);
            // Some options want so many seats.
            let Ok(mut world) = World::<G>::deal(&parts, &options, seats, seed, false) else { continue };
            let (mut clock, mut asked) = (0, 0);
            loop {
                for seat in SeatSet::first(seats) {
                    if let Some(aside) = world.aside(seat) {
                        world.resolve(&Joint::single(seat, aside));
                    }
                }
                match world.turn() {
                    Turn::Over(_) => break,
                    Turn::AsksClock => {
                        clock += 600;
                        world.read_clock(clock);
                    }
                    Turn::Waits(waited) => {
                        let mut joint = Joint::new();
                        for seat in waited {
                            asked += 1;
                            if asked % 16 == 1 {
                                observed(&world, seat, sizes, &mut dice);
                            }
                            joint.put(seat, decision(&world, seat, &mut dice));
                        }
                        world.resolve(&joint);
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_spelled_is_legal_and_what_is_legal_can_be_spelled() {
    for id in GameId::ALL {
        with_game!(id, G => plays::<G>());
    }
}

#[test]
fn every_field_has_a_place_of_its_own() {
    for id in GameId::ALL {
        for everything in [false, true] {
            let fields = with_game!(id, G => layout::<G>(everything));
            let mut at = 0;
            for field in &fields {
                assert_eq!(field.begins, at, "{id}: {field:?}");
                at += field.count;
            }
            assert!(at > 0, "{id}");
        }
    }
}
