//! Where rats go: the places of a sewer board.

table::named! {
    /// Where cheese is looked for.
    pub enum Area { Dump = "dump", City = "city", Field = "field" }
}

impl Area {
    pub const fn place(self) -> Place {
        match self {
            Area::Dump => Place::Dump,
            Area::City => Place::City,
            Area::Field => Place::Field,
        }
    }

    /// LAND-59: dump, then city, then field.
    pub const fn next(self) -> Option<Area> {
        match self {
            Area::Dump => Some(Area::City),
            Area::City => Some(Area::Field),
            Area::Field => None,
        }
    }
}

table::named! {
    /// A side tunnel, which leads to a neighbour.
    pub enum Tunnel { Left = "left", Right = "right" }
}

impl Tunnel {
    pub const fn place(self) -> Place {
        match self {
            Tunnel::Left => Place::Left,
            Tunnel::Right => Place::Right,
        }
    }

    /// LAND-119: with two players a left tunnel faces a right one.
    pub const fn facing(self) -> Tunnel {
        match self {
            Tunnel::Left => Tunnel::Right,
            Tunnel::Right => Tunnel::Left,
        }
    }
}

table::named! {
    /// Where a rat can be deployed to. `Both`, pantry and nursery at once, exists with Locked and Loaded only (LAND-106).
    pub enum Place {
        Dump = "dump",
        City = "city",
        Field = "field",
        Left = "left",
        Right = "right",
        Pantry = "pantry",
        Nursery = "nursery",
        Both = "both",
    }
}

impl Place {
    /// LAND-198: where a rat is taken from when it no longer matters where it stands.
    pub(crate) const CHEAPEST_FIRST: [Place; 8] = [
        Place::Pantry,
        Place::Nursery,
        Place::Both,
        Place::Left,
        Place::Right,
        Place::Dump,
        Place::City,
        Place::Field,
    ];
}

/// How many rats stand at each place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Rats([u8; 8]);

impl Rats {
    pub const NONE: Rats = Rats([0; 8]);

    pub const fn new(counts: [u8; 8]) -> Rats {
        Rats(counts)
    }

    /// All of them in the pantry, as at the start and between rounds (LAND-03, LAND-85).
    pub const fn pooled(count: u8) -> Rats {
        Rats([0, 0, 0, 0, 0, count, 0, 0])
    }

    pub const fn at(self, place: Place) -> u8 {
        self.0[place.index()]
    }

    pub const fn counts(self) -> [u8; 8] {
        self.0
    }

    /// In a wider number: what comes from outside may not fit.
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    pub fn put(&mut self, place: Place, count: u8) {
        self.0[place.index()] += count;
    }

    /// Takes one rat away; the caller has counted.
    pub(crate) fn remove(&mut self, place: Place) {
        self.0[place.index()] -= 1;
    }

    /// Those that breed (LAND-50, LAND-106).
    pub const fn breeding(self) -> u8 {
        self.at(Place::Nursery) + self.at(Place::Both)
    }

    /// Those that guard the pantry (LAND-42, LAND-106).
    pub const fn guarding(self) -> u8 {
        self.at(Place::Pantry) + self.at(Place::Both)
    }

    /// The places where somebody stands.
    pub fn occupied(self) -> Occupied {
        let bit = |(place, count): (usize, &u8)| u8::from(*count > 0) << place;
        Occupied(self.0.iter().enumerate().map(bit).sum())
    }
}

/// Some of the places: those that rats were sent to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Occupied(u8);

impl Occupied {
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    #[must_use]
    pub const fn with(self, place: Place) -> Occupied {
        Occupied(self.0 | 1 << place.index())
    }
}
