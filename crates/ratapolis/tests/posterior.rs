//! Imagined worlds come as often as the rules deal them, given all that a seat knows.
//!
//! In a city of seven buildings many deals look alike, so that whole rounds can be compared with true ones
//! (`testkit::posterior`). Where a choice of somebody else is involved, one position is taken, and what is imagined is held
//! against chances worked out by hand.

#![allow(clippy::unwrap_used)] // a test that cannot unwrap has failed

use ratapolis::{Options, Parts, Phase, State, Tile, TileSet, View};
use table::{Dice, Face, Game, OptionValue, Options as _, Parts as _, Printed, Seat, Seed, World};
use testkit::posterior::{Experiment, Fit};

/// Seven buildings, of which three cards are drawn in a round: one for each of three players.
fn hamlet() -> Printed<Parts> {
    let small = r#"
[[layout]]
id = "hamlet"
rows = ["BBOK", "DMNP"]
provenance = "for this test"

[[situation]]
id = "hamlet"
players = [2, 4]
layout = "hamlet"
tokens = []
rats = 20
provenance = "for this test"

[[situation]]
id = "blind"
players = [2, 4]
layout = "hamlet"
tokens = []
rats = 20
blind = 2
provenance = "for this test"
"#;
    let printed =
        Parts::PRINTED.replace("drawn = [5, 5, 5, 5, 4, 4, 4, 4]", "drawn = [3, 3, 3, 3, 3, 3, 3, 3]");
    Printed::read(&(printed + small)).unwrap()
}

fn experiment(seats: u8, situation: &str, round: u8, deals: u64) -> Experiment<State> {
    let mut options = Options::default();
    options.set("situation", &OptionValue::from_text(situation)).unwrap();
    let looks = move |gallery: &View, _| gallery.public.round == round && gallery.public.phase == Phase::Plan;
    Experiment::new(seats).parts(hamlet()).options(options).deals(deals).until(looks)
}

/// The frequencies agree, and enough of them were compared to mean something.
fn agrees<H: Ord + std::fmt::Debug>(
    experiment: &Experiment<State>,
    hidden: impl Fn(&World<State>) -> H,
) -> Fit {
    let fit = experiment.compare(hidden).unwrap_or_else(|misfit| panic!("{misfit}"));
    println!("{fit:?}");
    assert!(fit.deals > 2000 && fit.degrees_of_freedom > 10, "{experiment:?}: {fit:?}");
    fit
}

fn held(view: &View, seat: usize, round: usize) -> TileSet {
    view.held[seat].up().unwrap()[round]
}

#[test]
fn after_the_deal_hands_and_deck_are_as_true_deals_have_them() {
    agrees(&experiment(3, "hamlet", 1, 20_000), |world| {
        let all = world.view_of_everything();
        (held(&all, 1, 0).to_string(), held(&all, 2, 0).to_string())
    });
}

#[test]
fn a_round_later_too_and_nobody_knows_whose_card_the_cats_had() {
    let experiment = experiment(3, "hamlet", 2, 60_000);
    agrees(&experiment, |world| {
        let all = world.view_of_everything();
        (held(&all, 1, 0).to_string(), held(&all, 1, 1).to_string())
    });
    agrees(&experiment, |world| {
        let all = world.view_of_everything();
        (held(&all, 2, 0).to_string(), all.deck.up().unwrap().to_string())
    });
}

#[test]
fn cards_that_were_set_aside_may_be_any() {
    agrees(&experiment(3, "blind", 2, 20_000), |world| {
        let all = world.view_of_everything();
        (all.laid.up().unwrap().to_string(), all.deck.up().unwrap().to_string())
    });
}

/// A position in which nothing is dark, as this seat looks at it.
struct Looking {
    view: View,
    worlds: u32,
}

impl Looking {
    #[track_caller]
    fn at(position: &str, onlooker: Option<char>) -> Looking {
        let state = State::from_position(&Printed::shipped(), position)
            .unwrap_or_else(|bad| panic!("{}", bad.point_at(position)));
        let world = World::at(state, Dice::from_seed(Seed::from_number(1)));
        Looking { view: world.view(onlooker.and_then(Seat::from_letter)), worlds: 20_000 }
    }

    /// What is imagined comes with this chance, within five standard deviations.
    #[track_caller]
    fn comes(&self, chance: f64, event: impl Fn(&View) -> bool) -> &Looking {
        let mut dice = Dice::from_seed(Seed::from_number(2));
        let happened = (0..self.worlds).filter(|_| {
            let world = World::at(State::imagine(&self.view, &mut dice), dice.split());
            event(&world.view_of_everything())
        });
        let (found, all) = (happened.count() as f64, f64::from(self.worlds));
        let spread = 5.0 * (all * chance * (1.0 - chance)).sqrt();
        assert!((found - all * chance).abs() <= spread, "{found} of {all}, not {chance}");
        self
    }
}

#[test]
fn a_card_that_was_shown_is_where_it_was_shown() {
    let position = "players ryg; rats O:r1; round 2; orange B:A; asked 1 A C; shown 1 D; held 1 A:K B:M C:D; up 1 C F; \
                    turned-up 1 F; cat 1 F; asked 2 A B; shown 2 E; held 2 A:G B:E C:H; up 2 I J";
    let has =
        |seat: usize, round: usize, card: Tile| move |view: &View| held(view, seat, round).contains(card);
    // A was shown both cards; the others of the first round may be any of the 20 less those that A has seen.
    Looking::at(position, Some('A'))
        .comes(1.0, has(2, 0, Tile::D))
        .comes(1.0, has(1, 1, Tile::E))
        .comes(1.0 / 12.0, has(1, 0, Tile::M))
        .comes(1.0 / 12.0, has(2, 1, Tile::A))
        .comes(0.0, has(1, 0, Tile::G));
    // C knows what it showed; of what B showed only that A has seen it: it is B's card in every world.
    Looking::at(position, Some('C'))
        .comes(1.0, |view| view.shown[0].up() == Some(TileSet::only(Tile::D)))
        .comes(1.0, |view| view.shown[1].up() == Some(held(view, 1, 1)));
}

#[test]
fn of_two_cards_either_may_have_been_shown() {
    let position = "players rg; rats O:r1; orange B:A; asked 1 A B; shown 1 D; held 1 A:KL B:DM; up 1 C";
    // The gallery does not know the cards; whichever B has, one of the two was shown.
    Looking::at(position, None).comes(1.0, |view| {
        let shown = view.shown[0].up().unwrap();
        shown.len() == 1 && held(view, 1, 0).among(shown) == shown
    });
    // A knows one of B's cards, and the other one may be any of sixteen.
    Looking::at(position, Some('A'))
        .comes(1.0, |view| held(view, 1, 0).contains(Tile::D))
        .comes(1.0 / 16.0, |view| held(view, 1, 0).contains(Tile::M));
    // Who has been asked and has not shown yet has shown nothing.
    let asked = "players rg; rats O:r1; orange B:A; asked 1 A B; held 1 A:KL B:DM; up 1 C; show B A";
    Looking::at(asked, Some('A')).comes(1.0, |view| view.shown[0].up() == Some(TileSet::NONE));
}

#[test]
fn a_refused_card_came_from_somebodys_hand() {
    // F was turned up and refused; now K stands. A holds neither.
    let position =
        "players ryg; rats K:r1; orange G:A T:A; held 1 A:E B:F C:K; up 1 C D; turned-up 1 F K; hospital A K";
    Looking::at(position, Some('A'))
        .comes(0.5, |view| held(view, 1, 0).contains(Tile::F) && held(view, 2, 0).contains(Tile::K))
        .comes(0.5, |view| held(view, 1, 0).contains(Tile::K) && held(view, 2, 0).contains(Tile::F));
    // B holds F, so C has K.
    Looking::at(position, Some('B'))
        .comes(1.0, |view| held(view, 0, 0).contains(Tile::K) || held(view, 2, 0).contains(Tile::K));
}

#[test]
fn balthus_may_have_laid_any_of_the_cards() {
    let position = "with situation T; players xryg; rats O:r1; up 1 D E F G; laid E";
    Looking::at(position, Some('B'))
        .comes(0.25, |view| view.laid == Face::Up(TileSet::only(Tile::D)))
        .comes(0.25, |view| view.laid == Face::Up(TileSet::only(Tile::E)));
    Looking::at(position, Some('A')).comes(1.0, |view| view.laid == Face::Up(TileSet::only(Tile::E)));
}

#[test]
fn face_down_tiles_are_those_that_nobody_has_seen() {
    let position = "with situation S; players ryg; rats V:r1; turned 3:M; under 1:D 2:K 4:N 5:O 6:P 7:E; held 1 A:D B:E C:G; up 1 C H";
    let lies = |place: usize, tile: Tile| move |view: &View| view.under[place - 1].up() == Some(Some(tile));
    Looking::at(position, Some('A'))
        .comes(1.0, lies(3, Tile::M))
        .comes(1.0 / 6.0, lies(1, Tile::D))
        .comes(1.0 / 6.0, lies(6, Tile::R))
        .comes(0.5, lies(7, Tile::E))
        .comes(0.5, lies(7, Tile::J))
        .comes(0.0, lies(1, Tile::M));
}

#[test]
fn a_renewed_deck_holds_what_was_discarded_and_what_others_held_before_is_left_out() {
    let position = "players ryg; rats O:r1; round 6; held 1 A:K B:M C:D; held 5 A:A B:B C:C; up 5 E; turned-up 5 E; cat 5 E; held 6 A:F B:G C:H; up 6 I";
    Looking::at(position, Some('A'))
        .comes(1.0, |view| held(view, 0, 0).contains(Tile::K))
        .comes(1.0, |view| held(view, 1, 0).is_empty())
        .comes(1.0 / 15.0, |view| held(view, 1, 4).contains(Tile::K));
}
