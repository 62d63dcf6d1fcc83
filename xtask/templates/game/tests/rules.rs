//! One test per clause of docs/rules/{{ident}}.md, named after it.

use {{ident}}::{Decision, State};
use table::{Dice, Game, Joint, Printed, Seat, Seed, Turn, World};

fn at(position: &str) -> World<State> {
    let state = State::from_position(&Printed::shipped(), position)
        .unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
    World::at(state, Dice::from_seed(Seed::from_number(1)))
}

fn decide(world: &mut World<State>, who: char, decision: Decision) {
    let seat = Seat::from_letter(who).unwrap();
    world.check(seat, &decision).unwrap();
    world.resolve(&Joint::single(seat, decision));
}

fn position(world: &World<State>) -> String {
    State::position(&world.view_of_everything())
}

#[test]
fn {{prefix}}_01_everyone_knows_the_own_card_and_no_other() {
    let world = at("hands 2 5; away - -; deck 1; left AB");
    let seen = |who: char| State::position(&world.view(Seat::from_letter(who)));
    assert_eq!(seen('A'), "hands 2 ?; away - -; deck ?1; left AB");
    assert_eq!(seen('B'), "hands ? 5; away - -; deck ?1; left AB");
}

#[test]
fn {{prefix}}_02_in_turn_everyone_keeps_or_changes() {
    let mut world = at("hands 2 5; away - -; deck 1; left AB");
    decide(&mut world, 'A', Decision::Keep);
    assert_eq!(position(&world), "hands 2 5; away - -; deck 1; left B");
    decide(&mut world, 'B', Decision::Change);
    assert_eq!(position(&world), "hands 2 1; away - 5; deck");
}

#[test]
fn {{prefix}}_03_the_highest_card_wins_and_equals_share() {
    let winners = |position: &str| match at(position).turn() {
        Turn::Over(standing) => standing.winners().to_string(),
        Turn::Waits(_) | Turn::AsksClock => panic!("it is over"),
    };
    assert_eq!(winners("hands 2 5; away - -; deck 1"), "B");
    assert_eq!(winners("hands 5 5 4; away - - -; deck 1"), "AB");
    assert_eq!(winners("hands 2 5; away - -; deck 1; low"), "A");
}

#[test]
fn {{prefix}}_example_1_a_change() {
    let mut world = at("hands 2 3; away - -; deck 5 1; left AB");
    decide(&mut world, 'A', Decision::Change);
    assert_eq!(position(&world), "hands 5 3; away 2 -; deck 1; left B");
}
