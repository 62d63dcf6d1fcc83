-- Order in the house. A person may be kept from talking, or from coming in: until a time in milliseconds, or for good.
CREATE TABLE penalties (
    guest TEXT NOT NULL,
    kind  TEXT NOT NULL CHECK (kind IN ('mute', 'ban')),
    until INTEGER,
    words TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (guest, kind)
) STRICT, WITHOUT ROWID;

-- A name or a line of talk that somebody has reported, as it was then: talk is kept nowhere else. One and the same thing is
-- reported once by a person while nobody has looked at it.
CREATE TABLE reports (
    number   INTEGER PRIMARY KEY,
    reporter TEXT,
    about    TEXT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('name', 'talk')),
    table_id TEXT,
    quoted   TEXT NOT NULL,
    words    TEXT NOT NULL,
    made     INTEGER NOT NULL,
    closed   INTEGER,
    outcome  TEXT
) STRICT;
CREATE INDEX reports_about ON reports (about);
CREATE UNIQUE INDEX reports_once ON reports (reporter, about, quoted) WHERE closed IS NULL;

-- What everybody is told, until a time; the last one holds.
CREATE TABLE announcements (
    number INTEGER PRIMARY KEY,
    text   TEXT NOT NULL,
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL
) STRICT;

-- What whoever looks after the house has done: it is only added to, and kept.
CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    who    TEXT NOT NULL,
    act    TEXT NOT NULL,
    about  TEXT,
    words  TEXT NOT NULL
) STRICT;

-- A table may be without talk, and its host may send people away before the match begins.
ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1;
CREATE TABLE sent_away (
    table_id TEXT NOT NULL,
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
