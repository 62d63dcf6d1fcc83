//! The careful player.

use super::plague::Plague;
use super::race::{self, Race};
use super::ways::{CAREFUL, Ways};
use super::worth;
use crate::in_order;
use crate::ties::{Best, best};
use games::rattus_cartus::{Ask, Card, Cards, Class, Decision, Places, Special, State, View};
use table::{Bot, Dice, Game, Seat, SeatSet, World};

/// Looks for the visit that brings most: influence, the action and its price in cards and rats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rulebook;

impl Bot<State> for Rulebook {
    fn decide(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        match view.ask() {
            Some(ask) => answer(&CAREFUL, view, seat, ask, dice),
            None => World::at(State::imagine(view, dice), dice.clone()).fallback(seat),
        }
    }
}

pub(super) fn answer(ways: &Ways, view: &View, seat: Seat, ask: Ask, dice: &mut Dice) -> Decision {
    match ask {
        Ask::Privilege { row } => Decision::Privilege(privilege(ways, view, seat, row, dice)),
        Ask::Visit { row, cards, .. } => visit(ways, view, seat, row, cards, dice),
        Ask::Discard { most, hand } => Decision::Discard(discard(ways, view, seat, most, hand, dice)),
        Ask::Receiver { among } => Decision::Receiver(leader(view, among, dice)),
        Ask::Victim { among } => Decision::Victim(richest(view, among, dice)),
        Ask::Look { seen, .. } => Decision::Look(darkest(view, seen, dice)),
        Ask::Give { count, hand, .. } => Decision::Give(gift(view, hand, count, dice)),
        Ask::Act { .. } => Decision::Act(true),
    }
}

fn richest(view: &View, among: SeatSet, dice: &mut Dice) -> Seat {
    best(among, |&seat| view.public.hands[seat], dice).unwrap_or_default()
}

/// A place that was never looked at, if there is one.
fn darkest(view: &View, seen: Places, dice: &mut Dice) -> u8 {
    best(seen.others(), |&place| view.nuns[usize::from(place)].is_down(), dice).unwrap_or_default()
}

fn privilege(ways: &Ways, view: &View, seat: Seat, row: u8, dice: &mut Dice) -> u8 {
    let plague = Plague::of(ways, view, seat);
    let value = |position: &u8| {
        let privilege = view.public.parts.privilege(view.public.row()[usize::from(*position)]);
        let looks = ways.look * f64::from(privilege.looks);
        f64::from(privilege.cards) * worth::card(ways, view) - plague.cost(-f64::from(privilege.rats)) + looks
    };
    best(0..row, value, dice).unwrap_or(0)
}

fn visit(ways: &Ways, view: &View, seat: Seat, row: u8, own: Cards, dice: &mut Dice) -> Decision {
    let mut best = Best::none();
    each_visit(ways, view, seat, row, own, |value, visit| best.see(value, visit, dice));
    best.found().unwrap_or_default().decision(view, own, dice)
}

/// More than these followers, and more strangers, are never committed.
const STRONGEST: u8 = 15;
const MOST_STRANGERS: u8 = 5;

/// A kind of visit.
#[derive(Clone, Copy, Default)]
pub(super) struct Visit {
    pub(super) position: u8,
    fitting: u8,
    jokers: u8,
    strangers: u8,
}

impl Visit {
    pub(super) fn strength(self) -> u8 {
        self.fitting + self.jokers + self.strangers
    }

    pub(super) fn decision(self, view: &View, own: Cards, dice: &mut Dice) -> Decision {
        let class = view.public.row()[usize::from(self.position)].class();
        let fitting = of_class(own, |it| it == class);
        let strangers = least_missed(view, own.population() - fitting, self.strangers, dice);
        let jokers = Cards::some(Special::Joker.card(), self.jokers);
        let cards = fitting.first(self.fitting) + strangers + jokers + weapons(view, self.position, own);
        Decision::Visit { position: self.position, cards }
    }
}

/// Calls with every kind of visit and what it is worth. What a visit is worth falls into parts that depend on its
/// strength, on its strangers and on its cards alone: playouts weigh a great many.
pub(super) fn each_visit(
    ways: &Ways,
    view: &View,
    seat: Seat,
    row: u8,
    own: Cards,
    mut found: impl FnMut(f64, Visit),
) {
    let plague = Plague::of(ways, view, seat);
    let (card, joker) = (worth::card(ways, view), worth::joker(ways, view));
    let population = own.population().len();
    let jokers = own.of_special(Special::Joker);
    let mut price = [0.0; MOST_STRANGERS as usize + 1];
    for (strangers, price) in (0..=MOST_STRANGERS.min(population)).zip(&mut price) {
        *price = plague.cost(f64::from(strangers)) + f64::from(strangers) * (card + ways.stranger);
    }
    for position in 0..row {
        let all_fitting = own.of_class(view.public.row()[usize::from(position)].class());
        let most_strangers = (population - all_fitting).min(MOST_STRANGERS);
        let strongest = (all_fitting + jokers + most_strangers).min(STRONGEST);
        let brought = by_strength(ways, view, seat, &plague, position, strongest);
        for fitting in 0..=all_fitting {
            for jokers in 0..=jokers {
                let paid = f64::from(fitting) * card * ways.follower + f64::from(jokers) * joker;
                for strangers in 0..=most_strangers {
                    let visit = Visit { position, fitting, jokers, strangers };
                    let strength = visit.strength();
                    if strength <= strongest {
                        let value = brought[usize::from(strength)] - paid - price[usize::from(strangers)];
                        found(value, visit);
                    }
                }
            }
        }
    }
}

/// How much of a building this one still is for those who come later in the round.
const STILL_OPEN: f32 = 0.5;

/// What a visit brings by its strength: influence and the action.
fn by_strength(
    ways: &Ways,
    view: &View,
    seat: Seat,
    plague: &Plague,
    position: u8,
    strongest: u8,
) -> [f64; STRONGEST as usize + 1] {
    let public = &view.public;
    let card = public.row()[usize::from(position)];
    let class = card.class();
    let before = public.tracks.of(class).of(seat);
    let to_come = public.all().minus(public.visited()).without(seat).len();
    let soon = if to_come > 0 { STILL_OPEN } else { 0.0 };
    let race = Race::with(race::later(view, class) + soon);
    let gained = |influence| worth::influence(view, &race, class, seat, influence);
    let actions = [true, false].map(|premium| public.parts.action(card.building(), premium));
    let worth = actions.map(|action| worth::action(ways, view, plague, action));
    let mut brought = [0.0; STRONGEST as usize + 1];
    let nothing = gained(before);
    for strength in 0..=strongest {
        let after = gained(before + u16::from(strength));
        let chance = premium_chance(view, seat, position, strength, to_come);
        let [premium, standard] =
            [0, 1].map(|which| worth[which] + worth::drawn(ways, view, actions[which], strength));
        // CART-119.
        let last =
            if public.is_last_round() { gained(before + u16::from(strength) + 1) - after } else { 0.0 };
        brought[usize::from(strength)] =
            after - nothing + chance * (premium + last + ways.premium) + (1.0 - chance) * standard;
    }
    brought
}

/// How likely so many followers are to be the most, against those who are there and those who may come.
fn premium_chance(view: &View, seat: Seat, position: u8, strength: u8, to_come: u8) -> f64 {
    let public = &view.public;
    let apart = public.seats() == 2;
    let rivals = public.all().without(seat).iter().filter(|&rival| {
        let at = public.position_of(rival);
        at == Some(position) || apart && at.is_some()
    });
    let strongest = rivals.map(|rival| public.laid[rival]).max();
    let against_those_here = match strongest {
        None => 1.0,
        Some(laid) if strength > laid => 1.0,
        Some(laid) if strength == laid => 0.2,
        Some(_) => 0.05,
    };
    against_those_here * (1.0 - 0.25 / (1.0 + f64::from(strength))).powi(to_come.into())
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
fn discard(ways: &Ways, view: &View, seat: Seat, most: u8, hand: Cards, dice: &mut Dice) -> Cards {
    let plague = Plague::of(ways, view, seat);
    let population = hand.population();
    let value = |count: &u8| -plague.cost(-f64::from(*count)) - f64::from(*count) * worth::card(ways, view);
    let count = best(0..=most.min(population.len()), value, dice).unwrap_or(0);
    least_missed(view, population, count, dice)
}

/// Population cards first.
fn gift(view: &View, hand: Cards, count: u8, dice: &mut Dice) -> Cards {
    let missed_least = least_missed(view, hand.population(), count, dice);
    missed_least + hand.specials().first(count - missed_least.len())
}

/// So many of these population cards, first of the classes of which the fewest buildings are to come.
fn least_missed(view: &View, population: Cards, count: u8, dice: &mut Dice) -> Cards {
    let mut chosen = Cards::NONE;
    if count == 0 {
        return chosen;
    }
    let mut classes = Class::ALL.map(|class| (race::later(view, class), class));
    dice.shuffle(&mut classes);
    in_order(&mut classes, |one, other| one.0.total_cmp(&other.0));
    for (_, class) in classes {
        chosen += of_class(population, |it| it == class).first(count - chosen.len());
    }
    chosen
}

fn leader(view: &View, among: SeatSet, dice: &mut Dice) -> Seat {
    let influence =
        |seat: &Seat| Class::ALL.into_iter().map(|class| view.public.tracks.of(class).of(*seat)).sum::<u16>();
    best(among, influence, dice).unwrap_or_default()
}

fn of_class(own: Cards, wanted: impl Fn(Class) -> bool) -> Cards {
    let cards = own.iter().filter(|card: &Card| card.class().is_some_and(&wanted));
    cards.collect()
}
