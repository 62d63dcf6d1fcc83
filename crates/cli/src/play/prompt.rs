//! What may be typed, and what it means.

use games::nearest;
use table::{Game, Misread};

/// A longer list is shown only when it is asked for.
const SHORT: usize = 12;
/// So many answers in a line.
const COLUMNS: usize = 6;

pub(super) const HELP: &str = "  a number      takes that answer from the list
  words         take an answer as the list writes it
  Enter         takes the only answer there is
  list          shows every answer
  view          shows the table again
  log           shows what you may still read back
  quit          leaves the game";

pub(super) enum Answer<D> {
    Decision(D),
    Help,
    View,
    List,
    Log,
    Quit,
    Unclear(String),
}

pub(super) fn understood<G: Game>(line: &str, list: Option<&[G::Decision]>) -> Answer<G::Decision> {
    let line = line.trim();
    match line.to_lowercase().as_str() {
        "?" | "help" => return Answer::Help,
        "view" => return Answer::View,
        "list" => return Answer::List,
        "log" => return Answer::Log,
        "quit" | "exit" => return Answer::Quit,
        "" => return only_answer(list),
        _ => (),
    }
    if let (Ok(number), Some(list)) = (line.parse::<usize>(), list) {
        let chosen = number.checked_sub(1).and_then(|index| list.get(index)).cloned();
        let unclear = || Answer::Unclear(format!("The answers are numbered 1 to {}.", list.len()));
        return chosen.map_or_else(unclear, Answer::Decision);
    }
    match line.parse() {
        Ok(decision) => Answer::Decision(decision),
        Err(misread) => Answer::Unclear(not_read(line, &misread, list)),
    }
}

fn only_answer<D: Clone>(list: Option<&[D]>) -> Answer<D> {
    match list {
        Some([only]) => Answer::Decision(only.clone()),
        Some(_) | None => {
            Answer::Unclear("There is more than one answer; type one, or ? for help.".to_owned())
        }
    }
}

fn not_read<D: ToString>(line: &str, misread: &Misread, list: Option<&[D]>) -> String {
    let legal: Vec<String> = list.unwrap_or_default().iter().map(D::to_string).collect();
    match nearest(line, legal.iter().map(String::as_str)) {
        Some(best) => format!("{}\nDid you mean `{best}`? ? helps.", misread.point_at(line)),
        None => format!("{}\nType a number or the words beside it; ? helps.", misread.point_at(line)),
    }
}

/// What is legal, if it can be said shortly.
pub(super) fn offered<D: ToString>(list: Option<&[D]>, such_as: Option<&D>) -> String {
    match list {
        Some([only]) => format!("  {}   (or just Enter)", only.to_string()),
        Some(list) if list.len() <= SHORT => numbered(list),
        Some(all @ [first, .., last]) => {
            format!("  {} … {}: {} answers; list shows them", first.to_string(), last.to_string(), all.len())
        }
        Some(_) | None => {
            let such_as = such_as.map(|example| format!(", such as `{}`", example.to_string()));
            format!("  Type your decision in words{}.", such_as.unwrap_or_default())
        }
    }
}

pub(super) fn listed<D: ToString>(list: Option<&[D]>) -> String {
    list.map_or_else(|| "There are too many answers to list.".to_owned(), numbered)
}

fn numbered<D: ToString>(list: &[D]) -> String {
    let cells: Vec<String> =
        list.iter().zip(1..).map(|(answer, number)| format!("{number:>3} {}", answer.to_string())).collect();
    let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let line =
        |cells: &[String]| cells.iter().map(|cell| format!("{cell:<width$}")).collect::<Vec<_>>().join("  ");
    cells.chunks(COLUMNS).map(line).map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}
