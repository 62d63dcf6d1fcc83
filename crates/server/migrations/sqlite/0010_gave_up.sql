-- A match may be given up: a kind of event of its own, and a copy beside the log for the list of somebody's tables. What a column
-- may hold cannot be changed in its place.

CREATE TABLE events_now (
    table_id  TEXT NOT NULL,
    seq       INTEGER NOT NULL,
    rules     INTEGER NOT NULL,
    kind      TEXT NOT NULL CHECK (kind IN ('decided', 'timed_out', 'clock', 'undone', 'gave_up')),
    seat      INTEGER,
    -- In the notation of the game; for a clock reading, the seconds.
    decision  TEXT,
    client_id TEXT,
    at        INTEGER NOT NULL,
    sum       INTEGER,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

INSERT INTO events_now SELECT table_id, seq, rules, kind, seat, decision, client_id, at, sum FROM events;
DROP TABLE events;
ALTER TABLE events_now RENAME TO events;

-- A resent decision is applied once.
CREATE UNIQUE INDEX events_once ON events (table_id, seat, client_id) WHERE client_id IS NOT NULL;

ALTER TABLE seats ADD COLUMN gave_up INTEGER NOT NULL DEFAULT 0;

-- What a guest looks like to everybody, as JSON; none: in the colours of the seat.
ALTER TABLE guests ADD COLUMN look TEXT;
