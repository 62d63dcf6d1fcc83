//! The state behind a position in which nothing is dark. What a position does not say is as it would be at such a table: the
//! deck holds what is nowhere else, and if no card of the round is written, the round has the first cards of the alphabet.

use crate::data::{Parts, ROUNDS};
use crate::family::Family;
use crate::notation::{card, plan};
use crate::options::Options;
use crate::phase::Phase;
use crate::plan::Plan;
use crate::setup::Table;
use crate::size::{MOST_PLAYERS, PLACES};
use crate::state::{Public, State, Token};
use crate::tile::{Colour, Plot, PlotSet, TILES, Tile, TileSet};
use std::str::FromStr;
use table::{Hidden, Lasting, Misread, Reader, Seat, SeatSet};

pub(crate) fn read_position(parts: Lasting<Parts>, text: &str) -> Result<State, Misread> {
    let mut written = Written::default();
    Reader::new(text).sections(|section| written.section(section))?;
    written.put_together(parts).map_err(|expected| Misread::new(text.len(), expected))
}

/// So many that nothing overflows, however the game goes on.
const MOST_COUNTED: u8 = 60;

/// A position as it stands there.
#[derive(Default)]
struct Written {
    options: Options,
    situation: Option<String>,
    /// By seat; none is Balthus.
    players: Vec<Option<Colour>>,
    round: Option<u8>,
    rats: Vec<(Plot, Vec<(Colour, u8)>)>,
    gone: Vec<Plot>,
    orange: Vec<(Tile, Token)>,
    turned: Vec<(Plot, Tile)>,
    under: Vec<(Plot, Tile)>,
    lost: Vec<(Colour, u8)>,
    before: Vec<(Colour, u8)>,
    brought: Vec<(Colour, u8)>,
    cheese: Vec<(Colour, u8)>,
    captured: Vec<(Colour, u8)>,
    hunted: u16,
    slots: [WrittenSlot; ROUNDS],
    laid: TileSet,
    deck: Option<TileSet>,
    phase: Option<Phase>,
}

#[derive(Default)]
struct WrittenSlot {
    up: TileSet,
    turned: TileSet,
    cat: Option<Tile>,
    asked: Option<(Seat, Seat)>,
    dealt: Option<(u8, u8)>,
    held: Vec<(Seat, TileSet)>,
    shown: TileSet,
    plans: Vec<(Seat, Plan)>,
}

impl Written {
    fn section(&mut self, at: &mut Reader<'_>) -> Result<(), Misread> {
        if at.take("with") {
            at.option(&mut self.options)?;
        } else if at.take("situation") {
            self.situation = Some(at.read("the id of a Situation", |word| Some(word.to_owned()))?);
        } else if at.take("players") {
            self.players = at.read("a colour for each seat, such as ryg, and x for Balthus", players)?;
        } else if at.take("round") {
            self.round = Some(at.number(1, ROUNDS as u32)? as u8);
        } else if at.take("rats") {
            self.rats = at.until_end(|at| at.read("rats on a tile, such as O:r1g2", rats))?;
        } else if at.take("gone") {
            self.gone = at.until_end(|at| at.read("a tile that was removed", Plot::from_name))?;
        } else if at.take("orange") {
            self.orange =
                at.until_end(|at| at.read("a building with its orange face up: C, C:A or C!", token))?;
        } else if at.take("turned") {
            self.turned = at.until_end(|at| at.read("a place and its tile, such as 3:M", place))?;
        } else if at.take("under") {
            self.under = at.until_end(|at| at.read("a place and its tile, such as 3:M", place))?;
        } else if at.take("lost") {
            self.lost = at.until_end(counted)?;
        } else if at.take("before") {
            self.before = at.until_end(counted)?;
        } else if at.take("brought") {
            self.brought = at.until_end(counted)?;
        } else if at.take("cheese") {
            self.cheese = at.until_end(counted)?;
        } else if at.take("captured") {
            self.captured = at.until_end(counted)?;
        } else if at.take("hunted") {
            self.hunted = at.number(0, 1000)? as u16;
        } else if at.take("laid") {
            self.laid = at.until_end(card)?.into_iter().collect();
        } else if at.take("deck") {
            self.deck = Some(at.until_end(card)?.into_iter().collect());
        } else if let Some(word) = ["up", "turned-up", "cat", "asked", "dealt", "held", "shown", "plans"]
            .into_iter()
            .find(|word| at.take(word))
        {
            self.slot(at, word)?;
        } else {
            self.phase = Some(phase(at)?);
        }
        Ok(())
    }

    fn slot(&mut self, at: &mut Reader<'_>, word: &str) -> Result<(), Misread> {
        let slot = &mut self.slots[at.number(1, ROUNDS as u32)? as usize - 1];
        match word {
            "up" => slot.up = at.until_end(card)?.into_iter().collect(),
            "turned-up" => slot.turned = at.until_end(card)?.into_iter().collect(),
            "cat" => slot.cat = Some(card(at)?),
            "asked" => slot.asked = Some((at.seat()?, at.seat()?)),
            "dealt" => slot.dealt = Some((at.number(0, 20)? as u8, at.number(0, 9)? as u8)),
            "held" => slot.held = at.until_end(|at| at.read("a seat's cards, such as A:DK", held))?,
            "shown" => slot.shown = at.until_end(card)?.into_iter().collect(),
            _ => slot.plans = at.until_end(|at| Ok((at.seat()?, plan(at)?)))?,
        }
        Ok(())
    }

    fn put_together(self, parts: Lasting<Parts>) -> Result<State, String> {
        let seats = self.players.len() as u8;
        if !(2..=MOST_PLAYERS as u8).contains(&seats) {
            return Err("2 to 6 players, such as `players ryg`".to_owned());
        }
        let id = self.situation.as_deref().unwrap_or(self.options.situation.as_str());
        let table = Table::of(parts, &self.options, id, seats).map_err(|refused| refused.to_string())?;
        let hunter = self.players.iter().position(Option::is_none);
        let balthus = hunter.and_then(|seat| Seat::new(seat as u8));
        if balthus.is_some() != parts.situations[table.situation].balthus {
            return Err("Balthus, x, if and only if the Situation has him".to_owned());
        }
        let mut public = Public::without_rats(parts, &self.options, seats, &table, balthus);
        for (place, colour) in self.players.iter().enumerate() {
            public.colours[place] = colour.unwrap_or(public.colours[place]);
        }
        let colours: Vec<Colour> = public.in_play().map(|family| public.colour(family)).collect();
        if colours.iter().enumerate().any(|(place, colour)| colours[..place].contains(colour)) {
            return Err("a colour of its own for every player; with two, yellow is neutral".to_owned());
        }
        public.round = self.round.unwrap_or(1);
        public.hunted = self.hunted;
        public.lost = self.counts(&public, &self.lost)?;
        public.lost_before = public.lost;
        for &(colour, count) in &self.before {
            public.lost_before[family(&public, colour)?.index()] = count;
        }
        public.brought = self.counts(&public, &self.brought)?;
        public.cheese = self.counts(&public, &self.cheese)?;
        public.captured = self.counts(&public, &self.captured)?;
        self.put_tiles(&mut public)?;
        self.put_rats(&mut public)?;
        let mut state = State::before_the_first_round(public);
        self.put_cards(&mut state)?;
        self.put_face_down(&mut state)?;
        state.public.phase = self.phase.unwrap_or(Phase::Plan);
        state.check_phase()?;
        Ok(state)
    }

    fn counts(&self, public: &Public, words: &[(Colour, u8)]) -> Result<[u8; MOST_PLAYERS], String> {
        let mut counts = [0; MOST_PLAYERS];
        for &(colour, count) in words {
            counts[family(public, colour)?.index()] = count;
        }
        Ok(counts)
    }

    fn put_tiles(&self, public: &mut Public) -> Result<(), String> {
        let gone: PlotSet = self.gone.iter().copied().collect();
        if !gone.minus(public.city.plots()).is_empty() {
            return Err("only tiles of the city can be gone".to_owned());
        }
        public.present = public.city.plots().minus(gone);
        for &(place, tile) in &self.turned {
            let at = place.index().checked_sub(TILES).filter(|_| public.city.plots().contains(place));
            public.turned[at.ok_or("a place of the layout")?] = Some(tile);
        }
        for &(tile, token) in &self.orange {
            let (Some(advantage), true) = (tile.advantage(), public.city.tiles().contains(tile)) else {
                return Err(format!("a building of the city with an advantage, not {tile}"));
            };
            let owner_plays = match token {
                Token::Owned(seat) => public.players().contains(seat),
                Token::Lies | Token::Out => true,
            };
            if !owner_plays || (gone.contains(tile.plot()) && token != Token::Out) {
                return Err(format!("a token of {tile} that somebody can have"));
            }
            public.orange = public.orange.with(tile);
            public.tokens[advantage.index()] = token;
        }
        Ok(())
    }

    fn put_rats(&self, public: &mut Public) -> Result<(), String> {
        let most = public.situation().rats;
        for (plot, rats) in &self.rats {
            for &(colour, count) in rats {
                if !public.present.minus(public.face_down()).contains(*plot) {
                    return Err(format!("rats on tiles that lie face up in the city, not on {plot}"));
                }
                let family = family(public, colour)?;
                public.put(family, *plot, count);
                if public.crowd(*plot) > public.capacity(*plot) + 1 {
                    return Err(format!("at most {} rats on {plot}, or one more", public.capacity(*plot)));
                }
                if public.in_city(family) > most {
                    return Err(format!("at most {most} rats of a colour"));
                }
            }
        }
        for seat in public.players() {
            public.reserve[seat.number() as usize] = most - public.in_city(seat.into());
        }
        if public.has_neutrals() {
            public.reserve[Family::NEUTRAL.index()] = public.lost(Family::NEUTRAL);
        }
        Ok(())
    }

    fn put_cards(&self, state: &mut State) -> Result<(), String> {
        let (current, half) = (state.public.slot(), state.public.slots_of_half());
        let mut held = [[TileSet::NONE; ROUNDS]; MOST_PLAYERS];
        let mut seen = TileSet::NONE;
        for (round, written) in self.slots.iter().enumerate() {
            let slot = &mut state.public.slots[round];
            slot.up = written.up;
            slot.turned = written.turned;
            slot.cat = written.cat.or(slot.cat);
            slot.asked = written.asked;
            slot.revealed = !written.plans.is_empty();
            for &(seat, plan) in &written.plans {
                if seat.number() >= slot.plans.len() {
                    return Err("plans of those who play".to_owned());
                }
                slot.plans[seat] = plan;
            }
            let mut dealt = written.up;
            for &(seat, cards) in &written.held {
                if seat.number() >= state.public.seats {
                    return Err("cards of those who play".to_owned());
                }
                held[seat.number() as usize][round] = cards;
                dealt = dealt.union(cards);
                slot.hand = cards.len();
            }
            slot.drawn = dealt.union(if round == current { self.laid } else { TileSet::NONE }).len();
            (slot.drawn, slot.hand) = written.dealt.unwrap_or((slot.drawn, slot.hand));
            if half.contains(&round) {
                seen = seen.union(dealt);
            }
            if !written.shown.is_empty() {
                let (to, by) = written.asked.ok_or("who asked, where a card was shown")?;
                state.shown.put(round, Hidden::known_to(written.shown, SeatSet::only(to).with(by)));
            }
        }
        let public = &mut state.public;
        let elsewhere = public.on_slots().union(public.waiting()).union(seen).union(self.laid);
        let mut deck = public.cards.minus(elsewhere);
        if !elsewhere.minus(public.cards).is_empty() {
            return Err("hunt cards of buildings in this game".to_owned());
        }
        let nothing = self.slots[current].up.is_empty() && self.slots[current].held.is_empty();
        let mut laid = self.laid;
        if nothing
            && laid.is_empty()
            && self.slots[current].dealt.is_none()
            && public.slots[current].cat.is_none()
        {
            laid = public.deal_alphabetically(&mut deck, &mut held);
        }
        let deck = self.deck.unwrap_or(deck);
        public.deck = deck.len();
        let placed = [public.deck, public.on_table(), public.on_slots().len(), public.waiting().len()];
        if placed.iter().map(|&count| u32::from(count)).sum::<u32>() > u32::from(public.cards.len())
            || !deck.minus(public.cards).is_empty()
        {
            return Err("no more hunt cards than there are".to_owned());
        }
        self.check_slots(public, &held, laid)?;
        state.deck = Hidden::unseen(deck);
        let hunter = state.public.balthus.filter(|_| !laid.is_empty());
        state.laid = Hidden::known_to(laid, hunter.map_or(SeatSet::EMPTY, SeatSet::only));
        for seat in state.public.all() {
            let place = seat.number() as usize;
            state.held.put(place, Hidden::known_to(held[place], SeatSet::only(seat)));
        }
        Ok(())
    }

    /// Whoever was dealt cards in this half has them, and nothing else was drawn.
    fn check_slots(
        &self,
        public: &Public,
        held: &[[TileSet; ROUNDS]; MOST_PLAYERS],
        laid: TileSet,
    ) -> Result<(), String> {
        for round in public.slots_of_half() {
            let (slot, now) = (&public.slots[round], round == public.slot());
            let number = round + 1;
            let hands = public.players().iter().map(|seat| held[seat.number() as usize][round]);
            if !hands.clone().all(|hand| hand.len() == slot.hand) {
                return Err(format!("equally many cards in the hands of round {number}"));
            }
            let dealt = hands.fold(slot.up, TileSet::union).union(if now { laid } else { TileSet::NONE });
            let blind = !now && number <= usize::from(public.situation().blind);
            if public.balthus.is_none() && !blind && dealt.len() != slot.drawn {
                return Err(format!("{} different cards in round {number}", slot.drawn));
            }
            let shown = self.slots[round].shown;
            let by = slot.asked.map_or(TileSet::NONE, |(_, by)| {
                held.get(by.number() as usize).map_or(TileSet::NONE, |held| held[round])
            });
            if shown.len() > 1 || !shown.minus(by).is_empty() {
                return Err(format!("a card that was shown in round {number} by who was asked"));
            }
            if !blind && public.balthus.is_none() && !slot.turned.minus(dealt).is_empty() {
                return Err(format!("cards of round {number} that were turned up"));
            }
        }
        Ok(())
    }

    fn put_face_down(&self, state: &mut State) -> Result<(), String> {
        let public = &state.public;
        let hidden =
            public.layout.map_or(TileSet::NONE, |layout| public.parts.layouts[layout as usize].hidden);
        let written: TileSet = self.under.iter().chain(&self.turned).map(|&(_, tile)| tile).collect();
        let mut left = hidden.minus(written);
        if !written.minus(hidden).is_empty() {
            return Err("on places, tiles that may lie there".to_owned());
        }
        for place in public.city.places() {
            let at = place.index() - TILES;
            debug_assert!(at < PLACES);
            let on =
                |all: &[(Plot, Tile)]| all.iter().find(|(plot, _)| *plot == place).map(|(_, tile)| *tile);
            let fits =
                |tile: &Tile| public.parts.tiles[tile.index()].multiplier == public.city.multiplier(place);
            let tile = on(&self.turned).or(on(&self.under)).or_else(|| left.iter().find(fits));
            let tile = tile.filter(fits).ok_or_else(|| format!("a tile that fits place {place}"))?;
            left = left.without(tile);
            let lies = if public.turned[at].is_some() {
                Hidden::open(Some(tile))
            } else {
                Hidden::unseen(Some(tile))
            };
            state.under.put(at, lies);
        }
        Ok(())
    }
}

impl Public {
    /// What the rules give this round (POL-25), in alphabetical order; returns what is set aside or laid.
    fn deal_alphabetically(
        &mut self,
        deck: &mut TileSet,
        held: &mut [[TileSet; ROUNDS]; MOST_PLAYERS],
    ) -> TileSet {
        let (round, players) = (self.slot(), self.players());
        let drawn = self.parts.drawn[round].min(deck.len());
        let mut take = |count: u8| -> TileSet {
            let taken: TileSet = deck.iter().take(count.into()).collect();
            *deck = deck.minus(taken);
            taken
        };
        let blind = self.situation().blind;
        let slot = &mut self.slots[round];
        slot.drawn = drawn;
        if u8::try_from(round).is_ok_and(|round| round < blind) {
            return take(drawn);
        }
        if self.balthus.is_some() {
            slot.up = take(drawn);
            slot.drawn = 1;
            return slot.up.first().map_or(TileSet::NONE, TileSet::only);
        }
        slot.hand = drawn / players.len();
        for seat in players {
            held[seat.number() as usize][round] = take(slot.hand);
        }
        slot.up = take(drawn - slot.hand * players.len());
        TileSet::NONE
    }
}

impl State {
    /// Whoever is asked must be able to answer.
    fn check_phase(&self) -> Result<(), String> {
        let public = &self.public;
        let seat = public.phase.sole();
        if seat.is_some_and(|seat| seat.number() >= public.seats) {
            return Err("somebody who plays".to_owned());
        }
        let can = match public.phase {
            Phase::Lay { seat } => public.balthus == Some(seat) && !public.slots[public.slot()].up.is_empty(),
            Phase::Archives { seat } => {
                public.players().contains(seat) && !public.holders().without(seat).is_empty()
            }
            Phase::Show { seat, to } => {
                public.holders().contains(seat)
                    && public.slots[public.slot()].asked == Some((to, seat))
                    && seat != to
                    && public.players().contains(to)
            }
            Phase::Hospital { seat, card } => {
                public.plot_of(card).is_some_and(|from| !public.refuges(seat, from).is_empty())
            }
            Phase::Market { seat } => {
                public.players().contains(seat)
                    && public.present.contains(Plot::A)
                    && public.has_room(Plot::A)
                    && public.reserve(seat.into()) > 0
            }
            Phase::Radio { seat, card } => {
                let fixed = public.situation().fixed.is_some_and(|fixed| fixed.round == public.round);
                public.players().contains(seat)
                    && public.on_table() > 0
                    && !fixed
                    && public.balthus.is_none()
                    && public.slots[public.slot()].turned.contains(card)
            }
            Phase::Plan | Phase::Over => true,
        };
        if can { Ok(()) } else { Err("a phase in which somebody can answer".to_owned()) }
    }
}

fn family(public: &Public, colour: Colour) -> Result<Family, String> {
    public.family_of(colour).ok_or_else(|| format!("a colour that is in the game, not {colour}"))
}

fn players(word: &str) -> Option<Vec<Option<Colour>>> {
    word.chars()
        .map(|letter| if letter == 'x' { Some(None) } else { Colour::from_letter(letter).map(Some) })
        .collect()
}

/// `O:r1g2`.
fn rats(word: &str) -> Option<(Plot, Vec<(Colour, u8)>)> {
    let (plot, mut rest) = word.split_once(':')?;
    let mut rats = Vec::new();
    while let Some(letter) = rest.chars().next() {
        let number = &rest[letter.len_utf8()..];
        let end =
            number.find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |end| end + letter.len_utf8());
        rats.push(count(&rest[..end], letter)?);
        rest = &rest[end..];
    }
    Some((Plot::from_name(plot)?, rats))
}

/// `r3`.
fn count(word: &str, letter: char) -> Option<(Colour, u8)> {
    let number = word.get(letter.len_utf8()..)?;
    Some((Colour::from_letter(letter)?, u8::from_str(number).ok().filter(|&count| count <= MOST_COUNTED)?))
}

fn counted(at: &mut Reader<'_>) -> Result<(Colour, u8), Misread> {
    at.read("a colour and a number, such as r3", |word| count(word, word.chars().next()?))
}

/// `C`, `C:A` or `C!`.
fn token(word: &str) -> Option<(Tile, Token)> {
    if let Some(tile) = word.strip_suffix('!') {
        return Some((Tile::from_name(tile)?, Token::Out));
    }
    match word.split_once(':') {
        None => Some((Tile::from_name(word)?, Token::Lies)),
        Some((tile, seat)) => Some((Tile::from_name(tile)?, Token::Owned(one_seat(seat)?))),
    }
}

fn one_seat(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
}

fn place(word: &str) -> Option<(Plot, Tile)> {
    let (place, tile) = word.split_once(':')?;
    Some((Plot::from_name(place).filter(|place| place.tile().is_none())?, Tile::from_name(tile)?))
}

/// `A:DK`.
fn held(word: &str) -> Option<(Seat, TileSet)> {
    let (seat, cards) = word.split_once(':')?;
    let card = |letter: char| Plot::from_char(letter).and_then(Plot::tile).filter(|tile| tile.is_building());
    Some((one_seat(seat)?, cards.chars().map(card).collect::<Option<_>>()?))
}

fn phase(at: &mut Reader<'_>) -> Result<Phase, Misread> {
    Ok(if at.take("lay") {
        Phase::Lay { seat: at.seat()? }
    } else if at.take("archives") {
        Phase::Archives { seat: at.seat()? }
    } else if at.take("show") {
        Phase::Show { seat: at.seat()?, to: at.seat()? }
    } else if at.take("plan") {
        Phase::Plan
    } else if at.take("market") {
        Phase::Market { seat: at.seat()? }
    } else if at.take("radio") {
        Phase::Radio { seat: at.seat()?, card: card(at)? }
    } else if at.take("hospital") {
        Phase::Hospital { seat: at.seat()?, card: card(at)? }
    } else if at.take("over") {
        Phase::Over
    } else {
        return Err(at.misread("a section such as players, rats or orange, or a phase such as plan"));
    })
}
