//! A world that looks the same to an onlooker, dealt with the frequencies that the rules give it.
//!
//! All population cards that the onlooker has not seen went through one shuffle, so every way to lay them on the dark
//! places is as likely as every other: hands, committed and drawn cards, the nun row, the deck. (Once the deck was formed
//! again, it holds none but cards that had been discarded, and the nun row none of those.) Special cards are where the
//! onlooker followed them to; those that may have changed hands in secret lie with somebody who may have them, each dark
//! card of theirs being as likely. Which cards of a hand were committed or given away nobody can tell, so any may be.

use crate::building::{BuildingSet, USED_OF_A_CLASS};
use crate::card::{Card, Class, Special};
use crate::cards::Cards;
use crate::decks::Decks;
use crate::options::BuildingMethod;
use crate::phase::Phase;
use crate::pool::Pool;
use crate::setup::{draw_of_class, drawn_of_class};
use crate::size::{MOST_PLAYERS, NUN_ROW};
use crate::state::State;
use crate::view::{Below, View};
use std::hint::select_unpredictable;
use table::{Dice, Face, Known, Pile, Seat, SeatSet};

/// So often chance is asked again.
const MANY: u32 = 100;

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
        match &view.below {
            Some(below) => self.lay_what_is_seen(view, below),
            None => {
                self.lay_memories(view);
                self.lay_population(view, dice);
                let unseen = view.unseen_buildings(dice);
                self.decks.imagine(unseen, view.buildings, view.replacement, dice);
            }
        }
    }

    /// What the others can tell from what they alone have seen is theirs; what everybody can tell, they can too.
    fn lay_memories(&mut self, view: &View) {
        let you = view.you.map_or(MOST_PLAYERS, |you| you.number() as usize);
        self.memories.lie_by(&Known::OWNED, |seat| {
            *select_unpredictable(seat == you, &view.memory, &view.public.memory)
        });
    }

    fn lay_population(&mut self, view: &View, dice: &mut Dice) {
        let (seen, givers) = (view.seen(), view.public.givers());
        let strays = view.strays(seen);
        let with_strays;
        let fixed = if strays.is_empty() {
            &view.memory.known
        } else {
            with_strays = view.with_strays(strays, dice);
            &with_strays
        };
        let unseen = view.public.parts.population - seen.population();
        let mut pool = Pool::default();
        let row = if view.public.reshuffled.is_empty() {
            self.lay_deck(view, unseen, &mut pool, dice);
            None
        } else {
            let row = view.row_apart(unseen, dice);
            let unseen = row.map_or(unseen, |(_, dark)| unseen - dark);
            self.lay_deck_again(view, unseen, &mut pool, dice);
            row.map(|(row, _)| row)
        };
        self.lay_cards_that_are_seen(view);
        for seat in view.dark() {
            self.fill(view, seat, givers, fixed[seat.number() as usize], &mut pool, dice);
        }
        for seat in view.public.drawn.seats_where(|&count| count > 0) {
            self.drawn.imagine(seat.number() as usize, pool.take(view.public.drawn[seat]));
        }
        let nuns = row.unwrap_or_else(|| {
            view.nuns.map(|face| {
                let unseen = pool.take_if(face.is_down());
                face.up().unwrap_or(unseen)
            })
        });
        self.nuns.lie(&view.looked, nuns);
    }

    /// Lays the deck, and leaves all other unseen cards in random order.
    #[inline]
    fn lay_deck(&mut self, view: &View, unseen: Cards, pool: &mut Pool, dice: &mut Dice) {
        pool.lay(unseen);
        pool.shuffle_top(pool.len() - view.deck, dice);
        pool.become_deck(&mut self.deck, view.deck);
    }

    /// The same for a deck that was formed again: it holds none but cards of the discard pile that it was formed from.
    /// Those of them that are not in it any more are mixed with the others.
    #[cold]
    fn lay_deck_again(&mut self, view: &View, unseen: Cards, pool: &mut Pool, dice: &mut Dice) {
        let discarded = unseen.common_population(view.public.reshuffled);
        self.lay_deck(view, discarded, pool, dice);
        pool.lay(unseen - discarded);
        pool.shuffle_above(view.deck, dice);
    }

    /// The players' cards as they lie, and what the onlooker sees of them.
    fn lay_cards_that_are_seen(&mut self, view: &View) {
        let open_hands = if view.public.phase == Phase::Over { view.public.all() } else { SeatSet::EMPTY };
        self.hands.lie(&Known::owned_but(open_hands), *view.hands.values());
        self.laid.lie(&Known::owned_but(view.revealed), *view.laid.values());
        self.gifts.lie(&Known::OWNED, *view.gifts.values());
        self.drawn.lie(&Known::NOTHING, [Cards::NONE; MOST_PLAYERS]);
    }

    /// The eye that sees everything leaves nothing to chance.
    #[cold]
    fn lay_what_is_seen(&mut self, view: &View, below: &Below) {
        self.lay_cards_that_are_seen(view);
        self.drawn.lie(&Known::NOTHING, below.drawn);
        self.memories.lie(&Known::OWNED, below.memories);
        self.nuns.lie(&view.looked, view.nuns.map(|card| card.up().unwrap_or_default()));
        self.deck = Pile::stacked(below.deck());
        self.decks = Decks::stacked(below.buildings(), below.replacement());
    }

    /// A player whose cards are dark: first those that are there for certain find their place, then unseen ones fill up.
    #[inline(always)]
    fn fill(
        &mut self,
        view: &View,
        seat: Seat,
        givers: SeatSet,
        fixed: Cards,
        pool: &mut Pool,
        dice: &mut Dice,
    ) {
        let (public, index) = (&view.public, seat.number() as usize);
        let (mut rest, mut left) = (fixed, view.dark_cards(seat, givers));
        let count = view.dark_laid(seat);
        if count > 0 {
            let held = rest - rest.committable();
            let laid = some_of(rest.committable(), left - held.len(), count, pool, dice);
            rest -= laid.fixed;
            left -= count;
            self.laid.imagine(index, laid.fixed + laid.unseen);
        }
        // A gift to another player lies with its receiver's cards, unless it is to the onlooker.
        for from in view.gifts_with(seat, givers) {
            let gift = some_of(rest, left, public.given[from].count, pool, dice);
            rest -= gift.fixed;
            left -= public.given[from].count;
            self.gifts.imagine(from.number() as usize, gift.fixed + gift.unseen);
        }
        self.hands.imagine(index, rest + pool.take_hand(left - rest.len()));
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
    Chosen { fixed: chosen, unseen: pool.take_hand(wanted) }
}

impl View {
    /// All cards of which the onlooker knows where they are, piles and the population deck aside.
    fn seen(&self) -> Cards {
        let mut seen = self.public.discard;
        if !self.sees_all_hands() {
            seen += self.memory.of_others(self.you);
        }
        for (&hand, &laid) in self.hands.values().iter().zip(self.laid.values()) {
            seen += hand + laid;
        }
        if self.public.resolving.is_some() {
            for (&gift, taken) in self.gifts.values().iter().zip(self.public.taken.as_slice()) {
                seen += gift + taken.cards();
            }
        }
        self.nuns.iter().fold(seen, |seen, card| seen + Cards::seen(*card))
    }

    /// All population cards of which the onlooker cannot tell where they are.
    pub(crate) fn unseen_population(&self) -> Cards {
        self.public.parts.population - self.seen().population()
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

    /// The nun row of a game whose deck was formed again, and those of it that the onlooker has not looked at. Its cards never
    /// leave it (CART-09), so none of them was among those that everybody saw in the discard pile. `None`, where chance finds
    /// no row that leaves enough cards for the deck.
    #[cold]
    fn row_apart(&self, unseen: Cards, dice: &mut Dice) -> Option<([Card; NUN_ROW], Cards)> {
        let again = self.public.reshuffled;
        let never_discarded = unseen.common_population(self.public.parts.population - again);
        (0..MANY).find_map(|_| {
            let mut pool = Pool::default();
            pool.lay(never_discarded);
            pool.shuffle_top(NUN_ROW as u8, dice);
            let mut dark = Cards::NONE;
            let row = self.nuns.map(|face| {
                let unseen = pool.take_if(face.is_down());
                dark += Cards::seen(if face.is_down() { Face::Up(unseen) } else { Face::Down });
                face.up().unwrap_or(unseen)
            });
            ((unseen - dark).common_population(again).len() >= self.deck).then_some((row, dark))
        })
    }

    /// Nothing is left to remember: the game is over, or the onlooker reads minds.
    fn sees_all_hands(&self) -> bool {
        self.hands.first_are_up(self.public.seats().into())
    }

    /// Whose cards the onlooker does not see.
    fn dark(&self) -> SeatSet {
        match self.you {
            _ if self.sees_all_hands() => SeatSet::EMPTY,
            Some(you) => self.public.all().without(you),
            None => self.public.all(),
        }
    }

    /// How many cards lie in a player's hand, or committed and face down, or as a gift with them.
    #[inline(always)]
    fn dark_cards(&self, seat: Seat, givers: SeatSet) -> u8 {
        let gifts: u8 = self.gifts_with(seat, givers).map(|from| self.public.given[from].count).sum();
        self.public.hands[seat] + self.dark_laid(seat) + gifts
    }

    /// How many cards the player has committed that lie face down.
    #[inline(always)]
    fn dark_laid(&self, seat: Seat) -> u8 {
        select_unpredictable(self.revealed.contains(seat), 0, self.public.laid[seat])
    }

    /// Pending gifts whose cards are among those that the onlooker remembers of this player: of its own gift to the
    /// onlooker, who knows what it had before; else of a gift to it, of which it knows no more than all.
    fn gifts_with(&self, seat: Seat, givers: SeatSet) -> impl Iterator<Item = Seat> {
        givers.iter().filter(move |&from| {
            let to = self.public.given[from].to;
            let with = if self.you == Some(to) { from } else { to };
            with == seat && self.you != Some(from)
        })
    }

    /// Special cards that lie in no pile, and with somebody of whom the onlooker cannot tell.
    fn strays(&self, seen: Cards) -> Cards {
        let out = Special::ALL
            .into_iter()
            .fold(Cards::NONE, |out, special| out + Cards::some(special.card(), self.public.out(special)));
        out - seen.specials()
    }

    /// For every dark player the cards that are there for certain, and every stray card on a dark card of somebody who may
    /// have it. A choice that leaves no place for a later one is
    /// thrown away; after many of them anybody is taken to be a suspect, and after many more the card is laid nowhere.
    #[cold]
    fn with_strays(&self, stray: Cards, dice: &mut Dice) -> Fixed {
        let (fixed, dark) = (&self.memory.known, self.dark());
        (0..2 * MANY)
            .find_map(|tries| {
                let anybody = tries >= MANY;
                let mut laid = *fixed;
                for special in Special::ALL {
                    let suspects = if anybody { dark } else { self.memory.suspects(special) };
                    for _ in 0..stray.of_special(special) {
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
            let all = self.dark_cards(seat, self.public.givers());
            let kept = all - self.dark_laid(seat);
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
