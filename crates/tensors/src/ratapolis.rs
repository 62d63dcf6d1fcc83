//! Ratapolis. A plan is two actions of one or two letters each: what is done and where, and then where to, or to whom.

use crate::{Letters, Note, Tensors, Word, around, seat_at, steps};
use games::ratapolis::{
    Action, Advantage, Ask, Colour, Decision, Edition, Family, Mark, Plan, Planning, Plot, PlotSet, Public,
    ROUNDS, State, Tile, TileSet, Token, View,
};
use table::{Face, Seat, SeatSet};

const SEATS: usize = 6;
const PLOTS: usize = Plot::ALL.len();
const TILES: usize = Tile::ALL.len();
const ASKS: usize = 7;

/// The first letter of an action: nothing, or one of these and a plot.
const NOTHING: u8 = 0;
const MOVE: u8 = 1;
const ATTACK: u8 = MOVE + PLOTS as u8;
const PROCREATE: u8 = ATTACK + PLOTS as u8;

fn number(ask: &Ask) -> usize {
    match ask {
        Ask::Plan(_) => 0,
        Ask::Archives { .. } => 1,
        Ask::Show { .. } => 2,
        Ask::Market => 3,
        Ask::Radio { .. } => 4,
        Ask::Hospital { .. } => 5,
        Ask::Lay { .. } => 6,
    }
}

fn plot(letter: u8) -> Option<Plot> {
    Plot::ALL.get(usize::from(letter)).copied()
}

/// The first action that these letters spell, and how many of them do; `None` where it is not whole.
fn action(letters: &[u8]) -> Option<(Action, usize)> {
    let &head = letters.first()?;
    Some(match head {
        NOTHING => (Action::Nothing, 1),
        MOVE..ATTACK => (Action::Move { from: plot(head - MOVE)?, to: plot(*letters.get(1)?)? }, 2),
        ATTACK..PROCREATE => {
            let colour = *Colour::ALL.get(usize::from(*letters.get(1)?))?;
            (Action::Attack { tile: plot(head - ATTACK)?, colour }, 2)
        }
        _ => (Action::Procreate { tile: plot(head - PROCREATE)? }, 1),
    })
}

fn spelled(word: Word, action: Action) -> Word {
    match action {
        Action::Nothing => word.with(NOTHING),
        Action::Move { from, to } => word.with(MOVE + from.index() as u8).with(to.index() as u8),
        Action::Attack { tile, colour } => word.with(ATTACK + tile.index() as u8).with(colour.index() as u8),
        Action::Procreate { tile } => word.with(PROCREATE + tile.index() as u8),
    }
}

/// What one slot of a plan may hold, given what is in the first.
struct Slot<'a> {
    public: &'a Public,
    planning: Planning,
    first: Option<Action>,
}

impl Slot<'_> {
    fn allows(&self, action: Action) -> bool {
        let plan = match self.first {
            None => Plan([action, Action::Nothing]),
            Some(first) => Plan([first, action]),
        };
        self.planning.check(self.public, plan).is_ok()
    }

    /// Where the planner counts on having rats.
    fn standing(&self) -> PlotSet {
        match self.first {
            Some(Action::Move { to, .. }) => self.planning.standing.with(to),
            Some(Action::Nothing | Action::Attack { .. } | Action::Procreate { .. }) | None => {
                self.planning.standing
            }
        }
    }

    fn heads(&self, letters: &mut Letters<'_>) {
        letters.allow(NOTHING);
        let standing = self.standing();
        for from in standing {
            if !self.planning.reach(self.public, from).without(from).is_empty() {
                letters.allow(MOVE + from.index() as u8);
            }
            if self.planning.procreation && self.allows(Action::Procreate { tile: from }) {
                letters.allow(PROCREATE + from.index() as u8);
            }
        }
        for tile in self.planning.range(self.public, standing) {
            if self.colours().any(|colour| self.allows(Action::Attack { tile, colour })) {
                letters.allow(ATTACK + tile.index() as u8);
            }
        }
    }

    fn colours(&self) -> impl Iterator<Item = Colour> {
        self.public.in_play().map(|family| self.public.colour(family))
    }

    /// The second letter of an action that begins so; `false` where it has none.
    fn tails(&self, head: u8, letters: &mut Letters<'_>) -> bool {
        match head {
            MOVE..ATTACK => {
                let Some(from) = plot(head - MOVE) else { return false };
                let reach = self.planning.reach(self.public, from);
                letters.allow_all(
                    reach.iter().filter(|&to| self.allows(Action::Move { from, to })).map(Plot::index),
                );
            }
            ATTACK..PROCREATE => {
                let Some(tile) = plot(head - ATTACK) else { return false };
                letters.allow_all(
                    self.colours()
                        .filter(|&colour| self.allows(Action::Attack { tile, colour }))
                        .map(Colour::index),
                );
            }
            _ => return false,
        }
        true
    }
}

fn next_of_plan(public: &Public, planning: Planning, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
    let (first, rest) = match action(so_far) {
        Some((first, spelled)) => (Some(first), &so_far[spelled..]),
        None => (None, so_far),
    };
    let slot = Slot { public, planning, first };
    match *rest {
        [] => {
            slot.heads(letters);
            true
        }
        // One whole action after the other: the plan is whole.
        _ if first.is_some() && action(rest).is_some() => false,
        [head] => slot.tails(head, letters),
        _ => false,
    }
}

impl Tensors for State {
    const LETTERS: usize = PROCREATE as usize + PLOTS;
    const LONGEST: usize = 4;

    fn observe(view: &View, you: Seat, so_far: &[u8], note: &mut impl Note) {
        let (public, ask) = (&view.public, view.ask());
        let (options, seats) = (&public.options, public.seats());
        let tiles = |set: TileSet| Tile::ALL.into_iter().map(move |tile| set.contains(tile));
        let plots = |set: PlotSet| Plot::ALL.into_iter().map(move |plot| set.contains(plot));
        let who = |set: SeatSet| {
            around(you, seats, SEATS).map(move |seat| seat.is_some_and(|seat| set.contains(seat)))
        };
        note.one_of("players", Some(usize::from(seats) - 2), SEATS - 1);
        note.one_of("asked", ask.as_ref().map(number), ASKS);
        note.one_of("round", Some(usize::from(public.round.max(1)) - 1), ROUNDS);
        for mark in public.marks {
            note.one_of("mark", Some(mark.index()), Mark::ALL.len());
        }
        note.flag("russian_edition", options.edition == Edition::Russian);
        note.flag("teams", options.teams);
        note.number("hunted", public.hunted);
        note.flags("plots", plots(public.present));
        note.flags("face_down", plots(public.face_down()));
        note.flags("buildings", plots(public.buildings()));
        note.counts(
            "worth",
            Plot::ALL
                .into_iter()
                .map(|plot| if public.present.contains(plot) { public.worth(plot) } else { 0 }),
        );
        note.counts(
            "capacity",
            Plot::ALL
                .into_iter()
                .map(|plot| if public.present.contains(plot) { public.capacity(plot) } else { 0 }),
        );
        for (at, one) in Plot::ALL.into_iter().enumerate() {
            let adjacent = if public.present.contains(one) {
                public.city.adjacent(one).among(public.present)
            } else {
                PlotSet::NONE
            };
            note.flags("adjacent", Plot::ALL.into_iter().skip(at + 1).map(|other| adjacent.contains(other)));
        }
        note.flags("orange", tiles(public.orange));
        let of_plot = |family: Family| Plot::ALL.into_iter().map(move |plot| public.rats(family, plot));
        let neutral = public.has_neutrals().then_some(Family::NEUTRAL);
        note.counts(
            "neutral_rats",
            Plot::ALL.into_iter().map(|plot| neutral.map_or(0, |it| public.rats(it, plot))),
        );
        let scores = public.scores();
        for seat in around(you, seats, SEATS) {
            let family = seat.map(Family::from);
            note.flag("is_there", seat.is_some());
            note.flag("is_hunter", seat.is_some() && seat == public.balthus);
            let is_partner = seat.is_some_and(|seat| public.partner(you) == Some(seat));
            note.flag("is_partner", is_partner);
            let colour =
                family.filter(|_| seat != public.balthus).map(|family| public.colour(family).index());
            note.one_of("colour", colour, Colour::ALL.len());
            match family {
                Some(family) => note.counts("rats", of_plot(family)),
                None => note.counts("rats", [0; PLOTS]),
            }
            note.number("reserve", family.map_or(0, |family| public.reserve(family)));
            note.number("lost", family.map_or(0, |family| public.lost(family)));
            note.number("cheese", seat.map_or(0, |seat| public.cheese_tokens(seat)));
            note.number("captured", seat.map_or(0, |seat| public.captured(seat)));
            note.number("score", seat.map_or(0, |seat| scores[seat].total()));
            note.flags(
                "tokens",
                Advantage::ALL.into_iter().map(|it| seat.is_some() && public.owner(it) == seat),
            );
            note.flags("hand", tiles(seat.and_then(|seat| view.hand_of(seat).up()).unwrap_or(TileSet::NONE)));
        }
        note.flags("tokens_on_tiles", Advantage::ALL.into_iter().map(|it| public.token(it) == Token::Lies));
        note.flags("cards", tiles(public.cards));
        note.flags("accounted_for", tiles(view.accounted_for()));
        note.number("deck", public.deck);
        for (round, slot) in public.slots.iter().enumerate() {
            note.flags("cards_up", tiles(slot.up));
            note.flags("cards_turned", tiles(slot.turned));
            note.one_of("cat", slot.cat.map(Tile::index), TILES);
            note.flags("shown", tiles(view.shown[round].up().unwrap_or(TileSet::NONE)));
        }
        note.flags("laid", tiles(view.laid.up().unwrap_or(TileSet::NONE)));
        let (mut among, mut cards, mut to, mut from) = (SeatSet::EMPTY, TileSet::NONE, PlotSet::NONE, None);
        match ask {
            Some(Ask::Archives { of }) => among = of,
            Some(Ask::Show { to, cards: held }) => (among, cards) = (SeatSet::only(to), held),
            Some(Ask::Radio { card }) => cards = TileSet::only(card),
            Some(Ask::Hospital { from: it, to: refuges }) => (from, to) = (Some(it), refuges),
            Some(Ask::Lay { cards: up }) => cards = up,
            Some(Ask::Plan(_) | Ask::Market) | None => {}
        }
        note.flags("asked_among", who(among));
        note.flags("asked_cards", tiles(cards));
        note.one_of("asked_from", from.map(Plot::index), PLOTS);
        note.flags("asked_to", plots(to));
        let planning = matches!(ask, Some(Ask::Plan(_)));
        let letter = |at: usize| so_far.get(at).filter(|_| planning).map(|&letter| usize::from(letter));
        note.one_of("so_far_first", letter(0), Self::LETTERS);
        note.one_of("so_far_second", letter(1), Self::LETTERS);
        note.one_of("so_far_third", letter(2), Self::LETTERS);
    }

    fn beneath(view: &View, note: &mut impl Note) {
        let tiles = |set: TileSet| Tile::ALL.into_iter().map(move |tile| set.contains(tile));
        note.flags("in_deck", tiles(view.deck.up().unwrap_or(TileSet::NONE)));
        for under in view.under {
            let tile = if let Face::Up(tile) = under { tile } else { None };
            note.one_of("face_down_tile", tile.map(Tile::index), TILES);
        }
    }

    fn next(view: &View, so_far: &[u8], letters: &mut Letters<'_>) -> bool {
        let (Some(ask), Some(you)) = (view.ask(), view.you) else { return false };
        let far = |seat: Seat| usize::from(steps(you, seat, view.public.seats()));
        if let Ask::Plan(planning) = ask {
            return next_of_plan(&view.public, planning, so_far, letters);
        }
        if !so_far.is_empty() {
            return false;
        }
        match ask {
            Ask::Archives { of } => {
                letters.allow(0_u8);
                letters.allow_all(of.iter().map(|seat| 1 + far(seat)));
            }
            Ask::Show { cards, .. } | Ask::Lay { cards } => letters.allow_all(cards.iter().map(Tile::index)),
            Ask::Market | Ask::Radio { .. } => letters.allow_all([0, 1]),
            Ask::Hospital { to, .. } => {
                letters.allow(0_u8);
                letters.allow_all(to.iter().map(|plot| 1 + plot.index()));
            }
            Ask::Plan(_) => {}
        }
        true
    }

    fn read(view: &View, word: &[u8]) -> Option<Decision> {
        let (ask, you) = (view.ask()?, view.you?);
        if let Ask::Plan(_) = ask {
            let (first, letters) = action(word)?;
            let (second, more) = action(&word[letters..])?;
            return (letters + more == word.len()).then_some(Decision::Plan(Plan([first, second])));
        }
        let &letter = word.first()?;
        let tile = || Tile::ALL.get(usize::from(letter)).copied();
        Some(match ask {
            Ask::Archives { .. } => Decision::Archives(match letter.checked_sub(1) {
                Some(far) => Some(seat_at(you, far, view.public.seats())?),
                None => None,
            }),
            Ask::Show { .. } => Decision::Show(tile()?),
            Ask::Lay { .. } => Decision::Lay(tile()?),
            Ask::Market => Decision::Market(letter == 1),
            Ask::Radio { .. } => Decision::Refuse(letter == 1),
            Ask::Hospital { .. } => Decision::Rescue(match letter.checked_sub(1) {
                Some(at) => Some(plot(at)?),
                None => None,
            }),
            Ask::Plan(_) => return None,
        })
    }

    fn spell(view: &View, decision: &Decision) -> Option<Word> {
        let you = view.you?;
        Some(match *decision {
            Decision::Plan(Plan([first, second])) => spelled(spelled(Word::EMPTY, first), second),
            Decision::Archives(of) => {
                Word::of(&[of.map_or(0, |seat| 1 + steps(you, seat, view.public.seats()))])
            }
            Decision::Show(tile) | Decision::Lay(tile) => Word::of(&[tile.index() as u8]),
            Decision::Market(yes) | Decision::Refuse(yes) => Word::of(&[u8::from(yes)]),
            Decision::Rescue(to) => Word::of(&[to.map_or(0, |plot| 1 + plot.index() as u8)]),
        })
    }
}
