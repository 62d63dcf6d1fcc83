//! Each line of a log is summed with all before it and with how the table was set up, so that a byte that has turned on
//! the disk is found when the table is read, and never played.

use crate::kept::{Began, Day, Setting, Sitter, What};
use games::protocol::Unrated;
use sha2::{Digest, Sha256};

/// The first eight bytes of a SHA-256. It finds accidents; whoever can write to the file can write sums as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum(i64);

impl Sum {
    /// Of a match as it begins.
    pub fn of_start<'a>(
        setting: &Setting,
        began: &Began,
        sitters: impl IntoIterator<Item = &'a Sitter>,
    ) -> Sum {
        let mut fields = Fields(Sha256::new());
        fields.text(setting.id.as_str()).text(setting.invite.as_str()).text(setting.game.name());
        fields.number(began.rules).text(&setting.options).number(setting.seats);
        fields.bytes(&setting.seed.bytes()[..]).number(u8::from(setting.public));
        fields.number(setting.clock_s.unwrap_or(0)).text(setting.host.as_str());
        // Where nothing is said nothing is summed: as it was before anything could be said.
        if let Some(hints) = setting.hints {
            fields.text("hints").number(u8::from(hints));
        }
        if !setting.talk {
            fields.text("talk").number(0_u8);
        }
        if let Some(position) = &setting.position {
            fields.text("position").text(position);
        }
        if let Some(parts) = began.parts {
            fields.text("parts").text(&parts.to_string());
        }
        if setting.rated {
            fields.text("rated").text(began.unrated.map_or("", Unrated::word));
        }
        if let Some(Day { number, counts, rules: _, parts: _ }) = setting.day {
            fields.text("day").number(number).number(u8::from(counts));
        }
        for sitter in sitters {
            match sitter {
                Sitter::Nobody => fields.text("nobody"),
                Sitter::Guest(guest) => fields.text("guest").text(guest.as_str()),
                Sitter::Bot(bot) => fields.text("bot").text(bot),
            };
        }
        fields.sum()
    }

    /// Of the next line.
    #[must_use]
    pub fn then(self, seq: u32, what: &What, client_id: Option<&str>) -> Sum {
        let mut fields = Fields(Sha256::new());
        fields.bytes(&self.0.to_le_bytes()).number(seq);
        match what {
            What::Decided { seat, decision } => fields.text("decided").number(seat.number()).text(decision),
            What::TimedOut { seat } => fields.text("timed_out").number(seat.number()),
            What::Clock { elapsed_s } => fields.text("clock").bytes(&elapsed_s.to_le_bytes()),
            What::Undone { seat } => fields.text("undone").number(seat.number()),
            What::GaveUp { seat } => fields.text("gave_up").number(seat.number()),
        };
        if let Some(id) = client_id {
            fields.text(id);
        }
        fields.sum()
    }

    /// As it lies in a data file.
    pub fn stored(self) -> i64 {
        self.0
    }

    pub fn read(stored: i64) -> Sum {
        Sum(stored)
    }
}

/// Each with its length, so that no two lists of fields run into the same bytes.
struct Fields(Sha256);

impl Fields {
    fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        self
    }

    fn text(&mut self, text: &str) -> &mut Self {
        self.bytes(text.as_bytes())
    }

    fn number(&mut self, number: impl Into<u32>) -> &mut Self {
        self.bytes(&number.into().to_le_bytes())
    }

    fn sum(self) -> Sum {
        let digest = self.0.finalize();
        Sum(digest.iter().take(8).fold(0, |sum, byte| sum << 8 | i64::from(*byte)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn every_field_of_a_line_counts() {
        let seat = |number| Seat::new(number).unwrap();
        let decided = |seat, decision: &str| What::Decided { seat, decision: decision.to_owned() };
        let keep = decided(seat(0), "keep 2");
        let line = |before, seq, what: &What, id| Sum(before).then(seq, what, id).stored();
        let sums = std::collections::BTreeSet::from([
            line(0, 1, &keep, None),
            line(1, 1, &keep, None),
            line(0, 2, &keep, None),
            line(0, 1, &keep, Some("a")),
            line(0, 1, &keep, Some("")),
            line(0, 1, &decided(seat(1), "keep 2"), None),
            line(0, 1, &decided(seat(0), "keep 3"), None),
            line(0, 1, &What::TimedOut { seat: seat(0) }, None),
            line(0, 1, &What::Undone { seat: seat(0) }, None),
            line(0, 1, &What::GaveUp { seat: seat(0) }, None),
            line(0, 1, &What::Clock { elapsed_s: 0 }, None),
        ]);
        assert_eq!(sums.len(), 11);
    }
}
