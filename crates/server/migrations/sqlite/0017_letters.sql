-- When a letter was written, by which whoever gets it twice knows that it is the same: `until` moves by the time that the house
-- was away, and this does not.
ALTER TABLE letters ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
