-- How matches ended, in the order in which they did: append-only, and with all that is needed to count every rating again. Nothing
-- here goes with its table when that grows old.

-- What was agreed when the table was laid, and why its match does not count although it was to.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN unrated TEXT;

CREATE TABLE results (
    number   INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    game     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    -- Why it does not count for ratings; none: it does.
    unrated  TEXT,
    ended    INTEGER NOT NULL
) STRICT;

CREATE TABLE result_seats (
    number     INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    game       TEXT NOT NULL,
    guest      TEXT,
    -- Who they were then, if they have turned out to be somebody else since.
    came_as    TEXT,
    bot        TEXT,
    -- What the computer player was worth, in thousandths of a point.
    star       INTEGER,
    star_doubt INTEGER,
    team       INTEGER,
    place      INTEGER NOT NULL,
    points     INTEGER NOT NULL,
    gave_up    INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_seats_guest ON result_seats (guest, number) WHERE guest IS NOT NULL;
CREATE INDEX result_seats_game ON result_seats (guest, game, number) WHERE guest IS NOT NULL;

-- Who has played with whom; an opponent is a guest or the name of a computer player. It follows from the seats, and is here so that
-- any page of such a list costs the same.
CREATE TABLE met (
    guest    TEXT NOT NULL,
    opponent TEXT NOT NULL,
    number   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    PRIMARY KEY (guest, opponent, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX met_game ON met (guest, opponent, game, number);
CREATE INDEX met_number ON met (number);

-- After this result, what somebody had of ratings became another's, or nobody's.
CREATE TABLE passed_on (
    number       INTEGER PRIMARY KEY,
    after_result INTEGER NOT NULL,
    from_guest   TEXT NOT NULL,
    to_guest     TEXT
) STRICT;
CREATE INDEX passed_on_from ON passed_on (from_guest);

-- What the results come to: everybody's way, match by match, and where they stand. In thousandths of a point.
CREATE TABLE rating_steps (
    guest         TEXT NOT NULL,
    game          TEXT NOT NULL,
    number        INTEGER NOT NULL,
    matches       INTEGER NOT NULL,
    points_before INTEGER NOT NULL,
    doubt_before  INTEGER NOT NULL,
    points        INTEGER NOT NULL,
    doubt         INTEGER NOT NULL,
    PRIMARY KEY (guest, game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    guest    TEXT NOT NULL,
    game     TEXT NOT NULL,
    points   INTEGER NOT NULL,
    doubt    INTEGER NOT NULL,
    -- What boards go by.
    at_least INTEGER NOT NULL,
    matches  INTEGER NOT NULL,
    -- When the last of them ended.
    last     INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_board ON ratings (game, at_least);

-- What a regular shows to everybody, where it is not what everybody shows.
CREATE TABLE profiles (
    guest   TEXT PRIMARY KEY,
    shown   INTEGER NOT NULL,
    ratings INTEGER NOT NULL,
    boards  INTEGER NOT NULL,
    history INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was played before there were ratings is a result too, and counts for none.
INSERT INTO results (number, table_id, game, players, unrated, ended)
    SELECT row_number() OVER (ORDER BY touched, id), id, game, seats, 'casual', touched FROM tables
    WHERE phase = 'over' AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND place IS NOT NULL);
INSERT INTO result_seats (number, seat, game, guest, bot, place, points, gave_up)
    SELECT number, seat, game, guest, bot, place, score, gave_up
    FROM results JOIN seats ON seats.table_id = results.table_id WHERE place IS NOT NULL AND score IS NOT NULL;
INSERT INTO met (guest, opponent, number, game)
    SELECT DISTINCT mine.guest, coalesce(theirs.guest, theirs.bot), mine.number, mine.game
    FROM result_seats AS mine JOIN result_seats AS theirs ON theirs.number = mine.number AND theirs.seat <> mine.seat
    WHERE mine.guest IS NOT NULL AND coalesce(theirs.guest, theirs.bot) IS NOT NULL;
