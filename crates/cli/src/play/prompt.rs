//! What may be typed, and what it means.

use games::nearest;
use table::{Game, Misread};

/// A longer list is shown only when it is asked for.
const SHORT: usize = 12;
/// So many lines of a list at once: the table stays in sight.
const PAGE: usize = 12;

pub(super) const HELP: &str = "  a number      takes that answer from the list
  words         take an answer as the list writes it
  Enter         takes the only answer there is
  list          shows every answer, a page at a time: list 2 shows the second
  view          shows the table again
  log           shows what you may still read back
  quit          leaves the game";

pub(super) enum Answer<D> {
    Decision(D),
    Help,
    View,
    /// The page of that number.
    List(usize),
    Log,
    Quit,
    Unclear(String),
}

/// `offered`: what is legal now, for whoever types something else.
pub(super) fn understood<G: Game>(
    line: &str,
    list: Option<&[G::Decision]>,
    offered: &str,
) -> Answer<G::Decision> {
    let line = line.trim();
    let lower = line.to_lowercase();
    if let Some(page) = lower.strip_prefix("list ").and_then(|page| page.trim().parse().ok()) {
        return Answer::List(page);
    }
    match lower.as_str() {
        "?" | "help" => return Answer::Help,
        "view" => return Answer::View,
        "list" => return Answer::List(1),
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
        Err(misread) => Answer::Unclear(not_read(line, &misread, list, offered)),
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

fn not_read<D: ToString>(line: &str, misread: &Misread, list: Option<&[D]>, offered: &str) -> String {
    let legal: Vec<String> = list.unwrap_or_default().iter().map(D::to_string).collect();
    let meant = nearest(line, legal.iter().map(String::as_str));
    let meant = meant.map(|best| format!("Did you mean `{best}`? ")).unwrap_or_default();
    format!("{}\n{meant}You may type now:\n{offered}\n? helps.", misread.point_at(line))
}

/// What is legal, if it can be said shortly.
pub(super) fn offered<D: ToString>(list: Option<&[D]>, such_as: Option<&D>, width: usize) -> String {
    match list {
        Some([only]) => format!("  {}   (or just Enter)", only.to_string()),
        Some(list) if list.len() <= SHORT => numbered(list, width).join("\n"),
        Some(all @ [first, .., last]) => {
            format!("  {} … {}: {} answers; list shows them", first.to_string(), last.to_string(), all.len())
        }
        Some(_) | None => {
            let such_as = such_as.map(|example| format!(", such as `{}`", example.to_string()));
            format!("  Type your decision in words{}.", such_as.unwrap_or_default())
        }
    }
}

/// One page of everything that is legal, and where the next one is.
pub(super) fn listed<D: ToString>(list: Option<&[D]>, page: usize, width: usize) -> String {
    let Some(list) = list else { return "There are too many answers to list.".to_owned() };
    let lines = numbered(list, width);
    let pages: Vec<&[String]> = lines.chunks(PAGE).collect();
    let Some(shown) = page.checked_sub(1).and_then(|index| pages.get(index)) else {
        return format!("The list has pages 1 to {}.", pages.len());
    };
    let next = if page < pages.len() { format!("; list {} shows the next", page + 1) } else { String::new() };
    match pages.len() {
        1 => shown.join("\n"),
        all => format!("{}\n  page {page} of {all}{next}", shown.join("\n")),
    }
}

/// As many beside each other as fit the terminal.
fn numbered<D: ToString>(list: &[D], width: usize) -> Vec<String> {
    let cells: Vec<String> =
        list.iter().zip(1..).map(|(answer, number)| format!("{number:>3} {}", answer.to_string())).collect();
    let cell = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let columns = (width / (cell + 2)).max(1);
    let line =
        |cells: &[String]| cells.iter().map(|one| format!("{one:<cell$}")).collect::<Vec<_>>().join("  ");
    cells.chunks(columns).map(line).map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_has_pages_that_fit_the_terminal() {
        let all: Vec<u32> = (1000..1300).collect();
        let first = listed(Some(&all), 1, 80);
        assert!(
            first.starts_with("  1 1000") && first.ends_with("page 1 of 4; list 2 shows the next"),
            "{first}"
        );
        for width in [80, 100] {
            let lines = listed(Some(&all), 2, width);
            assert!(
                lines.lines().count() <= PAGE + 1 && lines.lines().all(|line| line.len() <= width),
                "{lines}"
            );
        }
        assert!(listed(Some(&all), 4, 80).ends_with("300 1299\n  page 4 of 4"));
        assert_eq!(listed(Some(&all), 5, 80), "The list has pages 1 to 4.");
        assert_eq!(listed(Some(&all), 0, 80), "The list has pages 1 to 4.");
        assert_eq!(listed(Some(&[7]), 1, 80), "  1 7");
    }
}
