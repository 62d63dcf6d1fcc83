//! Data packs: a folder with corrected copies of the printed data, for owners whose box differs.

use crate::{GameId, with_game};
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use table::{BadParts, Game, Parts, Printed};

/// A game's printed data is some kilobytes.
pub const MOST_PACK_BYTES: u64 = 1 << 20;

/// Of a box that somebody hands in, or that a record carries.
pub const MOST_BOX_BYTES: usize = 32 << 10;

/// A data pack that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadPack {
    #[error("the data pack {} is not a folder that can be read", .0.display())]
    NoFolder(PathBuf),
    #[error("the data pack {} holds no file of any game; it may hold {}", folder.display(), may.join(", "))]
    Empty { folder: PathBuf, may: Vec<&'static str> },
    #[error("{}: cannot be read: {error}", file.display())]
    Unreadable { file: PathBuf, error: std::io::Error },
    #[error("{}: has more than {MOST_PACK_BYTES} bytes", .0.display())]
    TooLarge(PathBuf),
    #[error("{}: {bad}", file.display())]
    Parts { file: PathBuf, bad: BadParts },
}

/// The printed parts of a game: from the pack if it has this game's file, else as they ship.
pub fn parts<G: Game>(pack: Option<&Path>) -> Result<Printed<G::Parts>, BadPack> {
    let Some(folder) = pack else { return Ok(Printed::shipped()) };
    check(folder)?;
    let file = folder.join(G::Parts::FILE);
    match read(&file)? {
        Some(text) => Printed::read(&text).map_err(|bad| BadPack::Parts { file, bad }),
        None => Ok(Printed::shipped()),
    }
}

/// A pack with no file that any game would read is a mistake that must not pass unseen.
fn check(folder: &Path) -> Result<(), BadPack> {
    if !fs::metadata(folder).is_ok_and(|found| found.is_dir()) {
        return Err(BadPack::NoFolder(folder.to_owned()));
    }
    let may = GameId::ALL.map(|id| with_game!(id, G => <G as Game>::Parts::FILE));
    if may.iter().any(|file| folder.join(file).exists()) {
        return Ok(());
    }
    Err(BadPack::Empty { folder: folder.to_owned(), may: may.to_vec() })
}

fn read(file: &Path) -> Result<Option<String>, BadPack> {
    let unreadable = |error| BadPack::Unreadable { file: file.to_owned(), error };
    let opened = match File::open(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        opened => opened.map_err(unreadable)?,
    };
    let mut text = String::new();
    opened.take(MOST_PACK_BYTES + 1).read_to_string(&mut text).map_err(unreadable)?;
    if text.len() as u64 > MOST_PACK_BYTES {
        return Err(BadPack::TooLarge(file.to_owned()));
    }
    Ok(Some(text))
}
