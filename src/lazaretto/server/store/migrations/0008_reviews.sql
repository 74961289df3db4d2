-- Reviews of games that are over: kept with the game, made anew when the site's judges have changed.

CREATE TABLE reviews (
    tbl TEXT PRIMARY KEY REFERENCES tables (id),
    looks BIGINT NOT NULL,           -- 1: what seemed worst is still to be looked at again
    judges TEXT NOT NULL,            -- a digest of what it was judged by
    review TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
