-- What a site keeps. The log of a table (entries) is the truth; its row in tables sums it up for lists and sweeps.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,             -- in lower case; NULL: a guest
    password TEXT,                   -- argon2id
    mail TEXT,
    epoch BIGINT NOT NULL DEFAULT 0, -- raised to end all sessions
    wishes TEXT NOT NULL,            -- language, notices, quiet hours
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE sign_ins (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    expires DOUBLE PRECISION NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    state TEXT NOT NULL,             -- open, running, over, aside
    public BIGINT NOT NULL,
    n BIGINT NOT NULL,               -- how many entries its log has
    due DOUBLE PRECISION,            -- when something must happen by itself: a bot answers, a clock ends
    changed DOUBLE PRECISION NOT NULL,
    summary TEXT NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, changed);
CREATE INDEX tables_by_due ON tables (due);

CREATE TABLE entries (
    tbl TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    key TEXT,                        -- the idempotency key of the request that made it
    PRIMARY KEY (tbl, n),
    UNIQUE (tbl, key)
);

CREATE TABLE sitters (
    tbl TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    asked BIGINT NOT NULL,           -- 1 while it is this person's turn
    PRIMARY KEY (tbl, person)
);

CREATE INDEX sitters_by_person ON sitters (person);

CREATE TABLE results (
    tbl TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    who TEXT NOT NULL,               -- a person's id, or bot:name
    title TEXT NOT NULL,
    players BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    rated BIGINT NOT NULL,           -- 0: not for rating, 1: waits to be rated, 2: is rated
    at DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION,             -- the rating after this game
    sigma DOUBLE PRECISION,
    PRIMARY KEY (tbl, seat)
);

CREATE INDEX results_by_who ON results (who, at);
CREATE INDEX results_to_rate ON results (rated, at);

CREATE TABLE ratings (
    who TEXT NOT NULL,
    title TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (who, title, players)
);

CREATE TABLE notices (
    person TEXT NOT NULL REFERENCES people (id),
    tbl TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    since BIGINT NOT NULL,           -- the entry that asked: one notice for each question
    due DOUBLE PRECISION NOT NULL,
    sent DOUBLE PRECISION,
    PRIMARY KEY (person, tbl, seat, since)
);

CREATE INDEX notices_by_due ON notices (sent, due);

CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,       -- where a browser wants its push messages
    person TEXT NOT NULL REFERENCES people (id),
    keys TEXT NOT NULL
);
