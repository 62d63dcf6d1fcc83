//! The table as a terminal shows it.

use crate::family::Family;
use crate::options::Mark;
use crate::tile::{Advantage, Plot};
use crate::view::View;
use std::fmt;
use table::{Face, Seat};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let mark = match public.mark() {
            Mark::Open | Mark::Closed => "",
            Mark::NoAttack => ", no attack",
            Mark::OneAttack => ", one attack",
        };
        writeln!(f, "Round {}{mark}. Cats: {}. Deck {}.", public.round, public.cats(), public.deck)?;
        self.write_city(f)?;
        for plot in public.present {
            self.write_plot(plot, f)?;
        }
        for seat in public.all() {
            self.write_player(seat, f)?;
        }
        Ok(())
    }
}

impl View {
    /// The map; what was removed is a dot.
    fn write_city(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawing = self.public.drawing();
        let (rows, columns) = drawing.size();
        let mut map = vec![vec!['.'; columns as usize]; rows as usize];
        for plot in self.public.present {
            let letter = self.public.tile_on(plot).map_or(plot.name(), |tile| tile.name());
            for (row, column) in drawing.cells_of(plot) {
                map[row as usize][column as usize] = letter.chars().next().unwrap_or('?');
            }
        }
        map.iter().try_for_each(|row| {
            let row: Vec<String> = row.iter().map(char::to_string).collect();
            writeln!(f, "  {}", row.join(" "))
        })
    }

    /// `O: red 1 green 2 of 4, worth 5; token of B`.
    fn write_plot(&self, plot: Plot, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        write!(f, "  {plot}")?;
        if let Some(tile) = public.tile_on(plot).filter(|tile| tile.plot() != plot) {
            write!(f, " ({tile})")?;
        }
        f.write_str(":")?;
        for family in public.in_play().filter(|&family| public.rats(family, plot) > 0) {
            write!(f, " {} {}", public.colour(family), public.rats(family, plot))?;
        }
        write!(f, " of {}, worth {}", public.capacity(plot), public.worth(plot))?;
        if let Some(advantage) = public
            .tile_on(plot)
            .filter(|&tile| public.orange.contains(tile))
            .and_then(|tile| tile.advantage())
        {
            write!(f, "; {advantage}")?;
            if let Some(owner) = public.owner(advantage) {
                write!(f, " of {owner}")?;
            }
        }
        writeln!(f)
    }

    fn write_player(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let name = if self.you == Some(seat) { format!("{seat} (you)") } else { seat.to_string() };
        if public.balthus == Some(seat) {
            return writeln!(f, "  {name:<8} Balthus, {} noted", public.hunted);
        }
        let family = Family::from(seat);
        write!(f, "  {name:<8} {:<7}{:>3} in the city", public.colour(family), public.in_city(family))?;
        write!(f, " {:>3} in reserve {:>2} cheese", public.reserve(family), public.scores()[seat].total())?;
        if let Face::Up(hand) = self.hand_of(seat)
            && public.on_table() > 0
            && !hand.is_empty()
        {
            write!(f, "  holds {hand}")?;
        }
        for advantage in Advantage::ALL.into_iter().filter(|&it| public.owner(it) == Some(seat)) {
            write!(f, "  {advantage}")?;
        }
        writeln!(f)
    }
}
