//! What a person's page is sent: what lies on the table and, unless remembering is left to the players, what the person has
//! seen (POL-78, POL-79).

use crate::city::Drawing;
use crate::decision::Ask;
use crate::event::Notice;
use crate::family::Family;
use crate::options::Mark;
use crate::phase::Phase;
use crate::plan::{Plan, Planning};
use crate::score::Score;
use crate::size::ByPlayer;
use crate::state::{Public, Token};
use crate::tile::{Colour, Plot, PlotSet, Tile, TileSet};
use crate::view::View;
use table::{Face, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Sight {
    pub you: Option<Seat>,
    /// The id of the Situation, and of the layout; a city of the players' own has none.
    pub situation: String,
    pub layout: Option<String>,
    /// Printed, from 1.
    pub round: u8,
    pub last_round: bool,
    /// Rounds 1 to 8.
    pub slots: Vec<SightSlot>,
    pub rows: u8,
    pub columns: u8,
    /// All plots that the city had at the start.
    pub city: Vec<SightPlot>,
    pub players: Vec<SightPlayer>,
    /// Two players: the neutral colour.
    pub neutral: Option<Colour>,
    pub balthus: Option<Seat>,
    /// All hunt cards of this game.
    pub cards: Vec<Tile>,
    /// Face-up cards of this round.
    pub up: Vec<Tile>,
    /// How many cards are in the deck, in the discard pile, and set aside unseen or laid by Balthus.
    pub deck: u8,
    pub discard: u8,
    pub aside: u8,
    /// Balthus's card, and what lies on the table in phase 4.
    pub laid: Option<Tile>,
    pub cat_card: Option<Tile>,
    /// Two teams: who plays with whom.
    pub teams: bool,
    /// What Balthus has noted so far.
    pub hunted: u16,
    /// Cards of this half that are safe or gone, as far as you know; empty where remembering is left to you.
    pub remembered: Vec<Tile>,
    /// The cards that you held or were shown in earlier rounds; empty where remembering is left to you.
    pub seen: Vec<SightSeen>,
    pub doing: Doing,
    pub ask: Option<Asked>,
}

/// A round on the hunter board, with its planning sheets.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightSlot {
    pub mark: Mark,
    /// The card that lies here for good.
    pub card: Option<Tile>,
    /// By seat, once they are revealed.
    pub plans: Vec<Plan>,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightPlot {
    pub plot: Plot,
    /// The tile here; none while it lies face down.
    pub tile: Option<Tile>,
    /// For an outdoor tile, the letter of the face that is up.
    pub face: Option<Tile>,
    /// Row and column of each cell, from 0.
    pub cells: Vec<[u8; 2]>,
    /// It lies in the city; a removed tile leaves its cells empty.
    pub present: bool,
    pub capacity: u8,
    /// What a rat scores here.
    pub cheese: u8,
    /// The orange face is up.
    pub orange: bool,
    pub token: Token,
    /// A cat stands here in this round.
    pub cat: bool,
    /// It is a part of the fun fair.
    pub fair: bool,
    pub rats: Vec<SightRats>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightRats {
    pub colour: Colour,
    pub count: u8,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightPlayer {
    /// Balthus has none.
    pub colour: Option<Colour>,
    pub partner: Option<Seat>,
    pub reserve: u8,
    pub in_city: u8,
    /// Since the start.
    pub lost: u8,
    pub hand_size: u8,
    pub hand: Face<Vec<Tile>>,
    /// Advantages owned.
    pub tokens: Vec<Tile>,
    pub cheese_tokens: u8,
    pub captured: u8,
    /// As it stands now.
    pub score: Score,
}

/// What you have seen in an earlier round.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightSeen {
    pub round: u8,
    pub held: Vec<Tile>,
    /// Shown to you, and by whom.
    pub shown: Option<SightShown>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SightShown {
    pub by: Seat,
    pub to: Seat,
    pub card: Tile,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "doing", rename_all = "snake_case"))]
pub enum Doing {
    Lay { seat: Seat },
    Archives { seat: Seat },
    Show { seat: Seat, to: Seat },
    Plan { asked: SeatSet },
    Market { seat: Seat },
    Radio { seat: Seat, card: Tile },
    Hospital { seat: Seat, card: Tile },
    Over,
}

/// A question, with all that may be answered.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(tag = "ask", rename_all = "snake_case"))]
pub enum Asked {
    Plan(AskedPlan),
    Archives { of: SeatSet },
    Show { to: Seat, cards: Vec<Tile> },
    Market { tile: Plot },
    Radio { card: Tile },
    Hospital { from: Plot, to: Vec<Plot> },
    Lay { cards: Vec<Tile> },
}

/// Slot 1 may attack a colour that `targets` has for the tile, and move from where you stand to where `reach` leads. Slot 2
/// counts as standing also where slot 1 moves to: it may attack any of the `rivals` wherever `range` leads from there.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct AskedPlan {
    pub standing: Vec<Plot>,
    /// How many of the two actions may be attacks.
    pub attacks: u8,
    pub rivals: Vec<Colour>,
    pub procreation: bool,
    /// For every tile in the city.
    pub from: Vec<AskedFrom>,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct AskedFrom {
    pub plot: Plot,
    /// Where a group can move to from here.
    pub reach: Vec<Plot>,
    /// Where a rat here can attack.
    pub range: Vec<Plot>,
    /// Whom you may attack on this tile in slot 1.
    pub targets: Vec<Colour>,
    /// Rats may be born here.
    pub nest: bool,
}

impl Sight {
    pub(crate) fn of(view: &View) -> Sight {
        let public = &view.public;
        let drawing = public.drawing();
        let (rows, columns) = drawing.size();
        let slot = &public.slots[public.slot()];
        let at_table = public.on_table() > 0;
        let scores = public.scores();
        let remembers = public.options.event_log;
        Sight {
            you: view.you,
            situation: public.situation().id.clone(),
            layout: public.layout.map(|layout| public.parts.layouts[layout as usize].id.clone()),
            round: public.round,
            last_round: public.is_last_round(),
            slots: (0..public.slots.len()).map(|round| SightSlot::of(view, round)).collect(),
            rows,
            columns,
            city: public.city.plots().iter().map(|plot| SightPlot::of(public, &drawing, plot)).collect(),
            players: public.all().iter().map(|seat| SightPlayer::of(view, seat, &scores)).collect(),
            neutral: public.has_neutrals().then(|| public.colour(Family::NEUTRAL)),
            balthus: public.balthus,
            cards: public.cards.iter().collect(),
            up: if at_table { slot.up.iter().collect() } else { Vec::new() },
            deck: public.deck,
            discard: public.discard(),
            aside: public.aside(),
            laid: view.laid.up().filter(|_| public.balthus.is_some() && at_table).and_then(TileSet::first),
            cat_card: match public.phase {
                Phase::Radio { card, .. } | Phase::Hospital { card, .. } => Some(card),
                Phase::Lay { .. } | Phase::Archives { .. } | Phase::Show { .. } => None,
                Phase::Plan | Phase::Market { .. } | Phase::Over => None,
            },
            teams: public.partner(Seat::default()).is_some(),
            hunted: public.hunted,
            remembered: if remembers { view.accounted_for().iter().collect() } else { Vec::new() },
            seen: if remembers { seen(view) } else { Vec::new() },
            doing: Doing::of(public),
            ask: view.ask().map(|ask| Asked::of(public, ask)),
        }
    }
}

impl SightSlot {
    fn of(view: &View, round: usize) -> SightSlot {
        let public = &view.public;
        let slot = &public.slots[round];
        let revealed = public.revealed_in(round);
        SightSlot {
            mark: public.marks[round],
            card: slot.cat,
            plans: if revealed {
                public.all().iter().map(|seat| slot.plans[seat]).collect()
            } else {
                Vec::new()
            },
        }
    }
}

impl SightPlot {
    fn of(public: &Public, drawing: &Drawing, plot: Plot) -> SightPlot {
        let tile = public.tile_on(plot);
        let present = public.present.contains(plot);
        let advantage = tile.and_then(Tile::advantage);
        let faces = public.layout.map(|layout| public.parts.layouts[layout as usize].faces);
        let colour = |family| SightRats { colour: public.colour(family), count: public.rats(family, plot) };
        SightPlot {
            plot,
            tile,
            face: tile
                .filter(|tile| !tile.is_building())
                .map(|tile| faces.map_or(tile, |faces| faces[tile.index()])),
            cells: drawing.cells_of(plot).into_iter().map(|(row, column)| [row, column]).collect(),
            present,
            capacity: public.capacity(plot),
            cheese: public.worth(plot),
            orange: tile.is_some_and(|tile| public.orange.contains(tile)),
            token: advantage.map_or(Token::Out, |advantage| public.token(advantage)),
            cat: present && tile.is_some_and(|tile| public.cats().contains(tile)),
            fair: public.fair().contains(plot),
            rats: public.in_play().map(colour).filter(|rats| rats.count > 0).collect(),
        }
    }
}

impl SightPlayer {
    fn of(view: &View, seat: Seat, scores: &ByPlayer<Score>) -> SightPlayer {
        let public = &view.public;
        let family = Family::from(seat);
        let plays = public.players().contains(seat);
        let at_table = public.on_table() > 0 && plays;
        let owned = crate::tile::Advantage::ALL.into_iter().filter(|&it| public.owner(it) == Some(seat));
        SightPlayer {
            colour: plays.then(|| public.colour(family)),
            partner: public.partner(seat),
            reserve: public.reserve(family),
            in_city: public.in_city(family),
            lost: public.lost(family),
            hand_size: if at_table { public.slots[public.slot()].hand } else { 0 },
            hand: match view.hand_of(seat) {
                Face::Up(cards) if at_table => Face::Up(cards.iter().collect()),
                Face::Up(_) => Face::Up(Vec::new()),
                Face::Down => Face::Down,
            },
            tokens: owned.map(crate::tile::Advantage::tile).collect(),
            cheese_tokens: public.cheese_tokens(seat),
            captured: public.captured(seat),
            score: scores[seat],
        }
    }
}

/// The onlooker's cards of earlier rounds, and what was shown to or by the onlooker (POL-79).
fn seen(view: &View) -> Vec<SightSeen> {
    let Some(held) = view.you.and_then(|you| view.held[you.number() as usize].up()) else {
        return Vec::new();
    };
    let rounds = (0..view.public.slots.len()).filter(|&round| !held[round].is_empty());
    let shown = |round: usize| {
        let (to, by) = view.public.slots[round].asked?;
        let card = view.shown[round].up()?.first()?;
        Some(SightShown { by, to, card })
    };
    rounds
        .map(|round| SightSeen {
            round: round as u8 + 1,
            held: held[round].iter().collect(),
            shown: shown(round),
        })
        .collect()
}

impl Doing {
    fn of(public: &Public) -> Doing {
        match public.phase {
            Phase::Lay { seat } => Doing::Lay { seat },
            Phase::Archives { seat } => Doing::Archives { seat },
            Phase::Show { seat, to } => Doing::Show { seat, to },
            Phase::Plan => Doing::Plan { asked: public.players() },
            Phase::Market { seat } => Doing::Market { seat },
            Phase::Radio { seat, card } => Doing::Radio { seat, card },
            Phase::Hospital { seat, card } => Doing::Hospital { seat, card },
            Phase::Over => Doing::Over,
        }
    }
}

impl Asked {
    fn of(public: &Public, ask: Ask) -> Asked {
        match ask {
            Ask::Plan(planning) => Asked::Plan(AskedPlan::of(public, &planning)),
            Ask::Archives { of } => Asked::Archives { of },
            Ask::Show { to, cards } => Asked::Show { to, cards: cards.iter().collect() },
            Ask::Market => Asked::Market { tile: Plot::A },
            Ask::Radio { card } => Asked::Radio { card },
            Ask::Hospital { from, to } => Asked::Hospital { from, to: to.iter().collect() },
            Ask::Lay { cards } => Asked::Lay { cards: cards.iter().collect() },
        }
    }
}

impl AskedPlan {
    fn of(public: &Public, planning: &Planning) -> AskedPlan {
        let colours =
            |families: &mut dyn Iterator<Item = Family>| families.map(|it| public.colour(it)).collect();
        let shots =
            if planning.attacks > 0 { planning.range(public, planning.standing) } else { PlotSet::NONE };
        let from = |plot: Plot| AskedFrom {
            plot,
            reach: planning.reach(public, plot).iter().collect(),
            range: planning.range(public, PlotSet::only(plot)).iter().collect(),
            targets: if shots.contains(plot) {
                colours(&mut planning.rivals().filter(|&rival| public.stands(rival).contains(plot)))
            } else {
                Vec::new()
            },
            nest: planning.procreation && public.buildings().contains(plot),
        };
        AskedPlan {
            standing: planning.standing.iter().collect(),
            attacks: planning.attacks,
            rivals: if planning.attacks > 0 { colours(&mut planning.rivals()) } else { Vec::new() },
            procreation: planning.procreation,
            from: public.present.iter().map(from).collect(),
        }
    }
}

/// With the log switched off only what happened in this round can be read back (POL-78).
pub(crate) fn forgotten(view: &View, notices: &[Notice]) -> usize {
    if view.public.options.event_log || view.public.phase == Phase::Over {
        return 0;
    }
    let began = |notice: &Notice| matches!(notice, Notice::RoundBegan { .. });
    notices.iter().rposition(began).unwrap_or(0)
}
