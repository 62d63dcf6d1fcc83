//! The suite holds for an honest game and notices every way in which a game is broken on purpose: a check that no
//! fault makes fail would be worth nothing.

use testkit::toy::{self, Fault, Mousehole};
use testkit::{Property, Suite};

fn suite(fault: Fault) -> Suite<Mousehole> {
    Suite::new().parts(toy::broken(fault)).games(400).ends_within(1000).census(toy::crumbs)
}

/// The first property that the suite finds broken.
fn found(fault: Fault) -> Option<Property> {
    (2..=4).find_map(|seats| suite(fault).try_run(seats).err()).map(|broken| broken.property)
}

macro_rules! caught {
    ($($test:ident: $fault:ident breaks $property:ident;)+) => {$(
        #[test]
        fn $test() {
            assert_eq!(found(Fault::$fault), Some(Property::$property));
        }
    )+};
}

#[test]
fn an_honest_game_keeps_all_of_them() {
    for seats in 2..=4 {
        let tally = suite(Fault::None).run(seats);
        assert_eq!(tally.games, 400);
        assert!(tally.decisions > 1000 && tally.looks > 1200 && tally.imagined > 7000, "{tally:?}");
        assert!(tally.played_out > 400 && tally.refused > 10_000 && tally.replayed > 1000, "{tally:?}");
    }
}

caught! {
    a_view_that_leaks_one_hidden_card: LeakyView breaks ImaginedLooksTheSame;
    a_list_that_depends_on_a_hidden_card: LeakyList breaks Indistinguishable;
    a_sample_that_depends_on_a_hidden_card: LeakySample breaks Indistinguishable;
    a_sight_that_shows_more_than_the_view: LeakySight breaks Indistinguishable;
    a_replay_that_drifts: Drift breaks ReplayEqualsPlay;
    a_notice_that_drifts: DriftingNotice breaks ReplayEqualsPlay;
    a_lost_card: LostCrumb breaks Census;
    a_card_copied_in_imagination: CopiedCrumb breaks Census;
    a_sample_that_is_illegal: IllegalSample breaks SampleIsLegal;
    a_list_with_an_illegal_decision: IllegalList breaks ListIsLegal;
    a_list_that_lacks_a_legal_decision: ShortList breaks ListIsComplete;
    a_decision_that_is_never_sampled: DeafSample breaks ListIsSampled;
    a_default_that_is_illegal: IllegalFallback breaks FallbackIsLegal;
    a_refusal_that_changes_the_state: RefusalCounts breaks RefusalChangesNothing;
    a_match_that_waits_for_nobody: EmptyWait breaks SomebodyIsAsked;
    a_match_that_never_ends: Endless breaks Ends;
    clones_that_stay_together: SharedClones breaks ClonesPartWays;
    a_decision_that_is_read_back_wrong: MumbledDecision breaks DecisionNotation;
    a_position_that_is_read_back_wrong: MumbledPosition breaks PositionNotation;
    an_imagined_world_that_never_ends: StuckWorld breaks ImaginedIsPlayable;
    a_change_that_nobody_is_told_of: SilentSniff breaks NothingInSilence;
}
