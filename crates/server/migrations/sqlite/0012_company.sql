-- What one person is to another. Friends have a row each way; whoever only asks has one, and so has whoever blocks.

CREATE TABLE ties (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    kind  TEXT NOT NULL CHECK (kind IN ('asks', 'friend', 'blocks')),
    since INTEGER NOT NULL,
    PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other, kind);

-- Whoever opens such a link is its owner's friend. One a person; a new one takes the place of the old.
CREATE TABLE friend_links (
    guest TEXT PRIMARY KEY,
    code  TEXT NOT NULL UNIQUE,
    made  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
