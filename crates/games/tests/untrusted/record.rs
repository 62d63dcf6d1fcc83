//! Whatever is uploaded: reading a record never panics, what could be read is written and read back as the same, and
//! replaying it ends in a position or a reason.

use games::{AnyRecord, Written, with_record};
use table::{Game, Match, Printed, Seat};

pub(crate) fn read(bytes: &[u8]) {
    let Ok(record) = AnyRecord::read(bytes) else { return };
    with_record!(record, written => replay(written));
}

fn replay<G: Game>(mut written: Written<G>) {
    let text = written.to_json();
    let again = AnyRecord::read(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert_eq!(with_record!(again, again => again.to_json()), text);

    // A forger would get these right, and only then is anything played.
    let parts = Printed::<G::Parts>::shipped();
    written.record.rules = G::RULES;
    written.record.parts = parts.digest();
    if let Some(seed) = written.record.seed {
        written.record.commitment = seed.commitment();
    }
    let _ = written.verify(&parts);
    let Ok(table) = Match::replay(&parts, &written.record) else { return };
    for onlooker in [None, Seat::new(0)] {
        let _ = (table.view(onlooker), table.sight(onlooker), table.readable_since(onlooker, 0));
    }
}
