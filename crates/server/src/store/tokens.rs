//! Tokens, and the accounts of programs.

use super::read::id;
use super::sql::{self, Query, Row};
use super::{Store, StoreError, now_ms};
use crate::id::{GuestId, TokenId};
use crate::people::Scopes;

/// What is written about programs.
#[derive(Clone, Debug)]
pub(crate) enum Tokens {
    Made {
        token: KeptToken,
        secret: [u8; 32],
    },
    Used(TokenId),
    Gone {
        owner: GuestId,
        id: TokenId,
    },
    /// An account for a program, under a name that must be nobody's.
    Bot {
        guest: GuestId,
        owner: GuestId,
        name: String,
        folded: String,
    },
}

/// A token as the data file has it.
#[derive(Clone, Debug)]
pub(crate) struct KeptToken {
    pub id: TokenId,
    /// As whom it acts.
    pub guest: GuestId,
    pub owner: GuestId,
    pub label: String,
    pub scopes: Scopes,
    pub made: i64,
    pub used: Option<i64>,
}

pub(super) fn queries(write: &Tokens) -> Vec<Query<'_>> {
    let now = now_ms() as i64;
    vec![match write {
        Tokens::Made { token, secret } => sql::query(
            "INSERT INTO tokens (secret, id, guest, owner, label, scopes, made) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&secret[..])
        .bind(token.id.as_str())
        .bind(token.guest.as_str())
        .bind(token.owner.as_str())
        .bind(&token.label)
        .bind(token.scopes.stored())
        .bind(token.made),
        Tokens::Used(id) => {
            sql::query("UPDATE tokens SET used = $1 WHERE id = $2").bind(now).bind(id.as_str())
        }
        Tokens::Gone { owner, id } => sql::query("DELETE FROM tokens WHERE id = $1 AND owner = $2")
            .bind(id.as_str())
            .bind(owner.as_str()),
        Tokens::Bot { guest, owner, name, folded } => sql::query(
            "INSERT INTO guests (id, name, created, regular, folded, owner) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(guest.as_str())
        .bind(name)
        .bind(now)
        .bind(now)
        .bind(folded)
        .bind(owner.as_str()),
    }]
}

impl Store {
    pub(crate) async fn token(&self, secret: [u8; 32]) -> Result<Option<KeptToken>, StoreError> {
        let query =
            sql::query("SELECT id, guest, owner, label, scopes, made, used FROM tokens WHERE secret = $1");
        query.bind(&secret[..]).fetch_optional(&self.read).await?.map(|row| token(&row)).transpose()
    }

    pub(crate) async fn tokens(&self, owner: GuestId) -> Result<Vec<KeptToken>, StoreError> {
        let query = sql::query(
            "SELECT id, guest, owner, label, scopes, made, used FROM tokens WHERE owner = $1 ORDER BY made, id",
        );
        query.bind(owner.as_str()).fetch_all(&self.read).await?.iter().map(token).collect()
    }

    pub(crate) async fn bot_accounts(&self, owner: GuestId) -> Result<Vec<(GuestId, String)>, StoreError> {
        let query = sql::query("SELECT id, name FROM guests WHERE owner = $1 ORDER BY created, id");
        let rows = query.bind(owner.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((id(row, 0)?, row.try_get(1)?))).collect()
    }
}

fn token(row: &Row) -> Result<KeptToken, StoreError> {
    Ok(KeptToken {
        id: id(row, 0)?,
        guest: id(row, 1)?,
        owner: id(row, 2)?,
        label: row.try_get(3)?,
        scopes: Scopes::read(row.try_get(4)?),
        made: row.try_get(5)?,
        used: row.try_get(6)?,
    })
}
