//! Why a command ends without success, and what it tells the shell. The codes are documented in `docs/cli.md`.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A check was made and did not hold.
    #[error("{0}")]
    Check(String),
    /// Something that was given cannot be used; the message says what could.
    #[error("{0}")]
    Usage(String),
    #[error("{what}: {error}")]
    Io { what: String, error: io::Error },
    /// Of what was given, these.
    #[error("{}", lines(.0))]
    Several(Vec<Failure>),
}

fn lines(failures: &[Failure]) -> String {
    failures.iter().map(Failure::to_string).collect::<Vec<_>>().join("\n")
}

impl Failure {
    pub(crate) fn of(mut failures: Vec<Failure>) -> Result<(), Failure> {
        match failures.len() {
            0 => Ok(()),
            1 => Err(failures.remove(0)),
            _ => Err(Failure::Several(failures)),
        }
    }

    pub(crate) fn usage(why: impl ToString) -> Failure {
        Failure::Usage(why.to_string())
    }

    pub(crate) fn file(file: &Path) -> impl FnOnce(io::Error) -> Failure {
        let what = file.display().to_string();
        move |error| Failure::Io { what, error }
    }

    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Io { error, .. } if error.kind() == ErrorKind::BrokenPipe)
    }

    /// clap ends with 2 as well when a command line cannot be read.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code())
    }

    fn code(&self) -> u8 {
        match self {
            Failure::Check(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Io { .. } => 3,
            Failure::Several(failures) => failures.iter().map(Failure::code).max().unwrap_or_default(),
        }
    }
}

/// For what is printed; files are named with [`Failure::file`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io { what: "cannot print".to_owned(), error }
    }
}

impl From<games::BadPack> for Failure {
    fn from(bad: games::BadPack) -> Failure {
        match bad {
            games::BadPack::Unreadable { file, error } => Failure::file(&file)(error),
            games::BadPack::NoFolder(_)
            | games::BadPack::Empty { .. }
            | games::BadPack::TooLarge(_)
            | games::BadPack::Parts { .. } => Failure::usage(bad),
        }
    }
}
