//! What has been played before or elsewhere, and which part of the rest is ours to play. What comes of a deal follows from the
//! table and the number of the deal, so that it need not matter who has played it, when, and for which question.

use crate::failure::Failure;
use crate::journal::Journal;
use crate::part::Part;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::Path;

#[derive(Default)]
pub(super) struct Notes {
    journal: Option<Journal>,
    /// As it is written there, by table and deal.
    known: HashMap<String, HashMap<u64, String>>,
    part: Option<Part>,
}

/// Which deal a line is of.
#[derive(Deserialize)]
struct Place {
    table: String,
    deal: u64,
}

#[derive(Serialize, Deserialize)]
struct Line<T> {
    table: String,
    deal: u64,
    played: T,
}

impl Notes {
    pub(super) fn open(journal: Option<&Path>, part: Option<Part>, question: &str) -> Result<Notes, Failure> {
        let Some(path) = journal else { return Ok(Notes::default()) };
        let (journal, lines) = Journal::open(path, question)?;
        let mut known: HashMap<String, HashMap<u64, String>> = HashMap::new();
        for line in lines {
            let Place { table, deal } = journal.read(&line)?;
            known.entry(table).or_default().insert(deal, line);
        }
        Ok(Notes { journal: Some(journal), known, part })
    }

    /// Whether others play the rest, so that nobody here can say what comes of the whole.
    pub(super) fn are_a_part(&self) -> bool {
        self.part.is_some()
    }

    /// What comes of one of so many deals: read, or played and written down. Nothing, if it is for others to play.
    pub(super) fn find<T: Serialize + DeserializeOwned>(
        &self,
        table: &str,
        deal: u64,
        deals: u64,
        play: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let Some(journal) = &self.journal else { return play().map(Some) };
        if let Some(line) = self.known.get(table).and_then(|known| known.get(&deal)) {
            return Ok(Some(journal.read::<Line<T>>(line)?.played));
        }
        if self.part.is_some_and(|part| !part.of(deals).contains(&deal)) {
            return Ok(None);
        }
        let played = play()?;
        journal.write(&Line { table: table.to_owned(), deal, played: &played })?;
        Ok(Some(played))
    }
}
