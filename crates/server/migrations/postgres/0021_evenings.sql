-- Club evenings. What has happened is in a log; all else here is what a log is asked about, written with it.
CREATE TABLE evenings (
    id      words PRIMARY KEY,
    -- Opens the evening to whoever has it.
    code    words NOT NULL UNIQUE,
    host    words NOT NULL,
    -- What was agreed, in JSON.
    setting words NOT NULL,
    -- Who plays whom is drawn by this.
    seed    BYTEA NOT NULL,
    phase   words NOT NULL CHECK (phase IN ('open', 'playing', 'over')),
    -- How many rounds were paired.
    round   BIGINT NOT NULL DEFAULT 0,
    -- Milliseconds since 1970.
    made    BIGINT NOT NULL,
    touched BIGINT NOT NULL
);
CREATE INDEX evenings_host ON evenings (host, phase);
CREATE INDEX evenings_touched ON evenings (phase, touched);

-- Who takes part, in the order in which they came: a person or a computer player.
CREATE TABLE evening_people (
    evening words NOT NULL,
    number  BIGINT NOT NULL,
    guest   words,
    bot     words,
    PRIMARY KEY (evening, number)
);
CREATE UNIQUE INDEX evening_people_guest ON evening_people (guest, evening) WHERE guest IS NOT NULL;

CREATE TABLE evening_log (
    evening words NOT NULL,
    seq     BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    -- In JSON.
    what    words NOT NULL,
    PRIMARY KEY (evening, seq)
);

-- The tables of the rounds; numbered from 0 in each.
CREATE TABLE evening_tables (
    table_id words PRIMARY KEY,
    evening  words NOT NULL,
    round    BIGINT NOT NULL,
    number   BIGINT NOT NULL
);
CREATE INDEX evening_tables_evening ON evening_tables (evening, round, number);
