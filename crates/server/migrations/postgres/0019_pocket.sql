-- Matches that people have played on a device, without the house, and brought along. They stand in the book of whoever brought them and
-- nowhere else: there is no result of them, and no rating.
CREATE TABLE pocket_matches (
    guest  words NOT NULL,
    -- Of the record without the names in it: the same match is there once.
    digest words NOT NULL,
    game   words NOT NULL,
    -- A list in JSON, by seat: which computer player sat there (none: whoever brought it), its place and its points.
    seats  words NOT NULL,
    -- When it was over, as the device says, and when it came here: milliseconds since 1970.
    played BIGINT NOT NULL,
    came   BIGINT NOT NULL,
    bytes  BIGINT NOT NULL,
    record words NOT NULL,
    PRIMARY KEY (guest, digest)
);
CREATE INDEX pocket_matches_came ON pocket_matches (came);
