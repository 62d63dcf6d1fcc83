-- The boxes that this house has been open with, each under the digest of its file: a match goes on with the cards that it was
-- begun with, whatever the house plays with now. They are a few kilobytes each, and are kept.

CREATE TABLE boxes (
    game   TEXT NOT NULL,
    digest TEXT NOT NULL,
    file   TEXT NOT NULL,
    PRIMARY KEY (game, digest)
) STRICT, WITHOUT ROWID;
