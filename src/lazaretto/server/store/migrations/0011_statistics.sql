-- What somebody's games have in common, added up when a game has ended; and what reviews found in them.

ALTER TABLE results ADD COLUMN counted BIGINT NOT NULL DEFAULT 0; -- 0: waits to be counted; see store/statistics.py
ALTER TABLE results ADD COLUMN judges TEXT;                       -- by whom decisions were judged; NULL: not reviewed
ALTER TABLE results ADD COLUMN decisions BIGINT;
ALTER TABLE results ADD COLUMN lost DOUBLE PRECISION;             -- points, with all of them together
CREATE INDEX results_to_count ON results (counted, at);
CREATE INDEX results_reviewed ON results (who, title, judges, at);

CREATE TABLE tallies (
    who TEXT NOT NULL,               -- a person's id, or bot:name
    title TEXT NOT NULL,
    players BIGINT NOT NULL,
    public BIGINT NOT NULL,          -- 0: at private tables, which others are not told of
    rated BIGINT NOT NULL,
    kind TEXT NOT NULL,              -- game, turn, taken, points
    item TEXT NOT NULL,
    games BIGINT NOT NULL,           -- in which it was there
    wins BIGINT NOT NULL,
    amount BIGINT NOT NULL,          -- points, or how often
    PRIMARY KEY (who, title, players, public, rated, kind, item)
);
