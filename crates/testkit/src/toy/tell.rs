//! What is seen and told in Mousehole.

use super::{Fault, Hole, MOST_MICE, Mousehole, Public};
use std::fmt;
use table::{BySeat, Eye, Face, Hidden, Seat, SeatSet};

/// A hole, as one onlooker knows it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Seen {
    pub face: Face<u8>,
    pub known_by: SeatSet,
}

#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub you: Option<Seat>,
    pub public: Public,
    pub holes: BySeat<[Seen; 2], MOST_MICE>,
    pub deck: u8,
    /// For the eye that sees everything.
    pub order: Option<Vec<u8>>,
    /// Always 0 unless something is broken.
    pub told: u8,
    pub(super) smuggled: Smuggled,
}

/// Looks the same whatever is in it.
#[derive(Clone)]
pub(super) struct Smuggled(pub(super) Vec<u8>);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Smuggled) -> bool {
        true
    }
}

impl fmt::Debug for Smuggled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing to see here")
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    pub you: Option<Seat>,
    pub round: u16,
    pub holes: BySeat<[Seen; 2], MOST_MICE>,
    pub leak: Option<u8>,
}

impl Mousehole {
    pub(super) fn seen_by(&self, eye: &Eye) -> View {
        let see = |crumb: &Hidden<u8>| Seen { face: crumb.to(eye), known_by: crumb.seen_by() };
        let smuggles = self.has(Fault::CheatingImagine) || self.has(Fault::LeakySight);
        View {
            you: eye.seat(),
            public: self.public.clone(),
            holes: self.holes.map(|_, holes| holes.each_ref().map(see)),
            deck: self.deck.len(),
            order: self.deck.to(eye).map(<[u8]>::to_vec),
            told: self.told(),
            smuggled: Smuggled(if smuggles { self.slips.all.clone() } else { Vec::new() }),
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::notation::write(self))
    }
}

#[derive(Clone, Debug)]
pub enum Event {
    Dealt {
        seats: u8,
    },
    /// A mouse has looked into its first hole. Only that mouse hears of it.
    Looked {
        crumb: Hidden<u8>,
    },
    Ate {
        seat: Seat,
        hole: Hole,
        crumb: u8,
        times: u32,
    },
    Sniffed {
        seat: Seat,
        hole: Hole,
        crumb: Hidden<u8>,
    },
    Dug {
        seat: Seat,
        hole: Hole,
        dug: Hidden<u8>,
        old: u8,
    },
    Passed {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
    },
    ClockRead {
        elapsed_s: u64,
    },
    Over {
        winners: SeatSet,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    Dealt { seats: u8 },
    Looked { crumb: u8 },
    Ate { seat: Seat, hole: Hole, crumb: u8, times: u32 },
    Sniffed { seat: Seat, hole: Hole, crumb: Face<u8> },
    Dug { seat: Seat, hole: Hole, dug: Face<u8>, old: u8 },
    Passed { seat: Seat },
    TimedOut { seat: Seat },
    ClockRead { elapsed_s: u64 },
    Over { winners: SeatSet },
}

impl Notice {
    pub(super) fn of(event: &Event, eye: &Eye) -> Option<Notice> {
        Some(match *event {
            Event::Dealt { seats } => Notice::Dealt { seats },
            Event::Looked { crumb } => Notice::Looked { crumb: crumb.to(eye).up()? },
            Event::Ate { seat, hole, crumb, times } => Notice::Ate { seat, hole, crumb, times },
            Event::Sniffed { seat, hole, crumb } => Notice::Sniffed { seat, hole, crumb: crumb.to(eye) },
            Event::Dug { seat, hole, dug, old } => Notice::Dug { seat, hole, dug: dug.to(eye), old },
            Event::Passed { seat } => Notice::Passed { seat },
            Event::TimedOut { seat } => Notice::TimedOut { seat },
            Event::ClockRead { elapsed_s } => Notice::ClockRead { elapsed_s },
            Event::Over { winners } => Notice::Over { winners },
        })
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = |crumb: &Face<u8>| crumb.up().map_or(String::new(), |crumb| format!(" ({crumb})"));
        match self {
            Notice::Dealt { seats } => write!(f, "{seats} mice have two crumbs each."),
            Notice::Looked { crumb } => write!(f, "You see {crumb} in your First hole."),
            Notice::Ate { seat, hole, crumb, .. } => write!(f, "{seat} eats {crumb} from the {hole:?} hole."),
            Notice::Sniffed { seat, hole, crumb } => {
                write!(f, "{seat} sniffs at the {hole:?} hole{}.", known(crumb))
            }
            Notice::Dug { seat, hole, dug, old } => {
                write!(f, "{seat} digs{} into the {hole:?} hole and throws out {old}.", known(dug))
            }
            Notice::Passed { seat } => write!(f, "{seat} stays at home."),
            Notice::TimedOut { seat } => write!(f, "{seat} has run out of time."),
            Notice::ClockRead { elapsed_s } => write!(f, "{elapsed_s} s have passed."),
            Notice::Over { winners } => write!(f, "Winner: {winners}."),
        }
    }
}
