//! `ratskeller play`: a plain game in the terminal against computer players, of any game that has a notation.

mod prompt;
mod screen;

use crate::failure::Failure;
use crate::input;
use crate::playable::Playable;
use crate::set_up::{TableArgs, idle, unusual};
use bots::{Leash, Player};
use games::{GameId, Written, with_game};
use prompt::Answer;
use screen::Screen;
use serde::Serialize;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;
use table::{Bot, Dice, Match, Printed, Seat, SeatSet, Standing, Turn, World};

/// Play a game in the terminal against computer players
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game
    game: GameId,
    #[command(flatten)]
    table: TableArgs,
    /// Deal again what was dealt before: a number, or the 64 digits of a record's seed
    #[arg(long, value_name = "S", value_parser = input::seed)]
    seed: Option<table::Seed>,
    /// Where you sit: a number from 0 or a letter from A
    #[arg(long, value_name = "X", value_parser = input::seat, default_value = "A")]
    seat: Seat,
    /// Go on from this position (docs/notation.md); it says itself who plays and with which options
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["players", "options", "record"])]
    position: Option<String>,
    /// Write the record of the game here
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_game!(args.game, G => play::<G>(args, out))
}

fn play<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let seed = args.seed.map_or_else(input::fresh_seed, Ok)?;
    let table = match &args.position {
        Some(text) => set_up_at(args, text, seed)?,
        None => dealt(args, seed)?,
    };
    let (seats, options) = (table.record().seats, table.record().options);
    if args.seat.number() >= seats {
        let last = seats.saturating_sub(1);
        return Err(Failure::Usage(format!("this table has seats 0 to {last}, not {}", args.seat.number())));
    }
    let bots = args.table.bots::<G>(seats.saturating_sub(1), G::USUAL_BOT)?;
    let mut evening = Evening {
        table,
        you: args.seat,
        others: seat_others(args.seat, seats, &bots, seed),
        began: Instant::now(),
        told: 0,
        lines: io::stdin().lock(),
        screen: Screen::new(out),
    };
    evening.greet(&unusual(&options), &idle(&options))?;
    let ended = evening.play()?;
    evening.part(ended, args)
}

fn dealt<G: Playable>(args: &Args, seed: table::Seed) -> Result<Match<G>, Failure> {
    let set_up = args.table.set_up::<G>(args.table.players::<G>(1))?;
    Match::start(&set_up.parts, &set_up.options, set_up.seats, seed).map_err(Failure::usage)
}

fn set_up_at<G: Playable>(args: &Args, text: &str, seed: table::Seed) -> Result<Match<G>, Failure> {
    let state = G::from_position(&args.table.pack.parts::<G>()?, text).map_err(|misread| {
        Failure::Usage(format!("this is no position of {}:\n{}", G::NAME, misread.point_at(text)))
    })?;
    Ok(Match::set_up(World::at(state, Dice::from_seed(seed)), seed))
}

/// What is asked there, as the wire names it: `keep or reject`.
fn question(sight: &impl Serialize) -> Option<String> {
    let sight = serde_json::to_value(sight).ok()?;
    Some(sight["ask"]["ask"].as_str()?.replace('_', " "))
}

/// A computer player at its seat.
struct Other<G> {
    seat: Seat,
    name: String,
    bot: Box<dyn Bot<G>>,
    dice: Dice,
}

/// Their dice follow from the seed, so that they are the same when it is dealt again, but are not the game's.
fn seat_others<G: Playable>(you: Seat, seats: u8, bots: &[Player<G>], seed: table::Seed) -> Vec<Other<G>> {
    let dice = Dice::from_seed(table::Seed::derived(&format!("ratskeller players {}", seed.to_hex()), 0));
    let other = |(seat, player): (Seat, &Player<G>)| Other {
        seat,
        name: player.name.clone(),
        bot: player.sit_down(&Leash::long()),
        dice: dice.fork("seat", u32::from(seat.number())),
    };
    SeatSet::first(seats).without(you).iter().zip(bots).map(other).collect()
}

/// A match, the people and computers around it, and the terminal it is shown in.
struct Evening<'a, G: Playable> {
    table: Match<G>,
    you: Seat,
    others: Vec<Other<G>>,
    began: Instant,
    /// The number of the last notice that was shown.
    told: u32,
    lines: io::StdinLock<'static>,
    screen: Screen<'a>,
}

impl<G: Playable> Evening<'_, G> {
    fn greet(&mut self, unusual: &[String], idle: &[String]) -> Result<(), Failure> {
        self.screen.say(&format!("{}. You are {}.", G::NAME, self.you))?;
        let others: Vec<String> =
            self.others.iter().map(|other| format!("{} {}", other.seat, other.name)).collect();
        self.screen.say(&format!("With you: {}.", others.join(", ")))?;
        if !unusual.is_empty() {
            self.screen.say(&format!("Options: {}.", unusual.join(", ")))?;
        }
        for note in idle {
            self.screen.say(&format!("Note: {note}."))?;
        }
        self.screen.say("What is dealt follows from a seed that you will see at the end; its SHA-256 is")?;
        self.screen.say(&format!("{}.", self.table.commitment()))?;
        self.screen.say("Type a number or the words beside it; ? helps, quit leaves.\n")?;
        self.screen.keep();
        Ok(())
    }

    /// To the end, or until the person leaves.
    fn play(&mut self) -> Result<Option<Standing>, Failure> {
        loop {
            match self.table.turn() {
                Turn::Waits(_) => {
                    self.others_decide()?;
                    if self.table.waits_for().contains(self.you) && !self.you_decide()? {
                        return Ok(None);
                    }
                }
                Turn::AsksClock => {
                    let elapsed_s = self.began.elapsed().as_secs();
                    self.table.read_clock(elapsed_s).map_err(|why| Failure::Check(why.to_string()))?;
                }
                Turn::Over(standing) => return Ok(Some(standing)),
            }
        }
    }

    fn others_decide(&mut self) -> Result<(), Failure> {
        for other in &mut self.others {
            let Some(aside) = self.table.aside(other.seat) else { continue };
            if other.bot.steps_aside(other.seat, &self.table.view(Some(other.seat))) {
                self.table.seal(other.seat, aside).map_err(|refusal| Failure::Check(refusal.to_string()))?;
            }
        }
        let waits_for = self.table.waits_for();
        for other in self.others.iter_mut().filter(|other| waits_for.contains(other.seat)) {
            let view = self.table.view(Some(other.seat));
            let about = question(&G::sight(&view)).unwrap_or_else(|| "the next move".to_owned());
            self.screen.wait(&format!("{} {} thinks about: {about}", other.seat, other.name))?;
            let decision = other.bot.decide(other.seat, &view, &mut other.dice);
            self.table.seal(other.seat, decision).map_err(|refusal| {
                Failure::Check(format!("{} in seat {}: {refusal}", other.name, other.seat))
            })?;
        }
        self.screen.waited()
    }

    /// False: the person leaves.
    fn you_decide(&mut self) -> Result<bool, Failure> {
        let list = self.table.list(self.you);
        let width = self.screen.width();
        let offered = prompt::offered(list.as_deref(), self.table.fallback(self.you).as_ref(), width);
        let view = self.table.view(Some(self.you)).to_string();
        let shown = format!("{}\n\n{offered}", view.trim_end());
        let news = self.news();
        self.screen.say_and_show(&news, &shown, &mut self.lines)?;
        if let Some(aside) = self.table.aside(self.you) {
            self.screen.say(&format!("Nobody waits for it, but you may also type `{aside}`."))?;
        }
        let prompt = format!("{}> ", self.you);
        loop {
            let Some(line) = self.screen.ask(&prompt, &mut self.lines)? else { return Ok(false) };
            match prompt::understood::<G>(&line, list.as_deref(), &offered) {
                Answer::Decision(decision) => match self.table.seal(self.you, decision) {
                    Ok(_) => {
                        self.screen.wipe()?;
                        return Ok(true);
                    }
                    Err(refusal) => self.screen.say(&format!("That does not go: {refusal}."))?,
                },
                Answer::Help => self.screen.say(&format!("{}\n\n{}", prompt::HELP, G::LEGEND))?,
                Answer::View => self.show_view()?,
                Answer::List(page) => self.screen.say(&prompt::listed(list.as_deref(), page, width))?,
                Answer::Log => self.show_log()?,
                Answer::Quit => return Ok(false),
                Answer::Unclear(why) => self.screen.say(&why)?,
            }
        }
    }

    /// What has happened since you were last asked.
    fn news(&mut self) -> Vec<String> {
        let news = self.table.notices_since(Some(self.you), self.told);
        self.told = news.last().map_or(self.told, |last| last.number);
        news.iter().map(|news| news.notice.to_string()).collect()
    }

    fn show_view(&mut self) -> Result<(), Failure> {
        self.screen.say(&format!("{}\n", self.table.view(Some(self.you))))
    }

    fn show_log(&mut self) -> Result<(), Failure> {
        for entry in self.table.readable_since(Some(self.you), 0) {
            self.screen.say(&format!("  {}", entry.notice))?;
        }
        Ok(())
    }

    fn part(mut self, ended: Option<Standing>, args: &Args) -> Result<(), Failure> {
        match ended {
            Some(standing) => self.announce(&standing)?,
            None => self.screen.say("\nYou leave the table. Until next time!")?,
        }
        let file = match &args.record {
            Some(file) => Some(file.clone()),
            // A match that was set up has no beginning that a record could tell.
            None if ended.is_some() && args.position.is_none() => self.asked_file()?,
            None => None,
        };
        let Some(file) = file else { return Ok(()) };
        fs::write(&file, self.written(&args.table.pack.parts::<G>()?).to_json())
            .map_err(Failure::file(&file))?;
        let file = file.display();
        self.screen.say(&match ended {
            Some(_) => format!("The record is in {file}; `ratskeller verify {file}` checks it."),
            None => format!(
                "The record so far is in {file}; without an end it has no seed and cannot be replayed."
            ),
        })
    }

    fn announce(&mut self, standing: &Standing) -> Result<(), Failure> {
        let (news, shown) = (self.news(), format!("{}\n", self.table.view(Some(self.you))));
        self.screen.say_and_show(&news, &shown, &mut self.lines)?;
        let mut seats: Vec<(u8, Seat)> = standing.places.iter().map(|(seat, place)| (*place, seat)).collect();
        seats.sort_unstable();
        for (place, seat) in seats {
            let name = self.others.iter().find(|other| other.seat == seat).map_or("you", |other| &other.name);
            self.screen.say(&format!("  {place}. {seat} {name:<18} {:>5}", standing.scores[seat]))?;
        }
        if let Some(seed) = self.table.seed() {
            self.screen.say(&format!("\nseed        {}", seed.to_hex()))?;
            self.screen.say(&format!("its SHA-256 {}", self.table.commitment()))?;
        }
        Ok(())
    }

    /// A person is asked for a file name; a script says --record.
    fn asked_file(&mut self) -> Result<Option<PathBuf>, Failure> {
        if !io::stdin().is_terminal() {
            return Ok(None);
        }
        self.screen.say("\nType a file name to keep the record, or nothing.")?;
        let line = self.screen.ask("file> ", &mut self.lines)?.unwrap_or_default();
        Ok(Some(line.trim()).filter(|name| !name.is_empty()).map(PathBuf::from))
    }

    fn written(&self, parts: &Printed<G::Parts>) -> Written<G> {
        let record = self.table.record();
        let name = |seat: Seat| {
            let other = self.others.iter().find(|other| other.seat == seat);
            other.map_or("you", |other| &other.name).to_owned()
        };
        let names = SeatSet::first(record.seats).iter().map(name).collect();
        Written::of(record, Some(names), parts)
    }
}
