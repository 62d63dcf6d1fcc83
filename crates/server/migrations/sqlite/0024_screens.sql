-- Screens that show a table no more, for its host has sent them away.
CREATE TABLE screens_out (
    table_id TEXT NOT NULL,
    screen   TEXT NOT NULL,
    PRIMARY KEY (table_id, screen)
) STRICT, WITHOUT ROWID;
