//! Printed data is data: one TOML file a game, embedded in the binary and replaceable when the program starts.

use crate::Digest;

/// What a game's box prints on its parts.
pub trait Parts: Sized + Clone + std::fmt::Debug + Send + Sync + 'static {
    /// The name of its file in a data pack.
    const FILE: &'static str;
    /// The file as it ships with the program.
    const PRINTED: &'static str;
    /// Reads and checks the file.
    fn read(text: &str) -> Result<Self, BadParts>;
}

/// An entry of the data that breaks a constraint.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{entry}: {problem}")]
pub struct BadParts {
    pub entry: String,
    pub problem: String,
}

impl BadParts {
    pub fn new(entry: impl Into<String>, problem: impl Into<String>) -> BadParts {
        BadParts { entry: entry.into(), problem: problem.into() }
    }
}

/// Parts that have been read and checked, with the digest that a record names them by.
#[derive(Clone, Debug)]
pub struct Printed<P> {
    parts: P,
    digest: Digest,
}

impl<P: Parts> Printed<P> {
    pub fn read(text: &str) -> Result<Self, BadParts> {
        Ok(Printed { parts: P::read(text)?, digest: Digest::of(text.as_bytes()) })
    }

    /// The parts as they ship.
    ///
    /// # Panics
    /// When the file in the binary is wrong; every game has a test that it is not.
    pub fn shipped() -> Self {
        Printed::read(P::PRINTED).unwrap_or_else(|bad| panic!("the shipped {} is wrong: {bad}", P::FILE))
    }

    pub fn digest(&self) -> Digest {
        self.digest
    }
}

impl<P> std::ops::Deref for Printed<P> {
    type Target = P;
    fn deref(&self) -> &P {
        &self.parts
    }
}
