//! A table as the log gives it back.

use crate::Hostable;
use crate::chat::Chat;
use crate::course::Course;
use crate::done::Done;
use crate::few::few;
use crate::kept::{Began, Clocks, Day, Kept, KeptStage, Logged, Sitter, Time};
use crate::lay::first_position;
use crate::machine::{Chair, Table, Times};
use crate::options;
use crate::pages::Pages;
use crate::stage::{Playing, Stage};
use crate::sum::Sum;
use table::{Digest, Printed};

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotLoad {
    #[error("its options are not those of this program")]
    Options,
    #[error("it was played by rules version {found}, this program has {known}")]
    OtherRules { found: u32, known: u32 },
    #[error("it is played with the box {found}, this house has {known}")]
    OtherBox { found: Digest, known: Digest },
    #[error("its set-up is not as it was written")]
    SetUp,
    #[error("its match cannot begin: {0}")]
    Beginning(String),
    #[error("line {line} of its log: {why}")]
    Line { line: u32, why: String },
}

impl<G: Hostable> Table<G> {
    /// The table as it was kept, with nobody there yet, and what follows: its computer players may be waited for.
    pub fn load(
        kept: Kept,
        parts: &Printed<G::Parts>,
        times: Times,
        now: Time,
    ) -> Result<(Table<G>, Done<G>), CannotLoad> {
        let (options, stage) = read(&kept, parts)?;
        let chairs =
            kept.sitters.into_iter().map(|(sitter, guise)| Chair { sitter, guise, ..Chair::empty(now) });
        let mut table = Table {
            parts: parts.clone(),
            changed: u32::try_from(games::differences::<G>(parts.text()).len()).unwrap_or(u32::MAX),
            times,
            setting: kept.setting,
            options,
            chairs: chairs.collect(),
            stage,
            screens_out: few(kept.screens_out),
            pages: Pages::default(),
            chat: Chat::default(),
            attended: false,
            thoughts: 0,
        };
        let done = table.finish(now, Done::nothing());
        Ok((table, done))
    }

    /// What was done last could not be stored, and nobody has seen it: back to what was. Whoever is here stays.
    pub fn restore(&mut self, kept: Kept, now: Time) -> Result<Done<G>, CannotLoad> {
        let (options, stage) = read(&kept, &self.parts)?;
        let mut done = Done::nothing();
        self.forget_thoughts(&mut done);
        (self.setting, self.options, self.stage) = (kept.setting, options, stage);
        self.screens_out = few(kept.screens_out);
        let before = std::mem::take(&mut self.chairs);
        for (sitter, guise) in kept.sitters {
            let mut chair = Chair { sitter, guise, ..Chair::empty(now) };
            if let Some(guest) = chair.guest() {
                let same = before.iter().find(|before| before.guest() == Some(guest));
                chair.away = same.is_some_and(|before| before.away);
                let since = same.and_then(|before| before.gone).unwrap_or(now);
                chair.gone = (chair.away || !self.pages.has(guest)).then_some(since);
            }
            self.chairs.push(chair);
        }
        Ok(self.finish(now, done))
    }
}

pub(crate) fn read<G: Hostable>(
    kept: &Kept,
    parts: &Printed<G::Parts>,
) -> Result<(G::Options, Stage<G>), CannotLoad> {
    let options = options::read::<G>(&kept.setting.options).ok_or(CannotLoad::Options)?;
    if let Some(Day { parts: found, .. }) = kept.setting.day.filter(|day| day.parts != parts.digest()) {
        return Err(CannotLoad::OtherBox { found, known: parts.digest() });
    }
    let stage = match &kept.stage {
        KeptStage::Open { invited, sent_away } => {
            Stage::Open { invited: few(invited.iter().copied()), sent_away: few(sent_away.iter().copied()) }
        }
        KeptStage::Playing { began, log, clocks, waits } => {
            let mut playing = play(kept, parts, &options, *began, log, *clocks)?;
            playing.waits = *waits;
            Stage::Playing(playing)
        }
        KeptStage::Over { began, log, rematch, stands } => {
            let mut stage = Stage::Playing(play(kept, parts, &options, *began, log, Clocks::default())?);
            stage.end();
            if let Stage::Over(over) = &mut stage {
                (over.rematch, over.stands) = (*rematch, *stands);
            }
            stage
        }
    };
    Ok((options, stage))
}

fn play<G: Hostable>(
    kept: &Kept,
    parts: &Printed<G::Parts>,
    options: &G::Options,
    began: Began,
    log: &[Logged],
    clocks: Clocks,
) -> Result<Playing<G>, CannotLoad> {
    if !table::plays::<G>(began.rules) {
        return Err(CannotLoad::OtherRules { found: began.rules, known: G::RULES });
    }
    check(kept, &began, parts.digest())?;
    let setting = &kept.setting;
    let game = first_position::<G>(parts, setting, options, began.rules);
    let game = game.map_err(|why| CannotLoad::Beginning(why.to_string()))?;
    let mut playing = Playing::new(Course::begin(game, began), setting.seats, clocks);
    for line in log {
        playing.replay(line).map_err(|why| CannotLoad::Line { line: line.seq, why })?;
    }
    let course = &mut playing.course;
    course.told.all_shown(&course.game, |_| false);
    Ok(playing)
}

fn check(kept: &Kept, began: &Began, parts: Digest) -> Result<(), CannotLoad> {
    if let Some(found) = began.parts.filter(|found| *found != parts) {
        return Err(CannotLoad::OtherBox { found, known: parts });
    }
    let sitters: Vec<Sitter> = kept.at_the_start().collect();
    let sum = Sum::of_start(&kept.setting, began, &sitters);
    if began.sum.is_some_and(|written| written != sum) {
        return Err(CannotLoad::SetUp);
    }
    Ok(())
}
