//! What a page may ask before there is a table: what the box holds, and what is wrong with a city that somebody builds.

use crate::catalogue::BoxInfo;
use crate::city::CityProblem;
use crate::data::Parts;
use crate::setup::inspect;
use crate::state::State;
use serde::Deserialize;
use table::Offered;

/// Longer than any city, and short enough for anybody.
const MOST_CELLS: usize = 64;

/// A city as it is drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityDrawing {
    /// Joined by `/`.
    rows: Rows,
    /// It is for Situation T, where Balthus builds the city.
    #[serde(default)]
    balthus: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
struct Rows(String);

impl TryFrom<String> for Rows {
    type Error = String;

    fn try_from(rows: String) -> Result<Rows, String> {
        if rows.len() > MOST_CELLS {
            return Err(format!("a city is drawn in at most {MOST_CELLS} characters"));
        }
        Ok(Rows(rows))
    }
}

impl Offered for State {
    type BoxInfo = BoxInfo;
    fn look_into(parts: &Parts) -> BoxInfo {
        BoxInfo::of(parts)
    }

    type Drawing = CityDrawing;
    type Flaw = CityProblem;
    fn flaws(parts: &Parts, drawing: &CityDrawing) -> Vec<CityProblem> {
        inspect(parts, &drawing.rows.0, drawing.balthus)
    }
}
