//! Cheese by colour, in the bag and out of it.

use std::fmt;
use table::Dice;

table::named! {
    pub enum Colour {
        Yellow = "yellow",
        Orange = "orange",
        White = "white",
        Black = "black",
        Purple = "purple",
        Blue = "blue",
    }
}

impl Colour {
    /// As a bag is written: `y6 w6`. Black is `k`, so that blue can be `b`.
    pub const fn letter(self) -> char {
        match self {
            Colour::Yellow => 'y',
            Colour::Orange => 'o',
            Colour::White => 'w',
            Colour::Black => 'k',
            Colour::Purple => 'p',
            Colour::Blue => 'b',
        }
    }

    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// Some pieces of cheese: how many of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "{ [colour in Colour]?: number }"))]
pub struct Pieces([u8; 6]);

impl Pieces {
    pub const NONE: Pieces = Pieces([0; 6]);

    pub const fn new(counts: [u8; 6]) -> Pieces {
        Pieces(counts)
    }

    pub const fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    pub fn set(&mut self, colour: Colour, count: u8) {
        self.0[colour.index()] = count;
    }

    pub fn add(&mut self, colour: Colour, count: u8) {
        self.0[colour.index()] += count;
    }

    /// Takes one piece of this colour, if there is one.
    pub fn take(&mut self, colour: Colour) -> bool {
        let count = &mut self.0[colour.index()];
        let found = *count > 0;
        *count -= u8::from(found);
        found
    }

    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self == Pieces::NONE
    }

    #[must_use]
    pub fn and(self, other: Pieces) -> Pieces {
        let mut sum = self;
        sum.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
        sum
    }

    /// One more of every colour that is there (LAND-122, LAND-126).
    #[must_use]
    pub fn one_more_of_each(self) -> Pieces {
        Pieces(self.0.map(|count| if count > 0 { count + 1 } else { 0 }))
    }

    /// The colours that are there.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.of(colour) > 0)
    }

    /// Draws so many pieces at random, without putting back; at most what there is.
    pub fn draw(&mut self, count: u8, dice: &mut Dice) -> Pieces {
        let mut drawn = Pieces::NONE;
        let mut left = self.len();
        for _ in 0..count.min(left) {
            let at = dice.below(u32::from(left)) as u8;
            // The colour before which lie more pieces than that; counted without a branch, which would be guessed wrong.
            let (mut before, mut colour) = (0, 0);
            for there in &self.0[..5] {
                before += there;
                colour += usize::from(before <= at);
            }
            self.0[colour] -= 1;
            drawn.0[colour] += 1;
            left -= 1;
        }
        drawn
    }
}

/// `y6 w6`, or `-` for nothing.
impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let written: Vec<String> =
            self.colours().map(|colour| format!("{}{}", colour.letter(), self.of(colour))).collect();
        f.write_str(&written.join(" "))
    }
}

#[cfg(feature = "wire")]
impl serde::Serialize for Pieces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.colours().map(|colour| (colour, self.of(colour))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn drawing_all_empties_the_bag_and_gives_all_of_it() {
        let mut bag = Pieces::new([3, 3, 4, 0, 2, 0]);
        let all = bag.draw(20, &mut Dice::from_seed(Seed::from_number(1)));
        assert_eq!((bag, all), (Pieces::NONE, Pieces::new([3, 3, 4, 0, 2, 0])));
    }

    #[test]
    fn every_piece_is_as_likely_as_every_other() {
        let mut dice = Dice::from_seed(Seed::from_number(2));
        let total: u32 = (0..9000)
            .map(|_| u32::from(Pieces::new([4, 0, 2, 3, 0, 0]).draw(2, &mut dice).of(Colour::Black)))
            .sum();
        assert!((5800..6200).contains(&total), "{total} blacks in 9,000 draws of two where a third is black");
    }
}
