//! Cities that somebody might build: rectangles filled with tiles at random.

use ratapolis::{Parts, Tile};
use table::{Dice, Printed};

/// A legal city, as the option has it. With `all`, exactly the twenty buildings.
pub(crate) fn random_city(dice: &mut Dice, all: bool) -> String {
    let parts = Printed::<Parts>::shipped();
    loop {
        let (rows, columns) = if all {
            dice.pick(&[(5, 7), (7, 5)]).unwrap_or((5, 7))
        } else {
            (3 + dice.below(6) as usize, 4 + dice.below(6) as usize)
        };
        if let Some(city) = Site::new(&parts, rows, columns, all).fill(dice) {
            return city;
        }
    }
}

struct Site<'a> {
    parts: &'a Parts,
    cells: Vec<Vec<Option<Tile>>>,
    unused: Vec<Tile>,
    /// How many more tiles may be tried.
    patience: u32,
}

impl Site<'_> {
    fn new(parts: &Parts, rows: usize, columns: usize, all: bool) -> Site<'_> {
        let unused = Tile::ALL.into_iter().filter(|tile| !all || tile.is_building()).collect();
        Site { parts, cells: vec![vec![None; columns]; rows], unused, patience: 3_000 }
    }

    fn fill(mut self, dice: &mut Dice) -> Option<String> {
        let area = self.cells.len() * self.cells[0].len();
        if !(15..=44).contains(&area) || !self.lay(dice) {
            return None;
        }
        let used = |tile: &&Tile| tile.is_building() && !self.unused.contains(tile);
        if Tile::ALL.iter().filter(used).count() < 15 {
            return None;
        }
        let row = |row: &Vec<Option<Tile>>| row.iter().flatten().map(|tile| tile.name()).collect::<String>();
        Some(self.cells.iter().map(row).collect::<Vec<_>>().join("/"))
    }

    /// Covers the first empty cell with some tile, and then the rest; takes it back if the rest cannot be covered.
    fn lay(&mut self, dice: &mut Dice) -> bool {
        let free = |(row, cells): (usize, &Vec<Option<Tile>>)| {
            cells.iter().position(Option::is_none).map(|column| (row, column))
        };
        let Some((row, column)) = self.cells.iter().enumerate().find_map(free) else { return true };
        let mut tiles = self.unused.clone();
        dice.shuffle(&mut tiles);
        for tile in tiles {
            let mut turns = [(0, 1), (1, 0)];
            dice.shuffle(&mut turns);
            for (down, right) in turns {
                self.patience = self.patience.saturating_sub(1);
                if self.patience == 0 {
                    return false;
                }
                let size = usize::from(self.parts.tiles[tile.index()].multiplier);
                let covers: Vec<(usize, usize)> =
                    (0..size).map(|step| (row + step * down, column + step * right)).collect();
                let is_free = |&(row, column): &(usize, usize)| {
                    self.cells.get(row).and_then(|cells| cells.get(column)).is_some_and(Option::is_none)
                };
                if !covers.iter().all(is_free) {
                    continue;
                }
                covers.iter().for_each(|&(row, column)| self.cells[row][column] = Some(tile));
                self.unused.retain(|unused| *unused != tile);
                if self.lay(dice) {
                    return true;
                }
                covers.iter().for_each(|&(row, column)| self.cells[row][column] = None);
                self.unused.push(tile);
            }
        }
        false
    }
}
