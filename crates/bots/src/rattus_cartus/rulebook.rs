//! The careful player.

use super::plague::Plague;
use super::worth;
use rattus_cartus::{Ask, Card, Cards, Class, Decision, Places, Special, State, View};
use table::{Bot, Dice, Game, Seat, SeatSet, World};

/// Looks for the visit that brings most: influence, the action and its price in cards and rats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rulebook;

impl Bot<State> for Rulebook {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(ask) => answer(view, seat, ask),
            None => World::at(State::imagine(view, dice), dice.clone()).fallback(seat),
        }
    }
}

pub(super) fn answer(view: &View, seat: Seat, ask: Ask) -> Decision {
    match ask {
        Ask::Privilege { row } => Decision::Privilege(privilege(view, seat, row)),
        Ask::Visit { row, cards, .. } => visit(view, seat, row, cards),
        Ask::Discard { most, hand } => Decision::Discard(discard(view, seat, most, hand)),
        Ask::Receiver { among } => Decision::Receiver(leader(view, among)),
        Ask::Victim { among } => Decision::Victim(richest(view, among)),
        Ask::Look { seen, .. } => Decision::Look(darkest(view, seen)),
        Ask::Give { count, hand, .. } => Decision::Give(hand.first(count)),
        Ask::Act { .. } => Decision::Act(true),
    }
}

fn richest(view: &View, among: SeatSet) -> Seat {
    among.iter().max_by_key(|&seat| view.public.hands[seat]).unwrap_or_default()
}

/// A place that was never looked at, if there is one.
fn darkest(view: &View, seen: Places) -> u8 {
    let dark = seen.others().find(|&place| view.nuns[usize::from(place)].is_down());
    dark.or_else(|| seen.others().next()).unwrap_or_default()
}

fn privilege(view: &View, seat: Seat, row: u8) -> u8 {
    let plague = Plague::of(view, seat);
    let value = |position: &u8| {
        let privilege = view.public.parts.privilege(view.public.row()[usize::from(*position)]);
        let looks = 0.35 * f64::from(privilege.looks);
        f64::from(privilege.cards) * worth::card(view) - plague.cost(-f64::from(privilege.rats)) + looks
    };
    best(0..row, value).unwrap_or(0)
}

fn visit(view: &View, seat: Seat, row: u8, own: Cards) -> Decision {
    let mut best = (f64::NEG_INFINITY, Decision::Visit { position: 0, cards: Cards::NONE });
    each_visit(view, seat, row, own, |value, decision| {
        if value > best.0 {
            best = (value, decision());
        }
    });
    best.1
}

/// The same visits, the best first.
pub(super) fn visits(view: &View, seat: Seat, row: u8, own: Cards) -> Vec<Decision> {
    let mut all = Vec::new();
    each_visit(view, seat, row, own, |value, decision| all.push((value, decision())));
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().map(|(_, decision)| decision).collect()
}

/// Calls with every kind of visit and what it is worth.
fn each_visit(
    view: &View,
    seat: Seat,
    row: u8,
    own: Cards,
    mut found: impl FnMut(f64, &dyn Fn() -> Decision),
) {
    let plague = Plague::of(view, seat);
    for position in 0..row {
        let class = view.public.row()[usize::from(position)].class();
        let (fitting, others) = (of_class(own, |it| it == class), of_class(own, |it| it != class));
        let jokers = own.of_special(Special::Joker);
        let weapons = weapons(view, position, own);
        for fit in 0..=fitting.len() {
            for joker in 0..=jokers {
                for other in 0..=others.len().min(5) {
                    let strength = fit + joker + other;
                    let value = value(view, seat, &plague, position, strength, other)
                        - f64::from(fit + other) * worth::card(view)
                        - f64::from(joker) * (1.3 * worth::card(view) + 0.4);
                    found(value, &|| {
                        let jokers = Cards::some(Special::Joker.card(), joker);
                        let cards = fitting.first(fit) + others.first(other) + jokers + weapons;
                        Decision::Visit { position, cards }
                    });
                }
            }
        }
    }
}

/// What a visit with so many followers brings, `strangers` of them being of another class.
fn value(view: &View, seat: Seat, plague: &Plague, position: u8, strength: u8, strangers: u8) -> f64 {
    let public = &view.public;
    let card = public.row()[usize::from(position)];
    let before = public.tracks.of(card.class()).of(seat);
    let after = before + u16::from(strength);
    let gained = |influence| worth::influence(view, seat, card.class(), influence);
    let chance = premium_chance(view, seat, position, strength);
    let action =
        |premium| worth::action(view, plague, public.parts.action(card.building(), premium), strength);
    let last = if public.is_last_round() { chance * (gained(after + 1) - gained(after)) } else { 0.0 };
    gained(after) - gained(before) + chance * action(true) + (1.0 - chance) * action(false) + last
        - plague.cost(f64::from(strangers))
}

/// How likely so many followers are to be the most, against those who are there and those who may come.
fn premium_chance(view: &View, seat: Seat, position: u8, strength: u8) -> f64 {
    let public = &view.public;
    let apart = public.seats() == 2;
    let rivals = public.all().without(seat).iter().filter(|&rival| {
        let at = public.position_of(rival);
        at == Some(position) || apart && at.is_some()
    });
    let strongest = rivals.map(|rival| public.laid[rival]).max();
    let to_come = f64::from(public.all().minus(public.visited()).without(seat).len());
    let against_those_here = match strongest {
        None => 1.0,
        Some(laid) if strength > laid => 1.0,
        Some(laid) if strength == laid => 0.2,
        Some(_) => 0.05,
    };
    against_those_here * (1.0 - 0.25 / (1.0 + f64::from(strength))).powf(to_come)
}

/// Swords and Flutes are for company.
fn weapons(view: &View, position: u8, own: Cards) -> Cards {
    let company = &view.public.visitors[usize::from(position)];
    let has_cards = company.iter().any(|rival| view.public.hands[rival] >= 4);
    let one_of = |special: Special, wanted: bool| {
        if wanted && own.of_special(special) > 0 { Cards::one(special.card()) } else { Cards::NONE }
    };
    one_of(Special::Sword, has_cards) + one_of(Special::Flute, !company.is_empty())
}

/// As long as the next rat is worse than the next card.
fn discard(view: &View, seat: Seat, most: u8, hand: Cards) -> Cards {
    let plague = Plague::of(view, seat);
    let population = hand.population();
    let value = |count: &u8| -plague.cost(-f64::from(*count)) - f64::from(*count) * worth::card(view);
    population.first(best(0..=most.min(population.len()), value).unwrap_or(0))
}

fn leader(view: &View, among: SeatSet) -> Seat {
    let influence =
        |seat: &Seat| Class::ALL.into_iter().map(|class| view.public.tracks.of(class).of(*seat)).sum::<u16>();
    among.iter().max_by_key(influence).unwrap_or_default()
}

fn of_class(own: Cards, wanted: impl Fn(Class) -> bool) -> Cards {
    let cards = own.iter().filter(|card: &Card| card.class().is_some_and(&wanted));
    cards.collect()
}

/// The best of a few; of equals the first.
fn best(choices: impl Iterator<Item = u8>, value: impl Fn(&u8) -> f64) -> Option<u8> {
    choices
        .fold(None, |best: Option<(f64, u8)>, choice| match best {
            Some((most, _)) if most >= value(&choice) => best,
            _ => Some((value(&choice), choice)),
        })
        .map(|(_, choice)| choice)
}
