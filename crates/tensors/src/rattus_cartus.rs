//! Rattus Cartus. A visit is spelled by its position (or a Pass), and then by how many cards of each kind in hand are committed;
//! what is given away or discarded, by how many of each kind.

use crate::{Letters, Note, Tensors, Word, around, seat_at, steps};
use games::rattus_cartus::{
    AllDead, Ask, Building, BuildingCard, BuildingMethod, Card, Cards, Class, Decision, NUN_ROW, Special,
    State, TowerProtection, View,
};
use table::{Seat, SeatSet};

const SEATS: usize = 5;
const ROW: usize = 3;
const KINDS: usize = 35;
const ASKS: usize = 8;
const BUILDING_CARDS: usize = 60;
/// After the positions of the row.
const PASS: u8 = ROW as u8;

fn number(ask: &Ask) -> usize {
    match ask {
        Ask::Privilege { .. } => 0,
        Ask::Look { .. } => 1,
        Ask::Visit { .. } => 2,
        Ask::Victim { .. } => 3,
        Ask::Give { .. } => 4,
        Ask::Receiver { .. } => 5,
        Ask::Act { .. } => 6,
        Ask::Discard { .. } => 7,
    }
}

fn kinds(cards: Cards) -> impl Iterator<Item = u8> {
    Card::all().map(move |card| cards.of(card))
}

fn building_cards() -> impl Iterator<Item = BuildingCard> {
    Building::ALL
        .into_iter()
        .flat_map(|building| (1..=5).filter_map(move |copy| BuildingCard::new(building, copy)))
}

/// What the letters of a choice of cards are about.
#[derive(Clone, Copy)]
struct Choice {
    own: Cards,
    least: u8,
    most: u8,
    /// So many letters come before.
    after: usize,
}

impl Choice {
    fn of(ask: &Ask) -> Option<Choice> {
        match *ask {
            Ask::Visit { cards, .. } => Some(Choice { own: cards, least: 0, most: u8::MAX, after: 1 }),
            Ask::Give { count, hand, .. } => Some(Choice { own: hand, least: count, most: count, after: 0 }),
            Ask::Discard { most, hand } => Some(Choice { own: hand, least: 0, most, after: 0 }),
            Ask::Privilege { .. }
            | Ask::Look { .. }
            | Ask::Victim { .. }
            | Ask::Receiver { .. }
            | Ask::Act { .. } => None,
        }
    }

    /// The kind that the next letter counts, if one is due.
    fn due(&self, so_far: &[u8]) -> Option<(Card, u8)> {
        self.own.kinds().nth(so_far.len().checked_sub(self.after)?)
    }

    /// Where there is nothing to choose from, the word is one letter: no word is empty.
    fn is_idle(&self) -> bool {
        self.own.is_empty() && self.after == 0
    }

    fn next(&self, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
        if self.is_idle() && so_far.is_empty() {
            letters.allow(0_u8);
            return true;
        }
        let Some((_, have)) = self.due(so_far) else { return false };
        let chosen = so_far.iter().skip(self.after).fold(0_u8, |sum, &one| sum.saturating_add(one));
        let place = so_far.len() - self.after;
        let later: u8 = self.own.kinds().skip(place + 1).map(|(_, count)| count).sum();
        let most = have.min(self.most.saturating_sub(chosen));
        let least = self.least.saturating_sub(chosen.saturating_add(later)).min(most);
        letters.allow_all(usize::from(least)..=usize::from(most));
        true
    }

    fn read(&self, word: &[u8]) -> Option<Cards> {
        let mut cards = Cards::NONE;
        let mut letters = word.iter().skip(self.after);
        for (card, have) in self.own.kinds() {
            let &count = letters.next()?;
            if count > have {
                return None;
            }
            cards += Cards::some(card, count);
        }
        Some(cards)
    }

    fn spell(&self, word: Word, cards: Cards) -> Word {
        if self.is_idle() {
            return word.with(0);
        }
        self.own.kinds().fold(word, |word, (card, _)| word.with(cards.of(card)))
    }
}

impl Tensors for State {
    const LETTERS: usize = 16;
    const LONGEST: usize = KINDS + 1;

    fn observe(view: &View, you: Seat, so_far: &[u8], note: &mut impl Note) {
        let (public, ask) = (&view.public, view.ask());
        let (options, seats) = (&public.options, public.seats());
        let who = |set: SeatSet| {
            around(you, seats, SEATS).map(move |seat| seat.is_some_and(|seat| set.contains(seat)))
        };
        note.one_of("players", Some(usize::from(seats) - 2), SEATS - 1);
        note.one_of("asked", ask.as_ref().map(number), ASKS);
        note.number("round", public.round);
        note.number("rounds", public.rounds());
        let method = match options.building_method {
            BuildingMethod::Recommended => 0,
            BuildingMethod::Agreed => 1,
            BuildingMethod::RandomBuildings => 2,
            BuildingMethod::RandomCards => 3,
        };
        note.one_of("building_method", Some(method), 4);
        note.flag("simultaneous_privileges", options.simultaneous_privileges);
        note.flag("fewest_rats_win_if_all_die", options.all_dead == AllDead::FewestRats);
        note.flag("only_this_tower_protects", options.guard_tower_protection == TowerProtection::ThisTower);
        for position in 0..ROW {
            let card = public.row().get(position);
            note.one_of("building", card.map(|card| card.building().index()), Building::ALL.len());
            let privilege = card.map(|&card| public.parts.privilege(card));
            note.number("privilege_cards", privilege.map_or(0, |it| it.cards));
            note.number("privilege_rats", privilege.map_or(0, |it| it.rats));
            note.number("privilege_looks", privilege.map_or(0, |it| it.looks));
        }
        note.one_of("resolving", public.resolving.map(usize::from), ROW);
        note.flags("past_buildings", building_cards().map(|card| public.past.contains(card)));
        note.flags("buildings_in_play", building_cards().map(|card| public.set.contains(card)));
        note.counts("piles", public.piles);
        note.counts("discard", kinds(public.discard));
        note.number("deck", view.deck);
        note.number("building_deck", view.buildings);
        note.number("replacement_deck", view.replacement);
        for seat in around(you, seats, SEATS) {
            let of = |count: &dyn Fn(Seat) -> u16| seat.map_or(0, count);
            note.flag("is_there", seat.is_some());
            note.flag("is_first", seat == Some(public.first));
            note.flag("is_done", seat.is_some_and(|seat| public.done.contains(seat)));
            note.flag("has_premium", seat.is_some() && seat == view.premium());
            note.number("rats", of(&|seat| public.rats[seat]));
            note.number("points", of(&|seat| public.points[seat]));
            note.number("hand_count", of(&|seat| public.hands[seat].into()));
            note.number("laid_count", of(&|seat| public.laid[seat].into()));
            note.number("drawn_count", of(&|seat| public.drawn[seat].into()));
            note.number("given_count", of(&|seat| public.given[seat].count.into()));
            let taken = seat.map(|seat| public.taken[seat]).unwrap_or_default();
            note.counts(
                "taken",
                Special::ALL.into_iter().map(|it| if it == taken.card { taken.count } else { 0 }),
            );
            note.one_of("position", seat.and_then(|seat| public.position_of(seat)).map(usize::from), ROW);
            note.one_of("privilege", seat.and_then(|seat| public.chosen[seat]).map(usize::from), ROW);
            for class in Class::ALL {
                let track = public.tracks.of(class);
                note.number("influence", of(&|seat| track.of(seat)));
                let rank = seat.and_then(|seat| track.ranking().position(|other| other == seat));
                note.one_of("rank", rank, SEATS);
            }
            note.counts("hand", kinds(seat.and_then(|seat| view.hand_of(seat).up()).unwrap_or_default()));
            note.counts("laid", kinds(seat.and_then(|seat| view.laid_by(seat).up()).unwrap_or_default()));
            note.counts("known_to_hold", kinds(seat.map_or(Cards::NONE, |seat| view.memory.of(seat))));
            note.flags(
                "suspected",
                Special::ALL
                    .into_iter()
                    .map(|special| seat.is_some_and(|seat| view.memory.suspects(special).contains(seat))),
            );
        }
        for place in 0..NUN_ROW {
            let card = view.nuns[place].up();
            note.one_of("nun_row", card.and_then(|card| Card::all().position(|other| other == card)), KINDS);
            note.flags("nun_row_looked_at", who(view.looked.seen_by(place)));
        }
        let (mut among, mut most, mut to, mut premium) = (SeatSet::EMPTY, 0, None, false);
        let mut seen = games::rattus_cartus::Places::NONE;
        match ask {
            Some(Ask::Victim { among: set } | Ask::Receiver { among: set }) => among = set,
            Some(Ask::Give { to: whom, count, .. }) => (to, most) = (Some(whom), count),
            Some(Ask::Discard { most: many, .. }) => most = many,
            Some(Ask::Look { left, seen: places }) => (most, seen) = (left, places),
            Some(Ask::Act { premium: it, .. }) => premium = it,
            Some(Ask::Privilege { .. } | Ask::Visit { .. }) | None => {}
        }
        note.flags("asked_among", who(among));
        note.flags("asked_to", who(to.map_or(SeatSet::EMPTY, SeatSet::only)));
        note.number("asked_most", most);
        note.flag("asked_premium", premium);
        note.flags("asked_seen", (0..NUN_ROW as u8).map(|place| seen.contains(place)));
        let choice = ask.as_ref().and_then(Choice::of);
        let position = so_far.first().filter(|_| matches!(ask, Some(Ask::Visit { .. })));
        note.one_of("so_far_position", position.map(|&at| usize::from(at)), ROW + 1);
        let mut counted = [0_u8; KINDS];
        if let Some(choice) = choice {
            for ((card, _), &count) in choice.own.kinds().zip(so_far.iter().skip(choice.after)) {
                if let Some(at) = Card::all().position(|other| other == card) {
                    counted[at] = count;
                }
            }
        }
        note.counts("so_far_cards", counted);
        let due = choice.and_then(|choice| choice.due(so_far)).map(|(card, _)| card);
        note.one_of("so_far_due", due.and_then(|card| Card::all().position(|other| other == card)), KINDS);
    }

    fn beneath(view: &View, note: &mut impl Note) {
        let below = view.below.as_ref();
        let deck = below.map_or(&[][..], |below| below.deck());
        for down in 1..=5 {
            let card = deck.len().checked_sub(down).map(|at| deck[at]);
            note.one_of(
                "next_in_deck",
                card.and_then(|card| Card::all().position(|other| other == card)),
                KINDS,
            );
        }
        let buildings = below.map_or(&[][..], |below| below.buildings());
        for down in 1..=ROW {
            let card = buildings.len().checked_sub(down).map(|at| buildings[at]);
            note.one_of(
                "next_building",
                card.and_then(|card| building_cards().position(|other| other == card)),
                BUILDING_CARDS,
            );
        }
    }

    fn next(view: &View, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
        let (Some(ask), Some(you)) = (view.ask(), view.you) else { return false };
        let far = |seat: Seat| usize::from(steps(you, seat, view.public.seats()));
        match ask {
            Ask::Visit { row, pass, .. } if so_far.is_empty() => {
                letters.allow_all(0..usize::from(row));
                if pass {
                    letters.allow(PASS);
                }
                return true;
            }
            Ask::Visit { .. } if so_far[0] == PASS => return false,
            Ask::Visit { .. } | Ask::Give { .. } | Ask::Discard { .. } => {
                return Choice::of(&ask).is_some_and(|choice| choice.next(so_far, letters));
            }
            _ if !so_far.is_empty() => return false,
            Ask::Privilege { row } => letters.allow_all(0..usize::from(row)),
            Ask::Look { seen, .. } => letters.allow_all(seen.others().map(usize::from)),
            Ask::Victim { among } | Ask::Receiver { among } => letters.allow_all(among.iter().map(far)),
            Ask::Act { .. } => letters.allow_all([0, 1]),
        }
        true
    }

    fn read(view: &View, word: &[u8]) -> Option<Decision> {
        let (ask, you) = (view.ask()?, view.you?);
        let first = word.first().copied();
        let seat = || seat_at(you, first?, view.public.seats());
        Some(match ask {
            Ask::Visit { .. } if first == Some(PASS) => Decision::Pass,
            Ask::Visit { .. } => Decision::Visit { position: first?, cards: Choice::of(&ask)?.read(word)? },
            Ask::Give { .. } => Decision::Give(Choice::of(&ask)?.read(word)?),
            Ask::Discard { .. } => Decision::Discard(Choice::of(&ask)?.read(word)?),
            Ask::Privilege { .. } => Decision::Privilege(first?),
            Ask::Look { .. } => Decision::Look(first?),
            Ask::Victim { .. } => Decision::Victim(seat()?),
            Ask::Receiver { .. } => Decision::Receiver(seat()?),
            Ask::Act { .. } => Decision::Act(first? == 1),
        })
    }

    fn spell(view: &View, decision: &Decision) -> Option<Word> {
        let (ask, you) = (view.ask()?, view.you?);
        Some(match *decision {
            Decision::Pass => Word::of(&[PASS]),
            Decision::Visit { position, cards } => Choice::of(&ask)?.spell(Word::of(&[position]), cards),
            Decision::Give(cards) | Decision::Discard(cards) => Choice::of(&ask)?.spell(Word::EMPTY, cards),
            Decision::Privilege(letter) | Decision::Look(letter) => Word::of(&[letter]),
            Decision::Victim(seat) | Decision::Receiver(seat) => {
                Word::of(&[steps(you, seat, view.public.seats())])
            }
            Decision::Act(yes) => Word::of(&[u8::from(yes)]),
        })
    }
}
