//! Boxes with few cards, in which the deck runs out often and many deals look alike.

use rat_a_tat_cat::{Card, Parts};
use table::Printed;

/// A box of these cards, such as `0 0 1 9 PK`, in both decks.
pub(crate) fn small_box(cards: &str) -> Printed<Parts> {
    let cards: Vec<Card> = cards.split_whitespace().map(|name| Card::from_name(name).unwrap()).collect();
    let group = |named: &[(&str, Card)]| {
        let count = |face: Card| cards.iter().filter(|&&card| card == face).count();
        let counts: Vec<String> =
            named.iter().map(|(name, face)| format!("\"{name}\" = {}", count(*face))).collect();
        let total: usize = named.iter().map(|(_, face)| count(*face)).sum();
        format!("counts = {{ {} }}\ntotal = {total}\n", counts.join(", "))
    };
    let numbers: Vec<(&str, Card)> =
        Card::ALL.into_iter().filter(|card| card.is_number()).map(|card| (card.name(), card)).collect();
    let specials =
        [("swap", Card::Swap), ("draw2", Card::Draw2), ("peek", Card::Peek), ("super_peek", Card::SuperPeek)];
    let deck = |name: &str| {
        format!(
            "[decks.{name}]\ntotal = {}\n[decks.{name}.numbers]\n{}[decks.{name}.specials]\n{}",
            cards.len(),
            group(&numbers),
            group(&specials)
        )
    };
    let times = "[times_s]\nfirst_look = 20\ndecision = 45\ncall = 15\npeek_look = 10\nsuper_peek_look_base = 10\n\
        super_peek_look_per_player = 5\nready_for_next_round = 30\n";
    Printed::read(&format!("{}{}{times}", deck("deluxe"), deck("classic"))).unwrap()
}
