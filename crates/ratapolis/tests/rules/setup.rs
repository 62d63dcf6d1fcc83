//! Setup: POL-01 to POL-20.

use crate::play::{Play, Town as _, at, dealt, idle_round, parts, refusal, seat, written};
use ratapolis::{BoxInfo, Colour, Drawing, Family, FirstGame, Plot, State, Tile, TileSet};
use table::Game as _;

#[test]
fn pol_01_the_players_of_each_game() {
    let tables = [("base", 2..=5), ("A", 2..=5), ("B", 2..=5), ("C", 2..=5), ("F", 2..=5), ("G", 2..=5)];
    let more = [("H", 2..=5), ("L", 2..=5), ("S", 2..=4), ("I", 4..=4), ("T", 3..=6)];
    for (situation, players) in tables.into_iter().chain(more) {
        for seats in 2..=6 {
            let set = format!("situation={situation}");
            if players.contains(&seats) {
                dealt(seats, &set, 1);
            } else {
                let (least, most) = (players.start(), players.end());
                assert_eq!(
                    refusal(seats, &set),
                    format!(
                        "option `situation` cannot be `{situation}` here: it is for {least} to {most} players, not for {seats}"
                    )
                );
            }
        }
    }
    assert_eq!(ratapolis::State::SEATS, 2..=6);
}

#[test]
fn pol_02_everybody_has_a_colour() {
    for seats in 2..=5 {
        let public = dealt(seats, "", 1).public();
        let colours: Vec<Colour> = public.all().iter().map(|seat| public.colour(seat.into())).collect();
        assert!((1..colours.len()).all(|at| !colours[..at].contains(&colours[at])), "{colours:?}");
    }
}

#[test]
fn pol_03_twenty_rats_of_a_colour_and_fifteen_in_a_and_f() {
    for (situation, rats) in [("base", 20), ("A", 15), ("F", 15), ("B", 20), ("S", 20)] {
        let play = dealt(4, &format!("situation={situation}"), 1);
        let public = play.public();
        for seat in public.players() {
            assert_eq!(public.in_city(seat.into()) + public.reserve(seat.into()), rats, "{situation}");
        }
    }
}

#[test]
fn pol_04_a_tile_covers_cells_in_a_straight_line() {
    for layout in &parts().layouts {
        for plot in layout.city.plots() {
            let cells = layout.drawing.cells_of(plot);
            let size = plot.tile().map_or(cells.len() as u8, |tile| parts().tiles[tile.index()].multiplier);
            assert_eq!((cells.len() as u8, layout.city.multiplier(plot)), (size, size));
            let in_row = cells.windows(2).all(|two| two[1] == (two[0].0, two[0].1 + 1));
            let in_column = cells.windows(2).all(|two| two[1] == (two[0].0 + 1, two[0].1));
            assert!(in_row || in_column, "{} of {}", plot, layout.id);
        }
    }
}

#[test]
fn pol_05_neighbours_share_a_side() {
    let layouts = &parts().layouts;
    let city = &layouts[parts().layout("beginner_ru").unwrap()].city;
    assert_eq!(city.adjacent(Plot::O).to_string(), "A F I R");
    assert_eq!(
        city.adjacent(Plot::E).to_string(),
        "D F K",
        "A touches neither side nor corner of E, T only a corner of D"
    );
    assert_eq!(city.adjacent(Plot::D).to_string(), "E F T");
    // Outdoor tiles too.
    let green = &layouts[parts().layout("G").unwrap()].city;
    assert_eq!(green.adjacent(Plot::V).to_string(), "G H N Y");
}

#[test]
fn pol_06_empty_cells_joined_by_sides_are_one_area() {
    // Seen by the Metro: O and R are one area, M is another one, and what is outside of the city is none.
    let mut play = at("rats A:r1 K:r1; gone O R M; orange H:A");
    assert_eq!(play.refuses_plan("A K>A K>T"), "T cannot be reached from K", "beside no empty area");
    play.plans("A A>T A>N");
    assert_eq!(play.on("T"), "r1");
    // Corners do not join: K and O touch at a corner alone.
    let mut play = at("rats E:r1; gone K O; orange H:A");
    assert_eq!(play.refuses_plan("A E>R -"), "R cannot be reached from E");
    play.plans("A E>A -");
    assert_eq!(play.on("A"), "r1");
}

#[test]
fn pol_07_the_base_game_takes_any_layout_but_that_of_s() {
    for layout in &parts().layouts {
        let set = format!("city={}", layout.id);
        if layout.id == "S" {
            assert_eq!(
                refusal(3, &set),
                "option `city` cannot be `S` here: its face-down tiles belong to its own Situation"
            );
        } else {
            let public = dealt(3, &set, 1).public();
            assert_eq!((public.city, public.situation().id.as_str()), (layout.city, "base"));
            assert!(!public.situation().procreation && public.situation().blind == 0);
        }
    }
    assert!(refusal(3, "city=nowhere").contains("there is no tile `n`"));
}

#[test]
fn pol_08_what_is_proposed_for_a_first_game() {
    // As the page is told it with the box.
    let told = |FirstGame { edition, situation, city }| {
        let city = city.map(|city| format!(" city={city}")).unwrap_or_default();
        format!("edition={edition} situation={situation}{city}")
    };
    let proposed: Vec<String> = BoxInfo::of(&parts()).first_games.into_iter().map(told).collect();
    assert_eq!(proposed, ["edition=fr situation=A", "edition=ru situation=base city=beginner_ru"]);
    for (set, city) in proposed.iter().zip(["A", "beginner_ru"]) {
        for seats in 2..=5 {
            let layout = parts().layout(city).unwrap();
            assert_eq!(dealt(seats, set, 1).public().city, parts().layouts[layout].city);
        }
    }
}

#[test]
fn pol_09_the_pool_is_of_buildings_in_the_city() {
    // Layout F lacks A, B, F, L and S: of its five tokens four are drawn with three players, five with four or five.
    for (seats, count) in [(3, 4), (4, 5), (5, 5)] {
        for seed in 0..20 {
            let tokens = dealt(seats, "city=F", seed).public().orange;
            assert_eq!(tokens.len(), count);
            assert!(tokens.iter().all(|tile| "CGHIT".contains(tile.name())));
        }
    }
}

#[test]
fn pol_10_one_token_more_than_players() {
    let mut seen = TileSet::NONE;
    for seed in 0..40 {
        for (seats, count) in [(3, 4), (4, 5), (5, 6)] {
            let tokens = dealt(seats, "", seed).public().orange;
            assert_eq!(tokens.len(), count);
            seen = seen.union(tokens);
        }
    }
    assert_eq!(seen, TileSet::with_advantage(), "each of them is drawn sometimes");
}

#[test]
fn pol_11_drawn_tokens_lie_on_orange_faces() {
    let play = dealt(4, "", 3);
    assert_eq!(play.tokens(), play.public().orange.to_string());
}

#[test]
fn pol_12_a_yellow_face_gives_no_advantage() {
    // Red leads on C and L, of which only C is orange.
    let mut play = at("rats C:r2 L:r2; orange C");
    play.plans("");
    assert_eq!(play.tokens(), "C:A");
    assert_eq!(play.refuses_plan("A L>B -"), "B cannot be reached from L", "no bus");
}

#[test]
fn pol_13_capacity_is_multiplier_times_families() {
    for (seats, [small, middle, large]) in [(3, [3, 6, 9]), (4, [4, 8, 12]), (5, [5, 10, 15])] {
        let public = dealt(seats, "", 1).public();
        assert_eq!([Plot::O, Plot::I, Plot::A].map(|plot| public.capacity(plot)), [small, middle, large]);
    }
    // The same on both faces, and to the end.
    let mut play = at("rats O:r1; orange A");
    assert_eq!(play.public().capacity(Plot::A), 9);
    idle_round(&mut play);
    assert_eq!(play.public().capacity(Plot::A), 9);
}

#[test]
fn pol_14_families_that_count_for_capacity() {
    let families = |seats, set: &str| dealt(seats, set, 1).public().families;
    assert_eq!([2, 3, 4, 5].map(|seats| families(seats, "")), [3, 3, 4, 5]);
    assert_eq!([2, 4].map(|seats| families(seats, "situation=L")), [3, 4]);
    assert_eq!([3, 6].map(|seats| families(seats, "situation=T")), [2, 5], "Balthus is not counted");
}

#[test]
fn pol_15_one_rat_of_everybody_on_every_building() {
    let public = dealt(4, "situation=G", 1).public();
    for plot in public.city.plots() {
        let expected = u8::from(plot.tile().is_some_and(Tile::is_building));
        assert!(public.players().iter().all(|seat| public.rats(seat.into(), plot) == expected), "{plot}");
    }
}

#[test]
fn pol_16_the_others_are_in_the_reserve() {
    assert_eq!(dealt(3, "", 1).reserve(Colour::Red), 0);
    assert_eq!(dealt(3, "city=A", 1).reserve(Colour::Red), 5);
    assert_eq!(dealt(3, "situation=A", 1).reserve(Colour::Red), 0);
}

#[test]
fn pol_17_rats_of_one_colour_on_a_tile_are_a_group() {
    // A move takes them all, and nobody else.
    crate::play::check("rats A:r1 O:r2g1", "A O>I -", "A:r1 I:r2 O:g1");
}

#[test]
fn pol_18_the_deck_has_a_card_for_each_building() {
    for (set, cards) in [("", 20), ("city=A", 15), ("city=G", 20), ("situation=S", 17)] {
        let play = dealt(3, set, 1);
        let public = play.public();
        assert_eq!(public.cards.len(), cards, "{set}");
        assert!(public.cards.iter().all(Tile::is_building));
    }
}

#[test]
fn pol_19_markers_never_run_out() {
    // Nine cheese tokens, though the box has eight.
    let mut play = at("rats S:r1 O:g1; orange S:A; cheese r8");
    play.plans("");
    assert_eq!(play.public().cheese_tokens(seat('A')), 9);
}

#[test]
fn pol_20_nobody_owns_a_token_at_the_start() {
    assert!(!dealt(4, "", 2).tokens().contains(':'));
    assert_eq!(dealt(4, "situation=I", 2).tokens().matches(':').count(), 4);
}

#[test]
fn a_position_is_read_as_it_is_written() {
    let text = written("rats A:r2g1 O:y3; gone K; orange C:B H; lost g2; round 3");
    let play = Play::at(&text);
    assert_eq!(Play::at(&play.position()).position(), play.position());
    assert_eq!(play.public().lost(Family::from(seat('C'))), 2);
    assert_eq!(Drawing::from_text("AB/CD").size(), (2, 2));
}

#[test]
fn a_position_that_no_deal_could_have_given_is_refused() {
    let reads = |cards: &str| {
        State::from_position(&parts(), &format!("players ryg; rats O:r1; orange B:A; up 1 C F; {cards}"))
            .is_ok()
    };
    assert!(reads("held 1 A:K B:M C:D") && !reads("held 1 A:K B:M C:DE"), "equally many in every hand");
    assert!(reads("held 1 A:K B:M C:D; dealt 1 5 1") && !reads("held 1 A:K B:M C:D; dealt 1 6 1"));
    let asked = "held 1 A:K B:M C:D; asked 1 A B; shown 1";
    assert!(reads(&format!("{asked} M")) && !reads(&format!("{asked} D")), "B shows what B holds");
}

/// Each beside a twin in which somebody can.
#[test]
fn a_position_in_which_nobody_can_answer_is_refused() {
    let refused = |text: &str| State::from_position(&parts(), text).err().map(|bad| bad.to_string());
    let held = "players ryg; rats O:r1; orange B:A; held 1 A:K B:M C:D; up 1 C F";
    let up = "players ryg; rats O:r1; up 1 C F";
    let balthus = "with situation T; players xrby; rats O:r1; up 1 C D K M N";
    // Red has twenty rats, and E, A and F are all that K touches.
    let market = |last: u8| format!("players ryg; rats T:r9 Q:r9 I:r{last}; orange A:A; up 1 C; market A");
    let hospital = |last: u8| {
        format!(
            "players ryg; rats K:r1 E:y6 A:g9 F:g{last}; orange T:A; up 1 C K; turned-up 1 K; hospital A K"
        )
    };
    for (reads, does_not) in [
        (format!("{held}; archives A"), format!("{up}; archives A")),
        (format!("{held}; asked 1 A B; show B A"), format!("{held}; show B A")),
        (market(1), market(2)),
        (hospital(5), hospital(6)),
        (format!("{balthus}; lay A"), format!("{balthus}; lay B")),
        (format!("{up}; plan"), format!("{up}; lay A")),
    ] {
        assert_eq!(refused(&reads), None, "{reads}");
        let why = refused(&does_not).unwrap_or_else(|| panic!("read: {does_not}"));
        assert!(why.ends_with("a phase in which somebody can answer"), "{does_not}: {why}");
    }
    for phase in ["archives D", "show D A", "market D", "hospital D K", "lay D", "radio D K"] {
        let why = refused(&format!("{held}; {phase}")).unwrap();
        assert!(why.ends_with("somebody who plays"), "{phase}: {why}");
    }
}
