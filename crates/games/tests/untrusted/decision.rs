//! Whatever is decided, by whomever, whenever: the referee never panics, and what it refuses changes nothing.

use games::{GameId, with_game};
use std::sync::LazyLock;
use table::{Game, Match, OptionKind, OptionValue, Options as _, Printed, Seat, Seed, World};

pub(crate) fn read(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let game = GameId::ALL[usize::from(bytes.next().unwrap_or(0)) % GameId::ALL.len()];
    with_game!(game, G => {
        static PARTS: LazyLock<Printed<<G as Game>::Parts>> = LazyLock::new(Printed::shipped);
        play::<G>(&PARTS, bytes);
    });
}

/// Every byte is one thing that somebody tries.
fn play<G: Game>(parts: &Printed<G::Parts>, mut bytes: impl Iterator<Item = u8>) -> Option<()> {
    let options = options::<G>(&mut bytes)?;
    let (seats, seed) = (bytes.next()? % 13, Seed::from_number(bytes.next()?.into()));
    let mut table = Match::<G>::start(parts, &options, seats, seed).ok()?;
    // Whatever was legal once, for whomever: most of it is not now.
    let mut tried: Vec<G::Decision> = Vec::new();
    while let Some(byte) = bytes.next() {
        let (what, which) = (byte & 7, usize::from(byte >> 3));
        let seat = match what {
            0..=3 => table.waits_for().lowest().or(Seat::new(0))?,
            _ => Seat::new(bytes.next()? % 12)?,
        };
        let list = table.list(seat).unwrap_or_default();
        tried.extend(list.iter().take(8).cloned());
        let before = told(&table, seed);
        let changed = match what {
            // What is legal is taken.
            0..=3 if !list.is_empty() => {
                assert!(table.seal(seat, list[which % list.len()].clone()).is_ok());
                true
            }
            4 | 5 if !tried.is_empty() => table.seal(seat, tried[which % tried.len()].clone()).is_ok(),
            6 => table.time_out(seat).is_ok(),
            _ => table.read_clock(which as u64 * 1000).is_ok(),
        };
        if !changed {
            assert!(told(&table, seed) == before, "a refusal has changed something");
        }
    }
    for onlooker in [None, Seat::new(0)] {
        let _ = (table.view(onlooker), table.sight(onlooker), table.readable_since(onlooker, 0));
    }
    Some(())
}

/// All that a refusal must leave as it was. What the record keeps shows in the events.
fn told<G: Game>(table: &Match<G>, seed: Seed) -> (Option<(G::View, usize)>, table::SeatSet) {
    let world = table.open(seed).map(|world: &World<G>| (world.view_of_everything(), world.events().len()));
    (world, table.sealed())
}

/// A byte for each option: what it takes, and a little of what it does not.
fn options<G: Game>(bytes: &mut impl Iterator<Item = u8>) -> Option<G::Options> {
    let mut options = G::Options::default();
    for spec in G::Options::specs() {
        let byte = bytes.next()?;
        let word = |words: &[&str]| {
            words
                .get(usize::from(byte) % words.len().max(1))
                .map(|word| OptionValue::Word((*word).to_owned()))
        };
        let value = match spec.kind {
            _ if byte == 0 => continue,
            OptionKind::Flag => OptionValue::Flag(byte % 2 == 0),
            OptionKind::Choice { words } => word(words)?,
            OptionKind::Pick { count, of } => {
                let from =
                    of.iter().cycle().skip(byte.into()).step_by(1 + usize::from(byte) / of.len().max(1));
                OptionValue::Word(from.take(count.into()).copied().collect::<Vec<_>>().join("+"))
            }
            OptionKind::Text { words, .. } if byte < 100 => word(words)?,
            // Letters and what stands between rows, for drawings of cities among other things.
            OptionKind::Text { most, .. } => {
                let letter = |byte: u8| char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ/.1x"[usize::from(byte) % 30]);
                OptionValue::Word(bytes.by_ref().take((byte % most.max(1)).into()).map(letter).collect())
            }
            OptionKind::Number { words, .. } | OptionKind::Seat { words }
                if byte > 200 && !words.is_empty() =>
            {
                word(words)?
            }
            OptionKind::Number { .. } | OptionKind::Seat { .. } => OptionValue::Number(i64::from(byte) - 1),
        };
        let _ = options.set(spec.name, &value);
    }
    Some(options)
}
