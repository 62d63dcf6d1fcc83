//! A house in memory: it stores what a table says, shows it, and checks every promise on the way.

use games::protocol::{NewTable, NumberedNotice, Play, SeatInfo, ToPage};
use host::{
    Clocks, ConnId, Done, Event, Fresh, GuestId, Guise, Hostable, InviteCode, Kept, KeptStage, Order,
    Positions, Read, Show, Shown, Sitter, Table, TableId, Think, Time, Times, What, Wish, Word, Write, lay,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Dice, Match, Printed, Seat, SeatSet, Seed, World};

pub(crate) const TIMES: Times = Times { pause: 700, thinks: 2_000, gone_after: 60_000 };
/// Nobody else's: a page that looks and goes again.
const PROBE: ConnId = u64::MAX;

pub(crate) fn guest(number: u8) -> GuestId {
    GuestId::from_random([number; 16])
}

pub(crate) fn fresh(seed: u64) -> Fresh {
    Fresh {
        id: TableId::from_random([1; 16]),
        invite: InviteCode::from_random([2; 26]),
        seed: Seed::from_number(seed),
    }
}

pub(crate) fn rat(name: &str) -> Guise {
    Guise { name: name.to_owned(), ..Guise::default() }
}

/// A watcher.
pub(crate) fn stranger() -> GuestId {
    guest(31)
}

/// What a page has heard.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) epoch: u32,
    pub(crate) number: u32,
    pub(crate) notices: Vec<NumberedNotice>,
}

pub(crate) struct House<G: Hostable> {
    pub(crate) table: Table<G>,
    parts: Printed<G::Parts>,
    /// The log: all there is when the memory is gone.
    pub(crate) kept: Kept,
    pub(crate) now: Time,
    /// When the table was last told the time, and could store what came of it.
    told_at: Time,
    pub(crate) pages: BTreeMap<ConnId, (GuestId, Page)>,
    /// Thoughts that were ordered and neither called off nor given back.
    pub(crate) thinking: BTreeMap<u64, Think<G>>,
    /// Hints likewise.
    pub(crate) advising: Vec<(Seat, u64)>,
    pub(crate) wake: Option<Time>,
    /// When the question before the one that is asked now would have ended.
    pub(crate) before: Option<Time>,
    last_conn: ConnId,
    ids: u32,
    pub(crate) dice: Dice,
    /// Who was told what, and when, if somebody wants to know.
    pub(crate) captured: Option<Vec<(ConnId, Time, String)>>,
    /// How the match ended, as it was written down.
    pub(crate) ended: Option<host::Ended>,
}

impl<G: Hostable> House<G> {
    /// As many people as there are seats, all here, and the match has begun.
    pub(crate) fn people(seats: u8, clock_s: Option<u32>, position: Option<String>) -> House<G> {
        let seats = vec![json!({"open": true}); seats.into()];
        let asked = json!({"game": G::NAME, "seats": seats, "public": true, "clock_s": clock_s, "position": position,
            "rated": false});
        let mut house = House::open(&asked, 1).unwrap();
        house.all_come();
        house.start();
        house
    }

    /// A table as it was asked for, with guest 0 as its host; nobody is here yet.
    pub(crate) fn open(asked: &Value, seed: u64) -> Option<House<G>> {
        let asked: NewTable = serde_json::from_value(asked.clone()).unwrap();
        let parts = Printed::shipped();
        let laid = lay::<G>(asked, guest(0), &parts, fresh(seed), Positions::Anywhere).ok()?;
        let sitters = laid.sitters.into_iter().map(|sitter| (sitter, rat("Rat"))).collect();
        let kept = Kept {
            setting: laid.setting,
            sitters,
            came_as: Vec::new(),
            screens_out: Vec::new(),
            stage: KeptStage::Open { invited: Vec::new(), sent_away: Vec::new() },
        };
        let (table, done) = Table::load(kept.clone(), &parts, TIMES, 1_000_000).unwrap();
        let mut house = House {
            table,
            parts,
            kept,
            now: 1_000_000,
            told_at: 0,
            pages: BTreeMap::new(),
            thinking: BTreeMap::new(),
            advising: Vec::new(),
            wake: None,
            before: None,
            last_conn: 0,
            ids: 0,
            dice: Dice::from_seed(Seed::from_number(seed ^ 0x5eed)),
            captured: None,
            ended: None,
        };
        house.carry_out(done);
        Some(house)
    }

    pub(crate) fn all_come(&mut self) {
        let seats = self.kept.setting.seats;
        for number in 0..seats {
            if number > 0 && self.kept.sitters[usize::from(number)].0 == Sitter::Nobody {
                let seat = Seat::new(number);
                self.happens(Event::Guest(
                    guest(number),
                    Wish::Sit { guise: rat(&format!("Rat {number}")), seat },
                ));
            }
            if self.kept.sitters[usize::from(number)].0 == Sitter::Guest(guest(number)) {
                self.join(guest(number));
            }
        }
    }

    pub(crate) fn start(&mut self) {
        self.happens(Event::Guest(guest(0), Wish::Start));
        assert!(matches!(self.kept.stage, KeptStage::Playing { .. }));
    }

    pub(crate) fn join(&mut self, guest: GuestId) -> ConnId {
        self.last_conn += 1;
        let conn = self.last_conn;
        self.pages.insert(conn, (guest, Page::default()));
        let read = Read { epoch: 0, number: 0 };
        self.happens(Event::Guest(guest, Wish::Join { conn, guise: rat("Rat"), read, deaf_to: Vec::new() }));
        conn
    }

    pub(crate) fn part(&mut self, conn: ConnId) {
        self.pages.remove(&conn);
        self.happens(Event::Page(conn, Word::Part));
    }

    pub(crate) fn happens(&mut self, event: Event<G::Decision>) -> Vec<ToPage> {
        if matches!(event, Event::Time) {
            self.told_at = self.now;
        }
        let done = self.table.handle(event, self.now);
        self.carry_out(done)
    }

    /// The disk is full: what was done is forgotten, and the log read again.
    pub(crate) fn fails(&mut self, event: Event<G::Decision>) {
        let done = self.table.handle(event, self.now);
        if done.store.is_empty() {
            self.carry_out(done);
            return;
        }
        let refused = done.refused();
        drop(done);
        let restored = self.table.restore(self.kept.clone(), self.now).unwrap();
        self.thinking.clear();
        self.carry_out(restored);
        refused.into_iter().for_each(|show| drop(self.show(show)));
    }

    pub(crate) fn carry_out(&mut self, done: Done<G>) -> Vec<ToPage> {
        for write in done.store {
            self.store(write);
        }
        self.order(done.orders);
        self.wake = done.wake;
        done.show.into_iter().flat_map(|show| self.show(show)).collect()
    }

    fn order(&mut self, orders: Vec<Order<G>>) {
        for order in orders {
            match order {
                Order::Think(think) => {
                    let twice = self.thinking.values().any(|other| other.seat == think.seat);
                    assert!(!twice, "{} is asked twice", think.seat);
                    let waits = self.mirror().unwrap().waits_for();
                    assert!(waits.contains(think.seat), "nobody waits for {}", think.seat);
                    assert!(think.until > self.now);
                    self.thinking.insert(think.number, think);
                }
                Order::Advise(advise) => self.advising.push((advise.seat, advise.number)),
                Order::CallOff(number) => drop(self.thinking.remove(&number)),
            }
        }
    }

    fn store(&mut self, write: Write) {
        let kept = &mut self.kept;
        match (write, &mut kept.stage) {
            (Write::Seat { seat, sitter }, KeptStage::Open { .. }) => {
                kept.sitters[usize::from(seat.number())] = (sitter, rat("Rat"));
            }
            (Write::Invited(guest), KeptStage::Open { invited, .. }) => invited.push(guest),
            (Write::Uninvited(guest), KeptStage::Open { invited, .. }) => {
                invited.retain(|other| *other != guest)
            }
            (Write::SentAway(guest), KeptStage::Open { sent_away, .. }) => sent_away.push(guest),
            (Write::Screen { screen, out }, _) => {
                kept.screens_out.retain(|other| *other != screen);
                kept.screens_out.extend(out.then_some(screen));
            }
            (Write::Hints(on), KeptStage::Open { .. }) => kept.setting.hints = Some(on),
            (Write::Host(host), KeptStage::Open { .. }) => kept.setting.host = host,
            (Write::Started(began), KeptStage::Open { .. }) => {
                kept.stage =
                    KeptStage::Playing { began, log: Vec::new(), clocks: Clocks::default(), waits: None };
            }
            (Write::Logged { logged, .. }, KeptStage::Playing { log, .. }) => {
                assert_eq!(logged.seq as usize, log.len() + 1);
                let same = |seat: &Seat, id: &Option<String>| {
                    id.is_some()
                        && log.iter().any(|line| seat_of(&line.what) == Some(*seat) && line.client_id == *id)
                };
                assert!(
                    !seat_of(&logged.what).is_some_and(|seat| same(&seat, &logged.client_id)),
                    "done twice"
                );
                log.push(logged);
            }
            (Write::Clocks(new), KeptStage::Playing { clocks, .. }) => {
                assert!(new.until.is_none_or(|until| until > self.now), "a deadline in the past: {new:?}");
                *clocks = new;
                self.before = new.before;
            }
            (Write::Over, KeptStage::Playing { began, log, .. }) => {
                let log = std::mem::take(log);
                kept.stage = KeptStage::Over { began: *began, log, rematch: None, stands: false };
            }
            (Write::Waits(new), KeptStage::Playing { waits, .. }) => *waits = Some(new),
            (Write::Standing(standing), KeptStage::Over { stands, .. }) => {
                assert!(!std::mem::replace(stands, true), "said twice");
                assert_eq!(self.mirror().and_then(|game| game.standing()), Some(standing));
            }
            (Write::Ended(ended), KeptStage::Over { stands, began, .. }) => {
                assert!(*stands && self.ended.is_none(), "said twice");
                assert_eq!(ended.unrated, began.unrated);
                self.ended = Some(*ended);
            }
            (Write::Rematch(next), KeptStage::Over { rematch, .. }) => *rematch = Some(next.setting.id),
            (write, stage) => panic!("{write:?} at {stage:?}"),
        }
    }

    fn show(&mut self, Show { to, what }: Show) -> Vec<ToPage> {
        let mut told = Vec::new();
        for conn in to {
            match &what {
                Shown::Message(message) => {
                    if let Some((_, page)) = self.pages.get_mut(&conn) {
                        page.hear(message);
                        if let Some(captured) = &mut self.captured {
                            captured.push((conn, self.now, message.to_json()));
                        }
                        told.push(message.clone());
                    }
                }
                Shown::Bye(_) => drop(self.pages.remove(&conn)),
            }
        }
        told
    }

    /// The match as the log gives it back to whoever holds the seed.
    pub(crate) fn mirror(&self) -> Option<Match<G>> {
        let (log, setting) = match &self.kept.stage {
            KeptStage::Open { .. } => return None,
            KeptStage::Playing { log, .. } | KeptStage::Over { log, .. } => (log, &self.kept.setting),
        };
        let options = host::options::read::<G>(&setting.options).unwrap();
        let mut game = match &setting.position {
            None => Match::<G>::start(&self.parts, &options, setting.seats, setting.seed).unwrap(),
            Some(text) => {
                let state = G::from_position(&Printed::shipped(), text).unwrap();
                Match::set_up(World::at(state, Dice::from_seed(setting.seed)), setting.seed)
            }
        };
        for line in log {
            match &line.what {
                What::Decided { seat, decision } => {
                    let _sealed = game.seal(*seat, decision.parse().unwrap()).unwrap();
                }
                What::TimedOut { seat } => {
                    let _sealed = game.time_out(*seat).unwrap();
                }
                What::Clock { elapsed_s } => game.read_clock(*elapsed_s).unwrap(),
                What::Undone { seat } => game.undo(*seat).unwrap(),
                What::GaveUp { .. } => (),
            }
        }
        Some(game)
    }

    /// How much is in the log of the match.
    pub(crate) fn lines(&self) -> usize {
        match &self.kept.stage {
            KeptStage::Open { .. } => 0,
            KeptStage::Playing { log, .. } | KeptStage::Over { log, .. } => log.len(),
        }
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        SeatSet::first(self.kept.setting.seats).iter()
    }

    pub(crate) fn conn_of(&self, seat: Seat) -> Option<ConnId> {
        let (Sitter::Guest(guest), _) = self.kept.sitters.get(usize::from(seat.number()))? else {
            return None;
        };
        self.pages.iter().find(|(_, (of, _))| of == guest).map(|(conn, _)| *conn)
    }

    pub(crate) fn read(&self, conn: ConnId) -> Read {
        let (_, page) = &self.pages[&conn];
        Read { epoch: page.epoch, number: page.number }
    }

    pub(crate) fn new_id(&mut self) -> String {
        self.ids += 1;
        format!("id-{}", self.ids)
    }

    /// A legal decision of a seat that is asked.
    pub(crate) fn something(&mut self, seat: Seat) -> Value {
        let game = self.mirror().unwrap();
        let decision = game.open(self.kept.setting.seed).unwrap().sample_with(seat, &mut self.dice);
        serde_json::to_value(G::any_decision(&decision)).unwrap()
    }

    pub(crate) fn decide_something(&mut self, seat: Seat) {
        let decision = self.something(seat);
        self.decide(seat, decision);
    }

    pub(crate) fn decide(&mut self, seat: Seat, decision: Value) {
        let (conn, id) = (self.conn_of(seat).unwrap(), self.new_id());
        let read = self.read(conn);
        let told = self.happens(Event::Page(conn, Word::Decide { id: id.clone(), read, decision }));
        assert_eq!(answer(&told, &id), "ack");
    }

    /// A computer player has found something.
    pub(crate) fn finds(&mut self, seat: Seat, decision: G::Decision) {
        let thinking = self.thinking.iter().find(|(_, think)| think.seat == seat);
        let number = *thinking.unwrap_or_else(|| panic!("{seat} does not think")).0;
        self.thinking.remove(&number);
        self.happens(Event::Thought { seat, number, decision });
    }

    /// The match and all that is hidden in it.
    pub(crate) fn world(&self) -> World<G> {
        self.mirror().unwrap().open(self.kept.setting.seed).unwrap().clone()
    }

    pub(crate) fn undo(&mut self, seat: Seat) {
        assert_eq!(self.try_undo(seat), "ack");
    }

    pub(crate) fn try_undo(&mut self, seat: Seat) -> String {
        let (conn, id) = (self.conn_of(seat).unwrap(), self.new_id());
        let told = self.happens(Event::Page(conn, Word::Undo { id: id.clone() }));
        answer(&told, &id)
    }

    pub(crate) fn tell_the_time(&mut self) {
        self.happens(Event::Time);
    }

    /// Plays by chance until a decision can be taken back.
    pub(crate) fn until_somebody_may_undo(&mut self) -> Seat {
        for _ in 0..2_000 {
            let game = self.mirror().unwrap();
            if let Some(by) = game.may_undo() {
                return by;
            }
            let next = game.waits_for().iter().next().unwrap();
            self.now += 100;
            self.decide_something(next);
        }
        panic!("nothing could be taken back")
    }

    /// The match as this seat sees it now.
    pub(crate) fn play(&mut self, seat: Seat) -> Play {
        let Some((Sitter::Guest(guest), _)) = self.kept.sitters.get(usize::from(seat.number())) else {
            panic!()
        };
        let (play, orders) = welcome(&mut self.table, *guest, self.now);
        self.order(orders);
        play.unwrap()
    }

    fn here(&self) -> Vec<GuestId> {
        let mut here: Vec<GuestId> = self.pages.values().map(|(guest, _)| *guest).collect();
        here.push(stranger());
        here.sort();
        here.dedup();
        here
    }

    /// What everyone who is here, and a stranger, sees of the match.
    pub(crate) fn seen(&mut self) -> Vec<Option<String>> {
        let mut seen = Vec::new();
        for guest in self.here() {
            let (sees, orders) = sees(&mut self.table, guest, self.now);
            self.order(orders);
            seen.push(sees);
        }
        seen
    }

    /// What they would see after a restart.
    pub(crate) fn loaded(&mut self) -> Vec<Option<String>> {
        let loaded = Table::<G>::load(self.kept.clone(), &self.parts, TIMES, self.now);
        let (mut table, _) = loaded.unwrap_or_else(|why| panic!("{why}"));
        self.here().into_iter().map(|guest| sees(&mut table, guest, self.now).0).collect()
    }

    /// Every promise that can be checked at any moment.
    pub(crate) fn keeps_its_promises(&mut self) {
        assert_eq!(self.seen(), self.loaded(), "a restart changes what is seen");
        let Some(game) = self.mirror() else { return };
        match &self.kept.stage {
            KeptStage::Open { .. } => (),
            KeptStage::Playing { waits, .. } => assert_eq!(*waits, Some(game.waits_for()), "beside the log"),
            KeptStage::Over { stands, .. } => assert!(stands, "how it ended is not beside the log"),
        }
        for (guest, page) in self.pages.values() {
            let seat =
                (0..).zip(&self.kept.sitters).find(|(_, (sitter, _))| *sitter == Sitter::Guest(*guest));
            let seat = seat.and_then(|(number, _)| Seat::new(number));
            assert_eq!(page.number, game.told(seat), "shown and stored are not the same");
        }
        if let KeptStage::Playing { clocks: Clocks { until: Some(until), .. }, .. } = self.kept.stage {
            assert!(self.wake.is_some_and(|wake| wake <= until), "nobody wakes the table in time");
            assert!(until > self.told_at, "whoever is asked had no time to answer");
        }
        let waits = game.waits_for();
        assert!(
            self.thinking.values().all(|think| waits.contains(think.seat)),
            "a thought that nobody waits for"
        );
    }
}

impl Page {
    fn hear(&mut self, message: &ToPage) {
        let (play, welcomed) = match message {
            ToPage::Welcome { play: Some(play), .. } => (play, true),
            ToPage::Update { play } => (play, false),
            ToPage::Welcome { play: None, .. }
            | ToPage::Table { .. }
            | ToPage::Ack { .. }
            | ToPage::Refused { .. }
            | ToPage::Hint { .. }
            | ToPage::Hinted { .. }
            | ToPage::Chat { .. }
            | ToPage::Reacted { .. }
            | ToPage::Announced { .. }
            | ToPage::Pong
            | ToPage::Bye { .. } => return,
        };
        let numbers: Vec<u32> = play.notices.iter().map(|told| told.number).collect();
        assert!(numbers.windows(2).all(|two| two[1] == two[0] + 1), "a gap in {numbers:?}");
        if !welcomed && play.epoch == self.epoch {
            assert_eq!(play.number, self.number + numbers.len() as u32, "a notice is missing");
            assert!(numbers.first().is_none_or(|first| *first == self.number + 1), "{numbers:?}");
        } else {
            assert!(play.epoch >= self.epoch);
            self.notices.clear();
        }
        (self.epoch, self.number) = (play.epoch, play.number);
        self.notices.extend(play.notices.iter().cloned());
    }
}

fn seat_of(what: &What) -> Option<Seat> {
    match what {
        What::Decided { seat, .. }
        | What::TimedOut { seat }
        | What::Undone { seat }
        | What::GaveUp { seat } => Some(*seat),
        What::Clock { .. } => None,
    }
}

/// `ack`, or the code of the refusal.
pub(crate) fn answer(told: &[ToPage], id: &str) -> String {
    let answer = told.iter().find_map(|message| {
        if let ToPage::Ack { id: of } = message {
            return (of == id).then(|| "ack".to_owned());
        }
        let ToPage::Refused { id: Some(of), code, .. } = message else { return None };
        (of == id).then(|| serde_json::to_value(code).unwrap().as_str().unwrap().to_owned())
    });
    answer.unwrap_or_else(|| panic!("no answer to {id}"))
}

/// One more page of this guest is welcomed, and goes; and what is to be thought about then.
fn welcome<G: Hostable>(table: &mut Table<G>, guest: GuestId, now: Time) -> (Option<Play>, Vec<Order<G>>) {
    let read = Read { epoch: 0, number: 0 };
    let joined = Wish::Join { conn: PROBE, guise: rat("Rat"), read, deaf_to: Vec::new() };
    let done = table.handle(Event::Guest(guest, joined), now);
    assert_eq!(done.answer, Ok(()));
    let play = done.show.into_iter().find_map(|show| match show {
        Show { to, what: Shown::Message(ToPage::Welcome { play, .. }) } if to == [PROBE] => Some(play),
        _ => None,
    });
    let mut orders = done.orders;
    orders.extend(table.handle(Event::Page(PROBE, Word::Part), now).orders);
    (play.expect("a welcome"), orders)
}

/// As it goes over the wire.
fn sees<G: Hostable>(table: &mut Table<G>, guest: GuestId, now: Time) -> (Option<String>, Vec<Order<G>>) {
    let (play, orders) = welcome(table, guest, now);
    let info = table.info(Some(guest), now).unwrap();
    let gave_up = |seat: &SeatInfo| matches!(seat, SeatInfo::Guest { gave_up: true, .. });
    let gave_up: Vec<bool> = info.seats.iter().map(gave_up).collect();
    // Who is away is not written down: after a restart everybody may come back first.
    let update = |play| ToPage::Update { play: Play { away: SeatSet::EMPTY, ..play } };
    (play.map(|play| format!("{gave_up:?} {}", update(play).to_json())), orders)
}

/// A game of RatLand with clans in which everyone deploys and this seat may look at the next cards.
pub(crate) fn with_a_seer(seats: u8) -> (String, Seat) {
    let options = games::ratland::Options { clans: true, ..Default::default() };
    for number in 0..10_000 {
        let seed = Seed::from_number(number);
        let mut world: World<games::ratland::State> =
            World::deal(&Printed::shipped(), &options, seats, seed, false).unwrap();
        for _ in 0..40 {
            let table::Turn::Waits(asked) = world.turn() else { break };
            let seer = asked.iter().find(|&seat| world.aside(seat).is_some());
            if let Some(seer) = seer.filter(|_| asked == SeatSet::first(seats)) {
                let position = <games::ratland::State as table::Game>::position(&world.view_of_everything());
                return (position, seer);
            }
            let mut joint = table::Joint::new();
            asked.iter().for_each(|seat| joint.put(seat, world.sample(seat)));
            world.resolve(&joint);
        }
    }
    panic!("no Seer in ten thousand games");
}
