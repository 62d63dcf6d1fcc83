//! Where a table of one game is driven: one question after the other.

use crate::asked::{Asked, Fresh, Person, Wish};
use crate::kept::{Head, cannot_load};
use crate::mind::{Mind, Span, read_advice, read_decision};
use crate::named;
use crate::told::{Said, Told, Writes};
use games::protocol::{Code, NewSeat, NewTable, PositionRead, ToPage, ToServer, WIRE};
use host::{
    ConnId, Done, Event, Fail, GuestId, Guise, Heard, Hostable, Kept, Positions, Show, Sitter, Table,
    TableId, Time, Times, Word, chances, decided, game_info, lay, look_at_position, play_again,
};
use std::fmt;
use table::{Misread, Printed, Seat};

/// Nobody is kept waiting by others here: what a computer player finds is shown when its time is over. How fast the device is
/// nobody knows, so the watchdog is patient.
const TIMES: Times = Times { pause: 0, thinks: 15_000, gone_after: 60_000 };
/// Where several people share the device, whoever has not got it in their hands is not gone.
const SHARED: Times = Times { gone_after: 1 << 50, ..TIMES };

pub struct Desk<G: Hostable> {
    parts: Printed<G::Parts>,
    at: Option<At<G>>,
    /// For the table of another instance.
    mind: Option<Mind<G>>,
}

/// The table that is open.
struct At<G: Hostable> {
    table: Table<G>,
    head: Head,
    /// Whose device it is.
    you: GuestId,
    name: String,
    /// Whose eyes are open, where several share the device, and the pages that see with them.
    eyes: Option<Seat>,
    looking: Vec<ConnId>,
    /// What whoever asked last is told if it cannot be written down.
    otherwise: Option<Show>,
}

impl<G: Hostable> Default for Desk<G> {
    fn default() -> Self {
        Desk { parts: Printed::shipped(), at: None, mind: None }
    }
}

impl<G: Hostable> fmt::Debug for Desk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a desk of {}", G::NAME)
    }
}

impl<G: Hostable> Desk<G> {
    /// The answer to a question, both as JSON.
    pub fn hear(&mut self, question: &[u8]) -> String {
        // As a text, like everything that is read here: each kind of source would be a reader of its own.
        let text = std::str::from_utf8(question).map_err(|why| Fail::quoting(Code::BadRequest, &why));
        let asked = text
            .and_then(|text| serde_json::from_str(text).map_err(|why| Fail::quoting(Code::BadRequest, &why)));
        asked.and_then(|asked| self.answer(asked)).unwrap_or_else(Told::from).to_json()
    }

    fn answer(&mut self, asked: Asked) -> Result<Told, Fail> {
        match asked {
            Asked::Offer => Ok(Told::answering(&game_info::<G>())),
            Asked::Box => Ok(Told::answering(&G::look_into(&self.parts))),
            Asked::Position { position } => self.look_at(&position),
            Asked::Lay { table, fresh, you, others, now } => self.lay(*table, &fresh, you, others, now),
            Asked::Load { kept, now } => self.load(kept.head.kept(&kept.lines)?, kept.head, now),
            Asked::Hear { conn, eyes, said, now } => self.at()?.hear(conn, eyes, said, now),
            Asked::Part { conn, now } => Ok(self.at()?.part(conn, now)),
            Asked::Wish { wish, now } => self.at()?.grant(wish, now),
            Asked::Thought { seat, number, decision, now } => {
                let decision = read_decision::<G>(&decision).ok_or_else(no_decision)?;
                Ok(self.at()?.happens(Event::Thought { seat, number, decision }, now))
            }
            Asked::Advice { seat, number, advice, now } => {
                let thought = read_advice::<G>(advice).ok_or_else(no_decision)?;
                Ok(self.at()?.happens(Event::Advice { seat, number, thought }, now))
            }
            Asked::Time { now } => Ok(self.at()?.happens(Event::Time, now)),
            Asked::Lost { kept, now } => {
                let stored = kept.head.kept(&kept.lines)?;
                self.at()?.restore(stored, kept.head, now)
            }
            Asked::Info { now } => self.at()?.info(now),
            Asked::Record => {
                let at = self.at()?;
                Ok(Told { answer: Some(at.table.record(Some(at.you))?.to_json()), ..Told::default() })
            }
            Asked::Frames { eyes, from } => {
                let at = self.at.as_ref().ok_or_else(no_table)?;
                let part = host::Part { eyes, from, count: None };
                let played = play_again(&self.parts, &at.table.record(Some(at.you))?, &part)?;
                Ok(Told::answering(&played.frames))
            }
            Asked::Chances => {
                let at = self.at.as_ref().ok_or_else(no_table)?;
                let course = chances::Outlook::of(&self.parts, &at.table.record(Some(at.you))?);
                let course = course.ok_or_else(unplayable)?;
                let judged = course.places.iter().map(chances::Place::judge).collect();
                Ok(Told::answering(&chances::told(judged, course.end)))
            }
            Asked::Decided { seat } => {
                let at = self.at.as_ref().ok_or_else(no_table)?;
                let written = at.table.record(Some(at.you))?;
                let decisions = decided::Decisions::of(&self.parts, &written, seat).ok_or_else(unplayable)?;
                Ok(Told::answering(&decisions.told(&decisions.judge())))
            }
            Asked::Follow { kept } => {
                self.mind = Some(Mind::of(&kept.head.kept(&kept.lines)?, &self.parts)?);
                Ok(Told::default())
            }
            Asked::Lines { lines } => {
                self.mind()?.follow(&lines)?;
                Ok(Told::default())
            }
            Asked::Think { seat, player, dice, takes_ms, waited_ms, within_ms } => {
                let decision =
                    self.mind()?.think(seat, player, &dice, &Span { takes_ms, waited_ms, within_ms })?;
                Ok(Told { answer: Some(decision), ..Told::default() })
            }
            Asked::Advise { seat, dice, waited_ms, within_ms } => {
                let span = Span { takes_ms: None, waited_ms, within_ms };
                Ok(Told::answering(&self.mind()?.advise(seat, &dice, &span)?))
            }
        }
    }

    fn at(&mut self) -> Result<&mut At<G>, Fail> {
        self.at.as_mut().ok_or_else(no_table)
    }

    fn mind(&mut self) -> Result<&mut Mind<G>, Fail> {
        self.mind.as_mut().ok_or_else(no_table)
    }

    fn look_at(&self, position: &str) -> Result<Told, Fail> {
        Ok(Told::answering(&match look_at_position::<G>(position, &self.parts)? {
            Ok(state) => PositionRead::Position { players: state.seats() },
            Err(Misread { at, expected }) => {
                PositionRead::Misread { at: at as u32, expected: host::shortened(expected) }
            }
        }))
    }

    /// Lays a table for whoever plays at this device, and begins if that was asked for.
    fn lay(
        &mut self,
        asked: NewTable,
        fresh: &Fresh,
        you: Person,
        others: Vec<Person>,
        now: Time,
    ) -> Result<Told, Fail> {
        if asked.game != G::NAME {
            return Err(Fail::new(Code::UnknownGame, "this module has another game"));
        }
        let people = asked.seats.iter().filter(|seat| matches!(seat, NewSeat::Open { .. })).count();
        if people != 1 + others.len() {
            return Err(Fail::new(Code::BadSeats, "on a device whoever plays there has a name"));
        }
        let (host, start) = (guest(&you.guest)?, asked.start);
        // A module weighs what it does with its lists, and these are short.
        let mut guises = vec![(host, you.guise())];
        for other in others {
            let guest = guest(&other.guest)?;
            if guises.iter().any(|(known, _)| *known == guest) {
                return Err(Fail::new(Code::BadSeats, "somebody would sit there twice"));
            }
            guises.push((guest, other.guise()));
        }
        // Nobody looks on, talks, or is rated; and no clock runs while a device goes from hand to hand.
        let clock_s = asked.clock_s.filter(|_| people == 1);
        let asked = NewTable { public: false, talk: Some(false), rated: Some(false), clock_s, ..asked };
        let mut laid = lay::<G>(asked, host, &self.parts, fresh.read()?, Positions::AgainstComputers)?;
        let free = laid.sitters.iter_mut().filter(|sitter| **sitter == Sitter::Nobody);
        for (sitter, (guest, _)) in free.zip(guises.iter().skip(1)) {
            *sitter = Sitter::Guest(*guest);
        }
        let of = |sitter: &Sitter| {
            let sits = guises.iter().find(|(guest, _)| *sitter == Sitter::Guest(*guest));
            sits.map(|(_, guise)| guise.clone()).unwrap_or_default()
        };
        let head = Head::laid(&laid, of, now);
        let mut told = self.load(head.kept(&[])?, head, now)?;
        let at = self.at()?;
        if start {
            told = at.happens(Event::Guest(host, host::Wish::Start), now);
        }
        told.write.table = Some(at.head.listed());
        let info = at.table.info(Some(host), now)?;
        Ok(Told { answer: Told::answering(&named::info(info)).answer, ..told })
    }

    fn load(&mut self, kept: Kept, head: Head, now: Time) -> Result<Told, Fail> {
        let you = kept.setting.host;
        let mine = kept.sitters.iter().find(|(sitter, _)| *sitter == Sitter::Guest(you));
        let name = mine.map(|(_, guise)| guise.name.clone()).unwrap_or_default();
        let times = if head.people() > 1 { SHARED } else { TIMES };
        let (table, done) = Table::load(kept, &self.parts, times, now).map_err(|why| cannot_load(&why))?;
        let at =
            self.at.insert(At { table, head, you, name, eyes: None, looking: Vec::new(), otherwise: None });
        Ok(at.carry_out(done, now))
    }
}

impl<G: Hostable> At<G> {
    fn happens(&mut self, event: Event<G::Decision>, now: Time) -> Told {
        let done = self.table.handle(event, now);
        self.carry_out(done, now)
    }

    fn carry_out(&mut self, done: Done<G>, now: Time) -> Told {
        let write = self.head.write(&done.store, now);
        self.otherwise = done.refused();
        Told::of(write, done)
    }

    fn hear(&mut self, conn: ConnId, eyes: Option<Seat>, said: ToServer, now: Time) -> Result<Told, Fail> {
        Ok(match Heard::from(said) {
            Heard::Hello { wire, .. } if wire != WIRE => bye(conn, Code::OldPage),
            Heard::Hello { read, .. } if self.head.people() > 1 => self.open(conn, eyes, read, now)?,
            Heard::Hello { read, .. } => {
                let guise = Guise { name: self.name.clone(), ..Guise::default() };
                let wish = host::Wish::Join { conn, guise, read, deaf_to: Vec::new() };
                self.happens(Event::Guest(self.you, wish), now)
            }
            Heard::Ping => {
                let pong = Show { to: vec![conn], what: host::Shown::Message(ToPage::Pong) };
                let mut told = self.happens(Event::Time, now);
                told.show.push(pong.into());
                told
            }
            Heard::Word(word) => self.happens(Event::Page(conn, word), now),
        })
    }

    /// A page of a device that several people share. Whoever looked with other eyes looks no more before anything is shown to these.
    fn open(&mut self, conn: ConnId, eyes: Option<Seat>, read: host::Read, now: Time) -> Result<Told, Fail> {
        let Some(seat) = eyes else {
            let wish = host::Wish::Show { conn, read };
            return Ok(self.happens(Event::Guest(self.you, wish), now));
        };
        let (guest, name) = self.head.person(seat).ok_or(Fail::NOT_FOUND)?;
        let guise = Guise { name: name.to_owned(), ..Guise::default() };
        let wish = host::Wish::Join { conn, guise, read, deaf_to: Vec::new() };
        let others = if self.eyes == Some(seat) { Vec::new() } else { std::mem::take(&mut self.looking) };
        let mut show = Vec::new();
        for other in others {
            // A hint that was on its way goes nowhere; nothing else follows from a page that is gone.
            self.part(other, now);
            show.push(Show { to: vec![other], what: host::Shown::Bye(Code::NotFound) }.into());
        }
        self.eyes = Some(seat);
        self.looking.push(conn);
        let mut told = self.happens(Event::Guest(guest, wish), now);
        show.append(&mut told.show);
        told.show = show;
        Ok(told)
    }

    fn part(&mut self, conn: ConnId, now: Time) -> Told {
        self.looking.retain(|other| *other != conn);
        self.happens(Event::Page(conn, Word::Part), now)
    }

    fn grant(&mut self, wish: Wish, now: Time) -> Result<Told, Fail> {
        if matches!(wish, Wish::Leave) && self.head.people() > 1 {
            // They all get up together, and nobody plays on for one of them.
            return self.info(now);
        }
        let wish = match wish {
            Wish::Start => host::Wish::Start,
            Wish::Leave => host::Wish::Leave,
            Wish::Hints(on) => host::Wish::AllowHints(on),
            Wish::Seat { seat, to } => host::Wish::Seat { seat, to },
            Wish::Rematch(fresh) => host::Wish::Rematch(fresh.read()?),
        };
        let told = self.happens(Event::Guest(self.you, wish), now);
        if told.refused.is_some() {
            return Ok(told);
        }
        let info = self.table.info(Some(self.you), now)?;
        Ok(Told { answer: Told::answering(&named::info(info)).answer, ..told })
    }

    fn info(&self, now: Time) -> Result<Told, Fail> {
        Ok(Told::answering(&named::info(self.table.info(Some(self.you), now)?)))
    }

    /// Back to what is written down; nobody has seen anything else.
    fn restore(&mut self, stored: Kept, head: Head, now: Time) -> Result<Told, Fail> {
        let instead = self.otherwise.take();
        let done = self.table.restore(stored, now).map_err(|why| cannot_load(&why))?;
        self.head = head;
        let mut told = self.carry_out(done, now);
        told.show.splice(0..0, instead.map(Said::from));
        Ok(told)
    }
}

impl Person {
    fn guise(self) -> Guise {
        Guise { name: self.name, look: self.look, is_bot: false, regular: true }
    }
}

impl Fresh {
    fn read(&self) -> Result<host::Fresh, Fail> {
        let bad = |_| Fail::new(Code::BadRequest, "not a name of this house");
        Ok(host::Fresh {
            id: self.id.parse::<TableId>().map_err(bad)?,
            invite: self.invite.parse().map_err(bad)?,
            seed: self
                .seed
                .parse()
                .map_err(|_| Fail::new(Code::BadRequest, "a seed has 64 hexadecimal digits"))?,
        })
    }
}

fn guest(name: &str) -> Result<GuestId, Fail> {
    name.parse().map_err(|_| Fail::new(Code::NoGuest, "not a name of a guest"))
}

fn bye(conn: ConnId, code: Code) -> Told {
    let bye = Show { to: vec![conn], what: host::Shown::Bye(code) };
    Told { write: Writes::default(), show: vec![bye.into()], ..Told::default() }
}

fn unplayable() -> Fail {
    Fail::new(Code::BadRecord, "the record cannot be played")
}

fn no_table() -> Fail {
    Fail::new(Code::NotFound, "no table is open")
}

fn no_decision() -> Fail {
    Fail::new(Code::BadRequest, "that is no decision of this game")
}
