//! A world that looks the same to an onlooker, dealt with the frequencies that the rules give it.
//!
//! All population cards that the onlooker has not seen went through one shuffle, so every way to lay them on the dark
//! places is as likely as every other: hands, committed and drawn cards, the nun row, the deck. Special cards are where the
//! onlooker followed them to; those that may have changed hands in secret lie with somebody who may have them, each dark
//! card of theirs being as likely. Which cards of a hand were committed or given away nobody can tell, so any may be.

use crate::building::{BuildingCard, BuildingSet, USED, USED_OF_A_CLASS};
use crate::card::{Card, Class, SPECIALS, Special};
use crate::cards::{Cards, Pool};
use crate::options::BuildingMethod;
use crate::phase::Phase;
use crate::setup::{draw_of_class, drawn_of_class};
use crate::state::{MOST_BUILDINGS, MOST_PLAYERS, MOST_REPLACEMENTS, NUN_ROW, State};
use crate::view::{Below, View};
use table::{Dice, Face, Hidden, Pile, Seat, SeatSet};

const NOTHING: [BuildingCard; MOST_BUILDINGS] = [BuildingCard::at(0); MOST_BUILDINGS];

/// What is not dark of somebody's cards: those the onlooker knows of, and those that it imagines there.
type Fixed = [Cards; MOST_PLAYERS];

impl State {
    pub(crate) fn like(view: &View, dice: &mut Dice) -> State {
        let mut state = State::empty(view.public);
        state.become_like(view, dice);
        state
    }

    /// Becomes a world that looks like this view to its onlooker.
    pub(crate) fn become_like(&mut self, view: &View, dice: &mut Dice) {
        self.public = view.public;
        self.lay_memories(view);
        match &view.below {
            Some(below) => self.lay_what_is_seen(view, below),
            None => {
                self.lay_population(view, dice);
                self.lay_unseen_buildings(view, dice);
            }
        }
    }

    /// What the others can tell from what they alone have seen is theirs; what everybody can tell, they can too.
    fn lay_memories(&mut self, view: &View) {
        let below = view.below.as_ref();
        for seat in view.public.all() {
            let own = below.map(|below| below.memories[seat.number() as usize]);
            let memory = match view.you {
                Some(you) if you == seat => view.memory,
                _ => own.unwrap_or(view.public.memory),
            };
            self.memories.put(seat.number() as usize, Hidden::known_to(memory, SeatSet::only(seat)));
        }
    }

    fn lay_population(&mut self, view: &View, dice: &mut Dice) {
        let mut pool = Pool::of(view.unseen_population());
        let fixed = view.fixed(dice);
        pool.shuffle_top(pool.len() - view.deck, dice);
        for seat in view.public.all() {
            let index = seat.number() as usize;
            if view.hands[index].is_down() {
                self.lay_dark(view, seat, fixed[index], &mut pool, dice);
            } else {
                self.lay_seen(view, seat);
            }
        }
        for seat in view.public.all() {
            let drawn = pool.take(view.public.drawn[seat]);
            self.drawn.put(seat.number() as usize, Hidden::unseen(drawn));
        }
        let mut nuns = [Card::default(); NUN_ROW];
        for (place, face) in nuns.iter_mut().zip(view.nuns) {
            *place = face.up().unwrap_or_else(|| pool.take_one());
        }
        self.nuns.lie(&view.looked, nuns);
        pool.become_deck(&mut self.deck);
    }

    /// A player whose hand the onlooker sees; a gift to the onlooker is laid with the giver's cards.
    fn lay_seen(&mut self, view: &View, seat: Seat) {
        let index = seat.number() as usize;
        let up = |faces: &[Face<Cards>; MOST_PLAYERS]| faces[index].up().unwrap_or_default();
        let hand = up(&view.hands);
        if view.public.phase == Phase::Over {
            self.hands.put(index, Hidden::open(hand));
        } else {
            self.put_hand(seat, hand);
        }
        self.lay_laid(view, seat, up(&view.laid));
        self.put_gift(seat, up(&view.gifts));
    }

    fn lay_laid(&mut self, view: &View, seat: Seat, cards: Cards) {
        if view.revealed.contains(seat) {
            self.laid.put(seat.number() as usize, Hidden::open(cards));
        } else {
            self.put_laid(seat, cards);
        }
    }

    /// A player whose cards are dark: first those that are there for certain find their place, then unseen ones fill up.
    fn lay_dark(&mut self, view: &View, seat: Seat, fixed: Cards, pool: &mut Pool, dice: &mut Dice) {
        let public = &view.public;
        let (mut rest, mut left) = (fixed, view.dark_cards(seat));
        let laid = match view.shown_by(seat) {
            Some(shown) => shown,
            None => {
                let count = public.laid[seat];
                let bound = left - (rest.len() - rest.committable().len());
                let laid = some_of(rest.committable(), bound, count, pool, dice);
                rest -= laid.fixed;
                left -= count;
                laid.fixed + laid.unseen
            }
        };
        self.lay_laid(view, seat, laid);
        // A gift to another player lies with its receiver's cards, unless it is to the onlooker.
        for from in view.gifts_with(seat) {
            let count = public.given[from].count;
            let gift = some_of(rest, left, count, pool, dice);
            rest -= gift.fixed;
            left -= count;
            self.put_gift(from, gift.fixed + gift.unseen);
        }
        if public.given[seat].count == 0 {
            self.put_gift(seat, Cards::NONE);
        }
        let unseen = pool.take(left - rest.len());
        self.put_hand(seat, rest + unseen);
    }

    fn lay_unseen_buildings(&mut self, view: &View, dice: &mut Dice) {
        let mut cards = [BuildingCard::default(); USED];
        let mut count = 0;
        for card in view.unseen_buildings(dice).iter() {
            cards[count] = card;
            count += 1;
        }
        let replacements = usize::from(view.replacement);
        dice.shuffle_top(&mut cards[..count], replacements);
        let mut replacement = [BuildingCard::default(); MOST_REPLACEMENTS];
        replacement[..replacements].copy_from_slice(&cards[count - replacements..count]);
        self.replacement.become_loose(&replacement, view.replacement);
        self.buildings.become_loose(cards.first_chunk().unwrap_or(&NOTHING), view.buildings);
    }

    /// The eye that sees everything leaves nothing to chance.
    #[cold]
    fn lay_what_is_seen(&mut self, view: &View, below: &Below) {
        for seat in view.public.all() {
            self.lay_seen(view, seat);
            self.drawn.put(seat.number() as usize, Hidden::unseen(below.drawn(seat)));
        }
        self.nuns.lie(&view.looked, view.nuns.map(|card| card.up().unwrap_or_default()));
        self.deck = Pile::stacked(below.deck());
        self.buildings = Pile::stacked(below.buildings());
        self.replacement = Pile::stacked(below.replacement());
    }
}

/// Cards chosen from a player's.
struct Chosen {
    fixed: Cards,
    unseen: Cards,
}

/// So many of a player's cards, each being as likely; of `all` those that are not fixed are unseen ones.
#[inline]
fn some_of(fixed: Cards, all: u8, count: u8, pool: &mut Pool, dice: &mut Dice) -> Chosen {
    let (mut left, mut wanted, mut chosen) = (all, count, Cards::NONE);
    if wanted > 0 && !fixed.is_empty() {
        for card in fixed.iter() {
            if dice.below(left.into()) < wanted.into() {
                chosen += Cards::one(card);
                wanted -= 1;
            }
            left -= 1;
        }
    }
    Chosen { fixed: chosen, unseen: pool.take(wanted) }
}

impl View {
    /// The population cards that the onlooker has not seen, or does not know where they are.
    fn unseen_population(&self) -> Cards {
        let mut seen = self.public.discard;
        for seat in self.public.all() {
            let index = seat.number() as usize;
            seen += match self.hands[index] {
                Face::Up(hand) => hand.population(),
                Face::Down => self.memory.of(seat).population(),
            };
            seen += self.laid[index].up().unwrap_or_default().population();
            seen += self.gifts[index].up().unwrap_or_default().population();
        }
        for card in self.nuns {
            seen += card.up().map_or(Cards::NONE, Cards::one);
        }
        self.public.parts.population - seen
    }

    fn unseen_buildings(&self, dice: &mut Dice) -> BuildingSet {
        let public = &self.public;
        let seen = public.row().iter().chain(public.under.as_slice());
        let seen = seen.fold(public.past, |seen, &card| seen.with(card));
        if public.options.building_method != BuildingMethod::RandomCards {
            return public.set.minus(seen);
        }
        Class::ALL.into_iter().fold(BuildingSet::NONE, |all, class| {
            let there = seen.among(BuildingSet::of_class(class)).len();
            let unseen = drawn_of_class(class, &public.options, public.seats()).minus(seen);
            all.union(draw_of_class(unseen, dice, USED_OF_A_CLASS - there))
        })
    }

    /// How many cards lie in a player's hand, or committed and face down, or as a gift with them.
    fn dark_cards(&self, seat: Seat) -> u8 {
        let laid = if self.revealed.contains(seat) { 0 } else { self.public.laid[seat] };
        let gifts: u8 = self.gifts_with(seat).map(|from| self.public.given[from].count).sum();
        self.public.hands[seat] + laid + gifts
    }

    /// Pending gifts whose cards are among those that the onlooker remembers of this player: of its own gift to the
    /// onlooker, who knows what it had before; else of a gift to it, of which it knows no more than all.
    fn gifts_with(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.public.all().iter().filter(move |&from| {
            let given = self.public.given[from];
            let with = if self.you == Some(given.to) { from } else { given.to };
            given.count > 0 && with == seat && self.you != Some(from)
        })
    }

    /// For every dark player the cards that are there for certain, with those special cards that must be somewhere.
    fn fixed(&self, dice: &mut Dice) -> Fixed {
        let mut fixed = [Cards::NONE; MOST_PLAYERS];
        let mut elsewhere = Cards::NONE;
        for seat in self.public.all() {
            let index = seat.number() as usize;
            match self.hands[index] {
                Face::Up(hand) => elsewhere += hand.specials(),
                Face::Down => {
                    fixed[index] = self.memory.of(seat);
                    elsewhere += fixed[index].specials();
                }
            }
            elsewhere += self.laid[index].up().unwrap_or_default().specials();
            elsewhere += self.gifts[index].up().unwrap_or_default().specials();
            elsewhere += self.public.taken[seat].cards();
        }
        let stray = Special::ALL.map(|special| self.public.out(special) - elsewhere.of_special(special));
        if stray != [0; SPECIALS] { self.with_strays(&fixed, &stray, dice) } else { fixed }
    }

    /// Lays every stray card on a dark card of somebody who may have it. A choice that leaves no place for a later one is
    /// thrown away; after many of them anybody is taken to be a suspect.
    #[cold]
    fn with_strays(&self, fixed: &Fixed, stray: &[u8; SPECIALS], dice: &mut Dice) -> Fixed {
        let dark = self.public.all().iter().filter(|seat| self.hands[seat.number() as usize].is_down());
        let dark: SeatSet = dark.collect();
        (0..)
            .find_map(|tries| {
                let anybody = tries >= 100;
                let mut laid = *fixed;
                for (special, &count) in Special::ALL.into_iter().zip(stray) {
                    let suspects = if anybody { dark } else { self.memory.suspects(special) };
                    for _ in 0..count {
                        let seat = self.any_with_room(&laid, special, suspects, dark, dice)?;
                        laid[seat.number() as usize] += Cards::one(special.card());
                    }
                }
                Some(laid)
            })
            .unwrap_or(*fixed)
    }

    fn any_with_room(
        &self,
        laid: &Fixed,
        special: Special,
        suspects: SeatSet,
        dark: SeatSet,
        dice: &mut Dice,
    ) -> Option<Seat> {
        let room = |seat: Seat| {
            if !dark.contains(seat) {
                return 0;
            }
            let cards = laid[seat.number() as usize];
            let all = self.dark_cards(seat);
            let kept = all - if self.revealed.contains(seat) { 0 } else { self.public.laid[seat] };
            let held = cards.len() - cards.committable().len();
            // Gold and Pass were not committed (CART-43).
            if special.can_be_committed() || held < kept { u32::from(all - cards.len()) } else { 0 }
        };
        let rooms: u32 = suspects.iter().map(room).sum();
        let mut at = if rooms > 0 { dice.below(rooms) } else { return None };
        suspects.iter().find(|&seat| {
            let here = at < room(seat);
            at = at.saturating_sub(room(seat));
            here
        })
    }
}
