//! The table of information, row by row: what every seat and the gallery can see, in views, in notices and in positions
//! as they are written.

use crate::play::{Play, Sewers as _, options, parts, seat};
use crate::tables::{before, during, early, late, with_clans};
use ratland::{EventCard, EventKind, Notice, Options, Phase, Public, State, View};
use table::{Face, Game, Match, Printed, SeatSet, Seed};

const EVERYONE: [Option<char>; 5] = [Some('A'), Some('B'), Some('C'), Some('D'), None];

/// Some games with everything in them, at every moment: calls with the play.
fn at_every_moment(options: &Options, seeds: u64, mut look: impl FnMut(&Play)) {
    for seed in 0..seeds {
        let mut play = Play::dealt(4, options, seed);
        let mut dice = table::Dice::from_seed(Seed::from_number(1000 + seed));
        while !play.asked().is_empty() {
            look(&play);
            let looks = SeatSet::first(4).iter().find(|seat| play.view(Some(seat.letter())).may_look());
            if let Some(seer) = looks.filter(|_| dice.below(2) == 0) {
                play.does(&format!("{seer} look"));
                look(&play);
            }
            for seat in play.asked() {
                let ask = play.view(Some(seat.letter())).ask().unwrap();
                let decision = ask.sample(&mut dice);
                play.does(&format!("{seat} {decision}"));
            }
        }
        look(&play);
    }
}

fn all_in() -> Options {
    options("clans=on boards=secret_choice")
}

#[test]
fn options_players_rats_cheese_and_the_bag_are_the_same_for_everyone() {
    at_every_moment(&all_in(), 6, |play| {
        let truth: Public = play.everything().public;
        for onlooker in EVERYONE {
            let view = play.view(onlooker);
            assert_eq!(view.public, truth);
            assert_eq!(view.you, onlooker.map(seat));
            assert!(view.below.is_none(), "nobody sees into a deck");
        }
    });
}

#[test]
fn notices_are_the_same_for_everyone_but_for_cards() {
    at_every_moment(&all_in(), 3, |play| {
        let gallery = play.told(None);
        for onlooker in EVERYONE {
            for (told, shown) in play.told(onlooker).iter().zip(&gallery) {
                let own = matches!(
                    told,
                    Notice::ClansDealt { .. } | Notice::BoardsChosen { .. } | Notice::Looked { .. }
                );
                assert!(own || told == shown, "{told:?}");
            }
            assert_eq!(play.told(onlooker).len(), gallery.len());
        }
    });
}

/// A match, so that what is sealed is at the referee's.
fn table_at(position: &str) -> Match<State> {
    let state = State::from_position(&Printed::shipped(), position).unwrap();
    let world = table::World::at(state, table::Dice::from_seed(Seed::from_number(1))).listening();
    Match::set_up(world, Seed::from_number(1))
}

#[test]
fn a_deployment_and_a_hidden_cheese_are_the_owners_until_the_reveal_and_then_everyones() {
    let position = during("hide_the_cheese", "A[2] cheese 1; B[1] cheese 1; C[0] cheese 0");
    let mut table = table_at(&position);
    let views =
        |table: &Match<State>| ["A", "B", "C", ""].map(|who| table.view(who.chars().next().map(seat)));
    let before = views(&table);
    table.seal(seat('A'), "deploy 0 0 0 2 0 0 0 hide".parse().unwrap()).unwrap();
    assert_eq!(views(&table), before, "nobody sees any of it on the table");
    assert_eq!(table.sealed().to_string(), "A", "others see that it is confirmed");
    assert!(table.sealed_by(seat('A')).is_some());
    assert!(table.notices_since(None, 0).is_empty());
    table.seal(seat('B'), "deploy 1 0 0 0 0 0 0 hide".parse().unwrap()).unwrap();
    for onlooker in [Some(seat('A')), Some(seat('B')), Some(seat('C')), None] {
        let told: Vec<String> =
            table.notices_since(onlooker, 0).iter().map(|told| told.notice.to_string()).collect();
        assert_eq!(told[0], "All screens up: A 0 0 0 2 0 0 0 hide, B 1 0 0 0 0 0 0 hide, C 0 0 0 0 0 0 0.");
    }
}

#[test]
fn deployments_stay_in_sight_for_the_round() {
    let mut play = Play::at(&early("A[1] cheese 0 clan corrupt; B[3] cheese 0; C[0] cheese 0"));
    play.does("A deploy 0 0 0 0 0 1 0, B deploy 0 1 1 0 0 1 0");
    for onlooker in [Some('A'), Some('C'), None] {
        assert_eq!(play.view(onlooker).public.sewers[seat('B')].rats.to_string(), "0 1 1 0 0 1 0");
    }
}

#[test]
fn a_side_is_the_owners_until_the_first_reveal() {
    at_every_moment(&all_in(), 6, |play| {
        let truth = play.everything();
        let chosen = !matches!(truth.public.phase, Phase::ClanChoice | Phase::BoardChoice);
        let shown = play.lines("The boards").len() == 1;
        assert_eq!(truth.public.sides_shown, shown);
        for onlooker in EVERYONE {
            for (owner, side) in play.view(onlooker).sides.iter() {
                let own = onlooker == Some(owner.letter());
                let open = shown || chosen && own;
                let seen = if open { truth.sides[owner] } else { Face::Down };
                assert_eq!(*side, seen, "{owner}'s, to {onlooker:?}");
                let written = State::position(&play.view(onlooker));
                let section =
                    written.split("; ").find(|it| it.starts_with(&format!("{owner}["))).unwrap().to_owned();
                assert_eq!(section.contains("chose") || section.contains("plays"), open);
            }
            let told = play.told(onlooker).into_iter().find_map(|notice| {
                if let Notice::BoardsChosen { sides } = notice { Some(sides) } else { None }
            });
            for (owner, side) in told.iter().flat_map(|sides| sides.iter()) {
                assert_eq!(!side.is_down(), onlooker == Some(owner.letter()), "told when it was chosen");
            }
        }
    });
}

#[test]
fn no_effect_betrays_a_side_before_the_reveal() {
    // Two tables that differ in B's side only look the same to A up to the reveal.
    let mut looks = Vec::new();
    for side in ["friendly", "aggressive"] {
        let mut play = Play::dealt(3, &options("boards=secret_choice"), 7);
        play.does(&format!("B board {side}, A board friendly, C board friendly"));
        looks.push((play.view(Some('A')), play.view(None), play.told(Some('A')), play.told(None)));
    }
    assert_eq!(looks[0], looks[1]);
}

#[test]
fn dealt_clans_are_the_owners_and_the_discard_stays_unknown() {
    at_every_moment(&all_in(), 6, |play| {
        let truth = play.everything();
        for onlooker in EVERYONE {
            let view = play.view(onlooker);
            for (owner, dealt) in view.dealt.iter() {
                let own = onlooker == Some(owner.letter());
                assert_eq!(*dealt, if own { truth.dealt[owner] } else { [Face::Down; 2] });
            }
            let written = State::position(&view);
            assert_eq!(written.matches("dealt ? ?").count(), if onlooker.is_some() { 3 } else { 4 });
            let Some(Notice::ClansDealt { dealt }) =
                play.told(onlooker).into_iter().find(|notice| matches!(notice, Notice::ClansDealt { .. }))
            else {
                panic!("nobody said that clans were dealt")
            };
            for (owner, dealt) in dealt.iter() {
                assert_eq!(dealt.iter().all(Face::is_down), onlooker != Some(owner.letter()));
            }
        }
    });
}

/// What a Seer at this moment knows: the next event if that seat looked in this round, the food if its power was upgraded.
fn seen(view: &View) -> (bool, bool) {
    let you = view.you;
    let looked = you.is_some_and(|you| view.public.looked.contains(you));
    let foresees = you.is_some_and(|you| view.public.foresee.contains(you));
    (looked, foresees)
}

#[test]
fn the_decks_are_nobodys_but_for_a_seer_who_looked() {
    let (mut looks, mut foresights) = (0, 0);
    at_every_moment(&options("clans=on"), 40, |play| {
        let truth = play.everything();
        for onlooker in EVERYONE {
            let view = play.view(onlooker);
            let (event, food) = seen(&view);
            (looks, foresights) = (looks + u32::from(event), foresights + u32::from(food));
            assert_eq!(view.next_event, truth.next_event.map(|face| if event { face } else { Face::Down }));
            let [next, none] = truth.next_food.unwrap_or([Face::Up(0); 2]);
            assert_eq!(none, Face::Up(0), "one food card a round at four players");
            if let Some([card, _]) = view.next_food {
                assert_eq!(card, if food { next } else { Face::Down });
            }
            // Its back is everyone's: five initial events, then final ones.
            let initial = truth.public.past.among(truth.public.parts.initial).len() < 5;
            assert_eq!(view.public.next_kind(), if initial { EventKind::Initial } else { EventKind::Final });
        }
    });
    assert!(looks > 20 && foresights > 5, "{looks} {foresights}");
}

#[test]
fn what_a_seer_saw_is_told_to_that_seer_only() {
    let mut play =
        Play::at(&late("A[1] cheese 0 clan seers; B[1] cheese 0; C[0] cheese 0; foods 7 1 2 3 4 5 6 8 9"));
    play.does("A look");
    let told = |play: &Play, onlooker| play.told(onlooker).last().unwrap().clone();
    let seat_a = seat('A');
    assert_eq!(
        told(&play, Some('A')),
        Notice::Looked {
            seat: seat_a,
            event: Some(Face::Up(EventCard::EndOfGame)),
            food: Some([Face::Up(7), Face::Up(0)])
        }
    );
    for onlooker in [Some('B'), Some('C'), None] {
        let Notice::Looked { seat, event, food } = told(&play, onlooker) else {
            panic!("all know that A looked")
        };
        assert_eq!((seat, event), (seat_a, Some(Face::Down)));
        assert_eq!(food.unwrap()[0], Face::Down);
        assert!(!State::position(&play.view(onlooker)).contains("end_of_game"));
    }
    // Two Seers at a table of seven: what one saw the other does not know, until that one looks, too.
    let seven = "A[1] cheese 0 clan seers; B[1] cheese 0 clan seers; C[1] cheese 0; D[1] cheese 0; E[1] cheese 0; F[1] cheese 0; G[1] cheese 0";
    let mut play = Play::at(&late(seven));
    play.does("B look");
    assert_eq!(play.view(Some('A')).next_event, Some(Face::Down));
    assert_eq!(play.view(Some('A')).next_food, Some([Face::Down; 2]));
    play.does("A look");
    assert_eq!(play.view(Some('A')).next_food, Some([Face::Up(1); 2]));
}

#[test]
fn a_seers_knowledge_of_the_food_outlasts_the_next_event_until_it_is_revealed() {
    let seats = "A[1] cheese 0 clan seers; B[1] cheese 0 graveyard 1; foods 7 1 2 3 4 5 6 8 9";
    let past = "abundance massive_attack cousins_visit helmet_rat dr_cheese drunk";
    let mut play = Play::at(&with_clans(&format!(
        "{seats}; past {past}; events holy_rat strategists just_in_time end_of_game"
    )));
    play.does("A look").stay();
    assert_eq!(play.everything().public.phase, Phase::HolyRat { seat: seat('B') });
    assert_eq!(play.view(Some('A')).next_food.unwrap()[0], Face::Up(7));
    assert_eq!(play.view(Some('A')).next_event, Some(Face::Down), "the one after");
    assert_eq!(play.view(Some('B')).next_food.unwrap()[0], Face::Down);
    play.does("B holy yes");
    assert_eq!(play.everything().public.food, [7, 0]);
    assert_eq!(play.view(Some('A')).next_food.unwrap()[0], Face::Down);
}

#[test]
fn in_ascending_order_everyone_knows_the_next_food_card() {
    let play = Play::dealt(3, &options("food_order=ascending"), 1);
    assert_eq!(play.everything().public.food, [1, 0]);
    for onlooker in [Some('A'), Some('B'), None] {
        assert_eq!(play.view(onlooker).next_food.unwrap()[0], Face::Up(2));
        assert_eq!(play.view(onlooker).next_event, Some(Face::Down), "but not the event");
    }
    let shuffled = Play::dealt(3, &options(""), 1);
    assert!(
        EVERYONE[..3].iter().all(|&onlooker| shuffled.view(onlooker).next_food.unwrap()[0] == Face::Down)
    );
}

#[test]
fn left_over_events_are_seen_by_nobody() {
    // Not even the eye that sees everything: they have left the game.
    let play = Play::dealt(3, &options(""), 2);
    let all = play.everything();
    let below = all.below.unwrap();
    let known = all.public.past.len() as usize + 1 + below.events().len();
    assert_eq!(known, 10);
    for onlooker in [Some('A'), Some('B'), Some('C'), None] {
        let written = State::position(&play.view(onlooker));
        let events = EventCard::ALL.iter().filter(|card| written.contains(card.name())).count();
        assert_eq!(events, 1, "the one revealed: {written}");
    }
}

#[test]
fn the_contents_of_the_bag_are_everyones_and_the_next_piece_is_nobodys() {
    // The same table with other luck: all views are equal before the draw, and differ after it.
    let position = during("helmet_rat", "A[1] cheese 0 clan corrupt; B[0] cheese 0; dump y4 w4 k4");
    let mut afterwards = Vec::new();
    let mut befores = Vec::new();
    for seed in 0..12 {
        let mut play = Play::at_with_seed(&position, seed);
        play.does("A deploy 1 0 0 0 0 0 0");
        assert_eq!(play.view(Some('B')).public.bag.to_string(), "y4 w4 k4");
        befores.push(play.position());
        play.does("A add blue");
        assert_eq!(play.view(None).public.bag.and(play.view(None).public.hand).to_string(), "y4 w4 k4 b1");
        afterwards.push(play.view(Some('B')).public.hand.to_string());
        play.tells(&format!("A draws in the dump: {}.", afterwards.last().unwrap()));
    }
    assert!(befores.iter().all(|position| *position == befores[0]), "even the truth does not hold it");
    afterwards.sort();
    afterwards.dedup();
    assert!(afterwards.len() > 2, "{afterwards:?}");
}

#[test]
fn pieces_drawn_put_back_and_swapped_are_told_to_all() {
    let mut play = Play::at(&during("helmet_rat", "A[2] cheese 0; B[0] cheese 0; dump w1 p1"));
    play.does("A deploy 2 0 0 0 0 0 0, A back purple");
    let mut swapped = Play::at(&during("dr_cheese", "A[2] cheese 0; B[0] cheese 0; dump w2"));
    swapped.does("A deploy 2 0 0 0 0 0 0, A swap 1 0");
    for onlooker in [Some('A'), Some('B'), None] {
        let told: Vec<String> = play.told(onlooker).iter().map(Notice::to_string).collect();
        assert!(told.contains(&"A draws in the dump: w1 p1.".to_owned()));
        assert!(told.contains(&"A puts purple back.".to_owned()));
        let told: Vec<String> = swapped.told(onlooker).iter().map(Notice::to_string).collect();
        assert!(told.contains(&"A swaps 1 pairs and 0 single whites for 1 cheese.".to_owned()));
    }
}

#[test]
fn after_five_initial_events_the_next_card_is_known_to_be_final_and_after_four_finals_to_be_the_end() {
    let mut play = Play::at(&before("drunk", "A[1] cheese 0; B[1] cheese 0"));
    assert_eq!(play.view(None).public.next_kind(), EventKind::Final);
    play.stay();
    assert_eq!(play.view(None).public.next_kind(), EventKind::Final);
    // From the view alone, the End card is all that can be left.
    let past =
        "abundance massive_attack cousins_visit helmet_rat dr_cheese drunk hide_the_cheese just_in_time";
    let play = Play::at(&format!("A[1] cheese 0; B[1] cheese 0; round 9; event strategists; past {past}"));
    for onlooker in [Some('A'), None] {
        let view = play.view(onlooker);
        for seed in 0..20 {
            let imagined = State::imagine(&view, &mut table::Dice::from_seed(Seed::from_number(seed)));
            let world = table::World::at(imagined, table::Dice::from_seed(Seed::from_number(seed)));
            assert_eq!(world.view_of_everything().next_event, Some(Face::Up(EventCard::EndOfGame)));
        }
    }
}

#[test]
fn the_seed_is_shown_only_when_the_game_is_over() {
    let mut table: Match<State> =
        Match::start(&parts(), &Options::default(), 2, Seed::from_number(5)).unwrap();
    while let Some(seat) = table.waits_for().lowest() {
        assert!(table.seed().is_none());
        table.time_out(seat).unwrap();
    }
    assert_eq!(table.seed(), Some(Seed::from_number(5)));
}
