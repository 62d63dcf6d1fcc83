//! `desk GAME`: the same desk in a program. It reads a question from each line and writes the answer to one. Its clock stands
//! still, so that thoughts end with their simulations: the same questions have the same answers, here and in a module.
//! `desk GAME --clock` has a clock, for whoever compares how fast it is.

use games::{GameId, with_game};
use host::Hostable;
use pocket::Desk;
use std::io::{BufRead, Result, Write, stdin, stdout};
use std::time::Duration;

fn main() -> Result<()> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    if !asked.iter().any(|word| word == "--clock") {
        bots::clock::lend(|| Duration::ZERO);
    }
    match asked.first().map(|game| game.parse::<GameId>()) {
        Some(Ok(game)) => with_game!(game, G => speak::<G>()),
        Some(Err(why)) => Err(std::io::Error::other(why.to_string())),
        None => Err(std::io::Error::other("which game?")),
    }
}

fn speak<G: Hostable>() -> Result<()> {
    let (mut desk, mut out) = (Desk::<G>::default(), stdout().lock());
    for question in stdin().lock().lines() {
        writeln!(out, "{}", desk.hear(question?.as_bytes()))?;
        out.flush()?;
    }
    Ok(())
}
