//! Results on disk, one set a line, so that a long meeting can be interrupted and go on.

use super::drive::Set;
use crate::failure::Failure;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

pub(super) struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// The journal, and what is in it already. The first line says which question it answers; another question's journal is
    /// refused. A last line that was cut off is played again.
    pub(super) fn open(path: &Path, question: &str) -> Result<(Journal, Vec<Set>), Failure> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::file(path)(error)),
        };
        let complete = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = complete.lines();
        if let Some(first) = lines.next()
            && first != question
        {
            return Err(Failure::Usage(format!(
                "{}: this journal is of another meeting: {first}",
                path.display()
            )));
        }
        let sets: Result<Vec<Set>, _> = lines.map(serde_json::from_str).collect();
        let sets = sets.map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
        let head = if complete.is_empty() { format!("{question}\n") } else { complete.to_owned() };
        if head != text {
            fs::write(path, head).map_err(Failure::file(path))?;
        }
        let file = OpenOptions::new().append(true).open(path).map_err(Failure::file(path))?;
        Ok((Journal { path: path.to_owned(), file: Mutex::new(file) }, sets))
    }

    /// In one piece, so that threads do not write into each other's lines.
    pub(super) fn write(&self, set: &Set) -> Result<(), Failure> {
        let mut line = serde_json::to_string(set).map_err(|error| Failure::Check(error.to_string()))?;
        line.push('\n');
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(line.as_bytes()).map_err(Failure::file(&self.path))
    }
}
