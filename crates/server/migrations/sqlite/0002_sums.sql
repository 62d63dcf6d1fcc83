-- What is read must be what was written: a sum over how a match began, and one over each line and all lines before it.
-- Where there is none, the match is older than the sums.

ALTER TABLE tables ADD COLUMN sum INTEGER;
ALTER TABLE events ADD COLUMN sum INTEGER;
