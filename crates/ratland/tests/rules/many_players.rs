//! More than four players: LAND-122 to LAND-127.

use crate::last_round::to_the_end;
use crate::play::{Play, options};
use crate::search::{CARDS, pieces};
use crate::setup::food_deck;
use ratland::{Clan, Colour, Notice, Pieces};
use std::collections::BTreeSet;
use table::{Face, SeatSet};

/// One more of each colour that is there.
fn one_more(pieces: Pieces) -> Pieces {
    let mut more = pieces;
    pieces.colours().for_each(|colour| more.add(colour, 1));
    more
}

/// Food cards and bags of a whole game in ascending order, with the End card at the very bottom.
fn bags(seats: u8) -> Vec<(Vec<u8>, [Pieces; 3])> {
    let boards: Vec<String> =
        SeatSet::first(seats).iter().map(|seat| format!("{seat}[1] cheese 9")).collect();
    let mut play = Play::at(&format!("{}; with food_order ascending", boards.join("; ")));
    to_the_end(&mut play);
    let (mut rounds, mut bags) = (Vec::new(), Vec::new());
    for notice in play.notices() {
        if let Notice::FoodRevealed { cards, offer } = notice {
            rounds.push((cards.into_iter().filter(|&card| card > 0).collect(), offer));
            bags.push([Pieces::NONE; 3]);
        } else if let (Notice::BagFilled { area, bag }, Some(bags)) = (notice, bags.last_mut()) {
            bags[area.index()] = bag;
        }
    }
    assert_eq!(
        rounds.iter().map(|(_, offer)| *offer).collect::<Vec<_>>(),
        bags,
        "what is shown is what is filled in"
    );
    rounds
}

fn sum(cards: &[u8]) -> [Pieces; 3] {
    let shown = cards.iter().map(|&card| CARDS[usize::from(card) - 1].map(pieces));
    shown.fold([Pieces::NONE; 3], |sum, card| [0, 1, 2].map(|area| sum[area].and(card[area])))
}

#[test]
fn land_122_five_and_six_players_find_one_more_of_every_colour_shown() {
    for seats in [5, 6] {
        let rounds = bags(seats);
        assert_eq!(rounds.len(), 9);
        for (cards, offer) in rounds {
            assert_eq!(offer, sum(&cards).map(one_more), "card {cards:?}, {seats} players");
            assert_eq!(offer.map(Pieces::len), [14, 16, 15]);
        }
    }
}

#[test]
fn land_123_seven_to_twelve_players_use_two_copies_but_one_event_deck() {
    for seats in 7..=12 {
        let play = Play::dealt(seats, &options("clans=on"), 123);
        let view = play.everything();
        let rats: u16 = view.public.sewers.iter().map(|(_, sewer)| u16::from(sewer.clan_size())).sum();
        assert_eq!(u16::from(view.public.supply) + rats, 230);
        let colours = [Colour::Orange, Colour::White, Colour::Black, Colour::Purple, Colour::Blue];
        assert_eq!(colours.map(|colour| view.public.in_supply(colour)), [22, 22, 8, 8, 12].map(Some));
        assert_eq!(food_deck(&play).len(), 18);
        let mut events = view.below.expect("everything is seen").events().to_vec();
        events.extend(view.next_event.and_then(Face::up));
        assert_eq!((events.len(), events.iter().collect::<BTreeSet<_>>().len()), (10, 10));
    }
    // 24 clan cards: all of them are dealt to twelve, every clan twice.
    let dealt = Play::dealt(12, &options("clans=on"), 123).everything().dealt;
    let cards: Vec<Clan> = dealt.iter().flat_map(|(_, cards)| *cards).filter_map(Face::up).collect();
    assert!(Clan::ALL.into_iter().all(|clan| cards.iter().filter(|&&card| card == clan).count() == 2));
}

#[test]
fn land_124_seven_and_more_players_turn_up_two_food_cards_and_find_what_both_show() {
    for seats in 7..=12 {
        let rounds = bags(seats);
        assert_eq!(rounds.len(), 9);
        for (cards, offer) in rounds {
            assert_eq!(cards.len(), 2);
            let least = sum(&cards);
            assert_eq!(least.map(Pieces::len), [24; 3]);
            let within = |area: usize| {
                Colour::ALL.into_iter().all(|colour| offer[area].of(colour) >= least[area].of(colour))
            };
            assert!((0..3).all(within), "cards {cards:?}, {seats} players");
        }
    }
    // Two different cards: 1 and 4.
    let boards: Vec<String> = SeatSet::first(7).iter().map(|seat| format!("{seat}[1] cheese 9")).collect();
    let mut play = Play::at(&format!("{}; foods 1 4 1 2 2 3 3 4 5 5 6 6 7 7 8 8 9 9", boards.join("; ")));
    crate::last_round::once(&mut play);
    play.tells("Food 1, 4: dump y15 w6 k3, city y5 o6 w9 p4, field y11 w5 b8.");
}

#[test]
fn land_125_seven_to_ten_players_find_no_extra_pieces() {
    for seats in 7..=10 {
        assert!(bags(seats).into_iter().all(|(cards, offer)| offer == sum(&cards)), "{seats} players");
    }
}

#[test]
fn land_126_eleven_and_twelve_players_find_one_extra_piece_per_colour_on_either_card() {
    for seats in [11, 12] {
        assert!(
            bags(seats).into_iter().all(|(cards, offer)| offer == sum(&cards).map(one_more)),
            "{seats} players"
        );
    }
    let boards: Vec<String> = SeatSet::first(11).iter().map(|seat| format!("{seat}[1] cheese 9")).collect();
    let mut play = Play::at(&format!("{}; foods 1 4 1 2 2 3 3 4 5 5 6 6 7 7 8 8 9 9", boards.join("; ")));
    crate::last_round::once(&mut play);
    play.tells("Food 1, 4: dump y16 w7 k4, city y6 o7 w10 p5, field y12 w6 b9.");
}

#[test]
fn land_127_both_copies_of_the_food_cards_are_shuffled_together_or_ascend_in_pairs() {
    let twice: Vec<u8> = (1..=9).flat_map(|card| [card, card]).collect();
    let dealt =
        |set: &str, seed| food_deck(&Play::dealt(7, &options(&format!("boards=secret_choice {set}")), seed));
    assert_eq!(dealt("food_order=ascending", 1), twice);
    let decks: Vec<Vec<u8>> = (0..200).map(|seed| dealt("", seed)).collect();
    for deck in &decks {
        let mut sorted = deck.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, twice);
    }
    // A card has its twin for a partner once in 17 times.
    let twins = decks.iter().filter(|deck| deck[0] == deck[1]).count();
    assert!((3..30).contains(&twins), "{twins} of 200");
}
