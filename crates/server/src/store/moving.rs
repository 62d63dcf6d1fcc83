//! A house moves from a data file to a database, or back: every row, in the order of its key, and both are read again to see that they
//! say the same.

use super::open::read_from;
use super::sql::{self, Begin, Db, Query, Row, Value};
use super::write::Backend;
use super::{Store, StoreError};
use crate::config::Data;
use sha2::{Digest as _, Sha256};
use std::borrow::Cow;
use tokio::sync::{mpsc, watch};

/// Why nothing was moved: the target is as it was.
#[derive(Debug, thiserror::Error)]
pub enum CannotMove {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no data file {}", .0.display())]
    NoFile(std::path::PathBuf),
    #[error(
        "a house moves from a file to a database, or from a database to a file; one file is copied to another with \
         `ratskeller backup`, one database to another with pg_dump"
    )]
    Alike,
    #[error("there is something in {0} already ({1}); name an empty one")]
    NotEmpty(String, String),
    #[error("{0} has arrived differently; nothing was moved")]
    Differs(String),
}

impl From<sqlx::Error> for CannotMove {
    fn from(error: sqlx::Error) -> Self {
        CannotMove::Store(error.into())
    }
}

/// What has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub rows: u64,
    /// Of all rows, which both say alike.
    pub sum: String,
    /// Matches that were played again from the log that has arrived.
    pub matches: u64,
    /// In a sentence each: logs that were not whole before either.
    pub flaws: Vec<String>,
}

/// Rows that are read at once.
const PAGE: usize = 500;

/// No house may have either open; the target is made if it is not there, and must be empty.
pub async fn move_house(from: &Data, to: &Data) -> Result<Moved, CannotMove> {
    match (from, to) {
        (Data::File(_), Data::File(_)) | (Data::Database(_), Data::Database(_)) => {
            return Err(CannotMove::Alike);
        }
        (Data::File(file), Data::Database(_)) if !file.exists() => {
            return Err(CannotMove::NoFile(file.clone()));
        }
        (Data::File(_), Data::Database(_)) | (Data::Database(_), Data::File(_)) => (),
    }
    let who = format!("process {}, moving the house", std::process::id());
    let mut source = Backend::take(from, &who, None).await?;
    let mut target = match Backend::take(to, &who, None).await {
        Ok(target) => target,
        Err(why) => {
            source.close().await;
            return Err(why.into());
        }
    };
    let moved = async { rows(source.db().await?, target.db().await?, to).await }.await;
    source.close().await;
    target.close().await;
    let (rows, sum) = moved?;
    let (matches, flaws) = played_again(to).await?;
    Ok(Moved { rows, sum, matches, flaws })
}

async fn rows(source: &mut Db, target: &mut Db, to: &Data) -> Result<(u64, String), CannotMove> {
    let tables = tables(if source.has_types() { source } else { target }).await?;
    source.begin(Begin::Read).await?;
    target.begin(Begin::Write).await?;
    let moved = all_rows(source, target, &tables, to).await;
    source.roll_back().await?;
    match moved {
        Ok(_) => target.commit().await?,
        Err(_) => target.roll_back().await?,
    }
    moved
}

async fn all_rows(
    source: &mut Db,
    target: &mut Db,
    tables: &[Table],
    to: &Data,
) -> Result<(u64, String), CannotMove> {
    target.may_pause().await?;
    for table in tables {
        let found =
            sql::ours(format!("SELECT 1 FROM {} LIMIT 1", table.name)).fetch_optional(&mut *target).await?;
        if found.is_some() {
            return Err(CannotMove::NotEmpty(to.to_string(), table.name.clone()));
        }
    }
    let (mut rows, mut all) = (0, Sha256::new());
    for table in tables {
        let (sent, said) = table.carry(source, target).await?;
        let (arrived, heard) = table.sum(target).await?;
        if (sent, said) != (arrived, heard) {
            return Err(CannotMove::Differs(table.name.clone()));
        }
        rows += arrived;
        all.update(heard);
    }
    Ok((rows, all.finalize().iter().map(|byte| format!("{byte:02x}")).collect()))
}

/// A table, as PostgreSQL describes it.
#[derive(Debug, Default)]
struct Table {
    name: String,
    columns: Vec<(String, Kind)>,
    /// Numbers of columns, which the rows are in the order of.
    key: Vec<usize>,
    /// The column that is numbered by itself.
    counted: Option<String>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Text,
    Int,
    Bool,
    Bytes,
}

async fn tables(db: &mut Db) -> Result<Vec<Table>, CannotMove> {
    // Who has the house open stays behind. What seats say of their table is copied from it when they are written: so it comes first.
    let query = sql::query(
        "SELECT columns.table_name, columns.column_name, data_type, is_identity = 'YES',
                coalesce(parts.ordinal_position, 0)
         FROM information_schema.columns AS columns
         LEFT JOIN information_schema.table_constraints AS keys ON keys.table_schema = columns.table_schema
             AND keys.table_name = columns.table_name AND keys.constraint_type = 'PRIMARY KEY'
         LEFT JOIN information_schema.key_column_usage AS parts ON parts.constraint_schema = keys.constraint_schema
             AND parts.constraint_name = keys.constraint_name AND parts.table_name = columns.table_name
             AND parts.column_name = columns.column_name
         WHERE columns.table_schema = current_schema() AND columns.table_name NOT IN ('nodes', 'beats', 'here', '_sqlx_migrations')
             AND (columns.table_name, columns.column_name) <> ('tables', 'owner')
         ORDER BY columns.table_name <> 'tables', columns.table_name, columns.ordinal_position",
    );
    let mut tables: Vec<Table> = Vec::new();
    let mut keys: Vec<Vec<(i64, usize)>> = Vec::new();
    for row in &query.fetch_all(&mut *db).await? {
        let (name, column, kind): (String, String, String) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        if tables.last().is_none_or(|last| last.name != name) {
            tables.push(Table { name, ..Table::default() });
            keys.push(Vec::new());
        }
        let (Some(table), Some(key)) = (tables.last_mut(), keys.last_mut()) else { continue };
        if row.try_get(3)? {
            table.counted = Some(column.clone());
        }
        let place: i64 = row.try_get(4)?;
        if place > 0 {
            key.push((place, table.columns.len()));
        }
        let kind = match kind.as_str() {
            "bigint" => Kind::Int,
            "boolean" => Kind::Bool,
            "bytea" => Kind::Bytes,
            _ => Kind::Text,
        };
        table.columns.push((column, kind));
    }
    for (table, mut key) in tables.iter_mut().zip(keys) {
        key.sort_unstable();
        table.key = key.into_iter().map(|(_, column)| column).collect();
    }
    Ok(tables)
}

impl Table {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// The rows after this one.
    async fn page(
        &self,
        db: &mut Db,
        after: Option<&[Value<'static>]>,
    ) -> Result<Vec<Vec<Value<'static>>>, CannotMove> {
        let key: Vec<&str> = self.key.iter().map(|column| self.columns[*column].0.as_str()).collect();
        let key = key.join(", ");
        let places: Vec<String> = (1..=self.key.len()).map(|number| format!("${number}")).collect();
        let below = after.map_or(String::new(), |_| format!("WHERE ({key}) > ({})", places.join(", ")));
        let text = format!("SELECT {} FROM {} {below} ORDER BY {key} LIMIT {PAGE}", self.names(), self.name);
        let mut query = sql::ours(text);
        if let Some(after) = after {
            query = self.key.iter().fold(query, |query, column| query.bind(after[*column].clone()));
        }
        query.fetch_all(&mut *db).await?.iter().map(|row| self.values(row)).collect()
    }

    fn values(&self, row: &Row) -> Result<Vec<Value<'static>>, CannotMove> {
        let value = |(number, (_, kind)): (usize, &(String, Kind))| {
            Ok(match kind {
                Kind::Text => Value::Text(row.try_get::<Option<String>, _>(number)?.map(Cow::Owned)),
                Kind::Int => Value::Int(row.try_get(number)?),
                Kind::Bool => Value::Bool(row.try_get(number)?),
                Kind::Bytes => Value::Bytes(row.try_get::<Option<Vec<u8>>, _>(number)?.map(Cow::Owned)),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }

    async fn carry(&self, source: &mut Db, target: &mut Db) -> Result<(u64, [u8; 32]), CannotMove> {
        let mut sum = Sum::default();
        let mut last = None;
        loop {
            let page = self.page(source, last.as_deref()).await?;
            for row in &page {
                sum.add(row);
            }
            if page.is_empty() {
                break;
            }
            self.insert(&page).execute(&mut *target).await?;
            last = page.into_iter().next_back();
        }
        if let Some(counted) = &self.counted {
            target.count_on(&self.name, counted).await?;
        }
        Ok(sum.told())
    }

    fn insert<'q>(&self, rows: &'q [Vec<Value<'static>>]) -> Query<'q> {
        let mut number = 0;
        let mut row = || {
            let places: Vec<String> = self
                .columns
                .iter()
                .map(|_| {
                    number += 1;
                    format!("${number}")
                })
                .collect();
            format!("({})", places.join(", "))
        };
        let places: Vec<String> = rows.iter().map(|_| row()).collect();
        let text = format!("INSERT INTO {} ({}) VALUES {}", self.name, self.names(), places.join(", "));
        rows.iter().flatten().fold(sql::ours(text), |query, value| query.bind(value.clone()))
    }

    async fn sum(&self, db: &mut Db) -> Result<(u64, [u8; 32]), CannotMove> {
        let mut sum = Sum::default();
        let mut last = None;
        loop {
            let page = self.page(db, last.as_deref()).await?;
            page.iter().for_each(|row| sum.add(row));
            let Some(row) = page.into_iter().next_back() else { return Ok(sum.told()) };
            last = Some(row);
        }
    }
}

/// Over rows in their order.
#[derive(Default)]
struct Sum {
    rows: u64,
    all: Sha256,
}

impl Sum {
    fn add(&mut self, row: &[Value<'_>]) {
        self.rows += 1;
        for value in row {
            let number: [u8; 8];
            let (kind, bytes): (u8, Option<&[u8]>) = match value {
                Value::Text(text) => (1, text.as_deref().map(str::as_bytes)),
                Value::Int(whole) => {
                    number = whole.unwrap_or_default().to_le_bytes();
                    (2, whole.map(|_| &number[..]))
                }
                Value::Bool(yes) => (3, yes.map(|yes| if yes { &[1][..] } else { &[0][..] })),
                Value::Bytes(bytes) => (4, bytes.as_deref()),
            };
            self.all.update([kind, u8::from(bytes.is_some())]);
            if let Some(bytes) = bytes {
                self.all.update((bytes.len() as u64).to_le_bytes());
                self.all.update(bytes);
            }
        }
    }

    fn told(self) -> (u64, [u8; 32]) {
        (self.rows, self.all.finalize().into())
    }
}

/// Every match from the log that has arrived, whose lines are summed one by one.
async fn played_again(to: &Data) -> Result<(u64, Vec<String>), CannotMove> {
    let (write, _nobody_writes) = mpsc::channel(1);
    let (_, lost) = watch::channel(None);
    let store = Store { file: None, read: read_from(to).await?, write, among: None, lost };
    let (mut matches, mut flaws) = (0, Vec::new());
    for table in store.every_table().await? {
        match store.play_again(table).await {
            Ok(played) => matches += u64::from(played),
            Err(why) => flaws.push(format!("table {table}: {why}")),
        }
    }
    store.read.close().await;
    Ok((matches, flaws))
}
