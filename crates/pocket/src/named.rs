//! What lies on a device has a name of its own kind: longer than any of the house, so that nobody takes one for the other. The name says
//! too whether several people share the table: a page lowers a curtain between them.

use games::protocol::{SeatInfo, TableInfo, ToPage};
use host::TableId;

const ALONE: &str = "pocket-";
const SHARED: &str = "pocket-pass-";

pub(crate) fn name(id: TableId, people: usize) -> String {
    format!("{}{id}", prefix(people))
}

fn prefix(people: usize) -> &'static str {
    if people > 1 { SHARED } else { ALONE }
}

pub(crate) fn info(info: TableInfo) -> TableInfo {
    let people = info.seats.iter().filter(|seat| matches!(seat, SeatInfo::Guest { .. })).count();
    let named = |id: String| format!("{}{id}", prefix(people));
    let mut seats = info.seats;
    if people > 1 {
        seats.iter_mut().for_each(is_in_the_room);
    }
    // Nobody else can come to a table on this device.
    TableInfo { id: named(info.id), rematch: info.rematch.map(named), invite: None, seats, ..info }
}

/// Whoever has not got the device in their hands sits beside it.
fn is_in_the_room(seat: &mut SeatInfo) {
    if let SeatInfo::Guest { here, takeover_ms, .. } = seat {
        (*here, *takeover_ms) = (true, None);
    }
}

/// As it goes to the page.
pub(crate) fn message(message: ToPage) -> ToPage {
    match message {
        ToPage::Welcome { you, table, chat, play } => ToPage::Welcome { you, table: info(table), chat, play },
        ToPage::Table { you, table } => ToPage::Table { you, table: info(table) },
        said @ (ToPage::Update { .. }
        | ToPage::Ack { .. }
        | ToPage::Refused { .. }
        | ToPage::Hint { .. }
        | ToPage::Hinted { .. }
        | ToPage::Chat { .. }
        | ToPage::Reacted { .. }
        | ToPage::Announced { .. }
        | ToPage::Pong
        | ToPage::Bye { .. }) => said,
    }
}
