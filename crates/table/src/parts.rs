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
    text: &'static str,
}

impl<P> Clone for Printed<P> {
    fn clone(&self) -> Self {
        Printed { parts: self.parts, digest: self.digest, text: self.text }
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

/// What all boxes that are read by a program may come to, in bytes: they last as long as it does, and whoever hands in ever new
/// ones comes to an end here.
const MOST_BYTES_LASTING: usize = 64 << 20;
/// Of these, as long as so many are not taken, boxes are read that come with a record: anybody may bring one, and whoever brings ever new
/// ones leaves room for the boxes that tables are played with.
const MOST_BYTES_CARRIED: usize = MOST_BYTES_LASTING / 4;

/// What has been read so far: the same file is kept once.
static KEPT: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

struct Kept {
    kind: TypeId,
    digest: Digest,
    parts: &'static (dyn Any + Send + Sync),
    text: &'static str,
}

impl<P: Parts> Printed<P> {
    pub fn read(text: &str) -> Result<Self, BadParts> {
        Printed::read_within(text, MOST_BYTES_LASTING)
    }

    /// A box that has come with a record.
    pub fn carried(text: &str) -> Result<Self, BadParts> {
        Printed::read_within(text, MOST_BYTES_CARRIED)
    }

    /// What has been read before is there; anything else is read as long as all together have no more than so many bytes.
    fn read_within(text: &str, most: usize) -> Result<Self, BadParts> {
        let digest = Digest::of(text.as_bytes());
        let mut kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut found = kept.iter().filter(|kept| kept.kind == TypeId::of::<P>() && kept.digest == digest);
        if let Some((parts, text)) = found.find_map(|kept| Some((kept.parts.downcast_ref()?, kept.text))) {
            return Ok(Printed { parts, digest, text });
        }
        let read = P::read(text)?;
        let so_far: usize = kept.iter().map(|kept| kept.text.len()).sum();
        if so_far + text.len() > most {
            return Err(BadParts::new(P::FILE, "is one box too many for this program; start it anew"));
        }
        let parts: &'static P = Box::leak(Box::new(read));
        let text: &'static str = Box::leak(text.into());
        kept.push(Kept { kind: TypeId::of::<P>(), digest, parts, text });
        Ok(Printed { parts, digest, text })
    }

    /// The file, as it was read: who keeps it can read the same parts again.
    pub fn text(&self) -> &'static str {
        self.text
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

    /// Whether these are the parts as they ship, to the byte.
    pub fn is_shipped(&self) -> bool {
        self.text == P::PRINTED
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
