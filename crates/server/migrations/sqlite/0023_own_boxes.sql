-- Boxes of those who own one. `came`: when somebody handed it in last, in milliseconds since 1970; none, if the house has been open with
-- it. What was handed in is kept for as long as a table or somebody's list names it.
ALTER TABLE boxes ADD COLUMN came INTEGER;
CREATE INDEX boxes_came ON boxes (came) WHERE came IS NOT NULL;

-- What a table was laid with, if not with the box of the house.
ALTER TABLE tables ADD COLUMN own_box TEXT;
CREATE INDEX tables_own_box ON tables (own_box) WHERE own_box IS NOT NULL;

-- Which boxes somebody keeps, under names that nobody else is told.
CREATE TABLE own_boxes (
    guest  TEXT NOT NULL,
    game   TEXT NOT NULL,
    digest TEXT NOT NULL,
    name   TEXT NOT NULL,
    made   INTEGER NOT NULL,
    PRIMARY KEY (guest, digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX own_boxes_digest ON own_boxes (digest);
