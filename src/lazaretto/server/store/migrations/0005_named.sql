-- Which logs name whom, notices only while their game runs, and where tables are made from.

CREATE TABLE named (
    person TEXT NOT NULL,            -- '': from before this was kept; the log may name anybody
    tbl TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, tbl)
);

INSERT INTO named (person, tbl) SELECT '', id FROM tables;

DELETE FROM notices WHERE tbl IN (SELECT id FROM tables WHERE state <> 'running');
CREATE INDEX notices_by_table ON notices (tbl);

ALTER TABLE tables ADD COLUMN origin TEXT; -- a digest of where the host came from; NULL: it is not known
CREATE INDEX tables_by_origin ON tables (origin, state);
