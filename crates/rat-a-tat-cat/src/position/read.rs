//! One line of notation as a state.

use crate::card::{Card, Counts, Settled, Stack};
use crate::data::Parts;
use crate::options::Options;
use crate::phase::{LastTurns, Look, OnTurn, Phase, Step};
use crate::rows::{Laid, Rows};
use crate::setup::check_deck;
use crate::size::{MOST_CARDS, MOST_PLAYERS, ROW};
use crate::slot::Slot;
use crate::state::{Public, State};
use table::{BySeat, Hidden, Misread, OptionValue, Options as _, Pile, Reader, Seat, SeatSet};

/// Far beyond any match, and far from overflowing.
const MOST_COUNTED: u32 = 1_000_000;

pub(crate) fn read_position(parts: &Parts, text: &str) -> Result<State, Misread> {
    let mut written = Written::default();
    Reader::new(text).sections(|section| written.section(section))?;
    written.into_state(parts).map_err(|expected| Misread::new(text.len(), expected))
}

/// What the text says, before it is put together: sections may come in any order.
#[derive(Default)]
struct Written {
    rows: [Option<[WrittenCard; ROW]>; MOST_PLAYERS],
    /// Top first, as written.
    deck: Vec<Card>,
    /// The rest of the deck definition lies under the cards written.
    deck_goes_on: bool,
    discard: Vec<Card>,
    phase: Option<Phase<WrittenCard>>,
    round: Option<u32>,
    dealer: Option<Seat>,
    first: Option<Seat>,
    totals: Vec<u32>,
    scores: Vec<u32>,
    turns: u32,
    caller: Option<Seat>,
    left: SeatSet,
    out: [u32; MOST_PLAYERS],
    batch: u8,
    aside: [u8; 4],
    shed: [u8; 4],
    options: Options,
}

#[derive(Clone, Copy)]
struct WrittenCard {
    card: Card,
    known_by: SeatSet,
    number: bool,
    batch: Option<u8>,
}

impl Written {
    fn section(&mut self, reader: &mut Reader<'_>) -> Result<(), Misread> {
        let name = reader.peek().ok_or_else(|| reader.misread("a position"))?;
        if let Some(seat) = player(name.text) {
            reader.next_token();
            return if reader.take("[") { self.rows(seat, reader) } else { self.turn(seat, reader) };
        }
        reader.next_token();
        match name.text {
            "deck" => self.deck(reader)?,
            "discard" => self.discard = cards(reader),
            "look" => self.phase = Some(Phase::FirstLook),
            "scored" => self.phase = Some(Phase::Scored),
            "clock" => self.phase = Some(Phase::AskClock),
            "over" => self.phase = Some(Phase::Over),
            "round" => self.round = Some(reader.number(1, MOST_COUNTED)?),
            "dealer" => self.dealer = Some(read_player(reader)?),
            "first" => self.first = Some(read_player(reader)?),
            "totals" => self.totals = numbers(reader, MOST_COUNTED)?,
            "scores" => self.scores = numbers(reader, 255)?,
            "turns" => self.turns = reader.number(0, MOST_COUNTED)?,
            "called" => self.caller = Some(read_player(reader)?),
            "left" => self.left = reader.read("seats, such as BCD", seats)?,
            "out" => self.out(reader)?,
            "batch" => self.batch = reader.number(0, 255)? as u8,
            "aside" => self.aside = specials(reader)?,
            "shed" => self.shed = specials(reader)?,
            "options" => self.options(reader)?,
            _ => return Err(Misread::new(name.at, "a row such as A[1 2 3 4], or a section such as deck")),
        }
        Ok(())
    }

    fn rows(&mut self, first: Seat, reader: &mut Reader<'_>) -> Result<(), Misread> {
        let mut seat = first;
        loop {
            let mut row = Vec::new();
            while !reader.take("]") {
                row.push(reader.read("a card such as 7, 7:AB, SW or 3#, or `]`", written_card)?);
            }
            let count = row.len();
            let row =
                row.try_into().map_err(|_| reader.misread(format!("four cards in a row, not {count}")))?;
            self.rows[seat.number() as usize] = Some(row);
            if reader.peek().is_none_or(|token| token.text == ";") {
                return Ok(());
            }
            seat = read_player(reader)?;
            reader.expect("[")?;
        }
    }

    fn turn(&mut self, seat: Seat, reader: &mut Reader<'_>) -> Result<(), Misread> {
        let word = reader.peek().ok_or_else(|| reader.misread(STEPS))?;
        reader.next_token();
        let step = match word.text {
            "source" => Step::Source,
            "drawn" => {
                let card =
                    reader.read("a number card", |word| written_card(word).filter(|w| w.card.is_number()))?;
                // Its batch is known only when the whole text is read; see `into_state`.
                Step::Drawn { card, batch: 0, again: again(reader)? }
            }
            "swap" => Step::Swap { again: again(reader)? },
            "peek" => Step::Peek { again: again(reader)? },
            "superpeek" => Step::SuperPeek { again: again(reader)? },
            "draw2" => Step::Draw2 { left: reader.number(1, 2)? as u8 },
            "looking" if reader.take("all") => Step::Looking(Look::All),
            "looking" => Step::Looking(Look::One(
                reader.read("a slot, 1 to 4, or `all`", |word| Slot::new(word.parse().ok()?))?,
            )),
            "call" => Step::Call,
            _ => return Err(Misread::new(word.at, STEPS)),
        };
        let super_peek = reader.take("barred");
        self.phase = Some(Phase::Turn(OnTurn { seat, super_peek, step }));
        Ok(())
    }

    fn deck(&mut self, reader: &mut Reader<'_>) -> Result<(), Misread> {
        self.deck = cards(reader);
        self.deck_goes_on = reader.take("..");
        Ok(())
    }

    fn out(&mut self, reader: &mut Reader<'_>) -> Result<(), Misread> {
        while reader.peek().is_some_and(|token| token.text != ";") {
            let (seat, round) = reader.read("a seat and a round, such as B@3", |word| {
                let (seat, round) = word.split_once('@')?;
                let round = round.parse().ok().filter(|round| (1..=MOST_COUNTED).contains(round))?;
                Some((player(seat)?, round))
            })?;
            self.out[seat.number() as usize] = round;
        }
        Ok(())
    }

    fn options(&mut self, reader: &mut Reader<'_>) -> Result<(), Misread> {
        while let Some(token) = reader.peek().filter(|token| token.text != ";") {
            let (name, value) = token.text.split_once('=').ok_or_else(|| reader.misread("name=value"))?;
            self.options
                .set(name, &OptionValue::from_text(value))
                .map_err(|bad| Misread::new(token.at, bad.to_string()))?;
            reader.next_token();
        }
        Ok(())
    }
}

const STEPS: &str = "source, drawn, swap, peek, superpeek, draw2, looking or call";

impl Written {
    /// Puts it together, or says what is missing.
    fn into_state(self, parts: &Parts) -> Result<State, String> {
        let in_round = self.in_round();
        let seats = self.seats()?;
        let phase = self.checked_phase(in_round)?;
        let batch = |card: &WrittenCard| card.batch.unwrap_or(self.batch);
        let open = |slot: Slot| phase.rows_are_open() || self.options.open_outer && slot.is_outer();

        let mut rows = Rows::empty();
        let mut settled = Settled::NONE;
        for (seat, row) in self.seated_rows() {
            for (slot, card) in Slot::ALL.into_iter().zip(row) {
                if open(slot) {
                    rows.put(seat, slot, Laid { card: Hidden::open(card.card), ..Laid::default() });
                    continue;
                }
                if !card.known_by.is_within(in_round) {
                    return Err(format!("knowers of {seat}{slot} to be in the round"));
                }
                let lies = Hidden::known_to(card.card, card.known_by);
                rows.put(seat, slot, Laid { card: lies, number: card.number, batch: batch(card) });
                if batch(card) != self.batch {
                    settled.insert(batch(card), card.card);
                }
            }
        }
        if let Some(hand) = phase.drawn().filter(|hand| batch(hand) != self.batch) {
            settled.insert(batch(&hand), hand.card);
        }

        let (makeup, deck) = self.makeup_and_deck(parts)?;
        check_deck(&makeup, in_round.len()).map_err(|refused| refused.to_string())?;
        self.check_aside(&makeup)?;
        let (dealer, first) = self.dealer_and_first(in_round, &phase);
        let public = Public {
            options: self.options,
            makeup,
            round: self.round.unwrap_or(1),
            totals: per_seat(seats, &self.totals, "totals")?,
            out_in: BySeat::from_fn(seats, |seat| self.out[seat.number() as usize]),
            dealer,
            first,
            in_round,
            discard: self.discard.iter().rev().copied().collect(),
            turns: self.turns,
            last_turns: self.caller.map(|caller| LastTurns { caller, left: self.left }),
            scores: per_seat(seats, &self.scores, "scores")?,
            batch: self.batch,
            settled,
            aside: self.aside,
            shed: self.shed,
        };
        let drawer = phase.on_turn().map_or(SeatSet::EMPTY, |on_turn| SeatSet::only(on_turn.seat));
        let batch_of_hand = phase.drawn().map_or(0, |hand| batch(&hand));
        let phase = phase.map(|hand| Hidden::known_to(hand.card, drawer)).with_batch(batch_of_hand);
        Ok(State { public, rows, deck, phase })
    }

    fn seated_rows(&self) -> impl Iterator<Item = (Seat, &[WrittenCard; ROW])> {
        let seats = SeatSet::first(MOST_PLAYERS as u8).iter();
        seats.zip(&self.rows).filter_map(|(seat, row)| Some((seat, row.as_ref()?)))
    }

    fn in_round(&self) -> SeatSet {
        self.seated_rows().map(|(seat, _)| seat).collect()
    }

    /// Everyone with a row or out; nobody between them may be missing.
    fn seats(&self) -> Result<u8, String> {
        let out =
            SeatSet::first(MOST_PLAYERS as u8).iter().filter(|seat| self.out[seat.number() as usize] > 0);
        let all = self.in_round().union(out.collect());
        if self.in_round().len() < 2 {
            return Err("rows of two players at least, such as A[1 2 3 4] B[5 6 7 8]".to_owned());
        }
        if all != SeatSet::first(all.len()) {
            return Err("a row for every player who is not out".to_owned());
        }
        Ok(all.len())
    }

    fn checked_phase(&self, in_round: SeatSet) -> Result<Phase<WrittenCard>, String> {
        let lowest = in_round.lowest().unwrap_or_default();
        let source = OnTurn { seat: lowest, super_peek: false, step: Step::Source };
        let phase = self.phase.unwrap_or(Phase::Turn(source));
        if let Some(on_turn) = phase.on_turn().filter(|on_turn| !in_round.contains(on_turn.seat)) {
            return Err(format!("{}, who is on turn, to have a row", on_turn.seat));
        }
        if let Some(caller) = self.caller.filter(|&caller| !in_round.contains(caller)) {
            return Err(format!("{caller}, who called, to have a row"));
        }
        if !self.left.is_within(in_round) {
            return Err("those who have a turn left to have a row".to_owned());
        }
        let still_in = in_round.iter().filter(|seat| self.out[seat.number() as usize] == 0).count();
        let open = phase.rows_are_open();
        if !open && still_in < in_round.len() as usize {
            return Err("no row for a player who is out".to_owned());
        }
        if matches!(phase, Phase::Scored | Phase::AskClock) && still_in < 2 {
            return Err("two players still in, or `over`".to_owned());
        }
        Ok(phase)
    }

    /// All cards there are, and the deck; with `..` the rest of the deck definition lies at its bottom.
    fn makeup_and_deck(&self, parts: &Parts) -> Result<(Counts, Pile<Card, MOST_CARDS>), String> {
        let in_rows = self.seated_rows().flat_map(|(_, row)| row.map(|card| card.card));
        let hand = self.phase.and_then(|phase| phase.drawn()).map(|hand| hand.card);
        let seen: Vec<Card> = in_rows
            .chain(self.deck.iter().copied())
            .chain(self.discard.iter().copied())
            .chain(hand)
            .collect();
        if seen.len() > MOST_CARDS {
            return Err(format!("at most {MOST_CARDS} cards, not {}", seen.len()));
        }
        let seen: Counts = seen.into_iter().collect();
        let top_down = self.deck.iter().rev().copied();
        if !self.deck_goes_on {
            if self.deck.is_empty() {
                return Err("a deck of one card at least, such as `deck 5` or `deck ..`".to_owned());
            }
            return Ok((seen, Pile::stacked(top_down.collect::<Stack>().as_slice())));
        }
        let makeup = *parts.deck(self.options.deck);
        let mut rest = makeup;
        for card in Card::ALL {
            let left = makeup.of(card).checked_sub(seen.of(card));
            rest.set(card, left.ok_or_else(|| format!("at most {} cards {card}", makeup.of(card)))?);
        }
        let under = rest.stack();
        if under.is_empty() && self.deck.is_empty() {
            return Err("a deck of one card at least".to_owned());
        }
        let deck: Stack = under.as_slice().iter().copied().chain(top_down).collect();
        Ok((makeup, Pile::stacked(deck.as_slice())))
    }

    /// A special card that was laid aside in set-up was not dealt, so it lies in no row and was replaced in none (TAT-12).
    fn check_aside(&self, makeup: &Counts) -> Result<(), String> {
        for (kind, special) in
            Card::SPECIALS.into_iter().enumerate().filter(|&(kind, _)| self.aside[kind] > 0)
        {
            let in_rows =
                self.seated_rows().flat_map(|(_, row)| row).filter(|card| card.card == special).count();
            let dealt = in_rows + usize::from(self.shed[kind]);
            if dealt + usize::from(self.aside[kind]) > usize::from(makeup.of(special)) {
                return Err(format!("fewer {special} in rows, aside and shed than there are in all"));
            }
        }
        Ok(())
    }

    /// The one gives the other; without either the player on turn is the first of the round.
    fn dealer_and_first(&self, in_round: SeatSet, phase: &Phase<WrittenCard>) -> (Seat, Seat) {
        let lowest = in_round.lowest().unwrap_or_default();
        let begins = phase.on_turn().map_or(lowest, |on_turn| on_turn.seat);
        let after = |seat: Seat| in_round.next_after(seat).unwrap_or(seat);
        let before = |seat: Seat| in_round.clockwise_from(seat).last().unwrap_or(seat);
        match (self.dealer, self.first) {
            (Some(dealer), Some(first)) => (dealer, first),
            (Some(dealer), None) => (dealer, after(dealer)),
            (None, Some(first)) => (before(first), first),
            (None, None) => (before(begins), begins),
        }
    }
}

impl Phase<Hidden<Card>> {
    fn with_batch(mut self, of: u8) -> Self {
        if let Phase::Turn(OnTurn { step: Step::Drawn { batch, .. }, .. }) = &mut self {
            *batch = of;
        }
        self
    }
}

fn player(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    let letter = letters.next().filter(char::is_ascii_uppercase)?;
    Seat::from_letter(letter)
        .filter(|seat| (seat.number() as usize) < MOST_PLAYERS && letters.next().is_none())
}

fn read_player(reader: &mut Reader<'_>) -> Result<Seat, Misread> {
    reader.read("a seat, A to F", player)
}

fn seats(word: &str) -> Option<SeatSet> {
    word.chars().map(|letter| player(letter.encode_utf8(&mut [0; 4]))).collect()
}

/// `7`, `7:AB` known to A and B, `7#` certainly a number, `7@1` of another batch than the deck.
fn written_card(word: &str) -> Option<WrittenCard> {
    let (word, batch) = match word.split_once('@') {
        Some((word, batch)) => (word, Some(batch.parse().ok()?)),
        None => (word, None),
    };
    let (word, number) = word.strip_suffix('#').map_or((word, false), |word| (word, true));
    let (word, known_by) = match word.split_once(':') {
        Some((word, letters)) => (word, seats(letters)?),
        None => (word, SeatSet::EMPTY),
    };
    let card = Card::from_name(word)?;
    if number && card.is_special() {
        return None;
    }
    Some(WrittenCard { card, known_by, number, batch })
}

fn cards(reader: &mut Reader<'_>) -> Vec<Card> {
    std::iter::from_fn(|| reader.read("a card", Card::from_name).ok()).collect()
}

fn specials(reader: &mut Reader<'_>) -> Result<[u8; 4], Misread> {
    let mut counts = [0; 4];
    while reader.peek().is_some_and(|token| token.text != ";") {
        let kind = reader.read("a special card", |word| Card::from_name(word)?.special_index())?;
        counts[kind] = u8::min(counts[kind] + 1, MOST_CARDS as u8);
    }
    Ok(counts)
}

fn numbers(reader: &mut Reader<'_>, most: u32) -> Result<Vec<u32>, Misread> {
    let mut numbers = Vec::new();
    while reader.peek().is_some_and(|token| token.text != ";") {
        numbers.push(reader.number(0, most)?);
    }
    Ok(numbers)
}

fn again(reader: &mut Reader<'_>) -> Result<u8, Misread> {
    if reader.take("again") { Ok(reader.number(0, 1)? as u8) } else { Ok(0) }
}

/// One number for every seat, or none at all.
fn per_seat<T: Default + TryFrom<u32>>(
    seats: u8,
    numbers: &[u32],
    name: &str,
) -> Result<BySeat<T, MOST_PLAYERS>, String> {
    if numbers.is_empty() {
        return Ok(BySeat::filled(seats));
    }
    if numbers.len() != seats as usize {
        return Err(format!("{seats} {name}, one for each player"));
    }
    Ok(BySeat::from_fn(seats, |seat| T::try_from(numbers[seat.number() as usize]).unwrap_or_default()))
}
