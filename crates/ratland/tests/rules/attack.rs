//! Phase 3: LAND-41 to LAND-49.

use crate::play::Play;

#[test]
fn land_43_who_is_stronger_steals_the_difference() {
    let mut play = Play::at("A[4] cheese 0; B[3] cheese 9; C[0] cheese 0; dump -; city -; field -");
    play.does("A deploy 0 0 0 4 0 0 0, B deploy 0 0 0 0 0 3 0");
    play.tells("A attacks B from the left tunnel, 4 against 3, and steals 1.");
    let mut play = Play::at("A[3] cheese 0; B[3] cheese 9; C[0] cheese 0; dump -; city -; field -");
    play.does("A deploy 0 0 0 3 0 0 0, B deploy 0 0 0 0 0 3 0");
    play.tells("A attacks B from the left tunnel, 3 against 3, and steals 0.");
}

#[test]
fn land_example_1_shared_theft() {
    let mut play = Play::at("A[4] cheese 0; B[2] cheese 3; C[5] cheese 0; D[0] cheese 0; dump -; city -; field -");
    play.does("A deploy 0 0 0 4 0 0 0, B deploy 0 0 0 0 0 2 0, C deploy 0 0 0 0 5 0 0");
    play.tells("C attacks B from the right tunnel, 5 against 2, and steals 2.");
    play.tells("A attacks B from the left tunnel, 4 against 2, and steals 1.");
}
