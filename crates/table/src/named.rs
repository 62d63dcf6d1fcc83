//! Things that go by a name: cards, places, colours.

/// Declares an enum whose variants are written by name in notation, printed data and on the wire. The crate that uses it
/// has a feature `wire` that brings serde and ts-rs.
///
/// ```
/// # #![allow(unexpected_cfgs)]
/// table::named! { pub enum Area { Dump = "dump", City = "city" } }
/// assert_eq!(Area::from_name("city"), Some(Area::City));
/// assert_eq!(Area::City.name(), "city");
/// assert_eq!(Area::ALL[Area::City.index()].to_string(), "city");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
        $vis enum $name { $($(#[$variant_meta])* #[cfg_attr(feature = "wire", serde(rename = $word))] $variant),+ }

        impl $name {
            $vis const ALL: [$name; [$($name::$variant),+].len()] = [$($name::$variant),+];

            $vis const fn index(self) -> usize {
                self as usize
            }

            $vis const fn name(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            $vis fn from_name(name: &str) -> Option<$name> {
                match name { $($word => Some($name::$variant),)+ _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
