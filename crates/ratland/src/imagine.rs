//! A world that looks the same: the decks that nobody has seen, dealt anew.

use crate::card::{Clan, EventCard, EventKind, EventSet, Side};
use crate::data::FOOD_CARDS;
use crate::options::FoodOrder;
use crate::phase::Phase;
use crate::setup::{FINAL_EVENTS, deal};
use crate::size::{MOST_EVENTS, MOST_FOOD};
use crate::state::State;
use crate::view::View;
use table::{BySeat, Dice, Face, Hidden, Pile, SeatSet};

impl View {
    pub(crate) fn imagine(&self, dice: &mut Dice) -> State {
        let (next_event, events) = self.imagine_events(dice);
        let (next_food, food) = self.imagine_food(dice);
        State {
            public: self.public,
            next_event,
            events,
            next_food,
            food,
            dealt: self.imagine_dealt(dice),
            sides: self.imagine_sides(dice),
        }
    }

    /// Of the initial events and of the final ones, any that are left may lie in the deck in any order; the End card
    /// does, until it is revealed.
    fn imagine_events(&self, dice: &mut Dice) -> (Option<Hidden<EventCard>>, Pile<EventCard, MOST_EVENTS>) {
        let Some(next) = self.next_event else { return (None, Pile::empty()) };
        let looked = |card| Hidden::known_to(card, self.public.looked);
        if let (Face::Up(next), Some(below)) = (next, &self.below) {
            return (Some(looked(next)), Pile::stacked(below.events()));
        }
        let mut deck = [EventCard::default(); MOST_EVENTS];
        let count = self.deal_unseen_events(&mut deck, dice);
        let top = count - 1;
        match next {
            Face::Down => (Some(looked(deck[top])), Pile::stacked(&deck[..top])),
            Face::Up(known) => (Some(looked(known)), Pile::stacked(&deck[..top])),
        }
    }

    /// Fills the deck, bottom first; says how many cards it has, with the top card whether it is known or not.
    fn deal_unseen_events(&self, deck: &mut [EventCard; MOST_EVENTS], dice: &mut Dice) -> usize {
        let public = &self.public;
        let known = self.next_event.and_then(Face::up);
        let seen = known.map_or(public.past, |known| public.past.with(known));
        let end = EventSet::NONE.with(EventCard::EndOfGame);
        let is_known = |kind| usize::from(known.is_some() && public.next_kind() == kind);

        // The final part, the End card somewhere in it; after the end any of the others lie there.
        let finals_past = public.past.among(public.parts.last).len() as usize;
        let finals = FINAL_EVENTS + 1 - finals_past - is_known(EventKind::Final);
        let end_is_there = usize::from(!seen.contains(EventCard::EndOfGame));
        let (others, rest) = deck[..finals].split_at_mut(finals - end_is_there);
        deal(public.parts.last.minus(seen).minus(end), others, dice);
        rest.fill(EventCard::EndOfGame);
        dice.shuffle(&mut deck[..finals]);

        let initials_past = public.past.among(public.parts.initial).len() as usize;
        let initials =
            public.options.initial_events.count() as usize - initials_past - is_known(EventKind::Initial);
        deal(public.parts.initial.minus(seen), &mut deck[finals..][..initials], dice);
        finals + initials + usize::from(known.is_some())
    }

    fn imagine_food(&self, dice: &mut Dice) -> (Option<[Hidden<u8>; 2]>, Pile<u8, MOST_FOOD>) {
        let public = &self.public;
        let ascending = public.options.food_order == FoodOrder::Ascending;
        let Some(next) = self.next_food else { return (None, Pile::empty()) };
        // In ascending order, or where the onlooker sees everything, nothing is left to chance.
        let mut cards = [0; MOST_FOOD];
        let mut count = 0;
        for card in (0..FOOD_CARDS).rev() {
            let known = next.iter().filter(|face| face.up() == Some(card as u8 + 1)).count() as u8;
            for _ in public.used[card] + known..public.copies() {
                cards[count] = card as u8 + 1;
                count += 1;
            }
        }
        let cards = &mut cards[..count];
        if let Some(below) = &self.below {
            cards[..below.food().len()].copy_from_slice(below.food());
        } else if !ascending {
            dice.shuffle(cards);
        }
        let mut left = cards.len();
        let next = next.map(|face| {
            let card = face.up().unwrap_or_else(|| {
                left -= 1;
                cards[left]
            });
            if ascending || card == 0 { Hidden::open(card) } else { Hidden::known_to(card, public.foresee) }
        });
        (Some(next), Pile::stacked(&cards[..left]))
    }

    /// Which cards the others were dealt beside those they kept.
    fn imagine_dealt(&self, dice: &mut Dice) -> BySeat<[Hidden<Clan>; 2]> {
        if !self.public.options.clans {
            return self.dealt.map(|_, _| Default::default());
        }
        let mut left = [self.public.copies(); 12];
        let known = self.dealt.iter().flat_map(|(_, cards)| cards).filter_map(|card| card.up());
        known.for_each(|clan| left[clan.index()] -= 1);
        let kept = |seat| if self.is_dark(seat) { self.public.sewers[seat].clan } else { None };
        self.public.all().iter().filter_map(kept).for_each(|clan| left[clan.index()] -= 1);
        let mut unseen = [Clan::default(); 24];
        let mut count = 0;
        for clan in Clan::ALL {
            for _ in 0..left[clan.index()] {
                unseen[count] = clan;
                count += 1;
            }
        }
        dice.shuffle(&mut unseen[..count]);
        let mut unseen = unseen[..count].iter().copied();
        self.dealt.map(|seat, cards| {
            let mut kept = kept(seat);
            let first = dice.below(2) == 0;
            let cards = [0, 1].map(|index| match cards[index] {
                Face::Up(clan) => clan,
                // The one that was kept lay first or second.
                Face::Down if (index == 0) == first || kept.is_none() => {
                    kept.take().or_else(|| unseen.next()).unwrap_or_default()
                }
                Face::Down => unseen.next().unwrap_or_default(),
            });
            cards.map(|clan| Hidden::known_to(clan, SeatSet::only(seat)))
        })
    }

    fn is_dark(&self, seat: table::Seat) -> bool {
        self.dealt[seat].iter().any(Face::is_down)
    }

    /// Until the first reveal everyone else may have chosen either side (LAND-129).
    fn imagine_sides(&self, dice: &mut Dice) -> BySeat<Hidden<Side>> {
        let chosen = self.public.phase != Phase::ClanChoice && self.public.phase != Phase::BoardChoice;
        self.sides.map(|seat, side| match (side, self.public.sides_shown) {
            (Face::Up(side), true) => Hidden::open(*side),
            (_, _) if !chosen => Hidden::unseen(Side::Friendly),
            (Face::Up(side), false) => Hidden::known_to(*side, SeatSet::only(seat)),
            (Face::Down, _) => {
                let side = if dice.below(2) == 0 { Side::Friendly } else { Side::Aggressive };
                Hidden::known_to(side, SeatSet::only(seat))
            }
        })
    }
}
