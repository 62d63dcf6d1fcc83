-- The deals of days: for each game one a day, the same for everybody.

-- Written when the day begins, before anybody hears of it. A day is a number of days since 1970, by UTC.
CREATE TABLE days (
    day     BIGINT NOT NULL,
    game    words NOT NULL,
    seed    BYTEA NOT NULL,
    -- As JSON: by name; and by seat the computer players, null for whoever plays it.
    options words NOT NULL,
    sitters words NOT NULL,
    rules   BIGINT NOT NULL,
    parts   words NOT NULL,
    PRIMARY KEY (day, game)
);

-- Everybody's one try, and how it ended, if it ended on its day: written with its result.
CREATE TABLE day_tries (
    day      BIGINT NOT NULL,
    game     words NOT NULL,
    guest    words NOT NULL,
    table_id words NOT NULL UNIQUE,
    begun    BIGINT NOT NULL,
    ended    BIGINT,
    place    BIGINT,
    points   BIGINT,
    margin   BIGINT,
    gave_up  BOOLEAN NOT NULL DEFAULT FALSE,
    -- By which tries are compared: the more the better.
    merit    BIGINT,
    PRIMARY KEY (day, game, guest)
);
CREATE INDEX day_tries_merit ON day_tries (day, game, merit) WHERE merit IS NOT NULL;
CREATE INDEX day_tries_guest ON day_tries (guest, day);
CREATE INDEX day_tries_left ON day_tries (day) WHERE ended IS NULL;

-- The tables where such a deal is played.
ALTER TABLE tables ADD COLUMN day BIGINT;
ALTER TABLE tables ADD COLUMN day_counts BOOLEAN NOT NULL DEFAULT FALSE;
