//! What is in a data file is nobody else's: names, addresses, and the key of every cookie.

use std::fs::OpenOptions;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

/// An empty file that only its owner may read, for SQLite to fill; whatever it lays beside it is as private.
pub(super) fn make(file: &Path) -> std::io::Result<()> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(file).map(drop)
}
