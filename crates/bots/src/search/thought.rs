//! What comes of thinking.

use table::BySeat;

/// A decision, with what speaks for it.
#[derive(Clone, Debug)]
pub struct Thought<D> {
    pub decision: D,
    /// All that was weighed, in no order. Empty when there was nothing to choose.
    pub choices: Vec<Choice<D>>,
    /// Everybody's chance to win; nobody's, when there was nothing to choose.
    pub chances: Option<BySeat<f32>>,
    /// How many simulations it took.
    pub simulations: u32,
}

#[derive(Clone, Debug)]
pub struct Choice<D> {
    pub decision: D,
    /// The thinker's chance to win after it.
    pub value: f32,
    /// The points that it leads to, in the mean, as far as was looked ahead; 0 where nobody counted.
    pub points: f32,
    /// How often it is to be played.
    pub weight: f32,
    /// In how many simulations it was tried: a value of few is worth little.
    pub tried: u32,
}

impl<D> Thought<D> {
    /// Where nothing else can be done, nothing is thought.
    pub(super) fn sole(decision: D) -> Self {
        Thought { decision, choices: Vec::new(), chances: None, simulations: 0 }
    }
}
