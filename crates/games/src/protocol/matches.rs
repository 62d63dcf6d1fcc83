//! Finished matches: what is seen of them, and what is handed in.

use super::{AnyDecision, AnyNotice, AnySight};
use serde::Serialize;
use table::{Seat, SeatSet};
use ts_rs::TS;

/// Through whose eyes a finished match is seen: `truth`, `gallery`, or the number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    Truth,
    Gallery,
    Seat(Seat),
}

impl std::str::FromStr for Eyes {
    type Err = ();
    fn from_str(text: &str) -> std::result::Result<Eyes, ()> {
        match text {
            "truth" => Ok(Eyes::Truth),
            "gallery" => Ok(Eyes::Gallery),
            number => number.parse().ok().and_then(Seat::new).map(Eyes::Seat).ok_or(()),
        }
    }
}

/// A part of a finished match, step by step.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Frames {
    /// How many there are in the whole match; frame 0 is the deal.
    pub total: u32,
    /// The number of the first one given here.
    pub from: u32,
    /// The steps at which the rounds of the whole match began, in their order.
    pub rounds: Vec<u32>,
    pub frames: Vec<Frame>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Frame {
    pub at: u32,
    /// What was decided and led here, all of it carried out together; nothing led to the deal.
    pub decided: Vec<Decided>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub notices: Vec<AnyNotice>,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub sight: AnySight,
}

/// A decision of a finished match.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Decided {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub decision: AnyDecision,
    /// The seat had run out of time.
    pub automatic: bool,
}

/// Whether a finished match is shared.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sharing {
    /// Everybody who played in it and is no computer.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub people: SeatSet,
    /// Those of them who agree.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub agreed: SeatSet,
    /// Once all of them do: whoever has it reads the match under this name, in place of its table's. The link is
    /// `/#/replay/NAME`.
    pub name: Option<String>,
}

/// How everybody's chance to win went in a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chances {
    /// From the deal to the end; of a long match not every step.
    pub points: Vec<ChancesAt>,
    /// Which of the points a great change led to, in the order of the match.
    pub turning: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChancesAt {
    /// The frame of the replay.
    pub frame: u32,
    /// By seat, in per cent: what each could tell of itself from its own place.
    pub chances: Vec<u8>,
}

/// What decided a finished match for one seat, as the strongest computer player sees it with the eyes that the seat had then.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhatDecided {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// So many decisions of the seat were looked at.
    pub looked_at: u32,
    /// At most three, the dearest first. Only those that lose more than may be chance.
    pub moments: Vec<Moment>,
}

/// A decision for which there was a better one.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment {
    /// The frame of the replay in which it was asked; the next one shows what was decided.
    pub frame: u32,
    pub round: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub did: AnyDecision,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub better: AnyDecision,
    pub with_did: Worth,
    pub with_better: Worth,
    /// The difference of the chances may be so much less or more, in per cent (95 %).
    pub error: u8,
    /// What the seat saw then.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub sight: AnySight,
    /// The position with every card in it, to play on from: as `position` of a new table takes it.
    pub position: String,
}

/// What a decision was likely to lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Worth {
    /// The chance to win, in per cent.
    pub chance: u8,
    /// As the game counts them, as far as was looked ahead.
    pub points: i32,
}

#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Result {
    pub places: Vec<u8>,
    pub scores: Vec<i32>,
}

/// A record that was sent in and holds.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Uploaded {
    pub game: String,
    /// The box that it was played with, as the record names it.
    pub parts: String,
    /// What that box holds, where the record carries it: the game's `BoxInfo`.
    #[ts(type = "unknown")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub r#box: Option<serde_json::Value>,
    pub seats: u8,
    /// Who sat where, if the record says so.
    pub names: Option<Vec<String>>,
    pub result: Result,
    pub frames: Frames,
}
