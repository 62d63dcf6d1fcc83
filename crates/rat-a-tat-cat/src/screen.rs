//! The table as a terminal shows it. It is for people, so that with the memory aid off it shows no more than a page
//! would: a face only while it lies open or is being looked at (TAT-133).

use crate::card::Card;
use crate::phase::{Look, OnTurn, Phase, Step};
use crate::slot::Slot;
use crate::view::View;
use std::fmt;
use table::{Face, Seat};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        writeln!(f, "Round {}, {} dealt.", public.round, self.name(public.dealer))?;
        writeln!(f)?;
        for seat in public.totals.all() {
            self.write_row(seat, f)?;
        }
        writeln!(f)?;
        self.write_piles(f)?;
        if let Some(last) = public.last_turns {
            writeln!(f, "  {} called rat-a-tat cat.", self.name(last.caller))?;
        }
        write!(f, "  {}", self.happening())
    }
}

impl View {
    fn name(&self, seat: Seat) -> String {
        if self.you == Some(seat) { format!("{seat} (you)") } else { seat.to_string() }
    }

    fn write_row(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.phase.on_turn().is_some_and(|on_turn| on_turn.seat == seat) { '>' } else { ' ' };
        write!(f, "{mark} {:<8}", self.name(seat))?;
        if self.public.in_round.contains(seat) {
            for slot in Slot::ALL {
                write!(f, " {}", self.card(seat, slot))?;
            }
        } else {
            write!(f, " {:<23}", "out")?;
        }
        write!(f, "   total {}", self.public.totals[seat])?;
        if self.phase.rows_are_open() && self.public.in_round.contains(seat) {
            write!(f, " (+{})", self.public.scores[seat])?;
        }
        writeln!(f)
    }

    /// `[ 7 ]` lies open, `( 7 )` is seen or remembered, `[░░░]` is dark.
    fn card(&self, seat: Seat, slot: Slot) -> String {
        let seen = self.rows.at(seat, slot);
        let remembered = self.public.options.memory_aid || self.deck_order.is_some();
        match seen.face {
            Face::Up(card) if seen.open => format!("[{:^3}]", card.name()),
            Face::Up(card) if remembered || self.shows(seat, slot) => format!("({:^3})", card.name()),
            Face::Up(_) | Face::Down => "[░░░]".to_owned(),
        }
    }

    fn write_piles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let discard = self.public.discard;
        let cards = |count: u8| if count == 1 { "1 card".to_owned() } else { format!("{count} cards") };
        write!(f, "  deck {}", cards(self.deck))?;
        match discard.top() {
            Some(top) => writeln!(f, "   discard [{:^3}] on {}", top.name(), cards(discard.len() - 1))?,
            None => writeln!(f, "   discard empty")?,
        }
        if self.public.options.memory_aid && discard.len() > 1 {
            let under: Vec<&str> = discard.as_slice().iter().rev().skip(1).map(|card| card.name()).collect();
            writeln!(f, "  under it: {}", under.join(" "))?;
        }
        Ok(())
    }

    fn happening(&self) -> String {
        match &self.phase {
            Phase::FirstLook => "Everyone looks at their own slots 1 and 4.".to_owned(),
            Phase::Turn(on_turn) => self.turn_told(on_turn),
            Phase::Scored => "The round is scored.".to_owned(),
            Phase::AskClock => "The round is scored; the clock is read.".to_owned(),
            Phase::Over => "The match is over.".to_owned(),
        }
    }

    fn turn_told(&self, on_turn: &OnTurn<Face<Card>>) -> String {
        let who = self.name(on_turn.seat);
        match on_turn.step {
            Step::Source => format!("{who} to move."),
            Step::Drawn { card: Face::Up(card), .. } => format!("{who} drew {card}."),
            Step::Drawn { card: Face::Down, .. } => format!("{who} drew a card and considers it."),
            Step::Swap { .. } => format!("{who} drew Swap."),
            Step::Peek { .. } => format!("{who} drew Peek."),
            Step::SuperPeek { .. } => format!("{who} drew Super Peek."),
            Step::Draw2 { left: 2 } => format!("{who} drew Draw 2: two more draws."),
            Step::Draw2 { .. } => format!("{who} has one more draw."),
            Step::Looking(Look::One(slot)) => format!("{who} peeks at slot {slot}."),
            Step::Looking(Look::All) => format!("{who} looks at every card."),
            Step::Call => format!("{who} may call."),
        }
    }
}
