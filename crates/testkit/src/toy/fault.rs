//! What can be broken on purpose, and where a broken variant keeps what it should not have.

use super::{Mousehole, tell::Event};
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use table::{Ctx, Seat};

macro_rules! faults {
    ($($(#[$meta:meta])* $fault:ident,)+) => {
        /// One way to break a property of the suite.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Fault { $($(#[$meta])* $fault),+ }

        impl Fault {
            pub(super) fn named(name: &str) -> Option<Fault> {
                [$(Fault::$fault),+].into_iter().find(|fault| format!("{fault:?}") == name)
            }
        }
    };
}

faults! {
    None,
    /// Every view tells what is in B's second hole; imagined worlds tell what is in theirs.
    LeakyView,
    /// The same, but imagined worlds go on telling what the view told, so that they look the same.
    CopiedLeak,
    /// The view carries the truth where `==` and `Debug` do not look, and `imagine` takes it from there.
    CheatingImagine,
    /// Where two crumbs lie dark, the larger one is imagined in the first place a little too seldom.
    UnfairImagine,
    /// Everyone is told which crumb was dug out.
    LeakyNotice,
    /// Whether the second hole may be sniffed at depends on what is in B's.
    LeakyList,
    /// How often a sampled decision throws the dice depends on what is in B's second hole.
    LeakySample,
    /// A person's page gets a crumb that the view only smuggles.
    LeakySight,
    /// Points depend on how often this program has played before.
    Drift,
    /// What is told depends on it.
    DriftingNotice,
    /// A crumb that is thrown out is gone.
    LostCrumb,
    IllegalSample,
    IllegalList,
    /// The list lacks a legal decision.
    ShortList,
    /// One legal decision is never sampled.
    DeafSample,
    IllegalFallback,
    /// Every view counts the refused decisions.
    RefusalCounts,
    EmptyWait,
    /// The last round never comes, though it does in imagined worlds.
    Endless,
    /// Clones count their rounds together.
    SharedClones,
    /// There are two ways to pass, written alike.
    MumbledDecision,
    /// The position does not say who has looked.
    MumbledPosition,
    /// Imagined worlds never end.
    StuckWorld,
    /// An imagined world has one crumb twice and lacks another.
    CopiedCrumb,
    /// Nobody is told that the scout sniffed, though views change.
    SilentSniff,
}

/// What only broken variants use.
#[derive(Clone, Debug, Default)]
pub(super) struct Slips {
    /// What is in B's second hole, for anyone to read.
    pub(super) plain: u8,
    /// The holes and then the larder, for anyone to read.
    pub(super) all: Vec<u8>,
    pub(super) refusals: Cell<u8>,
    pub(super) shared: Arc<AtomicU8>,
    /// The last round never comes.
    pub(super) stuck: bool,
}

/// Something outside of seed and decisions.
pub(super) static PLAYED: AtomicU32 = AtomicU32::new(0);

impl Mousehole {
    /// Remembers in plain what should be read with the truth only, as a careless cache would.
    pub(super) fn slip(&mut self, ctx: &mut Ctx<'_, Event>) {
        let holes = self.holes.iter().flat_map(|(_, holes)| holes).map(|crumb| crumb.truth(ctx.truth));
        let deck = self.deck.truth(ctx.truth).iter().copied();
        self.slips.all = holes.chain(deck).collect();
        self.slips.plain = self.slips.all[B_SECOND];
        if self.has(Fault::SharedClones) {
            self.slips.shared.fetch_add(1, Ordering::Relaxed);
        }
        if self.has(Fault::Drift) {
            self.public.points[Seat::default()] += PLAYED.fetch_add(1, Ordering::Relaxed) % 2;
        }
    }

    /// What the views of a leaky variant show besides.
    pub(super) fn told(&self) -> u8 {
        if self.has(Fault::LeakyView) || self.has(Fault::CopiedLeak) {
            self.slips.plain
        } else {
            self.slips.refusals.get() + self.slips.shared.load(Ordering::Relaxed)
        }
    }
}

/// The place of B's second hole among all holes.
pub(super) const B_SECOND: usize = 3;
