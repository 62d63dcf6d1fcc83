//! Does `imagine` deal worlds as often as the rules do?
//!
//! A game is dealt from many seeds and played by a script that knows what everybody knows. All deals that look the
//! same to one onlooker, and of which it was told the same, are one group; in each group the true frequencies of what
//! is hidden from the onlooker are compared with those of worlds imagined from *one* of its views (χ²). This finds
//! what no single look can see: an `imagine` that is unfair or returns the truth, a view or a notice that tells more
//! than the game's own `imagine` knows of.
//!
//! ```
//! use testkit::{posterior::Experiment, toy};
//! let experiment = Experiment::<toy::Mousehole>::new(2)
//!     .parts(table::Printed::read("1112222333").unwrap()) // so few crumbs that many deals look alike
//!     .deals(4000)
//!     .until(|_, decisions| decisions == 3)
//!     .script(|_, decisions, list| decisions as usize % list.len());
//! let fit = experiment.compare(|world| format!("{:?}", world.view_of_everything().holes)).unwrap();
//! assert!(fit.groups > 0);
//! ```

use std::collections::{BTreeMap, HashMap};
use std::fmt::{self, Debug, Write};
use table::{Dice, Game, Joint, Printed, Seat, Seed, Turn, World};

/// Groups smaller than this tell too little.
const SMALLEST_GROUP: u32 = 60;
/// How many worlds are imagined for each deal of a group.
const IMAGINED_PER_DEAL: u32 = 3;
/// Of the smaller sample, expected in every cell.
const SMALLEST_CELL: f64 = 5.0;
/// One honest experiment in ten thousand lies further out.
const MOST_DEVIATIONS: f64 = 3.72;

/// How well imagined and true frequencies agree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Deals that ended up in a group of some size.
    pub deals: u32,
    pub groups: u32,
    pub chi_squared: f64,
    pub degrees_of_freedom: u32,
    /// By how many standard deviations χ² is too large.
    pub deviations: f64,
}

/// The frequencies do not agree.
#[derive(Clone, Debug, PartialEq)]
pub struct Misfit {
    pub fit: Fit,
    /// The group that agrees least: its view, and each hidden thing with how often it was dealt and imagined.
    pub worst: String,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "imagined worlds are not as likely as dealt ones: {:?}\n{}", self.fit, self.worst)
    }
}

/// Says which of the listed decisions is made, from what the gallery sees and the number of decisions before.
type Script<G> = Box<dyn Fn(&<G as Game>::View, u32, &[<G as Game>::Decision]) -> usize>;
type OnlyIf<G> = Box<dyn Fn(&<G as Game>::View) -> bool>;
type Until<G> = Box<dyn Fn(&<G as Game>::View, u32) -> bool>;

/// Which deals are made, how they are played, and who looks.
pub struct Experiment<G: Game> {
    parts: Printed<G::Parts>,
    options: G::Options,
    seats: u8,
    onlooker: Option<Seat>,
    deals: u64,
    script: Script<G>,
    until: Until<G>,
    only_if: OnlyIf<G>,
    by_notices: bool,
}

impl<G: Game> Debug for Experiment<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Experiment with {} at {} seats, {:?}", G::NAME, self.seats, self.options)
    }
}

impl<G: Game> Experiment<G> {
    /// The first seat looks right after the deal.
    pub fn new(seats: u8) -> Self {
        Experiment {
            parts: Printed::shipped(),
            options: G::Options::default(),
            seats,
            onlooker: Seat::new(0),
            deals: 100_000,
            script: Box::new(|_, _, _| 0),
            until: Box::new(|_, _| true),
            only_if: Box::new(|_| true),
            by_notices: true,
        }
    }

    #[must_use]
    pub fn parts(self, parts: Printed<G::Parts>) -> Self {
        Experiment { parts, ..self }
    }

    #[must_use]
    pub fn options(self, options: G::Options) -> Self {
        Experiment { options, ..self }
    }

    #[must_use]
    pub fn onlooker(self, onlooker: Seat) -> Self {
        Experiment { onlooker: Some(onlooker), ..self }
    }

    #[must_use]
    pub fn deals(self, deals: u64) -> Self {
        Experiment { deals, ..self }
    }

    /// Says which of the listed decisions is made, from what the gallery sees and the number of decisions before.
    /// Nothing hidden may sway it, or what is decided would tell something about it.
    #[must_use]
    pub fn script(self, script: impl Fn(&G::View, u32, &[G::Decision]) -> usize + 'static) -> Self {
        Experiment { script: Box::new(script), ..self }
    }

    /// Says when to look, from what the gallery sees and the number of decisions before. Deals that end first do not
    /// count.
    #[must_use]
    pub fn until(self, until: impl Fn(&G::View, u32) -> bool + 'static) -> Self {
        Experiment { until: Box::new(until), ..self }
    }

    /// Counts only deals that look so to the gallery when it is time to look: the rare ones that an experiment is about.
    #[must_use]
    pub fn only_if(self, only_if: impl Fn(&G::View) -> bool + 'static) -> Self {
        Experiment { only_if: Box::new(only_if), ..self }
    }

    /// Groups deals by the view alone, for long histories in which hardly two deals are told alike.
    #[must_use]
    pub fn whatever_was_told(self) -> Self {
        Experiment { by_notices: false, ..self }
    }

    /// Compares the frequencies of something hidden, which may be looked for by playing a world on.
    pub fn compare<H: Ord + Debug>(&self, hidden: impl Fn(&World<G>) -> H) -> Result<Fit, Box<Misfit>> {
        let mut sum = Fit { deals: 0, groups: 0, chi_squared: 0.0, degrees_of_freedom: 0, deviations: 0.0 };
        let mut worst = (f64::NEG_INFINITY, String::new());
        let groups = self.deal_all(&hidden);
        for (place, group) in groups.iter().filter(|group| group.deals >= SMALLEST_GROUP).enumerate() {
            let mut dice = Dice::from_seed(Seed::derived("posterior: imagined", place as u64));
            let mut cells: BTreeMap<&H, Cell> =
                group.dealt.iter().map(|(hidden, &dealt)| (hidden, Cell { dealt, imagined: 0 })).collect();
            let imagined: Vec<H> = (0..IMAGINED_PER_DEAL * group.deals)
                .map(|_| hidden(&World::at(G::imagine(&group.view, &mut dice), dice.split())))
                .collect();
            imagined.iter().for_each(|hidden| cells.entry(hidden).or_default().imagined += 1);
            let (chi_squared, freedom) = homogeneity(cells.values().copied());
            sum.deals += group.deals;
            sum.groups += 1;
            sum.chi_squared += chi_squared;
            sum.degrees_of_freedom += freedom;
            let deviations = deviations(chi_squared, freedom);
            if deviations > worst.0 {
                worst = (deviations, format!("{:?}\n{cells:?}", group.view));
            }
        }
        sum.deviations = deviations(sum.chi_squared, sum.degrees_of_freedom);
        if sum.deviations < MOST_DEVIATIONS {
            Ok(sum)
        } else {
            Err(Box::new(Misfit { fit: sum, worst: worst.1 }))
        }
    }

    fn deal_all<H: Ord>(&self, hidden: &impl Fn(&World<G>) -> H) -> Vec<Group<G, H>> {
        let mut groups: Vec<Group<G, H>> = Vec::new();
        let mut places: HashMap<u64, usize> = HashMap::new();
        for number in 0..self.deals {
            let Some(world) = self.play(Seed::derived("posterior: deal", number)) else { continue };
            let view = world.view(self.onlooker);
            let place = *places.entry(self.likeness(&world, &view)).or_insert(groups.len());
            if place == groups.len() {
                groups.push(Group { view, deals: 0, dealt: BTreeMap::new() });
            }
            groups[place].deals += 1;
            *groups[place].dealt.entry(hidden(&world)).or_insert(0) += 1;
        }
        groups
    }

    fn play(&self, seed: Seed) -> Option<World<G>> {
        let dealt = World::deal(&self.parts, &self.options, self.seats, seed, self.by_notices);
        let mut world = dealt.unwrap_or_else(|refused| panic!("{self:?}: {refused}"));
        for decisions in 0.. {
            let gallery = world.view(None);
            if (self.until)(&gallery, decisions) {
                return (self.only_if)(&gallery).then_some(world);
            }
            let Turn::Waits(asked) = world.turn() else { return None };
            let mut joint = Joint::new();
            for seat in asked {
                let list = world.list(seat).unwrap_or_else(|| vec![world.fallback(seat)]);
                joint.put(seat, list[(self.script)(&gallery, decisions, &list)].clone());
            }
            world.resolve(&joint);
        }
        None
    }

    /// The same for deals that the onlooker cannot tell apart.
    fn likeness(&self, world: &World<G>, view: &G::View) -> u64 {
        let mut letters = Letters(0);
        // A hash takes whatever is written.
        let _ = write!(letters, "{view:?}");
        if self.by_notices {
            let _ = write!(letters, "{:?}", world.notices(self.onlooker));
        }
        letters.0
    }
}

/// A quick hash of a long text (FxHash, eight bytes at a time).
struct Letters(u64);

impl Write for Letters {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for bytes in text.as_bytes().chunks(8) {
            let word = bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
        Ok(())
    }
}

/// Deals that look the same to the onlooker.
struct Group<G: Game, H> {
    /// One of them: were worlds imagined from each, an `imagine` that knows the truth would deal them all rightly.
    view: G::View,
    deals: u32,
    dealt: BTreeMap<H, u32>,
}

#[derive(Clone, Copy, Default)]
struct Cell {
    dealt: u32,
    imagined: u32,
}

impl Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.dealt, self.imagined)
    }
}

/// χ² of two samples being of one kind, with its degrees of freedom. Rare cells are taken together with those that
/// follow.
fn homogeneity(cells: impl Iterator<Item = Cell>) -> (f64, u32) {
    let cells: Vec<(f64, f64)> = cells.map(|cell| (cell.dealt.into(), cell.imagined.into())).collect();
    let dealt: f64 = cells.iter().map(|cell| cell.0).sum();
    let imagined: f64 = cells.iter().map(|cell| cell.1).sum();
    let rare =
        |cell: &(f64, f64)| (cell.0 + cell.1) * dealt.min(imagined) / (dealt + imagined) < SMALLEST_CELL;
    let mut large: Vec<(f64, f64)> = Vec::new();
    for cell in cells {
        match large.last_mut() {
            Some(last) if rare(last) => *last = (last.0 + cell.0, last.1 + cell.1),
            _ => large.push(cell),
        }
    }
    if let [.., before, last] = &mut large[..]
        && rare(last)
    {
        *before = (before.0 + last.0, before.1 + last.1);
        large.pop();
    }
    let skew = (imagined / dealt).sqrt();
    let chi = |&(d, i): &(f64, f64)| (skew * d - i / skew).powi(2) / (d + i);
    (large.iter().map(chi).sum(), large.len() as u32 - 1)
}

/// By how many standard deviations χ² lies above what it should be (Wilson and Hilferty).
fn deviations(chi_squared: f64, degrees_of_freedom: u32) -> f64 {
    if degrees_of_freedom == 0 {
        return 0.0;
    }
    let spread = 2.0 / (9.0 * f64::from(degrees_of_freedom));
    ((chi_squared / f64::from(degrees_of_freedom)).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_of_chi_squared_is_where_the_tables_have_it() {
        // One in ten thousand: 15.14 with 1 degree of freedom, 35.56 with 10, 161.3 with 100.
        for (freedom, table) in [(1, 15.14), (10, 35.56), (100, 161.3)] {
            let found = deviations(table, freedom);
            assert!((found - MOST_DEVIATIONS).abs() < 0.15, "{freedom}: {found}");
        }
    }

    #[test]
    fn samples_of_one_kind_agree_and_others_do_not() {
        let cells = |pairs: &[(u32, u32)]| {
            let cells = pairs.iter().map(|&(dealt, imagined)| Cell { dealt, imagined });
            homogeneity(cells.collect::<Vec<_>>().into_iter())
        };
        let (chi_squared, freedom) = cells(&[(100, 300), (50, 150), (7, 21)]);
        assert!(freedom == 2 && chi_squared < 1e-9, "{chi_squared}");
        let rare = [(2, 6), (100, 300), (1, 3), (2, 7), (2, 5), (1, 3)];
        assert_eq!(cells(&rare).1, 1, "rare cells join their neighbours");
        let (chi_squared, freedom) = cells(&[(100, 390), (50, 60)]);
        assert!(freedom == 1 && (chi_squared - 30.06).abs() < 0.01, "{chi_squared}");
    }
}
