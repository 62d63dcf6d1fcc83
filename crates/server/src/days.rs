//! Dealing the days: when one begins, a deal for each game is written down before anybody hears of it. It has a seed that nobody can know
//! sooner, and all else follows from the seed and the menu.

use crate::error::Fail;
use crate::house::House;
use crate::store::{DayWrite, Merit, Write, now_ms};
use games::{GameId, Housed as _, with_game};
use host::{Dealt, Ended, Finisher, Menu, Sitter};
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

/// What the days of the games are chosen from, so that a match takes ten to twenty minutes.
const MENU: &str = include_str!("days.json");

/// Held by whoever deals or begins a try: nobody begins two. Knows which day was dealt last.
#[derive(Debug, Default)]
pub(crate) struct Dealer(pub tokio::sync::Mutex<Option<u32>>);

/// A game that the menu does not know is played as it comes.
fn menu(text: &str, game: GameId) -> Menu {
    let known = serde_json::from_str::<BTreeMap<String, Menu>>(text).ok();
    let plain = || Menu { seats: vec![3], options: vec![serde_json::Map::new()], players: None, low: false };
    known.and_then(|mut known| known.remove(game.name())).unwrap_or_else(plain)
}

impl House {
    fn menu(&self, game: GameId) -> Menu {
        menu(self.config.hooks().menu.unwrap_or(MENU), game)
    }

    /// By the clock of the house; nobody else's counts.
    pub(crate) fn today(&self) -> u32 {
        let hooked = self.config.hooks().today.as_ref().map(|today| today.load(Ordering::Relaxed));
        hooked.unwrap_or_else(|| host::day_of(now_ms()))
    }

    /// Sees to it that today is dealt, and says which day it is.
    pub(crate) async fn deal_today(&self) -> Result<u32, Fail> {
        let today = self.today();
        let mut dealt = self.days.0.lock().await;
        if *dealt == Some(today) {
            return Ok(today);
        }
        let mut writes = Vec::new();
        for game in GameId::ALL {
            if self.store.deal(today, game).await.map_err(|_| Fail::STORAGE)?.is_some() {
                continue;
            }
            let seed = self.config.hooks().luck.seed();
            let menu = self.menu(game);
            let dealt = with_game!(game, G => Dealt::from_seed::<G>(seed, &menu, G::parts(&self.boxes)))?;
            writes.push(Write::Day(DayWrite::Deal { day: today, game, dealt }));
        }
        if !writes.is_empty() {
            self.store.write(writes).await.map_err(|_| Fail::STORAGE)?;
        }
        *dealt = Some(today);
        Ok(today)
    }

    /// How the try of the one person ended who plays there.
    pub(crate) fn merit(&self, ended: &Ended) -> Option<Merit> {
        let own = ended.seats.iter().find(|seat| matches!(seat.sitter, Sitter::Guest(_)))?;
        Some(merit(own, &ended.seats, self.menu(ended.game).low))
    }
}

fn merit(own: &Finisher, all: &[Finisher], low: bool) -> Merit {
    let sign = if low { -1 } else { 1 };
    let others = all.iter().filter(|seat| !matches!(seat.sitter, Sitter::Guest(_)));
    let best = others.map(|seat| sign * seat.points).max().unwrap_or(0);
    let Finisher { place, points, gave_up, .. } = *own;
    Merit { place, points, margin: sign * points - best, gave_up }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use host::{Fresh, GuestId, InviteCode, TableId};
    use std::collections::BTreeSet;
    use table::Seed;
    use table::{Game as _, Match, Printed};

    /// Whatever the seed: the match can begin, somebody plays it, and the same seed chooses the same.
    #[test]
    fn every_day_of_the_menu_can_be_played() {
        for game in GameId::ALL {
            let menu = menu(MENU, game);
            let (mut options, mut seats, mut chairs) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
            for number in 0..100 {
                let seed = Seed::from_number(number);
                with_game!(game, G => {
                    let parts = Printed::shipped();
                    let dealt = Dealt::from_seed::<G>(seed, &menu, &parts).unwrap();
                    assert_eq!(Dealt::from_seed::<G>(seed, &menu, &parts).unwrap(), dealt);
                    let named: BTreeMap<String, serde_json::Value> = serde_json::from_str(&dealt.options).unwrap();
                    let read = host::options::from_json::<G>(&named).unwrap();
                    assert!(!G::helps(&read), "{game}: everybody remembers for themselves");
                    let count = dealt.sitters.len() as u8;
                    Match::<G>::start_by(dealt.rules, &parts, &read, count, seed).unwrap();
                    let fresh = Fresh {
                        id: TableId::from_random([1; 16]),
                        invite: InviteCode::from_random([2; 26]),
                        seed: Seed::from_number(0),
                    };
                    let laid = dealt.lay::<G>(1, true, GuestId::from_random([3; 16]), fresh).unwrap();
                    assert_eq!(laid.setting.seed.to_hex(), seed.to_hex());
                    let you: Vec<usize> = (0..).zip(&dealt.sitters).filter(|(_, who)| who.is_none()).map(|(at, _)| at).collect();
                    assert_eq!(you.len(), 1);
                    options.insert(dealt.options.clone());
                    seats.insert(count);
                    chairs.insert(you[0]);
                });
            }
            assert_eq!((options.len(), seats.len()), (menu.options.len(), menu.seats.len()), "{game}");
            assert!(chairs.len() > 2, "{game}: {chairs:?}");
        }
    }

    #[test]
    fn the_margin_is_to_the_best_of_the_others() {
        let seat =
            |sitter, points| Finisher { sitter, star: None, team: None, place: 2, points, gave_up: false };
        let you = || Sitter::Guest(GuestId::from_random([3; 16]));
        let bot = || Sitter::Bot("greedy".to_owned());
        let all = [seat(bot(), 12), seat(you(), 20), seat(bot(), 31)];
        assert_eq!(merit(&all[1], &all, false).margin, -11);
        assert_eq!(merit(&all[1], &all, true).margin, -8, "where fewer points are better");
    }
}
