//! What a computer player may use: TAT-145 to TAT-148 of docs/rules/rat_a_tat_cat.md.

use bots::{BotSpec, HasBots, by_name};
use games::rat_a_tat_cat::{Decision, Options, State, View};
use std::collections::BTreeSet;
use table::{Bot, Dice, Game, Joint, Match, Printed, Seat, Seed, World};

fn at(position: &str) -> World<State> {
    let state = State::from_position(&Printed::shipped(), position)
        .unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
    World::at(state, dice(1))
}

fn dice(seed: u64) -> Dice {
    Dice::from_seed(Seed::from_number(seed))
}

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

/// What A knows here.
fn view(position: &str) -> View {
    at(position).view(Some(seat('A')))
}

fn bot(name: &str) -> Box<dyn Bot<State>> {
    (by_name::<State>(name).expect("a computer player").make)()
}

/// What a player who has just sat down does with this view.
fn decides(spec: &BotSpec<State>, view: &View, seed: u64) -> String {
    (spec.make)().decide(seat('A'), view, &mut dice(seed)).to_string()
}

/// Everyone but the one who throws dice for all it does.
fn players_with_a_plan() -> impl Iterator<Item = &'static BotSpec<State>> {
    State::bots().iter().filter(|spec| spec.name != "random")
}

/// A's turn in all its steps, after some looks: A knows a 9 of its own and cards of B's.
const STEPS: [&str; 7] =
    ["A source", "A drawn 0", "A drawn 8", "A swap", "A peek", "A superpeek barred", "A draw2 2"];

#[test]
fn tat_145_it_decides_from_its_view_with_the_memory_aid_whatever_the_table_has() {
    for step in STEPS.into_iter().chain(["A call"]) {
        let [off, on] = ["off", "on"].map(|aid| {
            view(&format!(
                "A[2:A 5 9:A 3:A] B[0:A 6 4:B 1:AB] C[0:C 3 SW 9:C]; deck 5 ..; discard 4 7 SW; {step}; \
                 options memory_aid={aid}"
            ))
        });
        for spec in State::bots() {
            for seed in 0..20 {
                assert_eq!(decides(spec, &off, seed), decides(spec, &on, seed), "{spec:?}, {step}");
            }
        }
    }
    // What a page would not show any more, it knows: the 9 is the card to be replaced.
    let off = view("A[2:A 5 9:A 3:A] B[1 6 4 8]; deck 5 ..; discard 4; A drawn 0");
    assert!(State::sight(&off).rows[0].is_some_and(|row| row.iter().all(|card| card.face.is_down())));
    for spec in players_with_a_plan() {
        assert_eq!(decides(spec, &off, 1), "keep 3", "{spec:?}");
    }
    assert_eq!(off.deck_order, None, "the full state is not in it");
}

#[test]
fn tat_146_it_may_count_and_forget_and_never_knows_more() {
    // Counting: every card but a few has been seen. Where only 9s are left, a dark card is worth replacing by an 8;
    // where only 0s are left, not even by a 1.
    let nines = "A[2:A 9 0:A 3:A] B[1:A 6:A 4:A 7:A]; deck 9 9; discard 3; A drawn 8";
    let zeros = "A[2:A 0 2:A 3:A] B[3:A 6:A 4:A 7:A]; deck 0 0; discard 3; A drawn 1; called B; left A";
    let rulebook = by_name::<State>("rulebook").expect("a computer player");
    assert_eq!(decides(rulebook, &view(nines), 1), "keep 2");
    assert_ne!(decides(rulebook, &view(zeros), 1), "keep 2");

    // Forgetting: some turns after the look a weaker player may have lost the 9 that it knew.
    let looked = |turns: u32| {
        view(&format!("A[2:A 5 4:A 9:A] B[1 6 4 8]; deck 5 ..; discard 4; A drawn 3; turns {turns}"))
    };
    let later = |name: &str| -> BTreeSet<String> {
        let decide = |seed: u64| {
            let (mut bot, mut dice) = (bot(name), dice(seed));
            bot.decide(seat('A'), &looked(2), &mut dice);
            bot.decide(seat('A'), &looked(4), &mut dice).to_string()
        };
        (0..60).map(decide).collect()
    };
    assert_eq!(later("rulebook"), BTreeSet::from(["keep 4".to_owned()]));
    let sieve = later("rulebook-sieve");
    assert!(sieve.len() > 1 && sieve.contains("keep 4"), "{sieve:?}");

    // No level knows more: whatever lies dark, 0 or 9, it does the same.
    for step in STEPS {
        let [low, high] = ["A[2:A 0 0 7:A] B[9 9 9 9]; deck 0 ..", "A[2:A 9 9 7:A] B[0 0 0 0]; deck 9 .."]
            .map(|cards| view(&format!("{cards}; discard 4 7; {}", step.replace('0', "6"))));
        assert_eq!(low, high);
        for spec in State::bots() {
            for seed in 0..20 {
                assert_eq!(decides(spec, &low, seed), decides(spec, &high, seed), "{spec:?}, {step}");
            }
        }
    }
}

#[test]
fn tat_147_the_same_history_and_dice_make_the_same_decision_whatever_is_hidden() {
    for spec in State::bots() {
        let (mut compared, mut redealt) = (0, 0);
        for seed in 0..12 {
            let mut table = dealt(seed);
            let (mut bots, mut own) = ([(spec.make)(), (spec.make)()], [dice(seed), dice(seed)]);
            let mut chance = dice(100 + seed);
            while let Some(asked) = table.waits_for().lowest() {
                let view = table.view(Some(asked));
                let decision = if asked == seat('A') {
                    // The same to A, with everything that A does not see dealt anew.
                    let other = World::at(State::imagine(&view, &mut chance), dice(seed));
                    assert_eq!(other.view(Some(asked)), view);
                    redealt += u32::from(other.view_of_everything().rows != truth(&table, seed).rows);
                    compared += 1;
                    let [here, there] = &mut bots;
                    let decision = here.decide(asked, &view, &mut own[0]);
                    assert_eq!(
                        there.decide(asked, &other.view(Some(asked)), &mut own[1]),
                        decision,
                        "{spec:?}"
                    );
                    decision
                } else {
                    bot("random").decide(asked, &view, &mut chance)
                };
                table.seal(asked, decision).expect("legal");
            }
        }
        assert!(compared > 100 && redealt > compared / 2, "{spec:?}: {compared}, {redealt}");
    }
}

fn dealt(seed: u64) -> Match<State> {
    Match::start(&Printed::shipped(), &Options::default(), 3, Seed::from_number(seed)).expect("a table")
}

fn truth(table: &Match<State>, seed: u64) -> View {
    table.open(Seed::from_number(seed)).expect("its seed").view_of_everything()
}

#[test]
fn tat_148_whoever_takes_a_seat_over_gets_what_the_seat_knows_or_is_shown() {
    // A peeks at the 9; then somebody else sits down there, and draws a 0.
    for aid in ["off", "on"] {
        let mut world = at(&format!(
            "A[2:A 5 9 3:A] B[1:B 6 4 8:B]; deck 7 0 ..; discard 4; A peek; options memory_aid={aid}"
        ));
        for decision in ["A peek 3", "A done", "A pass", "B deck", "B reject", "B pass", "A deck"] {
            let (who, what) = decision.split_once(' ').expect("a seat and a decision");
            let who = seat(who.chars().next().expect("a seat"));
            let what: Decision = what.parse().expect("a decision");
            assert!(world.check(who, &what).is_ok(), "{decision}");
            world.resolve(&Joint::single(who, what));
        }
        let view = world.view(Some(seat('A')));
        for spec in players_with_a_plan() {
            assert_eq!(decides(spec, &view, 1), "keep 3", "{spec:?} knows all that the seat knows");
        }
        // A person is shown the faces of TAT-133 and, with the aid, of TAT-134.
        let shown = State::sight(&view).rows[0].map(|row| row.map(|card| card.face.up().is_some()));
        assert_eq!(shown, Some(if aid == "on" { [true, false, true, true] } else { [false; 4] }));
    }
}
