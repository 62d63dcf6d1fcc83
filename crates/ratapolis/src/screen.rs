//! The table as a terminal shows it.

use crate::family::Family;
use crate::options::Mark;
use crate::tile::{Advantage, Plot, Tile};
use crate::view::View;
use std::fmt;
use table::{Face, Seat};

/// What a terminal has at the least, in characters.
const NARROW: usize = 80;

fn letters(tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        "-".to_owned()
    } else {
        tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let mark = match public.mark() {
            Mark::Open | Mark::Closed => "",
            Mark::NoAttack => ", no attack",
            Mark::OneAttack => ", one attack",
        };
        let (live, gone): (Vec<Tile>, Vec<Tile>) =
            public.cats().into_iter().partition(|&tile| public.plot_of(tile).is_some());
        writeln!(
            f,
            "Round {}{mark}. Cats wait at: {}. They have been at: {}. Deck {}.",
            public.round,
            letters(&live),
            letters(&gone),
            public.deck
        )?;
        self.write_city(f)?;
        self.write_plots(f)?;
        self.write_tokens(f)?;
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

    /// As many beside each other as a narrow terminal has room for: with what is asked below it the table fits thirty lines.
    fn write_plots(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plots: Vec<String> = self.public.present.into_iter().map(|plot| self.plot(plot)).collect();
        let width = plots.iter().map(String::len).max().unwrap_or(0) + 2;
        let columns = (NARROW / width).max(1);
        let rows = plots.len().div_ceil(columns);
        (0..rows).try_for_each(|row| {
            let cells = plots.iter().skip(row).step_by(rows);
            let line: String = cells.map(|plot| format!("  {plot:<width$}", width = width - 2)).collect();
            writeln!(f, "{}", line.trim_end())
        })
    }

    /// `O 1r2g/4 worth 5`; a colour is its first letter.
    fn plot(&self, plot: Plot) -> String {
        let public = &self.public;
        let other = public.tile_on(plot).filter(|tile| tile.plot() != plot);
        let name = other.map_or_else(|| plot.to_string(), |tile| format!("{plot} ({tile})"));
        let families = public.in_play().filter(|&family| public.rats(family, plot) > 0);
        let rats: String = families
            .map(|family| format!("{}{}", public.rats(family, plot), &public.colour(family).name()[..1]))
            .collect();
        let rats = if rats.is_empty() { "-".to_owned() } else { rats };
        format!("{name} {rats}/{} worth {}", public.capacity(plot), public.worth(plot))
    }

    /// The advantages that lie in the city or are somebody's.
    fn write_tokens(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let tokens = public.present.into_iter().filter_map(|plot| {
            let tile = public.tile_on(plot).filter(|&tile| public.orange.contains(tile))?;
            let advantage = tile.advantage()?;
            let owner = public.owner(advantage).map(|owner| format!(" of {owner}"));
            Some(format!("{plot} {advantage}{}", owner.unwrap_or_default()))
        });
        let mut line = "  Advantages:".to_owned();
        for token in tokens {
            if line.len() + token.len() + 2 > NARROW {
                writeln!(f, "{line}")?;
                line = "             ".to_owned();
            }
            line = format!("{line} {token};");
        }
        writeln!(f, "{}", line.trim_end_matches(';'))
    }

    fn write_player(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let name = if self.you == Some(seat) { format!("{seat} (you)") } else { seat.to_string() };
        if public.balthus == Some(seat) {
            return writeln!(f, "  {name:<8} Balthus, {} noted", public.hunted);
        }
        let family = Family::from(seat);
        write!(
            f,
            "  {name:<8} {:<7}{:>3} in the city",
            public.colour(family).name(),
            public.in_city(family)
        )?;
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
