-- The deals of days: for each game one a day, the same for everybody.

-- Written when the day begins, before anybody hears of it. A day is a number of days since 1970, by UTC.
CREATE TABLE days (
    day     INTEGER NOT NULL,
    game    TEXT NOT NULL,
    seed    BLOB NOT NULL,
    -- As JSON: by name; and by seat the computer players, null for whoever plays it.
    options TEXT NOT NULL,
    sitters TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    parts   TEXT NOT NULL,
    PRIMARY KEY (day, game)
) STRICT;

-- Everybody's one try, and how it ended, if it ended on its day: written with its result.
CREATE TABLE day_tries (
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    begun    INTEGER NOT NULL,
    ended    INTEGER,
    place    INTEGER,
    points   INTEGER,
    margin   INTEGER,
    gave_up  INTEGER NOT NULL DEFAULT 0,
    -- By which tries are compared: the more the better.
    merit    INTEGER,
    PRIMARY KEY (day, game, guest)
) STRICT;
CREATE INDEX day_tries_merit ON day_tries (day, game, merit) WHERE merit IS NOT NULL;
CREATE INDEX day_tries_guest ON day_tries (guest, day);
CREATE INDEX day_tries_left ON day_tries (day) WHERE ended IS NULL;

-- The tables where such a deal is played.
ALTER TABLE tables ADD COLUMN day INTEGER;
ALTER TABLE tables ADD COLUMN day_counts INTEGER NOT NULL DEFAULT 0;
