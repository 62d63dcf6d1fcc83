//! The terminal. What one question showed is wiped once it is answered, so that a card that was looked at goes dark
//! again and old news cannot be read back: remembering is part of some games. A pipe or a file keeps everything.

use crate::failure::Failure;
use std::io::{self, BufRead, IsTerminal, Write};

/// A terminal that does not say how large it is, in characters and lines.
const NARROW: usize = 80;
const LOW: usize = 24;

/// How many characters the terminal has in a line, and how many lines.
fn size() -> (usize, usize) {
    #[cfg(unix)]
    if let Ok(size) = rustix::termios::tcgetwinsize(io::stdout())
        && size.ws_col > 0
        && size.ws_row > 0
    {
        return (size.ws_col.into(), size.ws_row.into());
    }
    (NARROW, LOW)
}

/// What can be read at once of these lines, where each must be read before the next come and as many follow at the end.
fn pages(lines: &[String], follow: usize, (width, rows): (usize, usize)) -> Vec<&[String]> {
    let tall = |lines: &[String]| lines.iter().map(|line| height(line, width)).sum::<usize>();
    if tall(lines) + follow < rows {
        return vec![lines];
    }
    let mut pages = Vec::new();
    let mut rest = lines;
    while !rest.is_empty() {
        let fits = (1..=rest.len()).take_while(|&many| tall(&rest[..many]) < rows).last().unwrap_or(1);
        let (page, after) = rest.split_at(fits);
        pages.push(page);
        rest = after;
    }
    pages.push(&[]);
    pages
}

/// A long line takes several of the terminal's.
fn height(line: &str, width: usize) -> usize {
    line.chars().count().div_ceil(width).max(1)
}

/// Up by so many lines, to the first column, and everything below is cleared.
fn wipe(lines: usize) -> String {
    format!("\x1b[{lines}A\r\x1b[J")
}

pub(super) struct Screen<'a> {
    out: &'a mut dyn Write,
    /// Whether people see what we print, and see what they type.
    terminal: bool,
    /// Lines since the last wipe.
    lines: usize,
}

impl<'a> Screen<'a> {
    pub(super) fn new(out: &'a mut dyn Write) -> Self {
        let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
        Screen { out, terminal, lines: 0 }
    }

    /// For what is set side by side; a pipe is as wide as a narrow terminal.
    pub(super) fn width(&self) -> usize {
        if self.terminal { size().0 } else { NARROW }
    }

    /// Says all of it, and stops for the reader where what follows would push it out of sight.
    pub(super) fn say_and_show(
        &mut self,
        lines: &[String],
        below: &str,
        input: &mut dyn BufRead,
    ) -> Result<(), Failure> {
        let follow = below.lines().count() + 2;
        let pages = if self.terminal { pages(lines, follow, size()) } else { vec![lines] };
        for (index, page) in pages.iter().enumerate() {
            if index > 0 {
                self.ask("Enter goes on. ", input)?;
            }
            page.iter().try_for_each(|line| self.say(line))?;
        }
        self.say("")?;
        self.say(below)
    }

    /// Somebody else is thinking; whoever waits sees about what, until it is done. A pipe waits without being told.
    pub(super) fn wait(&mut self, what: &str) -> Result<(), Failure> {
        if self.terminal {
            write!(self.out, "\r\x1b[K{what} …")?;
            self.out.flush()?;
        }
        Ok(())
    }

    pub(super) fn waited(&mut self) -> Result<(), Failure> {
        if self.terminal {
            write!(self.out, "\r\x1b[K")?;
        }
        Ok(())
    }

    pub(super) fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        self.count(text);
        Ok(())
    }

    fn count(&mut self, text: &str) {
        let width = if self.terminal { size().0 } else { usize::MAX };
        self.lines += text.split('\n').map(|line| height(line, width)).sum::<usize>();
    }

    /// Reads a line behind a prompt; `None` at the end of the input.
    pub(super) fn ask(&mut self, prompt: &str, input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = String::new();
        let read = input.read_line(&mut line);
        let read =
            read.map_err(|error| Failure::Io { what: "cannot read what you type".to_owned(), error })?;
        self.count(&format!("{prompt}{}", line.trim_end()));
        // In a terminal what was typed stands behind the prompt; elsewhere it is written there.
        if !(self.terminal && line.ends_with('\n')) {
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok((read > 0).then_some(line))
    }

    /// What stands there so far stays.
    pub(super) fn keep(&mut self) {
        self.lines = 0;
    }

    pub(super) fn wipe(&mut self) -> Result<(), Failure> {
        if self.terminal {
            write!(self.out, "{}", wipe(self.lines))?;
        }
        self.lines = 0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_read_page_by_page() {
        let news: Vec<String> = (0..40).map(|number| format!("news {number}")).collect();
        let sizes =
            |follow, rows| pages(&news, follow, (80, rows)).iter().map(|page| page.len()).collect::<Vec<_>>();
        assert_eq!(sizes(5, 60), [40], "with the table below it");
        assert_eq!(sizes(25, 60), [40, 0], "and then the table");
        assert_eq!(sizes(25, 30), [29, 11, 0]);
        let long = vec!["x".repeat(200)];
        assert_eq!(pages(&long, 10, (80, 14)).len(), 1);
        assert_eq!(pages(&long, 11, (80, 14)).len(), 2, "a long line is three");
    }

    #[test]
    fn whoever_waits_sees_for_what_and_nothing_of_it_stays() {
        let said = |terminal: bool| {
            let mut out = Vec::new();
            let mut screen = Screen { out: &mut out, terminal, lines: 0 };
            screen.wait("B rulebook thinks about: plan").unwrap();
            screen.waited().unwrap();
            assert_eq!(screen.lines, 0, "nothing to be wiped later");
            String::from_utf8(out).unwrap()
        };
        assert_eq!(said(true), "\r\x1b[KB rulebook thinks about: plan …\r\x1b[K");
        assert_eq!(said(false), "");
    }
}
