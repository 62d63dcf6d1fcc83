//! RatLand. A deployment is spelled place by place, so many rats for each; whoever is left goes to the nursery.

use crate::{Letters, Note, Tensors, Word, around, seat_at, steps};
use games::ratland::{
    Area, Ask, Boards, CheeseSupply, Clan, Colour, Decision, Deployment, EventCard, EventKind, FedRat,
    InitialEvents, Moves, Place, Rats, Side, State, Tunnel, View,
};
use table::{Face, MOST_SEATS, Seat};

/// The most rats that two copies of the box hold, and none.
const COUNTS: usize = 241;
const FOOD: usize = 9;
const ASKS: usize = 14;
const MOST_IN_BOTH: u8 = 3;
/// After the places: no further move.
const STOP: u8 = Place::ALL.len() as u8;
/// In this order, and what is left goes to the nursery. Who is at two places at once comes first, if anybody may be.
const SPELLED: [Place; 6] =
    [Place::Dump, Place::City, Place::Field, Place::Left, Place::Right, Place::Pantry];

fn number(ask: &Ask) -> usize {
    match ask {
        Ask::KeepClan { .. } => 0,
        Ask::Board => 1,
        Ask::HolyRat => 2,
        Ask::Deploy { .. } => 3,
        Ask::Move { .. } => 4,
        Ask::Ninja { .. } => 5,
        Ask::Add { .. } => 6,
        Ask::Wound { .. } => 7,
        Ask::PutBack { .. } => 8,
        Ask::Swap { .. } => 9,
        Ask::Scavenge { .. } => 10,
        Ask::Lecter { .. } => 11,
        Ask::Starve { .. } => 12,
        Ask::Alchemy { .. } => 13,
    }
}

/// The places of a deployment in the order of its letters.
fn spelled(both: bool) -> impl Iterator<Item = Place> {
    both.then_some(Place::Both).into_iter().chain(SPELLED)
}

fn moves(so_far: &[u8]) -> Option<Vec<(Place, Place)>> {
    let place = |letter: u8| Place::ALL.get(usize::from(letter)).copied();
    so_far.chunks_exact(2).map(|pair| Some((place(pair[0])?, place(pair[1])?))).collect()
}

/// Whether these moves, and further ones after them, may be made: at two places at once are three at the most when all is done.
fn can_be_completed(ask: &Ask, so_far: &mut Vec<(Place, Place)>) -> bool {
    let Ask::Move { rats, most, both } = *ask else { return false };
    if Moves::new(so_far).is_some_and(|moves| ask.check(&Decision::Move(moves)).is_ok()) {
        return true;
    }
    if so_far.len() >= usize::from(most).min(Moves::MOST) || !both {
        return false;
    }
    // Only whoever leaves that place makes room there, and it comes last.
    let last = so_far.last().copied();
    rats.at(Place::Both) > 0
        && Place::ALL.into_iter().filter(|&to| to != Place::Both).any(|to| {
            let one = (Place::Both, to);
            if last.is_some_and(|last| one < last) {
                return false;
            }
            so_far.push(one);
            let may = can_be_completed(ask, so_far);
            so_far.pop();
            may
        })
}

fn next_of_moves(ask: &Ask, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
    let Ask::Move { most, .. } = *ask else { return false };
    let whole = so_far.len() / 2;
    if so_far.last() == Some(&STOP) || so_far.len() == 2 * usize::from(most).min(Moves::MOST) {
        return false;
    }
    let Some(mut made) = moves(&so_far[..2 * whole]) else { return false };
    let mut may = |one: (Place, Place)| {
        if one.0 == one.1 || made.last().is_some_and(|last| one < *last) {
            return false;
        }
        made.push(one);
        let may = can_be_completed(ask, &mut made);
        made.pop();
        may
    };
    if so_far.len() % 2 == 1 {
        let Some(&from) = Place::ALL.get(usize::from(so_far[so_far.len() - 1])) else { return false };
        letters.allow_all(Place::ALL.into_iter().filter(|&to| may((from, to))).map(Place::index));
        return true;
    }
    let from = Place::ALL.into_iter().filter(|&from| Place::ALL.into_iter().any(|to| may((from, to))));
    letters.allow_all(from.map(Place::index).collect::<Vec<_>>());
    if Moves::new(&made).is_some_and(|moves| ask.check(&Decision::Move(moves)).is_ok()) {
        letters.allow(STOP);
    }
    true
}

impl Tensors for State {
    const LETTERS: usize = COUNTS;
    const LONGEST: usize = 8;

    fn observe(view: &View, you: Seat, so_far: &[u8], note: &mut impl Note) {
        let (public, ask) = (&view.public, view.ask());
        let (options, seats) = (&public.options, public.seats());
        note.one_of("players", Some(usize::from(seats) - 2), MOST_SEATS - 1);
        note.one_of("asked", ask.as_ref().map(number), ASKS);
        note.number("round", public.round);
        note.flag("long_game", options.initial_events == InitialEvents::Seven);
        note.flag("cheese_is_limited", options.cheese_supply == CheeseSupply::Strict);
        note.flag("boards_aggressive", options.boards == Boards::Aggressive);
        note.flag("boards_secret", options.boards == Boards::SecretChoice);
        note.flag("clans", options.clans);
        note.one_of("event", public.event.map(EventCard::index), EventCard::ALL.len());
        note.flags("past_events", EventCard::ALL.into_iter().map(|card| public.past.contains(card)));
        note.flag("next_event_is_final", public.next_kind() == EventKind::Final);
        let next = view.next_event.and_then(Face::up);
        note.one_of("next_event", next.map(EventCard::index), EventCard::ALL.len());
        note.flag("upgraded", public.upgraded);
        for food in public.food {
            note.one_of("food", usize::from(food).checked_sub(1), FOOD);
        }
        let next_food = view.next_food.unwrap_or([Face::Down; 2]);
        for food in next_food {
            note.one_of("next_food", food.up().and_then(|food| usize::from(food).checked_sub(1)), FOOD);
        }
        note.counts("used_food", public.used);
        for area in Area::ALL {
            note.counts("offer", Colour::ALL.into_iter().map(|colour| public.offer[area.index()].of(colour)));
        }
        note.counts("bag", Colour::ALL.into_iter().map(|colour| public.bag.of(colour)));
        note.counts("drawn", Colour::ALL.into_iter().map(|colour| public.hand.of(colour)));
        note.number("supply", public.supply);
        for seat in around(you, seats, MOST_SEATS) {
            let sewer = seat.map(|seat| public.sewers[seat]).unwrap_or_default();
            note.flag("is_there", seat.is_some());
            note.counts("rats", sewer.rats.counts());
            note.number("infirmary", sewer.infirmary);
            note.number("lost", sewer.lost);
            note.number("graveyard", sewer.graveyard);
            note.number("cheese", sewer.cheese);
            note.one_of("clan", sewer.clan.map(Clan::index), Clan::ALL.len());
            note.flags("sent", Place::ALL.into_iter().map(|place| sewer.sent.contains(place)));
            note.flag("hides_a_cheese", sewer.hidden);
            note.flags("ninja", sewer.ninja);
            note.number("added", sewer.added);
            note.number("scavenged", sewer.scavenged);
            note.flag("is_active", seat == Some(public.active));
            note.flag("has_looked", seat.is_some_and(|seat| public.looked.contains(seat)));
            note.flag("foresees_food", seat.is_some_and(|seat| public.foresee.contains(seat)));
            let side = seat.and_then(|seat| view.sides[seat].up());
            note.one_of("side", side.map(Side::index), Side::ALL.len());
            let dealt = seat.map(|seat| view.dealt[seat]).unwrap_or_default();
            note.flags(
                "dealt_clans",
                Clan::ALL.into_iter().map(|clan| dealt.iter().any(|card| card.up() == Some(clan))),
            );
        }
        let (mut area, mut tunnel, mut most, mut least) = (None, None, 0, 0);
        match ask {
            Some(Ask::Add { area: at, .. } | Ask::Wound { area: at, .. } | Ask::PutBack { area: at, .. }) => {
                area = Some(at)
            }
            Some(Ask::Scavenge { area: at }) => area = Some(at),
            Some(Ask::Swap { area: at, swaps }) => (area, most) = (Some(at), swaps.whites),
            Some(Ask::Ninja { tunnel: at }) => tunnel = Some(at),
            Some(Ask::Deploy { rats, .. }) => most = rats,
            Some(Ask::Move { most: moves, .. }) => most = moves,
            Some(Ask::Starve { most: many, least: few, .. }) => (most, least) = (many, few),
            Some(Ask::Alchemy { most: many }) => most = many,
            Some(Ask::KeepClan { .. } | Ask::Board | Ask::HolyRat | Ask::Lecter { .. }) | None => {}
        }
        note.one_of("asked_area", area.map(Area::index), Area::ALL.len());
        note.one_of("asked_tunnel", tunnel.map(Tunnel::index), Tunnel::ALL.len());
        note.number("asked_most", most);
        note.number("asked_least", least);
        let both = matches!(ask, Some(Ask::Deploy { both: true, .. }));
        let deploying = matches!(ask, Some(Ask::Deploy { .. }));
        let sent =
            |place: Place| spelled(both).position(|it| it == place).and_then(|at| so_far.get(at)).copied();
        note.counts(
            "so_far_sent",
            Place::ALL.into_iter().map(|place| sent(place).filter(|_| deploying).unwrap_or(0)),
        );
        let due = if deploying { spelled(both).nth(so_far.len()) } else { None };
        note.one_of("so_far_due", due.map(Place::index), Place::ALL.len());
        note.number("so_far_letters", so_far.len() as u32);
        note.number("so_far_last", so_far.last().copied().filter(|_| !deploying).unwrap_or(0));
    }

    fn beneath(view: &View, note: &mut impl Note) {
        let below = view.below.as_ref();
        let events = below.map_or(&[][..], |below| below.events());
        let food = below.map_or(&[][..], |below| below.food());
        for down in 1..=4 {
            let card = events.len().checked_sub(down).map(|at| events[at].index());
            note.one_of("event_below", card, EventCard::ALL.len());
            let card = food.len().checked_sub(down).and_then(|at| usize::from(food[at]).checked_sub(1));
            note.one_of("food_below", card, FOOD);
        }
    }

    fn next(view: &View, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
        let (Some(ask), Some(you)) = (view.ask(), view.you) else { return false };
        if let Ask::Deploy { rats, both, hide } = ask {
            let places = spelled(both).count();
            let sent: u8 = so_far.iter().take(places).fold(0, |sent: u8, &one| sent.saturating_add(one));
            let left = rats.saturating_sub(sent);
            return match so_far.len() {
                0 if both => {
                    letters.allow_all(0..=usize::from(left.min(MOST_IN_BOTH)));
                    true
                }
                at if at < places => {
                    letters.allow_all(0..=usize::from(left));
                    true
                }
                at if at == places && hide => {
                    letters.allow_all([0, 1]);
                    true
                }
                _ => false,
            };
        }
        if let Ask::Move { .. } = ask {
            return next_of_moves(&ask, so_far, letters);
        }
        if let (Ask::Swap { swaps, .. }, &[pairs]) = (ask, so_far) {
            letters.allow_all(
                (0..=swaps.recycled).filter(|&whites| swaps.allows(pairs, whites)).map(usize::from),
            );
            return true;
        }
        if !so_far.is_empty() {
            return false;
        }
        match ask {
            Ask::KeepClan { dealt } => letters.allow_all(dealt.map(Clan::index)),
            Ask::Board => letters.allow_all(Side::ALL.map(Side::index)),
            Ask::HolyRat | Ask::Ninja { .. } | Ask::Scavenge { .. } => letters.allow_all([0, 1]),
            Ask::Add { left: pieces, .. } | Ask::PutBack { drawn: pieces, .. } => {
                letters.allow(0_u8);
                letters.allow_all(pieces.colours().map(|colour| 1 + colour.index()));
            }
            Ask::Wound { victims, .. } => {
                letters.allow_all(
                    victims.iter().map(|other| usize::from(steps(you, other, view.public.seats()))),
                );
            }
            Ask::Swap { swaps, .. } => {
                letters.allow_all((0..=swaps.pairs).filter(|&pairs| swaps.allows(pairs, 0)).map(usize::from));
            }
            Ask::Lecter { available, infirmary } => {
                letters.allow(0_u8);
                letters
                    .allow_all([(1, available), (2, infirmary)].into_iter().filter(|it| it.1).map(|it| it.0));
            }
            Ask::Starve { least, most, .. } => letters.allow_all(usize::from(least)..=usize::from(most)),
            Ask::Alchemy { most } => letters.allow_all(0..=usize::from(most)),
            Ask::Deploy { .. } | Ask::Move { .. } => {}
        }
        true
    }

    fn read(view: &View, word: &[u8]) -> Option<Decision> {
        let (ask, you) = (view.ask()?, view.you?);
        if let Ask::Deploy { rats, both, hide } = ask {
            let mut counts = [0; 8];
            let mut left = rats;
            for (place, &sent) in spelled(both).zip(word) {
                counts[place.index()] = sent;
                left = left.checked_sub(sent)?;
            }
            counts[Place::Nursery.index()] = left;
            let hides = hide && word.get(spelled(both).count()) == Some(&1);
            return Some(Decision::Deploy(Deployment { rats: Rats::new(counts), hide: hides }));
        }
        if let Ask::Move { .. } = ask {
            let made = word.strip_suffix(&[STOP]).unwrap_or(word);
            return Moves::new(&moves(made)?).map(Decision::Move);
        }
        let &letter = word.first()?;
        let colour =
            |letter: u8| letter.checked_sub(1).and_then(|at| Colour::ALL.get(usize::from(at)).copied());
        Some(match ask {
            Ask::KeepClan { .. } => Decision::KeepClan(*Clan::ALL.get(usize::from(letter))?),
            Ask::Board => Decision::Board(*Side::ALL.get(usize::from(letter))?),
            Ask::HolyRat => Decision::HolyRat(letter == 1),
            Ask::Ninja { .. } => Decision::Ninja(letter == 1),
            Ask::Scavenge { .. } => Decision::Scavenge(letter == 1),
            Ask::Add { .. } => Decision::Add(colour(letter)),
            Ask::PutBack { .. } => Decision::PutBack(colour(letter)),
            Ask::Wound { .. } => Decision::Wound(seat_at(you, letter, view.public.seats())?),
            Ask::Swap { .. } => Decision::Swap { pairs: letter, whites: *word.get(1)? },
            Ask::Lecter { .. } => Decision::Lecter(match letter {
                1 => Some(FedRat::Available),
                2 => Some(FedRat::Infirmary),
                _ => None,
            }),
            Ask::Starve { .. } => Decision::Starve(letter),
            Ask::Alchemy { .. } => Decision::Alchemy(letter),
            Ask::Deploy { .. } | Ask::Move { .. } => return None,
        })
    }

    fn spell(view: &View, decision: &Decision) -> Option<Word> {
        let (ask, you) = (view.ask()?, view.you?);
        let yes = |yes: bool| Word::of(&[u8::from(yes)]);
        let colour =
            |colour: Option<Colour>| Word::of(&[colour.map_or(0, |colour| 1 + colour.index() as u8)]);
        Some(match *decision {
            Decision::KeepClan(clan) => Word::of(&[clan.index() as u8]),
            Decision::Board(side) => Word::of(&[side.index() as u8]),
            Decision::HolyRat(it) | Decision::Ninja(it) | Decision::Scavenge(it) => yes(it),
            Decision::Add(it) | Decision::PutBack(it) => colour(it),
            Decision::Wound(victim) => Word::of(&[steps(you, victim, view.public.seats())]),
            Decision::Swap { pairs, whites } => Word::of(&[pairs, whites]),
            Decision::Lecter(rat) => Word::of(&[match rat {
                None => 0,
                Some(FedRat::Available) => 1,
                Some(FedRat::Infirmary) => 2,
            }]),
            Decision::Starve(count) | Decision::Alchemy(count) => Word::of(&[count]),
            Decision::Deploy(deployment) => {
                let Ask::Deploy { both, hide, .. } = ask else { return None };
                let word =
                    spelled(both).fold(Word::EMPTY, |word, place| word.with(deployment.rats.at(place)));
                if hide { word.with(u8::from(deployment.hide)) } else { word }
            }
            Decision::Move(made) => {
                let Ask::Move { most, .. } = ask else { return None };
                let word = made.iter().fold(Word::EMPTY, |word, (from, to)| {
                    word.with(from.index() as u8).with(to.index() as u8)
                });
                if usize::from(made.count()) < usize::from(most).min(Moves::MOST) {
                    word.with(STOP)
                } else {
                    word
                }
            }
            Decision::Look => return None,
        })
    }
}
