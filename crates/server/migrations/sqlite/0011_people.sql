-- A regular is a guest who has a key, and whose name is nobody else's here: `folded` is how it reads, letters that look
-- alike being one. Where there is none, it is a guest, known by the signature of the cookie alone.

ALTER TABLE guests ADD COLUMN regular INTEGER;
ALTER TABLE guests ADD COLUMN folded TEXT;
CREATE UNIQUE INDEX guests_folded ON guests (folded) WHERE folded IS NOT NULL;

-- Passkeys, each under its credential id. The public half is in `key`, as the library writes it; there is nothing secret here.
CREATE TABLE keys (
    id    TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    key   TEXT NOT NULL,
    label TEXT NOT NULL,
    made  INTEGER NOT NULL,
    used  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_guest ON keys (guest);

-- What opens the door to whoever has lost every key, once each. All of a person's are salted alike, so that one hash finds
-- the one that is meant.
CREATE TABLE codes (
    guest TEXT NOT NULL,
    hash  BLOB NOT NULL,
    salt  BLOB NOT NULL,
    PRIMARY KEY (guest, hash)
) STRICT, WITHOUT ROWID;

-- A device that a regular has signed in with. The cookie holds a secret, this row its SHA-256; `id` names it in lists.
CREATE TABLE sessions (
    secret BLOB PRIMARY KEY,
    id     TEXT NOT NULL UNIQUE,
    guest  TEXT NOT NULL,
    device TEXT NOT NULL,
    made   INTEGER NOT NULL,
    seen   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_guest ON sessions (guest);
CREATE INDEX sessions_seen ON sessions (seen);

-- As whom somebody sat down who was a guest then and has brought the match along since: what is summed names that guest.
ALTER TABLE seats ADD COLUMN came_as TEXT;
