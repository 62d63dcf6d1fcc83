//! Cities that players make: POL-180 to POL-183.

use crate::play::{Town as _, dealt, parts, refusal};
use ratapolis::{CityProblem, Mark, Plot, Tile, inspect};

const BEGINNER: &str = "EEKAAAM/DFFOIIN/TTTRCCP/BBSSQQQ/JJGLLHH";

fn problems(rows: &str) -> Vec<CityProblem> {
    inspect(&parts(), rows, false)
}

#[test]
fn pol_180_a_city_fills_a_rectangle() {
    assert_eq!(problems(BEGINNER), []);
    // Turned by 90°, and with outdoor tiles.
    assert_eq!(problems("EDTBJ/EFTBJ/KFTSG/AORSL/AICQL/AICQH/MNPQH"), []);
    assert_eq!(
        problems("EEKAAAMV/DFFOIINV/TTTRCCPY/BBSSQQQY/JJGLLHHZ"),
        [CityProblem::WrongSize { tile: Plot::Z, cells: 1, needs: 2 }]
    );
    // A hole, a tile that sticks out, a tile too large or twice, one round the corner, one that does not exist.
    assert_eq!(problems(&BEGINNER.replace('O', ".")), [CityProblem::Hole { row: 2, column: 4 }]);
    assert_eq!(
        problems(&BEGINNER.replace("DFFOIIN", "DFFOIIND"))[0],
        CityProblem::RaggedRow { row: 2, cells: 8, first: 7 }
    );
    assert_eq!(
        problems(&BEGINNER.replace('O', "K")),
        [CityProblem::WrongSize { tile: Plot::K, cells: 2, needs: 1 }]
    );
    assert_eq!(
        problems("EEKAAAM/DFFOIIN/TTTRCCP/BBSSQQQ/JHGLLJH"),
        [CityProblem::NotInLine { tile: Plot::H }, CityProblem::NotInLine { tile: Plot::J }]
    );
    assert_eq!(
        problems(&BEGINNER.replace('O', "X")),
        [CityProblem::NoSuchTile { letter: 'X', row: 2, column: 4 }]
    );
    assert_eq!(
        problems(&BEGINNER.replace('O', "1")),
        [CityProblem::NoSuchTile { letter: '1', row: 2, column: 4 }]
    );
    let public = dealt(3, &format!("city={}", BEGINNER.replace("JJGLLHH", "HHLLGJJ")), 1).public();
    assert_eq!(public.city.adjacent(Plot::H).to_string(), "B L");
}

/// All twenty buildings in one row, or one below the other: the longest text a city has.
#[test]
fn pol_180_a_city_may_be_one_street() {
    let row = BEGINNER.replace('/', "");
    let column = row.chars().map(String::from).collect::<Vec<_>>().join("/");
    for street in [row, column] {
        assert_eq!(problems(&street), [], "{street}");
        let public = dealt(3, &format!("city={street}"), 1).public();
        assert_eq!(public.options.city.as_str(), street);
        assert_eq!(public.city.adjacent(Plot::K).to_string(), "A E");
    }
}

#[test]
fn pol_181_at_least_fifteen_buildings_and_any_outdoor_tiles() {
    let small = "OSSMB/AAAKB/EFFQD/ENRQL/JJPQL";
    assert_eq!(problems(small), []);
    assert_eq!(problems("OSSM/AAAK"), [CityProblem::TooFewBuildings { buildings: 5, least: 15 }]);
    let parks = "OSSMBV/AAAKBV/EFFQDY/ENRQLY/JJPQLG";
    assert_eq!(problems(parks), []);
    let play = dealt(3, &format!("city={parks}"), 1);
    assert_eq!(play.public().crowd(Plot::V), 0);
    assert_eq!(
        inspect(&parts(), parks, true),
        ["C", "H", "I", "T"]
            .map(|tile| CityProblem::Missing { tile: Tile::from_name(tile).unwrap() })
            .into_iter()
            .chain([Tile::V, Tile::Y].map(|tile| CityProblem::NoOutdoors { tile }))
            .collect::<Vec<_>>()
    );
}

#[test]
fn pol_182_six_rounds_with_fewer_than_twenty_buildings() {
    let closed = |set: &str| {
        let marks = dealt(3, set, 1).public().marks;
        (0..8).filter(|&slot| marks[slot] == Mark::Closed).collect::<Vec<_>>()
    };
    assert!(closed(&format!("city={BEGINNER}")).is_empty());
    assert_eq!(closed("city=OSSMBC/AAAKBC/EFFQDH/ENRQLH/JJPQLG"), [3, 7]);
    assert_eq!(closed("city=A"), [3, 7]);
    assert!(closed("city=G").is_empty(), "outdoor tiles are not counted");
    let mut play = dealt(3, "city=OSSMBC/AAAKBC/EFFQDH/ENRQLH/JJPQLG", 1);
    play.until(|public| public.round == 5);
    assert_eq!(play.lines("new deck"), ["15 cards are shuffled to be the new deck."]);
}

#[test]
fn pol_183_a_wrong_city_is_refused_with_the_reason() {
    assert_eq!(
        refusal(3, "city=OSSM/AAAK"),
        "option `city` cannot be `OSSM/AAAK` here: 5 buildings are too few, 15 are needed"
    );
    let city = BEGINNER.replace('O', ".").replace('K', "OO");
    assert_eq!(
        refusal(3, &format!("city={city}")),
        format!(
            "option `city` cannot be `{city}` here: row 2 has 7 cells, and row 1 has 8; row 3 has 7 cells, and row 1 has 8; \
             row 4 has 7 cells, and row 1 has 8; row 5 has 7 cells, and row 1 has 8; row 2, column 4 is empty; \
             tile O covers 1 cells, not 2"
        )
    );
    // What the table would play is in its options, which everybody sees before sitting down.
    let public = dealt(3, &format!("city={BEGINNER}"), 1).public();
    assert_eq!(public.options.city.as_str(), BEGINNER);
}
