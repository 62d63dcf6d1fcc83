//! Sights, notices and decisions of any game: the edge where generic code becomes JSON.

use crate::GameId;
use rat_a_tat_cat as tat;
use ratapolis as pol;
use ratland as land;
use rattus_cartus as cart;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use table::Game;
use ts_rs::TS;

/// A sight of any game.
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(
    type = "{ game: 'rat-a-tat-cat', sight: ratATatCat.Sight } | { game: 'ratland', sight: ratland.Sight } | { game: 'rattus-cartus', sight: rattusCartus.Sight } | { game: 'ratapolis', sight: ratapolis.Sight }"
)]
pub enum AnySight {
    RatATatCat(tat::Sight),
    RatLand(land::Sight),
    RattusCartus(cart::Sight),
    Ratapolis(pol::Sight),
}

/// A notice of any game; of which one, the sight tells.
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(type = "ratATatCat.Notice | ratland.Notice | rattusCartus.Notice | ratapolis.Notice")]
pub enum AnyNotice {
    RatATatCat(tat::Notice),
    RatLand(land::Notice),
    RattusCartus(cart::Notice),
    Ratapolis(pol::Notice),
}

/// A decision of any game.
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(type = "ratATatCat.Decision | ratland.Decision | rattusCartus.Decision | ratapolis.Decision")]
pub enum AnyDecision {
    RatATatCat(tat::Decision),
    RatLand(land::Decision),
    RattusCartus(cart::Decision),
    Ratapolis(pol::Decision),
}

// By hand, because the types of TypeScript are written by hand as well: ts-rs has no name for a type of another file.

impl Serialize for AnySight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("AnySight", 2)?;
        match self {
            AnySight::RatATatCat(sight) => {
                fields.serialize_field("game", tat::State::NAME)?;
                fields.serialize_field("sight", sight)?;
            }
            AnySight::RatLand(sight) => {
                fields.serialize_field("game", land::State::NAME)?;
                fields.serialize_field("sight", sight)?;
            }
            AnySight::RattusCartus(sight) => {
                fields.serialize_field("game", cart::State::NAME)?;
                fields.serialize_field("sight", sight)?;
            }
            AnySight::Ratapolis(sight) => {
                fields.serialize_field("game", pol::State::NAME)?;
                fields.serialize_field("sight", sight)?;
            }
        }
        fields.end()
    }
}

impl Serialize for AnyNotice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            AnyNotice::RatATatCat(notice) => notice.serialize(serializer),
            AnyNotice::RatLand(notice) => notice.serialize(serializer),
            AnyNotice::RattusCartus(notice) => notice.serialize(serializer),
            AnyNotice::Ratapolis(notice) => notice.serialize(serializer),
        }
    }
}

impl Serialize for AnyDecision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            AnyDecision::RatATatCat(decision) => decision.serialize(serializer),
            AnyDecision::RatLand(decision) => decision.serialize(serializer),
            AnyDecision::RattusCartus(decision) => decision.serialize(serializer),
            AnyDecision::Ratapolis(decision) => decision.serialize(serializer),
        }
    }
}

/// Which of a table's times runs while it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As long as the table's clock gives for a decision.
    Decision,
    /// As many seconds as the box says, for a look or a pause between rounds.
    Seconds(u32),
}

/// A game that can be played over the wire.
pub trait OnWire: Game {
    const ID: GameId;
    fn any_sight(sight: Self::Sight) -> AnySight;
    fn any_notice(notice: Self::Notice) -> AnyNotice;
    fn any_decision(decision: &Self::Decision) -> AnyDecision;
    /// A decision as a page sends it. `None`: it is none of this game.
    fn read_decision(json: &serde_json::Value) -> Option<Self::Decision>;
    /// How long people are given for what is asked now; told by what the gallery sees.
    fn pace(parts: &Self::Parts, gallery: &Self::View) -> Pace;
}

impl OnWire for tat::State {
    const ID: GameId = GameId::RatATatCat;

    fn any_sight(sight: tat::Sight) -> AnySight {
        AnySight::RatATatCat(sight)
    }

    fn any_notice(notice: tat::Notice) -> AnyNotice {
        AnyNotice::RatATatCat(notice)
    }

    fn any_decision(decision: &tat::Decision) -> AnyDecision {
        AnyDecision::RatATatCat(*decision)
    }

    fn read_decision(json: &serde_json::Value) -> Option<tat::Decision> {
        serde::Deserialize::deserialize(json).ok()
    }

    /// TAT-139.
    fn pace(parts: &tat::Parts, gallery: &tat::View) -> Pace {
        let times = &parts.times;
        match gallery.phase {
            tat::Phase::FirstLook => Pace::Seconds(times.first_look),
            tat::Phase::Turn(on_turn) => match on_turn.step {
                tat::Step::Looking(tat::Look::One(_)) => Pace::Seconds(times.peek_look),
                tat::Step::Looking(tat::Look::All) => {
                    let players = u32::from(gallery.public.in_round.len());
                    Pace::Seconds(times.super_peek_look_base + times.super_peek_look_per_player * players)
                }
                tat::Step::Source
                | tat::Step::Drawn { .. }
                | tat::Step::Swap { .. }
                | tat::Step::Peek { .. }
                | tat::Step::SuperPeek { .. }
                | tat::Step::Draw2 { .. }
                | tat::Step::Call => Pace::Decision,
            },
            tat::Phase::Scored => Pace::Seconds(times.ready_for_next_round),
            tat::Phase::AskClock | tat::Phase::Over => Pace::Decision,
        }
    }
}

impl OnWire for land::State {
    const ID: GameId = GameId::RatLand;

    fn any_sight(sight: land::Sight) -> AnySight {
        AnySight::RatLand(sight)
    }

    fn any_notice(notice: land::Notice) -> AnyNotice {
        AnyNotice::RatLand(notice)
    }

    fn any_decision(decision: &land::Decision) -> AnyDecision {
        AnyDecision::RatLand(*decision)
    }

    fn read_decision(json: &serde_json::Value) -> Option<land::Decision> {
        serde::Deserialize::deserialize(json).ok()
    }

    fn pace(_: &land::Parts, _: &land::View) -> Pace {
        Pace::Decision
    }
}

impl OnWire for cart::State {
    const ID: GameId = GameId::RattusCartus;

    fn any_sight(sight: cart::Sight) -> AnySight {
        AnySight::RattusCartus(sight)
    }

    fn any_notice(notice: cart::Notice) -> AnyNotice {
        AnyNotice::RattusCartus(notice)
    }

    fn any_decision(decision: &cart::Decision) -> AnyDecision {
        AnyDecision::RattusCartus(*decision)
    }

    fn read_decision(json: &serde_json::Value) -> Option<cart::Decision> {
        serde::Deserialize::deserialize(json).ok()
    }

    fn pace(_: &cart::Parts, _: &cart::View) -> Pace {
        Pace::Decision
    }
}

impl OnWire for pol::State {
    const ID: GameId = GameId::Ratapolis;

    fn any_sight(sight: pol::Sight) -> AnySight {
        AnySight::Ratapolis(sight)
    }

    fn any_notice(notice: pol::Notice) -> AnyNotice {
        AnyNotice::Ratapolis(notice)
    }

    fn any_decision(decision: &pol::Decision) -> AnyDecision {
        AnyDecision::Ratapolis(*decision)
    }

    fn read_decision(json: &serde_json::Value) -> Option<pol::Decision> {
        serde::Deserialize::deserialize(json).ok()
    }

    fn pace(_: &pol::Parts, _: &pol::View) -> Pace {
        Pace::Decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            r#"{"do":"keep","slot":5}"#,
            r#"{"do":"keep","slot":0}"#,
            r#"{"do":"keep","slot":1,"seat":2}"#,
            r#"{"do":"swap","own":1,"with":99,"theirs":1}"#,
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
