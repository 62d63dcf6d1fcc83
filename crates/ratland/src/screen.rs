//! The table as a terminal shows it.

use crate::cheese::Pieces;
use crate::place::{Area, Place};
use crate::view::View;
use std::fmt;
use table::{Face, Seat};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let event = public.event.map_or("no event".to_owned(), |card| card.to_string());
        writeln!(f, "Round {}, {event}; next: {}.", public.round, self.next())?;
        for area in Area::ALL {
            let offer: Pieces = public.offer[area.index()];
            writeln!(f, "  {:<6} {offer}", area.to_string())?;
        }
        if !public.bag.is_empty() {
            writeln!(f, "  bag    {}", public.bag)?;
        }
        writeln!(f)?;
        writeln!(f, "  {:<8}dump city field  left right  pantry nursery both   ill lost dead  cheese", "")?;
        for seat in public.all() {
            self.write_sewer(seat, f)?;
        }
        write!(f, "  {} rats in the supply", public.supply)
    }
}

impl View {
    fn next(&self) -> String {
        match self.next_event {
            Some(Face::Up(card)) => card.to_string(),
            Some(Face::Down) => format!("{} event", self.public.next_kind()),
            None => "nothing".to_owned(),
        }
    }

    fn write_sewer(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sewer = &self.public.sewers[seat];
        let name = if self.you == Some(seat) { format!("{seat} (you)") } else { seat.to_string() };
        let mark = if self.public.active == seat { '>' } else { ' ' };
        let at = |place: Place| sewer.rats.at(place);
        write!(f, "{mark} {name:<8}")?;
        write!(f, "{:>4} {:>4} {:>5}", at(Place::Dump), at(Place::City), at(Place::Field))?;
        write!(f, "  {:>4} {:>5}", at(Place::Left), at(Place::Right))?;
        write!(f, "  {:>6} {:>7} {:>4}", at(Place::Pantry), at(Place::Nursery), at(Place::Both))?;
        write!(f, "  {:>4} {:>4} {:>4}  {:>6}", sewer.infirmary, sewer.lost, sewer.graveyard, sewer.cheese)?;
        if let Some(clan) = sewer.clan {
            write!(f, "  {clan}")?;
        }
        writeln!(f)
    }
}
