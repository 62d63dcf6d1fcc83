//! Who may see what: CART-151 to CART-160.

use crate::play::{Play, Street as _, options, row, seat};
use rattus_cartus::{Options, Phase, State};
use table::{Dice, Face, Game, Seed};

const EVERYONE: [Option<char>; 5] = [Some('A'), Some('B'), Some('C'), Some('D'), None];

/// Some games with everything in them, at every moment.
fn at_every_moment(text: &str, seeds: u64, mut look: impl FnMut(&Play)) {
    for seed in 0..seeds {
        let mut play = Play::dealt(4, &options(text), seed);
        let mut dice = Dice::from_seed(Seed::from_number(1000 + seed));
        while !play.asked().is_empty() {
            look(&play);
            for seat in play.asked() {
                let decision = play.view(Some(seat.letter())).ask().unwrap().sample(&mut dice);
                play.does(&format!("{seat} {decision}"));
            }
        }
        look(&play);
    }
}

#[test]
fn cart_151_sizes_are_public_and_cards_from_the_piles_are_seen() {
    at_every_moment("building_method=random_cards", 4, |play| {
        let truth = play.sight(None);
        for onlooker in EVERYONE {
            for (own, other) in play.sight(onlooker).players.iter().zip(&truth.players) {
                assert_eq!(
                    (own.hand_size, own.laid_size, own.drawn),
                    (other.hand_size, other.laid_size, other.drawn)
                );
                assert_eq!(own.taken, other.taken, "type and number");
                assert_eq!(own.gifts.len(), other.gifts.len());
            }
        }
    });
}

#[test]
fn cart_152_the_rats_of_others_are_not_shown() {
    at_every_moment("building_method=random_cards", 4, |play| {
        let over = play.asked().is_empty();
        for onlooker in EVERYONE {
            for (seat, player) in ('A'..).zip(&play.sight(onlooker).players) {
                let shown = over || onlooker == Some(seat);
                assert_eq!(player.rats, shown.then(|| play.rats(seat)));
            }
            let written = State::position(&play.view(onlooker));
            let shown = written.matches(" rats ").count();
            assert_eq!(shown, if over { 4 } else { usize::from(onlooker.is_some()) }, "{written}");
        }
    });
    // Every change is told to all.
    let mut play = Play::at(&row("palace5 monastery1", "A[witch0]; B[flute]; C[]"));
    play.does(
        "A take 1, B take 2, C take 2, A visit 2 witch0, B visit 2 flute, C visit 2, B receiver A, A act yes",
    );
    for line in
        ["A is rid of 2 rats.", "A: +1 with the church, and 1 rat.", "A rat of B follows the Flute to A."]
    {
        assert!(play.told(None).iter().any(|notice| notice.to_string() == line), "{line}");
    }
}

#[test]
fn cart_153_a_sight_shows_only_what_lies_before_the_eyes() {
    at_every_moment("building_method=random_cards", 4, |play| {
        let over = play.asked().is_empty();
        let truth = play.everything();
        for onlooker in EVERYONE {
            let sight = play.sight(onlooker);
            for (letter, player) in ('A'..).zip(&sight.players) {
                let own = onlooker == Some(letter);
                assert_eq!(!player.hand.is_down(), own || over);
                assert_eq!(!player.laid.is_down(), own || player.revealed);
                for gift in &player.gifts {
                    assert_eq!(!gift.cards.is_down(), onlooker == Some(gift.from.letter()));
                }
            }
            for (place, card) in sight.nuns.iter().enumerate() {
                let looked = onlooker.is_some_and(|who| truth.looked.seen_by(place).contains(seat(who)));
                assert_eq!(!card.is_down(), looked || over);
            }
            assert_eq!(sight.under, truth.public.under.as_slice());
        }
    });
}

#[test]
fn cart_154_the_discard_pile_is_open() {
    let mut play = Play::at(&row("palace1 farm1", "A[king0 witch1 joker]; B[]; C[]; visit A"));
    play.does("A visit 1 king0 witch1 joker, B visit 2, C visit 2, A act yes");
    for onlooker in [None, Some('B')] {
        assert_eq!(play.sight(onlooker).discard.to_string(), "witch1 king0");
    }
}

#[test]
fn cart_155_nothing_tells_two_hidden_cards_apart() {
    // Two tables that differ in what B holds, committed and was given: A's sight is the same to the letter.
    let table = |one: &str, other: &str| {
        let mut play = Play::at(&row(
            "palace1 farm1",
            &format!("A[]; B[{one} {other} king2]; C[]; visit A; nuns monk0 monk1 monk2 monk3 monk4"),
        ));
        play.does(&format!("A visit 1, B visit 2 {one}"));
        play
    };
    let (one, other) = (table("king0", "witch3"), table("witch3", "king0"));
    for onlooker in [None, Some('A'), Some('C')] {
        assert_eq!(one.sight(onlooker), other.sight(onlooker));
        assert_eq!(format!("{:?}", one.view(onlooker)), format!("{:?}", other.view(onlooker)));
        assert_eq!(one.told(onlooker), other.told(onlooker));
    }
    assert_ne!(one.sight(Some('B')), other.sight(Some('B')));
}

#[test]
fn cart_156_a_nun_that_was_looked_at_stays_visible_to_the_looker() {
    let mut play = Play::at(&row("farm3 castle5", "A[]; B[]; C[]"));
    play.does("A take 1, A look 4");
    let card = play.everything().nuns[3];
    play.defaults_until("Round 3");
    assert_eq!(play.sight(Some('A')).nuns[3], card);
    for onlooker in [None, Some('B'), Some('C')] {
        let seen = play.everything().looked.seen_by(3);
        assert_eq!(
            play.sight(onlooker).nuns[3].is_down(),
            !onlooker.is_some_and(|who| seen.contains(seat(who)))
        );
    }
}

#[test]
fn cart_157_gifts_are_shown_to_giver_and_receiver() {
    let mut play = Play::at(&row("palace1 farm1", "A[sword]; B[king0 king1 gold]; C[]; visit A"));
    play.does("A visit 1 sword, B visit 1, C visit 2, B give gold, A act yes, B act yes");
    let heard =
        |who: Option<char>, line: &str| play.told(who).iter().any(|notice| notice.to_string() == line);
    assert!(heard(Some('B'), "B gives A 1 card: gold.") && heard(Some('A'), "A picks up 1 card: gold."));
    for who in [None, Some('C')] {
        assert!(heard(who, "B gives A 1 card.") && heard(who, "A picks up 1 card."), "how many is for all");
    }
    // What the giver has seen go stays known to it, and is no more for others than a bound.
    let known = |who: Option<char>| play.view(who).memory.of(seat('A')).to_string();
    assert_eq!(
        (known(Some('B')), known(Some('C')), known(None)),
        ("gold".to_owned(), String::new(), String::new())
    );
}

#[test]
fn cart_158_a_spectator_sees_what_is_public() {
    at_every_moment("building_method=random_buildings", 3, |play| {
        let (gallery, over) = (play.view(None), play.asked().is_empty());
        for player in ('A'..='D').map(seat) {
            let index = player.number() as usize;
            assert_eq!(gallery.hands.at(index).is_down(), !over);
            assert_eq!(gallery.laid.at(index).is_down(), !gallery.revealed.contains(player));
            assert!(gallery.gifts.at(index).is_down());
        }
        assert!(over || gallery.nuns.iter().all(Face::is_down));
        assert!(gallery.below.is_none() && gallery.ask().is_none());
    });
}

#[test]
fn cart_159_at_the_plague_check_nuns_and_rats_are_shown() {
    let mut play = Play::dealt(3, &Options::default(), 4);
    while !play.asked().is_empty() {
        play.default_once();
    }
    let sight = play.sight(None);
    assert!(sight.nuns.iter().all(|card| !card.is_down()));
    assert!(sight.players.iter().all(|player| player.rats.is_some()));
    let told = play
        .told(None)
        .iter()
        .map(|notice| notice.to_string())
        .find(|line| line.starts_with("The plague"))
        .unwrap();
    assert!(told.contains(&format!("A {}", play.rats('A'))), "{told}");
}

#[test]
fn cart_160_the_default_is_carried_out_as_if_it_were_chosen() {
    let mut one = Play::at(&row("farm3 castle5", "A[king0 pass]; B[]; C[]"));
    let mut other = one.clone();
    one.default_once().default_once().default_once();
    other.does("A take 1, A look 1, B take 1");
    assert_eq!(one.position(), other.position());
    assert_eq!(
        one.everything().public.phase,
        Phase::Look { seat: seat('B'), left: 1, seen: rattus_cartus::Places::NONE }
    );
}
