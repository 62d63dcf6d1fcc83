//! Looking back at a match that is over: how everybody's chance to win went (`host::chances`), and what decided it for one
//! seat (`host::decided`). Each is counted once, in the computer players' threads, a place at a time, so that nobody who plays
//! waits for it.

use crate::error::Fail;
use crate::hosted::Hosted;
use crate::house::House;
use crate::limits;
use crate::thinkers::Whose;
use futures_util::{StreamExt, TryStreamExt};
use games::Written;
use games::protocol::{Chances, ChancesAt, Code, WhatDecided};
use host::chances::{self, Outlook};
use host::decided::{Decisions, Judged, dearest, suspects};
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use table::{Printed, Seat};
use tokio::sync::{OnceCell, oneshot};

/// What was counted of the last matches that somebody asked about, and what is being counted.
pub(crate) struct Counted<K, V> {
    kept: Mutex<VecDeque<(K, Count<V>)>>,
}

type Count<V> = Arc<OnceCell<Arc<V>>>;

impl<K, V> Default for Counted<K, V> {
    fn default() -> Self {
        Counted { kept: Mutex::default() }
    }
}

impl<K, V> fmt::Debug for Counted<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Counted")
    }
}

impl<K: PartialEq, V> Counted<K, V> {
    /// Counts it unless it is known; whoever asks for what is being counted waits for that.
    pub(crate) async fn once(
        &self,
        of: K,
        count: impl Future<Output = Result<V, Fail>>,
    ) -> Result<Arc<V>, Fail> {
        let cell = self.find(of);
        cell.get_or_try_init(async || count.await.map(Arc::new)).await.cloned()
    }

    fn find(&self, of: K) -> Count<V> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, count)) = kept.iter().find(|(known, _)| *known == of) {
            return Arc::clone(count);
        }
        let count = Count::default();
        kept.push_back((of, Arc::clone(&count)));
        if kept.len() > limits::LOOKED_BACK_KEPT {
            kept.pop_front();
        }
        count
    }
}

pub(crate) async fn chances<G: Hosted>(
    house: Arc<House>,
    whose: Whose,
    written: Written<G>,
) -> Result<Chances, Fail> {
    let outlook = played(&house, written, |parts, written| Outlook::<G>::of(parts, written)).await?;
    let Outlook { places, end } = outlook.ok_or_else(unplayable)?;
    let judged: Vec<ChancesAt> = each(&house, whose, places, |place| place.judge()).await?;
    Ok(chances::told(judged, end))
}

pub(crate) async fn decided<G: Hosted>(
    house: Arc<House>,
    whose: Whose,
    written: Written<G>,
    seat: Seat,
) -> Result<WhatDecided, Fail> {
    let no_seat = || Fail::new(Code::BadRequest, "`seat` is the number of a seat of that match");
    if seat.number() >= written.record.seats {
        return Err(no_seat());
    }
    let decisions = played(&house, written, move |parts, written| Decisions::<G>::of(parts, written, seat));
    let decisions = decisions.await?.ok_or_else(unplayable)?;
    let looked_at = each(&house, whose, decisions.all.clone(), |question| question.look_at()).await?;
    let suspects = suspects(looked_at.into_iter().flatten().collect());
    let judged: Vec<Option<Judged<G>>> =
        each(&house, whose, suspects, |question| question.think_about()).await?;
    Ok(decisions.told(&dearest(judged.into_iter().flatten().collect())))
}

/// Plays the match again, off the threads that others wait for.
async fn played<G: Hosted, T: Send + 'static>(
    house: &House,
    written: Written<G>,
    what: impl FnOnce(&Printed<G::Parts>, &Written<G>) -> T + Send + 'static,
) -> Result<T, Fail> {
    let boxes = house.boxes_with(G::ID, Some(written.record.parts)).await.map_err(|_| Fail::STORAGE)?;
    let played = tokio::task::spawn_blocking(move || what(G::parts(&boxes), &written));
    played.await.map_err(|_| unplayable())
}

/// Each is handed in when there is room for it.
async fn each<T: Send + 'static, V: Send + 'static>(
    house: &House,
    whose: Whose,
    all: Vec<T>,
    think: impl Fn(T) -> V + Copy + Send + 'static,
) -> Result<Vec<V>, Fail> {
    let thoughts = all.into_iter().map(|one| {
        let (told, heard) = oneshot::channel();
        house.thinkers.think(whose, move || {
            // Whoever asked may have gone.
            if !told.is_closed() {
                drop(told.send(think(one)));
            }
        });
        heard
    });
    let thoughts = futures_util::stream::iter(thoughts).buffered(house.thinkers.at_once());
    thoughts.try_collect().await.map_err(|_| Fail::CLOSING)
}

fn unplayable() -> Fail {
    Fail::new(Code::BadRecord, "the record cannot be played")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    #[tokio::test]
    async fn a_count_is_waited_for_by_whoever_asks_for_the_same_and_by_nobody_else() {
        let counted = Counted::<u8, u8>::default();
        let (tell, told) = oneshot::channel();
        let first = counted.once(1, async { told.await.map_err(|_| Fail::CLOSING) });
        let same = counted.once(1, async { Ok(9) });
        let other = async {
            let other = counted.once(2, async { Ok(7) }).await.unwrap();
            tell.send(5).unwrap();
            other
        };
        let all = timeout(Duration::from_secs(60), async { tokio::join!(first, same, other) });
        let (first, same, other) = all.await.expect("one waits for another");
        assert_eq!((*first.unwrap(), *same.unwrap(), *other), (5, 5, 7));
        assert_eq!(*counted.once(1, async { Ok(9) }).await.unwrap(), 5, "it is known");
    }

    #[tokio::test]
    async fn what_could_not_be_counted_is_counted_when_it_is_asked_for_again() {
        let counted = Counted::<u8, u8>::default();
        assert!(counted.once(1, async { Err(Fail::CLOSING) }).await.is_err());
        assert_eq!(*counted.once(1, async { Ok(3) }).await.unwrap(), 3);
    }
}
