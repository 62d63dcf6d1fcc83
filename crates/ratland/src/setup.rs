//! Setup: LAND-01 to LAND-16, and the secret choices before the first round.

use crate::card::{Clan, EventCard, Side};
use crate::data::{FOOD_CARDS, Parts};
use crate::event::{Event, Notice};
use crate::options::{Boards, FoodOrder, Options};
use crate::phase::Phase;
use crate::place::Rats;
use crate::size::{MOST_EVENTS, MOST_FOOD, MOST_PLAYERS};
use crate::state::{Public, Sewer, State, copies};
use crate::{card::EventSet, cheese::Pieces};
use table::{BySeat, Ctx, Dice, Hidden, Joint, Lasting, Pile, Seat, SeatSet};

/// How many final events lie in the deck beside the End card (LAND-10).
pub(crate) const FINAL_EVENTS: usize = 4;

impl State {
    pub(crate) fn set_up(
        parts: Lasting<Parts>,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> State {
        let active = SeatSet::first(seats).nth(ctx.dice.below(u32::from(seats)) as u8).unwrap_or_default(); // LAND-15
        let mut state = State {
            public: Public::at_the_start(parts, options, seats, active),
            next_event: None,
            events: event_deck(&parts, options, ctx.dice),
            next_food: None,
            food: Pile::empty(),
            dealt: BySeat::filled(seats),
            sides: BySeat::from_fn(seats, |_| match options.boards {
                Boards::Friendly => Hidden::open(Side::Friendly),
                Boards::Aggressive => Hidden::open(Side::Aggressive),
                Boards::SecretChoice => Hidden::unseen(Side::Friendly),
            }),
        };
        state.form_food_deck(ctx.dice);
        state.lay_next_event(ctx);
        state.lay_next_food(ctx);
        ctx.tell_all(|| Notice::SetUp { active });
        if options.clans {
            state.deal_clans(ctx);
        } else {
            state.ask_for_boards(ctx);
        }
        state
    }

    /// LAND-14, LAND-127, and again in the long game (LAND-195).
    pub(crate) fn form_food_deck(&mut self, dice: &mut Dice) {
        let copies = self.public.copies() as usize;
        let mut cards = [0; MOST_FOOD];
        let cards = &mut cards[..FOOD_CARDS * copies];
        for (place, card) in cards.iter_mut().enumerate() {
            *card = (FOOD_CARDS - place / copies) as u8; // 9 at the bottom, 1 on top
        }
        self.food = Pile::stacked(cards);
        if self.public.options.food_order == FoodOrder::Shuffled {
            self.food.shuffle(dice);
        }
        self.public.used = [0; FOOD_CARDS];
    }

    /// Two clan cards for everyone, of which the owner alone knows (LAND-148).
    fn deal_clans(&mut self, ctx: &mut Ctx<'_, Event>) {
        let mut cards = [Clan::default(); 24];
        let cards = &mut cards[..12 * self.public.copies() as usize];
        for (place, card) in cards.iter_mut().enumerate() {
            *card = Clan::ALL[place % 12];
        }
        ctx.dice.shuffle_top(cards, 2 * self.public.seats() as usize);
        let mut top = cards.iter().rev();
        let mut card = |seat| Hidden::known_to(top.next().copied().unwrap_or_default(), SeatSet::only(seat));
        self.dealt = BySeat::from_fn(self.public.seats(), |seat| [card(seat), card(seat)]);
        self.public.phase = Phase::ClanChoice;
        let dealt = self.dealt;
        ctx.tell(|| Event::ClansDealt { dealt });
    }

    /// All kept clans are revealed together and stay open.
    pub(crate) fn keep_clans(&mut self, kept: impl Fn(Seat) -> Clan, ctx: &mut Ctx<'_, Event>) {
        for (seat, sewer) in self.public.sewers.iter_mut() {
            sewer.clan = Some(kept(seat));
        }
        let clans = BySeat::from_fn(self.public.seats(), |seat| Some(kept(seat)));
        ctx.tell_all(|| Notice::ClansRevealed { clans });
        self.ask_for_boards(ctx);
    }

    fn ask_for_boards(&mut self, ctx: &mut Ctx<'_, Event>) {
        match self.public.options.boards {
            Boards::SecretChoice => self.public.phase = Phase::BoardChoice,
            Boards::Friendly | Boards::Aggressive => self.begin_round(ctx),
        }
    }

    /// Chosen in secret, and revealed with the first deployments (LAND-129).
    pub(crate) fn choose_boards(&mut self, chosen: impl Fn(Seat) -> Side, ctx: &mut Ctx<'_, Event>) {
        for (seat, side) in self.sides.iter_mut() {
            *side = Hidden::known_to(chosen(seat), SeatSet::only(seat));
        }
        let sides = self.sides;
        ctx.tell(|| Event::BoardsChosen { sides });
        self.begin_round(ctx);
    }

    pub(crate) fn lay_next_event(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.next_event = self.events.draw(ctx.truth, ctx.dice).map(Hidden::unseen);
    }

    /// In ascending order everyone knows what comes.
    pub(crate) fn lay_next_food(&mut self, ctx: &mut Ctx<'_, Event>) {
        let ascending = self.public.options.food_order == FoodOrder::Ascending;
        let face_down = |card| if ascending { Hidden::open(card) } else { Hidden::unseen(card) };
        let mut next = [Hidden::open(0); 2];
        for card in &mut next[..self.public.food_cards()] {
            let Some(drawn) = self.food.draw(ctx.truth, ctx.dice) else {
                self.next_food = None;
                return;
            };
            *card = face_down(drawn);
        }
        self.next_food = Some(next);
    }
}

impl Public {
    /// LAND-03, LAND-04.
    pub(crate) fn at_the_start(parts: Lasting<Parts>, options: &Options, seats: u8, active: Seat) -> Public {
        debug_assert!(seats as usize <= MOST_PLAYERS);
        let sewer = Sewer {
            rats: Rats::pooled(parts.start_rats),
            cheese: u16::from(parts.start_cheese),
            ..Sewer::default()
        };
        Public {
            options: *options,
            parts,
            phase: Phase::Over,
            round: 0,
            active,
            event: None,
            past: EventSet::NONE,
            upgraded: false,
            food: [0; 2],
            used: [0; FOOD_CARDS],
            offer: [Pieces::NONE; 3],
            bag: Pieces::NONE,
            hand: Pieces::NONE,
            supply: parts.rats * copies(seats) - parts.start_rats * seats,
            sewers: BySeat::from_fn(seats, |_| sewer),
            sides_shown: options.boards != Boards::SecretChoice,
            looked: SeatSet::EMPTY,
            foresee: SeatSet::EMPTY,
        }
    }
}

/// LAND-10, LAND-11: some initial events on some final ones, among which the End card lies.
fn event_deck(parts: &Parts, options: &Options, dice: &mut Dice) -> Pile<EventCard, MOST_EVENTS> {
    let mut deck = [EventCard::default(); MOST_EVENTS];
    let initial = options.initial_events.count() as usize;
    let others = parts.last.minus(EventSet::NONE.with(EventCard::EndOfGame));
    deal(others, &mut deck[..FINAL_EVENTS], dice);
    deck[FINAL_EVENTS] = EventCard::EndOfGame;
    dice.shuffle(&mut deck[..=FINAL_EVENTS]);
    deal(parts.initial, &mut deck[FINAL_EVENTS + 1..][..initial], dice);
    Pile::stacked(&deck[..FINAL_EVENTS + 1 + initial])
}

/// Lays random cards of these on the places; the rest leaves the game unseen (LAND-12).
pub(crate) fn deal(from: EventSet, places: &mut [EventCard], dice: &mut Dice) {
    let mut cards = [EventCard::default(); 14];
    let mut count = 0;
    for card in from.iter() {
        cards[count] = card;
        count += 1;
    }
    dice.shuffle_top(&mut cards[..count], places.len());
    places.copy_from_slice(&cards[count - places.len()..count]);
}

/// Every seat's own answer to a choice that all make at once.
pub(crate) fn answer<D: Copy, T>(joint: &Joint<D>, seat: Seat, read: impl Fn(D) -> Option<T>) -> T {
    let Some(answer) = joint.of(seat).copied().and_then(read) else {
        unreachable!("every decision has been checked")
    };
    answer
}
