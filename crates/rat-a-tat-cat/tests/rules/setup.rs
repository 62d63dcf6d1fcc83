//! Setting up a match and dealing a round: TAT-01 to TAT-19, and data that is no deck: TAT-149.

use crate::play::{Play, chi_square, options, parts, seat};
use rat_a_tat_cat::{Card, Decision, Event, Notice, Options, Parts, SeatRow, State};
use table::{Dice, Game, Joint, Match, Parts as _, Printed, Seat, SeatSet, Seed, World};

/// How a round was set up, told to the eye that sees everything.
struct Deal {
    /// Top first.
    shuffled: Vec<Card>,
    rows: Vec<SeatRow>,
    aside: Vec<Card>,
    first_discards: Vec<Card>,
}

impl Deal {
    fn of(play: &Play) -> Deal {
        let mut deal =
            Deal { shuffled: Vec::new(), rows: Vec::new(), aside: Vec::new(), first_discards: Vec::new() };
        for notice in play.in_truth() {
            if let Notice::Shuffled { order, .. } = notice {
                deal.shuffled = order.expect("everything is seen");
            } else if let Notice::Dealt { rows, .. } = notice {
                deal.rows = rows.expect("everything is seen");
            } else if let Notice::LaidAside { card } = notice {
                deal.aside.push(card);
            } else if let Notice::FirstDiscard { card } = notice {
                deal.first_discards.push(card);
            }
        }
        deal
    }

    /// What lay under the rows.
    fn undealt(&self) -> &[Card] {
        &self.shuffled[4 * self.rows.len()..]
    }
}

fn deals(seats: u8) -> impl Iterator<Item = Play> {
    (0..60).map(move |seed| Play::dealt(seats, &Options::default(), seed))
}

/// The round is scored, and the box has one card of each kind: what happens to a card can be told.
const ONE_OF_EACH: &str = "A[0 1 2 3] B[4 5 6 7]; deck 8 9 SW D2 PK; discard SP; scored";

/// Deals the next round from a scored position, once for each seed.
fn next_rounds(position: &str, deals: u64) -> impl Iterator<Item = World<State>> {
    let state = State::from_position(&Printed::shipped(), position).expect("a position");
    (0..deals).map(move |seed| {
        let mut world = World::at(state, Dice::from_seed(Seed::from_number(seed))).listening();
        let mut joint = Joint::new();
        SeatSet::first(2).iter().for_each(|seat| joint.put(seat, Decision::Ready));
        world.resolve(&joint);
        world
    })
}

fn shuffled(world: &World<State>) -> Vec<Card> {
    let order = |notice| if let Notice::Shuffled { order, .. } = notice { order } else { None };
    world.notices_of_everything().into_iter().find_map(order).expect("a shuffle")
}

/// Top first.
fn deck_of(world: &World<State>) -> Vec<Card> {
    let deck = world.view_of_everything().deck_order.expect("everything is seen");
    deck.as_slice().iter().rev().copied().collect()
}

fn cards_laid_aside(world: &World<State>) -> Vec<Card> {
    let card = |notice| if let Notice::LaidAside { card } = notice { Some(card) } else { None };
    world.notices(None).into_iter().filter_map(card).collect()
}

fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
}

fn places(seats: u8) -> impl Iterator<Item = String> {
    SeatSet::first(seats).iter().flat_map(|seat| (1..=4).map(move |slot| format!("{seat}{slot}")))
}

/// The counts of two different things.
fn off_diagonal<const N: usize>(pairs: &[[u32; N]; N]) -> Vec<u32> {
    let of = |(i, counts): (usize, &[u32; N])| {
        let others = (0..N).filter(move |&j| i != j);
        others.map(|j| counts[j]).collect::<Vec<_>>()
    };
    pairs.iter().enumerate().flat_map(of).collect()
}

#[test]
fn tat_01_two_to_six_players_sit_down() {
    for seats in 0..=20 {
        let dealt = Play::try_deal(seats, &Options::default(), 1);
        assert_eq!(dealt.is_ok(), (2..=6).contains(&seats), "{seats} players");
    }
    let refused = Play::try_deal(7, &Options::default(), 1).err().expect("a refusal");
    assert_eq!(refused.to_string(), "rat-a-tat-cat is played by 2 to 6, not by 7");
}

#[test]
fn tat_02_left_is_the_next_seat_clockwise_that_is_in_the_round() {
    assert_eq!(
        ("ABCDEF".chars().map(|letter| seat(letter).number())).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5]
    );
    let mut play = Play::at(
        "A[1 2 3 4] C[2 3 4 5] D[3 4 5 6]; out B@1; deck ..; discard 7; C source; options match_end=elimination",
    );
    for who in ["C", "D", "A", "C"] {
        assert_eq!(play.asked().to_string(), who);
        play.does(&format!("{who} take 1, {who} pass"));
    }
}

#[test]
fn tat_03_the_default_deck_is_the_deluxe_deck_of_65_cards() {
    let makeup = Play::dealt(2, &Options::default(), 1).everything().public.makeup;
    assert_eq!(Card::ALL.map(|card| makeup.of(card)), [4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 6, 4, 4, 6]);
    assert_eq!(makeup.total(), 65);
}

#[test]
fn tat_04_a_deck_too_small_for_the_table_is_refused() {
    let deal = |numbers: usize, swaps: usize, seats: u8| {
        let parts = Printed::read(&deluxe_of(numbers, swaps)).expect("a deck");
        World::<State>::deal(&parts, &Options::default(), seats, Seed::from_number(1), false).map(drop)
    };
    for seats in 2..=6 {
        let rows = 4 * usize::from(seats);
        assert_eq!(deal(rows + 1, 2, seats), Ok(()), "{seats} players, just enough of both");
        assert_eq!(deal(rows + 3, 0, seats), Ok(()), "{seats} players, numbers alone");
        let few_numbers = deal(rows, 40, seats).expect_err("too few number cards").to_string();
        let few_cards = deal(rows + 1, 1, seats).expect_err("too few cards").to_string();
        assert_eq!(
            few_numbers,
            format!(
                "the box does not hold enough: {seats} players need a deck with {} number cards, it has {rows}",
                rows + 1
            )
        );
        assert_eq!(
            few_cards,
            format!(
                "the box does not hold enough: {seats} players need a deck of {} cards, it has {}",
                rows + 3,
                rows + 2
            )
        );
    }
    assert!(deal(4 * 5 + 1, 2, 4).is_ok() && deal(4 * 5 + 1, 2, 6).is_err(), "it is the table that counts");
}

const NUMBERS: &str = r#"{ "0" = 4, "1" = 4, "2" = 4, "3" = 4, "4" = 4, "5" = 4, "6" = 4, "7" = 4, "8" = 4, "9" = 9 }
total = 45"#;
const SPECIALS: &str = "{ swap = 6, draw2 = 4, peek = 4, super_peek = 6 }\ntotal = 20";

/// The data of a box whose deluxe deck has only 5s and Swaps.
fn deluxe_of(fives: usize, swaps: usize) -> String {
    Parts::PRINTED
        .replacen("total = 65", &format!("total = {}", fives + swaps), 1)
        .replacen(NUMBERS, &format!("{{ \"5\" = {fives} }}\ntotal = {fives}"), 1)
        .replacen(SPECIALS, &format!("{{ swap = {swaps} }}\ntotal = {swaps}"), 1)
}

#[test]
fn tat_149_a_slip_in_the_deck_data_is_refused_by_name() {
    let read = |data: &str| Parts::read(data).map(drop).map_err(|bad| bad.to_string());
    let slip = |right: &str, wrong: &str| {
        assert!(Parts::PRINTED.contains(right), "nothing to correct: {right}");
        read(&Parts::PRINTED.replacen(right, wrong, 1)).expect_err(wrong)
    };

    // A time that nothing takes, and one that is written wrong.
    for wrong in ["nap = 5\ndecision = 45", "decisions = 45"] {
        let why = slip("decision = 45", wrong);
        let name = wrong.split(' ').next().unwrap();
        assert!(why.contains(&format!("unknown field `{name}`")), "{why}");
    }

    // A face that no number card has.
    for face in ["10", "-1", "00", "nine", "swap", "SW"] {
        assert_eq!(
            slip(r#""9" = 9"#, &format!(r#""{face}" = 9"#)),
            format!("decks.deluxe.numbers.counts.{face}: is not one of 0 to 9")
        );
    }
    // A special card of a fifth kind.
    for kind in ["swop", "Swap", "SW", "draw_2", "super-peek", "7"] {
        assert_eq!(
            slip("swap = 6", &format!(r#""{kind}" = 6"#)),
            format!("decks.deluxe.specials.counts.{kind}: is not one of swap, draw2, peek, super_peek")
        );
    }
    // A count that is no count.
    for count in ["-4", "4.0", "4.5", "\"4\"", "true", "[4]", "101", "1000"] {
        assert_eq!(
            slip(r#""3" = 4"#, &format!(r#""3" = {count}"#)),
            format!("decks.deluxe.numbers.counts.3: takes a whole number from 0 to 100, not {count}")
        );
        assert_eq!(
            slip("peek = 4", &format!("peek = {count}")),
            format!("decks.deluxe.specials.counts.peek: takes a whole number from 0 to 100, not {count}")
        );
    }
    // A total that is not the sum, of numbers, of specials and of all, in either deck.
    let wrong_totals = [
        (r#""9" = 9"#, r#""9" = 8"#, "decks.deluxe.numbers.total: says 45, but the counts add up to 44"),
        ("total = 45", "total = 46", "decks.deluxe.numbers.total: says 46, but the counts add up to 45"),
        ("swap = 6", "swap = 7", "decks.deluxe.specials.total: says 20, but the counts add up to 21"),
        ("total = 20", "total = -20", "decks.deluxe.specials.total: says -20, but the counts add up to 20"),
        ("total = 65", "total = 64", "decks.deluxe.total: says 64, but the cards add up to 65"),
        (
            "super_peek = 0",
            "super_peek = 6",
            "decks.classic.specials.total: says 9, but the counts add up to 15",
        ),
        ("total = 54", "total = 55", "decks.classic.total: says 55, but the cards add up to 54"),
    ];
    for (right, wrong, message) in wrong_totals {
        assert_eq!(slip(right, wrong), message);
    }
    // What cannot even be read as such data is pointed at.
    for (right, wrong, told) in [
        ("total = 65", "total = 65.0", "65.0"),
        ("total = 20\n", "", "`total`"),
        ("[decks.classic.numbers]", "[decks.classic.number]", "`numbers`"),
        ("[decks.deluxe]", "[decks.delux]", "deluxe"),
        (r#""1" = 4"#, r#""0" = 4"#, "duplicate key"),
    ] {
        let message = slip(right, wrong);
        assert!(message.starts_with("rat-a-tat-cat.toml: ") && message.contains(told), "{message}");
    }

    // A correction with its totals is taken, and so is a face that the box has none of.
    let corrected = Parts::PRINTED
        .replacen("total = 65", "total = 62", 1)
        .replacen(r#""0" = 4, "1" = 4"#, r#""0" = 0, "1" = 5"#, 1)
        .replacen("total = 45", "total = 42", 1);
    let makeup = *Parts::read(&corrected).expect("a deck").deck(Options::default().deck);
    assert_eq!((makeup.of(Card::N0), makeup.of(Card::N1), makeup.total()), (0, 5, 62));
}

#[test]
fn tat_05_chance_names_the_first_dealer_unless_the_option_does() {
    let parts = parts();
    // χ² with 1 to 5 degrees of freedom is above these once in a thousand.
    for (seats, most) in [(2, 10.8), (3, 13.8), (4, 16.3), (5, 18.5), (6, 20.5)] {
        let mut dealt = vec![0; seats as usize];
        for seed in 0..3000 {
            let seed = Seed::from_number(seed);
            let world = World::<State>::deal(&parts, &Options::default(), seats, seed, false);
            dealt[world.expect("a table").view(None).public.dealer.number() as usize] += 1;
        }
        assert!(chi_square(&dealt) < most, "{dealt:?}");
        for number in 0..seats {
            for seed in 0..5 {
                let play = Play::dealt(seats, &options(&format!("first_dealer={number}")), seed);
                assert_eq!(play.gallery().public.dealer.number(), number);
            }
        }
    }
}

#[test]
fn tat_06_every_round_begins_with_a_fair_shuffle_of_all_cards() {
    const DEALS: u32 = 14 * 700;
    let mut places = [[0u32; 14]; 14];
    let mut first_two = [[0u32; 14]; 14];
    for world in next_rounds(ONE_OF_EACH, DEALS.into()) {
        let order = shuffled(&world);
        let mut sorted = order.clone();
        sorted.sort();
        assert_eq!(sorted, Card::ALL, "all cards are gathered");
        order.iter().enumerate().for_each(|(place, &card)| places[card as usize][place] += 1);
        first_two[order[0] as usize][order[1] as usize] += 1;
    }
    // Each card is as likely at each place. Every deal fills each place and uses each card once, so that of 14 × 14
    // counts 13 × 13 are free; such a χ² is above 232 once in a thousand.
    let chi = chi_square(places.as_flattened()) * 13.0 / 14.0;
    assert!(chi < 232.0, "{chi}");
    // Each card is as likely after each other: a deck that was only cut would fail. 181 degrees of freedom.
    let pairs = off_diagonal(&first_two);
    let chi = chi_square(&pairs);
    assert!(chi < 246.0, "{chi}");

    // The same seed, another round: another shuffle.
    let orders = (1..=4).map(|round| {
        let position = format!("{ONE_OF_EACH}; round {round}");
        shuffled(&next_rounds(&position, 1).next().expect("a deal"))
    });
    let orders: Vec<Vec<Card>> = orders.collect();
    assert!((1..4).all(|round| !orders[..round].contains(&orders[round])), "{orders:?}");

    // Nobody is told where a card is.
    for play in deals(3) {
        for notice in ['A', 'B', 'C'].into_iter().flat_map(|who| play.notices_to(who)).chain(play.notices()) {
            if let Notice::Shuffled { order, .. } | Notice::SlippedIn { order, .. } = notice {
                assert_eq!(order, None);
            }
        }
    }
}

#[test]
fn tat_07_four_cards_each_one_at_a_time_clockwise_from_the_dealers_left() {
    for seats in 2..=6u8 {
        for dealer in 0..seats {
            let play = Play::dealt(seats, &options(&format!("first_dealer={dealer}")), 7);
            let deal = Deal::of(&play);
            assert_eq!(deal.rows.len(), usize::from(seats));
            for SeatRow { seat, cards } in &deal.rows {
                let after_dealer = (seat.number() + seats - dealer - 1) % seats;
                let received = deal.shuffled.iter().skip(after_dealer.into()).step_by(seats.into()).take(4);
                assert!(received.eq(cards), "{seats} players, {dealer} deals, {seat} gets {cards:?}");
                assert_eq!(play.row(seat.letter()), names(cards));
            }
        }
    }
}

#[test]
fn tat_08_dealt_cards_lie_face_down_and_nobody_has_seen_them() {
    for text in ["", "open_outer=on memory_aid=on"] {
        let world =
            World::<State>::deal(&parts(), &options(text), 4, Seed::from_number(8), true).expect("a table");
        let dealt = |event: &Event| if let Event::Dealt { rows, .. } = event { Some(**rows) } else { None };
        let rows = world.events().iter().find_map(dealt).expect("a deal");
        for laid in SeatSet::first(4).iter().flat_map(|seat| rows.of(seat)) {
            assert!(!laid.card.is_open() && laid.card.seen_by().is_empty(), "dealt, and not yet looked at");
        }
        for onlooker in [None, Seat::new(0), Seat::new(3)] {
            let told = world.notices(onlooker);
            assert!(told.iter().any(|notice| matches!(notice, Notice::Dealt { rows: None, .. })), "{told:?}");
        }
    }
}

#[test]
fn tat_09_the_rest_is_the_deck_face_down() {
    let mut seen = 0;
    for play in deals(4).filter(|play| Deal::of(play).aside.is_empty()) {
        let deal = Deal::of(&play);
        assert_eq!(play.deck(), names(&deal.undealt()[1..]), "as it was shuffled, without the first discard");
        for view in [play.view('A'), play.view('D'), play.gallery()] {
            assert_eq!((view.deck, view.deck_order), (48, None));
            assert_eq!(State::sight(&view).deck_order, None);
        }
        seen += 1;
    }
    assert!(seen > 20, "{seen} deals");
}

#[test]
fn tat_10_a_number_on_top_of_the_deck_starts_the_discard() {
    let mut seen = 0;
    for play in deals(2) {
        let deal = Deal::of(&play);
        let top = deal.undealt()[0];
        assert_eq!(top.is_number(), deal.aside.is_empty());
        if top.is_number() {
            assert_eq!((deal.first_discards, play.discard()), (vec![top], top.name().to_owned()));
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen} deals");
}

#[test]
fn tat_11_special_cards_are_laid_aside_in_view_until_a_number_appears() {
    let mut most = 0;
    for play in deals(5) {
        let deal = Deal::of(&play);
        let specials = deal.undealt().iter().take_while(|card| card.is_special()).count();
        assert_eq!(deal.aside, deal.undealt()[..specials]);
        assert_eq!(deal.first_discards, [deal.undealt()[specials]]);
        let in_view: Vec<Notice> = deal.aside.iter().map(|&card| Notice::LaidAside { card }).collect();
        for told in [play.notices(), play.notices_to('A'), play.notices_to('E')] {
            let told = told.into_iter().filter(|notice| matches!(notice, Notice::LaidAside { .. }));
            assert_eq!(told.collect::<Vec<_>>(), in_view);
        }
        most = most.max(specials);
    }
    assert!(most >= 2, "two in a row");
}

#[test]
fn tat_12_what_was_laid_aside_goes_back_to_places_of_chance() {
    // One card laid aside, then five in the deck; two, and there are 5 × 4 pairs of places.
    let (mut one, mut two) = ([0u32; 5], [[0u32; 5]; 5]);
    for world in next_rounds(ONE_OF_EACH, 12_000) {
        let (aside, deck) = (cards_laid_aside(&world), deck_of(&world));
        assert_eq!((deck.len(), world.view(None).public.discard.len()), (5, 1));
        let place = |card: Card| deck.iter().position(|&lying| lying == card).expect("back in the deck");
        if let [card] = aside[..] {
            one[place(card)] += 1;
        } else if let [card, next] = aside[..] {
            two[place(card)][place(next)] += 1;
        }
    }
    let two = off_diagonal(&two);
    // χ² with 4 and with 19 degrees of freedom, once in a thousand.
    assert!(one.iter().sum::<u32>() > 2000 && chi_square(&one) < 18.5, "{one:?}");
    assert!(two.iter().sum::<u32>() > 400 && chi_square(&two) < 43.8, "{two:?}");

    // Three cards are left after the deal, and sometimes the number is the last of them: the deck is then refilled by
    // the two laid aside, and the first discard stays where it is.
    let small = "A[0 1 2 3] B[4 5 6 7]; deck 8 SW; discard D2; scored";
    let mut emptied = [0u32; 2];
    for world in next_rounds(small, 12_000).filter(|world| cards_laid_aside(world).len() == 2) {
        assert!(world.view(None).public.discard.top().is_some_and(Card::is_number));
        let deck = deck_of(&world);
        assert!(deck == [Card::Swap, Card::Draw2] || deck == [Card::Draw2, Card::Swap], "{deck:?}");
        emptied[usize::from(deck[0] == Card::Swap)] += 1;
    }
    assert!(emptied.iter().sum::<u32>() > 100 && chi_square(&emptied) < 10.8, "{emptied:?}");
}

#[test]
fn tat_13_a_special_card_turned_up_in_set_up_has_no_effect() {
    for special in Card::SPECIALS {
        let play = (0..).map(|seed| Play::dealt(2, &options("first_dealer=1"), seed));
        let mut play = play.into_iter().find(|play| Deal::of(play).aside.contains(&special)).expect("a deal");
        let rows = (play.row('A'), play.row('B'));
        assert_eq!(
            (play.asked().to_string(), play.section("look")),
            ("AB".to_owned(), Some("look".to_owned()))
        );
        for place in ["A2", "A3", "B2", "B3"] {
            assert_eq!(play.knows(place), "", "{special} shows nothing");
        }
        play.does("A done, B done");
        assert_eq!(
            play.section("A "),
            Some("A source".to_owned()),
            "{special} draws nothing and bars no call"
        );
        assert_eq!((play.row('A'), play.row('B')), rows, "{special} swaps nothing");
    }
}

#[test]
fn tat_14_after_set_up_one_number_is_discarded_and_the_rest_is_the_deck() {
    for (deck, left) in [("deluxe", [56, 52, 48, 44, 40]), ("classic", [45, 41, 37, 33, 29])] {
        for (seats, left) in (2..=6).zip(left) {
            for seed in 0..20 {
                let view = Play::dealt(seats, &options(&format!("deck={deck}")), seed).gallery();
                assert_eq!((view.public.discard.len(), view.deck), (1, left), "{deck}, {seats} players");
                assert!(view.public.discard.top().is_some_and(Card::is_number));
            }
        }
    }
}

#[test]
fn tat_15_everyone_first_looks_at_the_own_outer_cards_and_at_no_other() {
    for text in ["", "memory_aid=on"] {
        let play = Play::dealt(4, &options(text), 15);
        assert_eq!(play.asked().to_string(), "ABCD", "all at the same time");
        for (who, owner) in "ABCD".chars().flat_map(|who| "ABCD".chars().map(move |owner| (who, owner))) {
            let row = play.row(owner);
            for (slot, face) in (1..).zip(row.split(' ')) {
                let place = format!("{owner}{slot}");
                let expected = (who == owner && (slot == 1 || slot == 4)).then(|| face.to_owned());
                assert_eq!(
                    play.sees(who, &place).map(|card| card.to_string()),
                    expected,
                    "{who} knows {place}"
                );
                assert_eq!(
                    play.is_shown(who, &place).map(|card| card.to_string()),
                    expected,
                    "{who} sees {place}"
                );
            }
        }
    }
}

#[test]
fn tat_16_the_first_turn_waits_until_everyone_has_looked_once() {
    let mut play = Play::dealt(3, &options("first_dealer=2"), 16);
    for who in ['C', 'A'] {
        play.does(&format!("{who} done"));
        play.refuses("A deck");
        assert_eq!(play.section("look"), Some("look".to_owned()), "B still looks");
    }
    play.does("B done");
    assert_eq!(play.section("A "), Some("A source".to_owned()));
    assert_eq!(play.is_shown('A', "A1"), None, "the look is over");
    let mut dice = Dice::from_seed(Seed::from_number(16));
    for _ in 0..300 {
        play.wanders(false, &mut dice);
    }
    let looks = play.notices().into_iter().filter(|notice| *notice == Notice::FirstLookBegan);
    assert_eq!(looks.count(), 1, "once in a round");

    // Whoever runs out of time has looked as well.
    let mut table =
        Match::<State>::start(&parts(), &Options::default(), 2, Seed::from_number(16)).expect("a table");
    table.seal(seat('B'), Decision::Done).expect("done");
    assert!(table.view(None).phase.on_turn().is_none());
    table.time_out(seat('A')).expect("asked");
    assert!(table.view(None).phase.on_turn().is_some());
}

#[test]
fn tat_17_a_special_card_that_was_dealt_stays_in_the_row_without_effect() {
    let mut kinds = Vec::new();
    for mut play in deals(4) {
        let deal = Deal::of(&play);
        kinds.extend(deal.rows.iter().flat_map(|row| &row.cards).filter(|card| card.is_special()).copied());
        let known: Vec<String> = places(4).map(|place| play.knows(&place)).collect();
        play.does("A done, B done, C done, D done");
        for SeatRow { seat, cards } in &deal.rows {
            assert_eq!(play.row(seat.letter()), names(cards));
        }
        assert_eq!(places(4).map(|place| play.knows(&place)).collect::<Vec<_>>(), known);
        let first = play.gallery().public.first;
        assert_eq!(play.section(&format!("{first} ")), Some(format!("{first} source")));
    }
    assert!(Card::SPECIALS.iter().all(|special| kinds.contains(special)), "all four were dealt");
    // The player on turn has all four of them and still begins like everyone.
    let mut play = Play::at("A[SW:A D2 PK SP:A] B[1:B 2 3 4:B]; deck 5 ..; discard 3; look");
    play.does("A done, B done");
    assert_eq!(play.section("A "), Some("A source".to_owned()));
    assert_eq!(play.legal('A'), ["deck", "take 1", "take 2", "take 3", "take 4"]);
}

#[test]
fn tat_18_the_player_left_of_the_dealer_takes_the_first_turn() {
    for seats in 2..=6u8 {
        for dealer in 0..seats {
            for text in ["", " open_outer=on"] {
                let mut play = Play::dealt(seats, &options(&format!("first_dealer={dealer}{text}")), 18);
                if text.is_empty() {
                    play.times_out(); // everyone has looked
                }
                let left = Seat::new((dealer + 1) % seats).expect("a seat");
                assert_eq!(play.asked(), SeatSet::only(left), "{seats} players, {dealer} deals");
            }
        }
    }
}

#[test]
fn tat_19_all_totals_are_zero_at_the_start() {
    for seats in 2..=6 {
        for end in ["rounds", "time", "elimination"] {
            let play = Play::dealt(seats, &options(&format!("match_end={end}")), 19);
            assert_eq!(play.totals(), vec![0; usize::from(seats)]);
        }
    }
}
