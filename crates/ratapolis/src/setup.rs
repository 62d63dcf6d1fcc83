//! Setup: POL-01 to POL-20, what Situations change of it, and the tables that are refused.

use crate::city::{Allow, City, CityProblem, Drawing};
use crate::data::{Parts, ROUNDS, Situation, Start, Tokens};
use crate::event::{Event, Notice};
use crate::family::Family;
use crate::options::{Hunter, Mark, Options};
use crate::phase::Phase;
use crate::size::{ByPlayer, MOST_PLAYERS, PLACES};
use crate::state::{Public, Slot, State, Token};
use crate::tile::{Colour, PLOTS, PlotSet, TILES, Tile, TileSet};
use table::{
    BadOption, Ctx, Dice, Game as _, Hidden, Lasting, OptionValue, Options as _, Refused, Seat, SeatSet,
    Spread,
};

/// Rounds of a city with fewer than all buildings: slots 4 and 8 are closed (POL-182).
const CLOSED_IN_SMALL_CITIES: [usize; 2] = [3, 7];

/// All that can be read from the options before anything is dealt.
pub(crate) struct Table {
    pub(crate) situation: usize,
    layout: Option<u8>,
    city: City,
    marks: [Mark; ROUNDS],
}

impl State {
    pub(crate) fn set_up(
        parts: Lasting<Parts>,
        options: &Options,
        seats: u8,
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<State, Refused> {
        let table = choose(parts, options, seats, ctx.dice)?;
        let balthus = hunter(&parts.situations[table.situation], options, seats, ctx.dice)?;
        let mut public = Public::without_rats(parts, options, seats, &table, balthus);
        public.rules = ctx.rules;
        public.give_colours(ctx.dice);
        public.draw_tokens(ctx.dice);
        public.place_rats(ctx.dice);
        let mut state = State::before_the_first_round(public);
        state.lay_face_down(ctx.dice);
        ctx.tell_all(|| state.public.set_up_notice());
        state.begin_round(ctx);
        Ok(state)
    }

    /// All cards are in the deck (POL-18), but those that wait on slots (POL-138, POL-147).
    pub(crate) fn before_the_first_round(mut public: Public) -> State {
        let situation = public.situation();
        let places = public.city.places();
        let hidden =
            public.layout.map_or(TileSet::NONE, |layout| public.parts.layouts[layout as usize].hidden);
        public.cards = public.city.buildings();
        if !places.is_empty() {
            public.cards = public.cards.union(hidden); // POL-152
        }
        let mut deck = public.cards;
        if let Some(fixed) = situation.fixed {
            public.slots[usize::from(fixed.round) - 1].cat = Some(fixed.card);
            deck = deck.without(fixed.card);
        }
        if let Some(stacked) = situation.stacked {
            deck = deck.minus(stacked.cards);
        }
        public.deck = deck.len();
        let mut state = State {
            public,
            deck: Hidden::unseen(deck),
            held: Spread::empty(),
            shown: Spread::empty(),
            laid: Hidden::unseen(TileSet::NONE),
            under: Spread::empty(),
        };
        for seat in public.all() {
            state.held.put(
                seat.number() as usize,
                Hidden::known_to(<[TileSet; ROUNDS]>::default(), SeatSet::only(seat)),
            );
        }
        state
    }

    /// Tiles of each size are shuffled and laid on the places of that size; the rest goes to the box unseen (POL-149).
    fn lay_face_down(&mut self, dice: &mut Dice) {
        let public = &self.public;
        let Some(layout) = public.layout else { return };
        let hidden = public.parts.layouts[layout as usize].hidden;
        let mut left = hidden;
        for place in public.city.places() {
            let tile = random_of_size(left, public.city.multiplier(place), &public.parts, dice);
            left = tile.map_or(left, |tile| left.without(tile));
            self.under.put(place.index() - TILES, Hidden::unseen(tile));
        }
    }
}

/// One of these tiles that fits a place of this size.
pub(crate) fn random_of_size(of: TileSet, size: u8, parts: &Parts, dice: &mut Dice) -> Option<Tile> {
    let fitting: TileSet = of.iter().filter(|tile| parts.tiles[tile.index()].multiplier == size).collect();
    if fitting.is_empty() { None } else { fitting.nth(dice.below(fitting.len().into())) }
}

impl Colour {
    /// By family, in the order of the seats; beside five rat players there may be one more seat.
    const ALL_AND_ONE: [Colour; MOST_PLAYERS] =
        [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Orange, Colour::Red];
}

impl Public {
    /// The city before anything is put on it.
    pub(crate) fn without_rats(
        parts: Lasting<Parts>,
        options: &Options,
        seats: u8,
        table: &Table,
        balthus: Option<Seat>,
    ) -> Public {
        let mut public = Public {
            parts,
            rules: State::RULES,
            options: *options,
            situation: table.situation as u8,
            layout: table.layout,
            city: table.city,
            phase: Phase::Over,
            round: 0,
            marks: table.marks,
            seats,
            balthus,
            colours: Colour::ALL_AND_ONE,
            families: 0,
            present: table.city.plots(),
            orange: TileSet::NONE,
            tokens: [Token::Out; 10],
            turned: [None; PLACES],
            rats: [[0; PLOTS]; MOST_PLAYERS],
            stands: [PlotSet::NONE; MOST_PLAYERS],
            reserve: [0; MOST_PLAYERS],
            lost: [0; MOST_PLAYERS],
            lost_before: [0; MOST_PLAYERS],
            brought: [0; MOST_PLAYERS],
            cheese: [0; MOST_PLAYERS],
            captured: [0; MOST_PLAYERS],
            hunted: 0,
            cards: TileSet::NONE,
            deck: 0,
            slots: [Slot::empty(seats); ROUNDS],
        };
        public.families = if public.has_neutrals() { 3 } else { public.players().len() }; // POL-14
        public
    }

    /// A seat has its colour; by lot where the Situation says so (POL-02, POL-134). Balthus has none.
    fn give_colours(&mut self, dice: &mut Dice) {
        let mut colours = Colour::ALL;
        let players = self.players();
        if self.situation().lots {
            dice.shuffle(&mut colours[..players.len() as usize]);
        }
        for (seat, colour) in players.iter().zip(colours) {
            self.colours[seat.number() as usize] = colour;
        }
    }

    /// POL-09 to POL-12, POL-162, POL-175.
    fn draw_tokens(&mut self, dice: &mut Dice) {
        let usable = self.city.buildings();
        let usable = if self.has_neutrals() { usable.without(Tile::A) } else { usable };
        self.orange = match self.situation().tokens {
            Tokens::Fixed(tokens) => tokens.among(usable),
            Tokens::Drawn { pool } => draw_some(&mut pool.among(usable), self.seats + 1, dice),
        };
        for tile in self.orange {
            if let Some(advantage) = tile.advantage() {
                self.tokens[advantage.index()] = Token::Lies;
            }
        }
    }

    /// POL-15, POL-16, POL-136, POL-151, POL-161.
    fn place_rats(&mut self, dice: &Dice) {
        let situation = self.situation();
        let mut corners = [0, 1, 2, 3];
        if situation.lots && self.rules >= 2 {
            dice.fork("corners", 0).shuffle(&mut corners); // POL-134
        }
        for (number, seat) in self.players().iter().enumerate() {
            let family = Family::from(seat);
            match &situation.start {
                Start::Everywhere => {
                    self.city.buildings().iter().for_each(|tile| self.put(family, tile.plot(), 1));
                }
                Start::Together(rats) => self.place(family, rats),
                Start::Corners(all) => self.place(family, &all[corners[number]]),
            }
            self.reserve[family.index()] = situation.rats - self.in_city(family);
        }
        if self.has_neutrals() {
            let [one, other] = [self.stands[0], self.stands[1]];
            one.among(other)
                .among(self.buildings())
                .iter()
                .for_each(|plot| self.put(Family::NEUTRAL, plot, 1));
        }
        if let Start::Corners(_) = situation.start {
            self.judge_tokens(&mut |_, _| {}); // POL-137
        }
    }

    fn place(&mut self, family: Family, rats: &[u8; PLOTS]) {
        for plot in self.city.plots() {
            self.put(family, plot, rats[plot.index()]);
        }
    }

    fn set_up_notice(&self) -> Notice {
        Notice::SetUp {
            situation: self.situation().id.clone(),
            colours: ByPlayer::from_fn(self.seats, |seat| {
                self.players().contains(seat).then(|| self.colour(seat.into()))
            }),
            neutral: self.has_neutrals().then(|| self.colour(Family::NEUTRAL)),
            balthus: self.balthus,
            tokens: self.orange,
        }
    }
}

/// So many of these cards at random, which leave the set.
#[inline]
pub(crate) fn draw_some(from: &mut TileSet, count: u8, dice: &mut Dice) -> TileSet {
    let mut drawn = TileSet::NONE;
    for _ in 0..count.min(from.len()) {
        if let Some(tile) = from.nth(dice.below(from.len().into())) {
            *from = from.without(tile);
            drawn = drawn.with(tile);
        }
    }
    drawn
}

fn hunter(
    situation: &Situation,
    options: &Options,
    seats: u8,
    dice: &mut Dice,
) -> Result<Option<Seat>, Refused> {
    if let Hunter::Seat(seat) = options.balthus
        && seat.number() >= seats
    {
        return Err(BadOption::NoSuchSeat { name: "balthus", seat: seat.number(), seats }.into());
    }
    Ok(match options.balthus {
        _ if !situation.balthus => None,
        Hunter::Seat(seat) => Some(seat),
        Hunter::Random => SeatSet::first(seats).nth(dice.below(seats.into()) as u8),
    })
}

/// Which Situation, city and round cards are played, or why not.
fn choose(parts: Lasting<Parts>, options: &Options, seats: u8, dice: &mut Dice) -> Result<Table, Refused> {
    let name = options.situation.as_str();
    if name != "random" {
        return Table::of(parts, options, name, seats);
    }
    // POL-110: one of those that admit this table; what is chosen for one of them must suit it.
    let admitted: Vec<usize> = (1..parts.situations.len())
        .filter(|&index| admits(&parts.situations[index], options, seats).is_ok())
        .collect();
    for &index in &admitted {
        Table::at(parts, options, index, seats)?;
    }
    match dice.pick(&admitted) {
        Some(index) => Table::at(parts, options, index, seats),
        None => Err(unfit("situation", options, format!("no Situation is for {seats} players"))),
    }
}

/// POL-01, POL-170.
fn admits(situation: &Situation, options: &Options, seats: u8) -> Result<(), String> {
    let (least, most) = situation.players;
    if !(least..=most).contains(&seats) {
        return Err(format!("it is for {least} to {most} players, not for {seats}"));
    }
    if options.teams && situation.balthus {
        return Err("teams do not play against Balthus".to_owned());
    }
    Ok(())
}

impl Table {
    /// The Situation with this id, with whatever the options say for it.
    pub(crate) fn of(
        parts: Lasting<Parts>,
        options: &Options,
        id: &str,
        seats: u8,
    ) -> Result<Table, Refused> {
        let Some(situation) = parts.situation(id) else {
            let ids: Vec<&str> = parts.situations.iter().map(|situation| situation.id.as_str()).collect();
            return Err(unfit("situation", options, format!("the data has {} and random", ids.join(", "))));
        };
        Table::at(parts, options, situation, seats)
    }

    fn at(parts: Lasting<Parts>, options: &Options, index: usize, seats: u8) -> Result<Table, Refused> {
        let situation = &parts.situations[index];
        admits(situation, options, seats).map_err(|reason| unfit("situation", options, reason))?;
        if options.teams && seats != 4 {
            return Err(unfit("teams", options, format!("two teams of two are four players, not {seats}")));
        }
        let (layout, city) = match situation.layout {
            Some(layout) => (Some(layout), parts.layouts[layout].city),
            None => chosen_city(parts, options, situation)?,
        };
        let marks = if index == 0 { chosen_marks(&parts, options, &city)? } else { situation.marks };
        Ok(Table { situation: index, layout: layout.map(|layout| layout as u8), city, marks })
    }
}

/// The option `city`: a printed layout, or one that players have made (POL-07, POL-174, POL-180).
fn chosen_city(
    parts: Lasting<Parts>,
    options: &Options,
    situation: &Situation,
) -> Result<(Option<usize>, City), Refused> {
    let text = options.city.as_str();
    let (layout, city) = match parts.layout(text) {
        Some(layout) if parts.layouts[layout].city.places().is_empty() => {
            (Some(layout), parts.layouts[layout].city)
        }
        Some(_) => {
            return Err(unfit("city", options, "its face-down tiles belong to its own Situation".to_owned()));
        }
        None => {
            let drawn = Drawing::from_text(text).city(&parts.multipliers(), Allow::Tiles);
            (None, drawn.map_err(|problems| bad_city(options, &problems))?)
        }
    };
    let problems = if situation.balthus { missing_for_balthus(&city) } else { Vec::new() };
    if problems.is_empty() { Ok((layout, city)) } else { Err(bad_city(options, &problems)) }
}

/// Exactly the twenty buildings (POL-174).
fn missing_for_balthus(city: &City) -> Vec<CityProblem> {
    let missing = TileSet::BUILDINGS.minus(city.tiles()).iter().map(|tile| CityProblem::Missing { tile });
    let outdoors = city.tiles().minus(TileSet::BUILDINGS).iter().map(|tile| CityProblem::NoOutdoors { tile });
    missing.chain(outdoors).collect()
}

pub(crate) fn suits_balthus(city: &City) -> bool {
    missing_for_balthus(city).is_empty()
}

/// All that is wrong with a city that players have made, for a builder that tells them while they build.
pub fn inspect(parts: &Parts, rows: &str, for_balthus: bool) -> Vec<CityProblem> {
    match Drawing::from_text(rows).city(&parts.multipliers(), Allow::Tiles) {
        Err(problems) => problems,
        Ok(city) if for_balthus => missing_for_balthus(&city),
        Ok(_) => Vec::new(),
    }
}

fn bad_city(options: &Options, problems: &[CityProblem]) -> Refused {
    let reasons: Vec<String> = problems.iter().map(ToString::to_string).collect();
    unfit("city", options, reasons.join("; "))
}

/// POL-109, POL-182.
fn chosen_marks(parts: &Parts, options: &Options, city: &City) -> Result<[Mark; ROUNDS], Refused> {
    let mut marks = options.marks();
    if city.buildings() != TileSet::BUILDINGS {
        CLOSED_IN_SMALL_CITIES.iter().for_each(|&slot| marks[slot] = Mark::Closed);
    }
    let count = |kind: Mark| marks.iter().filter(|&&mark| mark == kind).count() as u8;
    let (closed, no_attack, one_attack) =
        (count(Mark::Closed), count(Mark::NoAttack), count(Mark::OneAttack));
    let (no_most, one_most) = (parts.no_attack_cards, parts.one_attack_cards);
    let refuse = |kind: Mark, reason: String| {
        let mut named = options.values().into_iter().filter(|(name, _)| name.starts_with("mark_"));
        let of_kind = |(_, value): &(&str, OptionValue)| *value == OptionValue::Word(kind.name().to_owned());
        let (name, value) = named.rfind(of_kind).unwrap_or(("mark_8", OptionValue::Word(String::new())));
        Err(BadOption::Unfit { name, value, reason }.into())
    };
    if no_attack > no_most {
        return refuse(Mark::NoAttack, format!("the box has {no_most} cards for a round without attack"));
    }
    if one_attack > one_most {
        return refuse(Mark::OneAttack, format!("the box has {one_most} cards for a round with one attack"));
    }
    if closed + no_attack + one_attack > no_most + one_most {
        return refuse(Mark::Closed, format!("the box has {} round cards", no_most + one_most));
    }
    Ok(marks)
}

fn unfit(name: &'static str, options: &Options, reason: String) -> Refused {
    let value = options.values().into_iter().find(|(option, _)| *option == name);
    let value = value.map_or(OptionValue::Word(String::new()), |(_, value)| value);
    BadOption::Unfit { name, value, reason }.into()
}
