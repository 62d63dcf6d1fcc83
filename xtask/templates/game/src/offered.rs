//! What a page may ask before there is a table.

use crate::{Parts, State};
use table::Offered;

impl Offered for State {
    type BoxInfo = ();
    fn look_into(_: &Parts) {}

    type Drawing = ();
    type Flaw = ();
    fn flaws(_: &Parts, (): &()) -> Vec<()> {
        Vec::new()
    }
}
