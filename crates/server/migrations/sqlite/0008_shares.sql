-- A match that is over is read under its shared name by whoever has that name. It has one while everybody who played in it
-- agrees; whoever withdraws takes it away for good, for the next one is another. It is kept as it is, to be shown again to
-- those who share it: the file holds the match itself.

ALTER TABLE tables ADD COLUMN shared TEXT;
CREATE UNIQUE INDEX tables_shared ON tables (shared) WHERE shared IS NOT NULL;
ALTER TABLE seats ADD COLUMN agrees INTEGER NOT NULL DEFAULT 0;
