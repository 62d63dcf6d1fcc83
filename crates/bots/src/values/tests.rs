//! What nets say, counted by hand; and that the files are what they were when they were measured.

use super::{Net, ONE, Told, flag, parts, shares};
use crate::sums::Alike as _;
use table::{BySeat, Digest, Seat};

/// A net of nothing but these weights, given as place and weight.
fn net(of_a_thing: usize, own: usize, nobody: bool, weights: &[(usize, i16)]) -> Vec<u8> {
    let count = (of_a_thing + 1) * 16 + (16 + own + 1) * 32 + (32 + 1) * 16 + 17;
    let mut words = vec![0_i16; count];
    weights.iter().for_each(|&(place, weight)| words[place] = weight);
    let about = format!("ratskeller net 1; a test\n{of_a_thing} {own} 16 32 16 {}\n", u8::from(nobody));
    about.into_bytes().into_iter().chain(words.iter().flat_map(|word| word.to_le_bytes())).collect()
}

/// One thing is worth 2 if it is there, and its seat 3 for itself; the way goes through the first of each layer.
fn simple(nobody: bool) -> Net {
    let first = 2 * 16;
    let second = first + (16 + 1 + 1) * 32;
    let last = second + 33 * 16;
    let weights = [
        (0, 2_048),
        (first, 1_024),
        (first + 16 * 32, 3_072),
        (second, 1_024),
        (last, 1_024),
        (last + 16, -1_024),
    ];
    Net::read(&net(1, 1, nobody, &weights)).unwrap()
}

fn told(things: &[i32], own: i32) -> Told {
    let mut told = Told::default();
    things.iter().for_each(|thing| told.thing([parts(*thing, 1)]));
    told.own(parts(own, 1));
    told
}

#[test]
fn a_strength_is_what_the_weights_make_of_what_is_told() {
    let net = simple(false);
    // 2 for each thing and 3 for the seat, less 1; what is below nothing counts nothing.
    for (things, own, strength) in
        [(&[][..], 0, -1), (&[1, 1][..], 0, 3), (&[1, 2][..], 1, 8), (&[-5][..], 2, 5)]
    {
        assert_eq!(net.strength(&told(things, own)), strength * ONE, "{things:?} {own}");
    }
    assert_eq!((flag(true), flag(false), parts(1, 2), parts(-3, 1)), (256, 0, 128, -768));
}

#[test]
fn seats_share_the_win_by_their_strengths() {
    let seats = |own: &[i32], nobody| {
        let told_of = |seat: Seat| told(&[], own[usize::from(seat.number())]);
        shares(&simple(nobody), own.len() as u8, &told_of)
    };
    let even = seats(&[2, 2], false);
    assert_eq!(even.as_slice(), [0.5_f32; 2]);
    // 3 more is e³ times as likely.
    let ahead = seats(&[1, 2], false);
    let by_hand = 1.0 / (1.0 + 3.0_f32.exp_alike());
    assert!((ahead.as_slice()[0] - by_hand).abs() < 1e-5, "{ahead:?} {by_hand}");
    // Nobody has a strength of 0, and here everybody else −1.
    let none: BySeat<f32> = seats(&[0, 0], true);
    let by_hand = (-1.0_f32).exp_alike() / (1.0 + 2.0 * (-1.0_f32).exp_alike());
    assert!((none.as_slice()[0] - by_hand).abs() < 1e-5, "{none:?} {by_hand}");
    let far = seats(&[0, 1_000], false);
    assert!(far.as_slice()[0] < 1e-8 && far.as_slice()[1] > 0.999, "{far:?}");
}

#[test]
fn what_is_no_net_is_refused() {
    let whole = net(1, 1, false, &[]);
    assert!(Net::read(&whole).is_ok());
    let mut more = whole.clone();
    more.extend([0, 0]);
    let less = &whole[..whole.len() - 2];
    for bad in [less, &more[..], &b""[..], &b"ratskeller net 1\n"[..], &b"something\n1 1 16 32 16 0\n"[..]] {
        assert!(Net::read(bad).is_err());
    }
    let text = String::from_utf8_lossy(&whole).into_owned();
    assert!(Net::read(text.replace("1 1 16", "99 1 16").as_bytes()).is_err());
}

/// Whoever trains them anew measures them anew (docs/bots-measured.md), and writes down the digest here.
#[test]
fn the_nets_are_those_that_were_measured() {
    for (file, digest) in [
        (
            &include_bytes!("../ratapolis/two.net")[..],
            "027b4cdb6ce72afc9cebdd585030993df1cf009d0f19806e41f67c09aeb1cafd",
        ),
        (
            &include_bytes!("../ratapolis/several.net")[..],
            "b3f200a4646295aa3160ca2101e3614c0a2e11ab08fab06ed0bbd567b07590e8",
        ),
        (
            &include_bytes!("../rattus_cartus/two.net")[..],
            "fb5ae5f47d67063a6e0fec9f88df85eb3f720343aea50fff223d6bdadd8fa3f8",
        ),
        (
            &include_bytes!("../rattus_cartus/several.net")[..],
            "246c6d314cc3df359b1aae17134ce7d5f2b2b0bd5fc4d0141eb58fb1c533cdac",
        ),
    ] {
        assert!(Net::read(file).is_ok());
        assert_eq!(Digest::of(file).to_string(), digest);
    }
}
