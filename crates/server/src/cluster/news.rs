//! What nodes tell one another. It may be lost with whoever was told, and nothing depends on it but how soon something is seen: who may not come
//! in is read again with every sweep.

use super::hop::post;
use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, SessionId, TableId, TokenId};
use crate::penalties::Penalties;
use crate::people::Ended;
use crate::store::Node;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// For the pages of a guest whose bells hang there.
    Bell {
        #[serde(with = "named")]
        guest: GuestId,
        word: String,
    },
    Renamed(#[serde(with = "named")] GuestId),
    /// What is remembered of these tables holds no more.
    ReadAgain(Vec<Named>),
    EndedSession(#[serde(with = "named")] SessionId),
    EndedToken(#[serde(with = "named")] TokenId),
    EndedGuest(#[serde(with = "named")] GuestId),
    Banned(#[serde(with = "named")] GuestId),
    /// Penalties, or what is announced.
    Order,
}

/// A table in a list.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Named(#[serde(with = "named")] pub TableId);

/// As it is written.
mod named {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(super) fn serialize<T: Display, S: Serializer>(id: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(id)
    }

    pub(super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(|_| D::Error::custom("no name"))
    }
}

impl News {
    pub(crate) fn read_again(tables: &[TableId]) -> News {
        News::ReadAgain(tables.iter().copied().map(Named).collect())
    }

    /// What is over here is over everywhere.
    pub(crate) fn of(ended: Ended) -> Option<News> {
        Some(match ended {
            Ended::Session(id) => News::EndedSession(id),
            Ended::Token(id) => News::EndedToken(id),
            Ended::Guest(guest) => News::EndedGuest(guest),
            Ended::Banned(guest) => News::Banned(guest),
            Ended::Here => return None,
        })
    }
}

impl House {
    /// Whether whoever it is for was there.
    pub(super) async fn tell_desk(&self, news: &News) -> bool {
        let Some(among) = self.store.among() else { return false };
        let desk = among.nodes.borrow().desk;
        match desk.and_then(|desk| among.node(desk)) {
            Some(desk) => self.say(&desk, news).await.is_ok(),
            None => false,
        }
    }

    /// Returns when all have heard it who can.
    pub(crate) async fn tell_others(&self, news: News) {
        let others = self.store.among().map(|among| among.others()).unwrap_or_default();
        join_all(others.iter().map(|node| self.tell(node, &news))).await;
    }

    /// The same, without waiting.
    pub(crate) fn tell_others_soon(self: &Arc<Self>, news: News) {
        if self.store.among().is_some() {
            let house = Arc::clone(self);
            tokio::spawn(async move { house.tell_others(news).await });
        }
    }

    async fn say(&self, node: &Node, news: &News) -> Result<(), Fail> {
        post(self, node, "/cluster/news", serde_json::to_vec(news).unwrap_or_default()).await
    }

    async fn tell(&self, node: &Node, news: &News) {
        if let Err(why) = self.say(node, news).await {
            tracing::warn!(node = node.id, %why, "a node has not heard what is new");
        }
    }

    /// Another node says so; false: nobody was there to be told.
    pub(super) async fn hear(self: &Arc<Self>, news: News) -> bool {
        match news {
            News::Bell { guest, word } => return self.bells.ring_text(guest, &word),
            News::Renamed(guest) => {
                let guise = self.store.guise(guest).await.ok().flatten();
                self.rename_here(guest, &guise.unwrap_or_default()).await;
            }
            News::ReadAgain(tables) => {
                self.read_again_here(tables.into_iter().map(|Named(table)| table).collect()).await;
            }
            News::EndedSession(id) => self.end_here(Ended::Session(id)),
            News::EndedToken(id) => self.end_here(Ended::Token(id)),
            News::EndedGuest(guest) => self.end_here(Ended::Guest(guest)),
            News::Banned(guest) => {
                // First the door is shut: whoever is put out would be in again at once.
                self.read_penalties().await;
                self.end_here(Ended::Banned(guest));
            }
            News::Order => self.read_order().await,
        }
        true
    }

    /// Whoever may not come in any more is put out.
    pub(super) async fn read_penalties(&self) {
        if let Ok(kept) = self.store.penalties().await {
            for guest in self.penalties.replace(Penalties::new(kept)) {
                self.end_here(Ended::Banned(guest));
            }
        }
    }

    async fn read_order(&self) {
        self.read_penalties().await;
        if let Ok(announcement) = self.store.announcement().await {
            self.announce_here(announcement);
        }
    }
}
