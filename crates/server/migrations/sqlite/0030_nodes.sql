-- Which node writes for a table; a data file has one, and names it nowhere.
ALTER TABLE tables ADD COLUMN owner INTEGER;
