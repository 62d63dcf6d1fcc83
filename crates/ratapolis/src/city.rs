//! A city: which tiles lie where, and which are neighbours (POL-04 to POL-06); and what is wrong with one (POL-180, POL-181).

use crate::tile::{PLOTS, Plot, PlotSet, SetOf, TILES, Tile, TileSet};

/// How many cells each tile covers, by tile.
pub(crate) type Multipliers = [u8; TILES];

/// The least buildings of a city that players make themselves (POL-181).
pub(crate) const LEAST_BUILDINGS: u8 = 15;

/// What the rules need of a city. It is small, because every position carries it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct City {
    /// By plot; holes of the layout are numbered from the end.
    adjacent: [PlotSet; PLOTS],
    multiplier: [u8; PLOTS],
    /// All plots with a tile at the start.
    plots: PlotSet,
    /// Empty from the start; each hole is an area of cells joined by sides.
    holes: PlotSet,
}

impl City {
    /// Tiles that share a side with this one, and holes (POL-05).
    #[inline]
    pub fn adjacent(&self, plot: Plot) -> PlotSet {
        self.adjacent[plot.index()]
    }

    pub fn multiplier(&self, plot: Plot) -> u8 {
        self.multiplier[plot.index()]
    }

    pub fn plots(&self) -> PlotSet {
        self.plots
    }

    pub fn holes(&self) -> PlotSet {
        self.holes
    }

    /// Places where a tile lies face down at the start (POL-149).
    pub fn places(&self) -> PlotSet {
        SetOf::from_bits(self.plots.bits() >> TILES << TILES)
    }

    /// Those that are called by a letter.
    pub fn tiles(&self) -> TileSet {
        SetOf::from_bits(self.plots.bits() & ((1 << TILES) - 1))
    }

    pub fn buildings(&self) -> TileSet {
        self.tiles().among(TileSet::BUILDINGS)
    }

    /// All that touches one of these.
    #[inline]
    pub(crate) fn around(&self, of: PlotSet) -> PlotSet {
        let (mut left, mut around) = (of.bits(), 0);
        while left != 0 {
            around |= self.adjacent[left.trailing_zeros() as usize].bits();
            left &= left - 1;
        }
        SetOf::from_bits(around)
    }
}

/// Something wrong with a city, as data: a page says it in its own language. Rows and columns are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "problem", rename_all = "snake_case"))]
pub enum CityProblem {
    #[error("row {row} has {cells} cells, and row 1 has {first}")]
    RaggedRow { row: u8, cells: u8, first: u8 },
    #[error("there is no tile `{letter}` (row {row}, column {column})")]
    NoSuchTile { letter: char, row: u8, column: u8 },
    #[error("row {row}, column {column} is empty")]
    Hole { row: u8, column: u8 },
    #[error("tile {tile} covers {needs} cells, not {cells}")]
    WrongSize { tile: Plot, cells: u8, needs: u8 },
    #[error("the cells of tile {tile} do not lie in one straight line")]
    NotInLine { tile: Plot },
    #[error("{buildings} buildings are too few, {least} are needed")]
    TooFewBuildings { buildings: u8, least: u8 },
    /// POL-174.
    #[error("building {tile} is missing, and all twenty are needed here")]
    Missing { tile: Tile },
    /// POL-174.
    #[error("outdoor tile {tile} has no place here")]
    NoOutdoors { tile: Tile },
}

/// A drawn city: rows of cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    rows: Vec<Vec<char>>,
}

/// What a drawing may show beside tiles that fill a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Allow {
    /// What players draw (POL-180).
    Tiles,
    /// A printed layout: empty cells, and places for face-down tiles.
    HolesAndPlaces,
}

const HOLE: char = '.';

impl Drawing {
    /// Rows joined by `/`, as the option has them.
    pub fn from_text(text: &str) -> Drawing {
        Drawing::from_rows(text.split('/'))
    }

    pub fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Drawing {
        Drawing { rows: rows.into_iter().map(|row| row.chars().collect()).collect() }
    }

    pub fn rows(&self) -> Vec<String> {
        self.rows.iter().map(|row| row.iter().collect()).collect()
    }

    /// Rows and columns.
    pub fn size(&self) -> (u8, u8) {
        (self.rows.len() as u8, self.rows.first().map_or(0, Vec::len) as u8)
    }

    /// The cells of a plot: row and column, from 0.
    pub fn cells_of(&self, plot: Plot) -> Vec<(u8, u8)> {
        self.cells().filter(|&(_, letter)| Plot::from_char(letter) == Some(plot)).map(|(at, _)| at).collect()
    }

    fn cells(&self) -> impl Iterator<Item = ((u8, u8), char)> {
        let cell = |row: usize| move |(column, &letter): (usize, &char)| ((row as u8, column as u8), letter);
        self.rows.iter().enumerate().flat_map(move |(row, cells)| cells.iter().enumerate().map(cell(row)))
    }

    /// The city that is drawn, or all that is wrong with it.
    pub(crate) fn city(&self, sizes: &Multipliers, allow: Allow) -> Result<City, Vec<CityProblem>> {
        let problems = self.problems(sizes, allow);
        if problems.is_empty() { Ok(self.survey()) } else { Err(problems) }
    }

    fn problems(&self, sizes: &Multipliers, allow: Allow) -> Vec<CityProblem> {
        let mut problems = Vec::new();
        let first = self.size().1;
        for (row, cells) in (1..).zip(&self.rows) {
            let cells = cells.len() as u8;
            if cells != first {
                problems.push(CityProblem::RaggedRow { row, cells, first });
            }
        }
        for ((row, column), letter) in self.cells() {
            let (row, column) = (row + 1, column + 1);
            match Plot::from_char(letter).map(Plot::tile) {
                Some(Some(_)) => {}
                Some(None) if allow == Allow::HolesAndPlaces => {}
                None if letter == HOLE && allow == Allow::HolesAndPlaces => {}
                None if letter == HOLE => problems.push(CityProblem::Hole { row, column }),
                Some(None) | None => problems.push(CityProblem::NoSuchTile { letter, row, column }),
            }
        }
        for plot in Plot::ALL {
            let cells = self.cells_of(plot);
            let covers = cells.len() as u8;
            let needs = plot.tile().map_or(covers, |tile| sizes[tile.index()]);
            if covers != 0 && covers != needs {
                problems.push(CityProblem::WrongSize { tile: plot, cells: covers, needs });
            } else if !is_straight(&cells) {
                problems.push(CityProblem::NotInLine { tile: plot });
            }
        }
        let buildings = Tile::ALL
            .iter()
            .filter(|tile| tile.is_building() && !self.cells_of(tile.plot()).is_empty())
            .count() as u8;
        if allow == Allow::Tiles && buildings < LEAST_BUILDINGS {
            problems.push(CityProblem::TooFewBuildings { buildings, least: LEAST_BUILDINGS });
        }
        problems
    }

    /// Numbers every area: a tile by its plot, a hole from the end.
    fn survey(&self) -> City {
        let (rows, columns) = self.size();
        let mut areas = vec![vec![None; columns as usize]; rows as usize];
        let (mut plots, mut holes) = (0_u32, 0_u32);
        let mut multiplier = [0; PLOTS];
        for ((row, column), letter) in self.cells() {
            if let Some(plot) = Plot::from_char(letter) {
                areas[row as usize][column as usize] = Some(plot.index());
                plots |= 1 << plot.index();
                multiplier[plot.index()] += 1;
            }
        }
        let mut next_hole = PLOTS;
        for ((row, column), _) in self.cells() {
            if areas[row as usize][column as usize].is_none() {
                next_hole -= 1;
                holes |= 1 << next_hole;
                fill(&mut areas, row as usize, column as usize, next_hole);
            }
        }
        let mut adjacent = [0_u32; PLOTS];
        let mut touch = |one: Option<usize>, other: Option<usize>| {
            if let (Some(one), Some(other)) = (one, other)
                && one != other
            {
                adjacent[one] |= 1 << other;
                adjacent[other] |= 1 << one;
            }
        };
        for row in 0..rows as usize {
            for column in 0..columns as usize {
                let here = areas[row][column];
                touch(here, areas.get(row + 1).and_then(|below| below[column]));
                touch(here, areas[row].get(column + 1).copied().flatten());
            }
        }
        City {
            adjacent: adjacent.map(SetOf::from_bits),
            multiplier,
            plots: SetOf::from_bits(plots),
            holes: SetOf::from_bits(holes),
        }
    }
}

fn fill(areas: &mut [Vec<Option<usize>>], row: usize, column: usize, hole: usize) {
    match areas.get_mut(row).and_then(|row| row.get_mut(column)) {
        Some(area @ None) => *area = Some(hole),
        Some(Some(_)) | None => return,
    }
    fill(areas, row + 1, column, hole);
    fill(areas, row, column + 1, hole);
    fill(areas, row.wrapping_sub(1), column, hole);
    fill(areas, row, column.wrapping_sub(1), hole);
}

/// Side by side in one row or one column, in reading order.
fn is_straight(cells: &[(u8, u8)]) -> bool {
    let step = |down, right| cells.windows(2).all(|two| two[1] == (two[0].0 + down, two[0].1 + right));
    step(0, 1) || step(1, 0)
}
