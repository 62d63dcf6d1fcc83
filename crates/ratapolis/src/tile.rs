//! Tiles, and the plots of a city on which they lie.

use std::fmt;
use std::marker::PhantomData;

table::named! {
    /// A building by its letter, which is also its hunt card; or an outdoor tile.
    #[derive(Default)]
    pub enum Tile {
        #[default]
        A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J",
        K = "K", L = "L", M = "M", N = "N", O = "O", P = "P", Q = "Q", R = "R", S = "S", T = "T",
        V = "V", W = "W", Y = "Y", Z = "Z",
    }
}

table::named! {
    /// Where rats can be: the plot of a tile, called by its letter, or a place where a tile lies face down at the start and
    /// which keeps its number when the tile is turned (POL-149, POL-154).
    #[derive(Default)]
    pub enum Plot {
        #[default]
        A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J",
        K = "K", L = "L", M = "M", N = "N", O = "O", P = "P", Q = "Q", R = "R", S = "S", T = "T",
        V = "V", W = "W", Y = "Y", Z = "Z",
        Place1 = "1", Place2 = "2", Place3 = "3", Place4 = "4", Place5 = "5", Place6 = "6", Place7 = "7",
    }
}

table::named! {
    /// What the owner of a building's token can do (POL-82 to POL-96).
    pub enum Advantage {
        Market = "market",
        Archives = "archives",
        ShootingRange = "shooting_range",
        Hotel = "hotel",
        Radio = "radio",
        Metro = "metro",
        FireStation = "fire_station",
        BusStation = "bus_station",
        CheeseShop = "cheese_shop",
        Hospital = "hospital",
    }
}

table::named! {
    /// A family of rats (POL-02).
    #[derive(Default)]
    pub enum Colour {
        #[default]
        Red = "red",
        Blue = "blue",
        Yellow = "yellow",
        Green = "green",
        Orange = "orange",
    }
}

pub(crate) const BUILDINGS: usize = 20;
pub(crate) const TILES: usize = 24;
/// Of an array by plot. Those beyond the plots are holes of a layout, where no rat can be.
pub(crate) const PLOTS: usize = 32;

impl Tile {
    pub const fn is_building(self) -> bool {
        self.index() < BUILDINGS
    }

    /// Its plot, unless it was laid face down.
    pub const fn plot(self) -> Plot {
        Plot::ALL[self.index()]
    }

    pub const fn advantage(self) -> Option<Advantage> {
        match self {
            Tile::A => Some(Advantage::Market),
            Tile::B => Some(Advantage::Archives),
            Tile::C => Some(Advantage::ShootingRange),
            Tile::F => Some(Advantage::Hotel),
            Tile::G => Some(Advantage::Radio),
            Tile::H => Some(Advantage::Metro),
            Tile::I => Some(Advantage::FireStation),
            Tile::L => Some(Advantage::BusStation),
            Tile::S => Some(Advantage::CheeseShop),
            Tile::T => Some(Advantage::Hospital),
            Tile::D | Tile::E | Tile::J | Tile::K | Tile::M | Tile::N | Tile::O | Tile::P => None,
            Tile::Q | Tile::R | Tile::V | Tile::W | Tile::Y | Tile::Z => None,
        }
    }
}

impl Advantage {
    pub const fn tile(self) -> Tile {
        match self {
            Advantage::Market => Tile::A,
            Advantage::Archives => Tile::B,
            Advantage::ShootingRange => Tile::C,
            Advantage::Hotel => Tile::F,
            Advantage::Radio => Tile::G,
            Advantage::Metro => Tile::H,
            Advantage::FireStation => Tile::I,
            Advantage::BusStation => Tile::L,
            Advantage::CheeseShop => Tile::S,
            Advantage::Hospital => Tile::T,
        }
    }
}

impl Plot {
    /// The tile that always lies here; `None` for a numbered place.
    pub const fn tile(self) -> Option<Tile> {
        if self.index() < TILES { Some(Tile::ALL[self.index()]) } else { None }
    }

    /// The plot that a character of a layout means.
    pub fn from_char(letter: char) -> Option<Plot> {
        Plot::from_name(letter.encode_utf8(&mut [0; 4]))
    }
}

impl Colour {
    /// As examples write it: r, b, y, g, o.
    pub fn letter(self) -> char {
        self.name().chars().next().unwrap_or_default()
    }

    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// A set of things that go by a name, one bit for each.
pub struct SetOf<T> {
    bits: u32,
    of: PhantomData<T>,
}

pub type TileSet = SetOf<Tile>;
pub type PlotSet = SetOf<Plot>;

/// What can be in a set: one of at most 32.
pub trait Member: Copy + fmt::Display + 'static {
    fn bit(self) -> u32;
    fn at(bit: u32) -> Self;
}

impl Member for Tile {
    fn bit(self) -> u32 {
        self as u32
    }

    fn at(bit: u32) -> Tile {
        Tile::ALL[bit as usize]
    }
}

impl Member for Plot {
    fn bit(self) -> u32 {
        self as u32
    }

    fn at(bit: u32) -> Plot {
        Plot::ALL[bit as usize]
    }
}

impl<T> SetOf<T> {
    pub const NONE: SetOf<T> = SetOf::from_bits(0);

    pub(crate) const fn from_bits(bits: u32) -> SetOf<T> {
        SetOf { bits, of: PhantomData }
    }

    pub const fn bits(self) -> u32 {
        self.bits
    }

    #[must_use]
    pub const fn union(self, other: SetOf<T>) -> SetOf<T> {
        SetOf::from_bits(self.bits | other.bits)
    }

    #[must_use]
    pub const fn among(self, other: SetOf<T>) -> SetOf<T> {
        SetOf::from_bits(self.bits & other.bits)
    }

    #[must_use]
    pub const fn minus(self, other: SetOf<T>) -> SetOf<T> {
        SetOf::from_bits(self.bits & !other.bits)
    }

    pub const fn meets(self, other: SetOf<T>) -> bool {
        self.bits & other.bits != 0
    }

    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Member> SetOf<T> {
    pub fn only(item: T) -> SetOf<T> {
        SetOf::from_bits(1 << item.bit())
    }

    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits >> item.bit() & 1 == 1
    }

    #[must_use]
    #[inline]
    pub fn with(self, item: T) -> SetOf<T> {
        SetOf::from_bits(self.bits | 1 << item.bit())
    }

    #[must_use]
    pub fn without(self, item: T) -> SetOf<T> {
        SetOf::from_bits(self.bits & !(1 << item.bit()))
    }

    pub fn first(self) -> Option<T> {
        if self.bits == 0 { None } else { Some(T::at(self.bits.trailing_zeros())) }
    }

    /// The `index`-th, counted from the first.
    #[inline]
    pub fn nth(self, index: u32) -> Option<T> {
        let mut bits = self.bits;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        SetOf::<T>::from_bits(bits).first()
    }

    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

impl SetOf<Tile> {
    /// The ten that have an advantage.
    pub fn with_advantage() -> TileSet {
        Advantage::ALL.into_iter().map(Advantage::tile).collect()
    }

    pub const BUILDINGS: TileSet = SetOf::from_bits((1 << BUILDINGS) - 1);
}

/// The members of a set, in order.
#[derive(Debug)]
pub struct Members<T>(SetOf<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(first)
    }
}

impl<T: Member> IntoIterator for SetOf<T> {
    type Item = T;
    type IntoIter = Members<T>;

    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for SetOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> SetOf<T> {
        items.into_iter().fold(SetOf::NONE, SetOf::with)
    }
}

impl<T> Clone for SetOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for SetOf<T> {}

impl<T> PartialEq for SetOf<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for SetOf<T> {}

impl<T> Default for SetOf<T> {
    fn default() -> Self {
        SetOf::NONE
    }
}

/// `A C T`.
impl<T: Member> fmt::Display for SetOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, item) in self.iter().enumerate() {
            write!(f, "{}{item}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl<T> fmt::Debug for SetOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#b}", self.bits)
    }
}

/// On the wire a set is a list of names.
#[cfg(feature = "wire")]
impl<T: Member + serde::Serialize> serde::Serialize for SetOf<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_and_finds_its_members() {
        let set: TileSet = [Tile::C, Tile::A, Tile::T].into_iter().collect();
        assert_eq!((set.len(), set.first(), set.nth(2)), (3, Some(Tile::A), Some(Tile::T)));
        assert_eq!(set.to_string(), "A C T");
        assert_eq!(set.without(Tile::A).with(Tile::B).to_string(), "B C T");
        assert_eq!(TileSet::NONE.first(), None);
    }

    #[test]
    fn ten_buildings_have_an_advantage_of_their_own() {
        let ten: TileSet = Tile::ALL.into_iter().filter(|tile| tile.advantage().is_some()).collect();
        assert_eq!((ten.to_string().as_str(), ten), ("A B C F G H I L S T", TileSet::with_advantage()));
        assert!(Advantage::ALL.into_iter().all(|it| it.tile().advantage() == Some(it)));
    }

    #[test]
    fn a_plot_is_called_as_its_tile() {
        assert!(Tile::ALL.into_iter().all(|tile| tile.plot().tile() == Some(tile)));
        assert_eq!((Plot::from_char('7'), Plot::Place7.tile()), (Some(Plot::Place7), None));
        assert_eq!((Plot::from_char('U'), Plot::from_char('.')), (None, None));
    }
}
