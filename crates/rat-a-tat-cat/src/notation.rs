//! Decisions as text, both ways: `take 4`, `swap 2 B3`. See docs/notation.md.

use crate::decision::Decision;
use crate::slot::Slot;
use std::fmt;
use std::str::FromStr;
use table::{Misread, Reader, Seat};

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Done => f.write_str("done"),
            Decision::DrawDeck => f.write_str("deck"),
            Decision::TakeDiscard { slot } => write!(f, "take {slot}"),
            Decision::Keep { slot } => write!(f, "keep {slot}"),
            Decision::Reject => f.write_str("reject"),
            Decision::Swap { own, with, theirs } => write!(f, "swap {own} {with}{theirs}"),
            Decision::Peek { slot } => write!(f, "peek {slot}"),
            Decision::Look => f.write_str("look"),
            Decision::Decline => f.write_str("decline"),
            Decision::Draw => f.write_str("draw"),
            Decision::Stop => f.write_str("stop"),
            Decision::Call => f.write_str("call"),
            Decision::NoCall => f.write_str("pass"),
            Decision::Ready => f.write_str("ready"),
        }
    }
}

const VERBS: &str =
    "done, deck, take, keep, reject, swap, peek, look, decline, draw, stop, call, pass or ready";

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Decision, Misread> {
        let mut reader = Reader::new(text);
        let verb = reader.peek().ok_or_else(|| reader.misread(VERBS))?;
        reader.next_token();
        let decision = match verb.text.to_ascii_lowercase().as_str() {
            "done" => Decision::Done,
            "deck" => Decision::DrawDeck,
            "take" => Decision::TakeDiscard { slot: read_slot(&mut reader)? },
            "keep" => Decision::Keep { slot: read_slot(&mut reader)? },
            "reject" => Decision::Reject,
            "swap" => {
                let own = read_slot(&mut reader)?;
                let (with, theirs) = reader.read("another player's slot, such as B3", read_place)?;
                Decision::Swap { own, with, theirs }
            }
            "peek" => Decision::Peek { slot: read_slot(&mut reader)? },
            "look" => Decision::Look,
            "decline" => Decision::Decline,
            "draw" => Decision::Draw,
            "stop" => Decision::Stop,
            "call" => Decision::Call,
            "pass" => Decision::NoCall,
            "ready" => Decision::Ready,
            _ => return Err(Misread::new(verb.at, VERBS)),
        };
        reader.end()?;
        Ok(decision)
    }
}

fn read_slot(reader: &mut Reader<'_>) -> Result<Slot, Misread> {
    reader.read("a slot, 1 to 4", |word| Slot::new(word.parse().ok()?))
}

/// A player's slot, written `B3`.
fn read_place(word: &str) -> Option<(Seat, Slot)> {
    let mut letters = word.chars();
    let seat = Seat::from_letter(letters.next()?)?;
    Some((seat, Slot::new(letters.as_str().parse().ok()?)?))
}
