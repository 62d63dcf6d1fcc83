//! Who agrees that a match is shared, and under which name it is.

use super::read::id;
use super::sql::{self, Query};
use super::{Store, StoreError};
use crate::id::{GuestId, SharedName, TableId};
use table::{Seat, SeatSet};

/// The people of a match, by their seats.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub people: SeatSet,
    pub agreed: SeatSet,
    /// None, while somebody has not agreed.
    pub name: Option<SharedName>,
}

impl Store {
    pub(crate) async fn agreed(&self, table: TableId) -> Result<Agreed, StoreError> {
        let query = sql::query(
            "SELECT seat, agrees, shared FROM seats JOIN tables ON tables.id = table_id
             WHERE table_id = $1 AND guest IS NOT NULL",
        );
        let mut agreed = Agreed { people: SeatSet::EMPTY, agreed: SeatSet::EMPTY, name: None };
        for row in &query.bind(table.as_str()).fetch_all(&self.read).await? {
            let Some(seat) = Seat::new(row.try_get(0)?) else { continue };
            agreed.people = agreed.people.with(seat);
            if row.try_get(1)? {
                agreed.agreed = agreed.agreed.with(seat);
            }
            agreed.name = row.try_get::<Option<String>, _>(2)?.and_then(|name| name.parse().ok());
        }
        Ok(agreed)
    }

    /// The match of this name, and one of those who agreed that it is read.
    pub(crate) async fn shared(&self, name: SharedName) -> Result<Option<(TableId, GuestId)>, StoreError> {
        let query = sql::query(
            "SELECT tables.id, seats.guest FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE shared = $1 AND guest IS NOT NULL ORDER BY seat LIMIT 1",
        );
        let row = query.bind(name.as_str()).fetch_optional(&self.read).await?;
        row.map(|row| Ok((id(&row, 0)?, id(&row, 1)?))).transpose()
    }
}

/// Two who agree at the same moment are one after the other here, and the second finds everybody agreed.
pub(super) fn share<'a>(table: &'a TableId, guest: &'a GuestId, name: &'a SharedName) -> Vec<Query<'a>> {
    vec![
        agrees(true, table, guest),
        sql::query(
            "UPDATE tables SET shared = $1 WHERE id = $2 AND phase = 'over' AND shared IS NULL AND NOT EXISTS (
                 SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL AND NOT agrees)",
        )
        .bind(name.as_str())
        .bind(table.as_str()),
    ]
}

pub(super) fn unshare<'a>(table: &'a TableId, guest: &'a GuestId) -> Vec<Query<'a>> {
    let gone = sql::query("UPDATE tables SET shared = NULL WHERE id = $1").bind(table.as_str());
    vec![agrees(false, table, guest), gone]
}

fn agrees<'a>(agrees: bool, table: &'a TableId, guest: &'a GuestId) -> Query<'a> {
    sql::query("UPDATE seats SET agrees = $1 WHERE table_id = $2 AND guest = $3")
        .bind(agrees)
        .bind(table.as_str())
        .bind(guest.as_str())
}
