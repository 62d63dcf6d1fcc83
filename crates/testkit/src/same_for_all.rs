//! Tests that are the same for every game but for what they are tried on.

/// A snapshot for each of these games, as they were played: a change of the rules shows as a difference in
/// `tests/snapshots`. After a change on purpose, run them with `INSTA_UPDATE=always` and read the diff.
#[macro_export]
macro_rules! playthroughs {
    ($($name:ident: $writer:expr;)+) => {$(
        #[test]
        fn $name() {
            insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
                insta::assert_snapshot!(stringify!($name), $writer.write());
            });
        }
    )+};
}

/// A playout does not touch the heap, with or without imagining a world before every decision; search lives on that. At
/// least so many decisions have to be made, and a state may have so many bytes at the most.
#[macro_export]
macro_rules! leaves_the_heap_alone {
    ($game:ty, $worlds:expr, $decide:expr, decisions: $decisions:literal, bytes: $bytes:literal) => {
        /// All worlds are dealt before the counting begins.
        fn allocations(imagining: bool) -> (u64, u64) {
            let mut worlds: Vec<table::World<$game>> = $worlds;
            let mut decisions = 0;
            let counted = allocation_counter::measure(|| {
                let played = worlds
                    .iter_mut()
                    .map(|world| $crate::playout::play_to_the_end(world, imagining, $decide));
                decisions = played.sum();
            });
            (decisions, counted.count_total)
        }

        #[test]
        fn playing_does_not_allocate() {
            let (decisions, allocations) = allocations(false);
            assert!(decisions > $decisions, "{decisions}");
            assert_eq!(allocations, 0);
        }

        #[test]
        fn imagining_before_every_decision_does_not_allocate() {
            let (decisions, allocations) = allocations(true);
            assert!(decisions > $decisions, "{decisions}");
            assert_eq!(allocations, 0);
        }

        #[test]
        fn the_counter_counts() {
            let view = $worlds[0].view(None);
            let counted = allocation_counter::measure(|| drop(<$game as table::Game>::position(&view)));
            assert!(counted.count_total > 0);
        }

        #[test]
        fn a_state_is_small() {
            let bytes = size_of::<$game>();
            println!("a state has {bytes} bytes");
            assert!(bytes <= $bytes, "{bytes}");
        }
    };
}
