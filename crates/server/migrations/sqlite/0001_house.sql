-- The log is the truth: `events` is append-only, and what a table is follows from its row, its seats and its events.

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    invite   TEXT NOT NULL UNIQUE,
    game     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    options  TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    seed     BLOB NOT NULL,
    public   INTEGER NOT NULL,
    clock_s  INTEGER,
    host     TEXT NOT NULL,
    phase    TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'over')),
    started  INTEGER,
    touched  INTEGER NOT NULL,
    rematch  TEXT,
    -- When the table must be looked after although nobody asks, in milliseconds.
    deadline INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_lobby ON tables (public, phase, touched);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_host ON tables (host, phase);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    guest    TEXT,
    bot      TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;

-- Who came by the invite link of a table.
CREATE TABLE invited (
    table_id TEXT NOT NULL,
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id  TEXT NOT NULL,
    seq       INTEGER NOT NULL,
    rules     INTEGER NOT NULL,
    kind      TEXT NOT NULL CHECK (kind IN ('decided', 'timed_out', 'clock', 'undone')),
    seat      INTEGER,
    -- In the notation of the game; for a clock reading, the seconds.
    decision  TEXT,
    client_id TEXT,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- A resent decision is applied once.
CREATE UNIQUE INDEX events_once ON events (table_id, seat, client_id) WHERE client_id IS NOT NULL;
