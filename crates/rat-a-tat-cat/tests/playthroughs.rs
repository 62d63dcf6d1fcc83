//! Short matches as they were played; see `testkit::playthroughs`.

use rat_a_tat_cat::{Decision, Sight, SightCard, State};
use table::Face;
use testkit::playthrough::Writer;

fn match_of(seats: u8, number: u64, options: &[(&str, &str)]) -> Writer<State> {
    Writer::new(seats, number).shy_of(|decision| *decision == Decision::Call).options(options)
}

/// What is on a person's page: `*` for a card that is being looked at, `:AB` for who knows it.
fn page(sight: &Sight) -> String {
    let card = |card: &SightCard| {
        let face = if let Face::Up(face) = card.face { face.name() } else { "?" };
        let glance = if card.glance { "*" } else { "" };
        let known_by = card.known_by.filter(|seats| !seats.is_empty()).map(|seats| format!(":{seats}"));
        format!("{face}{glance}{}", known_by.unwrap_or_default())
    };
    let row = |row: &Option<[SightCard; 4]>| match row {
        Some(row) => format!("[{}]", row.each_ref().map(card).join(" ")),
        None => "-".to_owned(),
    };
    let rows: Vec<String> = sight.rows.iter().map(row).collect();
    let discard = match (&sight.discard.all, sight.discard.top) {
        (Some(all), _) => all.iter().map(|card| card.name()).collect::<Vec<_>>().join(" "),
        (None, top) => format!("{} of {}", top.map_or("-", |card| card.name()), sight.discard.count),
    };
    format!("{}; discard {discard}; {:?}", rows.join(" "), sight.doing)
}

const ONE_ROUND: (&str, &str) = ("rounds", "1");

testkit::playthroughs! {
    two_players: match_of(2, 1, &[ONE_ROUND]);
    four_players: match_of(4, 1, &[ONE_ROUND]);
    six_players: match_of(6, 1, &[ONE_ROUND]);
    two_rounds: match_of(3, 9, &[("rounds", "2")]);
    classic_deck: match_of(3, 1, &[ONE_ROUND, ("deck", "classic")]);
    open_outer: match_of(3, 1, &[ONE_ROUND, ("open_outer", "on")]);
    elimination: match_of(3, 1, &[("match_end", "elimination"), ("limit", "10")]);
    time_match: match_of(2, 1, &[("match_end", "time"), ("minutes", "5")]);
    memory_aid: match_of(2, 2, &[ONE_ROUND, ("memory_aid", "on")]).sights(page);
    no_memory_aid: match_of(2, 2, &[ONE_ROUND]).sights(page);
}
