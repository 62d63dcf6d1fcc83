//! What can be broken, and how a breach is reported.

use std::fmt;

/// A property of every game; see the [suite](super) for when it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// Options take what they describe and nothing else.
    Options,
    /// A match waits for somebody.
    SomebodyIsAsked,
    SampleIsLegal,
    FallbackIsLegal,
    /// Every listed decision is legal.
    ListIsLegal,
    /// Every legal decision is listed.
    ListIsComplete,
    /// Every listed decision is sampled now and then.
    ListIsSampled,
    /// A decision is read back as it was written.
    DecisionNotation,
    /// A position is read back as it was written.
    PositionNotation,
    /// What is illegal is refused and changes nothing.
    RefusalChangesNothing,
    /// Who is not asked is refused.
    OnlyTheAskedDecide,
    /// A sealed decision is not seen before the reveal, and can be changed.
    SealsStaySealed,
    /// What a seat may do though nobody waits for it is done at once, and changes nothing that is asked.
    Asides,
    /// Parts neither come nor go.
    Census,
    /// What the game's own test holds to be always so.
    Invariant,
    /// `view(imagine(view)) == view`.
    ImaginedLooksTheSame,
    /// What a seat may do, and what its page shows, depend on its view alone.
    Indistinguishable,
    /// An imagined world can be played to its end.
    ImaginedIsPlayable,
    /// What happens to a clone does not happen to the original.
    ClonesPartWays,
    /// Whoever sees something change is told something.
    NothingInSilence,
    /// The record gives the same match back.
    ReplayEqualsPlay,
    RecordVerifies,
    /// The match ends within its bound.
    Ends,
}

/// A property that does not hold, with how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub property: Property,
    pub detail: String,
    /// The table, and all that was decided.
    pub played: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} does not hold: {}\n{}", self.property, self.detail, self.played)
    }
}

pub(super) type Verdict = Result<(), Box<Broken>>;

pub(super) fn broken(property: Property, detail: impl Into<String>) -> Box<Broken> {
    Box::new(Broken { property, detail: detail.into(), played: String::new() })
}

pub(super) fn ensure(property: Property, holds: bool, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(broken(property, detail())) }
}

/// Holds when both are the same; the message shows where they part.
pub(super) fn same(property: Property, what: &str, left: &str, right: &str) -> Verdict {
    if left == right {
        return Ok(());
    }
    let at = left.bytes().zip(right.bytes()).take_while(|(l, r)| l == r).count();
    let around = |text: &str| {
        let from = (0..=at.saturating_sub(60)).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0);
        text[from..].chars().take(160).collect::<String>()
    };
    Err(broken(property, format!("{what}:\n  … {} …\n  … {} …", around(left), around(right))))
}
