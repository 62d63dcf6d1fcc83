//! The playthrough writer, on a match of one round.

use testkit::playthrough::Writer;
use testkit::toy::Mousehole;

const ONE_ROUND: &str = "\
mousehole at 2 seats, number 4, rounds 1, hurry on
  A: 2 mice have two crumbs each.
  A: You see 1 in your First hole.
  B: 2 mice have two crumbs each.
  B: You see 7 in your First hole.
  -: 2 mice have two crumbs each.
  *: 2 mice have two crumbs each.
  *: You see 1 in your First hole.
  *: You see 7 in your First hole.

A 0 1:A 8; B 0 7:B 5; deck 6,7,6,2,4,2,6,3,3,2,8,7,4,3,5,1,4,1,5,1; round 1; eat; eaten ; options rounds=1 hurry=on scout=least tie=lowest
  A  A 0 1:A ?; B 0 ?:B ?; deck ?20; …
  B  A 0 ?:A ?; B 0 7:B ?; deck ?20; …
  -  A 0 ?:A ?; B 0 ?:B ?; deck ?20; …
> A eat 2
> B eat 2
  A eats 8 from the Second hole.
  B eats 5 from the Second hole.

A 8 1:A 1; B 5 7:B 5; deck 6,7,6,2,4,2,6,3,3,2,8,7,4,3,5,1,4,1; round 1; scout B; eaten 8,5; options rounds=1 hurry=on scout=least tie=lowest
  A  A 8 1:A ?; B 5 ?:B ?; deck ?18; …
  B  A 8 ?:A ?; B 5 7:B ?; deck ?18; …
  -  A 8 ?:A ?; B 5 ?:B ?; deck ?18; …
> B dig 2
  A-: B digs into the Second hole and throws out 5.
  B*: B digs (1) into the Second hole and throws out 5.

A 8 1:A 1; B 5 7:B 1:B; deck 6,7,6,2,4,2,6,3,3,2,8,7,4,3,5,1,4; round 1; clock; eaten 8,5,5; options rounds=1 hurry=on scout=least tie=lowest
  A  A 8 1:A ?; B 5 ?:B ?:B; deck ?17; …
  B  A 8 ?:A ?; B 5 7:B 1:B; deck ?17; …
  -  A 8 ?:A ?; B 5 ?:B ?:B; deck ?17; …
> clock 69
  69 s have passed.
  Winner: A.

A 8 1:A 1; B 5 7:B 1:B; deck 6,7,6,2,4,2,6,3,3,2,8,7,4,3,5,1,4; round 1; over; eaten 8,5,5; options rounds=1 hurry=on scout=least tie=lowest
  A  A 8 1:A ?; B 5 ?:B ?:B; deck ?17; …
  B  A 8 ?:A ?; B 5 7:B 1:B; deck ?17; …
  -  A 8 ?:A ?; B 5 ?:B ?:B; deck ?17; …
Places [1, 2], scores [8, 5]
";

#[test]
fn a_match_is_written_down() {
    let text = Writer::<Mousehole>::new(2, 4).option("rounds", "1").option("hurry", "on").write();
    assert_eq!(text, ONE_ROUND);
}

#[test]
fn another_number_is_another_match() {
    let write = |number| Writer::<Mousehole>::new(3, number).write();
    assert_eq!(write(1), write(1));
    assert_ne!(write(1), write(2));
}
