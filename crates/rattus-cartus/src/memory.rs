//! What one onlooker can tell of the cards that others hold, from all that it has seen.
//!
//! Cards from the open piles are followed by everybody, and cards that were given away by whoever gave them. When cards
//! change hands in secret, the others are left with bounds ("Decisions and information" of the rules file): so many of a
//! kind a player must still have, and who may have one beyond that.

use crate::card::{Card, SPECIALS, Special};
use crate::cards::Cards;
use crate::size::MOST_PLAYERS;
use table::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Memory {
    /// At least these are in the player's hand or lie committed and face down.
    pub(crate) known: [Cards; MOST_PLAYERS],
    /// Who may hold one of this kind beyond those that are known: those between whom it may have changed hands.
    suspects: [SeatSet; SPECIALS],
}

/// Cards that went from one hand to another, unseen by the onlooker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gift {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) count: u8,
    /// What the giver has left.
    pub(crate) hand: u8,
    /// And has committed, face down.
    pub(crate) laid: u8,
}

impl Memory {
    pub fn of(&self, seat: Seat) -> Cards {
        self.known[seat.number() as usize]
    }

    /// All that is known of the others' cards.
    #[inline]
    pub(crate) fn of_others(&self, you: Option<Seat>) -> Cards {
        let all = self.known.iter().fold(Cards::NONE, |all, &known| all + known);
        all - you.map_or(Cards::NONE, |you| self.of(you))
    }

    pub(crate) fn set(&mut self, seat: Seat, known: Cards) {
        self.known[seat.number() as usize] = known;
    }

    pub fn suspects(&self, special: Special) -> SeatSet {
        self.suspects[special.index()]
    }

    pub(crate) fn set_suspects(&mut self, special: Special, seats: SeatSet) {
        self.suspects[special.index()] = seats;
    }

    /// These are known to be there from now on.
    pub(crate) fn gains(&mut self, seat: Seat, cards: Cards) {
        self.known[seat.number() as usize] += cards;
    }

    /// These were seen to leave. Those that were known may be the ones, so nothing more is known of as many.
    #[inline]
    pub(crate) fn loses(&mut self, seat: Seat, cards: Cards) {
        let known = &mut self.known[seat.number() as usize];
        *known = known.less(cards);
    }

    /// Cards changed hands, and the onlooker saw only how many.
    pub(crate) fn sees_gift(&mut self, gift: Gift) {
        let before = self.of(gift.from);
        // All that were given may be of one kind; all that the giver has kept may be of the others.
        let kept = before.each(|_, count| count.saturating_sub(gift.count));
        let given = before.each(|card, count| count.saturating_sub(gift.hand + gift.could_be_laid(card)));
        self.set(gift.from, kept);
        self.gains(gift.to, given);
        for special in Special::ALL {
            let [before, kept, given] = [before, kept, given].map(|cards| cards.of_special(special));
            let suspects = &mut self.suspects[special.index()];
            if kept + given < before {
                *suspects = suspects.with(gift.from);
            }
            if suspects.contains(gift.from) {
                *suspects = suspects.with(gift.to);
            }
        }
    }
}

impl Gift {
    /// How many cards of this kind may lie committed.
    fn could_be_laid(&self, card: Card) -> u8 {
        if Cards::one(card).committable().is_empty() { 0 } else { self.laid }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|name| Card::from_name(name).unwrap()).collect()
    }

    fn seat(letter: char) -> Seat {
        Seat::from_letter(letter).unwrap()
    }

    fn after(known: &str, count: u8, hand: u8, laid: u8) -> (String, String, String) {
        let mut memory = Memory::default();
        memory.set(seat('A'), cards(known));
        memory.sees_gift(Gift { from: seat('A'), to: seat('B'), count, hand, laid });
        let suspects = Special::ALL.map(|special| format!("{}", memory.suspects(special))).concat();
        (memory.of(seat('A')).to_string(), memory.of(seat('B')).to_string(), suspects)
    }

    #[test]
    fn bounds_are_what_a_gift_leaves() {
        let is = |kept: &str, given: &str, suspects: &str| {
            (kept.to_owned(), given.to_owned(), suspects.to_owned())
        };
        // Six cards, two of them Swords, and three are given: both may have gone, and none.
        assert_eq!(after("sword sword", 3, 3, 0), is("", "", "AB"));
        // One is given, so one Sword is still there.
        assert_eq!(after("sword sword", 1, 5, 0), is("sword", "", "AB"));
        // All four are Swords, so two went.
        assert_eq!(after("sword sword sword sword", 2, 2, 0), is("sword sword", "sword sword", ""));
        // Two may lie committed; Gold may not.
        assert_eq!(after("sword sword sword sword", 2, 0, 2), is("sword sword", "sword sword", ""));
        assert_eq!(after("gold gold gold", 2, 1, 2), is("gold", "gold gold", ""));
        // Who may have one gives, and so may the other have it.
        let mut memory = Memory::default();
        memory.set_suspects(Special::Flute, SeatSet::only(seat('B')));
        memory.sees_gift(Gift { from: seat('B'), to: seat('C'), count: 1, hand: 3, laid: 0 });
        assert_eq!(memory.suspects(Special::Flute).to_string(), "BC");
    }

    #[test]
    fn what_is_shown_may_be_what_was_known() {
        let mut memory = Memory::default();
        memory.gains(seat('A'), cards("sword sword joker"));
        memory.loses(seat('A'), cards("sword king0"));
        assert_eq!(memory.of(seat('A')).to_string(), "joker sword");
    }
}
