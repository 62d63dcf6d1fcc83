//! Teams: POL-170 to POL-173.

use crate::play::{Play, Town as _, at, dealt, refusal, seat};
use table::Face;

const TEAMS: &str = "with teams on; players rbyg; ";

#[test]
fn pol_170_two_teams_of_two() {
    for (partners, of_a, of_b) in [("ac_bd", 'C', 'D'), ("ab_cd", 'B', 'A'), ("ad_bc", 'D', 'C')] {
        let public = dealt(4, &format!("teams=on partners={partners}"), 1).public();
        assert_eq!(
            (public.partner(seat('A')), public.partner(seat('B'))),
            (Some(seat(of_a)), Some(seat(of_b)))
        );
    }
    assert_eq!(
        refusal(3, "teams=on"),
        "option `teams` cannot be `on` here: two teams of two are four players, not 3"
    );
    assert!(refusal(4, "teams=on situation=T").contains("teams do not play against Balthus"));
    dealt(4, "teams=on situation=I", 1);
}

#[test]
fn pol_171_a_partner_is_not_attacked() {
    let mut play = at(&format!("{TEAMS}rats O:r1y1g1"));
    assert_eq!(play.refuses_plan("A yellow@O -"), "yellow is your partner's colour");
    assert_eq!(play.refuses_plan("A - yellow@O"), "yellow is your partner's colour");
    play.plans("A green@O -");
    assert_eq!(play.on("O"), "r1y1", "everybody keeps an own colour");
}

#[test]
fn pol_172_partners_see_no_more_than_others() {
    let play = Play::at(&format!("{TEAMS}rats O:r1; held 1 A:K B:M C:D D:E; up 1 F"));
    assert_eq!(play.view(Some('A')).hand_of(seat('C')), Face::Down);
    let mut sealed = play.clone();
    sealed.does("C plan - -");
    assert_eq!(sealed.view(Some('A')), play.view(Some('A')));
    // Except by the Archives.
    let mut play =
        Play::at(&format!("{TEAMS}rats O:r1; orange B:A; held 1 A:K B:M C:D D:E; up 1 F; archives A"));
    play.does("A ask C");
    assert_eq!(play.view(Some('A')).shown[0].up().unwrap().to_string(), "D");
}

fn end(rats: &str) -> Play {
    let mut play = at(&format!("{TEAMS}with final_phase5 left_out; round 8; rats {rats}"));
    play.plans("");
    play
}

#[test]
fn pol_173_the_cheese_of_partners_is_added() {
    // Blue has most, but red and yellow have more together.
    let standing = end("O:r1 D:b2 K:y2 A:g1").standing();
    assert_eq!(
        (standing.places.as_slice(), standing.scores.as_slice()),
        (&[1, 3, 1, 3][..], &[15, 13, 15, 13][..])
    );
    // Equal cheese: the team with more rats.
    let standing = end("O:r3 A:b2 B:g2 G:b1").standing();
    assert_eq!(
        (standing.places.as_slice(), standing.scores.as_slice()),
        (&[3, 1, 3, 1][..], &[15, 19, 15, 19][..])
    );
    let standing = end("O:r3 A:b5").standing();
    assert_eq!(standing.places.as_slice(), [3, 1, 3, 1]);
    let standing = end("O:r3 D:b3").standing();
    assert_eq!(standing.places.as_slice(), [1, 1, 1, 1], "a shared victory");
    // Majorities are judged by player: two partners with one rat each do not outvote two rats.
    let mut play = at(&format!("{TEAMS}rats C:r1y1b2; orange C"));
    play.plans("");
    assert_eq!(play.tokens(), "C:B");
}
