//! What was played, on disk, an entry a line, so that a long work can be interrupted and go on, or be done in parts on many
//! machines.

use crate::failure::Failure;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

pub(crate) struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// The journal, and the lines that are in it already. The first one says which question it answers; another question's
    /// journal is refused. It comes again where journals were laid one after the other. A last line that was cut off is
    /// played again.
    pub(crate) fn open(path: &Path, question: &str) -> Result<(Journal, Vec<String>), Failure> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::file(path)(error)),
        };
        let complete = text.rfind('\n').map_or("", |end| &text[..=end]);
        if let Some(first) = complete.lines().next()
            && first != question
        {
            return Err(Failure::Usage(format!(
                "{}: this journal is of another question: {first}",
                path.display()
            )));
        }
        let lines = complete.lines().filter(|line| *line != question).map(str::to_owned).collect();
        let head = if complete.is_empty() { format!("{question}\n") } else { complete.to_owned() };
        if head != text {
            fs::write(path, head).map_err(Failure::file(path))?;
        }
        let file = OpenOptions::new().append(true).open(path).map_err(Failure::file(path))?;
        Ok((Journal { path: path.to_owned(), file: Mutex::new(file) }, lines))
    }

    /// What one of its lines says.
    pub(crate) fn read<T: DeserializeOwned>(&self, line: &str) -> Result<T, Failure> {
        serde_json::from_str(line)
            .map_err(|error| Failure::Usage(format!("{}: {error}", self.path.display())))
    }

    /// In one piece, so that threads do not write into each other's lines.
    pub(crate) fn write<T: Serialize>(&self, entry: &T) -> Result<(), Failure> {
        let mut line = serde_json::to_string(entry).map_err(|error| Failure::Check(error.to_string()))?;
        line.push('\n');
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(line.as_bytes()).map_err(Failure::file(&self.path))
    }
}
