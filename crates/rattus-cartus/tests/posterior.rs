//! Imagined worlds come as often as the rules deal them, given all that a seat knows.
//!
//! Right after the deal they are compared with many true deals that look the same (`testkit::posterior`). Later on hardly
//! two games look alike, so there one position is taken, and what is imagined is held against chances worked out by hand.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use rattus_cartus::{Building, Card, Cards, Class, Options, Parts, Special, State, View};
use table::{Dice, Game, OptionValue, Options as _, Parts as _, Printed, Seat, Seed, World};
use testkit::posterior::Experiment;

/// The shipped box with one card in a hand, and two or four nuns on every card.
fn plain_box() -> Printed<Parts> {
    let plain = Parts::PRINTED.replace("[4, 2, 2, 2, 4]", "[0, 0, 7, 0, 7]").replace("hand = 5", "hand = 1");
    Printed::read(&plain).unwrap()
}

fn options(set: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (name, value) in set {
        options.set(name, &OptionValue::from_text(value)).unwrap();
    }
    options
}

/// Deals that begin with the same two building cards: the others are too many to meet twice.
fn experiment() -> Experiment<State> {
    let is_first = |gallery: &View| {
        gallery
            .public
            .row()
            .iter()
            .map(|card| (card.building(), card.copy()))
            .eq([(Building::Farm, 1), (Building::Castle, 1)])
    };
    let options = options(&[("first_player", "0")]);
    Experiment::new(3)
        .parts(plain_box())
        .options(options)
        .only_if(is_first)
        .whatever_was_told()
        .deals(2_500_000)
}

#[test]
fn after_the_deal_hands_nuns_and_decks_are_as_true_deals_have_them() {
    let fit = experiment().compare(|world: &World<State>| {
        let all = world.view_of_everything();
        let below = all.below.unwrap();
        let hand = all.hands.at(1).up().unwrap();
        let nuns: u8 = all.nuns[..2].iter().filter_map(|card| card.up()).map(Card::nuns).sum();
        let top = below.buildings().last().map(|card| card.class() == Class::Peasantry);
        let class = Class::ALL.into_iter().find(|&class| hand.of_class(class) > 0);
        (class, nuns, top)
    });
    let fit = fit.unwrap_or_else(|misfit| panic!("{misfit}"));
    println!("{fit:?}");
    assert!(fit.deals > 2000 && fit.degrees_of_freedom > 100, "{fit:?}");
}

/// A position in which nothing is dark, as this seat looks at it.
struct Looking {
    view: View,
    worlds: u32,
}

impl Looking {
    fn at(position: &str, onlooker: char) -> Looking {
        let state = State::from_position(&Printed::shipped(), position)
            .unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
        let world = World::at(state, Dice::from_seed(Seed::from_number(1)));
        Looking { view: world.view(Seat::from_letter(onlooker)), worlds: 20_000 }
    }

    /// What is imagined comes with this chance, within five standard deviations.
    #[track_caller]
    fn comes(&self, chance: f64, event: impl Fn(&View) -> bool) -> &Looking {
        let mut dice = Dice::from_seed(Seed::from_number(2));
        let happened = (0..self.worlds).filter(|_| {
            let world = World::at(State::imagine(&self.view, &mut dice), dice.split());
            event(&world.view_of_everything())
        });
        let (found, all) = (happened.count() as f64, f64::from(self.worlds));
        let spread = 5.0 * (all * chance * (1.0 - chance)).sqrt();
        assert!((found - all * chance).abs() <= spread, "{found} of {all}, not {chance}");
        self
    }
}

fn hand(view: &View, seat: usize) -> Cards {
    view.hands.at(seat).up().unwrap()
}

fn laid(view: &View, seat: usize) -> Cards {
    view.laid.at(seat).up().unwrap()
}

const KING4: Option<Card> = Card::population(Class::Royalty, 4);

#[test]
fn unseen_cards_are_anywhere() {
    // Of four kings with four nuns A holds one, has looked at one, and one was discarded: one is left among 80 cards.
    let looking = Looking::at(
        "row farm1 castle1; A[king4]; B[witch0 witch1 gold]; C[witch2]; nuns king4:A monk1 monk2 monk3 monk4; discard king4",
        'A',
    );
    let king = KING4.unwrap();
    let unseen = 84.0 - 3.0;
    looking
        .comes(2.0 / unseen, |view| hand(view, 1).of(king) == 1)
        .comes(1.0 / unseen, |view| hand(view, 2).of(king) == 1)
        .comes(4.0 / unseen, |view| view.nuns[1..].iter().any(|card| card.up() == Some(king)))
        .comes(1.0, |view| view.nuns[0].up() == Some(king) && hand(view, 1).of_special(Special::Gold) == 1)
        .comes(1.0 / unseen, |view| view.below.unwrap().deck().first() == Some(&king));
}

#[test]
fn a_deck_that_was_formed_again_holds_what_was_discarded() {
    // All kings and witches were reshuffled and two kings drawn since; everything else is in hands or in the nun row.
    let parts = Printed::<Parts>::shipped();
    let all = parts.population;
    let again: Cards =
        all.iter().filter(|card| matches!(card.class(), Some(Class::Royalty | Class::Magic))).collect();
    let drawn = again.iter().filter(|card| card.class() == Some(Class::Royalty)).take(2).collect::<Cards>();
    let nuns: Cards = (all - again).first(5);
    let (held, deck) = (all - again - nuns, again - drawn);
    let position = format!(
        "row farm1 castle1; A[]; B[{drawn}]; C[{held}]; nuns {nuns}; population {deck}; reshuffled {again}"
    );
    let of = |class, cards: Cards| cards.of_class(class) > 0;
    // Two of the 28 were drawn since, so they are in two of the 53 places in hands; B has two of those. None is a nun.
    let mut looking = Looking::at(&position, 'A');
    looking.worlds = 4_000;
    looking
        .comes(1.0, |view| {
            let deck: Cards = view.below.unwrap().deck().iter().copied().collect();
            deck.len() == 26 && [Class::Peasantry, Class::Church].iter().all(|&class| !of(class, deck))
        })
        .comes(0.0, |view| {
            let nuns: Cards = view.nuns.iter().filter_map(|card| card.up()).collect();
            of(Class::Royalty, nuns) || of(Class::Magic, nuns)
        })
        .comes(1.0 - (51.0 / 53.0) * (50.0 / 52.0), |view| {
            of(Class::Royalty, hand(view, 1)) || of(Class::Magic, hand(view, 1))
        });
}

#[test]
fn any_card_of_a_hand_may_be_the_one_that_was_committed() {
    // B had two jokers, of which all know, a Gold, and three cards that nobody has seen; two of the six were committed.
    let looking = Looking::at(
        "row farm1 castle1; A[]; B[joker joker gold witch0] laid[witch1 witch2]; C[]; visitors 1 B; visit C; first B",
        'A',
    );
    let jokers = |count| move |view: &View| laid(view, 1).of_special(Special::Joker) == count;
    looking
        .comes(3.0 / 10.0, jokers(0))
        .comes(6.0 / 10.0, jokers(1))
        .comes(1.0 / 10.0, jokers(2))
        .comes(1.0, |view| laid(view, 1).of_special(Special::Gold) == 0 && laid(view, 1).len() == 2);
}

#[test]
fn a_gift_may_be_any_half_of_what_its_giver_had() {
    // B has given A's Sword two of four cards: A knew of one joker, and has not seen the gift yet.
    let position = "row palace1 castle1; A[] shows[sword]; B[witch0 joker] shows[] gave[witch1 witch2] A; C[]; \
                    visitors 1 AB; visitors 2 C; resolving 1; A-knows B[joker]; action A";
    let in_gift = |view: &View| view.gifts.at(1).up().unwrap().of_special(Special::Joker) == 1;
    Looking::at(position, 'A').comes(0.5, in_gift);
    // B knows what it gave.
    Looking::at(position, 'B').comes(0.0, in_gift);
}

#[test]
fn a_card_that_may_have_changed_hands_is_with_somebody_who_may_have_it() {
    // B gave C two of four cards, and had a Sword. A saw only that; D had nothing to do with it.
    let position = "row palace1 castle1 tent1; round 2; A[king0]; B[king1 king2]; C[witch0 sword]; D[monk0 monk0]; \
                    known C[]; suspects sword BC; A-suspects sword BC";
    let has = |seat| move |view: &View| hand(view, seat).of_special(Special::Sword) == 1;
    Looking::at(position, 'A').comes(0.5, has(1)).comes(0.5, has(2)).comes(0.0, has(3));
}

#[test]
fn cards_drawn_by_an_action_are_unseen_population_cards() {
    let position = "row farm1 castle1; A[] shows[] drew[king4 king4 king3 king2]; B[] shows[]; C[]; \
                    visitors 1 AB; visitors 2 C; resolving 1; done A; action B; nuns monk0 monk1 monk2 monk3 monk4";
    // Four of 84 that nobody has seen.
    let kings = |view: &View| {
        let drawn = view.below.unwrap().drawn(Seat::default());
        u32::from(drawn.of(KING4.unwrap()))
    };
    let none = (0..4).fold(1.0, |none, drawn| none * (1.0 - 4.0 / (84.0 - f64::from(drawn))));
    for onlooker in ['A', 'B'] {
        Looking::at(position, onlooker).comes(none, |view| kings(view) == 0);
    }
}

#[test]
fn buildings_that_are_a_secret_are_drawn_by_lot() {
    // One Farm and no Brewery has been seen: of the nine other cards of the class four are in play.
    let position = "with building_method random_cards; row farm1 castle1; A[]; B[]; C[]";
    let in_play = |view: &View, name: &str| {
        let below = view.below.unwrap();
        below.buildings().iter().chain(below.replacement()).any(|card| card.to_string() == name)
    };
    Looking::at(position, 'A')
        .comes(4.0 / 9.0, |view| in_play(view, "farm2"))
        .comes(4.0 / 9.0, |view| in_play(view, "brewery5"))
        .comes(0.5, |view| in_play(view, "hut1"))
        .comes(0.5 * 16.0 / 28.0, |view| {
            view.below.unwrap().buildings().iter().any(|card| card.to_string() == "hut1")
        });
    // Where the set is public, no other card is there.
    Looking::at("row farm1 castle1; A[]; B[]; C[]", 'A')
        .comes(0.0, |view| in_play(view, "brewery5"))
        .comes(1.0, |view| in_play(view, "farm2"));
}
