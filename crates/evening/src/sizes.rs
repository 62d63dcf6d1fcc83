//! How many tables there are, and how many sit at each.

use crate::Rules;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How many of those who take part sit at each table.
    pub people: Vec<u8>,
    /// How many seats each has; more than people where somebody fills it.
    pub seats: Vec<u8>,
    /// How many sit out.
    pub byes: usize,
}

/// As few tables as will do, as even as possible, and as few who sit out as possible. None, if so many cannot play.
pub fn layout(people: usize, rules: Rules) -> Option<Layout> {
    let seats = usize::from(rules.seats);
    if rules.fill {
        // Whoever is alone has nobody to play with, however many rats are fetched.
        let tables = people.div_ceil(seats);
        let people = (people >= 2).then(|| even(people, tables))?;
        return Some(Layout { people, seats: vec![rules.seats; tables], byes: 0 });
    }
    let least = usize::from(rules.least.max(2));
    (0..=people).find_map(|byes| {
        let playing = people - byes;
        let tables = playing.div_ceil(seats);
        let fits = tables > 0 && playing / tables >= least;
        fits.then(|| even(playing, tables)).map(|people| Layout { seats: people.clone(), people, byes })
    })
}

/// The larger ones first.
fn even(people: usize, tables: usize) -> Vec<u8> {
    (0..tables).map(|table| (people / tables + usize::from(table < people % tables)) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scoring;

    fn laid(people: usize, least: u8, seats: u8, fill: bool) -> Option<(Vec<u8>, usize)> {
        let rules = Rules { least, seats, rounds: 1, fill, scoring: Scoring::Places };
        layout(people, rules).map(|layout| (layout.people, layout.byes))
    }

    #[test]
    fn tables_are_as_even_as_they_can_be() {
        assert_eq!(laid(12, 2, 4, false), Some((vec![4, 4, 4], 0)));
        assert_eq!(laid(13, 2, 4, false), Some((vec![4, 3, 3, 3], 0)));
        assert_eq!(laid(5, 2, 4, false), Some((vec![3, 2], 0)));
        assert_eq!(laid(9, 2, 6, true), Some((vec![5, 4], 0)));
    }

    #[test]
    fn somebody_sits_out_only_where_no_table_has_room() {
        assert_eq!(laid(5, 2, 2, false), Some((vec![2, 2], 1)));
        assert_eq!(laid(5, 3, 4, false), Some((vec![4], 1)));
        assert_eq!(laid(5, 3, 3, false), Some((vec![3], 2)));
        assert_eq!(laid(5, 2, 2, true), Some((vec![2, 2, 1], 0)));
    }

    #[test]
    fn too_few_cannot_play() {
        assert_eq!(laid(1, 2, 4, false), None);
        assert_eq!(laid(1, 2, 4, true), None);
        assert_eq!(laid(2, 3, 4, false), None);
        assert_eq!(laid(2, 3, 4, true), Some((vec![2], 0)));
        assert_eq!(laid(0, 2, 4, false), None);
    }
}
