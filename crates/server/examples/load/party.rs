//! Four guests who play one match after another, and the match that is played along with them.

use crate::client::{Guest, dice};
use crate::page::{Counts, Line, add, open_page};
use crate::{PLAYERS, luck};
use games::{GameId, with_game};
use host::Hostable;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Dice, Match, OptionValue, Options as _, Printed, Seat};
use tokio::sync::mpsc;

/// A match that is played along, so that somebody knows what may be decided.
trait Along: Send {
    /// Who owes a decision, what that seat must have read to make it, and one that is legal.
    fn next(&mut self) -> Option<(usize, u32, Value)>;
    fn carry_out(&mut self);
}

struct Game<G: Hostable> {
    game: Match<G>,
    dice: Dice,
    chosen: Option<(Seat, G::Decision)>,
}

impl<G: Hostable> Along for Game<G> {
    fn next(&mut self) -> Option<(usize, u32, Value)> {
        let seat = self.game.waits_for().iter().next()?;
        let decision = self.game.open(luck())?.sample_with(seat, &mut self.dice);
        let wire = serde_json::to_value(G::any_decision(&decision)).ok()?;
        self.chosen = Some((seat, decision));
        Some((usize::from(seat.number()), self.game.told(Some(seat)), wire))
    }

    fn carry_out(&mut self) {
        if let Some((seat, decision)) = self.chosen.take() {
            let _sealed = self.game.seal(seat, decision).expect("it was legal");
        }
    }
}

/// Long matches, of a game that has them.
fn options(game: GameId) -> Value {
    match game {
        GameId::RatATatCat => json!({"rounds": 50}),
        GameId::RatLand | GameId::RattusCartus | GameId::Ratapolis => json!({}),
    }
}

fn along(game: GameId, number: usize) -> Box<dyn Along> {
    fn begin<G: Hostable>(options: &Value, number: usize) -> Box<dyn Along> {
        let mut chosen = G::Options::default();
        for (name, value) in options.as_object().into_iter().flatten() {
            chosen.set(name, &OptionValue::from_text(&value.to_string())).expect("an option");
        }
        let game = Match::start(&Printed::shipped(), &chosen, PLAYERS as u8, luck()).expect("a match");
        Box::new(Game::<G> { game, dice: dice(number as u64), chosen: None })
    }
    with_game!(game, G => begin::<G>(&options(game), number))
}

/// Four guests of one table after another, each of another game.
pub(crate) struct Party {
    number: usize,
    guests: Vec<Guest>,
    /// The pages of all but the first come in by another node, and are passed on.
    across: Option<SocketAddr>,
    counts: Arc<Counts>,
    table: String,
    along: Box<dyn Along>,
    played: usize,
}

impl Party {
    pub(crate) async fn new(
        addr: SocketAddr,
        across: Option<SocketAddr>,
        number: usize,
        counts: Arc<Counts>,
    ) -> Party {
        let mut guests = Vec::new();
        for _ in 0..PLAYERS {
            guests.push(Guest::new(addr).await);
        }
        let along = along(GameId::RatATatCat, number);
        let mut party = Party { number, guests, across, counts, table: String::new(), along, played: 0 };
        party.sit_down().await;
        party
    }

    async fn sit_down(&mut self) {
        let game = GameId::ALL[(self.number + self.played) % GameId::ALL.len()];
        self.table = self.guests[0].new_table_of(game.name(), PLAYERS, options(game)).await;
        for guest in &self.guests[1..] {
            guest.post(&format!("tables/{}/sit", self.table), json!({})).await.good();
        }
        self.guests[0].post(&format!("tables/{}/start", self.table), json!({})).await.good();
        self.along = along(game, self.number);
    }

    async fn open_pages(&mut self) -> Vec<Line> {
        let open = |seat: usize, guest: &Guest| {
            open_page(guest, &self.table, &self.counts, self.number * PLAYERS + seat)
        };
        let mut first = open(0, &self.guests[0]);
        if self.across.is_some() {
            // The table is where somebody looks on.
            first.read.changed().await.expect("a page that is kept");
        }
        let others = (1..).zip(&self.guests[1..]);
        let others = others.map(|(seat, guest)| open(seat, &guest.at(self.across.unwrap_or(guest.addr))));
        std::iter::once(first).chain(others).collect()
    }

    /// Decides whenever it is told to.
    pub(crate) async fn play(
        mut self,
        mut go: mpsc::UnboundedReceiver<()>,
        took: mpsc::UnboundedSender<Duration>,
    ) {
        let mut lines = self.open_pages().await;
        let mut count = 0;
        while let Some(()) = go.recv().await {
            let Some((seat, told, decision)) = self.along.next() else {
                add(&self.counts.matches);
                self.played += 1;
                drop(lines);
                self.sit_down().await;
                lines = self.open_pages().await;
                continue;
            };
            let line = &mut lines[seat];
            let read = line.read.wait_for(|(_, number)| *number >= told).await.map(|read| *read);
            let Ok((epoch, number)) = read else { return };
            count += 1;
            let id = format!("l{count}");
            let word = json!({"t": "decide", "id": id, "epoch": epoch, "on": number, "decision": decision});
            let began = Instant::now();
            drop(line.say.send(word));
            if line.answers.recv().await != Some(true) {
                return;
            }
            let _gone = took.send(began.elapsed());
            self.along.carry_out();
        }
    }
}
