//! How a player forgets.

use games::rat_a_tat_cat::{MOST_PLAYERS, ROW, Seen, Slot, View};
use table::{BySeat, Dice, Face, Seat};

/// What a forgetful player still knows of the cards it has been shown this round.
///
/// The view remembers everything, so this keeps what has slipped the player's mind: it stays gone, wherever the card
/// is swapped to, until the card is looked at again. A player that takes a seat over in mid-round begins with all that
/// the seat knows (TAT-148).
#[derive(Clone, Debug)]
pub(super) struct Memory {
    lapses: Lapses,
    round: u32,
    turns: u32,
    cards: BySeat<[Trace; ROW], MOST_PLAYERS>,
}

/// How easily a known card slips the mind, in chances of a hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lapses {
    /// From one own turn to the next, and …
    pub(super) turn: u32,
    /// … in addition for each turn of somebody else beyond the first: whoever has one row to watch keeps it in mind, and more
    /// distract, up to three.
    pub(super) distraction: u32,
}

/// With five or six at the table nobody forgets more than with four: else little would be left to play by.
const MOST_DISTRACTIONS: u32 = 2;

/// A card of a row, as it was when the player last decided.
#[derive(Clone, Copy, Debug, Default)]
struct Trace {
    seen: Seen,
    forgotten: bool,
}

impl Memory {
    pub(super) fn new(lapses: Lapses) -> Memory {
        Memory { lapses, round: 0, turns: 0, cards: BySeat::filled(0) }
    }

    /// The view without what has been forgotten.
    pub(super) fn recall(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> View {
        self.look(view);
        self.lapse(view, dice);
        let mut recalled = *view;
        for (owner, row) in self.cards.iter() {
            for (slot, _) in Slot::ALL.into_iter().zip(row).filter(|(_, trace)| trace.forgotten) {
                let seen = view.rows.at(owner, slot);
                let known_by = seen.known_by.without(seat);
                recalled.rows.put(owner, slot, Seen { face: Face::Down, known_by, ..seen });
            }
        }
        recalled
    }

    /// Follows every card from where it lay to where it lies.
    fn look(&mut self, view: &View) {
        if view.public.round != self.round {
            // A new deal: whatever was known or forgotten is void (TAT-132).
            self.cards = BySeat::filled(view.public.seats());
            self.round = view.public.round;
            self.turns = view.public.turns;
        }
        let before = self.cards;
        for (owner, row) in self.cards.iter_mut() {
            for (slot, trace) in Slot::ALL.into_iter().zip(row) {
                let seen = view.rows.at(owner, slot);
                let gone = if same_card(&seen, &trace.seen) {
                    trace.forgotten
                } else {
                    // It is new here. If a forgotten one like it is gone from its place, this is that one, swapped.
                    before.iter().any(|(from, row)| {
                        Slot::ALL.into_iter().zip(row).any(|(at, lay)| {
                            let lies = view.rows.at(from, at);
                            lay.forgotten && same_card(&lay.seen, &seen) && !same_card(&lay.seen, &lies)
                        })
                    })
                };
                *trace = Trace { seen, forgotten: gone && !view.shows(owner, slot) && !seen.face.is_down() };
            }
        }
    }

    /// Once a turn every card that lies face down may slip the mind.
    fn lapse(&mut self, view: &View, dice: &mut Dice) {
        if view.public.turns == self.turns {
            return;
        }
        // Two turns at the least lie between two decisions of the same seat: its own and one of another.
        let distractions =
            view.public.turns.saturating_sub(self.turns).saturating_sub(2).min(MOST_DISTRACTIONS);
        self.turns = view.public.turns;
        for (_, row) in self.cards.iter_mut() {
            for trace in row.iter_mut().filter(|trace| !trace.seen.face.is_down() && !trace.seen.open) {
                trace.forgotten |= slips(self.lapses.turn, dice);
                for _ in 0..distractions {
                    trace.forgotten |= slips(self.lapses.distraction, dice);
                }
            }
        }
    }
}

/// Whoever never forgets throws no dice for it.
fn slips(chance: u32, dice: &mut Dice) -> bool {
    chance > 0 && dice.chance(chance, 100)
}

/// As far as a player can tell: who else knows it may change while it lies there.
fn same_card(a: &Seen, b: &Seen) -> bool {
    (a.face, a.number, a.batch) == (b.face, b.number, b.batch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::rat_a_tat_cat::{Look, OnTurn, Options, Parts, Phase, State, Step};
    use table::{Printed, Seed, World};

    /// What seat A sees when it is to choose a source, after so many turns.
    fn view(turns: u32) -> View {
        let parts = Printed::<Parts>::shipped();
        let world: World<State> =
            World::deal(&parts, &Options::default(), 2, Seed::from_number(1), false).unwrap();
        let mut view = world.view(Seat::new(0));
        view.phase = Phase::Turn(OnTurn { seat: you(), super_peek: false, step: Step::Source });
        view.public.turns = turns;
        view
    }

    fn you() -> Seat {
        Seat::new(0).unwrap()
    }

    fn other() -> Seat {
        Seat::new(1).unwrap()
    }

    fn dice() -> Dice {
        Dice::from_seed(Seed::from_number(1))
    }

    fn turn(turn: u32) -> Lapses {
        Lapses { turn, distraction: 0 }
    }

    /// How many cards of both rows it can still name.
    fn named(view: &View) -> usize {
        let seats = view.public.in_round.iter();
        seats.flat_map(|seat| view.rows.of(seat)).filter(|seen| !seen.face.is_down()).count()
    }

    #[test]
    fn what_has_slipped_the_mind_stays_gone() {
        let (mut memory, mut dice) = (Memory::new(turn(100)), dice());
        assert_eq!(named(&memory.recall(you(), &view(0), &mut dice)), 2);
        let recalled = memory.recall(you(), &view(2), &mut dice);
        assert_eq!(named(&recalled), 0);
        assert!(recalled.rows.of(you()).iter().all(|seen| !seen.known_by.contains(you())));
        memory.lapses = turn(0);
        assert_eq!(named(&memory.recall(you(), &view(4), &mut dice)), 0);
    }

    #[test]
    fn several_decisions_of_one_turn_are_one_chance_to_forget() {
        let (mut memory, mut dice) = (Memory::new(turn(50)), dice());
        memory.recall(you(), &view(0), &mut dice);
        let first = memory.recall(you(), &view(2), &mut dice);
        for _ in 0..50 {
            assert_eq!(memory.recall(you(), &view(2), &mut dice), first);
        }
    }

    #[test]
    fn one_other_player_distracts_nobody_and_two_more_do() {
        let mut dice = dice();
        // Two cards a thousand times, each with a chance of a half to be forgotten at every distraction.
        let mut remembered = |players: u32| -> usize {
            let mut once = || {
                let mut memory = Memory::new(Lapses { turn: 0, distraction: 50 });
                memory.recall(you(), &view(0), &mut dice);
                named(&memory.recall(you(), &view(players), &mut dice))
            };
            (0..1000).map(|_| once()).sum()
        };
        assert_eq!(remembered(2), 2000);
        for (players, share) in [(3, 1000), (4, 500), (5, 500), (6, 500)] {
            let cards = remembered(players);
            assert!(cards.abs_diff(share) < 100, "{cards} of 2000 with {players} players");
        }
    }

    #[test]
    fn a_forgotten_card_is_not_known_again_by_being_swapped() {
        let (mut memory, mut dice) = (Memory::new(turn(100)), dice());
        memory.recall(you(), &view(0), &mut dice);
        memory.recall(you(), &view(2), &mut dice);
        let mut swapped = view(2);
        let [first, second, ..] = Slot::ALL;
        swapped.rows.put(you(), first, view(2).rows.at(other(), second));
        swapped.rows.put(other(), second, view(2).rows.at(you(), first));
        assert_eq!(named(&memory.recall(you(), &swapped, &mut dice)), 0);
    }

    #[test]
    fn a_card_that_is_looked_at_again_is_known_again() {
        let (mut memory, mut dice) = (Memory::new(turn(100)), dice());
        memory.recall(you(), &view(0), &mut dice);
        memory.recall(you(), &view(2), &mut dice);
        let mut looking = view(2);
        let slot = Slot::ALL[0];
        looking.phase =
            Phase::Turn(OnTurn { seat: you(), super_peek: false, step: Step::Looking(Look::One(slot)) });
        assert!(!memory.recall(you(), &looking, &mut dice).rows.of(you())[0].face.is_down());
        let recalled = memory.recall(you(), &view(2), &mut dice);
        assert!(!recalled.rows.of(you())[0].face.is_down());
        assert_eq!(named(&recalled), 1);
    }

    #[test]
    fn a_new_deal_and_a_new_player_begin_with_what_the_seat_knows() {
        let (mut memory, mut dice) = (Memory::new(turn(100)), dice());
        memory.recall(you(), &view(0), &mut dice);
        memory.recall(you(), &view(2), &mut dice);
        let mut next = view(0);
        next.public.round += 1;
        assert_eq!(named(&memory.recall(you(), &next, &mut dice)), 2);
        assert_eq!(named(&Memory::new(turn(100)).recall(you(), &view(6), &mut dice)), 2);
    }
}
