//! Printed data is data: one TOML file a game, embedded in the binary and replaceable when the program starts.

use crate::Digest;
use std::any::{Any, TypeId};
use std::sync::Mutex;

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

/// Parts that have been read and checked, with the digest that a record names them by. They last as long as the
/// program, so that a state refers to them instead of carrying them about.
#[derive(Debug)]
pub struct Printed<P: 'static> {
    parts: &'static P,
    digest: Digest,
}

impl<P> Clone for Printed<P> {
    fn clone(&self) -> Self {
        Printed { parts: self.parts, digest: self.digest }
    }
}

/// The parts as a state refers to them. The same file is kept once, so that equal parts are at the same place.
#[derive(Debug)]
pub struct Lasting<P: 'static>(&'static P);

impl<P> Clone for Lasting<P> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Lasting<P> {}

impl<P> PartialEq for Lasting<P> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<P> std::ops::Deref for Lasting<P> {
    type Target = P;
    #[inline]
    fn deref(&self) -> &P {
        self.0
    }
}

impl<P> Lasting<P> {
    #[inline]
    pub const fn get(self) -> &'static P {
        self.0
    }
}

/// A word for people in a data file, such as where an entry comes from: it has to be there, and is not kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remark;

impl<'de> serde::Deserialize<'de> for Remark {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Remark, D::Error> {
        String::deserialize(deserializer).map(|_| Remark)
    }
}

/// What has been read so far: the same file is kept once.
static KEPT: Mutex<Vec<(TypeId, Digest, &'static (dyn Any + Send + Sync))>> = Mutex::new(Vec::new());

impl<P: Parts> Printed<P> {
    pub fn read(text: &str) -> Result<Self, BadParts> {
        let digest = Digest::of(text.as_bytes());
        let mut kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let found = kept.iter().find(|(kind, of, _)| *kind == TypeId::of::<P>() && *of == digest);
        let parts = match found.and_then(|(_, _, parts)| parts.downcast_ref()) {
            Some(parts) => parts,
            None => {
                let parts: &'static P = Box::leak(Box::new(P::read(text)?));
                kept.push((TypeId::of::<P>(), digest, parts));
                parts
            }
        };
        Ok(Printed { parts, digest })
    }

    /// The parts themselves.
    pub fn lasting(&self) -> Lasting<P> {
        Lasting(self.parts)
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
        self.parts
    }
}
