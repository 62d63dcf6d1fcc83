-- A match may begin from a position that somebody has set up, names the box that it is played with, and knows when the
-- question before the one that is asked now would have run out: if the answer to it is taken back, it still does.

ALTER TABLE tables ADD COLUMN position TEXT;
ALTER TABLE tables ADD COLUMN parts TEXT;
ALTER TABLE tables ADD COLUMN deadline_before INTEGER;
