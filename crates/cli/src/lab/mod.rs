//! `ratskeller lab`: what designers ask of a game, from one command to one page. Without a file the questions are those of
//! `questions.rs`; an experiment is a file that says which options and which printed values to vary.

mod answer;
mod boxes;
mod experiment;
mod leads;
mod notes;
mod play;
mod questions;

use crate::failure::Failure;
use crate::part::Part;
use crate::playable::Playable;
use crate::set_up::{PackArg, SetUp, known, lot, set_up};
use crate::simulate::drawn_seed;
use crate::statistics::{By, Statistics, Unit};
use answer::{Answer, Plot, Report, bar_of};
use bots::Player;
use experiment::{Experiment, Printing, Variant};
use games::{GameId, with_game};
use notes::Notes;
use play::{Finding, Laboratory};
use questions::{Duel, Table};
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Ask what designers ask: is a seat favoured, what is too strong, what would another box change, how long, how swingy, how
/// much luck; or run an experiment of your own. The answers come as one page with plots
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game
    game: GameId,
    /// An experiment, a TOML file; docs/cli.md says what is in it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "bot", "strong", "games", "strong_games", "seed"])]
    experiment: Option<PathBuf>,
    /// How many play
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Who plays, in every seat
    #[arg(long, value_name = "A", default_value = "rulebook")]
    bot: String,
    /// Who plays strongly; `none` leaves out what takes long
    #[arg(long, value_name = "A", default_value = "search-100")]
    strong: String,
    /// How many deals a table; each is played twice
    #[arg(long, value_name = "M", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// How many of those who play strongly; left out, a twentieth
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(2..))]
    strong_games: Option<u64>,
    /// The same seed gives the same page; left out, one is drawn
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Where the page goes
    #[arg(long, value_name = "FILE", default_value = "lab.html")]
    page: PathBuf,
    /// Print the answers for other programs
    #[arg(long)]
    json: bool,
    /// Keep what is played in this file, and go on from it when the same game is asked again: with more games, or with other
    /// questions
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Play only the I-th of N parts of the deals, and keep what comes of them in the journal: the journals of all parts, laid one
    /// after the other in one file, are the journal of the whole
    #[arg(long, value_name = "I/N", requires = "journal", conflicts_with_all = ["page", "json"])]
    shard: Option<Part>,
    #[command(flatten)]
    pack: PackArg,
    /// How many threads; left out, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let report = match &args.experiment {
        Some(file) => {
            let experiment = Experiment::read(file)?;
            with_game!(args.game, G => examined::<G>(args, &experiment, &notes::<G>(args)?))?
        }
        None => with_game!(args.game, G => asked::<G>(args, &notes::<G>(args)?))?,
    };
    let Some(report) = report else { return Ok(()) };
    fs::write(&args.page, report.page()).map_err(Failure::file(&args.page))?;
    if args.json {
        writeln!(out, "{:#}", report.json())?;
    } else {
        writeln!(out, "{}{}", report.text(), args.page.display())?;
    }
    Ok(())
}

fn notes<G: Playable>(args: &Args) -> Result<Notes, Failure> {
    let question = format!("ratskeller lab {} rules {}", G::NAME, G::RULES);
    Notes::open(args.journal.as_deref(), args.shard, &question)
}

fn all_seats<G: Playable>(name: &str, seats: u8) -> Result<Vec<Player<G>>, Failure> {
    (0..seats).map(|_| known(bots::player(name))).collect()
}

/// The questions that are asked of every game. There is no answer where others play a part of it.
fn asked<G: Playable>(args: &Args, notes: &Notes) -> Result<Option<Report>, Failure> {
    let seats = args.players.unwrap_or(4).clamp(*G::SEATS.start(), *G::SEATS.end());
    if notes.are_a_part() && args.seed.is_none() {
        return Err(Failure::Usage("--shard needs --seed: all parts are of the same deals".to_owned()));
    }
    let seed = args.seed.map_or_else(drawn_seed, Ok)?;
    let strong = Some(args.strong.as_str()).filter(|name| *name != "none");
    let few = args.strong_games.unwrap_or((args.games / 20).max(2));
    let mut command = format!("ratskeller lab {} --players {seats} --bot {}", G::NAME, args.bot);
    // Writing to a String cannot fail.
    let _ = write!(
        command,
        " --strong {} --games {} --strong-games {few} --seed {seed}",
        args.strong, args.games
    );
    if let Some(folder) = args.pack.folder() {
        let _ = write!(command, " --data-pack {}", folder.display());
    }

    let laboratory = |set_up: SetUp<G>, name: &str, by: By| {
        Ok::<_, Failure>(Laboratory {
            bots: all_seats(name, seats)?,
            set_up,
            seed,
            by,
            threads: args.threads,
            notes,
        })
    };
    let usual = || set_up::<G>(&args.pack, &[], seats);
    let with: Vec<String> =
        G::QUESTIONS.strengths_with.iter().map(|(option, value)| format!("{option}={value}")).collect();
    let by = if G::LOT.is_some() { By::Lot } else { By::Choice };

    let common = laboratory(usual()?, &args.bot, By::Choice)?.play(args.games)?;
    let who = format!("{seats} × {}", args.bot);
    let mut findings = vec![(who.clone(), common)];
    let given = laboratory(set_up::<G>(&args.pack, &with, seats)?, &args.bot, by)?.play(args.games)?;
    let with_said = if with.is_empty() { String::new() } else { format!(" with {}", with.join(", ")) };
    let mut strengths = vec![(format!("{who}{with_said}"), given)];
    let mut duels = Vec::new();
    let mut duel = |one: &str, others: &str, deals: u64| {
        let table = laboratory(usual()?, others, By::Choice)?;
        let wins = table.one_among(&known(bots::player(one))?, deals.max(2))?;
        duels.push(Duel { one: one.to_owned(), others: others.to_owned(), wins });
        Ok::<_, Failure>(())
    };
    for weaker in ["random", "greedy"].into_iter().filter(|name| *name != args.bot) {
        duel(&args.bot, weaker, args.games / u64::from(seats))?;
    }
    if let Some(name) = strong {
        findings.push((format!("{seats} × {name}"), laboratory(usual()?, name, By::Choice)?.play(few)?));
        let given = laboratory(set_up::<G>(&args.pack, &with, seats)?, name, by)?.play(few)?;
        strengths.push((format!("{seats} × {name}{with_said}"), given));
        duel(name, &args.bot, few)?;
    }
    let mut other_boxes = Vec::new();
    for change in G::QUESTIONS.changes {
        let set: boxes::Set = change
            .set
            .iter()
            .map(|(path, value)| ((*path).to_owned(), toml::Value::Integer(*value)))
            .collect();
        let SetUp { parts, options, seats } = usual()?;
        let set_up = SetUp { parts: boxes::with::<G>(&parts, &set)?, options, seats };
        other_boxes
            .push((change.name.to_owned(), laboratory(set_up, &args.bot, By::Choice)?.play(args.games)?));
    }

    if notes.are_a_part() {
        return Ok(None);
    }
    let tables: Vec<Table<'_, G>> = findings.iter().map(|(who, finding)| Table { who, finding }).collect();
    let strong_tables: Vec<Table<'_, G>> =
        strengths.iter().map(|(who, finding)| Table { who, finding }).collect();
    let mut answers = vec![questions::seats(&tables), questions::strengths(&strong_tables, by)];
    let others: Vec<(String, &Finding<G>)> =
        other_boxes.iter().map(|(change, finding)| (change.clone(), finding)).collect();
    if !others.is_empty() {
        answers.push(questions::changes("What would another box change?", &tables[0], &others));
    }
    answers.extend([
        questions::length(&tables),
        questions::swing(&tables),
        questions::luck_and_skill(&tables, &duels),
    ]);
    let title = format!("{}: what designers ask", G::NAME);
    Ok(Some(Report { game: G::NAME, rules: G::RULES, title, command, seed, answers }))
}

/// An experiment: every combination is a table of its own, on the same deals.
fn examined<G: Playable>(
    args: &Args,
    experiment: &Experiment,
    notes: &Notes,
) -> Result<Option<Report>, Failure> {
    let variants = experiment.variants();
    let mut findings = Vec::new();
    let mut by = By::Choice;
    for variant in &variants {
        let pack = match &variant.printing {
            Printing::Pack(folder) => &PackArg::at(folder.clone()),
            Printing::Usual | Printing::Changed { .. } => &args.pack,
        };
        let SetUp { parts, options, seats } = set_up::<G>(pack, &variant.options, variant.players)?;
        let parts = match &variant.printing {
            Printing::Changed { set, .. } => boxes::with::<G>(&parts, set)?,
            Printing::Usual | Printing::Pack(_) => parts,
        };
        if lot::<G>(experiment.lot.as_deref(), &options)? {
            by = By::Lot;
        }
        let names = experiment.bots.iter().cycle().take(usize::from(variant.players));
        let bots = names.map(|name| known(bots::player(name))).collect::<Result<Vec<_>, _>>()?;
        let set_up = SetUp { parts, options, seats };
        let laboratory = Laboratory { set_up, bots, seed: experiment.seed, by, threads: args.threads, notes };
        findings.push(laboratory.play(experiment.games)?);
    }
    if notes.are_a_part() {
        return Ok(None);
    }
    let file = args.experiment.as_deref().map(|file| file.display().to_string()).unwrap_or_default();
    let who = experiment.bots.join(", ");
    let names: Vec<String> = variants.iter().map(|variant| format!("{variant} ({who})")).collect();
    let tables: Vec<Table<'_, G>> =
        names.iter().zip(&findings).map(|(who, finding)| Table { who, finding }).collect();
    let mut answers = vec![compared(&variants, &tables)];
    for (index, base) in tables.iter().enumerate() {
        let of_it = |other: &usize| variants[*other].base_among(&variants) == Some(index);
        let others: Vec<(String, &Finding<G>)> = (0..variants.len())
            .filter(of_it)
            .map(|other| (variants[other].to_string(), &findings[other]))
            .collect();
        if !others.is_empty() {
            let question = format!("What changes from: {}?", variants[index]);
            answers.push(questions::changes(&question, base, &others));
        }
    }
    answers.push(questions::seats(&tables));
    for table in &tables {
        answers.push(of_one_table(table, by));
    }
    Ok(Some(Report {
        game: G::NAME,
        rules: G::RULES,
        title: experiment.title.clone().unwrap_or_else(|| format!("{}: an experiment", G::NAME)),
        command: format!("ratskeller lab {} --experiment {file}", G::NAME),
        seed: experiment.seed,
        answers,
    }))
}

/// Every measure side by side.
fn compared<G: Playable>(variants: &[Variant], tables: &[Table<'_, G>]) -> Answer {
    let mut answer = Answer::to("All tables side by side");
    for (index, name) in play::measures::<G>().into_iter().enumerate() {
        let bar = |(variant, table): (&Variant, &Table<'_, G>)| {
            bar_of(variant.to_string(), &table.finding.measure(index))
        };
        answer.plots.push(Plot {
            title: name.to_owned(),
            sample: tables.first().map(Table::sample).unwrap_or_default(),
            unit: Unit::Number,
            bars: variants.iter().zip(tables).map(bar).collect(),
            fair: None,
        });
    }
    answer
}

/// What the game's own statistics say of a table.
fn of_one_table<G: Playable>(table: &Table<'_, G>, by: By) -> Answer {
    let mut answer = Answer::to(table.who);
    let curves = table.finding.special.curves(by).into_iter();
    answer.plots = curves
        .map(|curve| Plot {
            title: format!("{}, by {}", curve.title, curve.axis),
            sample: table.sample(),
            unit: curve.unit,
            bars: curve.bars,
            fair: None,
        })
        .collect();
    answer.figures = table.finding.special.lines(by);
    answer
}
