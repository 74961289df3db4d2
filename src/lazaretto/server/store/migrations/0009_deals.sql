-- Deals that are played at several tables: one of each title every day for everybody, and those that friends share.

CREATE TABLE deals (
    id TEXT PRIMARY KEY,             -- day/title, or drawn
    title TEXT NOT NULL,
    day BIGINT,                      -- since 1970; NULL: friends share it
    host TEXT REFERENCES people (id),
    wish TEXT NOT NULL,              -- what every table of it is like
    seed TEXT NOT NULL,
    closes DOUBLE PRECISION NOT NULL, -- when it is shown, whoever still plays it
    made BIGINT NOT NULL DEFAULT 0,  -- how many tables there have been
    opened BIGINT NOT NULL DEFAULT 0, -- 1: what was hidden may be seen
    scoring TEXT NOT NULL,           -- luck, datum or mean: settled before anybody plays it
    beta DOUBLE PRECISION NOT NULL,  -- how much of the luck is taken off a win
    datum DOUBLE PRECISION,          -- by how many points bots were ahead on it
    scored BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX deals_by_opened ON deals (opened, closes);
CREATE INDEX deals_by_day ON deals (title, day);

ALTER TABLE tables ADD COLUMN deal TEXT; -- of deals, whose rows a backup brings back after these
ALTER TABLE tables ADD COLUMN sealed BIGINT NOT NULL DEFAULT 0; -- 1: its deal is still played elsewhere
CREATE INDEX tables_by_deal ON tables (deal);
CREATE INDEX tables_by_seal ON tables (sealed, deal);

CREATE TABLE deal_players (
    deal TEXT NOT NULL REFERENCES deals (id),
    person TEXT NOT NULL REFERENCES people (id),
    tbl TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (deal, person)       -- nobody plays a deal twice
);

CREATE INDEX deal_players_by_person ON deal_players (person);

CREATE TABLE daily_results (
    tbl TEXT PRIMARY KEY REFERENCES tables (id),
    deal TEXT NOT NULL REFERENCES deals (id),
    person TEXT NOT NULL REFERENCES people (id),
    state TEXT NOT NULL,             -- finished, given-up, not-counted
    win DOUBLE PRECISION NOT NULL,   -- share of the victory
    points BIGINT NOT NULL,
    lead BIGINT NOT NULL,            -- points ahead of the best other
    luck DOUBLE PRECISION,           -- in chances to win
    score DOUBLE PRECISION,          -- for the ranking; NULL: a guest's, or not reckoned yet
    at DOUBLE PRECISION NOT NULL
);

CREATE INDEX daily_results_by_deal ON daily_results (deal, state);
CREATE INDEX daily_results_by_person ON daily_results (person);

CREATE TABLE fork_answers (
    deal TEXT NOT NULL REFERENCES deals (id),
    fork TEXT NOT NULL,              -- a digest of what the seat knew when it was asked
    tbl TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,               -- how many answers had been given before
    choice TEXT NOT NULL,
    PRIMARY KEY (deal, fork, tbl)
);

CREATE INDEX fork_answers_by_table ON fork_answers (tbl, n);
