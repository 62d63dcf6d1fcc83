//! What proptest is given to play with is legal, and what it finds shrinks.

use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};
use table::{Match, Options as _, Printed, Seed};
use testkit::Suite;
use testkit::strategies::{Playthrough, options, playthrough};
use testkit::toy::{self, Fault, Mousehole, Options};

/// The same cases every time, because how far something shrinks is a matter of luck.
fn runner() -> TestRunner {
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

proptest! {
    #[test]
    fn every_option_set_can_be_played(options in options::<Options>(2), seed: u64) {
        let started = Match::<Mousehole>::start(&Printed::shipped(), &options, 2, Seed::from_number(seed));
        prop_assert!(started.is_ok(), "{started:?}");
    }

    #[test]
    fn an_honest_game_keeps_everything(playthrough in playthrough::<Mousehole>(20)) {
        let suite = Suite::new().census(toy::crumbs);
        suite.check(&playthrough).map_err(|broken| TestCaseError::fail(broken.to_string()))?;
    }
}

/// A crumb is lost when one is dug out, so this takes two mice that eat, and a dig: by a pick, or in an imagined world.
#[test]
fn a_broken_playthrough_shrinks() {
    let suite = Suite::new().parts(toy::broken(Fault::LostCrumb)).census(toy::crumbs);
    let check = |playthrough: Playthrough<Mousehole>| match suite.check(&playthrough) {
        Ok(_) => Ok(()),
        Err(broken) => Err(TestCaseError::fail(broken.to_string())),
    };
    let Err(TestError::Fail(_, least)) = runner().run(&playthrough(30), check) else {
        panic!("the lost crumb was not noticed")
    };
    assert!(least.seats == 2 && least.picks.len() <= 3, "{least:?}");
    assert_eq!(least.options.values(), Options::default().values());
}
