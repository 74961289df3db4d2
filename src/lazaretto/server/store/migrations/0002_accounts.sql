-- Hosts, sessions one by one, proven addresses, what a key was used for, and in whose company a game was played.

ALTER TABLE tables ADD COLUMN host TEXT;      -- NULL: from before hosts were counted
CREATE INDEX tables_by_host ON tables (host, state);

ALTER TABLE entries ADD COLUMN request TEXT;  -- a digest of the request that brought the key

ALTER TABLE people ADD COLUMN confirmed TEXT; -- the mail address whose owner has opened a link
ALTER TABLE people ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0; -- 1: only the id is left, for the games

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    device TEXT NOT NULL,            -- what the browser or program calls itself
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL   -- to the hour
);

CREATE INDEX sessions_by_person ON sessions (person, seen);

-- The tokens of before name no session: they are all of one that is called like the person.
INSERT INTO sessions (id, person, device, created, seen) SELECT id, id, '', created, created FROM people;

CREATE TABLE confirmations (
    person TEXT PRIMARY KEY REFERENCES people (id), -- one open link at a time
    digest TEXT NOT NULL UNIQUE,
    mail TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);

ALTER TABLE results ADD COLUMN persons TEXT;  -- a digest of who played together
ALTER TABLE results ADD COLUMN origins TEXT;  -- a digest of where they played from
CREATE INDEX results_by_persons ON results (persons, at);
CREATE INDEX results_by_origins ON results (origins, at);
