//! A world that looks the same to an onlooker, dealt with the frequencies that the rules give it.
//!
//! All cards of this half that the onlooker has not seen went through one shuffle, so every way to lay them into the hands of
//! the others, of this round and of earlier ones, and into the deck is as likely as every other. A card that was turned up
//! out of the mixed cards came from somebody's hand, and nobody knows whose. What others held before the deck was renewed
//! tells nothing any more, and is left out.

use crate::data::ROUNDS;
use crate::phase::Phase;
use crate::setup::random_of_size;
use crate::size::{MOST_PLAYERS, PLACES};
use crate::state::State;
use crate::tile::{BUILDINGS, TILES, Tile, TileSet};
use crate::view::View;
use table::{Dice, Hidden, SeatSet, Spread};

/// Cards in random order, as far as they are going to be needed.
struct Unseen {
    cards: [Tile; BUILDINGS],
    left: usize,
}

impl Unseen {
    fn of(cards: TileSet, needed: usize, dice: &mut Dice) -> Unseen {
        let mut unseen = Unseen { cards: [Tile::A; BUILDINGS], left: 0 };
        for card in cards {
            unseen.cards[unseen.left] = card;
            unseen.left += 1;
        }
        dice.shuffle_top(&mut unseen.cards[..unseen.left], needed);
        unseen
    }

    fn next(&mut self) -> TileSet {
        match self.left.checked_sub(1) {
            Some(last) => {
                self.left = last;
                TileSet::only(self.cards[last])
            }
            None => TileSet::NONE,
        }
    }

    fn take(&mut self, count: u8) -> TileSet {
        (0..count).fold(TileSet::NONE, |taken, _| taken.union(self.next()))
    }
}

impl State {
    pub(crate) fn like(view: &View, dice: &mut Dice) -> State {
        let mut state = State {
            public: view.public,
            deck: Hidden::unseen(TileSet::NONE),
            held: Spread::empty(),
            shown: Spread::empty(),
            laid: Hidden::unseen(TileSet::NONE),
            under: Spread::empty(),
        };
        state.become_like(view, dice);
        state
    }

    /// Becomes a world that looks like this view to its onlooker.
    #[inline]
    pub(crate) fn become_like(&mut self, view: &View, dice: &mut Dice) {
        self.public = view.public;
        let mut held = [[TileSet::NONE; ROUNDS]; MOST_PLAYERS];
        let mut shown = view.shown.map(|card| card.up().unwrap_or_default());
        let laid;
        if let Some(deck) = view.deck.up() {
            for (held, seen) in held.iter_mut().zip(&view.held) {
                *held = seen.up().unwrap_or_default();
            }
            laid = view.laid.up().unwrap_or_default();
            self.deck = Hidden::unseen(deck);
        } else {
            laid = self.deal_unseen(view, &mut held, &mut shown, dice);
        }
        self.lie(&held, &shown, laid);
        if !self.public.city.places().is_empty() {
            self.lay_under(view, dice);
        }
    }

    /// Who knows what is no secret.
    fn lie(&mut self, held: &[[TileSet; ROUNDS]; MOST_PLAYERS], shown: &[TileSet; ROUNDS], laid: TileSet) {
        for seat in self.public.all() {
            let place = seat.number() as usize;
            self.held.put(place, Hidden::known_to(held[place], SeatSet::only(seat)));
        }
        for (round, &card) in shown.iter().enumerate() {
            let knows = match self.public.slots[round].asked {
                Some((to, by)) if !card.is_empty() => SeatSet::only(to).with(by),
                Some(_) | None => SeatSet::EMPTY,
            };
            self.shown.put(round, Hidden::known_to(card, knows));
        }
        let knows = match self.public.balthus {
            Some(hunter) if !laid.is_empty() => SeatSet::only(hunter),
            Some(_) | None => SeatSet::EMPTY,
        };
        self.laid = Hidden::known_to(laid, knows);
    }

    /// Fills the hands of this half, what was shown, and the deck; returns what is laid or set aside.
    fn deal_unseen(
        &mut self,
        view: &View,
        held: &mut [[TileSet; ROUNDS]; MOST_PLAYERS],
        shown: &mut [TileSet; ROUNDS],
        dice: &mut Dice,
    ) -> TileSet {
        let public = &self.public;
        let seen = view.seen_in_hands();
        let mut others = public.players();
        for seat in public.players() {
            if let Some(cards) = view.held[seat.number() as usize].up() {
                held[seat.number() as usize] = cards;
                others = others.without(seat);
            }
        }
        let slot = &public.slots[public.slot()];
        let aside = public.aside();
        let in_hands: u8 = public.slots_of_half().map(|round| public.slots[round].hand * others.len()).sum();
        let unseen = public.cards.minus(view.accounted_for());
        // Of cards set aside unseen some may lie in the discard pile, so that the deck is a choice as well.
        let needed = if public.situation().blind > 0 { unseen.len() } else { in_hands };
        let mut unseen = Unseen::of(unseen, needed.into(), dice);
        for round in public.slots_of_half() {
            let slot = &public.slots[round];
            let known = shown[round];
            if slot.hand > 0 {
                // Turned up in phase 4, from a hand that nobody can tell.
                let mut turned = slot.turned.minus(slot.up).minus(seen[round]).minus(known);
                let shown_by = slot.asked.map(|(_, by)| by).filter(|&by| others.contains(by));
                let mut places = others.len() * slot.hand - shown_by.map_or(0, |_| known.len());
                for seat in others {
                    let cards = &mut held[seat.number() as usize][round];
                    if shown_by == Some(seat) {
                        *cards = known;
                    }
                    while cards.len() < slot.hand {
                        let comes = !turned.is_empty() && dice.chance(turned.len().into(), places.into());
                        let card = if comes { random(turned, dice) } else { unseen.next() };
                        turned = turned.minus(card);
                        *cards = cards.union(card);
                        places -= 1;
                        if card.is_empty() {
                            break;
                        }
                    }
                }
            }
            if let Some((_, by)) = slot.asked
                && known.is_empty()
                && !self.is_choosing(round)
            {
                shown[round] = random(held[by.number() as usize][round], dice);
            }
        }
        let laid = match view.laid.up() {
            Some(laid) => laid,
            None if aside == 0 => TileSet::NONE,
            None if public.balthus.is_none() => {
                slot.turned.union(unseen.take(aside.saturating_sub(slot.turned.len())))
            }
            None if slot.turned.is_empty() => random(slot.up, dice),
            None => slot.turned,
        };
        let deck = unseen.take(public.deck);
        self.deck = Hidden::unseen(deck);
        laid
    }

    /// Somebody has been asked for a card in this round, and has not shown it yet.
    fn is_choosing(&self, round: usize) -> bool {
        matches!(self.public.phase, Phase::Show { .. }) && round == self.public.slot()
    }

    fn lay_under(&mut self, view: &View, dice: &mut Dice) {
        let public = &self.public;
        let hidden =
            public.layout.map_or(TileSet::NONE, |layout| public.parts.layouts[layout as usize].hidden);
        let mut left = hidden.minus(public.turned.iter().flatten().copied().collect());
        for place in public.city.places() {
            let at = place.index() - TILES;
            debug_assert!(at < PLACES);
            let tile = match (public.turned[at], view.under[at].up()) {
                (Some(tile), _) => Hidden::open(Some(tile)),
                (None, Some(tile)) => Hidden::unseen(tile),
                (None, None) => {
                    let tile = random_of_size(left, public.city.multiplier(place), &public.parts, dice);
                    left = tile.map_or(left, |tile| left.without(tile));
                    Hidden::unseen(tile)
                }
            };
            self.under.put(at, tile);
        }
    }
}

/// One of these cards, if there are any.
fn random(of: TileSet, dice: &mut Dice) -> TileSet {
    match of.len() {
        0 | 1 => of,
        count => of.nth(dice.below(count.into())).map_or(TileSet::NONE, TileSet::only),
    }
}
