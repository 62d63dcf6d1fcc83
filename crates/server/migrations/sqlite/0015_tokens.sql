-- A token lets a program act for somebody: `guest`, who is its owner or a bot account of theirs. The program holds a secret, this
-- row its SHA-256; `id` names it in lists.
CREATE TABLE tokens (
    secret BLOB PRIMARY KEY,
    id     TEXT NOT NULL UNIQUE,
    guest  TEXT NOT NULL,
    owner  TEXT NOT NULL,
    label  TEXT NOT NULL,
    scopes INTEGER NOT NULL,
    made   INTEGER NOT NULL,
    used   INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_owner ON tokens (owner);
CREATE INDEX tokens_guest ON tokens (guest);

-- The account of a program has an owner, a name that is nobody else's, and no keys.
ALTER TABLE guests ADD COLUMN owner TEXT;
CREATE INDEX guests_owner ON guests (owner) WHERE owner IS NOT NULL;
