//! Sights, notices and decisions of any game: the edge where generic code becomes JSON.

use crate::{Housed, list};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use table::{Game, Offered};
use ts_rs::{Config, TS};

/// A game that can be played over the wire.
pub trait OnWire: Housed + Offered {
    fn any_sight(sight: Self::Sight) -> AnySight;
    fn any_notice(notice: Self::Notice) -> AnyNotice;
    fn any_decision(decision: &Self::Decision) -> AnyDecision;
    /// A decision as a page sends it. `None`: it is none of this game.
    fn read_decision(json: &serde_json::Value) -> Option<Self::Decision> {
        Self::Decision::deserialize(json).ok()
    }
}

macro_rules! any {
    ({} $($variant:ident $module:ident,)+) => {
        /// A sight of any game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnySight { $($variant(<$crate::$module::State as Game>::Sight)),+ }

        /// A notice of any game; of which one, the sight tells.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyNotice { $($variant(<$crate::$module::State as Game>::Notice)),+ }

        /// A decision of any game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyDecision { $($variant(<$crate::$module::State as Game>::Decision)),+ }

        $(impl OnWire for $crate::$module::State {
            fn any_sight(sight: Self::Sight) -> AnySight {
                AnySight::$variant(sight)
            }

            fn any_notice(notice: Self::Notice) -> AnyNotice {
                AnyNotice::$variant(notice)
            }

            fn any_decision(decision: &Self::Decision) -> AnyDecision {
                AnyDecision::$variant(decision.clone())
            }
        })+

        impl AnySight {
            /// The round that is played, from 1.
            pub fn round(&self) -> u32 {
                match self { $(AnySight::$variant(sight) => u32::from(sight.round)),+ }
            }
        }

        impl Serialize for AnySight {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut fields = serializer.serialize_struct("AnySight", 2)?;
                match self {
                    $(AnySight::$variant(sight) => {
                        fields.serialize_field("game", $crate::$module::State::NAME)?;
                        fields.serialize_field("sight", sight)?;
                    })+
                }
                fields.end()
            }
        }

        impl Serialize for AnyNotice {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self { $(AnyNotice::$variant(notice) => notice.serialize(serializer)),+ }
            }
        }

        impl Serialize for AnyDecision {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self { $(AnyDecision::$variant(decision) => decision.serialize(serializer)),+ }
            }
        }
    };
}
list! { [any] {} }

/// A type that is one of several, each declared in the file of its game: ts-rs has no name for a type of another file.
macro_rules! one_of {
    ($any:ident: $of_one:expr) => {
        impl TS for $any {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                stringify!($any).to_owned()
            }

            fn inline(_: &Config) -> String {
                let of_one: fn(&str) -> String = $of_one;
                crate::GameId::ALL.map(|game| of_one(game.name())).join(" | ")
            }

            fn decl(cfg: &Config) -> String {
                format!("type {} = {};", Self::name(cfg), Self::inline(cfg))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some("protocol.ts".into())
            }
        }
    };
}
one_of! { AnySight: |game| format!("{{ game: '{game}', sight: {}.Sight }}", module_name(game)) }
one_of! { AnyNotice: |game| format!("{}.Notice", module_name(game)) }
one_of! { AnyDecision: |game| format!("{}.Decision", module_name(game)) }

/// A game's name as the name of its file's types in TypeScript: `ratATatCat` for `rat-a-tat-cat`.
pub fn module_name(game: &str) -> String {
    let mut words = game.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let mut letters = word.chars();
        name + &letters
            .next()
            .map(|first| first.to_ascii_uppercase())
            .into_iter()
            .chain(letters)
            .collect::<String>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameId, rat_a_tat_cat as tat, rattus_cartus as cart};
    use table::{Printed, Seed, World};

    fn decisions_are_read_as_they_are_written<G: OnWire>() {
        let options = G::Options::default();
        let mut world =
            World::<G>::deal(&Printed::shipped(), &options, 4, Seed::from_number(1), false).unwrap();
        for _ in 0..2_000 {
            let table::Turn::Waits(seats) = world.turn() else { break };
            let mut joint = table::Joint::new();
            for seat in seats {
                let decision = world.sample(seat);
                let json = serde_json::to_value(G::any_decision(&decision)).unwrap();
                assert_eq!(G::read_decision(&json).as_ref(), Some(&decision), "{json}");
                joint.put(seat, decision);
            }
            world.resolve(&joint);
        }
    }

    #[test]
    fn a_decision_is_read_as_it_is_written() {
        for id in GameId::ALL {
            crate::with_game!(id, G => decisions_are_read_as_they_are_written::<G>());
        }
    }

    #[test]
    fn what_is_no_decision_is_not_read() {
        for json in [
            "{}",
            "null",
            "[]",
            r#"{"do":"fly"}"#,
            r#"{"do":"keep"}"#,
            r#"{"do":"keep","with":{"slot":5}}"#,
            r#"{"do":"keep","with":{"slot":0}}"#,
            r#"{"do":"keep","with":{"slot":1,"seat":2}}"#,
            r#"{"do":"swap","with":{"own":1,"with":99,"theirs":1}}"#,
        ] {
            let value = serde_json::from_str(json).unwrap();
            assert_eq!(tat::State::read_decision(&value), None, "{json}");
        }
        for json in [
            r#"{"do":"visit","with":{"position":0,"cards":["witch5"]}}"#,
            r#"{"do":"visit","with":{"position":-1,"cards":[]}}"#,
            r#"{"do":"visit","with":{"position":0,"cards":[],"slot":1}}"#,
            r#"{"do":"give","with":["gold","gold","gold","gold","gold","gold","gold","gold","gold","gold","gold","gold","gold","gold","gold","gold"]}"#,
        ] {
            let value = serde_json::from_str(json).unwrap();
            assert_eq!(cart::State::read_decision(&value), None, "{json}");
        }
    }
}
