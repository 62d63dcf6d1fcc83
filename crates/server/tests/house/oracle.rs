//! H1, the capture oracle: what an onlooker is sent depends on nothing but what the onlooker may know.
//!
//! A random game is stopped at a random point and continued twice over the wire: once from the true position, once from
//! one that was imagined from the onlooker's own view, so that the others' cards and the deck lie differently. The same
//! decisions are made at both tables, looks that nobody waits for among them; where somebody's cards do not allow it, one
//! that looks the same to the onlooker. As long as the two views are the same, every byte to the onlooker must be: on the
//! socket, and in every answer to a request.
//!
//! H2, canaries, in the same games and for everybody at the table: each value that lies hidden is a token at its place. What
//! somebody is shown is held against the truth, place by place, and a value that they may not see names itself.
//!
//! Where the onlooker is the gallery, every other time it is a screen that is the table itself.

use crate::client::{Answer, Guest, House, Page, Scratch, dice};
use crate::nodes::{Node, desk};
use games::rat_a_tat_cat::{CallFrom, DeckName};
use games::rattus_cartus::Phase;
use host::Positions;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Dice, Game, Joint, OptionValue, Options, Printed, Seat, SeatSet, Seed, Turn, World};

/// Both tables have the same luck, which the test knows.
fn luck() -> Seed {
    Seed::from_number(77)
}

/// A game that is compared with itself.
trait Compared: Game<Decision: Serialize, Sight: Serialize> {
    /// What happens in secret, as the wire names it: the onlooker must have been told of each.
    const SECRETS: &[&str];

    fn some_options(dice: &mut Dice, seats: u8) -> Self::Options;

    /// Something is about to happen that is rare, and a secret.
    fn is_rare(_gallery: &Self::View) -> bool {
        false
    }
}

impl Compared for games::rat_a_tat_cat::State {
    const SECRETS: &[&str] = &["drew", "peeked"];

    fn some_options(dice: &mut Dice, _: u8) -> games::rat_a_tat_cat::Options {
        games::rat_a_tat_cat::Options {
            memory_aid: dice.chance(1, 3),
            open_outer: dice.chance(1, 5),
            deck: if dice.chance(1, 3) { DeckName::Classic } else { DeckName::Deluxe },
            call_from: if dice.chance(1, 3) { CallFrom::AfterFirstLap } else { CallFrom::AnyTurn },
            ..Default::default()
        }
    }
}

impl Compared for games::ratland::State {
    const SECRETS: &[&str] = &["looked", "deployed"];

    fn some_options(dice: &mut Dice, seats: u8) -> games::ratland::Options {
        testkit::random::options(dice, seats)
    }
}

impl Compared for games::rattus_cartus::State {
    const SECRETS: &[&str] = &["looked", "drew", "visited", "gave", "picked_up"];

    fn some_options(dice: &mut Dice, seats: u8) -> games::rattus_cartus::Options {
        testkit::random::options(dice, seats)
    }

    /// Victims choose what to give.
    fn is_rare(gallery: &games::rattus_cartus::View) -> bool {
        matches!(gallery.public.phase, Phase::SwordGift { .. } | Phase::TowerGift { .. })
    }
}

impl Compared for games::ratapolis::State {
    const SECRETS: &[&str] = &["laid", "shown", "revealed"];

    /// The base game, the unexplored city or Balthus, as many as sit there.
    fn some_options(dice: &mut Dice, seats: u8) -> games::ratapolis::Options {
        loop {
            let mut options: games::ratapolis::Options = testkit::random::options(dice, seats);
            let situation = dice.pick(&["base", "S", "T"]).unwrap();
            options.set("situation", &OptionValue::from_text(situation)).unwrap();
            let seed = Seed::from_number(0);
            if World::<Self>::deal(&Printed::shipped(), &options, seats, seed, false).is_ok() {
                return options;
            }
        }
    }
}

fn games() -> u64 {
    std::env::var("RATSKELLER_ORACLE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(80)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h1_the_bytes_to_an_onlooker_of_rat_a_tat_cat_follow_from_the_onlookers_view() {
    the_bytes_follow_from_the_view::<games::rat_a_tat_cat::State>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h1_the_bytes_to_an_onlooker_of_ratland_follow_from_the_onlookers_view() {
    the_bytes_follow_from_the_view::<games::ratland::State>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h1_the_bytes_to_an_onlooker_of_rattus_cartus_follow_from_the_onlookers_view() {
    the_bytes_follow_from_the_view::<games::rattus_cartus::State>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h1_the_bytes_to_an_onlooker_of_ratapolis_follow_from_the_onlookers_view() {
    the_bytes_follow_from_the_view::<games::ratapolis::State>().await;
}

/// The same where the table is one node's, and who looks at it comes through another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "in PostgreSQL only"]
async fn h1_across_nodes_the_bytes_to_an_onlooker_follow_from_the_onlookers_view() {
    let scratch = Scratch::new();
    let (one, at_one) = Node::tapped(&scratch, "one", anywhere).await;
    let (two, at_two) = Node::tapped(&scratch, "two", anywhere).await;
    desk(&[one.addr, two.addr]).await;
    let mut guests = vec![Guest::new(one.addr).await];
    for _ in 0..MOST {
        guests.push(Guest::new(two.addr).await);
    }
    let mut looked = look::<games::rat_a_tat_cat::State>(&guests, games() / 8).await;
    looked.add(look::<games::ratland::State>(&guests, games() / 8).await);
    looked.add(look::<games::rattus_cartus::State>(&guests, games() / 8).await);
    looked.add(look::<games::ratapolis::State>(&guests, games() / 8).await);
    assert!(looked.galleries > 0, "no screen has looked on");
    let hops = at_one.carried().len() + at_two.carried().len();
    assert!(hops as u64 > games(), "only {hops} requests came through the other node");
    one.close().await;
    two.close().await;
}

/// At any of the tables.
const MOST: usize = table::MOST_SEATS;

fn anywhere(config: &mut server::Config) {
    config.hooks.positions = Positions::Anywhere;
    config.hooks.luck = server::Luck::Same(luck());
}

/// What was seen in many games.
#[derive(Default)]
struct Looked {
    steps: usize,
    told: BTreeSet<String>,
    hidden: usize,
    galleries: usize,
}

impl Looked {
    fn add(&mut self, other: Looked) {
        self.steps += other.steps;
        self.told.extend(other.told);
        self.hidden += other.hidden;
        self.galleries += other.galleries;
    }
}

async fn the_bytes_follow_from_the_view<G: Compared>() {
    let house = House::with(anywhere).await;
    let mut guests = Vec::new();
    for _ in 0..=*G::SEATS.end() {
        guests.push(house.guest().await);
    }
    let looked = look::<G>(&guests, games()).await;
    assert!(looked.galleries > 0, "no screen has looked on");
    let untold: Vec<_> = G::SECRETS.iter().filter(|secret| !looked.told.contains(**secret)).collect();
    assert!(untold.is_empty(), "nobody was told of {untold:?}, only of {:?}", looked.told);
    house.close().await;
}

async fn look<G: Compared>(guests: &[Guest], games: u64) -> Looked {
    let mut looked = Looked::default();
    for game in 0..games {
        let Looked { steps, told, hidden, galleries } = &mut looked;
        *steps += one_game::<G>(guests, game, told, hidden, galleries).await;
    }
    assert!(looked.steps as u64 >= games, "only {} steps were compared", looked.steps);
    assert!(looked.hidden as u64 >= games, "only {} things lay hidden", looked.hidden);
    looked
}

fn step<G: Game>(world: &mut World<G>, dice: &mut Dice) -> bool {
    let Turn::Waits(seats) = world.turn() else { return false };
    let mut joint = Joint::new();
    seats.iter().for_each(|seat| joint.put(seat, world.sample_with(seat, dice)));
    world.resolve(&joint);
    matches!(world.turn(), Turn::Waits(_))
}

/// As many as it takes to find a choice of cards that looks like another, and no more.
const TRIES: usize = 60;

/// What the seats decide at the twin's table, if they find decisions that look the same to the onlooker: the same ones
/// where that is legal there.
fn decisions_alike<G: Game>(
    [world, twin]: [&World<G>; 2],
    joint: &Joint<G::Decision>,
    onlooker: Option<Seat>,
    dice: &mut Dice,
) -> Option<Joint<G::Decision>> {
    let after = |world: &World<G>, joint: &Joint<G::Decision>| {
        let mut world = world.clone();
        world.resolve(joint);
        world.view(onlooker)
    };
    let wanted = after(world, joint);
    let mut alike = Joint::new();
    for _ in 0..TRIES {
        alike = Joint::new();
        for (seat, decision) in joint.iter() {
            let legal = twin.check(seat, decision).is_ok();
            let decision = if legal { decision.clone() } else { twin.sample_with(seat, dice) };
            alike.put(seat, decision);
        }
        if after(twin, &alike) == wanted {
            return Some(alike);
        }
    }
    joint.iter().all(|(seat, decision)| twin.check(seat, decision).is_ok()).then_some(alike)
}

async fn one_game<G: Compared>(
    guests: &[Guest],
    game: u64,
    told: &mut BTreeSet<String>,
    hidden: &mut usize,
    galleries: &mut usize,
) -> usize {
    let mut dice = dice(10_000 + game);
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    let options = G::some_options(&mut dice, seats);
    let mut world =
        World::<G>::deal(&Printed::shipped(), &options, seats, Seed::from_number(game), false).unwrap();
    for _ in 0..dice.below(80) {
        let before = world.clone();
        if !step(&mut world, &mut dice) {
            world = before;
            break;
        }
        if G::is_rare(&world.view(None)) && dice.chance(2, 3) {
            break;
        }
    }
    let onlooker = SeatSet::first(seats).nth(dice.below(u32::from(seats) + 1) as u8);
    // The table itself may know what the gallery knows: every other gallery is a screen.
    let is_screen = onlooker.is_none() && galleries.is_multiple_of(2);
    *galleries += usize::from(onlooker.is_none());
    let mut twin = world.clone();
    twin.reimagine(&world.view(onlooker));
    assert_eq!(twin.view(onlooker), world.view(onlooker));

    let mut tables = Vec::new();
    for world in [world, twin] {
        tables.push(Table::open(guests, &world, seats, onlooker, is_screen).await);
    }
    *hidden += tables.iter().map(Table::hides_what_is_hidden).sum::<usize>();
    let [a, b] = &mut tables[..] else { unreachable!() };
    let mut steps = 0;
    compare_answers(a, b, game, true).await;
    for number in 0..60 {
        compare(a, b, game, told);
        let Turn::Waits(asked) = a.world.turn() else { break };
        if let Some(looks) = SeatSet::first(seats).iter().find(|&seat| a.world.aside(seat).is_some())
            && dice.chance(1, 3)
        {
            let look = a.world.aside(looks).unwrap();
            let joint = Joint::single(looks, look.clone());
            for table in [&mut *a, &mut *b] {
                table.world.resolve(&joint);
                table.do_now(looks, &format!("l{number}"), &look).await;
            }
            if a.world.view(onlooker) != b.world.view(onlooker) {
                return steps;
            }
            for table in [&mut *a, &mut *b] {
                table.catch_up().await;
                *hidden += table.hides_what_is_hidden();
            }
            compare(a, b, game, told);
        }
        // What is chosen, and what else could have been.
        let (mut joint, mut others) = (Joint::new(), Joint::new());
        for seat in asked {
            joint.put(seat, a.world.sample_with(seat, &mut dice));
            others.put(seat, b.world.sample_with(seat, &mut dice));
        }
        let Some(alike) = decisions_alike([&a.world, &b.world], &joint, onlooker, &mut dice) else {
            return steps;
        };
        a.world.resolve(&joint);
        b.world.resolve(&alike);
        // The first legal reveal: from here on the onlooker may tell the two worlds apart.
        // So does the end of the match, which shows the seed.
        let over = matches!(a.world.turn(), Turn::Over(_));
        let apart = over || a.world.view(onlooker) != b.world.view(onlooker);
        let mut left = asked;
        for ((seat, decision), (_, alike)) in joint.iter().zip(alike.iter()) {
            left = left.without(seat);
            let other = others.of(seat).filter(|_| Some(seat) != onlooker).unwrap_or(alike);
            for (table, first, last) in [(&mut *a, decision, decision), (&mut *b, other, alike)] {
                if left.is_empty() {
                    table.decide(seat, &format!("d{number}-{seat}"), last).await;
                    continue;
                }
                // While others choose one may change one's mind; what was chosen first is seen by nobody else.
                table.decide(seat, &format!("f{number}-{seat}"), first).await;
                table.hears_that_it_is_sealed(seat).await;
                table.do_now(seat, &format!("d{number}-{seat}"), last).await;
            }
            // Before the last one is ready nothing may be told but who is.
            if !left.is_empty() {
                compare(a, b, game, told);
                steps += 1;
            }
        }
        if apart {
            return steps;
        }
        for table in [&mut *a, &mut *b] {
            table.catch_up().await;
            *hidden += table.hides_what_is_hidden();
        }
        compare(a, b, game, told);
        steps += 1;
        if steps % 6 == 3 {
            compare_answers(a, b, game, false).await;
        }
    }
    steps
}

struct Table<G: Compared> {
    world: World<G>,
    onlooker: Option<Seat>,
    guest: Guest,
    /// By seat, then a watcher; the onlooker's page is among them.
    pages: Vec<Page>,
    /// What names the table and tells nothing: it differs by chance, never in length.
    tokens: Vec<String>,
    /// H2: what nobody may be sent before the end: the key to all that is hidden, and the position as it was set up.
    canaries: [String; 2],
    /// So many messages to the onlooker have been compared.
    compared: usize,
}

impl<G: Compared> Table<G> {
    async fn open(
        guests: &[Guest],
        world: &World<G>,
        seats: u8,
        onlooker: Option<Seat>,
        is_screen: bool,
    ) -> Table<G> {
        let position = G::position(&world.view_of_everything());
        let state = G::from_position(&Printed::shipped(), &position)
            .unwrap_or_else(|bad| panic!("{}", bad.point_at(&position)));
        let world = World::at(state, Dice::from_seed(luck())).listening();
        let id = guests[0].new_table_from(G::NAME, seats.into(), &position).await;
        for guest in &guests[1..usize::from(seats)] {
            guest.post(&format!("tables/{id}/sit"), json!({})).await.good();
        }
        let info = guests[0].post(&format!("tables/{id}/start"), json!({})).await.good();
        // The onlooker comes last, so that nobody else's coming is heard at a time of its own.
        let watched = onlooker.map_or(usize::from(seats), |seat| seat.number().into());
        let mut pages: Vec<Option<Page>> = (0..=seats).map(|_| None).collect();
        for index in (0..usize::from(seats)).filter(|index| *index != watched) {
            pages[index] = Some(guests[index].page(&id).await);
        }
        let guest = guests[if watched == usize::from(seats) { guests.len() - 1 } else { watched }].clone();
        pages[watched] = if is_screen {
            let slip = guest.let_in_by(&guests[0], &id).await;
            guest.screen(&id, &slip).await
        } else {
            Some(guest.page(&id).await)
        };
        let commitment = pages[watched].as_ref().unwrap().play["commitment"].as_str().unwrap().to_owned();
        let tokens = vec![id, info["invite"].as_str().unwrap().to_owned(), commitment];
        let (pages, canaries) = (pages.into_iter().flatten().collect(), [luck().to_hex(), position]);
        Table { world, onlooker, guest, pages, tokens, canaries, compared: 0 }
    }

    fn page(&mut self) -> &mut Page {
        // Where nobody watches from the gallery, its page was never opened and the seats come first.
        let index = self.onlooker.map_or(self.pages.len() - 1, |seat| seat.number().into());
        &mut self.pages[index]
    }

    async fn decide(&mut self, seat: Seat, id: &str, decision: &G::Decision) {
        let page = &mut self.pages[usize::from(seat.number())];
        while !page.is_asked() {
            page.next().await;
        }
        self.do_now(seat, id, decision).await;
    }

    async fn do_now(&mut self, seat: Seat, id: &str, decision: &G::Decision) {
        let page = &mut self.pages[usize::from(seat.number())];
        let message = json!({"t": "decide", "id": id, "epoch": page.epoch(), "on": page.number(), "decision": decision});
        page.send(message).await;
        assert_eq!(page.answer(id).await["t"], "ack", "{decision}");
    }

    async fn hears_that_it_is_sealed(&mut self, seat: Seat) {
        let page = self.page();
        let is_sealed = |play: &Value| play["sealed"].as_array().unwrap().contains(&json!(seat.number()));
        while !is_sealed(&page.play) {
            page.next().await;
        }
    }

    /// H2: nobody is shown what lies hidden from them. Each page must have been told everything.
    fn hides_what_is_hidden(&self) -> usize {
        let truth = serde_json::to_value(G::sight(&self.world.view_of_everything())).unwrap();
        let mut hidden = 0;
        for (index, page) in self.pages.iter().enumerate() {
            let eye = page.seat().and_then(|seat| Seat::new(seat as u8));
            assert_eq!(eye.map_or(self.pages.len() - 1, |seat| seat.number().into()), index);
            let allowed = serde_json::to_value(G::sight(&self.world.view(eye))).unwrap();
            let mut canaries = Vec::new();
            canaries_of(&truth, &allowed, "", &mut canaries);
            hidden += canaries.len();
            let shown = &page.play["sight"]["sight"];
            for (place, value) in canaries {
                assert_ne!(shown.pointer(&place), Some(value), "{eye:?} is shown what lies at {place}");
            }
        }
        hidden
    }

    /// Until the onlooker has been told everything.
    async fn catch_up(&mut self) {
        let told = self.world.notices(self.onlooker).len() as u32;
        self.page().catch_up(told).await;
        // The players read on as well, or their queues would fill.
        let onlooker = self.onlooker;
        for seat in SeatSet::first(self.pages.len() as u8) {
            if Some(seat) != onlooker && usize::from(seat.number()) < self.pages.len() {
                let told = self.world.notices(Some(seat)).len() as u32;
                self.pages[usize::from(seat.number())].catch_up(told).await;
            }
        }
    }

    /// Every byte so far, with a mark of the same length in place of each token.
    fn bytes(&mut self) -> Vec<String> {
        let tokens = self.tokens.clone();
        self.page().heard.iter().map(|text| marked(&tokens, text)).collect()
    }

    /// Every answer the onlooker can get about the table before its end, heads included.
    async fn answers(&self, lobby: bool) -> Vec<(String, String)> {
        let id = &self.tokens[0];
        let mut answers = Vec::new();
        for part in
            ["", "/record", "/frames", "/frames?eyes=truth", "/frames?eyes=0&from=1", "/frames?eyes=1"]
        {
            let answer = self.guest.get(&format!("tables/{id}{part}")).await;
            assert!(part.is_empty() || answer.code() == "not_over", "{part}: {answer:?}");
            answers.push((part.to_owned(), self.whole(&answer)));
        }
        let again = self.guest.post(&format!("tables/{id}/sit"), json!({})).await;
        answers.push(("/sit".to_owned(), self.whole(&again)));
        if lobby {
            let lobby = self.guest.get("tables").await.good();
            let row = lobby["tables"].as_array().unwrap().iter().find(|row| row["id"] == id.as_str());
            answers.push(("lobby".to_owned(), marked(&self.tokens, &row.unwrap().to_string())));
        }
        answers
    }

    fn whole(&self, answer: &Answer) -> String {
        let head: Vec<&str> = answer.head.lines().filter(|line| !line.starts_with("date:")).collect();
        marked(&self.tokens, &format!("{}\n\n{}", head.join("\n"), String::from_utf8_lossy(&answer.body)))
    }
}

/// Whatever became of the match, nobody has heard a canary, whether compared or not.
impl<G: Compared> Drop for Table<G> {
    fn drop(&mut self) {
        let before_the_end = |text: &&String| !text.contains("\"end\":{");
        for text in self.pages.iter().flat_map(|page| &page.heard).filter(before_the_end) {
            let told = self.canaries.iter().find(|canary| text.contains(canary.as_str()));
            assert!(told.is_none() || std::thread::panicking(), "{told:?} is in {text}");
        }
    }
}

/// What is there in truth and not in what is allowed, each with its place.
fn canaries_of<'a>(truth: &'a Value, allowed: &Value, place: &str, found: &mut Vec<(String, &'a Value)>) {
    match (truth, allowed) {
        (Value::Null, _) => (),
        (_, Value::Null) => found.push((place.to_owned(), truth)),
        (Value::Array(truth), Value::Array(allowed)) => {
            for (index, value) in truth.iter().enumerate() {
                let other = allowed.get(index).unwrap_or(&Value::Null);
                canaries_of(value, other, &format!("{place}/{index}"), found);
            }
        }
        (Value::Object(truth), Value::Object(allowed)) => {
            for (name, value) in truth {
                let other = allowed.get(name).unwrap_or(&Value::Null);
                canaries_of(value, other, &format!("{place}/{name}"), found);
            }
        }
        (truth, allowed) if truth == allowed => (),
        (truth, _) => found.push((place.to_owned(), truth)),
    }
}

fn marked(tokens: &[String], text: &str) -> String {
    tokens.iter().fold(text.to_owned(), |text, token| text.replace(token.as_str(), &"#".repeat(token.len())))
}

async fn compare_answers<G: Compared>(a: &Table<G>, b: &Table<G>, game: u64, lobby: bool) {
    let (seen, other) = (a.answers(lobby).await, b.answers(lobby).await);
    assert_eq!(seen, other, "game {game}: an answer tells what the onlooker may not know");
}

fn compare<G: Compared>(a: &mut Table<G>, b: &mut Table<G>, game: u64, told: &mut BTreeSet<String>) {
    let (seen, other) = (a.bytes(), b.bytes());
    let common = seen.len().min(other.len());
    for index in 0..common {
        assert_eq!(
            seen[index], other[index],
            "game {game}: message {index} tells what the onlooker may not know"
        );
    }
    // H3: with the same bytes in the same order, sizes and numbers of messages are the same as well.
    assert_eq!(seen.len(), other.len(), "game {game}: so does the number of messages");
    for message in seen[a.compared..].iter().filter_map(|text| serde_json::from_str::<Value>(text).ok()) {
        let notices = message["play"]["notices"].as_array().cloned().unwrap_or_default();
        let names = notices.iter().map(|notice| &notice["notice"]["what"]);
        told.extend(names.filter_map(|name| name.as_str().map(str::to_owned)));
    }
    a.compared = seen.len();
}
