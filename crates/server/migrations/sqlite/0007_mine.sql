-- Whose turn it is and how a match ended follow from its log; they stand beside it too, so that a list of somebody's tables
-- can tell them. Where they are missing, the match is older than this: they are written when its table is next read.

ALTER TABLE tables ADD COLUMN waits INTEGER;
ALTER TABLE seats ADD COLUMN place INTEGER;
ALTER TABLE seats ADD COLUMN score INTEGER;

-- Copies of what the table says, by which somebody's seats are in order: what is not over first, each newest first.
ALTER TABLE seats ADD COLUMN live INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET live = tables.phase <> 'over', since = tables.touched FROM tables WHERE tables.id = seats.table_id;

CREATE TRIGGER seats_of_a_table AFTER UPDATE OF phase, touched ON tables BEGIN
    UPDATE seats SET live = NEW.phase <> 'over', since = NEW.touched WHERE table_id = NEW.id;
END;
CREATE TRIGGER seats_new AFTER INSERT ON seats BEGIN
    UPDATE seats SET live = tables.phase <> 'over', since = tables.touched
    FROM tables WHERE tables.id = NEW.table_id AND seats.table_id = NEW.table_id AND seats.seat = NEW.seat;
END;

DROP INDEX seats_guest;
CREATE INDEX seats_guest ON seats (guest, live, since, table_id) WHERE guest IS NOT NULL;
