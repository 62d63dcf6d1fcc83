//! The frozen panel: what they answered on the day they were frozen, they answer for ever.

use crate::common::{deal, options};
use bots::search::Searchable;
use bots::{Leash, offered, player, player_or_cheat, players};
use table::{Dice, Joint, Seed, Turn};

/// All that is decided, in letters, as one number (FNV-1a): the names at the table, so many decisions of the game of this number.
fn digest<G: Searchable>(names: &[&str], number: u64, most: usize) -> u64 {
    let mut world = deal::<G>(&options::<G>(""), names.len() as u8, number);
    let mut players: Vec<_> =
        names.iter().map(|name| player_or_cheat::<G>(name).unwrap().sit_down(&Leash::long())).collect();
    let mut dice = Dice::from_seed(Seed::derived("frozen", number));
    let (mut digest, mut decided) = (0xcbf2_9ce4_8422_2325_u64, 0);
    while let Turn::Waits(asked) = world.turn() {
        let mut joint = Joint::new();
        for seat in asked {
            let decision =
                players[usize::from(seat.number())].decide(seat, &world.view(Some(seat)), &mut dice);
            for byte in format!("{seat} {decision};").bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
            decided += 1;
            joint.put(seat, decision);
        }
        if decided >= most {
            break;
        }
        world.resolve(&joint);
    }
    // What is left of the dice says how often they were thrown.
    digest ^ u64::from(dice.below(1 << 30))
}

/// For two, for four, and for one who thinks long.
fn digests<G: Searchable>(long: usize) -> [u64; 3] {
    [
        digest::<G>(&["frozen-search-1000", "frozen-search-100"], 11, 16),
        digest::<G>(
            &["frozen-search-100", "frozen-rulebook", "frozen-search-100", "frozen-search-100"],
            12,
            24,
        ),
        digest::<G>(&["frozen-search-10000", "frozen-rulebook"], 13, long),
    ]
}

/// Recorded before anything was mended; a game's three in a line. At first `exp` and `ln` were those of the C library of whoever
/// thought; since they are `bots`' own, one digest of the twelve is another (Ratapolis, the first), and none may change any more.
const RECORDED: [[u64; 3]; 4] = [
    [0xccf0_def4_253f_e87e, 0xabd9_7f37_bb1a_f272, 0x9c6e_c9c4_733b_2af4],
    [0x00ee_07b0_6fb6_3da3, 0x7132_ea5a_8b4d_f757, 0x77c7_ace6_26c8_cb86],
    [0xbb25_070d_0243_1fa5, 0xc3d7_e95d_d94e_d445, 0x990d_a059_83ac_ed3d],
    [0x56a7_5753_27b0_6a3c, 0xb475_610b_f061_9e60, 0x835f_e92c_d5ec_170b],
];

#[test]
fn the_frozen_answer_as_on_the_day_they_were_frozen() {
    let all = [
        // Looks are over before anybody has anything to think about.
        digests::<games::rat_a_tat_cat::State>(8),
        digests::<games::ratland::State>(2),
        digests::<games::rattus_cartus::State>(3),
        digests::<games::ratapolis::State>(2),
    ];
    assert_eq!(all, RECORDED, "{all:#x?}");
}

/// The arena seats them, no table does.
#[test]
fn whoever_is_frozen_is_found_in_the_arena_only() {
    type Land = games::ratland::State;
    assert!(players::<Land>().iter().all(|player| !player.name.starts_with("frozen")));
    for name in ["frozen-rulebook", "frozen-search-100", "frozen-search-10000"] {
        assert_eq!(player_or_cheat::<Land>(name).unwrap().name, name);
        assert!(player::<Land>(name).is_err() && offered::<Land>(name).is_err(), "{name}");
    }
    for name in
        ["frozen-greedy", "frozen-", "frozen-cheat-100", "frozen-frozen-search-100", "frozen-search-0"]
    {
        assert!(player_or_cheat::<Land>(name).is_err(), "{name}");
    }
}
