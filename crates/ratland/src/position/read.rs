//! The state behind a position in which nothing is dark. What a position does not say is as it would be at such a table:
//! the decks hold what has not been seen, the supply what nobody has.

use crate::card::{Clan, EventCard, EventSet, Side};
use crate::cheese::{Colour, Pieces};
use crate::data::{FOOD_CARDS, Parts};
use crate::decision::Ask;
use crate::notation;
use crate::options::{Boards, FoodOrder, Options};
use crate::phase::{Phase, Step};
use crate::place::{Area, Occupied, Place, Rats, Tunnel};
use crate::setup::FINAL_EVENTS;
use crate::size::{MOST_EVENTS, MOST_FOOD, MOST_PLAYERS};
use crate::state::{Public, Sewer, State};
use table::{BySeat, Hidden, Lasting, Misread, Pile, Reader, Seat, SeatSet};

pub(crate) fn read_position(parts: Lasting<Parts>, text: &str) -> Result<State, Misread> {
    let mut written = Written::default();
    Reader::new(text).sections(|section| written.section(section))?;
    written.put_together(parts).map_err(|expected| Misread::new(text.len(), expected))
}

/// A position as it stands there.
#[derive(Default)]
struct Written {
    options: Options,
    round: Option<u8>,
    active: Seat,
    event: Option<EventCard>,
    past: EventSet,
    food: Vec<u8>,
    offer: [Option<Pieces>; 3],
    used: Option<Vec<u8>>,
    bag: Pieces,
    hand: Pieces,
    seats: Vec<WrittenSeat>,
    supply: Option<u8>,
    looked: SeatSet,
    foresee: SeatSet,
    events: Vec<EventCard>,
    foods: Option<Vec<u8>>,
    phase: Option<Phase>,
}

#[derive(Clone, Copy, Default)]
struct WrittenSeat {
    sewer: Sewer,
    sent: Option<Occupied>,
    dealt: Option<[Clan; 2]>,
    side: Option<(Side, bool)>,
}

impl Written {
    fn section(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        if let Some(area) = at.peek().and_then(|token| Area::from_name(token.text)) {
            at.next_token();
            self.offer[area.index()] = Some(pieces(at)?);
        } else if at.take("round") {
            self.round = Some(at.number(0, 50)? as u8);
        } else if at.take("active") {
            self.active = at.seat()?;
        } else if at.take("event") {
            self.event = Some(event(at)?);
        } else if at.take("past") {
            self.past = at.until_end(event)?.into_iter().collect();
        } else if at.take("food") {
            self.food = at.until_end(food_card)?;
        } else if at.take("used") {
            self.used = Some(at.until_end(food_card)?);
        } else if at.take("bag") {
            self.bag = pieces(at)?;
        } else if at.take("hand") {
            self.hand = pieces(at)?;
        } else if at.take("supply") {
            self.supply = Some(at.number(0, 240)? as u8);
        } else if at.take("looked") {
            self.looked = at.seats()?;
        } else if at.take("foresee") {
            self.foresee = at.seats()?;
        } else if at.take("events") {
            self.events = at.until_end(event)?;
        } else if at.take("foods") {
            self.foods = Some(at.until_end(food_card)?);
        } else if at.take("with") {
            at.option(&mut self.options)?;
        } else if at.peek().is_some_and(|token| token.text.len() == 1) {
            self.seat(at)?;
        } else {
            self.phase = Some(phase(at)?);
        }
        Ok(())
    }

    /// `A[2 0 0 1 1 2 1] cheese 3 …`; one number alone is the pool.
    fn seat(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        let next = self.seats.len();
        let place = at.place();
        if at.seat()?.number() as usize != next || next >= MOST_PLAYERS {
            return Err(Misread::new(place, "the players in order, from A"));
        }
        at.expect("[")?;
        let mut one = at.clone();
        let pooled = one.number(0, 250).ok().filter(|_| one.take("]"));
        let mut seat = WrittenSeat::default();
        match pooled {
            Some(count) => {
                *at = one;
                seat.sewer.rats = Rats::pooled(count as u8);
            }
            None => {
                seat.sewer.rats = notation::rats(at)?;
                at.expect("]")?;
            }
        }
        while at.peek().is_some_and(|token| token.text != ";") {
            seat.word(at)?;
        }
        self.seats.push(seat);
        Ok(())
    }

    fn put_together(self, parts: Lasting<Parts>) -> Result<State, String> {
        let seats = self.seats.len() as u8;
        if !(2..=MOST_PLAYERS as u8).contains(&seats) {
            return Err(format!("2 to {MOST_PLAYERS} players, such as A[7] cheese 2; B[7] cheese 2"));
        }
        let phase = self.phase.unwrap_or(Phase::Deploy);
        let mut public = Public::at_the_start(parts, &self.options, seats, self.active);
        public.phase = phase;
        public.round = self.round.unwrap_or(1);
        public.event = self.event;
        public.past = self.event.map_or(self.past, |card| self.past.with(card));
        public.upgraded = !public.past.among(parts.last).minus(END).is_empty();
        (public.bag, public.hand) = (self.bag, self.hand);
        (public.looked, public.foresee) = (self.looked, self.foresee);
        public.sewers = BySeat::from_fn(seats, |seat| self.seats[seat.number() as usize].seated(phase));
        public.supply = self.supply(&public)?;
        self.put_food(&mut public)?;
        let before = matches!(phase, Phase::ClanChoice | Phase::BoardChoice);
        let shown = self.seats.iter().all(|seat| seat.side.is_none_or(|(_, shown)| shown));
        public.sides_shown = self.options.boards != Boards::SecretChoice || (shown && !before);
        let sides = BySeat::from_fn(seats, |seat| self.side(seat, before));
        let dealt = BySeat::from_fn(seats, |seat| {
            let own = SeatSet::only(seat);
            self.seats[seat.number() as usize]
                .dealt
                .map_or([Hidden::default(); 2], |cards| cards.map(|card| Hidden::known_to(card, own)))
        });
        let (next_event, events) = self.event_deck(&public)?;
        let (next_food, food) = self.food_deck(&public)?;
        let state = State { public, next_event, events, next_food, food, dealt, sides };
        self.check(&state)?;
        Ok(state)
    }

    fn supply(&self, public: &Public) -> Result<u8, String> {
        let out: u16 = public
            .sewers
            .iter()
            .map(|(_, sewer)| {
                sewer.rats.total()
                    + u16::from(sewer.infirmary)
                    + u16::from(sewer.lost)
                    + u16::from(sewer.graveyard)
            })
            .sum();
        let all = u16::from(public.parts.rats) * u16::from(public.copies());
        let supply = self.supply.map_or_else(|| all.checked_sub(out), |supply| Some(u16::from(supply)));
        let supply = supply.filter(|supply| supply + out <= 250);
        supply.map(|supply| supply as u8).ok_or_else(|| format!("at most {all} rats"))
    }

    fn put_food(&self, public: &mut Public) -> Result<(), String> {
        let cards = public.food_cards();
        if !self.food.is_empty() && self.food.len() != cards {
            return Err(format!("{cards} food cards for {} players", public.seats()));
        }
        for (slot, &card) in public.food.iter_mut().zip(&self.food) {
            *slot = card;
        }
        for &card in self.used.as_ref().unwrap_or(&self.food) {
            public.used[card as usize - 1] += 1;
        }
        if public.used.iter().any(|&used| used > public.copies()) {
            return Err(format!("every food card at most {} times", public.copies()));
        }
        let mut offer = [Pieces::NONE; 3];
        for &card in &self.food {
            let shown = public.parts.food[card as usize - 1];
            offer.iter_mut().zip(shown).for_each(|(offer, shown)| *offer = offer.and(shown));
        }
        if public.parts.bag.has_extra(public.seats()) {
            offer = offer.map(|offer| offer.one_more_of_each());
        }
        for area in Area::ALL {
            public.offer[area.index()] = self.offer[area.index()].unwrap_or(offer[area.index()]);
        }
        Ok(())
    }

    fn side(&self, seat: Seat, before: bool) -> Hidden<Side> {
        match (self.options.boards, self.seats[seat.number() as usize].side) {
            (Boards::Friendly, _) => Hidden::open(Side::Friendly),
            (Boards::Aggressive, _) => Hidden::open(Side::Aggressive),
            (Boards::SecretChoice, Some((side, false))) => Hidden::known_to(side, SeatSet::only(seat)),
            (Boards::SecretChoice, Some((side, true))) => Hidden::open(side),
            (Boards::SecretChoice, None) if before => Hidden::unseen(Side::Friendly),
            (Boards::SecretChoice, None) => Hidden::open(Side::Friendly),
        }
    }

    /// As written, top first; else the events that have not been revealed, the End card at the bottom.
    fn event_deck(
        &self,
        public: &Public,
    ) -> Result<(Option<Hidden<EventCard>>, Pile<EventCard, MOST_EVENTS>), String> {
        let mut top_first = self.events.clone();
        if top_first.is_empty() && public.phase != Phase::Over {
            let left = |from: EventSet, all: usize| {
                let past = public.past.among(from).len() as usize;
                from.minus(public.past).iter().take(all.saturating_sub(past)).collect::<Vec<_>>()
            };
            top_first = left(public.parts.initial, public.options.initial_events.count() as usize);
            top_first.extend(left(public.parts.last.minus(END), FINAL_EVENTS));
            top_first.push(EventCard::EndOfGame);
        }
        let seen: Vec<EventCard> = public.past.iter().chain(top_first.iter().copied()).collect();
        if seen.len() != seen.iter().copied().collect::<EventSet>().len() as usize {
            return Err("every event once, in the past or in the deck".to_owned());
        }
        if public.phase != Phase::Over && !top_first.contains(&EventCard::EndOfGame) {
            return Err("the End card in the deck".to_owned());
        }
        self.check_kinds(public, &top_first)?;
        let next = top_first.first().map(|&card| Hidden::known_to(card, public.looked));
        let below: Vec<EventCard> = top_first.into_iter().skip(1).rev().collect();
        Ok((next, Pile::stacked(&below)))
    }

    /// LAND-10, LAND-11: so many of each kind, the initial ones first.
    fn check_kinds(&self, public: &Public, top_first: &[EventCard]) -> Result<(), String> {
        let initial = public.options.initial_events.count() as usize;
        let past = public.past.among(public.parts.initial).len() as usize;
        let (above, below) = top_first.split_at(initial.saturating_sub(past).min(top_first.len()));
        let finals_past = public.past.among(public.parts.last).len() as usize;
        let right = above.iter().all(|&card| public.parts.initial.contains(card))
            && below.iter().all(|&card| public.parts.last.contains(card))
            && past <= initial
            && (finals_past == 0 || past == initial)
            && finals_past + below.len() == FINAL_EVENTS + 1;
        let written = !self.events.is_empty();
        if past > initial || public.past.among(public.parts.last).minus(END).len() as usize > FINAL_EVENTS {
            return Err("no more past events of a kind than are used".to_owned());
        }
        // A position that names only this round's event stands for any round of its kind.
        if right || !written && public.phase != Phase::Over {
            Ok(())
        } else {
            Err("initial events on final ones, as many as are used".to_owned())
        }
    }

    /// As written, top first; else what has not been used, from the lowest.
    fn food_deck(&self, public: &Public) -> Result<FoodDeck, String> {
        let mut left = public.used.map(|used| public.copies() - used);
        let rest = (1..=FOOD_CARDS as u8)
            .flat_map(|card| std::iter::repeat_n(card, left[card as usize - 1] as usize));
        let mut top_first = self.foods.clone().unwrap_or_else(|| rest.collect());
        for &card in &top_first {
            let left = &mut left[card as usize - 1];
            *left = left.checked_sub(1).ok_or("every food card as often as there are copies")?;
        }
        if left.iter().any(|&left| left > 0) {
            return Err("every food card that is not used, in `foods`".to_owned());
        }
        let cards = public.food_cards();
        if top_first.len() < cards {
            return if top_first.is_empty() {
                Ok((None, Pile::empty()))
            } else {
                Err("whole rounds of food cards".to_owned())
            };
        }
        let mut next = [Hidden::open(0); 2];
        for (slot, card) in next.iter_mut().zip(top_first.drain(..cards)) {
            *slot = match public.options.food_order {
                FoodOrder::Shuffled => Hidden::known_to(card, public.foresee),
                FoodOrder::Ascending => Hidden::open(card),
            };
        }
        top_first.reverse();
        Ok((Some(next), Pile::stacked(&top_first)))
    }

    /// The game can go on from here.
    fn check(&self, state: &State) -> Result<(), String> {
        let public = &state.public;
        let everyone = public.all();
        if !everyone.contains(public.active) || !public.looked.union(public.foresee).is_within(everyone) {
            return Err("seats of this table only".to_owned());
        }
        if public.options.clans {
            self.check_clans(public)?;
        } else if self.seats.iter().any(|seat| seat.sewer.clan.is_some() || seat.dealt.is_some()) {
            return Err("`with clans on` where there are clans".to_owned());
        }
        if public.sewers.iter().any(|(_, sewer)| sewer.hidden && sewer.cheese == 0) {
            return Err("a cheese where one is hidden".to_owned());
        }
        let within = |pieces: Pieces| Colour::ALL.into_iter().all(|colour| pieces.of(colour) <= 42);
        if !within(public.bag) || !within(public.hand) || !public.offer.iter().all(|&offer| within(offer)) {
            return Err("at most 42 pieces of a colour".to_owned());
        }
        if public.options.boards == Boards::SecretChoice
            && self.seats.iter().any(|seat| seat.side.is_some() != self.seats[0].side.is_some())
        {
            return Err("a side for everyone, or for nobody".to_owned());
        }
        match public.phase {
            Phase::ClanChoice if !public.options.clans => Err("`with clans on`".to_owned()),
            Phase::BoardChoice if public.options.boards != Boards::SecretChoice => {
                Err("`with boards secret_choice`".to_owned())
            }
            Phase::Deploy if public.deployers().is_empty() => {
                Err("somebody with a rat to send out".to_owned())
            }
            Phase::ClanChoice | Phase::BoardChoice | Phase::Deploy | Phase::Over => Ok(()),
            Phase::HolyRat { seat }
            | Phase::Athletes { seat }
            | Phase::Ninja { seat, .. }
            | Phase::Search { seat, .. }
            | Phase::Lecter { seat }
            | Phase::Starve { seat, .. }
            | Phase::Alchemy { seat } => self.check_alone(public, seat),
        }
    }

    fn check_alone(&self, public: &Public, seat: Seat) -> Result<(), String> {
        if !public.all().contains(seat) {
            return Err("a player of this table who is asked".to_owned());
        }
        let sewer = &public.sewers[seat];
        let can = match public.phase {
            Phase::HolyRat { .. } => sewer.graveyard > 0,
            Phase::Starve { deaths, .. } => {
                let (least, most) = sewer.starving_in_infirmary(deaths);
                deaths <= sewer.fed() && least < most
            }
            Phase::Search { to_draw, area, step, .. } => {
                let there = public.drawers(area);
                let drawing = matches!(step, Step::PutBack | Step::Whites { .. });
                to_draw.is_within(there)
                    && (!drawing || !to_draw.contains(seat))
                    && (step != Step::Wound || !there.without(seat).is_empty())
                    && !matches!(step, Step::Whites { whites } if whites > 42)
                    && (step != Step::Scavenge || !public.bag.is_empty())
                    && (step != Step::Scavenge || !sewer.sent.contains(area.place()))
            }
            Phase::Athletes { .. } => (1..=3).contains(&public.power(seat).moves),
            Phase::Ninja { .. } => public.power(seat).ninja.is_some(),
            Phase::Lecter { .. } => sewer.fed() > 0 && public.payable(1) == 1,
            Phase::Alchemy { .. } => public.most_conversions(seat) > 0,
            Phase::ClanChoice | Phase::BoardChoice | Phase::Deploy | Phase::Over => true,
        };
        let asked = public.ask(seat, [Clan::default(); 2]).is_some_and(|ask: Ask| {
            matches!(ask, Ask::Move { .. }) || ask.list().is_some_and(|list| !list.is_empty())
        });
        if can && asked { Ok(()) } else { Err("somebody who can do what is asked".to_owned()) }
    }

    fn check_clans(&self, public: &Public) -> Result<(), String> {
        let choosing = public.phase == Phase::ClanChoice;
        let mut left = [public.copies(); 12];
        for seat in &self.seats {
            let dealt = seat.dealt.ok_or("two clans for everyone, such as `dealt mutants seers`")?;
            let right = match seat.sewer.clan {
                Some(clan) => !choosing && dealt.contains(&clan),
                None => choosing,
            };
            if !right {
                return Err("the clan that was kept of the two, such as `clan mutants`".to_owned());
            }
            for clan in dealt {
                let left = &mut left[clan.index()];
                *left = left.checked_sub(1).ok_or_else(|| format!("{clan} once in every copy"))?;
            }
        }
        Ok(())
    }
}

/// The food cards of the next round, and what lies below them.
type FoodDeck = (Option<[Hidden<u8>; 2]>, Pile<u8, MOST_FOOD>);

const END: EventSet = EventSet::NONE.with(EventCard::EndOfGame);

impl WrittenSeat {
    fn word(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        let sewer = &mut self.sewer;
        let small = |at: &mut Reader<'_>| Ok::<u8, Misread>(at.number(0, 250)? as u8);
        if at.take("cheese") {
            sewer.cheese = at.number(0, 1000)? as u16;
        } else if at.take("infirmary") {
            sewer.infirmary = small(at)?;
        } else if at.take("lost") {
            sewer.lost = small(at)?;
        } else if at.take("graveyard") {
            sewer.graveyard = small(at)?;
        } else if at.take("added") {
            sewer.added = at.number(0, 3)? as u8;
        } else if at.take("scavenged") {
            sewer.scavenged = at.number(0, 3)? as u8;
        } else if at.take("clan") {
            sewer.clan = Some(at.read("a clan", Clan::from_name)?);
        } else if at.take("dealt") {
            self.dealt = Some([at.read("a clan", Clan::from_name)?, at.read("a clan", Clan::from_name)?]);
        } else if at.take("plays") {
            self.side = Some((at.read("friendly or aggressive", Side::from_name)?, true));
        } else if at.take("chose") {
            self.side = Some((at.read("friendly or aggressive", Side::from_name)?, false));
        } else if at.take("hides") {
            sewer.hidden = true;
        } else if at.take("sneaks-left") {
            sewer.ninja[0] = true;
        } else if at.take("sneaks-right") {
            sewer.ninja[1] = true;
        } else if at.take("sent") {
            let mut sent = Occupied::default();
            at.take("nowhere");
            while let Some(place) = at.peek().and_then(|token| Place::from_name(token.text)) {
                at.next_token();
                sent = sent.with(place);
            }
            self.sent = Some(sent);
        } else {
            return Err(
                at.misread("cheese, infirmary, lost, graveyard, clan, dealt, plays, chose, sent or hides")
            );
        }
        Ok(())
    }

    fn seated(&self, phase: Phase) -> Sewer {
        let stands =
            if phase.knows_what_was_sent() { self.sewer.rats.occupied() } else { Occupied::default() };
        Sewer { sent: self.sent.unwrap_or(stands), ..self.sewer }
    }
}

fn phase(at: &mut Reader<'_>) -> Result<Phase, Misread> {
    let phase = if at.take("clans") {
        Phase::ClanChoice
    } else if at.take("boards") {
        Phase::BoardChoice
    } else if at.take("holy") {
        Phase::HolyRat { seat: at.seat()? }
    } else if at.take("deploy") {
        Phase::Deploy
    } else if at.take("athletes") {
        Phase::Athletes { seat: at.seat()? }
    } else if at.take("ninja") {
        Phase::Ninja { seat: at.seat()?, tunnel: at.read("left or right", Tunnel::from_name)? }
    } else if at.take("search") {
        let area = at.read("dump, city or field", Area::from_name)?;
        let (seat, step) = (at.seat()?, step(at)?);
        let to_draw = if at.take("then") { at.seats()? } else { SeatSet::EMPTY };
        Phase::Search { area, to_draw, seat, step }
    } else if at.take("lecter") {
        Phase::Lecter { seat: at.seat()? }
    } else if at.take("starve") {
        Phase::Starve { seat: at.seat()?, deaths: at.number(1, 250)? as u8 }
    } else if at.take("alchemy") {
        Phase::Alchemy { seat: at.seat()? }
    } else if at.take("over") {
        Phase::Over
    } else {
        return Err(at.misread("a player such as A[7], or a word such as round, event, food, deploy"));
    };
    Ok(phase)
}

fn step(at: &mut Reader<'_>) -> Result<Step, Misread> {
    if at.take("swaps") {
        return Ok(Step::Whites { whites: at.number(1, 42)? as u8 });
    }
    at.read("adds, wounds, puts-back, swaps or scavenges", |word| match word {
        "adds" => Some(Step::Add),
        "wounds" => Some(Step::Wound),
        "puts-back" => Some(Step::PutBack),
        "scavenges" => Some(Step::Scavenge),
        _ => None,
    })
}

fn event(at: &mut Reader<'_>) -> Result<EventCard, Misread> {
    at.read("an event, such as helmet_rat", EventCard::from_name)
}

fn food_card(at: &mut Reader<'_>) -> Result<u8, Misread> {
    Ok(at.number(1, FOOD_CARDS as u32)? as u8)
}

/// `y6 w6`, or `-`.
fn pieces(at: &mut Reader<'_>) -> Result<Pieces, Misread> {
    let mut pieces = Pieces::NONE;
    if at.take("-") {
        return Ok(pieces);
    }
    while at.peek().is_some_and(|token| token.text != ";") {
        let (colour, count) = at.read("pieces such as y6", |word| {
            let mut letters = word.chars();
            let colour = Colour::from_letter(letters.next()?)?;
            Some((colour, letters.as_str().parse().ok().filter(|&count: &u8| count <= 42)?))
        })?;
        pieces.set(colour, count);
    }
    Ok(pieces)
}
