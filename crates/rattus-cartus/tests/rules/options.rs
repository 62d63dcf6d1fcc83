//! The ways to choose the building cards, and the other options: CART-142 to CART-150.

use crate::play::{Play, Street as _, options, row, seat};
use rattus_cartus::{Building, BuildingMethod, BuildingSet, Class, Options};
use std::collections::BTreeSet;
use table::Options as _;

/// All cards in play, in truth.
fn set(seats: u8, text: &str, seed: u64) -> BuildingSet {
    let view = Play::dealt(seats, &options(text), seed).everything();
    let below = view.below.as_ref().unwrap();
    let row = view.public.row().iter().chain(view.public.under.as_slice());
    below.buildings().iter().chain(below.replacement()).chain(row).copied().collect()
}

fn of(building: Building) -> BuildingSet {
    BuildingSet::of_building(building)
}

const RECOMMENDED: [Building; 6] = [
    Building::Farm,
    Building::Marketplace,
    Building::Monastery,
    Building::Castle,
    Building::Palace,
    Building::FortuneTellersTent,
];

#[test]
fn cart_142_the_recommended_set() {
    let expected = RECOMMENDED.into_iter().map(of).fold(BuildingSet::NONE, BuildingSet::union);
    assert_eq!(set(4, "building_method=recommended", 1), expected);
    let play = Play::dealt(4, &Options::default(), 1);
    assert_eq!(play.sight(None).set.len(), 30, "public");
}

#[test]
fn cart_143_an_agreed_set() {
    let agreed = "building_method=agreed agreed_peasantry=farm1+farm3+brewery1+brewery2+brewery5 agreed_magic=hut1+hut2+hut3+hut4+hut5";
    let found = set(3, agreed, 1);
    let of_class = |class| {
        found.among(BuildingSet::of_class(class)).iter().map(|card| card.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(of_class(Class::Peasantry), ["farm1", "farm3", "brewery1", "brewery2", "brewery5"]);
    assert_eq!(found.among(BuildingSet::of_class(Class::Magic)), of(Building::PiedPipersHut));
    assert!(!Play::dealt(3, &options(agreed), 1).sight(None).set.is_empty(), "public");
    let refused = |value: &str| {
        let value = table::OptionValue::Word(value.to_owned());
        Options::default().set("agreed_peasantry", &value).unwrap_err().to_string()
    };
    for bad in [
        "farm1+farm2+farm3+farm4",
        "farm1+farm1+farm2+farm3+farm4",
        "farm1+farm2+farm3+farm4+farm5+brewery1",
        "farm1+farm2+farm3+farm4+castle1",
        "farm1+farm2+farm3+farm4+farm6",
    ] {
        assert!(refused(bad).starts_with("option `agreed_peasantry` takes 5 of farm1, farm2"), "{bad}");
    }
}

#[test]
fn cart_144_random_buildings() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let found = set(3, "building_method=random_buildings", seed);
        for class in Class::ALL {
            let whole = Building::ALL
                .into_iter()
                .filter(|it| it.class() == class)
                .find(|&it| found.among(of(it)) == of(it));
            seen.insert(whole.expect("all copies of one building"));
        }
    }
    assert_eq!(seen.len(), 12, "each of the two is drawn");
    let play = Play::dealt(3, &options("building_method=random_buildings"), 5);
    assert_eq!(play.sight(None).set.len(), 30, "public");
}

#[test]
fn cart_145_random_cards_are_a_secret() {
    let mixed = (0..20).filter(|&seed| {
        let farms = set(3, "building_method=random_cards", seed).among(of(Building::Farm)).len();
        farms != 0 && farms != 5
    });
    assert!(mixed.count() > 15);
    let play = Play::dealt(3, &options("building_method=random_cards"), 5);
    for onlooker in [None, Some('A')] {
        assert!(play.sight(onlooker).set.is_empty());
        assert!(play.view(onlooker).public.set.is_empty());
    }
    play.tells(&format!(
        "{} is first player; which building cards are used is a secret.",
        play.everything().public.first
    ));
}

#[test]
fn cart_146_the_recommended_set_is_the_default() {
    assert_eq!(Options::default().building_method, BuildingMethod::Recommended);
    let spec = Options::specs().into_iter().find(|spec| spec.name == "building_method").unwrap();
    assert_eq!(spec.default.to_string(), "recommended");
}

#[test]
fn cart_147_no_tower_with_two_unless_it_is_asked_for() {
    let towers = |seats, text: &str| {
        (0..30).map(|seed| set(seats, text, seed).among(of(Building::GuardTower)).len()).sum::<usize>()
    };
    for method in ["random_buildings", "random_cards"] {
        assert_eq!(towers(2, &format!("building_method={method}")), 0);
        assert!(towers(2, &format!("building_method={method} guard_tower_with_two=on")) > 20);
        assert!(towers(3, &format!("building_method={method}")) > 20);
    }
    let agreed = options("building_method=agreed agreed_chivalry=castle1+castle2+castle3+castle4+tower1");
    let warning = "The rulebook advises against the Guard Tower when two play.";
    Play::dealt(2, &agreed, 1).tells(warning);
    assert!(Play::dealt(3, &agreed, 1).lines(warning).is_empty());
    assert!(Play::dealt(2, &options("building_method=agreed"), 1).lines(warning).is_empty());
}

#[test]
fn cart_148_simultaneous_privileges() {
    let mut play = Play::at(&row(
        "farm3 castle5",
        "with simultaneous_privileges on; first B; A[]; B[]; C[]; privileges",
    ));
    assert_eq!(play.waits_for(), "ABC");
    let before = play.position();
    play.does("A take 1, B take 1");
    assert_eq!(play.position(), before, "unseen by the others");
    play.does("C take 2");
    assert_eq!(play.waits_for(), "B", "in turn order, looks included");
    assert_eq!((play.cards('B').len(), play.rats('C')), (2, 10));
    play.does("B look 1");
    assert_eq!((play.rats('C'), play.waits_for()), (8, "A".to_owned()));
    play.does("A look 1");
    assert_eq!(play.waits_for(), "B", "to visit");
    assert!(!Options::default().simultaneous_privileges);
}

#[test]
fn cart_149_if_all_die_the_fewest_rats_may_win() {
    let over = |rest: &str| {
        Play::at(&row(
            "farm1 castle1",
            &format!("with all_dead fewest_rats; round 9; nuns king4 king0 king2 king3 king1; {rest}; over"),
        ))
    };
    assert_eq!(over("A[] rats 12; B[] rats 11; C[] rats 20; magic A3").standing().winners().to_string(), "B");
    assert_eq!(over("A[] rats 11; B[] rats 11; C[] rats 20; magic A3").standing().winners().to_string(), "A");
    assert_eq!(
        over("A[] rats 11; B[] rats 11; C[] rats 20; magic C3").standing().winners().to_string(),
        "AB"
    );
    assert_eq!(
        over("A[] rats 10; B[] rats 9; C[] rats 20; magic A3").standing().winners().to_string(),
        "A",
        "somebody lives"
    );
}

#[test]
fn cart_150_protection_from_this_tower_only() {
    let table = |protection: &str| {
        let mut play = Play::at(&row(
            "tower1 tower2 farm1",
            &format!("with guard_tower_protection {protection}; A[]; B[king0]; C[king1]; D[]; visit A"),
        ));
        play.does("A visit 1, B visit 2, C visit 1, D visit 3");
        play
    };
    assert_eq!(table("any_tower").waits_for(), "D");
    let mut play = table("this_tower");
    assert_eq!(play.waits_for(), "A");
    play.does("A act yes");
    assert_eq!(
        (play.hand('A'), play.hand('B'), play.hand('C')),
        ("king0".to_owned(), String::new(), "king1".to_owned())
    );
    assert_eq!(play.everything().public.hands[seat('B')], 0);
}
