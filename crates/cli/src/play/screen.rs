//! The terminal. What one question showed is wiped once it is answered, so that a card that was looked at goes dark
//! again and old news cannot be read back: remembering is part of some games. A pipe or a file keeps everything.

use crate::failure::Failure;
use std::io::{self, BufRead, IsTerminal, Write};

/// How many characters the terminal has in a line.
fn width() -> usize {
    #[cfg(unix)]
    if let Ok(size) = rustix::termios::tcgetwinsize(io::stdout())
        && size.ws_col > 0
    {
        return usize::from(size.ws_col);
    }
    80
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

    pub(super) fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        self.count(text);
        Ok(())
    }

    /// A long line takes several of the terminal's.
    fn count(&mut self, text: &str) {
        let width = if self.terminal { width() } else { usize::MAX };
        self.lines += text.split('\n').map(|line| line.chars().count().div_ceil(width).max(1)).sum::<usize>();
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
