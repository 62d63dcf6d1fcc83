-- Several nodes may have one house open. `addr`: where the others reach this one; none: it has the house to itself. `desk`: it keeps
-- what there is one of; `leaving`: it takes nothing more.
ALTER TABLE nodes ADD COLUMN addr words;
ALTER TABLE nodes ADD COLUMN desk BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE nodes ADD COLUMN leaving BOOLEAN NOT NULL DEFAULT FALSE;
CREATE UNIQUE INDEX nodes_desk ON nodes (desk) WHERE desk AND fenced IS NULL;
CREATE INDEX nodes_there ON nodes (id) WHERE fenced IS NULL;

-- Which node writes for a table: nobody else does until that one is fenced, or lets it go.
ALTER TABLE tables ADD COLUMN owner BIGINT;
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;

-- Who looks at which table, as the node says it where the page is. Nothing is lost with it.
CREATE UNLOGGED TABLE here (
    node     BIGINT NOT NULL,
    table_id words NOT NULL,
    guest    words NOT NULL,
    PRIMARY KEY (node, table_id, guest)
);
