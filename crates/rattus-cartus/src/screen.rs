//! The table as a terminal shows it.

use crate::card::{Class, Special};
use crate::view::View;
use std::fmt;
use table::{Face, Seat};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        writeln!(f, "Round {} of {}; {} is first player.", public.round, public.rounds(), public.first)?;
        for (position, card) in public.row().iter().enumerate() {
            let privilege = public.parts.privilege(*card);
            let mut corner = Vec::new();
            for (count, one) in
                [(privilege.cards, "card"), (privilege.rats, "rat less"), (privilege.looks, "look")]
            {
                if count > 0 {
                    corner.push(format!("{count} {one}"));
                }
            }
            let mark = if public.resolving == Some(position as u8) { '>' } else { ' ' };
            let visitors: String = public.visitors[position].iter().map(|seat| seat.letter()).collect();
            writeln!(
                f,
                "{mark} {} {:<14} {:<12} {:<22} {visitors}",
                position + 1,
                card.to_string(),
                card.class().to_string(),
                corner.join(", ")
            )?;
        }
        let nuns = self.nuns.map(|card| card.up().map_or("?".to_owned(), |card| card.to_string()));
        writeln!(f, "  nuns {}", nuns.join(" "))?;
        let piles = Special::ALL.map(|special| format!("{} {special}", public.piles[special.index()]));
        writeln!(
            f,
            "  piles {}; {} in the deck, {} discarded",
            piles.join(", "),
            self.deck,
            public.discard.len()
        )?;
        writeln!(f)?;
        let classes = Class::ALL.map(|class| format!("{:>11}", class.name()));
        writeln!(f, "  {:<8}{}  rats points cards", "", classes.concat())?;
        public.all().iter().try_for_each(|seat| self.write_player(seat, f))?;
        match self.you {
            Some(you) => {
                let hand = self.hand_of(you).up().unwrap_or_default();
                write!(f, "  your hand: {}", if hand.is_empty() { "-".to_owned() } else { hand.to_string() })
            }
            None => Ok(()),
        }
    }
}

impl View {
    fn write_player(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let name = if self.you == Some(seat) { format!("{seat} (you)") } else { seat.to_string() };
        write!(f, "  {name:<8}")?;
        for class in Class::ALL {
            let track = public.tracks.of(class);
            let rank = track.ranking().position(|other| other == seat);
            let rank = rank.map_or(String::new(), |rank| format!("#{}", rank + 1));
            write!(f, "{:>11}", format!("{} {rank:<2}", track.of(seat)))?;
        }
        let rats = self.rats_of(seat).map_or("?".to_owned(), |rats| rats.to_string());
        write!(f, "  {rats:>4} {:>6} {:>5}", public.points[seat], public.hands[seat])?;
        match self.laid_by(seat) {
            Face::Up(laid) if !laid.is_empty() => write!(f, "  laid {laid}")?,
            Face::Down if public.laid[seat] > 0 => write!(f, "  laid {}", public.laid[seat])?,
            Face::Up(_) | Face::Down => {}
        }
        writeln!(f)
    }
}
