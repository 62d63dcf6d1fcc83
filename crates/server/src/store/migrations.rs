//! The steps that bring a data file up to date, in the binary. They are listed by hand: the library's macro for it would
//! build SQLite a second time, for the compiler.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! steps {
    ($folder:literal: $($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!("../../migrations/", $folder, "/", $file, ".sql")))),*]
    };
}

type Steps = &'static [(&'static str, &'static str)];

const SQLITE: Steps = steps![
    "sqlite":
    "0001_house",
    "0002_sums",
    "0003_hints",
    "0004_positions",
    "0005_alive",
    "0006_ages",
    "0007_mine",
    "0008_shares",
    "0009_boxes",
    "0010_gave_up",
    "0011_people",
    "0012_company",
    "0013_post",
    "0014_order",
    "0015_tokens",
    "0016_results",
    "0017_letters",
    "0019_pocket",
    "0020_days",
    "0021_evenings",
    "0023_own_boxes",
    "0024_screens",
    "0030_nodes",
];

/// It begins where SQLite was then; from there on each step has the number that it has there.
#[cfg(feature = "cluster")]
const POSTGRES: Steps = steps![
    "postgres":
    "0016_house",
    "0017_letters",
    "0019_pocket",
    "0020_days",
    "0021_evenings",
    "0023_own_boxes",
    "0024_screens",
    "0030_nodes",
];

pub(super) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

#[cfg(feature = "cluster")]
pub(super) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(steps: Steps) -> Migrator {
    let step = |(name, sql): &(&'static str, &'static str)| {
        let (number, name) = name.split_once('_').unwrap_or(("0", name));
        let number = number.parse().unwrap_or(0);
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn files(folder: &str) -> Vec<String> {
        let folder =
            std::fs::read_dir(format!("{}/migrations/{folder}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let mut files: Vec<String> =
            folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        files
    }

    fn listed(steps: Steps) -> Vec<String> {
        steps.iter().map(|(name, _)| format!("{name}.sql")).collect()
    }

    #[test]
    fn every_file_is_a_step_and_their_numbers_are_their_order() {
        assert_eq!(files("sqlite"), listed(SQLITE));
        for (step, (name, _)) in sqlite().iter().zip(SQLITE) {
            assert!(name.starts_with(&format!("{:04}_", step.version)), "{name}");
        }
        assert!(
            sqlite().iter().is_sorted_by(|one, next| one.version < next.version),
            "two steps of one number"
        );
    }

    /// A house moves from one to the other only if both are equally far.
    #[cfg(feature = "cluster")]
    #[test]
    fn both_databases_have_come_equally_far() {
        assert_eq!(files("postgres"), listed(POSTGRES));
        let last = |migrator: Migrator| migrator.iter().map(|step| step.version).max();
        assert_eq!(last(sqlite()), last(postgres()));
    }

    /// What stands in a data file that is older than this list.
    #[test]
    fn a_step_has_the_name_and_the_sum_that_it_always_had() {
        let first = &sqlite().migrations[0];
        assert_eq!((first.version, &*first.description), (1, "house"));
        let sum: String = first.checksum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(sum, "fa2fd418b830ca06");
    }
}
