//! Setup: CART-01 to CART-17, with the ways to choose the building cards (CART-142 to CART-147).

use crate::building::{Building, BuildingCard, BuildingSet, USED, USED_OF_A_CLASS, Visitors};
use crate::card::{Card, Class};
use crate::cards::Cards;
use crate::data::Parts;
use crate::decks::Decks;
use crate::event::{Event, Notice};
use crate::memory::Memory;
use crate::options::{BuildingMethod, FirstPlayer, Options};
use crate::phase::Phase;
use crate::size::{ByPlayer, NUN_ROW, POPULATION, ROW};
use crate::state::{Public, State, Under};
use crate::track::Tracks;
use table::{BadOption, BySeat, Ctx, Dice, Hidden, Lasting, Pile, Refused, Seat, SeatSet, Spread};

impl State {
    pub(crate) fn set_up(
        parts: Lasting<Parts>,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<State, Refused> {
        let first = first_player(options, seats, ctx.dice)?;
        let set = choose_buildings(&parts, options, seats, ctx.dice);
        let mut public = Public::at_the_start(parts, options, seats, first);
        if options.building_method != BuildingMethod::RandomCards {
            public.set = set;
        }
        let shown = public.set;
        ctx.tell_all(|| Notice::SetUp { first, buildings: shown.iter().collect() });
        if is_advised_against(seats, options.building_method, set) {
            ctx.tell_all(|| Notice::TowerWithTwo);
        }
        let mut state = State::empty(public);
        state.lay_buildings(set, ctx.dice);
        state.deal_population(ctx);
        state.begin_round(ctx);
        Ok(state)
    }

    /// Nothing lies anywhere yet.
    pub(crate) fn empty(public: Public) -> State {
        State {
            public,
            hands: Spread::empty(),
            laid: Spread::empty(),
            drawn: Spread::empty(),
            gifts: Spread::empty(),
            memories: Spread::empty(),
            nuns: Spread::empty(),
            deck: Pile::empty(),
            decks: Decks::empty(),
        }
    }

    /// CART-14: the top cards are the replacement deck, the rest is the building deck.
    fn lay_buildings(&mut self, set: BuildingSet, dice: &mut Dice) {
        let mut cards = [BuildingCard::default(); USED];
        cards.iter_mut().zip(set.iter()).for_each(|(place, card)| *place = card);
        dice.shuffle(&mut cards);
        let table = self.public.parts.table(self.public.seats());
        let (deck, replacement) = cards.split_at(USED - usize::from(table.replacement));
        self.decks = Decks::stacked(deck, replacement);
    }

    /// CART-08, CART-10: the nun row first, then everybody's hand.
    fn deal_population(&mut self, ctx: &mut Ctx<'_, Event>) {
        let parts = self.public.parts;
        let mut cards = [Card::default(); POPULATION];
        cards.iter_mut().zip(parts.population.iter()).for_each(|(place, card)| *place = card);
        ctx.dice.shuffle(&mut cards);
        let mut top = POPULATION;
        let mut next = || {
            top -= 1;
            cards[top]
        };
        for place in 0..NUN_ROW {
            self.nuns.put(place, Hidden::unseen(next()));
        }
        for seat in self.public.all() {
            let hand: Cards = (0..parts.start_hand).map(|_| next()).collect();
            self.put_hand(seat, hand);
            self.public.hands[seat] = parts.start_hand;
            self.memories
                .put(seat.number() as usize, Hidden::known_to(Memory::default(), SeatSet::only(seat)));
            self.put_laid(seat, Cards::NONE);
            self.put_gift(seat, Cards::NONE);
        }
        self.deck = Pile::stacked(&cards[..top]);
        let hands = BySeat::from_fn(self.public.seats(), |seat| self.hands.at(seat.number() as usize));
        ctx.tell(|| Event::Dealt { hands });
    }

    pub(crate) fn put_hand(&mut self, seat: Seat, hand: Cards) {
        self.hands.put(seat.number() as usize, Hidden::known_to(hand, SeatSet::only(seat)));
    }

    pub(crate) fn put_laid(&mut self, seat: Seat, laid: Cards) {
        self.laid.put(seat.number() as usize, Hidden::known_to(laid, SeatSet::only(seat)));
    }

    pub(crate) fn put_gift(&mut self, seat: Seat, gift: Cards) {
        self.gifts.put(seat.number() as usize, Hidden::known_to(gift, SeatSet::only(seat)));
    }
}

impl Public {
    /// CART-03, CART-05, CART-11, CART-12.
    pub(crate) fn at_the_start(parts: Lasting<Parts>, options: &Options, seats: u8, first: Seat) -> Public {
        Public {
            options: *options,
            parts,
            phase: Phase::Over,
            round: 0,
            first,
            row: [BuildingCard::default(); ROW],
            past: BuildingSet::NONE,
            under: Under::default(),
            set: BuildingSet::NONE,
            chosen: ByPlayer::filled(seats),
            visitors: [Visitors::default(); ROW],
            resolving: None,
            done: SeatSet::EMPTY,
            only_premium: None,
            tracks: Tracks::new(seats),
            rats: ByPlayer::from_fn(seats, |_| u16::from(parts.start_rats)),
            points: ByPlayer::filled(seats),
            hands: ByPlayer::filled(seats),
            laid: ByPlayer::filled(seats),
            drawn: ByPlayer::filled(seats),
            taken: ByPlayer::filled(seats),
            given: ByPlayer::filled(seats),
            piles: parts.supply,
            discard: Cards::NONE,
            reshuffled: Cards::NONE,
            memory: Memory::default(),
        }
    }
}

/// CART-16.
fn first_player(options: &Options, seats: u8, dice: &mut Dice) -> Result<Seat, Refused> {
    let all = SeatSet::first(seats);
    match options.first_player {
        FirstPlayer::Random => Ok(all.nth(dice.below(u32::from(seats)) as u8).unwrap_or_default()),
        FirstPlayer::Seat(seat) if all.contains(seat) => Ok(seat),
        FirstPlayer::Seat(seat) => {
            let (name, seat) = ("first_player", seat.number());
            Err(BadOption::NoSuchSeat { name, seat, seats }.into())
        }
    }
}

/// The thirty cards (CART-142 to CART-145).
fn choose_buildings(parts: &Parts, options: &Options, seats: u8, dice: &mut Dice) -> BuildingSet {
    let mut set = BuildingSet::NONE;
    match options.building_method {
        BuildingMethod::Recommended => set = parts.recommended,
        BuildingMethod::Agreed => set = options.agreed_set(),
        BuildingMethod::RandomBuildings => {
            for class in Class::ALL {
                let buildings = Building::ALL.into_iter().filter(|building| building.class() == class);
                let mut allowed = buildings.filter(|&building| is_drawn(building, options, seats));
                let (one, other) = (allowed.next(), allowed.next());
                let drawn = if other.is_some() && dice.below(2) == 1 { other } else { one };
                set = set.union(BuildingSet::of_building(drawn.unwrap_or_default()));
            }
        }
        BuildingMethod::RandomCards => {
            for class in Class::ALL {
                set = set.union(draw_of_class(drawn_of_class(class, options, seats), dice, USED_OF_A_CLASS));
            }
        }
    }
    set
}

/// Whether chance may choose it: not the Guard Tower with two players, unless the table allows it (CART-147).
fn is_drawn(building: Building, options: &Options, seats: u8) -> bool {
    building != Building::GuardTower || seats > 2 || options.guard_tower_with_two
}

/// The cards of a class that chance may choose.
pub(crate) fn drawn_of_class(class: Class, options: &Options, seats: u8) -> BuildingSet {
    let cards = BuildingSet::of_class(class).iter();
    cards.filter(|card| is_drawn(card.building(), options, seats)).collect()
}

/// So many of these, by lot.
pub(crate) fn draw_of_class(from: BuildingSet, dice: &mut Dice, count: usize) -> BuildingSet {
    let mut cards = [BuildingCard::default(); 2 * USED_OF_A_CLASS];
    let all = from.len();
    cards.iter_mut().zip(from.iter()).for_each(|(place, card)| *place = card);
    dice.shuffle_top(&mut cards[..all], count);
    cards[all - count..all].iter().copied().collect()
}

/// CART-147: the rulebook's advice is told when the table did not ask chance.
fn is_advised_against(seats: u8, method: BuildingMethod, set: BuildingSet) -> bool {
    let towers = BuildingSet::of_building(Building::GuardTower);
    seats == 2 && method == BuildingMethod::Agreed && !set.among(towers).is_empty()
}
