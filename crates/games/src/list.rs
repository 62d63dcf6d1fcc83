//! The games of the house, listed once.

/// All games, in the order in which they moved in: a name of the type, and the crate. A game that moves in is one line here.
///
/// `list! { [then] { given } }` is `then! { { given } RatATatCat rat_a_tat_cat, … }`.
#[doc(hidden)]
#[macro_export]
macro_rules! list {
    ([$($then:tt)+] { $($given:tt)* }) => {
        $($then)+! {
            { $($given)* }
            RatATatCat rat_a_tat_cat,
            RatLand ratland,
            RattusCartus rattus_cartus,
            Ratapolis ratapolis,
        }
    };
}

/// Runs generic code for the game that is meant: within the body, `G` is its state.
///
/// ```
/// use games::{GameId, with_game};
/// use table::Game;
///
/// fn most_players<G: Game>() -> u8 {
///     *G::SEATS.end()
/// }
/// let id: GameId = "rat-a-tat-cat".parse().unwrap();
/// assert_eq!(with_game!(id, G => most_players::<G>()), 6);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::list! { [$crate::match_game] { ($id) $game ($body) } }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ({ ($id:expr) $game:ident ($body:expr) } $($variant:ident $module:ident,)+) => {
        match $id {
            $($crate::GameId::$variant => {
                type $game = $crate::$module::State;
                $body
            })+
        }
    };
}

/// Runs generic code on the record, whichever game it is of.
#[macro_export]
macro_rules! with_record {
    ($record:expr, $written:ident => $body:expr) => {
        $crate::list! { [$crate::match_record] { ($record) $written ($body) } }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_record {
    ({ ($record:expr) $written:ident ($body:expr) } $($variant:ident $module:ident,)+) => {
        match $record {
            $($crate::AnyRecord::$variant($written) => $body,)+
        }
    };
}

macro_rules! declare {
    ({} $($variant:ident $module:ident,)+) => {
        $(pub use $module;)+

        /// One of the games of the house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId { $($variant),+ }

        impl GameId {
            /// In the order in which they moved in.
            pub const ALL: [GameId; [$(GameId::$variant),+].len()] = [$(GameId::$variant),+];
        }

        /// A record of any game of the house.
        #[derive(Clone, Debug)]
        pub enum AnyRecord { $($variant($crate::Written<$module::State>)),+ }

        $(impl From<$crate::Written<$module::State>> for AnyRecord {
            fn from(written: $crate::Written<$module::State>) -> AnyRecord {
                AnyRecord::$variant(written)
            }
        })+

        impl AnyRecord {
            pub fn game(&self) -> GameId {
                match self { $(AnyRecord::$variant(_) => GameId::$variant),+ }
            }

            /// The box that it was played with.
            pub fn parts(&self) -> table::Digest {
                match self { $(AnyRecord::$variant(written) => written.record.parts),+ }
            }
        }

        /// The printed parts of every game, read when a house opens.
        #[derive(Clone, Debug)]
        pub struct Boxes { $($module: table::Printed<$module::Parts>),+ }

        impl Boxes {
            /// From the pack where it has a game's file, else as they ship.
            pub fn open(pack: Option<&std::path::Path>) -> Result<Boxes, $crate::BadPack> {
                Ok(Boxes { $($module: $crate::parts::<$module::State>(pack)?),+ })
            }

            /// The same, but for one game, whose file is this one.
            pub fn with(&self, game: GameId, file: &str) -> Result<Boxes, table::BadParts> {
                let mut boxes = self.clone();
                match game {
                    $(GameId::$variant => boxes.$module = table::Printed::read(file)?,)+
                }
                Ok(boxes)
            }

            /// The file of a game, and what it is named by.
            pub fn file(&self, game: GameId) -> (table::Digest, &'static str) {
                match game {
                    $(GameId::$variant => (self.$module.digest(), self.$module.text()),)+
                }
            }
        }

        /// A game of the house, known by its type.
        pub trait Housed: table::Game {
            const ID: GameId;
            fn parts(boxes: &Boxes) -> &table::Printed<Self::Parts>;
            fn any_record(written: $crate::Written<Self>) -> AnyRecord;
        }

        $(impl Housed for $module::State {
            const ID: GameId = GameId::$variant;

            fn parts(boxes: &Boxes) -> &table::Printed<$module::Parts> {
                &boxes.$module
            }

            fn any_record(written: $crate::Written<Self>) -> AnyRecord {
                written.into()
            }
        })+
    };
}
list! { [declare] {} }
