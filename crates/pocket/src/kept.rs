//! A table as it lies on a device: a head that is written anew when it changes, and the lines of the log, which are only added to.
//! Whoever keeps them need not understand them.

use crate::named;
use crate::told::{Listed, Writes};
use games::protocol::{LobbySeat, Look, MyTable, Result as Outcome, TablePhase, Unrated};
use host::{
    CannotLoad, Clocks, Fail, GuestId, Guise, KeptStage, Laid, Logged, Setting, Sitter, Sum, Time, What,
    Write,
};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// The form of what is kept; raised when an older program would misread it.
const FORM: u8 = 1;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Head {
    form: u8,
    pub(crate) id: String,
    invite: String,
    pub(crate) game: String,
    /// As JSON, by name.
    options: String,
    seed: String,
    clock_s: Option<u32>,
    hints: Option<bool>,
    position: Option<String>,
    pub(crate) host: String,
    sitters: Vec<Sits>,
    stage: Stage,
    /// When it was laid, began or ended.
    since: Time,
    // Beside the log, for lists.
    waits: Vec<Seat>,
    result: Option<Places>,
    gave_up: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sits {
    Nobody,
    Guest { guest: String, name: String, look: Option<Look> },
    Bot(String),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Open,
    Playing { began: Began, until: Option<Time>, before: Option<Time> },
    Over { began: Began, rematch: Option<String> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Began {
    at: Time,
    rules: u32,
    parts: Option<String>,
    unrated: Option<Unrated>,
    sum: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Places {
    places: Vec<u8>,
    scores: Vec<i32>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Line {
    seq: u32,
    what: Did,
    /// The page's own name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    /// In words: no number of a page is so long.
    sum: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Did {
    Decided { seat: Seat, decision: String },
    TimedOut { seat: Seat },
    Clock { elapsed_s: u64 },
    Undone { seat: Seat },
    GaveUp { seat: Seat },
}

/// What is kept cannot be read.
fn unreadable(why: &dyn std::fmt::Display) -> Fail {
    Fail::new(
        Fail::STORAGE.code,
        host::shortened(format!("what is kept on this device cannot be read: {why}")),
    )
}

pub(crate) fn cannot_load(why: &CannotLoad) -> Fail {
    unreadable(why)
}

fn read<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> Result<T, Fail> {
    text.parse().map_err(|why| unreadable(&why))
}

fn sum_read(sum: Option<&str>) -> Result<Option<Sum>, Fail> {
    sum.map(|sum| read(sum).map(Sum::read)).transpose()
}

fn sum_written(sum: Option<Sum>) -> Option<String> {
    sum.map(|sum| sum.stored().to_string())
}

impl Head {
    /// A table that nobody has begun to play at.
    pub(crate) fn laid(laid: &Laid, guises: impl Fn(&Sitter) -> Guise, now: Time) -> Head {
        let Setting { id, invite, game, options, seed, clock_s, hints, host, position, .. } = &laid.setting;
        Head {
            form: FORM,
            id: id.to_string(),
            invite: invite.to_string(),
            game: game.name().to_owned(),
            options: options.clone(),
            seed: seed.to_hex(),
            clock_s: *clock_s,
            hints: *hints,
            position: position.clone(),
            host: host.to_string(),
            sitters: laid.sitters.iter().map(|sitter| Sits::of(sitter, guises(sitter))).collect(),
            stage: Stage::Open,
            since: now,
            waits: Vec::new(),
            result: None,
            gave_up: false,
        }
    }

    pub(crate) fn kept(&self, lines: &[Line]) -> Result<host::Kept, Fail> {
        if self.form != FORM {
            return Err(unreadable(&format!("it has form {}, this program reads {FORM}", self.form)));
        }
        let log = lines.iter().map(Line::read).collect::<Result<Vec<Logged>, Fail>>()?;
        let stage = match &self.stage {
            Stage::Open => KeptStage::Open { invited: Vec::new(), sent_away: Vec::new() },
            Stage::Playing { began, until, before } => KeptStage::Playing {
                began: began.read()?,
                log,
                clocks: Clocks { until: *until, before: *before },
                waits: Some(self.waits.iter().copied().collect()),
            },
            Stage::Over { began, rematch } => KeptStage::Over {
                began: began.read()?,
                log,
                rematch: rematch.as_deref().map(read).transpose()?,
                stands: self.result.is_some(),
            },
        };
        let setting = Setting {
            id: read(&self.id)?,
            invite: read(&self.invite)?,
            game: read(&self.game)?,
            options: self.options.clone(),
            seats: u8::try_from(self.sitters.len()).unwrap_or(u8::MAX),
            seed: read(&self.seed)?,
            public: false,
            clock_s: self.clock_s,
            hints: self.hints,
            talk: false,
            host: read(&self.host)?,
            position: self.position.clone(),
            rated: false,
            day: None,
            own_box: None,
        };
        let sitters = self.sitters.iter().map(Sits::read).collect::<Result<_, Fail>>()?;
        Ok(host::Kept { setting, sitters, came_as: Vec::new(), screens_out: Vec::new(), stage })
    }

    /// What is to be written down of this.
    pub(crate) fn write(&mut self, writes: &[Write], now: Time) -> Writes {
        let before = self.clone();
        let mut told = Writes::default();
        for write in writes {
            self.note(write, now, &mut told);
        }
        told.table = (*self != before).then(|| self.listed());
        told
    }

    fn note(&mut self, write: &Write, now: Time, told: &mut Writes) {
        match write {
            Write::Seat { seat, sitter } => {
                if let Some(sits) = self.sitters.get_mut(usize::from(seat.number())) {
                    *sits = Sits::of(sitter, Guise::default());
                }
            }
            Write::Hints(on) => self.hints = Some(*on),
            Write::Host(host) => self.host = host.to_string(),
            Write::Started(began) => {
                (self.since, self.stage) =
                    (now, Stage::Playing { began: began.into(), until: None, before: None });
            }
            Write::Logged { logged, .. } => {
                self.gave_up |= matches!(logged.what, What::GaveUp { seat } if Some(seat) == self.you());
                told.lines.push(logged.into());
            }
            Write::Clocks(clocks) => {
                if let Stage::Playing { until, before, .. } = &mut self.stage {
                    (*until, *before) = (clocks.until, clocks.before);
                }
            }
            Write::Over => {
                if let Stage::Playing { began, .. } = &self.stage {
                    self.stage = Stage::Over { began: began.clone(), rematch: None };
                    (self.since, self.waits) = (now, Vec::new());
                }
            }
            Write::Waits(waits) => self.waits = waits.iter().collect(),
            Write::Standing(standing) => {
                self.result = Some(Places {
                    places: standing.places.as_slice().to_vec(),
                    scores: standing.scores.as_slice().to_vec(),
                });
            }
            Write::Rematch(laid) => {
                let next = Head::laid(laid, |sitter| self.guise_of(sitter), now);
                if let Stage::Over { rematch, .. } = &mut self.stage {
                    *rematch = Some(next.id.clone());
                }
                told.next = Some(next.listed());
            }
            Write::Removed => told.removed = true,
            // Nobody is invited to a device, nothing counts for ratings, and no letter is owed.
            Write::Invited(_)
            | Write::Uninvited(_)
            | Write::SentAway(_)
            | Write::Screen { .. }
            | Write::Owed { .. }
            | Write::Ended(_) => (),
        }
    }

    fn guise_of(&self, sitter: &Sitter) -> Guise {
        let same = |sits: &&Sits| matches!((sits, sitter), (Sits::Guest { guest, .. }, Sitter::Guest(id)) if *guest == id.to_string());
        self.sitters.iter().find(same).map(Sits::guise).unwrap_or_default()
    }

    /// How many share the device.
    pub(crate) fn people(&self) -> usize {
        self.sitters.iter().filter(|sits| matches!(sits, Sits::Guest { .. })).count()
    }

    /// Whoever sits there, by their name, if it is a person.
    pub(crate) fn person(&self, seat: Seat) -> Option<(GuestId, &str)> {
        match self.sitters.get(usize::from(seat.number()))? {
            Sits::Guest { guest, name, .. } => Some((guest.parse().ok()?, name)),
            Sits::Nobody | Sits::Bot(_) => None,
        }
    }

    fn you(&self) -> Option<Seat> {
        let mine = |sits: &Sits| matches!(sits, Sits::Guest { guest, .. } if *guest == self.host);
        let seat = self.sitters.iter().position(mine)?;
        u8::try_from(seat).ok().and_then(Seat::new)
    }

    pub(crate) fn listed(&self) -> Listed {
        Listed { head: self.clone(), mine: self.mine() }
    }

    /// As a list of one's own tables shows it.
    fn mine(&self) -> Option<MyTable> {
        Some(MyTable {
            id: named::name(self.id.parse().ok()?, self.people()),
            game: self.game.clone(),
            phase: match &self.stage {
                Stage::Open => TablePhase::Open,
                Stage::Playing { .. } => TablePhase::Playing,
                Stage::Over { .. } => TablePhase::Over,
            },
            public: false,
            seats: self.sitters.iter().map(Sits::seen).collect(),
            you: self.you()?,
            waits: self.waits.iter().copied().collect::<SeatSet>(),
            clock_s: self.clock_s,
            // On a device nobody is away: what runs is seen at the table.
            left_s: None,
            set_up: self.position.is_some(),
            since_s: u32::try_from(self.since / 1000).unwrap_or(u32::MAX),
            gave_up: self.gave_up,
            result: self
                .result
                .as_ref()
                .map(|Places { places, scores }| Outcome { places: places.clone(), scores: scores.clone() }),
        })
    }
}

impl Sits {
    fn of(sitter: &Sitter, guise: Guise) -> Sits {
        match sitter {
            Sitter::Nobody => Sits::Nobody,
            Sitter::Guest(guest) => {
                Sits::Guest { guest: guest.to_string(), name: guise.name, look: guise.look }
            }
            Sitter::Bot(bot) => Sits::Bot(bot.clone()),
        }
    }

    fn read(&self) -> Result<(Sitter, Guise), Fail> {
        let sitter = match self {
            Sits::Nobody => Sitter::Nobody,
            Sits::Guest { guest, .. } => Sitter::Guest(read(guest)?),
            Sits::Bot(bot) => Sitter::Bot(bot.clone()),
        };
        Ok((sitter, self.guise()))
    }

    fn guise(&self) -> Guise {
        match self {
            // Nobody else is on this device, so that nobody carries the mark of a guest.
            Sits::Guest { name, look, .. } => {
                Guise { name: name.clone(), look: *look, is_bot: false, regular: true }
            }
            Sits::Nobody | Sits::Bot(_) => Guise::default(),
        }
    }

    fn seen(&self) -> LobbySeat {
        match self {
            Sits::Nobody => LobbySeat::Empty,
            Sits::Guest { guest, name, look } => LobbySeat::Guest {
                guest: guest.clone(),
                name: name.clone(),
                look: *look,
                is_bot: false,
                regular: true,
            },
            Sits::Bot(bot) => LobbySeat::Bot { bot: bot.clone() },
        }
    }
}

impl Began {
    fn read(&self) -> Result<host::Began, Fail> {
        Ok(host::Began {
            at: self.at,
            rules: self.rules,
            parts: self.parts.as_deref().map(read).transpose()?,
            unrated: self.unrated,
            sum: sum_read(self.sum.as_deref())?,
        })
    }
}

impl From<&host::Began> for Began {
    fn from(began: &host::Began) -> Began {
        Began {
            at: began.at,
            rules: began.rules,
            parts: began.parts.map(|parts| parts.to_string()),
            unrated: began.unrated,
            sum: sum_written(began.sum),
        }
    }
}

impl Line {
    pub(crate) fn read(&self) -> Result<Logged, Fail> {
        let what = match &self.what {
            Did::Decided { seat, decision } => What::Decided { seat: *seat, decision: decision.clone() },
            Did::TimedOut { seat } => What::TimedOut { seat: *seat },
            Did::Clock { elapsed_s } => What::Clock { elapsed_s: *elapsed_s },
            Did::Undone { seat } => What::Undone { seat: *seat },
            Did::GaveUp { seat } => What::GaveUp { seat: *seat },
        };
        Ok(Logged { seq: self.seq, what, client_id: self.id.clone(), sum: sum_read(self.sum.as_deref())? })
    }
}

impl From<&Logged> for Line {
    fn from(logged: &Logged) -> Line {
        let what = match &logged.what {
            What::Decided { seat, decision } => Did::Decided { seat: *seat, decision: decision.clone() },
            What::TimedOut { seat } => Did::TimedOut { seat: *seat },
            What::Clock { elapsed_s } => Did::Clock { elapsed_s: *elapsed_s },
            What::Undone { seat } => Did::Undone { seat: *seat },
            What::GaveUp { seat } => Did::GaveUp { seat: *seat },
        };
        Line { seq: logged.seq, what, id: logged.client_id.clone(), sum: sum_written(logged.sum) }
    }
}
