//! One round and then the end: what a round leaves can be read off the boards.

use crate::play::{Play, Sewers as _};

const NO_MORE: &str = "events end_of_game drunk just_in_time holy_rat strategists";

/// The End card is next, and nothing happens between it and the scoring (LAND-115).
#[track_caller]
pub(crate) fn last_round(position: &str) -> Play {
    Play::at(&format!(
        "{position}; past abundance massive_attack cousins_visit helmet_rat dr_cheese; {NO_MORE}"
    ))
}

/// The same with Rattibal Lecter, who asks at the start of phase 7, when all rats still stand where they were.
#[track_caller]
pub(crate) fn stops_before_feeding(position: &str) -> Play {
    let past = "past abundance massive_attack cousins_visit helmet_rat; event rattibal_lecter";
    Play::at(&format!("{position}; {past}; {NO_MORE}"))
}

/// A player's board as a position writes it, less where rats were sent: `A[0 0 0 0 0 1 2] cheese 3`.
pub(crate) fn board(play: &Play, who: char) -> String {
    let position = play.position();
    let board =
        position.split("; ").find(|section| section.starts_with(&format!("{who}["))).expect("a board");
    board.split(" sent").next().unwrap_or(board).to_owned()
}

/// Everyone takes the safe default until the game is over.
pub(crate) fn to_the_end(play: &mut Play) -> &mut Play {
    while !play.asked().is_empty() {
        play.defaults();
    }
    play
}

/// Everyone who is asked now takes the safe default.
pub(crate) fn once(play: &mut Play) -> &mut Play {
    for who in play.asked() {
        let default = play.fallback(who.letter());
        play.does(&format!("{who} {default}"));
    }
    play
}

/// Where in the story this line stands.
#[track_caller]
pub(crate) fn line(play: &Play, line: &str) -> usize {
    play.tells(line);
    play.story().iter().position(|told| told == line).expect("a line")
}
