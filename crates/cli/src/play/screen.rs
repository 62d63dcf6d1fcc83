//! The terminal. What one question showed is wiped once it is answered, so that a card that was looked at goes dark
//! again and old news cannot be read back: remembering is part of some games. A pipe or a file keeps everything.

use crate::failure::Failure;
use std::io::{self, IsTerminal, Write};

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
        self.lines += text.split('\n').count();
        Ok(())
    }

    pub(super) fn ask(&mut self, prompt: &str) -> Result<(), Failure> {
        write!(self.out, "{prompt}")?;
        Ok(self.out.flush()?)
    }

    /// In a terminal the line that was typed stands behind the prompt; elsewhere it is written there.
    pub(super) fn typed(&mut self, line: &str) -> Result<(), Failure> {
        if self.terminal && line.ends_with('\n') {
            self.lines += 1;
            return Ok(());
        }
        self.say(line.trim_end())
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
