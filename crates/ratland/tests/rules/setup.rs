//! Setup: LAND-01 to LAND-16.

use crate::last_round::{board, stops_before_feeding, to_the_end};
use crate::play::{Play, Sewers as _, options};
use ratland::{Colour, EventCard, EventKind, Options, Place, State};
use std::collections::BTreeSet;
use table::{Dice, Face, Game as _, Joint, Printed, SeatSet, Seed, Turn, World};

/// Set up, and nothing revealed yet: everyone chooses a board first.
fn set_up(seats: u8, more: &str, seed: u64) -> Play {
    Play::dealt(seats, &options(&format!("boards=secret_choice {more}")), seed)
}

/// The event deck, top first.
fn event_deck(play: &Play) -> Vec<EventCard> {
    let view = play.everything();
    let top = view.next_event.and_then(Face::up);
    top.into_iter().chain(view.below.expect("everything is seen").events().iter().rev().copied()).collect()
}

/// The food deck, top first.
pub(crate) fn food_deck(play: &Play) -> Vec<u8> {
    let view = play.everything();
    let top = view.next_food.into_iter().flatten().filter_map(Face::up).filter(|&card| card > 0);
    top.chain(view.below.expect("everything is seen").food().iter().rev().copied()).collect()
}

fn kind(card: EventCard) -> EventKind {
    let parts = crate::play::parts();
    if parts.lasting().initial.contains(card) { EventKind::Initial } else { EventKind::Final }
}

/// All who look: the players and the gallery.
fn onlookers(seats: u8) -> impl Iterator<Item = Option<char>> {
    SeatSet::first(seats).iter().map(|seat| Some(seat.letter())).chain([None])
}

#[test]
fn land_01_two_to_six_play_with_one_copy_and_seven_to_twelve_with_two() {
    for seats in 0..=20 {
        let dealt = Play::try_deal(seats, &Options::default(), 1);
        assert_eq!(dealt.is_ok(), (2..=12).contains(&seats), "{seats} players");
        if let Ok(play) = dealt {
            assert_eq!(play.everything().public.copies(), if seats <= 6 { 1 } else { 2 }, "{seats} players");
        }
    }
    let refused = Play::try_deal(13, &Options::default(), 1).expect_err("a refusal");
    assert_eq!(refused.to_string(), "ratland is played by 2 to 12, not by 13");
}

#[test]
fn land_02_the_left_neighbour_is_the_next_seat_and_the_right_neighbour_the_one_before() {
    for seats in 2..=12 {
        for own in SeatSet::first(seats) {
            let boards = SeatSet::first(seats)
                .iter()
                .map(|seat| format!("{seat}[{}] cheese 0", if seat == own { 2 } else { 0 }));
            let mut play = Play::at(&boards.collect::<Vec<_>>().join("; "));
            play.does(&format!("{own} deploy 0 0 0 1 1 0 0"));
            let letter = |number: u8| char::from(b'A' + number % seats);
            let (left, right) = (letter(own.number() + 1), letter(own.number() + seats - 1));
            play.tells(&format!("{own} attacks {left} from the left tunnel, 1 against 0, and steals 0."));
            play.tells(&format!("{own} attacks {right} from the right tunnel, 1 against 0, and steals 0."));
        }
    }
}

#[test]
fn land_03_seven_rats_and_two_cheeses_in_the_pantry_and_all_rats_can_go_out_at_once() {
    for seats in 2..=12 {
        let mut play = set_up(seats, "", 3);
        for seat in SeatSet::first(seats) {
            assert_eq!(board(&play, seat.letter()), format!("{seat}[7] cheese 2"));
            assert_eq!(play.sewer(seat.letter()).rats.at(Place::Pantry), 7);
        }
        play.defaults();
        let rats = play.sewer('A').available(); // Cousin's Visit may have come
        play.does(&format!("A deploy {rats} 0 0 0 0 0 0"));
        assert!(play.refuses(&format!("A deploy {} 0 0 0 0 0 0", rats - 1)).contains("rats to send out"));
    }
}

#[test]
fn land_04_the_supply_is_what_the_players_leave_of_the_box() {
    let supply = [101, 94, 87, 80, 73, 181, 174, 167, 160, 153, 146];
    for (seats, supply) in (2..=12).zip(supply) {
        assert_eq!(set_up(seats, "", 4).everything().public.supply, supply, "{seats} players");
    }
}

#[test]
fn land_05_at_every_moment_all_rats_of_the_box_are_somewhere() {
    for (seats, seed) in (2..=12).flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
        let options = options("clans=on boards=secret_choice aggressive_combat=any_combat initial_events=7");
        let mut world =
            World::<State>::deal(&crate::play::parts(), &options, seats, Seed::from_number(seed), false)
                .unwrap();
        let mut dice = Dice::from_seed(Seed::from_number(seed));
        while let Turn::Waits(asked) = world.turn() {
            let public = world.view(None).public;
            let rats = public.sewers.iter().map(|(_, sewer)| {
                sewer.rats.total()
                    + [sewer.infirmary, sewer.lost, sewer.graveyard].map(u16::from).iter().sum::<u16>()
            });
            let box_holds = if seats <= 6 { 115 } else { 230 };
            assert_eq!(u16::from(public.supply) + rats.sum::<u16>(), box_holds, "{:?}", public.phase);
            let mut joint = Joint::new();
            asked.iter().for_each(|seat| joint.put(seat, world.sample_with(seat, &mut dice)));
            world.resolve(&joint);
        }
    }
}

#[test]
fn land_06_a_lack_of_single_or_double_tokens_limits_nothing() {
    // 60 places with one rat each, where the box has 55 single tokens; and then one rat more for everyone.
    let boards = SeatSet::first(6)
        .iter()
        .map(|seat| format!("{seat}[1 1 1 1 1 1 1] cheese 9 infirmary 1 lost 1 graveyard 1"));
    let mut play = Play::at(&boards.collect::<Vec<_>>().join("; "));
    assert_eq!(play.everything().public.supply, 115 - 60);
    for seat in SeatSet::first(6) {
        play.does(&format!("{seat} deploy 1 1 1 1 1 1 1"));
    }
    assert_eq!(play.lines(": 1 born.").len(), 6);
}

#[test]
fn land_07_a_pantry_holds_any_number_of_cheeses_and_nothing_but_cheese() {
    let mut play = stops_before_feeding("A[6] cheese 1000; B[0]; C[0]; city y1 o1 w1 k1 p1 b1");
    play.does("A deploy 0 6 0 0 0 0 0");
    assert_eq!(board(&play, 'A'), "A[0 3 0 0 0 0 0] cheese 1003 infirmary 1 lost 1");
    let public = play.everything().public;
    assert!(public.hand.is_empty() && public.bag.is_empty());
    let colours = [Colour::Orange, Colour::White, Colour::Black, Colour::Purple, Colour::Blue];
    assert_eq!(colours.map(|colour| public.in_supply(colour)), [11, 11, 4, 4, 6].map(Some));
}

#[test]
fn land_08_bag_and_payments_are_never_short_of_yellow() {
    let mut play = stops_before_feeding("A[12] cheese 44; B[0] cheese 44; C[0]; dump y8 o4");
    play.does("A deploy 12 0 0 0 0 0 0");
    play.tells("The bag for the dump: y8 o4.").tells("A +16 cheese.");
    assert_eq!(play.cheese('A'), 60);
}

#[test]
fn land_09_seven_events_are_initial_and_seven_final_the_end_card_among_them() {
    let names = |kind_of| {
        let of_kind = EventCard::ALL.into_iter().filter(|&card| kind(card) == kind_of);
        of_kind.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        names(EventKind::Initial),
        "abundance massive_attack cousins_visit helmet_rat yellow_is_the_new_black dr_cheese rattibal_lecter"
    );
    assert_eq!(
        names(EventKind::Final),
        "drunk hide_the_cheese just_in_time holy_rat strategists locked_and_loaded end_of_game"
    );
}

const DEALS: usize = 700;

fn event_decks(more: &str) -> Vec<Vec<EventCard>> {
    (0..DEALS as u64).map(|seed| event_deck(&set_up(3, more, seed))).collect()
}

#[test]
fn land_10_four_random_final_events_and_the_end_card_lie_shuffled_at_the_bottom() {
    let decks = event_decks("");
    for deck in &decks {
        let bottom: BTreeSet<EventCard> = deck[5..].iter().copied().collect();
        assert_eq!((deck[5..].len(), bottom.len()), (5, 5));
        assert!(bottom.iter().all(|&card| kind(card) == EventKind::Final));
        assert!(bottom.contains(&EventCard::EndOfGame));
    }
    for place in 5..10 {
        for card in EventCard::ALL.into_iter().filter(|&card| kind(card) == EventKind::Final) {
            let found = decks.iter().filter(|deck| deck[place] == card).count();
            // One in five for the End card, otherwise four of six on five places.
            let usual = if card == EventCard::EndOfGame { DEALS / 5 } else { DEALS * 4 / 30 };
            assert!((usual * 2 / 3..usual * 4 / 3).contains(&found), "{card} {found} times at {place}");
        }
    }
}

#[test]
fn land_11_five_random_initial_events_lie_shuffled_on_top() {
    let decks = event_decks("");
    for deck in &decks {
        assert_eq!(deck.len(), 10);
        assert!(deck[..5].iter().all(|&card| kind(card) == EventKind::Initial));
        assert_eq!(deck.iter().collect::<BTreeSet<_>>().len(), 10, "every card once");
    }
    for place in 0..5 {
        for card in EventCard::ALL.into_iter().filter(|&card| kind(card) == EventKind::Initial) {
            let found = decks.iter().filter(|deck| deck[place] == card).count();
            assert!(
                (DEALS / 7 * 2 / 3..DEALS / 7 * 4 / 3).contains(&found),
                "{card} {found} times at {place}"
            );
        }
    }
}

#[test]
fn a_position_with_more_past_events_than_a_deck_holds_is_refused() {
    let initial = "abundance massive_attack cousins_visit helmet_rat dr_cheese";
    let finals = "drunk just_in_time holy_rat strategists";
    let reads =
        |past: &str| State::from_position(&Printed::shipped(), &format!("A[1]; B[1]; past {past}")).is_ok();
    assert!(reads(initial) && reads(finals) && reads(&format!("{initial} {finals}")));
    assert!(!reads(&format!("{initial} rattibal_lecter")));
    assert!(!reads(&format!("{finals} locked_and_loaded")));
}

#[test]
fn land_12_the_left_over_events_leave_the_game_unseen() {
    let games = [("", (2, 2)), ("initial_events=7", (0, 2))];
    for ((more, left_over), seed) in games.into_iter().flat_map(|game| (0..10).map(move |seed| (game, seed)))
    {
        let mut play = set_up(3, more, seed);
        let mut left: Vec<EventCard> = EventCard::ALL.to_vec();
        left.retain(|card| !event_deck(&play).contains(card));
        let of = |kind_of| left.iter().filter(|&&card| kind(card) == kind_of).count();
        assert_eq!((of(EventKind::Initial), of(EventKind::Final)), left_over);
        to_the_end(&mut play);
        for who in onlookers(3) {
            assert!(
                left.iter().all(|&card| !play.view(who).public.past.contains(card)),
                "revealed to {who:?}"
            );
            let told: Vec<String> = play.told(who).iter().map(ToString::to_string).collect();
            assert!(left.iter().all(|card| !told.join(" ").contains(card.name())), "told to {who:?}");
        }
    }
}

#[test]
fn land_13_everyone_sees_the_back_of_the_next_event_and_nobody_its_face() {
    let mut play = set_up(3, "", 13);
    let mut seen = Vec::new();
    while let Some(next) = event_deck(&play).first().copied() {
        for who in onlookers(3) {
            let view = play.view(who);
            assert_eq!((view.next_event, view.below), (Some(Face::Down), None));
            assert_eq!(view.public.next_kind(), kind(next));
        }
        seen.push(kind(next));
        if play.asked().is_empty() {
            break;
        }
        play.defaults();
    }
    assert!(seen.contains(&EventKind::Initial) && seen.contains(&EventKind::Final));
}

#[test]
fn land_14_the_food_deck_is_shuffled_or_ascending() {
    let tops: Vec<u8> = (0..DEALS as u64).map(|seed| food_deck(&set_up(3, "", seed))[0]).collect();
    for card in 1..=9 {
        let found = tops.iter().filter(|&&top| top == card).count();
        assert!((DEALS / 9 / 2..DEALS / 9 * 3 / 2).contains(&found), "card {card} on top {found} times");
    }
    let mut shuffled = food_deck(&set_up(3, "", 14));
    assert!(onlookers(3).all(|who| set_up(3, "", 14).view(who).next_food.unwrap()[0].is_down()), "face down");
    shuffled.sort_unstable();
    assert_eq!(shuffled, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(food_deck(&set_up(3, "food_order=ascending", 14)), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn land_15_the_first_active_player_is_chosen_at_random() {
    for seats in [2, 3, 5, 12] {
        let mut chosen = vec![0; usize::from(seats)];
        for seed in 0..100 * u64::from(seats) {
            chosen[usize::from(set_up(seats, "", seed).everything().public.active.number())] += 1;
        }
        assert!(chosen.iter().all(|times| (60..140).contains(times)), "{seats} players: {chosen:?}");
    }
}

#[test]
fn land_16_the_general_supply_is_open_to_all() {
    let play = set_up(3, "", 16);
    for who in onlookers(3) {
        let public = play.view(who).public;
        assert_eq!(public.supply, 94);
        let pieces = [Colour::Orange, Colour::White, Colour::Black, Colour::Purple, Colour::Blue];
        assert_eq!(pieces.map(|colour| public.in_supply(colour)), [11, 11, 4, 4, 6].map(Some));
    }
}
