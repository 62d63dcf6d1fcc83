//! The state behind a position in which nothing is dark. What a position does not say is as it would be at such a table:
//! decks hold what is nowhere else, and everybody has followed all special cards.

use super::usual_memory;
use crate::building::{BuildingCard, BuildingSet, Visitors};
use crate::card::{CLASSES, Card, Class, SPECIALS, Special};
use crate::cards::Cards;
use crate::data::Parts;
use crate::decks::Decks;
use crate::memory::Memory;
use crate::notation;
use crate::options::{BuildingMethod, Options};
use crate::phase::{Phase, Places};
use crate::setup::drawn_of_class;
use crate::size::{MOST_PLAYERS, NUN_ROW, ROW};
use crate::state::{Given, Public, State, Taken};
use crate::track::Track;
use table::{Hidden, Lasting, Misread, Pile, Reader, Seat, SeatSet};

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
    first: Seat,
    row: Vec<BuildingCard>,
    past: Option<Vec<BuildingCard>>,
    buildings: Option<Vec<BuildingCard>>,
    replacement: Option<Vec<BuildingCard>>,
    under: Vec<BuildingCard>,
    tracks: [Vec<(Seat, u16)>; CLASSES],
    nuns: Option<Vec<(Card, SeatSet)>>,
    seats: Vec<WrittenSeat>,
    visitors: [Vec<Seat>; ROW],
    resolving: Option<u8>,
    done: SeatSet,
    premium: Option<Seat>,
    known: Vec<(Seat, Cards)>,
    suspects: [SeatSet; SPECIALS],
    memories: Vec<WrittenMemory>,
    population: Option<Vec<Card>>,
    discard: Cards,
    reshuffled: Cards,
    phase: Option<WrittenPhase>,
}

#[derive(Clone, Copy)]
struct WrittenSeat {
    hand: Cards,
    rats: Option<u16>,
    points: u16,
    chosen: Option<u8>,
    laid: Cards,
    shows: bool,
    takes: Taken,
    drew: Cards,
    gave: Option<(Cards, Seat)>,
}

enum WrittenMemory {
    Knows(Seat, Seat, Cards),
    Suspects(Seat, Special, SeatSet),
}

/// The number of cards for a Sword follows from the hand.
#[derive(Clone, Copy)]
enum WrittenPhase {
    Gift { seat: Seat, to: Seat },
    Other(Phase),
}

impl Written {
    fn section(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        if let Some(class) = at.peek().and_then(|token| Class::from_name(token.text)) {
            at.next_token();
            self.tracks[class.index()] = at.until_end(disc)?;
        } else if at.take("round") {
            self.round = Some(at.number(1, 30)? as u8);
        } else if at.take("first") {
            self.first = at.seat()?;
        } else if at.take("row") {
            self.row = at.until_end(building)?;
        } else if at.take("past") {
            self.past = Some(at.until_end(building)?);
        } else if at.take("buildings") {
            self.buildings = Some(at.until_end(building)?);
        } else if at.take("replacement") {
            self.replacement = Some(at.until_end(building)?);
        } else if at.take("under") {
            self.under = at.until_end(building)?;
        } else if at.take("nuns") {
            self.nuns = Some(at.until_end(nun)?);
        } else if at.take("visitors") {
            let position = at.number(1, ROW as u32)? as usize - 1;
            self.visitors[position] = at.read("visitors by their slots, such as BA", letters)?;
        } else if at.take("resolving") {
            self.resolving = Some(at.number(1, ROW as u32)? as u8 - 1);
        } else if at.take("done") {
            self.done = at.seats()?;
        } else if at.take("premium") {
            self.premium = Some(at.seat()?);
        } else if at.take("known") {
            let seat = at.seat()?;
            self.known.push((seat, bracketed(at)?));
        } else if at.take("suspects") {
            let special = special(at)?;
            self.suspects[special.index()] = at.seats()?;
        } else if at.take("population") {
            self.population = Some(at.until_end(card)?);
        } else if at.take("discard") {
            self.discard = notation::cards(at)?;
        } else if at.take("reshuffled") {
            self.reshuffled = notation::cards(at)?;
        } else if at.take("with") {
            at.option(&mut self.options)?;
        } else if at.peek().is_some_and(|token| token.text.len() == 1) {
            self.seat(at)?;
        } else if let Some((onlooker, word)) = at.peek().and_then(|token| token.text.split_once('-')) {
            self.memory(at, onlooker, word)?;
        } else {
            self.phase = Some(phase(at)?);
        }
        Ok(())
    }

    /// `A[king0 witch3] rats 10 laid[sword]`.
    fn seat(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        let next = self.seats.len();
        let place = at.place();
        if at.seat()?.number() as usize != next || next >= MOST_PLAYERS {
            return Err(Misread::new(place, "the players in order, from A"));
        }
        let mut seat = WrittenSeat::with(bracketed(at)?);
        while at.peek().is_some_and(|token| token.text != ";") {
            seat.word(at)?;
        }
        self.seats.push(seat);
        Ok(())
    }

    /// `A-knows B[sword]`, `A-suspects sword BC`.
    fn memory(&mut self, at: &mut Reader<'_>, onlooker: &str, word: &str) -> Result<(), Misread> {
        let onlooker =
            letters(onlooker).and_then(|letters| letters.first().copied().filter(|_| letters.len() == 1));
        let onlooker = onlooker.ok_or_else(|| at.misread("a seat, such as A-knows"))?;
        let knows = word == "knows";
        if !knows && word != "suspects" {
            return Err(at.misread("A-knows or A-suspects"));
        }
        at.next_token();
        self.memories.push(if knows {
            let seat = at.seat()?;
            WrittenMemory::Knows(onlooker, seat, bracketed(at)?)
        } else {
            let special = special(at)?;
            WrittenMemory::Suspects(
                onlooker,
                special,
                if at.take("nobody") { SeatSet::EMPTY } else { at.seats()? },
            )
        });
        Ok(())
    }

    fn put_together(mut self, parts: Lasting<Parts>) -> Result<State, String> {
        let seats = self.seats.len() as u8;
        if !(2..=MOST_PLAYERS as u8).contains(&seats) || !SeatSet::first(seats).contains(self.first) {
            return Err(format!("2 to {MOST_PLAYERS} players, such as A[king0]; B[], and one of them first"));
        }
        let mut public = Public::at_the_start(parts, &self.options, seats, self.first);
        public.round = self.round.unwrap_or(1);
        if public.round > public.rounds() {
            return Err(format!("at most {} rounds", public.rounds()));
        }
        let mut state = State::empty(public);
        self.lay_buildings(&mut state)?;
        self.seat_players(&mut state)?;
        self.lay_population(&mut state)?;
        self.remember(&mut state)?;
        self.set_phase(&mut state)?;
        super::check::check(&state)?;
        Ok(state)
    }

    /// What is not written is taken from the thirty cards, or those that complete them.
    fn lay_buildings(&mut self, state: &mut State) -> Result<(), String> {
        let public = &mut state.public;
        let row = public.row_len();
        if self.row.len() != row {
            return Err(format!("a row of {row} building cards for {} players", public.seats()));
        }
        let table = *public.parts.table(public.seats());
        let over = matches!(self.phase, Some(WrittenPhase::Other(Phase::Over)));
        let rounds_past = usize::from(public.round) - usize::from(!over);
        let (past, left) = (row * rounds_past, row * usize::from(table.rounds - public.round));
        let under = usize::from(table.replacement)
            .checked_sub(self.under.len())
            .ok_or("fewer cards under the deck")?;
        let mut named: Vec<BuildingCard> = if over { Vec::new() } else { self.row.clone() };
        named.extend(&self.under);
        named.extend(self.past.iter().chain(&self.buildings).chain(&self.replacement).flatten());
        if over && self.past.is_none() {
            named.extend(&self.row);
        }
        let mut used: BuildingSet = named.iter().copied().collect();
        if used.len() != named.len() {
            return Err("every building card once".to_owned());
        }
        let all = self.thirty(public, used)?;
        let mut rest = all.minus(used).iter().collect::<Vec<_>>().into_iter();
        let mut fill = |written: &Option<Vec<BuildingCard>>,
                        with: &[BuildingCard],
                        count: usize,
                        name: &str| {
            let mut cards = written.clone().unwrap_or_else(|| with.to_vec());
            if written.is_none() {
                cards.extend(rest.by_ref().take(count.saturating_sub(cards.len())));
            }
            used = cards.iter().fold(used, |used, &card| used.with(card));
            if cards.len() == count { Ok(cards) } else { Err(format!("{count} building cards in `{name}`")) }
        };
        let ended: &[BuildingCard] = if over { &self.row } else { &[] };
        let past = fill(&self.past, ended, past, "past")?;
        let buildings = fill(&self.buildings, &[], left, "buildings")?;
        let replacement = fill(&self.replacement, &[], under, "replacement")?;
        public.row[..row].copy_from_slice(&self.row);
        public.past = past.into_iter().collect();
        self.under.iter().for_each(|&card| public.under.push(card));
        if self.options.building_method != BuildingMethod::RandomCards {
            public.set = all;
        }
        let bottom_first = |cards: Vec<BuildingCard>| cards.into_iter().rev().collect::<Vec<_>>();
        state.decks = Decks::stacked(&bottom_first(buildings), &bottom_first(replacement));
        Ok(())
    }

    fn thirty(&self, public: &Public, used: BuildingSet) -> Result<BuildingSet, String> {
        let all = match self.options.building_method {
            BuildingMethod::Recommended => public.parts.recommended,
            BuildingMethod::Agreed => self.options.agreed_set(),
            BuildingMethod::RandomBuildings | BuildingMethod::RandomCards => {
                let whole = self.options.building_method == BuildingMethod::RandomBuildings;
                Class::ALL.into_iter().fold(used, |all, class| {
                    let there = used.among(BuildingSet::of_class(class));
                    let wanted = crate::building::USED_OF_A_CLASS.saturating_sub(there.len());
                    let may = drawn_of_class(class, &self.options, public.seats()).minus(used);
                    // All copies of one building, or any.
                    let fits = |card: &BuildingCard| {
                        !whole || there.iter().all(|it| it.building() == card.building())
                    };
                    may.iter().filter(fits).take(wanted).fold(all, BuildingSet::with)
                })
            }
        };
        if used.minus(all).is_empty() && all.can_be_played_with() {
            Ok(all)
        } else {
            Err("building cards that are used at this table; see `with building_method`".to_owned())
        }
    }

    fn seat_players(&self, state: &mut State) -> Result<(), String> {
        let everyone = state.public.all();
        for (seat, written) in everyone.iter().zip(&self.seats) {
            let public = &mut state.public;
            let index = seat.number() as usize;
            if written.laid.committable() != written.laid {
                return Err("neither Gold nor Pass among committed cards".to_owned());
            }
            public.rats[seat] = written.rats.unwrap_or(public.parts.start_rats.into());
            public.points[seat] = written.points;
            public.chosen[seat] = written.chosen;
            public.hands[seat] = written.hand.len();
            public.laid[seat] = written.laid.len();
            public.taken[seat] = written.takes;
            public.drawn[seat] = written.drew.len();
            let (gift, to) = written.gave.unwrap_or_default();
            public.given[seat] = Given { to, count: gift.len() };
            state.put_hand(seat, written.hand);
            state.put_laid(seat, written.laid);
            if written.shows {
                state.laid.put(index, Hidden::open(written.laid));
            }
            state.put_gift(seat, gift);
            state.drawn.put(index, Hidden::unseen(written.drew));
            for (card, count) in
                (written.hand + written.laid + gift + written.takes.cards()).specials().kinds()
            {
                let Some(special) = card.special() else { continue };
                let pile = &mut state.public.piles[special.index()];
                *pile = pile.checked_sub(count).ok_or_else(|| format!("no more {special} than there are"))?;
            }
        }
        for (class, ranking) in Class::ALL.into_iter().zip(&self.tracks) {
            let track = Track::written(everyone.len(), ranking);
            *state.public.tracks.of_mut(class) = track.ok_or("influence from the first to the last")?;
        }
        for (place, visitors) in state.public.visitors.iter_mut().zip(&self.visitors) {
            *place = Visitors::default();
            if visitors.len() > MOST_PLAYERS {
                return Err("everybody in one building".to_owned());
            }
            visitors.iter().for_each(|&seat| place.push(seat));
        }
        state.public.resolving = self.resolving;
        state.public.done = self.done;
        state.public.only_premium = self.premium;
        Ok(())
    }

    /// All population cards are somewhere: those that are not written lie in the nun row, and then in the deck.
    fn lay_population(&self, state: &mut State) -> Result<(), String> {
        let mut rest = state.public.parts.population;
        let mut take = |cards: Cards| {
            let there = rest.has(cards);
            rest = rest.less(cards);
            if there { Ok(()) } else { Err("every population card as often as there are".to_owned()) }
        };
        for seat in &self.seats {
            for cards in [seat.hand, seat.laid, seat.drew, seat.gave.unwrap_or_default().0] {
                take(cards.population())?;
            }
        }
        if !self.discard.specials().is_empty()
            || self.seats.iter().any(|seat| !seat.drew.specials().is_empty())
        {
            return Err("population cards on the discard pile and in the deck".to_owned());
        }
        take(self.discard)?;
        state.public.discard = self.discard;
        let written = self.population.clone().unwrap_or_default();
        if !written.iter().all(|card| card.is_population()) {
            return Err("population cards in the deck".to_owned());
        }
        take(Cards::counted(written.iter().copied()).ok_or("population cards as often as there are")?)?;
        let nuns = self.nuns.clone().unwrap_or_default();
        for (card, _) in &nuns {
            take(Cards::one(*card))?;
        }
        let mut rest = rest.iter().collect::<Vec<_>>().into_iter();
        let mut row = nuns;
        while self.nuns.is_none() && row.len() < NUN_ROW {
            row.push((rest.next().ok_or("five population cards for the nun row")?, SeatSet::EMPTY));
        }
        if row.len() != NUN_ROW || !row.iter().all(|(card, _)| card.is_population()) {
            return Err(format!("{NUN_ROW} population cards in the nun row"));
        }
        for (place, &(card, seen_by)) in row.iter().enumerate() {
            state.nuns.put(place, Hidden::known_to(card, seen_by));
        }
        let deck: Vec<Card> = match &self.population {
            Some(deck) => deck.iter().rev().copied().collect(),
            None => rest.by_ref().collect(),
        };
        if rest.next().is_some() {
            return Err("all population cards".to_owned());
        }
        let again = self.reshuffled;
        let within = again.is_empty() || again.has(deck.iter().copied().collect());
        if !within || !state.public.parts.population.has(again) {
            return Err("a deck of cards that were reshuffled".to_owned());
        }
        state.public.reshuffled = again;
        state.deck = Pile::stacked(&deck);
        Ok(())
    }

    fn remember(&self, state: &mut State) -> Result<(), String> {
        let everyone = state.public.all();
        let mut memory = Memory::default();
        for (seat, written) in everyone.iter().zip(&self.seats) {
            let laid = if written.shows { Cards::NONE } else { written.laid };
            memory.set(seat, (written.hand + laid).specials());
        }
        for &(seat, cards) in &self.known {
            if !everyone.contains(seat) {
                return Err("seats of this table only".to_owned());
            }
            memory.set(seat, cards);
        }
        for special in Special::ALL {
            memory.set_suspects(special, self.suspects[special.index()]);
        }
        state.public.memory = memory;
        self.check_memory(None, &memory)?;
        for seat in everyone {
            let mut memory = usual_memory(&state.public, seat);
            for written in &self.memories {
                match *written {
                    WrittenMemory::Knows(onlooker, of, cards)
                        if onlooker == seat && everyone.contains(of) =>
                    {
                        memory.set(of, cards);
                    }
                    WrittenMemory::Suspects(onlooker, special, suspects) if onlooker == seat => {
                        memory.set_suspects(special, suspects);
                    }
                    WrittenMemory::Knows(..) | WrittenMemory::Suspects(..) => {}
                }
            }
            self.check_memory(Some(seat), &memory)?;
            state.memories.put(seat.number() as usize, Hidden::known_to(memory, SeatSet::only(seat)));
        }
        Ok(())
    }

    /// What somebody knows to be there is there: in the hand, committed face down, or pending as a gift.
    fn check_memory(&self, onlooker: Option<Seat>, memory: &Memory) -> Result<(), String> {
        for (seat, written) in SeatSet::first(self.seats.len() as u8).iter().zip(&self.seats) {
            let laid = if written.shows { Cards::NONE } else { written.laid };
            let to_onlooker = written.gave.filter(|(_, to)| Some(*to) == onlooker);
            let to_seat = self.seats.iter().filter_map(|giver| giver.gave).filter(|(_, to)| *to == seat);
            let gifts = to_onlooker.into_iter().chain(to_seat).fold(Cards::NONE, |all, (gift, _)| all + gift);
            if !(written.hand + laid + gifts).has(memory.of(seat)) {
                return Err(format!("cards that {seat} has, where somebody knows of them"));
            }
        }
        Ok(())
    }

    fn set_phase(&self, state: &mut State) -> Result<(), String> {
        let phase = self.phase.unwrap_or(WrittenPhase::Other(Phase::Privilege { seat: self.first }));
        state.public.phase = match phase {
            WrittenPhase::Other(phase) => phase,
            WrittenPhase::Gift { seat, to } => {
                let hand = self.seats.get(seat.number() as usize).ok_or("seats of this table only")?.hand;
                Phase::SwordGift { seat, to, count: hand.len() / 2 }
            }
        };
        if state.public.phase == Phase::Over {
            for seat in state.public.all() {
                let hand = self.seats[seat.number() as usize].hand;
                state.hands.put(seat.number() as usize, Hidden::open(hand));
            }
            let row = self.nuns.as_ref().ok_or("the nun row, where the game is over")?;
            for (place, &(card, seen_by)) in row.iter().enumerate() {
                state.nuns.put(place, Hidden::lying(card, true, seen_by));
            }
        }
        Ok(())
    }
}

impl WrittenSeat {
    fn with(hand: Cards) -> WrittenSeat {
        WrittenSeat {
            hand,
            rats: None,
            points: 0,
            chosen: None,
            laid: Cards::NONE,
            shows: false,
            takes: Taken::default(),
            drew: Cards::NONE,
            gave: None,
        }
    }

    fn word(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        if at.take("rats") {
            self.rats = Some(at.number(0, 5000)? as u16);
        } else if at.take("points") {
            self.points = at.number(0, 5000)? as u16;
        } else if at.take("took") {
            self.chosen = Some(at.number(1, ROW as u32)? as u8 - 1);
        } else if at.take("laid") {
            self.laid = bracketed(at)?;
        } else if at.take("shows") {
            (self.laid, self.shows) = (bracketed(at)?, true);
        } else if at.take("takes") {
            let count = at.number(1, 15)? as u8;
            self.takes = Taken { card: special(at)?, count };
        } else if at.take("drew") {
            self.drew = bracketed(at)?;
        } else if at.take("gave") {
            let gift = bracketed(at)?;
            self.gave = Some((gift, at.seat()?));
        } else {
            return Err(at.misread("rats, points, took, laid, shows, takes, drew or gave"));
        }
        Ok(())
    }
}

fn phase(at: &mut Reader<'_>) -> Result<WrittenPhase, Misread> {
    let phase = if at.take("privilege") {
        Phase::Privilege { seat: at.seat()? }
    } else if at.take("privileges") {
        Phase::Privileges
    } else if at.take("look") {
        let (seat, left) = (at.seat()?, at.number(1, NUN_ROW as u32)? as u8);
        let place = |at: &mut Reader<'_>| Ok(at.number(1, NUN_ROW as u32)? as u8 - 1);
        let seen = at.until_end(place)?.into_iter().fold(Places::NONE, Places::with);
        Phase::Look { seat, left, seen }
    } else if at.take("visit") {
        Phase::Visit { seat: at.seat()? }
    } else if at.take("victim") {
        Phase::SwordVictim { seat: at.seat()?, among: at.seats()? }
    } else if at.take("gift") {
        return Ok(WrittenPhase::Gift { seat: at.seat()?, to: at.seat()? });
    } else if at.take("receiver") {
        Phase::FluteReceiver { seat: at.seat()?, among: at.seats()? }
    } else if at.take("action") {
        Phase::Action { seat: at.seat()? }
    } else if at.take("hospital") {
        Phase::Hospital { seat: at.seat()?, most: at.number(1, 20)? as u8 }
    } else if at.take("tower") {
        Phase::TowerGift { to: at.seat()?, givers: at.seats()? }
    } else if at.take("over") {
        Phase::Over
    } else {
        return Err(
            at.misread("a section of a position, such as `row farm1 castle2`, or a phase, such as `visit A`")
        );
    };
    Ok(WrittenPhase::Other(phase))
}

fn bracketed(at: &mut Reader<'_>) -> Result<Cards, Misread> {
    at.expect("[")?;
    let cards = notation::cards(at)?;
    at.expect("]")?;
    Ok(cards)
}

fn building(at: &mut Reader<'_>) -> Result<BuildingCard, Misread> {
    at.read("a building card, such as farm3", BuildingCard::from_name)
}

fn card(at: &mut Reader<'_>) -> Result<Card, Misread> {
    at.read("a card, such as witch3", Card::from_name)
}

fn special(at: &mut Reader<'_>) -> Result<Special, Misread> {
    at.read("joker, pass, flute, sword or gold", Special::from_name)
}

fn disc(at: &mut Reader<'_>) -> Result<(Seat, u16), Misread> {
    at.read("a player's influence, such as A5", |word| {
        let seat = Seat::from_letter(word.chars().next()?)?;
        Some((seat, word.get(1..)?.parse().ok().filter(|&influence| influence <= 5000)?))
    })
}

fn nun(at: &mut Reader<'_>) -> Result<(Card, SeatSet), Misread> {
    at.read("a card and who has seen it, such as king4:AB", |word| {
        let (card, seen_by) = word.split_once(':').unwrap_or((word, ""));
        Some((Card::from_name(card)?, letters(seen_by)?.into_iter().collect()))
    })
}

fn letters(word: &str) -> Option<Vec<Seat>> {
    word.chars().map(Seat::from_letter).collect()
}
