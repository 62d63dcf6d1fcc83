//! One text of SQL for both databases, with `$n` where a value goes; a connection, a pool and a row are of one of the two.
//! What is bound has a type even where there is nothing, because PostgreSQL asks for one.

#[cfg(feature = "cluster")]
use crate::limits;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    AssertSqlSafe, Connection, Executor, Row as _, SqlSafeStr, SqlStr, Sqlite, SqliteConnection, SqlitePool,
};
#[cfg(feature = "cluster")]
use sqlx::{
    PgConnection, PgPool, Postgres, TypeInfo, ValueRef,
    postgres::{PgArguments, PgRow},
};
use std::borrow::Cow;

#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    #[cfg(feature = "cluster")]
    Postgres(PgPool),
}

/// One connection.
#[derive(Debug)]
pub(super) enum Db {
    Sqlite(SqliteConnection),
    #[cfg(feature = "cluster")]
    Postgres(PgConnection),
}

/// What a query goes through.
pub(super) enum Via<'c> {
    Any(&'c Pool),
    This(&'c mut Db),
}

impl<'c> From<&'c Pool> for Via<'c> {
    fn from(pool: &'c Pool) -> Self {
        Via::Any(pool)
    }
}

impl<'c> From<&'c mut Db> for Via<'c> {
    fn from(db: &'c mut Db) -> Self {
        Via::This(db)
    }
}

impl Pool {
    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            #[cfg(feature = "cluster")]
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// What a transaction is for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Begin {
    Write,
    /// All that is read is of one moment.
    Read,
}

impl Db {
    pub(super) async fn begin(&mut self, what: Begin) -> Result<(), sqlx::Error> {
        let words = match (&self, what) {
            (Db::Sqlite(_), Begin::Write) => "BEGIN IMMEDIATE",
            (Db::Sqlite(_), Begin::Read) => "BEGIN",
            #[cfg(feature = "cluster")]
            (Db::Postgres(_), Begin::Write) => "BEGIN",
            #[cfg(feature = "cluster")]
            (Db::Postgres(_), Begin::Read) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.say(words).await
    }

    pub(super) async fn commit(&mut self) -> Result<(), sqlx::Error> {
        self.say("COMMIT").await
    }

    pub(super) async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        self.say("ROLLBACK").await
    }

    async fn say(&mut self, words: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(db) => db.execute(words).await.map(drop),
            #[cfg(feature = "cluster")]
            Db::Postgres(db) => db.execute(words).await.map(drop),
        }
    }

    /// Whether it knows of each column what is in it; SQLite keeps a yes or no as a number.
    pub(super) fn has_types(&self) -> bool {
        match self {
            Db::Sqlite(_) => false,
            #[cfg(feature = "cluster")]
            Db::Postgres(_) => true,
        }
    }

    /// Until the end of the transaction nobody minds how long it takes.
    pub(super) async fn may_pause(&mut self) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(_) => Ok(()),
            #[cfg(feature = "cluster")]
            Db::Postgres(_) => self.say("SET LOCAL idle_in_transaction_session_timeout = 0").await,
        }
    }

    /// A column that is numbered by itself goes on after what was put there. SQLite sees for itself.
    #[cfg_attr(
        not(feature = "cluster"),
        expect(clippy::unused_async, unused_variables, reason = "there is no PostgreSQL")
    )]
    pub(super) async fn count_on(&mut self, table: &str, column: &str) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(_) => Ok(()),
            #[cfg(feature = "cluster")]
            Db::Postgres(_) => {
                let text = format!(
                    "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) FROM {table}
                     HAVING max({column}) IS NOT NULL"
                );
                ours(text).execute(self).await.map(drop)
            }
        }
    }

    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(db) => db.close().await,
            #[cfg(feature = "cluster")]
            Db::Postgres(db) => db.close().await,
        }
    }
}

/// A value that goes into a query.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value<'q> {
    Text(Option<Cow<'q, str>>),
    Int(Option<i64>),
    Bool(Option<bool>),
    Bytes(Option<Cow<'q, [u8]>>),
}

macro_rules! values {
    ($($of:ty => $variant:ident by $make:expr;)*) => {$(
        impl<'q> From<$of> for Value<'q> {
            fn from(value: $of) -> Self {
                Value::$variant(Some($make(value)))
            }
        }
        impl<'q> From<Option<$of>> for Value<'q> {
            fn from(value: Option<$of>) -> Self {
                Value::$variant(value.map($make))
            }
        }
    )*};
}

values! {
    &'q str => Text by Cow::Borrowed;
    &'q String => Text by |text: &'q String| Cow::Borrowed(text.as_str());
    String => Text by Cow::Owned;
    Cow<'q, str> => Text by std::convert::identity;
    i64 => Int by i64::from;
    &'q i64 => Int by |number: &'q i64| *number;
    i32 => Int by i64::from;
    u32 => Int by i64::from;
    u16 => Int by i64::from;
    u8 => Int by i64::from;
    bool => Bool by bool::from;
    &'q [u8] => Bytes by Cow::Borrowed;
}

#[derive(Debug)]
enum Text {
    Same(SqlStr),
    Either {
        sqlite: &'static str,
        #[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "there is no PostgreSQL"))]
        postgres: &'static str,
    },
}

/// A query and what is bound to it.
#[derive(Debug)]
#[must_use]
pub(super) struct Query<'q> {
    text: Text,
    values: Vec<Value<'q>>,
}

pub(super) fn query<'q>(text: impl SqlSafeStr) -> Query<'q> {
    Query { text: Text::Same(text.into_sql_str()), values: Vec::new() }
}

/// For the few things that the two say differently.
pub(super) fn either<'q>(sqlite: &'static str, postgres: &'static str) -> Query<'q> {
    Query { text: Text::Either { sqlite, postgres }, values: Vec::new() }
}

/// A query with `from` a list in JSON, whose items are called `value`.
macro_rules! from_list {
    ($before:expr, $list:literal, $after:expr) => {
        $crate::store::sql::either(
            concat!($before, "json_each(", $list, ") AS list", $after),
            concat!($before, "json_array_elements_text(CAST(", $list, " AS json)) AS list (value)", $after),
        )
    };
}
pub(super) use from_list;

macro_rules! bound {
    ($query:expr, $values:expr) => {
        $values.into_iter().fold($query, |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Int(number) => query.bind(number),
            Value::Bool(yes) => query.bind(yes),
            Value::Bytes(bytes) => query.bind(bytes.as_deref()),
        })
    };
}

/// A connection that does not answer is not given to the next.
#[cfg(feature = "cluster")]
macro_rules! through_pool {
    ($query:expr, $run:ident, $pool:expr) => {{
        let mut lent = $pool.acquire().await?;
        let outcome = match tokio::time::timeout(limits::DATABASE_WITHIN, $query.$run(&mut *lent)).await {
            Ok(outcome) => outcome,
            Err(_) => {
                drop(lent.detach());
                Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))
            }
        };
        outcome.inspect_err(|error| tracing::warn!(%error, "the database cannot be read"))
    }};
}

macro_rules! run {
    ($self:ident, $via:ident, $run:ident, $sqlite:expr, $postgres:expr) => {
        match $via.into() {
            Via::Any(Pool::Sqlite(pool)) => $self.sqlite().$run(pool).await.map($sqlite),
            Via::This(Db::Sqlite(db)) => $self.sqlite().$run(db).await.map($sqlite),
            #[cfg(feature = "cluster")]
            Via::Any(Pool::Postgres(pool)) => through_pool!($self.postgres(), $run, pool).map($postgres),
            #[cfg(feature = "cluster")]
            Via::This(Db::Postgres(db)) => $self.postgres().$run(db).await.map($postgres),
        }
    };
}

impl<'q> Query<'q> {
    /// The next `$n`.
    pub(super) fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.values.push(value.into());
        self
    }

    fn sqlite(self) -> sqlx::query::Query<'q, Sqlite, SqliteArguments> {
        let text = match self.text {
            Text::Same(text) => text,
            Text::Either { sqlite, .. } => sqlite.into_sql_str(),
        };
        bound!(sqlx::query(text), self.values)
    }

    #[cfg(feature = "cluster")]
    fn postgres(self) -> sqlx::query::Query<'q, Postgres, PgArguments> {
        let text = match self.text {
            Text::Same(text) => text,
            Text::Either { postgres, .. } => postgres.into_sql_str(),
        };
        bound!(sqlx::query(text), self.values)
    }

    pub(super) async fn fetch_all<'c>(self, via: impl Into<Via<'c>>) -> Result<Vec<Row>, sqlx::Error> {
        run!(self, via, fetch_all, |rows| rows.into_iter().map(Row::Sqlite).collect(), |rows| rows
            .into_iter()
            .map(Row::Postgres)
            .collect())
    }

    pub(super) async fn fetch_optional<'c>(
        self,
        via: impl Into<Via<'c>>,
    ) -> Result<Option<Row>, sqlx::Error> {
        run!(self, via, fetch_optional, |row| row.map(Row::Sqlite), |row| row.map(Row::Postgres))
    }

    pub(super) async fn fetch_one<'c>(self, via: impl Into<Via<'c>>) -> Result<Row, sqlx::Error> {
        self.fetch_optional(via).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// How many rows it changed.
    pub(super) async fn execute<'c>(self, via: impl Into<Via<'c>>) -> Result<u64, sqlx::Error> {
        run!(self, via, execute, |done| done.rows_affected(), |done| done.rows_affected())
    }
}

/// A text that was put together from our own words.
pub(super) fn ours<'q>(text: String) -> Query<'q> {
    query(AssertSqlSafe(text))
}

#[derive(Debug)]
pub(super) enum Row {
    Sqlite(SqliteRow),
    #[cfg(feature = "cluster")]
    Postgres(PgRow),
}

/// A column by its number or its name.
#[cfg(not(feature = "cluster"))]
pub(super) trait Index: sqlx::ColumnIndex<SqliteRow> + Copy {}
#[cfg(not(feature = "cluster"))]
impl<T: sqlx::ColumnIndex<SqliteRow> + Copy> Index for T {}

/// A column by its number or its name.
#[cfg(feature = "cluster")]
pub(super) trait Index: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow> + Copy {}
#[cfg(feature = "cluster")]
impl<T: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow> + Copy> Index for T {}

/// What can be read from a column.
pub(super) trait Column<'r>: Sized {
    fn read<I: Index>(row: &'r Row, at: I) -> Result<Self, sqlx::Error>;
}

impl Row {
    pub(super) fn try_get<'r, T: Column<'r>, I: Index>(&'r self, at: I) -> Result<T, sqlx::Error> {
        T::read(self, at)
    }
}

macro_rules! columns {
    ($($of:ty),*) => {$(
        impl<'r> Column<'r> for $of {
            fn read<I: Index>(row: &'r Row, at: I) -> Result<Self, sqlx::Error> {
                match row {
                    Row::Sqlite(row) => row.try_get(at),
                    #[cfg(feature = "cluster")]
                    Row::Postgres(row) => row.try_get(at),
                }
            }
        }
    )*};
}

columns!(String, Option<String>, &'r str, Option<&'r str>, Vec<u8>, Option<Vec<u8>>);

/// Whole numbers are as long as they can be, but for those that PostgreSQL makes in a query.
fn whole<I: Index>(row: &Row, at: I) -> Result<Option<i64>, sqlx::Error> {
    match row {
        Row::Sqlite(row) => row.try_get(at),
        #[cfg(feature = "cluster")]
        Row::Postgres(row) => match row.try_get_raw(at)?.type_info().name() {
            "INT4" => Ok(row.try_get::<Option<i32>, _>(at)?.map(i64::from)),
            "BOOL" => Ok(row.try_get::<Option<bool>, _>(at)?.map(i64::from)),
            _ => row.try_get(at),
        },
    }
}

fn nothing() -> sqlx::Error {
    sqlx::Error::Decode("there is nothing in a column where something must be".into())
}

macro_rules! numbers {
    ($($of:ty),*) => {$(
        impl<'r> Column<'r> for Option<$of> {
            fn read<I: Index>(row: &'r Row, at: I) -> Result<Self, sqlx::Error> {
                let narrow = |number: i64| <$of>::try_from(number);
                whole(row, at)?.map(narrow).transpose().map_err(|error| sqlx::Error::Decode(error.into()))
            }
        }
        impl<'r> Column<'r> for $of {
            fn read<I: Index>(row: &'r Row, at: I) -> Result<Self, sqlx::Error> {
                <Option<$of>>::read(row, at)?.ok_or_else(nothing)
            }
        }
    )*};
}

numbers!(i64, i32, u32, u16, u8);

impl<'r> Column<'r> for Option<bool> {
    fn read<I: Index>(row: &'r Row, at: I) -> Result<Self, sqlx::Error> {
        Ok(whole(row, at)?.map(|number| number != 0))
    }
}

impl<'r> Column<'r> for bool {
    fn read<I: Index>(row: &'r Row, at: I) -> Result<Self, sqlx::Error> {
        <Option<bool>>::read(row, at)?.ok_or_else(nothing)
    }
}
