-- When this house was last there. Time that it was not there is nobody's: when it opens again, what runs out while
-- people play (`deadline`, `deadline_before`) and where their time is counted from (`started`) are moved by as much.

CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
