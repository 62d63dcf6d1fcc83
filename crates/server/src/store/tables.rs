//! What is written of a table: that it is laid, who sits there, and each line of its log with what stands beside it.

use super::sql::{self, Query};
use super::{Phase, now_ms, post};
use crate::id::TableId;
use games::protocol::Unrated;
use host::{Laid, Sitter, Sum, What};
use std::borrow::Cow;
use std::time::Duration;
use table::{Seat, SeatSet};

/// A new table and who sits there.
pub(super) fn new(laid: &Laid) -> Vec<Query<'_>> {
    let Laid { setting, sitters } = laid;
    let rules = games::with_game!(setting.game, G => <G as ::table::Game>::RULES);
    let rules = setting.day.map_or(rules, |day| day.rules);
    let row = sql::query(
        "INSERT INTO tables (id, invite, game, rules, options, seats, seed, public, clock_s, host, phase, touched, hints,
            position, talk, rated, parts, day, day_counts, own_box)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)",
    )
    .bind(setting.id.as_str())
    .bind(setting.invite.as_str())
    .bind(setting.game.name())
    .bind(rules)
    .bind(&setting.options)
    .bind(setting.seats)
    .bind(&setting.seed.bytes()[..])
    .bind(setting.public)
    .bind(setting.clock_s)
    .bind(setting.host.as_str())
    .bind(Phase::Open.word())
    .bind(now_ms() as i64)
    .bind(setting.hints)
    .bind(setting.position.as_deref())
    .bind(setting.talk)
    .bind(setting.rated)
    .bind(setting.day.map(|day| day.parts.to_string()))
    .bind(setting.day.map(|day| day.number))
    .bind(setting.day.is_some_and(|day| day.counts))
    .bind(setting.own_box.map(|parts| parts.to_string()));
    let seats = sitters.iter().zip(0..).map(|(sitter, number)| seat(&setting.id, number, sitter));
    std::iter::once(row).chain(seats).collect()
}

fn seat<'a>(table: &'a TableId, number: u8, sitter: &'a Sitter) -> Query<'a> {
    let (guest, bot) = match sitter {
        Sitter::Nobody => (None, None),
        Sitter::Guest(guest) => (Some(guest.as_str()), None),
        Sitter::Bot(bot) => (None, Some(bot.as_str())),
    };
    sql::query(
        "INSERT INTO seats (table_id, seat, guest, bot) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest, bot = excluded.bot, came_as = NULL",
    )
    .bind(table.as_str())
    .bind(number)
    .bind(guest)
    .bind(bot)
}

pub(super) fn at<'a>(table: &'a TableId, write: &'a host::Write, grace: Duration) -> Vec<Query<'a>> {
    use host::Write;
    let now = now_ms() as i64;
    let time = |time: Option<u64>| time.map(|time| time as i64);
    vec![match write {
        Write::Seat { seat: number, sitter } => seat(table, number.number(), sitter),
        Write::Invited(guest) => {
            sql::query("INSERT INTO invited (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(table.as_str())
                .bind(guest.as_str())
        }
        Write::Uninvited(guest) => sql::query("DELETE FROM invited WHERE table_id = $1 AND guest = $2")
            .bind(table.as_str())
            .bind(guest.as_str()),
        Write::SentAway(guest) => {
            sql::query("INSERT INTO sent_away (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(table.as_str())
                .bind(guest.as_str())
        }
        Write::Screen { screen, out: true } => {
            sql::query("INSERT INTO screens_out (table_id, screen) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(table.as_str())
                .bind(screen.as_str())
        }
        Write::Screen { screen, out: false } => {
            sql::query("DELETE FROM screens_out WHERE table_id = $1 AND screen = $2")
                .bind(table.as_str())
                .bind(screen.as_str())
        }
        Write::Hints(on) => sql::query("UPDATE tables SET hints = $1, touched = $2 WHERE id = $3")
            .bind(*on)
            .bind(now)
            .bind(table.as_str()),
        Write::Host(host) => sql::query("UPDATE tables SET host = $1, touched = $2 WHERE id = $3")
            .bind(host.as_str())
            .bind(now)
            .bind(table.as_str()),
        Write::Started(began) => sql::query(
            "UPDATE tables SET phase = $1, started = $2, rules = $3, parts = $4, unrated = $5, sum = $6, touched = $7
             WHERE id = $8",
        )
        .bind(Phase::Playing.word())
        .bind(began.at as i64)
        .bind(began.rules)
        .bind(began.parts.map(|digest| digest.to_string()))
        .bind(began.unrated.map(Unrated::word))
        .bind(began.sum.map(Sum::stored))
        .bind(now)
        .bind(table.as_str()),
        Write::Logged { rules, logged } => {
            let (kind, seat, decision) = words(&logged.what);
            let line = sql::query(
                "INSERT INTO events (table_id, seq, rules, kind, seat, decision, client_id, at, sum)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            )
            .bind(table.as_str())
            .bind(logged.seq)
            .bind(*rules)
            .bind(kind)
            .bind(seat)
            .bind(decision)
            .bind(logged.client_id.as_deref())
            .bind(now)
            .bind(logged.sum.map(Sum::stored));
            let What::GaveUp { seat } = logged.what else { return vec![line] };
            // Beside the log, for the list of somebody's tables.
            let gave_up = sql::query("UPDATE seats SET gave_up = TRUE WHERE table_id = $1 AND seat = $2");
            return vec![line, gave_up.bind(table.as_str()).bind(seat.number())];
        }
        Write::Clocks(clocks) => {
            sql::query("UPDATE tables SET deadline = $1, deadline_before = $2 WHERE id = $3")
                .bind(time(clocks.until))
                .bind(time(clocks.before))
                .bind(table.as_str())
        }
        Write::Over => {
            let over = sql::query(
                "UPDATE tables SET phase = $1, deadline = NULL, deadline_before = NULL, touched = $2 WHERE id = $3",
            );
            let over = over.bind(Phase::Over.word()).bind(now).bind(table.as_str());
            return std::iter::once(over).chain(post::over(table, grace)).collect();
        }
        Write::Owed { seats, until } => return post::owed(table, *seats, *until, grace),
        Write::Waits(seats) => sql::query("UPDATE tables SET waits = $1 WHERE id = $2")
            .bind(mask(*seats))
            .bind(table.as_str()),
        Write::Standing(standing) => {
            let stood = |(seat, place): (Seat, &u8)| {
                sql::query("UPDATE seats SET place = $1, score = $2 WHERE table_id = $3 AND seat = $4")
                    .bind(*place)
                    .bind(standing.scores[seat])
                    .bind(table.as_str())
                    .bind(seat.number())
            };
            return standing.places.iter().map(stood).collect();
        }
        // Numbered and added up when all else is written: see `results`.
        Write::Ended(_) => return Vec::new(),
        Write::Rematch(next) => {
            let named = sql::query("UPDATE tables SET rematch = $1 WHERE id = $2");
            let mut queries = new(next);
            queries.push(named.bind(next.setting.id.as_str()).bind(table.as_str()));
            return queries;
        }
        // A table that was played is never removed.
        Write::Removed => {
            let open = "IN (SELECT id FROM tables WHERE id = $1 AND phase = 'open')";
            let of = [
                "seats WHERE table_id",
                "invited WHERE table_id",
                "sent_away WHERE table_id",
                "screens_out WHERE table_id",
                "tables WHERE id",
            ];
            let query = |of| sql::ours(format!("DELETE FROM {of} {open}"));
            return of.map(|of| query(of).bind(table.as_str())).into();
        }
    }]
}

/// A line of the log: of which kind it is, whose, and what it says.
pub(super) fn words(what: &What) -> (&'static str, Option<u8>, Option<Cow<'_, str>>) {
    match what {
        What::Decided { seat, decision } => {
            ("decided", Some(seat.number()), Some(Cow::Borrowed(decision.as_str())))
        }
        What::TimedOut { seat } => ("timed_out", Some(seat.number()), None),
        What::Clock { elapsed_s } => ("clock", None, Some(Cow::Owned(elapsed_s.to_string()))),
        What::Undone { seat } => ("undone", Some(seat.number()), None),
        What::GaveUp { seat } => ("gave_up", Some(seat.number()), None),
    }
}

/// A bit for each seat.
pub(super) fn mask(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |so, seat| so | 1 << seat.number())
}
