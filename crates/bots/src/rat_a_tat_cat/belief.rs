//! What a player may believe about cards it does not see: counting, and a little psychology.

use games::rat_a_tat_cat::{Card, Counts, MOST_PLAYERS, ROW, Seen, Settled, Slot, Step, View};
use table::{BySeat, Face, Seat};

/// How many faces are numbers, 0 to 9.
pub(super) const NUMBERS: usize = 10;

/// How well a player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Each shuffle by itself: once its deck is used up, the cards of it that lie dark are known, though not where. What
    /// others do with a card tells something about it.
    Exact,
    /// All unseen cards as one heap, of which any dark card may be any: what a careful person can keep in mind. Nothing
    /// forgotten comes back by elimination.
    OneHeap,
}

/// What a player makes of its view.
#[derive(Clone, Copy, Debug)]
pub struct Belief {
    pub rows: BySeat<[Guess; ROW], MOST_PLAYERS>,
    /// The chance of each card, in the order of [`Card::ALL`], to be the next one drawn.
    pub deck: [f32; Card::ALL.len()],
}

/// What a card in a row will score.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guess {
    pub mean: f32,
    pub variance: f32,
    /// Its face has been seen. What a special card scores depends on its replacement all the same.
    pub known: bool,
}

impl Belief {
    pub fn of(view: &View, counting: Counting) -> Belief {
        let mut unseen = view.unseen();
        let settled = match counting {
            Counting::Exact => dark_settled(view),
            Counting::OneHeap => Settled::NONE,
        };
        settled.as_slice().iter().for_each(|&(_, card)| unseen.take(card));
        let (heap, laps) = (Heap::of(&unseen), laps(view));
        let guess = |holder: Seat, seen: &Seen| match (seen.face, counting) {
            (Face::Up(card), _) => heap.known(card),
            (Face::Down, Counting::OneHeap) => heap.tilted(NOTHING_KNOWN),
            (Face::Down, Counting::Exact) => {
                let settled = (seen.batch != view.public.batch).then(|| Heap::settled(&settled, seen.batch));
                settled.as_ref().unwrap_or(&heap).tilted(tilt(seen, holder, laps))
            }
        };
        let row = |holder: Seat| view.rows.of(holder).map(|seen| guess(holder, &seen));
        let rows = BySeat::from_fn(view.public.seats(), row);
        let count = unseen.total().max(1) as f32;
        Belief { rows, deck: Card::ALL.map(|card| f32::from(unseen.of(card)) / count) }
    }

    pub fn at(&self, seat: Seat, slot: Slot) -> Guess {
        self.rows[seat][slot.index()]
    }

    pub fn sum(&self, seat: Seat) -> f32 {
        self.rows[seat].iter().map(|guess| guess.mean).sum()
    }
}

/// How likely the dark cards of this view are to be those of the imagined world, by the same psychology.
pub(super) fn plausibility(view: &View, imagined: &View) -> f32 {
    let (mut weight, laps) = (1.0, laps(view));
    for holder in view.public.in_round {
        for (seen, dealt) in view.rows.of(holder).iter().zip(imagined.rows.of(holder)) {
            if let (Face::Down, Some(points)) = (seen.face, dealt.face.up().and_then(Card::points)) {
                weight *= tilt(seen, holder, laps).powi(i32::from(points));
            }
        }
    }
    weight
}

fn laps(view: &View) -> f32 {
    view.public.turns as f32 / f32::from(view.public.in_round.len().max(1))
}

/// Who has looked at a card and what became of it tells something about it: each point more makes it this many times
/// as likely. Fitted to the true means of such cards in self-play of four and at tables with greedy and random.
fn tilt(seen: &Seen, holder: Seat, laps: f32) -> f32 {
    let holder_knows = seen.known_by.contains(holder);
    match (holder_knows, seen.number) {
        (true, true) => KEPT,
        (true, false) => LEFT_ALONE - LEFT_ALONE_LONGER * laps.min(MOST_LAPS),
        (false, true) if !seen.known_by.is_empty() => KEPT_THEN_SWAPPED,
        (false, false) if !seen.known_by.is_empty() => DEALT_THEN_SWAPPED,
        (false, _) => NOTHING_KNOWN,
    }
}

/// Drawn and kept by choice: on average 3.4 in the first lap, 2.6 in the fifth.
const KEPT: f32 = 0.8;
/// Dealt, seen and not replaced: on average 4.7 in the first lap, less in every further one that it survives.
const LEFT_ALONE: f32 = 0.98;
const LEFT_ALONE_LONGER: f32 = 0.015;
const MOST_LAPS: f32 = 6.0;
/// Somebody chose it once and swapped it away, or a Super Peek saw it: 3.4.
const KEPT_THEN_SWAPPED: f32 = 0.85;
/// Seen by others only: whoever swapped it away had something against it, 5.2.
const DEALT_THEN_SWAPPED: f32 = 1.03;
const NOTHING_KNOWN: f32 = 1.0;

/// The number cards that a dark card may be, by how many there are of each.
struct Heap([f32; NUMBERS]);

impl Heap {
    fn of(counts: &Counts) -> Heap {
        Heap(std::array::from_fn(|points| f32::from(counts.of(Card::ALL[points]))))
    }

    fn settled(settled: &Settled, batch: u8) -> Heap {
        let of_batch = settled.as_slice().iter().filter(|(of, _)| *of == batch);
        Heap::of(&of_batch.map(|&(_, card)| card).collect())
    }

    fn known(&self, card: Card) -> Guess {
        match card.points() {
            Some(points) => Guess { mean: f32::from(points), variance: 0.0, known: true },
            // It will be replaced by a number from the deck (TAT-76).
            None => Guess { known: true, ..self.tilted(NOTHING_KNOWN) },
        }
    }

    /// A dark card; if it is a special one, its replacement is as unknown as the card itself.
    fn tilted(&self, per_point: f32) -> Guess {
        let (mut weight, mut sum, mut squares, mut tilt) = (0.0, 0.0, 0.0, 1.0);
        for (points, count) in self.0.iter().enumerate() {
            let (here, points) = (count * tilt, points as f32);
            weight += here;
            sum += here * points;
            squares += here * points * points;
            tilt *= per_point;
        }
        if weight == 0.0 {
            return PRINTED;
        }
        let mean = sum / weight;
        Guess { mean, variance: (squares / weight - mean * mean).max(0.0), known: false }
    }
}

/// When only special cards are left to be guessed: the 45 numbers as they are printed.
const PRINTED: Guess = Guess { mean: 5.0, variance: 9.3, known: false };

/// The cards of used-up shuffles that lie dark to this player.
fn dark_settled(view: &View) -> Settled {
    let mut settled = view.public.settled;
    if settled.is_empty() {
        return settled;
    }
    for seat in view.public.in_round {
        // An open card is off the list already.
        for seen in view.rows.of(seat).iter().filter(|seen| !seen.open && seen.batch != view.public.batch) {
            if let Face::Up(card) = seen.face {
                settled.remove(seen.batch, card);
            }
        }
    }
    if let Some(Step::Drawn { card: Face::Up(card), batch, .. }) = view.phase.on_turn().map(|turn| turn.step)
        && batch != view.public.batch
    {
        settled.remove(batch, card);
    }
    settled
}
