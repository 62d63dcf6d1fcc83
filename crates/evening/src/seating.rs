//! Who sits where: everybody in each seat about as often, above all in the first, from which many games begin.

use crate::{Chair, Evening, SEATS};

/// How often each has sat in each seat.
pub(crate) type Sat = Vec<[u32; *SEATS.end() as usize]>;

pub(crate) fn sat(evening: &Evening) -> Sat {
    let mut sat = vec![[0; *SEATS.end() as usize]; evening.people().len()];
    for table in evening.rounds().iter().flat_map(|round| &round.tables) {
        for (person, seat) in table.chairs.iter().zip(0..).filter_map(|(chair, seat)| Some(((*chair)?, seat)))
        {
            if let Some(times) = sat.get_mut(person.index()).and_then(|seats| seats.get_mut::<usize>(seat)) {
                *times += 1;
            }
        }
    }
    sat
}

/// The same people in the seats that they have had least. Of equal ways it is the first, in the order in which they stand here.
pub(crate) fn seat(people: &[Chair], sat: &Sat) -> Vec<Chair> {
    let mut search = Search { people, sat, chosen: Vec::new(), best: None };
    search.next(0);
    let best = search.best.map(|(_, chosen)| chosen).unwrap_or_default();
    best.into_iter().map(|index| people[index]).collect()
}

struct Search<'a> {
    people: &'a [Chair],
    sat: &'a Sat,
    /// By seat.
    chosen: Vec<usize>,
    best: Option<(u32, Vec<usize>)>,
}

impl Search<'_> {
    fn next(&mut self, cost: u32) {
        if self.best.as_ref().is_some_and(|(best, _)| cost >= *best) {
            return;
        }
        let seat = self.chosen.len();
        if seat == self.people.len() {
            self.best = Some((cost, self.chosen.clone()));
            return;
        }
        for index in 0..self.people.len() {
            if !self.chosen.contains(&index) {
                self.chosen.push(index);
                self.next(cost + self.dear(index, seat));
                self.chosen.pop();
            }
        }
    }

    /// Squares, so that nobody has the same seat thrice while others have it once.
    fn dear(&self, index: usize, seat: usize) -> u32 {
        let person = self.people[index].and_then(|person| self.sat.get(person.index()));
        let times = person.and_then(|seats| seats.get(seat)).copied().unwrap_or_default();
        let first = if seat == 0 { 2 } else { 1 };
        first * times * times
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Person;

    #[test]
    fn who_began_before_does_not_begin_again() {
        let [ada, bob] = [Some(Person(0)), Some(Person(1))];
        let sat = vec![[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]];
        assert_eq!(seat(&[ada, bob], &sat), [bob, ada]);
        assert_eq!(seat(&[None, ada], &sat), [None, ada]);
        assert_eq!(seat(&[ada, None], &sat), [None, ada]);
    }
}
