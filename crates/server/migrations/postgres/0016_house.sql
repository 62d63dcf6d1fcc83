-- What the sixteen steps of SQLite lead to, table by table: a step from here on has the same number in both folders. Whole numbers
-- are as long there as here; texts are compared byte by byte, as there, whatever language the database speaks.

CREATE DOMAIN words AS TEXT COLLATE "C";

CREATE TABLE secrets (
    name  words PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE guests (
    id      words PRIMARY KEY,
    name    words NOT NULL,
    created BIGINT NOT NULL,
    look    words,
    regular BIGINT,
    folded  words,
    owner   words
);
CREATE INDEX guests_created ON guests (created);
CREATE UNIQUE INDEX guests_folded ON guests (folded) WHERE folded IS NOT NULL;
CREATE INDEX guests_owner ON guests (owner) WHERE owner IS NOT NULL;

CREATE TABLE tables (
    id       words PRIMARY KEY,
    invite   words NOT NULL UNIQUE,
    game     words NOT NULL,
    rules    BIGINT NOT NULL,
    options  words NOT NULL,
    seats    BIGINT NOT NULL,
    seed     BYTEA NOT NULL,
    public   BOOLEAN NOT NULL,
    clock_s  BIGINT,
    host     words NOT NULL,
    phase    words NOT NULL CHECK (phase IN ('open', 'playing', 'over')),
    started  BIGINT,
    touched  BIGINT NOT NULL,
    rematch  words,
    deadline BIGINT,
    sum      BIGINT,
    hints    BOOLEAN,
    position words,
    parts    words,
    deadline_before BIGINT,
    waits    BIGINT,
    shared   words,
    talk     BOOLEAN NOT NULL DEFAULT TRUE,
    rated    BOOLEAN NOT NULL DEFAULT FALSE,
    unrated  words
);
CREATE INDEX tables_lobby ON tables (public, phase, touched);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_host ON tables (host, phase);
CREATE INDEX tables_touched ON tables (phase, touched);
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
CREATE UNIQUE INDEX tables_shared ON tables (shared) WHERE shared IS NOT NULL;

CREATE TABLE seats (
    table_id words NOT NULL,
    seat     BIGINT NOT NULL,
    guest    words,
    bot      words,
    place    BIGINT,
    score    BIGINT,
    -- Copies of what the table says; not a yes or no, because lists go down by it.
    live     BIGINT NOT NULL DEFAULT 1,
    since    BIGINT NOT NULL DEFAULT 0,
    agrees   BOOLEAN NOT NULL DEFAULT FALSE,
    gave_up  BOOLEAN NOT NULL DEFAULT FALSE,
    came_as  words,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_guest ON seats (guest, live, since, table_id) WHERE guest IS NOT NULL;

CREATE FUNCTION seats_of_a_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE seats SET live = CASE NEW.phase WHEN 'over' THEN 0 ELSE 1 END, since = NEW.touched WHERE table_id = NEW.id;
    RETURN NULL;
END $$;
CREATE TRIGGER seats_of_a_table AFTER UPDATE OF phase, touched ON tables
    FOR EACH ROW EXECUTE FUNCTION seats_of_a_table();

CREATE FUNCTION seats_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT CASE phase WHEN 'over' THEN 0 ELSE 1 END, touched INTO NEW.live, NEW.since FROM tables WHERE id = NEW.table_id;
    NEW.live := coalesce(NEW.live, 1);
    NEW.since := coalesce(NEW.since, 0);
    RETURN NEW;
END $$;
CREATE TRIGGER seats_new BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION seats_new();

CREATE TABLE invited (
    table_id words NOT NULL,
    guest    words NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE TABLE sent_away (
    table_id words NOT NULL,
    guest    words NOT NULL,
    PRIMARY KEY (table_id, guest)
);

-- The log is the truth: it is only added to.
CREATE TABLE events (
    table_id  words NOT NULL,
    seq       BIGINT NOT NULL,
    rules     BIGINT NOT NULL,
    kind      words NOT NULL CHECK (kind IN ('decided', 'timed_out', 'clock', 'undone', 'gave_up')),
    seat      BIGINT,
    decision  words,
    client_id words,
    at        BIGINT NOT NULL,
    sum       BIGINT,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX events_once ON events (table_id, seat, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE alive (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);

CREATE TABLE boxes (
    game   words NOT NULL,
    digest words NOT NULL,
    file   words NOT NULL,
    PRIMARY KEY (game, digest)
);

CREATE TABLE keys (
    id    words PRIMARY KEY,
    guest words NOT NULL,
    key   words NOT NULL,
    label words NOT NULL,
    made  BIGINT NOT NULL,
    used  BIGINT
);
CREATE INDEX keys_guest ON keys (guest);

CREATE TABLE codes (
    guest words NOT NULL,
    hash  BYTEA NOT NULL,
    salt  BYTEA NOT NULL,
    PRIMARY KEY (guest, hash)
);

CREATE TABLE sessions (
    secret BYTEA PRIMARY KEY,
    id     words NOT NULL UNIQUE,
    guest  words NOT NULL,
    device words NOT NULL,
    made   BIGINT NOT NULL,
    seen   BIGINT NOT NULL
);
CREATE INDEX sessions_guest ON sessions (guest);
CREATE INDEX sessions_seen ON sessions (seen);

CREATE TABLE tokens (
    secret BYTEA PRIMARY KEY,
    id     words NOT NULL UNIQUE,
    guest  words NOT NULL,
    owner  words NOT NULL,
    label  words NOT NULL,
    scopes BIGINT NOT NULL,
    made   BIGINT NOT NULL,
    used   BIGINT
);
CREATE INDEX tokens_owner ON tokens (owner);
CREATE INDEX tokens_guest ON tokens (guest);

CREATE TABLE ties (
    guest words NOT NULL,
    other words NOT NULL,
    kind  words NOT NULL CHECK (kind IN ('asks', 'friend', 'blocks')),
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX ties_other ON ties (other, kind);

CREATE TABLE friend_links (
    guest words PRIMARY KEY,
    code  words NOT NULL UNIQUE,
    made  BIGINT NOT NULL
);

CREATE TABLE addresses (
    id     words PRIMARY KEY,
    guest  words NOT NULL,
    kind   words NOT NULL CHECK (kind IN ('push', 'mail', 'hook')),
    target words NOT NULL,
    keys   words NOT NULL,
    lang   words NOT NULL,
    origin words NOT NULL,
    code   words,
    made   BIGINT NOT NULL,
    last   BIGINT,
    UNIQUE (guest, kind, target)
);

CREATE TABLE letters (
    number   BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guest    words NOT NULL,
    table_id words NOT NULL,
    seat     BIGINT NOT NULL,
    what     words NOT NULL CHECK (what IN ('turn', 'over')),
    until    BIGINT NOT NULL,
    due      BIGINT,
    UNIQUE (table_id, what, seat, until)
);
CREATE INDEX letters_due ON letters (due) WHERE due IS NOT NULL;
CREATE INDEX letters_guest ON letters (guest);

CREATE TABLE deliveries (
    letter  BIGINT NOT NULL,
    address words NOT NULL,
    tries   BIGINT NOT NULL DEFAULT 0,
    next    BIGINT,
    PRIMARY KEY (letter, address)
);
CREATE INDEX deliveries_next ON deliveries (next) WHERE next IS NOT NULL;
CREATE INDEX deliveries_address ON deliveries (address);

CREATE TABLE penalties (
    guest words NOT NULL,
    kind  words NOT NULL CHECK (kind IN ('mute', 'ban')),
    until BIGINT,
    words words NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, kind)
);

CREATE TABLE reports (
    number   BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    reporter words,
    about    words NOT NULL,
    kind     words NOT NULL CHECK (kind IN ('name', 'talk')),
    table_id words,
    quoted   words NOT NULL,
    words    words NOT NULL,
    made     BIGINT NOT NULL,
    closed   BIGINT,
    outcome  words
);
CREATE INDEX reports_about ON reports (about);
CREATE UNIQUE INDEX reports_once ON reports (reporter, about, quoted) WHERE closed IS NULL;

CREATE TABLE announcements (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    text   words NOT NULL,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL
);

CREATE TABLE audit (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    at     BIGINT NOT NULL,
    who    words NOT NULL,
    act    words NOT NULL,
    about  words,
    words  words NOT NULL
);

CREATE TABLE results (
    number   BIGINT PRIMARY KEY,
    table_id words NOT NULL UNIQUE,
    game     words NOT NULL,
    players  BIGINT NOT NULL,
    unrated  words,
    ended    BIGINT NOT NULL
);

CREATE TABLE result_seats (
    number     BIGINT NOT NULL,
    seat       BIGINT NOT NULL,
    game       words NOT NULL,
    guest      words,
    came_as    words,
    bot        words,
    star       BIGINT,
    star_doubt BIGINT,
    team       BIGINT,
    place      BIGINT NOT NULL,
    points     BIGINT NOT NULL,
    gave_up    BOOLEAN NOT NULL,
    PRIMARY KEY (number, seat)
);
CREATE INDEX result_seats_guest ON result_seats (guest, number) WHERE guest IS NOT NULL;
CREATE INDEX result_seats_game ON result_seats (guest, game, number) WHERE guest IS NOT NULL;

CREATE TABLE met (
    guest    words NOT NULL,
    opponent words NOT NULL,
    number   BIGINT NOT NULL,
    game     words NOT NULL,
    PRIMARY KEY (guest, opponent, number)
);
CREATE INDEX met_game ON met (guest, opponent, game, number);
CREATE INDEX met_number ON met (number);

CREATE TABLE passed_on (
    number       BIGINT PRIMARY KEY,
    after_result BIGINT NOT NULL,
    from_guest   words NOT NULL,
    to_guest     words
);
CREATE INDEX passed_on_from ON passed_on (from_guest);

CREATE TABLE rating_steps (
    guest         words NOT NULL,
    game          words NOT NULL,
    number        BIGINT NOT NULL,
    matches       BIGINT NOT NULL,
    points_before BIGINT NOT NULL,
    doubt_before  BIGINT NOT NULL,
    points        BIGINT NOT NULL,
    doubt         BIGINT NOT NULL,
    PRIMARY KEY (guest, game, number)
);

CREATE TABLE ratings (
    guest    words NOT NULL,
    game     words NOT NULL,
    points   BIGINT NOT NULL,
    doubt    BIGINT NOT NULL,
    at_least BIGINT NOT NULL,
    matches  BIGINT NOT NULL,
    last     BIGINT NOT NULL,
    PRIMARY KEY (guest, game)
);
CREATE INDEX ratings_board ON ratings (game, at_least);

CREATE TABLE profiles (
    guest   words PRIMARY KEY,
    shown   BOOLEAN NOT NULL,
    ratings BOOLEAN NOT NULL,
    boards  BOOLEAN NOT NULL,
    history BOOLEAN NOT NULL
);

-- Only here: the processes that have had this house open, each under a number of its own. Whoever is fenced writes nothing any
-- more, and every write asks. `pid` and `connected` name the connection that the node writes through.
CREATE TABLE nodes (
    id        BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    who       words NOT NULL,
    pid       INTEGER NOT NULL,
    connected TIMESTAMPTZ NOT NULL,
    fenced    TIMESTAMPTZ,
    by        words
);

-- When a node was last there, by the clock of the database: that is the only clock all of them have.
CREATE TABLE beats (
    node BIGINT PRIMARY KEY,
    at   TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);
