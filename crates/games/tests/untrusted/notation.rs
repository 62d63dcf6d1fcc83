//! Whatever is typed: reading notation never panics, and what could be read is written and read back as the same.

use games::{GameId, with_game};
use table::{Dice, Game, Printed, Seed, World};

pub(crate) fn read(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for game in GameId::ALL {
        with_game!(game, G => {
            decision::<G>(text);
            position::<G>(text);
        });
    }
}

fn decision<G: Game>(text: &str) {
    match text.parse::<G::Decision>() {
        Ok(decision) => assert_eq!(decision.to_string().parse(), Ok(decision)),
        Err(misread) => drop(misread.point_at(text)),
    }
}

fn position<G: Game>(text: &str) {
    let written = |game: G| {
        let world = World::at(game, Dice::from_seed(Seed::from_number(0)));
        // Nobody who looks at such a position may be harmed either.
        let _ = (world.view(None).to_string(), world.turn());
        G::position(&world.view_of_everything())
    };
    let parts = Printed::shipped();
    match G::from_position(&parts, text) {
        Ok(game) => {
            let first = written(game);
            let again = G::from_position(&parts, &first)
                .unwrap_or_else(|misread| panic!("{}", misread.point_at(&first)));
            assert_eq!(written(again), first);
        }
        Err(misread) => drop(misread.point_at(text)),
    }
}
