//! Whom one meets: who is in the house, who looks for others to play with, who is whose friend.

mod bells;
mod challenges;
mod line;
mod seeks;

pub(crate) use bells::Bells;
pub(crate) use challenges::{Challenged, Challenges};
pub(crate) use line::serve;
pub(crate) use seeks::{Seek, Seeks};

use crate::error::Fail;
use crate::house::House;
use crate::id::{GuestId, TableId};
use crate::limits;
use crate::store::Write;
use games::protocol::{FromBell, NewSeat, NewTable};
use games::{GameId, Housed as _, with_game};
use host::{Wish, lay};
use std::sync::Arc;
use std::time::Instant;

impl House {
    /// Whoever must not meet somebody at this table does not find it.
    pub(crate) async fn may_meet(&self, guest: GuestId, table: TableId) -> Result<(), Fail> {
        let apart = self.store.keeps_apart(guest, table).await.map_err(|_| Fail::STORAGE)?;
        if apart { Err(Fail::NOT_FOUND) } else { Ok(()) }
    }

    /// The friends of somebody who has come to the house, or gone, hear of it.
    async fn tell_friends(&self, guest: GuestId, here: bool) {
        let word = FromBell::Friend { guest: guest.to_string(), here };
        for friend in self.store.friends(guest).await.unwrap_or_default() {
            self.bells.ring(friend, &word);
        }
    }

    /// Brings those together who look for one another, for as long as anybody looks.
    pub(crate) async fn bring_together(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = self.seeks.changed() => (),
                () = crate::house::closed(&mut closing) => return,
            }
            let gathered = self.seeks.gather(Instant::now());
            for (guest, word) in gathered.told {
                self.bells.ring(guest, &word);
            }
            for group in gathered.groups {
                self.seat_together(&group).await;
            }
        }
    }

    /// A table of their own, and the match begins. Who cannot be seated has to look again.
    async fn seat_together(self: &Arc<Self>, group: &[Seek]) {
        let Some(first) = group.first() else { return };
        let word = match self.table_for(first.game, group).await {
            Ok(table) => FromBell::Matched { table: table.to_string(), game: first.game.name().to_owned() },
            Err(why) => FromBell::Refused { code: why.code, reason: why.reason.into_owned() },
        };
        for seek in group {
            self.bells.ring(seek.guest, &word);
        }
    }

    async fn table_for(self: &Arc<Self>, game: GameId, group: &[Seek]) -> Result<TableId, Fail> {
        let [host, others @ ..] = group else { return Err(Fail::NOT_FOUND) };
        let asked = NewTable {
            game: game.name().to_owned(),
            seats: group.iter().map(|_| NewSeat::Open { open: true }).collect(),
            options: Default::default(),
            public: true,
            clock_s: Some(limits::QUICK_CLOCK_S),
            hints: Some(false),
            talk: None,
            position: None,
            rated: Some(true),
            parts: None,
            start: false,
        };
        let hooks = self.config.hooks();
        let fresh = self.fresh(host.guest);
        let laid = with_game!(game, G => {
            lay::<G>(asked, host.guest, G::parts(&self.boxes), fresh, hooks.positions)
        })?;
        let table = laid.setting.id;
        self.store.write(vec![Write::Table(Box::new(laid))]).await.map_err(|_| Fail::STORAGE)?;
        for seek in others {
            let guise = self.guise(seek.guest).await?;
            self.wish(table, seek.guest, Wish::Sit { guise, seat: None }).await?;
        }
        self.wish(table, host.guest, Wish::Start).await?;
        Ok(table)
    }
}
