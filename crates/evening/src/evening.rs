//! What has happened, and what follows from it.

use crate::pairing::{self, Problem};
use crate::sizes::layout;
use crate::{seating, standings};
use serde::{Deserialize, Serialize};
use table::Dice;

/// Somebody who takes part, numbered in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u16);

impl Person {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who sits there; none: somebody who fills the table and does not take part.
pub type Chair = Option<Person>;

/// What is added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Whom one has left behind at one's tables.
    Places,
    /// By how much one was better than the average of one's table.
    Points,
}

/// What was agreed when the evening was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The game is not played by fewer.
    pub least: u8,
    /// At a full table.
    pub seats: u8,
    pub rounds: u8,
    /// Seats that nobody has are taken by somebody who does not take part; otherwise tables are smaller, or people sit out.
    pub fill: bool,
    pub scoring: Scoring,
}

/// How somebody finished a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    pub place: u8,
    pub points: i32,
}

/// A line of the log. The evening is what follows from all of them, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happened {
    Joined {
        person: Person,
    },
    /// Plays no further round.
    Left {
        person: Person,
    },
    /// Who plays whom in the round that begins with this.
    Paired {
        tables: Vec<Vec<Chair>>,
        byes: Vec<Person>,
    },
    /// A table of this round is over; how, by seat.
    Over {
        round: u8,
        table: u16,
        finish: Vec<Finish>,
    },
    Ended,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub chairs: Vec<Chair>,
    /// By seat, once it is over.
    pub finish: Option<Vec<Finish>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub tables: Vec<Table>,
    /// Who sits out.
    pub byes: Vec<Person>,
}

impl Round {
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.finish.is_some())
    }
}

/// Why there is no next round now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    #[error("a table of this round is still playing")]
    StillPlaying,
    #[error("the evening has no further round")]
    NoMoreRounds,
    #[error("too few take part")]
    TooFew,
    #[error("the evening is over")]
    Ended,
}

/// A line that does not follow from those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("there is no such person")]
    NoSuchPerson,
    #[error("there is no such table")]
    NoSuchTable,
    #[error("that does not happen now")]
    OutOfTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Attendance {
    /// How many rounds had been paired before.
    since: u8,
    left: bool,
}

/// An evening as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    rules: Rules,
    people: Vec<Attendance>,
    rounds: Vec<Round>,
    ended: bool,
}

impl Evening {
    pub fn new(rules: Rules) -> Evening {
        Evening { rules, people: Vec::new(), rounds: Vec::new(), ended: false }
    }

    /// As the log has it.
    pub fn read<'a>(rules: Rules, log: impl IntoIterator<Item = &'a Happened>) -> Result<Evening, Broken> {
        let mut evening = Evening::new(rules);
        log.into_iter().try_for_each(|happened| evening.take(happened))?;
        Ok(evening)
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn people(&self) -> impl ExactSizeIterator<Item = Person> + use<> {
        (0..self.people.len() as u16).map(Person)
    }

    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    pub fn is_ended(&self) -> bool {
        self.ended
    }

    pub fn has_left(&self, person: Person) -> bool {
        self.people.get(person.index()).is_some_and(|one| one.left)
    }

    /// How many rounds had been paired when somebody came.
    pub fn since(&self, person: Person) -> u8 {
        self.people.get(person.index()).map_or(0, |one| one.since)
    }

    /// Whoever comes next.
    pub fn newcomer(&self) -> Person {
        Person(self.people.len() as u16)
    }

    /// Who is paired in the next round.
    pub fn present(&self) -> impl Iterator<Item = Person> {
        self.people().filter(|person| !self.has_left(*person))
    }

    /// The round that is played, or was last.
    pub fn round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// Takes in a line of the log; what does not follow from those before changes nothing.
    pub fn take(&mut self, happened: &Happened) -> Result<(), Broken> {
        match happened {
            // A table may be over after the evening was closed: its result is kept, and counts for nothing more.
            Happened::Over { .. } if self.ended => Ok(()),
            _ if self.ended => Err(Broken::OutOfTurn),
            Happened::Joined { person } if *person != self.newcomer() => Err(Broken::NoSuchPerson),
            Happened::Joined { .. } => {
                self.people.push(Attendance { since: self.rounds.len() as u8, left: false });
                Ok(())
            }
            Happened::Left { person } => {
                let one = self.people.get_mut(person.index()).ok_or(Broken::NoSuchPerson)?;
                one.left = true;
                Ok(())
            }
            Happened::Paired { tables, byes } => self.begin(tables, byes),
            Happened::Over { round, table, finish } => self.finish(*round, *table, finish),
            Happened::Ended => {
                self.ended = true;
                Ok(())
            }
        }
    }

    fn begin(&mut self, tables: &[Vec<Chair>], byes: &[Person]) -> Result<(), Broken> {
        if self.rounds.last().is_some_and(|round| !round.is_over()) {
            return Err(Broken::OutOfTurn);
        }
        let known = |person: &Person| person.index() < self.people.len();
        if !tables.iter().flatten().flatten().chain(byes).all(known) {
            return Err(Broken::NoSuchPerson);
        }
        let tables = tables.iter().map(|chairs| Table { chairs: chairs.clone(), finish: None });
        self.rounds.push(Round { tables: tables.collect(), byes: byes.to_vec() });
        Ok(())
    }

    fn finish(&mut self, round: u8, table: u16, finish: &[Finish]) -> Result<(), Broken> {
        let round = usize::from(round).checked_sub(1).and_then(|round| self.rounds.get_mut(round));
        let table = round.and_then(|round| round.tables.get_mut(usize::from(table)));
        let table = table.filter(|table| table.chairs.len() == finish.len()).ok_or(Broken::NoSuchTable)?;
        // A match that is over stays as it was.
        table.finish.get_or_insert_with(|| finish.to_vec());
        Ok(())
    }

    /// Who plays whom next. People who are `apart` are kept apart as if they had met often.
    pub fn next_round(&self, dice: &mut Dice, apart: &[(Person, Person)]) -> Result<Happened, NotNow> {
        if self.ended {
            return Err(NotNow::Ended);
        }
        if self.rounds.last().is_some_and(|round| !round.is_over()) {
            return Err(NotNow::StillPlaying);
        }
        if self.rounds.len() >= usize::from(self.rules.rounds) {
            return Err(NotNow::NoMoreRounds);
        }
        let mut order: Vec<Person> = self.present().collect();
        let layout = layout(order.len(), self.rules).ok_or(NotNow::TooFew)?;
        let scores = self.scores();
        let score = |person: &Person| scores.get(person.index()).copied().unwrap_or_default();
        // Among equals nobody comes first because of when they came.
        dice.shuffle(&mut order);
        order.sort_by_key(|person| -score(person));
        let byes = self.sit_out(&mut order, layout.byes);
        let problem = Problem {
            score: order.iter().map(score).collect(),
            met: self.meetings(&order, apart),
            sizes: layout.people.clone(),
        };
        let sat = seating::sat(self);
        let groups = pairing::solve(&problem, dice);
        let tables = groups.into_iter().zip(&layout.seats).map(|(group, seats)| {
            let people = group.into_iter().filter_map(|index| order.get(index).copied());
            let mut chairs: Vec<Chair> = people.map(Some).collect();
            chairs.resize(usize::from(*seats), None);
            dice.shuffle(&mut chairs);
            seating::seat(&chairs, &sat)
        });
        Ok(Happened::Paired { tables: tables.collect(), byes })
    }

    /// Nobody sits out twice before everybody has; of those who have not, the last in the standing.
    fn sit_out(&self, order: &mut Vec<Person>, count: usize) -> Vec<Person> {
        let times = |person: Person| self.rounds.iter().filter(|round| round.byes.contains(&person)).count();
        let mut byes = Vec::with_capacity(count);
        while byes.len() < count {
            let least = order.iter().map(|person| times(*person)).min();
            let Some(last) = order.iter().rposition(|person| Some(times(*person)) == least) else { break };
            byes.push(order.remove(last));
        }
        byes
    }

    /// How often each two of these have met, row by row.
    fn meetings(&self, order: &[Person], apart: &[(Person, Person)]) -> Vec<u16> {
        /// Worth more meetings than an evening has rounds.
        const APART: u16 = 100;
        let mut index = vec![None; self.people.len()];
        for (number, person) in order.iter().enumerate() {
            if let Some(place) = index.get_mut(person.index()) {
                *place = Some(number);
            }
        }
        let mut met = vec![0; order.len() * order.len()];
        let mut meet = |one: Person, other: Person, times: u16| {
            let at = |person: Person| index.get(person.index()).copied().flatten();
            if let (Some(one), Some(other)) = (at(one), at(other)) {
                met[one * order.len() + other] += times;
            }
        };
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for one in table.chairs.iter().flatten() {
                table
                    .chairs
                    .iter()
                    .flatten()
                    .filter(|other| *other != one)
                    .for_each(|other| meet(*one, *other, 1));
            }
        }
        for (one, other) in apart {
            meet(*one, *other, APART);
            meet(*other, *one, APART);
        }
        met
    }

    /// What everybody has by now of what is added up.
    fn scores(&self) -> Vec<i64> {
        standings::scores(self, self.rules.scoring)
    }
}
