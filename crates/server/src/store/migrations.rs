//! The steps that bring a data file up to date, in the binary. They are listed by hand: the library's macro for it would
//! build SQLite a second time, for the compiler.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! steps {
    ($($file:literal),* $(,)?) => {
        const STEPS: &[(&str, &str)] = &[$(($file, include_str!(concat!("../../migrations/", $file, ".sql")))),*];
    };
}

steps!["0001_house", "0002_sums", "0003_hints", "0004_positions", "0005_alive", "0006_ages"];

pub(super) fn migrator() -> Migrator {
    let step = |(number, (name, sql)): (i64, &(&'static str, &'static str))| {
        let name = name.split_once('_').map_or(*name, |(_, name)| name);
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(STEPS).map(step).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn every_file_is_a_step_and_their_numbers_are_their_order() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).unwrap();
        let mut files: Vec<String> =
            folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        let listed: Vec<String> = STEPS.iter().map(|(name, _)| format!("{name}.sql")).collect();
        assert_eq!(files, listed);
        for (number, (name, _)) in (1..).zip(STEPS) {
            assert!(name.starts_with(&format!("{number:04}_")), "{name}");
        }
    }

    /// What stands in a data file that is older than this list.
    #[test]
    fn a_step_has_the_name_and_the_sum_that_it_always_had() {
        let first = &migrator().migrations[0];
        assert_eq!((first.version, &*first.description), (1, "house"));
        let sum: String = first.checksum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(sum, "fa2fd418b830ca06");
    }
}
