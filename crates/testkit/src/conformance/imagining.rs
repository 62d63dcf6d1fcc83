//! Views, the worlds imagined from them, clones, and positions as text.

use super::property::{Property, Verdict, broken, ensure, same};
use super::trial::Trial;
use table::{Dice, Game, Joint, Seat, Turn, World};

impl<G: Game> Trial<'_, G> {
    /// After every decision, for everyone.
    pub(super) fn an_imagined_world_looks_the_same(&mut self) -> Verdict {
        for onlooker in self.seats.iter().map(Some).chain([None]) {
            let view = self.table.view(onlooker);
            let again = self.imagine(&view).view(onlooker);
            ensure(Property::ImaginedLooksTheSame, again == view, || {
                format!("to {onlooker:?}:\n  {view:?}\n  {again:?}")
            })?;
        }
        Ok(())
    }

    /// At looks, in every way in which it could be told apart.
    pub(super) fn imagined_worlds_look_the_same(&mut self) -> Verdict {
        for onlooker in self.onlookers() {
            let view = self.table.view(onlooker);
            let sight = self.table.sight(onlooker);
            for to_the_letter in [true, false] {
                let world = self.imagine(&view);
                let again = world.view(onlooker);
                if to_the_letter {
                    let (view, again) = (format!("{view:?}"), format!("{again:?}"));
                    same(Property::ImaginedLooksTheSame, "to the letter", &view, &again)?;
                }
                let other = G::sight(&again);
                ensure(Property::Indistinguishable, other == sight, || {
                    format!("one view, two sights:\n  {sight:?}\n  {other:?}")
                })?;
                self.all_is_there(&world.view_of_everything())?;
                self.cannot_be_told_apart(onlooker, &world)?;
            }
        }
        Ok(())
    }

    /// At looks, for a seat that reads all minds: what nobody has seen is dealt anew, and nothing else.
    pub(super) fn minds_can_be_read(&mut self) -> Verdict {
        for seat in self.seats {
            let view = self.world().view_with_minds(seat, self.seats);
            let world = self.imagine(&view);
            let again = world.view_with_minds(seat, self.seats);
            ensure(Property::ImaginedLooksTheSame, again == view, || {
                format!("to {seat}, who reads all minds:\n  {view:?}\n  {again:?}")
            })?;
            self.all_is_there(&world.view_of_everything())?;
        }
        Ok(())
    }

    fn imagine(&mut self, view: &G::View) -> World<G> {
        self.tally.imagined += 1;
        World::at(G::imagine(view, &mut self.dice), self.dice.split())
    }

    /// Nothing that a seat may do depends on what it does not see.
    fn cannot_be_told_apart(&mut self, onlooker: Option<Seat>, world: &World<G>) -> Verdict {
        let (truth, property) = (self.world(), Property::Indistinguishable);
        ensure(property, truth.turn() == world.turn(), || {
            format!("the truth is at {:?}, a world at {:?}", truth.turn(), world.turn())
        })?;
        let Some(seat) = onlooker.filter(|&seat| self.table.asked().contains(seat)) else { return Ok(()) };
        let list = |world: &World<G>| format!("{:?}", world.list(seat));
        same(property, "lists", &list(truth), &list(world))?;
        let refusals = |world: &World<G>| {
            self.met.iter().map(|decision| world.check(seat, decision)).collect::<Vec<_>>()
        };
        ensure(property, refusals(truth) == refusals(world), || format!("{seat} is refused differently"))?;
        let (fallback, other) =
            (truth.fallback_with(seat, &self.dice), world.fallback_with(seat, &self.dice));
        ensure(property, fallback == other, || format!("fallbacks {fallback} and {other}"))?;
        let mut dice = [self.dice.clone(), self.dice.clone()];
        for _ in 0..4 {
            let sampled = truth.sample_with(seat, &mut dice[0]);
            let other = world.sample_with(seat, &mut dice[1]);
            ensure(property, sampled == other, || format!("the same dice give {sampled} and {other}"))?;
        }
        Ok(())
    }

    pub(super) fn imagined_worlds_can_be_played(&mut self) -> Verdict {
        let onlookers = self.onlookers();
        for _ in 0..2 {
            let onlooker = self.dice.pick(&onlookers).flatten();
            let mut world = self.imagine(&self.table.view(onlooker));
            self.play_out(&mut world)?;
            self.tally.played_out += 1;
        }
        Ok(())
    }

    fn play_out(&mut self, world: &mut World<G>) -> Verdict {
        let mut elapsed_s = 0;
        for _ in 0..self.suite.most_steps {
            self.all_is_there(&world.view_of_everything())?;
            match world.turn() {
                Turn::Over(_) => return Ok(()),
                Turn::AsksClock => {
                    elapsed_s += 600;
                    world.read_clock(elapsed_s);
                }
                Turn::Waits(asked) => {
                    ensure(Property::SomebodyIsAsked, !asked.is_empty(), || {
                        "an imagined world waits for nobody".to_owned()
                    })?;
                    let mut joint = Joint::new();
                    for seat in asked {
                        let decision = world.sample(seat);
                        ensure(Property::SampleIsLegal, world.check(seat, &decision).is_ok(), || {
                            format!("in an imagined world {seat} samples {decision}")
                        })?;
                        joint.put(seat, decision);
                    }
                    world.resolve(&joint);
                }
            }
        }
        Err(broken(Property::ImaginedIsPlayable, "an imagined world never ends"))
    }

    pub(super) fn clones_part_ways(&mut self) -> Verdict {
        let Turn::Waits(asked) = self.table.turn() else { return Ok(()) };
        let before = self.photograph();
        let mut clone = self.world().clone();
        let mut joint = Joint::new();
        asked.iter().for_each(|seat| joint.put(seat, clone.sample(seat)));
        clone.resolve(&joint);
        self.looks_like(&before, Property::ClonesPartWays, "a clone was played on, and the original changed")
    }

    pub(super) fn position_is_read_back(&mut self, everything: &G::View) -> Verdict {
        let (property, text) = (Property::PositionNotation, G::position(everything));
        let read = G::from_position(&self.suite.parts, &text).map_err(|misread| {
            broken(property, format!("a position is not read: {}", misread.point_at(&text)))
        })?;
        let read = World::at(read, Dice::from_seed(self.seed));
        let again = read.view_of_everything();
        same(property, &text, &format!("{everything:?}"), &format!("{again:?}"))?;
        same(property, "written again", &text, &G::position(&again))?;
        for onlooker in self.onlookers() {
            let (view, again) = (self.table.view(onlooker), read.view(onlooker));
            ensure(property, view == again, || format!("{text}\n  {view:?}\n  {again:?}"))?;
        }
        Ok(())
    }
}
