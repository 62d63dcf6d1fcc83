//! What the server, a page and any other client say to each other. `docs/api.md` has a worked session.
//!
//! Over a table's [socket] every message is one JSON object with a tag `t`; everything else is asked and answered under /api/v1. Whatever is
//! refused is refused with a [`Code`] of a closed set, so that a page has words for each.

mod any;
mod bell;
mod boxes;
mod code;
mod days;
mod evenings;
mod guests;
mod laying;
mod lobby;
mod matches;
mod offers;
mod order;
mod people;
mod post;
mod ratings;
mod socket;
mod tables;
mod tokens;

pub use any::{AnyDecision, AnyNotice, AnySight, OnWire, module_name};
pub use bell::{Acquaintance, Company, FriendCode, FriendLink, FromBell, Heard, Somebody, ToBell};
pub use boxes::{BoxContents, BoxRead, BoxText, DifferenceInfo, MyBox, MyBoxes, NewBox, NewValue, ValueInfo};
pub use code::{Code, Failure};
pub use days::{DayBar, DayBest, DayCame, DayDeal, DayLine, DayLook, DayOf, DaySeat, DayTry, Days};
pub use evenings::{
    EveningInfo, EveningLine, EveningPerson, EveningTable, JoinEvening, LeaveEvening, Measure, MeasureInfo,
    MyEvening, MyEvenings, NewEvening, Scoring,
};
pub use guests::{Fur, Look, Me, Rename, Wears};
pub use laying::{AllowHints, Invitation, NewSeat, NewTable, PositionRead, PositionText, SeatChange, Sit};
pub use lobby::{Lobby, LobbySeat, LobbyTable, MyOpponents, MyTable, MyTables, Opponent};
pub use matches::{
    Chances, ChancesAt, Decided, Eyes, Frame, Frames, Moment, Result, Sharing, Uploaded, WhatDecided, Worth,
};
pub use offers::{BotInfo, GameInfo, Level, OnlyIf, OptionInfo, OptionKindInfo};
pub use order::{Announcement, Report, SendAway};
pub use people::{
    Bring, DeviceAsks, Enter, Entered, Erase, KeyInfo, KeyMade, KeyOffer, Knock, Knocked, LeftBehind, LetIn,
    MyKeys, NewCodes, NewKey, OpenDoor, SessionInfo, SignIn, SignInByCode, SignedIn, WantKey,
};
pub use post::{AddressInfo, AddressMade, MyPost, NewAddress, PostKind, SaidBack};
pub use ratings::{
    Against, Beaten, Board, BoardLine, CurvePoint, GameRating, MyGame, MyRatings, PlaceCount, Profile,
    ProfileMatch, RatingInfo, Shows,
};
pub use socket::{End, HintChoice, NumberedNotice, Play, Reaction, Said, ToPage, ToServer, WIRE, You};
pub use tables::{
    LetScreen, NextScreen, OptionSet, ScreenAt, ScreenHere, ScreenWaits, ScreensHere, SeatInfo,
    SendScreenAway, TableInfo, TablePhase, Unrated,
};
pub use tokens::{
    BotAccount, Challenge, MyBotAccounts, MyTokens, NewBotAccount, NewChallenge, NewToken, Scope, TokenInfo,
    TokenMade,
};
