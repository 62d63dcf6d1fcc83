//! What is done at the keeper's word. Whatever changes something is written together with a line that says who did it.

use super::counted;
use super::errand::{Act as Acted, Errand, More, Penalty as Imposed, Person, Report, Told};
use super::figures::figures;
use crate::cluster::News;
use crate::guest::checked_name;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::penalties::Penalty;
use crate::people::{Ended, fold};
use crate::store::{Act, Found, Ordered, Personal, StoreError, Write, now_ms};
use host::{Guise, is_unreadable};
use std::path::PathBuf;
use std::sync::Arc;

type Refusal = String;

const LISTED: u32 = 50;

/// `who` is the user of the system who asks.
pub(super) async fn carry_out(house: &Arc<House>, who: &str, errand: Errand) -> Result<Told, Refusal> {
    let keeper = Keeper { house, who };
    match errand {
        Errand::Find { name } => keeper.find(&name).await,
        Errand::Show { who } => keeper.show(&who).await,
        Errand::Rename { who, name } => keeper.rename(&who, &name).await,
        Errand::Mute { who, hours, words } => keeper.impose(&who, Penalty::Mute, hours, words).await,
        Errand::Unmute { who, words } => keeper.lift(&who, Penalty::Mute, words).await,
        Errand::Ban { who, hours, words } => keeper.impose(&who, Penalty::Ban, hours, words).await,
        Errand::Unban { who, words } => keeper.lift(&who, Penalty::Ban, words).await,
        Errand::Erase { who, words } => keeper.erase(&who, words).await,
        Errand::Reports { all } => keeper.reports(all).await,
        Errand::CloseReport { number, words } => keeper.close_report(number, words).await,
        Errand::Announce { text, minutes } => keeper.announce(&text, minutes).await,
        Errand::Hush {} => keeper.hush().await,
        Errand::Backup { to } => keeper.backup(to).await,
        Errand::Sweep { days } => keeper.sweep(days).await,
        Errand::Figures {} => Ok(Told::Figures(figures(house).await.map_err(|why| unusable(&why))?)),
        Errand::Audit { last } => keeper.audit(last).await,
    }
}

struct Keeper<'a> {
    house: &'a Arc<House>,
    who: &'a str,
}

fn unusable(why: &StoreError) -> Refusal {
    why.to_string()
}

fn done(text: String) -> Result<Told, Refusal> {
    Ok(Told::Done(text))
}

impl Keeper<'_> {
    /// The person of this id, or the regular of this name.
    async fn person(&self, who: &str) -> Result<Found, Refusal> {
        let store = &self.house.store;
        let by_id = match who.parse::<GuestId>() {
            Ok(guest) => store.found(guest).await.map_err(|why| unusable(&why))?,
            Err(_) => None,
        };
        if let Some(found) = by_id {
            return Ok(found);
        }
        let named = store.regular(&fold(who)).await.map_err(|why| unusable(&why))?;
        let nobody =
            || format!("`{who}` is nobody's id and no regular's name; `people find` looks for people");
        store.found(named.ok_or_else(nobody)?).await.map_err(|why| unusable(&why))?.ok_or_else(nobody)
    }

    /// What is done, and that it was done: both or neither.
    async fn write(
        &self,
        writes: impl IntoIterator<Item = Write>,
        act: &'static str,
        about: Option<String>,
        words: String,
    ) -> Result<(), Refusal> {
        let line = Act { who: self.who.to_owned(), act, about, words };
        let line = Write::Order(Ordered::Audit(line));
        let written = self.house.store.write(writes.into_iter().chain([line]).collect()).await;
        written.map_err(|why| unusable(&why))
    }

    async fn find(&self, name: &str) -> Result<Told, Refusal> {
        let found = self.house.store.find(name, &fold(name), LISTED).await.map_err(|why| unusable(&why))?;
        Ok(Told::People(found.into_iter().map(listed).collect()))
    }

    async fn show(&self, who: &str) -> Result<Told, Refusal> {
        let found = self.person(who).await?;
        let more = self.more(found.guest).await.map_err(|why| unusable(&why))?;
        Ok(Told::People(vec![Person { more: Some(more), ..listed(found) }]))
    }

    async fn more(&self, guest: GuestId) -> Result<More, StoreError> {
        let store = &self.house.store;
        let sessions = store.sessions(guest).await?;
        let penalties = store.penalties_of(guest).await?.into_iter().map(|kept| Imposed {
            kind: kept.penalty.word().to_owned(),
            since_s: kept.since / 1000,
            until_s: kept.until.map(|until| until / 1000),
            words: kept.words,
        });
        Ok(More {
            sockets: self.house.doors.sockets_of(guest),
            matches: store.played(guest).await?,
            keys: store.keys(guest).await?.len(),
            devices: sessions.len(),
            seen_s: sessions.iter().map(|session| session.seen / 1000).max(),
            reports: store.reports_about(guest).await?,
            penalties: penalties.collect(),
        })
    }

    async fn rename(&self, who: &str, name: &str) -> Result<Told, Refusal> {
        let found = self.person(who).await?;
        let name = checked_name(name).map_err(|why| why.to_string())?;
        let guise = self.house.guise(found.guest).await.map_err(|why| why.to_string())?;
        let guise = Guise { name: name.clone(), ..guise };
        let guest = found.guest;
        let folded = found.regular.map(|_| Write::Of(Personal::Renamed { guest, folded: fold(&name) }));
        let writes = [Write::Guest { id: guest, guise: guise.clone() }].into_iter().chain(folded);
        let words = format!("{} is {name}", found.name);
        let line = Act { who: self.who.to_owned(), act: "rename", about: Some(guest.to_string()), words };
        let writes = writes.chain([Write::Order(Ordered::Audit(line))]).collect();
        self.house.store.write(writes).await.map_err(|why| {
            if let StoreError::Refused(_) = why {
                return "somebody here has that name, or one that reads like it".to_owned();
            }
            unusable(&why)
        })?;
        self.house.tell_renamed(guest, &guise).await;
        done(format!("{} is called {name} now.", found.name))
    }

    async fn impose(
        &self,
        who: &str,
        penalty: Penalty,
        hours: Option<u32>,
        words: String,
    ) -> Result<Told, Refusal> {
        let found = self.person(who).await?;
        let guest = found.guest;
        let words = short(words)?;
        let until = hours.map(|hours| now_ms() + u64::from(hours) * 3_600_000);
        let for_how_long = hours.map_or("for good".to_owned(), |hours| format!("for {hours} hours"));
        let imposed = Ordered::Imposed { guest, penalty, until, words: words.clone() };
        let said = format!("{for_how_long}: {words}");
        self.write([Write::Order(imposed)], penalty.word(), Some(guest.to_string()), said).await?;
        self.house.penalties.impose(guest, penalty, until);
        self.house.tell_others_soon(News::Order);
        match penalty {
            Penalty::Mute => done(format!("{} may not talk {for_how_long}.", found.name)),
            Penalty::Ban => {
                self.house.end(Ended::Banned(guest));
                done(format!("The house is shut to {} {for_how_long}.", found.name))
            }
        }
    }

    async fn lift(&self, who: &str, penalty: Penalty, words: String) -> Result<Told, Refusal> {
        let found = self.person(who).await?;
        let guest = found.guest;
        let (act, text) = match penalty {
            Penalty::Mute => ("unmute", format!("{} may talk.", found.name)),
            Penalty::Ban => ("unban", format!("The house is open to {}.", found.name)),
        };
        let lifted = Write::Order(Ordered::Lifted { guest, penalty });
        self.write([lifted], act, Some(guest.to_string()), short(words)?).await?;
        self.house.penalties.lift(guest, penalty);
        self.house.tell_others_soon(News::Order);
        done(text)
    }

    async fn erase(&self, who: &str, words: String) -> Result<Told, Refusal> {
        let found = self.person(who).await?;
        let guest = found.guest;
        let words = short(words)?;
        self.write([Write::Of(Personal::Erased(guest))], "erase", Some(guest.to_string()), words).await?;
        self.house.end(Ended::Guest(guest));
        self.house.tell_renamed(guest, &Guise::default()).await;
        done(format!("Nothing is left of {} but the matches.", found.name))
    }

    async fn reports(&self, all: bool) -> Result<Told, Refusal> {
        let reports = self.house.store.reports(all, LISTED).await.map_err(|why| unusable(&why))?;
        let one = |kept: crate::store::KeptReport| Report {
            number: kept.number,
            made_s: kept.made / 1000,
            reporter: kept.reporter,
            about: kept.about,
            name: kept.name,
            table: kept.table,
            quoted: kept.quoted,
            words: kept.words,
            outcome: kept.outcome,
        };
        Ok(Told::Reports(reports.into_iter().map(one).collect()))
    }

    async fn close_report(&self, number: i64, words: String) -> Result<Told, Refusal> {
        let report = self.house.store.report(number).await.map_err(|why| unusable(&why))?;
        let report = report.filter(|report| report.outcome.is_none());
        let report =
            report.ok_or_else(|| format!("there is no open report {number}; `reports` lists them"))?;
        let outcome = short(words)?;
        let closed = Ordered::ReportClosed { number, outcome: outcome.clone() };
        let said = format!("{number}: {outcome}");
        self.write([Write::Order(closed)], "close-report", Some(report.about), said).await?;
        done(format!("Report {number} is closed."))
    }

    async fn announce(&self, text: &str, minutes: u32) -> Result<Told, Refusal> {
        let text = text.trim();
        let count = text.chars().count();
        if count == 0 || count > limits::ANNOUNCEMENT || text.chars().any(is_unreadable) {
            return Err(format!("an announcement is one line of 1 to {} characters", limits::ANNOUNCEMENT));
        }
        if minutes == 0 {
            return Err("an announcement holds for a minute at least".to_owned());
        }
        let until = now_ms() + u64::from(minutes) * 60_000;
        let announced = Write::Order(Ordered::Announced { text: text.to_owned(), until });
        self.write([announced], "announce", None, text.to_owned()).await?;
        self.tell_everybody().await?;
        done(format!("Everybody is told so for {minutes} minutes."))
    }

    async fn hush(&self) -> Result<Told, Refusal> {
        self.write([Write::Order(Ordered::Hushed)], "hush", None, String::new()).await?;
        self.tell_everybody().await?;
        done("Nothing is announced any more.".to_owned())
    }

    async fn tell_everybody(&self) -> Result<(), Refusal> {
        let now = self.house.store.announcement().await.map_err(|why| unusable(&why))?;
        self.house.announce_here(now);
        self.house.tell_others_soon(News::Order);
        Ok(())
    }

    /// The line about it is in the copy.
    async fn backup(&self, to: PathBuf) -> Result<Told, Refusal> {
        let text = to.display().to_string();
        if self.house.config.database.is_some() {
            return Err("this house is in PostgreSQL: `pg_dump` copies it, also while it is open".to_owned());
        }
        if !to.is_absolute() {
            return Err(format!("{text} is no whole path; the house is in another folder than you"));
        }
        self.write([], "backup", None, text.clone()).await?;
        crate::store::backup(&self.house.config.data, &to).await.map_err(|why| why.to_string())?;
        done(format!("{} is copied to {text}.", self.house.config.data.display()))
    }

    async fn sweep(&self, days: u32) -> Result<Told, Refusal> {
        let before = now_ms().saturating_sub(u64::from(days) * limits::DAY.as_millis() as u64);
        let store = &self.house.store;
        let count = store.never_played(before).await.map_err(|why| unusable(&why))?;
        // A part at a time, so that nobody waits for the disk meanwhile; those who come now are not among them.
        for _ in 0..count.div_ceil(limits::FORGET_AT_ONCE) {
            let swept = store.write(vec![Write::Order(Ordered::Swept { before })]).await;
            swept.map_err(|why| unusable(&why))?;
        }
        let left = store.never_played(before).await.map_err(|why| unusable(&why))?;
        let gone = count.saturating_sub(left);
        let (guests, since) = (counted(gone, "guest", "guests"), counted(days, "day", "days"));
        self.write([], "sweep", None, format!("{guests} older than {since}")).await?;
        let gone = counted(gone, "guest is", "guests are");
        done(format!("{gone} forgotten who never played and came more than {since} ago."))
    }

    async fn audit(&self, last: u32) -> Result<Told, Refusal> {
        let acts =
            self.house.store.audit(last.clamp(1, limits::AUDIT)).await.map_err(|why| unusable(&why))?;
        let one = |kept: crate::store::KeptAct| Acted {
            number: kept.number,
            at_s: kept.at / 1000,
            who: kept.who,
            act: kept.act,
            about: kept.about,
            words: kept.words,
        };
        Ok(Told::Audit(acts.into_iter().map(one).collect()))
    }
}

fn listed(found: Found) -> Person {
    Person {
        id: found.guest.to_string(),
        name: found.name,
        came_s: found.created / 1000,
        // An erased person is known by nothing, and is a regular of the time 0.
        regular_since_s: found.regular.filter(|since| *since > 0).map(|since| since / 1000),
        bot_of: found.owner,
        more: None,
    }
}

/// The keeper's own words about what is done.
fn short(words: String) -> Result<String, Refusal> {
    let words = words.trim().to_owned();
    if words.chars().count() > limits::WORDS || words.chars().any(is_unreadable) {
        return Err(format!("say it in one line of at most {} characters", limits::WORDS));
    }
    Ok(words)
}
