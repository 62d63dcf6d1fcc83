//! What a page may ask before there is a table.

use crate::catalogue::BoxInfo;
use crate::data::Parts;
use crate::state::State;
use table::Offered;

impl Offered for State {
    type BoxInfo = BoxInfo;
    fn look_into(parts: &Parts) -> BoxInfo {
        BoxInfo::of(parts)
    }

    type Drawing = ();
    type Flaw = ();
    fn flaws(_: &Parts, (): &()) -> Vec<()> {
        Vec::new()
    }
}
