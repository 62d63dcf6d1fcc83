-- For what is swept out when it has grown old.

CREATE INDEX guests_created ON guests (created);
CREATE INDEX tables_touched ON tables (phase, touched);
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
