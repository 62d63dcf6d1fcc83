-- Where somebody wants to be told that a slow table waits for them. `code` is to be said back before anything else is sent
-- there; none: it was, or need not be. `keys` are those of a push subscription, or what a hook is signed with.
CREATE TABLE addresses (
    id     TEXT PRIMARY KEY,
    guest  TEXT NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'hook')),
    target TEXT NOT NULL,
    keys   TEXT NOT NULL,
    lang   TEXT NOT NULL,
    origin TEXT NOT NULL,
    code   TEXT,
    made   INTEGER NOT NULL,
    last   INTEGER,
    UNIQUE (guest, kind, target)
) STRICT, WITHOUT ROWID;

-- What is to be told, written with what it tells of: one for each question to each person, known by when it runs out. A
-- letter waits until it is `due`, so that whoever decides at once hears nothing; none: it is with those who carry it.
CREATE TABLE letters (
    number   INTEGER PRIMARY KEY,
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    what     TEXT NOT NULL CHECK (what IN ('turn', 'over')),
    until    INTEGER NOT NULL,
    due      INTEGER,
    UNIQUE (table_id, what, seat, until)
) STRICT;
CREATE INDEX letters_due ON letters (due) WHERE due IS NOT NULL;
CREATE INDEX letters_guest ON letters (guest);

-- A letter on its way to one address; `next` is when it is tried again, none: it has arrived, or was given up.
CREATE TABLE deliveries (
    letter  INTEGER NOT NULL,
    address TEXT NOT NULL,
    tries   INTEGER NOT NULL DEFAULT 0,
    next    INTEGER,
    PRIMARY KEY (letter, address)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_next ON deliveries (next) WHERE next IS NOT NULL;
CREATE INDEX deliveries_address ON deliveries (address);
