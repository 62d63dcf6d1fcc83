//! Counting finds what a single look cannot: see `testkit::posterior`.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use table::{OptionValue, Options as _, Printed, Seat};
use testkit::posterior::{Experiment, Fit, Misfit};
use testkit::toy::{Decision, Fault, Hole, Larder, Mousehole, Options};

/// So few crumbs that many deals look alike.
fn larder(fault: Fault) -> Printed<Larder> {
    Printed::read(&format!("1112222333 {fault:?}")).unwrap()
}

/// Everyone eats from the second hole, and the scout digs into the first. B looks in the middle of the second round.
fn experiment(fault: Fault) -> Result<Fit, Box<Misfit>> {
    let mut options = Options::default();
    options.set("rounds", &OptionValue::Number(2)).unwrap();
    Experiment::<Mousehole>::new(2)
        .parts(larder(fault))
        .options(options)
        .deals(40_000)
        .onlooker(Seat::new(1).unwrap())
        .script(|_, decisions, list| {
            let second = Decision::Eat(Hole::Second);
            let wanted = [second, Decision::Dig(Hole::First), second];
            list.iter().position(|listed| *listed == wanted[decisions as usize]).unwrap()
        })
        .until(|_, decisions| decisions == 3)
        .compare(|world| {
            let all = world.view_of_everything();
            let holes = all.holes.as_slice().iter().map(|holes| holes.map(|seen| seen.face.up().unwrap()));
            (holes.collect::<Vec<_>>(), all.order)
        })
}

#[test]
fn an_honest_game_imagines_as_often_as_it_deals() {
    let fit = experiment(Fault::None).unwrap_or_else(|misfit| panic!("{misfit}"));
    assert!(fit.deals > 20_000 && fit.groups > 50 && fit.degrees_of_freedom > 500, "{fit:?}");
}

#[test]
fn an_imagine_that_returns_the_truth_is_found() {
    let misfit = experiment(Fault::CheatingImagine).unwrap_err();
    assert!(misfit.fit.deviations > 100.0, "{misfit}");
}

#[test]
fn an_imagine_that_is_a_little_unfair_is_found() {
    experiment(Fault::UnfairImagine).unwrap_err();
}

#[test]
fn a_leak_that_imagined_worlds_copy_along_is_found() {
    experiment(Fault::CopiedLeak).unwrap_err();
}

#[test]
fn a_notice_that_leaks_is_found() {
    experiment(Fault::LeakyNotice).unwrap_err();
}
