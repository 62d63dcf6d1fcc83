//! A copy of a data file that is in use.

use super::open::check;
use super::{StoreError, private};
use crate::limits;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::path::{Path, PathBuf};

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum CannotCopy {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no data file {}; name it with --data", .0.display())]
    NoFile(PathBuf),
    #[error("{} is there already; name another file", .0.display())]
    There(PathBuf),
    #[error("{}: {error}", .file.display())]
    Write { file: PathBuf, error: std::io::Error },
}

/// Copies a data file, whether a house has it open or not: all that was acknowledged before is in the copy, and nobody waits
/// meanwhile. A copy of the file alone would not do: while the house is open the last of it lies beside the file.
pub async fn backup(data: &Path, to: &Path) -> Result<(), CannotCopy> {
    if !data.exists() {
        return Err(CannotCopy::NoFile(data.to_owned()));
    }
    if to.exists() {
        return Err(CannotCopy::There(to.to_owned()));
    }
    // Whoever finds the copy under its own name finds all of it.
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let at = |file: &Path| {
        let file = file.to_owned();
        move |error| CannotCopy::Write { file, error }
    };
    let _half_of_another = std::fs::remove_file(&part);
    let copied = copy(data, &part).await;
    if copied.is_err() {
        let _nothing_to_keep = std::fs::remove_file(&part);
    }
    copied?;
    File::open(&part).and_then(|file| file.sync_all()).map_err(at(&part))?;
    std::fs::rename(&part, to).map_err(at(to))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(at(folder))
}

async fn copy(data: &Path, part: &Path) -> Result<(), CannotCopy> {
    let open = |file: &Path| {
        SqliteConnectOptions::new()
            .filename(file)
            .busy_timeout(limits::DISK_WITHIN)
            .disable_statement_logging()
    };
    let bad = |error: sqlx::Error| CannotCopy::Store(StoreError::at_open(data, &error));
    let mut db = open(data).connect().await.map_err(bad)?;
    let Some(name) = part.to_str() else {
        let error = std::io::Error::other("its name is no text");
        return Err(CannotCopy::Write { file: part.to_owned(), error });
    };
    private::make(part).map_err(|error| CannotCopy::Write { file: part.to_owned(), error })?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut db).await.map_err(bad)?;
    db.close().await.map_err(bad)?;
    let mut made = open(part).connect().await.map_err(bad)?;
    check(&mut made, part).await?;
    made.close().await.map_err(bad)
}
