//! Whether a copy of a data file is whole, and every match in it can be read: without changing a byte of it.

use super::open::begun;
use super::read::id;
use super::sql::{self, Pool};
use super::{Store, StoreError, migrations, now_ms};
use crate::id::TableId;
use games::{Boxes, with_game};
use host::{Kept, KeptStage, Table, Times, Write};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use std::path::{Path, PathBuf};
use table::{Seat, Standing};
use tokio::sync::{mpsc, watch};

/// Why a file cannot be checked at all.
#[derive(Debug, thiserror::Error)]
pub enum CannotCheck {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no file {}", .0.display())]
    NoFile(PathBuf),
    #[error("a house has {} open, or has not closed it; check a copy: `ratskeller keeper backup COPY`", .0.display())]
    InUse(PathBuf),
    #[error("{} is of another version of this program; check it with the one that wrote it", .0.display())]
    OtherVersion(PathBuf),
}

/// What a file holds, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// Counts under their names.
    pub counts: Vec<(&'static str, u64)>,
    /// Matches whose whole log was played again.
    pub played_again: u64,
    /// In a sentence each; none: the file is whole.
    pub flaws: Vec<String>,
}

/// Reads all of a copy: the pages of the file, and every match from its first line to its last.
pub async fn check_copy(file: &Path) -> Result<Checked, CannotCheck> {
    if !file.exists() {
        return Err(CannotCheck::NoFile(file.to_owned()));
    }
    let beside = |end: &str| {
        let mut path = file.as_os_str().to_owned();
        path.push(end);
        PathBuf::from(path)
    };
    if std::fs::metadata(beside("-wal")).is_ok_and(|wal| wal.len() > 0) {
        return Err(CannotCheck::InUse(file.to_owned()));
    }
    let store = read_only(file).await?;
    let applied = sql::query("SELECT count(*) FROM _sqlx_migrations").fetch_one(&store.read).await;
    let applied: i64 =
        applied.and_then(|row| row.try_get(0)).map_err(|why| StoreError::at_open(file, &why))?;
    if usize::try_from(applied) != Ok(migrations::sqlite().migrations.len()) {
        return Err(CannotCheck::OtherVersion(file.to_owned()));
    }
    let mut checked = Checked { flaws: store.torn().await, ..Checked::default() };
    // What is torn would be read wrongly.
    if !checked.flaws.is_empty() {
        return Ok(checked);
    }
    checked.counts = store.counts().await?;
    for table in store.every_table().await? {
        match store.play_again(table).await {
            Ok(played) => checked.played_again += u64::from(played),
            Err(why) => checked.flaws.push(format!("table {table}: {why}")),
        }
    }
    store.read.close().await;
    Ok(checked)
}

/// A file that nobody writes, read as it lies there.
async fn read_only(file: &Path) -> Result<Store, StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(true);
    let read = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
    let read = read.map_err(|why| StoreError::at_open(file, &why))?;
    if !begun(&read).await.map_err(|why| StoreError::at_open(file, &why))? {
        return Err(StoreError::Empty(file.to_owned()));
    }
    let (write, _nobody_writes) = mpsc::channel(1);
    let (_, lost) = watch::channel(None);
    Ok(Store { file: Some(file.into()), read: Pool::Sqlite(read), write, among: None, lost })
}

impl Store {
    /// What is wrong with the pages of the file.
    async fn torn(&self) -> Vec<String> {
        let rows = sql::query("PRAGMA integrity_check(20)").fetch_all(&self.read).await;
        let said = rows.and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect());
        let said: Vec<String> = said.unwrap_or_else(|why: sqlx::Error| vec![why.to_string()]);
        said.into_iter().filter(|said| said != "ok").map(|said| format!("the file: {said}")).collect()
    }

    pub(super) async fn every_table(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sql::query("SELECT id FROM tables ORDER BY touched, id").fetch_all(&self.read).await?;
        rows.iter().map(|row| id(row, 0)).collect()
    }

    /// Whether there was anything to play.
    pub(super) async fn play_again(&self, table: TableId) -> Result<bool, String> {
        let words = |why: StoreError| why.to_string();
        let kept = self.table(table).await.map_err(words)?.ok_or("it is gone")?;
        let shipped = Boxes::open(None).map_err(|why| why.to_string())?;
        let boxes = match kept.parts() {
            Some(parts) => {
                let own = self.kept_box(kept.setting.game, parts).await.map_err(words)?;
                own.and_then(|file| shipped.with(kept.setting.game, &file).ok()).unwrap_or(shipped)
            }
            None => shipped,
        };
        let over = matches!(kept.stage, KeptStage::Over { .. });
        let begun = !matches!(kept.stage, KeptStage::Open { .. });
        let ended = with_game!(kept.setting.game, G => ends::<G>(kept, &boxes))?;
        if !over {
            return Ok(begun);
        }
        let ended = ended.ok_or("it is over, and its log is not")?;
        // None at all: the match is older than these are written.
        let written = self.written_standing(table).await.map_err(words)?;
        if !written.is_empty() && written != by_seat(&ended) {
            return Err("its result is not the one that its log leads to".to_owned());
        }
        Ok(true)
    }

    async fn written_standing(&self, table: TableId) -> Result<Vec<(u8, i32)>, StoreError> {
        let query = sql::query(
            "SELECT place, score FROM seats WHERE table_id = $1 AND place IS NOT NULL ORDER BY seat",
        );
        let rows = query.bind(table.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}

fn by_seat(standing: &Standing) -> Vec<(u8, i32)> {
    standing.places.iter().map(|(seat, place): (Seat, &u8)| (*place, standing.scores[seat])).collect()
}

/// Plays a log again, and says how the match ended if it did: a table whose standing is not written yet writes it.
fn ends<G: crate::hosted::Hosted>(mut kept: Kept, boxes: &Boxes) -> Result<Option<Standing>, String> {
    if let KeptStage::Over { stands, .. } = &mut kept.stage {
        *stands = false;
    }
    let times = Times { pause: 0, thinks: 0, gone_after: 0 };
    let (_, done) =
        Table::<G>::load(kept, G::parts(boxes), times, now_ms()).map_err(|why| why.to_string())?;
    Ok(done.store.into_iter().find_map(|write| {
        let Write::Standing(standing) = write else { return None };
        Some(standing)
    }))
}
