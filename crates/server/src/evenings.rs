//! Club evenings in the house: their log is read into what the crate `evening` knows of them, and their rounds are laid as tables.
//!
//! Everything that is done to an evening is done by one at a time, and stored before it is answered. A round and its tables are one
//! commit; the matches begin after it, and whoever opens the house again begins those that had not. How a table ends is written by
//! the commit that ends the match (`store/evenings.rs`).

use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::id::{EveningCode, EveningId, GuestId, TableId, fresh, random_bytes};
use crate::limits;
use crate::store::{Evenings, KeptEvening, Phase, Whose, Write};
use crate::table::Ask;
use evening::{Chair, Evening, Happened, NotNow, Person, Rules};
use games::protocol::{Code, NewEvening, NewSeat, NewTable, Scoring};
use games::{GameId, Housed as _, with_game};
use host::{Laid, Sitter, Wish, lay, shortened};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Dice;

/// What was agreed, as it lies in the data.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Setting {
    pub game: String,
    pub rules: Rules,
    pub options: BTreeMap<String, serde_json::Value>,
    pub clock_s: Option<u32>,
    pub minutes: Option<u16>,
    pub filler: Option<String>,
}

/// An evening as it was read, and what follows from its log.
#[derive(Debug)]
pub(crate) struct Read {
    pub kept: KeptEvening,
    pub setting: Setting,
    pub evening: Evening,
}

impl Setting {
    pub(crate) fn read(text: &str) -> Option<Setting> {
        serde_json::from_str(text).ok()
    }

    fn game(&self) -> Result<GameId, Fail> {
        self.game
            .parse()
            .map_err(|why: games::UnknownGame| Fail::new(Code::UnknownGame, shortened(why.to_string())))
    }

    /// A table of the evening, with nobody there yet.
    fn table(&self, seats: usize) -> NewTable {
        NewTable {
            game: self.game.clone(),
            seats: vec![NewSeat::Open { open: true }; seats],
            options: self.options.clone(),
            public: false,
            clock_s: self.clock_s,
            hints: Some(false),
            talk: None,
            position: None,
            parts: None,
            rated: Some(false),
            start: false,
        }
    }
}

impl Read {
    fn hosted_by(&self, guest: GuestId) -> Result<(), Fail> {
        if self.kept.host == guest {
            Ok(())
        } else {
            Err(Fail::new(Code::NotHost, "only the host does that"))
        }
    }

    fn not_over(&self) -> Result<(), Fail> {
        if self.evening.is_ended() {
            Err(Fail::new(Code::AlreadyStarted, "the evening is over"))
        } else {
            Ok(())
        }
    }

    /// Who that is, if it is no computer player.
    pub(crate) fn guest(&self, person: Person) -> Option<GuestId> {
        match self.kept.people.get(usize::from(person.0))? {
            (Sitter::Guest(guest), _) => Some(*guest),
            (Sitter::Bot(_) | Sitter::Nobody, _) => None,
        }
    }

    /// Who sits there in a match.
    fn sitter(&self, chair: Chair) -> Sitter {
        let filler = || self.setting.filler.clone().map_or(Sitter::Nobody, Sitter::Bot);
        chair.map_or_else(filler, |person| {
            self.kept.people.get(usize::from(person.0)).map_or(Sitter::Nobody, |(who, _)| who.clone())
        })
    }
}

impl House {
    pub(crate) async fn evening(&self, id: EveningId) -> Result<Read, Fail> {
        let kept = self.store.evening(id).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
        let setting = Setting::read(&kept.setting).ok_or(Fail::STORAGE)?;
        let evening = Evening::read(setting.rules, kept.log.iter().map(|(_, what)| what));
        let evening = evening.map_err(|why| {
            tracing::error!(evening = %id, %why, "an evening cannot be read");
            Fail::STORAGE
        })?;
        Ok(Read { kept, setting, evening })
    }

    async fn write_evening(&self, writes: Vec<Write>) -> Result<(), Fail> {
        self.store.write(writes).await.map_err(|_| Fail::STORAGE)
    }

    pub(crate) async fn open_evening(&self, asked: NewEvening, host: GuestId) -> Result<EveningId, Fail> {
        let NewEvening { game, seats, rounds, scoring, options, clock_s, minutes, filler, bots, plays } =
            asked;
        let bad = |why: &'static str| Err(Fail::new(Code::BadRequest, why));
        if !evening::SEATS.contains(&seats) {
            return Err(Fail::new(Code::BadSeats, "a table of an evening has two to six seats"));
        }
        if !limits::EVENING_ROUNDS.contains(&rounds) {
            return bad("an evening has one to twelve rounds");
        }
        if minutes.is_some_and(|minutes| !limits::EVENING_MINUTES.contains(&minutes)) {
            return bad("a round has one to 240 minutes");
        }
        if bots.len() > limits::EVENING_BOTS {
            return Err(Fail::new(Code::TooMany, "so many computer players do not take part"));
        }
        let scoring = match scoring {
            Scoring::Places => evening::Scoring::Places,
            Scoring::Points => evening::Scoring::Points,
        };
        let rules = Rules { least: 2, seats, rounds, fill: filler.is_some(), scoring };
        let mut setting = Setting { game, rules, options, clock_s, minutes, filler };
        with_game!(setting.game()?, G => self.check_evening::<G>(&mut setting, &bots, host))?;
        if self.store.evenings_of(host).await.map_err(|_| Fail::STORAGE)? >= limits::EVENINGS_PER_GUEST {
            return Err(Fail::new(Code::TooMany, "you have too many evenings open; end one"));
        }
        let (id, code) = (EveningId::from_random(random_bytes()), EveningCode::from_random(random_bytes()));
        let seed = self.config.hooks().luck.seed();
        let setting = serde_json::to_string(&setting).map_err(|_| Fail::STORAGE)?;
        let people =
            plays.then_some(Sitter::Guest(host)).into_iter().chain(bots.into_iter().map(Sitter::Bot));
        let joined =
            people.zip((0..).map(Person)).map(|(who, person)| Evenings::Joined { evening: id, person, who });
        let opened = Evenings::Opened { id, code, host, setting, seed };
        self.write_evening(std::iter::once(opened).chain(joined).map(Write::Evening).collect()).await?;
        Ok(id)
    }

    /// Every table that may be laid can be: what would stop the match is said now, and not when everybody sits.
    fn check_evening<G: Hosted>(
        &self,
        setting: &mut Setting,
        bots: &[String],
        host: GuestId,
    ) -> Result<(), Fail> {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = setting.rules.seats;
        if seats < least || seats > most {
            return Err(Fail::new(Code::BadSeats, format!("this game has {least} to {most} seats")));
        }
        let known = |bot: &String| match bots::offered::<G>(bot) {
            Ok(_) => Ok(()),
            Err(why) => Err(Fail::new(Code::UnknownBot, shortened(why.to_string()))),
        };
        bots.iter().chain(&setting.filler).try_for_each(known)?;
        let hooks = self.config.hooks();
        let can_be_laid = |seats: u8| {
            lay::<G>(setting.table(usize::from(seats)), host, G::parts(&self.boxes), fresh(), hooks.positions)
        };
        can_be_laid(seats)?;
        // Where options want so many players, tables are not smaller.
        let smaller = (least..seats).rev().take_while(|seats| can_be_laid(*seats).is_ok()).last();
        setting.rules.least = smaller.unwrap_or(seats);
        Ok(())
    }

    /// Whoever takes part already does.
    pub(crate) async fn join_evening(&self, code: &str, guest: GuestId) -> Result<EveningId, Fail> {
        let letters: String =
            code.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
        let code: EveningCode = letters.parse().map_err(|_| Fail::NOT_FOUND)?;
        let id = self.store.evening_of_code(code).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
        let _one = self.evenings.lock().await;
        let read = self.evening(id).await?;
        if read.kept.person(guest).is_some() {
            return Ok(id);
        }
        read.not_over()?;
        if read.evening.people().len() >= limits::EVENING_PEOPLE {
            return Err(Fail::new(Code::TooMany, "no more can take part"));
        }
        let person = read.evening.newcomer();
        let joined = Evenings::Joined { evening: id, person, who: Sitter::Guest(guest) };
        self.write_evening(vec![Write::Evening(joined)]).await?;
        Ok(id)
    }

    /// Is paired no more; what is being played is played on by the computer.
    pub(crate) async fn leave_evening(
        self: &Arc<Self>,
        id: EveningId,
        guest: GuestId,
        person: Option<u16>,
    ) -> Result<(), Fail> {
        let _one = self.evenings.lock().await;
        let read = self.evening(id).await?;
        let own = read.kept.person(guest);
        let person = match person.map(Person) {
            Some(person) if Some(person) != own => {
                read.hosted_by(guest)?;
                person
            }
            Some(_) | None => own.ok_or(Fail::new(Code::NotSeated, "you do not take part"))?,
        };
        let (who, _) = read.kept.people.get(usize::from(person.0)).ok_or(Fail::NOT_FOUND)?;
        read.not_over()?;
        if read.evening.has_left(person) {
            return Ok(());
        }
        // First the table: whoever is stopped between the two leaves again.
        let number = read.evening.rounds().len() as u8;
        let table = read.evening.round().and_then(|round| read.kept.table_of(number, round, person));
        if let (Some(table), Sitter::Guest(leaver)) = (table, who) {
            self.ask(table, |answer| Ask::GiveUp { guest: *leaver, answer }).await?;
        }
        self.write_evening(vec![Write::Evening(Evenings::Left { evening: id, person })]).await
    }

    pub(crate) async fn end_evening(&self, id: EveningId, guest: GuestId) -> Result<(), Fail> {
        let _one = self.evenings.lock().await;
        let read = self.evening(id).await?;
        read.hosted_by(guest)?;
        if read.evening.is_ended() {
            return Ok(());
        }
        self.write_evening(vec![Write::Evening(Evenings::Ended(id))]).await
    }

    /// The first round, or the next: who plays whom is drawn, the tables are laid, and the matches begin.
    pub(crate) async fn next_round(self: &Arc<Self>, id: EveningId, guest: GuestId) -> Result<(), Fail> {
        let _one = self.evenings.lock().await;
        let read = self.evening(id).await?;
        read.hosted_by(guest)?;
        let apart = self.store.apart_at(id).await.map_err(|_| Fail::STORAGE)?;
        let round = read.evening.rounds().len() as u8 + 1;
        let mut dice = Dice::from_seed(read.kept.seed).fork("round", round.into());
        let what = read.evening.next_round(&mut dice, &apart).map_err(not_now)?;
        let Happened::Paired { tables, .. } = &what else { return Err(Fail::STORAGE) };
        let laid = tables.iter().map(|chairs| self.lay_for(&read, chairs)).collect::<Result<Vec<_>, _>>()?;
        let names: Vec<TableId> = laid.iter().map(|laid| laid.setting.id).collect();
        let paired = Evenings::Paired { evening: id, round, what, tables: names.clone() };
        let writes = laid.into_iter().map(|laid| Write::Table(Box::new(laid)));
        self.write_evening(writes.chain([Write::Evening(paired)]).collect()).await?;
        for table in names {
            self.begin_evening_table(table, read.kept.host, Phase::Open).await;
        }
        Ok(())
    }

    fn lay_for(&self, read: &Read, chairs: &[Chair]) -> Result<Laid, Fail> {
        let hooks = self.config.hooks();
        let (asked, host) = (read.setting.table(chairs.len()), read.kept.host);
        let fresh = self.fresh(host);
        let mut laid = with_game!(read.setting.game()?, G => {
            lay::<G>(asked, host, G::parts(&self.boxes), fresh, hooks.positions)
        })?;
        laid.sitters = chairs.iter().map(|chair| read.sitter(*chair)).collect();
        Ok(laid)
    }

    /// It begins, and goes on whether anybody looks on or not: others wait for its end.
    async fn begin_evening_table(self: &Arc<Self>, table: TableId, host: GuestId, phase: Phase) {
        let begun = match phase {
            Phase::Open => self.wish(table, host, Wish::Start).await.map(drop),
            Phase::Playing | Phase::Over => Ok(()),
        };
        let attended = match begun {
            Ok(()) => self.wish(table, host, Wish::Attend).await.map(drop),
            Err(why) => Err(why),
        };
        if let Err(why) = attended {
            tracing::warn!(%table, %why, "a table of an evening does not begin; it is tried again when the house opens");
        }
    }

    /// The house was closed, or killed, in the middle of a round. What another node goes on with is left to it.
    pub(crate) async fn go_on_with_evenings(self: Arc<Self>) {
        let _one = self.evenings.lock().await;
        for (table, host, phase) in self.store.evening_tables_in_play().await.unwrap_or_default() {
            if self.store.among().is_some() && !matches!(self.store.claim(table).await, Ok(Whose::Ours)) {
                continue;
            }
            self.begin_evening_table(table, host, phase).await;
        }
    }
}

fn not_now(why: NotNow) -> Fail {
    let code = match why {
        NotNow::StillPlaying => Code::NotOver,
        NotNow::TooFew => Code::NotReady,
        NotNow::NoMoreRounds | NotNow::Ended => Code::AlreadyStarted,
    };
    Fail::new(code, why.to_string())
}
