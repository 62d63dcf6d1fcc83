//! Round cards and the choice of a Situation: POL-106 to POL-112.

use crate::play::{Town as _, at, check, dealt, idle_round, refusal};
use ratapolis::{Mark, Phase};

#[test]
fn pol_106_three_kinds_of_marks() {
    let play = dealt(3, "mark_1=no_attack mark_2=one_attack mark_3=closed", 1);
    let marks = play.public().marks;
    assert_eq!(marks[..4], [Mark::NoAttack, Mark::OneAttack, Mark::Closed, Mark::Open]);
    let sight = play.sight(None);
    assert_eq!(sight.slots.iter().map(|slot| slot.mark).collect::<Vec<_>>(), marks);
}

#[test]
fn pol_107_a_plan_that_breaks_the_mark_is_refused() {
    let mut play = at("with mark_1 no_attack; rats O:r1g1 A:y1");
    assert_eq!(play.refuses_plan("A green@O -"), "no attack can be planned in this round");
    assert_eq!(play.refuses_plan("A - green@O"), "no attack can be planned in this round");
    let mut play = at("with mark_1 one_attack; rats O:r1g2 A:y1");
    assert_eq!(
        play.refuses_plan("A green@O green@O"),
        "only one of the two actions can be an attack in this round"
    );
    let public = play.public();
    let planning = public.planning(crate::play::seat('A'));
    let attack = ratapolis::Action::Attack { tile: ratapolis::Plot::O, colour: ratapolis::Colour::Green };
    let plan = planning.amend(&public, ratapolis::Plan::NOTHING, 1, attack).unwrap();
    assert_eq!(
        planning.amend(&public, plan, 0, attack),
        Err(ratapolis::Illegal::OneAttack),
        "in either slot"
    );
    play.plans("A green@O O>I, C red@O -");
    assert_eq!(play.on("O"), "g1");
}

#[test]
fn pol_108_marks_restrict_attacks_alone() {
    // Cats come, tokens are given out, and not even the Shooting range attacks.
    let mut play = at("with mark_1 no_attack; rats O:r1 A:g1 S:y1; orange C:A S; up 1 O");
    assert_eq!(play.refuses_plan("A green@A -"), "no attack can be planned in this round");
    play.plans("A - -");
    assert_eq!((play.rats().as_str(), play.tokens().as_str()), ("A:g1 S:y1", "C S:B"));
    check("with mark_1 no_attack; rats O:r1; orange L:A", "A O>M -", "M:r1");
}

#[test]
fn pol_109_marks_of_the_base_game_come_from_the_box() {
    assert_eq!(
        refusal(3, "mark_1=no_attack mark_2=no_attack mark_3=no_attack mark_4=no_attack"),
        "option `mark_4` cannot be `no_attack` here: the box has 3 cards for a round without attack"
    );
    assert_eq!(
        refusal(3, "mark_1=one_attack mark_2=one_attack mark_3=one_attack mark_4=one_attack"),
        "option `mark_4` cannot be `one_attack` here: the box has 3 cards for a round with one attack"
    );
    let six =
        "mark_1=closed mark_2=closed mark_3=closed mark_4=no_attack mark_5=one_attack mark_6=one_attack";
    dealt(3, six, 1);
    assert_eq!(
        refusal(3, &format!("{six} mark_7=closed")),
        "option `mark_7` cannot be `closed` here: the box has 6 round cards"
    );
    // Slots 4 and 8 of a small city use two of the six, whatever is said for them.
    assert!(
        refusal(3, "city=A mark_1=closed mark_2=closed mark_3=closed mark_5=closed mark_6=closed")
            .contains("6 round cards")
    );
    dealt(3, "city=A mark_1=closed mark_2=closed mark_3=closed mark_5=closed mark_4=no_attack", 1);
    // Situations have their own.
    assert_eq!(dealt(3, "situation=B mark_1=closed", 1).public().marks, [Mark::Open; 8]);
    assert_eq!(dealt(3, "", 1).public().marks, [Mark::Open; 8]);
}

#[test]
fn pol_110_a_situation_by_lot() {
    let drawn = |seats, set: &str| {
        let mut ids: Vec<String> = (0..120)
            .map(|seed| {
                dealt(seats, &format!("situation=random {set}"), seed).public().situation().id.clone()
            })
            .collect();
        ids.sort();
        ids.dedup();
        ids.concat()
    };
    assert_eq!(drawn(2, ""), "ABCFGHLS");
    assert_eq!(drawn(4, ""), "ABCFGHILST");
    assert_eq!(drawn(4, "teams=on"), "ABCFGHILS");
    assert_eq!(drawn(6, ""), "T");
    assert!(
        refusal(4, "situation=random city=G").contains("outdoor tile V has no place here"),
        "they must suit T"
    );
    assert!(refusal(4, "situation=random balthus=4").contains("names seat 4"));
}

#[test]
fn pol_111_all_other_rules_hold_in_a_situation() {
    check("with situation B; rats A:r5 G:g1", "A A>G -", "A:r3 G:r2g1");
    check("with situation C; rats O:r1g1", "A green@O -", "O:r1");
}

#[test]
fn pol_112_the_deck_of_every_game() {
    // At the start, drawn in each round, when renewed, left at the end.
    let table: [(&str, u8, &[u8], u8, u8); 7] = [
        ("", 20, &[5, 5, 5, 5, 4, 4, 4, 4], 16, 0),
        ("situation=G", 20, &[5, 5, 5, 5, 4, 4, 4, 4], 16, 0),
        ("situation=A", 15, &[5, 5, 5, 4, 4, 4], 12, 0),
        ("situation=I", 15, &[5, 5, 5, 5, 4, 4, 4, 4], 16, 0),
        ("situation=S", 16, &[5, 5, 5, 0, 4, 4], 13, 5),
        ("situation=T", 20, &[5, 5, 5, 5, 4, 4, 4, 4], 16, 0),
        ("city=OSSMBC/AAAKBC/EFFQDH/ENRQLH/JJPQLG", 18, &[5, 5, 5, 4, 4, 4], 15, 3),
    ];
    for (set, start, drawn, renewed, left) in table {
        let mut play = dealt(4, set, 1);
        let first = play.public();
        let on_first = if set == "situation=T" { first.slots[0].up.len() } else { first.slots[0].drawn };
        assert_eq!(first.deck + on_first, start, "{set}");
        let mut seen = Vec::new();
        while play.public().phase != Phase::Over {
            let public = play.public();
            let slot = public.slots[usize::from(public.round) - 1];
            seen.push(if set == "situation=T" { slot.up.len() } else { slot.drawn });
            idle_round(&mut play);
        }
        assert_eq!((seen.as_slice(), play.public().deck), (drawn, left), "{set}");
        assert_eq!(
            play.lines("new deck"),
            [format!("{renewed} cards are shuffled to be the new deck.")],
            "{set}"
        );
    }
    // F: each token that is lost puts a card more into the renewed deck.
    for seed in 0..20 {
        let mut play = dealt(4, "situation=F", seed);
        play.until(|public| public.round == 5);
        let saved = play.lines("The token of").len() as u8;
        assert_eq!(
            play.lines("new deck"),
            [format!("{} cards are shuffled to be the new deck.", 12 + saved)]
        );
        play.until(|_| false);
        assert_eq!(play.public().deck, saved);
    }
}
