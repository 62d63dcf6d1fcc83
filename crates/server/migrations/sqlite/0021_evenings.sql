-- Club evenings. What has happened is in a log; all else here is what a log is asked about, written with it.
CREATE TABLE evenings (
    id      TEXT PRIMARY KEY,
    -- Opens the evening to whoever has it.
    code    TEXT NOT NULL UNIQUE,
    host    TEXT NOT NULL,
    -- What was agreed, in JSON.
    setting TEXT NOT NULL,
    -- Who plays whom is drawn by this.
    seed    BLOB NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'over')),
    -- How many rounds were paired.
    round   INTEGER NOT NULL DEFAULT 0,
    -- Milliseconds since 1970.
    made    INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT;
CREATE INDEX evenings_host ON evenings (host, phase);
CREATE INDEX evenings_touched ON evenings (phase, touched);

-- Who takes part, in the order in which they came: a person or a computer player.
CREATE TABLE evening_people (
    evening TEXT NOT NULL,
    number  INTEGER NOT NULL,
    guest   TEXT,
    bot     TEXT,
    PRIMARY KEY (evening, number)
) STRICT;
CREATE UNIQUE INDEX evening_people_guest ON evening_people (guest, evening) WHERE guest IS NOT NULL;

CREATE TABLE evening_log (
    evening TEXT NOT NULL,
    seq     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    -- In JSON.
    what    TEXT NOT NULL,
    PRIMARY KEY (evening, seq)
) STRICT;

-- The tables of the rounds; numbered from 0 in each.
CREATE TABLE evening_tables (
    table_id TEXT PRIMARY KEY,
    evening  TEXT NOT NULL,
    round    INTEGER NOT NULL,
    number   INTEGER NOT NULL
) STRICT;
CREATE INDEX evening_tables_evening ON evening_tables (evening, round, number);
