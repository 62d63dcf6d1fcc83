//! One process writes a data file. The lock beside it dies with its process, however that ends; it is left lying there,
//! for whoever removed it could let a second process in.

use super::StoreError;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// Held by the one task that writes.
#[derive(Debug)]
pub(super) struct Lock {
    _held: File,
    data: PathBuf,
    /// Which file it was when it was opened.
    opened: Option<Which>,
}

/// A file, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Which {
    device: u64,
    number: u64,
}

impl Lock {
    /// `who` is told to whoever comes second.
    pub(super) fn take(data: &Path, who: &str) -> Result<Lock, StoreError> {
        let mut path = data.as_os_str().to_owned();
        path.push(".lock");
        let path = PathBuf::from(path);
        let unusable = |error: std::io::Error| StoreError::Unusable(format!("{}: {error}", path.display()));
        let file = File::options().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = file.map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => (),
            Err(TryLockError::WouldBlock) => {
                let mut by = String::new();
                // A few bytes that the first process has just written: if they cannot be read, it stays unnamed.
                drop(file.read_to_string(&mut by));
                return Err(StoreError::Taken { file: data.to_owned(), by: by.trim().to_owned() });
            }
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let written = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{who}"));
        written.map_err(unusable)?;
        Ok(Lock { _held: file, data: data.to_owned(), opened: None })
    }

    /// The data file has been opened, and is there.
    pub(super) fn opened(&mut self) {
        self.opened = which(&self.data);
    }

    /// Whether the data file is the one that was opened: it may have been removed, or another put in its place.
    pub(super) fn holds(&self) -> bool {
        self.opened == which(&self.data)
    }

    pub(super) fn data(&self) -> &Path {
        &self.data
    }
}

#[cfg(unix)]
fn which(file: &Path) -> Option<Which> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::metadata(file).ok()?;
    Some(Which { device: file.dev(), number: file.ino() })
}

/// Elsewhere a file that is open cannot be taken away.
#[cfg(not(unix))]
fn which(_: &Path) -> Option<Which> {
    None
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_second_is_told_who_the_first_is_and_comes_in_when_it_has_gone() {
        let dir = std::env::temp_dir().join(format!("ratskeller-lock-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let data = dir.join("house.db");
        let first = Lock::take(&data, "process 12").unwrap();
        let Err(StoreError::Taken { by, .. }) = Lock::take(&data, "process 13") else {
            panic!("two processes hold one file")
        };
        assert_eq!(by, "process 12");
        drop(first);
        let mut third = Lock::take(&data, "process 14").unwrap();
        std::fs::write(&data, "cheese").unwrap();
        third.opened();
        assert!(third.holds());
        let other = dir.join("other.db");
        std::fs::write(&other, "bacon").unwrap();
        std::fs::rename(&other, &data).unwrap();
        assert!(!third.holds(), "another file lies there now");
        std::fs::remove_dir_all(&dir).unwrap();
    }
}
