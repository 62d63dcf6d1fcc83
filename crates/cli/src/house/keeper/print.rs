//! What the house tells its keeper, for people to read.

use super::when::when;
use server::keeper::{Act, Figure, More, Person, Report, Told, counted};
use std::io::{self, Write};

pub(super) fn print(told: &Told, out: &mut dyn Write) -> io::Result<()> {
    match told {
        Told::Done(text) => writeln!(out, "{text}"),
        Told::People(people) if people.is_empty() => writeln!(out, "Nobody."),
        Told::People(all) => all.iter().try_for_each(|one| person(one, out)),
        Told::Reports(reports) if reports.is_empty() => writeln!(out, "No reports."),
        Told::Reports(all) => all.iter().try_for_each(|one| report(one, out)),
        Told::Audit(acts) => acts.iter().try_for_each(|one| act(one, out)),
        Told::Figures(figures) => figures
            .iter()
            .try_for_each(|Figure { name, count }| writeln!(out, "{count:>12}  {}", name.replace('_', " "))),
    }
}

fn person(
    Person { id, name, came_s, regular_since_s, bot_of, more }: &Person,
    out: &mut dyn Write,
) -> io::Result<()> {
    let since = regular_since_s.map_or("guest".to_owned(), |since| format!("regular since {}", when(since)));
    let since = bot_of.as_ref().map_or(since, |owner| format!("bot of {owner}"));
    writeln!(out, "{id}  {name}  {since}, came {}", when(*came_s))?;
    let Some(More { sockets, matches, keys, devices, seen_s, reports, penalties }) = more else {
        return Ok(());
    };
    let seen = seen_s.map_or("never".to_owned(), when);
    let matches = counted(*matches, "match", "matches");
    let [keys, devices, sockets] =
        [(keys, "key", "keys"), (devices, "device", "devices"), (sockets, "socket", "sockets")]
            .map(|(count, one, many)| counted(*count, one, many));
    writeln!(out, "  {matches}, {keys}, {devices}, last seen {seen}, {sockets} open")?;
    writeln!(out, "  {}", counted(*reports, "open report", "open reports"))?;
    for penalty in penalties {
        let until = penalty.until_s.and_then(|until| i64::try_from(until).ok());
        let until = until.map_or("for good".to_owned(), |until| format!("until {}", when(until)));
        writeln!(out, "  {} since {}, {until}: {}", penalty.kind, when(penalty.since_s), penalty.words)?;
    }
    Ok(())
}

fn report(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let Report { number, made_s, reporter, about, name, table, quoted, words, outcome } = report;
    let what = match table {
        Some(table) => format!("said at table {table}: {quoted}"),
        None => format!("is called {quoted}"),
    };
    writeln!(out, "{number}  {}  {about} ({name}) {what}", when(*made_s))?;
    writeln!(out, "  reported by {}: {words}", reporter.as_deref().unwrap_or("somebody who is gone"))?;
    if let Some(outcome) = outcome {
        writeln!(out, "  closed: {outcome}")?;
    }
    Ok(())
}

fn act(Act { number, at_s, who, act, about, words }: &Act, out: &mut dyn Write) -> io::Result<()> {
    let about = about.as_deref().unwrap_or("-");
    writeln!(out, "{number}  {}  {who}  {act}  {about}  {words}", when(*at_s))
}
